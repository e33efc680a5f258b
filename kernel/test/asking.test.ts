import { describe, expect, it } from 'vitest'
import {
  type AllotmentStep,
  type Choice,
  canonical,
  exactly,
  RuleError,
  type Seat,
  type SlotChoice,
  slot,
  upTo,
} from '../src/index.ts'
import { acts, begun, fails, move, movingGame, rest, type Tiny, type TinyFrame, type TinyRule, x } from './tiny.ts'

describe('a single way', () => {
  const pick = (ways: readonly string[], spec: { seat?: Seat | null; ask?: 'always' } = {}): TinyRule => ({
    go: x.decision('T-PICK', {
      seat: () => (spec.seat === undefined ? 1 : spec.seat),
      ...(spec.ask === undefined ? {} : { ask: spec.ask }),
      offers: ways.map((verb) =>
        x.word('T-PICK', verb, (t) => {
          t.state.log.push(`${verb} by ${t.seat}`)
          return 'rest'
        }),
      ),
    }),
    rest,
  })

  it('is taken without asking', () => {
    const { log, game, content, position } = begun({ main: pick(['left']) })
    expect(log).toEqual(['left by 1'])
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.rest' })
  })

  it('is asked for where the decision says always', () => {
    const { log, game, content, position } = begun({ main: pick(['left'], { ask: 'always' }) })
    expect(log).toEqual([])
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.go', seats: [1] })
    expect(game.choices(content, position, 1)).toEqual({ kind: 'list', list: [{ do: 'left' }] })
  })

  it('is enough where nobody is to be asked; two break the rules, none is a dead end', () => {
    expect(begun({ main: pick(['left'], { seat: null }) }).log).toEqual(['left by -1'])
    expect(fails(() => begun({ main: pick(['left', 'right'], { seat: null }) })).rule).toBe('T-PICK')
    expect(fails(() => begun({ main: pick([], { seat: null }) })).rule).toBe('T-PICK')
  })

  it('never leaves the game waiting for nobody, even where the decision says always', () => {
    const rests = () => {
      const { game, content, position } = begun({ main: pick(['left'], { seat: null, ask: 'always' }) })
      return game.pending(content, position)
    }
    let pending: unknown
    try {
      pending = rests()
    } catch (error) {
      expect(error).toBeInstanceOf(RuleError)
      return
    }
    expect(pending).toMatchObject({ decision: 'main.rest', seats: [0] })
  })

  it('to choose nothing is a dead end that names rule, step and stack', () => {
    const error = fails(() =>
      begun({
        main: {
          go: x.auto('T-1', (t) => {
            t.call({ rule: 'stuck', at: 'go' })
            return 'rest'
          }),
          rest,
        },
        stuck: pick([]),
      }),
    )
    expect(error).toMatchObject({ rule: 'T-PICK', step: 'stuck.go' })
    expect(error.message).toMatch(/dead end.*main\.rest > stuck\.go/)
  })

  it('for chance to take is none: an empty list of outcomes breaks the rules', () => {
    const { game, content, position } = begun({
      main: { go: x.chance('T-DRAW', { outcomes: () => ({ list: [], weights: [], total: 0 }), take: () => 'end' }) },
    })
    expect(fails(() => game.pending(content, position)).message).toMatch(/no outcome/)
  })
})

