import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { HAUL, readJson, skerryAt, temporary, writeJson } from './skerry.ts'

const skerry = skerryAt(inject('width'))

const ALL_COLUMNS = '1\n2\n3\n4\n5\n6\n7\n'.repeat(6)
const lines = (...text: string[]) => `${text.join('\n')}\n`

describe('a whole game', () => {
  test('in English', async () => {
    const { code, out, err } = await skerry(['play', 'connect-four', '--seed', '1'], { input: ALL_COLUMNS })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Connect Four · you are A of 2 · seed 1')
    expect(out).toContain('Which column takes your stone?  [C4-TURN-01]')
    expect(out).toMatch(/1 {2}drop a stone into column 1 {2}drop 1/)
    expect(out).toMatch(/B {6}B drops a stone into column \d, row \d {2}\[C4-DROP-01\]/)
    expect(out).toMatch(/The game is over: four in a row {2}\[C4-END-01\]/)
    expect(out).toMatch(/You win!|You did not win this time\./)
    expect(out).toContain('   1  2  3  4  5  6  7')
  })

  test('in German, by the language of the system, from the second seat', async () => {
    const { code, out } = await skerry(['play', 'connect-four', '--seed', '1', '--seat', 'B'], {
      input: ALL_COLUMNS,
      env: { LC_ALL: 'de_DE.UTF-8' },
    })
    expect(code).toBe(0)
    expect(out).toContain('Vier gewinnt · du bist B von 2 · Startwert 1')
    expect(out).toContain('In welche Spalte kommt dein Stein?')
    expect(out).toMatch(/A {6}A wirft einen Stein in Spalte \d, Reihe \d/)
    expect(out).toMatch(/Das Spiel ist zu Ende: vier in einer Reihe {2}\[C4-END-01\]/)
  })

  test('chosen from the list, without any argument', async () => {
    const input = lines('99', 'tic-tac-toe', ...Array(9).fill('1'))
    const { code, out } = await skerry([], { input })
    expect(code).toBe(0)
    expect(out).toContain('Connect Four · Vier gewinnt')
    expect(out).toContain('The game is over')
    const entered = await skerry([], { input: lines('', 'quit') })
    expect(entered.out).toMatch(/^Skerry\n {2}1 {2}Marnon /)
    expect(entered.out).toContain('Marnon · you are A of 2')
  })

  test('with --json the game is on stderr and its end on stdout', async () => {
    const { out, err } = await skerry(['play', 'connect-four', '--seed', '1', '--json'], { input: ALL_COLUMNS })
    expect(err).toContain('The game is over')
    expect(JSON.parse(out)).toMatchObject({
      game: 'connect-four',
      seat: 0,
      seed: '1',
      over: true,
      result: { reason: 'line' },
    })
  })

  test('with an allotment, chance, a sealed bid and scores', async () => {
    const holds = [
      { id: 'bow', max: 3, weight: 1 },
      { id: 'stern', max: 2, weight: 2 },
      { id: 'keel', max: 3, weight: 1 },
    ]
    const pack = writeJson(join(temporary(), 'pack.json'), { rounds: 2, holds })
    const input = lines('load bow:2 stern:1', 'sail', 'stern:1', '2', 'bid low')
    const { code, out } = await skerry(['play', 'haul', '--seed', '2', '--players', '3', '--pack', pack], {
      input,
      root: HAUL,
    })
    expect(code).toBe(0)
    expect(out).toContain('From 1 to 4 in all:')
    expect(out).toMatch(/stern\s+up to 2, each counts 2\s+stern \(room for 2\)/)
    expect(out).toMatch(/For example: load bow:\d/)
    expect(out).toContain('the chest holds 7 coins  [HAUL-WIND-02]')
    expect(out).toMatch(/Scores: A \d+, B \d+, C \d+/)
  })
})

test('few ways to spread something are numbered choices', async () => {
  const input = lines('3', 'undo', 'all stern', 'undo', 'STERN=1 bow 1', 'undo', 'load bow')
  const { out } = await skerry(['play', 'haul', '--seed', '1'], {
    input,
    root: HAUL,
    env: { XDG_STATE_HOME: temporary() },
  })
  expect(out).toMatch(/1 {2}load cargo {2}load bow:2 stern:1 +4 {2}load cargo {2}load bow:1\n/)
  expect(out).not.toContain('For example')
  expect(out.match(/A {6}\d loaded/g)).toEqual(Array(3).fill('A      2 loaded'))
  expect(out).toContain('“bow” is no place and number')
})

