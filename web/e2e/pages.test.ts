import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { axe, goTo, playedTable, putTable, reload, SIZES, tooWide } from './browser.ts'
import { settled } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const seats = [
  { name: 'Mara', by: 'person' as const },
  { name: 'Ole', by: 'novice' as const },
]

const PATHS = [
  '/',
  '/new/marnon',
  '/new/tic-tac-toe',
  '/games',
  '/rules/marnon',
  '/rules/marnon#MAR-SETUP-16',
  '/rules/marnon/examples',
  '/settings',
  '/about',
  '/nowhere',
  '/table/none',
]

/** The sizes and themes that axe looks at; in a sample each size and each theme once. */
const AXE_LOOKS: Readonly<Record<string, readonly ('light' | 'dark')[]>> =
  inject('width') === 'deep'
    ? { desktop: ['light', 'dark'], phone: ['light', 'dark'] }
    : { desktop: ['light'], phone: ['dark'] }

test.each(PATHS)(
  '%s: every size, both themes, both languages: also with letters twice as large: no sideways scroll, nothing for axe, no fault',
  async (path) => {
    for (const language of ['en', 'de'] as const) {
      const { page, faults, close } = await bed.open(path, { language })
      await page.getByRole('heading').first().waitFor()
      for (const [name, size] of Object.entries(SIZES)) {
        await page.setViewportSize({ ...size })
        expect(await tooWide(page)).toEqual([])
        // German is checked by eye and by width; what axe finds does not depend on the language.
        if (language === 'en')
          for (const colorScheme of AXE_LOOKS[name] ?? []) {
            await page.emulateMedia({ colorScheme })
            expect(await axe(page)).toEqual([])
          }
      }
      expect(faults).toEqual([])
      await close()
    }
  },
)

test.each(['en', 'de'] as const)('a browser that reads %s gets the page in it', async (language) => {
  const { page } = await bed.open('/', { language })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
})

test('a table goes out as a file and comes back from it', async () => {
  const { page, faults } = await bed.open('/games')
  await putTable(page, 'played', await playedTable({ seats, seed: 'file', rows: 20 }))
  await reload(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /export|save as a file/i })
      .first()
      .click(),
  ])
  const path = await download.path()
  const text = await readFile(path, 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'skerry-record-1', game: 'marnon' })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/\/table\/(?!played)/)
  await settled(page)
  const broken = { ...file, buffer: Buffer.from('{"format":"something"}') }
  await goTo(page, `${bed.site.url}/games`)
  await page.locator('input[type=file]').first().setInputFiles(broken)
  await page
    .getByRole('dialog')
    .getByText(/record|saved game|skerry/i)
    .first()
    .waitFor()
  expect(faults).toEqual([])
})
