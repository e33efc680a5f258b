import {
  exactly,
  oneOf,
  outcomesAt,
  type Rule,
  type RuleId,
  searchDepth,
  settleAt,
  slot,
  steps,
  takeAt,
} from '../../../../src/index.ts'
import { gainResources, gainTroops, giveUp, putCardUnder, receiveCard } from '../effects.ts'
import {
  cardOf,
  deckOf,
  heldBy,
  heldOfKind,
  isInCategory,
  KINDS,
  LAST_LEVEL,
  levelOf,
  playerOf,
  RESOURCES,
  TRACKS,
  TROOPS,
} from '../queries.ts'
import type {
  Advance,
  Barbarians,
  CardId,
  Content,
  Discard,
  Draw,
  EitherFrame,
  FreeCardFrame,
  GainFrame,
  Kind,
  KnowledgeFrame,
  Milestone,
  MilestoneFrame,
  OverLimitFrame,
  Side,
  Track,
} from '../types.ts'
import { cardIds } from './turn.ts'

// —— goods of choice, sides of a slash ——

const n = steps<Barbarians, GainFrame>()
export const gain: Rule<Barbarians, GainFrame> = {
  // BAR-GEN-08 Any mix; BAR-RULING-24 what exceeds 6 may be named and is lost.
  resources: n.allotment('BAR-GEN-08', 'gather', {
    seat: (f) => f.seat,
    spread: (_, f) =>
      exactly(
        f.n,
        RESOURCES.map((resource) => slot(resource, f.n)),
      ),
    take(t, f, c) {
      gainResources(t, f.by, f.seat, c.n)
      return 'end'
    },
  }),
  troops: n.allotment('BAR-GEN-08', 'muster', {
    seat: (f) => f.seat,
    spread: (_, f) =>
      exactly(
        f.n,
        TROOPS.map((troop) => slot(troop, f.n)),
      ),
    take(t, f, c) {
      gainTroops(t, f.by, f.seat, c.n)
      return 'end'
    },
  }),
}

const e = steps<Barbarians, EitherFrame>()
export const either: Rule<Barbarians, EitherFrame> = {
  // BAR-GEN-06 Exactly one side.
  side: e.decision('BAR-GEN-06', {
    seat: (f) => f.context.seat,
    offers: [
      e.offer<Side>('BAR-GEN-06', 'side', {
        args: { which: oneOf(1, 2) },
        reach: (_, f) => f.sides.map((_side, i): Side => ({ do: 'side', which: i + 1 })),
        conditions: [],
        take(t, f, { which }) {
          t.run(f.sides[which - 1] ?? [], f.context)
          return 'end'
        },
      }),
    ],
  }),
}

// —— knowledge ——

const k = steps<Barbarians, KnowledgeFrame>()
const canAdvance = (track: Track, level: number, f: KnowledgeFrame) =>
  isInCategory(track, f.category) && level < LAST_LEVEL
export const knowledge: Rule<Barbarians, KnowledgeFrame> = {
  // BAR-RULING-51 A step without a possible track is lost.
  look: k.auto('BAR-RULING-51', ({ state }, f) =>
    f.left > 0 && TRACKS.some((track) => canAdvance(track, levelOf(state, f.seat, track), f)) ? 'step' : 'end',
  ),
  step: k.decision('BAR-KNOW-01', {
    seat: (f) => f.seat,
    offers: [
      k.offer<Advance>('BAR-KNOW-01', 'advance', {
        args: { track: oneOf(...TRACKS) },
        reach: () => TRACKS.map((track): Advance => ({ do: 'advance', track })),
        conditions: [
          k.needs('BAR-KNOW-02', 'otherCategory', (_, f, { track }) => isInCategory(track, f.category)),
          k.needs(
            'BAR-KNOW-03',
            'trackFinished',
            ({ state }, f, { track }) => levelOf(state, f.seat, track) < LAST_LEVEL,
          ),
        ],
        take(t, f, { track }) {
          const level = levelOf(t.state, f.seat, track) + 1
          playerOf(t.state, f.seat).knowledge[track] = level
          f.left -= 1
          t.emit({ rule: 'BAR-KNOW-01', type: 'knowledgeGained', seat: f.seat, track, level })
          return 'look'
        },
      }),
    ],
  }),
}

