/** What the terminal part says, in both languages. */

import type { Language, Tint } from '@skerry/contracts'
import type { FightEnd, Figure, Link, Treasure } from '../types.ts'

/** A word, and what is left of it where there is no room. */
export interface Name {
  readonly full: string
  readonly short: string
}

export interface TableWords {
  readonly goal: string
  readonly dragon: Name
  readonly peacemaker: Name
  readonly treasures: Readonly<Record<Treasure, Name>>
  readonly links: Readonly<Record<Link, string>>
  readonly figures: Readonly<Record<Figure, string>>
  readonly men: string
  readonly orcs: string
  /** So many fields have enough orcs to attack. */
  readonly ready: (fields: number) => string
  readonly castles: string
  readonly region: (region: string) => string
  readonly you: string
  readonly out: string
  readonly supply: string
  /** The heads of the table of players. */
  readonly columns: {
    readonly fields: string
    readonly units: string
    readonly perTurn: string
    readonly hero: string
    readonly sorcerer: string
    readonly found: string
    readonly aids: string
  }
  readonly setup: string
  readonly round: (n: number) => string
  readonly phases: Readonly<Record<'orcs' | 'dragon' | 'peacemaker' | 'startPlayer', string>>
  readonly turn: (seat: string) => string
  readonly startPlayer: (seat: string) => string
  readonly dragonIn: (field: string) => string
  readonly peaceIn: (field: string, region: string) => string
  readonly moved: string
  readonly odds: (win: string, takes: string, own: string, foe: string) => string
  readonly strength: (n: number) => string
  readonly from: (field: string, force: string) => string
  readonly treasureOf: (owner: string, treasure: string) => string
  readonly tileFrom: (owner: string, field: string) => string
  readonly nextTo: (fields: string) => string
  readonly units: (n: number) => string
  readonly standsAlone: (field: string) => string
  readonly hideAtOwner: (field: string, owner: string) => string
  // —— news ——
  readonly attacks: (who: string, source: string, target: string, by: string) => string
  readonly joins: (units: string) => string
  readonly jumps: (figure: string, from: string) => string
  readonly loses: (who: string, n: number) => string
  readonly ends: Readonly<Record<FightEnd, string>>
  readonly takes: (who: string, field: string, units: string) => string
  readonly orcsTake: (field: string) => string
  readonly dice: string
  readonly starts: (seat: string) => string
  readonly settled: (pairs: string) => string
  readonly placed: (orcs: number, fields: readonly string[]) => string
  readonly multiply: (regions: readonly string[]) => string
  readonly grew: (fields: string) => string
  readonly spared: (targets: readonly string[]) => string
  readonly shields: Readonly<Record<'hero' | 'dragon' | 'peacemaker', string>>
  readonly dragonStays: (field: string) => string
  /** Signs of the map and of the news, with what they mean. */
  readonly legend: readonly (readonly [sign: string, tint: Tint, text: string])[]
}

