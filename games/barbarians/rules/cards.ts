/** Gods, warlords and buildings: from the display, from a deck, and back under it. Ledger 3.8, 3.9. */

import { drawCard, outcomesAt, type Rule, searchDepth, settleAt, steps, type Table, takeAt } from '@skerry/kernel'
import { giveUp, payCosts, putCardUnder, receiveCard } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  canPay,
  cardOf,
  cardsLeft,
  deckOf,
  deckSize,
  displayed,
  displayKind,
  heldOf,
  holds,
  isOnDisplay,
  KINDS,
  priceOf,
  unpaid,
} from '../queries.ts'
import type {
  Barbarians,
  CardId,
  Content,
  Discard,
  DrawFrame,
  DrawTop,
  Kind,
  OverLimitFrame,
  RefillFrame,
  TakeCard,
  TakeFrame,
} from '../types.ts'
import { anyCard, anyDeck } from './args.ts'

type T = Table<Barbarians>

// —— a card of the display, at its cost ——

/** Which rule tells the cost of a kind. */
const PRICED_BY: Readonly<Record<Kind, RuleId>> = {
  building: 'BAR-BUILD-01',
  god: 'BAR-INVOKE-02',
  warlord: 'BAR-INVOKE-04',
}
const ofTake = steps<Barbarians, TakeFrame>()
/** BAR-BUILD-03, BAR-INVOKE-02, -04, BAR-RULING-113 The normal price, wherever the symbol stands. */
const affordable = (kind: Kind) =>
  ofTake.choiceNeeds<TakeCard>(
    kind === 'building' ? 'BAR-BUILD-03' : PRICED_BY[kind],
    'cannotAfford',
    ({ state, content }, f, { card }) =>
      cardOf(content, card).kind !== kind || canPay(state, f.seat, priceOf(cardOf(content, card))),
    ({ state, content }, f, { card }) => ({ card, ...unpaid(state, f.seat, priceOf(cardOf(content, card))) }),
  )
/** BAR-BUILD-01, BAR-INVOKE-01 A symbol of this kind lets no other be taken. */
const ofRightKind = (rule: RuleId, ...kinds: readonly Kind[]) =>
  ofTake.choiceNeeds<TakeCard>(
    rule,
    'otherKind',
    ({ content }, f, { card }) =>
      !f.kinds.some((kind) => kinds.includes(kind)) || f.kinds.includes(cardOf(content, card).kind),
  )
export const take: Rule<Barbarians, TakeFrame> = {
  // BAR-RULING-26 An empty display makes the action void.
  look: ofTake.auto('BAR-RULING-26', (t, f) => (displayed(t, f.kinds).length > 0 ? 'choose' : 'end')),
  // BAR-GEN-10 One card of one of the kinds shown; BAR-RULING-104 wherever it lies in the solo row.
  choose: ofTake.decision('BAR-GEN-10', {
    seat: (f) => f.seat,
    offers: [
      ofTake.offer<TakeCard>('BAR-GEN-10', 'take', {
        args: { card: anyCard },
        candidates: (t, f) => displayed(t, f.kinds).map((card): TakeCard => ({ do: 'take', card })),
        conditions: [
          ofRightKind('BAR-BUILD-01', 'building'),
          ofRightKind('BAR-INVOKE-01', 'god', 'warlord'),
          ofTake.choiceNeeds('BAR-RULING-26', 'notDisplayed', ({ state }, _, { card }) => isOnDisplay(state, card)),
          ...KINDS.map(affordable),
        ],
        take(t, f, { card }) {
          const taken = cardOf(t.content, card)
          f.card = card
          payCosts(t, PRICED_BY[taken.kind], f.seat, priceOf(taken))
          return 'receive'
        },
      }),
      ofTake.word('BAR-ACT-05', 'decline', 'end'),
    ],
  }),
  // BAR-RULING-26 Its place stays empty.
  receive: ofTake.auto('BAR-BUILD-01', (t, f) => {
    const card = f.card as CardId
    t.state.display[t.state.display.indexOf(card)] = null
    receiveCard(t, PRICED_BY[cardOf(t.content, card).kind], f.seat, card, 'display')
    return 'end'
  }),
}

// —— the top card of a deck, without its cost ——

const ofDraw = steps<Barbarians, DrawFrame>()
const isWanted = (content: Content, f: DrawFrame) => (card: CardId) => cardOf(content, card).kind === f.wanted
const depthOf = ({ state, content }: Pick<T, 'state' | 'content'>, f: DrawFrame): number =>
  searchDepth(deckOf(state, f.wanted), isWanted(content, f))
