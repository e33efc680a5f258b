import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJson, skerry, temporary, writeJson } from './skerry.ts'

test('export writes the built-in pack; check finds it good; nothing is replaced unasked', async () => {
  const file = join(temporary(), 'my.json')
  const written = await skerry(['content', 'export', 'risk44', file])
  expect(written).toMatchObject({ code: 0, out: '' })
  expect(written.err).toContain(`skerry content check risk44 ${file}`)
  const printed = await skerry(['content', 'export', 'risk44'])
  expect(printed.out).toBe(readFileSync(file, 'utf8'))
  const good = await skerry(['content', 'check', 'risk44', file])
  expect(good).toMatchObject({ code: 0, err: '' })
  expect(good.out).toContain('a good pack for risk44')
  const json = JSON.parse((await skerry(['content', 'check', 'risk44', file, '--json'])).out)
  expect(json).toMatchObject({ game: 'risk44', ok: true, faults: [], pack: expect.stringMatching(/^[\da-f]{16}$/) })
  const again = await skerry(['content', 'export', 'risk44', file])
  expect(again.code).toBe(1)
  expect(again.err).toContain('exists already; --force replaces it')
  const forced = await skerry(['content', 'export', 'risk44', file, '--force', '--json'])
  expect(JSON.parse(forced.out)).toEqual({ game: 'risk44', file, pack: json.pack })
})

test('check names the fault by place and reason', async () => {
  const folder = temporary()
  const file = join(folder, 'pack.json')
  await skerry(['content', 'export', 'risk44', file])
  const pack = readJson(file)
  pack.areas[3].links[0] = 99
  writeJson(file, pack)
  const { code, out, err } = await skerry(['content', 'check', 'risk44', file])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(`${file}: areas.3.links.0: noSuchArea (got 99)`)
  const json = JSON.parse((await skerry(['content', 'check', 'risk44', file, '--json'])).out)
  expect(json).toMatchObject({
    ok: false,
    faults: expect.arrayContaining([
      expect.objectContaining({ path: 'areas.3.links.0', reason: 'noSuchArea', params: { got: '99' } }),
    ]),
  })
})

test('check says line and column of what is no JSON, and what cannot be read', async () => {
  const folder = temporary()
  const file = join(folder, 'pack.json')
  writeFileSync(file, '{\n  "columns": 7,\n  "rows": six\n}\n')
  const { code, err } = await skerry(['content', 'check', 'connect-four', file])
  expect(code).toBe(1)
  expect(err).toContain(`${file}:3:11: no JSON: unexpected “six”`)
  const missing = await skerry(['content', 'check', 'connect-four', join(folder, 'none.json'), '--json'])
  expect(missing.code).toBe(1)
  expect(JSON.parse(missing.out)).toMatchObject({ ok: false, faults: [{ reason: 'unreadable' }] })
})

test('a broken --pack is bad input everywhere, and nothing is written', async () => {
  const folder = temporary()
  const pack = writeJson(join(folder, 'pack.json'), { columns: 7, rows: 6, line: 9 })
  const saved = join(folder, 'saved.json')
  const runs = [
    ['sim', 'connect-four', '--pack', pack],
    ['play', 'connect-four', '--pack', pack, '--save', saved],
  ]
  for (const args of runs) {
    const { code, out, err } = await skerry(args, { cwd: folder })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`${pack}: line: longerThanTheBoard (line 9, columns 7, rows 6)`)
  }
  expect(existsSync(saved)).toBe(false)
  const cut = await skerry(['sim', 'connect-four', '--pack', join(folder, 'none')])
  expect(cut).toMatchObject({ code: 2, out: '' })
  expect(cut.err).toContain('none: there is no such file')
})
