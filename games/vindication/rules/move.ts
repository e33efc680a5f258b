/** Walking, teleporting, discovering. Ledger 3.3. */

import {
  frontsOf,
  itself,
  naming,
  oneOf,
  type Rule,
  type Seat,
  steps,
  type Table,
  type Turn,
  takeFrom,
} from '@skerry/kernel'
import { discoverBy, moveCubes, moveOf } from '../effects.ts'
import {
  canEndAt,
  canFinish,
  hexOf,
  isFree,
  openHexesAt,
  placeOf,
  playerOf,
  scoutableHexes,
  speedOf,
  standingSteps,
  triangleOf,
} from '../queries.ts'
import type {
  DiscoverFrame,
  Downgrade,
  DowngradeFrame,
  HexId,
  LayTile,
  MoveFrame,
  RegionId,
  StepTo,
  TeleportTo,
  TriangleId,
  Vindication,
} from '../types.ts'
import { anyHex, anyTriangle } from './args.ts'
import { bonusActions, moveGoesOn, pending } from './bonus.ts'
import { couldLeadTo } from './prospects.ts'

type T = Table<Vindication>
const ofMove = steps<Vindication, MoveFrame>()

function goTo(t: Turn<Vindication>, f: MoveFrame, to: TriangleId): void {
  const player = playerOf(t.state, f.seat)
  const from = player.at as TriangleId
  f.granted = Math.max(f.granted, standingSteps(t, f.seat))
  player.at = to
  f.steps += 1
  t.emit({ rule: 'VIN-MOVE-01', type: 'stepped', seat: f.seat, from, to })
}
/** VIN-MOVE-02 A Move has at least this step. */
export function beginMove(t: Turn<Vindication>, seat: Seat, to: TriangleId): void {
  const move = moveOf(t.state, seat)
  t.emit({ rule: 'VIN-MOVE-02', type: 'moveBegan', seat, from: move.from })
  goTo(t, move, to)
  t.call(move)
}

const stepsLeft = (t: T, f: MoveFrame): number => speedOf(t, f.seat) - f.steps
const neighboursOf = (t: T, f: MoveFrame): readonly TriangleId[] => triangleOf(t.content, placeOf(t, f.seat)).neighbours
const canStepTo = (t: T, f: MoveFrame, to: TriangleId): boolean => canFinish(t, f.seat, f.from, to, stepsLeft(t, f) - 1)

const step = ofMove.offer<StepTo>('VIN-MOVE-14', 'step', {
  args: { to: anyTriangle },
  candidates: (t, f) => neighboursOf(t, f).map((to) => triangleOf(t.content, to).step),
  conditions: [
    ofMove.needs('VIN-MOVE-03', 'noStepsLeft', (t, f) => stepsLeft(t, f) > 0),
    ofMove.choiceNeeds('VIN-MOVE-01', 'notAdjacent', (t, f, { to }) => neighboursOf(t, f).includes(to)),
    ofMove.choiceNeeds('VIN-MOVE-15', 'noEndLeft', (t, f, { to }) => canStepTo(t, f, to)),
  ],
  take(t, f, { to }) {
    goTo(t, f, to)
    return 'enter'
  },
})
function endMove(t: Turn<Vindication>, f: MoveFrame): 'end' {
  t.emit({ rule: 'VIN-MOVE-14', type: 'moveEnded', seat: f.seat, at: placeOf(t, f.seat) })
  return 'end'
}
const stop = ofMove.word('VIN-MOVE-14', 'stop', endMove, [
  ofMove.needs('VIN-MOVE-04', 'backAtStart', (t, f) => placeOf(t, f.seat) !== f.from),
  ofMove.needs('VIN-MOVE-05', 'occupied', (t, f) => {
    const at = placeOf(t, f.seat)
    return at === f.from || canEndAt(t.state, f.seat, f.from, at)
  }),
])

/** VIN-RULING-138 A step is left, or bonus actions could bring one. */
const canGoOn = (t: T, f: MoveFrame): boolean =>
  (stepsLeft(t, f) > 0 && neighboursOf(t, f).some((to) => canStepTo(t, f, to))) ||
  couldLeadTo(t, f.seat, ['move', 'speed'])

const targets = (t: T, { teleport }: MoveFrame) =>
  t.content.triangles.filter(({ id, isShore }) => (teleport === 'free' || isShore) && isFree(t.state, id))

export const move: Rule<Vindication, MoveFrame> = {
  // VIN-MOVE-10, VIN-RULING-16 On every triangle entered, also in passing.
  enter: ofMove.auto('VIN-MOVE-10', (t, f) => {
    t.call(discoverBy(f.seat, 'step'))
    return 'look'
  }),
  look: ofMove.auto('VIN-RULING-138', (t, f) => (f.teleport === null && canGoOn(t, f) ? 'choose' : endMove(t, f))),
  // VIN-MOVE-14, VIN-RULING-15 Stop or go on, also where one has been, knowing what was discovered; VIN-RULING-13 bonus actions between the steps.
  choose: ofMove.decision('VIN-MOVE-14', {
    seat: (f): Seat => f.seat,
    offers: [step, stop, ...bonusActions],
    blockedVerbs: [moveGoesOn],
  }),
  // VIN-MOVE-16 A free triangle, and nothing in between.
  teleport: ofMove.decision('VIN-MOVE-16', {
    seat: (f) => f.seat,
    offers: [
      ofMove.offer<TeleportTo>('VIN-MOVE-16', 'teleport', {
        args: { to: anyTriangle },
        candidates: (t, f) => targets(t, f).map(({ teleport }) => teleport),
        conditions: [
          ofMove.choiceNeeds(
            'VIN-MOVE-16',
            'notOnShore',
            (t, f, { to }) => f.teleport === 'free' || triangleOf(t.content, to).isShore,
          ),
          ofMove.choiceNeeds('VIN-MOVE-16', 'occupied', ({ state }, _, { to }) => isFree(state, to)),
        ],
        take(t, f, { to }) {
          playerOf(t.state, f.seat).at = to
          t.emit({ rule: 'VIN-MOVE-16', type: 'teleported', seat: f.seat, from: f.from, to })
          return 'enter'
        },
      }),
    ],
    ...pending,
  }),
}

