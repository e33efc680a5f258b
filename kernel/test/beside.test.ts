/** What stands beside the offers of a decision: asides, verbs that rest, menus, and the rules around it. */

import { describe, expect, it } from 'vitest'
import {
  type Allotment,
  anyAction,
  type BlockedVerbs,
  type Choice,
  exactly,
  menu,
  type Probe,
  randomFrom,
  slot,
  upTo,
  watching,
} from '../src/index.ts'
import { acts, begun, FIELDS, fieldIds, note, rest, type Tiny, type TinyFrame, x } from './tiny.ts'

interface Light extends Choice {
  readonly do: 'light'
  readonly at: string
}

const m = menu<Tiny>()
/** A light in a field that has none, at any moment, by whoever is asked. */
const light = m.offer<Light>('T-LIGHT', 'light', {
  args: { at: fieldIds },
  candidates: ({ content }) => content.fields.map((at): Light => ({ do: 'light', at })),
  conditions: [
    m.choiceNeeds(
      'T-DARK',
      'litAlready',
      ({ state }, _, { at }) => state.n[at] === undefined,
      (_, _f, { at }) => ({ at }),
    ),
  ],
  take(t, _, { at }) {
    t.state.n[at] = t.seat
    return 'again'
  },
})
const lights = FIELDS.map((at) => ({ do: 'light', at }))
const words = (verbs: readonly string[]) => verbs.map((verb) => x.word('T-WAY', verb, 'rest'))

describe('what may be done beside a decision', () => {
  const deciding = (...verbs: readonly string[]) =>
    begun({ main: { go: x.decision('T-WAY', { seat: () => 1, offers: words(verbs), freeActions: [light] }), rest } })

  it('is legal while the seat is asked, listed after the rest, and the same is asked again', () => {
    const { game, content, position } = deciding('left', 'right')
    expect(game.choices(content, position, 1)).toEqual({
      kind: 'list',
      list: [{ do: 'left' }, { do: 'right' }, ...lights],
    })
    const lit = acts(game, content, position, '1 light B')
    expect(lit.state.n).toEqual({ B: 1 })
    expect(game.pending(content, lit)).toMatchObject({ decision: 'main.go', seats: [1] })
    expect(game.explain(content, lit, 1, { do: 'light', at: 'B' } as Choice)).toEqual({
      rule: 'T-DARK',
      reason: 'litAlready',
      params: { at: 'B' },
    })
    expect(game.choices(content, lit, 1)).toMatchObject({ list: [{}, {}, { at: 'A' }, { at: 'C' }] })
  })

  it('is nobody else’s', () => {
    const { game, content, position } = deciding('left', 'right')
    expect(game.choices(content, position, 0)).toEqual({ kind: 'none' })
    expect(game.explain(content, position, 0, lights[0] as Choice)).toMatchObject({ reason: 'notYourTurn' })
  })

  it('is no reason to ask: a single way is taken silently', () => {
    const { game, content, position } = deciding('left')
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.rest' })
  })

  it('is found by random play in place', () => {
    const { game, content, position } = deciding('left', 'right')
    const random = randomFrom('beside')
    const ends = Array.from({ length: 40 }, () => {
      const play = game.play(content, game.clone(position))
      play.take(1, { do: 'light', at: 'A' } as Choice) // it comes to rest with a list of its own
      anyAction(play, random)
      return Object.keys(play.state.n).join()
    })
    expect([...new Set(ends)].sort()).toEqual(['A', 'A,B', 'A,C'])
  })
})

