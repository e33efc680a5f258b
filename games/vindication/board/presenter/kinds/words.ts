/** The kinds of action by name, what they are paid with, and refusals in a few letters. */

import type { Language } from '@skerry/contracts'

/** Kinds with the verb or the card of this name. */
export type KindId =
  | 'step'
  | 'stop'
  | 'activate'
  | 'visit'
  | 'option'
  | 'leave'
  | 'endTurn'
  | 'convert'
  | 'control'
  | 'more'
  | 'recall'
  | 'use'
  | 'teleport'
  | 'lay'
  | 'from'
  | 'open'
  | 'top'
  | 'empowered'
  | 'pick'
  | 'place'
  | 'putBack'
  | 'setDie'
  | 'roll'
  | 'reroll'
  | 'accept'
  | 'first'
  | 'save'
  | 'letDie'
  | 'gain'
  | 'augment'
  | 'downgrade'
  | 'motivate'
  | 'charge'
  | 'shift'
  | 'enough'
  | 'spend'
  | 'against'
  | 'evict'
export type GroupId =
  | 'visit'
  | 'rest'
  | 'first'
  | 'after'
  | 'vindicate'
  | 'use'
  | 'tile'
  | 'recall'
  | 'giveBack'
  | 'part'

export interface KindWords {
  readonly names: Readonly<Record<KindId, string>>
  readonly groups: Readonly<Record<GroupId, string>>
  readonly steps: (n: number) => string
  readonly influence: (n: number) => string
  readonly conviction: (n: number) => string
  readonly cubesOut: (n: number) => string
  readonly cards: (n: number) => string
  readonly afterVisit: string
  readonly here: (n: number, of: number) => string
  readonly unused: (n: number) => string
  readonly brief: Readonly<Record<string, string>>
}

