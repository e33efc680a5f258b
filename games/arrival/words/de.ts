import { type PlayTexts, partName } from '@skerry/contracts'
import type { Params } from '@skerry/kernel'
import { SECTIONS } from '../queries.ts'
import type {
  ArrivalEvent,
  Back,
  Block,
  Build,
  Draw,
  Exchange,
  ExchangeWith,
  Holder,
  Piece,
  PlaceShield,
  Reopen,
  Repel,
  RepelBasis,
  Section,
  Settle,
  Spread,
  TakeTile,
  Threat,
  UseTile,
  UseTrophy,
} from '../types.ts'
import { faults } from './faults-de.ts'
import { colourName, namedParts, placeOf, provinceName } from './names.ts'
import { type Allotted, bySeat, count, isPiece, phrasesOf, player } from './phrases.ts'

type Told<T extends ArrivalEvent['type']> = Extract<ArrivalEvent, { type: T }>

const PIECES = {
  discs: ['Bauscheibe', 'Bauscheiben'],
  swords: ['Schwert', 'Schwerter'],
  shields: ['Schild', 'Schilde'],
} as const
const { list, piece, split, tileName, parts } = phrasesOf({ language: 'de', and: 'und', pieces: PIECES })
/** A tile within a sentence. */
const tile = (id: unknown): string => `„${tileName(id)}“`

/** `Temair (Eblana)`, `Balors Insel vor Ailech` */
function place(id: unknown): string {
  const { name, province, opposite } = placeOf(id)
  if (opposite !== null) return `Balors Insel vor ${opposite}`
  return province === '' ? name : `${name} (${province})`
}
const isOnIsle = (id: unknown): boolean => placeOf(id).opposite !== null
/** `in Temair (Eblana)`, `auf Balors Insel vor Ailech` */
const at = (id: unknown): string => `${isOnIsle(id) ? 'auf' : 'in'} ${place(id)}`
const to = (id: unknown): string => `${isOnIsle(id) ? 'auf' : 'nach'} ${place(id)}`
/** Without the province. */
const shortPlace = (id: unknown): string => (isOnIsle(id) ? place(id) : placeOf(id).name)
const shortAt = (id: unknown): string => `${isOnIsle(id) ? 'auf' : 'in'} ${shortPlace(id)}`
/** `Corcach, Hafen in Ivernis` */
function placeAndKind(id: unknown, isPort: unknown): string {
  const { name, province } = placeOf(id)
  if (isPort === true) return province === '' ? `${name}, Hafen` : `${name}, Hafen in ${province}`
  return province === '' ? place(id) : `${name} in ${province}`
}

const SECTION: Readonly<Record<Section, string>> = {
  top: 'oberer Abschnitt',
  middle: 'mittlerer Abschnitt',
  bottom: 'unterer Abschnitt',
}
/** Accusative and dative: `den oberen Abschnitt`, `aus dem oberen Abschnitt`. */
const OBLIQUE: Readonly<Record<Section, string>> = {
  top: 'oberen Abschnitt',
  middle: 'mittleren Abschnitt',
  bottom: 'unteren Abschnitt',
}
const WHERE: Readonly<Record<Section, string>> = { top: 'oben', middle: 'in der Mitte', bottom: 'unten' }
const THE_OPEN: Readonly<Record<Section, string>> = { top: 'der obere', middle: 'der mittlere', bottom: 'der untere' }
const BACK: Readonly<Record<Back, string>> = {
  discs: 'mehr Bauscheiben',
  arms: 'mehr Schwerter und Schilde',
  glory: 'mehr Ruhm und Taktikplättchen',
}
const THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'Sineach',
  athach: 'Athach',
  monghfinn: 'Monghfinn',
  castle: 'Burg',
}
const A_THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'ein Sineach',
  athach: 'ein Athach',
  monghfinn: 'ein Monghfinn',
  castle: 'eine Burg',
}
const LEVELS = ['', 'Áit', 'Broch', 'Caer']
const fort = (level: unknown): string => LEVELS[Number(level)] ?? 'Befestigung'
/** Accusative: der Áit, der Broch, das Caer. */
const aFort = (level: number): string => `${level === 3 ? 'ein' : 'einen'} ${fort(level)}`
const WAY: Readonly<Record<RepelBasis, string>> = {
  connected: '',
  port: ' von Hafen zu Hafen',
  province: ' innerhalb der Provinz',
  distant: ' im Distanzangriff',
}
const SYMBOL: Readonly<Record<string, string>> = {
  discs: 'Bauscheiben',
  swords: 'Schwerter',
  shields: 'Schilde',
  tiles: 'Taktikplättchen',
  fomori: 'Fomori',
  fame: 'Ruhm',
}
const DATIVE: Readonly<Record<Piece, string>> = { discs: 'Bauscheiben', swords: 'Schwertern', shields: 'Schilden' }
/** Dative: `mit 2 Schwertern`. */
const withSwords = (n: unknown): string => `mit ${count(n, 'Schwert', 'Schwertern')}`

