/** Whole games of people at tables of the server, each with a browser and a line of their own. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { someOf } from '@skerry/kit'
import { DATABASE } from '@skerry/server'
import { openSqlite, type StoredRow } from '@skerry/server/store'
import type { GameRecord } from '@skerry/session'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Rules } from '../src/games/rules.ts'
import { choosesAlone, comesBack, isLost, losesAnswer, missesSomething } from './breaking.ts'
import { axe, playedTable, SIZES } from './browser.ts'
import { sourcesFrom } from './chance.ts'
import { openRules } from './games.ts'
import { answerByPointer, goneOn, settled, versionOf } from './hands.ts'
import {
  ask,
  copyInvitation,
  meetAtOnce,
  meetAtRecord,
  openInvitation,
  openTable,
  sitDown,
  startGame,
  tableAt,
  toNewTable,
} from './meeting.ts'
import { pick, press } from './online-hands.ts'
import { type OwnServer, startServer } from './own-server.ts'
import { arrive, PATIENTLY, type Person, type PersonSpec, seedOfTest, WORDS } from './people.ts'
import { Player, playOn, playTo } from './playing.ts'
import { suite } from './suite.ts'
import { strayed, truthOf, type WholeRecord } from './truth.ts'

const data = mkdtempSync(join(tmpdir(), 'skerry-data-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))
const bed = suite({ data, sources: sourcesFrom(seedOfTest) })
const width = inject('width')

const come = (spec: PersonSpec): Promise<Person> => arrive(bed.browser, bed.site.url, spec)

/** How many questions each answers themselves at least, in a whole game and in the last part of one. */
const OWN = width === 'deep' ? 24 : 9
const OWN_AT_THE_END = 6
/** How many answers each had left where somebody else's game is gone on with. */
const LEFT = 12
const WHISPER = 'Nobody else may read this.'

/** Between the two every page is seen in both languages, in both lights, and on a large and on a small screen. */
const TABLES = [
  {
    game: 'marnon',
    host: { name: 'Mara', language: 'en', size: SIZES.desktop, theme: 'light' },
    guest: { name: 'Ole', language: 'de', size: SIZES.phone, theme: 'dark' },
    watcher: { name: '', language: 'en', size: SIZES.phone, theme: 'light' },
    breaks: [missesSomething, losesAnswer],
    hidden: 6,
  },
  {
    game: 'arrival',
    host: { name: 'Inga', language: 'de', size: SIZES.desktop, theme: 'dark' },
    guest: { name: 'Tjark', language: 'en', size: SIZES.phone, theme: 'light' },
    watcher: { name: '', language: 'de', size: SIZES.phone, theme: 'dark' },
    breaks: [choosesAlone, losesAnswer],
    hidden: 6,
  },
  {
    game: 'barbarians',
    host: { name: 'Freya', language: 'en', size: SIZES.desktop, theme: 'dark' },
    guest: { name: 'Bjarne', language: 'de', size: SIZES.phone, theme: 'light' },
    watcher: { name: '', language: 'en', size: SIZES.phone, theme: 'dark' },
    breaks: [missesSomething, choosesAlone],
    hidden: 0, // nobody knows more than anybody else
  },
  {
    game: 'vindication',
    host: { name: 'Mirja', language: 'de', size: SIZES.desktop, theme: 'light' },
    guest: { name: 'Tamsin', language: 'en', size: SIZES.phone, theme: 'dark' },
    watcher: { name: '', language: 'en', size: SIZES.phone, theme: 'light' },
    breaks: [losesAnswer, missesSomething],
    hidden: 2, // the quests that both have kept
  },
] as const

/** Two people who play, and one who looks on. */
interface Round {
  readonly game: string
  readonly table: string
  readonly host: Person
  readonly guest: Person
  readonly watcher: Person
  /** Null: nobody was invited by a link. */
  readonly invite: string | null
}

const WHOLE = someOf(TABLES, 1, width)
/** Marnon may end with any attack: the last part of it may be as good as none. */
const ENDINGS = TABLES.filter(({ game }) => game !== 'marnon')

describe.each(WHOLE)('$game', ({ game, hidden, breaks: [breakOne, breakOther], ...specs }) => {
  test('a whole game of two people, looked on by a third, on lines that break', async () => {
    const round = await meet(game, specs)
    const { table, host, guest, watcher } = round
    const rules = await openRules(game)
    const first = new Player(host, table, 0, rules, ['board', 'keys', 'cards'])
    const second = new Player(guest, table, 1, rules, ['cards', 'board'])
    await talk(round)
    await breakOne(second, first)
    await breakOther(first, second)
    await comesWhenCalled(second, first)
    await playOn([first, second], OWN)
    await areAtTheEnd(round)
    const log = await logOf(data, table)
    for (const player of [first, second]) {
      expect(player.answers).toBeGreaterThanOrEqual(OWN)
      expectEveryKeyOnce(player, log)
    }
    await expectTheTruth(round, rules, log, hidden)
    await meetAgain(round)
    for (const person of [host, guest, watcher]) person.expectNoFaults()
  }, 900_000)
})

