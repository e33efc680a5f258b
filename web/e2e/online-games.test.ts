/** Whole games of people at tables of the server, each with a browser and a line of their own. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE } from '@skerry/server'
import { openSqlite, type StoredRow } from '@skerry/server/store'
import { afterAll, describe, expect, test } from 'vitest'
import { choosesAlone, losesAnswer, missesSomething } from './breaking.ts'
import { SIZES } from './browser.ts'
import { openRules } from './games.ts'
import { versionOf } from './hands.ts'
import { copyInvitation, openInvitation, openTable, sitDown, startGame, tableAt, toNewTable } from './meeting.ts'
import { arrive, type Person, type PersonSpec } from './people.ts'
import { Player, playOn, playTo } from './playing.ts'
import { suite } from './suite.ts'
import { strayed, truthOf, type WholeRecord } from './truth.ts'

const data = mkdtempSync(join(tmpdir(), 'skerry-data-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const bed = suite({ data })

const come = (spec: PersonSpec): Promise<Person> => arrive(bed.browser, bed.site.url, spec)

/** Each answers so many questions themselves, at least. */
const OWN = 24
/** Lists are told of changes now and then. */
const PATIENTLY = { timeout: 20_000 }
const WHISPER = 'Nobody else may read this.'

const TABLES = [
  {
    game: 'marnon',
    host: { name: 'Mara', language: 'en', size: SIZES.desktop },
    guest: { name: 'Ole', language: 'de', size: SIZES.phone },
    watcher: { name: '', language: 'en', size: SIZES.tablet },
    breaks: [missesSomething, losesAnswer],
  },
  {
    game: 'arrival',
    host: { name: 'Inga', language: 'de', size: SIZES.desktop },
    guest: { name: 'Tjark', language: 'en', size: SIZES.phone },
    watcher: { name: '', language: 'de', size: SIZES.tablet },
    breaks: [choosesAlone, losesAnswer],
  },
] as const

describe.each(TABLES)('$game', ({ game, breaks, ...specs }) => {
  test('a whole game of two people, looked on by a third, on lines that break', async () => {
    const { host, guest, table } = await meet(game, specs.host, specs.guest)
    const watcher = await watch(specs.watcher, table)
    const rules = await openRules(game)
    const first = new Player(host, table, 0, rules, ['board', 'keys', 'cards'])
    const second = new Player(guest, table, 1, rules, ['cards', 'board'])
    await playOn([first, second], OWN, () => first.answers > 3 && second.answers > 3)
    for (const person of [host, guest, watcher]) await person.expectFine()
    await talk(host, guest, watcher, table)
    const [breakOne, breakOther] = breaks
    await breakOne(second, first)
    await breakOther(first, second)
    await comesWhenCalled(second, first)
    await playOn([first, second], OWN)
    await areAtTheEnd([host, guest, watcher])
console.error('end')

    const log = await logOf(table)
    const record = await recordOf(host, table)
    const truth = truthOf(rules, record)
console.error('truth')
    for (const [person, viewer] of [
      [host, 0],
      [guest, 1],
      [watcher, 'spectator'],
    ] as const) {
      await person.ear.caughtUp()
      expect(await versionOf(person.page)).toBe(log.length)
      expect(strayed(person.ear.of(table), truth, viewer)).toEqual([])
      person.expectNoFaults()
    }
    expect(missedBy(watcher, table, log.length)).toEqual([])
    expect(
      secretsHeard(watcher, [...truth.hiddenFrom('spectator'), ...(await secretsOf(record, log, [host, guest]))]),
    ).toEqual([])
    for (const player of [first, second]) expectEveryKeyOnce(player, log)
    expect(Math.min(first.answers, second.answers)).toBeGreaterThanOrEqual(OWN)
    await meetAgain(host, guest, table)
  }, 400_000)
})

/** From the start page to the first question: an open table, an invitation, two names. */
async function meet(game: string, hostSpec: PersonSpec, guestSpec: PersonSpec) {
  const [host, guest] = await Promise.all([come(hostSpec), come(guestSpec)])
  await Promise.all([host.go('/'), guest.go('/')])
  for (const { page } of [host, guest]) await page.locator('#open-tables + a').waitFor()
  for (const person of [host, guest]) await person.expectFine()
  await toNewTable(host, game)
  await host.expectFine()
  const table = await openTable(host, ['me', 'open', 'novice'])
  await openInvitation(guest, await copyInvitation(host, 2))
  await guest.expectFine()
  await sitDown(guest)
  for (const person of [host, guest]) await person.expectFine()
  await startGame(host)
  return { host, guest, table }
}

/** Somebody who has told nobody a name finds the table on the start page and looks on. */
async function watch(spec: PersonSpec, table: string): Promise<Person> {
  const watcher = await come(spec)
  await watcher.go('/')
  await watcher.page.locator(`.open-tables a[href="/t/${table}"]`).click()
  await watcher.page.locator('.watch-pill').waitFor()
  expect(await watcher.page.locator('[data-confirm], [data-undo], [data-choice]').count()).toBe(0)
  return watcher
}

