/** Tints become colours where the stream can show them, and nothing where it cannot or NO_COLOR says so. */

import { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import type { Line, Tint } from '@skerry/contracts'
import type { Environment, Output } from '../context.ts'

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

export function painterFor(output: Output, env: Environment): Painter {
  const isColourful = hasColours(output, env)
  const tint = (name: Tint, text: string) =>
    isColourful ? styleText(FORMATS[name], text, { validateStream: false }) : text
  return {
    tint,
    line: (line) => line.map((span) => (span.tint === undefined ? span.text : tint(span.tint, span.text))).join(''),
  }
}

/** As Node decides it for its own streams, but by the environment of the command: FORCE_COLOR, NO_COLOR, TERM and others. */
const hasColours = ({ isTTY = false }: Output, env: Environment): boolean =>
  (isTTY || env.FORCE_COLOR !== undefined) && WriteStream.prototype.getColorDepth(env) > 2
