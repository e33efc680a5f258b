import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { HAUL, readJson, skerryAt, temporary } from './skerry.ts'

const skerry = skerryAt(inject('width'))

test('plays every sample game and gives the figures scripts rely on', async () => {
  const seats = { 'connect-four': 2, 'tic-tac-toe': 2, risk44: 3 }
  for (const [game, n] of Object.entries(seats)) {
    const { code, out, err } = await skerry(['sim', game, '--games', '5', '--seed', '3', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game, seats: n, games: 5, finished: 5, errors: 0 })
    expect(report.wins).toHaveLength(n)
    expect(report.decisions).toBeGreaterThan(20)
    expect(report.decisionsPerCpuSecond).toBeGreaterThan(0)
    expect(report.gamesPerCpuSecond).toBeGreaterThan(0)
    expect(report.rounds.p10).toBeLessThanOrEqual(report.rounds.p50)
    expect(report.rounds.p50).toBeLessThanOrEqual(report.rounds.p90)
    const ended = Object.values(report.outcomes as Record<string, number>).reduce((a, b) => a + b, 0)
    expect(ended).toBe(5)
  }
})

test('the same seed plays the same games, another one others; the text is readable', async () => {
  const figures = async (seed: string) => {
    const {
      decisionsPerCpuSecond: _a,
      gamesPerCpuSecond: _b,
      ...rest
    } = JSON.parse((await skerry(['sim', 'connect-four', '--games', '20', '--seed', seed, '--json'])).out)
    return rest
  }
  const [first, again, other] = [await figures('x'), await figures('x'), await figures('y')]
  expect(again).toEqual(first)
  expect(other.decisions).not.toBe(first.decisions)
  const { out } = await skerry(['sim', 'connect-four', '--games', '20', '--seed', 'x'])
  expect(out).toContain('20 (20 finished, 0 errors)')
})

test('rounds come from the game where it counts them, and options change the game', async () => {
  const { out } = await skerry(['sim', 'haul', '--players', '3', '--set', 'pirates=true', '--games', '3', '--json'], {
    root: HAUL,
  })
  expect(JSON.parse(out)).toMatchObject({ seats: 3, rounds: { p10: 3, p50: 3, p90: 3 }, outcomes: { mostCargo: 3 } })
})

test('bots with a guide play from the view of their seat, and a seed repeats with them too', async () => {
  const args = ['sim', 'haul', '--players', '3', '--bots', 'novice,adept,random', '--games', '10', '--json']
  const figures = async () => {
    const { code, out, err } = await skerry(args, { root: HAUL })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { decisions, wins, outcomes } = JSON.parse(out)
    return { decisions, wins, outcomes }
  }
  const first = await figures()
  expect(first.wins[0]).toBeGreaterThan(first.wins[2])
  expect(await figures()).toEqual(first)
})

test('an error writes a record that replays up to it, and the command that repeats it', async () => {
  const folder = temporary()
  const args = ['sim', 'haul', '--modules', 'storm', '--games', '40', '--seed', 'gale', '--json']
  const { code, out, err } = await skerry([...args, '--errors', folder], { root: HAUL })
  expect(code).toBe(1)
  const report = JSON.parse(out)
  expect(report.errors).toBeGreaterThan(10)
  expect(report.finished + report.errors).toBe(40)
  expect(readdirSync(folder)).toHaveLength(10)
  const { game, error, file, repeat } = report.failures[0]
  expect(error).toContain('HAUL-WIND-01 at voyage.wind: the mast breaks')
  expect(err).toContain(file)
  expect(err).toContain(`skerry sim haul --players 2 --seed gale --only ${game} --modules storm`)

  const record = readJson(file)
  expect(record.failed).toMatchObject({ choices: ['sail'], outcomes: [expect.stringMatching(/^[1-6]$/)] })
  const replayed = await skerry(['replay', file, '--json'], { root: HAUL })
  expect(replayed.code).toBe(1)
  expect(replayed.err).toContain(`row ${record.rows.length}: sail: HAUL-WIND-01 at voyage.wind: the mast breaks`)
  expect(JSON.parse(replayed.out).rows).toHaveLength(record.rows.length)

  const again = await skerry([...repeat.split(' ').slice(1), '--json', '--errors', folder], { root: HAUL })
  expect(again.code).toBe(1)
  expect(JSON.parse(again.out)).toMatchObject({ games: 1, errors: 1, failures: [{ game, error }] })
})

test('a game that does not end in time is an error', async () => {
  const folder = temporary()
  const { code, err } = await skerry(['sim', 'connect-four', '--games', '1', '--longest', '3', '--errors', folder])
  expect(code).toBe(1)
  expect(err).toContain('still going on after 3 decisions')
  const record = readJson(join(folder, 'skerry-connect-four-1-0.json'))
  expect(record.rows).toHaveLength(3)
})

test('--report adds what the game itself counts, in figures and in words', async () => {
  const args = ['sim', 'arrival', '--players', '3', '--games', '4', '--bots', 'novice', '--seed', 'r', '--report']
  const { code, out, err } = await skerry([...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { wins, outcomes, report } = JSON.parse(out)
  expect(report).toMatchObject({ games: 4, seats: 3 })
  expect(report.overrun.share).toBeCloseTo((outcomes.overrun ?? 0) / 4, 3)
  expect(report.winsBySeat).toHaveLength(3)
  if (wins.reduce((all: number, n: number) => all + n, 0) === 4)
    expect(report.winsBySeat.map(({ share }: { share: number }) => 4 * share)).toEqual(wins)
  const once = [...args, '--only', '0', '--lang']
  const english = await skerry([...once, 'en'])
  expect(english.out).toContain('1 (1 finished, 0 errors)')
  expect(english.out).toMatch(/\nTactic tiles\n {2}tile +taken +used +Fame per use\n/)
  const german = await skerry([...once, 'de'])
  expect(german.out).toMatch(/\nTaktikplättchen\n {2}Plättchen +genommen/)
})

test('--report of a game that has none says so', async () => {
  const { code, out, err } = await skerry(['sim', 'connect-four', '--report'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('--report: connect-four has no report of its own.')
})
