/** Phrases that both languages build alike from a few words of their own. */

import type { Language } from '@skerry/contracts'
import type { Plain, Split } from '@skerry/kernel'
import type { Party } from '../types.ts'

/** What a language calls the units, in the case its sentences need. */
export interface UnitWords {
  readonly man: string
  readonly men: string
  readonly orc: string
  readonly orcs: string
  readonly hero: string
  readonly sorcerer: string
  readonly and: string
  /** Joins phrases that contain an `and` of their own. */
  readonly asWellAs: string
}

/** A split as data of a choice or an event. */
export interface Allotted {
  readonly n: Split
}

export { seatMark as player } from '@skerry/contracts'
/** A field as players write it: IV/5, C5. */
export const field = (id: unknown): string => String(id).replace(/^([IV]+)(\d+)$/, '$1/$2')
/** `2.1`, `2,1` */
export const decimal = (n: number, language: Language): string =>
  n.toFixed(1).replace('.', language === 'de' ? ',' : '.')
export const count = (n: unknown, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Values of a pack, as it writes them: `C1, C2`, or between quotation marks `"river", "sea"`. */
export const listed = (values: Plain | undefined, open = '', close = ''): string =>
  (values as readonly string[]).map((value) => `${open}${value}${close}`).join(', ')

/** Whether a split is of a single unit. */
export const isOne = (n: Split): boolean => Object.values(n).reduce((all, count) => all + count, 0) === 1

/** The units of a split in one field. */
interface Group {
  bodies: number
  hero: boolean
  sorcerer: boolean
}

/** The units of a split, field by field. A slot is a field (`IV5`) or a figure in it (`IV5/hero`). */
function groupsOf(n: Split): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const [slot, count] of Object.entries(n)) {
    if (count === 0) continue
    const [at = slot, figure] = slot.split('/')
    const group = groups.get(at) ?? { bodies: 0, hero: false, sorcerer: false }
    if (figure === 'hero' || figure === 'sorcerer') group[figure] = true
    else group.bodies += count
    groups.set(at, group)
  }
  return groups
}

export function phrasesOf(w: UnitWords) {
  const join = (items: readonly string[], last: string) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
  const list = (items: readonly string[]) => join(items, w.and)
  const bodies = (n: number, party: Party) => (party === 'orcs' ? count(n, w.orc, w.orcs) : count(n, w.man, w.men))
  const parts = (group: Group, party: Party) => [
    ...(group.bodies > 0 ? [bodies(group.bodies, party)] : []),
    ...(group.hero ? [w.hero] : []),
    ...(group.sorcerer ? [w.sorcerer] : []),
  ]
  return {
    /** `a, b and c` */
    list,
    /** `I/2, I/3 and C4` */
    fields: (ids: readonly string[]) => list(ids.map(field)),
    /** `3 men and the hero` */
    force: (group: Group, party: Party) => list(parts(group, party)),
    /** A player's units of a split, without their fields: `3 men and the hero` */
    units(n: Split): string {
      const all: Group = { bodies: 0, hero: false, sorcerer: false }
      for (const group of groupsOf(n).values()) {
        all.bodies += group.bodies
        all.hero ||= group.hero
        all.sorcerer ||= group.sorcerer
      }
      return list(parts(all, 0))
    },
    /** `3 men in IV/5 and the hero in C2`; `where` is the preposition. */
    split(n: Split, where: string, party: Party): string {
      const groups = [...groupsOf(n)].map(([at, group]) => ({ at, units: parts(group, party) }))
      const last = groups.some(({ units }) => units.length > 1) ? w.asWellAs : w.and
      return join(
        groups.map(({ at, units }) => `${list(units)} ${where} ${field(at)}`),
        last,
      )
    },
    /** One slot: `men in IV/5`, `the hero in IV/5` */
    slot(slot: unknown, where: string): string {
      const [at, figure] = String(slot).split('/')
      const unit = figure === 'hero' ? w.hero : figure === 'sorcerer' ? w.sorcerer : w.men
      return `${unit} ${where} ${field(at)}`
    },
  }
}