describe('what may be done instead of an allotment, or beside it', () => {
  const spreading = (spread: Allotment, verbs: readonly string[] = []) =>
    begun({
      main: {
        go: x.allotment('T-PLACE', 'place', {
          seat: () => 0,
          spread: () => spread,
          offers: words(verbs),
          freeActions: [light],
          take(t, _, { n }) {
            t.state.n = { ...n }
            return 'rest'
          },
        }),
        rest,
      },
    })
  const single = exactly(2, [slot('A', 2)])

  it('is listed beside it, what comes instead first, and can be taken', () => {
    const two = upTo(2, [slot('A', 2)])
    const { game, content, position } = spreading(two, ['keep'])
    expect(game.choices(content, position, 0)).toEqual({
      kind: 'allotment',
      do: 'place',
      allotment: two,
      list: [{ do: 'keep' }, ...lights],
    })
    const kept = acts(game, content, position, '0 light A', '0 keep')
    expect(kept.state.n).toEqual({ A: 0 })
    expect(game.pending(content, kept)).toMatchObject({ decision: 'main.rest' })
  })

  it('is a reason to ask only if it comes instead', () => {
    expect(spreading(single).position.state.n).toEqual({ A: 2 })
    const { game, content, position } = spreading(single, ['keep'])
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.go' })
  })

  it('is taken silently if it is the only way', () => {
    const { game, content, position } = spreading(exactly(3, [slot('A', 2)]), ['keep'])
    expect(game.pending(content, position)).toMatchObject({ decision: 'main.rest' })
    expect(position.state.n).toEqual({})
  })
})

describe('verbs that rest', () => {
  const resting: readonly BlockedVerbs<Tiny>[] = [
    { rule: 'T-NIGHT', reason: 'asleep', verbs: ['sing', 'left'], during: ({ state }) => state.n.night === 1 },
    { rule: 'T-CROSS', reason: 'atTheCrossing', verbs: ['sing', 'dance'] },
  ]
  const { game, content, position } = begun({
    main: {
      go: x.decision('T-WAY', {
        seat: () => 1,
        blockedVerbs: resting,
        offers: [
          ...words(['left', 'right']),
          x.word('T-DUSK', 'sleep', (t) => {
            t.state.n.night = 1
            return 'again'
          }),
        ],
      }),
      rest,
      feast: x.decision('T-FEAST', { seat: () => 1, offers: words(['sing', 'dance', 'eat']) }),
    },
  })
  const why = (at: typeof position, verb: string) => game.explain(content, at, 1, { do: verb })
  const open = (verb: string) => ({ open: 'main.go', verb })

  it('are refused by the first rule that holds at that moment', () => {
    expect(why(position, 'sing')).toEqual({ rule: 'T-CROSS', reason: 'atTheCrossing', params: open('sing') })
    const night = acts(game, content, position, '1 sleep')
    expect(why(night, 'sing')).toEqual({ rule: 'T-NIGHT', reason: 'asleep', params: open('sing') })
    expect(why(night, 'dance')).toMatchObject({ rule: 'T-CROSS' })
  })

  it('are those that are not offered: an offer is legal, a verb of neither is not now', () => {
    const night = acts(game, content, position, '1 sleep')
    expect(why(night, 'left')).toBeNull()
    expect(why(position, 'eat')).toEqual({ rule: 'T-WAY', reason: 'notNow', params: open('eat') })
  })

  it('show their rule at work', () => {
    const seen: string[] = []
    const probe: Probe = { saw: (rule, as) => void seen.push(`${rule} ${as}`), step: () => {}, part: () => false }
    watching(probe, () => why(position, 'dance'))
    expect(seen).toEqual(['T-CROSS condition'])
  })
})

describe('an offer whose reach is exact', () => {
  it('is listed without asking the conditions on the choice, which still decide', () => {
    const asked: string[] = []
    const { game, content, position } = begun({
      main: {
        go: x.decision('T-WAY', {
          seat: () => 0,
          offers: [
            x.offer<Light>('T-LIGHT', 'light', {
              args: { at: fieldIds },
              exact: true,
              candidates: () => [
                { do: 'light', at: 'A' },
                { do: 'light', at: 'B' },
              ],
              conditions: [
                x.needs('T-DAY', 'day', ({ state }) => state.n.day === undefined),
                x.choiceNeeds('T-FAR', 'tooFar', (_, _f, { at }) => {
                  asked.push(at)
                  return at !== 'C'
                }),
              ],
              take: () => 'again',
            }),
            x.word('T-DAWN', 'wait', (t) => {
              t.state.n.day = 1
              return 'again'
            }),
            x.word('T-DAWN', 'leave', 'rest'),
          ],
        }),
        rest,
      },
    })
    expect(game.choices(content, position, 0)).toMatchObject({ list: [{ at: 'A' }, { at: 'B' }, {}, {}] })
    expect(asked).toEqual([])
    expect(game.explain(content, position, 0, { do: 'light', at: 'C' } as Choice)).toMatchObject({ rule: 'T-FAR' })
    const day = acts(game, content, position, '0 wait')
    expect(game.actions(content, day, 0)[0]).toMatchObject({ do: 'light', count: 0, refusal: { rule: 'T-DAY' } })
    expect(game.choices(content, day, 0)).toMatchObject({ list: [{ do: 'wait' }, { do: 'leave' }] })
  })
})

