import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { ServeError, serve } from '../../src/index.ts'
import { takeFolder } from '../../src/store/lock.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { ROOT } from '../service-kit.ts'
import { aTable, move } from './things.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-lock-'))
  folders.push(folder)
  return folder
}

describe('a folder', () => {
  test('belongs to one at a time, and can be taken again', () => {
    const folder = join(newFolder(), 'made', 'for it')
    const release = takeFolder(folder)
    const taken = `Another server keeps its tables in ${folder}: end it, or choose another folder.`
    expect(() => takeFolder(folder)).toThrow(taken)
    expect(() => takeFolder(folder)).toThrow(taken)
    release()
    takeFolder(folder)()
    takeFolder(folder)()
    expect(readdirSync(folder)).toEqual(['skerry.lock'])
  })

  test('others are not concerned', () => {
    const [one, other] = [newFolder(), newFolder()] as const
    const releases = [takeFolder(one), takeFolder(other)]
    expect(() => takeFolder(one)).toThrow(`in ${one}:`)
    expect(() => takeFolder(other)).toThrow(`in ${other}:`)
    for (const release of releases) release()
  })

  test('of somebody who was killed is free', async () => {
    const folder = newFolder()
    const lock = join(import.meta.dirname, '..', '..', 'src', 'store', 'lock.ts')
    const script = `
      import { takeFolder } from ${JSON.stringify(lock)}
      globalThis.release = takeFolder(${JSON.stringify(folder)})
      console.log('taken')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])
    await once(child.stdout, 'data')
    expect(() => takeFolder(folder)).toThrow('Another server')
    child.kill('SIGKILL')
    await once(child, 'exit')
    takeFolder(folder)()
  })

  test('that is a file cannot be taken', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, 'something')
    expect(() => takeFolder(file)).toThrow(`Nothing can be kept in the folder ${file}: `)
    expect(readFileSync(file, 'utf8')).toBe('something')
  })

  test('is given back by a server that ends, or does not begin', async () => {
    const data = newFolder()
    const options = { root: ROOT, dist: null, data, port: 0 }
    const first = await serve(options)
    await expect(serve(options)).rejects.toThrow(ServeError)
    await expect(serve(options)).rejects.toThrow(`Another server keeps its tables in ${data}`)
    await first.close()
    await expect(serve({ ...options, host: '192.0.2.1' })).rejects.toThrow('no address of this machine')
    await (await serve(options)).close()
  })
})

describe('whoever only reads', () => {
  test('sees what is kept, also while somebody writes, and changes nothing', async () => {
    const file = join(newFolder(), 'store.sqlite')
    const store = await openSqlite(file)
    await store.commit([{ kind: 'newTable', table: aTable('t') }, ...move(aTable('t'))])
    const reader = await openSqlite(file, 'read')
    expect((await reader.course('t'))?.rows).toHaveLength(1)
    await expect(reader.commit([{ kind: 'newTable', table: aTable('u') }])).rejects.toThrow('readonly')
    const next = { ...aTable('t'), version: 1 }
    await store.commit(move(next))
    expect((await reader.table('t'))?.version).toBe(2)
    await reader.close()
    await store.close()
    const later = await openSqlite(file, 'read')
    expect(await later.allTables('', 9)).toEqual(['t'])
    await later.close()
  })

  test('makes no file, and touches none of others', async () => {
    const folder = newFolder()
    await expect(openSqlite(join(folder, 'none.sqlite'), 'read')).rejects.toThrow('cannot be opened')
    writeFileSync(join(folder, 'empty.sqlite'), '')
    await expect(openSqlite(join(folder, 'empty.sqlite'), 'read')).rejects.toThrow('it is empty')
    const other = join(folder, 'other.sqlite')
    const db = new DatabaseSync(other)
    db.exec('CREATE TABLE recipes (name TEXT)')
    db.close()
    const before = readFileSync(other)
    for (const use of ['read', 'write'] as const)
      await expect(openSqlite(other, use)).rejects.toThrow('it is a database of something else')
    expect(readFileSync(other)).toEqual(before)
    expect(readdirSync(folder).sort()).toEqual(['empty.sqlite', 'other.sqlite'])
  })
})
