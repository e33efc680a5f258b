import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { house, readJson, skerryAt, temporary, writeJson } from './skerry.ts'

const skerry = skerryAt(inject('width'))

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
  expect(json).toMatchObject({
    game: 'risk44',
    ok: true,
    faults: [],
    warnings: [],
    pack: expect.stringMatching(/^[\da-f]{16}$/),
  })
  const again = await skerry(['content', 'export', 'risk44', file])
  expect(again.code).toBe(1)
  expect(again.err).toContain('exists already; --force replaces it')
  const forced = await skerry(['content', 'export', 'risk44', file, '--force', '--json'])
  expect(JSON.parse(forced.out)).toEqual({ game: 'risk44', file, pack: json.pack })
})

test('release keeps the built-in pack as it is now beside the former ones', async () => {
  const same = await skerry(['content', 'release', 'connect-four'], { root: house('connect-four') })
  expect(same).toMatchObject({ code: 0, err: '', out: expect.stringContaining('has been kept before') })
  const root = house('connect-four')
  const folder = join(root, 'games', 'connect-four', 'data')
  const [former] = readdirSync(join(folder, 'released'))
  writeJson(join(folder, 'pack.json'), { ...readJson(join(folder, 'pack.json')), columns: 8 })
  const { code, out } = await skerry(['content', 'release', 'connect-four', '--json'], { root })
  const { pack, ...told } = JSON.parse(out)
  const file = join(folder, 'released', `${pack}.json`)
  expect({ code, ...told }).toEqual({ code: 0, game: 'connect-four', file, isNew: true })
  expect(readdirSync(join(folder, 'released')).sort()).toEqual([former, `${pack}.json`].sort())
  expect(readJson(file)).toMatchObject({ columns: 8 })
  expect((await skerry(['content', 'check', 'connect-four', file], { root })).out).toContain(`(${pack})`)
  expect((await skerry(['content', 'release'], { root })).code).toBe(2)
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
      expect.objectContaining({
        path: 'areas.3.links.0',
        reason: 'noSuchArea',
        params: { got: '99' },
        text: 'noSuchArea (got 99)',
      }),
    ]),
  })
})

/** The pack of Marnon, but C1 has forgotten VI4. */
async function forgetful(folder: string): Promise<string> {
  const file = join(folder, 'pack.json')
  await skerry(['content', 'export', 'marnon', file])
  const pack = readJson(file)
  pack.fields.find(({ id }: { id: string }) => id === 'C1').land = ['V1']
  return writeJson(file, pack)
}
const FORGOTTEN = {
  en: 'fields.C1.land: VI4 borders on this field in the drawing, but is not in the list  [borderNotLinked]',
  de: 'fields.C1.land: VI4 grenzt in der Zeichnung an dieses Feld, fehlt aber in der Liste  [borderNotLinked]',
}

test('check says what is wrong in sentences, in both languages, where the game has them', async () => {
  const file = await forgetful(temporary())
  const said = async (...args: string[]) => (await skerry(['content', 'check', 'marnon', file, ...args])).err
  expect(await said()).toContain(`skerry: ${file}: ${FORGOTTEN.en}\n`)
  expect(await said('--lang', 'de')).toContain(`skerry: ${file}: ${FORGOTTEN.de}\n`)
  expect(await said('--lang', 'fr')).toContain('--lang fr: the languages are en and de.')
  const { code, out } = await skerry(['content', 'check', 'marnon', file, '--lang', 'de', '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out).faults).toContainEqual({
    path: 'fields.C1.land',
    reason: 'borderNotLinked',
    params: { to: 'VI4' },
    text: 'VI4 grenzt in der Zeichnung an dieses Feld, fehlt aber in der Liste',
    message: `${file}: ${FORGOTTEN.de}`,
  })
  const list = writeJson(join(temporary(), 'list.json'), [])
  expect((await skerry(['content', 'check', 'marnon', list, '--lang', 'de'])).err).toBe(
    `skerry: ${list}: das ganze Dokument: hier gehört ein Objekt hin: { … }  [notAnObject]\n`,
  )
})

const RICH = {
  en: 'tiles.silver-moss.value: all locations of this colour together would bring 39 Fame; usually it is 26 to 30  [silverValue]',
  de: 'tiles.silver-moss.value: alle Orte dieser Farbe zusammen brächten 39 Ruhm; üblich sind 26 bis 30  [silverValue]',
}

test('check warns of what is unusual about a good pack, in both languages, where the game has warnings', async () => {
  const file = join(temporary(), 'pack.json')
  await skerry(['content', 'export', 'arrival', file])
  const check = (...args: string[]) => skerry(['content', 'check', 'arrival', file, ...args])
  expect(await check()).toMatchObject({ code: 0, err: '' })
  const pack = readJson(file)
  pack.tiles.find(({ id }: { id: string }) => id === 'silver-moss').value = 3
  writeJson(file, pack)
  const english = await check()
  expect(english).toMatchObject({ code: 0, err: `skerry: warning: ${file}: ${RICH.en}\n` })
  expect(english.out).toContain(`${file}: a good pack for arrival`)
  expect((await check('--lang', 'de')).err).toBe(`skerry: Hinweis: ${file}: ${RICH.de}\n`)
  const { code, out } = await check('--lang', 'de', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    pack: expect.stringMatching(/^[\da-f]{16}$/),
    faults: [],
    warnings: [
      {
        path: 'tiles.silver-moss.value',
        reason: 'silverValue',
        params: { got: 39, least: 26, most: 30 },
        text: 'alle Orte dieser Farbe zusammen brächten 39 Ruhm; üblich sind 26 bis 30',
        message: `${file}: ${RICH.de}`,
      },
    ],
  })
})

test('check does not warn of a pack that is refused', async () => {
  const file = join(temporary(), 'pack.json')
  await skerry(['content', 'export', 'arrival', file])
  const pack = readJson(file)
  pack.tiles.find(({ id }: { id: string }) => id === 'silver-moss').value = 3
  pack.cards.pop()
  writeJson(file, pack)
  const { code, err } = await skerry(['content', 'check', 'arrival', file])
  expect({ code, err }).toEqual({
    code: 1,
    err: `skerry: ${file}: cards: there must be 54; there are 53  [wrongNumber]\n`,
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
  expect(JSON.parse(missing.out)).toMatchObject({
    ok: false,
    faults: [{ reason: 'unreadable', text: 'there is no such file or folder' }],
  })
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
    const { code, out, err } = await skerry(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`${pack}: line: longerThanTheBoard (line 9, columns 7, rows 6)`)
  }
  expect(existsSync(saved)).toBe(false)
  const cut = await skerry(['sim', 'connect-four', '--pack', join(folder, 'none')])
  expect(cut).toMatchObject({ code: 2, out: '' })
  expect(cut.err).toContain('none: there is no such file')
})

test('a broken --pack is refused in a sentence, in the language of the command', async () => {
  const pack = await forgetful(temporary())
  const broken = readJson(pack)
  broken.fields.find(({ id }: { id: string }) => id === 'V6').terrain = 'plain'
  writeJson(pack, broken)
  const runs = [
    [['sim', 'marnon', '--pack', pack], 'this area should be "forest", like all of its region'],
    [['play', 'marnon', '--pack', pack, '--lang', 'de'], 'dieses Gebiet muss „forest“ sein, wie seine ganze Region'],
  ] as const
  for (const [args, sentence] of runs) {
    const { code, out, err } = await skerry(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(`skerry: ${pack}: fields.V6.terrain: ${sentence}  [terrainOfRegion]\n`)
  }
})
