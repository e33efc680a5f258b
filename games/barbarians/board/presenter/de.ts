import { capital } from '@skerry/boards'
import { seatMark } from '@skerry/contracts'
import type { Kind, Ring } from '../../types.ts'
import { regionName, resourceName, timelineName } from '../../words/names.ts'
import { count, listText } from '../../words/phrases.ts'
import type { PresenterWords } from './en.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const dp = (n: number): string => `${signed(n)} DP`
const ordinal = (n: number): string => `${n}.`
const und = (...parts: readonly (string | false)[]): string =>
  listText(
    parts.filter((part) => part !== false),
    'de',
  )
const KINDS: Readonly<Record<Kind, string>> = { god: 'Gott', warlord: 'Kriegsherr', building: 'Gebäude' }
const KINDS_MANY: Readonly<Record<Kind, string>> = { god: 'Götter', warlord: 'Kriegsherren', building: 'Gebäude' }
const WHICH: Readonly<Record<Kind, string>> = {
  god: 'welchen Gott',
  warlord: 'welchen Kriegsherrn',
  building: 'welches Gebäude',
}
const IN_RING: Readonly<Record<Ring, string>> = {
  1: 'im zentralen Ring',
  2: 'im mittleren Ring',
  3: 'im äußeren Ring',
  4: 'in der Peripherie',
}
const THE_RING: Readonly<Record<Ring, string>> = {
  1: 'den zentralen Ring',
  2: 'den mittleren Ring',
  3: 'den äußeren Ring',
  4: 'die Peripherie',
}
const ECONOMY: readonly string[] = [
  '',
  'Lebensmittel',
  'Lebensmittel und Holz',
  'Lebensmittel, Holz und Eisen',
  'Lebensmittel, Holz, Eisen und Stein',
]
/** `1 Bogenschützen`: what is wanted, paid or lost stands in the accusative. */
const accusative = (text: string): string => text.replace(/\b1 Bogenschütze(?!n)/g, '1 Bogenschützen')
/** How many of how many buildings. */
function mayProduce(left: number, of: number): string {
  if (left === 1) return 'Eines darfst du'
  if (left < of) return `${left} darfst du`
  return of === 2 ? 'Beide darfst du' : `Alle ${of} darfst du`
}