// —— a free card, found by search, and the limit ——

const c = steps<Barbarians, FreeCardFrame>()
const isWanted = (content: Content, f: FreeCardFrame) => (card: CardId) => cardOf(content, card).kind === f.wanted
export const freeCard: Rule<Barbarians, FreeCardFrame> = {
  // BAR-GEN-10, BAR-RULING-59 Whether to take one, and of which kind, is decided before looking.
  chooseDeck: c.decision('BAR-GEN-10', {
    seat: (f) => f.seat,
    offers: [
      c.offer<Draw>('BAR-GEN-10', 'draw', {
        args: { kind: oneOf(...KINDS) },
        reach: (_, f) => f.kinds.map((kind): Draw => ({ do: 'draw', kind })),
        conditions: [c.needs('BAR-GEN-10', 'notThisDeck', (_, f, { kind }) => f.kinds.includes(kind))],
        take(_, f, { kind }) {
          f.wanted = kind
          return 'look'
        },
      }),
      c.word('BAR-RULING-59', 'decline', 'end'),
    ],
  }),
  // BAR-RULING-27 Without a card of the kind nothing happens.
  look: c.auto('BAR-RULING-27', (t, f) => {
    const deck = deckOf(t.state, f.wanted)
    if (searchDepth(deck, isWanted(t.content, f)) >= 0) return 'search'
    t.reveal('all')
    t.emit({ rule: 'BAR-RULING-27', type: 'nothingFound', seat: f.seat, kind: f.wanted })
    return 'end'
  }),
  // BAR-SOLO-20, BAR-RULING-105 From the top; cards of other kinds stay where they are, fixed and seen by nobody.
  search: c.chance<CardId>('BAR-SOLO-20', {
    outcomes({ state, content }, f) {
      const deck = deckOf(state, f.wanted)
      return outcomesAt(deck, searchDepth(deck, isWanted(content, f)))
    },
    take(t, f, card) {
      const deck = deckOf(t.state, f.wanted)
      const depth = searchDepth(deck, isWanted(t.content, f))
      settleAt(deck, depth, card)
      if (cardOf(t.content, card).kind !== f.wanted) return 'look'
      takeAt(deck, depth)
      t.reveal('all')
      receiveCard(t, 'BAR-SOLO-20', f.seat, card)
      return 'end'
    },
  }),
}

/** Which rule limits the cards of a kind. */
export const LIMITED_BY: Readonly<Record<Kind, RuleId>> = {
  god: 'BAR-INVOKE-03',
  warlord: 'BAR-INVOKE-05',
  building: 'BAR-BUILD-02',
}
const l = steps<Barbarians, OverLimitFrame>()
export const overLimit: Rule<Barbarians, OverLimitFrame> = {
  // BAR-RULING-25 The owner picks, the new card and turned cards included; nothing is triggered.
  discard: l.decision('BAR-RULING-25', {
    seat: (f) => f.seat,
    offers: [
      l.offer<Discard>('BAR-RULING-25', 'discard', {
        args: { card: cardIds },
        reach: (t, f) => heldOfKind(t, f.seat, f.kind).map(({ card }): Discard => ({ do: 'discard', card })),
        conditions: [
          l.needs('BAR-RULING-25', 'otherKind', ({ content }, f, { card }) => cardOf(content, card).kind === f.kind),
          l.needs('BAR-RULING-25', 'notYours', ({ state }, f, { card }) => heldBy(state, f.seat, card) !== undefined),
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

// —— milestones, the end called ——

const m = steps<Barbarians, MilestoneFrame>()
export const milestone: Rule<Barbarians, MilestoneFrame> = {
  // BAR-HON-02, BAR-RULING-55 Its bonus with all that follows from it, before the next milestone.
  bonus: m.auto('BAR-HON-02', (t, { seat, space }) => {
    const { bonus } = t.content.milestones.find(({ at }) => at === space) as Milestone
    t.emit({ rule: 'BAR-HON-02', type: 'milestonePassed', seat, at: space })
    t.run(bonus, { seat, rule: 'BAR-HON-02' })
    return 'end'
  }),
}
