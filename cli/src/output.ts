/** What the command line says: results on stdout, everything else on stderr. */

import type { Context } from './context.ts'

export function print({ stdout }: Context, text: string): void {
  stdout.write(`${text}\n`)
}

export function printJson(context: Context, value: unknown): void {
  print(context, JSON.stringify(value, null, 2))
}

export function note({ stderr }: Context, text: string): void {
  stderr.write(`${text}\n`)
}

/** What to type to run this command, the way this one was run. */
export function commandLine({ env }: Context, words: readonly (string | number)[]): string {
  const program = env.npm_lifecycle_event === undefined ? ['skerry'] : ['npm', 'run', '-s', 'skerry', '--']
  return [...program, ...words].map((word) => (/^[\w.,=/:\\-]+$/.test(`${word}`) ? word : `'${word}'`)).join(' ')
}

export const widthOf = (stream: { readonly columns?: number }): number =>
  Math.max(40, Math.min(stream.columns || 100, 160))

const lengthOf = (text: string): number => [...text].length
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - lengthOf(text)))

/** Rows as columns of equal width; numbers stand right. */
export function table(rows: readonly (readonly (string | number)[])[], indent = ''): string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, lengthOf(String(cell)))
    })
  return rows.map((row) => {
    const cells = row.map((cell, i) => {
      const width = widths[i] as number
      return typeof cell === 'number' ? String(cell).padStart(width) : padded(cell, width)
    })
    return (indent + cells.join('  ')).trimEnd()
  })
}

/** Short lines side by side, to be read downwards, as many as fit. */
export function columns(lines: readonly string[], width: number, indent = '  '): string[] {
  const widest = Math.max(0, ...lines.map(lengthOf)) + 3
  const count = Math.max(1, Math.min(lines.length, Math.floor((width - indent.length) / widest)))
  const height = Math.ceil(lines.length / count)
  return Array.from({ length: height }, (_, row) => {
    const cells = lines.filter((_line, i) => i % height === row)
    return (indent + cells.map((cell) => padded(cell, widest)).join('')).trimEnd()
  })
}

/** Breaks a text at blanks; lines after the first are indented like the text after `head`. */
export function wrap(head: string, text: string, width: number): string[] {
  const indent = ' '.repeat(lengthOf(head))
  const lines: string[] = []
  let line = head
  for (const word of text.split(' ')) {
    const isFirst = line === head || line === indent
    if (!isFirst && lengthOf(line) + lengthOf(word) + 1 > width) {
      lines.push(line)
      line = indent + word
    } else line += isFirst ? word : ` ${word}`
  }
  return [...lines, line]
}

/** A number with separators of thousands, for people. */
export const counted = (n: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(n)

export interface Progress {
  tick(done: number): void
  end(): void
}

/** A bar on a terminal, redrawn at most ten times a second; nothing elsewhere. */
export function progress({ stderr }: Context, label: string, total: number): Progress {
  if (!stderr.isTTY) return { tick: () => {}, end: () => {} }
  let next = 0
  return {
    tick(done) {
      const now = performance.now()
      if (now < next) return
      next = now + 100
      const filled = Math.round((done / total) * 30)
      stderr.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total} `)
    },
    end: () => void stderr.write('\r\x1b[2K'),
  }
}
