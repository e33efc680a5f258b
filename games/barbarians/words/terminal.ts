/** What the table of text says besides the game's words. */

import { type Language, seatLetter } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Kind, Ring, Tribe } from '../types.ts'

export interface TableWords {
  readonly goal: string
  readonly setup: string
  readonly era: (era: number, of: number, round: number, isLast: boolean) => string
  readonly target: (score: number, target: number) => string
  readonly rings: Readonly<Record<Ring, string>>
  readonly position: string
  readonly links: string
  readonly dummy: string
  readonly none: string
  readonly tracks: string
  readonly honour: string
  readonly timeline: string
  readonly display: string
  readonly decks: string
  readonly kinds: Readonly<Record<Kind | 'common', string>>
  readonly gap: string
  readonly upright: string
  readonly turned: string
  readonly banners: string
  readonly fourth: string
  readonly fourthNext: string
  readonly twice: string
  readonly powers: Readonly<Record<Tribe, string>>
  readonly score: (score: number) => string
  readonly costs: (price: string) => string
  readonly campaign: (seat: Seat, region: string, faced: number, battles: number, won: number, needed: number) => string
  readonly battle: { readonly won: string; readonly lost: string; readonly now: string; readonly aside: string }
  readonly left: (cards: number) => string
  readonly chance: (chance: string) => string
  readonly battles: (n: number, needed: number) => string
  readonly level: (level: number) => string
  readonly ofSix: (n: number) => string
  readonly free: string
  readonly goldThere: string
  readonly poorChance: string
  readonly forNothing: string
  readonly freeCard: string
  readonly groups: Readonly<Record<string, string>>
  readonly legend: readonly (readonly [sign: string, text: string])[]
}

const en: TableWords = {
  goal: 'Goal',
  setup: 'Setting up',
  era: (era, of, round, isLast) =>
    `Era ${era} of ${of}${round === 0 ? '' : `, round ${round}`}${isLast ? ', the last one' : ''}`,
  target: (score, target) => `As it stands ${score} DP; more than ${target} win`,
  rings: { 1: 'central', 2: 'middle', 3: 'outer', 4: 'periphery' },
  position: 'pos',
  links: 'Links: central p – middle p, p−1 · middle p – outer p, p+1 · outer p – periphery p, p−1',
  dummy: 'dummy',
  none: 'none',
  tracks: 'Knowledge',
  honour: 'Honour',
  timeline: 'Timeline',
  display: 'Display',
  decks: 'Decks',
  kinds: { god: 'gods', warlord: 'warlords', building: 'buildings', common: 'all kinds' },
  gap: 'gap',
  upright: 'upright',
  turned: 'turned',
  banners: 'banners',
  fourth: 'fourth hero',
  fourthNext: 'fourth hero next era',
  twice: 'hero 3 twice',
  powers: {
    tiger: 'a battle card may be replaced once',
    bear: 'sacrifices work twice',
    horse: 'feasts and demons twice',
    wolf: '2 resources each era',
  },
  score: (score) => `${score} with buildings and banners`,
  costs: (price) => `costs ${price}`,
  campaign: (seat, region, faced, battles, won, needed) =>
    `Campaign of ${seatLetter(seat)} against ${region}: battle ${faced} of ${battles}, ${won} of ${needed} wins`,
  battle: { won: 'won', lost: 'lost', now: 'now', aside: 'set aside' },
  left: (cards) => `${cards} cards left in the deck`,
  chance: (chance) => `conquest ${chance}`,
  battles: (n, needed) => `${n} battles, ${needed} to win`,
  level: (level) => `level ${level}`,
  ofSix: (n) => `${n} of 6`,
  free: 'free',
  goldThere: 'you have gold',
  poorChance: 'your army is probably too small',
  forNothing: 'the space costs nothing',
  freeCard: 'the card costs nothing',
  groups: {
    place: 'Place the hero',
    skip: 'Place the hero',
    pray: 'Pray',
    sacrifice: 'Sacrifice',
    attack: 'Attack',
    stay: 'Attack',
    take: 'Take a card',
    decline: 'Take a card',
    produce: 'Production',
    all: 'Production',
    done: 'Production',
    endTurn: 'End',
  },
  legend: [
    ['F W I S G', 'food, wood, iron, stone, gold; ? is a resource of choice'],
    ['A B R', 'archer, berserker, raider; T is a troop of choice'],
    ['Ba Ta Kn', 'step of barbarian, tactics or either knowledge'],
    ['Ho', 'honour step'],
    ['god^', 'top card of a deck, free; without ^ from the display, at its cost'],
    ['*', 'the hero to be placed may go there'],
    ['[A] [#]', 'a hero of A, a dummy hero'],
    ['◆', 'the first-conqueror tile still lies on the island'],
  ],
}

