/** A server as a process of its own, and what the system says about it. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Running {
  readonly pid: number
  readonly url: string
  /** From the start of the process until it listened. */
  readonly startMs: number
  end(): Promise<void>
}

/** Enough for a process that tidies up. */
const PATIENCE_MS = 10_000

/** A program to run; its first line on stdout says where it listens. */
export interface Program {
  /** Seen from here. */
  readonly file: string
  /** For Node. */
  readonly flags?: readonly string[]
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export async function startServer({ file, flags = [], args, env = {} }: Program): Promise<Running> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...flags, pathOf(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...plainEnvironment(), ...env },
  })
  const line = await firstLine(child, file)
  const startMs = performance.now() - begun
  const url = line.startsWith('{') ? (JSON.parse(line) as { url: string }).url : line
  return { pid: child.pid as number, url, startMs, end: () => endOf(child) }
}

export const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** As in production, and without what a test runner may have put there. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  return { ...env, NODE_ENV: 'production' }
}

async function firstLine(child: ChildProcess, file: string): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`)
  })
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  ended.catch(() => {}) // from now on it may end
  return line
}

/** Ends a process we have started, gently at first. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await exit
  clearTimeout(timer)
}

/** Whether the system tells what another process uses: Linux does. */
export const canLook = existsSync('/proc/self/stat')

/** Ticks per second in /proc: fixed by the kernel's interface to programs. */
const TICKS = 100

/** Seconds the process has computed so far, all its threads together. */
export function cpuSecondsOf(pid: number): number {
  // The name of the program stands in brackets and may contain anything: fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Memory of the process in MB. */
export function memoryOf(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1]) / 1024
}
