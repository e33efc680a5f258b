/** `virtual:grounds`: the grounds of all boards, drawn once when the site is built and fetched by the page as text. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'

const ID = 'virtual:grounds'
const RESOLVED = `\0${ID}`

interface Ground {
  readonly game: string
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
        const game = /^\/assets\/ground-([\w-]+)-[\da-f]+\.svg\.txt/.exec(request.url ?? '')?.[1]
        if (game === undefined) return next()
        draw(load, games, game).then(({ svg }) => {
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          response.end(svg)
        }, next)
      })
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      const drawn = await Promise.all(gamesWithGround(games).map((game) => draw(load, games, game)))
      for (const { game } of drawn) this.addWatchFile(groundOf(games, game))
      if (server === null)
        for (const { file, svg } of drawn) this.emitFile({ type: 'asset', fileName: file, source: svg })
      const urls = Object.fromEntries(drawn.map(({ game, file }) => [game, base + file]))
      return `export const grounds = ${JSON.stringify(urls)}`
    },
  }
}

const groundOf = (games: string, game: string): string => join(games, game, 'board', 'ground.ts')

const gamesWithGround = (games: string): string[] =>
  readdirSync(games)
    .filter((game) => existsSync(groundOf(games, game)))
    .sort()

async function draw(load: Load, games: string, game: string): Promise<Ground> {
  const { ground } = (await load(groundOf(games, game))) as { ground: (pack: unknown) => string }
  const svg = ground(JSON.parse(readFileSync(join(games, game, 'data', 'pack.json'), 'utf8')))
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  return { game, file: `assets/ground-${game}-${hash}.svg.txt`, svg }
}
