/** Lines that break at the worst moments, and what must come of it. */

import { expect } from 'vitest'
import { goneOn, versionOf } from './hands.ts'
import { pick, press } from './online-hands.ts'
import { PATIENTLY, type Person } from './people.ts'
import { type Player, playTo, type Wish } from './playing.ts'

/** What a page shows that has lost its line. */
export const noteOf = ({ page }: Person) => page.locator('[data-connection]')

/** The page has noticed that its line is gone, and says so. */
export async function isLost(person: Person): Promise<void> {
  await noteOf(person).waitFor()
  expect(await noteOf(person).textContent()).toContain(person.words.table.company.lost)
}

/** The line is there again, and the page has noticed it by itself. */
export async function comesBack(person: Person): Promise<void> {
  person.cable.mend()
  await noteOf(person).waitFor({ state: 'detached' })
}

/** One is cut off while the other plays on; then everything is caught up with. */
export async function missesSomething(one: Player, other: Player): Promise<void> {
  const { person } = one
  const wish = await playTo(other, one)
  person.expectNoFaults()
  person.cable.cut()
  await isLost(person)
  await other.answer(wish)
  expect(await versionOf(person.page)).toBe(wish.v)
  await comesBack(person)
  await goneOn(person.page, wish.v)
  person.expectOnlyNoLine()
}

/** The server takes a choice, but its answer is lost with the line: the choice is sent again and counts once. */
export async function losesAnswer(one: Player, other: Player): Promise<void> {
  const { person } = one
  const wish = await playTo(one, other)
  person.expectNoFaults()
  await pick(person.page, wish, one.way)
  person.cable.mute()
  await send(one, wish)
  await expect.poll(() => other.table.now?.v, PATIENTLY).toBeGreaterThan(wish.v)
  person.cable.cut()
  await isLost(person)
  await comesBack(person)
  await goneOn(person.page, wish.v)
  person.expectOnlyNoLine()
  one.answers += 1
  const keys = keysSentFor(one, wish)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
}

/** Somebody chooses without a line: the page keeps it, says so, and sends it later. */
export async function choosesAlone(one: Player, other: Player): Promise<void> {
  const { person } = one
  const { page, cable, words } = person
  const wish = await playTo(one, other)
  person.expectNoFaults()
  cable.cut()
  await isLost(person)
  await pick(page, wish, one.way)
  await send(one, wish)
  expect(await page.locator('.ask-note.sending').textContent()).toBe(words.table.company.keptUntilSent)
  expect(other.table.now?.v).toBe(wish.v)
  await comesBack(person)
  await goneOn(page, wish.v)
  person.expectOnlyNoLine()
  one.answers += 1
  expect(new Set(keysSentFor(one, wish)).size).toBe(1)
}

/** Presses until it is on its way: what one would regret is asked for twice. */
async function send({ person: { page }, way }: Player, wish: Wish): Promise<void> {
  await press(page, wish, way)
  const sending = page.locator('.ask-note.sending')
  await page.locator('.warning').or(sending).first().waitFor()
  if ((await sending.count()) > 0) return
  await press(page, wish, way)
  await sending.waitFor()
}

const keysSentFor = ({ person }: Player, { v }: Wish): string[] =>
  person.ear.said.flatMap((frame) => (frame.t === 'choose' && frame.v === v ? [frame.key] : []))
