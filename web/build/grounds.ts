/** `virtual:grounds`: the grounds of all boards, drawn once when the site is built and fetched by the page as text. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ARRANGEMENTS, type Arrangement } from '@skerry/contracts'
import type { Plugin, ViteDevServer } from 'vite'

const ID = 'virtual:grounds'
const RESOLVED = `\0${ID}`

interface Ground {
  readonly arrangement: Arrangement
  /** Below the site's root: `assets/ground-chess-3f2a….svg.txt`. */
  readonly file: string
  readonly svg: string
}

/** Runs a module of the project: by Node in a build, by Vite while somebody works on it. */
type Load = (file: string) => Promise<unknown>

export function grounds(games: string): Plugin {
  let server: ViteDevServer | null = null
  let base = '/'
  const load: Load = (file) => (server ? server.ssrLoadModule(file) : import(pathToFileURL(file).href))
  return {
    name: 'skerry:grounds',
    configResolved(config) {
      base = config.base
    },
    configureServer(dev) {
      server = dev
      dev.middlewares.use((request, response, next) => {
        const file = /^\/(assets\/ground-([\w-]+)-[\da-f]+\.svg\.txt)/.exec(request.url ?? '')
        if (file === null) return next()
        draw(load, games, file[2] as string).then((drawn) => {
          const ground = drawn.find((other) => other.file === file[1]) ?? drawn[0]
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          response.end(ground?.svg)
        }, next)
      })
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      const names = gamesWithGround(games)
      const drawn = await Promise.all(names.map((game) => draw(load, games, game)))
      for (const game of names) this.addWatchFile(groundOf(games, game))
      // Arrangements that look the same share a file.
      const files = new Map(drawn.flat().map(({ file, svg }) => [file, svg]))
      if (server === null) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      const urlsOf = (grounds: readonly Ground[]) =>
        Object.fromEntries(grounds.map(({ arrangement, file }) => [arrangement, base + file]))
      const urls = Object.fromEntries(names.map((game, i) => [game, urlsOf(drawn[i] as readonly Ground[])]))
      return `export const grounds = ${JSON.stringify(urls)}`
    },
  }
}

const groundOf = (games: string, game: string): string => join(games, game, 'board', 'ground.ts')

const gamesWithGround = (games: string): string[] =>
  readdirSync(games)
    .filter((game) => existsSync(groundOf(games, game)))
    .sort()

/** The grounds of a game in all arrangements. */
async function draw(load: Load, games: string, game: string): Promise<readonly Ground[]> {
  const { ground } = (await load(groundOf(games, game))) as {
    ground: (pack: unknown, arrangement: Arrangement) => string
  }
  const pack: unknown = JSON.parse(readFileSync(join(games, game, 'data', 'pack.json'), 'utf8'))
  return ARRANGEMENTS.map((arrangement) => {
    const svg = ground(pack, arrangement)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
    return { arrangement, file: `assets/ground-${game}-${hash}.svg.txt`, svg }
  })
}
