import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { axe, launch, playedTable, putTable, SIZES, sidewaysScroll, startSite, visit } from './browser.ts'
import { answerByPointer, settled, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const seats = [
  { name: 'Mara', by: 'person' as const },
  { name: 'Ole', by: 'novice' as const },
]

describe.each(Object.entries(SIZES))('every page on a %s', (_name, size) => {
  test.each([
    '/',
    '/new/marnon',
    '/new/tic-tac-toe',
    '/games',
    '/rules/marnon',
    '/settings',
    '/about',
    '/nowhere',
    '/table/none',
  ])('%s: both themes, no sideways scroll, nothing for axe, no fault', async (path) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page, faults, close } = await bed.open(path, { size, theme, language: theme === 'dark' ? 'de' : 'en' })
      await page.getByRole('heading').first().waitFor()
      expect(await sidewaysScroll(page)).toEqual([])
      expect(await axe(page)).toEqual([])
      expect(faults).toEqual([])
      await close()
    }
  })
})

test('offline: after one visit a new game can be begun, played and found again', async () => {
  const { page, context, faults } = await bed.open('/', { isKept: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Set out' }).click()
  await settled(page)
  await answerByPointer(page)
  await settled(page)
  const version = await versionOf(page)
  await page.reload()
  await settled(page)
  expect(await versionOf(page)).toBe(version)
  await page.goto(`${bed.site.url}/games`)
  await page
    .getByRole('link', { name: /go on|continue|marnon/i })
    .first()
    .waitFor()
  await context.setOffline(false)
  expect(faults).toEqual([])
})

test('plain http under a name that is no secure context: a game is played, kept and exported', async () => {
  const site = await startSite()
  const browser = await launch({ args: ['--host-resolver-rules=MAP skerry.test 127.0.0.1'] })
  try {
    const url = site.url.replace(/127\.0\.0\.1|localhost/, 'skerry.test')
    const { page, faults } = await visit(browser, `${url}/`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await page.getByRole('button', { name: 'Set out' }).click()
    for (let i = 0; i < 4; i++) {
      await settled(page)
      await answerByPointer(page)
    }
    await settled(page)
    const version = await versionOf(page)
    await page.reload({ waitUntil: 'networkidle' })
    await settled(page)
    expect(await versionOf(page)).toBe(version)
    await page.goto(`${url}/settings`)
    await expect.poll(() => page.evaluate(() => document.body.textContent)).toMatch(/http/i)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await site.close()
  }
})

test('a table goes out as a file and comes back from it', async () => {
  const { page, faults } = await bed.open('/games')
  await putTable(page, 'played', await playedTable({ seats, seed: 'file', rows: 20 }))
  await page.reload({ waitUntil: 'networkidle' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /export|save as a file/i })
      .first()
      .click(),
  ])
  const path = await download.path()
  const text = await readFile(path, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'skerry-record-1', game: 'marnon' })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/\/table\/(?!played)/)
  await settled(page)
  const broken = { ...file, buffer: Buffer.from('{"format":"something"}') }
  await page.goto(`${bed.site.url}/games`, { waitUntil: 'networkidle' })
  await page.locator('input[type=file]').first().setInputFiles(broken)
  await page.getByRole('alert').first().waitFor()
  expect(faults).toEqual([])
})

test('a small game without a board of its own is played from its things alone', async () => {
  const { page, faults } = await bed.open('/new/tic-tac-toe')
  await page
    .getByRole('button', { name: /set out|begin|open the table|start/i })
    .last()
    .click()
  while (!(await settled(page))) await answerByPointer(page)
  expect(faults).toEqual([])
})
