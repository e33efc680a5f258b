import {
  drawCard,
  oneOf,
  outcomesAt,
  type Rule,
  reshuffle,
  settleAt,
  sizeOf,
  steps,
  type Table,
  type Turn,
  takeAt,
} from '../../../../src/index.ts'
import { changeHonor, fightOf, gainOf, moveCubes } from '../effects.ts'
import { cardOf, EMPOWERED_CARDS, MAW, MAW_COST, playerOf, VISIT_HONOR } from '../queries.ts'
import type { CardId, Draw, GainFrame, Maw, Pick, Source, State, VisitFrame } from '../types.ts'
import { anyCard, inFight } from './bonus.ts'

// —— a visit of the Gaping Maw, up to the fight (VIN-RULING-129, -61) ——

const v = steps<Maw, VisitFrame>()

/** VIN-VISIT-09, -12 The open monster (there is one while any is left, VIN-INV-08), the unseen one, or the empowered draw. */
const draw = v.offer<Draw>('VIN-VISIT-09', 'draw', {
  args: { from: oneOf('open', 'deck', 'empowered') },
  reach: () => (['open', 'deck', 'empowered'] as const).map((from): Draw => ({ do: 'draw', from })),
  conditions: [
    v.needs('VIN-RULING-33', 'deckEmpty', ({ state }, _, { from }) => from !== 'deck' || sizeOf(state.monsters) > 0),
    v.needs(
      'VIN-VISIT-12',
      'noConviction',
      ({ state }, f, { from }) => from !== 'empowered' || playerOf(state, f.seat).zones.conv > 0,
    ),
    v.needs(
      'VIN-RULING-30',
      'nothingToChoose',
      ({ state }, _, { from }) => from !== 'empowered' || sizeOf(state.monsters) > 0 || state.open.length > 1,
    ),
  ],
  take(t, f, { from }) {
    if (from === 'deck') return 'blindDraw'
    if (from === 'open') return defeat(t, f, t.state.open.pop() as CardId, 'open') // VIN-RULING-28 only the top one
    moveCubes(t, 'VIN-VISIT-12', f.seat, 'conv', 'inf') // VIN-RULING-30 paid before looking
    return sizeOf(t.state.monsters) > 0 ? 'look' : 'pick'
  },
})

/** VIN-RULING-61 The card is gained, then the dice are rolled. */
function defeat(t: Turn<Maw>, { seat }: VisitFrame, card: CardId, source: Source): 'end' {
  t.call(gainOf(seat, card, source))
  t.call(fightOf(seat))
  return 'end'
}

/** VIN-VISIT-12 The whole open pile and what was seen of the deck. */
const eligible = ({ state }: Table<Maw>, { seen }: VisitFrame): CardId[] => [
  ...state.open,
  ...state.monsters.top.slice(0, seen).flatMap((at) => at.is ?? []),
]

const pick = v.offer<Pick>('VIN-VISIT-12', 'pick', {
  args: { card: anyCard },
  reach: (t, f) => eligible(t, f).map((card): Pick => ({ do: 'pick', card })),
  conditions: [v.needs('VIN-VISIT-12', 'notAmongThem', (t, f, { card }) => eligible(t, f).includes(card))],
  take(t, f, { card }) {
    const { monsters, open } = t.state
    const depth = monsters.top.findIndex((at) => at.is === card)
    if (depth >= 0) takeAt(monsters, depth)
    const left = open.splice(0).filter((id) => id !== card)
    reshuffle(monsters, Object.fromEntries(left.map((id) => [id, 1]))) // VIN-VISIT-12 everything not chosen
    t.reveal('all') // the card goes to the tableau, whoever had seen it
    t.emit({ rule: 'VIN-VISIT-12', type: 'deckMixed' })
    return defeat(t, f, card, 'empowered')
  },
})