describe.each(ENDINGS)('$game', ({ game, hidden, breaks: [breakOne], ...specs }) => {
  test('the last part of a game of two people, looked on by a third, on a line that breaks', async () => {
    const round = await meetLate(game, specs)
    const { table, host, guest, watcher } = round
    const rules = await openRules(game)
    const first = new Player(host, table, 0, rules, ['board', 'keys', 'cards'])
    const second = new Player(guest, table, 1, rules, ['cards', 'board'])
    await breakOne(second, first)
    await playOn([first, second], OWN_AT_THE_END)
    await areAtTheEnd(round)
    const log = await logOf(data, table)
    for (const player of [first, second]) {
      expect(player.answers).toBeGreaterThanOrEqual(OWN_AT_THE_END)
      expectEveryKeyOnce(player, log)
    }
    await expectTheTruth(round, rules, log, hidden)
    for (const person of [host, guest, watcher]) person.expectNoFaults()
  }, 900_000)
})

test('the server is killed while a choice is on its way, and comes back: the pages go on by themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-data-'))
  const seed = seedOfTest()
  const servers = [await startServer(bed.site.dist, folder, seed)]
  onTestFinished(async () => {
    for (const server of servers) await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const comeTo = (spec: PersonSpec) => arrive(bed.browser, (servers[0] as OwnServer).url, spec)
  const { host: hostSpec, guest: guestSpec, watcher } = TABLES[0]
  const people = await Promise.all([comeTo(hostSpec), comeTo(guestSpec), comeTo(watcher)])
  const [host, guest, passerBy] = people
  const table = await meetAtOnce(host, guest, 'marnon')
  await passerBy.go('/')
  await passerBy.page.locator('.open-tables li').waitFor()
  const rules = await openRules('marnon')
  const first = new Player(host, table, 0, rules, ['cards'])
  const second = new Player(guest, table, 1, rules, ['cards'])
  await playOn([first, second], OWN, () => first.answers > 1 && second.answers > 1)
  const wish = await playTo(first, second)
  await pick(host.page, wish, 'cards')

  await Promise.all([servers[0]?.kill(), press(host.page, wish, 'cards')])
  for (const person of [host, guest]) await isLost(person)
  await passerBy.page.getByText(passerBy.words.shell.lobby.lost).waitFor()
  servers.push(await startServer(bed.site.dist, folder, `${seed} again`))
  for (const { cable } of people) cable.leadTo((servers[1] as OwnServer).url)
  for (const person of [host, guest]) await comesBack(person)
  await passerBy.page.getByText(passerBy.words.shell.lobby.lost).waitFor({ state: 'detached' })
  await passerBy.page.locator('.open-tables li').waitFor()
  for (const { page } of [host, guest]) await goneOn(page, wish.v)
  for (const person of people) person.expectOnlyNoLine()

  const before = first.answers
  await playOn([first, second], OWN, () => first.answers > before + 1 && second.answers > before + 1)
  const log = await logOf(folder, table)
  for (const player of [first, second]) expectEveryKeyOnce(player, log)
  for (const person of people) person.expectNoFaults()
})

test('a game begun on this device goes on at the server', async () => {
  const { page, faults } = await bed.open('/', { language: 'de' })
  const { shell, table, online } = WORDS.de
  await page.getByRole('button', { name: shell.start.playGame('Marnon') }).click()
  for (let i = 0; i < 4; i++) {
    await settled(page)
    await answerByPointer(page)
  }
  await settled(page)
  const question = await page.locator('[data-question]').textContent()
  const version = await versionOf(page)
  await page.getByRole('button', { name: table.menu, exact: true }).click()
  await page.getByRole('button', { name: table.company.toServer }).click()
  await page.getByLabel(online.name.label).fill('Wiebke')
  expect(await axe(page)).toEqual([])
  const local = await page.waitForSelector('[data-version]')
  await page.getByRole('button', { name: online.hand.go }).click()
  await tableAt(page)
  await page.waitForFunction((gone) => !gone.isConnected, local) // the address changes before the page does
  await settled(page)
  expect(await versionOf(page)).toBe(version)
  expect(await page.locator('[data-question]').textContent()).toBe(question)
  for (let i = 0; i < 4; i++) {
    await answerByPointer(page)
    await settled(page)
  }
  await page.getByRole('button', { name: table.menu, exact: true }).click()
  await page.getByRole('button', { name: table.company.dice }).click()
  await page.getByText(table.company.diceNotWitnessed).waitFor()
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})