export const draw: Rule<Barbarians, DrawFrame> = {
  // BAR-RULING-27 A draw from an empty deck does nothing.
  look: ofDraw.auto('BAR-RULING-27', (t, f) => {
    if (f.kinds.some((kind) => cardsLeft(t, kind) > 0)) return 'choose'
    t.emit({ rule: 'BAR-RULING-27', type: 'deckEmpty', seat: f.seat, kind: f.kinds[0] as Kind })
    return 'end'
  }),
  // BAR-GEN-10, BAR-RULING-59 Whether to take one, and from which deck, is decided before looking.
  choose: ofDraw.decision('BAR-GEN-10', {
    seat: (f) => f.seat,
    offers: [
      ofDraw.offer<DrawTop>('BAR-GEN-10', 'draw', {
        args: { deck: anyDeck },
        candidates: (_, f) => f.kinds.map((deck): DrawTop => ({ do: 'draw', deck })),
        conditions: [
          ofDraw.choiceNeeds('BAR-GEN-10', 'otherDeck', (_, f, { deck }) => f.kinds.includes(deck)),
          ofDraw.choiceNeeds('BAR-RULING-27', 'deckEmpty', (t, _, { deck }) => cardsLeft(t, deck) > 0),
        ],
        take(_, f, { deck }) {
          f.wanted = deck
          return 'reveal'
        },
      }),
      ofDraw.word('BAR-RULING-59', 'decline', 'end'),
    ],
  }),
  // BAR-SOLO-20, BAR-RULING-105 Cards of other kinds that are passed over stay where they are, seen by nobody.
  reveal: ofDraw.chance<CardId>('BAR-SOLO-20', {
    outcomes: (t, f) => outcomesAt(deckOf(t.state, f.wanted), depthOf(t, f)),
    take(t, f, card) {
      const deck = deckOf(t.state, f.wanted)
      const depth = depthOf(t, f)
      settleAt(deck, depth, card)
      if (!isWanted(t.content, f)(card)) return 'again'
      takeAt(deck, depth)
      receiveCard(t, f.by, f.seat, card, 'deck')
      return 'end'
    },
  }),
}

// —— the limit ——

/** BAR-GEN-05 Which rule limits the cards of a kind. */
export const LIMITED_BY: Readonly<Record<Kind, RuleId>> = {
  building: 'BAR-BUILD-02',
  god: 'BAR-INVOKE-03',
  warlord: 'BAR-INVOKE-05',
}
const ofLimit = steps<Barbarians, OverLimitFrame>()
export const overLimit: Rule<Barbarians, OverLimitFrame> = {
  // BAR-RULING-25 The owner picks, the new card and turned ones included; nothing is triggered.
  discard: ofLimit.decision('BAR-RULING-25', {
    seat: (f) => f.seat,
    offers: [
      ofLimit.offer<Discard>('BAR-RULING-25', 'discard', {
        args: { card: anyCard },
        candidates: ({ state }, f) =>
          heldOf(state, f.seat, f.kind).map(({ card }): Discard => ({ do: 'discard', card })),
        conditions: [
          ofLimit.choiceNeeds(
            'BAR-RULING-25',
            'otherKind',
            ({ content }, f, { card }) => cardOf(content, card).kind === f.kind,
          ),
          ofLimit.choiceNeeds('BAR-RULING-25', 'notYours', ({ state }, f, { card }) => holds(state, f.seat, card)),
        ],
        take(t, f, { card }) {
          giveUp(t, f.seat, card)
          putCardUnder(t, LIMITED_BY[f.kind], f.seat, card)
          return 'end'
        },
      }),
    ],
  }),
}

// —— filling the display ——

const ofRefill = steps<Barbarians, RefillFrame>()
export const refill: Rule<Barbarians, RefillFrame> = {
  look: ofRefill.auto('BAR-EVENT-01', (t, f) => {
    const { display } = t.state
    if (f.place === display.length) return 'end'
    if (display[f.place] === null && deckSize(t.state, displayKind(t.state, f.place)) > 0) return 'reveal'
    f.place += 1
    return 'again'
  }),
  reveal: ofRefill.chance<CardId>('BAR-EVENT-01', {
    outcomes: ({ state }, f) => outcomesAt(deckOf(state, displayKind(state, f.place)), 0),
    take(t, f, card) {
      t.state.display[f.place] = drawCard(deckOf(t.state, displayKind(t.state, f.place)), card)
      t.emit({ rule: f.by, type: 'cardShown', card, place: f.place + 1, shownTo: 'all' })
      f.place += 1
      return 'look'
    },
  }),
}
