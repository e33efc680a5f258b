/** What is wrong with a pack, and what is unusual about one. The path before the sentence says where; "this" is what stands there. */

import { PACK_REASONS, type Words } from '@skerry/contracts'
import type { Plain } from '@skerry/kernel'

/** Values of a pack, as it writes them: `H01, H02`, or between quotation marks `"yellow", "blue"`. */
const listed = (values: Plain | undefined): string => (values as readonly Plain[]).join(', ')
const quoted = (values: Plain | undefined): string => listed((values as readonly string[]).map((one) => `"${one}"`))
const are = (n: Plain | undefined, one: string, more: string): string =>
  n === 1 ? `there is 1 ${one}` : `there are ${n} ${more}`
const from = (least: Plain | undefined, most: Plain | undefined): string =>
  least === most ? `${least}` : `${least} to ${most}`

export const faults: NonNullable<Words['faults']> = {
  ...PACK_REASONS.en,

  // —— shape ——
  notAnInteger: () => 'this should be a whole number; it may be below 0',
  notAPlace: () => 'a hex lies at two whole numbers: [q, r]',

  // —— ids and numbers ——
  badId: () => 'an id is one word of the letters A to Z, digits, hyphens and underscores, and begins with a letter',
  idOfAnother: ({ other }) => `something in "${other}" has this id already; all ids on the table must differ`,
  idTaken: () =>
    'this word is the name of a player, an attribute, a zone, a deck or something else a choice names; choose another id',
  wrongNumber: ({ want, got }) => `there must be ${want}; there are ${got}`,
  tooFew: ({ least, got }) => `there must be ${least} or more; there are ${got}`,
  wrongCount: ({ want }) => `this must be ${want}: the rules count on it, or the pack lists so many`,
  lessThanOne: () => 'every number here should be at least 1',
  tooLarge: ({ most }) => `no number here can be above ${most}`,
  noSuchWord: ({ word, known }) => `"${word}" cannot stand here, only ${quoted(known)}`,

  // —— the island ——
  wrongShore: ({ want, got }) => `${want} triangles must touch two hexes, those of the shore; ${got} do`,
  offTheIsland: ({ most }) => `q, r and their sum must be from -${most} to ${most}`,
  samePlace: ({ other }) => `${other} lies there already`,
  noSuchHex: ({ hex }) => `there is no hex ${hex}`,
  notMeeting: () => 'a triangle lies where three hexes meet, or two at the shore; these do not all touch each other',
  notAtTheShore: () => 'between these two hexes there is no shore: name the third hex that meets them',
  sameTriangle: ({ other }) => `${other} touches the same hexes`,

  // —— words of abilities ——
  noNumber: ({ word }) => `a number should stand where "${word}" stands`,
  namedTwice: ({ word }) => `"${word}" names something twice`,
  notARegion: ({ word }) => `"${word}" cannot be a type of region; they are written in capitals: ARCANE_TOWER`,
  notARequirement: ({ text }) =>
    `"${text}" is no condition; conditions are written like "ctrl>=3", "pot=0", "regions(INN)>=1" or "vindicated"`,
  notATableRequirement: ({ text }) =>
    `"${text}" is no condition of the whole table; those are written like "discovered>=19", "controlled>=2p+4" or "redeemed>=max(2,p-1)"`,
  notAShift: ({ word }) => `"${word}" does not say from where to where; that is written like "COMMON>HEROIC"`,
  notAnEffect: ({ text }) => `"${text}" is no effect; effects are written like "hon(2)" and joined by " + "`,
  wrongWords: ({ verb, least, most }) =>
    `between the brackets of "${verb}" stand ${from(least, most)} values, separated by commas`,
  notAClause: ({ text }) =>
    `"${text}" is no ability; abilities are written like "USE1[1 CHG]: move(2) IF ctrl>=1" and joined by " / "`,
  costWithoutChoice: ({ text }) => `"${text}" has a price, but nobody chooses to use it; only ACT, MATE, USE1, USE* do`,
  notAVisit: ({ text }) =>
    `"${text}" is no visit; visits are written like "2 INS → take(yellow)", "1 KNO : aug(1)" or "– → roll()"`,
  notAttributes: ({ text }) => `"${text}" names no attributes; they are written like "STR 1, COMMON 1"`,

  // —— abilities ——
  twoVoluntary: () => 'a card can have only one ability that is used by choice',
  twoOncePerTurn: () => 'a card can have only one ability with "(1/turn)"',
  notHere: ({ what, on }) => `"${what}" means nothing after "${on}"`,
  notInAVisit: ({ what }) => `"${what}" means nothing in a visit`,
  choiceOffTurn: ({ what }) =>
    `"${what}" may need a choice, but this happens in the turn of others, where nobody is asked; there can be hon, speed, aug with POT or INF, lose with ALL_OPP or VISITOR`,
  noVisitor: () => 'there is a VISITOR only after "WHEN oppVisitsMine"',
  notUsedSo: ({ on, known }) => `"${on}" is not for cards of this kind, only ${quoted(known)}`,
  cannotBePaid: ({ payer }) => `only cards in "${payer}" can pay this price`,
  safeByChoice: () => 'a companion is safe all the time it is champion; write "PASSIVE"',
  freeWithoutEnd: () => 'what can be done again and again must cost something',
  paysForItself: ({ what }) => `with "${what}" this could pay for itself without end; let it be used once`,
  scoresLess: () => 'the most that this scores is less than what it scores for one',
  shiftInPlace: () => 'this moves cubes from a sphere to the same sphere',
  noSuchRegion: ({ region }) => `there is no type of region "${region}"`,
  discountOfNothing: ({ region, attrs }) => `a visit of "${region}" never costs ${listed(attrs)}`,
  neverMet: ({ most }) => `this can never be met: nobody can have more than ${most}`,

  // —— regions and cards ——
  wrongTiles: ({ want, got }) => `the bag must hold ${want} tiles, one for each hex; it holds ${got}`,
  wrongRule: ({ want }) => `the rule of this region is ${want}`,
  nothingToMix: () => 'there is only one option, so it cannot be used together with others',
  sameInitiative: ({ other }) => `${other} has this initiative already; nobody would know who is champion`,
  fewStarts: ({ colour, least, got }) =>
    `of "${colour}" at least ${least} must be start companions, or some player might get none; there are ${got}`,
  noSlots: () => 'its ability puts a cube on this trait, so it needs at least one slot',
  slotsForNothing: () => 'no ability of this trait fills its slots',
  sameStart: ({ other }) => `${other} leads there already`,
  noCondition: () => 'this needs "player", "table" or both',
  metAtOnce: () => 'this would be met before the first turn',
  tableNeverMet: ({ players, due, most }) =>
    `with ${players} players this asks for ${due}; it must be from 1 to ${most}`,
  wrongParts: ({ want }) =>
    (want as readonly Plain[]).length === 0
      ? 'a common attribute is not made of others; take this out'
      : `this heroic attribute is made of ${listed(want)}`,
  wrongCoins: ({ want }) => `coins lie at ${listed(want)}`,

  // —— warnings ——
  tileCount: ({ got, want }) => `${are(got, 'tile', 'tiles')} of this region; usually it is ${want}`,
  otherVisit: ({ printed }) => `the printed tile says ${quoted(printed)}`,
  otherMixing: () => 'usually several options of one visit can be used at the Arcane Tower, and only there',
  notToBeControlled: () => 'usually every region can be controlled',
  otherResources: ({ usual }) => `usually these are the regions that count as resources: ${listed(usual)}`,
  deckSize: ({ deck, got, want }) => `${are(got, 'card', 'cards')} in the deck "${deck}"; usually it is ${want}`,
  unusualHonor: ({ got, least, most }) => `this card brings ${got} honor; usually it is ${from(least, most)}`,
  unusualWorth: ({ got, least, most }) =>
    `activating this companion brings as much as ${got} common attributes; usually it is ${from(least, most)}`,
  startCards: ({ colour, got, least }) =>
    `${are(got, 'start companion', 'start companions')} of "${colour}"; usually it is ${least} or more`,
  highCharge: ({ got, most }) => `this relic comes with ${got} charges; usually it is ${most} at most`,
  emptyRelic: () => 'this relic is used for charges, but comes without any',
  idleCharge: () => 'this relic comes with charges, but nothing is paid with them',
  highBonus: ({ got, most }) => `at the end this monster can bring ${got}; usually it is ${most} at most`,
  journeyColours: ({ colour, got, want }) =>
    `${are(got, 'journey', 'journeys')} with a companion of "${colour}"; usually it is ${want}`,
  questCount: ({ got, want }) => `${are(got, 'quest', 'quests')}; usually it is ${want}`,
  unusualGoal: ({ got, least, most }) => `this goal brings ${got} honor; usually it is ${from(least, most)}`,
  triggerCount: ({ got, want }) => `${are(got, 'end trigger', 'end triggers')}; usually it is ${want}`,
  monsterFaces: ({ face, got, want }) => `"${face}" is on ${got} of the faces; usually it is ${want}`,
  faceTwice: ({ twice }) => `usually every attribute is on one face; ${listed(twice)} is there more than once`,
}
