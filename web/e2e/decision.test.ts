/** Where questions are answered: choices by kind, by pointer and by keys, and where it all lies. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { outOfReach, playedTable, SIZES, type Size, smallTargets, tooWide } from './browser.ts'
import { goneOn, settled, spots, tabTo, touch, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()

const CREW = ['Mara', 'Jannik', 'Ole', 'Inga'].map((name, seat) => ({
  name,
  by: seat === 0 ? ('person' as const) : ('novice' as const),
}))
/** A question with several kinds of action, and some that are not possible. */
const acting = await playedTable({ game: 'arrival', seats: CREW, seed: 'pictures', rows: 130, decision: 'turn.act' })

const PRESSED = '[data-kind][aria-pressed=true]'
const READY = '[data-confirm][aria-disabled=false]'

const kindOn = (page: Page): Promise<string | null> =>
  page.evaluate((on) => document.querySelector<HTMLElement>(on)?.dataset.kind ?? null, PRESSED)
const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0

async function open(size: Size = SIZES.desktop) {
  const visit = await bed.openPlayed(acting, { size })
  await settled(visit.page)
  return visit
}

test('every kind of action is there, with its number or with its reason', async () => {
  const { page, faults } = await open()
  const kinds = page.locator('[data-kind]')
  expect(await kinds.count()).toBeGreaterThan(3)
  for (const kind of await kinds.all()) {
    const isOpen = (await kind.getAttribute('data-possible')) === 'true'
    expect(await kind.textContent()).toMatch(isOpen ? /\d+ possible/ : /not possible: .{4}/)
  }
  const version = await versionOf(page)
  await page.locator('[data-kind][data-possible=false]').first().click()
  const reason = page.locator('[data-not-now]')
  expect((await reason.textContent())?.length).toBeGreaterThan(20)
  expect(await reason.locator('.cite').textContent()).toMatch(/^ARR-/)
  expect(await versionOf(page)).toBe(version)
  expect(faults).toEqual([])
})

test('there is no button before there is a choice, and then it names the deed', async () => {
  const { page } = await open()
  expect(await page.locator('[data-confirm]').count()).toBe(0)
  await page.locator('[data-suggest]').click()
  await page.locator(READY).waitFor()
  expect((await page.locator(READY).textContent())?.length).toBeGreaterThan(8)
})

test('a kind filters what is lit; by keys alone: a number, arrows, Escape, Enter', async () => {
  const { page, faults } = await open()
  const all = await spots(page, false)
  const number = await page.locator('[data-kind][data-possible=true]').first().getAttribute('data-number')
  await page.keyboard.press(number as string)
  const kind = await kindOn(page)
  expect(kind).not.toBeNull()
  const lit = await spots(page, false)
  expect(lit.length).toBeLessThan(all.length)
  expect(lit.filter((spot) => !all.includes(spot))).toEqual([])
  await page.keyboard.press('ArrowDown')
  const first = await page.locator(READY).getAttribute('data-confirm')
  await page.keyboard.press('ArrowDown')
  const second = await page.locator(READY).getAttribute('data-confirm')
  expect(second).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await page.locator(READY).getAttribute('data-confirm')).toBe(first)
  await page.keyboard.press('Escape')
  expect(await page.locator(READY).count()).toBe(0)
  expect(await kindOn(page)).toBe(kind)
  await page.keyboard.press('Escape')
  expect(await kindOn(page)).toBeNull()
  await page.keyboard.press(number as string)
  await page.keyboard.press('ArrowDown')
  const version = await versionOf(page)
  await page.keyboard.press('Enter')
  await goneOn(page, version)
  expect(faults).toEqual([])
})

test('a touch on a place that only one kind allows picks that kind', async () => {
  const { page, faults } = await open()
  const found = new Set<string>()
  for (const spot of (await spots(page, false)).slice(0, 12)) {
    await touch(page, spot)
    const kind = await kindOn(page)
    if (kind !== null) found.add(kind)
    for (let i = 0; i < 2; i++) await page.keyboard.press('Escape')
  }
  expect(found.size).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('a pointer that rests on a thing is told what it is, without covering it; the card goes with the pointer', async () => {
  const { page, faults } = await open()
  const [thing] = await spots(page, false)
  const box = await page.locator(`[data-spot="${thing}"]`).boundingBox()
  if (box === null) throw new Error('nothing is lit')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y, { steps: 3 })
  const card = page.locator(`.why-card.hover[data-why="${thing}"]`)
  await card.waitFor()
  expect((await card.textContent())?.length).toBeGreaterThan(20)
  const place = await card.boundingBox()
  expect(place !== null && x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height).toBe(
    false,
  )
  await page.mouse.move(2, 2)
  await card.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

test('a key leads past the board to the question', async () => {
  const { page } = await open()
  await tabTo(page, '.skip-link', 3)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-question]'))).toBe(true)
})

describe('where it lies', () => {
  test('on a desktop the dock is never higher than 150 pixels, whatever is meant', async () => {
    const { page } = await open()
    expect(await heightOf(page, '.dock')).toBeLessThanOrEqual(150)
    for (const kind of await page.locator('[data-kind]').all()) {
      await kind.click()
      expect(await heightOf(page, '.dock')).toBeLessThanOrEqual(150)
    }
    await page.locator('[data-suggest]').click()
    await page.locator(READY).waitFor()
    expect(await heightOf(page, '.dock')).toBeLessThanOrEqual(150)
  })

  test.each([
    ['phone', SIZES.phone],
    ['phone on its side', { width: 844, height: 390 }],
    ['tablet', SIZES.tablet],
  ])('on a %s what I have is in sight while I decide, nothing is cut off or too small', async (_name, size) => {
    const { page, faults } = await open(size)
    for (let step = 0; step < 2; step++) {
      expect(await page.locator('.tray').isVisible()).toBe(true)
      expect(await tooWide(page)).toEqual([])
      expect(await outOfReach(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      await page.locator('[data-suggest]').click()
      await page.locator(READY).waitFor()
    }
    expect(faults).toEqual([])
  })

  test('a phone keeps more than half its height for the board until something is meant, and shows every choice when pulled', async () => {
    const { page } = await open(SIZES.phone)
    expect(await heightOf(page, '.table-board')).toBeGreaterThan(SIZES.phone.height / 2)
    const grabber = page.locator('.sheet-grabber')
    await grabber.click()
    expect(await grabber.getAttribute('aria-expanded')).toBe('true')
    expect(await heightOf(page, '.sheet')).toBeLessThanOrEqual(460)
    const line = page.locator('.sheet-line').first()
    const choice = await line.getAttribute('data-choice')
    await line.click()
    expect(await page.locator(READY).getAttribute('data-confirm')).toBe(choice)
  })
})
