import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, type PackFault } from '@skerry/contracts'
import { faultTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { packWarnings } from '../pack-warnings.ts'
import { talk as words } from '../words/talk.ts'
import { MISSHAPEN, REFUSED, UNUSUAL } from './broken.ts'

const FILES = ['pack.ts', 'check.ts', 'pack-warnings.ts']
const code = FILES.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const broken = [...MISSHAPEN, ...Object.values(REFUSED).flat()].map(([, pack]) => pack)
const unusual = UNUSUAL.flatMap(([, pack]) => packWarnings(pack))

describe('what is wrong with a pack, or unusual', () => {
  for (const test of faultTests({ game, words, code, broken, warnings: unusual })) it(test.name, test.run)

  it('says what to do where it can', () => {
    const both = (reason: string, params: PackFault['params']) =>
      (['en', 'de'] as const).map((language) => faultSentence(words[language], { reason, params }))
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
