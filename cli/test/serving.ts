/** `skerry serve`, in this process or in one of its own. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Width } from '@skerry/kit'
import { onTestFinished } from 'vitest'
import { begin, MAIN, temporary, textOf } from './skerry.ts'

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGKILL'

export interface Serving {
  /** The lines it prints come one by one. */
  line(): Promise<string>
  /** What it has written to the standard error so far. */
  log(): string
  /** Sends the signal; the exit code, when it has ended. */
  end(signal?: Signal): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>
export type Serve = (args: readonly string[], env?: Environment) => Serving

/** What most tests call. */
export const servingAt = (width: Width): Serve => (width === 'deep' ? servingProcess : servingHere)

/** On a port of its own, and with a folder of its own if none is given. */
function wordsOf(args: readonly string[], env: Environment): string[] {
  const data = args.includes('--data') || 'SKERRY_DATA' in env ? [] : ['--data', temporary()]
  return ['serve', '--port', '0', ...data, ...args]
}

export function servingProcess(args: readonly string[], env: Environment = {}): Serving {
  const { SKERRY_DATA: _data, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN, ...wordsOf(args, env)], { env: { ...inherited, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const end = (signal: Signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { line: linesOf(child.stdout), log: textOf(child.stderr), end }
}

/** Nothing but a process can be killed. */
function servingHere(args: readonly string[], env: Environment = {}): Serving {
  const { stdout, stderr, signals, ended } = begin(wordsOf(args, env), env)
  const end = (signal: Signal = 'SIGTERM') => {
    signals.emit(signal)
    return ended
  }
  onTestFinished(async () => void (await end()), 60_000)
  return { line: linesOf(stdout), log: textOf(stderr), end }
}

function linesOf(output: Readable): () => Promise<string> {
  const lines = createInterface({ input: output })[Symbol.asyncIterator]()
  return async () => (await lines.next()).value as string
}

export type ServingApi = Serving & { readonly url: string }

/** One without the site, ready. */
export async function apiOf(serve: Serve, args: readonly string[] = [], env: Environment = {}): Promise<ServingApi> {
  const started = serve(['--api-only', '--json', ...args], env)
  const { url } = JSON.parse((await started.line()) ?? 'null') as { url: string }
  return { ...started, url }
}