it('an offer that lists only what is legal says why nothing is', () => {
  const { game, content, position } = begun({
    main: {
      go: x.decision('T-WAY', {
        seat: () => 0,
        offers: [
          x.offer<Light>('T-LIGHT', 'light', {
            args: { at: fieldIds },
            exact: true,
            candidates: () => [],
            conditions: [
              x.choiceNeeds('T-FAR', 'tooFar', (_, _f, { at }) => at === 'C'),
              x.choiceNeeds('T-DARK', 'litAlready', () => false),
            ],
            take: () => 'again',
          }),
          x.word('T-DAWN', 'wait', 'again'),
          x.word('T-DAWN', 'leave', 'rest'),
        ],
      }),
      rest,
    },
  })
  const refusal = { rule: 'T-DARK', reason: 'litAlready' }
  expect(game.actions(content, position, 0)[0]).toMatchObject({ do: 'light', count: 0, refusal })
})

it('an answer of a sealed decision can be taken at once elsewhere, under the same conditions', () => {
  const answer = x.answer<Light>('T-LIGHT', 'light', {
    args: { at: fieldIds },
    candidates: ({ content }) => content.fields.map((at): Light => ({ do: 'light', at })),
    conditions: [x.choiceNeeds('T-DARK', 'litAlready', ({ state }, _, { at }) => state.n[at] === undefined)],
  })
  const taking = x.taking(answer, (t, _, { at }) => {
    t.state.n[at] = t.seat
    return 'again'
  })
  const { game, content, position } = begun({
    main: {
      go: x.sealed<Light>('T-BOTH', {
        seats: () => [0, 1],
        offers: [answer],
        take(t, _, answers) {
          for (const { seat, choice } of answers) t.state.n[choice.at] = seat
          return 'alone'
        },
      }),
      alone: x.decision('T-ALONE', { seat: () => 1, offers: [taking, x.word('T-ALONE', 'leave', 'rest')] }),
      rest,
    },
  })
  const both = acts(game, content, position, '0 light A', '1 light B')
  expect(game.choices(content, both, 1)).toMatchObject({ list: [{ at: 'C' }, { do: 'leave' }] })
  expect(acts(game, content, both, '1 light C').state.n).toEqual({ A: 0, B: 1, C: 1 })
})

describe('the rules around the one in progress', () => {
  it('are seen by their name, the nearest first; what is not in progress is not', () => {
    const seen: unknown[] = []
    begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'turn', at: 'go', name: 'outer', count: 2 })
          return 'rest'
        }),
        rest,
      },
      turn: {
        go: x.auto('T-2', (t, f) => {
          t.call({ rule: f.name === 'outer' ? 'turn' : 'deep', at: 'go', name: 'inner', count: 1 })
          return 'more'
        }),
        more: note('done'),
      },
      deep: {
        go: x.auto('T-3', (t) => {
          const around = (rule: string) => t.within(rule) as TinyFrame | undefined
          seen.push(around('turn')?.name, around('main')?.at, around('echo'))
          Object.assign(around('turn') ?? {}, { count: 5 })
          seen.push(around('turn')?.count)
          return 'end'
        }),
      },
    })
    expect(seen).toEqual(['inner', 'rest', undefined, 5])
  })
})
