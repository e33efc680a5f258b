/** Every game with a board: a table to its end, and its questions in every size and light. The games are found by their folders. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { axe, boardBeyond, boxesOverlap, lateTable, playedTable, SIZES, tooWide } from './browser.ts'
import { GAMES, openRules } from './games.ts'
import { answerByPointer, settled } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const isDeep = inject('width') === 'deep'
const BOARDS = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'board', 'index.tsx')))
const NAMES = ['Mara', 'Jannik', 'Ole', 'Inga', 'Tjark', 'Wiebke']

/** One person, novices in all other seats. */
const crew = (seats: number) =>
  NAMES.slice(0, seats).map((name, seat) => ({ name, by: seat === 0 ? ('person' as const) : ('novice' as const) }))

/** Somebody opens a table on its form and sits down with novices. */
async function fromForm(game: string, seats: number) {
  const opened = await bed.open(`/new/${game}`)
  const players = opened.page.getByRole('group', { name: 'Players' })
  await players.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await opened.page.locator('.start-bar button').click()
  return opened
}

interface Answered {
  readonly answers: number
  /** So many of them were made by touching the board alone. */
  readonly onBoard: number
}

/** Answers whatever is asked, until the game is over or so many answers are given. */
async function play(page: Page, most: number): Promise<Answered> {
  let [answers, onBoard] = [0, 0]
  while (answers < most && !(await settled(page))) {
    if ((await answerByPointer(page)) === 'board') onBoard += 1
    answers += 1
  }
  return { answers, onBoard }
}

/** Everything that lies beside something else, the board among it. The sheets of the ending are moved along inside the board. */
const PANELS =
  '.table-board, .panel:not(.ending-scene *), .stage-controls, .table-header, .rail-badges, .tray, .sheet, .phone-tabs'

/** More answers than any game asks for. */
const ENDLESS = 600

async function expectEnd(page: Page): Promise<void> {
  expect(await settled(page)).toBe(true)
  await expect
    .poll(() => page.locator('[data-question]').textContent())
    .toMatch(/over|won|wins|end|lost|beaten|missed/i)
  expect(await axe(page)).toEqual([])
}

const LOOKS = [
  ['light', 'en'],
  ['dark', 'de'],
] as const
const MOMENTS = Object.entries({ early: 30, late: 110, over: 10_000 })

/** A sample has every moment, every size and both looks in every game, and other combinations in the next one. */
const VIEWS = BOARDS.map((_, game) =>
  MOMENTS.flatMap(([moment, rows], m) =>
    Object.entries(SIZES).flatMap(([name, size], s) =>
      LOOKS.map(([theme, language], l) => ({ moment, rows, name, size, theme, language, m, s, l })),
    ),
  ).filter(({ m, s, l }) => isDeep || (s === (m + game) % 3 && l === (m + game) % 2)),
)

describe.each(BOARDS.map((game, at) => ({ game, views: VIEWS[at] ?? [] })))('$game', ({ game, views }) => {
  if (isDeep)
    test.each(['min', 'max'] as const)(
      'by pointer, from the form to the end: the %s of seats',
      async (count) => {
        const { page, faults } = await fromForm(game, (await openRules(game)).game.seats[count])
        const { answers, onBoard } = await play(page, ENDLESS)
        expect(answers).toBeGreaterThan(15)
        expect(onBoard).toBeGreaterThan(8)
        await expectEnd(page)
        expect(faults).toEqual([])
      },
      900_000,
    )
  else
    test('by pointer, from the form through the first dozen questions, all seats taken', async () => {
      const { page, faults } = await fromForm(game, (await openRules(game)).game.seats.max)
      const { answers, onBoard } = await play(page, 12)
      expect(answers).toBe(12)
      expect(onBoard).toBeGreaterThan(5)
      expect(await settled(page)).toBe(false)
      expect(faults).toEqual([])
    })

  test('by pointer, through the last questions to the end, with as few seats as possible', async () => {
    const seats = crew((await openRules(game)).game.seats.min)
    const { page, faults } = await bed.openPlayed(await lateTable({ game, seats, seed: inject('seed') }, 8))
    expect((await play(page, ENDLESS)).answers).toBeGreaterThan(1)
    await expectEnd(page)
    expect(faults).toEqual([])
  })

  test.each(views)('$moment in a game on a $name, $theme, $language', async ({ rows, name, size, theme, language }) => {
    const saved = await playedTable({ game, seats: crew(4), seed: 'pictures', rows })
    const { page, faults } = await bed.openPlayed(saved, { size, theme, language })
    await settled(page)
    expect(await boxesOverlap(page, PANELS)).toEqual([])
    if (name !== 'phone') expect(await boardBeyond(page)).toEqual([])
    expect(await tooWide(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
