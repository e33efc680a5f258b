import { describe, it } from 'vitest'
import { conformance } from '../../kit/index.ts'
import type { Plain } from '../../src/index.ts'
import { fightGame, pack as fightPack } from './fight/game.ts'
import { hiderOf } from './fight/queries.ts'

const plan = { games: 12, moments: 40, seed: 'trials' }

describe('the trials conform', () => {
  const fight = conformance(
    {
      game: fightGame,
      pack: fightPack,
      longest: 2000,
      secrets: (_, { state }, viewer) =>
        Object.fromEntries(
          state.tiles
            .filter((t) => t.face !== null && hiderOf(state, t.owner) !== viewer)
            .map((t): [string, Plain] => [`tile ${t.field}`, t.face]),
        ),
      rare: ['find.ringLosses', 'find.ringTarget', 'elimination.leave', 'elimination.survivors'],
    },
    plan,
  )
  for (const test of fight) it(test.name, test.run)
})
