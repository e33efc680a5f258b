import type { NewTable, TableState } from '@skerry/link'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe, SIZES, smallTargets, tooWide, type Visit, type VisitOptions } from './browser.ts'
import { sourcesFrom } from './chance.ts'
import { answerFirst, goneOn, phaseOf, versionOf } from './hands.ts'
import { askAs } from './meeting.ts'
import { PATIENTLY, seedOfTest } from './people.ts'
import { suite } from './suite.ts'

const bed = suite({ sources: sourcesFrom(seedOfTest) })

/** Asks the server as whoever uses this page. */
const api = <T = TableState>(page: Page, path: string, body?: object): Promise<T> =>
  askAs(page.context(), bed.site.url, path, body)

/** Somebody with a name, and how the window looks. */
interface Person {
  readonly name: string
  readonly options?: VisitOptions
}

/** A game that has begun: the first is the host, the others take the open seats in order. All of them are there. */
async function startTable(people: readonly Person[], seats: NewTable['seats'], game = 'marnon') {
  const visits = await Promise.all(people.map(({ options }) => bed.open('/api', options)))
  for (const [at, { name }] of people.entries()) await api((visits[at] as Visit).page, '/me', { name })
  const [host, ...others] = visits as [Visit, ...Visit[]]
  const { id } = await api(host.page, '/tables', { game, seats, visibility: 'public' })
  for (const { page } of others) await api(page, `/tables/${id}/join`, {})
  await api(host.page, `/tables/${id}/start`, {})
  const sit = async ({ page }: Visit) => {
    await page.goto(`${bed.site.url}/t/${id}`)
    await page.locator('.table[data-phase]').waitFor()
  }
  await Promise.all(visits.map(sit))
  return { id, visits: visits as [Visit, Visit, ...Visit[]] }
}

/** What others do comes over the network: it may take a while. */
const soon = <T>(look: () => T) => expect.poll(look, PATIENTLY)
/** Who is asked, then who is not. */
async function inTurn(id: string, first: Page, second: Page): Promise<readonly [Page, Page]> {
  const { asked } = await api(first, `/tables/${id}`)
  return asked?.seats[0] === 0 ? [first, second] : [second, first]
}
const isAsked = (page: Page) => page.locator('[data-phase=asked]').waitFor()
const isWaiting = (page: Page) => page.locator('[data-phase=waiting]').waitFor()

test('two people play in turn, and a third looks on', async () => {
  const { id, visits } = await startTable(
    [{ name: 'Mara' }, { name: 'Ole', options: { size: SIZES.phone, language: 'de', theme: 'dark' } }],
    ['me', 'open'],
  )
  const [mara, ole] = [visits[0].page, visits[1].page]
  const watcher = await bed.open(`/t/${id}`)
  await watcher.page.locator('.watch-pill').waitFor()
  const [now, next] = await inTurn(id, mara, ole)
  await isAsked(now)
  await isWaiting(next)
  await soon(() => now.title()).toMatch(/^(Your turn|Du bist dran)/)
  expect(await next.title()).not.toMatch(/^(Your turn|Du bist dran)/)
  const version = await versionOf(now)
  await answerFirst(now)
  await isAsked(next)
  for (const page of [mara, ole, watcher.page]) await goneOn(page, version)
  await soon(() => next.title()).toMatch(/^(Your turn|Du bist dran)/)
  expect(await watcher.page.locator('[data-confirm], [data-undo], [data-number], [data-asked=true]').count()).toBe(0)
  await soon(() => mara.locator('.seats-watching').textContent()).toContain('1')
  for (const page of [mara, ole, watcher.page]) {
    expect(await axe(page)).toEqual([])
    expect(await tooWide(page)).toEqual([])
  }
  expect([...visits[0].faults, ...visits[1].faults, ...watcher.faults]).toEqual([])
})

test('whispers reach whom they are meant for; what is new is counted until it is looked at', async () => {
  const { id, visits } = await startTable(
    [
      { name: 'Mara' },
      { name: 'Ole', options: { size: SIZES.phone } },
      { name: 'Inga', options: { size: SIZES.tablet } },
    ],
    ['me', 'open', 'open'],
  )
  const [mara, ole, inga] = visits.map(({ page }) => page) as [Page, Page, Page]
  await mara.keyboard.press('t')
  const field = mara.getByRole('textbox', { name: 'Your message' })
  await field.fill('Good luck')
  await field.press('Shift+Enter')
  await field.pressSequentially('to you all')
  await field.press('Enter')
  await soon(() => mara.locator('.message p').allTextContents()).toEqual(['Good luck\nto you all'])
  await mara.getByRole('button', { name: 'Ole', exact: true }).click()
  await field.fill(`Peace? ${'x'.repeat(600)}`)
  expect((await field.inputValue()).length).toBe(500)
  await field.press('Enter')
  await soon(() => ole.locator('.phone-tabs .count').last().textContent()).toBe('2')
  await ole.getByRole('button', { name: /Talk/ }).click()
  await soon(() => ole.locator('.message.whisper').textContent()).toContain('only to you')
  await soon(() => ole.locator('.phone-tabs button', { hasText: 'Talk' }).locator('.count').count()).toBe(0)
  await soon(() => inga.locator('.tool-with-count .count').textContent()).toBe('1')
  await inga.locator('.tool-with-count button').click()
  await inga.getByRole('tab', { name: /Talk/ }).click()
  await soon(() => inga.locator('.message').count()).toBe(1)
  for (const page of [mara, ole, inga]) expect(await axe(page)).toEqual([])
  expect(await smallTargets(ole)).toEqual([])

  const watcher = await bed.open(`/t/${id}`)
  await watcher.page.getByRole('tab', { name: /Talk/ }).click()
  await soon(() => watcher.page.locator('.message').count()).toBe(1)
  expect(await watcher.page.getByRole('textbox').count()).toBe(0)
})

