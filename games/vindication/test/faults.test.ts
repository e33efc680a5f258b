import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, type PackFault } from '@skerry/contracts'
import { faultTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { packWarnings } from '../pack-warnings.ts'
import { talk as words } from '../words/talk.ts'
import { MISSHAPEN, REFUSED, UNUSUAL } from './broken.ts'

const FILES = ['pack.ts', 'ability-text.ts', 'check.ts', 'check/abilities.ts', 'check/island.ts', 'pack-warnings.ts']
const code = FILES.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const broken = [...MISSHAPEN, ...Object.values(REFUSED).flat()].map(([, pack]) => pack)
const unusual = UNUSUAL.flatMap(([, pack]) => packWarnings(pack))

describe('what is wrong with a pack, or unusual', () => {
  for (const test of faultTests({ game, words, code, broken, warnings: unusual })) it(test.name, test.run)

  it('says what to do where it can', () => {
    const both = (reason: string, params: PackFault['params']) =>
      (['en', 'de'] as const).map((language) => faultSentence(words[language], { reason, params }))
    expect(both('notARequirement', { text: 'rich' })).toEqual([
      '"rich" is no condition; conditions are written like "ctrl>=3", "pot=0", "regions(INN)>=1" or "vindicated"',
      '„rich“ ist keine Bedingung; Bedingungen schreiben sich wie „ctrl>=3“, „pot=0“, „regions(INN)>=1“ oder „vindicated“',
    ])
    expect(both('wrongParts', { want: ['INS', 'STR'] })).toEqual([
      'this heroic attribute is made of INS, STR',
      'dieses heroische Attribut besteht aus INS, STR',
    ])
    expect(both('wrongParts', { want: [] })).toEqual([
      'a common attribute is not made of others; take this out',
      'ein Standard-Attribut besteht nicht aus anderen; nimm das heraus',
    ])
    expect(both('unusualGoal', { got: 4, least: 3, most: 3 })).toEqual([
      'this goal brings 4 honor; usually it is 3',
      'dieses Ziel bringt 4 Ehre; üblich ist 3',
    ])
    expect(both('deckSize', { deck: 'relic', got: 1, want: 16 })).toEqual([
      'there is 1 card in the deck "relic"; usually it is 16',
      'es gibt 1 Karte im Stapel „relic“; üblich sind 16',
    ])
  })
})
