/** Toys that tell, or could not keep, a secret. */

import {
  type ChanceStep,
  type DecisionStep,
  type Event,
  type Frame,
  type Legality,
  type Offer,
  oneOf,
  type Seat,
  type Slot,
  sum,
  sumsOf,
  takeFrom,
  type Viewer,
} from '@skerry/kernel'
import type { Subject } from '../../src/index.ts'
import { holds } from '../toy/queries.ts'
import { toy } from '../toy/toy.ts'
import type { AnswerFrame, Bid, CardId, Cargo, GameFrame, Light, State, Stow, Toy, TurnFrame } from '../toy/types.ts'
import {
  type Broken,
  type Change,
  type D,
  instead,
  leadElsewhere,
  onBothFaces,
  toEverybody,
  type With,
  withEvents,
  withInspect,
  withOffer,
  withOpen,
  withPlay,
  withStep,
} from './make.ts'

const { part } = sumsOf<Toy>()

export const SECRETS: readonly Broken[] = [
  // —— blindness ——
  {
    property: 'blindness',
    name: 'choices that depend on the hand of another',
    says: 'the list of choices tells a secret',
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: [
            ...conditions,
            {
              looksAt: 'choice',
              rule: 'TOY-PLAY-02',
              reason: 'boatThere',
              holds: ({ state }, f, { dock }) => dock !== 'C' || !leadElsewhere(state, f.seat),
              params: (_, __, { dock }) => ({ dock }),
            },
          ],
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'an explanation that names the hand of another',
    says: 'an explanation tells a secret',
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: conditions.map((c) => ({
            ...c,
            params: (t, f, choice) => ({ ...c.params?.(t, f, choice), lead: leadElsewhere(t.state, f.seat) }),
          })),
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'a sum that counts the hand of another',
    says: 'a sum tells a secret',
    subject: () =>
      toy((d) => ({
        ...d,
        sums: ({ state }) => ({
          hand: sum(part('TOY-HAND-01', state.hands.filter((_, s) => holds(state, s, 'lead')).length, 'cards')),
        }),
      })),
  },
  {
    property: 'blindness',
    name: 'a thing that shows the hand of another',
    says: 'a thing tells a secret',
    subject: () =>
      toy((d) => ({
        ...d,
        things: (t, viewer) =>
          d
            .things(t, viewer)
            .map((thing) =>
              thing.id === 'hand 0' ? { ...thing, facts: { ...thing.facts, lead: holds(t.state, 0, 'lead') } } : thing,
            ),
      })),
  },
  {
    property: 'blindness',
    name: 'a view with a trace of the truth in it',
    says: 'the view tells a secret: .state.lead',
    subject: () =>
      toy(
        withOpen((state, truth, viewer) =>
          viewer === 'spectator' ? ({ ...state, lead: leadElsewhere(truth, -1) } as State) : state,
        ),
      ),
  },
  {
    property: 'blindness',
    name: 'a view whose keys are in the order of the truth',
    says: 'the order of keys in the view tells a secret',
    subject: () => toy(withOpen((state, truth) => ({ ...state, pile: { ...state.pile, bag: asIn(state, truth) } }))),
  },
  {
    property: 'blindness',
    name: 'a view that shows one card of a hand',
    says: 'view.state.hands.1.0 shows a card that is not known to the viewer',
    subject: () => toy(withOpen(withOneCard)),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the dealt card',
    says: 'tell a secret: .0.card is',
    subject: () => toy(withEvents(['cardDrawn'], (e) => (e.rule === 'TOY-DEAL-01' ? toEverybody(e) : e))),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the drawn card',
    says: 'tell a secret: .0.card is',
    subject: () => toy(withEvents(['cardDrawn'], (e) => (e.rule === 'TOY-DRAW-01' ? toEverybody(e) : e))),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the peeked card',
    says: 'tell a secret: .0.card is',
    subject: () => toy(withEvents(['cardSeen'], toEverybody)),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the stowed cargo',
    says: 'tell a secret: ',
    subject: () => toy(withEvents(['cargoStowed'], toEverybody)),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the inspected cargo',
    says: 'tell a secret: .0.cargo is',
    subject: () => toy(withEvents(['cargoInspected'], onBothFaces)),
  },
  {
    property: 'blindness',
    name: 'a look at another cargo that declares no reveal',
    says: 'the view tells a secret: .state.cargo',
    alone: false,
    subject: () =>
      toy(withInspect(({ take }) => ({ take: (t, f, c) => take(instead(t, { emit: (e) => t.emitKnown(e) }), f, c) }))),
  },
  {
    property: 'blindness',
    name: 'a hidden card played openly that declares no reveal',
    says: 'shows something new, but declares no reveal',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ take }) => ({
          take: (t, f, c) => take(instead(t, { emit: (e) => t.emit(toEverybody(e)) }), f, c),
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'a single choice taken silently',
    says: 'after {"seat"',
    alone: false,
    subject: () => toy((d) => withoutAlways(withAnsweredLight(d))),
  },
  {
    property: 'blindness',
    name: 'a question that goes to whoever holds a card',
    says: 'who is asked tells a secret: .seats',
    alone: false,
    subject: () =>
      toy(
        withStep<DecisionStep<Toy, AnswerFrame>>('answer', 'ask', () => ({
          seat: (f, { state }) => (holds(state, f.seat, 'lead') ? f.seat : f.by),
        })),
      ),
  },
  // —— secrets ——
  {
    property: 'secrets',
    name: 'a view that holds the hands',
    says: 'never varies when a view is redealt: the view holds it',
    alone: false,
    subject: () => toy(withOpen((state, truth) => ({ ...state, hands: truth.hands, pile: truth.pile }))),
  },
  {
    property: 'secrets',
    name: 'a view that holds the cargo',
    says: 'never varies when a view is redealt: the view holds it',
    subject: () => toy(withNotes(() => true)),
  },
  {
    property: 'secrets',
    name: 'a view that holds the cargo for spectators only',
    says: '"cargo 0 for spectator" never varies',
    subject: () => toy(withNotes((_, viewer) => viewer === 'spectator')),
  },
  {
    property: 'secrets',
    name: 'a view that holds the cargo of one seat only',
    says: '"cargo 1 for seat 0" never varies',
    subject: () => toy(withNotes((seat) => seat === 1)),
  },
  {
    property: 'secrets',
    name: 'a redeal that leaves nothing to chance',
    says: 'never varies when a view is redealt',
    subject: () => toy((d) => ({ ...d, redeal: (content, seen, viewer) => d.redeal(content, seen, viewer, () => 0) })),
  },
  {
    property: 'secrets',
    name: 'secrets that nobody declares',
    says: 'but no secret is declared',
    subject() {
      const { secrets: _undeclared, ...silent } = toy()
      return silent
    },
  },
  // —— twins ——
  {
    property: 'twins',
    name: 'everything secret is told to everybody when it happens',
    says: 'no log has a twin that differs',
    alone: false,
    subject: () => toy(withEvents(['cardDrawn', 'cargoStowed', 'cardSeen'], toEverybody)),
  },
  {
    property: 'twins',
    name: 'secrets that are the same in every game',
    says: 'no log has a twin that differs',
    subject: sameSecrets,
  },
  // —— faces ——
  {
    property: 'faces',
    name: 'an event to a seat that is not there',
    says: 'cardDrawn is told to seat 7',
    subject: () => toy(withEvents(['cardDrawn'], (e) => ({ ...e, shownTo: [7] }))),
  },
  {
    property: 'faces',
    name: 'another face of what everybody is told',
    says: 'windBlew has another face but is told to everybody',
    subject: () => toy(withEvents(['windBlew'], (e) => ({ ...e, others: toEverybody(e) }))),
  },
  {
    property: 'faces',
    name: 'a public face that is itself secret',
    says: 'cardDrawn: the public face is itself secret',
    subject: () =>
      toy(withEvents(['cardDrawn'], ({ others, ...e }) => ({ ...e, others: { ...(others as Event), shownTo: [0] } }))),
  },
  {
    property: 'faces',
    name: 'an event told to nobody',
    says: 'cardDrawn is told to nobody',
    subject: () => toy(withEvents(['cardDrawn'], (e) => ({ ...e, shownTo: [] }))),
  },
]

