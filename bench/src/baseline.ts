/** What the ratios were when somebody last looked: a fall far below is a fault, whatever machine it runs on. */

import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'

/** Ratios by figure, by benchmark. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, number>>>>

const FILE = new URL('../baseline.json', import.meta.url)

/** The share of a ratio that must be left. */
export const HALF = 0.5
export const QUARTER = 0.25

export interface Shortfall {
  readonly id: string
  readonly ratio: number
  /** What it would have to be; null: the baseline does not know this figure. */
  readonly least: number | null
}

type Measured = Pick<Figure, 'id' | 'ratio'>

/** The figures that fall below their share of the baseline, and those it does not know. Empty: all is well. */
export function checkAgainst(
  ratios: Readonly<Record<string, number>>,
  figures: readonly Measured[],
  share: number,
): Shortfall[] {
  return figures.flatMap(({ id, ratio }) => {
    const known = ratios[id]
    const least = known === undefined ? null : known * share
    return least !== null && ratio >= least ? [] : [{ id, ratio, least }]
  })
}

export const readBaseline = (): Baseline => JSON.parse(readFileSync(FILE, 'utf8')) as Baseline

/** Replaces the ratios of these figures; others stay. */
export function recordBaseline(name: string, figures: readonly Measured[]): void {
  const before = readBaseline()
  const ratios = { ...before[name], ...Object.fromEntries(figures.map(({ id, ratio }) => [id, ratio])) }
  writeFileSync(FILE, `${JSON.stringify({ ...before, [name]: ratios }, null, 2)}\n`)
}