const PARTS: Readonly<Record<string, string>> = {
  card: 'von Karte',
  province: 'für',
  port: 'für',
  tribe: 'für',
  rank: 'für Platz',
  purest: 'für die wenigste Korruption',
  brochs: 'für Brochs und Caers',
  caers: 'für Caers',
  occupy: 'für den Ort',
  shields: 'für die Schilde',
  discs: 'für die Bauscheiben',
  outpost: 'für den Außenposten',
  distant: 'für den Distanzangriff',
  sineach: 'gegen den Sineach',
  athach: 'gegen den Athach',
  monghfinn: 'gegen den Monghfinn',
  castle: 'gegen die Burg',
  fomori: 'mit Fomori',
  castles: 'mit Burgen',
  fame: 'auf der Ruhmespunkteleiste',
  corruption: 'auf der Korruptionsleiste',
  elements: 'für Elemente',
  ...namedParts((name) => `für ${name}`),
}
const partOf = (of: string): string => partName(de, of)

// —— events ——

function stacksSplit({ rule, sizes }: Told<'stacksSplit'>): string {
  const dealt = sizes.every((size) => size === sizes[0])
    ? `drei Stapel zu je ${sizes[0]} Karten`
    : `drei Stapel zu ${list(sizes.map(String))} Karten`
  return rule === 'ARR-DRAW-04'
    ? `ein Stapel ist aufgebraucht: Ablage und übrige Stapel werden gemischt und auf ${dealt} verteilt`
    : `die Ertragskarten werden auf ${dealt} verteilt`
}

function fameEarned({ seat, n, sum }: Told<'fameEarned'>): string {
  const forForts = sum.parts.reduce((all, { rule, amount }) => all + (rule === 'ARR-EARN-04' ? 0 : amount), 0)
  const which = forForts === 0 ? '' : forForts === n ? ' für Befestigungen' : `, davon ${forForts} für Befestigungen`
  return `${player(seat)} bekommt ${n} Ruhm${which}`
}

/** What could not be served is void. */
function piecesEarned({ seat, piece: of, n, claim }: Told<'piecesEarned'>): string {
  if (n === claim) return `${player(seat)} bekommt ${piece(of, n)}`
  const why = of === 'discs' ? 'Mehr von dieser Farbe sind nicht da' : 'Es sind nicht genug für alle da'
  const got = n === 0 ? `geht bei ${DATIVE[of]} leer aus` : `bekommt nur ${n} von ${claim} ${DATIVE[of]}`
  return `${player(seat)} ${got}: ${why}`
}

function fomoriDrawn({ seat, n, claim, corruption }: Told<'fomoriDrawn'>): string {
  if (n === claim) return `${player(seat)} zieht ${n} Fomori und bekommt ${corruption} Korruption`
  const drawn = `es sind zu wenige Fomori da: ${player(seat)} zieht ${n === 0 ? 'keine' : `nur ${n}`} statt ${claim}`
  if (corruption === 0) return `${drawn} und bekommt keine Korruption`
  return `${drawn} und bekommt ${corruption === n ? '' : 'trotzdem '}${corruption} Korruption`
}

