// Checks which way imports point (docs/decisions/0006-import-arrows.md) and that rules know nothing but the game.
// Usage: node scripts/check-arrows.ts [root]. One line per violation: file:line: what is wrong and why.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { serverLayers } from './server-layers.ts'
import { codeFilesIn, readSource, type Source } from './source.ts'

export interface Violation {
  readonly file: string
  readonly line: number
  readonly what: string
}

/** Bots search any game, boards share what is drawn in any game, the link carries any game: they name none. */
type Layer = 'kernel' | 'contracts' | 'session' | 'kit' | 'game' | 'boards' | 'bots' | 'link' | 'top' | 'root'

/** Which of the shared packages each layer builds upon; shells and scripts may import any package. */
const BUILDS_ON: Readonly<Record<Exclude<Layer, 'top' | 'root'>, readonly Layer[]>> = {
  kernel: [],
  contracts: ['kernel'],
  session: ['kernel', 'contracts'],
  kit: ['kernel', 'contracts', 'session'],
  game: ['kernel', 'contracts', 'kit'],
  boards: ['kernel', 'contracts'],
  bots: ['kernel', 'contracts'],
  link: ['kernel', 'contracts', 'session'],
}
/** Behind the kernel's door: only the kit and tests look at a game's definition. */
const INSIDE = '@skerry/kernel/inside'

interface Package {
  readonly name: string
  /** Relative to the root; `.` for the root itself. */
  readonly folder: string
  readonly layer: Layer
  readonly manifest: string
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
  readonly sources: readonly Source[]
}

interface House {
  readonly packages: readonly Package[]
  readonly root: Package
}

/** Where a file lies in its package: decides what it may import. `page` is what runs in a browser. */
type Room = 'rules' | 'kit' | 'board' | 'page' | 'test' | 'other'

/** An id of some game's ledger: `MAR-ATTACK-03`. */
const RULE_ID = /\b[A-Z][A-Z0-9]+-([A-Z]{2,}|\dP)-\d{2,}\b/
/** Commands shown as examples of use. */
const EXAMPLE_OF_USE = /'skerry [^']*'/g
/** What every game shares, and which therefore names none. Tests and benchmarks play real games. */
const KNOWS_NO_GAME =
  /^((kernel|boards)\/(src|lib|kit)|(contracts|session|kit|bots|cli|registry|link|server|web)\/src|web\/(build|sw))\//
/** Where the page finds the games: by what lies in their folders. */
const GAME_ROOMS = 'games/*/'
const REACT = new Set(['react', 'react-dom'])
/** Rooms that hold tests: unit tests, and those in a browser. */
const TESTS = new Set(['test', 'e2e'])
/** Rooms of web/ that run in a browser; the others build it. */
const PAGE = new Set(['src', 'sw'])

/** Names that reach a clock, a random source, Node, the DOM or the global object, and what each of them is. */
const FORBIDDEN = new Map<string, string>(
  Object.entries({
    'a clock': ['Date', 'Temporal', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
    'a random source': ['crypto'],
    'the network': ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    Node: ['process', 'Buffer', 'require', '__dirname', '__filename', 'setImmediate', 'import.meta'],
    'the DOM': ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
    'a way to any of these': ['globalThis', 'eval', 'Function'],
  }).flatMap(([what, names]) => names.map((name): [string, string] => [name, what])),
)

/** Objects that are welcome but for one member; they must be used as `Math.max`, so that no other way leads to it. */
const FORBIDDEN_MEMBERS = new Map([
  ['Math', { member: 'random', what: 'a random source' }],
  ['Intl', { member: 'DateTimeFormat', what: 'a clock' }],
])

if (import.meta.main) {
  const violations = checkArrows(process.argv[2] ?? join(import.meta.dirname, '..'))
  for (const { file, line, what } of violations) console.error(`${file}:${line}: ${what}`)
  process.exitCode = violations.length > 0 ? 1 : 0
}

export function checkArrows(root: string): Violation[] {
  const house = readHouse(root)
  const packages = [house.root, ...house.packages]
  return [...packages.flatMap((pack) => checkPackage(house, pack)), ...cycles(house)]
}

function readHouse(root: string): House {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces?: string[] }
  const folders = workspaces.flatMap((pattern) => foldersOf(root, pattern)).sort()
  const packages = folders.map((folder) => readPackage(root, folder, codeFilesIn(root, folder)))
  const isOfWorkspace = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
  const own = codeFilesIn(root, '.').filter((file) => !isOfWorkspace(file))
  return { packages, root: readPackage(root, '.', own) }
}

