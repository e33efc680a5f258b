/** Standing orders: left in the table's menu, they answer, and the log of whoever left them says so. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axe, playedTable, reload, SIZES } from './browser.ts'
import { goneOn, settled, tabTo, versionOf } from './hands.ts'
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
