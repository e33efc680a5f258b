import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe, goTo, outOfReach, playedTable, reload, SIZES, tooWide } from './browser.ts'
import { answerByPointer, phaseOf, SETTLED, settled, spots, touch, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()

const person = (name: string) => ({ name, by: 'person' as const })
const novice = (name: string) => ({ name, by: 'novice' as const })
const CREW = [person('Mara'), novice('Jannik'), novice('Ole'), novice('Inga')]

const running = await playedTable({ seats: CREW, seed: 'pictures', rows: 90 })
const attacking = await playedTable({ seats: CREW, seed: 'pictures', rows: 90, decision: 'turn.declare' })
const placing = await playedTable({ seats: CREW, seed: 'pictures', rows: 90, decision: 'turn.reinforce' })
const over = await playedTable({ seats: CREW, seed: 'pictures', rows: 10_000 })

/** What lies on the board. */
const drawn = (page: Page): Promise<string> => page.locator('.marnon-live').first().innerHTML()

describe.each(Object.entries(SIZES))('a table on a %s', (_name, size) => {
  test('with letters twice as large everything can still be reached', async () => {
    const { page } = await bed.openPlayed(running, { size, textScale: 2 })
    await settled(page)
    expect(await tooWide(page)).toEqual([])
    const suggest = page.locator('[data-suggest]')
    await suggest.scrollIntoViewIfNeeded()
    await suggest.click()
    await page.locator('[data-confirm][aria-disabled=false]').click()
  })
})

test.each([
  ['upright', SIZES.phone],
  ['on its side', { width: SIZES.phone.height, height: SIZES.phone.width }],
])('on a phone %s everything on every page can be reached', async (_way, size) => {
  const { page, faults } = await bed.openPlayed(running, { size })
  await settled(page)
  const tabs = page.locator('.phone-tabs button')
  expect(await tabs.count()).toBeGreaterThan(2)
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click()
    expect(await outOfReach(page)).toEqual([])
  }
  expect(faults).toEqual([])
})

test('whoever has played before finds their games again, whatever the newest site keeps besides', async () => {
  const { page, faults } = await bed.open('/icon.svg')
  const { rows, ...head } = running
  await page.evaluate(keepAsAtFirst, {
    head: { ...head, id: 'first', count: rows.length },
    rows: rows.map((row, v) => ({ table: 'first', v, row })),
  })
  await goTo(page, `${bed.site.url}/table/first`)
  await settled(page)
  expect(await versionOf(page)).toBe(rows.length)
  expect(faults).toEqual([])
})

/** Runs in the page: the store as the first version of the site made it. */
function keepAsAtFirst({ head, rows }: { head: object; rows: readonly object[] }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('skerry', 1)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('heads', { keyPath: 'id' })
      opening.result.createObjectStore('rows', { keyPath: ['table', 'v'] })
    }
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['heads', 'rows'], 'readwrite')
      writing.objectStore('heads').put(head)
      for (const row of rows) writing.objectStore('rows').put(row)
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('a reload in the middle of a game loses nothing', async () => {
  const { page, faults } = await bed.openPlayed(running)
  await settled(page)
  for (let i = 0; i < 4; i++) {
    await answerByPointer(page)
    await settled(page)
  }
  const before = { version: await versionOf(page), question: await page.locator('[data-question]').textContent() }
  await reload(page)
  await settled(page)
  expect(await versionOf(page)).toBe(before.version)
  expect(await page.locator('[data-question]').textContent()).toBe(before.question)
  expect(faults).toEqual([])
})

test('the language switches in place: question, log and rules', async () => {
  const { page, faults } = await bed.openPlayed(running, { language: 'en' })
  await settled(page)
  const texts = () => page.evaluate(() => document.body.textContent)
  const english = await texts()
  await page
    .getByRole('button', { name: /deutsch/i })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  const german = await texts()
  expect(german).not.toBe(english)
  expect(german).toMatch(/Runde 2/)
  expect(german).not.toMatch(/Round 2/)
  expect(await versionOf(page)).toBe(running.rows.length)
  expect(faults).toEqual([])
})

test('why not? A place that cannot be chosen says why and cites its rule, and the card does not cover it', async () => {
  const { page, faults } = await bed.openPlayed(attacking)
  await settled(page)
  const closed = await page.locator('[data-spot][aria-label$="not now"]').first().getAttribute('data-spot')
  if (closed === null) throw new Error('everything may be chosen')
  await touch(page, closed)
  const card = page.locator('[data-why]')
  await card.waitFor()
  expect((await card.textContent())?.length).toBeGreaterThan(20)
  const rule = await card.locator('.cite').first().textContent()
  expect(rule).toMatch(/^MAR-/)
  const [spot, box] = [await page.locator(`[data-spot="${closed}"]`).boundingBox(), await card.boundingBox()]
  if (spot === null || box === null) throw new Error('nothing to be seen')
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2]
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false)
  await card.locator('.cite').first().click()
  await page.locator(`[data-rule="${rule}"]`).waitFor()
  expect(faults).toEqual([])
})

test('MAR-GEN-23 the summary sheet is one press away', async () => {
  const { page } = await bed.openPlayed(running)
  await settled(page)
  await page
    .getByRole('button', { name: /summary|sheet/i })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  for (const word of ['Orcs', 'Dragon', 'Peacemaker', 'boat', 'Crown', 'Strength', 'Hero'])
    expect((await sheet.textContent())?.toLowerCase()).toContain(word.toLowerCase())
})

