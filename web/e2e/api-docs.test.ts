/** The page that describes the server's API works under the policy of the site. */

import { expect, test } from 'vitest'
import { suite } from './suite.ts'

const { open } = suite()

test('the API can be read and tried at /docs', async () => {
  const { page, faults } = await open('/docs')
  await page.click('#operations-play-choose .opblock-summary-control')
  await page.waitForSelector('#operations-play-choose .responses-table')
  const games = page.locator('#operations-lobby-games')
  await games.locator('.opblock-summary-control').click()
  await games.locator('.try-out__btn').click()
  await games.locator('.execute').click()
  expect(await games.locator('.live-responses-table tbody .response-col_status').first().textContent()).toMatch(/^200/)
  expect(faults).toEqual([])
})
