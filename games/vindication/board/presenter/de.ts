import { signed } from '@skerry/boards'
import { seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Attr, Deck, HexId, RegionId, Source, TriangleId } from '../../types.ts'
import { count, listText } from '../../words/effects.ts'
import {
  aCardOf,
  attributeName,
  cardName,
  deckForms,
  hexName,
  regionForm,
  regionName,
  triangleName,
} from '../../words/names.ts'
import { de as chip } from './chips/de.ts'
import type { PresenterWords } from './en.ts'

const cubes = (n: number): string => count(n, 'Block', 'Blöcke')
const steps = (n: number): string => count(n, 'Schritt', 'Schritte')
const honor = (n: number): string => `${signed(n)} Ehre`
const and = (parts: readonly string[]): string => listText(parts, 'de')
/** May be parted: on small cards it is longer than a line. */
const CONVICTION = 'Überzeugungs\u00adkraft'
const attrs = (n: number, attr: Attr): string => `${n} ${attributeName(attr, 'de')}`
/** What somebody visits, controls or gives up. */
const object = (region: RegionId): string => regionForm(region, 'de', 'accusative')

/** `welchen gelben Begleiter`, `welche Eigenschaft` */
const WHICH: Readonly<Record<Deck, string>> = {
  yellow: 'Welchen gelben Begleiter',
  blue: 'Welchen blauen Begleiter',
  red: 'Welchen roten Begleiter',
  trait: 'Welche Eigenschaft',
  relic: 'Welche Reliquie',
  monster: 'Welches Monster',
}
const SOURCES: Readonly<Record<Source, string>> = {
  open: 'offener Stapel',
  top: 'verdeckter Stapel',
  empowered: 'verbessert',
}

