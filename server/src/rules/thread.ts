/** What the rules' thread and the main thread share besides their messages. */

import { InputError } from '@skerry/kernel'
import type { Answers, Ask } from './messages.ts'

export interface WorkerSetup {
  /** The folder that holds games/. */
  readonly root: string
  /** Signs of life: see `PROGRESS`, `REQUEST` and `READING`. */
  readonly pulse: SharedArrayBuffer
}

/** Counts what has begun or ended. */
export const PROGRESS = 0
/** The question being answered. */
export const REQUEST = 1
/** How many games are being read from the disk. */
export const READING = 2
/** How many signs there are. */
export const SIGNS = 3

export interface Question {
  readonly id: number
  readonly ask: Ask
}
export type Reply =
  | { readonly id: number; readonly answer: Answers[Ask['do']] }
  | { readonly id: number; readonly fault: string }

/** What went wrong and where, for the log, which must not hold what was chosen or drawn. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  return error instanceof InputError ? stack.replace(message, `${error.where}: ${error.reason}`) : stack
}
