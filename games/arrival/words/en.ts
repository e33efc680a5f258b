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
import { faults } from './faults-en.ts'
import { colourName, namedParts, placeOf, provinceName } from './names.ts'
import { type Allotted, bySeat, count, isPiece, phrasesOf, player } from './phrases.ts'

type Told<T extends ArrivalEvent['type']> = Extract<ArrivalEvent, { type: T }>

const PIECES = { discs: ['disc', 'discs'], swords: ['sword', 'swords'], shields: ['shield', 'shields'] } as const
const { list, piece, split, tileName, parts } = phrasesOf({ language: 'en', and: 'and', pieces: PIECES })

/** `Temair in Eblana`, `Balor’s Isle off Ailech` */
function place(id: unknown): string {
  const { name, province, opposite } = placeOf(id)
  if (opposite !== null) return `Balor’s Isle off ${opposite}`
  return province === '' ? name : `${name} in ${province}`
}
const at = (id: unknown): string => `${placeOf(id).opposite === null ? 'at' : 'on'} ${place(id)}`
/** Without the province. */
const shortPlace = (id: unknown): string => (placeOf(id).opposite === null ? placeOf(id).name : place(id))
const shortAt = (id: unknown): string => `${placeOf(id).opposite === null ? 'at' : 'on'} ${shortPlace(id)}`
/** `Corcach, port in Ivernis` */
function placeAndKind(id: unknown, isPort: unknown): string {
  const { name, province } = placeOf(id)
  if (isPort === true) return province === '' ? `${name}, port` : `${name}, port in ${province}`
  return place(id)
}

const SECTION: Readonly<Record<Section, string>> = {
  top: 'top section',
  middle: 'middle section',
  bottom: 'bottom section',
}
const BACK: Readonly<Record<Back, string>> = {
  discs: 'more building discs',
  arms: 'more swords and shields',
  glory: 'more Fame and tactic tiles',
}
const THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'Sineach',
  athach: 'Athach',
  monghfinn: 'Monghfinn',
  castle: 'castle',
}
const A_THREAT: Readonly<Record<Threat, string>> = {
  sineach: 'a Sineach',
  athach: 'an Athach',
  monghfinn: 'a Monghfinn',
  castle: 'a castle',
}
const LEVELS = ['', 'Ait', 'Broch', 'Caer']
const fort = (level: unknown): string => LEVELS[Number(level)] ?? 'fortification'
const aFort = (level: number): string => `${level === 1 ? 'an' : 'a'} ${fort(level)}`
const ORDINALS = ['', '1st', '2nd', '3rd', '4th']
const WAY: Readonly<Record<RepelBasis, string>> = {
  connected: '',
  port: ' from port to port',
  province: ' from within the province',
  distant: ' in a Distant Attack',
}
const SYMBOL: Readonly<Record<string, string>> = {
  discs: 'discs',
  swords: 'swords',
  shields: 'shields',
  tiles: 'tactic tiles',
  fomori: 'Fomori',
  fame: 'Fame',
}

const PARTS: Readonly<Record<string, string>> = {
  card: 'from card',
  province: 'for',
  port: 'for',
  tribe: 'for',
  rank: 'for place',
  purest: 'for the least Corruption',
  brochs: 'for Brochs and Caers',
  caers: 'for Caers',
  occupy: 'for the location',
  shields: 'for the shields',
  discs: 'for the discs',
  outpost: 'for the Outpost',
  distant: 'for the Distant Attack',
  sineach: 'against the Sineach',
  athach: 'against the Athach',
  monghfinn: 'against the Monghfinn',
  castle: 'against the castle',
  fomori: 'with Fomori',
  castles: 'with castles',
  fame: 'on the Fame Track',
  corruption: 'on the Corruption Track',
  elements: 'for elements',
  ...namedParts((name) => `for ${name}`),
}
const partOf = (of: string): string => partName(en, of)

// —— events ——

function stacksSplit({ rule, sizes }: Told<'stacksSplit'>): string {
  const dealt = sizes.every((size) => size === sizes[0])
    ? `three stacks of ${sizes[0]}`
    : `three stacks of ${list(sizes.map(String))}`
  return rule === 'ARR-DRAW-04'
    ? `a stack is used up: the discard and the other stacks are mixed and dealt out as ${dealt}`
    : `the earning cards are dealt out as ${dealt}`
}

