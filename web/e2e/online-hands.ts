/** What a person does at a table of the server, where nobody gives advice: every answer is their own. */

import type { Allot, Split } from '@skerry/kernel'
import type { Page } from 'playwright-core'
import { confirm, goneOn, touch, versionOf } from './hands.ts'
import type { Wish } from './playing.ts'

const READY = '[data-confirm][aria-disabled=false]'

/** Touching places on the board, touching cards, or with keys. */
export type Way = 'board' | 'cards' | 'keys'

/** Waits until the page takes the answer to this question; others who are asked the same may have answered meanwhile. */
async function isAskedFor(page: Page, { v }: Wish): Promise<void> {
  await page.waitForFunction((least) => {
    const table = document.querySelector<HTMLElement>('[data-phase=asked]')
    return Number(table?.dataset.version) >= least && table?.querySelector('[data-asked=true]') !== null
  }, v)
}

export async function answer(page: Page, wish: Wish, way: Way): Promise<void> {
  await pick(page, wish, way)
  await confirm(page, await versionOf(page), () => press(page, wish, way))
}

/** Confirms what is picked. Quantities are spread by their buttons, so that Enter would press one of them. */
export const press = (page: Page, { option }: Wish, way: Way): Promise<void> =>
  way === 'keys' && option !== null ? page.keyboard.press('Enter') : page.locator('[data-confirm]').click()

/** Everything but the last press. */
export async function pick(page: Page, wish: Wish, way: Way): Promise<void> {
  await isAskedFor(page, wish)
  if (wish.option === null) await spread(page, (wish.choice as Allot).n)
  else if (way !== 'board' || !(await pickOnBoard(page, wish))) await pickByName(page, wish, way)
  await page.locator(READY).waitFor()
}

const chosen = ({ notation }: Wish): string => `[data-choice=${JSON.stringify(notation)}]`

/** False: the places alone do not say what is meant. */
async function pickOnBoard(page: Page, wish: Wish): Promise<boolean> {
  const things = wish.option?.things ?? []
  for (const thing of things) {
    if (!(await isInSight(page, thing))) return false
    await touch(page, thing)
  }
  if ((await page.locator(`[data-confirm=${JSON.stringify(wish.notation)}]`).count()) > 0) return true
  // What was picked is put down again, and its kind; before that the reason why something could not be picked.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  return false
}

/** Whether the board shows this thing now, and nothing lies on it: on a small screen it may be elsewhere. */
const isInSight = (page: Page, thing: string): Promise<boolean> =>
  page.evaluate((id) => {
    const box = document.querySelector(`[data-spot=${JSON.stringify(id)}]`)?.getBoundingClientRect()
    if (box === undefined) return false
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return document.elementFromPoint(x, y)?.closest('.stage') != null
  }, thing)

/** By its card, or in the list of everything where it has none. */
async function pickByName(page: Page, wish: Wish, way: Way): Promise<void> {
  const card = page.locator(`.choice${chosen(wish)}`)
  const hasCard = (await card.count()) > 0
  const number = hasCard ? await card.getAttribute('data-number') : null
  if (way === 'keys' && number !== null) await page.keyboard.press(number)
  else if (way === 'keys') {
    await page.keyboard.press('l')
    await page.locator(`dialog ${chosen(wish)}`).press('Enter')
  } else if (hasCard) await card.click()
  else {
    await page.locator('[data-more]').click()
    await page.locator('[data-list]').click()
    await page.locator(`dialog ${chosen(wish)}`).click()
  }
}

/** As many as are wanted in every place, whatever is there at first. */
async function spread(page: Page, wanted: Split): Promise<void> {
  const there = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => ({
      slot: slot.dataset.slot as string,
      count: Number(slot.querySelector('output')?.textContent ?? slot.getAttribute('aria-pressed') === 'true'),
    })),
  )
  const changes = there.map(({ slot, count }) => ({ slot, more: (wanted[slot] ?? 0) - count }))
  for (const { slot, more } of changes.toSorted((a, b) => a.more - b.more)) await change(page, slot, more)
}

async function change(page: Page, slot: string, more: number): Promise<void> {
  const place = page.locator(`[data-slot=${JSON.stringify(slot)}]`)
  const isToggle = more !== 0 && (await place.getAttribute('aria-pressed')) !== null
  if (isToggle) await place.click()
  else
    for (let i = 0; i < Math.abs(more); i++)
      await place
        .locator('button')
        .nth(more > 0 ? 1 : 0)
        .click()
}

/** Leaves the rest of this to a bot. */
export async function delegate(page: Page, wish: Wish): Promise<void> {
  await isAskedFor(page, wish)
  const version = await versionOf(page)
  const setup = page.locator('.delegate')
  if ((await setup.count()) > 0) await setup.click()
  else {
    await page.locator('[data-more]').click()
    await page.locator('[data-delegate]').click()
  }
  await goneOn(page, version)
}
