import { describe, expect, it } from 'vitest'
import {
  type Definition,
  defineGame,
  type Event,
  equally,
  InputError,
  type OptionSpec,
  reactionsOf,
  type Step,
  steps,
  sum,
  sumsOf,
  upTo,
} from '../src/index.ts'
import { begun, type Tiny, type TinyFrame, thrownBy, tinyGame, x } from './tiny.ts'

/** A game whose ledger has two rules. */
type RuleId = 'T-1' | 'T-2'
interface Cited extends Tiny {
  rule: RuleId
  event: Event<RuleId>
}
const cited = steps<Cited, TinyFrame>()

describe('a condition on the table', () => {
  it('does not compile if it looks at the choice', () => {
    // @ts-expect-error: its third parameter would be a choice
    const hidden = x.needs('T-1', 'wrong', (_, _f, c) => c.do === 'go')
    expect(hidden.looksAt).toBe('table')
  })

  it('is sorted by what it says, not by how its function is written', () => {
    const given: unknown[] = []
    const main = {
      go: x.decision('T-GO', {
        seat: () => 0,
        offers: [
          x.word('T-GO', 'go', 'end', [
            x.needs('T-1', 'never', (...all: readonly unknown[]) => given.push(all[2]) > 0),
            x.choiceNeeds('T-2', 'never', (...all: readonly unknown[]) => given.push(all[2]) > 0),
          ]),
          x.word('T-GO', 'stay', 'end'),
        ],
      }),
    }
    const { game, content, position } = begun({ main })
    given.length = 0
    game.choices(content, position, 0)
    expect(given).toEqual([undefined, { do: 'go' }])
  })
})

describe('the id of a rule', () => {
  it('does not compile in a step, an offer or a condition if the ledger has no such rule', () => {
    // @ts-expect-error
    cited.auto('T-3', () => 'end')
    // @ts-expect-error
    cited.chance('T-3', { outcomes: () => ({ list: [1], weights: null, total: 1 }), take: () => 'end' })
    // @ts-expect-error
    cited.decision('T-3', { seat: () => 0, offers: [] })
    // @ts-expect-error
    cited.allotment('T-3', 'pay', {
      seat: () => 0,
      spread: () => ({ least: 0, most: 0, slots: [] }),
      take: () => 'end',
    })
    // @ts-expect-error
    cited.sealed('T-3', { seats: () => [0], offers: [], take: () => 'end' })
    // @ts-expect-error
    cited.offer('T-3', 'go', { args: {}, candidates: () => [{ do: 'go' }], conditions: [], take: () => 'end' })
    // @ts-expect-error
    cited.answer('T-3', 'go', { args: {}, candidates: () => [{ do: 'go' }], conditions: [] })
    // @ts-expect-error
    cited.word('T-3', 'go', 'end')
    // @ts-expect-error
    cited.needs('T-3', 'never', () => false)
    // @ts-expect-error
    cited.choiceNeeds('T-3', 'never', () => false)
    // @ts-expect-error: nor in what blocks a verb
    cited.decision('T-1', { seat: () => 0, offers: [], blockedVerbs: [{ rule: 'T-3', reason: 'never', verbs: [] }] })
    expect(cited.auto('T-1', () => 'end').rule).toBe('T-1')
  })

  it('does not compile in an event, a result, a reaction, a sum or an option', () => {
    cited.auto('T-1', (t) => {
      // @ts-expect-error
      t.emit({ rule: 'T-3', type: 'gone' })
      // @ts-expect-error: nor in the face that others see
      t.emit({ rule: 'T-1', type: 'gone', others: { rule: 'T-3', type: 'gone' } })
      // @ts-expect-error
      return t.end({ rule: 'T-3', reason: 'over', winners: [] })
    })
    // @ts-expect-error
    reactionsOf<Cited>().when('gone', 'T-3', () => [])
    // @ts-expect-error
    reactionsOf<Cited>().whenever('T-3', () => [])
    // @ts-expect-error
    reactionsOf<Cited>().onEventSetFlag('gone', 'T-3', () => false)
    const { part, atLeast } = sumsOf<Cited>()
    // @ts-expect-error
    part('T-3', 1, 'men')
    // @ts-expect-error
    atLeast(4, sum(part('T-1', 1, 'men')), 'T-3', 'least')
    // @ts-expect-error
    const option: OptionSpec<RuleId> = { key: 'storm', rule: 'T-3', values: [true], default: true }
    expect(option.key).toBe('storm')
  })

  it('does not compile in a game whose events could cite any rule', () => {
    interface Careless extends Tiny {
      rule: RuleId
    }
    // @ts-expect-error: its events are those of Tiny
    const define = (definition: Definition<Careless>) => defineGame<Careless>(definition)
    const proper = (definition: Definition<Cited>) => defineGame<Cited>(definition)
    expect([define.length, proper.length]).toEqual([1, 1])
  })
})

describe('a key that no step knows', () => {
  const renamed = { aside: [] }
  const seat = () => 0

  it('does not compile in a step, written out or spread', () => {
    const all = [
      // @ts-expect-error
      () => x.decision('T-1', { seat, offers: [], aside: [] }),
      // @ts-expect-error
      () => x.decision('T-1', { seat, offers: [], ...renamed }),
      // @ts-expect-error
      () => x.allotment('T-1', 'pay', { seat, spread: () => upTo(1, []), take: () => 'end', ...renamed }),
      () => x.decision('T-1', { seat, offers: [], ...{ freeActions: [] } }),
    ]
    expect(all).toHaveLength(4)
  })

  it('is refused when the game is defined, in an offer too', () => {
    const offer = x.word('T-1', 'go', 'end')
    const asking = (about: object, offers = [offer]) => ({ ...x.decision('T-1', { seat, offers }), ...about })
    const faultOf = (step: Step<Tiny, TinyFrame>) => thrownBy(InputError, () => tinyGame({ main: { go: step } }))
    expect(faultOf(asking(renamed))).toMatchObject({ where: 'main.go', reason: 'unknownKey', params: { key: 'aside' } })
    const bent = { ...offer, ...renamed }
    const told = { where: 'main.go go', reason: 'unknownKey', params: { key: 'aside' } }
    expect(faultOf(asking({}, [bent]))).toMatchObject(told)
    expect(faultOf(asking({ freeActions: [bent] }, []))).toMatchObject(told)
    const chance = x.chance('T-1', { outcomes: () => equally([1]), take: () => 'end', ...renamed })
    expect(faultOf(chance)).toMatchObject({ where: 'main.go', reason: 'unknownKey' })
  })
})