/** From the start page to the first question: an open table, an invitation, two names, and somebody who looks on. */
async function meet(game: string, specs: Readonly<Record<'host' | 'guest' | 'watcher', PersonSpec>>): Promise<Round> {
  const [host, guest, watcher] = await Promise.all([come(specs.host), come(specs.guest), come(specs.watcher)])
  await Promise.all([host.go('/'), guest.go('/')])
  for (const { page } of [host, guest]) await page.locator('#open-tables + a').waitFor()
  for (const person of [host, guest]) await person.expectFine()
  await toNewTable(host, game)
  await host.expectFine()
  const table = await openTable(host, ['me', 'open'])
  const invite = await copyInvitation(host, 2)
  await openInvitation(guest, invite)
  await guest.expectFine()
  await sitDown(guest)
  for (const person of [host, guest]) await person.expectFine()
  await startGame(host)
  await guest.page.locator('[data-version]').waitFor()
  await watch(watcher, table)
  for (const person of [host, guest, watcher]) await person.expectFine()
  return { game, table, host, guest, watcher, invite }
}

/** Two people at a game of others that is nearly over, and somebody who looks on. */
async function meetLate(
  game: string,
  specs: Readonly<Record<'host' | 'guest' | 'watcher', PersonSpec>>,
): Promise<Round> {
  const [host, guest, watcher] = await Promise.all([come(specs.host), come(specs.guest), come(specs.watcher)])
  const table = await meetAtRecord(host, guest, await lateGame(game))
  await watch(watcher, table)
  return { game, table, host, guest, watcher, invite: null }
}

/** A game that two novices have begun; both have some answers left to give. */
async function lateGame(game: string): Promise<GameRecord> {
  const seats = ['Ole', 'Jannik'].map((name) => ({ name, by: 'novice' as const }))
  const { table: _, ...record } = await playedTable({ game, seats, seed: seedOfTest(), rows: Number.POSITIVE_INFINITY })
  const last = seats.map((_, at) => record.rows.flatMap(({ seat }, row) => (seat === at ? [row] : [])).at(-LEFT) ?? 0)
  return { ...record, rows: record.rows.slice(0, Math.min(...last)) }
}

/** Somebody who has told nobody a name finds the table on the start page and looks on. */
async function watch(watcher: Person, table: string): Promise<void> {
  await watcher.go('/')
  await watcher.page.locator(`.open-tables a[href="/t/${table}"]`).click()
  await watcher.page.locator('.watch-pill').waitFor()
  expect(await watcher.page.locator('[data-confirm], [data-undo], [data-choice], [data-asked=true]').count()).toBe(0)
}

/** To another page of the table, on a phone. */
const turnTo = ({ page }: Person, name: string): Promise<void> =>
  page.locator('.phone-tabs').getByRole('button', { name }).click()

/** One speaks to everybody and then to one alone. */
async function talk({ host, guest, watcher, table }: Round): Promise<void> {
  const { company } = host.words.table
  await host.page.keyboard.press('t')
  const field = host.page.getByRole('textbox', { name: company.write })
  await field.fill('Good luck!')
  await field.press('Enter')
  await host.page.getByRole('button', { name: guest.name, exact: true }).click()
  await field.fill(WHISPER)
  await field.press('Enter')
  await turnTo(guest, guest.words.table.company.talk)
  await expect
    .poll(() => guest.page.locator('.message p').allTextContents(), PATIENTLY)
    .toEqual(['Good luck!', WHISPER])
  expect(await guest.page.locator('.message.whisper').textContent()).toContain(guest.words.table.company.whisperToYou)
  expect(await axe(guest.page, '.talk')).toEqual([])
  await turnTo(guest, guest.words.table.board)
  await turnTo(watcher, watcher.words.table.company.talk)
  await expect.poll(() => watcher.page.locator('.message p').allTextContents(), PATIENTLY).toEqual(['Good luck!'])
  expect(watcher.ear.of(table).chat.map(({ text }) => text)).toEqual(['Good luck!'])
  await host.page.locator('[data-question]').click() // away from where one writes
}

/** Whoever has gone to the start page is told there when their turn comes; the table stands first. */
async function comesWhenCalled(one: Player, other: Player): Promise<void> {
  const { page, words } = one.person
  await playTo(other, one)
  // The newest of the tables is another one, where nothing is to be done.
  await ask(one.person, '/tables', { game: 'tic-tac-toe', seats: ['me', 'open'], visibility: 'private' })
  await page.getByRole('link', { name: words.shell.home }).click()
  await expect.poll(() => page.locator('.mine .game').count(), PATIENTLY).toBe(2)
  expect(await page.locator('.mine .game.asked').count()).toBe(0)
  await playOn([other], Number.POSITIVE_INFINITY, () => other.table.now?.asked.includes(one.seat) ?? false)
  await expect.poll(() => page.title(), PATIENTLY).toMatch(new RegExp(`^${words.shell.lobby.turnTitle} · `))
  await expect
    .poll(() => page.locator('.mine > li').first().locator('.game.asked').textContent(), PATIENTLY)
    .toContain(words.shell.games.yourTurn)
  await one.person.expectFine()
  await page.locator('.notice.turn').getByRole('link', { name: words.shell.lobby.toTable }).click()
  await page.locator('[data-phase=asked]').waitFor()
}