describe('an allotment step', () => {
  const spread = (
    a: ReturnType<typeof upTo>,
    seat: Seat | null,
    condition?: (n: Readonly<Record<string, number>>) => boolean,
  ) =>
    ({
      go: x.allotment('T-PLACE', 'place', {
        seat: () => seat,
        spread: () => a,
        conditions:
          condition === undefined
            ? []
            : [
                x.choiceNeeds(
                  'T-WHOLE',
                  'notLikeThat',
                  (_, _f, c) => condition(c.n),
                  () => ({ hint: 'other' }),
                ),
              ],
        take(t, _, { n }) {
          t.state.n = { ...n }
          return 'rest'
        },
      }),
      rest,
    }) satisfies TinyRule

  it('is described, not listed, and refused by its bounds under the rule of the step, then by its conditions', () => {
    const a = exactly(3, [slot('A', 2), slot('B', 2), slot('hero', 1, 2)])
    const { game, content, position } = begun({ main: spread(a, 0, (n) => n.B === undefined || n.B < 2) })
    expect(game.choices(content, position, 0)).toEqual({ kind: 'allotment', do: 'place', allotment: a, list: [] })
    const told = (n: Record<string, number>) => game.explain(content, position, 0, { do: 'place', n } as Choice)
    expect(told({ A: 1, hero: 1 })).toBeNull()
    expect(told({ C: 3 })).toEqual({ rule: 'T-PLACE', reason: 'noSuchSlot', params: { slot: 'C' } })
    expect(told({ A: 3 })).toEqual({ rule: 'T-PLACE', reason: 'notSoMany', params: { slot: 'A', max: 2, got: 3 } })
    expect(told({ A: 2 })).toEqual({ rule: 'T-PLACE', reason: 'tooFew', params: { least: 3, got: 2 } })
    expect(told({ A: 2, hero: 1 })).toEqual({ rule: 'T-PLACE', reason: 'tooMany', params: { most: 3, got: 4 } })
    expect(told({ A: 1, B: 2 })).toEqual({ rule: 'T-WHOLE', reason: 'notLikeThat', params: { hint: 'other' } })
    expect(acts(game, content, position, '0 place A:1 hero:1').state.n).toEqual({ A: 1, hero: 1 })
  })

  it('shows only open slots, and refuses a closed one by the condition that closes it, before its bounds', () => {
    const closing = spread(exactly(3, [slot('A', 3), slot('B', 3), slot('hero', 1, 2)]), 0)
    const open = x.choiceNeeds<SlotChoice>(
      'T-SLOT',
      'closed',
      ({ state }, _, c) => c.slot !== 'B' || state.log.length > 0,
      (_, _f, c) => ({ slot: c.slot }),
    )
    const step = { ...(closing.go as AllotmentStep<Tiny, TinyFrame>), slotConditions: [open] }
    const { game, content, position } = begun({ main: { ...closing, go: step } })
    const choices = game.choices(content, position, 0)
    expect(choices).toMatchObject({ allotment: { slots: [{ id: 'A' }, { id: 'hero' }] } })
    const told = (n: Record<string, number>) => game.explain(content, position, 0, { do: 'place', n } as Choice)
    expect(told({ B: 9 })).toEqual({ rule: 'T-SLOT', reason: 'closed', params: { slot: 'B' } })
    expect(told({ A: 2, B: 1 })).toMatchObject({ rule: 'T-SLOT' })
    expect(told({ C: 3 })).toMatchObject({ rule: 'T-PLACE', reason: 'noSuchSlot' })
    expect(told({ A: 3 })).toBeNull()
  })

  it('with all but one slot closed is taken without asking', () => {
    const base = spread(exactly(2, [slot('A', 2), slot('B', 2)]), 0)
    const onlyA = x.choiceNeeds<SlotChoice>('T-SLOT', 'closed', (_, _f, c) => c.slot === 'A')
    const step = { ...(base.go as AllotmentStep<Tiny, TinyFrame>), slotConditions: [onlyA] }
    expect(begun({ main: { ...base, go: step } }).position.state.n).toEqual({ A: 2 })
  })

  it('with one way is taken without asking, also where nobody is to be asked', () => {
    expect(begun({ main: spread(exactly(2, [slot('A', 2)]), null) }).position.state.n).toEqual({ A: 2 })
    const conditioned = spread(exactly(1, [slot('A', 1), slot('B', 1)]), 0, (n) => n.A === undefined)
    expect(begun({ main: conditioned }).position.state.n).toEqual({ B: 1 })
  })

  it('with more ways and nobody to ask, or with none, breaks the rules', () => {
    expect(fails(() => begun({ main: spread(upTo(1, [slot('A', 1)]), null) })).rule).toBe('T-PLACE')
    expect(fails(() => begun({ main: spread(exactly(3, [slot('A', 1)]), 0) })).message).toMatch(/dead end/)
  })

  it('of twenty men over thirteen fields is asked for, though its condition fails on the first many splits', () => {
    const men = exactly(
      20,
      Array.from({ length: 13 }, (_, i) => slot(`F${i}`, 20)),
    )
    const { game, content, position } = begun({ main: spread(men, 0, (n) => (n.F0 ?? 0) <= 3) })
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.go', seats: [0] })
  })

  it('of twenty men over thirteen fields is never taken for the seat because one way was found early', () => {
    const men = exactly(
      20,
      Array.from({ length: 13 }, (_, i) => slot(`F${i}`, 20)),
    )
    const { game, content, position } = begun({ main: spread(men, 0, (n) => n.F0 === 20 || (n.F0 ?? 0) <= 3) })
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.go', seats: [0] })
  })
})

