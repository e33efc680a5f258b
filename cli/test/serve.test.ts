import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { someOf } from '@skerry/kit'
import type { Api } from '@skerry/link/client'
import { NODE_FLAGS } from '@skerry/server/launch'
import { buildOnce } from '@skerry/web/build'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { apiOf, servingAt, servingProcess } from './serving.ts'
import { skerryAt, temporary } from './skerry.ts'
import { begun, guest, newKey, played, ROOT, returning } from './tables.ts'

const width = inject('width')
const skerry = skerryAt(width)
const serving = servingAt(width)
const servingApi = (...more: [args?: readonly string[], env?: Readonly<Record<string, string>>]) =>
  apiOf(serving, ...more)

test('`npm start` starts Node as a server wants it', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
  expect(scripts.start).toBe(['node', ...NODE_FLAGS, 'cli/src/main.ts', 'serve'].join(' '))
})

describe('the site', () => {
  beforeAll(() => buildOnce(ROOT), 300_000)

  test('prints the address, serves the site, ends with Ctrl-C', async () => {
    const { line, end } = servingProcess([])
    const url = /^Skerry is at (http:\/\/127\.0\.0\.1:\d+\/)$/.exec(await line())?.[1] as string
    expect(await line()).toContain('serve --host 0.0.0.0” opens it to your network')
    const page = await fetch(url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script type="module"')
    expect(await (await fetch(new URL('healthz', url))).json()).toEqual({ ok: true, store: true, rules: true })
    expect(await end('SIGINT')).toBe(0)
  })

  test('--json: one line with the addresses', async () => {
    const { line, end } = serving(['--json', '--host', '0.0.0.0'])
    const { url, urls } = JSON.parse(await line())
    expect(urls[0]).toBe(url)
    expect((await fetch(url)).status).toBe(200)
    expect(await end()).toBe(0)
  })

  test('what the service worker keeps is what is served, and fits its name', async () => {
    const { line } = serving(['--json'])
    const { url } = JSON.parse(await line())
    const script = await (await fetch(new URL('sw.js', url))).text()
    const files = JSON.parse(/^const FILES = (.*)$/m.exec(script)?.[1] as string) as string[]
    const version = JSON.parse(/^const VERSION = (.*)$/m.exec(script)?.[1] as string)
    expect(files).toContain('/index.html')
    const hash = createHash('sha256')
    for (const file of files) {
      const response = await fetch(new URL(file, url))
      expect({ file, status: response.status }).toEqual({ file, status: 200 })
      hash.update(file.slice(1)).update(Buffer.from(await response.arrayBuffer()))
    }
    expect(hash.digest('hex').slice(0, 12)).toBe(version)
  })

  test('--api-only: there is none, all else is', async () => {
    const { url } = await servingApi()
    const statusOf = async (path: string) => (await fetch(new URL(path, url))).status
    expect(await statusOf('api/games')).toBe(200)
    expect(await statusOf('docs')).toBe(200)
    expect(await statusOf('')).toBe(404)
    expect(await statusOf('index.html')).toBe(404)
    expect(await statusOf('table/abc')).toBe(404)
  })
})

describe('what cannot be served: one line', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const { code, out, err } = await skerry(['serve', '--api-only', '--port', `${port}`, '--data', temporary()])
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `skerry: Port ${port} is in use; choose another one.\n`,
    })
  })

  test.each([
    [['--log', 'loud'], '--log must be one of silent, error, warn, info, debug, not “loud”'],
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not “70000”'],
    [['--port', '-1'], '--port'],
    [['--data'], '--data needs a value'],
    [['--dat', 'x'], '--dat'],
    [['folder'], 'folder'],
  ])('%j: wrong usage', async (args, message) => {
    const { code, out, err } = await skerry(['serve', '--api-only', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('a folder that is a file, and a store that is none', async () => {
    const folder = temporary()
    writeFileSync(join(folder, 'file'), '')
    const inFile = await skerry(['serve', '--api-only', '--port', '0', '--data', join(folder, 'file')])
    expect(inFile).toMatchObject({ code: 1, out: '' })
    expect(inFile.err).toMatch(/^skerry: Nothing can be kept in the folder .*file: .*\n$/)
    mkdirSync(join(folder, 'other'))
    writeFileSync(join(folder, 'other', 'skerry.sqlite'), 'no database at all, '.repeat(500))
    const noStore = await skerry(['serve', '--api-only', '--port', '0', '--data', join(folder, 'other')])
    expect(noStore).toMatchObject({ code: 1, out: '' })
    expect(noStore.err).toMatch(/^skerry: The store .*skerry\.sqlite cannot be opened: file is not a database\n$/)
  })
})

describe('where tables are kept', () => {
  test('--data: the folder is made; what holds secrets is its owner’s alone', async () => {
    const data = join(temporary(), 'deep', 'down')
    const one = await servingApi(['--data', data])
    expect(readdirSync(data)).toContain('skerry.sqlite')
    for (const name of readdirSync(data).filter((file) => file.startsWith('skerry.sqlite')))
      expect(statSync(join(data, name)).mode & 0o777, name).toBe(0o600)
    expect(await one.end()).toBe(0)
    // Everything is in the one file then.
    expect(readdirSync(data).filter((file) => file.startsWith('skerry.sqlite'))).toEqual(['skerry.sqlite'])
  })

  test('SKERRY_DATA, unless --data says otherwise', async () => {
    const [first, second] = [join(temporary(), 'first'), join(temporary(), 'second')]
    await (await servingApi([], { SKERRY_DATA: first })).end()
    expect(existsSync(join(first, 'skerry.sqlite'))).toBe(true)
    await (await servingApi(['--data', second], { SKERRY_DATA: join(first, 'not here') })).end()
    expect(existsSync(join(second, 'skerry.sqlite'))).toBe(true)
    expect(existsSync(join(first, 'not here'))).toBe(false)
  })

  test('two servers never use the same folder; whoever was killed does not block it', async () => {
    const data = temporary()
    const first = await apiOf(servingProcess, ['--data', data])
    const ada = await guest(first, 'Ada')
    const { id } = await ada.create({ game: 'tic-tac-toe', seats: ['me', 'random'] })
    const second = await skerry(['serve', '--api-only', '--port', '0', '--data', data])
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `skerry: Another server keeps its tables in ${data}: end it, or choose another folder.\n`,
    })
    expect((await ada.table(id)).phase).toBe('open')
    await first.end('SIGKILL')
    const third = await servingApi(['--data', data])
    expect((await returning(third, ada).table(id)).id).toBe(id)
    expect(await third.end()).toBe(0)
    expect(await (await servingApi(['--data', data])).end()).toBe(0)
  })
})

