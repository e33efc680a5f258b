import type { Example } from '@skerry/kit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { exampleTable } from '../src/worker/example-table.ts'
import { axe, putTable, SIZES, tooWide } from './browser.ts'
import { openRules, openShowcase } from './games.ts'
import { goneOn, settled, tabTo, touch, versionOf } from './hands.ts'
import { suite } from './suite.ts'

const bed = suite()
const { open } = bed

/** The hero replaces two of ten men: a field is chosen, then men and hero are put there. */
const EXAMPLE = 'MAR-T-R-05'
const RULE = 'MAR-SETUP-16'

const nextStep = (page: Page): Promise<string> => page.locator('.example-note [aria-current=step]').innerText()

async function confirmed(page: Page): Promise<void> {
  const version = await versionOf(page)
  await page.keyboard.press('Enter')
  await goneOn(page, version)
  await settled(page)
}

/** From the list of all examples to the first question. */
async function atExample(id: string, options: Parameters<typeof open>[1] = {}, game = 'marnon') {
  const visit = await open(`/rules/${game}/examples`, options)
  await visit.page.locator(`[data-example="${id}"] button:not(.cite)`).click()
  await visit.page.waitForURL(/\/table\/example-/)
  await settled(visit.page)
  await visit.page.locator('.example-note').waitFor()
  return visit
}

test('from the rule to its example and through its moves, by keyboard alone', async () => {
  const { page, faults } = await open(`/rules/marnon#${RULE}`)
  const button = `[data-rule="${RULE}"] [data-example="${EXAMPLE}"]`
  await page.locator(button).waitFor()
  await tabTo(page, button) // whoever follows a citation stands at the rule
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/table\/example-marnon-/)
  await settled(page)
  expect(await page.locator('.example-note summary').innerText()).toContain('The hero replaces two of ten men')
  expect(await page.locator('[data-question]').innerText()).toMatch(/10 men/)
  expect(await nextStep(page)).toContain('Choose V/1')

  await page.keyboard.press('1')
  await confirmed(page)
  expect(await nextStep(page)).toContain('Place 8 men and the hero in V/1')
  await press(page, /hero/i, 1)
  await press(page, /\bmen\b/i, 8)
  await page.locator('[data-question]').focus()
  await confirmed(page) // at once: Enter counts while the rules are still being asked

  expect(await page.locator('.example-standing').innerText()).toContain('That was the example')
  expect(await page.locator('.log').first().innerText()).toMatch(/A places 8 men and the hero in V\/1/)
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})

/** Presses a button of the allotment so many times, by keyboard. */
async function press(page: Page, name: RegExp, times: number): Promise<void> {
  const button = page.locator('.allotment').getByRole('button', { name }).last()
  await button.focus()
  for (let i = 0; i < times; i++) await page.keyboard.press('Enter')
}

test('another way is told, and the example can be set up again', async () => {
  const { page, faults } = await atExample(EXAMPLE)
  await page.keyboard.press('2')
  await confirmed(page)
  await page.locator('.example-standing').getByText('another way').waitFor()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Set up again' }).click()])
  await settled(page)
  expect(await versionOf(page)).toBe(0)
  expect(await nextStep(page)).toContain('Choose V/1')
  expect(await page.locator('.example-standing').innerText()).toBe('')

  // It lies among one's games, called by its title, and once only.
  await page.getByRole('link', { name: /start page/ }).click()
  expect(await page.locator('.mine .game').count()).toBe(0)
  await page.getByRole('link', { name: 'My games' }).click()
  await page.locator('.table-row').first().waitFor()
  expect(await page.locator('.table-row').count()).toBe(1)
  expect(await page.locator('.table-row').innerText()).toContain('Worked example: The hero replaces two of ten men')
  expect(faults).toEqual([])
})

test('on a phone, in German and in the dark: folded, and nothing is too wide', async () => {
  const { page, faults } = await atExample(EXAMPLE, { size: SIZES.phone, language: 'de', theme: 'dark' })
  const note = page.locator('.example-note')
  expect(await note.locator('summary').innerText()).toContain('Der Held ersetzt zwei von zehn Männern')
  expect(await note.locator('ol').isVisible()).toBe(false)
  expect(await tooWide(page)).toEqual([])
  await note.locator('summary').click()
  expect(await note.locator('[aria-current=step]').innerText()).toContain('V/1')
  expect(await tooWide(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})

test('ARR-RULING-15 whoever repels sees both rewards before choosing one', async () => {
  const { page, faults } = await atExample('ARR-EX-42b', {}, 'arrival')
  await touch(page, 'CAS2')
  const choices = page.locator('[data-choice^=repel]')
  await expect.poll(() => choices.count()).toBe(2)
  const texts = await choices.allInnerTexts()
  expect(texts.join('\n')).toContain('+10 Fame')
  expect(texts.join('\n')).toContain('−1 Corruption')
  await choices.filter({ hasText: 'Corruption' }).click()
  await page.locator('[data-question]').focus()
  await confirmed(page)
  expect(await page.locator('.example-standing').innerText()).toContain('That was the example')
  expect(await page.locator('.log').first().innerText()).toMatch(/loses 1 Corruption/)
  expect(await axe(page)).toEqual([])
  expect(faults).toEqual([])
})

test('dice fall as in the example', async () => {
  const { page, faults } = await atExample('MAR-T-R-03') // two dice put orcs into a region
  expect(await page.locator('.example-note li').first().innerText()).toContain('2/3')
  expect(await page.locator('.log-line').first().innerText()).toContain('2 orcs each appear in I/2 and I/3')
  expect(faults).toEqual([])
})

test('a table with a pack of its own is played and drawn with that one', async () => {
  const [rules, showcase] = await Promise.all([openRules('marnon'), openShowcase('marnon')])
  const pack = structuredClone(rules.pack) as { facts: unknown[] }
  pack.facts.pop()
  const example = showcase.examples.find(({ id }) => id === EXAMPLE) as Example
  const saved = exampleTable(rules, { ...showcase, pack }, example, Date.now())
  expect(saved.ownPack).toBe(pack)
  const { page, faults } = await open('/games')
  await putTable(page, 'own', saved)
  await page.goto(`${bed.site.url}/table/own`)
  await settled(page)
  await page.locator('.ground.painted').waitFor()
  await page.keyboard.press('1')
  await confirmed(page)
  expect(await nextStep(page)).toContain('Place 8 men and the hero in V/1')
  expect(faults).toEqual([])
})

test('examples can be searched by word and by rule', async () => {
  const { page, faults } = await open('/rules/marnon/examples')
  const found = () => page.locator('.example').count()
  await page.locator('.example').first().waitFor()
  expect(await found()).toBeGreaterThan(200)
  await page.getByRole('searchbox').fill('hero')
  await expect.poll(found).toBeLessThan(60)
  await page.getByRole('searchbox').fill(RULE)
  await expect.poll(found).toBe(3)
  await page.getByRole('searchbox').fill('zeppelin')
  await page.getByText('No example speaks of “zeppelin”').waitFor()
  expect(faults).toEqual([])
})
