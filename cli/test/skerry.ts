/** Runs the real command in a process of its own. */

import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, vi } from 'vitest'
import { run } from '../src/run.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Where games are kept that a test leaves. */
const STATE = mkdtempSync(join(tmpdir(), 'skerry-state-'))
afterAll(() => rmSync(STATE, { recursive: true, force: true }))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Setting {
  readonly input?: string
  /** The folder with games/ and docs/; the project itself if not given. */
  readonly root?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

export function skerry(
  args: readonly string[],
  { input = '', root = ROOT, cwd = ROOT, env }: Setting = {},
): Promise<Ran> {
  const { npm_lifecycle_event: _npm, NODE_OPTIONS: _options, ...inherited } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'src', 'main.ts'), ...args], {
    cwd,
    env: { ...inherited, LC_ALL: 'en_US.UTF-8', NO_COLOR: '1', SKERRY_ROOT: root, XDG_STATE_HOME: STATE, ...env },
  })
  const parts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    parts.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    parts.err += text
  })
  child.stdin.on('error', () => {}) // it may end before it has read everything
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...parts }))
  })
}

/** The same without a process of its own, one after the other and for the project's games only: where there are many cases. */
export async function skerryHere(args: readonly string[]): Promise<Ran> {
  const written = (stream: NodeJS.WriteStream) => vi.spyOn(stream, 'write').mockImplementation(() => true)
  const [out, err] = [written(process.stdout), written(process.stderr)]
  const textOf = (spy: typeof out) => spy.mock.calls.map(([text]) => String(text)).join('')
  try {
    const code = await run(args)
    return { code, out: textOf(out), err: textOf(err) }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}

/** A folder that is gone when the test is over. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

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
