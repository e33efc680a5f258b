import { readFile } from 'node:fs/promises'
import { someOf } from '@skerry/kit'
import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { axe, playedTable, putTable, reload, SIZES, tooWide, type VisitOptions, visit } from './browser.ts'
import { sourcesFrom } from './chance.ts'
import { goneOn, versionOf } from './hands.ts'
import { seedOfTest } from './people.ts'
import { PLAIN_HOST, suite } from './suite.ts'

const bed = suite({ sources: sourcesFrom(seedOfTest) })
const pathOf = (page: Page): string => new URL(page.url()).pathname
const AT_TABLE = /\/t\/[0-9a-z]+$/

interface NewTableWish {
  readonly game?: string
  readonly name: string
  readonly visibility?: 'Public' | 'Unlisted' | 'Private'
  /** Who sits on the second seat. */
  readonly second?: 'open' | 'random'
}

/** Somebody opens a table online, from the page of a new table to the waiting room or the game. */
async function openTable(wish: NewTableWish, options: VisitOptions = {}) {
  const { game = 'tic-tac-toe', name, visibility = 'Public', second = 'open' } = wish
  const opened = await bed.open(`/new/${game}?where=online`, options)
  const { page } = opened
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Who sits on seat 2').selectOption(second)
  await page.getByRole('radio', { name: visibility }).check()
  await page.getByRole('button', { name: second === 'open' ? 'Open the table' : 'Start the game' }).click()
  await page.waitForURL(AT_TABLE)
  await page.locator('[data-phase]').first().waitFor()
  return opened
}

const inviteOf = async (page: Page, seat: number): Promise<string> =>
  new URL(await page.getByRole('textbox', { name: `Link to seat ${seat}` }).inputValue()).pathname

/** Somebody follows an invitation. */
async function accept(path: string, name: string, options: VisitOptions = {}) {
  const opened = await bed.open(path, options)
  await opened.page.locator('.join-seats .yours').waitFor() // who asks, for which game, and where one will sit
  await opened.page.getByText(/^Invitation from /).waitFor()
  await isFine(opened.page)
  await opened.page.getByLabel('Your name').fill(name)
  await opened.page.getByRole('button', { name: 'Sit down' }).click()
  await opened.page.waitForURL(AT_TABLE)
  return opened
}

/** Somebody who has told a name in the settings. */
async function named(name: string, options: VisitOptions = {}) {
  const opened = await bed.open('/settings', options)
  await opened.page.getByLabel('Your name online').fill(name)
  await opened.page.getByRole('button', { name: 'Save the name' }).click()
  await opened.page.getByText('The name is saved.').waitFor({ state: 'attached' })
  return opened
}

/** Takes a cell of tic-tac-toe, when it is this page's turn. */
async function take(page: Page, cell: number): Promise<void> {
  await page.locator('[data-phase=asked]').waitFor()
  const version = await versionOf(page)
  await page.locator(`[data-spot="cell ${cell}"], [data-spot="${cell}"]`).first().click()
  await page.locator('[data-confirm][aria-disabled=false]').click()
  await goneOn(page, version)
}

/** A sample has both sizes and both lights. */
const LOOKS = [
  { size: SIZES.desktop, colorScheme: 'light' },
  { size: SIZES.desktop, colorScheme: 'dark' },
  { size: SIZES.phone, colorScheme: 'dark' },
  { size: SIZES.phone, colorScheme: 'light' },
] as const

async function isFine(page: Page): Promise<void> {
  for (const { size, colorScheme } of someOf(LOOKS, 2, inject('width'))) {
    await page.setViewportSize({ ...size })
    await page.emulateMedia({ colorScheme })
    expect(await tooWide(page)).toEqual([])
    expect(await axe(page)).toEqual([])
  }
}

