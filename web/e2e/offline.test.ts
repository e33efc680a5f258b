import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { launch, playedTable, putTable, SIZES, visit } from './browser.ts'
import { suite } from './suite.ts'

const skerry = suite()
const ASKED = '[data-phase=asked] [data-suggest]'
const seats = [
  { name: 'Mara', by: 'person' },
  { name: 'Ole', by: 'novice' },
] as const

/** The same site under another version. */
function publishAnew(dist: string): void {
  const file = join(dist, 'sw.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^const VERSION = .*$/m, `const VERSION = 'ffffffffffff'`))
  for (const copy of ['.br', '.gz']) rmSync(file + copy)
}

describe('without a network', () => {
  test('what was opened once opens again, tables included', async () => {
    const { page, context, faults } = await skerry.open('/games', { isKept: true })
    await putTable(page, 'kept', await playedTable({ seats, rows: 40 }))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(`${skerry.site.url}/table/kept`)
    await page.locator(ASKED).waitFor()
    await page.goto(`${skerry.site.url}/rules/marnon`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(faults).toEqual([])
  })

  test('what an older version kept is dropped, what others keep is not', async () => {
    const { page } = await skerry.open('/', { isKept: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.evaluate(async () => {
      await Promise.all([caches.open('skerry-old'), caches.open('other')])
      await (await navigator.serviceWorker.ready).unregister()
    })
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const names = await page.evaluate(() => caches.keys())
    expect(names.toSorted()).toEqual(['other', expect.stringMatching(/^skerry-[\da-f]{12}$/)])
  })

  test('a newer version waits until it is asked for', async () => {
    const { page } = await skerry.open('/', { isKept: true })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const [before] = await page.evaluate(() => caches.keys())
    publishAnew(skerry.site.dist)
    await page.reload()
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
    expect(await page.evaluate(() => caches.keys())).toContain(before)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage('skipWaiting'))
    await page.waitForFunction(async () => (await caches.keys()).join() === 'skerry-ffffffffffff')
  })
})

test('plain http in a home network: everything works, nothing is kept', async () => {
  const browser = await launch({ args: ['--host-resolver-rules=MAP table.home 127.0.0.1'] })
  onTestFinished(() => browser.close())
  const home = skerry.site.url.replace('127.0.0.1', 'table.home')
  const { page, faults } = await visit(browser, `${home}/games`, { isKept: true, size: SIZES.phone })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await putTable(page, 'home', await playedTable({ seats, rows: 40 }))
  await page.goto(`${home}/table/home`)
  await page.locator(ASKED).waitFor()
  expect(faults).toEqual([])
})
