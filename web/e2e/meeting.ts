/** How people come together at a table of the server, from the start page to the first question. */

import type { SeatPlan, TableState } from '@skerry/link'
import type { GameRecord } from '@skerry/session'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENTLY, type Person } from './people.ts'

const AT_TABLE = /\/t\/([0-9a-z]+)$/

/** The table this page is at. */
export async function tableAt(page: Page): Promise<string> {
  await page.waitForURL(AT_TABLE)
  return (AT_TABLE.exec(new URL(page.url()).pathname) as RegExpExecArray)[1] as string
}

/** Asks the server as this person. */
export const ask = <T>({ page, cable }: Person, path: string, body?: object): Promise<T> =>
  askAs(page.context(), cable.url, path, body)

/** Asks the server as whoever these pages belong to; none of them must be open. */
export async function askAs<T>({ request }: BrowserContext, server: string, path: string, body?: object): Promise<T> {
  const url = `${server}/api${path}`
  const answer = body === undefined ? await request.get(url) : await request.post(url, { data: body })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** From the start page to the page for a new table of this game, online. */
export async function toNewTable({ page, words }: Person, game: string): Promise<void> {
  await page.locator(`.titles a[href="/new/${game}"]`).click()
  await page.getByRole('radio', { name: words.online.where.online }).check()
}

/** Opens a table on the page for new ones; the first seat is the host's. */
export async function openTable({ page, name, words }: Person, seats: readonly SeatPlan[]): Promise<string> {
  const { plans, name: naming } = words.online
  const howMany = page.getByRole('group', { name: words.shell.newTable.howMany })
  await howMany.getByRole('radio', { name: String(seats.length), exact: true }).check({ force: true })
  for (const [at, plan] of seats.entries()) await page.getByLabel(plans.who(at + 1)).selectOption(plan)
  const field = page.getByLabel(naming.label)
  if ((await field.count()) > 0) await field.fill(name)
  await page.getByRole('button', { name: plans.create }).click()
  await page.locator('.room').waitFor()
  return tableAt(page)
}

/** Copies the link to a seat; answers with where it leads. */
export async function copyInvitation({ page, words }: Person, seat: number): Promise<string> {
  await page.getByRole('button', { name: words.online.room.copyOf(seat) }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied, PATIENTLY).toMatch(/\/join\/[0-9a-z]{32}$/)
  return new URL(await copied()).pathname
}

/** Opens the link that somebody was sent. */
export async function openInvitation(person: Person, path: string): Promise<void> {
  await person.go(path)
  await person.page.locator('.join-seats .yours').waitFor()
}

/** Tells a name there and sits down. */
export async function sitDown({ page, name, words }: Person): Promise<void> {
  await page.getByLabel(words.online.name.label).fill(name)
  await page.getByRole('button', { name: words.online.join.sit }).click()
  await page.locator('.room').waitFor()
}

/** Both at a game that has begun, the short way; a novice has the third seat. */
export const meetAtOnce = (host: Person, guest: Person, game: string): Promise<string> =>
  meetAt(host, guest, '/tables', { game, seats: ['me', 'open', 'novice'] satisfies SeatPlan[] })

/** Both at a game that the host brings along. */
export const meetAtRecord = (host: Person, guest: Person, record: GameRecord): Promise<string> =>
  meetAt(host, guest, '/tables/bring', { record, seats: ['me', 'open'] satisfies SeatPlan[] })

async function meetAt(host: Person, guest: Person, path: string, wanted: object): Promise<string> {
  for (const person of [host, guest]) await ask(person, '/me', { name: person.name })
  const { id } = await ask<TableState>(host, path, { ...wanted, visibility: 'public' })
  await ask(guest, `/tables/${id}/join`, {})
  await ask(host, `/tables/${id}/start`, {})
  const arrival = async (person: Person) => {
    await person.go(`/t/${id}`)
    await person.page.locator('[data-version]').waitFor()
  }
  await Promise.all([host, guest].map(arrival))
  return id
}

/** The host starts the game as soon as everybody is there. */
export async function startGame({ page, words }: Person): Promise<void> {
  const start = page.getByRole('button', { name: words.online.room.start })
  await expect.poll(() => start.getAttribute('aria-disabled'), PATIENTLY).toBe('false')
  await start.click()
  await page.locator('[data-version]').waitFor()
}