function withoutAlways(d: D): D {
  const { ask: _always, ...ask } = d.rules.answer.ask as DecisionStep<Toy, AnswerFrame>
  return { ...d, rules: { ...d.rules, answer: { ...d.rules.answer, ask } } }
}

/** A view that writes the cargo of some seats down for some viewers, where nobody looks but the redeal. */
function withNotes(noted: (seat: Seat, viewer: Viewer) => boolean): Change {
  return (d) => ({
    ...d,
    view(t, stack, viewer) {
      const notes = t.state.cargo.map((cargo, seat) => (noted(seat, viewer) && cargo?.is) || null)
      const seen = d.view(t, stack, viewer)
      return { ...seen, state: { ...seen.state, notes } as State }
    },
    redeal(content, { state: seen, stack }, viewer, random) {
      const { notes, ...rest } = seen as With<{ notes: (Cargo | null)[] }>
      const { state } = d.redeal(content, { state: rest, stack }, viewer, random)
      const cargo = state.cargo.map((c, seat) => c && { ...c, is: notes[seat] ?? (c.is as Cargo) })
      return { state: { ...state, cargo }, stack }
    },
  })
}

/** The bag as it is seen, its keys in the order of the true one. */
function asIn({ pile: { bag } }: State, truth: State): State['pile']['bag'] {
  const keys = new Set([...Object.keys(truth.pile.bag), ...Object.keys(bag)])
  return Object.fromEntries([...keys].flatMap((card) => (bag[card] === undefined ? [] : [[card, bag[card]]])))
}