function foldersOf(root: string, pattern: string): string[] {
  const parent = pattern.endsWith('/*') ? pattern.slice(0, -2) : null
  if (parent !== null && !existsSync(join(root, parent))) return []
  const folders = parent === null ? [pattern] : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
}

function readPackage(root: string, folder: string, files: readonly string[]): Package {
  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const { name, dependencies, peerDependencies, devDependencies } = JSON.parse(manifest)
  return {
    name,
    folder,
    layer: layerOf(folder),
    manifest,
    dependencies: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
    devDependencies: new Set(Object.keys({ ...devDependencies })),
    sources: files.map((file) => readSource(root, file)),
  }
}

function layerOf(folder: string): Layer {
  if (folder === '.') return 'root'
  if (folder.startsWith('games/')) return 'game'
  return folder !== 'game' && folder in BUILDS_ON ? (folder as Layer) : 'top'
}

function checkPackage(house: House, pack: Package): Violation[] {
  return [
    ...pack.sources.flatMap((source) => checkSource(house, pack, source)),
    ...serverLayers(pack.sources),
    ...unusedDependencies(pack),
  ]
}

function checkSource(house: House, pack: Package, source: Source): Violation[] {
  const { file, fault } = source
  if (fault) return [{ file, line: fault.line, what: `cannot be read: ${fault.message}` }]
  const room = roomOf(pack, file)
  return [
    ...source.imports.flatMap(({ from, line }) => {
      const what = from === null ? computedImport(room) : checkImport(house, pack, file, from)
      return what === null ? [] : [{ file, line, what }]
    }),
    ...(room === 'rules' ? impurities(source) : []),
    ...(KNOWS_NO_GAME.test(file) ? namedGames(house, source) : []),
  ]
}

function roomOf(pack: Package, file: string): Room {
  const folders = posix.relative(pack.folder, file).split('/').slice(0, -1)
  if (folders.includes('test') || TESTS.has(folders[0] ?? '')) return 'test'
  if (pack.folder === 'web') return PAGE.has(folders[0] ?? '') ? 'page' : 'other'
  if (pack.layer === 'link') return 'page' // it runs in browsers too
  if (pack.layer === 'kit') return 'kit'
  if (pack.layer === 'boards') return folders[0] === 'kit' ? 'kit' : 'board'
  if (pack.layer === 'game') return folders[0] === 'board' || isEmblem(pack, file) ? 'board' : 'rules'
  return pack.layer === 'top' || pack.layer === 'root' ? 'other' : 'rules'
}

function isEmblem({ folder }: Package, file: string): boolean {
  return file === `${folder}/emblem.tsx`
}

function computedImport(room: Room): string | null {
  return room === 'rules' || room === 'kit' ? 'imports what is computed at run time; rules name what they import' : null
}

/** Why a file may not import this, or null. */
function checkImport(house: House, pack: Package, file: string, from: string): string | null {
  const room = roomOf(pack, file)
  if (from.includes('*')) return checkFound(room, posix.join(posix.dirname(file), from), from)
  if (/^(\.{0,2}\/|\.{1,2}$)/.test(from))
    return checkWithin(house, pack, room, posix.join(posix.dirname(file), from), from)
  if (from.startsWith('virtual:'))
    return room === 'page' ? null : `imports ${from}; only the page is built by Vite, which makes it`
  if (isBuiltin(from)) {
    if (room === 'page') return `imports ${from}; a browser has nothing of Node`
    return pack.layer === 'top' || pack.layer === 'root' || room === 'test'
      ? null
      : `imports ${from}; ${pack.layer === 'kernel' ? 'the kernel uses' : `${namesOf(pack)} use`} nothing of Node`
  }
  const name = packageOf(from)
  if (name === pack.name)
    return checkWithin(house, pack, room, posix.join(pack.folder, from.slice(name.length + 1)), from)
  const other = house.packages.find((p) => p.name === name)
  if (from === INSIDE && room !== 'kit' && room !== 'test')
    return `imports ${from}; only the kit and tests look behind a game's door`
  return (
    (other ? checkArrow(pack, file, other) : checkOutside(pack, room, name)) ?? checkDeclared(house, pack, room, name)
  )
}