describe('answers to what may not be', () => {
  test('why: legal, or the sentence with its rule and text', async () => {
    const pack = writeJson(join(temporary(), 'pack.json'), { columns: 7, rows: 1, line: 7 })
    const input = lines('drop 1', 'why drop 1', 'why 1', 'drop 1', 'why')
    const { out } = await skerry(['play', 'connect-four', '--pack', pack, '--seed', '3'], { input })
    const refusal = 'No: that column is full.  [C4-DROP-02]\n  C4-DROP-02  A column that is filled'
    expect(out.split(refusal)).toHaveLength(3)
    expect(out).toContain('Yes, you may: drop a stone into column')
    expect(out).toContain('Why what?')
    const german = await skerry(['play', 'connect-four', '--pack', pack, '--lang', 'de'], {
      input: lines('drop 1', 'warum drop 1'),
    })
    expect(german.out).toContain('Nein: diese Spalte ist voll.  [C4-DROP-02]')
  })

  test('wrong, unknown and badly written choices are explained and change nothing', async () => {
    const input = lines('drop 9', 'fly', '99', 'drop 1 2', 'drop', 'B drop 3', 'A DROP 2', '')
    const { code, out } = await skerry(['play', 'connect-four', '--seed', '1'], {
      input,
      env: { XDG_STATE_HOME: temporary() },
    })
    expect(code).toBe(0)
    expect(out).toContain('There is no column “9”.')
    expect(out).toContain('I do not know “fly”. You can now: drop.')
    expect(out).toContain('There is no choice number 99; they go from 1 to 7.')
    expect(out).toContain('It should read: drop column')
    expect(out).toContain('That could be: drop 1 | drop 2 | drop 3 | drop 4 | drop 5 | drop 6 | …')
    expect(out).toContain('No: it is A’s turn.  [C4-TURN-01]')
    expect(out.split('What happened')).toHaveLength(2)
    expect(out).toContain('A drops a stone into column 2, row 1')
  })

  test('a choice at the wrong time, a broken bound, a condition on the whole', async () => {
    const input = lines('sail', 'load bow:9', 'load bow:3', 'load keel:1', 'load bow', 'bow:1', 'load bow:1')
    const { out } = await skerry(['play', 'haul', '--seed', '1'], {
      input,
      root: HAUL,
      env: { XDG_STATE_HOME: temporary() },
    })
    expect(out).toContain('No: “sail” is not asked for now; the question is “What do you load?”.  [HAUL-LOAD-01]')
    expect(out).toContain('No: at most 3 for bow, not 9.')
    expect(out).toContain('No: the bow would go under.  [HAUL-LOAD-02]')
    expect(out).toContain('No: nothing can go to keel.')
    expect(out).toContain('“bow” is no place and number')
    expect(out).toContain('No: “load” is not asked for now; the question is “Sail or wait?”.  [HAUL-SAIL-01]')
  })

  test('undo: taken back where nothing stands in the way, else the reason', async () => {
    const env = { XDG_STATE_HOME: temporary() }
    const input = lines('undo', 'bow:1', 'undo', 'bow:2', 'log', 'wait', 'undo')
    const { out } = await skerry(['play', 'haul', '--seed', '1'], { input, root: HAUL, env })
    expect(out).toContain('No: that cannot be taken back: you have done nothing yet.')
    expect(out).toContain('Taken back.')
    expect(out).toContain('A      takes the last choice back')
    expect(out).toContain('No: that cannot be taken back: somebody else has chosen since.')
    const german = await skerry(['play', 'connect-four', '--lang', 'de'], { input: lines('1', 'zurück'), env })
    expect(german.out).toContain('das lässt sich nicht zurücknehmen: jemand anders hat seitdem gewählt')
  })
})

test('rules, log, table, help and the language in mid-game', async () => {
  const input = lines('log', 'rules c4-end', 'rules X', 'help', '1', 'lang de', 'verlauf', 'tisch', 'hilfe', 'ende')
  const { code, out } = await skerry(['play', 'connect-four'], { input, env: { XDG_STATE_HOME: temporary() } })
  expect(code).toBe(0)
  expect(out).toContain('Nothing has happened yet.')
  expect(out).toContain('C4-END-02  If the board is full')
  expect(out).toContain('There is no rule “X”.')
  expect(out).toContain('save <file>      keep the game in a file')
  expect(out).toContain('A      A wirft einen Stein in Spalte 1, Reihe 1  [C4-DROP-01]')
  expect(out).toContain('Auf Wiedersehen.')
})

