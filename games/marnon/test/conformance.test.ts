import type { Play, Position, Random, Seat, Viewer } from '@skerry/kernel'
import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, orders, pack } from '../index.ts'
import { FIGURES, forceIn, hiderOf, isCastle, treasuresInPlay, unitCount, unitsOf } from '../queries.ts'
import type { Content, Marnon, State } from '../types.ts'
import { words } from '../words/index.ts'

/** The state invariants of the game (1–12): how often each is broken. Whatever the table, it is never. */
function conserved(content: Content, { state, result }: Position<State, Marnon['frame']>) {
  const fields = content.fields.map((id) => forceIn(state, id))
  const count = <T>(all: readonly T[], isBroken: (one: T) => boolean) => all.filter(isBroken).length
  const seats = state.players.map((_, seat) => seat)
  const isSettled = state.round > 0
  const whole = treasuresInPlay(state).length
  return {
    fields: fields.length,
    '1 party without units, or units without party': count(fields, (f) => (f.party === null) !== (unitsOf(f) === 0)),
    '2 figures among orcs': count(fields, (f) => f.party === 'orcs' && (f.hero || f.sorcerer)),
    '3 hero and sorcerer in one field': count(fields, (f) => f.hero && f.sorcerer),
    '3 a figure twice': seats.flatMap((seat) =>
      FIGURES.filter((figure) => count(fields, (f) => f.party === seat && f[figure]) > 1),
    ).length,
    '4 fewer than no men': count(fields, (f) => f.bodies < 0 || !Number.isSafeInteger(f.bodies)),
    '5 two tiles in a field': state.tiles.length - new Set(state.tiles.map(({ field }) => field)).size,
    '6 tiles that are not there': count(seats, (seat) => {
      const { out, found } = state.players[seat] as State['players'][number]
      return isSettled && !out && count(state.tiles, (tile) => tile.owner === seat) + found.length !== whole
    }),
    '8 owners with several tiles in castles': count(
      seats,
      (seat) =>
        count(state.tiles, (tile) => tile.owner === seat && isCastle(content, tile.field)) >
        1 + (state.treasureMoved ? 1 : 0),
    ),
    '9 more than ten aids': count(state.players, ({ aids }) => aids > 10 || aids < 0),
    '10 players in the game without units': count(
      seats,
      (seat) => isSettled && result === null && !state.players[seat]?.out && unitCount({ state }, seat) === 0,
    ),
    '11 dragon or Peacemaker in a castle': count(
      [state.dragon, state.peacemaker],
      (id) => id !== null && isCastle(content, id),
    ),
    '12 players with three treasures in a game that goes on': count(
      state.players,
      ({ found }) => result === null && ['crown', 'chest', 'ring'].every((kind) => found.includes(kind as 'crown')),
    ),
  }
}

/** MAR-RULING-09 The faces of the tiles that somebody else hid. */
function secrets(_: Content, { state }: Position<State, Marnon['frame']>, viewer: Viewer) {
  const hidden = state.tiles.filter(({ owner }) => hiderOf(state, owner) !== viewer)
  return Object.fromEntries(hidden.map(({ field, kind }) => [`tile ${field}`, kind]))
}

/** Games as novices play them, but for every fourth choice: they end within a few rounds and still stray everywhere. */
const choose = (play: Play<Marnon>, seat: Seat, random: Random) =>
  random(4) === 0 ? null : guide.answer(play, seat, random)

describe('Marnon conforms', () => {
  const tests = conformance(
    { game, pack, longest: 20_000, choose, conserved, secrets, words, orders },
    { games: 1, moments: 8, seed: `${inject('seed')} marnon`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
