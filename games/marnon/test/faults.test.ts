import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, PackError, type PackFault, type Plain } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { words } from '../words/index.ts'
import { MISSHAPEN, REFUSED } from './broken.ts'

const LANGUAGES = ['en', 'de'] as const

/** What `load` and `geometry` can say, read out of them: the text that ends a `need` or `PackError`, before its params. */
function reasonsIn(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const calls = source.split(/(?:\bneed|\bPackError)\(/).slice(1)
  const named = calls.flatMap((call) => /, '(\w+)'(?:, \{[^}]*\})?,?\s*\)/.exec(call)?.[1] ?? [])
  const chosen = [...source.matchAll(/const reason = .* \? '(\w+)' : '(\w+)'/g)].flatMap(
    ([, a, b]) => [a, b] as string[],
  )
  return [...named, ...chosen]
}

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
const faults = [...MISSHAPEN, ...Object.values(REFUSED).flat()].flatMap(([, pack]) => faultsOf(pack))
const reasons = inOrder([...reasonsIn('load.ts'), ...reasonsIn('geometry.ts')])

describe('what is wrong with a pack', () => {
  it('is shown by a broken pack for every reason there is', () => {
    expect(reasons.length).toBeGreaterThan(50)
    expect(inOrder(faults.map(({ reason }) => reason))).toEqual(reasons)
  })

  it.each(LANGUAGES)('has a sentence for every reason, and for nothing else (%s)', (language) => {
    expect(inOrder(Object.keys(words[language].faults ?? {}))).toEqual(reasons)
  })

  it.each(LANGUAGES)('is said in whole sentences that name what it is about (%s)', (language) => {
    const named = (value: Plain | undefined): string[] =>
      Array.isArray(value) ? value.flatMap(named) : [String(value)]
    for (const fault of faults) {
      const text = faultSentence(words[language], fault)
      expect(text).not.toMatch(/^$|undefined|NaN|\[object|[.\s]$/)
      for (const value of Object.values(fault.params).flatMap(named)) expect(text, fault.reason).toContain(value)
    }
  })

  it('is said differently in the two languages, and differently for every reason', () => {
    const texts = new Map(faults.map((fault) => [fault.reason, fault]))
    const said = LANGUAGES.flatMap((language) => [...texts.values()].map((one) => faultSentence(words[language], one)))
    expect(new Set(said).size).toBe(2 * reasons.length)
  })

  it('says what to do where it can', () => {
    const say = (reason: string, params: PackFault['params']) =>
      LANGUAGES.map((language) => faultSentence(words[language], { reason, params }))
    expect(say('borderNotLinked', { to: 'V1' })).toEqual([
      'V1 borders on this field in the drawing, but is not in the list',
      'V1 grenzt in der Zeichnung an dieses Feld, fehlt aber in der Liste',
    ])
    expect(say('watersNotAsDrawn', { drawn: ['river', 'sea'] })).toEqual([
      'by the drawing this should be "river", "sea"',
      'nach der Zeichnung gehört hierher „river“, „sea“',
    ])
    expect(say('watersNotAsDrawn', { drawn: [] })[0]).toBe(
      'by the drawing this should be empty: the field lies on no water',
    )
    expect(say('unknownSource', { part: 'rest' })[0]).toMatch(/^the origin of the whole, or of its "rest", should be/)
    expect(say('unknownSource', { part: 'name.en' })[0]).toMatch(/^the origin of "name.en" should be/)
  })
})
