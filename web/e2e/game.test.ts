import { expect, test } from 'vitest'
import { answerByKeys, answerByPointer, goneOn, hasFocus, settled, spots, tabTo, touch, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const { open } = suite()

test('a full game by pointer against novices, from the start page', async () => {
  const { page, faults } = await open('/')
  await page.getByLabel('Against').selectOption({ label: '1 bot' })
  await page.getByRole('button', { name: 'Set out' }).click()
  let answers = 0
  let onBoard = 0
  while (!(await settled(page))) {
    if ((await answerByPointer(page)) === 'board') onBoard += 1
    answers += 1
    if (answers > 600) throw new Error('the game does not end')
  }
  expect(answers).toBeGreaterThan(15)
  expect(onBoard).toBeGreaterThan(8)
  await expect.poll(() => page.locator('[data-question]').textContent()).toMatch(/over|won|wins|end/i)
  expect(faults).toEqual([])
}, 240_000)

test('a full game by keyboard alone, from the start page; the focus is never lost', async () => {
  const { page, faults } = await open('/')
  await page.mouse.move(0, 0)
  await tabTo(page, '.quick select') // the game
  await page.keyboard.press('Tab') // how many bots
  await page.keyboard.press('ArrowUp')
  await tabTo(page, '.quick button')
  await page.keyboard.press('Enter')
  // The first question is answered on the board: Tab to it, N to the next lit place, Enter picks, Enter confirms.
  await settled(page)
  const version = await versionOf(page)
  await tabTo(page, '.spot')
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  expect((await spots(page, true)).length).toBe(1)
  await page.keyboard.press('Enter')
  await goneOn(page, version)
  let answers = 1
  while (!(await settled(page))) {
    expect(await hasFocus(page)).toBe(true)
    await answerByKeys(page)
    answers += 1
    if (answers > 600) throw new Error('the game does not end')
  }
  expect(answers).toBeGreaterThan(15)
  expect(await hasFocus(page)).toBe(true)
  expect(faults).toEqual([])
}, 240_000)

test('a stranger who has read nothing makes the first move within a minute', async () => {
  const begun = Date.now()
  const { page, faults } = await open('/', { hasMotion: true })
  await page.getByRole('button', { name: 'Set out' }).click()
  await settled(page)
  const version = await versionOf(page)
  // The question and what it is about are there in words, and something on the board is lit.
  expect(await page.locator('[data-question]').textContent()).toMatch(/\?$/)
  expect((await page.locator('.hint').textContent())?.length).toBeGreaterThan(20)
  const [first] = await spots(page, false)
  await touch(page, first as string)
  await page.locator('[data-confirm][aria-disabled=false]').click()
  await goneOn(page, version)
  expect(Date.now() - begun).toBeLessThan(60_000)
  expect(faults).toEqual([])
})
