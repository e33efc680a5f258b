import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { HAUL, house, skerryAt, temporary } from './skerry.ts'

const skerry = skerryAt(inject('width'))

const COMMANDS = [
  'serve',
  'play',
  'games',
  'sim',
  'arena',
  'replay',
  'verify',
  'ledger',
  'mutate',
  'content',
  'bench',
  'help',
]

describe('help', () => {
  test.each(COMMANDS)('%s --help says what it does and which options it has', async (name) => {
    const { code, out, err } = await skerry([name, '--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Usage: skerry ${name}`)
    expect(out).toContain('--json')
  })

  test('help lists every command, also as JSON', async () => {
    const { code, out } = await skerry(['help'])
    expect(code).toBe(0)
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
    const listed = JSON.parse((await skerry(['help', '--json'])).out)
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(COMMANDS)
    expect((await skerry(['--help'])).out).toBe(out)
  })
})

describe('wrong usage: exit code 2, one line on stderr, nothing on stdout', () => {
  test.each([
    ['an unknown command', ['smi'], 'There is no command “smi”. Did you mean “sim”?'],
    ['an unknown command for help', ['help', 'replya'], 'Did you mean “replay”?'],
    ['an unknown option', ['sim', 'connect-four', '--gmaes', '3'], 'no option --gmaes. Did you mean “--games”?'],
    ['an unknown option without a command', ['--langg', 'de'], 'no option --langg. Did you mean “--lang”?'],
    ['an option without its value', ['sim', 'connect-four', '--games'], '--games needs a value: --games K.'],
    ['an option instead of a value', ['sim', 'connect-four', '--seed', '--json'], '--seed needs a value'],
    ['a value where none belongs', ['games', '--json=yes'], '--json takes no value.'],
    ['an option twice', ['sim', 'connect-four', '--seed', '1', '--seed', '2'], '--seed is given twice.'],
    ['an unknown game', ['sim', 'conect-four'], 'There is no game “conect-four”. Did you mean “connect-four”?'],
    ['a missing game', ['sim'], '“sim” needs a game.'],
    ['a word too many', ['mutate', 'connect-four', 'risk44'], 'does not know what to do with “risk44”'],
    ['a wrong number', ['sim', 'connect-four', '--games', 'many'], '--games must be a whole number from 1'],
    ['too many players', ['sim', 'connect-four', '--players', '3'], '--players 3: connect-four is played by 2.'],
    ['an option the game lacks', ['sim', 'connect-four', '--set', 'a=b'], '--set a: connect-four has no such option.'],
    ['a --set that is none', ['play', 'connect-four', '--set', 'fast'], 'this should read option=value'],
    ['an unknown bot', ['sim', 'connect-four', '--bots', 'rndom'], 'no bot “rndom”. Did you mean “random”?'],
    ['a bot without a guide', ['sim', 'connect-four', '--bots', 'adept'], 'adept: connect-four has no guide for bots'],
    ['an arena for one', ['arena', 'connect-four', '--bots', 'random'], 'the arena needs two or more different bots'],
    ['an arena without a guide', ['arena', 'connect-four'], 'novice: connect-four has no guide for bots'],
    ['too many bots', ['sim', 'connect-four', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    ['two bots alone', ['sim', 'barbarians', '--players', '1', '--bots', 'random,random'], '2 bots for 1 seat.'],
    [
      'an option of the game for one',
      ['sim', 'barbarians', '--players', '2', '--set', 'soloTarget=130'],
      'option soloTarget: only with 1 seat, not 2.',
    ],
    ['an unknown language', ['play', 'connect-four', '--lang', 'fr'], '--lang fr: the languages are en and de.'],
    ['an unknown seat', ['play', 'connect-four', '--seat', 'C'], '--seat C: the seats are A to B.'],
    ['an unknown action', ['content', 'exprt', 'risk44'], 'no “content exprt”. Did you mean “export”?'],
    ['an unknown benchmark', ['bench', 'kernal'], 'no benchmark “kernal”. Did you mean “kernel”?'],
    ['a port that is none', ['serve', '--port', '70000'], '--port must be a whole number from 0 to 65535'],
    ['contrary options', ['ledger', '--write', '--check'], '--write and --check do not go together.'],
    ['a folder that is not there', ['replay', '--all', 'no/such'], '--all no/such: there is no such file or folder.'],
  ])('%s', async (_what, args, message) => {
    const { code, out, err } = await skerry(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test.each([
    ['an unknown value', ['--set', 'crew=huge'], '--set crew=huge: the values are small, big.'],
    ['an unknown option with a near name', ['--set', 'strom=true'], 'Did you mean “storm”?'],
    ['an option without what it needs', ['--set', 'crew=big'], 'option crew: needs storm=true.'],
    ['an option for other seat counts', ['--modules', 'pirates'], 'option pirates: only with 3 seats, not 2.'],
    ['a module that is not just on or off', ['--modules', 'crew'], 'not just on or off; use --set'],
  ])('options of a game: %s', async (_what, args, message) => {
    const { code, out, err } = await skerry(['sim', 'haul', ...args], { root: HAUL })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })
})

describe('games', () => {
  test('lists each game with seats and options', async () => {
    const { code, out } = await skerry(['games'])
    expect(code).toBe(0)
    expect(out).toMatch(/^connect-four\s+Connect Four\s+2 players$/m)
    const options = await skerry(['games'], { root: HAUL })
    expect(options.out).toMatch(/--set storm= +false \(usual\), true +a storm comes/)
  })

  test('as JSON', async () => {
    const { out, err } = await skerry(['games', '--json'], { root: HAUL })
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 'haul',
        name: 'The Haul',
        names: { de: 'Die Fracht' },
        seats: { min: 2, max: 3 },
        options: [{ key: 'storm' }, {}, {}],
      },
    ])
  })

  test('a new folder is a new game; one that cannot be loaded is named and the others stay', async () => {
    const root = house('haul', 'tic-tac-toe')
    const { writeFileSync, mkdirSync } = await import('node:fs')
    mkdirSync(join(root, 'games', 'broken'))
    writeFileSync(join(root, 'games', 'broken', 'index.ts'), 'export const game = 1 +\n')
    const { code, out, err } = await skerry(['games', '--json'], { root })
    expect(code).toBe(1)
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(['haul', 'tic-tac-toe'])
    expect(err).toContain(join('games', 'broken', 'index.ts'))
  })

  test('no games at all', async () => {
    const { code, err } = await skerry(['games'], { root: temporary() })
    expect(code).toBe(1)
    expect(err).toContain('there is no such folder; the games belong there')
  })
})
