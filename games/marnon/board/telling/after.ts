/** The view as it looks after an event, for drawing only: the rules' own commands on copies of what changes. */

import type { Seat, Split, ThingId } from '@skerry/kernel'
import { addUnits, moveUnits, removeUnits } from '../../effects.ts'
import { frameOf, type Seen } from '../../outlook.ts'
import { fieldOfSlot, figureOfSlot, partyIn, placeInOrder, slotOf } from '../../queries.ts'
import type { Content, FieldId, FightFrame, Marnon, MarnonEvent, Party, Player, State, TurnFrame } from '../../types.ts'

export function after(_content: Content, view: Seen, event: MarnonEvent): Seen {
  const state = stateAfter(view.state, event)
  const stack = stackAfter(view, event)
  return state === view.state && stack === view.stack ? view : { ...view, state, stack }
}

export function stateAfter(state: State, event: MarnonEvent): State {
  switch (event.type) {
    case 'roundBegan':
      return { ...state, round: event.round }
    case 'startPlayerChosen':
      return { ...state, startPlayer: event.seat }
    case 'dragonLanded':
      return { ...state, dragon: event.field }
    case 'peacemakerMoved':
      return { ...state, peacemaker: event.field }
    case 'aidTaken':
      return withPlayer(state, event.seat, { aids: event.tally })
    case 'tileLaid':
    case 'treasureMoved':
    case 'treasureFound':
    case 'eliminated':
      return tilesAfter(state, event)
    default:
      return unitsAfter(state, event)
  }
}

function tilesAfter(
  state: State,
  event: Extract<MarnonEvent, { type: 'tileLaid' | 'treasureMoved' | 'treasureFound' | 'eliminated' }>,
): State {
  const { tiles } = state
  switch (event.type) {
    case 'tileLaid':
      return {
        ...state,
        tiles: [...tiles, { owner: event.owner, field: event.field, kind: event.kind ?? 'hidden' }],
      }
    case 'treasureMoved': {
      const moved = tiles.map((tile) => (tile.field === event.from ? { ...tile, field: event.field } : tile))
      return { ...state, tiles: moved, treasureMoved: true }
    }
    case 'treasureFound': {
      const found = [...(state.players[event.seat]?.found ?? []), event.kind]
      const left = tiles.filter(({ field }) => field !== event.field)
      return withPlayer({ ...state, tiles: left }, event.seat, { found })
    }
    case 'eliminated': // MAR-RULING-92
      return withPlayer({ ...state, tiles: tiles.filter(({ owner }) => owner !== event.seat) }, event.seat, {
        out: true,
      })
  }
}

function unitsAfter(state: State, event: MarnonEvent): State {
  switch (event.type) {
    case 'fieldSettled':
      return withUnits(state, event.seat, { [event.field]: 1 })
    case 'menPlaced':
      return withUnits(state, event.seat, event.n)
    case 'orcsPlaced':
      return withUnits(state, 'orcs', Object.fromEntries(event.fields.map((id) => [id, event.orcs])))
    case 'orcsGrew':
      return withUnits(state, 'orcs', event.n)
    case 'fieldsFilled':
      return withUnits(state, 'orcs', Object.fromEntries(event.fields.map((id) => [id, 1])))
    case 'orcsGifted':
      return withUnits(state, 'orcs', { [event.field]: event.orcs })
    case 'unitsMustered':
      return withMoved(state, event.seat, event.n, event.field)
    case 'fieldOccupied':
      return withMoved(state, event.party, event.n, event.field)
    case 'figureJumped':
      return withMoved(state, event.seat, { [slotOf(event.from, event.figure)]: 1 }, event.field)
    case 'unitsLost': {
      const next = draftOf(
        state,
        event.losses.flatMap(({ n }) => Object.keys(n)),
      )
      for (const { n } of event.losses) removeUnits(next, n)
      return next
    }
    default:
      return state
  }
}

// —— copies of what changes ——

const withPlayer = (state: State, seat: Seat, changed: Partial<Player>): State => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...changed } : player)),
})

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

function stackAfter(view: Seen, event: MarnonEvent): readonly MarnonFrame[] {
  const { state } = view
  const stack = view.stack as readonly MarnonFrame[]
  switch (event.type) {
    case 'roundBegan':
      return [{ rule: 'orcs', at: 'begin', named: [], source: 0, way: 0 }]
    case 'orcsAttacked':
      return [...withoutFights(stack), fightIn(state, 'orcs', event.source, event.target, event.by)]
    case 'dragonLanded':
      return [{ rule: 'dragon', at: 'devour', die: 0, atePlayer: false }]
    case 'peacemakerMoved':
      return [{ rule: 'peace', at: 'gift' }]
    case 'startDieRolled': // MAR-SETUP-02 the roll of the setup is no phase
      return event.rule === 'MAR-START-01' ? [{ rule: 'startRoll', at: 'roll', seats: [], rolls: [] }] : stack
    case 'turnBegan':
      return [turnOf(event.seat, 'aid')]
    case 'reinforcementsCounted':
      return [turnOf(event.seat, 'reinforce')]
    case 'attackDeclared': {
      const { seat, source, target, by } = event
      return [turnOf(seat, 'afterAttack'), { rule: 'attack', at: 'muster', seat, source, target, by, gave: [] }]
    }
    case 'diceRolled': {
      const attack = frameOf(view, 'attack')
      if (attack === undefined || frameOf(view, 'fight') !== undefined) return stack
      return [...stack, fightIn(state, attack.seat, attack.source, attack.target, attack.by)]
    }
    case 'fightEnded':
    case 'fieldOccupied':
      return withoutFights(stack)
    default:
      return stack
  }
}

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