describe('saving and going on', () => {
  test('save and resume: the same seat, log and dice', async () => {
    const folder = temporary()
    const file = join(folder, 'game.json')
    const first = await skerry(['play', 'haul', '--seat', 'B', '--seed', '4'], {
      input: lines('bow:1', `save ${file}`, 'sail', 'quit'),
      root: HAUL,
    })
    expect(first.code).toBe(0)
    expect(first.out).toContain(`Saved: ${file}`)
    expect(first.out).toContain(`To go on with this game: skerry play --resume ${file}`)
    const saved = readJson(file)
    expect(saved).toMatchObject({ game: 'haul', terminal: { seat: 1, seed: '4' } })
    const again = await skerry(['play', '--resume', file], {
      input: lines('log', 'stern:1', 'wait', 'bid high'),
      root: HAUL,
    })
    expect(again.code).toBe(0)
    expect(again.out).toContain('you are B of 2 · seed 4')
    expect(again.out).toContain('B      1 loaded  [HAUL-LOAD-01]')
    expect(again.out).toContain('The game is over')
    const straight = await skerry(['play', 'haul', '--seat', 'B', '--seed', '4', '--json'], {
      input: lines('bow:1', 'sail', 'stern:1', 'wait', 'bid high'),
      root: HAUL,
    })
    const resumed = await skerry(['play', '--resume', file, '--json'], {
      input: lines('stern:1', 'wait', 'bid high'),
      root: HAUL,
    })
    expect(JSON.parse(resumed.out).result).toEqual(JSON.parse(straight.out).result)
  })

  test('the end of input keeps the game and says how to go on', async () => {
    const folder = temporary()
    const { code, out } = await skerry(['play', 'connect-four'], { input: 'drop 4', env: { XDG_STATE_HOME: folder } })
    expect(code).toBe(0)
    const [name] = readdirSync(join(folder, 'skerry'))
    const file = join(folder, 'skerry', name as string)
    expect(out).toContain(`To go on with this game: skerry play --resume ${file}`)
    expect(readJson(file).rows).toHaveLength(2)
    const resumed = await skerry(['play', '--resume', file], { input: '', env: { XDG_STATE_HOME: folder } })
    expect(resumed.code).toBe(0)
    expect(resumed.out).toContain(file)
  })

  test('nothing done, nothing kept', async () => {
    const folder = temporary()
    const { code, out } = await skerry(['play', 'connect-four'], { input: '', env: { XDG_STATE_HOME: folder } })
    expect(code).toBe(0)
    expect(out).not.toContain('--resume')
    expect(existsSync(join(folder, 'skerry'))).toBe(false)
    expect((await skerry([], { input: '' })).code).toBe(0)
  })

  test('a file that is not ours is not replaced; one that cannot be written is named', async () => {
    const folder = temporary()
    const other = join(folder, 'letter.txt')
    writeFileSync(other, 'Dear reader')
    const input = lines('1', `save ${other}`, `save ${join(other, 'x.json')}`, 'save', `save ${folder}`, 'quit')
    const { code, out } = await skerry(['play', 'connect-four'], { input, env: { XDG_STATE_HOME: folder } })
    expect(code).toBe(0)
    expect(out).toContain(`${other} exists and is no game of ours`)
    expect(out).toContain('This could not be saved:')
    expect(out).toContain('Save where?')
  })

  test('bad files and contrary options are refused: exit code 2', async () => {
    const folder = temporary()
    const file = join(folder, 'game.json')
    await skerry(['play', 'connect-four', '--save', file], { input: '1\n' })
    const record = readJson(file)
    const cases: [string[], string][] = [
      [['--resume', join(folder, 'none.json')], 'there is no such file'],
      [['--resume', file, '--seed', '3'], '--seed and --resume do not go together'],
      [['risk44', '--resume', file], 'this is a game of connect-four, not of risk44'],
      [
        [
          '--resume',
          writeJson(join(folder, 'bad.json'), {
            ...record,
            rows: record.rows.with(0, { ...record.rows[0], hash: 'x' }),
          }),
        ],
        'row 0',
      ],
    ]
    for (const [args, message] of cases) {
      const { code, out, err } = await skerry(['play', ...args])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toContain(message)
    }
  })

  test('an error of the rules keeps the game and is an error', async () => {
    const folder = temporary()
    const input = lines('bow:1', 'wait', 'bow:1', 'sail')
    const { code, err } = await skerry(['play', 'haul', '--set', 'storm=true', '--seed', '1'], {
      input,
      root: HAUL,
      env: { XDG_STATE_HOME: folder },
    })
    expect(code).toBe(1)
    expect(err).toContain('the mast breaks')
    expect(err).toContain(`Saved: ${join(folder, 'skerry')}`)
  })
})
