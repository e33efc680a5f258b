/** Taking, gaining, losing and looking at cards. Ledger 3.5, 3.13 to 3.15. */

import {
  drawCard,
  naming,
  oneOf,
  outcomesAt,
  type Rule,
  reshuffle,
  type Seat,
  type Slot,
  secretFor,
  settleAt,
  sizeOf,
  steps,
  type Table,
  type Turn,
  takeAt,
} from '@skerry/kernel'
import { changeHonor, enterBy, gainOf, honorLostWith, moveCubes, removeCard } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import { canRecall, cardOf, DECKS, EMPOWERED_CARDS, playerOf } from '../queries.ts'
import type {
  CardId,
  ChooseDeck,
  Deck,
  DrawFrame,
  DrawFrom,
  GainFrame,
  Kind,
  LossFrame,
  PeekFrame,
  PickCard,
  PutBack,
  Source,
  Supply,
  Vindication,
} from '../types.ts'
import { anyCard, anyDeck } from './args.ts'
import { choicePending, inFight, pending, recall } from './bonus.ts'

type T = Table<Vindication>
const CHOOSE = Object.fromEntries(DECKS.map((deck) => [deck, { do: 'from', deck }])) as Record<Deck, ChooseDeck>

// —— taking a card: open, unseen or empowered ——

const ofDraw = steps<Vindication, DrawFrame>()
const deckOf = (f: DrawFrame | PeekFrame): Deck => f.decks[0] as Deck
const supplyIn = ({ state }: T, f: DrawFrame | PeekFrame): Supply => state.decks[deckOf(f)]

const DRAWS = Object.fromEntries(
  (['open', 'top', 'empowered'] as const).map((source) => [source, { do: 'draw', source }]),
) as Record<Source, DrawFrom>
/** VIN-VISIT-09, -12 The top open card (there is one while any is left), the unseen one, or the empowered draw. */
const draw_ = ofDraw.offer<DrawFrom>('VIN-VISIT-09', 'draw', {
  args: {
    source: naming(oneOf('open', 'top', 'empowered'), (source) => (source === 'empowered' ? null : `source ${source}`)),
  },
  candidates: (_, f) => f.sources.map((source) => DRAWS[source]),
  conditions: [
    ofDraw.choiceNeeds('VIN-RULING-31', 'notThisWay', (_, f, { source }) => f.sources.includes(source)),
    ofDraw.choiceNeeds(
      'VIN-RULING-33',
      'deckEmpty',
      (t, f, { source }) => source !== 'top' || sizeOf(supplyIn(t, f).pile) > 0,
    ),
    ofDraw.choiceNeeds(
      'VIN-VISIT-12',
      'noConviction',
      ({ state }, f, { source }) => source !== 'empowered' || playerOf(state, f.seat).zones.conv > 0,
    ),
    ofDraw.choiceNeeds('VIN-RULING-30', 'nothingToChoose', (t, f, { source }) => {
      const { pile, open } = supplyIn(t, f)
      return source !== 'empowered' || sizeOf(pile) > 0 || open.length > 1
    }),
  ],
  take(t, f, { source }) {
    if (source === 'top') return 'blind'
    if (source === 'open') return take(t, f, supplyIn(t, f).open.pop() as CardId, 'open') // VIN-RULING-28 only the top one
    moveCubes(t, 'VIN-VISIT-12', f.seat, 'conv', 'inf') // VIN-RULING-30 paid before looking
    return sizeOf(supplyIn(t, f).pile) > 0 ? 'look' : 'pick'
  },
})
function take(t: Turn<Vindication>, f: DrawFrame, card: CardId, source: Source): 'end' {
  t.call(gainOf(f.seat, card, source, f.sources.includes('empowered') && deckOf(f) === 'monster'))
  return 'end'
}

/** VIN-VISIT-12 The whole open pile and what was seen of the deck. */
function eligible(t: T, f: DrawFrame): CardId[] {
  const { pile, open } = supplyIn(t, f)
  return [...open, ...seenOf(pile.top, f.seen)]
}
const seenOf = (top: readonly Slot<CardId>[], seen: number): CardId[] =>
  top.slice(0, seen).flatMap(({ is }) => is ?? [])