function built({ seat, location, basis, level, isRescued }: Told<'built'>): string {
  const how = isRescued ? ' mit einer geretteten Bauscheibe' : ''
  if (basis === 'extend') return `${player(seat)} baut${how} ${place(location)} zum ${fort(level)} aus`
  const as = { own: '', port: ' von Hafen zu Hafen', outpost: ' als Außenposten' }[basis]
  return `${player(seat)} baut${how} ${at(location)} ${aFort(level)}${as}`
}

function fomoriSpread(e: Told<'fomoriSpread'>): string {
  const wrecked = [
    `Ein ${THREAT[e.species]} besetzt den Ort`,
    ...(e.shields === 0 ? [] : [count(e.shields, 'Schild wird zerschlagen', 'Schilde werden zerschlagen')]),
    ...(e.owner === null ? [] : [`${player(e.owner)} ${e.owner === e.seat ? 'opfert' : 'verliert'} ${aFort(e.discs)}`]),
  ]
  const saved =
    e.collected === 0
      ? ''
      : `; die Baumeister retten ${e.collected === 1 ? 'eine Bauscheibe' : piece('discs', e.collected)}`
  return `${player(e.seat)} breitet ${e.cost} Fomori ${to(e.location)} aus: ${list(wrecked)}${saved}`
}

function repelled({ seat, location, threat, basis, swords }: Told<'repelled'>): string {
  return threat === 'castle'
    ? `${player(seat)} nimmt ${withSwords(swords)} die Burg ${at(location)} ein und behält sie als Burg-Trophäe`
    : `${player(seat)} drängt${WAY[basis]} ${withSwords(swords)} den ${THREAT[threat]} ${at(location)} zurück`
}

function tileUsed({ seat, tile: id, sum }: Told<'tileUsed'>): string {
  const why = sum === null || sum.parts.length < 2 ? '' : `: ${parts(sum, partOf)}`
  return `${player(seat)} setzt ${tile(id)} ein${why}`
}

function swapped({ seat, tile: id, a, b }: Told<'swapped'>): string {
  const what = id === 'ruse' ? 'die Fomori' : 'die Befestigungen'
  return `${player(seat)} lässt ${what} ${at(a)} und ${at(b)} die Plätze tauschen`
}

function passed({ seat, isFirst, fomori }: Told<'passed'>): string {
  const does = [
    isFirst ? 'passt zuerst' : 'passt',
    ...(isFirst ? ['nimmt die Startspielerkarte'] : []),
    ...(fomori === 0
      ? []
      : [
          `gibt ${fomori} Fomori zurück, ${fomori === 1 ? 'der sich nicht ausbreiten kann' : 'die sich nicht ausbreiten können'}`,
        ]),
  ]
  return `${player(seat)} ${list(does)}`
}

function kept({ seat, kept: own, returned }: Told<'kept'>): string {
  const [keeps, back] = [split(own), split(returned)]
  if (back !== '') return `${player(seat)} behält ${keeps || 'nichts'} und gibt ${back} zurück`
  return keeps === '' ? `${player(seat)} hat nichts zu behalten` : `${player(seat)} behält ${keeps}`
}

function masterDiscarded({ seat, tiles, discs }: Told<'masterDiscarded'>): string {
  const which = `${tiles === 1 ? '' : 'beide Exemplare von '}${tile('masterBuilder')}`
  const back =
    discs === 0
      ? ''
      : `; ${count(discs, 'gerettete Bauscheibe kommt', 'gerettete Bauscheiben kommen')} in den allgemeinen Vorrat`
  return `${player(seat)} legt ${which} ab${back}`
}

function locationsCounted({ fomori, tribes, ending }: Told<'locationsCounted'>): string {
  const held = `Fomori und Burgen halten ${count(fomori, 'Ort', 'Orte')}, die Stämme ${tribes}`
  return ending === 'overrun' ? `${held}: Érin ist überrannt` : `${held}: Die Fomori sind zurückgedrängt`
}

