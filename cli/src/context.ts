/** What a command finds where it runs, besides its arguments: the process, or a test’s stand-in for it. */

import type { EventEmitter } from 'node:events'
import { join, resolve } from 'node:path'

/** Where text goes; what only terminals have is optional. */
export type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
}
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean }
export type Environment = Readonly<Record<string, string | undefined>>

export interface Context {
  readonly env: Environment
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  /** Emits SIGINT and SIGTERM. */
  readonly signals: EventEmitter
}

export const processContext: Context = {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signals: process,
}

/** The folder that holds games/, docs/ and web/. */
export const rootOf = ({ env }: Context): string => resolve(env.SKERRY_ROOT ?? join(import.meta.dirname, '..', '..'))