/** The first card of seat 1 lies open, although nobody else may know it. */
function withOneCard(seen: State, truth: State): State {
  const [hidden, shown] = [seen.hands[1]?.[0], truth.hands[1]?.[0]]
  if (hidden === undefined || hidden.is !== undefined || shown?.is === undefined) return seen
  seen.hands[1]?.splice(0, 1, { ...hidden, is: shown.is })
  takeFrom(seen.pile.bag, shown.is)
  return seen
}

/** All cards lie open and all bids are nothing; the cargo is hidden, but nobody has a choice of it. */
function sameSecrets(): Subject<Toy> {
  const open = (rule: keyof D['rules'], at: string): Change =>
    withStep<ChanceStep<Toy, Frame>>(rule, at, ({ take }) => ({
      take(t, f, card) {
        const next = take(t, f, card)
        const shown = (slots: Slot<CardId>[]) => slots.map((slot): Slot<CardId> => ({ ...slot, knownTo: 'all' }))
        t.state.hands = t.state.hands.map(shown)
        t.state.pile = { ...t.state.pile, top: shown(t.state.pile.top) }
        return next
      },
    }))
  const stow = withOffer<Legality<Toy, GameFrame, Stow>>('game', 'stow', 'stow', () => ({
    args: { cargo: oneOf('silk') },
    candidates: () => [{ do: 'stow', cargo: 'silk' }],
  }))
  const bid = withOffer<Legality<Toy, GameFrame, Bid>>('game', 'bid', 'bid', () => ({
    args: { n: oneOf(0) },
    candidates: () => [{ do: 'bid', n: 0 }],
  }))
  const all: readonly Change[] = [
    open('game', 'deal'),
    open('draw', 'card'),
    open('peek', 'look'),
    stow,
    bid,
    withEvents(['cardDrawn', 'cardSeen'], toEverybody),
  ]
  const subject = toy((d) => all.reduce((changed, change) => change(changed), d))
  const cargoOnly: Subject<Toy>['secrets'] = (content, p, viewer) => {
    const hidden = subject.secrets?.(content, p, viewer) ?? {}
    return Object.fromEntries(Object.entries(hidden).filter(([name]) => name.startsWith('cargo')))
  }
  return { ...subject, secrets: cargoOnly }
}

/** The others may answer a light as they may answer a card; a light shows nothing by itself. */
const withAnsweredLight: Change = withOffer<Offer<Toy, TurnFrame, Light>>('turn', 'act', 'light', ({ take }) => ({
  take(t, f, choice) {
    const by = t.seat
    for (let seat = 0; seat < t.state.seats; seat++)
      if (seat !== by) t.call({ rule: 'answer', at: 'ask', seat, dock: choice.dock, by })
    return take(t, f, choice)
  },
}))