const pick = ofDraw.offer<PickCard>('VIN-VISIT-12', 'pick', {
  args: { card: anyCard },
  candidates: (t, f) => eligible(t, f).map((card) => cardOf(t.content, card).pick),
  conditions: [ofDraw.choiceNeeds('VIN-VISIT-12', 'notAmongThem', (t, f, { card }) => eligible(t, f).includes(card))],
  take(t, f, { card }) {
    const { pile, open } = supplyIn(t, f)
    const depth = pile.top.findIndex(({ is }) => is === card)
    if (depth >= 0) takeAt(pile, depth)
    const left = open.splice(0).filter((other) => other !== card)
    reshuffle(pile, Object.fromEntries(left.map((id) => [id, 1]))) // VIN-VISIT-12 everything not chosen
    t.emit({ rule: 'VIN-VISIT-12', type: 'deckMixed', deck: deckOf(f) })
    return take(t, f, card, 'empowered')
  },
})

/** Which deck, where an effect leaves the choice. */
const chooseDeck = ofDraw.offer<ChooseDeck>('VIN-RULING-122', 'from', {
  args: { deck: anyDeck },
  candidates: (_, f) => f.decks.map((deck) => CHOOSE[deck]),
  conditions: [ofDraw.choiceNeeds('VIN-RULING-122', 'notThisDeck', (_, f, { deck }) => f.decks.includes(deck))],
  take(_, f, { deck }) {
    f.decks = [deck]
    return 'source'
  },
})

export const draw: Rule<Vindication, DrawFrame> = {
  deck: ofDraw.decision('VIN-RULING-122', { seat: (f): Seat => f.seat, offers: [chooseDeck], ...inFight }),
  // VIN-MONSTER-05 After the victory, which is certain (VIN-MONSTER-04), the player takes a monster.
  source: ofDraw.decision('VIN-VISIT-09', { seat: (f) => f.seat, offers: [draw_], ...inFight }),
  // VIN-VISIT-09 The top card of the deck, unseen until it is taken.
  blind: ofDraw.chance('VIN-VISIT-09', {
    outcomes: (t, f) => outcomesAt(supplyIn(t, f).pile, 0),
    take: (t, f, card) => take(t, f, drawCard(supplyIn(t, f).pile, card), 'top'),
  }),
  // VIN-VISIT-12, VIN-RULING-29 The uppermost three, for the drawing player's eyes; VIN-RULING-30 all if there are fewer.
  look: ofDraw.chance('VIN-VISIT-12', {
    outcomes: (t, f) => outcomesAt(supplyIn(t, f).pile, f.seen),
    take(t, f, card) {
      show(t, f, card)
      return f.seen < Math.min(EMPOWERED_CARDS, sizeOf(supplyIn(t, f).pile)) ? 'again' : 'pick'
    },
  }),
  pick: ofDraw.decision('VIN-VISIT-12', { seat: (f) => f.seat, offers: [pick], ...inFight }),
}
/** VIN-RULING-29 The next card from the top, shown to this seat alone. */
function show(t: Turn<Vindication>, f: DrawFrame | PeekFrame, card: CardId): void {
  const { seat, seen: depth } = f
  const shownTo = settleAt(supplyIn(t, f).pile, depth, card, [seat])
  t.emit(secretFor(shownTo, { rule: 'VIN-RULING-29', type: 'cardSeen', seat, deck: deckOf(f), depth }, { card }))
  f.seen += 1
}

// —— gaining a card, in one order for all (VIN-RULING-130) ——

const ofGain = steps<Vindication, GainFrame>()
const GAINED_BY: Readonly<Record<Kind, RuleId>> = {
  companion: 'VIN-COMP-02',
  trait: 'VIN-TRAIT-02',
  relic: 'VIN-RELIC-05',
  monster: 'VIN-MONSTER-05',
}
const gainedFrom = ({ state, content }: T, { card }: GainFrame): Supply => state.decks[cardOf(content, card).deck]
/**
 * VIN-VISIT-10, VIN-RULING-27 After a face-down draw, unless the table has agreed otherwise; VIN-VISIT-11, -12 or when the open pile
 * is empty; VIN-RULING-33 if there is a card.
 */
