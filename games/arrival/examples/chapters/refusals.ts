/** The refusals the examples quote: rule and reason, each in one place. */
export const NO = {
  // setup and Earning Phase
  notAPort: 'ARR-SETUP-10 notAPort',
  portTaken: 'ARR-RULING-24 portTaken',
  sectionBlocked: 'ARR-BLOCK-06 sectionTaken',
  sectionOpen: 'ARR-RULING-41 notBlocked',
  notOnDisplay: 'ARR-EARN-15 notOnDisplay',
  noStack: 'ARR-DRAW-01 stackEmpty',
  // build
  noDisc: 'ARR-BUILD-01 noDisc',
  outOfReach: 'ARR-BUILD-02 notConnected',
  outpostTooDear: 'ARR-BUILD-03 tooLittleFame',
  isCaer: 'ARR-BUILD-06 alreadyCaer',
  notEmpty: 'ARR-BUILD-07 occupied',
  onIsle: 'ARR-BUILD-08 balorsIsle',
  // shields
  noShield: 'ARR-SHIELD-01 noShield',
  noFortThere: 'ARR-SHIELD-01 notInProvince',
  shieldsFull: 'ARR-SHIELD-02 shieldsFull',
  // spread
  noSource: 'ARR-SPREAD-01 noSource',
  tooFewFomori: 'ARR-SPREAD-03 tooFewFomori',
  portToPort: 'ARR-SPREAD-10 portToPort',
  lastFort: 'ARR-SPREAD-08 lastFort',
  fomoriThere: 'ARR-SPREAD-11 heldByFomori',
  emptyCastle: 'ARR-RULING-60 castleLocation',
  // repel
  nothingThere: 'ARR-REPEL-01 nothingToRepel',
  tooFewSwords: 'ARR-REPEL-02 tooFewSwords',
  castleLink: 'ARR-RULING-59 onlyOverItsLink',
  beyondReach: 'ARR-RULING-79 outOfReach',
  distantTooDear: 'ARR-REPEL-06 tooLittleFame',
  noCorruption: 'ARR-REPEL-08 noCorruption',
  // pass
  mustSpread: 'ARR-PASS-01 mustSpread',
  keepsTooMany: 'ARR-PASS-02 tooMany',
  // tiles and trophies
  noSuchTile: 'ARR-TILE-03 notHeld',
  onlyAfterBlocking: 'ARR-TILE-OGAM-01 onlyAfterBlocking',
  noPartner: 'ARR-RULING-89 noPartner',
  noEffect: 'ARR-RULING-89 noFame',
  fameTied: 'ARR-TILE-LIA-02 fameTied',
  notLeastCorrupt: 'ARR-TILE-EMER-01 notPurest',
  nothingToLower: 'ARR-RULING-94 noCorruption',
  notAFomori: 'ARR-TILE-RUSE-01 noFomoriThere',
  sameSpecies: 'ARR-RULING-100 sameSpecies',
  nobodyThere: 'ARR-TILE-MIGRATION-01 nobodyThere',
  notAnAit: 'ARR-RULING-96 notAnAit',
  sameOwner: 'ARR-RULING-97 sameOwner',
  noTrophy: 'ARR-TROPHY-02 noTrophy',
  tooFewToReturn: 'ARR-RULING-86 tooFewFomori',
  noCollected: 'ARR-TILE-MASTER-04 noDiscCollected',
} as const
