import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkArrows } from '../check-arrows.ts'

type Tree = Readonly<Record<string, string>>

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, ...more }, null, 2)
const onKernel = { dependencies: { '@skerry/kernel': '*' } }

/** A small house in which every arrow points the right way. */
const CLEAN: Tree = {
  'package.json': manifest('skerry', {
    workspaces: [
      'kernel',
      'contracts',
      'session',
      'kit',
      'games/*',
      'boards',
      'bots',
      'link',
      'web',
      'server',
      'cli',
      'bench',
    ],
    devDependencies: { vitest: '*' },
  }),
  'scripts/tool.mjs': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n`,
  'kernel/package.json': manifest('@skerry/kernel'),
  'kernel/src/index.ts': `export { play } from './play.ts'\n`,
  'kernel/src/play.ts': `export const play = (n: number) => Math.max(n, 0)\n`,
  'kernel/src/inside.ts': `export const definition = 1\n`,
  'kernel/lib/dice.ts': `import { play } from '../src/play.ts'\nexport const dice = play\n`,
  'kernel/test/play.test.ts': `import { test } from 'vitest'\nimport { cwd } from 'node:process'\nimport { dice } from '../lib/dice.ts'\ntest(cwd(), dice) // chess\n`,
  'contracts/package.json': manifest('@skerry/contracts', onKernel),
  'contracts/src/index.ts': `import { play } from '@skerry/kernel'\nexport const words = play\n`,
  'session/package.json': manifest('@skerry/session', {
    dependencies: { ...onKernel.dependencies, '@skerry/contracts': '*' },
  }),
  'session/src/index.ts': `import { words } from '@skerry/contracts'\nimport { play } from '@skerry/kernel'\nexport const session = [play, words]\n`,
  'kit/package.json': manifest('@skerry/kit', { dependencies: { ...onKernel.dependencies, '@skerry/session': '*' } }),
  'kit/src/index.ts': `import { definition } from '@skerry/kernel/inside'\nimport { session } from '@skerry/session'\nexport const kit = () => [session, definition, Date.now()]\n`,
  'games/chess/package.json': manifest('@skerry/chess', {
    dependencies: { ...onKernel.dependencies, '@skerry/boards': '*', '@skerry/kit': '*', react: '*' },
  }),
  'games/chess/index.ts': `import { play } from '@skerry/kernel'\nexport { move } from './rules/move.ts'\nexport default play\n`,
  'games/chess/rules/move.ts': `export const move = 1\n`,
  'games/chess/board/index.tsx': `import { useState } from 'react'\nimport { move } from '../rules/move.ts'\nimport { line } from '@skerry/boards'\nexport { line }\nexport const Board = () => <b title={document.title}>{useState(move)}</b>\n`,
  'games/chess/emblem.tsx': `import type { ReactNode } from 'react'\nexport const emblem: ReactNode = <b />\n`,
  'games/chess/test/chess.test.ts': `import { test } from 'vitest'\nimport { kit } from '@skerry/kit'\nimport { groundTests } from '@skerry/boards/kit'\ntest(String(Math.random()), kit, groundTests)\n`,
  'games/draughts/package.json': manifest('@skerry/draughts', onKernel),
  'games/draughts/index.ts': `export { play } from '@skerry/kernel'\n`,
  'boards/package.json': manifest('@skerry/boards', { dependencies: { ...onKernel.dependencies, react: '*' } }),
  'boards/src/index.ts': `import { play } from '@skerry/kernel'\nexport const line = play\n`,
  'boards/src/live.tsx': `import { memo } from 'react'\nimport './live.css'\nexport const Lights = memo(() => <b title={document.title} />)\n`,
  'boards/src/live.css': `.board { fill: red }\n`,
  'boards/kit/index.ts': `import { line } from '../src/index.ts'\nexport const groundTests = line\n`,
  'boards/test/line.test.ts': `import { test } from 'vitest'\nimport { line } from '../src/index.ts'\ntest('as in chess', line)\n`,
  'bots/package.json': manifest('@skerry/bots', { ...onKernel, devDependencies: { '@skerry/draughts': '*' } }),
  'bots/src/index.ts': `export { play } from '@skerry/kernel'\n`,
  'bots/test/bots.test.ts': `import { test } from 'vitest'\nimport { play } from '@skerry/draughts'\ntest(String(Date.now()), play)\n`,
  'link/package.json': manifest('@skerry/link', onKernel),
  'link/src/index.ts': `import { play } from '@skerry/kernel'\nexport const call = () => play(fetch('/').length)\n`,
  'games/chess/board/board.css': `.king { fill: url(#gold); background: url('./king.svg') } /* url('d3/x.svg') */\n`,
  'web/package.json': manifest('@skerry/web', {
    dependencies: { '@skerry/bots': '*', '@skerry/link': '*', react: '*', vite: '*', grenze: '*' },
    devDependencies: { axe: '*' },
  }),
  'web/vite.config.ts': `import { join } from 'node:path'\nimport { defineConfig } from 'vite'\nexport default defineConfig(join)\n`,
  'web/src/call.ts': `export { call } from '@skerry/link'\n`,
  'web/src/main.tsx': `import { play } from '@skerry/bots'\nimport { use } from 'react'\nimport { grounds } from 'virtual:grounds'\nimport './main.css'\nexport const all = import.meta.glob('../../games/*/about.ts')\nexport default [<b key={use(play)} />, grounds, document.title]\n`,
  'web/src/main.css': `@import 'grenze/500.css';\nbody { background: url("data:image/png;base64,AA") }\n`,
  'web/e2e/main.test.ts': `import { test } from 'vitest'\nimport axe from 'axe'\nimport { buildOnce } from '../vite.config.ts'\ntest(axe, buildOnce)\n`,
  'server/package.json': manifest('@skerry/server'),
  'server/src/store/types.ts': `export interface Store { commit(): void }\n`,
  'server/src/tables/rooms.ts': `import type { Store } from '../store/types.ts'\nexport const rooms = (store: Store) => store\n`,
  'server/src/tables/play.ts': `import { rooms } from './rooms.ts'\nexport const play = rooms\n`,
  'server/src/http/routes/play.ts': `export { play } from '../../tables/play.ts'\n`,
  'server/src/live/index.ts': `export { play } from '../http/routes/play.ts'\n`,
  'server/src/index.ts': `export { play } from './live/index.ts'\n`,
  'cli/package.json': manifest('@skerry/cli', { dependencies: { '@skerry/bots': '*', '@skerry/bench': '*' } }),
  'cli/src/main.ts': `import { argv } from 'node:process'\nimport { play } from '@skerry/bots'\nconst bench = () => import('@skerry/bench')\nexport default [argv, play, bench, Date.now(), 'skerry sim chess']\n`,
  'bench/package.json': manifest('@skerry/bench', { ...onKernel, devDependencies: { 'boardgame.io': '*' } }),
  'bench/src/index.ts': `import { play } from '@skerry/kernel'\nimport { Client } from 'boardgame.io/client'\nexport default [play, Client]\n`,
}

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** The violations of the clean house after these changes, as they are printed. */
function violations(changes: Tree = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'skerry-arrows-'))
  roots.push(root)
  for (const [file, text] of Object.entries({ ...CLEAN, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return checkArrows(root).map(({ file, line, what }) => `${file}:${line}: ${what}`)
}

test('a clean house passes', () => {
  expect(violations()).toEqual([])
})

describe('the arrows', () => {
  const cases: readonly [name: string, changes: Tree, expected: string][] = [
    [
      'kernel → package',
      { 'kernel/src/play.ts': `\nimport zod from 'zod'\nexport const play = zod` },
      'kernel/src/play.ts:2: imports zod; the kernel imports nothing outside itself',
    ],
    [
      'kernel → type of a package',
      { 'kernel/src/play.ts': `export type Play = import('zod').Play` },
      'kernel/src/play.ts:1: imports zod; the kernel imports nothing outside itself',
    ],
    [
      'kernel → Node',
      { 'kernel/src/play.ts': `export * from 'node:fs'` },
      'kernel/src/play.ts:1: imports node:fs; the kernel uses nothing of Node',
    ],
    [
      'kernel → Node without its prefix',
      { 'kernel/src/play.ts': `import 'fs/promises'` },
      'kernel/src/play.ts:1: imports fs/promises; the kernel uses nothing of Node',
    ],
    [
      'kit → package',
      { 'kit/src/more.ts': `import { test } from 'vitest'\nexport const kit = test` },
      'kit/src/more.ts:1: imports vitest; kits import nothing from outside the project',
    ],
    [
      'kernel → game',
      { 'kernel/test/play.test.ts': `import '@skerry/draughts'` },
      'kernel/test/play.test.ts:1: imports @skerry/draughts; the kernel imports nothing outside itself',
    ],
    [
      'kernel → contracts',
      { 'kernel/src/play.ts': `export { words as play } from '@skerry/contracts'` },
      'kernel/src/play.ts:1: imports @skerry/contracts; the kernel imports nothing outside itself',
    ],
    [
      'tests of the kernel → kit',
      { 'kernel/test/play.test.ts': `import '@skerry/kit'` },
      'kernel/test/play.test.ts:1: imports @skerry/kit; the kernel imports nothing outside itself',
    ],
    [
      'contracts → session',
      { 'contracts/src/more.ts': `import '@skerry/session'` },
      'contracts/src/more.ts:1: imports @skerry/session; contracts import only the kernel',
    ],
    [
      'session → kit',
      { 'session/src/more.ts': `import '@skerry/kit'` },
      'session/src/more.ts:1: imports @skerry/kit; sessions import only the kernel and contracts',
    ],
    [
      'session → Node',
      { 'session/src/more.ts': `import 'node:fs'` },
      'session/src/more.ts:1: imports node:fs; sessions use nothing of Node',
    ],
    [
      'rules → session',
      { 'games/chess/rules/move.ts': `export { session as move } from '@skerry/session'` },
      'games/chess/rules/move.ts:1: imports @skerry/session; games import only the kernel, contracts and the kit',
    ],
    [
      'page → behind the door of a game',
      { 'web/src/more.ts': `import '@skerry/kernel/inside'` },
      "web/src/more.ts:1: imports @skerry/kernel/inside; only the kit and tests look behind a game's door",
    ],
    [
      'kernel/src → what is computed',
      { 'kernel/src/play.ts': `export const play = (name: string) => import(name)` },
      'kernel/src/play.ts:1: imports what is computed at run time; rules name what they import',
    ],
    [
      'game → game',
      { 'games/draughts/rules.ts': `export type { move } from '@skerry/chess'` },
      'games/draughts/rules.ts:1: imports @skerry/chess; a game never imports another game',
    ],
    [
      'game → game by path',
      { 'games/draughts/rules.ts': `export { move } from '../chess/rules/move.ts'` },
      'games/draughts/rules.ts:1: imports ../chess/rules/move.ts by path; import the package @skerry/chess by its name',
    ],
    [
      'game → cli',
      { 'games/draughts/test/a.test.ts': `import '@skerry/cli'` },
      'games/draughts/test/a.test.ts:1: imports @skerry/cli; games import only the kernel, contracts and the kit',
    ],
    [
      'game → package',
      { 'games/draughts/rules.ts': `const zod = await import('zod')` },
      'games/draughts/rules.ts:1: imports zod; games import nothing from outside the project',
    ],
    [
      'game → Node',
      { 'games/draughts/rules.ts': `import os = require('node:os')` },
      'games/draughts/rules.ts:1: imports node:os; games use nothing of Node',
    ],
    [
      'rules → React',
      { 'games/chess/rules/move.ts': `import 'react/jsx-runtime'` },
      'games/chess/rules/move.ts:1: imports react; only board/ and the emblem import React',
    ],
    [
      'rules → board',
      { 'games/chess/rules/move.ts': `export { Board as move } from '../board/index.tsx'` },
      'games/chess/rules/move.ts:1: imports ../board/index.tsx; rules never import board/ or the emblem',
    ],
    [
      'rules → test',
      { 'games/chess/rules/move.ts': `export * from '../test/helper.ts'` },
      'games/chess/rules/move.ts:1: imports ../test/helper.ts; only tests import tests',
    ],
    [
      'board → package other than React',
      { 'games/chess/board/index.tsx': `import 'react'\nimport 'd3'` },
      'games/chess/board/index.tsx:2: imports d3; board/ and the emblem import only React, the kernel and contracts',
    ],
    [
      'board → web',
      { 'games/chess/board/index.tsx': `import 'react'\nimport '@skerry/web/ui'` },
      'games/chess/board/index.tsx:2: imports @skerry/web; games import only the kernel, contracts and the kit',
    ],
    [
      'board → another game',
      { 'games/chess/board/index.tsx': `import 'react'\nimport '@skerry/draughts'` },
      'games/chess/board/index.tsx:2: imports @skerry/draughts; a game never imports another game',
    ],
    [
      'board → styles of web by path',
      { 'games/chess/board/board.css': `\n@import url('../../../web/src/main.css');` },
      'games/chess/board/board.css:2: imports ../../../web/src/main.css by path; import the package @skerry/web by its name',
    ],
    [
      'board → font',
      { 'games/chess/board/board.css': `@font-face { src: url(grenze/500.woff2) }` },
      'games/chess/board/board.css:1: imports grenze; board/ and the emblem import only React, the kernel and contracts',
    ],
    [
      'board → what Vite makes for the page',
      { 'games/chess/board/index.tsx': `import 'react'\nimport 'virtual:grounds'` },
      'games/chess/board/index.tsx:2: imports virtual:grounds; only the page is built by Vite, which makes it',
    ],
    [
      'page → Node',
      { 'web/src/more.ts': `import 'node:fs'` },
      'web/src/more.ts:1: imports node:fs; a browser has nothing of Node',
    ],
    [
      'service worker → Node',
      { 'web/sw/sw.ts': `import 'node:fs'` },
      'web/sw/sw.ts:1: imports node:fs; a browser has nothing of Node',
    ],
    [
      'link → Node',
      { 'link/src/more.ts': `import 'node:fs'` },
      'link/src/more.ts:1: imports node:fs; a browser has nothing of Node',
    ],
    [
      'link → bots',
      { 'link/src/more.ts': `import '@skerry/bots'` },
      'link/src/more.ts:1: imports @skerry/bots; links import only the kernel, contracts and sessions',
    ],
    [
      'link names a game',
      { 'link/src/more.ts': `// as in chess` },
      'link/src/more.ts:1: names “chess”; link knows no game',
    ],
    [
      'page → cli',
      { 'web/src/more.ts': `import '@skerry/cli'` },
      'web/src/more.ts:1: imports @skerry/cli; the page imports games, bots, the link and what these build on',
    ],
    [
      'page → a tool for tests',
      { 'web/src/more.ts': `import 'axe'` },
      'web/src/more.ts:1: imports axe; it must be a dependency, not a devDependency',
    ],
    [
      'page → browser tests',
      { 'web/src/more.ts': `import '../e2e/main.test.ts'` },
      'web/src/more.ts:1: imports ../e2e/main.test.ts; only tests import tests',
    ],
    [
      'game → bots',
      { 'games/draughts/rules.ts': `import '@skerry/bots'` },
      'games/draughts/rules.ts:1: imports @skerry/bots; games import only the kernel, contracts and the kit',
    ],
    [
      'rules → boards',
      { 'games/chess/rules/move.ts': `export { line as move } from '@skerry/boards'` },
      'games/chess/rules/move.ts:1: imports @skerry/boards; of a game only board/ imports what boards share',
    ],
    [
      'emblem → boards',
      { 'games/chess/emblem.tsx': `export { Lights as emblem } from '@skerry/boards/live'` },
      'games/chess/emblem.tsx:1: imports @skerry/boards; of a game only board/ imports what boards share',
    ],
    [
      'page → boards',
      { 'web/src/more.ts': `import '@skerry/boards'` },
      'web/src/more.ts:1: imports @skerry/boards; the page imports games, bots, the link and what these build on',
    ],
    [
      'bots → boards',
      { 'bots/src/more.ts': `import '@skerry/boards'` },
      'bots/src/more.ts:1: imports @skerry/boards; bots import only the kernel and contracts',
    ],
    [
      'boards → game',
      { 'boards/src/more.ts': `import '@skerry/draughts'` },
      'boards/src/more.ts:1: imports @skerry/draughts; boards import only the kernel and contracts',
    ],
    [
      'tests of boards → game',
      { 'boards/test/more.test.ts': `import '@skerry/draughts'` },
      'boards/test/more.test.ts:1: imports @skerry/draughts; boards import only the kernel and contracts',
    ],
    [
      'boards → package',
      { 'boards/src/more.ts': `import 'd3'` },
      'boards/src/more.ts:1: imports d3; boards import only React, the kernel and contracts',
    ],
    [
      'boards → Node',
      { 'boards/kit/more.ts': `import 'node:zlib'` },
      'boards/kit/more.ts:1: imports node:zlib; boards use nothing of Node',
    ],
    [
      'boards/src → boards/kit',
      { 'boards/src/more.ts': `import '../kit/index.ts'` },
      'boards/src/more.ts:1: imports ../kit/index.ts; boards/src never imports boards/kit',
    ],
    [
      'bots → game',
      { 'bots/src/more.ts': `import '@skerry/draughts'` },
      'bots/src/more.ts:1: imports @skerry/draughts; bots import only the kernel and contracts',
    ],
    [
      'bots → cli',
      { 'bots/test/more.test.ts': `import '@skerry/cli'` },
      'bots/test/more.test.ts:1: imports @skerry/cli; bots import only the kernel and contracts',
    ],
    [
      'bots → package',
      { 'bots/src/more.ts': `import 'zod'` },
      'bots/src/more.ts:1: imports zod; bots import nothing from outside the project',
    ],
    [
      'bots → Node',
      { 'bots/src/more.ts': `import 'node:os'` },
      'bots/src/more.ts:1: imports node:os; bots use nothing of Node',
    ],
    [
      'bots → a clock',
      { 'bots/src/more.ts': `export const now = () => performance.now()` },
      'bots/src/more.ts:1: names performance, a clock; rules use no clock, random source, Node or DOM',
    ],
    [
      'cli → kernel by path',
      { 'cli/src/deep.ts': `import '../../kernel/src/play.ts'` },
      'cli/src/deep.ts:1: imports ../../kernel/src/play.ts by path; import the package @skerry/kernel by its name',
    ],
    [
      'server: store → tables',
      { 'server/src/store/more.ts': `import '../tables/rooms.ts'` },
      'server/src/store/more.ts:1: imports ../tables/rooms.ts; store lies below tables',
    ],
    [
      'server: tables → http',
      { 'server/src/tables/more.ts': `\nimport '../http/routes/play.ts'` },
      'server/src/tables/more.ts:2: imports ../http/routes/play.ts; tables lies below http',
    ],
    [
      'server: tables → a type of the live connections',
      { 'server/src/tables/more.ts': `export type Live = typeof import('../live/index.ts')` },
      'server/src/tables/more.ts:1: imports ../live/index.ts; tables lies below live',
    ],
    [
      'server: http → live',
      { 'server/src/http/more.ts': `export * from '../live/index.ts'` },
      'server/src/http/more.ts:1: imports ../live/index.ts; http lies below live',
    ],
    [
      'server: live → what composes it',
      { 'server/src/live/more.ts': `import '../index.ts'` },
      'server/src/live/more.ts:1: imports ../index.ts; live lies below index.ts',
    ],
    [
      'server: tables in a circle',
      { 'server/src/tables/rooms.ts': `export type { play as rooms } from './play.ts'` },
      'server/src/tables/rooms.ts:1: imports ./play.ts, which imports it in turn',
    ],
    [
      'server: a part without a layer',
      { 'server/src/mail/index.ts': `export const mail = 1` },
      'server/src/mail/index.ts:1: has no layer; scripts/server-layers.ts lists all of server/src/',
    ],
    [
      'script → kernel by path',
      { 'scripts/tool.mjs': `import '../kernel/src/play.ts'` },
      'scripts/tool.mjs:1: imports ../kernel/src/play.ts by path; import the package @skerry/kernel by its name',
    ],
  ]
  test.each(cases)('%s', (_, changes, expected) => {
    expect(violations(changes)).toContain(expected)
  })

  test('a file that cannot be read', () => {
    expect(violations({ 'cli/src/deep.ts': `\nimport from` })[0]).toMatch(/^cli\/src\/deep\.ts:2: cannot be read: /)
  })
})

describe('rules use no clock, random source, Node or DOM', () => {
  const cases = [
    ['Date.now()', 'names Date, a clock'],
    ['new Date()', 'names Date, a clock'],
    ['{ Date }', 'names Date, a clock'],
    ['performance.now()', 'names performance, a clock'],
    ['setTimeout(() => {}, 1)', 'names setTimeout, a clock'],
    ['new Intl.DateTimeFormat()', 'uses Intl.DateTimeFormat, a clock'],
    ['Math.random()', 'uses Math.random, a random source'],
    ['Math["random"]()', 'uses Math as a whole, a random source'],
    ['(({ random }) => random())(Math)', 'uses Math as a whole, a random source'],
    ['crypto.getRandomValues(new Uint8Array(1))', 'names crypto, a random source'],
    ['fetch("/")', 'names fetch, the network'],
    ['process.env', 'names process, Node'],
    ['import.meta.url', 'names import.meta, Node'],
    ['document.title', 'names document, the DOM'],
    ['globalThis["Da" + "te"]', 'names globalThis, a way to any of these'],
    ['0 as unknown as Date', 'names Date, a clock'],
  ] as const
  test.each(cases)('%s', (code, what) => {
    for (const file of ['kernel/src/play.ts', 'games/draughts/words/en.ts']) {
      const found = violations({ [file]: `// line 1\nexport const play = ${code}\n` })
      expect(found).toContain(`${file}:2: ${what}; rules use no clock, random source, Node or DOM`)
    }
  })

  test('types brought in by a comment', () => {
    const found = violations({ 'kernel/src/play.ts': `/// <reference types="node" />\nexport const play = 1` })
    expect(found).toEqual(['kernel/src/play.ts:1: brings in types of its own; rules see only the language'])
  })

  test('strings, comments, keys and members are no alarm', () => {
    const text = `
      // Date, Math.random() and process: import 'node:fs'
      /* fetch('/') and setTimeout */
      export const play = { Date: "new Date()", fetch: 'import "zod"', crypto: \`Math.random() \${Math.floor(1.5)}\` }
      export const when = play.Date + play.fetch + play['crypto'] + /process/.source
      export interface Clock { readonly performance: number; process(): void; turn: [Date: number] }
      export class Turn { Date = 1; fetch() { return new Intl.NumberFormat('de').format(this.Date) } }
    `
    expect(violations({ 'kernel/src/clean.ts': text, 'games/draughts/rules/clean.ts': text })).toEqual([])
  })
})

describe('what serves every game knows none', () => {
  const HOMES = [
    'kernel/src',
    'kernel/lib',
    'contracts/src',
    'session/src',
    'kit/src',
    'boards/src',
    'boards/kit',
    'bots/src',
    'cli/src',
    'web/src',
    'web/build',
    'web/sw',
  ]
  const cases = [
    ['// as in Chess', 'Chess'],
    ["export const a = 'draughts'", 'draughts'],
    ['export const nineHoles = 1', 'nineHoles'],
    ['// Nine Holes', 'Nine Holes'],
    ['// nine-holes', 'nine-holes'],
    ["export const a = 'MAR-ATTACK-03'", 'MAR-ATTACK-03'],
    ['// C4-DROP-01', 'C4-DROP-01'],
    ['// MAR-2P-01', 'MAR-2P-01'],
  ] as const
  const third = { 'games/nine-holes/package.json': manifest('@skerry/nine-holes') }
  test.each(cases)('%s', (code, name) => {
    for (const home of HOMES) {
      const [folder] = home.split('/')
      const who = folder === 'kernel' || folder === 'kit' ? `the ${folder}` : folder
      const found = violations({ ...third, [`${home}/a.ts`]: `\n${code}\n` })
      expect(found).toEqual([`${home}/a.ts:2: names “${name}”; ${who} knows no game`])
    }
  })

  test('a folder of games/ is enough to be known, a short name counts as a whole word, commands may show one', () => {
    const pit = { 'games/pit/package.json': manifest('@skerry/pit') }
    const file = 'web/src/a.ts'
    expect(violations({ [file]: '// pit' })).toEqual([])
    expect(violations({ ...pit, [file]: '// pit' })).toEqual([`${file}:1: names “pit”; web knows no game`])
    expect(violations({ ...pit, [file]: '// spite', 'cli/src/a.ts': "export const a = 'skerry sim pit'" })).toEqual([])
  })
})

describe('games are found by their folders', () => {
  test('by the page, in games/ and nowhere else', () => {
    const glob = (pattern: string) => `export const found = import.meta.glob('${pattern}', { eager: true })`
    expect(violations({ 'web/src/games/a.ts': glob('../../../games/*/emblem.tsx') })).toEqual([])
    expect(violations({ 'web/src/a.ts': glob('../../kernel/*/a.ts') })).toEqual([
      'web/src/a.ts:1: looks for ../../kernel/*/a.ts; the page finds nothing but games/*/…',
    ])
    expect(violations({ 'cli/src/a.ts': glob('../../games/*/index.ts') })).toEqual([
      'cli/src/a.ts:1: looks for ../../games/*/index.ts; only the page finds games by their folders',
    ])
  })

  test('rules never import the emblem', () => {
    expect(violations({ 'games/chess/rules/move.ts': `export { emblem as move } from '../emblem.tsx'` })).toContain(
      'games/chess/rules/move.ts:1: imports ../emblem.tsx; rules never import board/ or the emblem',
    )
  })
})

describe('package.json agrees with the imports', () => {
  test('an import that is not listed', () => {
    expect(violations({ 'cli/src/more.ts': `import 'ws'` })).toEqual([
      'cli/src/more.ts:1: imports ws; cli/package.json does not list it',
    ])
  })

  test('a package of the house that is not listed', () => {
    expect(violations({ 'cli/src/more.ts': `import '@skerry/kernel'` })).toEqual([
      'cli/src/more.ts:1: imports @skerry/kernel; cli/package.json does not list it',
    ])
  })

  test('a script that imports what the root does not list', () => {
    expect(violations({ 'scripts/tool.mjs': `import 'ws'` })).toEqual([
      'scripts/tool.mjs:1: imports ws; package.json does not list it',
    ])
  })

  test('a devDependency in code that is no test', () => {
    const changes = {
      'server/package.json': manifest('@skerry/server'),
      'server/src/store/types.ts': `export interface Store { commit(): void }\n`,
      'server/src/tables/rooms.ts': `import type { Store } from '../store/types.ts'\nexport const rooms = (store: Store) => store\n`,
      'server/src/tables/play.ts': `import { rooms } from './rooms.ts'\nexport const play = rooms\n`,
      'server/src/http/routes/play.ts': `export { play } from '../../tables/play.ts'\n`,
      'server/src/live/index.ts': `export { play } from '../http/routes/play.ts'\n`,
      'server/src/index.ts': `export { play } from './live/index.ts'\n`,
      'cli/package.json': manifest('@skerry/cli', {
        dependencies: { '@skerry/bots': '*', '@skerry/bench': '*' },
        devDependencies: { ws: '*' },
      }),
      'cli/src/more.ts': `import 'ws'`,
    }
    expect(violations(changes)).toEqual(['cli/src/more.ts:1: imports ws; it must be a dependency, not a devDependency'])
  })

  test('a dependency that nothing imports', () => {
    expect(violations({ 'games/draughts/index.ts': 'export {}' })).toEqual([
      'games/draughts/package.json:4: lists @skerry/kernel, which no file of the package imports',
    ])
  })

  test('packages that depend on each other', () => {
    const changes = {
      'bench/package.json': manifest('@skerry/bench', {
        dependencies: { '@skerry/kernel': '*', '@skerry/cli': '*' },
        devDependencies: { 'boardgame.io': '*' },
      }),
      'bench/src/back.ts': `import '@skerry/cli'`,
    }
    expect(violations(changes)).toEqual([
      'bench/package.json:5: lists @skerry/cli, which depends on @skerry/bench in turn',
      'cli/package.json:5: lists @skerry/bench, which depends on @skerry/cli in turn',
    ])
  })
})