function turnsUp(t: T, f: GainFrame): boolean {
  const { pile, open } = gainedFrom(t, f)
  return sizeOf(pile) > 0 && (open.length === 0 || (f.source === 'top' && t.state.options.openPileGrows))
}
const TURNED_UP_BY: Readonly<Record<Source, RuleId>> = {
  top: 'VIN-VISIT-10',
  open: 'VIN-VISIT-11',
  empowered: 'VIN-VISIT-12',
}
const initialCharge = ({ content }: T, { card }: GainFrame): number => cardOf(content, card).charge
const influenceOf = ({ state }: T, { seat }: GainFrame): number => playerOf(state, seat).zones.inf
function placeCharge(t: Turn<Vindication>, f: GainFrame): 'enter' {
  moveCubes(t, 'VIN-RELIC-02', f.seat, 'inf', f.card, Math.min(initialCharge(t, f), influenceOf(t, f)))
  return 'enter'
}

export const gain: Rule<Vindication, GainFrame> = {
  tableau: ofGain.auto('VIN-RULING-130', (t, f) => {
    const { seat, card, source } = f
    const { kind, deck } = cardOf(t.content, card)
    playerOf(t.state, seat).cards.push({ card, cubes: 0 }) // VIN-COMP-04, VIN-TRAIT-06, VIN-RELIC-09, VIN-MONSTER-13 no limit
    const gained = { rule: GAINED_BY[kind], type: 'cardGained', seat, card, deck, source } as const
    t.emit(source === 'empowered' ? { ...gained, shownTo: 'all' } : gained) // it may have lain unseen in the deck
    return turnsUp(t, f) ? 'openPile' : 'honor'
  }),
  openPile: ofGain.chance('VIN-VISIT-10', {
    outcomes: (t, f) => outcomesAt(gainedFrom(t, f).pile, 0),
    take(t, f, card) {
      const { pile, open } = gainedFrom(t, f)
      open.push(drawCard(pile, card))
      const { deck } = cardOf(t.content, card)
      t.emit({ rule: TURNED_UP_BY[f.source], type: 'cardTurnedUp', deck, card })
      return 'honor'
    },
  }),
  // VIN-CARD-01 The printed honor, up or down; coins and triggers follow at once.
  honor: ofGain.auto('VIN-CARD-01', (t, f) => {
    changeHonor(t, 'VIN-CARD-01', f.seat, cardOf(t.content, f.card).honor)
    return 'charge'
  }),
  // VIN-RELIC-02, VIN-RULING-67 With too little Influence the player may recall first, or place fewer.
  charge: ofGain.auto('VIN-RELIC-02', (t, f) =>
    influenceOf(t, f) < initialCharge(t, f) && canRecall(t, f.seat) ? 'charging' : placeCharge(t, f),
  ),
  charging: ofGain.decision('VIN-RULING-67', {
    seat: (f): Seat => f.seat,
    offers: [
      ofGain.word('VIN-RULING-67', 'place', placeCharge),
      ofGain.taking(recall, (t, f, choice) => {
        recall.take(t, f as never, choice)
        return 'charge'
      }),
    ],
    blockedVerbs: [choicePending],
  }),
  // VIN-COMP-08 ENTER needs no activation.
  enter: ofGain.auto('VIN-COMP-08', (t, f) => {
    enterBy(t, 'VIN-COMP-08', f.seat, f.card)
    return 'told'
  }),
  // VIN-RULING-130 Last, everybody's answers: youGain, youDefeat, oppGains.
  told: ofGain.auto('VIN-RULING-130', (t, f) => {
    t.emit({ rule: 'VIN-RULING-130', type: 'gainTold', seat: f.seat, card: f.card, isDefeat: f.isDefeat })
    return 'end'
  }),
}

// —— a companion leaves: by death, or because they part ways ——

