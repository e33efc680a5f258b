import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { lateTable } from './browser.ts'
import { answerByKeys, answerByPointer, goneOn, hasFocus, settled, spots, tabTo, touch, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const isDeep = inject('width') === 'deep'
const SEATS = [
  { name: 'Mara', by: 'person' as const },
  { name: 'Ole', by: 'novice' as const },
]

/** From the start page to the first question and its answer on the board, by keyboard. */
async function setOutByKeys(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await tabTo(page, '[data-play=marnon]')
  await page.keyboard.press('Enter')
  await settled(page)
  const version = await versionOf(page)
  await tabTo(page, '.spot')
  await page.keyboard.press('n') // the next lit place
  await page.keyboard.press('Enter')
  expect((await spots(page, true)).length).toBe(1)
  await page.keyboard.press('Enter')
  await goneOn(page, version)
}

/** Answers by keyboard until the game is over or so many answers are given; the focus is never lost. */
async function playByKeys(page: Page, most = 600): Promise<number> {
  let answers = 0
  while (answers < most && !(await settled(page))) {
    expect(await hasFocus(page)).toBe(true)
    await answerByKeys(page)
    answers += 1
  }
  return answers
}

async function expectOver(page: Page): Promise<void> {
  expect(await settled(page)).toBe(true)
  await expect.poll(() => page.locator('[data-question]').textContent()).toMatch(/over|won|wins|end/i)
}

test('by pointer from the start page', async () => {
  const { page, faults } = await bed.open('/')
  await page.getByRole('button', { name: 'Play Marnon' }).click()
  for (let i = 0; i < 3; i++) {
    expect(await settled(page)).toBe(false)
    await answerByPointer(page)
  }
  await settled(page)
  expect(faults).toEqual([])
})

// The advisor takes the time it takes for people: an answer may be given while it still thinks.
test('by keyboard alone, from the start page through the first questions; the focus is never lost', async () => {
  const { page, faults } = await bed.open('/', { isBrief: false })
  await setOutByKeys(page)
  expect(await playByKeys(page, 8)).toBe(8)
  expect(faults).toEqual([])
})

test('by keyboard alone, through the last questions to the end; the focus is never lost', async () => {
  const late = await lateTable({ seats: SEATS, seed: inject('seed') }, 10)
  const { page, faults } = await bed.openPlayed(late, { isBrief: false })
  await settled(page)
  await page.locator('[data-question]').focus() // as after an answer
  expect(await playByKeys(page)).toBeGreaterThan(1)
  await expectOver(page)
  expect(await hasFocus(page)).toBe(true)
  expect(faults).toEqual([])
})

if (isDeep)
  test('a full game by keyboard alone, from the start page; the focus is never lost', async () => {
    const { page, faults } = await bed.open('/', { isBrief: false })
    await setOutByKeys(page)
    expect(await playByKeys(page)).toBeGreaterThan(14)
    await expectOver(page)
    expect(await hasFocus(page)).toBe(true)
    expect(faults).toEqual([])
  }, 900_000)

if (isDeep)
  test('a full game by pointer against a novice, from the start page, with an advisor who takes time', async () => {
    const { page, faults } = await bed.open('/', { isBrief: false })
    await page.getByRole('button', { name: 'Play Marnon' }).click()
    let [answers, onBoard] = [0, 0]
    while (answers < 600 && !(await settled(page))) {
      if ((await answerByPointer(page)) === 'board') onBoard += 1
      answers += 1
    }
    expect(answers).toBeGreaterThan(15)
    expect(onBoard).toBeGreaterThan(8)
    await expectOver(page)
    expect(faults).toEqual([])
  }, 900_000)

test('a stranger who has read nothing makes the first move with three presses', async () => {
  const { page, faults } = await bed.open('/', { hasMotion: true })
  await page.getByRole('button', { name: 'Play Marnon' }).click()
  await settled(page)
  const version = await versionOf(page)
  // The question and what it is about are there in words, and something on the board is lit.
  expect(await page.locator('[data-question]').textContent()).toMatch(/\?$/)
  expect((await page.locator('.hint').textContent())?.length).toBeGreaterThan(20)
  const [first] = await spots(page, false)
  await touch(page, first as string)
  await page.locator('[data-confirm][aria-disabled=false]').click()
  await goneOn(page, version)
  expect(faults).toEqual([])
})
