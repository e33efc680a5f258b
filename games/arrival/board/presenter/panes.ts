/** The parts of the board that are looked at by themselves: where it is high, the island and below it cards and tiles. */

import { panesBy } from '@skerry/boards'
import type { Arrangement, Language, Pane } from '@skerry/contracts'
import { layoutOf } from '../layout.ts'

const WORDS = {
  en: { panes: { map: 'Island', table: 'Cards and tiles' } },
  de: { panes: { map: 'Insel', table: 'Karten und Plättchen' } },
}

export function panes(pack: unknown, language: Language, arrangement: Arrangement): readonly Pane[] {
  if (arrangement === 'wide') return []
  const { map, table } = layoutOf(arrangement)
  const parts = [
    { id: 'map', box: map },
    { id: 'table', box: table },
  ] as const
  return panesBy(parts, { map: 'province', table: 'card' }, WORDS)(pack, language)
}
