/** Toys that do not play by the rules. */

import type { Subject } from '../../../kit/index.ts'
import type {
  Answer,
  AutoStep,
  Choice,
  DecisionStep,
  Offer,
  Refusal,
  SealedStep,
  Seat,
  Words,
} from '../../../src/index.ts'
import { cardsOf, holds } from '../toy/queries.ts'
import { effects } from '../toy/rules.ts'
import { pack, toy } from '../toy/toy.ts'
import type { AnswerFrame, Bid, GameFrame, Inspect, Light, PlayCard, State, Toy, TurnFrame } from '../toy/types.ts'
import { de, en } from '../toy/words.ts'
import {
  type Broken,
  type Change,
  type D,
  type With,
  withAct,
  withDeal,
  withField,
  withFresh,
  withGame,
  withInspect,
  withMore,
  withOffer,
  withOpen,
  withoutLight,
  withPlay,
  withStep,
  withUnload,
  withWind,
} from './make.ts'

const ANY: PlayCard = { do: 'play', card: 'gold', dock: 'A' }
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
          withOffer<Answer<Toy, GameFrame, Bid>>('game', 'bid', 'bid', ({ conditions }) => ({
            conditions: [...conditions, { rule: 'TOY-BID-02', reason: 'notEnough', holds: (_, __, { n }) => n > 0 }],
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
        withPlay(({ reach }) => ({
          reach(t, f) {
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
  // —— legality ——
  {
    property: 'legality',
    name: 'a reach that hides a legal choice',
    says: 'is legal but not listed',
    subject: () =>
      toy(
        withPlay(({ reach }) => ({
          *reach(t, f) {
            for (const choice of reach(t, f)) if (choice.dock !== 'B') yield choice
          },
        })),
      ),
  },
  {
    property: 'legality',
    name: 'an aside of a decision that hides a legal choice',
    says: '"light B" is legal but not listed',
    subject: () => toy(withoutLight('turn', 'act')),
  },
  {
    property: 'legality',
    name: 'an aside of an allotment that hides a legal choice',
    says: '"light B" is legal but not listed',
    subject: () => toy(withoutLight('unload', 'place')),
  },
  {
    property: 'legality',
    name: 'an exact reach that lists too much',
    says: 'is listed but refused: TOY-INSPECT-02 alreadyKnown',
    alone: false,
    subject: () =>
      toy(
        withInspect(() => ({
          reach: ({ state }) => [...state.hands.keys()].map((whose): Inspect => ({ do: 'inspect', whose })),
        })),
      ),
  },
  {
    property: 'legality',
    name: 'an exact reach that lists too little',
    says: '"inspect 1" is legal but not listed',
    subject: () =>
      toy(withInspect(({ reach }) => ({ reach: (t, f) => [...reach(t, f)].filter(({ whose }) => whose !== 1) }))),
  },
  {
    property: 'legality',
    name: 'a condition that was forgotten',
    says: 'is legal but not listed',
    alone: false,
    subject: () =>
      toy(withPlay(({ conditions }) => ({ conditions: conditions.filter((c) => c.reason !== 'notInHand') }))),
  },
  {
    property: 'legality',
    name: 'a choice outside the universe',
    says: 'listed outside the universe of the notation: play gold quay',
    alone: false,
    subject: () =>
      toy((d) =>
        withPlay(({ reach, conditions }) => ({
          *reach(t, f) {
            yield* reach(t, f)
            if (holds(t.state, f.seat, 'gold')) yield { do: 'play', card: 'gold', dock: 'quay' }
          },
          conditions: conditions.map((c) => ({ ...c, holds: (t, f, p) => p.dock === 'quay' || c.holds(t, f, p) })),
        }))(d),
      ),
  },
  {
    property: 'legality',
    name: 'a choice listed twice',
    says: 'has a choice listed twice',
    subject: () =>
      toy(
        withPlay(() => ({
          *reach({ state, content }, f) {
            for (const card of cardsOf(state, f.seat))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a condition that hides from the kernel that it looks at the choice',
    says: 'is listed but refused: TOY-PLAY-02 boatThere',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: [
            ...conditions,
            { rule: 'TOY-PLAY-02', reason: 'boatThere', holds: (_, __, c = ANY) => c.dock !== 'B' },
          ],
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a question with an empty list',
    says: 'is asked but nothing is legal',
    subject: () =>
      withGame(({ choices }) => ({
        choices(...given) {
          const found = choices(...given)
          return found.kind === 'list' ? { ...found, list: [] } : found
        },
      })),
  },
  {
    property: 'allotments',
    name: 'two slots of the same name',
    says: 'a split within its bounds is refused',
    by: 'legality',
    alone: false,
    subject: () =>
      toy(
        withUnload(({ spread }) => ({
          spread(t, f) {
            const { slots, ...bounds } = spread(t, f)
            return { ...bounds, slots: [...slots.map((s) => ({ ...s, max: 1 })), ...slots] }
          },
        })),
      ),
  },
  {
    property: 'allotments',
    name: 'a condition that speaks like a bound',
    says: 'a split within its bounds is refused: {"rule":"TOY-UNLOAD-02","reason":"tooMany"',
    by: 'legality',
    subject: () =>
      withText(
        toy(withUnload(({ conditions }) => ({ conditions: conditions.map((c) => ({ ...c, reason: 'tooMany' })) }))),
        'tooMany',
      ),
  },
  {
    property: 'allotments',
    name: 'an explanation that knows no most',
    says: 'for A is not refused',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'notSoMany' ? null : refusal)),
  },
  {
    property: 'allotments',
    name: 'an explanation that takes any slot',
    says: 'an unknown slot is not refused',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'noSuchSlot' ? null : refusal)),
  },
  // —— refusals ——
  {
    property: 'refusals',
    name: 'an explanation without a rule',
    says: 'is refused without rule or reason',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'boatThere' ? { ...refusal, rule: '' } : refusal)),
  },
  {
    property: 'refusals',
    name: 'strangers who are turned away without a word',
    says: 'is refused without rule or reason',
    subject: () =>
      withGame(({ apply }) => ({
        apply: (content, p, actor) =>
          'seat' in actor && actor.seat < 0
            ? { refused: { rule: '', reason: '', params: {} } }
            : apply(content, p, actor),
      })),
  },
  {
    property: 'refusals',
    name: 'a refusal without a reason',
    says: 'is refused without rule or reason',
    alone: false,
    subject: () =>
      toy(withPlay(({ conditions }) => ({ conditions: conditions.map((c) => ({ ...c, rule: '', reason: '' })) }))),
  },
  {
    property: 'refusals',
    name: 'a refusal that leaves a trace',
    says: 'a refusal changed the position',
    alone: false,
    subject: () =>
      toy(
        withField(
          { tries: 0 },
          withPlay(({ conditions }) => ({
            conditions: conditions.map((c) => ({
              ...c,
              holds(t, f, choice) {
                const legal = c.holds(t, f, choice)
                if (!legal && c.reason === 'notInHand') (t.state as With<{ tries: number }>).tries += 1
                return legal
              },
            })),
          })),
        ),
      ),
  },
  // —— notation ——
  {
    property: 'notation',
    name: 'a verb of two words',
    says: 'does not begin with its verb',
    alone: false,
    subject: () =>
      toy(withAct(({ offers }) => ({ offers: offers.map((o) => (o.do === 'pass' ? { ...o, ...twoWords(o) } : o)) }))),
  },
  {
    property: 'notation',
    name: 'a list of choices with notes in it',
    says: 'reads back as something else',
    subject: () =>
      withGame(({ choices }) => ({
        choices(...given) {
          const found = choices(...given)
          return found.kind === 'list' ? { ...found, list: found.list.map((c, i) => ({ ...c, note: i })) } : found
        },
      })),
  },
  // —— sampling ——
  {
    property: 'sampling',
    name: 'an explanation that is stricter than play',
    says: 'a sampled split is not legal',
    subject: () =>
      withGame(({ explain }) => ({
        explain: (content, p, seat, choice) =>
          'n' in choice && Object.keys(choice.n as object).length > 1
            ? { rule: 'TOY-UNLOAD-02', reason: 'craneAlone', params: {} }
            : explain(content, p, seat, choice),
      })),
  },
  {
    property: 'sampling',
    name: 'a condition that does not stand by its word',
    says: 'a sampled split is not legal',
    alone: false,
    subject: () => {
      let asked = 0
      return toy(
        withUnload(({ conditions }) => ({
          conditions: [...conditions, { rule: 'TOY-UNLOAD-02', reason: 'craneAlone', holds: () => ++asked % 2 !== 0 }],
        })),
      )
    },
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
          *reach({ content }) {
            for (const card of Object.keys(content.cards))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
          conditions: conditions.filter((c) => c.reason !== 'notInHand'),
        })),
      ),
  },
  // —— chance ——
  {
    property: 'chance',
    name: 'weights that are no whole numbers',
    says: 'a weight of game.deal is no positive integer',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 1.5), total: list.length * 1.5 }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'weights in mid-game that are no whole numbers',
    says: 'a weight of turn.wind is no positive integer',
    subject: () => toy(withWinds(1.5, 1.5, 1)),
  },
  {
    property: 'chance',
    name: 'a weight in mid-game below zero',
    says: 'a weight of turn.wind is no positive integer',
    subject: () => toy(withWinds(3, -1, 2)),
  },
  {
    property: 'chance',
    name: 'two outcomes of one text',
    says: 'two outcomes of game.deal read the same',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list: [...list, ...list], weights: null, total: 2 * list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'weights that do not add up',
    says: 'the weights of game.deal do not add up',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 2), total: list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'nothing that chance could choose',
    says: 'has no outcome',
    alone: false,
    subject: () => toy(withDeal(() => ({ list: [], weights: null, total: 0 }))),
  },
  // —— replay and undo ——
  {
    property: 'replay',
    name: 'a rule that remembers earlier games',
    says: 'otherPosition',
    alone: false,
    subject: () => toy(withMemory()),
  },
  {
    property: 'replay',
    name: 'a setup that remembers how many games there were',
    says: 'otherPosition',
    subject() {
      let games = 0
      return toy((d) => ({
        ...d,
        setup(...given) {
          const { state, first } = d.setup(...given)
          games += 1
          return { state: { ...state, lastWind: games === 5 ? 'calm' : null }, first }
        },
      }))
    },
  },
  {
    property: 'undo',
    name: 'a light that shows a cargo without saying so',
    says: 'may take back {"do":"light"',
    alone: false,
    subject: () =>
      toy(
        withOffer<Offer<Toy, TurnFrame, Light>>('turn', 'act', 'light', ({ take }) => ({
          take(t, f, choice) {
            t.state.cargo = t.state.cargo.map((cargo) => cargo && { ...cargo, knownTo: 'all' })
            return take(t, f, choice)
          },
        })),
      ),
  },
  {
    property: 'undo',
    name: 'splits that are legal or not by the cargo of another',
    says: 'may take back {"do":"unload"',
    alone: false,
    subject: () => ({ ...toy(withSecretSplits), pack: { ...pack, crates: 30, room: 9 } }),
  },
  {
    property: 'undo',
    name: 'a view that remembers what was taken back',
    says: 'after undo a view shows something else',
    subject: () => toy(withHindsight()),
  },
  {
    property: 'undo',
    name: 'a step that writes into the position before it',
    says: 'undo does not lead back',
    alone: false,
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), coins: s.coins }) })),
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