async function areAtTheEnd({ host, guest, watcher }: Round): Promise<void> {
  await turnTo(watcher, watcher.words.table.board)
  for (const { page } of [host, guest, watcher]) await page.locator('[data-phase=over]').waitFor()
  expect(await axe(host.page, '.dock')).toEqual([])
  expect(await axe(guest.page, '.sheet')).toEqual([])
}

/** Both find the same new table, and their seats there. */
async function meetAgain({ host, guest, table }: Round): Promise<void> {
  await host.page.getByRole('button', { name: host.words.table.rematch }).click()
  await host.page.waitForURL((url) => !url.pathname.endsWith(table))
  const again = await tableAt(host.page)
  await guest.page.getByRole('button', { name: guest.words.table.company.toNewTable }).click()
  await guest.page.waitForURL((url) => url.pathname === `/t/${again}`)
  const names = [host, guest].map(({ name }) => name)
  for (const { page } of [host, guest])
    await expect
      .poll(() => page.locator('.sitter b').allTextContents(), PATIENTLY)
      .toEqual(expect.arrayContaining(names))
}

/** The log as the server keeps it, with the keys of all commands. */
async function logOf(folder: string, table: string): Promise<readonly StoredRow[]> {
  const store = await openSqlite(join(folder, DATABASE))
  try {
    return await store.rows(table, 0, Number.MAX_SAFE_INTEGER)
  } finally {
    await store.close()
  }
}

/**
 * Whatever was sent is in the log, once, however often it was sent, and nothing else of this seat but a bot's or what was
 * brought along. Only what
 * came too late, since others had answered the same question meanwhile, is not: it was sent anew.
 */
function expectEveryKeyOnce({ person: { ear }, seat }: Player, log: readonly StoredRow[]): void {
  const kept = log.filter((row) => row.seat === seat && !/^(bot|brought) /.test(row.key)).map(({ key }) => key)
  expect(kept).toEqual([...new Set(ear.keys)].filter((key) => ear.outcomes.get(key) !== 'stale'))
}

/**
 * Everybody was told exactly what they may know, and nothing else came over the line of whoever looks on, from whom at least so
 * much was hidden.
 */
async function expectTheTruth(round: Round, rules: Rules, log: readonly StoredRow[], least: number): Promise<void> {
  const { host, guest, watcher, table } = round
  const record = await ask<WholeRecord>(host, `/tables/${table}/export`)
  const truth = truthOf(rules, record)
  for (const [person, viewer] of [
    [host, 0],
    [guest, 1],
    [watcher, 'spectator'],
  ] as const) {
    await person.ear.caughtUp()
    expect(await versionOf(person.page)).toBe(log.length)
    expect(strayed(person.ear.of(table), truth, viewer)).toEqual([])
  }
  expect(missedBy(watcher, table, log.length)).toEqual([])
  const hidden = truth.hiddenFrom('spectator')
  if (least === 0) expect(hidden).toEqual([])
  else expect(hidden.length).toBeGreaterThanOrEqual(least)
  const secrets = [...hidden, ...(await secretsOf(round, record, log))]
  expect(secretsHeard(watcher, secrets)).toEqual([])
}

/** Versions since the watcher came that were never told. */
function missedBy({ ear }: Person, table: string, last: number): number[] {
  const told = new Set(ear.of(table).sights.map(({ v }) => v))
  const first = Math.min(...told)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((v) => !told.has(v))
}

/** What nobody but the server and those it belongs to may know before the end. */
async function secretsOf({ host, guest, invite }: Round, { dice }: WholeRecord, log: readonly StoredRow[]) {
  const cookies = await Promise.all([host, guest].map(({ page }) => page.context().cookies()))
  const tokens = cookies.flat().map(({ value }) => value)
  const keys = [...host.ear.keys, ...guest.ear.keys]
  const invites = invite === null ? [] : [invite.replace('/join/', '')]
  return [dice.secret, WHISPER, ...invites, ...tokens, ...keys, ...log.map(({ hash }) => hash)]
}

/** Those of the secrets that came over the watcher's line before the end. */
function secretsHeard({ ear }: Person, secrets: readonly string[]): string[] {
  const end = ear.heard.findIndex((text) => text.includes('"pending":"over"'))
  expect(end).toBeGreaterThan(0)
  const before = ear.heard.slice(0, end).join('\n')
  return secrets.filter((secret) => before.includes(secret))
}