/** One speaks to everybody and then to one alone. */
async function talk(host: Person, guest: Person, watcher: Person, table: string): Promise<void> {
  const { company } = host.words.table
  await host.page.keyboard.press('t')
  const field = host.page.getByRole('textbox', { name: company.write })
  await field.fill('Good luck!')
  await field.press('Enter')
  await host.page.getByRole('button', { name: guest.name, exact: true }).click()
  await field.fill(WHISPER)
  await field.press('Enter')
  await guest.page.locator('.phone-tabs').getByRole('button', { name: guest.words.table.company.talk }).click()
  await expect.poll(() => guest.page.locator('.message p').allTextContents()).toEqual(['Good luck!', WHISPER])
  expect(await guest.page.locator('.message.whisper').textContent()).toContain(guest.words.table.company.whisperToYou)
  await guest.expectFine()
  await guest.page.locator('.phone-tabs').getByRole('button', { name: guest.words.table.board }).click()
  await watcher.page.locator('.tool-with-count button').click()
  await watcher.page.getByRole('tab', { name: watcher.words.table.company.talk }).click()
  expect(await watcher.page.locator('.message p').allTextContents()).toEqual(['Good luck!'])
  expect(watcher.ear.of(table).chat.map(({ text }) => text)).toEqual(['Good luck!'])
  await host.page.locator('[data-question]').click() // away from where one writes
}

/** Whoever has gone to the start page is told there when their turn comes; the table stands first. */
async function comesWhenCalled(one: Player, other: Player): Promise<void> {
  const { page, words } = one.person
  await playTo(other, one)
  // The newest of the tables is another one, where nothing is to be done.
  await page.evaluate(() =>
    fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'tic-tac-toe', seats: ['me', 'open'], visibility: 'private' }),
    }),
  )
  await page.getByRole('link', { name: words.shell.home }).click()
  await expect.poll(() => page.locator('.mine .game').count()).toBe(2)
  expect(await page.locator('.mine .game.asked').count()).toBe(0)
  await playOn([other], Number.POSITIVE_INFINITY, () => other.table.now?.asked.includes(one.seat) ?? false)
  await expect.poll(() => page.title(), PATIENTLY).toMatch(new RegExp(`^${words.shell.lobby.turnTitle} · `))
  await expect
    .poll(() => page.locator('.mine > li').first().locator('.game.asked').textContent())
    .toContain(words.shell.games.yourTurn)
  await one.person.expectFine()
  await page.locator('.notice.turn').getByRole('link', { name: words.shell.lobby.toTable }).click()
  await page.locator('[data-phase=asked]').waitFor()
}

async function areAtTheEnd(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await person.page.locator('[data-phase=over]').waitFor()
    await person.expectFine()
  }
}

/** Both find the same new table. */
async function meetAgain(host: Person, guest: Person, before: string): Promise<void> {
  await host.page.getByRole('button', { name: host.words.table.rematch }).click()
  await host.page.waitForURL((url) => !url.pathname.endsWith(before))
  const again = await tableAt(host.page)
  await guest.page.getByRole('button', { name: guest.words.table.company.toNewTable }).click()
  await guest.page.waitForURL((url) => url.pathname === `/t/${again}`)
  for (const { page, name } of [host, guest]) await page.getByText(name).first().waitFor()
}

/** The log as the server keeps it, with the keys of all commands. */
async function logOf(table: string): Promise<readonly StoredRow[]> {
  const store = await openSqlite(join(data, DATABASE))
  try {
    return await store.rows(table, 0, Number.MAX_SAFE_INTEGER)
  } finally {
    await store.close()
  }
}

const recordOf = ({ page }: Person, table: string): Promise<WholeRecord> =>
  page.evaluate(async (id) => (await fetch(`/api/tables/${id}/export`)).json(), table)

/** Whatever was sent is in the log, once, however often it was sent; and nothing else of this seat but a bot's. */
function expectEveryKeyOnce({ person, seat }: Player, log: readonly StoredRow[]): void {
  const sent = person.ear.said.flatMap((frame) => (frame.t === 'choose' || frame.t === 'undo' ? [frame.key] : []))
  const kept = log.filter((row) => row.seat === seat && !row.key.startsWith('bot ')).map(({ key }) => key)
  expect(kept).toEqual([...new Set(sent)])
}

/** Versions since the watcher came that were never told. */
function missedBy({ ear }: Person, table: string, last: number): number[] {
  const told = new Set(ear.of(table).sights.map(({ v }) => v))
  const first = Math.min(...told)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((v) => !told.has(v))
}

/** What nobody but the server and its owners may know before the end. */
async function secretsOf(
  { dice }: WholeRecord,
  log: readonly StoredRow[],
  people: readonly Person[],
): Promise<string[]> {
  const cookies = await Promise.all(people.map(({ page }) => page.context().cookies()))
  const tokens = cookies.flat().map(({ value }) => value)
  return [
    dice.secret,
    WHISPER,
    ...tokens,
    ...log.map(({ hash }) => hash),
    ...log.map(({ key }) => key).filter((key) => key.length > 12),
  ]
}

/** Those of the secrets that came over the watcher's line before the end. */
function secretsHeard({ ear }: Person, secrets: readonly string[]): string[] {
  const end = ear.heard.findIndex((text) => text.includes('"pending":"over"'))
  expect(end).toBeGreaterThan(0)
  const before = ear.heard.slice(0, end).join('\n')
  return secrets.filter((secret) => before.includes(secret))
}