describe('an explanation', () => {
  it('names the first condition that fails in the written order, with what a sentence needs', () => {
    const { game, content, position } = movingGame()
    const told = (c: Choice) => game.explain(content, position, 1, c)
    expect(told(move('A', 'A'))).toEqual({ rule: 'T-1', reason: 'notFromA', params: { from: 'A', to: 'A' } })
    expect(told(move('C', 'C'))).toEqual({ rule: 'T-3', reason: 'sameField', params: { from: 'C', to: 'C' } })
    expect(told(move('B', 'C'))).toEqual({ rule: 'T-4', reason: 'notToC', params: { from: 'B', to: 'C' } })
    expect(told(move('B', 'A'))).toBeNull()
    const tired = acts(game, content, position, '1 nap')
    expect(game.explain(content, tired, 1, move('A', 'A'))?.rule).toBe('T-1')
    expect(game.explain(content, tired, 1, move('C', 'C'))).toEqual({ rule: 'T-2', reason: 'tired', params: {} })
  })

  it('says that the game is over before all else', () => {
    const { game, content, position } = movingGame()
    const over = acts(game, content, position, '1 roll', 'chance 2', '0 leave')
    for (const [seat, choice] of [
      [1, move('B', 'A')],
      [7, { do: 'fly' }],
      [0, null],
    ] as const)
      expect(game.explain(content, over, seat, choice as Choice)).toEqual({
        rule: 'T-OTHER',
        reason: 'gameOver',
        params: {},
      })
  })

  it('says that a choice is malformed before whose turn it is', () => {
    const { game, content, position } = movingGame()
    const rolling = acts(game, content, position, '1 roll')
    for (const p of [position, rolling])
      for (const seat of [0, 1, 9]) {
        const refusal = game.explain(content, p, seat, { do: 'fly' })
        expect(refusal?.reason).toBe('malformed')
        expect(refusal?.params).toEqual({ why: 'noSuchVerb', verb: 'fly' })
      }
  })

  it('says not now to everybody while chance decides, and names what is open', () => {
    const { game, content, position } = movingGame()
    const rolling = acts(game, content, position, '1 roll')
    for (const seat of [0, 1])
      expect(game.explain(content, rolling, seat, { do: 'nap' })).toEqual({
        rule: 'T-DICE',
        reason: 'notNow',
        params: { open: 'main.dice' },
      })
  })

  it('says not your turn to the others, and names the decision and the seats that are asked', () => {
    const { game, content, position } = movingGame()
    for (const seat of [0, 2, -1, 1.5, Number.NaN])
      expect(game.explain(content, position, seat, { do: 'nap' })).toEqual({
        rule: 'T-TURN',
        reason: 'notYourTurn',
        params: { open: 'main.go', seats: [1] },
      })
  })

  it('says not now to the seat that is asked something else, and names the decision and the verb', () => {
    const { game, content, position } = movingGame()
    expect(game.explain(content, position, 1, { do: 'stay' })).toEqual({
      rule: 'T-TURN',
      reason: 'notNow',
      params: { open: 'main.go', verb: 'stay' },
    })
  })

  it('is null exactly for what is in the list', () => {
    const { game, content, position } = movingGame()
    for (const p of [position, acts(game, content, position, '1 nap')]) {
      const choices = game.choices(content, p, 1)
      const listed = choices.kind === 'list' ? choices.list.map(canonical) : []
      for (const from of content.fields)
        for (const to of content.fields)
          expect(game.explain(content, p, 1, move(from, to)) === null).toBe(listed.includes(canonical(move(from, to))))
    }
  })

  it('asks a condition that does not look at the choice once per listing', () => {
    const asked: string[] = []
    const { game, content, position } = movingGame(asked)
    asked.length = 0
    game.choices(content, position, 1)
    expect(asked).toEqual(['tired'])
  })
})