export const visiting: Rule<Maw, VisitFrame> = {
  // VIN-REG-06, VIN-VISIT-06 2 COU go back to Influence.
  payment: v.auto('VIN-REG-06', (t, f) => {
    moveCubes(t, 'VIN-REG-06', f.seat, 'COU', 'inf', MAW_COST)
    return 'controllersHonor'
  }),
  // VIN-VISIT-07 Another player's region pays that player, before the effect; VIN-VISIT-15 the own one nobody.
  controllersHonor: v.auto('VIN-VISIT-07', (t, f) => {
    const { controller } = t.state
    if (controller !== null && controller !== f.seat) changeHonor(t, 'VIN-VISIT-07', controller, VISIT_HONOR)
    return 'visited'
  }),
  // VIN-RULING-129 Then come the answers to the visit.
  visited: v.auto('VIN-RULING-129', (t, f) => {
    t.emit({ rule: 'VIN-RULING-129', type: 'regionVisited', seat: f.seat, region: MAW })
    return 'source'
  }),
  // VIN-MONSTER-05 After the victory, which is certain (VIN-MONSTER-04), the player takes a monster.
  source: v.decision('VIN-VISIT-09', { seat: (f) => f.seat, offers: [draw], ...inFight }),
  // VIN-VISIT-09 The top card of the deck, unseen until it is taken.
  blindDraw: v.chance('VIN-VISIT-09', {
    outcomes: ({ state }) => outcomesAt(state.monsters, 0),
    take(t, f, card) {
      return defeat(t, f, drawCard(t.state.monsters, card), 'deck')
    },
  }),
  // VIN-VISIT-12, VIN-RULING-29 The uppermost three, for the drawing player's eyes; VIN-RULING-30 all if there are fewer.
  look: v.chance('VIN-VISIT-12', {
    outcomes: ({ state }, f) => outcomesAt(state.monsters, f.seen),
    take(t, f, card) {
      const depth = f.seen
      settleAt(t.state.monsters, depth, card, [f.seat])
      t.reveal([f.seat])
      const seen = { rule: 'VIN-RULING-29', type: 'cardSeen', seat: f.seat, depth } as const
      t.emit({ ...seen, card, shownTo: [f.seat], others: seen })
      f.seen += 1
      return f.seen < Math.min(EMPOWERED_CARDS, sizeOf(t.state.monsters)) ? 'again' : 'pick'
    },
  }),
  // VIN-VISIT-12 One of the whole open pile and the cards seen.
  pick: v.decision('VIN-VISIT-12', { seat: (f) => f.seat, offers: [pick], ...inFight }),
}

// —— gaining a card, in one order for all (VIN-RULING-130) ——

const n = steps<Maw, GainFrame>()
export const gain: Rule<Maw, GainFrame> = {
  tableau: n.auto('VIN-RULING-130', (t, f) => {
    playerOf(t.state, f.seat).cards.push({ card: f.card, cubes: 0, mate: null })
    t.emit({ rule: 'VIN-MONSTER-05', type: 'cardGained', seat: f.seat, card: f.card, source: f.source })
    return turnsUp(t.state, f) ? 'openPile' : 'honor'
  }),
  // VIN-VISIT-10, -11, -12 The next card of the deck is turned over onto the open pile.
  openPile: n.chance('VIN-VISIT-10', {
    outcomes: ({ state }) => outcomesAt(state.monsters, 0),
    take(t, _, card) {
      t.state.open.push(drawCard(t.state.monsters, card))
      t.emit({ rule: 'VIN-VISIT-10', type: 'monsterTurnedUp', card })
      return 'honor'
    },
  }),
  // VIN-CARD-01 The printed honor, up or down; coins and triggers follow at once.
  honor: n.auto('VIN-CARD-01', (t, f) => {
    changeHonor(t, 'VIN-CARD-01', f.seat, cardOf(t.content, f.card).honor)
    return 'enter'
  }),
  // VIN-RULING-130 Then ENTER.
  enter: n.auto('VIN-RULING-130', (t, f) => {
    for (const c of cardOf(t.content, f.card).clauses)
      if (c.on === 'ENTER') t.run(c.deeds, { seat: f.seat, card: f.card })
    return 'told'
  }),
  // VIN-RULING-130 Last, everybody's answers: youDefeat, oppGains.
  told: n.auto('VIN-RULING-130', (t, f) => {
    t.emit({ rule: 'VIN-MONSTER-05', type: 'monsterDefeated', seat: f.seat, card: f.card })
    return 'end'
  }),
}
/** VIN-VISIT-10 After a face-down draw, VIN-VISIT-11, -12 or when the open pile is empty; VIN-RULING-33 if there is a card. */
const turnsUp = ({ monsters, open }: State, { source }: GainFrame): boolean =>
  sizeOf(monsters) > 0 && (source === 'deck' || open.length === 0)
