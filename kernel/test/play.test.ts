import { describe, expect, it } from 'vitest'
import {
  type Choice,
  canonical,
  copy,
  type EffectsFrame,
  eventsFor,
  exactly,
  freeze,
  hashOf,
  type Interpreter,
  type PositionOf,
  RuleError,
  type RuleId,
  randomFrom,
  type Seat,
  slot,
  upTo,
} from '../src/index.ts'
import {
  act,
  acts,
  type Bazaar,
  bazaar,
  bazaarPack,
  begun,
  fieldIds,
  happened,
  note,
  randomEntry,
  rest,
  type Tiny,
  type TinyRule,
  tinyGame,
  when,
  x,
} from './tiny.ts'

const fails = (work: () => unknown): RuleError => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(RuleError)
    return error as RuleError
  }
  throw new Error('no RuleError was thrown')
}
const noted = (name: string): TinyRule => ({ go: note(name) })
const emits = (types: readonly string[], line: string, next = 'end') =>
  x.auto('T-EMIT', (t) => {
    t.state.log.push(line)
    for (const type of types) t.emit(happened(type))
    return next
  })

describe('steps', () => {
  it('run in the order their returns name until somebody is asked', () => {
    const { log, game, content, position } = begun({
      main: { go: note('one', 'second'), third: note('three', 'rest'), second: note('two', 'third'), rest },
    })
    expect(log).toEqual(['one', 'two', 'three'])
    expect(game.pending(content, position)).toEqual({
      kind: 'asked',
      decision: 'main.rest',
      rule: 'T-REST',
      seats: [0],
      answered: [],
    })
  })

  it('are done once more on again, and their rule is done on end', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'count', at: 'up', count: 0 })
          return 'rest'
        }),
        rest,
      },
      count: {
        up: x.auto('T-2', (t, f) => {
          f.count = (f.count as number) + 1
          t.state.log.push(`up ${f.count}`)
          return f.count < 3 ? 'again' : 'end'
        }),
      },
    })
    expect(log).toEqual(['up 1', 'up 2', 'up 3'])
  })

  it('that run out before the game is over break the rules', () => {
    expect(fails(() => begun({ main: noted('only') })).message).toMatch(/ran out/)
  })

  it('that do not exist are named with the stack', () => {
    const error = fails(() => begun({ main: { go: note('x', 'nowhere') } }))
    expect(error.message).toContain('main.nowhere')
  })

  it('more than 10,000 without a question are caught as a loop, with rule, step and stack', () => {
    const error = fails(() =>
      begun({
        main: {
          go: x.auto('T-1', (t) => {
            t.call({ rule: 'loop', at: 'round' })
            return 'rest'
          }),
          rest,
        },
        loop: { round: x.auto('T-LOOP', () => 'again') },
      }),
    )
    expect(error.rule).toBe('T-LOOP')
    expect(error.step).toBe('loop.round')
    expect(error.message).toContain('main.rest > loop.round')
  })

  it('up to 10,000 without a question are allowed, and single choices count as steps', () => {
    const counting = (most: number): TinyRule => ({
      go: x.auto('T-1', (_, f) => {
        f.count = (f.count ?? 0) + 1
        return f.count < most ? 'again' : 'rest'
      }),
      rest,
    })
    expect(begun({ main: counting(10_000) }).position.stack[0]?.count).toBe(10_000)
    fails(() => begun({ main: counting(10_010) }))
    fails(() =>
      begun({ main: { go: x.decision('T-1', { seat: () => 0, offers: [x.word('T-1', 'round', 'again')] }) } }),
    )
  })
})