describe('what is written down', () => {
  /** Does all sorts of things; answers with what must not be found in any log. */
  async function visited(url: string): Promise<string[]> {
    const [ada, bo] = [await guest({ url }, 'Ada Lovelace'), await guest({ url }, 'Bo Diddley')]
    const open = await ada.create({ game: 'arrival', seats: ['me', 'open'], visibility: 'private' })
    const invite = open.seats[1]?.invite as string
    await bo.accept(invite, 'nonce-of-bo-diddley')
    await ada.start(open.id)
    const table = await ada.table(open.id)
    await ada.say(open.id, { text: 'a word in your ear', key: 'chat-key-0001', to: [1] })
    for (const api of [ada, bo]) await api.view(open.id)
    const asked = [ada, bo][table.asked?.seats[0] as number] as typeof ada
    const { v, choices } = await asked.choices(open.id)
    const notation = choices[0]?.notation as string
    await asked.choose(open.id, { v, key: 'command-key-0001', choices: [notation] })
    await expect(bo.choose(open.id, { v: 99, key: 'command-key-0002', choices: ['nonsense words'] })).rejects.toThrow()
    await expect(bo.accept('not-an-invitation-at-all')).rejects.toThrow()
    await fetch(new URL(`api/tables/${open.id}/view?as=1&secret=hidden`, url), {
      headers: { cookie: ada.cookie, authorization: 'Bearer of-bad-news' },
    })
    return [
      ...[ada, bo].map(({ cookie }) => cookie.replace('skerry=', '')),
      ...table.seats.map(({ name }) => name),
      ...(table.dice.nonces ?? []),
      invite,
      'not-an-invitation-at-all',
      'a word in your ear',
      'chat-key-0001',
      'command-key',
      notation,
      'nonsense words',
      'hidden',
      'of-bad-news',
    ]
  }

  function secretsIn(data: string): string[] {
    const db = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true })
    const facts = db.prepare("SELECT json_extract(body, '$.secret') AS secret FROM facts").all()
    const hashes = db.prepare("SELECT json_extract(body, '$.hash') AS secret FROM rows").all()
    db.close()
    return [...facts, ...hashes].map(({ secret }) => String(secret))
  }

  test.each(someOf(['debug', 'info'], 1, width))(
    '--log %s: one line of JSON per request, and no secret in any',
    async (level) => {
      const data = temporary()
      const one = await servingApi(['--data', data, '--log', level])
      const secrets = await visited(one.url)
      const hidden = [...secrets, ...secretsIn(data)]
      expect(await one.end()).toBe(0)
      const lines = one.log().trim().split('\n')
      expect(lines.length).toBeGreaterThan(10)
      for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
      expect(hidden.length).toBeGreaterThan(10)
      for (const secret of hidden) {
        expect(secret).not.toBe('')
        expect(one.log()).not.toContain(secret)
      }
      // It tells what was asked for and how it was answered.
      expect(one.log()).toContain('/api/tables/:id/choose')
      expect(one.log()).toContain('409')
    },
  )

  const quiet = someOf(['warn', 'silent', 'error'], 2, width)
  test.each(quiet)('--log %s: nothing about what is as it should be', async (level) => {
    const one = await servingApi(['--log', level])
    await visited(one.url)
    expect(await one.end()).toBe(0)
    expect(one.log()).toBe('')
  })
})

