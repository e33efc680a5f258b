/** Corners in which a careless kernel tells a secret, loses a frame or hangs. */

import { KERNEL_REASONS, refusalText, type Words } from '@skerry/contracts'
import {
  anyAction,
  anyChoice,
  type Choice,
  equally,
  exactly,
  type GameTypes,
  hidePile,
  InputError,
  malformed,
  oneOf,
  outcomesAt,
  type Pile,
  type PositionOf,
  type Reaction,
  RuleError,
  randomFrom,
  redealPile,
  slot,
} from '@skerry/kernel'
import { act, asks, begun, happened, note, rest, type Tiny, type TinyRule, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { beginSession } from '../src/index.ts'

const never = () => {
  throw new Error('nothing is random here')
}

interface Bid extends Choice {
  readonly do: 'bid'
  readonly n: number
}

/** Two seats bid in secret; then seat 1 is asked what it may take. */
const bidding: Record<string, TinyRule> = {
  main: {
    go: x.sealed<Bid>('T-BID', {
      seats: () => [0, 1],
      offers: [
        x.answer<Bid>('T-BID', 'bid', {
          args: { n: oneOf(0, 1, 2) },
          candidates: () => [0, 1, 2].map((n): Bid => ({ do: 'bid', n })),
          conditions: [x.needs('T-BID', 'others', (_, f) => f.sealed === undefined)],
        }),
      ],
      take(t, _, answers) {
        t.state.log.push(...answers.map(({ seat, choice }) => `${seat}:${choice.n}`))
        return 'after'
      },
    }),
    after: x.decision('T-AFTER', {
      seat: () => 0,
      offers: [x.word('T-AFTER', 'take', 'rest'), x.word('T-AFTER', 'leave', 'rest')],
    }),
    rest,
  },
}

describe('a command of several choices', () => {
  it('cannot be used to find out what the first of them would show', () => {
    const { game, content } = begun(bidding)
    const match = beginSession(game, content, 2)
    match.choose(1, ['bid 2'], never)
    const refusals = ['take', 'leave', 'bid 1'].map((next) => match.choose(0, ['bid 0', next], never))
    for (const refused of refusals)
      expect(refused).toEqual({ refused: { rule: 'T-BID', reason: 'oneAtATime', params: {} } })
    expect(match.rows).toHaveLength(1)
    expect(match.choose(0, ['bid 0'], never)).toHaveProperty('row')
  })
})

describe('a sealed decision', () => {
  it('does not show its conditions the answers given so far', () => {
    const { game, content, position } = begun(bidding)
    const answered = act(game, content, position, '1 bid 2').position
    expect(game.explain(content, answered, 0, { do: 'bid', n: 1 } as Choice)).toBeNull()
    expect(game.choices(content, answered, 0)).toMatchObject({ list: [{ n: 0 }, { n: 1 }, { n: 2 }] })
  })
})

describe('piles', () => {
  const backOf = (card: string) => (card.startsWith('r') ? 'red' : 'blue')
  const redealt = (seen: Pile, seed: number) => redealPile(seen, randomFrom(seed), backOf)

  it('are redealt as a whole: what the top takes, the bottom may need', () => {
    for (let seed = 0; seed < 100; seed++) {
      const not = redealt(
        { top: [{ knownTo: [1] }], bag: { a: 1, b: 1 }, bottom: [{ knownTo: [1], not: ['a'] }] },
        seed,
      )
      expect([not.top[0]?.is, not.bottom[0]?.is]).toEqual(['a', 'b'])
      const back = redealt(
        { top: [{ knownTo: [1] }], bag: { r: 1, b: 1 }, bottom: [{ knownTo: [1], back: 'red' }] },
        seed,
      )
      expect([back.top[0]?.is, back.bottom[0]?.is]).toEqual(['b', 'r'])
    }
  })

  it('never draw for a blank slot what a slot below has a claim on', () => {
    const hidden = hidePile(
      {
        top: [
          { is: 'b', knownTo: [] },
          { is: 'r', back: 'red', knownTo: [] },
        ],
        bag: {},
        bottom: [],
      },
      0,
    )
    expect(outcomesAt(redealt(hidden, 1), 0, backOf).list).toEqual(['b'])
  })

  it('have whole weights however many backs there are', () => {
    const bag = Object.fromEntries(Array.from({ length: 14 }, (_, k) => [`c${k}`, 15]))
    const own = (card: string) => `back of ${card}`
    const p: Pile = { top: [], bag, bottom: [{ back: 'back of c0', knownTo: [] }] }
    expect(outcomesAt(p, 0, own).weights?.every(Number.isSafeInteger)).toBe(true)
  })
})

describe('random play', () => {
  const spread = (fields: number, men: number): Record<string, TinyRule> => ({
    main: {
      go: x.allotment('T-PLACE', 'place', {
        seat: () => 0,
        spread: () =>
          exactly(
            men,
            Array.from({ length: fields }, (_, i) => slot(`f${i}`, men)),
          ),
        conditions: [
          x.choiceNeeds('T-ONE', 'oneEach', (_, _f, { n }) => Object.values(n).every((count) => count <= 1)),
        ],
        take: () => 'rest',
      }),
      rest,
    },
  })

  it('finds splits where most are forbidden', () => {
    const { game, content, position } = begun(spread(20, 15))
    for (let seed = 0; seed < 20; seed++) {
      const choice = anyChoice(game.play(content, position), 0, randomFrom(seed)) as Choice
      expect(game.explain(content, position, 0, choice)).toBeNull()
    }
  })

  it('takes what is offered instead where no split is legal', () => {
    const { game, content, position } = begun({
      main: {
        go: x.allotment('T-PLACE', 'place', {
          seat: () => 0,
          spread: () => exactly(3, [slot('A', 1)]),
          offers: [x.word('T-C', 'c', 'rest'), x.word('T-D', 'd', 'rest')],
          take: () => 'rest',
        }),
        rest,
      },
    })
    for (let seed = 0; seed < 20; seed++) {
      const play = game.play(content, game.clone(position))
      expect(anyAction(play, randomFrom(seed))).toBe('asked')
      expect(play.pending()).toMatchObject({ decision: 'main.rest' })
    }
  })

  it('is told of slots that make no sense', () => {
    expect(() =>
      begun({
        main: {
          go: x.allotment('T', 'place', {
            seat: () => 0,
            spread: () => exactly(1, [slot('A', -1)]),
            take: () => 'rest',
          }),
          rest,
        },
      }),
    ).toThrow(RuleError)
  })
})

describe('a list of effects', () => {
  it('is still in progress while its last effect is worked out', () => {
    const run = (list: readonly string[]) =>
      begun(
        {
          main: {
            go: x.auto('T', (t) => {
              t.run(
                list.map((verb) => ({ do: verb })),
                0,
              )
              return 'rest'
            }),
            rest,
          },
          sub: {
            go: x.auto('S', (t) => {
              t.state.log.push('cancelled')
              t.endAfterCalls('effects')
              return 'end'
            }),
          },
        },
        {
          effects: {
            cancel: (t) => t.call({ rule: 'sub', at: 'go' }),
            gain: (t) => void t.state.log.push('gain'),
            inner: (t) => t.run([{ do: 'cancel' }], 0),
          },
        },
      ).log
    expect(run(['gain', 'cancel'])).toEqual(['gain', 'cancelled'])
    expect(run(['cancel', 'gain'])).toEqual(['cancelled'])
    expect(run(['inner', 'gain'])).toEqual(['cancelled', 'gain'])
  })
})

describe('the seat being asked', () => {
  it('is nobody while the rules find out whom to ask, and in reactions', () => {
    const seen: number[] = []
    const reaction = {
      rule: 'R',
      on: 'e',
      frames(t: { seat: number }) {
        seen.push(t.seat)
        return []
      },
    } as unknown as Reaction<Tiny>
    const { game, content, position } = begun(
      {
        main: {
          go: x.decision('T', {
            seat: () => 1,
            offers: [
              x.word('T', 'a', (t) => {
                t.emit(happened('e'))
                return 'two'
              }),
              x.word('T', 'b', 'two'),
            ],
          }),
          two: x.decision('T', {
            seat: (_, t) => (t.seat === 1 ? 1 : 0),
            offers: [x.word('T', 'c', 'two'), x.word('T', 'd', 'two')],
          }),
        },
      },
      { reactions: [reaction] },
    )
    const live = game.play(content, game.clone(position))
    live.take(1, { do: 'a' })
    expect(seen).toEqual([-1])
    expect(live.pending()).toMatchObject({ seats: [0] })
    expect(game.pending(content, live.position)).toMatchObject({ seats: [0] })
  })
})

describe('a broken rule', () => {
  it('leaves no called rule behind for the next action', () => {
    const { game, content, position } = begun({
      main: {
        go: asks({
          a: (t) => {
            t.call({ rule: 'sub', at: 'go' })
            throw new Error('broken')
          },
          b: 'go',
        }),
      },
      sub: { go: note('ran') },
    })
    const play = game.play(content, game.clone(position))
    expect(() => play.take(0, { do: 'a' })).toThrow('broken')
    play.take(0, { do: 'b' })
    expect(play.position.state.log).toEqual([])
  })

  it('is noticed if a latch calls a rule or answers itself', () => {
    const latching = (latch: (t: { emit(e: object): void; call(f: object): void }) => boolean) => () =>
      begun(
        {
          main: {
            go: x.auto('T', (t) => {
              t.emit(happened('e'))
              return 'rest'
            }),
            rest,
          },
          sub: { go: note('ran') },
        },
        { reactions: [{ rule: 'R', on: 'e', frames: () => [], setFlag: latch } as unknown as Reaction<Tiny>] },
      )
    expect(
      latching((t) => {
        t.call({ rule: 'sub', at: 'go' })
        return true
      }),
    ).toThrow(/sets a flag/)
    expect(
      latching((t) => {
        t.emit(happened('e'))
        return true
      }),
    ).toThrow(/sets a flag/)
  })

  it('may not name a step again or end', () => {
    expect(() => begun({ main: { go: note('one', 'end'), end: rest } })).toThrow(InputError)
  })
})

describe('what comes from outside', () => {
  const chance = () =>
    begun({ main: { go: x.chance('T', { outcomes: () => equally(['nothing', 'card']), take: () => 'rest' }), rest } })

  it('is no outcome if it is not one of the list', () => {
    const { game, content, position } = chance()
    for (const outcome of [{}, null, undefined, [], 'cards'])
      expect(game.apply(content, position, { outcome: outcome as string })).toMatchObject({
        refused: { reason: 'noSuchOutcome' },
      })
    expect(game.apply(content, position, { outcome: 'card' })).toHaveProperty('position')
  })

  it('is refused if it is no action at all', () => {
    const { game, content, position } = begun({ main: { go: rest } })
    for (const actor of [null, 'x', 7])
      expect(game.apply(content, position, actor as never)).toMatchObject({ refused: { reason: 'malformed' } })
  })

  it('is quoted briefly, however long it is', () => {
    const { game, content } = begun({ main: { go: rest } })
    const long = 'x'.repeat(1_000_000)
    expect(() => game.parse(content, long)).toThrow(InputError)
    try {
      game.parse(content, long)
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(1000)
    }
    expect(JSON.stringify(malformed(game.verbs, content, { do: long })).length).toBeLessThan(200)
  })

  it('is refused in whole German sentences', () => {
    const { game, content, position } = begun({ main: { go: rest } })
    const refusal = game.explain(content, position, 0, { do: 'fly' })
    const words = { reasons: {} } as Words
    expect(refusal && refusalText(words, 'de', refusal)).toBe('das ist keine Wahl in diesem Spiel: „fly“ kennt niemand')
    expect(Object.keys(KERNEL_REASONS.de)).toContain('oneAtATime')
  })
})

describe('a position', () => {
  it('is only played with the pack it was made with', () => {
    const { game, position } = begun({ main: { go: rest } })
    const other = game.load({ another: 'pack' })
    expect(() => game.pending(other, position)).toThrow(/another pack/)
  })

  it('cannot be changed through its view or its list of choices', () => {
    const over = begun({ main: { go: x.auto('T', (t) => t.end({ rule: 'T', reason: 'x', winners: [0] })) } })
    const view = over.game.view(over.content, over.position, 0) as unknown as { result: { winners: number[] } }
    view.result.winners.push(9)
    expect(over.position.result?.winners).toEqual([0])
    const asked = begun({ main: { go: rest } })
    const list = () => asked.game.choices(asked.content, asked.position, 0) as unknown as { list: Choice[] }
    list().list.push({ do: 'hack' })
    expect(list().list.map((c) => c.do)).not.toContain('hack')
  })

  it('keeps what happened before its first question', () => {
    const { game, content } = begun({
      main: {
        go: x.auto('T', (t) => {
          t.emit(happened('began'))
          return 'rest'
        }),
        rest,
      },
    })
    expect(beginSession(game, content, 2).begin(never)).toMatchObject([{ type: 'began' }])
  })

  it('to branch from is not changed by the branch, nor the branch by it', () => {
    const { game, content, position } = begun({ main: { go: rest } })
    const start = game.clone(position) as PositionOf<GameTypes> & { state: { log: string[] } }
    const match = beginSession(game, content, 2, {}, start as never)
    start.state.log.push('written outside')
    expect((match.position.state as { log: string[] }).log).toEqual([])
  })
})