describe('calls', () => {
  it('run before the successor, the first called first', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'a', at: 'go' })
          t.call({ rule: 'b', at: 'go' })
          t.state.log.push('calls')
          return 'next'
        }),
        next: note('successor', 'rest'),
        rest,
      },
      a: noted('a'),
      b: noted('b'),
    })
    expect(log).toEqual(['calls', 'a', 'b', 'successor'])
  })

  it('of calls run before what was called after them', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'a', at: 'go' })
          t.call({ rule: 'b', at: 'go' })
          return 'rest'
        }),
        rest,
      },
      a: {
        go: x.auto('T-2', (t) => {
          t.call({ rule: 'inner', at: 'go' })
          t.state.log.push('a')
          return 'more'
        }),
        more: note('a goes on'),
      },
      b: noted('b'),
      inner: noted('inner'),
    })
    expect(log).toEqual(['a', 'inner', 'a goes on', 'b'])
  })
})

describe('reactions', () => {
  it('run before what the step called, and that before the successor', () => {
    const { log } = begun(
      {
        main: {
          go: x.auto('T-1', (t) => {
            t.call({ rule: 'called', at: 'go' })
            t.emit(happened('thunder'))
            return 'next'
          }),
          next: note('successor', 'rest'),
          rest,
        },
        called: noted('called'),
        echo: noted('echo'),
      },
      { reactions: [when('thunder', 'echo')] },
    )
    expect(log).toEqual(['echo', 'called', 'successor'])
  })

  it('to one event come in the order of the list and of the frames returned', () => {
    const { log } = begun(
      { main: { go: emits(['x'], 'main', 'rest'), rest }, a: noted('a'), b: noted('b'), c: noted('c') },
      { reactions: [when('x', 'c', 'a'), when('y', 'b'), when('x', 'b')] },
    )
    expect(log).toEqual(['main', 'c', 'a', 'b'])
  })

  it('to several events of one step come in the order of the events', () => {
    const { log } = begun(
      { main: { go: emits(['x', 'y', 'x'], 'main', 'rest'), rest }, a: noted('on x'), b: noted('on y') },
      { reactions: [when('y', 'b'), when('x', 'a')] },
    )
    expect(log).toEqual(['main', 'on x', 'on y', 'on x'])
  })

  it('of reactions run before the reactions that wait', () => {
    const { log } = begun(
      {
        main: { go: emits(['x'], 'main', 'next'), next: note('successor', 'rest'), rest },
        a: { go: emits(['deep'], 'a', 'more'), more: note('a goes on') },
        b: noted('b'),
        deep: noted('deep'),
      },
      { reactions: [when('x', 'a', 'b'), when('deep', 'deep')] },
    )
    expect(log).toEqual(['main', 'a', 'deep', 'a goes on', 'b', 'successor'])
  })

  it('follow choices and chance as well as steps of the rules alone', () => {
    const { game, content, position } = begun(
      {
        main: {
          go: x.decision('T-1', {
            seat: () => 0,
            offers: [
              x.word('T-1', 'shout', (t) => {
                t.emit(happened('x'))
                return 'roll'
              }),
              x.word('T-1', 'hush', 'again'),
            ],
          }),
          roll: x.chance('T-2', {
            outcomes: () => ({ list: ['heads', 'tails'], weights: null, total: 2 }),
            take(t, _, side) {
              t.emit(happened('x'))
              t.state.log.push(side)
              return 'go'
            },
          }),
        },
        a: noted('heard'),
      },
      { reactions: [when('x', 'a')] },
    )
    expect(acts(game, content, position, '0 shout', 'chance tails').state.log).toEqual(['heard', 'tails', 'heard'])
  })

  it('are asked for every event once, also over several actions of a play in place', () => {
    const { game, content, position } = begun(
      {
        main: {
          go: x.decision('T-1', {
            seat: () => 0,
            offers: [
              x.word('T-1', 'shout', (t) => {
                t.emit(happened('x'))
                return 'again'
              }),
              x.word('T-1', 'hush', 'again'),
            ],
          }),
        },
        a: noted('heard'),
      },
      { reactions: [when('x', 'a')] },
    )
    const play = game.play(content, position)
    for (const verb of ['shout', 'hush', 'shout', 'shout']) play.take(0, { do: verb })
    expect(play.state.log).toEqual(['heard', 'heard', 'heard'])
  })
})