const ofLoss = steps<Vindication, LossFrame>()
const LOST_BY = { death: 'VIN-MONSTER-09', parting: 'VIN-BONUS-RECALL-02' } as const
export const loss: Rule<Vindication, LossFrame> = {
  // VIN-RULING-66 Its cubes return.
  leave: ofLoss.auto('VIN-CARD-02', (t, f) => {
    removeCard(t, LOST_BY[f.cause], f.seat, f.card, f.cause)
    return 'honor'
  }),
  honor: ofLoss.auto('VIN-CARD-03', (t, f) => {
    honorLostWith(t, f.seat, f.card)
    return f.cause === 'death' ? 'told' : 'end'
  }),
  told: ofLoss.auto('VIN-MONSTER-09', (t, f) => {
    t.emit({ rule: 'VIN-MONSTER-09', type: 'companionDied', seat: f.seat, card: f.card })
    return 'end'
  }),
}

// —— peek(D,n) ——

const ofPeek = steps<Vindication, PeekFrame>()
/** Cards seen and not yet put back. */
const inHand = (t: T, f: PeekFrame): CardId[] => seenOf(supplyIn(t, f).pile.top, f.seen).slice(f.placed)
const most = ({ state }: T, f: PeekFrame): number => Math.min(f.n, sizeOf(state.decks[deckOf(f)].pile))
/** VIN-RULING-29 Whoever knew these cards before does not know what lies where any more. */
function takeUp(t: Turn<Vindication>, f: PeekFrame): void {
  const { top } = supplyIn(t, f).pile
  for (let i = 0; i < f.seen; i++) top[i] = { is: top[i]?.is as CardId, knownTo: [f.seat] }
  const taken = { rule: 'VIN-RULING-29', type: 'cardsTakenUp', seat: f.seat, deck: deckOf(f), n: f.seen } as const
  t.emitKnown(secretFor([f.seat], taken, { cards: seenOf(top, f.seen) }))
}
function finishPeek(t: Turn<Vindication>, f: PeekFrame): 'end' {
  const { pile } = supplyIn(t, f)
  const ordered = { rule: 'VIN-RULING-29', type: 'deckOrdered', seat: f.seat, deck: deckOf(f) } as const
  t.emitKnown(secretFor([f.seat], ordered, { cards: seenOf(pile.top, f.seen) }))
  return 'end'
}
export const peek: Rule<Vindication, PeekFrame> = {
  deck: ofPeek.decision('VIN-RULING-29', {
    seat: (f): Seat => f.seat,
    offers: [
      ofPeek.offer<ChooseDeck>('VIN-RULING-29', 'from', {
        args: { deck: anyDeck },
        candidates: (_, f) => f.decks.map((deck) => CHOOSE[deck]),
        conditions: [ofPeek.choiceNeeds('VIN-RULING-29', 'notThisDeck', (_, f, { deck }) => f.decks.includes(deck))],
        take(_, f, { deck }) {
          f.decks = [deck]
          return 'look'
        },
      }),
    ],
    ...pending,
  }),
  look: ofPeek.chance('VIN-RULING-29', {
    outcomes: (t, f) => outcomesAt(supplyIn(t, f).pile, f.seen),
    take(t, f, card) {
      show(t, f, card)
      if (f.seen < most(t, f)) return 'again'
      if (f.seen === 1) return finishPeek(t, f)
      takeUp(t, f)
      return 'order'
    },
  }),
  // In any order, one after the other from the top; nobody else learns it.
  order: ofPeek.decision('VIN-RULING-29', {
    seat: (f) => f.seat,
    offers: [
      ofPeek.offer<PutBack>('VIN-RULING-29', 'putBack', {
        args: { card: anyCard },
        candidates: (t, f) => inHand(t, f).map((card): PutBack => ({ do: 'putBack', card })),
        conditions: [
          ofPeek.choiceNeeds('VIN-RULING-29', 'notAmongThem', (t, f, { card }) => inHand(t, f).includes(card)),
        ],
        take(t, f, { card }) {
          const { top } = supplyIn(t, f).pile
          const [slot] = top.splice(
            top.findIndex(({ is }) => is === card),
            1,
          )
          top.splice(f.placed, 0, slot as Slot<CardId>)
          f.placed += 1
          return f.seen - f.placed > 1 ? 'again' : finishPeek(t, f)
        },
      }),
    ],
    ...pending,
  }),
}