function finalScored({ seat, ending, sum }: Told<'finalScored'>): string {
  const ends = `${player(seat)} beendet das Spiel mit ${sum.total} ${ending === 'overrun' ? 'Korruption' : 'Ruhm'}`
  if (sum.parts.length < 2) return ends
  const less = sum.parts.filter(({ amount }) => amount < 0).map(({ amount, of }) => `${-amount} weniger ${partOf(of)}`)
  const more = sum.parts.filter(({ amount }) => amount > 0).map(({ amount, of }) => `${amount} ${partOf(of)}`)
  return `${ends}: ${list([...more, ...less])}`
}

const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `Platz ${rank} für ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

function occupied({ holder }: Params): string {
  const there = holder as Holder
  return typeof there === 'number'
    ? `diesen Ort hat ${player(there)} befestigt`
    : `dort steht schon ${A_THREAT[there as Threat]}`
}

function tooFewFomori({ cost, have }: Params): string {
  if (cost === undefined) return `du hast nur ${have} Fomori`
  return `dort ${cost === 1 ? 'ist 1' : `sind ${cost}`} Fomori nötig, du hast ${have === 0 ? 'keine' : have}`
}

const noSuchSlot = ({ slot }: Params): string =>
  isPiece(slot)
    ? `du hast keine ${PIECES[slot][1]}, die du behalten könntest`
    : 'behalten lassen sich nur Bauscheiben, Schwerter und Schilde'
const notSoMany = ({ slot, max, got }: Params): string =>
  isPiece(slot) ? `du hast nur ${piece(slot, max)}, nicht ${got}` : `höchstens ${max}, nicht ${got}`

// —— labels ——

function locationLabel({ location, isPort, holder, level, shields }: Params): string {
  const held =
    holder === null
      ? 'leer'
      : typeof holder === 'number'
        ? `${fort(level)} von ${player(holder)}`
        : THREAT[holder as Threat]
  const safe = shields === 0 || typeof holder === 'string' ? '' : `, hinter ${count(shields, 'Schild', 'Schilden')}`
  return `${placeAndKind(location, isPort)}: ${held}${safe}`
}

function tileLabel({ tile: id, value, display, holders }: Params): string {
  const where = [
    ...(display === 0 ? [] : [display === 1 ? 'in der Auslage' : `${display}-mal in der Auslage`]),
    ...(holders as readonly string[]).map((letter) => `bei ${player(letter.charCodeAt(0) - 65)}`),
  ]
  return `${tileName(id)}${value === 0 ? '' : `, ${value} Ruhm je eigenem Ort`}: ${list(where)}`
}

function tribeLabel(facts: Params): string {
  const [tiles, blockers] = [facts.tiles as readonly string[], facts.blockers as readonly Section[]]
  const own = split({ discs: Number(facts.discs), swords: Number(facts.swords), shields: Number(facts.shields) })
  return [
    `${player(facts.seat)}: ${facts.fame} Ruhm, ${facts.corruption} Korruption (Limit ${facts.limit})`,
    count(facts.forts, 'Befestigung', 'Befestigungen'),
    own || 'keine Bauscheiben, Schwerter oder Schilde',
    ...(facts.fomori === 0 ? [] : [`${facts.fomori} Fomori zum Ausbreiten`]),
    ...(tiles.length === 0 ? [] : [`Plättchen: ${list(tiles.map(tileName))}`]),
    ...(facts.trophies === 0 ? [] : [count(facts.trophies, 'Burg-Trophäe', 'Burg-Trophäen')]),
    ...(facts.usedTrophies === 0 ? [] : [count(facts.usedTrophies, 'benutzte Burg-Trophäe', 'benutzte Burg-Trophäen')]),
    ...(facts.collected === 0 ? [] : [`${piece('discs', facts.collected)} bei den Baumeistern`]),
    ...(blockers.length === 0
      ? []
      : [`blockt ${list(SECTIONS.filter((section) => blockers.includes(section)).map((section) => WHERE[section]))}`]),
    ...(facts.hasPassed ? ['hat gepasst'] : []),
  ].join('; ')
}

const stackLabel = ({ stack, size, back }: Params): string =>
  `Stapel ${stack}: ${count(size, 'Karte', 'Karten')}${back === '' ? '' : `, obenauf ${BACK[back as Back]}`}`
const cardLabel = ({ seat, at: nth, back, card }: Params): string =>
  `Karte ${nth} von ${player(seat)}: ${card === '' ? `verdeckt, ${BACK[back as Back]}` : card}`
const supplyLabel = ({ swords, shields, fomori, repelled: open, tiles }: Params): string =>
  `allgemeiner Vorrat: ${piece('swords', swords)}, ${piece('shields', shields)}, ${fomori} Fomori${open === 0 ? '' : ` (dazu ${open} zurückgedrängte${open === 1 ? 'r' : ''})`}, ${tiles} Taktikplättchen`

/** `top discs`: the section and what it shows. */
function earningName(seat: number | null, of: string | null): string {
  const [section = '', symbol = ''] = (of ?? '').split(' ')
  return `${SYMBOL[symbol] ?? symbol} für ${player(seat)} aus dem ${OBLIQUE[section as Section]}`
}

export const de: PlayTexts = {
  name: 'The Arrival',
  prompts: {
    'setup.port': 'In welchem Hafen geht dein Stamm an Land?',
    'draw.take': 'Von welchem Stapel ziehst du?',
    'blocking.first': 'Welchen Abschnitt blockst du zuerst?',
    'blocking.second': 'Welchen Abschnitt blockst du außerdem?',
    'blocking.firstInTurn': 'Welchen Abschnitt blockst du zuerst?',
    'blocking.secondInTurn': 'Welchen Abschnitt blockst du außerdem?',
    'ogam.window': 'Öffnest du mit Ogams Weisheit einen anderen Abschnitt?',
    'exploit.take': 'Welches Taktikplättchen nimmst du?',
    'turn.act': 'Was tust du?',
    'turn.keep': 'Was behältst du in deiner Truhe?',
    'turn.after': 'Setzt du noch etwas ein, bevor dein Zug endet?',
    'swap.second': 'Mit welchem Ort wird getauscht?',
    'masters.build': 'Wo baust du eine Bauscheibe, die die Baumeister gerettet haben?',
  },
  choices: {
    settle: ({ location }: Settle) => `${at(location)} an Land gehen`,
    draw: ({ stack }: Draw) => `von Stapel ${stack} ziehen`,
    block: ({ section }: Block) => `den ${OBLIQUE[section]} blocken`,
    reopen: ({ section }: Reopen) => `den ${OBLIQUE[section]} öffnen`,
    decline: () => 'die Blocker stehen lassen',
    take: ({ tile: id }: TakeTile) => `${tile(id)} nehmen`,
    build: ({ location }: Build) => `${at(location)} bauen`,
    shield: ({ province }: PlaceShield) => `einen Schild in ${provinceName(province)} platzieren`,
    spread: ({ location }: Spread) => `Fomori ${to(location)} ausbreiten`,
    repel: ({ location, reward }: Repel) => {
      const prize = reward === 'fame' ? 'für Ruhm' : 'für 1 Korruption weniger'
      return isOnIsle(location)
        ? `${place(location)} ${prize} angreifen`
        : `die Fomori ${at(location)} ${prize} zurückdrängen`
    },
    pass: () => 'passen',
    keep: ({ n }: Allotted) => `${split(n) || 'nichts'} behalten`,
    use: ({ tile: id }: UseTile) => `${tile(id)} einsetzen`,
    ruse: ({ location }: Exchange) => `${tile('ruse')} für die Fomori ${at(location)} einsetzen`,
    migration: ({ location }: Exchange) => `${tile('migration')} für die Befestigung ${at(location)} einsetzen`,
    with: ({ location }: ExchangeWith) => `mit ${place(location)} tauschen`,
    trophy: ({ fomori }: UseTrophy) => `eine Burg-Trophäe einsetzen und ${fomori} Fomori zurückgeben`,
    endTurn: () => 'den Zug beenden',
    stop: () => 'nicht weiter bauen',
  },
  events: {
    tilesShuffled: (e: Told<'tilesShuffled'>) =>
      `${count(e.n, 'benutztes Taktikplättchen wird', 'benutzte Taktikplättchen werden')} in den Vorrat gemischt`,
    tileOpened: (e: Told<'tileOpened'>) => `${tile(e.tile)} kommt in die Auslage`,
    fomoriLanded: (e: Told<'fomoriLanded'>) => `${A_THREAT[e.species]} landet ${at(e.location)}`,
    startPlayerDrawn: (e: Told<'startPlayerDrawn'>) => `${player(e.seat)} bekommt die Startspielerkarte`,
    stacksSplit,
    topShown: (e: Told<'topShown'>) => `Stapel ${e.stack} verspricht jetzt ${BACK[e.back]}`,
    portSettled: (e: Told<'portSettled'>) => `${player(e.seat)} geht ${at(e.location)} an Land und baut einen Áit`,
    roundBegan: (e: Told<'roundBegan'>) => `Runde ${e.round} beginnt mit ${player(e.seat)}`,
    cardDrawn: (e: Told<'cardDrawn'>) => `${player(e.seat)} zieht von Stapel ${e.stack}: ${BACK[e.back]}`,
    cardTurnedUp: (e: Told<'cardTurnedUp'>) => `die ${e.at}. Karte von ${player(e.seat)} wird aufgedeckt: ${e.card}`,
    blockerSet: (e: Told<'blockerSet'>) =>
      `${player(e.seat)} blockt ${e.blocker === 2 ? 'außerdem ' : ''}den ${OBLIQUE[e.section]}`,
    blockerMoved: (e: Told<'blockerMoved'>) =>
      `${player(e.seat)} versetzt einen Blocker auf den ${OBLIQUE[e.section]}: Offen ist jetzt ${THE_OPEN[e.from]}`,
    fameEarned,
    piecesEarned,
    fomoriShuffled: (e: Told<'fomoriShuffled'>) =>
      e.n === 1
        ? 'der zurückgedrängte Fomori wird in den Vorrat gemischt'
        : `die ${e.n} zurückgedrängten Fomori werden in den Vorrat gemischt`,
    fomoriDrawn,
    limitReached: (e: Told<'limitReached'>) =>
      `${player(e.seat)} hat ${e.corruption} Korruption, und das Limit ist ${e.limit}: Diese Runde ist die letzte`,
    tileTaken: (e: Told<'tileTaken'>) =>
      `${player(e.seat)} nimmt ${tile(e.tile)}${String(e.tile) === 'masterBuilder' ? ': Das Plättchen wirkt sofort und nur in dieser Runde' : ''}`,
    cardsDiscarded: (e: Told<'cardsDiscarded'>) => `alle ${e.cards.length} Ertragskarten werden abgelegt`,
    turnBegan: (e: Told<'turnBegan'>) =>
      `${player(e.seat)} ist am Zug${e.actions === 1 ? ' und hat nur eine Aktion' : ''}`,
    famePaid: (e: Told<'famePaid'>) =>
      `${player(e.seat)} zahlt ${e.n} Ruhm für einen ${e.rule === 'ARR-BUILD-03' ? 'Außenposten' : 'Distanzangriff'}`,
    built,
    shieldPlaced: (e: Told<'shieldPlaced'>) =>
      `${player(e.seat)} platziert einen Schild in ${provinceName(e.province)}, den ${e.shields}. dort`,
    fomoriSpread,
    repelled,
    fameGained: (e: Told<'fameGained'>) => `${player(e.seat)} gewinnt ${e.n} Ruhm`,
    corruptionLowered: (e: Told<'corruptionLowered'>) => `${player(e.seat)} verliert ${e.n} Korruption`,
    tileUsed,
    swapped,
    trophyUsed: (e: Told<'trophyUsed'>) =>
      `${player(e.seat)} setzt eine Burg-Trophäe ein und gibt ${e.fomori} Fomori zurück`,
    passed,
    kept,
    masterDiscarded,
    roundEnded: (e: Told<'roundEnded'>) => `Runde ${e.round} ist zu Ende`,
    locationsCounted,
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    notAPort: () => 'das ist kein Hafen: Dein erster Áit kommt in einen',
    portTaken: () => 'dieser Hafen ist besetzt: Dein erster Áit braucht einen leeren',
    sectionTaken: () => 'dort steht dein erster Blocker: Wähle einen anderen Abschnitt',
    notBlocked: () => 'dieser Abschnitt ist schon offen: Nenne einen, den du geblockt hast',
    notOnDisplay: () => 'dieses Plättchen liegt nicht in der Auslage',
    mustSpread: () => 'du hast noch Fomori, die sich ausbreiten können: Breite sie aus, bevor du passt',
    noDisc: () => 'du hast keine Bauscheibe mehr',
    balorsIsle: () => 'auf Balors Insel kann niemand bauen',
    occupied,
    alreadyCaer: () => 'das ist schon ein Caer: Höher geht es nicht',
    notConnected: ({ isPort }) =>
      isPort
        ? 'keine Befestigung, weder deine noch eine andere, ist mit diesem Hafen verbunden, und du hältst keinen anderen Hafen'
        : 'keine Befestigung, weder deine noch eine andere, ist damit verbunden',
    tooLittleFame: ({ rule, cost, have }) =>
      `ein ${rule === 'ARR-BUILD-03' ? 'Außenposten' : 'Distanzangriff'} kostet ${cost} Ruhm, und du hast ${have}`,
    noShield: () => 'du hast keinen Schild mehr',
    notInProvince: () => 'du hast in dieser Provinz keine Befestigung',
    shieldsFull: () => 'in dieser Provinz sind schon drei Schilde: Mehr passen nicht hinein',
    heldByFomori: () => 'diesen Ort halten schon Fomori oder eine Burg',
    castleLocation: () => 'in diesem Spiel kehren Fomori nicht auf Burgenorte zurück',
    portToPort: () => 'aus einem Hafen breiten sich Fomori nicht in einen anderen aus',
    noSource: () => 'mit diesem Ort sind weder Fomori noch eine Burg verbunden',
    lastFort: () => 'das ist die letzte Befestigung ihres Stammes: Sie ist sicher',
    tooFewFomori,
    nothingToRepel: () => 'dort sind weder Fomori noch eine Burg',
    onlyOverItsLink: () => 'Balors Insel ist nur von einer deiner Befestigungen gleich gegenüber angreifbar',
    outOfReach: ({ isPort }) =>
      `das ist außer Reichweite: Du hast keine Befestigung, die damit verbunden ist oder in dieser oder einer Nachbarprovinz liegt${isPort ? ', und hältst keinen anderen Hafen' : ''}`,
    tooFewSwords: ({ cost, have }) =>
      `${cost === 1 ? '1 Schwert ist' : `${cost} Schwerter sind`} nötig, und du hast ${have === 0 ? 'keines' : have}`,
    noCorruption: ({ rule }) =>
      rule === 'ARR-REPEL-08'
        ? 'du hast keine Korruption zu verlieren: Nimm den Ruhm'
        : 'du hast keine Korruption zu verlieren',
    notHeld: () => 'dieses Plättchen hast du nicht',
    nameThePlace: ({ tile: id }) =>
      `mit ${tile(id)} tauschen zwei ${id === 'ruse' ? 'Fomori' : 'Befestigungen'} die Plätze: Nenne den ersten Ort`,
    onlyAfterBlocking: () => `${tile('ogam')} wirkt nur in der Ertragsphase, wenn beide Blocker stehen`,
    fameTied: () => `zwei haben gleich viel Ruhm: Bei ${tile('liaFail')} müssen alle verschieden viel haben`,
    notPurest: () => 'dafür müsstest du allein die wenigste Korruption haben',
    noFame: () => 'dieses Plättchen brächte dir jetzt keinen Ruhm',
    noFomoriThere: () => 'dort sind keine Fomori',
    actionsLeft: () => 'kein Zug endet, solange Aktionen übrig sind, außer durch Passen',
    noActionLeft: () => 'du hast in diesem Zug keine Aktion mehr',
    onlyBuilding: () => 'jetzt werden nur die Scheiben der Baumeister gebaut: keine Plättchen, keine Trophäen',
    nobodyThere: () => 'dort hat niemand gebaut',
    notAnAit: () => 'das ist mehr als ein Áit: Nur einzelne Scheiben tauschen den Platz',
    noPartner: () => 'es gibt nichts, womit getauscht werden könnte',
    sameSpecies: () => 'beide sind von derselben Art: Nichts würde sich ändern',
    sameOwner: () => 'beide gehören derselben Person: Nichts würde sich ändern',
    noFomori: () => 'du hast keine Fomori, die zurückkönnten',
    noTrophy: () => 'du hast keine unbenutzte Burg-Trophäe',
  },
  results: {
    overrun: 'die Fomori haben Érin überrannt: Wer die wenigste Korruption hat, gewinnt',
    repelled: 'die Fomori sind zurückgedrängt: Wer den meisten Ruhm hat, gewinnt',
  },
  labels: {
    location: locationLabel,
    province: ({ province, colour, fame, shields }) =>
      `${provinceName(province)} (${colourName(colour, 'de')}): ${fame} Ruhm je Befestigung am Ende, ${shields === 0 ? 'kein Schild' : piece('shields', shields)}`,
    stack: stackLabel,
    section: ({ section }) => SECTION[section as Section],
    tile: tileLabel,
    tribe: tribeLabel,
    card: cardLabel,
    supply: supplyLabel,
  },
  sums: {
    locations: ({ of }) => (of === 'fomori' ? 'Orte der Fomori' : 'Orte aller Stämme'),
    overrun: ({ seat }) => `Korruption von ${player(seat)} am Ende, wenn Érin überrannt ist`,
    repelled: ({ seat }) => `Ruhm von ${player(seat)} am Ende, wenn die Fomori zurückgedrängt sind`,
    tile: ({ seat, of }) => `Ruhm für ${player(seat)} durch ${tile(of)}`,
    earning: ({ seat, of }) => earningName(seat, of),
    spread: ({ of }) => `nötige Fomori, um ${shortPlace(of)} zu besetzen`,
    build: ({ of }) => `Ruhm für einen Außenposten ${shortAt(of)}`,
    swords: ({ of }) => `nötige Schwerter ${shortAt(of)}`,
    reach: ({ of }) => `Ruhm für einen Distanzangriff auf ${shortPlace(of)}`,
  },
  parts: PARTS,
  faults,
  options: {
    startDiscsLeft: 'Wie viele Bauscheiben alle noch haben, sobald der erste Áit steht.',
    blockersInTurnOrder: 'Die Blocker werden der Reihe nach und offen gesetzt statt alle zugleich.',
    corruptionByReceived:
      'Wer weniger Fomori bekommt, als die Karten zeigen, weil zu wenige da sind, bekommt nur für diese Korruption.',
    ogamBeforeFourthCard: 'Ogams Weisheit wird eingesetzt, bevor die vierten Karten aufgedeckt werden, nicht danach.',
    singleAction: 'Welche Züge der ersten Runde nur eine Aktion haben: der jeweils erste oder alle.',
    'singleAction.firstTurn': 'der erste Zug',
    'singleAction.roundOne': 'die ganze erste Runde',
    tilesAfterPass: 'Wer passt, darf im selben Zug noch Taktikplättchen einsetzen.',
    spreadToEmptyCastle: 'Wo eine Burg zurückgedrängt wurde, können sich Fomori auf ihren Ort ausbreiten.',
    migrationAnyLevel: 'Die Große Wanderung versetzt ganze Befestigungen jeder Stufe, nicht nur Áits.',
  },
}
