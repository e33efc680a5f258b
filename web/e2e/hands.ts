/** What a person does at a table, by pointer or by keyboard. */

import type { Page } from 'playwright-core'

export const SETTLED = '[data-phase=asked] [data-suggest], [data-phase=over]'
const READY = '[data-confirm][aria-disabled=false]'

export const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version))
export const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '')

/** Waits until somebody is asked or the game is over; true: it is over. */
export async function settled(page: Page): Promise<boolean> {
  await page.locator(SETTLED).first().waitFor({ timeout: 60_000 })
  return (await phaseOf(page)) === 'over'
}

/** Things on the board that are picked, or that may be. */
export const spots = (page: Page, pressed: boolean): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(`[data-spot][aria-pressed=${wanted}]`)].map(
        (spot) => spot.dataset.spot as string,
      ),
    pressed,
  )

/** Presses the pointer where the thing is drawn. */
export async function touch(page: Page, thing: string): Promise<void> {
  const box = await page.locator(`[data-spot="${thing}"]`).boundingBox()
  if (box === null) throw new Error(`${thing} is nowhere to be seen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whether the thing can be touched where it is drawn: a part of a large board may lie under a panel or off the screen. */
const isInSight = (page: Page, thing: string): Promise<boolean> =>
  page.locator(`[data-spot="${thing}"]`).evaluate((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.stage-surface') != null
  })

const confirmText = async (page: Page): Promise<string | null> =>
  (await page.locator(READY).count()) === 0 ? null : page.locator(READY).textContent()

/** Whether the table has gone on since this version. */
export async function goneOn(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > before,
    version,
    { timeout: 60_000 },
  )
}

/**
 * Answers the present question by pointer with what a bot suggests. Where the suggestion names places, they are touched on the
 * board; `board` says whether that was enough to make the choice.
 */
export async function answerByPointer(page: Page): Promise<'board' | 'button'> {
  const version = await versionOf(page)
  await page.locator('[data-suggest]').click()
  await page.locator(READY).waitFor()
  const wanted = await confirmText(page)
  const places = await spots(page, true)
  let way: 'board' | 'button' = 'button'
  const isList = (await page.locator('.allotment').count()) === 0
  const inSight = await Promise.all(places.map((place) => isInSight(page, place)))
  if (isList && places.length > 0 && inSight.every(Boolean)) {
    await page.keyboard.press('Escape')
    for (const place of places) await touch(page, place)
    if ((await confirmText(page)) === wanted) way = 'board'
    else {
      await page.locator('[data-suggest]').click()
      await page.locator(READY).waitFor()
    }
  }
  await confirm(page, version, () => page.locator('[data-confirm]').click())
  return way
}

/** Confirms; a choice one would regret is asked for twice. */
export async function confirm(page: Page, version: number, press: () => Promise<void>): Promise<void> {
  await press()
  const warning = page.locator('.warning')
  const first = await Promise.race([
    goneOn(page, version).then(() => 'gone' as const),
    warning.waitFor({ timeout: 60_000 }).then(() => 'warned' as const),
  ])
  if (first === 'gone') return
  await press()
  await goneOn(page, version)
}

/** Answers with the keys S and Enter. */
export async function answerByKeys(page: Page): Promise<void> {
  const version = await versionOf(page)
  await page.keyboard.press('s')
  await page.locator(READY).waitFor()
  await confirm(page, version, () => page.keyboard.press('Enter'))
}

/** Answers with the first choice there is, by keys alone: where people play against each other nobody gives advice. */
export async function answerFirst(page: Page): Promise<void> {
  const version = await versionOf(page)
  await page.locator('[data-number="1"]').waitFor()
  await page.keyboard.press('1')
  await page.locator(READY).waitFor()
  await confirm(page, version, () => page.keyboard.press('Enter'))
}

/** Presses Tab until the element that has the focus fits. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key never reaches ${selector}`)
}

export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
