import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ledger } from '../ledger.ts'
import { words } from '../words/index.ts'

/** Advice, etiquette and story: nothing enforces them, so the rules page must tell them. */
const NOTES = [
  'MAR-GEN-16',
  'MAR-SETUP-10',
  'MAR-COMBAT-16',
  'MAR-NEG-01',
  'MAR-NEG-02',
  'MAR-NEG-03',
  'MAR-NEG-04',
  'MAR-RULING-97',
  'MAR-RULING-99',
]

describe('what the rules only advise', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/marnon.md'), 'utf8')

  it.each(NOTES)('%s is told on the rules page in both languages', (id) => {
    const row = page.split('\n').find((line) => line.startsWith(`| ${id} |`))
    for (const language of ['en', 'de'] as const) expect(row).toContain(words[language].rules[id])
  })

  it('is all that is no rule, ruling, definition, datum or matter of the screen', () => {
    expect(Object.entries(ledger).flatMap(([id, kind]) => (kind === 'note' ? [id] : []))).toEqual(NOTES)
  })
})