/** The three winds with weights by hand. */
const withWinds = (...weights: readonly [number, number, number]): Change =>
  withWind(() => ({
    outcomes: () => ({ list: ['calm', 'breeze', 'gale'], weights, total: weights.reduce((a, b) => a + b, 0) }),
  }))

/** With words for one more reason. */
function withText(subject: Subject<Toy>, reason: string): Subject<Toy> {
  const more = (w: Words): Words => ({ ...w, reasons: { ...w.reasons, [reason]: () => reason } })
  return { ...subject, words: { en: more(en), de: more(de) } }
}

/** The healthy toy, but what is refused passes through here. */
const withExplanation = (change: (refusal: Refusal) => Refusal | null): Subject<Toy> =>
  withGame(({ explain }) => ({
    explain(...given) {
      const refusal = explain(...given)
      return refusal && change(refusal)
    },
  }))

/** Where all docks are lit, one round follows the other. */
function withoutEnd(d: D): D {
  const endless = withStep<AutoStep<Toy, GameFrame>>('game', 'round', ({ take }) => ({
    take: (t, f) => (Object.values(t.state.docks).every(({ light }) => light) ? 'bid' : take(t, f)),
  }))
  return endless(withAct(() => ({ ask: 'always' }))(d))
}

function twoWords(o: Offer<Toy, TurnFrame>): Partial<Offer<Toy, TurnFrame>> {
  const only: Choice[] = [{ do: 'pass on' }]
  return { ...o, do: 'pass on', reach: () => only }
}

/** All cards bring crates, often several in one turn; where they may go depends on the cargo of the other seat. */
const withSecretSplits = withField({ windWeights: { calm: 1, breeze: 9, gale: 2 } }, (d) =>
  withUnload(({ conditions }) => ({
    conditions: [
      ...conditions,
      {
        rule: 'TOY-UNLOAD-02',
        reason: 'craneAlone',
        holds: ({ state }, f, { n }) => n[state.cargo[1 - f.seat]?.is === 'silk' ? 'A' : 'C'] === undefined,
      },
    ],
  }))({ ...d, effects: { ...d.effects, coins: effects.unload } }),
)

/** The most boats any view has ever shown. */
function withHindsight(): Change {
  let most = 0
  return withOpen((state) => {
    most = Math.max(most, Object.values(state.docks).filter((dock) => dock.light).length)
    return { ...state, most } as State
  })
}

/** The wind is remembered outside the position. */
function withMemory(): Change {
  let winds = 0
  return withWind(({ take }) => ({
    take(t, f, wind) {
      const next = take(t, f, wind)
      winds += 1
      t.state.lastWind = winds % 7 === 0 ? 'calm' : 'gale'
      return next
    },
  }))
}
