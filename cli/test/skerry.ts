/** Runs the command: in this process, or in one of its own. */

import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Width } from '@skerry/kit'
import { afterAll } from 'vitest'
import type { Environment } from '../src/context.ts'
import { run } from '../src/run.ts'

export const ROOT = join(import.meta.dirname, '..', '..')
export const MAIN = join(ROOT, 'cli', 'src', 'main.ts')

/** Everything a test file writes is below this folder. */
const TEMPORARY = mkdtempSync(join(tmpdir(), 'skerry-cli-'))
afterAll(() => rmSync(TEMPORARY, { recursive: true, force: true }))
/** Where games are kept that a test leaves. */
const STATE = join(TEMPORARY, 'state')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Setting {
  readonly input?: string
  /** The folder with games/ and docs/; the project itself if not given. */
  readonly root?: string
  readonly env?: Readonly<Record<string, string>>
}
interface ProcessSetting extends Setting {
  readonly cwd?: string
}

export type Skerry = (args: readonly string[], setting?: Setting) => Promise<Ran>

/** What most tests call: a process takes a second to start, so only the deep width starts one every time. */
export const skerryAt = (width: Width): Skerry => (width === 'deep' ? skerryProcess : skerryHere)

const environment = ({ root = ROOT, env }: Setting): Environment => ({
  LC_ALL: 'en_US.UTF-8',
  NO_COLOR: '1',
  SKERRY_ROOT: root,
  XDG_STATE_HOME: STATE,
  ...env,
})

/** Runs the command in a process of its own. */
export function skerryProcess(args: readonly string[], setting: ProcessSetting = {}): Promise<Ran> {
  const { npm_lifecycle_event: _npm, NODE_OPTIONS: _options, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: setting.cwd ?? ROOT,
    env: { ...inherited, ...environment(setting) },
  })
  const [out, err] = [textOf(child.stdout), textOf(child.stderr)]
  child.stdin.on('error', () => {}) // it may end before it has read everything
  child.stdin.end(setting.input ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out: out(), err: err() }))
  })
}

/** Runs the command in this process. */
export async function skerryHere(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { stdout, stderr, ended } = begin(args, environment(setting), setting.input)
  const [out, err] = [textOf(stdout), textOf(stderr)]
  return { code: await ended, out: out(), err: err() }
}

interface Begun {
  readonly stdout: Readable
  readonly stderr: Readable
  readonly signals: EventEmitter
  /** The exit code, when all that it wrote has been read. */
  readonly ended: Promise<number>
}

export function begin(args: readonly string[], env: Environment, input = ''): Begun {
  const [stdout, stderr, signals] = [new PassThrough(), new PassThrough(), new EventEmitter()]
  const stdin = Readable.from([Buffer.from(input)])
  const ended = run(args, { env, stdin, stdout, stderr, signals }).then(async (code) => {
    await Promise.all([stdout, stderr].map((stream) => finished(stream.end())))
    return code
  })
  return { stdout, stderr, signals, ended }
}

/** What a stream has brought so far. */
export function textOf(stream: Readable): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  return () => text
}

/** A new folder that is gone when the tests of the file are over. */
export const temporary = (): string => mkdtempSync(join(TEMPORARY, 'test-'))

/** A house of its own, with copies of these games; `haul` is the tests' own game. */
export function house(...games: readonly string[]): string {
  const root = temporary()
  mkdirSync(join(root, 'games'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  for (const game of games) {
    const from = game === 'haul' ? join(import.meta.dirname, 'house', 'games', game) : join(ROOT, 'games', game)
    cpSync(from, join(root, 'games', game), { recursive: true })
  }
  return root
}

export const HAUL = join(import.meta.dirname, 'house')

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export function writeJson(file: string, value: unknown): string {
  writeFileSync(file, JSON.stringify(value))
  return file
}