function fameEarned({ seat, n, sum }: Told<'fameEarned'>): string {
  const forForts = sum.parts.reduce((all, { rule, amount }) => all + (rule === 'ARR-EARN-04' ? 0 : amount), 0)
  const which = forForts === 0 ? '' : forForts === n ? ' for fortifications' : `, ${forForts} of it for fortifications`
  return `${player(seat)} earns ${n} Fame${which}`
}

/** What could not be served is void. */
function piecesEarned({ seat, piece: of, n, claim }: Told<'piecesEarned'>): string {
  if (n === claim) return `${player(seat)} gets ${piece(of, n)}`
  const why = of === 'discs' ? 'no more of this colour are left' : 'there are not enough for everybody'
  return `${player(seat)} gets ${n === 0 ? `no ${PIECES[of][1]}` : `only ${n} of ${piece(of, claim)}`}: ${why}`
}

function fomoriDrawn({ seat, n, claim, corruption }: Told<'fomoriDrawn'>): string {
  if (n === claim) return `${player(seat)} draws ${n} Fomori and gains ${corruption} Corruption`
  const drawn = `too few Fomori are left: ${player(seat)} is due ${claim} but draws ${n === 0 ? 'none' : `only ${n}`}`
  if (corruption === 0) return `${drawn} and gains no Corruption`
  return `${drawn} and ${corruption === n ? '' : 'still '}gains ${corruption} Corruption`
}

function built({ seat, location, basis, level, isRescued }: Told<'built'>): string {
  const how = isRescued ? ' with a disc the master-builder saved' : ''
  if (basis === 'extend') return `${player(seat)} raises ${place(location)} to ${aFort(level)}${how}`
  const as = { own: '', port: ' from port to port', outpost: ' as an Outpost' }[basis]
  return `${player(seat)} builds ${aFort(level)} ${at(location)}${as}${how}`
}

function fomoriSpread(e: Told<'fomoriSpread'>): string {
  const wrecked = [
    `${A_THREAT[e.species]} takes it`,
    ...(e.shields === 0 ? [] : [`${count(e.shields, 'shield is', 'shields are')} smashed`]),
    ...(e.owner === null
      ? []
      : [`${player(e.owner)} ${e.owner === e.seat ? 'sacrifices' : 'loses'} ${aFort(e.discs)}`]),
  ]
  const saved = e.collected === 0 ? '' : `; the master-builder saves ${count(e.collected, 'disc', 'discs')}`
  return `${player(e.seat)} spreads ${e.cost} Fomori to ${place(e.location)}: ${list(wrecked)}${saved}`
}

function repelled({ seat, location, threat, basis, swords }: Told<'repelled'>): string {
  const paid = piece('swords', swords)
  return threat === 'castle'
    ? `${player(seat)} takes the castle ${at(location)} with ${paid} and keeps it as a Castle Trophy`
    : `${player(seat)} repels the ${THREAT[threat]} ${at(location)}${WAY[basis]} with ${paid}`
}

function tileUsed({ seat, tile, sum }: Told<'tileUsed'>): string {
  const why = sum === null || sum.parts.length < 2 ? '' : `: ${parts(sum, partOf)}`
  return `${player(seat)} uses ${tileName(tile)}${why}`
}

function swapped({ seat, tile, a, b }: Told<'swapped'>): string {
  const what = tile === 'ruse' ? 'the Fomori' : 'the fortifications'
  return `${player(seat)} lets ${what} ${at(a)} and ${at(b)} change places`
}

function passed({ seat, isFirst, fomori }: Told<'passed'>): string {
  const does = [
    isFirst ? 'passes first' : 'passes',
    ...(isFirst ? ['takes the Starting Player Card'] : []),
    ...(fomori === 0 ? [] : [`gives back ${fomori} Fomori that cannot spread`]),
  ]
  return `${player(seat)} ${list(does)}`
}

function kept({ seat, kept: own, returned }: Told<'kept'>): string {
  const [keeps, back] = [split(own), split(returned)]
  if (back !== '') return `${player(seat)} keeps ${keeps || 'nothing'}, and gives back ${back}`
  return keeps === '' ? `${player(seat)} has nothing to keep` : `${player(seat)} keeps ${keeps}`
}

function masterDiscarded({ seat, tiles, discs }: Told<'masterDiscarded'>): string {
  const which = `${tiles === 1 ? '' : 'both copies of '}${tileName('masterBuilder')}`
  const back = discs === 0 ? '' : `; ${count(discs, 'saved disc goes', 'saved discs go')} to the General Supply`
  return `${player(seat)} discards ${which}${back}`
}

