/** Packs with something wrong, and what they are refused for. */

import { type Broken, type Change, packEditor } from '@skerry/kit'
import { pack } from '../index.ts'

// —— the pack, changed in one place ——

export const { changed, withThings } = packEditor(pack)
export const withFields = (change: Change) => withThings('fields', change)
const withGeometry = (change: object) => changed({ geometry: { ...pack.geometry, ...change } })
const field = (id: string) => pack.fields.find((one) => one.id === id) ?? (pack.fields[0] as (typeof pack.fields)[0])
export const without = (list: readonly string[], ...ids: string[]) => list.filter((id) => !ids.includes(id))

/** What has the wrong shape has this fault and no other. */
export const MISSHAPEN: readonly Broken[] = [
  ['nothing', null, '(top): notAnObject'],
  ['a list', [], '(top): notAnObject'],
  ['another format', changed({ format: 'marnon-pack-0' }), 'format: unknownFormat'],
  ['no regions', changed({ regions: undefined }), 'regions: notAList'],
  ['no facts', changed({ facts: null }), 'facts: notAList'],
  ['a colour that is none', changed({ colours: ['red'] }), 'colours.0: notAnObject'],
  ['no tunnel', changed({ tunnel: undefined }), 'tunnel: notAnObject'],
  ['half a piece', withThings('components', { orc: { count: 0.5 } }), 'components.3.count: notANumber'],
  ['a region without terrain', withThings('regions', { II: { terrain: undefined } }), 'regions.1.terrain: notAText'],
  ['a water without id', withThings('waters', { sea: { id: '' } }), 'waters.1.id: notAText'],
  ['a field that is none', changed({ fields: [null] }), 'fields.0: notAnObject'],
  ['a field without id', withFields({ I2: { id: 12 } }), 'fields.1.id: notAText'],
  ['a field without river', withFields({ I2: { river: undefined } }), 'fields.1.river: notAList'],
  ['a link that is no text', withFields({ I2: { land: ['I1', 4] } }), 'fields.1.land.1: notAText'],
  ['a coast that is neither', withFields({ I2: { coast: 'west' } }), 'fields.1.coast: notYesOrNo'],
  ['a centre in space', withFields({ I2: { centre: [1, 2, 3] } }), 'fields.1.centre: notAPoint'],
  ['a centre nowhere', withFields({ I2: { centre: [1, null] } }), 'fields.1.centre.1: notANumber'],
  ['a corner below nothing', withFields({ I2: { poly: [3, -1, 4] } }), 'fields.1.poly.1: notANumber'],
  ['no geometry', changed({ geometry: undefined }), 'geometry: notAnObject'],
  ['a flat frame', withGeometry({ viewBox: [0, 0, 1000] }), 'geometry.viewBox: notABox'],
  ['a bridge from nowhere', withGeometry({ bridges: [{ b: 'C3', at: [1, 2] }] }), 'geometry.bridges.0.a: notAText'],
  ['a mouth nowhere', withGeometry({ tunnelMouths: [{ field: 'V6' }] }), 'geometry.tunnelMouths.0.at: notAList'],
]

const lost = (id: string) => withFields({ [id]: undefined })
const [south, north] = pack.geometry.tunnelMouths
const withMouths = (...tunnelMouths: unknown[]) => withGeometry({ tunnelMouths })

