/** Standing orders: left in the table's menu, they answer, and the log of whoever left them says so. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe, playedTable, reload, SIZES } from './browser.ts'
import { goneOn, settled, tabTo, versionOf } from './hands.ts'
import { askAs } from './meeting.ts'
import { suite } from './suite.ts'

const bed = suite()

const fighting = await playedTable({
  seats: [
    { name: 'Mara', by: 'person' },
    { name: 'Ole', by: 'novice' },
  ],
  seed: 'pictures',
  rows: 30,
  decision: 'fight.goOn',
})

const dialog = (page: Page) => page.getByRole('dialog')
async function openOrders(page: Page, menu: string, orders: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: orders }).click()
  await dialog(page).getByRole('listitem').first().waitFor()
}

test('an order left in the menu answers at once, says so in the log, and is there after a reload', async () => {
  const { page, faults } = await bed.openPlayed(fighting, { language: 'en' })
  await settled(page)
  const before = await versionOf(page)
  await openOrders(page, 'Menu', 'Standing orders')
  expect(await axe(page, '.orders-dialog')).toEqual([])
  await dialog(page).getByRole('button', { name: 'Leave: fight on until the fight is won' }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw: fight on until the fight is won' }).waitFor()
  await goneOn(page, before)
  await page.keyboard.press('Escape')
  await page.getByRole('log').getByText('By standing order: fight on until the fight is won.').first().waitFor()
  await settled(page)
  await reload(page)
  await settled(page)
  await openOrders(page, 'Menu', 'Standing orders')
  await dialog(page).getByRole('button', { name: 'Withdraw: fight on' }).click()
  await dialog(page).getByRole('button', { name: 'Leave: fight on until the fight is won' }).waitFor()
  expect(faults).toEqual([])
})

test('on a phone, in German, by keyboard: another order in place of the first', async () => {
  const { page, faults } = await bed.openPlayed(fighting, { language: 'de', size: SIZES.phone })
  await settled(page)
  await openOrders(page, 'Menü', 'Dauerbefehle')
  expect(await axe(page, '.orders-dialog')).toEqual([])
  expect(await page.locator('.orders').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await tabTo(page, '.order select')
  await page.keyboard.press('End')
  await tabTo(page, '.order-acts .button')
  await page.keyboard.press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Widerrufen: zuerst den Zauberer/ })
    .waitFor()
  const select = dialog(page).getByRole('combobox').first()
  await select.focus()
  await page.keyboard.press('Home')
  await dialog(page)
    .getByRole('button', { name: /^Ändern: zuerst Männer/ })
    .press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Widerrufen: zuerst Männer/ })
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await dialog(page).count()).toBe(0)
  expect(faults).toEqual([])
})

test('at a table on the server an order answers where its person sees it, and nobody else does', async () => {
  const [mara, ole] = await Promise.all([bed.open('/api'), bed.open('/api')])
  const ask = <T>({ context }: typeof mara, path: string, body: object) => askAs<T>(context, bed.site.url, path, body)
  await ask(mara, '/me', { name: 'Mara' })
  await ask(ole, '/me', { name: 'Ole' })
  const { id } = await ask<{ id: string }>(mara, '/tables/bring', { record: fighting, seats: ['me', 'open'] })
  await ask(ole, `/tables/${id}/join`, {})
  await ask(mara, `/tables/${id}/start`, {})
  for (const { page } of [mara, ole]) {
    await page.goto(`${bed.site.url}/t/${id}`)
    await page.locator('.table[data-phase]').waitFor()
  }
  await mara.page.locator('[data-phase=asked]').waitFor()
  const before = await versionOf(mara.page)
  await openOrders(mara.page, 'Menu', 'Standing orders')
  await dialog(mara.page).getByRole('button', { name: 'Leave: fight on until the fight is won' }).click()
  await dialog(mara.page).getByRole('button', { name: 'Withdraw: fight on until the fight is won' }).waitFor()
  for (const { page } of [mara, ole]) await goneOn(page, before)
  await mara.page.keyboard.press('Escape')
  const ordered = (page: Page) => page.getByRole('log').getByText('standing order')
  await ordered(mara.page).first().waitFor()
  expect(await ordered(ole.page).count()).toBe(0)
  await reload(mara.page)
  await ordered(mara.page).first().waitFor()
  for (const { faults } of [mara, ole]) expect(faults).toEqual([])
})
