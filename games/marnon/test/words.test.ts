import { eventText, refusalText } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { rules } from '../rules/index.ts'
import type { MarnonEvent } from '../types.ts'
import { closed } from '../words/closed.ts'
import { talk } from '../words/talk.ts'

describe('the words', () => {
  it('say for every allotment why units cannot be chosen', () => {
    const steps = Object.values(rules).flatMap((at) => Object.values(at))
    const cited = steps.flatMap(({ kind, rule }) => (kind === 'allotment' ? [rule] : []))
    expect(Object.keys(closed).sort()).toEqual([...new Set(cited)].sort())
    const refusal = { rule: 'MAR-REINF-05', reason: 'noSuchSlot', params: { slot: 'II5' } }
    expect(refusalText(talk.en, 'en', refusal)).toBe('new men go only into your own fields')
    expect(refusalText(talk.en, 'en', { ...refusal, rule: '' })).toBe('men in II/5 cannot be chosen here')
  })

  it('count the orcs that multiply in one number where it is the same everywhere', () => {
    const grew = (n: Record<string, number>): string[] => {
      const event: MarnonEvent = { rule: 'MAR-ORC-07', type: 'orcsGrew', n }
      return [eventText(talk.en, event), eventText(talk.de, event)]
    }
    expect(grew({ C1: 1 })).toEqual(['the orcs multiply by one in C1', 'in C1 kommt ein Ork dazu'])
    expect(grew({ C1: 2, C2: 2 })).toEqual([
      'the orcs multiply by 2 each in C1 and C2',
      'in C1 und C2 kommen je 2 Orks dazu',
    ])
    expect(grew({ C1: 1, C2: 2 })[1]).toBe('die Orks in Schlössern vermehren sich um 1 in C1 und 2 in C2')
  })
})
