// Every game of the house can be played over the net by somebody who knows nothing but the API.

import { type Allotment, type Random, randomFrom, type Split, sampleSplit } from '@skerry/kernel'
import { BOT_LEVELS, type GameListed } from '@skerry/link'
import { Api, ApiError } from '@skerry/link/client'
import { gameIds } from '@skerry/registry'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../src/index.ts'
import { newKey, ROOT } from './service-kit.ts'

/** So many rows are played of every game, by a guest whose choices another seed changes. */
const ROWS = { quick: 25, deep: 120 }[inject('width')]

const lines: string[] = []
let served: Served
let games: readonly GameListed[]
/** Every status there was, and how often. */
const statuses = new Map<number, number>()
let api: Api

beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(line) }
  served = await serve({ root: ROOT, dist: null, data: null, port: 0, limits: 'off', log: { level: 'warn', to } })
  const counting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    return response
  }
  api = new Api(served.url, { jar: true, fetch: counting, language: 'de' })
  await api.setName('Ada')
  ;({ games } = await api.games())
})
afterAll(() => served.close())

test('all of them are listed, with what somebody needs to open a table', () => {
  expect(games.map(({ id }) => id)).toEqual(gameIds(ROOT))
  for (const { name, seats, bots, rules } of games) {
    expect(name.en).not.toBe('')
    expect(name.de).not.toBe('')
    expect(seats.min).toBeGreaterThan(0)
    expect(seats.max).toBeGreaterThanOrEqual(seats.min)
    expect([['random'], BOT_LEVELS]).toContainEqual(bots)
    expect(rules).toMatch(/^\d/)
  }
})

interface Asked {
  readonly v: number
  readonly answer: string
}

/** One of the choices that are told, or some spread of what is asked for; null: nothing is asked. */
async function answerTo(table: string, random: Random): Promise<Asked | null> {
  const { v, prompt, choices, allotment } = await api.choices(table)
  if (prompt === null) return null
  expect(prompt).not.toBe('')
  for (const { text } of choices) expect(text).not.toBe('')
  const listed = choices[random(choices.length + (allotment === undefined ? 0 : 1))]
  if (listed !== undefined) return { v, answer: listed.notation }
  const spread = allotment as Allotment & { readonly do: string }
  const n = sampleSplit(spread, () => true, random) as Split
  return { v, answer: [spread.do, ...Object.entries(n).map(([id, count]) => `${id}:${count}`)].join(' ') }
}

/** Plays until the game is over or has so many rows; says how many it has. */
async function play(game: GameListed, random: Random): Promise<number> {
  const level = game.bots.includes('novice') ? 'novice' : 'random'
  const others = Array.from({ length: game.seats.min - 1 }, (_, i) => (i === 0 ? level : 'random'))
  const { id } = await api.create({ game: game.id, seats: ['me', ...others] })
  await api.start(id)
  for (;;) {
    const { version, phase, isHeld } = await api.table(id)
    expect(isHeld).toBe(false)
    if (phase === 'over' || version >= ROWS) return version
    const asked = await answerTo(id, random).catch(unlessOver)
    if (asked === null) await new Promise((resolve) => setTimeout(resolve, 5))
    else await api.choose(id, { v: asked.v, key: newKey(), choices: [asked.answer] }).catch(unlessRefused)
  }
}

/** A bot may end the game meanwhile. */
function unlessOver(error: unknown): null {
  expect((error as ApiError).problem.code).toBe('notRunning')
  return null
}

/** Of all spreads some are against the rules: they are refused with their rule, and another one is tried. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || !['refused', 'stale', 'notRunning'].includes(error.problem.code)) throw error
  if (error.problem.code === 'refused') expect(error.problem.refusal?.rule).toMatch(/^[A-Z]/)
}

test.each(gameIds(ROOT))('%s: a guest and bots play it', async (id) => {
  const game = games.find((one) => one.id === id) as GameListed
  const random = randomFrom(`${inject('seed')} guest of ${id}`)
  let rows = 0
  while (rows < ROWS) {
    const played = await play(game, random)
    expect(played).toBeGreaterThan(0)
    rows += played
  }
  expect([...statuses.keys()].filter((status) => status >= 500 || status === 400)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(0)
  expect(lines).toEqual([])
})
