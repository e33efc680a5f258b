/** A turn: three main actions in any order, bonus actions between them. Ledger 3.2, 3.4, 3.5. */

import { oneOf, type Rule, type Seat, steps, type Table, type Turn } from '@skerry/kernel'
import { attributesOf, augmentBy, moveCubes } from '../effects.ts'
import type { RuleId } from '../ledger.ts'
import {
  COMMON,
  canFinish,
  cardOf,
  costOf,
  hexOf,
  inPlay,
  isAt,
  isHemmedIn,
  type OptionFault,
  optionFault,
  placeOf,
  playerOf,
  regionAt,
  speedOf,
  triangleOf,
  unpaid,
} from '../queries.ts'
import type {
  Activate,
  CardId,
  ControlFirst,
  Hasten,
  HexId,
  Region,
  RegionId,
  RegionOption,
  StepTo,
  TriangleId,
  TurnFrame,
  Vindication,
  VisitHex,
} from '../types.ts'
import { anyHex, anyoneToActivate, anyTriangle } from './args.ts'
import { bonusActions, hasConvictionFor, isControllable, isNotOwn } from './bonus.ts'
import { beginMove } from './move.ts'

type T = Table<Vindication>
const { decision, auto, offer, word, choiceNeeds, needs } = steps<Vindication, TurnFrame>()

// —— Move (3.3): its first step ——

const isMoveOpen = needs('VIN-TURN-02', 'moveUsed', (_, f) => f.move === 'open')
const canStepTo = (t: T, { seat }: TurnFrame, to: TriangleId): boolean =>
  canFinish(t, seat, placeOf(t, seat), to, speedOf(t, seat) - 1)

const step = offer<StepTo>('VIN-MOVE-01', 'step', {
  args: { to: anyTriangle },
  *candidates(t, f) {
    if (f.move === 'open')
      for (const to of triangleOf(t.content, placeOf(t, f.seat)).neighbours) yield triangleOf(t.content, to).step
  },
  conditions: [
    isMoveOpen,
    choiceNeeds('VIN-MOVE-01', 'notAdjacent', (t, f, { to }) =>
      triangleOf(t.content, placeOf(t, f.seat)).neighbours.includes(to),
    ),
    choiceNeeds('VIN-MOVE-15', 'noEndLeft', (t, f, { to }) => canStepTo(t, f, to)),
  ],
  take(t, f, { to }) {
    f.move = 'done'
    beginMove(t, f.seat, to)
    return 'again'
  },
})

const isHemmed = needs('VIN-MOVE-06', 'notHemmedIn', (t, f) => isHemmedIn(t, f.seat))
const HASTENS: readonly Hasten[] = [
  { do: 'hasten', by: 1 },
  { do: 'hasten', by: 2 },
]
/** VIN-MOVE-07, -08 One downgrade, whether 1 or 2 are added. */
const hasten = offer<Hasten>('VIN-MOVE-07', 'hasten', {
  args: { by: oneOf(1, 2) },
  candidates: () => HASTENS,
  conditions: [
    isMoveOpen,
    isHemmed,
    needs('VIN-RULING-19', 'nothingToDowngrade', ({ state }, f) => {
      const { inf, conv } = playerOf(state, f.seat).zones
      return inf + conv > 0
    }),
  ],
  take(t, f, { by }) {
    f.hastened = by
    t.emit({ rule: 'VIN-MOVE-07', type: 'hastened', seat: f.seat, by })
    t.call({ rule: 'downgrade', at: 'zone', seat: f.seat })
    return 'again'
  },
})
const waive = word(
  'VIN-MOVE-09',
  'waive',
  (t, f) => {
    f.move = 'waived'
    t.emit({ rule: 'VIN-MOVE-09', type: 'moveWaived', seat: f.seat })
    return 'again'
  },
  [isMoveOpen, isHemmed],
)

// —— Activate (3.4) ——

