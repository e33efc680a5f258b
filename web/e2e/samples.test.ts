import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe, SIZES, tooWide } from './browser.ts'
import { answerByKeys, answerByPointer, confirm, settled, spots, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const { open } = suite()

/** From the form to the first question. */
async function begun(game: string, options: Parameters<typeof open>[1] = {}) {
  const visit = await open(`/new/${game}`, options)
  await visit.page.locator('.start-bar button').click()
  await settled(visit.page)
  return visit
}

/** Touches places that may be chosen until one choice is meant; where they are not enough the first card decides. */
async function touchOut(page: Page): Promise<void> {
  const version = await versionOf(page)
  const ready = page.locator('[data-confirm][aria-disabled=false]')
  for (let i = 0; i < 3 && (await ready.count()) === 0; i++) {
    const [next] = await spots(page, false)
    if (next === undefined) break
    await page.locator(`[data-spot="${next}"]`).click()
  }
  if ((await ready.count()) === 0) await page.locator('[data-choice]').first().click()
  await confirm(page, version, () => ready.click())
}

/** Answers until the game is over or this many were given; returns how many. */
async function play(page: Page, answer: (page: Page) => Promise<unknown>, most: number): Promise<number> {
  let given = 0
  while (given < most && !(await settled(page))) {
    await answer(page)
    given += 1
  }
  return given
}

const GAMES = [
  { game: 'tic-tac-toe', most: 5, least: 3, log: /(Skipper|Svantje) marks cell \d\./, end: /in a row|full/ },
  {
    game: 'connect-four',
    most: 21,
    least: 4,
    log: /(Skipper|Svantje) drops a stone into column \d/,
    end: /in a row|full/,
  },
  { game: 'risk44', most: 12, least: 12, log: /Skipper places \d+ arm(y|ies) in area \d+\./, end: null },
] as const

describe.each(GAMES)('$game, from its things alone', ({ game, most, least, log, end }) => {
  test('by pointer, with names in the log, nothing for axe', async () => {
    const { page, faults } = await begun(game)
    expect(await axe(page)).toEqual([])
    expect(await play(page, answerByPointer, most)).toBeGreaterThanOrEqual(least)
    const isOver = await settled(page)
    expect(await page.locator('.log').first().textContent()).toMatch(log)
    if (end !== null) {
      expect(isOver).toBe(true)
      expect(await page.locator('[data-ending]').textContent()).toMatch(end)
    }
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

test('tic-tac-toe by keyboard, in German', async () => {
  const { page, faults } = await begun('tic-tac-toe', { language: 'de', theme: 'dark' })
  await play(page, answerByKeys, 5)
  expect(await settled(page)).toBe(true)
  expect(await page.locator('.log').first().textContent()).toMatch(/Skipper besetzt Feld \d\./)
  expect(faults).toEqual([])
})

test('a phone shows a board that is longer than it: what is lit is touched all the same', async () => {
  const { page, faults } = await begun('risk44', { size: SIZES.phone, language: 'de' })
  expect(await play(page, touchOut, 6)).toBe(6)
  await settled(page)
  expect(await tooWide(page)).toEqual([])
  expect(faults).toEqual([])
})
