import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { playedTable, putTable, reload, visit } from './browser.ts'
import { answerByPointer, settled, versionOf } from './hands.ts'
import { PLAIN_HOST, suite } from './suite.ts'

const skerry = suite({ changesFiles: true })
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
    const isWaiting = async () => (await navigator.serviceWorker.ready).waiting !== null
    await expect.poll(() => page.evaluate(isWaiting)).toBe(true)
    expect(await page.evaluate(() => caches.keys())).toContain(before)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage('skipWaiting'))
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['skerry-ffffffffffff'])
  })
})

test('offline: after one visit a new game can be begun, played and found again', async () => {
  const { page, context, faults } = await skerry.open('/', { isKept: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await reload(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play Marnon' }).click()
  await settled(page)
  await answerByPointer(page)
  await settled(page)
  const version = await versionOf(page)
  await page.reload()
  await settled(page)
  expect(await versionOf(page)).toBe(version)
  await page.goto(`${skerry.site.url}/games`)
  await page
    .getByRole('link', { name: /go on|continue|marnon/i })
    .first()
    .waitFor()
  await context.setOffline(false)
  expect(faults).toEqual([])
})

test('plain http under a name that is no secure context: a game is played and kept, and the settings say what is missing', async () => {
  const url = skerry.site.url.replace('127.0.0.1', PLAIN_HOST)
  const { page, faults, close } = await visit(skerry.browser, `${url}/`, { seed: inject('seed'), isBrief: true })
  onTestFinished(() => close())
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Play Marnon' }).click()
  for (let i = 0; i < 4; i++) {
    await settled(page)
    await answerByPointer(page)
  }
  await settled(page)
  const version = await versionOf(page)
  await reload(page)
  await settled(page)
  expect(await versionOf(page)).toBe(version)
  await page.goto(`${url}/settings`)
  await expect.poll(() => page.evaluate(() => document.body.textContent)).toMatch(/http/i)
  expect(faults).toEqual([])
})