describe('a list of effects', () => {
  const rules: Readonly<Record<string, TinyRule>> = {
    main: {
      go: x.auto('T-1', (t) => {
        t.run([{ do: 'say' }, { do: 'ask' }, { do: 'shout' }, { do: 'twice' }, { do: 'say' }], 'me')
        return 'after'
      }),
      after: note('after', 'rest'),
      rest,
    },
    question: {
      go: x.decision('T-2', {
        seat: () => 1,
        offers: [x.word('T-2', 'yes', 'end'), x.word('T-2', 'no', 'end')],
      }),
    },
    echo: noted('echo'),
  }
  const effects: Readonly<Record<string, Interpreter<Tiny>>> = {
    say: (t, f: EffectsFrame<never, never>) => {
      t.state.log.push(`say to ${String(f.context)}`)
    },
    ask: (t) => t.call({ rule: 'question', at: 'go' }),
    shout: (t) => t.emit(happened('x')),
    twice: (t) => t.run([{ do: 'say' }, { do: 'say' }], 'inner'),
  }
  const extras = { reactions: [when('x', 'echo')], effects }

  it('stops between two effects for a decision, can be saved there, and goes on where it was', () => {
    const { game, content, position, log } = begun(rules, extras)
    expect(log).toEqual(['say to me'])
    expect(position.stack.map(({ rule }) => rule)).toEqual(['main', 'effects', 'question'])
    const saved = JSON.parse(JSON.stringify(position)) as PositionOf<Tiny>
    const [here, there] = [position, saved].map((p) => act(game, content, p, '1 yes').position)
    expect(there).toEqual(here)
    expect(here?.state.log).toEqual(['say to me', 'echo', 'say to inner', 'say to inner', 'say to me', 'after'])
  })

  it('of no effects is nothing', () => {
    const { log, position } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.run([], null)
          return 'next'
        }),
        next: note('on', 'rest'),
        rest,
      },
    })
    expect(log).toEqual(['on'])
    expect(position.stack).toHaveLength(1)
  })

  it('with an unknown verb breaks the rules and names the verb and the whole stack', () => {
    const error = fails(() =>
      begun({
        main: {
          go: x.auto('T-1', (t) => {
            t.run([{ do: 'fly' }], null)
            return 'rest'
          }),
          rest,
        },
      }),
    )
    expect(error.message).toContain('fly')
    expect(error.message).toContain('main.rest > effects.next')
  })
})

/** main calls turn, turn calls deep, deep does something to the stack and would go on. */
function nested(deed: Parameters<typeof x.auto>[1], extras: Parameters<typeof begun>[1] = {}) {
  return begun(
    {
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'turn', at: 'go' })
          return 'next'
        }),
        next: note('main goes on', 'rest'),
        rest,
      },
      turn: {
        go: x.auto('T-2', (t) => {
          t.call({ rule: 'middle', at: 'go' })
          return 'more'
        }),
        more: note('turn goes on'),
      },
      middle: {
        go: x.auto('T-3', (t) => {
          t.call({ rule: 'deep', at: 'go' })
          return 'more'
        }),
        more: note('middle goes on'),
      },
      deep: { go: x.auto('T-4', deed), more: note('deep goes on') },
      echo: noted('echo'),
    },
    { reactions: [when('x', 'echo')], ...extras },
  )
}

describe('unwinding', () => {
  it('drops the frames above the named one, which goes on where it stands', () => {
    const { log } = nested((t) => {
      t.unwind('turn')
      return 'more'
    })
    expect(log).toEqual(['turn goes on', 'main goes on'])
  })

  it('still hears the events of the step that unwinds and runs what it calls', () => {
    const { log } = nested((t) => {
      t.unwind('turn')
      t.emit(happened('x'))
      t.call({ rule: 'echo', at: 'go' })
      return 'more'
    })
    expect(log).toEqual(['echo', 'echo', 'turn goes on', 'main goes on'])
  })

  it('to a rule that is not in progress breaks the rules', () => {
    const error = fails(() =>
      nested((t) => {
        t.unwind('echo')
        return 'end'
      }),
    )
    expect(error.message).toMatch(/echo/)
    expect(error.step).toBe('deep.go')
  })
})

