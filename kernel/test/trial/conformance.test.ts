import { describe, inject, it } from 'vitest'
import { conformance, type Subject } from '../../kit/index.ts'
import { type GameTypes, includesSeat, type Plain } from '../../src/index.ts'
import { fightGame, pack as fightPack } from './fight/game.ts'
import { hiderOf } from './fight/queries.ts'
import type { Fight } from './fight/types.ts'
import { sacrificeGame, pack as sacrificePack } from './sacrifice/game.ts'
import type { Barbarians } from './sacrifice/types.ts'
import { sealedGame, pack as sealedPack } from './sealed/game.ts'
import type { Sealed } from './sealed/types.ts'

const named = (secrets: [string, Plain][]) => Object.fromEntries(secrets)

const fight: Subject<Fight> = {
  game: fightGame,
  pack: fightPack,
  longest: 2000,
  // MAR-RULING-09 The face of a tile is its hider's secret.
  secrets: (_, { state }, viewer) => {
    const hidden = state.tiles.filter((tile) => tile.face !== null && hiderOf(state, tile.owner) !== viewer)
    return named(hidden.map((tile) => [`tile ${tile.field}`, tile.face]))
  },
  rare: ['find.ringLosses', 'find.ringTarget', 'elimination.leave', 'elimination.survivors'],
}

const sealed: Subject<Sealed> = {
  game: sealedGame,
  pack: sealedPack,
  longest: 500,
  // ARR-GEN 6.3 A card fixed unseen by a reshuffle, and a blocker nobody else has seen.
  secrets: (_, { state, stack }, viewer) => {
    const cards = state.rows.flatMap((row, seat) =>
      row.flatMap((at, i): [string, Plain][] =>
        at.is === undefined || includesSeat(at.knownTo, viewer) ? [] : [[`card ${i} of seat ${seat}`, at.is]],
      ),
    )
    const answers = Object.entries(stack[stack.length - 1]?.sealed ?? {}).filter(([seat]) => Number(seat) !== viewer)
    return named([
      ...cards,
      ...answers.map(([seat, answer]): [string, Plain] => [`blocker of ${seat}`, { ...(answer as object) }]),
    ])
  },
}

const sacrifice: Subject<Barbarians> = {
  game: sacrificeGame,
  pack: sacrificePack,
  longest: 2000,
  // BAR-SOLO-03 Which cards left the game unseen.
  secrets: (_, { state }) => (state.decks.common === undefined ? {} : { removed: Object.keys(state.removed).sort() }),
  rare: ['penalty.varg'],
}

describe('the trials conform', () => {
  const width = inject('width')
  const plan = { games: 12, moments: width === 'deep' ? 40 : 20, seed: 'trials', width }
  const run = <G extends GameTypes>(subject: Subject<G>) => {
    for (const test of conformance(subject, plan)) it(test.name, test.run)
  }
  run(fight)
  run(sealed)
  run(sacrifice)
})