test('a link to a position shows it, step by step and open, once the game is over', async () => {
  const { page, faults } = await bed.openPlayed(over, {}, '?v=97&as=open')
  await page.locator('[data-phase=past][data-version="97"]').waitFor()
  const faces = await drawn(page)
  await goTo(page, `${bed.site.url}/table/played?v=97&as=0`)
  await page.locator('[data-phase=past][data-version="97"]').waitFor()
  expect(await drawn(page)).not.toBe(faces)
  await page.keyboard.press('Escape')
  await expect.poll(() => phaseOf(page)).toBe('over')
  expect(faults).toEqual([])
})

test('a running game is never shown open', async () => {
  const { page } = await bed.openPlayed(running, {}, '?v=85&as=open')
  await page.locator('[data-phase=past][data-version="85"]').waitFor()
  const open = await drawn(page)
  await goTo(page, `${bed.site.url}/table/played?v=85&as=0`)
  await page.locator('[data-phase=past][data-version="85"]').waitFor()
  await expect.poll(() => drawn(page)).toBe(open)
})

test('play from here: a position of a finished game goes on as a table of its own', async () => {
  const { page, faults } = await bed.openPlayed(over, {}, '?v=90')
  await page.locator('[data-phase=past]').waitFor()
  await page
    .getByRole('button', { name: /what if|play from here/i })
    .first()
    .click()
  await page.waitForURL((url) => !url.pathname.endsWith('/played'))
  expect(await settled(page)).toBe(false)
  await answerByPointer(page)
  await settled(page)
  await goTo(page, `${bed.site.url}/table/played`)
  await settled(page)
  expect(await versionOf(page)).toBe(over.rows.length)
  expect(faults).toEqual([])
})

test('the end: who has won and why, how it came to that, and the board behind it', async () => {
  const seats = [person('Mara'), novice('Ole'), novice('Inga')]
  const over = await playedTable({ game: 'vindication', seats, seed: 'end', rows: 10_000 })
  const { page, faults } = await bed.openPlayed(over)
  const scene = page.locator('[data-ending]')
  await scene.locator('.moments button').nth(1).waitFor()
  expect(await scene.getByRole('heading', { level: 2 }).textContent()).toMatch(/wins?\./)
  expect(await scene.locator('.score-table tbody tr').count()).toBe(3)
  // What was there before and what the end added make up the total.
  for (const row of await scene.locator('.score-table tbody tr').all()) {
    const [before, added, total] = (await row.locator('td').allTextContents())
      .slice(1)
      .map((text) => Number.parseInt(text, 10))
    expect((before as number) + (added as number)).toBe(total)
  }
  expect(await scene.locator('.course .line').count()).toBe(3)
  expect(await axe(page)).toEqual([])

  const last = await versionOf(page)
  await scene.locator('.moments button').first().click()
  await page.locator('[data-phase=past]').waitFor()
  expect(await versionOf(page)).toBeLessThan(last)
  expect(await scene.count()).toBe(0)
  await page.getByRole('button', { name: /to the end/i }).click()
  await scene.waitFor()
  await page.keyboard.press('Escape')
  await scene.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show the result' }).click()
  await scene.waitFor()
  expect(faults).toEqual([])
})

/** Neither for the eye nor for a screen reader: what was said last is who shall take the screen. */
async function expectNothingBehind(page: Page) {
  expect(await page.locator('.stage, [data-spot], .log').count()).toBe(0)
  const heading = (await page.locator('.hand-over h1').textContent()) ?? ''
  await expect.poll(() => page.locator('[aria-live=polite]').textContent()).toSatisfy((said) => heading.includes(said))
}

test('hot seat: a curtain between two people, and nothing of the table behind it', async () => {
  const seats = [person('Mara'), person('Ole'), novice('Inga')]
  const { page, faults } = await bed.openPlayed(await playedTable({ seats, sharing: 'curtain', seed: 'two', rows: 60 }))
  let curtains = 0
  for (let i = 0; i < 60 && curtains < 2; i++) {
    await page.locator(`[data-phase=curtain], ${SETTLED}`).first().waitFor()
    expect(await phaseOf(page)).not.toBe('over')
    if ((await phaseOf(page)) === 'curtain') {
      curtains += 1
      await expectNothingBehind(page)
      await page.reload()
      await page.locator('[data-phase=curtain]').waitFor()
      await expectNothingBehind(page)
      expect(await page.locator('[data-sit]').evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await axe(page)).toEqual([])
      await page.locator('[data-sit]').click()
      await settled(page)
    }
    await answerByPointer(page)
  }
  expect(curtains).toBe(2)
  expect(faults).toEqual([])
})

test('hot seat without secrets: nobody has to pass anything on', async () => {
  const seats = [person('Mara'), person('Ole')]
  const { page } = await bed.openPlayed(await playedTable({ seats, sharing: 'open', seed: 'two', rows: 0 }))
  for (let i = 0; i < 6; i++) {
    await settled(page)
    expect(await phaseOf(page)).toBe('asked')
    await answerByPointer(page)
  }
})

test('an allotment with plus and minus, checked while it is filled', async () => {
  const { page, faults } = await bed.openPlayed(placing)
  await settled(page)
  const total = () => page.locator('.allotment-total b').textContent()
  const empty = await total()
  const [place] = await spots(page, false)
  await touch(page, place as string)
  await expect.poll(total).not.toBe(empty)
  // Some are still missing: it cannot be confirmed yet.
  expect(await page.locator('[data-confirm]').count()).toBe(0)
  await page
    .getByRole('button', { name: /^one fewer/i, disabled: false })
    .first()
    .click()
  await expect.poll(total).toBe(empty)
  await page
    .getByRole('button', { name: /^one more/i, disabled: false })
    .first()
    .click()
  await page
    .getByRole('button', { name: /all the rest/i, disabled: false })
    .first()
    .click()
  await page.locator('[data-confirm][aria-disabled=false]').waitFor()
  expect(faults).toEqual([])
})
