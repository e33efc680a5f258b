/** What the rules' thread and the main thread share besides their messages. */

import type { Answers, Ask } from './messages.ts'

export interface WorkerSetup {
  /** The folder that holds games/. */
  readonly root: string
  /** Signs of life: see `PROGRESS` and `REQUEST`. */
  readonly pulse: SharedArrayBuffer
}

/** Counts what was begun or ended. */
export const PROGRESS = 0
/** The question being answered. */
export const REQUEST = 1

export interface Question {
  readonly id: number
  readonly ask: Ask
}
export type Reply =
  | { readonly id: number; readonly answer: Answers[Ask['do']] }
  | { readonly id: number; readonly fault: string }
