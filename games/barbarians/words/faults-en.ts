/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where; "this" is what stands there. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

/** Values of a pack, as it writes them: `FEN-S, FEN-G`, or between quotation marks `"glacier", "forest"`. */
const listed = (values: Plain | undefined): string => (values as readonly Plain[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `"${one}"`))
const are = (n: Plain | undefined, one: string, more: string): string =>
  n === 1 ? `there is 1 ${one}` : `there are ${n} ${more}`

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.en,

  // —— shape ——
  notAnInteger: () => 'this should be a whole number; below 0 it means counter-clockwise',
  notAPair: () => 'a border or sea route joins two regions: ["FEN-S", "FEN-G"]',

  // —— ids and numbers ——
  badId: () => 'an id is one word of the letters A to Z, digits and hyphens, and begins with a letter',
  idOfAnother: ({ other }) => `something in "${other}" has this id already; all ids on the table must differ`,
  idTaken: () =>
    'this word is the name of a player, a resource, a troop, a track or the start region; choose another id',
  wrongNumber: ({ want, got }) => `there must be ${want}; there are ${got}`,
  tooFew: ({ least, got }) => `there must be ${least} or more; there are ${got}`,
  wrongShare: ({ kind, want, got }) => `${want} of them must be "${kind}"; here it is ${got}`,
  wrongCount: ({ want }) => `this must be ${want}: the rules count on it`,
  wrongTribeColour: ({ want }) => `this tribe plays "${want}"`,
  lessThanOne: () => 'every number here should be at least 1',
  tooLarge: ({ most }) => `no number here can be above ${most}`,
  noSuchWord: ({ word, known }) => `"${word}" cannot stand here, only ${quoted(known)}`,
  twiceHere: () => 'this stands in the list twice; take it out',

  // —— effects ——
  unknownWord: ({ word }) => `no effect is written "${word}"`,
  numberMissing: ({ word }) => `"${word}" needs a number behind it`,
  notACost: ({ word }) =>
    `before "→" stand costs, joined by "+": resources, troops, ANY, TROOP, DISCARD or LOSE; "${word}" is none`,
  noSuchCard: ({ word, known }) => `DISCARD names a kind of card, ${quoted(known)}, not "${word}"`,
  bracketOpen: () => 'a bracket is opened and not closed',
  tooManySides: () => 'a choice has two sides; only cards of the display or of the decks may be more',
  endsEarly: () => 'this ends where an effect or a cost should follow',
  tooMuch: ({ word }) => `nothing can follow where "${word}" stands; effects are joined by "+", "/" or "→"`,
  notABattle: () =>
    'a battle is written like "B2 +R1=3 » gold 1": troops, then overkill and its points if there is one, then the reward if there is one',
  troopTwice: ({ troop }) => `"${troop}" is named twice; name it once, with the whole number`,
  noTroops: () => 'a battle asks for one troop at least, and overkill for one more at least',
  notHere: ({ what }) => `"${what}" cannot be carried out in this place`,
  tradeWithOthers: () => 'an exchange with "→" must stand alone on its card, space or side',
  equalSides: () => 'both sides of a choice are the same',
  tooDeep: () =>
    'this is nested too deeply: at most an exchange on one side, or a choice among the gains of an exchange',
  costTwice: () => 'a cost names the same thing twice; name it once, with the whole number',
  notAnExchange: () => 'this must be an exchange: costs, "→" and what one gets for them',
  resourceTwice: () =>
    'a space can give each resource once, and resources of choice once and without others: the economy track adds to them only once',

  // —— volcano and map ——
  noSuchRing: ({ rings }) => `there is no such ring here, only ${listed(rings)}`,
  wrongSectors: ({ ring, want }) =>
    `the spaces of ring ${ring} must lie in these sectors, in this order: ${listed(want)}`,
  flatMap: () => 'width by height should be above 0',
  emptyIsland: () => 'this island has no region',
  noSuchMark: () => 'this is 3 or 4 if the region needs so many players for its marker, otherwise 0',
  offTheMap: ({ most }) => `both coordinates should be from 0 to ${most}`,
  samePlace: ({ other }) => `this is the same point as that of ${other}`,
  noSuchRegion: ({ region }) => `there is no region ${region}`,
  joinedToItself: ({ region }) => `${region} cannot be its own neighbour; take this pair out`,
  joinedTwice: ({ a, b }) => `${a} and ${b} are joined already; by land or by sea makes no difference`,
  mapInPieces: ({ cutOff }) => `from the start region no borders and sea routes lead to ${listed(cutOff)}`,
  sameValue: ({ other }) => `${other} of the same faction has this value already`,

  // —— cards ——
  unusedType: () => 'no building is of this type',
  wrongSlot: ({ want }) => `slots stand in order; this should be slot ${want}`,
  slotWithout: ({ part }) => `a ring turns after this slot; "${part}" is missing`,
  lastSlotTurns: ({ part }) => `after the last slot no ring turns; take "${part}" out`,
  noTurn: ({ most }) => `a ring turns 1 to ${most} steps, with "-" counter-clockwise`,
  notRising: ({ before }) => `milestones stand from low to high; this should be above ${before}`,
  tooFar: ({ most }) => `the dummy’s heroes move ${most} spaces at most, with "-" counter-clockwise`,
  freeTroop: () => 'a troop must cost something',

  // —— warnings: the map ——
  fourMarks: ({ terrain, got }) =>
    `${are(got, 'region', 'regions')} of "${terrain}" for four players; usually it is one`,
  threeMarks: ({ got, want }) => `${are(got, 'region', 'regions')} for three players and more; usually it is ${want}`,
  outOfReach: ({ players, level, cutOff }) =>
    `with ${players} players nobody at discovery level ${level} can get to ${listed(cutOff)}, as regions without a marker are no way through`,
  noSuchMarker: ({ faction, value }) => `"${faction}" has no marker of value ${value}; usually there is one`,

  // —— warnings: cards ——
  troopsInDeck: ({ terrain, got, want }) =>
    `all battles of "${terrain}" together ask for ${got} troops; usually it is ${want}`,
  troopShare: ({ terrain, troop, percent, least, most }) =>
    `in "${terrain}" ${percent} % of the troops asked for are "${troop}"; usually it is ${least} to ${most} %`,
  bigBattle: ({ most }) => `usually a battle asks for ${most} troops at most`,
  overkillCount: ({ terrain, got, want }) =>
    `${are(got, 'battle', 'battles')} of "${terrain}" with overkill; usually it is ${want}`,
  overkillPay: ({ got, least, most }) => `overkill brings ${got} here; usually it is ${least} to ${most}`,
  overkillTroops: ({ got, want }) => `overkill takes ${got} more troops here; usually it is ${want}`,
  overkillFalls: ({ cheaper }) => `this overkill brings no more than that of cheaper battles: ${listed(cheaper)}`,
  rewardCount: ({ terrain, got, want }) =>
    `${are(got, 'battle', 'battles')} of "${terrain}" with a reward; usually it is ${want}`,
  godsWorth: ({ dp, got, want }) => `${are(got, 'god', 'gods')} worth ${dp} DP; usually it is ${want}`,
  fewRotations: ({ got, least }) => `${are(got, 'god', 'gods')} with "ROT"; usually it is ${least} or more`,
  warlordsCrowned: ({ crowns, got, want }) =>
    `${are(got, 'warlord', 'warlords')} with ${crowns} ${crowns === 1 ? 'crown' : 'crowns'}; usually it is ${want}`,
  warlordsCalled: ({ troop, got, want }) =>
    `${are(got, 'warlord', 'warlords')} with the troop "${troop}"; usually it is ${want}`,
  buildingGrid: ({ type, scores, got }) =>
    `${are(got, 'building', 'buildings')} of the type "${type}" with the scoring "${scores}"; usually it is one`,
  fateSteps: ({ got, want }) => `the dummy gains ${got} in knowledge from this card; usually it is ${want}`,
  fateDiscards: ({ got, want }) => `this card clears ${got} of the display’s places; usually it is ${want}`,
  trackSteps: ({ track, got, want }) => `all cards together bring "${track}" forward by ${got}; usually it is ${want}`,
  conquests: ({ got, want }) => `${are(got, 'card', 'cards')} with a conquest; usually it is ${want}`,
  leadingFaction: ({ faction, got }) => `"${faction}" comes first on ${got} of the cards; usually it is one`,
}