describe('a rule that lapses', () => {
  it('ends as soon as what runs above it is done', () => {
    const { log } = nested((t) => {
      t.lapse('turn')
      return 'more'
    })
    expect(log).toEqual(['deep goes on', 'middle goes on', 'main goes on'])
  })

  it('ends also if it is the one whose step is being taken', () => {
    const { log } = nested((t) => {
      t.lapse('deep')
      return 'more'
    })
    expect(log).toEqual(['middle goes on', 'turn goes on', 'main goes on'])
  })

  it('but is not in progress breaks the rules', () => {
    const error = fails(() =>
      nested((t) => {
        t.lapse('echo')
        return 'end'
      }),
    )
    expect(error.message).toMatch(/echo/)
  })
})

describe('the end of the game', () => {
  it('comes from anywhere, drops everything and lets no reaction or call run', () => {
    const { log, position, game, content } = nested((t) => {
      t.emit(happened('x'))
      t.call({ rule: 'echo', at: 'go' })
      t.end({ rule: 'T-4', reason: 'bang', winners: [1] })
      return 'more'
    })
    expect(log).toEqual([])
    expect(position.stack).toEqual([])
    const result = { rule: 'T-4', reason: 'bang', winners: [1] }
    expect(game.pending(content, position)).toEqual({ kind: 'over', result })
    expect(game.choices(content, position, 0)).toEqual({ kind: 'none' })
    expect(game.apply(content, position, { outcome: 1 })).toEqual({
      refused: { rule: 'T-4', reason: 'gameOver', params: {} },
    })
  })

  it('keeps the events of the step that ended it', () => {
    const { game, content, position } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 0,
          offers: [
            x.word('T-1', 'win', (t) => {
              t.emit(happened('won'))
              t.end({ rule: 'T-1', reason: 'won', winners: [0] })
              return 'end'
            }),
            x.word('T-1', 'wait', 'again'),
          ],
        }),
      },
    })
    expect(act(game, content, position, '0 win').events).toEqual([happened('won')])
  })
})

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
                x.needs(
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

interface Bid extends Choice {
  readonly do: 'bid'
  readonly n: number
}
function sealedGame(spec: { ask?: 'always'; purse?: readonly number[] } = {}) {
  const purse = spec.purse ?? [2, 2, 2]
  return begun(
    {
      main: {
        go: x.sealed<Bid>('T-BID', {
          seats: () => [0, 1, 2],
          ...(spec.ask === undefined ? {} : { ask: spec.ask }),
          offers: [
            x.answer<Bid>('T-BID', 'bid', {
              args: { n: { values: () => [0, 1, 2] } },
              reach: () => [0, 1, 2].map((n): Bid => ({ do: 'bid', n })),
              conditions: [
                x.needs(
                  'T-POOR',
                  'tooPoor',
                  ({ seat }, _, { n }) => n <= (purse[seat] as number),
                  ({ seat }) => ({
                    has: purse[seat] as number,
                  }),
                ),
              ],
            }),
          ],
          take(t, _, answers) {
            t.state.log.push(answers.map(({ choice }) => choice.n).join(' '))
            t.emit(happened('opened'))
            return 'rest'
          },
        }),
        rest,
      },
    },
    { seats: 3 },
  )
}

describe('a simultaneous decision', () => {
  it('asks all its seats at once and says who has answered', () => {
    const { game, content, position } = sealedGame()
    expect(game.pending(content, position)).toMatchObject({ seats: [0, 1, 2], answered: [] })
    const p = acts(game, content, position, '1 bid 2')
    expect(game.pending(content, p)).toMatchObject({ seats: [0, 2], answered: [1] })
  })

  it('hides an answer from everybody but the seat that gave it', () => {
    const { game, content, position } = sealedGame()
    const applied = act(game, content, position, '1 bid 2')
    expect(applied.events).toEqual([])
    expect(applied.revealed).toBeNull()
    expect(game.view(content, applied.position, 1).stack[0]?.sealed).toEqual({ 1: { do: 'bid', n: 2 } })
    for (const viewer of [0, 2, 'spectator'] as const) {
      const other = acts(game, content, position, '1 bid 0')
      expect(game.view(content, applied.position, viewer).stack[0]?.sealed).toEqual({ 1: 'hidden' })
      expect(JSON.stringify(game.view(content, applied.position, viewer))).toBe(
        JSON.stringify(game.view(content, other, viewer)),
      )
    }
  })

  it('lets an answer be changed until the last one is in', () => {
    const { game, content, position } = sealedGame()
    const p = acts(game, content, position, '1 bid 2', '0 bid 0', '1 bid 1', '0 bid 1', '2 bid 0')
    expect(p.state.log).toEqual(['1 1 0'])
    expect(game.explain(content, p, 1, { do: 'bid', n: 0 } as Choice)?.reason).toBe('notYourTurn')
  })

  it('shows all answers at once to all when the last one is in', () => {
    const { game, content, position } = sealedGame()
    const p = acts(game, content, position, '0 bid 0', '1 bid 1')
    const last = act(game, content, p, '2 bid 2')
    expect(last.revealed).toBe('all')
    expect(last.events).toEqual([happened('opened')])
    expect(last.position.stack[0]).not.toHaveProperty('sealed')
  })

  it('refuses seats that are not asked, and answers a seat may not give, by its own conditions', () => {
    const { game, content, position } = sealedGame({ purse: [0, 1, 2] })
    const told = (seat: Seat, n: number) => game.explain(content, position, seat, { do: 'bid', n } as Choice)
    expect(told(3, 0)).toMatchObject({ reason: 'notYourTurn', params: { open: 'main.go' } })
    expect(told(1, 2)).toEqual({ rule: 'T-POOR', reason: 'tooPoor', params: { has: 1 } })
    expect(told(2, 2)).toBeNull()
    expect(game.choices(content, position, 3)).toEqual({ kind: 'none' })
    expect(game.choices(content, position, 1)).toMatchObject({ list: [{ n: 0 }, { n: 1 }] })
  })

  it('fills in the answers of seats with a single way, and opens by itself if all have one', () => {
    const { game, content, position } = sealedGame({ purse: [0, 2, 2] })
    expect(game.pending(content, position)).toMatchObject({ seats: [1, 2], answered: [0] })
    expect(acts(game, content, position, '2 bid 1', '1 bid 1').state.log).toEqual(['0 1 1'])
    expect(sealedGame({ purse: [0, 0, 0] }).log).toEqual(['0 0 0'])
  })

  it('that always asks does not fill in single ways', () => {
    const { game, content, position } = sealedGame({ ask: 'always', purse: [0, 2, 2] })
    expect(game.pending(content, position)).toMatchObject({ seats: [0, 1, 2], answered: [] })
  })

  it('in which a seat can choose nothing is a dead end that names the seat', () => {
    expect(fails(() => sealedGame({ purse: [2, -1, 2] })).message).toMatch(/dead end.*seat 1/)
  })

  it('in which a seat can choose nothing is a dead end also where it always asks', () => {
    fails(() => sealedGame({ ask: 'always', purse: [2, -1, 2] }))
  })

  it('can be saved half answered and goes on the same', () => {
    const { game, content, position } = sealedGame()
    const half = acts(game, content, position, '2 bid 2', '0 bid 1')
    const saved = JSON.parse(JSON.stringify(half)) as PositionOf<Tiny>
    expect(acts(game, content, saved, '1 bid 0')).toEqual(acts(game, content, half, '1 bid 0'))
  })

  it('dealt again from a view gives hidden answers that the seat could have given', () => {
    const { game, content, position } = sealedGame({ purse: [1, 2, 2] })
    const half = acts(game, content, position, '0 bid 1', '1 bid 2')
    for (let seed = 0; seed < 20; seed++) {
      const dealt = game.redeal(content, game.view(content, half, 1), randomFrom(seed))
      const sealed = dealt.stack[0]?.sealed as Record<Seat, Bid>
      expect(sealed[1]).toEqual({ do: 'bid', n: 2 })
      expect([0, 1]).toContain(sealed[0]?.n)
      expect(game.view(content, dealt, 1)).toEqual(game.view(content, half, 1))
    }
  })
})

interface Move extends Choice {
  readonly do: 'move'
  readonly from: string
  readonly to: string
}
function movingGame(asked: string[] = []) {
  const needs = (rule: RuleId, reason: string, bad: (c: Move) => boolean) =>
    x.needs<Move>(
      rule,
      reason,
      (_, _f, c) => !bad(c),
      (_, _f, c) => ({ from: c.from, to: c.to }),
    )
  return begun({
    main: {
      go: x.decision('T-TURN', {
        seat: () => 1,
        offers: [
          x.offer<Move>('T-MOVE', 'move', {
            args: { from: fieldIds, to: fieldIds },
            *reach({ content }) {
              for (const from of content.fields) for (const to of content.fields) yield { do: 'move', from, to }
            },
            conditions: [
              needs('T-1', 'notFromA', (c) => c.from === 'A'),
              x.needs('T-2', 'tired', ({ state }) => {
                asked.push('tired')
                return state.n.tired === undefined
              }),
              needs('T-3', 'sameField', (c) => c.from === c.to),
              needs('T-4', 'notToC', (c) => c.to === 'C'),
            ],
            take(t, _, { from, to }) {
              t.state.log.push(`${from}-${to}`)
              return 'again'
            },
          }),
          x.word('T-NAP', 'nap', (t) => {
            t.state.n.tired = 1
            return 'again'
          }),
          x.word('T-ROLL', 'roll', 'dice'),
        ],
      }),
      dice: x.chance('T-DICE', {
        outcomes: () => ({ list: [1, 2], weights: null, total: 2 }),
        take(t, _, die) {
          t.state.log.push(typeof die)
          return die === 1 ? 'go' : 'other'
        },
      }),
      other: x.decision('T-OTHER', {
        seat: () => 0,
        offers: [
          x.word('T-OTHER', 'stay', 'go'),
          x.word('T-OTHER', 'leave', (t) => {
            t.end({ rule: 'T-OTHER', reason: 'left', winners: [] })
            return 'end'
          }),
        ],
      }),
    },
  })
}
const move = (from: string, to: string) => ({ do: 'move', from, to }) as Choice

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

describe('apply', () => {
  it('never changes the position, the choice or the outcome it is given', () => {
    const { game, content, position } = movingGame()
    const frozen = freeze(copy(position))
    const before = canonical(frozen)
    expect(game.apply(content, frozen, { seat: 1, choice: freeze(move('B', 'A')) })).toHaveProperty('position')
    expect(game.apply(content, frozen, { seat: 1, choice: move('A', 'A') })).toHaveProperty('refused')
    const rolling = freeze(acts(game, content, frozen, '1 roll'))
    expect(game.apply(content, rolling, { outcome: 2 })).toHaveProperty('position')
    game.pending(content, frozen)
    game.view(content, frozen, 1)
    expect(canonical(frozen)).toBe(before)
  })

  it('refuses with rule, reason and params and nothing else', () => {
    const { game, content, position } = movingGame()
    const refused = [
      game.apply(content, position, { seat: 0, choice: { do: 'nap' } }),
      game.apply(content, position, { seat: 1, choice: { do: 'fly' } }),
      game.apply(content, position, { seat: 1, choice: move('B', 'C') }),
      game.apply(content, position, { outcome: 1 }),
      game.apply(content, acts(game, content, position, '1 roll'), { outcome: 3 }),
    ]
    for (const answer of refused) {
      expect(Object.keys(answer)).toEqual(['refused'])
      const { refused: why } = answer as { refused: object }
      expect(Object.keys(why).sort()).toEqual(['params', 'reason', 'rule'])
    }
    expect(refused[3]).toEqual({ refused: { rule: 'T-TURN', reason: 'notChance', params: { open: 'main.go' } } })
    expect(refused[4]).toEqual({
      refused: { rule: 'T-DICE', reason: 'noSuchOutcome', params: { open: 'main.dice', outcome: '3' } },
    })
  })

  it('hands the rules an outcome of their own list, or refuses', () => {
    const { game, content, position } = movingGame()
    const answer = game.apply(content, acts(game, content, position, '1 roll'), { outcome: '1' })
    if (!('refused' in answer)) expect(answer.position.state.log).toEqual(['number'])
  })

  it('refuses an outcome that is none', () => {
    const { game, content, position } = movingGame()
    const rolling = acts(game, content, position, '1 roll')
    for (const outcome of [null, undefined, {}, [], true])
      expect(game.apply(content, rolling, { outcome: outcome as never })).toHaveProperty('refused')
  })

  it('leaves the position as it was when a rule is broken', () => {
    const { game, content, position } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 0,
          offers: [
            x.word('T-1', 'break', (t) => {
              t.state.log.push('half done')
              t.unwind('nothing')
              return 'end'
            }),
            x.word('T-1', 'wait', 'again'),
          ],
        }),
      },
    })
    const before = canonical(position)
    fails(() => act(game, content, position, '0 break'))
    expect(canonical(position)).toBe(before)
  })

  it('says who was shown something: the union of all reveals, everybody, or nobody', () => {
    const showing = (...shows: readonly (readonly Seat[] | 'all')[]) => {
      const { game, content, position } = begun({
        main: {
          go: x.decision('T-1', {
            seat: () => 0,
            offers: [
              x.word('T-1', 'show', (t) => {
                for (const seats of shows.slice(0, 1)) t.reveal(seats)
                return 'more'
              }),
              x.word('T-1', 'wait', 'again'),
            ],
          }),
          more: x.auto('T-2', (t) => {
            for (const seats of shows.slice(1)) t.reveal(seats)
            return 'go'
          }),
        },
      })
      const shown = act(game, content, position, '0 show')
      expect(act(game, content, shown.position, '0 wait').revealed).toBeNull()
      return shown.revealed
    }
    expect(showing()).toBeNull()
    expect(showing([1])).toEqual([1])
    expect([...(showing([1], [0, 1], [2]) as readonly Seat[])].sort()).toEqual([0, 1, 2])
    expect(showing([1], 'all', [0])).toBe('all')
  })

  it('counts a reveal to no seat as none', () => {
    const { game, content, position } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 0,
          offers: [
            x.word('T-1', 'show', (t) => {
              t.reveal([])
              return 'again'
            }),
            x.word('T-1', 'wait', 'again'),
          ],
        }),
      },
    })
    expect(act(game, content, position, '0 show').revealed).toBeNull()
  })
})