/** What the board says in German. Seats in sentences are marks (`seatMark`). */
export const de: PresenterWords = {
  // —— where the game stands ——
  setup: 'Aufbau',
  round: (n: number, isLast: boolean, isEndKnown: boolean) =>
    isLast ? `Runde ${n}, die letzte` : isEndKnown ? `Runde ${n}, die vorletzte` : `Runde ${n}`,
  panes: {
    island: 'Insel',
    power: 'Energiebrett',
    cards: 'Karten',
  },
  phases: {
    move: 'Bewegen',
    activate: 'Aktivieren',
    visit: 'Besuchen oder Ausruhen',
    turn: 'Offen',
    bonus: 'Bonusaktionen',
  },
  done: (action: string) => `${action}: erledigt`,
  open: {
    move: (n: number) => `Bewegen ${n}`,
    activate: 'Aktivieren',
    visit: 'Besuch/Ausruhen',
    tile: '1 Plättchen',
  },
  detail: {
    step: (n: number, of: number) => `Schritt ${n} von ${of}`,
    visit: (region: RegionId) => regionName(region, 'de'),
    fight: 'die Würfel des Kampfes',
  },

  // —— the table ——
  discovered: 'Entdeckte Hexfelder',
  undiscovered: 'Noch offene Hexfelder',
  trigger: (name: string) => `${name}: noch`,
  lastRound: (isLast: boolean, triggers: readonly string[]) =>
    `${isLast ? 'Dies ist die letzte Runde' : 'Noch eine Runde folgt, die letzte'}${triggers.length === 0 ? '' : `. Erfüllt: ${and(triggers)}`}`,
  coin: (coin: number) => `Münze bei ${coin} Ehre: noch`,

  // —— about a seat ——
  score: (place: number) => `Ehre mit der Schlusswertung nach jetzigem Stand, ${place}. Platz`,
  finalScore: 'Ehre',
  honor: 'Ehre',
  zones: 'Blöcke auf Potenzial, Einfluss, Überzeugungskraft',
  spheres: 'Blöcke auf Inspiration, Wissen, Stärke, Weisheit, Vision, Courage',
  cards: 'Karten',
  cardsByKind: 'Begleiter, Eigenschaften, Reliquien, Monster',
  regions: 'Regionen',
  tiles: 'Kenntnisplättchen',
  coins: 'Münzen',
  speed: 'Geschwindigkeit',
  vindicated: 'rehabilitiert: der Charakter gibt 2 Attribute',
  wretched: 'rehabilitiert (ab 25 Ehre bei leerem Potenzial)',
  mastery: (attr: Attr, n: number, isMaster: boolean) =>
    `Meisterschaft ${attributeName(attr, 'de')}: ${n}${isMaster ? ', allein vorn, 5 Ehre' : ''}`,

  // —— the supply ——
  supply: {
    cubes,
    zone: {
      pot: 'nutzlos, bis die Energie steigt',
      inf: 'die Kasse: Aktivierungen, Attribute, Ladungen',
      conv: 'Kontrolle, verbessertes Ziehen, Rettung des Champions',
    },
    tile: (n: number) =>
      `${n === 1 ? '' : `${n} Plättchen, `}${2 * n} für die Meisterschaft; zurückgegeben für bis zu 2 Blöcke`,
    tiles: (attr: Attr) => `Kenntnis ${attributeName(attr, 'de')}`,
    character: 'Charakter',
    wretched: 'Schurke: 1 Standardattribut',
    vindicated: 'rehabilitiert: 2 Standardattribute',
    speed: 'Geschwindigkeit',
    speedLine: (n: number) => `bis zu ${steps(n)}`,
    coins: 'Münzen',
    regions: 'Regionen',
    regionsLine: (names: readonly string[], n: number) => `${and(names)}: ${2 * n} Ehre am Ende`,
    onIt: (n: number) => `${cubes(n)} darauf`,
    champion: 'Champion',
    kinds: { companion: 'Begleiter', trait: 'Eigenschaften', relic: 'Reliquien', monster: 'Monster' },
    held: (name: string, on: number) => (on === 0 ? name : `${name} (${on})`),
    goal: (goal: string, points: number, isMet: boolean) => `${isMet ? 'erfüllt, ' : ''}${goal}: ${points} Ehre`,
  },

  // —— places ——
  place: {
    hex: (id: HexId) => hexName(id, 'de'),
    undiscovered: (n: number) => (n === 1 ? '1 unentdecktes Hexfeld' : `${n} unentdeckte Hexfelder`),
    touches: (regions: readonly string[]) => `grenzt an: ${and(regions)}`,
    region: (region: RegionId) => regionName(region, 'de'),
    own: (name: string) => `${name} (du)`,
    controlled: (name: string, seat: Seat) => `${name} (${seatMark(seat)})`,
    discovers: (n: number, bag: number) =>
      n === 1
        ? `Ein Plättchen von ${bag} im Beutel wird gezogen und sofort gelegt.`
        : `${n} Plättchen von ${bag} im Beutel werden nacheinander gezogen und sofort gelegt.`,
    distribution: (n: number) => (n === 1 ? '' : 'Die Chancen gelten für das erste Plättchen.'),
    visits: (regions: readonly string[]) => `Besuchen könntest du dort jetzt: ${and(regions)}.`,
    noVisit: 'Besuchen könntest du dort jetzt nichts.',
  },

  // —— Move ——
  step: {
    title: (regions: readonly RegionId[]) => `Richtung ${and(regions.map((region) => regionName(region, 'de')))}`,
    shore: (id: TriangleId) => `Zu ${triangleName(id, 'de')}`,
    discover: 'Hexfeld entdecken',
  },
  stop: { title: 'Hier anhalten' },
  teleport: { title: (regions: readonly RegionId[]) => `Zu ${and(regions.map((region) => regionName(region, 'de')))}` },
  hasten: {
    title: (n: number) => `${signed(n)} Geschwindigkeit`,
    enough: '1 mehr genügt immer, um herauszukommen',
  },
  waive: { title: 'In diesem Zug nicht bewegen' },
  lay: {
    title: (tile: RegionId, hex: HexId) => `${regionName(tile, 'de')} auf ${hexName(hex, 'de')}`,
    neighbours: (regions: readonly string[]) =>
      regions.length === 0 ? 'noch ohne Nachbarn' : `Nachbarn: ${and(regions)}`,
  },

  // —— Activate ——
  activate: {
    character: 'Dein Charakter',
    ability: (text: string) => `Fähigkeit: ${text}`,
    influence: (left: number, most: number) =>
      `Einfluss danach ${left}${most > 0 && left > 0 ? `, je Attribut 1 weniger (bis zu ${most})` : ''}`,
    purse: 'Jedes Attribut nimmt 1 Block vom Einfluss auf seinen Kreis.',
    kept: 'Der Block bleibt auf dem Begleiter, bis du ihn motivierst oder dich von ihm trennst.',
  },

  // —— Visit, Rest ——
  visit: {
    free: 'kostenlos',
    pays: (cost: string) => `zahle ${cost}`,
    discount: (n: number, full: string) => `${n} weniger als die ${full} des Plättchens`,
    times: (n: number) => (n <= 1 ? 'derzeit einmal' : `derzeit bis zu ${n}-mal`),
    openCard: (name: string, points: number) => `offen: ${name}, ${honor(points)}`,
    onlyUnseen: 'nur verdeckte Karten',
    champion: (name: string) => `Champion: ${name}`,
    attributes: (n: number, most: number) =>
      n < most ? `der Einfluss reicht nur für ${n} von ${most}` : `nimmt ${cubes(n)} vom Einfluss`,
    speedTop: 'deine Geschwindigkeit ist schon 5',
    speedTo: (n: number) => `Geschwindigkeit dann ${n}`,
    motivated: (n: number) => (n === 0 ? 'keine Blöcke auf Begleitern' : `${cubes(n)} auf deinen Begleitern`),
    controlLater: 'Kontrolle geht auch nach dem Besuch; davor gehört die Region schon dir.',
    missing: (cost: string) => `es fehlen ${cost}`,
    unpaid: (parts: readonly string[]) => `Jetzt nicht bezahlbar: ${parts.join('; ')}.`,
  },
  rest: {
    title: 'Ausruhen',
    from: (pot: number, inf: number) =>
      pot > 0
        ? `Potenzial ${pot} → ${pot - 1} oder Einfluss ${inf} → ${CONVICTION}`
        : `Einfluss ${inf} → ${inf - 1}, ${CONVICTION} + 1`,
    nothing: 'kein Block zum Steigern',
  },
  endTurn: {
    title: 'Zug beenden',
  },

  // —— bonus actions ——
  convert: {
    title: (attr: Attr) => `+${attrs(1, attr)}`,
    buys: (deck: Deck, region: RegionId) => `2 davon bringen dir ${aCardOf(deck, 'de')} (${regionName(region, 'de')})`,
  },
  tile: {
    buy: (attr: Attr) => `Kenntnis ${attributeName(attr, 'de')}`,
    give: (attr: Attr) => `Kenntnis zurückgeben: ${attributeName(attr, 'de')}`,
  },
  control: { title: (region: RegionId) => `Kontrolle: ${regionName(region, 'de')}` },
  recall: {
    title: (from: string) => `Zurückholen: ${from}`,
  },
  dismiss: {
    title: (name: string) => `Trennung von ${name}`,
  },
  vindicate: {
    title: 'Den Charakter rehabilitieren',
  },
  use: {
    conviction: (left: number) => `${CONVICTION} danach ${left}`,
  },

  // —— cards ——
  from: {
    title: (deck: Deck) => deckForms(deck, 'de')[1],
  },
  draw: {
    top: 'Verdeckte Karte',
    empowered: 'Verbessertes Ziehen',
    empoweredLine: (open: number, seen: number) =>
      `1 ${CONVICTION} zurück zum Einfluss; Wahl aus ${count(open, 'offenen Karte', 'offenen Karten')} und den obersten ${seen} des Stapels`,
    mixed: 'Die übrigen werden in den Stapel gemischt.',
  },
  card: {
    honor,
  },
  putBack: { title: (name: string, n: number) => `${name} als Karte ${n}` },
  placeCharge: {
    title: (n: number, of: number) => `${n} von ${count(of, 'Ladung', 'Ladungen')} legen`,
    line: 'was der Einfluss hat; Zurückholen bringt mehr',
  },

  // —— dice ——
  dice: {
    roll: 'Würfeln',
    rollOne: 'Attributwürfel werfen',
    champion: (name: string) => `${name} ist dein Champion`,
    miss: 'nichts geschieht',
    exh: '2 Blöcke vom Einfluss kommen auf den Champion',
    death: (points: number, conviction: number) =>
      conviction > 0
        ? `der Champion stirbt${points > 0 ? ` und mit ihm ${points} Ehre` : ''}, oder 1 von ${conviction} ${CONVICTION} rettet ihn`
        : `der Champion stirbt${points > 0 ? ` und mit ihm ${points} Ehre` : ''}: dir fehlt ${CONVICTION}`,
    softened: 'Schutz ist eingerechnet.',
    rerolls: (names: readonly string[]) => `Neu würfeln ${names.length === 1 ? 'könnte' : 'könnten'}: ${and(names)}.`,
    set: (attr: Attr) => `${attributeName(attr, 'de')} bestimmen`,
    setLine: 'statt zu würfeln',
    reroll: (name: string) => `Neu würfeln mit ${name}`,
    keep: 'Wurf behalten',
    first: { champion: 'Erst der Champion', attribute: 'Erst das Attribut' },
    firstLine: {
      champion: 'das Attribut zahlt dann, was vom Einfluss übrig ist',
      attribute: 'nimm das Attribut, solange der Einfluss dafür reicht',
    },
    save: 'Den Champion retten',
    letDie: 'Ihn sterben lassen',
  },

  // —— cubes ——
  augment: {
    pot: 'Potenzial → Einfluss',
    inf: `Einfluss → ${CONVICTION}`,
  },
  downgrade: { conv: `${CONVICTION} → Einfluss`, inf: 'Einfluss → Potenzial' },
  shift: {
    title: (from: Attr, to: Attr) => `${attributeName(from, 'de')} → ${attributeName(to, 'de')}`,
  },
  spend: { title: (attr: Attr) => `1 ${attributeName(attr, 'de')} zahlen` },
  enough: { title: 'Genug' },
  leave: { title: 'Verlassen' },
  against: { title: (seat: Seat) => `Gegen ${seatMark(seat)}`, line: (n: number) => `${n} Ehre` },
  evict: {
    title: (seat: Seat, from: string) => `${seatMark(seat)}: ${from}`,
    line: 'der Block geht zum Einfluss zurück',
  },
  quest: { most: (n: number) => `bis zu ${n} Ehre` },

  // —— splits ——
  slot: {
    there: cubes,
    thereOf: (n: number, of: number) => `${n} von ${of}`,
    cube: 'Block',
  },
  split: {
    gain: (what: string) => `${what} nehmen`,
    gainNone: 'Nichts nehmen',
    motivate: (what: string) => `${what} zurücknehmen`,
    motivateNone: 'Nichts zurücknehmen',
    charge: (what: string) => `${what} aufladen`,
    chargeNone: 'Nichts aufladen',
    on: (n: number, card: string) => `${cardName(card, 'de')}: ${count(n, 'Ladung', 'Ladungen')}`,
    from: (n: number, card: string) => `${cubes(n)} von ${cardName(card, 'de')}`,
    attribute: (n: number, attr: Attr) => attrs(n, attr),
    list: and,
  },

  // —— why somebody would regret it ——
  warnings: {
    unused: (parts: readonly string[]) => `Ungenutzt in diesem Zug: ${and(parts)}.`,
    unusedParts: { activate: 'Aktivieren', visit: 'Besuchen oder Ausruhen' },
    dismiss: (name: string, points: number) =>
      points > 0
        ? `${name} verlässt das Spiel für immer, samt ${points} Ehre.`
        : `${name} verlässt das Spiel für immer.`,
    recallRegion: (region: RegionId) =>
      `Du gibst ${object(region)} auf: keine Ehre mehr für Besuche, und 2 weniger am Ende.`,
    recallConviction: 'Nur eine Steigerung bringt den Block wieder auf Überzeugungskraft.',
    recallHeroic: (attr: Attr) => `Ein Block ${attributeName(attr, 'de')} hat zwei Standardattribute gekostet.`,
    recallCharge: (name: string) => `Eine Ladung von ${name} wäre ungenutzt verloren.`,
    letDie: (name: string, points: number) =>
      `1 Überzeugungskraft würde ${name}${points > 0 ? ` und ${points} Ehre` : ''} retten.`,
    nothingGained: 'Du nähmst keines der Attribute, obwohl du könntest.',
    noInfluence: 'Es bliebe kein Einfluss, um die Attribute zu bezahlen.',
    emptyVisit: (why: string) => `Der Besuch brächte dir nichts: ${why}.`,
    tileForMastery: (attr: Attr) =>
      `Du wärst in der Meisterschaft ${attributeName(attr, 'de')} nicht mehr allein vorn, das kostet 5 Ehre.`,
    deathRisk: (share: string) =>
      `In ${share} stirbt dein Champion, und du hast keine Überzeugungskraft, ihn zu retten.`,
    lastCompanion: 'Es ist dein einziger Begleiter: ohne ihn gibt es keinen Champion.',
    unneededDowngrade: 'Für 1 zahlst du so viel wie für 2.',
  },

  // —— questions ——
  questions: {
    keepQuest: 'Welche geheimen Ziele behältst du?',
    lay: (tile: RegionId) => `Wohin legst du ${object(tile)}?`,
    turn: 'Was tust du?',
    mustMove: 'Du musst dich noch bewegen. Wohin?',
    turnDone: 'Bonusaktionen, oder Zug beenden?',
    stepTo: 'Gehst du dorthin?',
    atRegion: (region: RegionId) => `${regionName(region, 'de')}: was tust du?`,
    withCard: (name: string) => `${name}: was tust du?`,
    withAttr: (attr: Attr) => `${attributeName(attr, 'de')}: was tust du?`,
    move: (left: number) => `Noch ${steps(left)}: wohin, oder hier anhalten?`,
    moveOn: (left: number) => `Noch ${steps(left)}: wohin?`,
    moveAbility: 'Kein Schritt mehr. Eine Fähigkeit für weitere, oder hier anhalten?',
    teleport: 'Wohin teleportierst du dich?',
    downgrade: 'Welchen Block verringerst du?',
    option: (region: RegionId) => `Wofür nutzt du ${object(region)}?`,
    more: (region: RegionId) => `${regionName(region, 'de')}: noch einmal, oder verlassen?`,
    deck: 'Von welchem Stapel nimmst du die Karte?',
    source: (deck: Deck) => `${WHICH[deck]} nimmst du?`,
    monster: 'Welches Monster besiegst du?',
    pick: (deck: Deck) => `${WHICH[deck]} wählst du?`,
    charging: (name: string, n: number, of: number) =>
      `${name}: ${n} von ${count(of, 'Ladung', 'Ladungen')} legen, oder erst zurückholen?`,
    peek: 'Welchen Stapel siehst du dir an?',
    order: (n: number) => `Welche Karte liegt als Nummer ${n} von oben?`,
    before: 'Bevor gewürfelt wird: noch etwas?',
    rerolls: (dice: string) => `Die Würfel zeigen ${dice}. Neu würfeln?`,
    dice: (mon: string | null, att: Attr) =>
      mon === null ? attributeName(att, 'de') : `${mon} und ${attributeName(att, 'de')}`,
    first: 'Was wird zuerst ausgeführt?',
    save: (name: string) => `${name} stürbe. Zahlst du 1 Überzeugungskraft?`,
    exhaustion: (n: number) => `Erschöpfung: noch ${cubes(n)} zu legen. Woher holst du sie zurück?`,
    gain: (n: number) => (n === 1 ? 'Welches Attribut nimmst du?' : 'Welche Attribute nimmst du?'),
    gainBy: (name: string) => `${name}: welche Attribute?`,
    augment: (n: number) => (n === 1 ? 'Welcher Block rückt vor?' : `Welcher Block rückt vor? Noch ${n}-mal.`),
    motivate: (n: number) => `Von welchen Begleitern nimmst du bis zu ${cubes(n)} zurück?`,
    charge: 'Welche Reliquien lädst du auf?',
    spend: 'Welches Attribut zahlst du?',
    shift: 'Welchen Block verschiebst du?',
    opponent: 'Gegen wen?',
    cube: 'Welcher Block muss weichen?',
  },

  // —— the log ——
  log: {
    turn: (seat: Seat, round: number) => `Runde ${round}: ${seatMark(seat)}`,
    journeys: 'Die Reisen beginnen',
    scoring: 'Schlusswertung',
  },

  sources: SOURCES,

  chip,
}