describe('a table online', () => {
  test('two people meet by an invitation, play, and find the game and its replay again', async () => {
    const mira = await openTable({ name: 'Mira', visibility: 'Private' })
    await isFine(mira.page)
    await mira.page.setViewportSize({ ...SIZES.desktop })
    const ole = await accept(await inviteOf(mira.page, 2), 'Ole', { size: SIZES.phone })
    expect(pathOf(ole.page)).toBe(pathOf(mira.page))
    await mira.page.getByText('2 of 2 seats are taken').waitFor()
    await mira.page.getByRole('button', { name: 'Start the game' }).click()
    for (const [i, cell] of [1, 4, 2, 5, 3].entries()) await take((i % 2 === 0 ? mira : ole).page, cell)
    await ole.page.locator('[data-phase=over]').waitFor()

    const table = pathOf(mira.page)
    await mira.page.goto(`${bed.site.url}/games`)
    await mira.page.getByText('You won').waitFor()
    await isFine(mira.page)
    const [download] = await Promise.all([
      mira.page.waitForEvent('download'),
      mira.page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ game: 'tic-tac-toe' })
    await mira.page.getByRole('link', { name: 'Watch the replay' }).click()
    await mira.page.locator('[data-phase=past][data-version="0"]').waitFor()
    expect(pathOf(mira.page)).toBe(table)
    expect([...mira.faults, ...ole.faults]).toEqual([])
  })

  test('whoever is alone with bots begins at once', async () => {
    const { page, faults } = await openTable({ name: 'Enna', second: 'random' })
    await page.locator('[data-phase=asked]').waitFor()
    expect(faults).toEqual([])
  })

  test('somebody joins from the start page, is sent away, comes back, and is told of the turn elsewhere', async () => {
    const mira = await openTable({ name: 'Hauke' })
    const ole = await named('Tjark')
    await ole.page.goto(`${bed.site.url}/`)
    const row = ole.page.locator('.open-tables li', { hasText: 'Hauke' })
    await row.getByRole('button', { name: /^Join/ }).click()
    await ole.page.getByText('(you)').waitFor()
    await mira.page.getByRole('button', { name: 'Free the seat of Tjark' }).click()
    await mira.page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click()
    await ole.page.getByText('The host has freed your seat.').waitFor()
    await ole.page.getByRole('button', { name: 'Sit down' }).click()
    await mira.page.getByText('2 of 2 seats are taken').waitFor()
    await mira.page.getByRole('button', { name: 'Start the game' }).click()
    await ole.page.locator('[data-version]').first().waitFor()
    await ole.page.goto(`${bed.site.url}/rules`)
    await take(mira.page, 5)
    await ole.page.getByText('It is your turn at Tic-tac-toe.').waitFor()
    expect(await ole.page.title()).toMatch(/^Your turn · /)
    await isFine(ole.page)
    await ole.page.getByRole('link', { name: 'To the table' }).click()
    await ole.page.locator('[data-phase=asked]').waitFor()
    expect([...mira.faults, ...ole.faults]).toEqual([])
  })

  test('a private table is nobody else’s, and a seat is given once', async () => {
    const mira = await openTable({ name: 'Fenja', visibility: 'Private' })
    const invite = await inviteOf(mira.page, 2)
    const other = await bed.open(pathOf(mira.page))
    await other.page.getByRole('heading', { name: 'No such table' }).waitFor()
    await isFine(other.page)
    const ole = await accept(invite, 'Jannik')
    const late = await bed.open(invite)
    await late.page.getByLabel('Your name').fill('Svantje')
    await late.page.getByRole('button', { name: 'Sit down' }).click()
    await late.page.getByRole('heading', { name: /taken|nowhere/ }).waitFor()
    await ole.page.getByRole('button', { name: 'Leave the table' }).click()
    await ole.page.waitForURL(`${bed.site.url}/`)
    await mira.page.getByText('1 of 2 seats are taken').waitFor()
    expect([...mira.faults, ...other.faults, ...ole.faults]).toEqual([])
  })
})

test('a game of this device goes on at the server', async () => {
  const seats = [
    { name: 'Mara', by: 'person' },
    { name: 'Ole', by: 'random' },
  ] as const
  const { page, faults } = await bed.open('/games')
  await putTable(page, 'here', await playedTable({ game: 'connect-four', seats, rows: 6 }))
  await page.reload()
  await page.getByRole('button', { name: 'Go on online' }).click()
  await isFine(page)
  await page.getByLabel('Your name').fill('Mara')
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await page.waitForURL(AT_TABLE)
  await page.locator('[data-phase=asked]').waitFor()
  expect(await versionOf(page)).toBeGreaterThanOrEqual(6)
  expect(faults).toEqual([])
})

test('a link can be pasted, and copied where there is no clipboard', async () => {
  const mira = await openTable({ name: 'Wiebke', visibility: 'Unlisted' })
  const home = bed.site.url.replace('127.0.0.1', PLAIN_HOST)
  const { page, faults, close } = await visit(bed.browser, `${home}/`, { seed: seedOfTest() })
  onTestFinished(() => close())
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByLabel('Invitation or address').fill('what?')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByText('neither an invitation nor the address').waitFor()
  await page.getByLabel('Invitation or address').fill(home + pathOf(mira.page))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.waitForURL(AT_TABLE)
  await page.getByRole('button', { name: 'Copy the address of the table' }).click()
  await page.getByText('The link is copied.').waitFor({ state: 'attached' })
  expect(faults).toEqual([])
})

test('without a server everything on this device works, and one sentence says so', async () => {
  const { page } = await bed.open('/')
  await page.route('**/api', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  )
  await reload(page)
  await page.getByText('This Skerry has no server behind it').waitFor()
  await isFine(page)
  await page.setViewportSize({ ...SIZES.desktop })
  await page.getByRole('button', { name: 'Play Marnon' }).click()
  await page.locator('[data-version]').first().waitFor()
  await page.goto(`${bed.site.url}/t/none`)
  await page.getByRole('heading', { name: 'No server here' }).waitFor()
})