describe('ending in order', () => {
  /** A table with bots that think, one people play at, and somebody who watches. */
  async function busy(url: string) {
    const people = [await guest({ url }, 'Ada'), await guest({ url }, 'Bo')] as const
    const [ada] = people
    const thinking = await ada.create({ game: 'marnon', seats: ['master', 'master', 'master'] })
    await ada.start(thinking.id)
    const table = await begun('marnon', people)
    await played(table, 12, 'busy')
    const line = new WebSocket(`${url.replace('http', 'ws')}api/live`, { headers: { cookie: ada.cookie } })
    await once(line, 'open')
    line.send(JSON.stringify({ t: 'sub', n: 1, table: table.id }))
    line.send(JSON.stringify({ t: 'sub', n: 2, table: thinking.id }))
    await once(line, 'message')
    return { ada, people, table, thinking: thinking.id, line }
  }

  // That SIGINT ends a process as well is seen with the site.
  test.each(someOf(['SIGTERM', 'SIGINT'] as const, 1, width))(
    '%s: whoever is connected, and everything is kept',
    async (signal) => {
      const data = temporary()
      const first = await apiOf(servingProcess, ['--data', data])
      const { ada, table, thinking, line } = await busy(first.url)
      const half = connect(Number(new URL(first.url).port), '127.0.0.1')
      half.write(
        'POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na',
      )
      half.on('error', () => undefined)
      onTestFinished(() => void half.destroy())
      const standing = async (api: Api) => {
        const { seats, ...state } = await api.table(table.id)
        return { ...state, seats: seats.map(({ isHere: _, ...seat }) => seat), sight: await api.view(table.id) }
      }
      const before = await standing(ada)
      const closed = once(line, 'close')
      expect(await first.end(signal)).toBe(0) // else the half request would keep it up for minutes, the bots for ever
      expect((await closed)[0]).toBe(1012) // come back later
      expect(first.log()).toBe('')
      const second = await servingApi(['--data', data])
      const again = returning(second, ada)
      expect(await standing(again)).toEqual(before)
      const { version, isHeld } = await again.table(thinking)
      expect(isHeld).toBe(false)
      await expect.poll(async () => (await again.table(thinking)).version, { timeout: 30_000 }).toBeGreaterThan(version)
      expect(await second.end()).toBe(0)
    },
  )

  test('a snapshot is left of what was being played, so that nothing is played again', async () => {
    const data = temporary()
    const one = await servingApi(['--data', data])
    const people = [await guest(one, 'Ada'), await guest(one, 'Bo')] as const
    const table = await begun('tic-tac-toe', people)
    await people[0].choose(table.id, { v: 0, key: newKey(), choices: ['mark 5'] })
    expect(await one.end()).toBe(0)
    const db = new DatabaseSync(join(data, 'skerry.sqlite'), { readOnly: true })
    expect(db.prepare('SELECT v FROM snapshots').all()).toEqual([{ v: 1 }])
    db.close()
  })
})
