/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where; "this" is what stands there. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

/** Values of a pack, as it writes them: `MAG1, MAG2`, or between quotation marks `"top", "middle"`. */
const listed = (values: Plain | undefined): string => (values as readonly string[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `"${one}"`))

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.en,

  // —— shape ——
  notAPair: () => 'a connection joins two locations: ["MAG1", "MAG2"]',

  // —— ids ——
  badId: () => 'an id is one word of the letters A to Z, digits and hyphens, and begins with a letter',
  idOfAnother: ({ other }) => `something in "${other}" has this id already; all ids on the table must differ`,
  idTaken: () => 'this word is the name of a section, of a player, or of something beside the map; choose another id',
  wrongNumber: ({ want, got }) => `there must be ${want}; there are ${got}`,
  wrongTribeColour: ({ want }) => `this tribe plays "${want}"`,
  wrongCount: ({ want }) => `this must be ${want}: the rules count on it`,

  // —— provinces and locations ——
  noSuchColour: ({ colour }) => `there is no province colour "${colour}"`,
  unusedColour: () => 'no province has this colour',
  noSuchProvince: ({ province }) => `there is no province ${province}`,
  emptyProvince: () => 'this province has no location',
  ownNeighbour: () => 'a province cannot be its own neighbour; take it out',
  neighbourTwice: ({ to }) => `${to} is in this list twice`,
  neighbourNotTwoWay: ({ to, id }) =>
    `${to} does not have ${id} among its neighbours; add it there, or take ${to} out here`,
  castleOnIsland: ({ key }) =>
    `castle locations lie on Balor’s Isle, in no province, and are no ports; take "${key}" out`,

  // —— connections ——
  noSuchLocation: ({ location }) => `there is no location ${location}`,
  connectedToItself: ({ location }) => `${location} cannot be connected to itself; take this connection out`,
  connectedTwice: ({ a, b }) => `${a} and ${b} are connected already; a connection leads both ways`,
  castlesConnected: ({ a, b }) => `${a} and ${b} are both castle locations; connect each to the main island`,
  castleCutOff: () => 'no connection leads from this castle location to the main island',
  wrongLandings: ({ want, landings }) =>
    `exactly ${want} locations of the main island must be connected to castle locations, for the first Fomori; here they are: ${listed(landings) || 'none'}`,
  tooFewPorts: ({ least, free }) =>
    `at least ${least} ports without a connection to a castle location are needed, one for each tribe; here they are: ${listed(free) || 'none'}`,
  mapInPieces: ({ cutOff }) =>
    `the map is not in one piece: from its first location no connections lead to ${listed(cutOff)}`,

  // —— cards and tiles ——
  unknownBack: ({ back, known }) => `there is no back "${back}", only ${quoted(known)}`,
  unknownSymbol: ({ known }) => `no card shows such a symbol; there are ${quoted(known)}`,
  lessThanOne: () => 'this should be at least 1; what a section of a card does not show is left out',
  tooLarge: ({ most }) => `this should be ${most} at most`,
  noSuchLevel: () => 'a level is 1 for Ait, 2 for Broch or 3 for Caer',
  unknownKind: ({ kind, known }) => `there is no kind of tile "${kind}", only ${quoted(known)}`,
  tileWithout: ({ part }) => `this tile needs a "${part}"`,
  notOnThisTile: ({ part, kind }) => `a tile of the kind "${kind}" has no "${part}"; take it out`,
  wrongTileId: ({ want }) => `the id of this tile must be "${want}"`,

  // —— the drawing ——
  flatBox: () => 'width and height should be above 0',
  tooFewCorners: ({ least }) => `at least ${least} corners are needed`,
  offTheDrawing: () => 'this point lies outside drawing.viewBox',
  samePlace: ({ other }) => `${other} lies at the same point`,

  // —— warnings: the map ——
  colourShare: ({ times }) =>
    `${times} ${times === 1 ? 'province has' : 'provinces have'} this colour; usually it is two or three`,
  colourOfNeighbour: ({ other }) => `this is also the colour of its neighbour ${other}`,
  noMagnata: ({ name, fame }) => `no province is called ${name}; the printed map has one, worth ${fame} Fame`,
  valueOfMagnata: ({ name, fame }) => `${name} is worth ${fame} Fame on the printed map`,
  locationCount: ({ got }) => `with the castle locations there are ${got} locations; usually it is 45 to 55`,
  provinceSize: ({ got }) =>
    `this province has ${got} ${got === 1 ? 'location' : 'locations'}; usually it is four to six`,
  provinceInPieces: ({ cutOff }) => `without leaving this province nobody gets to ${listed(cutOff)}`,
  onlyWay: () => 'without this location the main island would fall into two parts',
  castleLinks: ({ to }) => `this castle location is connected to ${listed(to)}; usually it is one location`,
  portAtCastle: () => 'this port is connected to a castle location; usually only other locations are',
  fewPorts: ({ least, got }) => `there are ${got} ports; usually it is ${least} or more`,
  fewFarPorts: ({ least, steps, got }) =>
    `${got} ${got === 1 ? 'port lies' : 'ports lie'} ${steps} steps or more from the castles; usually it is ${least} or more`,
  portsConnected: ({ a, b }) => `${a} and ${b} are both ports; usually no connection joins two of them`,
  fameRises: ({ nearer }) =>
    (nearer as readonly string[]).length === 1
      ? `${listed(nearer)} lies nearer to the castles and is worth less`
      : `${listed(nearer)} lie nearer to the castles and are worth less`,
  nothingCrosses: ({ other }) => `${other} is a neighbour, but no connection leads there`,
  joinedNotListed: ({ other }) => `a connection leads to ${other}, which is no neighbour`,
  linesCross: ({ a, b, c, d }) => `drawn as straight lines, ${a}–${b} and ${c}–${d} cross`,
  atSea: () => 'this point lies outside the outline of its island',

  // —— warnings: cards and tiles ——
  backShare: ({ back, got, want }) => `${got} cards have the back "${back}"; usually it is ${want}`,
  gainsRise: ({ upper, lower }) => `on average "${lower}" brings as many gains as "${upper}", or more`,
  fomoriRise: ({ upper, lower }) => `on average "${lower}" brings as many Fomori as "${upper}", or more`,
  deviatingCards: ({ cards }) =>
    `more than a tenth of the cards show more gains or Fomori in a section than in the one above it: ${listed(cards)}`,
  backMisleads: ({ back, percent }) =>
    `cards with the back "${back}" should show most of what it promises; it is ${percent} % of their gains`,
  fomoriOfFour: ({ section, got, least, most }) =>
    `four cards bring ${got} Fomori in "${section}" on average; usually it is ${least} to ${most}`,
  bigNumber: ({ most }) => `usually no number on a card is above ${most}`,
  symbolMissing: ({ fame, level }) => `no card shows ${fame} Fame for each fortification of level ${level} or higher`,
  swordsRunOut: ({ percent, swords }) =>
    `with four players on "top" the ${swords} swords suffice in ${percent} % of the rounds only; usually it is 90 % or more`,
  shieldsAbound: ({ got, shields }) =>
    `four players on "top" earn ${got} shields in four rounds on average; there are ${shields}, so they hardly ever become scarce`,
  discsAbound: ({ got, discs }) =>
    `on "top" a player earns ${got} discs in four rounds on average; ${discs} are in supply, so they hardly ever run out`,
  cauldronValue: ({ want }) => `usually this is ${want}: one more than the value of the province`,
  silverValue: ({ got, least, most }) =>
    `all locations of this colour together would bring ${got} Fame; usually it is ${least} to ${most}`,
}
