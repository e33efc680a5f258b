import { describe, expect, test } from 'vitest'
import { axe, SIZES, sidewaysScroll } from './browser.ts'
import { suite } from './suite.ts'

const { open } = suite()

describe.each(Object.entries(SIZES))('the start page on a %s', (_name, size) => {
  test.each(['light', 'dark'] as const)('in %s: no fault, nothing for axe, no sideways scroll', async (theme) => {
    const { page, faults } = await open('/', { size, theme })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await axe(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('with letters twice as large nothing is cut off to the side', async () => {
    const { page, faults } = await open('/', { size, textScale: 2 })
    expect(await sidewaysScroll(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

test.each([
  ['en', 'en'],
  ['de', 'de'],
] as const)('a browser that reads %s gets the page in it', async (language, lang) => {
  const { page } = await open('/', { language })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang)
})
