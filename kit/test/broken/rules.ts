/** Toys that do not play by the rules. */

import type { AutoStep, DecisionStep, Legality, SealedStep, Seat } from '@skerry/kernel'
import { toy } from '../toy/toy.ts'
import type { AnswerFrame, Bid, GameFrame, State, Toy, TurnFrame } from '../toy/types.ts'
import {
  type Broken,
  type D,
  type With,
  withAct,
  withField,
  withFresh,
  withGame,
  withMore,
  withOffer,
  withPlay,
  withStep,
  withWind,
} from './make.ts'

class Purse {
  readonly coins = 1
}

export const RULES: readonly Broken[] = [
  // —— ends ——
  {
    property: 'ends',
    name: 'a decision without a way out',
    says: 'a dead end: nothing can be chosen',
    alone: false,
    subject: () =>
      toy(
        withStep<DecisionStep<Toy, AnswerFrame>>('answer', 'ask', ({ offers }) => ({
          offers: offers.filter((o) => o.do !== 'letGo'),
        })),
      ),
  },
  {
    property: 'ends',
    name: 'a sealed decision in which somebody has no answer',
    says: 'a dead end: seat',
    alone: false,
    subject: () =>
      toy((d) =>
        withStep<SealedStep<Toy, GameFrame>>('game', 'bid', () => ({ ask: 'always' }))(
          withOffer<Legality<Toy, GameFrame, Bid>>('game', 'bid', 'bid', ({ conditions }) => ({
            conditions: [
              ...conditions,
              { looksAt: 'choice', rule: 'TOY-BID-02', reason: 'notEnough', holds: (_, __, { n }) => n > 0 },
            ],
          }))(d),
        ),
      ),
  },
  {
    property: 'ends',
    name: 'a rule that goes on for ever without asking',
    says: 'more than 10000 steps without a question',
    alone: false,
    subject: () => toy(withStep<AutoStep<Toy, TurnFrame>>('turn', 'more', () => ({ take: () => 'more' }))),
  },
  {
    property: 'ends',
    name: 'a game without a last round',
    says: 'still going on after 60 decisions',
    alone: false,
    subject: () =>
      toy((d) =>
        withStep<AutoStep<Toy, GameFrame>>('game', 'round', () => ({ take: () => 'bid' }))(
          withAct(() => ({ ask: 'always' }))(d),
        ),
      ),
  },
  {
    property: 'ends',
    name: 'a game that sometimes does not end',
    says: 'still going on after 60 decisions',
    subject: () => ({ ...toy(withoutEnd), reach: [] }),
  },
  {
    property: 'ends',
    name: 'chance that follows chance without end',
    says: 'chance follows chance without end',
    alone: false,
    subject: () => toy(withWind(() => ({ take: () => 'again' }))),
  },
  {
    property: 'ends',
    name: 'a rule that writes into the content',
    says: 'Cannot assign to read only property',
    alone: false,
    subject: () =>
      toy(
        withMore(({ content }) => {
          ;(content as { room: number }).room = 4
        }),
      ),
  },
  // —— purity ——
  {
    property: 'purity',
    name: 'a list of things that sorts the state',
    says: 'something writes while it should only read',
    subject: () =>
      toy((d) => ({
        ...d,
        things: (t, viewer) => {
          for (const { boats } of Object.values(t.state.docks)) boats.fill(boats[0] as number, 0, 1)
          return d.things(t, viewer)
        },
      })),
  },
  {
    property: 'purity',
    name: 'a reach that writes into its frame',
    says: 'something writes while it should only read',
    subject: () =>
      toy(
        withPlay(({ candidates: reach }) => ({
          candidates(t, f) {
            f.actions = Math.max(0, f.actions)
            return reach(t, f)
          },
        })),
      ),
  },
  // —— round trip ——
  odd('a bound without end', () => ({ odd: Number.POSITIVE_INFINITY })),
  odd('a ratio that is no number', () => ({ odd: Number.NaN })),
  { ...odd('a date in the state', () => ({ odd: new Date(0) })), alone: false },
  odd('a map in the state', () => ({ odd: new Map([['A', 1]]) })),
  odd('a field without a value', () => ({ odd: undefined })),
  odd('an instance of a class in the state', () => ({ odd: new Purse() })),
  odd('a function in the state', () => ({ odd: () => 1 })),
  {
    property: 'round trip',
    name: 'a list with a hole in it',
    says: 'JSON changes the position',
    subject: () => toy(withFresh(() => ({ berths: new Array(2) }))),
  },
  {
    property: 'round trip',
    name: 'a zero whose sign matters',
    says: 'a stored position goes on differently',
    subject: () =>
      toy(
        withField(
          { tide: -0 },
          withStep<AutoStep<Toy, TurnFrame>>('turn', 'more', ({ take }) => ({
            take(t, f) {
              if (1 / (t.state as With<{ tide: number }>).tide > 0) t.state.lastWind = 'calm'
              return take(t, f)
            },
          })),
        ),
      ),
  },
  // —— clone ——
  {
    property: 'clone',
    name: 'a clone that forgets a field',
    says: 'the clone is not equal',
    subject: () =>
      toy((d) => ({
        ...d,
        clone(s) {
          const { lastWind: _forgotten, ...rest } = d.clone(s)
          return rest as State
        },
      })),
  },
  {
    property: 'clone',
    name: 'a clone that shares a list nobody writes to',
    says: 'the clone shares position.state.order',
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), order: s.order }) })),
  },
  {
    property: 'clone',
    name: 'a clone that shares a list rules write to',
    says: 'the clone shares position.state.coins',
    alone: false,
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), coins: s.coins }) })),
  },
  // —— in place ——
  {
    property: 'in place',
    name: 'a fast path of its own that forgets something',
    says: 'the in-place path goes elsewhere',
    subject: () =>
      withGame(({ play: start }) => ({
        play(content, position) {
          const play = start(content, position)
          const take = play.take.bind(play)
          play.take = (seat, choice) => {
            take(seat, choice)
            play.position.state.bank += 1
          }
          return play
        },
      })),
  },
  // —— conservation ——
  {
    property: 'conservation',
    name: 'coins out of nowhere',
    says: '"coins":22,',
    subject: () =>
      toy((d) => ({
        ...d,
        effects: {
          ...d.effects,
          coins: (t: { state: State }, f: { context: { seat: Seat } }) => {
            t.state.coins[f.context.seat] = (t.state.coins[f.context.seat] as number) + 1
          },
        },
      })),
  },
  {
    property: 'conservation',
    name: 'a reach that lists cards of others, and no condition to stop it',
    says: ' became ',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          *candidates({ content }) {
            for (const card of Object.keys(content.cards))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
          conditions: conditions.filter((c) => c.reason !== 'notInHand'),
        })),
      ),
  },
]

function odd(name: string, field: () => { odd: unknown }): Broken {
  return {
    property: 'round trip',
    name,
    says: 'position.state.odd is not plain data',
    subject: () => toy(withFresh(field)),
  }
}

/** Where all docks are lit, one round follows the other. */
function withoutEnd(d: D): D {
  const endless = withStep<AutoStep<Toy, GameFrame>>('game', 'round', ({ take }) => ({
    take: (t, f) => (Object.values(t.state.docks).every(({ light }) => light) ? 'bid' : take(t, f)),
  }))
  return endless(withAct(() => ({ ask: 'always' }))(d))
}