const CHARACTER: Activate = { do: 'activate', who: 'character' }
const activate = offer<Activate>('VIN-ACT-01', 'activate', {
  args: { who: anyoneToActivate },
  *candidates({ state, content }, f) {
    if (f.activated.length > f.moreActivations) return
    yield CHARACTER
    for (const { card } of playerOf(state, f.seat).cards) {
      const { kind, activate } = cardOf(content, card)
      if (kind === 'companion') yield activate
    }
  },
  conditions: [
    needs('VIN-ACT-01', 'alreadyActivated', (_, f) => f.activated.length < 1 + f.moreActivations),
    choiceNeeds('VIN-ACT-11', 'sameAgain', (_, f, { who }) => !f.activated.includes(who)),
    choiceNeeds(
      'VIN-ACT-01',
      'notYours',
      ({ state }, f, { who }) => who === 'character' || inPlay(state, f.seat, who) !== undefined,
    ),
    choiceNeeds(
      'VIN-ACT-10',
      'noInfluence',
      ({ state }, f, { who }) => who === 'character' || playerOf(state, f.seat).zones.inf > 0,
    ),
  ],
  take(t, f, { who }) {
    f.activated.push(who)
    t.emit({ rule: 'VIN-ACT-01', type: 'activated', seat: f.seat, who })
    if (who === 'character') activateCharacter(t, f.seat)
    else activateCompanion(t, f.seat, who)
    return 'again'
  },
})
/** VIN-ACT-03 … -05 No cube; one common attribute, or two once vindicated. */
function activateCharacter(t: Turn<Vindication>, seat: Seat): void {
  const { isVindicated } = playerOf(t.state, seat)
  const rule = isVindicated ? 'VIN-ACT-05' : 'VIN-ACT-04'
  t.call(attributesOf(rule, seat, isVindicated ? [COMMON, COMMON] : [COMMON]))
}
/** VIN-ACT-02, VIN-COMP-03 1 Influence cube; VIN-RULING-22, -23 then what is printed. */
function activateCompanion(t: Turn<Vindication>, seat: Seat, card: CardId): void {
  moveCubes(t, 'VIN-ACT-02', seat, 'inf', card)
  t.call(attributesOf('VIN-ACT-06', seat, cardOf(t.content, card).attributes, card))
}

// —— Visit or Rest (3.5) ——

const visitsDone = ({ visited, isRested }: TurnFrame): number => visited.length + (isRested ? 1 : 0)
const canVisitMore = needs('VIN-VISIT-01', 'alreadyVisited', (_, f) => visitsDone(f) < 1 + f.moreVisits)

const optionsAt = (t: T, hex: HexId): readonly RegionOption[] => regionAt(t, hex)?.options ?? []
function hasOption(t: T, f: TurnFrame, hex: HexId, isOpen: (fault: OptionFault | null) => boolean): boolean {
  const region = regionAt(t, hex)
  if (region === null) return false
  for (let i = 0; i < region.options.length; i++)
    if (isOpen(optionFault(t, f.seat, region, region.options[i] as RegionOption))) return true
  return false
}
const needsOption = (rule: RuleId, fault: OptionFault, isOpen: (fault: OptionFault | null) => boolean) =>
  choiceNeeds<{ readonly do: string; readonly hex: HexId }>(rule, fault, (t, f, { hex }) =>
    hasOption(t, f, hex, isOpen),
  )

const isPayable = (fault: OptionFault | null): boolean => fault === null
/** The prices of the options that nothing but their price bars. */
function pricesAt(t: T, { seat }: TurnFrame, hex: HexId): ReturnType<typeof costOf>[] {
  const region = regionAt(t, hex) as Region
  const barred = region.options.filter((option) => optionFault(t, seat, region, option) === 'cannotPay')
  return barred.map((option) => costOf(t, seat, region, option))
}

