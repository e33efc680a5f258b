/** A house with the same games as this one, but changed: what a later version of Skerry could be. */

import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gameIds } from '../src/index.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** How its rules differ: not at all, by a version that leads to the same, or by one that leads elsewhere with every row. */
export type OtherRules = 'same' | 'newer' | 'elsewhere'

export interface OtherHouse {
  readonly rules: OtherRules
  /** Whether its built-in packs are others, and if so, whether those of today are kept among the released ones. */
  readonly packs: 'same' | 'other' | 'other, and none kept'
}

/** The version of its rules, if they differ. */
export const NEWER = 'newer'

/** Puts it into an empty folder. */
export function buildHouse(folder: string, other: OtherHouse): string {
  for (const id of gameIds(ROOT)) {
    const [from, to] = [join(ROOT, 'games', id), join(folder, 'games', id)]
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from).filter((one) => one !== 'index.ts' && one !== 'data'))
      symlinkSync(join(from, name), join(to, name))
    mkdirSync(join(to, 'data'))
    const released = join(from, 'data', 'released')
    if (other.packs !== 'other, and none kept' && existsSync(released))
      symlinkSync(released, join(to, 'data', 'released'))
    writeFileSync(join(to, 'index.ts'), indexOf(join(from, 'index.ts'), other))
  }
  return folder
}

/** Every position that rules lead to which lead elsewhere says so. */
const GAME: Readonly<Record<OtherRules, string>> = {
  same: 'today',
  newer: `{ ...today, version: '${NEWER}', changes: [] }`,
  elsewhere: `{
  ...today,
  version: '${NEWER}',
  changes: [],
  apply(...given) {
    const applied = today.apply(...given)
    return 'refused' in applied ? applied : { ...applied, position: { ...applied.position, isOther: true } }
  },
}`,
}

const indexOf = (index: string, { rules, packs }: OtherHouse): string => `
import * as here from ${JSON.stringify(pathToFileURL(index).href)}
const { game: today } = here
export const { orders } = here
export const pack = ${packs === 'same' ? 'here.pack' : "{ ...here.pack, name: 'other' }"}
export const game = ${GAME[rules]}
`
