/** What holds for the warnings that any game gives about packs. */

import type { PackWarnings } from '@skerry/contracts'
import { type GameTypes, same } from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import type { Exercise } from './coverage.ts'
import { demand } from './flaw.ts'
import { packFaults } from './packs.ts'

export interface WarnedPacks<G extends GameTypes = GameTypes> {
  readonly game: Exercise<G>['game']
  readonly packWarnings: PackWarnings
  /** Packs without a warning, by their names. */
  readonly usual: Readonly<Record<string, unknown>>
  /** Packs that can be played, and all warnings about them as `path: reason`. */
  readonly unusual: readonly (readonly [what: string, pack: unknown, warnings: readonly string[]])[]
  /** A pack that cannot be played, and what it is refused for. */
  readonly refused: readonly [pack: unknown, reason: string]
}

export function packWarningTests<G extends GameTypes>(packs: WarnedPacks<G>): ConformanceTest[] {
  const { game, packWarnings, usual, unusual, refused } = packs
  const about = (pack: unknown) => packWarnings(pack).map(({ path, reason }) => `${path}: ${reason}`)
  const expectWarnings = (pack: unknown, expected: readonly string[]) => {
    demand('loads', packFaults(game, pack).length === 0, () => 'the pack cannot be played')
    const got = about(pack)
    demand('warnings', same(got, expected), () => `${JSON.stringify(got)} instead of ${JSON.stringify(expected)}`)
  }
  return [
    ...Object.entries(usual).map(([what, pack]) => ({
      name: `there is no warning about ${what}`,
      run: () => expectWarnings(pack, []),
    })),
    ...unusual.map(([what, pack, expected]) => ({
      name: `${what}: a warning, and nothing else; it can be played all the same`,
      run: () => expectWarnings(pack, expected),
    })),
    {
      name: 'a pack that cannot be played is refused',
      run() {
        const [pack, reason] = refused
        let message = ''
        try {
          about(pack)
        } catch (error) {
          message = String(error)
        }
        demand('refused', message.includes(`pack: ${reason}`), () => `“${message}” instead of “${reason}”`)
      },
    },
  ]
}