/** What the board says in German. */
export const de: PresenterWords = {
  // —— where the game stands ——
  setup: 'Aufbau',
  era: (n, of) => `Ära ${n} von ${of}`,
  panes: {
    volcano: 'Vulkan',
    map: 'Inseln',
    battles: 'Schlachten',
    display: 'Kartenlager',
    honour: 'Ehre und Punkte',
    knowledge: 'Wissen',
    own: 'Was du hast',
    timeline: 'Feste und Dämonen',
    solo: 'Die freie Farbe',
  },
  phases: {
    organise: 'Organisation',
    preparation: 'Vorbereitung',
    round1: 'Runde 1: zentraler Ring',
    round2: 'Runde 2: mittlerer Ring',
    round3: 'Runde 3: äußerer Ring',
    round4: 'Runde 4: Peripherie',
    end: 'Ende der Ära',
    last: 'Letzte Feldzüge',
  },
  closing: (card) => `Ende der Ära: ${timelineName(card, 'de')}`,
  detail: {
    lastEra: 'letzte Ära',
    campaign: (region) => `Feldzug gegen ${regionName(region, 'de')}`,
    recruiting: 'Feldzug: Truppen rekrutieren',
    choosing: 'Feldzug: das Ziel',
    battle: (n, of, won, needed) => `Schlacht ${n} von ${of}, ${won} von ${count(needed, 'Sieg', 'Siegen')}`,
    markers: (n) => `noch ${n} Marker`,
    feast: (feast) => `dann ${timelineName(feast, 'de')}`,
    demon: (demon) => `dann ${timelineName(demon, 'de')}`,
  },

  // —— about a seat ——
  score: (place) => `DP mit Gebäuden und Bannern nach jetzigem Stand, ${place}`,
  finalDp: 'DP',
  dp: 'DP bisher',
  ordinal,
  honour: (n) => (n === 0 ? 'Ehre' : `Ehre, ${ordinal(n)} der Reihe`),
  troops: 'Bogenschützen, Berserker, Räuber',
  resources: 'Lebensmittel, Holz, Eisen, Stein, Gold',
  banners: 'Banner, von 8',
  heroes: 'Helden, die in dieser Ära noch zu setzen sind',
  fourth: 'Ein vierter Held in dieser Ära',
  fourthNext: 'Ein vierter Held in der nächsten Ära',
  twice: 'Das Feld von Held 3 darf zweimal ausgeführt werden',
  target: (n) => `Mehr als ${n} DP gewinnen die Partie`,
  beaten: (isBeaten, isOver) =>
    isOver
      ? isBeaten
        ? 'Ziel übertroffen um'
        : 'Ziel verfehlt um'
      : isBeaten
        ? 'Über dem Ziel um'
        : 'Zum Ziel fehlen noch',
  dummyHonour: (n) => `Ehre der freien Farbe: ${n}`,

  // —— the supply ——
  ofSix: (n) => `${n} von 6`,
  kinds: KINDS,
  supply: {
    heroes: 'Helden',
    heroesLeft: (n) => `noch ${n} zu setzen`,
    fourth: 'vierter Held',
    fourthNext: 'vierter Held in der nächsten Ära',
    twice: 'Held 3 zweimal',
    upright: 'aufrecht',
    turned: 'gedreht',
  },

  // —— effects ——
  dpBy: dp,
  card: {
    prayer: (effect) => `Anbetung: ${effect}`,
    produces: (effect) => `aktiviert: ${effect}`,
    crowns: (n) => count(n, 'Schritt Ehre', 'Schritte Ehre'),
    calls: (troop) => `zählt in der Schlacht als ${troop}`,
    sacrifice: (effect) => `Opferung: ${effect}`,
    anyTroop: 'beliebige Truppe',
    scoresNow: (n) => `jetzt ${n} DP`,
    turned: 'gedreht',
  },

  // —— the volcano ——
  space: {
    carryOut: 'Ausführen',
    again: 'Noch einmal ausführen',
    leave: 'Nicht ausführen',
    once: 'Einmal genügt',
    notAgain: 'kein zweites Mal',
  },
  place: {
    free: (spaces) => `frei: ${spaces.join('; ')}`,
    noneFree: 'nichts ist frei',
    taken: (spaces) => (spaces.length === 0 ? '' : `besetzt: ${spaces.join('; ')}`),
    takenBy: (space, who) => `${space} (${who === 'dummy' ? 'ein Held der freien Farbe' : seatMark(who)})`,
    economy: (more, language) =>
      `die Wirtschaft gibt ${listText(
        more.map((resource) => `1 ${resourceName(resource, language)}`),
        language,
      )} dazu`,
    next: (ring, spaces) => `Berührt für Held ${ring} ${IN_RING[ring]}: ${spaces}`,
    last: (ring) => (ring === 4 ? 'Dein letzter Held in dieser Ära' : 'In dieser Ära folgt kein Held mehr'),
    noTarget: 'Keine Region lässt sich angreifen',
    target: (region, points, chance, language) =>
      `Bestes Ziel ${regionName(region, language)}: ${points} DP, ${chance} mit diesen Truppen`,
  },
  skip: { title: 'Nicht setzen', line: 'kein erreichbares Feld ist frei' },
  endTurn: {
    title: 'Zug beenden',
    line: 'es gibt nichts mehr einzusetzen',
    extraLeft: 'Götter und Kriegsherren bleiben, wie sie sind',
  },
  rotate: {
    title: { clockwise: 'Im Uhrzeigersinn', counterclockwise: 'Gegen den Uhrzeigersinn' },
    covers: 'der Bogen verdeckt dann P4',
    first: (space, reach) => `für Held 2 dann von „${space}“ aus ${reach}`,
    allFirst: (spaces) => `Held 1 darf überall stehen. Für Held 2 dann ${spaces.join(' · ')}`,
    fromSpace: (space, reach) => `von „${space}“ aus ${reach}`,
    noHero: 'in dieser Ära folgt kein Held von dir',
    fresh: (spaces) => (spaces.length === 0 ? 'keine neuen Felder' : `neu: ${spaces.join('; ')}`),
  },

  // —— campaigns ——
  outlook: { conquered: 'erobert', failed: 'nicht erobert' },
  sums: { battles: 'Anzahl der Schlachten', conquest: 'DP der Eroberung' },
  attack: {
    odds: (paid, army, lost) =>
      `Zahlst du, wann immer es geht, gibst du im Mittel ${paid} von ${count(army, 'Truppe', 'Truppen')} und verlierst ${lost} Schlachten, bis es entschieden ist.`,
    average: (troops) => `Eine Karte dieses Stapels verlangt im Mittel ${troops}.`,
    penalty: (faction, penalty, defence) =>
      `Jede verlorene Schlacht gegen ${faction} kostet ${penalty}${
        defence === 0
          ? ''
          : defence === 1
            ? '; die erste lässt sich abwenden'
            : `; eine der ersten ${defence} lässt sich abwenden`
      }.`,
  },
  penalty: {
    nefriar: (troops, points) => und(troops > 0 && '1 Truppe', `${points} DP`),
    shan: (gold, stone) =>
      und(gold > 0 && '1 Gold', stone > 0 && '1 Stein', gold + stone < 2 && `${2 - gold - stone} DP`),
    aspidian: (steps, points) =>
      und(steps > 0 && count(steps, 'Schritt Ehre', 'Schritte Ehre'), points > 0 && `${points} DP`),
    varg: (cards, points) =>
      und(
        cards > 0 && `${count(cards, 'gedrehten Gott oder Kriegsherrn', 'gedrehte Götter oder Kriegsherren')}`,
        points > 0 && `${points} DP`,
      ),
  },
  stay: {
    title: 'Nicht angreifen',
    last: 'Kein letzter Feldzug',
  },
  campaign: { title: 'Ein letzter Feldzug' },
  battle: {
    win: 'Schlacht gewinnen',
    overkill: 'Mit Overkill gewinnen',
    yield: 'Schlacht verloren geben',
    face: 'Dieser Karte stellen',
    swap: 'Beiseitelegen',
    chance: (chance) => `Eroberung ${chance}`,
    state: (won, needed, left) =>
      `${won} von ${count(needed, 'nötigen Sieg', 'nötigen Siegen')}, ${
        left === 0 ? 'keine Schlacht mehr' : `noch ${count(left, 'Schlacht', 'Schlachten')}`
      }.`,
    deck: (cards, average) => `Die ${cards} übrigen Karten verlangen im Mittel ${average}.`,
  },
  avert: {
    title: 'Strafe abwenden',
  },
  suffer: { title: 'Strafe erleiden', keeps: 'die Verteidigung bleibt für eine spätere Schlacht' },

  // —— cards ——
  produce: {
    all: (n) => (n === 2 ? 'Beide Gebäude' : `Alle ${n} Gebäude`),
    done: 'Keines mehr aktivieren',
  },
  pray: { title: (god) => `${god} anbeten`, turned: 'gedreht bis zur nächsten Ära' },
  sacrifice: {
    title: (warlord) => `${warlord} opfern`,
    again: 'Noch einmal',
  },
  enough: { title: 'Genug', closing: 'kein zweites Mal' },
  draw: {
    title: { god: 'Oberster Gott', warlord: 'Oberster Kriegsherr', building: 'Oberstes Gebäude' },
    brings: { god: 'sofort 1 bis 3 DP', warlord: '1 bis 3 Schritte Ehre', building: 'Punkte am Ende' },
  },
  decline: { title: 'Nichts nehmen', line: 'es geschieht nichts' },
  discard: { title: (card) => `${card} abgeben` },

  // —— setup and knowledge ——
  powers: {
    tiger: 'in jeder Schlacht darfst du die Karte einmal beiseitelegen und dich der nächsten stellen',
    bear: 'die Wirkung einer Opferung darf zweimal ausgeführt werden',
    horse: 'Feste und Dämonen dürfen zweimal ausgeführt werden',
    wolf: 'zu Beginn jeder Ära 2 Ressourcen nach Wahl',
  },
  onTop: {
    title: { mine: 'Mein Marker oben', dummy: 'Die freie Farbe oben' },
    line: {
      mine: 'dein Marker liegt über dem der freien Farbe; auf die Wertung hat das keinen Einfluss',
      dummy: 'ihr Marker liegt über deinem; auf die Wertung hat das keinen Einfluss',
    },
  },
  levels: {
    tactics: (battles) => `${battles} Schlachten gegen sie`,
    discovery: (island) => `${island} darf angegriffen werden`,
    defence: (n) =>
      n === 1 ? 'wendet die Strafe der ersten Schlacht ab' : `wendet eine Strafe in den ersten ${n} Schlachten ab`,
    economy: (n) => `1 mehr ${ECONOMY[n] ?? ''} von Feldern, die es geben`,
    production: (n) => `${n} Gebäude ${n === 1 ? 'wird' : 'werden'} in der Vorbereitung aktiviert`,
  },
  bonus: {
    none: 'kein Bonus mehr',
    finish: (place) => `du vollendest ihn als ${place === 1 ? 'Erster' : 'Zweiter'}`,
    tactics: (effect, points) => `${effect} oder ${points} DP`,
    gone: 'Andere haben diesen Pfad vor dir vollendet: Für dich gibt es keinen Bonus.',
    instead: 'du bekommst einen von beiden, als Zweiter',
  },
  step: {
    title: (track, level) => `${capital(track)} ${level}`,
  },
  side: { 1: 'links vom Strich', 2: 'rechts vom Strich' },

  // —— the end of an era ——
  appease: {
    gold: '1 Gold zahlen',
    left: (gold) => `dann noch ${gold} Gold`,
    points: (n) => `${n} DP verlieren`,
    keeps: (gold) => (gold === 0 ? 'du hast kein Gold' : `du behältst ${gold} Gold`),
  },
  tribute: {
    title: 'Tribut zahlen',
    again: 'Noch einmal zahlen',
  },
  refuse: { title: 'Keinen Tribut zahlen', line: 'sonst geschieht nichts' },
  row: { name: { 1: 'erste Zeile', 2: 'zweite Zeile', 3: 'letzte Zeile' }, free: 'kostet nichts' },

  // —— splits ——
  slot: {
    each: (price) => `je ${price}`,
    upright: 'aufrecht',
    after: (name, n) => `${name} dann ${n}`,
  },
  split: {
    gather: (goods) => `${accusative(goods)} nehmen`,
    muster: (troops) => `${accusative(troops)} nehmen`,
    pay: (goods) => `${accusative(goods)} zahlen`,
    recruit: (troops) => `${accusative(troops)} rekrutieren`,
    recruitNone: 'Niemanden rekrutieren',
    lose: (troops) => `${accusative(troops)} verlieren`,
    turn: (cards) => `${cards} drehen`,
    turned: 'bis zur nächsten Vorbereitung ohne Nutzen',
  },

  // —— why somebody would regret it ——
  warnings: {
    unpayable: (cost) => `Du kannst ${accusative(cost)} nicht zahlen: Es geschähe nichts.`,
    nothing: 'So wie es steht, bringt dir das nichts.',
    lost: (n) =>
      n === 1 ? '1 Einheit geht über 6 hinaus und verfällt.' : `${n} Einheiten gehen über 6 hinaus und verfallen.`,
    deadEnd: (points) => `Dein nächster Held fände kein freies Feld und brächte nur ${points} DP.`,
    forgone: (effect) => `Du verzichtest auf ${effect}, obwohl es nichts kostet.`,
    poorChance: (chance) => `Deine Truppen erobern sie nur in ${chance} der Fälle.`,
    goodChance: (chance, points) => `Du könntest ${points} DP erobern, mit einer Chance von ${chance}.`,
    dearOverkill: (before, after) => `Die Chance auf die Eroberung fällt von ${before} auf ${after}.`,
    dearYield: (before, after) =>
      `Du könntest sie gewinnen. Die Chance auf die Eroberung fällt von ${before} auf ${after}.`,
    noLaterAvert: 'Deine Verteidigung kann in keiner späteren Schlacht dieses Feldzugs eine Strafe abwenden.',
    producible: (n) =>
      n === 1 ? '1 Gebäude könnte dir noch etwas bringen.' : `${n} Gebäude könnten dir noch etwas bringen.`,
    full: (kind, limit) => `Du hast ${limit} ${KINDS_MANY[kind]}: Eine der Karten müsste weg.`,
    drawForgone: 'Die Karte kostet nichts, und du hast Platz für sie.',
    bestCard: 'Das ist wohl deine beste Karte dieser Art.',
    goldThere: (gold, points) => `Du hast ${gold} Gold und verlörest ${points} DP statt 1 Gold.`,
    calledWarlord: 'Du drehst einen Kriegsherrn, obwohl du eine solche Truppe auf dem Tableau hast.',
  },

  // —— questions ——
  questions: {
    tribe: 'Welchen Stamm führst du?',
    soloStack: 'Wessen Ehrenmarker liegt oben?',
    learn: (n) => (n === 1 ? 'Auf welchem Pfad beginnst du?' : 'Auf welchen Pfad geht dein zweiter Schritt?'),
    produce: (left, of) => `Welches Gebäude aktivierst du? ${mayProduce(left, of)}.`,
    before: (ring) => `Wohin geht Held ${ring}?`,
    before4: 'Wohin geht dein vierter Held?',
    space: (effect) => `Nutzt du das Feld „${effect}“?`,
    second: (effect) => `Nutzt du das Feld „${effect}“ ein zweites Mal?`,
    after: 'Betest oder opferst du noch, bevor dein Zug endet?',
    sacrificeAgain: (warlord) => `Führst du die Opferung von ${warlord} ein zweites Mal aus?`,
    rotate: (ring) => `In welche Richtung drehst du ${THE_RING[ring]}?`,
    gather: (n) => (n === 1 ? 'Welche Ressource nimmst du?' : `Welche ${n} Ressourcen nimmst du?`),
    muster: (n) => (n === 1 ? 'Welche Truppe nimmst du?' : `Welche ${n} Truppen nimmst du?`),
    pay: (n) => (n === 1 ? 'Welche Ressource zahlst du?' : `Welche ${n} Ressourcen zahlst du?`),
    payTroops: (n) => (n === 1 ? 'Welche Truppe zahlst du?' : `Welche ${n} Truppen zahlst du?`),
    payCard: (kind) => `${capital(WHICH[kind])} gibst du ab?`,
    either: (source) => (source === null ? 'Was wählst du?' : `${source}: Was wählst du?`),
    reward: 'Belohnung',
    thisSpace: 'Dieses Feld',
    knowledge: (category, left) =>
      `Auf welchem ${{ barbarian: 'Barbarenpfad', tactics: 'Taktikpfad', either: 'Pfad' }[category]} gehst du voran?${
        left === 1 ? '' : ` Noch ${left} Schritte.`
      }`,
    bonus: 'Welchen Bonus nimmst du?',
    take: (kinds) => `${capital(kinds.map((kind) => WHICH[kind]).join(' oder '))} nimmst du?`,
    draw: 'Von welchem Stapel nimmst du die oberste Karte?',
    discard: (kind, limit) => `Du darfst ${limit} ${KINDS_MANY[kind]} behalten. Welche Karte geht?`,
    recruit: 'Wen rekrutierst du vor dem Feldzug?',
    target: 'Welche Region greifst du an?',
    swap: (troops) => `Die Schlacht verlangt ${accusative(troops)}. Stellst du dich ihr?`,
    battle: (n, of, troops) => `Schlacht ${n} von ${of} verlangt ${accusative(troops)}. Was tust du?`,
    battlePay: (troops) => `Wer zahlt für ${accusative(troops)}?`,
    avert: (penalty) => `Wendest du die Strafe ab: ${penalty}?`,
    nefriar: 'Welche Truppe verlierst du?',
    varg: (n) => (n === 1 ? 'Welche Karte drehst du?' : `Welche ${n} Karten drehst du?`),
    banner: 'Wohin setzt du ein Banner ohne Schlachten?',
    appease: (demon) => `${timelineName(demon, 'de')} kommt. Womit zahlst du?`,
    tribute: (demon) => `Zahlst du ${timelineName(demon, 'de')} den Tribut?`,
    tributeAgain: (demon) => `Zahlst du ${timelineName(demon, 'de')} ein zweites Mal?`,
    row: (feast) => `${timelineName(feast, 'de')}: Welche Zeile nimmst du?`,
    rowAgain: 'Nimmst du eine zweite Zeile?',
    last: 'Führst du einen letzten Feldzug?',
  },

  // —— the log ——
  log: {
    era: (n) => `Ära ${n}`,
    turn: (seat, ring) => `${seatMark(seat)} am Zug, Held ${ring}`,
    end: 'Ende der Ära',
    last: 'Letzte Feldzüge',
  },
}
