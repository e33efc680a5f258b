import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, type PackFault } from '@skerry/contracts'
import { faultTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { packWarnings } from '../pack-warnings.ts'
import { talk as words } from '../words/talk.ts'
import { MISSHAPEN, REFUSED, UNUSUAL } from './broken.ts'

const FILES = ['pack.ts', 'effect-text.ts', 'check.ts', 'check/effects.ts', 'check/map.ts', 'pack-warnings.ts']
const code = FILES.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const broken = [...MISSHAPEN, ...Object.values(REFUSED).flat()].map(([, pack]) => pack)
const unusual = UNUSUAL.flatMap(([, pack]) => packWarnings(pack))

describe('what is wrong with a pack, or unusual', () => {
  for (const test of faultTests({ game, words, code, broken, warnings: unusual })) it(test.name, test.run)

  it('says what to do where it can', () => {
    const both = (reason: string, params: PackFault['params']) =>
      (['en', 'de'] as const).map((language) => faultSentence(words[language], { reason, params }))
    expect(both('notACost', { word: 'HERO4' })).toEqual([
      'before "→" stand costs, joined by "+": resources, troops, ANY, TROOP, DISCARD or LOSE; "HERO4" is none',
      'vor „→“ stehen Kosten, verbunden mit „+“: Ressourcen, Truppen, ANY, TROOP, DISCARD oder LOSE; „HERO4“ gehört nicht dazu',
    ])
    expect(both('wrongShare', { kind: 'swamp', want: 5, got: 6 })).toEqual([
      '5 of them must be "swamp"; here it is 6',
      '5 davon müssen „swamp“ sein; hier sind es 6',
    ])
    expect(both('outOfReach', { players: 3, level: 1, cutOff: ['AAR-M', 'AAR-F'] })).toEqual([
      'with 3 players nobody at discovery level 1 can get to AAR-M, AAR-F, as regions without a marker are no way through',
      'mit 3 Spielern kommt auf Entdeckungsstufe 1 niemand nach AAR-M, AAR-F, denn Regionen ohne Marker sind kein Durchgang',
    ])
    expect(both('warlordsCrowned', { crowns: 1, got: 1, want: 5 })).toEqual([
      'there is 1 warlord with 1 crown; usually it is 5',
      'es gibt 1 Kriegsherr mit 1 Krone; üblich sind 5',
    ])
  })
})
