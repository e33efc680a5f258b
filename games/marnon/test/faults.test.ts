import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, type PackFault } from '@skerry/contracts'
import { faultTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { words } from '../words/index.ts'
import { MISSHAPEN, REFUSED } from './broken.ts'

const code = ['load.ts', 'geometry.ts'].map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const broken = [...MISSHAPEN, ...Object.values(REFUSED).flat()].map(([, pack]) => pack)

describe('what is wrong with a pack', () => {
  for (const test of faultTests({ game, words, code, broken })) it(test.name, test.run)

  it('says what to do where it can', () => {
    const say = (reason: string, params: PackFault['params']) =>
      (['en', 'de'] as const).map((language) => faultSentence(words[language], { reason, params }))
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