/** Whatever lies at such places is imported: so the page finds games, and nobody finds anything else. */
function checkFound(room: Room, target: string, from: string): string | null {
  if (room !== 'page') return `looks for ${from}; only the page finds games by their folders`
  return target.startsWith(GAME_ROOMS) ? null : `looks for ${from}; the page finds nothing but games/*/…`
}

/** An import inside one package, by path or by its own name. */
function checkWithin(house: House, pack: Package, room: Room, target: string, from: string): string | null {
  const owner = house.packages.find(({ folder }) => target === folder || target.startsWith(`${folder}/`)) ?? house.root
  if (owner !== pack || target.startsWith('../'))
    return `imports ${from} by path; import the package ${owner === house.root ? '' : `${owner.name} `}by its name`
  const there = isEmblem(pack, target) ? 'board' : roomOf(pack, `${target}/_`)
  if (there === 'test' && room !== 'test') return `imports ${from}; only tests import tests`
  if (there === 'kit' && room !== 'kit' && room !== 'test')
    return `imports ${from}; ${pack.folder}/src never imports ${pack.folder}/kit`
  if (there === 'board' && room === 'rules') return `imports ${from}; rules never import board/ or the emblem`
  return null
}

/** An import from one of our packages into another. */
function checkArrow(pack: Package, file: string, other: Package): string | null {
  const room = roomOf(pack, file)
  if (room === 'page' && (other.layer === 'top' || other.layer === 'boards'))
    return `imports ${other.name}; the page imports games, bots, the link and what these build on`
  if (pack.layer === 'top' || pack.layer === 'root') return null
  const below = BUILDS_ON[pack.layer]
  if (below.includes(other.layer)) return null
  // Tests and kits need something to play with, and something that plays it.
  if (
    pack.layer !== 'kernel' &&
    (room === 'test' || room === 'kit') &&
    BUILDS_ON.kit.concat('kit').includes(other.layer)
  )
    return null
  if (pack.layer === 'bots' && room === 'test' && other.layer === 'game') return null
  if (pack.layer === 'game' && other.layer === 'boards')
    return room === 'test' || (room === 'board' && !isEmblem(pack, file))
      ? null
      : `imports ${other.name}; of a game only board/ imports what boards share`
  if (pack.layer === 'game' && other.layer === 'game') return `imports ${other.name}; a game never imports another game`
  return pack.layer === 'kernel'
    ? `imports ${other.name}; the kernel imports nothing outside itself`
    : `imports ${other.name}; ${namesOf(pack)} import only ${listOf(below)}`
}

const NAMES: Readonly<Partial<Record<Layer, string>>> = {
  link: 'links',
  game: 'games',
  session: 'sessions',
  kit: 'kits',
}
const namesOf = ({ layer }: Package): string => NAMES[layer] ?? layer