/** By the title of their tests. */
export const REFUSED: Readonly<Record<string, readonly Broken[]>> = {
  'MAR-GEN-03, -05 %s': [
    ['a field too few', lost('VI6'), 'fields: missing'],
    ['a castle too few', lost('C8'), 'fields: missing'],
    ['a seventh area', withFields({ I6: { id: 'I7' } }), 'fields.I7: unknownId'],
    ['an area twice', changed({ fields: [...pack.fields, field('I6')] }), 'fields.I6: sameIdTwice'],
    ['a region too few', withThings('regions', { VI: undefined }), 'regions: missing'],
    ['a seventh region', withThings('regions', { VI: { id: 'VII' } }), 'regions.VII: unknownId'],
    ['a region twice', withThings('regions', { VI: { id: 'V' } }), 'regions.V: sameIdTwice'],
    ['a water too few', withThings('waters', { sea: undefined }), 'waters: missing'],
    ['a third water', withThings('waters', { sea: { id: 'ocean' } }), 'waters.ocean: unknownId'],
    ['a castle in a region', withFields({ C1: { region: 'V' } }), 'fields.C1.region: castleInRegion'],
    ['an area in no region', withFields({ I1: { region: null } }), 'fields.I1.region: wrongRegion'],
    ['an area in the wrong region', withFields({ I1: { region: 'II' } }), 'fields.I1.region: wrongRegion'],
  ],
  'MAR-GEN-04 %s': [
    ['a region of swamp', withThings('regions', { I: { terrain: 'swamp' } }), 'regions.I.terrain: unknownTerrain'],
    ['a region of castles', withThings('regions', { I: { terrain: 'castle' } }), 'regions.I.terrain: castleTerrain'],
    ['an area of swamp', withFields({ I1: { terrain: 'swamp' } }), 'fields.I1.terrain: unknownTerrain'],
    ['an area that is a castle', withFields({ I1: { terrain: 'castle' } }), 'fields.I1.terrain: castleTerrain'],
    ['a castle that is none', withFields({ C1: { terrain: 'plain' } }), 'fields.C1.terrain: castleTerrain'],
    ['a wood in the dunes', withFields({ I1: { terrain: 'forest' } }), 'fields.I1.terrain: terrainOfRegion'],
  ],
  'MAR-GEN-06, -07, -08 %s': [
    ['a link to nowhere', withFields({ C1: { land: ['V1', 'VI9'] } }), 'fields.C1.land.1: noSuchField'],
    ['a link to itself', withFields({ C1: { land: ['V1', 'C1'] } }), 'fields.C1.land.1: linkToItself'],
    ['the same link twice', withFields({ C1: { land: ['V1', 'VI4', 'V1'] } }), 'fields.C1.land.2: linkedTwice'],
    ['a link that leads one way', withFields({ C1: { land: ['V1'] } }), 'fields.VI4.land.4: linkNotTwoWay'],
    ['a bridge that leads one way', withFields({ C3: { bridge: [] } }), 'fields.VI1.bridge.0: linkNotTwoWay'],
    ['a tunnel that leads one way', withFields({ V6: { tunnel: [] } }), 'fields.III2.tunnel.0: linkNotTwoWay'],
    ['a river with one bank', withFields({ VI1: { river: ['II1', 'II3'] } }), 'fields.III1.river.1: linkNotTwoWay'],
    ['a bridge where land is', withFields({ C1: { bridge: ['V1'] } }), 'fields.C1.bridge.0: linkOfTwoKinds'],
    ['a tunnel where land is', withFields({ C1: { tunnel: ['V1'] } }), 'fields.C1.land.0: linkOfTwoKinds'],
    ['a river where land is', withFields({ C1: { river: ['V1'] } }), 'fields.C1.land.0: linkedAcrossRiver'],
    ['a river under a bridge', withFields({ C3: { river: ['VI1'] } }), 'fields.C3.river.0: linkedAcrossRiver'],
    [
      'an island in two pieces',
      withFields({
        C1: { land: [] },
        V1: { land: without(field('V1').land, 'C1') },
        VI4: { land: without(field('VI4').land, 'C1') },
      }),
      'fields: mapInPieces',
    ],
  ],
  'MAR-RULING-20 %s': [
    ['a castle that borders one region', withFields({ C1: { land: ['V1'] } }), 'fields.C1: bordersOneRegion'],
  ],
  'MAR-RULING-71 %s': [
    ['a water nobody knows', withFields({ I3: { waters: ['lake'] } }), 'fields.I3.waters.0: unknownWater'],
    ['a water twice', withFields({ I1: { waters: ['river', 'river'] } }), 'fields.I1.waters.1: waterTwice'],
    ['the ocean as a boat water', withFields({ I3: { waters: ['ocean'] } }), 'fields.I3.waters.0: unknownWater'],
    ['a river far inland', withFields({ I4: { waters: ['river'] } }), 'fields.I4.waters: watersNotAsDrawn'],
    ['a shore without sea', withFields({ C5: { waters: [] } }), 'fields.C5.waters: watersNotAsDrawn'],
    ['a coast inland', withFields({ I4: { coast: true } }), 'fields.I4.coast: coastNotAsDrawn'],
    ['no coast at the ocean', withFields({ I6: { coast: false } }), 'fields.I6.coast: coastNotAsDrawn'],
  ],
  'a drawing with %s': [
    ['a corner that does not exist', withFields({ C7: { poly: [21, 22, 38, 999] } }), 'fields.C7.poly: noSuchVertex'],
    ['a river through nowhere', withGeometry({ riverPath: [47, 54, 999] }), 'geometry.riverPath: noSuchVertex'],
    ['a sea of nothing', withGeometry({ seaPoly: [39, 40] }), 'geometry.seaPoly: tooFewCorners'],
    ['a field without extent', withFields({ C7: { poly: [21, 22] } }), 'fields.C7.poly: tooFewCorners'],
    ['a corner twice', withFields({ C7: { poly: [21, 22, 38, 37, 22] } }), 'fields.C7.poly: cornerTwice'],
    ['an outline that crosses itself', withFields({ C7: { poly: [21, 38, 22, 37] } }), 'fields.C7.poly: notConvex'],
    ['an outline walked backwards', withFields({ C7: { poly: [37, 38, 22, 21] } }), 'fields.C7.poly: notConvex'],
    ['a centre outside', withFields({ C7: { centre: [739, 234] } }), 'fields.C7.centre: centreOutside'],
    ['two fields in one place', withFields({ C7: { poly: field('C6').poly } }), 'fields.C7.poly: overlap'],
    ['a river through a field', withGeometry({ riverPath: [47, 48, 55] }), 'geometry.riverPath.0: riverOffBorder'],
    ['a shore in the ocean', withGeometry({ seaPoly: [39, 40, 0] }), 'geometry.seaPoly.1: shoreWithoutField'],
  ],
  'MAR-GEN-06, -07 %s': [
    [
      'land that is not drawn',
      withFields({ C1: { land: ['V1', 'VI4', 'V2'] }, V2: { land: [...field('V2').land, 'C1'] } }),
      'fields.C1.land: landNotDrawn',
    ],
    [
      'land where the river is drawn',
      withFields({
        I2: { land: [...field('I2').land, 'VI2'], river: ['VI3'] },
        VI2: { land: [...field('VI2').land, 'I2'], river: [] },
      }),
      'fields.I2.land: landNotDrawn',
    ],
    [
      'a border that is not listed',
      withFields({ I3: { land: ['I1', 'I4'] }, I6: { land: ['I4', 'I5'] } }),
      'fields.I3.land: borderNotLinked',
    ],
    [
      'a bridge over dry land',
      withFields({ C1: { land: ['VI4'], bridge: ['V1'] }, V1: { land: ['V2', 'VI4', 'VI5'], bridge: ['C1'] } }),
      'fields.C1.bridge: bridgeOffRiver',
    ],
    [
      'a river that is not drawn',
      withFields({ I3: { river: ['V3'] }, V3: { river: ['I3'] } }),
      'fields.I3.river: riverNotDrawn',
    ],
    [
      'a river border that is not listed',
      withFields({ II3: { river: [] }, VI1: { river: ['II1', 'III1'] } }),
      'fields.II3.river: riverBorderNotListed',
    ],
    [
      'a bridge that is drawn and not listed',
      withFields({ C3: { bridge: [], river: ['VI1'] }, VI1: { bridge: [], river: ['II1', 'II3', 'III1', 'C3'] } }),
      'geometry.bridges.2: bridgeWithoutLink',
    ],
    [
      'a bridge drawn twice',
      withGeometry({ bridges: [...pack.geometry.bridges, { a: 'C3', b: 'VI1', at: [480, 404] }] }),
      'geometry.bridges.5: bridgeTwice',
    ],
    [
      'a bridge that is listed and not drawn',
      withGeometry({ bridges: pack.geometry.bridges.slice(1) }),
      'fields.I1.bridge: bridgeNotDrawn',
    ],
  ],
  'MAR-GEN-08 a mouth %s': [
    [
      'without a tunnel',
      withMouths(south, north, { field: 'V5', at: [676, 129] }),
      'geometry.tunnelMouths.2: mouthWithoutTunnel',
    ],
    ['twice in one field', withMouths(south, north, south), 'geometry.tunnelMouths.2: mouthTwice'],
    ['outside its field', withMouths(south, { field: 'V6', at: [676, 129] }), 'geometry.tunnelMouths.1: mouthOutside'],
    ['that is missing', withMouths(south), 'fields.V6.tunnel: mouthNotDrawn'],
  ],
  'names that are missing: %s': [
    ['a region', withThings('regions', { IV: { name: { en: 'Fields' } } }), 'regions.IV.name.de: textMissing'],
    ['a region at all', withThings('regions', { IV: { name: undefined } }), 'regions.IV.name.en: textMissing'],
    ['a water', withThings('waters', { sea: { name: { en: '', de: 'See' } } }), 'waters.sea.name.en: textMissing'],
    ['the tunnel', changed({ tunnel: { ...pack.tunnel, name: 'Tunnel' } }), 'tunnel.name.en: textMissing'],
    ['a piece', withThings('components', { orc: { name: {} } }), 'components.orc.name.de: textMissing'],
    ['a colour', withThings('colours', { red: { name: null } }), 'colours.red.name.de: textMissing'],
    ['a fact', withThings('facts', { F4: { says: undefined } }), 'facts.F4.says.de: textMissing'],
    ['a hint', withFields({ I1: { hint: { en: 'west coast' } } }), 'fields.I1.hint.de: textMissing'],
  ],
  'a source that is missing or wrong: %s': [
    ['a field without', withFields({ I1: { source: undefined } }), 'fields.I1.source: noSource'],
    ['a field in part', withFields({ I1: { source: { id: 'rulebook' } } }), 'fields.I1.source: noSource'],
    ['a field from hearsay', withFields({ I1: { source: 'hearsay' } }), 'fields.I1.source: unknownSource'],
    [
      'a link from hearsay',
      withFields({ C1: { source: { 'land.V1': 'hearsay', rest: 'designed' } } }),
      'fields.C1.source: unknownSource',
    ],
    [
      'a link that is none',
      withFields({ C1: { source: { 'land.V2': 'rulebook', rest: 'designed' } } }),
      'fields.C1.source: sourceOfNothing',
    ],
    [
      'a part that is none',
      withThings('regions', { I: { source: { nmae: 'rulebook', rest: 'designed' } } }),
      'regions.I.source: sourceOfNothing',
    ],
    [
      'a colour published nowhere',
      withThings('colours', { red: { from: undefined } }),
      'colours.red.from: publishedNowhere',
    ],
    ['a drawing without', withGeometry({ source: undefined }), 'geometry.source: noSource'],
    ['a tunnel without', changed({ tunnel: { name: pack.tunnel.name } }), 'tunnel.source: noSource'],
    ['a water without', withThings('waters', { sea: { source: undefined } }), 'waters.sea.source: noSource'],
    ['a piece without', withThings('components', { orc: { source: null } }), 'components.orc.source: unknownSource'],
    ['a fact without', withThings('facts', { F1: { source: undefined } }), 'facts.F1.source: noSource'],
  ],
}