const en: TableWords = {
  goal: 'Goal',
  dragon: { full: 'dragon', short: 'Dr' },
  peacemaker: { full: 'peace', short: 'Pm' },
  treasures: {
    crown: { full: 'crown', short: 'cr' },
    chest: { full: 'chest', short: 'ch' },
    ring: { full: 'ring', short: 'ri' },
    blank: { full: 'blank', short: 'bl' },
  },
  links: { land: 'by land', bridge: 'over the bridge', tunnel: 'through the tunnel', boat: 'by boat' },
  figures: { hero: 'hero', sorcerer: 'sorcerer' },
  men: 'men',
  orcs: 'orcs',
  ready: (fields) => `${fields} ${fields === 1 ? 'field' : 'fields'} with 4 or more`,
  castles: 'castles',
  region: (region) => `region ${region}`,
  you: 'you',
  out: 'out',
  supply: 'supply',
  columns: {
    fields: 'fields',
    units: 'units',
    perTurn: 'per turn',
    hero: 'hero',
    sorcerer: 'sorcerer',
    found: 'found',
    aids: 'aids',
  },
  setup: 'Setting up',
  round: (n) => `Round ${n}`,
  phases: {
    orcs: 'phase 1: orcs',
    dragon: 'phase 2: dragon',
    peacemaker: 'phase 3: Peacemaker',
    startPlayer: 'phase 4: start player',
  },
  turn: (seat) => `phase 5: turn of ${seat}`,
  startPlayer: (seat) => `${seat} starts`,
  dragonIn: (field) => `dragon in ${field}`,
  peaceIn: (field, region) => `Peacemaker in ${field}: region ${region} cannot be attacked`,
  moved: 'aid 3 is used up',
  odds: (win, takes, own, foe) => `win ${win}, move in ${takes}, losses ${own} : ${foe}`,
  strength: (n) => `strength ${n}`,
  from: (field, force) => `from ${field} (${force})`,
  treasureOf: (owner, treasure) => `${owner}’s ${treasure} (! where ${owner} would find it at once)`,
  tileFrom: (owner, field) => `${owner}’s tile in ${field}`,
  nextTo: (fields) => `next to ${fields}`,
  units: (n) => (n === 1 ? '1 unit' : `${n} units`),
  standsAlone: (field) => `nobody is left in ${field} then`,
  hideAtOwner: (field, owner) => `${field} is held by ${owner}, whose treasure it is: ${owner} would find it at once`,
  attacks: (who, source, target, by) => `${who}: ${source} → ${target} ${by}`,
  joins: (units) => `joined by ${units}`,
  jumps: (figure, from) => `${figure} jumps in from ${from}`,
  loses: (who, n) => `${who} −${n}`,
  ends: {
    broken: 'broken off',
    stopped: 'the orcs stop',
    stayed: 'nobody moves in',
    bothGone: 'nobody is left',
  },
  takes: (who, field, units) => `${who} takes ${field} with ${units}`,
  orcsTake: (field) => `orcs take ${field}`,
  dice: 'dice',
  starts: (seat) => `${seat} is start player`,
  settled: (pairs) => `one man each: ${pairs}`,
  placed: (orcs, fields) => `${orcs} orcs each in ${fields.join(' ')}`,
  multiply: (regions) => `orcs multiply in ${regions.map((id) => `region ${id}`).join(', ')}`,
  grew: (fields) => `one orc more in ${fields}`,
  spared: (targets) => `not attacked: ${targets.join(', ')}`,
  shields: { hero: 'hero', dragon: 'dragon', peacemaker: 'Peacemaker' },
  dragonStays: (field) => `it stays in ${field}`,
  legend: [
    ['II2', 'plain', 'a plain'],
    ['V1♣', 'forest', 'a forest: defender +1'],
    ['VI3▲', 'mountain', 'mountains: defender +1'],
    ['C3', 'castle', 'a castle, inside thick walls: defender +2'],
    ['V6♣∩', 'forest', 'a mouth of the Great Tunnel (III2 – V6): defender +2, without the forest'],
    ['≈  ╫', 'water', 'the river Amnon; a bridge: defender +2'],
    ['~', 'water', 'the Marnon Sea in the east, and the ocean around (no boats there)'],
    ['A 5 H', 'seat0', 'five men and the hero of A; S is the sorcerer'],
    ['o4', 'orcs', 'four orcs'],
    ['?B', 'seat1', 'a hidden treasure of B; if you hid it, you see what it is'],
    ['dragon', 'danger', 'its field cannot be attacked'],
    ['peace', 'accent', 'Peacemaker: his region cannot be attacked by players'],
    ['5:2×', 'strong', 'dice of attacker and defender; × missed'],
    ['4:3', 'strong', 'strengths; “losses 0.7/5 : 1.0/1” on average, of 5 units and of 1, in a fight to the end'],
  ],
}