describe('playing in place', () => {
  const content = bazaar.load(bazaarPack)

  it('reaches the same positions, events and reveals as applying step by step, over whole games', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = randomFrom(seed)
      const options = { rounds: 40, start: seed % 2 === 0 ? 'dice' : 'plain' }
      let p = bazaar.setup(content, 2 + (seed % 2), options)
      const play = bazaar.play(content, bazaar.clone(p))
      for (let i = 0; i < 120; i++) {
        const entry = randomEntry(p, content, random)
        if (entry === null) break
        const applied = bazaar.apply(content, p, entry)
        if ('refused' in applied) {
          expect('seat' in entry && play.explain(entry.seat, entry.choice)).toEqual(applied.refused)
          continue
        }
        p = applied.position
        if ('seat' in entry) play.take(entry.seat, entry.choice)
        else play.resolve(entry.outcome)
        expect(hashOf(play.position)).toBe(hashOf(p))
        expect(play.events).toEqual(applied.events)
        expect(play.revealed).toEqual(applied.revealed)
        expect(play.pending()).toEqual(bazaar.pending(content, p))
        for (const seat of [0, 1]) expect(play.choices(seat)).toEqual(bazaar.choices(content, p, seat))
      }
    }
  })

  it('forgets the events of one action before the next', () => {
    const play = bazaar.play(content, bazaar.setup(content, 2))
    play.take(0, { do: 'earn', n: 1 } as Choice)
    expect(play.events).toHaveLength(1)
    play.take(0, { do: 'done' })
    expect(play.events).toEqual([])
  })

  it('lets chance and the rules see no seat, whoever was asked before', () => {
    const seen: number[] = []
    const {
      game,
      content: tiny,
      position,
    } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 1,
          offers: [x.word('T-1', 'roll', 'dice'), x.word('T-1', 'wait', 'again')],
        }),
        dice: x.chance('T-2', {
          outcomes: ({ seat }) => {
            seen.push(seat)
            return { list: [1], weights: null, total: 1 }
          },
          take({ seat }) {
            seen.push(seat)
            return 'after'
          },
        }),
        after: x.auto('T-3', ({ seat }) => {
          seen.push(seat)
          return 'go'
        }),
      },
    })
    const play = game.play(tiny, position)
    play.choices(1)
    play.take(1, { do: 'roll' })
    play.pending()
    play.resolve(1)
    expect(seen.every((seat) => seat === -1)).toBe(true)
  })
})