const de: TableWords = {
  goal: 'Ziel',
  setup: 'Aufbau',
  era: (era, of, round, isLast) =>
    `Ära ${era} von ${of}${round === 0 ? '' : `, Runde ${round}`}${isLast ? ', die letzte' : ''}`,
  target: (score, target) => `Nach jetzigem Stand ${score} DP; mehr als ${target} gewinnen`,
  rings: { 1: 'zentral', 2: 'mittlerer', 3: 'äußerer', 4: 'Peripherie' },
  position: 'Pos',
  links: 'Berührung: zentral p – mittlerer p, p−1 · mittlerer p – äußerer p, p+1 · äußerer p – Peripherie p, p−1',
  dummy: 'freie Farbe',
  none: 'keine',
  tracks: 'Wissen',
  honour: 'Ehre',
  timeline: 'Zeitschiene',
  display: 'Kartenlager',
  decks: 'Stapel',
  kinds: { god: 'Götter', warlord: 'Kriegsherren', building: 'Gebäude', common: 'alle Arten' },
  gap: 'Lücke',
  upright: 'aufrecht',
  turned: 'gedreht',
  banners: 'Banner',
  fourth: 'vierter Held',
  fourthNext: 'vierter Held nächste Ära',
  twice: 'Held 3 zweimal',
  powers: {
    tiger: 'eine Schlachtkarte darf einmal ersetzt werden',
    bear: 'Opferungen wirken zweimal',
    horse: 'Feste und Dämonen zweimal',
    wolf: '2 Ressourcen je Ära',
  },
  score: (score) => `${score} mit Gebäuden und Bannern`,
  costs: (price) => `kostet ${price}`,
  campaign: (seat, region, faced, battles, won, needed) =>
    `Feldzug von ${seatLetter(seat)} gegen ${region}: Schlacht ${faced} von ${battles}, Siege ${won} von ${needed}`,
  battle: { won: 'gewonnen', lost: 'verloren', now: 'jetzt', aside: 'beiseite' },
  left: (cards) => `noch ${cards} Karten im Stapel`,
  chance: (chance) => `Eroberung ${chance}`,
  battles: (n, needed) => `${n} Schlachten, ${needed} zu gewinnen`,
  level: (level) => `Stufe ${level}`,
  ofSix: (n) => `${n} von 6`,
  free: 'kostenlos',
  goldThere: 'du hast Gold',
  poorChance: 'deine Truppen reichen wahrscheinlich nicht',
  forNothing: 'das Feld kostet nichts',
  freeCard: 'die Karte kostet nichts',
  groups: {
    place: 'Held setzen',
    skip: 'Held setzen',
    pray: 'Anbeten',
    sacrifice: 'Opfern',
    attack: 'Angreifen',
    stay: 'Angreifen',
    take: 'Karte nehmen',
    decline: 'Karte nehmen',
    produce: 'Produktion',
    all: 'Produktion',
    done: 'Produktion',
    endTurn: 'Schluss',
  },
  legend: [
    ['F W I S G', 'Lebensmittel, Holz, Eisen, Stein, Gold; ? ist eine Ressource nach Wahl'],
    ['A B R', 'Bogenschütze, Berserker, Räuber; T ist eine Truppe nach Wahl'],
    ['Ba Ta Kn', 'Schritt Barbarenwissen, Taktikwissen oder eines von beiden'],
    ['Ho', 'Schritt Ehre'],
    ['god^', 'oberste Karte eines Stapels, kostenlos; ohne ^ aus dem Kartenlager, zu ihrem Preis'],
    ['*', 'dorthin darf der Held, der zu setzen ist'],
    ['[A] [#]', 'ein Held von A, ein Held der freien Farbe'],
    ['◆', 'das Ersteroberer-Plättchen liegt noch auf der Insel'],
  ],
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, de }

/** What may be typed in German. */
export const alias: Readonly<Record<string, string>> = {
  setzen: 'place',
  anbeten: 'pray',
  opfern: 'sacrifice',
  ausführen: 'carryOut',
  lassen: 'leave',
  fertig: 'endTurn',
  drehen: 'rotate',
  nehmen: 'take',
  ziehen: 'draw',
  verzichten: 'decline',
  abgeben: 'discard',
  angreifen: 'attack',
  bleiben: 'stay',
  gewinnen: 'win',
  aufgeben: 'yield',
  abwenden: 'avert',
  erleiden: 'suffer',
  zahlen: 'pay',
  anwerben: 'recruit',
  zeile: 'row',
  seite: 'side',
  lernen: 'learn',
  voran: 'advance',
  lebensmittel: 'food',
  holz: 'wood',
  eisen: 'iron',
  stein: 'stone',
  bogenschütze: 'archer',
  räuber: 'raider',
}
