/** Every game with a board: a table to its end, and its questions in every size and light. The games are found by their folders. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { axe, boxesOverlap, playedTable, putTable, SIZES, sidewaysScroll } from './browser.ts'
import { GAMES, openRules } from './games.ts'
import { answerByPointer, settled } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const BOARDS = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'board', 'index.tsx')))
const CREW = ['Mara', 'Jannik', 'Ole', 'Inga'].map((name, seat) => ({
  name,
  by: seat === 0 ? ('person' as const) : ('novice' as const),
}))

/** Somebody sits down with novices in all other seats, and answers whatever is asked. SKERRY_SEED plays other games. */
async function playToTheEnd(game: string, seats: number): Promise<void> {
  const { page, faults } = await bed.open(`/new/${game}`, {
    seed: `${process.env.SKERRY_SEED ?? 'boards'} ${game} ${seats}`,
  })
  const players = page.getByRole('group', { name: 'Players' })
  await players.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.locator('.start-bar button').click()
  let [answers, onBoard] = [0, 0]
  while (!(await settled(page))) {
    if ((await answerByPointer(page)) === 'board') onBoard += 1
    answers += 1
    if (answers > 600) throw new Error('the game does not end')
  }
  expect(answers).toBeGreaterThan(15)
  expect(onBoard).toBeGreaterThan(8)
  await expect
    .poll(() => page.locator('[data-question]').textContent())
    .toMatch(/over|won|wins|end|lost|beaten|missed/i)
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
}

describe.each(BOARDS)('%s', (game) => {
  test.each(['min', 'max'] as const)(
    'with the %s of seats, novices in all but one, by pointer, from the form to the end',
    async (count) => {
      const { seats } = (await openRules(game)).game
      await playToTheEnd(game, seats[count])
    },
    400_000,
  )

  describe.each([
    ['early', 30],
    ['late', 110],
    ['over', 10_000],
  ])('%s in a game', (_, rows) => {
    test.each(Object.entries(SIZES))('on a %s, by day and in English, by night and in German', async (_name, size) => {
      const saved = await playedTable({ game, seats: CREW, seed: 'pictures', rows })
      for (const [theme, language] of [
        ['light', 'en'],
        ['dark', 'de'],
      ] as const) {
        const { page, faults, close } = await bed.open('/games', { size, theme, language })
        await putTable(page, 'played', saved)
        await page.goto(`${bed.site.url}/table/played`, { waitUntil: 'networkidle' })
        await settled(page)
        expect(await boxesOverlap(page, '[data-covers], .panel, .stage-controls')).toEqual([])
        expect(await sidewaysScroll(page)).toEqual([])
        expect(await axe(page)).toEqual([])
        expect(faults).toEqual([])
        await close()
      }
    })
  })
})
