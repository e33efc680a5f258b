import { seatMark } from '@skerry/contracts'
import type { Treasure } from '../../types.ts'
import { nominative } from '../../words/de.ts'
import { count, field } from '../../words/phrases.ts'
import type { PresenterWords } from './words.ts'

const place = (id: string): string => (id.startsWith('C') ? `Schloss ${id.slice(1)}` : field(id))
const units = (n: number): string => count(n, 'Einheit', 'Einheiten')
const WAY = { land: '', bridge: ' über die Brücke', tunnel: ' durch den Tunnel', boat: ' mit dem Boot' } as const
const TREASURE: Readonly<Record<Treasure, string>> = {
  crown: 'Krone',
  chest: 'Truhe',
  ring: 'Ring',
  blank: 'Leeres Plättchen',
}

export const de: PresenterWords = {
  round: (n) => `Runde ${n}`,
  setup: 'Aufbau',
  turn: (seat) => `${seatMark(seat)} am Zug`,
  phases: {
    orcs: 'Orks',
    dragon: 'Drache',
    peacemaker: 'Friedensstifter',
    startPlayer: 'Startspieler',
    turns: 'Spielzüge',
  },
  details: {
    order: 'Startspieler',
    castles: 'Schlösser',
    men: 'Männer',
    treasures: 'Schätze verstecken',
    blocks: 'Trupps',
    aid: 'Hilfe holen',
    reinforcements: 'Verstärkung',
    attack: 'Angriff',
    fight: 'Kampf',
    treasure: 'Schatz',
  },
  place,
  terrains: { plain: 'Ebene', forest: 'Wald', mountain: 'Berge', castle: 'Schloss' },
  within: { plain: 'in der Ebene', forest: 'im Wald', mountain: 'in den Bergen', castle: 'im Schloss' },
  treasures: TREASURE,
  figures: { hero: 'Held', sorcerer: 'Zauberer' },
  men: 'Männer',
  force: (force) => (force.party === null ? 'niemand' : nominative.force(force, force.party)),
  units,

  fields: (n) => (n === 1 ? 'Feld' : 'Felder'),
  unitsName: (n) => (n === 1 ? 'Einheit' : 'Einheiten'),
  perTurn: 'pro Zug',
  aidsLeft: 'Hilfen übrig',
  treasuresName: (n) => (n === 1 ? 'gefundener Schatz' : 'gefundene Schätze'),
  standing: 'Stand',
  out: 'ausgeschieden',
  inSupply: 'im Vorrat',
  found: 'Gefunden',
  missing: 'Fehlt noch',
  all: 'alle',
  hidden: (kind) => `Versteckt: ${TREASURE[kind]}`,

  anAid: '−1 Hilfe',
  wins: (percent) => `${percent} % Sieg`,
  strengths: (ratio) => `Stärke ${ratio}`,
  foeLoses: (n, of) => `Gegner verliert ${n} von ${of}`,
  youLose: (n, of) => `du verlierst ${n} von ${of}`,
  loses: (n) => `verliert ${units(n)}`,
  nobody: 'dort steht niemand',
  nextTo: (ids) => `neben ${ids.length === 1 ? 'deinem' : 'deinen Feldern'} ${nominative.list(ids.map(place))}`,
  borders: (regions) => `grenzt an ${regions.length === 1 ? 'Region' : 'die Regionen'} ${nominative.list(regions)}`,
  hide: (kind, at) => `${TREASURE[kind]} in ${at}`,
  ownTreasure: 'ein Schatz von dir',
  from: (at, by) => `von ${at} aus${WAY[by]}`,
  tileOf: (owner) => `Plättchen von ${seatMark(owner)}`,
  givesBack: (owner, at) => `In ${at} steht ${seatMark(owner)} und fände den eigenen Schatz sofort.`,
  noAid: 'Keine Hilfe',
  aidsKept: (n) => `${n} von 10 bleiben für später`,
  rest: 'Nicht angreifen',
  turnEnds: 'dein Zug endet',
  jump: { hero: 'Der Held springt herbei', sorcerer: 'Der Zauberer springt herbei' },
  jumpsFrom: (at, stay, left) => `aus ${at}, dort ${left === 1 ? 'bleibt' : 'bleiben'} ${stay}`,
  leavesEmpty: (at) => `aus ${at}, dort bleibt niemand`,
  noJump: 'Niemand springt',
  goOn: 'Weiterkämpfen',
  breakOff: 'Abbrechen',
  allStay: 'alle bleiben, wo sie sind',
  curse: 'Der Ring trifft',
  victim: (seat, all) => `${seatMark(seat)}, ${all}`,
  decline: 'Den Ring ruhen lassen',
  strengthThen: (strength) => `deine Stärke ist dann ${strength}`,
  outlook: {
    win: 'Du gewinnst',
    takes: 'Du gewinnst und ziehst ein',
    lose: 'Du verlierst',
    both: 'Niemand bleibt übrig',
  },
  losses: (own, all, foe, foes) =>
    `Bis zum Ende gekämpft, verlierst du im Schnitt ${own} von ${all === 1 ? 'einer Einheit' : units(all)}, die andere Seite ${foe} von ${foes}.`,

  questions: {
    hide: (owner, isCastle) =>
      `Welchen Schatz von ${seatMark(owner)} versteckst du, und in welchem ${isCastle ? 'Schloss' : 'Gebiet'}?`,
    hideIn: (at) => `Welchen Schatz versteckst du in ${at}?`,
    guard: (at) => `Wer bewacht das Plättchen in ${at}?`,
    block: (men) => `In welches deiner Felder kommen deine ${men} Männer?`,
    blockIn: (men, at) => `${men} Männer kommen nach ${at}: tritt eine Figur an die Stelle von zweien?`,
    eaten: (n, at) =>
      n === 1 ? `Welche Einheit in ${at} frisst der Drache?` : `Welche ${n} Einheiten in ${at} frisst der Drache?`,
    gift: (at) => `Was bringt dir der Friedensstifter nach ${at}?`,
    aidMen: (at) => `Zwei Männer oder eine Figur für ${at}?`,
    moveFrom: (at) => `Wohin kommt das Plättchen aus ${at}?`,
    reinforce: (men) => `Wohin kommen deine ${men} Männer?`,
    attackFrom: (at) => `Welches Feld greifst du von ${at} aus an?`,
    attackOn: (at) => `Von welchem Feld aus greifst du ${at} an?`,
    muster: (source, target) => `Wer kommt nach ${source} für den Angriff auf ${target}?`,
    jump: (source, target) => `Springt eine Figur nach ${source} für den Angriff auf ${target}?`,
    losses: (n, at) =>
      n === 1 ? `Welche Einheit verlierst du in ${at}?` : `Welche ${n} Einheiten verlierst du in ${at}?`,
    goOn: (target) => `Kämpfst du weiter um ${target}?`,
    advance: (at) => `Wer zieht in ${at} ein?`,
    chest: (at) => `Deine Truhe bringt 4 Männer nach ${at}: tritt eine Figur an die Stelle von zweien?`,
    crown: 'Wohin kommen die 3 Männer deiner Krone?',
    ring: (n, victim) => {
      const which = n === 1 ? 'Welche Einheit' : `Welche ${n} Einheiten`
      return victim === null ? `${which} nimmt dir der Ring?` : `${which} von ${seatMark(victim)} nimmt der Ring?`
    },
  },
}
