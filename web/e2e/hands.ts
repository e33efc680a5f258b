/** What a person does at a table, by pointer or by keyboard. */

import type { Page } from 'playwright-core'

export const SETTLED = '[data-phase=asked] [data-suggest], [data-phase=over]'
const READY = '[data-confirm][aria-disabled=false]'
/** However busy the machine is, and however many bots play in between. */
const PATIENCE_MS = 120_000

export const versionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version))
export const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '')

/** Waits until somebody is asked or the game is over; true: it is over. */
export async function settled(page: Page): Promise<boolean> {
  const phaseShown = (shown: string) =>
    document.querySelector(shown)?.closest<HTMLElement>('[data-phase]')?.dataset.phase ?? null
  const phase = await page.waitForFunction(phaseShown, SETTLED, { timeout: PATIENCE_MS }).catch(async () => {
    throw new Error(`nobody is asked at ${page.url()}: ${await page.locator('body').innerText()}`)
  })
  return (await phase.jsonValue()) === 'over'
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

const isDrawn = async (page: Page, thing: string): Promise<boolean> =>
  (await page.locator(`[data-spot="${thing}"]`).boundingBox()) !== null

/** Presses the pointer where the thing is drawn. */
export async function touch(page: Page, thing: string): Promise<void> {
  const box = await page.locator(`[data-spot="${thing}"]`).boundingBox()
  if (box === null) throw new Error(`${thing} is nowhere to be seen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whether the table has gone on since this version. */
export async function goneOn(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > before,
    version,
    { timeout: PATIENCE_MS },
  )
}

/** What a bot suggests, as it is marked on the page. */
interface Advised {
  /** What the button says that would confirm it. */
  readonly text: string
  /** The places it names. */
  readonly places: readonly string[]
  /** All of them can be touched where they are drawn, and that chooses: no quantity is asked for. */
  readonly isOnBoard: boolean
}

const confirmText = (page: Page): Promise<string | null> =>
  page.evaluate((ready) => document.querySelector(ready)?.textContent ?? null, READY)

/** Advice that was asked for while the table went on is dropped: whoever still wants it asks again. */
const askedForAdvice = (page: Page): Promise<Advised> =>
  page
    .waitForFunction(advised, undefined, { timeout: 20_000 })
    .catch(async () => {
      await page.locator('[data-suggest]').click()
      return page.waitForFunction(advised)
    })
    .then((found) => found.jsonValue() as Promise<Advised>)

/** Runs in the page. False: the bot still thinks. A part of a large board may lie under a panel or off the screen. */
function advised(): Advised | false {
  const confirm = document.querySelector('[data-confirm][aria-disabled=false]')
  if (confirm === null || document.querySelector('[data-suggest][aria-busy=false]') === null) return false
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot][aria-pressed=true]')]
  const isInSight = (spot: HTMLElement) => {
    const { x, y, width, height } = spot.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.stage-surface') != null
  }
  const isList = document.querySelector('.allotment') === null
  return {
    text: confirm.textContent,
    places: spots.map((spot) => spot.dataset.spot as string),
    isOnBoard: isList && spots.length > 0 && spots.every(isInSight),
  }
}

/**
 * Answers the present question by pointer with what a bot suggests. Where the suggestion names places, they are touched on the
 * board; `board` says whether that was enough to make the choice.
 */
export async function answerByPointer(page: Page): Promise<'board' | 'button'> {
  const version = await versionOf(page)
  await page.locator('[data-suggest]').click()
  const { text, places, isOnBoard } = await askedForAdvice(page)
  let way: 'board' | 'button' = 'button'
  if (isOnBoard) {
    await page.keyboard.press('Escape')
    // A place may be out of sight once another is picked: then the suggestion is taken by its button.
    for (const place of places) if (await isDrawn(page, place)) await touch(page, place)
    if ((await confirmText(page)) === text) way = 'board'
    else {
      await page.locator('[data-suggest]').click()
      await askedForAdvice(page)
    }
  }
  await confirm(page, version, () => page.locator('[data-confirm]').click())
  return way
}

/** Confirms; a choice one would regret is asked for twice. */
export async function confirm(page: Page, version: number, press: () => Promise<void>): Promise<void> {
  await press()
  const answer = await page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>('[data-version]')
    if (Number(table?.dataset.version) > before) return 'gone on'
    return document.querySelector('.warning') === null ? null : 'warned'
  }, version)
  if ((await answer.jsonValue()) === 'gone on') return
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

/**
 * Answers with the first choice there is, by keys alone: where people play against each other nobody gives advice. Choices that
 * have no number are stepped through.
 */
export async function answerFirst(page: Page): Promise<void> {
  const version = await versionOf(page)
  await page.locator('[data-asked=true]').waitFor()
  const number = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-number]:not([data-possible=false])')?.dataset.number,
  )
  if (number !== undefined) await page.keyboard.press(number)
  if ((await page.locator(READY).count()) === 0) await page.locator('[data-question]').press('ArrowDown')
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
