/** Tints become colours where the stream can show them, and nothing where it cannot or NO_COLOR says so. */

import { styleText } from 'node:util'
import type { Line, Tint } from '@skerry/kernel'

type Format = Parameters<typeof styleText>[0]

const FORMATS: Readonly<Record<Tint, Format>> = {
  seat0: ['bold', 'redBright'],
  seat1: ['bold', 'greenBright'],
  seat2: ['bold', 'blueBright'],
  seat3: ['bold', 'yellowBright'],
  seat4: ['bold', 'magentaBright'],
  seat5: ['bold', 'cyanBright'],
  orcs: 'white',
  dim: 'gray',
  strong: 'bold',
  water: 'blue',
  plain: 'yellow',
  forest: 'green',
  mountain: 'cyan',
  castle: 'magenta',
  accent: ['bold', 'cyan'],
  danger: ['bold', 'red'],
}

export interface Painter {
  tint(tint: Tint, text: string): string
  line(line: Line): string
}

export function painterFor(stream: NodeJS.WritableStream): Painter {
  const tint = (name: Tint, text: string) => styleText(FORMATS[name], text, { stream })
  return {
    tint,
    line: (line) => line.map((span) => (span.tint === undefined ? span.text : tint(span.tint, span.text))).join(''),
  }
}
