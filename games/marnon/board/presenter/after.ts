/** The view as it looks after an event, for drawing only: the rules' own commands on copies of what changes. */

import { type Changes, type EventOf, followedBy, withPlayer } from '@skerry/boards'
import type { Seat, Split, ThingId } from '@skerry/kernel'
import { addUnits, moveUnits, removeUnits } from '../../effects.ts'
import { fieldOfSlot, figureOfSlot, partyIn, placeInOrder, slotOf } from '../../queries.ts'
import type { Content, FieldId, FightFrame, Marnon, MarnonEvent, Party, State, TurnFrame } from '../../types.ts'

// —— copies of what changes ——

/** A state whose holdings in these slots, and players if figures are among them, may be changed. */
function draftOf(state: State, slots: readonly ThingId[]): State {
  const touched = new Set(slots.map((id) => placeInOrder(fieldOfSlot(id))))
  return {
    ...state,
    fields: state.fields.map((held, i) => (touched.has(i) ? { ...held } : held)),
    players: slots.some((id) => figureOfSlot(id) !== null)
      ? state.players.map((player) => ({ ...player }))
      : state.players,
  }
}

function withUnits(state: State, party: Party, n: Split): State {
  const next = draftOf(state, Object.keys(n))
  for (const id in n) addUnits(next, party, figureOfSlot(id), n[id] as number, fieldOfSlot(id))
  return next
}

export function withMoved(state: State, party: Party, n: Split, to: FieldId): State {
  const next = draftOf(state, [...Object.keys(n), to])
  moveUnits(next, party, n, to)
  return next
}

// —— what goes on, so that the header follows and dice know their fight ——

type MarnonFrame = Marnon['frame']

const withoutFights = (stack: readonly MarnonFrame[]): readonly MarnonFrame[] =>
  stack.filter(({ rule }) => rule !== 'attack' && rule !== 'fight')

const turnOf = (seat: Seat, at: TurnFrame['at']): TurnFrame => ({
  rule: 'turn',
  at,
  seat,
  aid: null,
  men: 0,
  field: null,
  extraAttackOpen: false,
})

const fightIn = (state: State, party: Party, source: FieldId, target: FieldId, by: FightFrame['by']): FightFrame => ({
  rule: 'fight',
  at: 'exchange',
  attacker: { party, field: source },
  defender: { party: partyIn(state, target) as Party, field: target },
  by,
  due: { attacker: 0, defender: 0 },
  named: { attacker: {}, defender: {} },
})

/** Before its first exchange only the attack tells whose fight it is. */
function fightBegun(frames: readonly MarnonFrame[], before: State): readonly MarnonFrame[] {
  const attack = frames.findLast((frame) => frame.rule === 'attack')
  if (attack === undefined || frames.some(({ rule }) => rule === 'fight')) return frames
  return [...frames, fightIn(before, attack.seat, attack.source, attack.target, attack.by)]
}

// —— what changes by each event ——

const losses = (state: State, { losses: all }: EventOf<MarnonEvent, 'unitsLost'>): State => {
  const next = draftOf(
    state,
    all.flatMap(({ n }) => Object.keys(n)),
  )
  for (const { n } of all) removeUnits(next, n)
  return next
}
const each = (fields: readonly FieldId[], n: number): Split => Object.fromEntries(fields.map((id) => [id, n]))

const CHANGES: Changes<MarnonEvent, State, MarnonFrame, Content> = {
  // setup
  startDieRolled: {
    // MAR-SETUP-02 the roll of the setup is no phase
    frames: (frames, { rule }) =>
      rule === 'MAR-START-01' ? [{ rule: 'startRoll', at: 'roll', seats: [], rolls: [] }] : frames,
  },
  startPlayerChosen: (state, { seat }) => ({ ...state, startPlayer: seat }),
  fieldSettled: (state, { seat, field }) => withUnits(state, seat, { [field]: 1 }),
  orcsPlaced: (state, { fields, orcs }) => withUnits(state, 'orcs', each(fields, orcs)),
  doublesRolled: null,
  tileLaid: (state, { owner, field, kind }) => ({
    ...state,
    tiles: [...state.tiles, { owner, field, kind: kind ?? 'hidden' }],
  }),
  menPlaced: (state, { seat, n }) => withUnits(state, seat, n),

  // the orcs
  roundBegan: {
    state: (state, { round }) => ({ ...state, round }),
    frames: () => [{ rule: 'orcs', at: 'begin', named: [], source: 0, way: 0 }],
  },
  regionNamed: null,
  regionNamedAgain: null,
  regionSpared: null,
  allRegionsNamed: null,
  orcsGrew: (state, { n }) => withUnits(state, 'orcs', n),
  orcsRoused: null,
  orcsAttacked: {
    frames: (frames, { source, target, by }, { before }) => [
      ...withoutFights(frames),
      fightIn(before, 'orcs', source, target, by),
    ],
  },
  targetSpared: null,
  fieldsFilled: (state, { fields }) => withUnits(state, 'orcs', each(fields, 1)),

  // dragon and Peacemaker
  dragonLanded: {
    state: (state, { field }) => ({ ...state, dragon: field }),
    frames: () => [{ rule: 'dragon', at: 'devour', die: 0, atePlayer: false }],
  },
  dragonBit: null,
  dragonStayed: null,
  peacemakerMoved: {
    state: (state, { field }) => ({ ...state, peacemaker: field }),
    frames: () => [{ rule: 'peace', at: 'gift' }],
  },
  orcsGifted: (state, { field, orcs }) => withUnits(state, 'orcs', { [field]: orcs }),

  // turns
  turnBegan: { frames: (_, { seat }) => [turnOf(seat, 'aid')] },
  aidTaken: (state, { seat, tally }) => withPlayer(state, seat, { aids: tally }),
  treasureMoved: (state, { from, field }) => ({
    ...state,
    tiles: state.tiles.map((tile) => (tile.field === from ? { ...tile, field } : tile)),
    treasureMoved: true,
  }),
  reinforcementsCounted: { frames: (_, { seat }) => [turnOf(seat, 'reinforce')] },
  attackDeclared: {
    frames: (_, { seat, source, target, by }) => [
      turnOf(seat, 'afterAttack'),
      { rule: 'attack', at: 'muster', seat, source, target, by, gave: [] },
    ],
  },
  unitsMustered: (state, { seat, n, field }) => withMoved(state, seat, n, field),
  figureJumped: (state, { seat, figure, from, field }) => withMoved(state, seat, { [slotOf(from, figure)]: 1 }, field),

  // fights
  diceRolled: { frames: (frames, _, { before }) => fightBegun(frames, before) },
  bothMissed: null,
  unitsLost: losses,
  fightEnded: { frames: withoutFights },
  fieldOccupied: { state: (state, { party, n, field }) => withMoved(state, party, n, field), frames: withoutFights },

  // treasures
  treasureFound: (state, { seat, field, kind }) =>
    withPlayer({ ...state, tiles: state.tiles.filter((tile) => tile.field !== field) }, seat, {
      found: [...(state.players[seat]?.found ?? []), kind],
    }),
  ringTurned: null,
  ringUnused: null,
  // MAR-RULING-92
  eliminated: (state, { seat }) =>
    withPlayer({ ...state, tiles: state.tiles.filter(({ owner }) => owner !== seat) }, seat, { out: true }),
}

export const { after, stateAfter } = followedBy(CHANGES)
