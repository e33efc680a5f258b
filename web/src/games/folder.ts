/** Games are found by their folders: Vite lists what matches `games/*` when the site is built. */

const GAME = /\/games\/([^/]+)\//

/** What was found, by the game's id: `../../../games/chess/about.ts` is of chess. */
export const byGame = <T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(found).map(([path, one]) => [GAME.exec(path)?.[1] ?? path, one]))
