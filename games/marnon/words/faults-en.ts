/** What is wrong with a pack. The path before the sentence says where; "this" is what stands there. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'
import { listed } from './phrases.ts'

const all = (values: Plain | undefined) => listed(values, '"', '"')
const [TERRAINS, WATERS] = ['"plain", "forest", "mountain" or "castle"', '"river" and "sea"']

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.en,

  // —— ids and terrains ——
  unknownTerrain: ({ terrain }) => `there is no terrain "${terrain}"; it should be ${TERRAINS}`,
  castleTerrain: () => 'C1 to C8 have the terrain "castle", and nothing else has it',
  castleInRegion: () => 'a castle belongs to no region; this should be null',
  wrongRegion: ({ want }) => `by its id this area belongs to region "${want}"`,
  terrainOfRegion: ({ want }) => `this area should be "${want}", like all of its region`,
  unknownWater: ({ water }) => `there is no boat water "${water}", only ${WATERS}; the ocean belongs in "coast"`,
  waterTwice: ({ water }) => `"${water}" is in this list twice`,

  // —— links ——
  noSuchField: ({ to }) => `there is no field ${to}`,
  linkToItself: () => 'a field cannot be its own neighbour; take it out',
  linkedTwice: ({ to }) => `${to} is in this list twice`,
  linkNotTwoWay: ({ to }) => `${to} does not have this field in the same list; add it there, or take ${to} out here`,
  linkOfTwoKinds: ({ to, kinds }) => `${to} is in ${all(kinds)} as well; keep it in one list only`,
  linkedAcrossRiver: ({ to, kinds }) =>
    `${to} is in ${all(kinds)} as well, but what "river" lists cannot be reached; keep it in one list only`,
  bordersOneRegion: () => 'a castle borders on two regions at least, by land or bridge; this one does not',
  mapInPieces: ({ cutOff }) =>
    `the island is not in one piece: from its first field no land, bridge or tunnel leads to ${listed(cutOff)}`,

  // —— outlines ——
  tooFewCorners: ({ least }) => `at least ${least} corners are needed`,
  noSuchVertex: ({ vertex }) => `there is no corner ${vertex} in geometry.vertices; they count from 0`,
  cornerTwice: () => 'a corner is in this outline twice',
  notConvex: () => 'the outline should run clockwise and turn right at every corner: no dent, no straight corner',
  centreOutside: () => 'the centre should lie inside the outline',
  overlap: ({ field }) => `this outline and that of ${field} lie on the same side of a common edge: they overlap`,
  riverOffBorder: () => 'from this corner to the next the river does not run between two fields',
  shoreWithoutField: () =>
    'from this corner to the next the sea should have one field on its shore, no more and no less',

  // —— lists against the drawing ——
  landNotDrawn: ({ to }) => `in the drawing ${to} has no dry border with this field; take it out, or mend the outlines`,
  borderNotLinked: ({ to }) => `${to} borders on this field in the drawing, but is not in the list`,
  bridgeOffRiver: ({ to }) => `in the drawing no river runs between this field and ${to}, so there can be no bridge`,
  riverNotDrawn: ({ to }) => `in the drawing no river runs between this field and ${to}`,
  riverBorderNotListed: ({ to }) =>
    `${to} lies across the river in the drawing, but is neither in this list nor in "bridge"`,
  watersNotAsDrawn: ({ drawn }) => `by the drawing this should be ${all(drawn) || 'empty: the field lies on no water'}`,
  coastNotAsDrawn: ({ drawn }) =>
    `by the drawing this should be ${drawn}: the field ${drawn ? 'lies' : 'does not lie'} on the ocean`,
  bridgeWithoutLink: ({ a, b }) => `a bridge is drawn from ${a} to ${b}, but ${a} does not have ${b} in "bridge"`,
  bridgeTwice: ({ a, b }) => `the bridge between ${a} and ${b} is drawn twice`,
  bridgeNotDrawn: ({ to }) => `the bridge to ${to} is not drawn; add it to geometry.bridges`,
  mouthWithoutTunnel: ({ field }) => `a tunnel mouth is drawn in ${field}, where no tunnel begins`,
  mouthTwice: ({ field }) => `${field} has a tunnel mouth already`,
  mouthOutside: ({ field }) => `this tunnel mouth should lie inside ${field}`,
  mouthNotDrawn: () => 'the tunnel has no mouth in this field; add it to geometry.tunnelMouths',
}
