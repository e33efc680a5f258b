/** The pieces a deep run is made of: test files that have a width, the long ones among them game by game. */

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROOFS } from '../../vitest.proofs.config.ts'

export interface Work {
  /** `games/marnon/test/conformance`, `web/e2e/boards: marnon`. */
  readonly name: string
  readonly file: string
  readonly config: string
  /** Only tests whose whole name fits; absent: all of the file. */
  readonly pattern?: string
}

const CONFIGS = {
  units: 'vitest.config.ts',
  proofs: 'vitest.proofs.config.ts',
  browser: 'vitest.browser.config.ts',
}
/** A file that asks for the width does more in a deep run; all others do everything in `npm test` already. */
const HAS_WIDTH = /inject\('width'\)/
/** Runs in a deep run only. */
const DEEP_ONLY = /^web\/e2e\/long\//
/** Files whose tests begin with the name of a game and take minutes for each. */
const BY_GAME = ['web/e2e/boards.test.ts', 'web/e2e/online-games.test.ts']

export function worksOf(root: string): Work[] {
  const files = globSync('{*,games/*}/{test,e2e}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return files
    .filter((file) => DEEP_ONLY.test(file) || HAS_WIDTH.test(readFileSync(join(root, file), 'utf8')))
    .flatMap((file) => partsOf(root, { name: file.replace(/\.test\.ts$/, ''), file, config: configOf(file) }))
}

function configOf(file: string): string {
  if (PROOFS.includes(file)) return CONFIGS.proofs
  return file.startsWith('web/e2e/') ? CONFIGS.browser : CONFIGS.units
}

function partsOf(root: string, work: Work): Work[] {
  if (!BY_GAME.includes(work.file)) return [work]
  const games = readdirSync(join(root, 'games')).filter((id) =>
    existsSync(join(root, 'games', id, 'board', 'index.tsx')),
  )
  const part = (name: string, pattern: string) => ({ ...work, name: `${work.name}: ${name}`, pattern })
  return [...games.map((game) => part(game, `^${game} `)), part('others', `^(?!(${games.join('|')}) )`)]
}