/** `the kernel, contracts and sessions` */
function listOf(layers: readonly Layer[]): string {
  const names = layers.map((layer) =>
    layer === 'kernel' || layer === 'kit' ? `the ${layer}` : (NAMES[layer] ?? layer),
  )
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Those who draw. */
const drawersOf = ({ layer }: Package): string => (layer === 'boards' ? 'boards' : 'board/ and the emblem')

/** An import of somebody else's package. */
function checkOutside(pack: Package, room: Room, name: string): string | null {
  if (room === 'test' || pack.layer === 'top' || pack.layer === 'root') return null
  if (pack.layer === 'kernel') return `imports ${name}; the kernel imports nothing outside itself`
  if (room === 'board')
    return REACT.has(name) ? null : `imports ${name}; ${drawersOf(pack)} import only React, the kernel and contracts`
  return REACT.has(name)
    ? `imports ${name}; only board/ and the emblem import React`
    : `imports ${name}; ${namesOf(pack)} import nothing from outside the project`
}

function checkDeclared(house: House, pack: Package, room: Room, name: string): string | null {
  if (pack.dependencies.has(name)) return null
  if (room === 'test' && house.root.devDependencies.has(name)) return null
  // Benchmarks, scripts and tests are for those who work on the project: what they need is a devDependency.
  const isForDevelopment = room === 'test' || pack.layer === 'root' || pack.folder === 'bench'
  if (pack.devDependencies.has(name))
    return isForDevelopment ? null : `imports ${name}; it must be a dependency, not a devDependency`
  return `imports ${name}; ${posix.join(pack.folder, 'package.json')} does not list it`
}

/** `@skerry/boards/kit` → `@skerry/boards` */
function packageOf(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/')
}

/** The root's dependencies are tools; those of a package without files are not judged yet. */
function unusedDependencies(pack: Package): Violation[] {
  if (pack.layer === 'root' || pack.sources.length === 0) return []
  const imported = new Set(pack.sources.flatMap(({ imports }) => imports.map(({ from }) => packageOf(from ?? ''))))
  return [...pack.dependencies, ...pack.devDependencies]
    .filter((name) => !imported.has(name) && !name.startsWith('@types/'))
    .map((name) => inManifest(pack, name, `lists ${name}, which no file of the package imports`))
}

function inManifest(pack: Package, name: string, what: string): Violation {
  const line = pack.manifest.split('\n').findIndex((text) => text.includes(`"${name}":`)) + 1
  return { file: posix.join(pack.folder, 'package.json'), line: Math.max(line, 1), what }
}

function impurities({ file, names, references }: Source): Violation[] {
  return [
    ...references.map((line) => ({ file, line, what: 'brings in types of its own; rules see only the language' })),
    ...names.flatMap(({ name, member, line }) => {
      const what = FORBIDDEN.get(name)
      if (what) return [{ file, line, what: `names ${name}, ${what}; rules use no clock, random source, Node or DOM` }]
      const part = FORBIDDEN_MEMBERS.get(name)
      if (!part || (member !== null && member !== part.member)) return []
      const used = member === null ? `${name} as a whole` : `${name}.${member}`
      return [{ file, line, what: `uses ${used}, ${part.what}; rules use no clock, random source, Node or DOM` }]
    }),
  ]
}

/** Kernel, bots and shells serve every game and know none: a game is added by adding its folder. Comments count too. */
function namedGames({ packages }: House, { file, text }: Source): Violation[] {
  const games = packages.filter(({ layer }) => layer === 'game').map(({ folder }) => posix.basename(folder))
  const names = games.length === 0 ? null : new RegExp(games.map(patternOf).join('|'), 'i')
  const who = /^(kernel|kit)\//.test(file) ? `the ${file.split('/')[0]}` : file.split('/')[0]
  return text.split('\n').flatMap((line, index) => {
    const content = line.replaceAll(EXAMPLE_OF_USE, '')
    const found = names?.exec(content)?.[0] ?? RULE_ID.exec(content)?.[0]
    return found ? [{ file, line: index + 1, what: `names “${found}”; ${who} knows no game` }] : []
  })
}

/** Finds `nine-holes` in `nineHoles` too; a short name counts only as a whole word. */
function patternOf(game: string): string {
  const pattern = game.replaceAll('-', '[-_ ]?')
  return game.length < 5 ? `\\b${pattern}\\b` : pattern
}

/** Packages that depend on each other in a circle: then no arrow points one way. */
function cycles({ packages }: House): Violation[] {
  const byName = new Map(packages.map((pack) => [pack.name, pack]))
  const nextOf = (pack: Package) =>
    [...pack.dependencies, ...pack.devDependencies].flatMap((name) => byName.get(name) ?? [])
  const reaches = (from: Package, goal: Package, seen = new Set<Package>()): boolean =>
    nextOf(from).some((next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))))
  return packages.flatMap((pack) =>
    nextOf(pack)
      .filter((next) => next === pack || reaches(next, pack))
      .map((next) => inManifest(pack, next.name, `lists ${next.name}, which depends on ${pack.name} in turn`)),
  )
}
