/** How a tile looks: its name, or that of its province or colour. */

import type { Language } from '@skerry/contracts'
import type { Content, TacticTile, TileId } from '../types.ts'
import type { Island } from './island.ts'
import { LABELS } from './labels.ts'
import type { TileLook } from './Tiles.tsx'

export function tileLook(content: Content, island: Island, id: TileId, language: Language): TileLook {
  const { kind, value, province, colour } = content.tiles[id] as TacticTile
  const words = LABELS[language]
  if (kind === 'cauldron') {
    const land = island.provinces.find((one) => one.id === content.provinces[province]?.id)
    return { kind, value, name: land?.name ?? '', colour: land?.colour ?? '' }
  }
  if (kind === 'silver') {
    const metal = island.colours.find((one) => one.id === colour)
    return { kind, value, name: `${words.silver}, ${metal?.name[language]}`, colour: colour ?? '' }
  }
  return { kind, value, name: words.tiles[kind], colour: '' }
}