/** What holds for every visit, whether control is taken before it or not. */
const visitable = [
  canVisitMore,
  choiceNeeds<{ readonly do: string; readonly hex: HexId }>('VIN-VISIT-02', 'notAdjacent', (t, f, { hex }) =>
    isAt(t, f.seat, hex),
  ),
  choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
    'VIN-VISIT-02',
    'notDiscovered',
    (t, _, { hex }) => regionAt(t, hex) !== null,
  ),
  // VIN-VISIT-04 "→" once per turn and tile.
  choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
    'VIN-RULING-119',
    'visitedBefore',
    (_, f, { hex }) => !f.visited.includes(hex),
  ),
  needsOption('VIN-MONSTER-02', 'noChampion', (fault) => fault !== 'noChampion'),
  needsOption('VIN-VISIT-16', 'noneLeft', (fault) => fault !== 'noneLeft' && fault !== 'noChampion'),
  needsOption('VIN-VISIT-16', 'nothingToRecharge', (fault) => fault === null || fault === 'cannotPay'),
  choiceNeeds<{ readonly do: string; readonly hex: HexId }>(
    'VIN-VISIT-03',
    'cannotPay',
    (t, f, { hex }) => hasOption(t, f, hex, isPayable),
    (t, f, { hex }) => unpaid(t, f.seat, pricesAt(t, f, hex)),
  ),
]
/** Those the medallion touches whose visit could be paid for. */
const nearHexes = (t: T, f: TurnFrame): readonly HexId[] =>
  visitsDone(f) < 1 + f.moreVisits
    ? triangleOf(t.content, placeOf(t, f.seat)).hexes.filter(
        (hex) => !f.visited.includes(hex) && hasOption(t, f, hex, isPayable),
      )
    : []

function beginVisit(t: Turn<Vindication>, f: TurnFrame, hex: HexId, isControlFirst: boolean): 'again' {
  const region = t.state.tiles[hex] as RegionId
  f.visited.push(hex)
  t.emit({ rule: 'VIN-VISIT-02', type: 'visitBegan', seat: f.seat, hex, region })
  t.call({
    rule: 'visit',
    at: 'option',
    seat: f.seat,
    hex,
    region,
    isControlFirst,
    option: 0,
    cost: {},
    done: optionsAt(t, hex).map(() => 0),
  })
  return 'again'
}
const visit = offer<VisitHex>('VIN-VISIT-02', 'visit', {
  args: { hex: anyHex },
  candidates: (t, f) => nearHexes(t, f).map((hex) => hexOf(t.content, hex).visit),
  exact: true,
  conditions: visitable,
  take: (t, f, { hex }) => beginVisit(t, f, hex, false),
})
/** VIN-RULING-36 Control, then the visit at once: possible only if the visit is. */
const controlFirst = offer<ControlFirst>('VIN-RULING-36', 'controlFirst', {
  args: { hex: anyHex },
  *candidates(t, f) {
    if (playerOf(t.state, f.seat).zones.conv > 0)
      for (const hex of nearHexes(t, f)) yield hexOf(t.content, hex).controlFirst
  },
  conditions: [...visitable, isControllable, isNotOwn, hasConvictionFor],
  take: (t, f, { hex }) => beginVisit(t, f, hex, true),
})

/** VIN-VISIT-08, VIN-RULING-35 Instead of a visit: augment 1. */
const rest = word(
  'VIN-VISIT-08',
  'rest',
  (t, f) => {
    f.isRested = true
    t.call(augmentBy('VIN-VISIT-08', f.seat, 1, 'either'))
    return 'rested'
  },
  [
    // VIN-RULING-119 One more visit is a visit: no rest in its place.
    needs('VIN-VISIT-01', 'alreadyVisited', (_, f) => f.visited.length === 0),
    needs('VIN-VISIT-01', 'alreadyRested', (_, f) => !f.isRested),
  ],
)

const endTurn = word(
  'VIN-TURN-06',
  'endTurn',
  (t, f) => {
    t.emit({ rule: 'VIN-TURN-06', type: 'turnEnded', seat: f.seat })
    return 'end'
  },
  // VIN-TURN-03, VIN-RULING-12 Move alone is a must; VIN-RULING-120 a turn with nothing else is legal.
  [needs('VIN-TURN-03', 'moveFirst', (_, f) => f.move !== 'open')],
)

export const turn: Rule<Vindication, TurnFrame> = {
  // VIN-TURN-02, -04 Each main action at most once, bonus actions at any moment.
  actions: decision('VIN-TURN-02', {
    seat: (f): Seat => f.seat,
    offers: [step, hasten, waive, activate, visit, controlFirst, rest, ...bonusActions, endTurn],
  }),
  // VIN-VISIT-08 The augment is done; now it is a rest that cards may answer.
  rested: auto('VIN-VISIT-08', (t, f) => {
    t.emit({ rule: 'VIN-VISIT-08', type: 'rested', seat: f.seat })
    return 'actions'
  }),
}