function locationsCounted({ fomori, tribes, ending }: Told<'locationsCounted'>): string {
  const held = `Fomori and castles hold ${count(fomori, 'location', 'locations')}, the tribes ${tribes}`
  return ending === 'overrun' ? `${held}: Érin is overrun` : `${held}: the Fomori are repelled`
}

function finalScored({ seat, ending, sum }: Told<'finalScored'>): string {
  const ends = `${player(seat)} ends with ${sum.total} ${ending === 'overrun' ? 'Corruption' : 'Fame'}`
  if (sum.parts.length < 2) return ends
  const less = sum.parts.filter(({ amount }) => amount < 0).map(({ amount, of }) => `${-amount} less ${partOf(of)}`)
  const more = sum.parts.filter(({ amount }) => amount > 0).map(({ amount, of }) => `${amount} ${partOf(of)}`)
  return `${ends}: ${list([...more, ...less])}`
}

const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `${ORDINALS[rank]} place for ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

function occupied({ holder }: Params): string {
  const there = holder as Holder
  return typeof there === 'number'
    ? `${player(there)} has fortified that location`
    : `${A_THREAT[there as Threat]} holds that location`
}

function tooFewFomori({ cost, have }: Params): string {
  if (cost === undefined) return `you hold only ${have} Fomori`
  return `${cost} Fomori ${cost === 1 ? 'is' : 'are'} needed there, you hold ${have === 0 ? 'none' : have}`
}

const noSuchSlot = ({ slot }: Params): string =>
  isPiece(slot) ? `you have no ${PIECES[slot][1]} to keep` : 'only discs, swords and shields can be kept'
const notSoMany = ({ slot, max, got }: Params): string =>
  isPiece(slot) ? `you have only ${piece(slot, max)}, not ${got}` : `at most ${max}, not ${got}`

// —— labels ——

function locationLabel({ location, isPort, holder, level, shields }: Params): string {
  const held =
    holder === null
      ? 'empty'
      : typeof holder === 'number'
        ? `${player(holder)}’s ${fort(level)}`
        : THREAT[holder as Threat]
  const safe = shields === 0 || typeof holder === 'string' ? '' : `, behind ${piece('shields', shields)}`
  return `${placeAndKind(location, isPort)}: ${held}${safe}`
}

function tileLabel({ tile, value, display, holders }: Params): string {
  const where = [
    ...(display === 0 ? [] : [display === 1 ? 'on display' : `${display} on display`]),
    ...(holders as readonly string[]).map((letter) => `held by ${player(letter.charCodeAt(0) - 65)}`),
  ]
  return `${tileName(tile)}${value === 0 ? '' : `, ${value} Fame per fortification`}: ${list(where)}`
}

function tribeLabel(facts: Params): string {
  const [tiles, blockers] = [facts.tiles as readonly string[], facts.blockers as readonly Section[]]
  const own = split({ discs: Number(facts.discs), swords: Number(facts.swords), shields: Number(facts.shields) })
  return [
    `${player(facts.seat)}: ${facts.fame} Fame, ${facts.corruption} Corruption (limit ${facts.limit})`,
    count(facts.forts, 'fortification', 'fortifications'),
    own || 'no discs, swords or shields',
    ...(facts.fomori === 0 ? [] : [`${facts.fomori} Fomori to spread`]),
    ...(tiles.length === 0 ? [] : [`tiles: ${list(tiles.map(tileName))}`]),
    ...(facts.trophies === 0 ? [] : [count(facts.trophies, 'Castle Trophy', 'Castle Trophies')]),
    ...(facts.usedTrophies === 0 ? [] : [count(facts.usedTrophies, 'used Castle Trophy', 'used Castle Trophies')]),
    ...(facts.collected === 0 ? [] : [`${count(facts.collected, 'disc', 'discs')} saved by the master-builder`]),
    ...(blockers.length === 0 ? [] : [`blocks ${list(SECTIONS.filter((section) => blockers.includes(section)))}`]),
    ...(facts.hasPassed ? ['has passed'] : []),
  ].join('; ')
}

const stackLabel = ({ stack, size, back }: Params): string =>
  `stack ${stack}: ${count(size, 'card', 'cards')}${back === '' ? '' : `, on top ${BACK[back as Back]}`}`
const cardLabel = ({ seat, at: nth, back, card }: Params): string =>
  `card ${nth} of ${player(seat)}: ${card === '' ? `face-down, ${BACK[back as Back]}` : card}`
const supplyLabel = ({ swords, shields, fomori, repelled: open, tiles }: Params): string =>
  `General Supply: ${piece('swords', swords)}, ${piece('shields', shields)}, ${fomori} Fomori${open === 0 ? '' : ` (${open} more repelled)`}, ${count(tiles, 'tactic tile', 'tactic tiles')}`

/** `top discs`: the section and what it shows. */
function earningName(seat: number | null, of: string | null): string {
  const [section = '', symbol = ''] = (of ?? '').split(' ')
  return `${SYMBOL[symbol] ?? symbol} for ${player(seat)} from the ${SECTION[section as Section]}`
}

export const en: PlayTexts = {
  name: 'The Arrival',
  prompts: {
    'setup.port': 'In which port does your tribe land?',
    'draw.take': 'Which stack do you draw from?',
    'blocking.first': 'Which section do you block first?',
    'blocking.second': 'Which section do you block as well?',
    'blocking.firstInTurn': 'Which section do you block first?',
    'blocking.secondInTurn': 'Which section do you block as well?',
    'ogam.window': 'Do you use Ogam’s wisdom to open another section?',
    'exploit.take': 'Which tactic tile do you take?',
    'turn.act': 'What do you do?',
    'turn.keep': 'What do you keep in your chest?',
    'turn.after': 'Do you use anything else before your turn ends?',
    'swap.second': 'Which place does it change with?',
    'masters.build': 'Where do you build a disc that the master-builder saved?',
  },
  choices: {
    settle: ({ location }: Settle) => `land at ${place(location)}`,
    draw: ({ stack }: Draw) => `draw from stack ${stack}`,
    block: ({ section }: Block) => `block the ${SECTION[section]}`,
    reopen: ({ section }: Reopen) => `open the ${SECTION[section]}`,
    decline: () => 'leave the blockers where they are',
    take: ({ tile }: TakeTile) => `take ${tileName(tile)}`,
    build: ({ location }: Build) => `build ${at(location)}`,
    shield: ({ province }: PlaceShield) => `place a shield in ${provinceName(province)}`,
    spread: ({ location }: Spread) => `spread Fomori to ${place(location)}`,
    repel: ({ location, reward }: Repel) => {
      const where =
        placeOf(location).opposite === null ? `repel the Fomori ${at(location)}` : `attack ${place(location)}`
      return `${where} for ${reward === 'fame' ? 'Fame' : '1 Corruption less'}`
    },
    pass: () => 'pass',
    keep: ({ n }: Allotted) => `keep ${split(n) || 'nothing'}`,
    use: ({ tile }: UseTile) => `use ${tileName(tile)}`,
    ruse: ({ location }: Exchange) => `use ${tileName('ruse')} on the Fomori ${at(location)}`,
    migration: ({ location }: Exchange) => `use ${tileName('migration')} on the fortification ${at(location)}`,
    with: ({ location }: ExchangeWith) => `change places with ${place(location)}`,
    trophy: ({ fomori }: UseTrophy) => `use a Castle Trophy and return ${fomori} Fomori`,
    endTurn: () => 'end your turn',
    stop: () => 'build no more',
  },
  events: {
    tilesShuffled: (e: Told<'tilesShuffled'>) =>
      `${count(e.n, 'used tactic tile is', 'used tactic tiles are')} shuffled back into the supply`,
    tileOpened: (e: Told<'tileOpened'>) => `the display now shows ${tileName(e.tile)}`,
    fomoriLanded: (e: Told<'fomoriLanded'>) => `${A_THREAT[e.species]} lands ${at(e.location)}`,
    startPlayerDrawn: (e: Told<'startPlayerDrawn'>) => `${player(e.seat)} is the first Starting Player`,
    stacksSplit,
    topShown: (e: Told<'topShown'>) => `stack ${e.stack} now promises ${BACK[e.back]}`,
    portSettled: (e: Told<'portSettled'>) => `${player(e.seat)} lands at ${place(e.location)} and builds an Ait`,
    roundBegan: (e: Told<'roundBegan'>) => `round ${e.round} begins with ${player(e.seat)}`,
    cardDrawn: (e: Told<'cardDrawn'>) => `${player(e.seat)} draws from stack ${e.stack}: ${BACK[e.back]}`,
    cardTurnedUp: (e: Told<'cardTurnedUp'>) => `${player(e.seat)}’s ${ORDINALS[e.at]} card is turned up: ${e.card}`,
    blockerSet: (e: Told<'blockerSet'>) =>
      `${player(e.seat)} blocks the ${SECTION[e.section]}${e.blocker === 2 ? ' as well' : ''}`,
    blockerMoved: (e: Told<'blockerMoved'>) =>
      `${player(e.seat)} moves a blocker to the ${SECTION[e.section]}: the ${SECTION[e.from]} is open now`,
    fameEarned,
    piecesEarned,
    fomoriShuffled: (e: Told<'fomoriShuffled'>) =>
      `the ${e.n === 1 ? 'repelled Fomori is' : `${e.n} repelled Fomori are`} shuffled back into the supply`,
    fomoriDrawn,
    limitReached: (e: Told<'limitReached'>) =>
      `${player(e.seat)} has ${e.corruption} Corruption, and the limit is ${e.limit}: this round is the last`,
    tileTaken: (e: Told<'tileTaken'>) =>
      `${player(e.seat)} takes ${tileName(e.tile)}${String(e.tile) === 'masterBuilder' ? ', which works at once and in this round only' : ''}`,
    cardsDiscarded: (e: Told<'cardsDiscarded'>) => `all ${e.cards.length} earning cards are discarded`,
    turnBegan: (e: Told<'turnBegan'>) =>
      `${player(e.seat)} takes a turn${e.actions === 1 ? ' with a single action' : ''}`,
    famePaid: (e: Told<'famePaid'>) =>
      `${player(e.seat)} pays ${e.n} Fame for ${e.rule === 'ARR-BUILD-03' ? 'an Outpost' : 'a Distant Attack'}`,
    built,
    shieldPlaced: (e: Told<'shieldPlaced'>) =>
      `${player(e.seat)} places a shield in ${provinceName(e.province)}, the ${ORDINALS[e.shields]} there`,
    fomoriSpread,
    repelled,
    fameGained: (e: Told<'fameGained'>) => `${player(e.seat)} gains ${e.n} Fame`,
    corruptionLowered: (e: Told<'corruptionLowered'>) => `${player(e.seat)} loses ${e.n} Corruption`,
    tileUsed,
    swapped,
    trophyUsed: (e: Told<'trophyUsed'>) => `${player(e.seat)} uses a Castle Trophy and returns ${e.fomori} Fomori`,
    passed,
    kept,
    masterDiscarded,
    roundEnded: (e: Told<'roundEnded'>) => `round ${e.round} is over`,
    locationsCounted,
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    notAPort: () => 'that is no port: your first Ait goes into one',
    portTaken: () => 'that port is taken: your first Ait needs an empty one',
    sectionTaken: () => 'your first blocker stands there: choose another section',
    notBlocked: () => 'that section is open already: name one that you have blocked',
    notOnDisplay: () => 'that tile does not lie on the display',
    mustSpread: () => 'you still hold Fomori that can spread somewhere: spread them before you pass',
    noDisc: () => 'you have no building disc left',
    balorsIsle: () => 'nobody can build on Balor’s Isle',
    occupied,
    alreadyCaer: () => 'that is a Caer already: it cannot grow any higher',
    notConnected: ({ isPort }) =>
      isPort
        ? 'no fortification, yours or anybody else’s, is connected with this port, and you hold no other port'
        : 'no fortification, yours or anybody else’s, is connected with it',
    tooLittleFame: ({ rule, cost, have }) =>
      `${rule === 'ARR-BUILD-03' ? 'an Outpost' : 'a Distant Attack'} costs ${cost} Fame, and you have ${have}`,
    noShield: () => 'you have no shield left',
    notInProvince: () => 'you have no fortification in that province',
    shieldsFull: () => 'three shields protect that province already: it cannot hold more',
    heldByFomori: () => 'Fomori or a castle hold that location already',
    castleLocation: () => 'in this game Fomori do not return to castle locations',
    portToPort: () => 'Fomori in a port do not spread to another port',
    noSource: () => 'no Fomori and no castle is connected with that location',
    lastFort: () => 'that is the last fortification of its tribe: it is safe',
    tooFewFomori,
    nothingToRepel: () => 'neither Fomori nor a castle is there',
    onlyOverItsLink: () => 'Balor’s Isle can be attacked only from a fortification of yours right opposite',
    outOfReach: ({ isPort }) =>
      `that is out of your reach: you have no fortification connected with it, in its province or in a neighbour province${isPort ? ', and you hold no other port' : ''}`,
    tooFewSwords: ({ cost, have }) =>
      `${cost === 1 ? '1 sword is' : `${cost} swords are`} needed, and you have ${have === 0 ? 'none' : have}`,
    noCorruption: ({ rule }) =>
      rule === 'ARR-REPEL-08' ? 'you have no Corruption to lose: take the Fame' : 'you have no Corruption to lose',
    notHeld: () => 'you do not have that tile',
    nameThePlace: ({ tile }) =>
      `with ${tileName(tile)} two ${tile === 'ruse' ? 'Fomori' : 'fortifications'} change places: name the first location`,
    onlyAfterBlocking: () => `${tileName('ogam')} can be used only in the Earning Phase, when both blockers stand`,
    fameTied: () => `two players have the same Fame: ${tileName('liaFail')} needs all to differ`,
    notPurest: () => 'you alone would have to have the least Corruption',
    noFame: () => 'that tile would bring you no Fame now',
    noFomoriThere: () => 'no Fomori is there',
    actionsLeft: () => 'no turn ends with actions left, except by passing',
    noActionLeft: () => 'you have no action left in this turn',
    onlyBuilding: () => 'only the discs of the master-builder are built now: no tiles, no trophies',
    nobodyThere: () => 'nobody has built there',
    notAnAit: () => 'that is more than an Ait: only single discs change places',
    noPartner: () => 'there is nothing it could change places with',
    sameSpecies: () => 'both are of the same kind: nothing would change',
    sameOwner: () => 'both belong to the same player: nothing would change',
    noFomori: () => 'you hold no Fomori to return',
    noTrophy: () => 'you have no unused Castle Trophy',
  },
  results: {
    overrun: 'the Fomori overrun Érin: whoever has the least Corruption wins',
    repelled: 'the Fomori are repelled: whoever has the most Fame wins',
  },
  labels: {
    location: locationLabel,
    province: ({ province, colour, fame, shields }) =>
      `${provinceName(province)} (${colourName(colour, 'en')}): ${fame} Fame for each fortification at the end, ${shields === 0 ? 'no shield' : piece('shields', shields)}`,
    stack: stackLabel,
    section: ({ section }) => SECTION[section as Section],
    tile: tileLabel,
    tribe: tribeLabel,
    card: cardLabel,
    supply: supplyLabel,
  },
  sums: {
    locations: ({ of }) => (of === 'fomori' ? 'locations of the Fomori' : 'locations of all tribes'),
    overrun: ({ seat }) => `Corruption of ${player(seat)} at the end, if Érin is overrun`,
    repelled: ({ seat }) => `Fame of ${player(seat)} at the end, if the Fomori are repelled`,
    tile: ({ seat, of }) => `Fame for ${player(seat)} by ${tileName(of)}`,
    earning: ({ seat, of }) => earningName(seat, of),
    spread: ({ of }) => `Fomori needed to spread to ${shortPlace(of)}`,
    build: ({ of }) => `Fame for an Outpost ${shortAt(of)}`,
    swords: ({ of }) => `swords needed ${shortAt(of)}`,
    reach: ({ of }) => `Fame for a Distant Attack on ${shortPlace(of)}`,
  },
  parts: PARTS,
  faults,
  options: {
    startDiscsLeft: 'How many discs everybody has left once the first Ait stands.',
    blockersInTurnOrder: 'Blockers are set one player after the other, openly, instead of all at once.',
    corruptionByReceived:
      'Whoever gets fewer Fomori than the cards show, since too few are left, gains Corruption only for those received.',
    ogamBeforeFourthCard: 'Ogam’s wisdom is used before the fourth cards are turned up, not after.',
    singleAction: 'Which turns of round 1 have a single action: everybody’s first one, or all of them.',
    'singleAction.firstTurn': 'the first turn',
    'singleAction.roundOne': 'all of round 1',
    tilesAfterPass: 'Whoever passes may still use tactic tiles in the same turn.',
    spreadToEmptyCastle: 'Where a castle was repelled, Fomori can spread to its location.',
    migrationAnyLevel: 'Big migration moves whole fortifications of any level, not only Aits.',
  },
}