export const kindWords: Readonly<Record<Language, KindWords>> = {
  en: {
    names: {
      step: 'Move',
      stop: 'Stop',
      activate: 'Activate',
      visit: 'Visit or rest',
      option: 'Once more',
      leave: 'Leave',
      endTurn: 'End turn',
      convert: 'Convert',
      control: 'Control',
      more: 'More',
      recall: 'Recall',
      use: 'Ability',
      teleport: 'Teleport',
      lay: 'Lay the tile',
      from: 'Choose a deck',
      open: 'Open card',
      top: 'Unseen card',
      empowered: 'Empowered',
      pick: 'Take a card',
      place: 'Charge',
      putBack: 'Put back',
      setDie: 'Set the die',
      roll: 'Roll',
      reroll: 'Roll again',
      accept: 'Keep',
      first: 'Order',
      save: 'Save',
      letDie: 'Let go',
      gain: 'Gain',
      augment: 'Augment',
      downgrade: 'Downgrade',
      motivate: 'Motivate',
      charge: 'Charge',
      shift: 'Move a cube',
      enough: 'Enough',
      spend: 'Pay',
      against: 'Choose',
      evict: 'Send back',
    },
    groups: {
      visit: 'Visit',
      rest: 'Rest',
      first: 'Before the visit',
      after: 'After the visit',
      vindicate: 'Vindicate',
      use: 'Abilities',
      tile: 'Proficiency tile',
      recall: 'Recall',
      giveBack: 'Give back a tile',
      part: 'Part ways',
    },
    steps: (n) => (n === 1 ? '1 step' : `${n} steps`),
    influence: (n) => `${n} Influence`,
    conviction: (n) => `${n} Conviction`,
    cubesOut: (n) => (n === 0 ? 'no cubes out' : n === 1 ? '1 cube out' : `${n} cubes out`),
    cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
    afterVisit: 'after a visit',
    here: (n, of) => `${n} of ${of} regions`,
    unused: (n) => (n === 0 ? 'all done' : `${n} unused`),
    brief: {
      moveUsed: '✓ moved',
      alreadyActivated: '✓ activated',
      alreadyVisited: '✓ done',
      alreadyRested: '✓ rested',
      alreadyVindicated: '✓ vindicated',
      notHemmedIn: 'not hemmed in',
      nothingToDowngrade: 'nothing to pay',
      noEndLeft: 'no place to end',
      noStepsLeft: 'no steps left',
      notAdjacent: 'not beside you',
      backAtStart: 'not at the start',
      occupied: 'taken',
      sameAgain: 'once a turn',
      notYours: 'not yours',
      noInfluence: 'no Influence',
      notDiscovered: 'not discovered',
      visitedBefore: 'visited already',
      noChampion: 'no champion',
      noneLeft: 'none left',
      nothingToRecharge: 'no relic to fill',
      cannotPay: 'cannot pay',
      notControllable: 'not possible',
      alreadyYours: 'yours already',
      noConviction: 'no Conviction',
      notVisited: 'after a visit',
      oncePerVisit: '✓ taken',
      partMissing: 'no pair',
      onePerTurn: 'one a turn',
      noTileLeft: 'no tile left',
      noTileOwned: 'no tile owned',
      notInSetup: 'not in setup',
      noCubeThere: 'no cube there',
      partWaysInstead: 'part ways',
      potentialStays: 'augment it',
      onInfluence: 'there already',
      potentialLeft: 'Potential left',
      tooLittleHonor: 'too little honor',
      moveFirst: 'move first',
      finishFirst: 'not now',
      choicePending: 'not now',
      fightGoesOn: 'not in a fight',
      notActivated: 'not activated',
      noRollYet: 'no dice yet',
      alreadyRolled: 'rolled already',
      alreadyUsed: '✓ used',
      slotsFilled: '✓ used',
      noFreeSlot: 'no free slot',
      requirementNotMet: 'not met',
      onlyOnce: 'only once',
      onlyOneOption: 'one option only',
      noSuchOption: 'no such option',
      nothingSetsTheDie: 'nothing sets it',
      cannotReroll: 'not with that',
      oncePerRoll: 'once a roll',
      nothingHappens: 'nothing happens',
      notThisZone: 'not this zone',
      zoneEmpty: 'zone is empty',
      notThisWay: 'not this way',
      deckEmpty: 'deck is empty',
      nothingToChoose: 'no choice there',
      sphereEmpty: 'sphere is empty',
      noOpponent: 'nobody to choose',
    },
  },
  de: {
    names: {
      step: 'Bewegen',
      stop: 'Anhalten',
      activate: 'Aktivieren',
      visit: 'Besuch, Rast',
      option: 'Noch einmal',
      leave: 'Verlassen',
      endTurn: 'Zug beenden',
      convert: 'Konvertieren',
      control: 'Kontrolle',
      more: 'Mehr',
      recall: 'Zurückholen',
      use: 'Fähigkeit',
      teleport: 'Teleport',
      lay: 'Plättchen legen',
      from: 'Stapel wählen',
      open: 'Offene Karte',
      top: 'Verdeckte Karte',
      empowered: 'Verbessert',
      pick: 'Karte nehmen',
      place: 'Aufladen',
      putBack: 'Zurücklegen',
      setDie: 'Würfel setzen',
      roll: 'Würfeln',
      reroll: 'Neu würfeln',
      accept: 'Behalten',
      first: 'Reihenfolge',
      save: 'Retten',
      letDie: 'Gehen lassen',
      gain: 'Nehmen',
      augment: 'Steigern',
      downgrade: 'Verringern',
      motivate: 'Motivieren',
      charge: 'Aufladen',
      shift: 'Verschieben',
      enough: 'Genug',
      spend: 'Zahlen',
      against: 'Wählen',
      evict: 'Zurückschicken',
    },
    groups: {
      visit: 'Besuchen',
      rest: 'Ausruhen',
      first: 'Vor dem Besuch',
      after: 'Nach dem Besuch',
      vindicate: 'Rehabilitieren',
      use: 'Fähigkeiten',
      tile: 'Kenntnisplättchen',
      recall: 'Zurückholen',
      giveBack: 'Plättchen zurückgeben',
      part: 'Trennung',
    },
    steps: (n) => (n === 1 ? '1 Schritt' : `${n} Schritte`),
    influence: (n) => `${n} Einfluss`,
    conviction: (n) => `${n} Überzeugung`,
    cubesOut: (n) => (n === 0 ? 'kein Block' : n === 1 ? '1 Block' : `${n} Blöcke`),
    cards: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
    afterVisit: 'nach Besuch',
    here: (n, of) => `${n} von ${of} Regionen`,
    unused: (n) => (n === 0 ? 'alles getan' : `${n} ungenutzt`),
    brief: {
      moveUsed: '✓ bewegt',
      alreadyActivated: '✓ aktiviert',
      alreadyVisited: '✓ erledigt',
      alreadyRested: '✓ ausgeruht',
      alreadyVindicated: '✓ erledigt',
      notHemmedIn: 'nicht umstellt',
      nothingToDowngrade: 'nichts dafür',
      noEndLeft: 'kein Zielplatz',
      noStepsLeft: 'kein Schritt',
      notAdjacent: 'nicht bei dir',
      backAtStart: 'nicht am Start',
      occupied: 'besetzt',
      sameAgain: 'einmal pro Zug',
      notYours: 'nicht deine',
      noInfluence: 'kein Einfluss',
      notDiscovered: 'unentdeckt',
      visitedBefore: 'schon besucht',
      noChampion: 'kein Champion',
      noneLeft: 'keine mehr da',
      nothingToRecharge: 'nichts zu tun',
      cannotPay: 'zu teuer',
      notControllable: 'nicht möglich',
      alreadyYours: 'schon deine',
      noConviction: 'zu teuer',
      notVisited: 'nach Besuch',
      oncePerVisit: '✓ genommen',
      partMissing: 'kein Paar',
      onePerTurn: 'eins pro Zug',
      noTileLeft: 'keins mehr da',
      noTileOwned: 'keins da',
      notInSetup: 'nicht jetzt',
      noCubeThere: 'kein Block da',
      partWaysInstead: 'nur Trennung',
      potentialStays: 'nur steigern',
      onInfluence: 'schon dort',
      potentialLeft: 'Potenzial voll',
      tooLittleHonor: 'zu wenig Ehre',
      moveFirst: 'erst bewegen',
      finishFirst: 'nicht jetzt',
      choicePending: 'nicht jetzt',
      fightGoesOn: 'nicht im Kampf',
      notActivated: 'inaktiv',
      noRollYet: 'kein Wurf da',
      alreadyRolled: 'schon geworfen',
      alreadyUsed: '✓ genutzt',
      slotsFilled: '✓ genutzt',
      noFreeSlot: 'Plätze belegt',
      requirementNotMet: 'nicht erfüllt',
      onlyOnce: 'nur einmal',
      onlyOneOption: 'nur eine davon',
      noSuchOption: 'gibt es nicht',
      nothingSetsTheDie: 'nichts dafür',
      cannotReroll: 'nicht damit',
      oncePerRoll: 'einmal je Wurf',
      nothingHappens: 'ohne Wirkung',
      notThisZone: 'andere Zone',
      zoneEmpty: 'Zone ist leer',
      notThisWay: 'nicht so',
      deckEmpty: 'Stapel leer',
      nothingToChoose: 'keine Auswahl',
      sphereEmpty: 'Kreis ist leer',
      noOpponent: 'niemand da',
    },
  },
}