const de: TableWords = {
  goal: 'Ziel',
  dragon: { full: 'Drache', short: 'Dr' },
  peacemaker: { full: 'Friede', short: 'Fs' },
  treasures: {
    crown: { full: 'Krone', short: 'Kr' },
    chest: { full: 'Truhe', short: 'Tr' },
    ring: { full: 'Ring', short: 'Ri' },
    blank: { full: 'leer', short: 'le' },
  },
  links: { land: 'über Land', bridge: 'über die Brücke', tunnel: 'durch den Tunnel', boat: 'mit dem Boot' },
  figures: { hero: 'Held', sorcerer: 'Zauberer' },
  men: 'Männer',
  orcs: 'Orks',
  ready: (fields) => `${fields} ${fields === 1 ? 'Feld' : 'Felder'} mit 4 oder mehr`,
  castles: 'Schlösser',
  region: (region) => `Region ${region}`,
  you: 'du',
  out: 'raus',
  supply: 'Vorrat',
  columns: {
    fields: 'Felder',
    units: 'Einh.',
    perTurn: 'pro Zug',
    hero: 'Held',
    sorcerer: 'Zauberer',
    found: 'gefunden',
    aids: 'Hilfen',
  },
  setup: 'Aufbau',
  round: (n) => `Runde ${n}`,
  phases: {
    orcs: 'Phase 1: Orks',
    dragon: 'Phase 2: Drache',
    peacemaker: 'Phase 3: Friedensstifter',
    startPlayer: 'Phase 4: Startspieler',
  },
  turn: (seat) => `Phase 5: ${seat} am Zug`,
  startPlayer: (seat) => `${seat} beginnt`,
  dragonIn: (field) => `Drache in ${field}`,
  peaceIn: (field, region) => `Friedensstifter in ${field}: Region ${region} ist vor Angriffen sicher`,
  moved: 'Hilfe 3 ist verbraucht',
  odds: (win, takes, own, foe) => `Sieg ${win}, Einzug ${takes}, Verluste ${own} : ${foe}`,
  strength: (n) => `Stärke ${n}`,
  from: (field, force) => `aus ${field} (${force})`,
  treasureOf: (owner, treasure) => `${treasure} von ${owner} (! wo ${owner} den Schatz sofort fände)`,
  tileFrom: (owner, field) => `Plättchen von ${owner} in ${field}`,
  nextTo: (fields) => `neben ${fields}`,
  units: (n) => (n === 1 ? '1 Einheit' : `${n} Einheiten`),
  standsAlone: (field) => `in ${field} bleibt dann niemand`,
  hideAtOwner: (field, owner) => `in ${field} steht ${owner} selbst: ${owner} fände den eigenen Schatz sofort`,
  attacks: (who, source, target, by) => `${who}: ${source} → ${target} ${by}`,
  joins: (units) => `dazu ${units}`,
  jumps: (figure, from) => `${figure} springt aus ${from} dazu`,
  loses: (who, n) => `${who} −${n}`,
  ends: {
    broken: 'abgebrochen',
    stopped: 'die Orks halten inne',
    stayed: 'niemand zieht ein',
    bothGone: 'niemand bleibt übrig',
  },
  takes: (who, field, units) => `${who} nimmt ${field} mit ${units}`,
  orcsTake: (field) => `Orks nehmen ${field}`,
  dice: 'Würfel',
  starts: (seat) => `${seat} ist Startspieler`,
  settled: (pairs) => `je ein Mann: ${pairs}`,
  placed: (orcs, fields) => `je ${orcs} Orks in ${fields.join(' ')}`,
  multiply: (regions) => `Orks vermehren sich in ${regions.map((id) => `Region ${id}`).join(', ')}`,
  grew: (fields) => `ein Ork mehr in ${fields}`,
  spared: (targets) => `nicht angegriffen: ${targets.join(', ')}`,
  shields: { hero: 'Held', dragon: 'Drache', peacemaker: 'Friedensstifter' },
  dragonStays: (field) => `er bleibt in ${field}`,
  legend: [
    ['II2', 'plain', 'Ebene'],
    ['V1♣', 'forest', 'Wald: Verteidigung +1'],
    ['VI3▲', 'mountain', 'Berge: Verteidigung +1'],
    ['C3', 'castle', 'Schloss, hinter dicken Mauern: Verteidigung +2'],
    ['V6♣∩', 'forest', 'Mündung des Großen Tunnels (III2 – V6): Verteidigung +2, ohne den Wald'],
    ['≈  ╫', 'water', 'der Fluss Amnon; eine Brücke: Verteidigung +2'],
    ['~', 'water', 'die Marnon-See im Osten und ringsum der Ozean (dort fahren keine Boote)'],
    ['A 5 H', 'seat0', 'fünf Männer und der Held von A; S ist der Zauberer'],
    ['o4', 'orcs', 'vier Orks'],
    ['?B', 'seat1', 'ein verdeckter Schatz von B; wer ihn versteckt hat, sieht, was es ist'],
    ['Drache', 'danger', 'sein Feld kann nicht angegriffen werden'],
    ['Friede', 'accent', 'der Friedensstifter: seine Region kann von niemandem am Tisch angegriffen werden'],
    ['5:2×', 'strong', 'Würfel von Angriff und Verteidigung; × ging daneben'],
    [
      '4:3',
      'strong',
      'Stärken; „Verluste 0,7/5 : 1,0/1“ im Schnitt, von 5 Einheiten und von 1, wenn bis zum Ende gekämpft wird',
    ],
  ],
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, de }

/** German words for those of the notation. */
export const alias: Readonly<Record<string, string>> = {
  siedeln: 'settle',
  verstecken: 'hide',
  krone: 'crown',
  truhe: 'chest',
  leer: 'blank',
  aufstellen: 'station',
  setzen: 'place',
  versetzen: 'moveTreasure',
  angreifen: 'attack',
  angriff: 'attack',
  brücke: 'bridge',
  boot: 'boat',
  ruhen: 'rest',
  sammeln: 'muster',
  springen: 'jump',
  held: 'hero',
  zauberer: 'sorcerer',
  weiter: 'goOn',
  abbrechen: 'breakOff',
  verlieren: 'lose',
  einziehen: 'advance',
}