// —— downgrade ——

const ofDowngrade = steps<Vindication, DowngradeFrame>()
const DOWNGRADES: readonly Downgrade[] = [
  { do: 'downgrade', from: 'conv' },
  { do: 'downgrade', from: 'inf' },
]
export const downgrade: Rule<Vindication, DowngradeFrame> = {
  // VIN-POWER-06, VIN-RULING-19 One cube one step left, as the player likes.
  zone: ofDowngrade.decision('VIN-POWER-06', {
    seat: (f): Seat => f.seat,
    offers: [
      ofDowngrade.offer<Downgrade>('VIN-POWER-06', 'downgrade', {
        args: { from: naming(oneOf('inf', 'conv'), itself) },
        candidates: () => DOWNGRADES,
        conditions: [
          ofDowngrade.choiceNeeds(
            'VIN-POWER-06',
            'zoneEmpty',
            ({ state }, f, { from }) => playerOf(state, f.seat).zones[from] > 0,
          ),
        ],
        take(t, f, { from }) {
          moveCubes(t, 'VIN-MOVE-08', f.seat, from, from === 'conv' ? 'inf' : 'pot')
          return 'end'
        },
      }),
    ],
    ...pending,
  }),
}

// —— tiles ——

const ofDiscover = steps<Vindication, DiscoverFrame>()
/** Where the tile in hand may lie. */
const openFor = (t: T, { seat, by }: DiscoverFrame): HexId[] =>
  by === 'scout' ? scoutableHexes(t) : openHexesAt(t, placeOf(t, seat))
/** VIN-MOVE-13 Nothing is drawn from an empty bag, nor without a place for it. */
const canDraw = (t: T, f: DiscoverFrame): boolean =>
  (f.by === 'step' || f.left > 0) && openFor(t, f).length > f.tiles.length && Object.keys(t.state.bag).length > 0
const RULE_OF = { start: 'VIN-SETUP-24', step: 'VIN-MOVE-10', scout: 'VIN-MOVE-10' } as const

export const discover: Rule<Vindication, DiscoverFrame> = {
  // VIN-SETUP-24, VIN-RULING-21 At the start all own tiles are seen first; VIN-MOVE-11 afterwards one at a time.
  look: ofDiscover.auto('VIN-MOVE-11', (t, f) => {
    if (f.tiles.length > 0 && (f.by !== 'start' || f.left === 0)) return 'lay'
    return canDraw(t, f) ? 'draw' : 'told'
  }),
  // VIN-SETUP-26 Uniformly, without replacement.
  draw: ofDiscover.chance<RegionId>('VIN-SETUP-26', {
    outcomes: ({ state }) => frontsOf(undefined, state.bag),
    take(t, f, tile) {
      takeFrom(t.state.bag, tile)
      f.tiles.push(tile)
      f.left = Math.max(0, f.left - 1)
      t.emit({ rule: RULE_OF[f.by], type: 'tileDrawn', seat: f.seat, tile })
      return 'look'
    },
  }),
  // VIN-MOVE-11 The player chooses the hex after seeing the tile; VIN-MOVE-12 it is uncontrolled.
  lay: ofDiscover.decision('VIN-MOVE-11', {
    seat: (f): Seat => f.seat,
    offers: [
      ofDiscover.offer<LayTile>('VIN-MOVE-11', 'lay', {
        args: { hex: anyHex },
        candidates: (t, f) => openFor(t, f).map((hex) => hexOf(t.content, hex).lay),
        conditions: [
          ofDiscover.choiceNeeds(
            'VIN-MOVE-10',
            'alreadyDiscovered',
            ({ state }, _, { hex }) => state.tiles[hex] === undefined,
          ),
          ofDiscover.choiceNeeds('VIN-MOVE-11', 'notAdjacent', (t, f, { hex }) => openFor(t, f).includes(hex)),
        ],
        take(t, f, { hex }) {
          const tile = f.tiles.shift() as RegionId
          t.state.tiles[hex] = tile
          f.laid += 1
          t.emit({ rule: RULE_OF[f.by], type: 'tileLaid', seat: f.seat, hex, tile })
          return 'look'
        },
      }),
    ],
    ...pending,
  }),
  // VIN-RULING-116 Tiles placed at setup are no discovery.
  told: ofDiscover.auto('VIN-RULING-116', (t, f) => {
    if (f.laid > 0 && f.by !== 'start') t.emit({ rule: 'VIN-MOVE-10', type: 'discovered', seat: f.seat, n: f.laid })
    return 'end'
  }),
}
