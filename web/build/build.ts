/** Builds the site once per state of its sources. `node web/build/build.ts` does so by hand. */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Everything that can change what is built, files and folders. */
const INPUTS = [
  'web',
  'games',
  'kernel/src',
  'kernel/lib',
  'contracts/src',
  'session/src',
  'kit/src',
  'link/src',
  'boards/src',
  'bots/src',
  'package.json',
  'package-lock.json',
]
const NO_INPUT = /^(node_modules|dist|test|e2e|\..*)$/
const STAMP = '.built'

/** Gets a line whenever there is something to tell. */
export type Say = (line: string) => void

/** Returns the folder with the site; builds it first where the sources have changed since the last time. */
export async function buildOnce(root: string, say: Say = () => {}): Promise<string> {
  const dist = join(root, 'web', 'dist')
  const state = stateOf(root)
  if (isBuilt(dist, state)) return dist
  say('Building the site; this takes a few seconds and is needed once per change …')
  const start = performance.now()
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, 'skerry-site-'))
  try {
    await build(root, fresh)
    writeFileSync(join(fresh, STAMP), state)
    chmodSync(fresh, 0o755) // a temporary folder is its maker's alone
    replace(dist, fresh, state)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  say(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  return dist
}

const isBuilt = (dist: string, state: string): boolean =>
  existsSync(join(dist, STAMP)) && readFileSync(join(dist, STAMP), 'utf8') === state

/** In a process of its own, so that whoever asks (tests run in their own mode) gets the site as it is used. */
function build(root: string, out: string): Promise<void> {
  const { NODE_OPTIONS: _options, VITEST: _vitest, ...env } = process.env
  const child = spawn(process.execPath, [import.meta.filename, root, out], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The site cannot be built:\n${stripVTControlCharacters(complaints).trim()}`)),
    )
  })
}

/** Somebody else may have built the same in the meantime: then theirs stays. */
function replace(dist: string, fresh: string, state: string): void {
  for (let attempt = 1; !isBuilt(dist, state); attempt++) {
    try {
      rmSync(dist, { recursive: true, force: true })
      renameSync(fresh, dist)
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

function stateOf(root: string): string {
  const hash = createHash('sha256').update(`${process.versions.node}\n`)
  for (const file of INPUTS.flatMap((input) => inputsIn(root, input))) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function inputsIn(root: string, path: string): string[] {
  if (/\.json$/.test(path)) return existsSync(join(root, path)) ? [path] : []
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !NO_INPUT.test(name))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? inputsIn(root, inner) : [inner]
    })
    .sort()
}

async function main([root = join(import.meta.dirname, '..', '..'), outDir]: readonly string[]): Promise<void> {
  if (outDir === undefined) {
    await buildOnce(root, (line) => console.error(line))
    return
  }
  const { build: viteBuild } = await import('vite')
  const configFile = join(root, 'web', 'vite.config.ts')
  await viteBuild({ configFile, configLoader: 'native', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
