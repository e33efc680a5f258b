import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, PackError, type PackFault, type Plain, type Talk } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { remarks } from '../remarks.ts'
import { faults as de } from '../words/faults-de.ts'
import { faults as en } from '../words/faults-en.ts'
import { MISSHAPEN, REFUSED, UNUSUAL } from './broken.ts'

const LANGUAGES = ['en', 'de'] as const
const TABLES = { en, de }
const say = (language: 'en' | 'de', fault: Omit<PackFault, 'path'>) =>
  faultSentence({ faults: TABLES[language] } as unknown as Talk, fault)

/** What the checks can say, read out of them: the text that ends a `need` or `PackError`, before its params. */
function faultReasonsIn(file: string): string[] {
  const calls = sourceOf(file)
    .split(/(?:\bneed|\bPackError)\(/)
    .slice(1)
  return calls.flatMap((call) => /, '(\w+)'(?:, \{[^}]*\})?,?\s*\)/.exec(call)?.[1] ?? [])
}
/** The second word of every `remark`. */
const remarkReasonsIn = (file: string): string[] =>
  [...sourceOf(file).matchAll(/\bremark\(\s*(?:'\w+'|`[^`]+`),\s*'(\w+)'/g)].map(([, reason]) => reason as string)
const sourceOf = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

function faultsOf(pack: unknown): readonly PackFault[] {
  try {
    game.load(pack)
    return []
  } catch (error) {
    if (error instanceof PackError) return error.faults
    throw error
  }
}

const inOrder = (reasons: Iterable<string>) => [...new Set(reasons)].sort()
const reasonsOf = (faults: readonly PackFault[]) => inOrder(faults.map(({ reason }) => reason))
const broken = [...MISSHAPEN, ...Object.values(REFUSED).flat()].flatMap(([, pack]) => faultsOf(pack))
const unusual = UNUSUAL.flatMap(([, pack]) => remarks(pack))
const faultReasons = inOrder([...faultReasonsIn('pack.ts'), ...faultReasonsIn('check.ts')])
const remarkReasons = inOrder(remarkReasonsIn('remarks.ts'))

describe('what is wrong with a pack, or unusual', () => {
  it('is shown by a broken or unusual pack for every reason there is', () => {
    expect([faultReasons.length, remarkReasons.length]).toEqual([52, 31])
    expect(reasonsOf(broken)).toEqual(faultReasons)
    expect(reasonsOf(unusual)).toEqual(remarkReasons)
  })

  it.each(LANGUAGES)('has a sentence for every reason, and for nothing else (%s)', (language) => {
    expect(inOrder(Object.keys(TABLES[language]))).toEqual(inOrder([...faultReasons, ...remarkReasons]))
  })

  it.each(LANGUAGES)('is said in whole sentences that name what it is about (%s)', (language) => {
    const shown = (value: Plain) =>
      language === 'de' && typeof value === 'number' ? String(value).replace('.', ',') : String(value)
    const named = (value: Plain): string[] => (Array.isArray(value) ? value.flatMap(named) : [shown(value)])
    for (const fault of [...broken, ...unusual]) {
      const text = say(language, fault)
      expect(text).not.toMatch(/^$|undefined|NaN|null|\[object|[.\s]$/)
      for (const value of Object.values(fault.params).flatMap(named)) expect(text, fault.reason).toContain(value)
    }
  })

  it('is said differently in the two languages, and differently for every reason', () => {
    const one = new Map([...broken, ...unusual].map((fault) => [fault.reason, fault]))
    const said = LANGUAGES.flatMap((language) => [...one.values()].map((fault) => say(language, fault)))
    expect(new Set(said).size).toBe(2 * (faultReasons.length + remarkReasons.length))
  })

  it('says what to do where it can', () => {
    const both = (reason: string, params: PackFault['params']) =>
      LANGUAGES.map((language) => say(language, { reason, params }))
    expect(both('neighbourNotTwoWay', { to: 'MAN', id: 'IVE' })).toEqual([
      'MAN does not have IVE among its neighbours; add it there, or take MAN out here',
      'unter den Nachbarn von MAN fehlt IVE; trag es dort ein, oder nimm MAN hier heraus',
    ])
    expect(both('wrongLandings', { want: 4, landings: [] })).toEqual([
      'exactly 4 locations of the main island must be connected to castle locations, for the first Fomori; here they are: none',
      'genau 4 Orte der Hauptinsel müssen mit Burgenorten verbunden sein, für die ersten Fomori; hier sind es: keine',
    ])
    expect(both('fomoriOfFour', { section: 'top', got: 5.93, least: 6, most: 7 })).toEqual([
      'four cards bring 5.93 Fomori in "top" on average; usually it is 6 to 7',
      'vier Karten bringen in „top“ im Schnitt 5,93 Fomori; üblich sind 6 bis 7',
    ])
    expect(both('unknownSource', { part: 'rest' })[0]).toMatch(/^the origin of the whole, or of its "rest", should be/)
    expect(both('unknownSource', { part: 'name' })[0]).toMatch(/^the origin of "name" should be/)
  })
})
