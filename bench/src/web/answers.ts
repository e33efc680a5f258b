/** From a click to the painted answer, with no bot in between: every choice leads straight to the next question. */

import type { Site } from '@skerry/web/browser'
import { type Browser, type Page, SETTLED, visitTables } from './table.ts'

/** What `timeAnswers` puts into the page. */
interface Timing {
  /** ms from the last press of the confirming button to the next question on the screen; null: not within this time. */
  answered(ms: number): Promise<number | null>
}

/** Longer than any answer takes; after that the table has warned instead of answering. */
const PATIENCE_MS = 2000

export async function measureAnswers(browser: Browser, site: Site, count: number): Promise<number[]> {
  const { page, fresh, close } = await visitTables(browser, site, 'people', 40)
  await page.addInitScript(timeAnswers)
  const times: number[] = []
  await page.goto(await fresh())
  while (times.length < count) {
    const time = await answerOnce(page)
    if (time !== null) times.push(time)
    else await page.goto(await fresh()) // the game is over
  }
  await close()
  return times
}

/** Takes what a bot suggests; null: nothing is asked any more. */
async function answerOnce(page: Page): Promise<number | null> {
  await page.locator(SETTLED).waitFor()
  if ((await page.locator('[data-phase=over]').count()) > 0) return null
  const confirm = page.locator('[data-confirm][aria-disabled=false]')
  if ((await confirm.count()) === 0) await page.locator('[data-suggest]').click()
  await confirm.click()
  const answer = () => page.evaluate((ms) => (window as unknown as Timing).answered(ms), PATIENCE_MS)
  const time = await answer()
  if (time !== null) return time
  await confirm.click() // it warned of a choice somebody would regret
  return answer()
}

/** Runs in the page, so it uses nothing around it. */
function timeAnswers(): void {
  let answer: Promise<number> = Promise.resolve(0)
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const tableIn = () => document.querySelector<HTMLElement>('[data-version]')

  const isAnswered = (version: number) => {
    const table = tableIn()
    if (table === null || Number(table.dataset.version) <= version) return false
    return table.dataset.phase === 'over' || table.querySelector('[data-suggest]') !== null
  }
  const whenAnswered = (version: number) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(async () => {
        if (!isAnswered(version)) return
        observer.disconnect()
        await frame()
        await frame() // two frames later what was in the document is on the screen
        resolve(performance.now())
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-confirm]') === null) return
      const pressed = performance.now()
      answer = whenAnswered(Number(tableIn()?.dataset.version)).then((at) => at - pressed)
    },
    { capture: true },
  )
  const answered = (ms: number) => Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ms, null))])
  Object.assign(window, { answered })
}
