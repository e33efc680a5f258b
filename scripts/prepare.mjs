// Runs before every npm script that needs the packages, on any Node from 20 on, with nothing installed.
// Installs them when they are missing or no longer those of the lock file; otherwise it is silent and instant.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.skerry-installed')

/** The parts of a package.json that decide what gets installed. */
const DECIDING = [
  'workspaces',
  'bin',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
]

try {
  if (process.argv.includes('--stamp')) writeFileSync(stampFile, stamp())
  else if (!isInstalled()) install()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()
}

/** The root's postinstall script writes the stamp, so an `npm install` by hand counts as well. */
function install() {
  if (Number.parseInt(process.versions.node, 10) < 20)
    fail(`Skerry needs Node 20 or newer to install, not ${process.version}.`)
  console.error('Installing packages; this takes about a minute and is needed once …')
  // Warnings are left out: those about engines mean the system's Node, and the project brings its own.
  const { status, stderr, error } = npm(['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'])
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail(`Installing failed: ${causeIn(stderr)} (Run \`npm ci\` to see all of it.)`)
  if (!isInstalled()) writeFileSync(stampFile, stamp())
}

/**
 * npm on the Node it runs on: not the Node inside node_modules, which `npm ci` replaces.
 * @param {string[]} args
 */
function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26 }
  if (cli && node && !node.startsWith(modules)) return spawnSync(node, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * The first sentence in which npm says what went wrong.
 * @param {string} stderr
 */
function causeIn(stderr) {
  const lines = stderr.split('\n').map((line) => line.replace(/^npm error ?/, '').trim())
  return lines.find((line) => line !== '' && !/^(code|errno|syscall|path|command) /.test(line)) ?? 'npm gave no reason.'
}

function stamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  hash.update(readFileSync(join(root, 'package-lock.json')))
  const needs = workspaces().flatMap((folder) => (isGame(folder) ? outsideOf(folder) : [needsOf(folder)]))
  for (const need of new Set([needsOf('.'), ...needs.sort()])) hash.update(need)
  return hash.digest('hex')
}

/** @param {string} folder */
function needsOf(folder) {
  const manifest = manifestIn(folder)
  return JSON.stringify([folder, ...DECIDING.map((key) => manifest[key])])
}

/**
 * Games are found by their folders, so a further one needs an installation only for packages that nobody had before.
 * @param {string} folder
 */
function outsideOf(folder) {
  const { dependencies = {}, devDependencies = {} } = manifestIn(folder)
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => !name.startsWith('@skerry/'))
    .map((need) => JSON.stringify(need))
}

/** @param {string} folder */
function isGame(folder) {
  return folder.startsWith('games/')
}

/** @param {string} folder */
function manifestIn(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

/** @returns {string[]} */
function workspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces
    .flatMap(foldersOf)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
}

/**
 * A workspace pattern is a folder, or all folders in one: `kernel`, `games/*`.
 * @param {string} pattern
 */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : []
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