test('a choice made without a connection is sent once it is back, and counts once', async () => {
  const { id, visits } = await startTable([{ name: 'Mara' }], ['me', 'novice'])
  const { page } = visits[0]
  const line = { isCut: false, open: new Set<WebSocketRoute>() }
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (line.isCut) return void socket.close()
    line.open.add(socket)
    socket.connectToServer()
  })
  await page.reload()
  await isAsked(page)
  const version = await versionOf(page)
  line.isCut = true
  for (const socket of line.open) await socket.close()
  const note = page.locator('[data-connection]')
  await note.waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('[data-question]').press('ArrowDown')
  await page.locator('[data-confirm][aria-disabled=false]').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.ask-note.sending').waitFor()
  expect(await versionOf(page)).toBe(version)
  line.isCut = false
  await note.getByRole('button').click()
  await goneOn(page, version)
  await note.waitFor({ state: 'detached' })
  const { rows } = await api<{ rows: readonly { row: number; seat: number | null }[] }>(
    page,
    `/tables/${id}/history?from=${version}&to=${version + 2}`,
  )
  expect(rows.filter(({ row, seat }) => row >= version && seat === 0).length).toBe(1)
})

test('whoever gives up is asked first; the dice are told, and the same people meet again', async () => {
  const { visits } = await startTable([{ name: 'Mara' }, { name: 'Ole' }], ['me', 'open'])
  const [mara, ole] = [visits[0].page, visits[1].page]
  await ole.getByRole('button', { name: 'Menu' }).click()
  await ole.getByRole('button', { name: 'Give up' }).click()
  expect(await axe(ole)).toEqual([])
  await ole.getByRole('button', { name: 'Play on' }).click()
  expect(await phaseOf(mara)).not.toBe('over')
  await ole.getByRole('button', { name: 'Menu' }).click()
  await ole.getByRole('button', { name: 'Give up' }).click()
  await ole.locator('[data-resign]').click()
  for (const page of [mara, ole]) {
    await page.locator('[data-phase=over]').waitFor()
    await soon(() => page.locator('.ending-outcome').textContent()).toMatch(/Mara wins.*Ole has given up/)
  }
  await mara.getByRole('button', { name: 'Menu' }).click()
  await mara.getByRole('button', { name: 'Are the dice fair?' }).click()
  const dice = mara.getByRole('dialog')
  await soon(() => dice.textContent()).toMatch(/The secret.*Added by Mara.*Added by Ole.*skerry verify/)
  expect(await axe(mara)).toEqual([])
  await mara.keyboard.press('Escape')
  await mara.getByRole('button', { name: 'Play again' }).click()
  await mara.waitForURL(/\/t\//)
  await ole.getByRole('button', { name: 'To the new table' }).click()
  await soon(() => ole.url()).toBe(mara.url())
})

test('what if: a position of a table on the server goes on in this browser, and leads back', async () => {
  const { id, visits } = await startTable([{ name: 'Mara' }], ['me', 'novice'])
  const { page, faults } = visits[0]
  for (let i = 0; i < 4; i++) {
    await isAsked(page)
    await answerFirst(page)
  }
  await isAsked(page)
  const version = await versionOf(page)
  await page.getByRole('slider').press('ArrowLeft')
  await page.locator('[data-phase=past]').waitFor()
  await page.getByRole('button', { name: 'What if?' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-phase=asked]').waitFor()
  expect(await page.getByRole('tab', { name: 'Talk' }).count()).toBe(0)
  await page.locator('.branch-pill').click()
  await page.waitForURL((url) => url.pathname === `/t/${id}`)
  await page.locator('[data-phase=past]').waitFor()
  await page.keyboard.press('Escape')
  await isAsked(page)
  expect(await versionOf(page)).toBe(version)
  expect(faults).toEqual([])
})

test('since your last turn: whoever comes back finds the first new line', async () => {
  const { id, visits } = await startTable([{ name: 'Mara' }, { name: 'Ole' }], ['me', 'open'])
  const [leaver, stayer] = await inTurn(id, visits[0].page, visits[1].page)
  const [gone, there] = leaver === visits[0].page ? ['Mara', 'Ole'] : ['Ole', 'Mara']
  await isAsked(leaver)
  await answerFirst(leaver)
  await isAsked(stayer)
  await leaver.goto(`${bed.site.url}/about`)
  await soon(() => stayer.locator('.seat-presence').textContent()).toBe('away')
  await answerFirst(stayer)
  await leaver.goBack()
  await leaver.locator('.log-since').waitFor()
  await soon(() => stayer.locator('.seat-presence').textContent()).toBe('here')
  const lines = await leaver.locator('.log-scroll ol > li').allTextContents()
  const mark = lines.indexOf('Since your last turn')
  expect(lines[mark - 1]).toContain(gone)
  expect(lines[mark + 1]).toContain(there)
})