describe('reading a game', () => {
  it('gives every seat its own face of an event and shows a view nothing of a hand', () => {
    const content = bazaar.load(bazaarPack)
    const p = acts(bazaar, content, bazaar.setup(content, 2), '0 draw')
    const { position, events } = act(bazaar, content, p, 'chance star')
    expect(eventsFor(events, 0)).toMatchObject([{ type: 'drawn', what: 'star' }])
    for (const viewer of [1, 'spectator'] as const) {
      expect(eventsFor(events, viewer)).toEqual([{ rule: 'BZ-DRAW-02', type: 'drawn' }])
      expect(bazaar.view(content, position, viewer).state.hands).toEqual([['?'], []])
    }
  })

  it('shows others the same bytes whatever card was drawn', () => {
    const content = bazaar.load(bazaarPack)
    for (const viewer of [1, 'spectator'] as const) {
      const bytes = ['star', 'sun', 'moon'].map((card) => {
        const p = acts(bazaar, content, bazaar.setup(content, 2), '0 draw', `chance ${card}`)
        return JSON.stringify(bazaar.view(content, p, viewer))
      })
      expect(new Set(bytes).size).toBe(1)
    }
  })

  it('of which the content was not loaded breaks the rules', () => {
    const game = tinyGame({ main: { go: rest } })
    fails(() => game.setup({ fields: [] }, 2))
  })

  it('saved at any moment goes on the same', () => {
    const content = bazaar.load(bazaarPack)
    const random = randomFrom('saved')
    let p: PositionOf<Bazaar> = bazaar.setup(content, 3, { rounds: 40 })
    for (let i = 0; i < 150; i++) {
      const entry = randomEntry(p, content, random)
      if (entry === null) break
      const saved = JSON.parse(JSON.stringify(p)) as PositionOf<Bazaar>
      const [here, there] = [bazaar.apply(content, p, entry), bazaar.apply(content, saved, entry)]
      expect(there).toEqual(here)
      if ('position' in here) p = here.position
    }
  })
})
