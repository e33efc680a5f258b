/** Lines that somebody types, or that come through a pipe. */

import { createInterface } from 'node:readline'
import type { Input, Output } from '../context.ts'

export interface Lines {
  /** Asks for a line; null: there are no more. */
  next(prompt: string): Promise<string | null>
  /** What the Tab key completes. */
  completions: readonly string[]
  close(): void
}

/** `output` is where the prompt goes and, if input is piped, its echo. */
export function openLines(input: Input, output: Output): Lines {
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const reader = createInterface({
    input,
    terminal: isTerminal,
    ...(isTerminal ? { output, completer: (typed: string) => [matching(lines.completions, typed), typed] } : {}),
  })
  const iterator = reader[Symbol.asyncIterator]()
  reader.on('SIGINT', () => reader.close()) // like the end of input
  const lines: Lines = {
    completions: [],
    async next(prompt) {
      if (isTerminal) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const { value, done } = await iterator.next()
      if (done) output.write('\n')
      else if (!isTerminal) output.write(`${prompt}${value}\n`)
      return done ? null : value.trim()
    },
    close: () => reader.close(),
  }
  return lines
}

const matching = (known: readonly string[], typed: string): string[] => known.filter((text) => text.startsWith(typed))
