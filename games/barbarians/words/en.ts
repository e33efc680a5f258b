import { type PlayTexts, partName } from '@skerry/contracts'
import type { Params, Split } from '@skerry/kernel'
import type {
  Advance,
  Attack,
  BarEvent,
  BonusChoice,
  Category,
  ChooseTribe,
  Cost,
  DemonPayment,
  Discard,
  DrawTop,
  FeastRow,
  Kind,
  Learn,
  PlaceBanner,
  PlaceHero,
  Pray,
  Produce,
  RotateRing,
  Sacrifice,
  Side,
  StackOrder,
  TakeCard,
  TurningRing,
} from '../types.ts'
import { faults } from './faults-en.ts'
import {
  buildingParts,
  cardName,
  directionName,
  factionName,
  fateName,
  islandName,
  isResource,
  isTactics,
  isTroop,
  markerName,
  milestoneName,
  RESOURCE_IDS,
  regionName,
  regionPlace,
  resourceName,
  ringName,
  TROOP_IDS,
  terrainName,
  thingName,
  timelineName,
  trackName,
  tribeName,
  troopForms,
} from './names.ts'
import {
  type Allotted,
  bySeat,
  costText,
  count,
  isEmpty,
  listText,
  partsText,
  player,
  signed,
  spaceEffect,
  spaceName,
  splitText,
  stockText,
} from './phrases.ts'
import { SPACE_IDS } from './spaces.ts'

type Told<T extends BarEvent['type']> = Extract<BarEvent, { type: T }>

const card = (id: unknown): string => cardName(id, 'en')
const list = (items: readonly string[]): string => listText(items, 'en')
const split = (n: Split): string => splitText(n, 'en')
/** `the swamp on Fenian`, `swamp 1 on Cae` */
const region = (id: unknown): string => regionPlace(id, 'the', 'en')
const space = (id: unknown): string => spaceName(id, 'en')
/** `discovery`, `Nefriar tactics` */
const track = (id: unknown): string => `${trackName(id, 'en')}${isTactics(id) ? ' tactics' : ''}`
/** Ring 3 takes the arc of the periphery along. */
const ring = (id: TurningRing): string => `the ${ringName(id, 'en')}${id === 3 ? ' with its arc' : ''}`
/** On the honour track the dummy of a solo game is −1. */
const who = (seat: number): string => (seat < 0 ? 'the dummy' : player(seat))
const spaces = (n: number): string => count(n, 'space', 'spaces')
/** `2 steps clockwise` */
const steps = (n: number): string =>
  `${count(Math.abs(n), 'step', 'steps')} ${directionName(n < 0 ? 'counterclockwise' : 'clockwise', 'en')}`
const ORDINALS = ['', '1st', '2nd', '3rd', '4th']
const KIND: Readonly<Record<Kind, string>> = { god: 'god', warlord: 'warlord', building: 'building' }
const KINDS: Readonly<Record<Kind, string>> = { god: 'gods', warlord: 'warlords', building: 'buildings' }
const KNOWLEDGE: Readonly<Record<Category | 'either', string>> = {
  barbarian: 'barbarian knowledge',
  tactics: 'tactics knowledge',
  either: 'knowledge',
}

const PARTS: Readonly<Record<string, string>> = {
  battles: 'battles',
  tactics: 'through tactics',
  marker: 'for the marker',
  multiplied: 'for the marker once more',
  island: 'for the island',
  firstConqueror: 'for the first conqueror',
  group: 'for a group of regions:',
  dummyAhead: 'for the dummy’s lead in honour',
  points: 'so far',
  markers: 'for faction markers',
  milestones: 'for milestones',
  sets: 'for sets of food, wood and iron',
  buildings: 'for buildings',
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((size) => [`group ${size}`, `for a group of ${size} regions`])),
  ...buildingParts('en', (name) => `for ${name}`),
}
const partOf = (of: string): string => partName(en, of)

// —— events ——

function markersRemoved({ regions }: Told<'markersRemoved'>): string {
  return `regions for more players lose their markers: ${list(regions.map((id) => regionPlace(id, '', 'en')))}`
}

function dummiesMoved({ by }: Told<'dummiesMoved'>): string {
  const direction = directionName(by < 0 ? 'counterclockwise' : 'clockwise', 'en')
  return `the dummy heroes move ${spaces(Math.abs(by))} ${direction}`
}

function ringTurned({ seat, ring: id, steps: n }: Told<'ringTurned'>): string {
  return seat === null ? `${ring(id)} turns ${steps(n)}` : `${player(seat)} turns ${ring(id)} ${steps(n)}`
}

/** What exceeds 6 of a kind is lost. */
const beyond = (lost: Split): string =>
  isEmpty(lost) ? '' : `; ${split(lost)} beyond 6 ${isOne(lost) ? 'is' : 'are'} lost`
const isOne = (n: Split): boolean => Object.values(n).reduce((all, amount) => all + amount, 0) === 1
const gained = (seat: number, verb: string, n: Split, more: string, lost: Split): string =>
  `${player(seat)} ${verb} ${split(n) || 'nothing'}${more}${beyond(lost)}`

function resourcesGained({ seat, n, lost, economy }: Told<'resourcesGained'>): string {
  return gained(seat, 'gains', n, isEmpty(economy) ? '' : ` (${split(economy)} through economy)`, lost)
}
function troopsGained({ rule, seat, n, lost }: Told<'troopsGained'>): string {
  return gained(seat, rule === 'BAR-CAMPAIGN-01' ? 'recruits' : 'gains', n, '', lost)
}

function dpChanged({ rule, seat, by, dp, sum }: Told<'dpChanged'>): string {
  const change = `${player(seat)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} DP`
  // Final scoring has told its parts already.
  const isTold = sum === null || sum.parts.length < 2 || rule === 'BAR-SCORE-01'
  return `${change}${isTold ? '' : `, ${partsText(sum, partOf, 'en')}`}: ${signed(dp)} now`
}

function trackFinished({ seat, track: id, place }: Told<'trackFinished'>): string {
  if (place === 0) return `${player(seat)} finishes ${track(id)}, too late for a bonus`
  return `${player(seat)} is the ${place === 1 ? 'first' : 'second'} to finish ${track(id)}`
}

function cardTaken({ seat, card: id, kind, from }: Told<'cardTaken'>): string {
  if (from === 'deck') return `${player(seat)} draws from the deck: ${card(id)}`
  return kind === 'building'
    ? `${player(seat)} builds: ${card(id)}`
    : `${player(seat)} invokes the ${KIND[kind]} ${card(id)}`
}

function campaignBegun({ seat, region: id, battles }: Told<'campaignBegun'>): string {
  const less = battles.parts.find(({ of }) => of === 'tactics')?.amount ?? 0
  const why = less === 0 ? '' : `, ${-less} fewer through tactics`
  return `${player(seat)} attacks ${region(id)}: ${count(battles.total, 'battle', 'battles')}${why}`
}

function campaignFailed({ seat, region: id, won, battles }: Told<'campaignFailed'>): string {
  return `${player(seat)} does not conquer ${region(id)}: ${won === 0 ? 'none' : won} of ${battles} battles won`
}

function regionConquered({ seat, region: id, marker, isFirst }: Told<'regionConquered'>): string {
  const tile = isFirst ? ` and the first-conqueror tile of ${islandOf(id)}` : ''
  return `${player(seat)} conquers ${region(id)} and takes the marker ${markerName(marker)}${tile}`
}
const islandOf = (id: unknown): string => islandName(String(id).split('-')[0])

function timelineReached({ slot, card: id }: Told<'timelineReached'>): string {
  const name = timelineName(id, 'en')
  return slot % 2 === 1 ? `a feast is held: ${name}` : `a demon comes: ${name}`
}

function finalScored({ seat, sum }: Told<'finalScored'>): string {
  const change = `${player(seat)} ${sum.total < 0 ? 'loses' : 'gains'} ${Math.abs(sum.total)} DP in the final scoring`
  return sum.parts.length === 0 ? change : `${change}: ${partsText(sum, partOf, 'en')}`
}

const ranked = ({ places }: Told<'ranked'>): string =>
  bySeat(places)
    .map(([rank, seats]) => `${ORDINALS[rank]} place for ${list(seats.map(player))}`)
    .join(', ')

// —— refusals ——

/** Whatever was touched, as a word: a slot of the allotment (`archers`, `wood`, a card) or any other thing of the table. */
function slotName(slot: unknown): string {
  if (isResource(slot)) return resourceName(slot, 'en')
  if (isTroop(slot)) return troopForms(slot, 'en')[1]
  if (/^[A-D]$/.test(String(slot))) return player('ABCD'.indexOf(String(slot)))
  return SPACE_IDS.includes(String(slot)) ? space(slot) : thingName(slot, 'en')
}
const noSuchSlot = ({ slot }: Params): string => `${slotName(slot)} cannot be used for that`
const notSoMany = ({ slot, max, got }: Params): string =>
  max === 0 ? `no ${slotName(slot)} can be used for that` : `at most ${max} of ${slotName(slot)}, not ${got}`

/** `costs 2 gold and 1 wood, and you have 1 gold and no wood` */
const bill = (costs: unknown, has: unknown): string =>
  `costs ${costText(costs as readonly Cost[], 'en')}, and you have ${stockText(costs as readonly Cost[], has as readonly number[], 'en')}`
function cannotRecruit({ troop, resource, needed, has }: Params): string {
  const cost = `${needed} ${resourceName(resource, 'en')}`
  const what = troop === undefined ? `these recruits cost ${cost}` : `${troopForms(troop, 'en')[1]} cost ${cost} each`
  return `${what}, and you have ${has === 0 ? 'none' : has}`
}

// —— labels ——

function spaceLabel({ space: id, hero, isOccupied, isCovered }: Params): string {
  const held = Number(hero) >= 0 ? `hero of ${player(hero)}` : isOccupied ? 'dummy hero' : 'free'
  return `${space(id)}: ${held}${isCovered ? ', covered by the arc' : ''}`
}

/** Who holds a region: a seat, the dummy (−1) or nobody yet. */
function regionLabel({ region: id, faction, value, banner }: Params): string {
  const held = banner === null ? 'no marker' : `banner of ${who(Number(banner))}`
  return `${regionName(id, 'en')}: ${faction === '' ? held : `marker of the ${factionName(faction)}, ${value} DP`}`
}

function trackLabel({ track: id, levels, finishers }: Params): string {
  const at = (levels as readonly number[]).map((level, seat) => `${player(seat)} ${level}`)
  const first = (finishers as readonly number[]).map(who)
  return `${track(id)}: ${at.join(', ')}${first.length === 0 ? '' : `; finished by ${list(first)}`}`
}

function milestoneLabel({ milestone, space: at, passed }: Params): string {
  const seats = (passed as readonly number[]).map(player)
  const by = seats.length === 0 ? 'nobody has passed it' : `passed by ${list(seats)}`
  return `${milestoneName(milestone, 'en')} before honour space ${at}: ${by}`
}

function timelineLabel({ card: id, slot, isNow, isPast }: Params): string {
  return `${timelineName(id, 'en')}, era ${slot}${isNow ? ', now' : isPast ? ', over' : ''}`
}

/** A god, warlord or building: in the display, or in front of somebody. */
const cardLabel =
  (kind: Kind) =>
  ({ card: id, owner, place, isUpright }: Params): string => {
    if (Number(owner) < 0) return `${card(id)}, ${KIND[kind]}: place ${place} of the display`
    const state = kind === 'building' ? '' : place === 0 ? ', being sacrificed' : isUpright ? ', upright' : ', turned'
    return `${card(id)}, ${KIND[kind]} of ${player(owner)}${state}`
  }

function deckLabel({ deck, size }: Params): string {
  const which = deck === 'common' ? 'common deck' : `deck of ${KINDS[deck as Kind]}`
  return `${which}: ${count(size, 'card', 'cards')}`
}

/** The goods among the facts of a player or a battle. */
const goods = (facts: Params, ids: readonly string[]): Split =>
  Object.fromEntries(ids.map((id) => [id, Number(facts[id] ?? 0)]))

function playerLabel(facts: Params): string {
  return [
    `${player(facts.seat)}${facts.tribe === '' ? '' : ` (${tribeName(facts.tribe, 'en')})`}: ${signed(Number(facts.dp))} DP`,
    `honour ${facts.honour}`,
    split(goods(facts, RESOURCE_IDS)) || 'no resources',
    split(goods(facts, TROOP_IDS)) || 'no troops',
    count(facts.banners, 'region', 'regions'),
    count(facts.buildings, 'building', 'buildings'),
    count(facts.gods, 'god', 'gods'),
    count(facts.warlords, 'warlord', 'warlords'),
    ...(facts.hasFourth ? ['fourth hero'] : []),
  ].join('; ')
}

function rivalLabel({ honour, banners, knowledge }: Params): string {
  const levels = Object.entries(knowledge as Record<string, number>).flatMap(([id, level]) =>
    level === 0 ? [] : [`${track(id)} ${level}`],
  )
  return [`the dummy: honour ${honour}`, count(banners, 'region', 'regions'), ...levels].join('; ')
}

function battleLabel(facts: Params): string {
  const number = facts.battle === 0 ? 'set aside' : `battle ${facts.battle}`
  return [
    `${number}, ${terrainName(facts.terrain, 'en')}: ${split(goods(facts, TROOP_IDS))}`,
    ...(facts.overkill === 0 ? [] : [`${facts.overkill} DP for overkill`]),
    ...(facts.isWon ? ['won'] : []),
  ].join('; ')
}

/** What standing orders say. */
const orders = {
  appeaseWithGold: () => 'appease demons with gold as long as there is some',
  refuseTributes: () => 'pay no tribute to demons',
  feasts: ({ row }: { readonly row: number }) => `choose row ${row} at every feast, if it can be paid`,
  avertFirst: () => 'avert the first penalty that can be averted',
  produceAll: () => 'activate all buildings, if the level reaches that far',
  carryOutFree: () => 'carry out every space that costs nothing',
  noExtrasAfterwards: () => 'neither pray nor sacrifice after the hero has been placed',
}

export const en: PlayTexts = {
  name: 'Barbarians: The Invasion',
  prompts: {
    'setup.tribe': 'Which tribe do you lead?',
    'setup.soloStack': 'Whose honour marker lies on top?',
    'setup.learn': 'On which track do you put a disc?',
    'preparation.produce': 'Which building do you activate?',
    'turn.before': 'Where do you place your hero?',
    'turn.space': 'Do you carry out the space?',
    'turn.second': 'Do you carry out the space once more?',
    'turn.after': 'Do you pray or sacrifice before your turn ends?',
    'sacrifice.second': 'Do you carry out the sacrifice a second time?',
    'rotate.direction': 'In which direction do you turn the ring?',
    'gain.resources': 'Which resources do you take?',
    'gain.troops': 'Which troops do you take?',
    'pay.resources': 'Which resources do you pay?',
    'pay.troops': 'Which troops do you pay?',
    'pay.card': 'Which card do you give up?',
    'either.side': 'Which side do you carry out?',
    'knowledge.step': 'On which track do you advance?',
    'bonus.second': 'Which bonus do you take?',
    'take.choose': 'Which card of the display do you take?',
    'draw.choose': 'From which deck do you take the top card?',
    'overLimit.discard': 'You have too many: which card goes under the deck?',
    'campaign.recruit': 'Whom do you recruit?',
    'campaign.target': 'Which region do you attack?',
    'campaign.swap': 'Do you face this battle?',
    'campaign.battle': 'Do you fight this battle?',
    'campaign.pay': 'What do you pay for the victory?',
    'campaign.payOverkill': 'What do you pay for the overkill?',
    'campaign.avert': 'Do you avert the penalty?',
    'penalty.nefriar': 'Which troop do you lose?',
    'penalty.varg': 'Which cards do you turn?',
    'banner.choose': 'Where do you place your banner?',
    'closing.demonPayment': 'What do you give the demon?',
    'closing.demonTribute': 'Do you pay the tribute?',
    'closing.demonAgain': 'Do you pay the tribute a second time?',
    'closing.feastRow': 'Which row of the feast do you choose?',
    'closing.feastAgain': 'Which row do you choose the second time?',
    'lastCampaigns.choose': 'Do you fight a last campaign?',
  },
  choices: {
    tribe: ({ tribe }: ChooseTribe) => `lead the ${tribeName(tribe, 'en')}`,
    onTop: ({ who: whose }: StackOrder) =>
      whose === 'mine' ? 'my marker lies on top' : 'the dummy’s marker lies on top',
    learn: ({ track: id }: Learn) => `put a disc on ${track(id)}`,
    produce: ({ card: id }: Produce) => `activate ${card(id)}`,
    all: () => 'activate all of them',
    done: () => 'activate no more',
    pray: ({ card: id }: Pray) => `pray to ${card(id)}`,
    sacrifice: ({ card: id }: Sacrifice) => `sacrifice ${card(id)}`,
    place: ({ space: id }: PlaceHero) => `place the hero: ${spaceEffect(id, 'en')}`,
    skip: () => 'skip the placement for 2 DP',
    carryOut: () => 'carry out the space',
    leave: () => 'leave the space unused',
    endTurn: () => 'end your turn',
    onceMore: () => 'carry it out a second time',
    enough: () => 'not a second time',
    rotate: ({ direction }: RotateRing) => `turn the ring ${directionName(direction, 'en')}`,
    gather: ({ n }: Allotted) => `take ${split(n) || 'nothing'}`,
    muster: ({ n }: Allotted) => `take ${split(n) || 'nobody'}`,
    pay: ({ n }: Allotted) => `pay ${split(n) || 'nothing'}`,
    discard: ({ card: id }: Discard) => `put ${card(id)} under the deck`,
    side: ({ side }: Side) => `carry out the ${side === 1 ? 'first' : 'second'} side`,
    advance: ({ track: id }: Advance) => `advance in ${track(id)}`,
    bonus: ({ bonus }: BonusChoice) => (bonus === 'effect' ? 'take the effect of the track' : 'take 3 DP'),
    take: ({ card: id }: TakeCard) => `take ${card(id)}`,
    draw: ({ deck }: DrawTop) => `take the top ${KIND[deck]} of the deck`,
    decline: () => 'go without',
    recruit: ({ n }: Allotted) => `recruit ${split(n) || 'nobody'}`,
    attack: ({ region: id }: Attack) => `attack ${region(id)}`,
    stay: () => 'do not attack',
    swap: () => 'set the card aside and face the next one',
    face: () => 'face this battle',
    win: () => 'win the battle',
    overkill: () => 'win with overkill',
    yield: () => 'lose the battle',
    avert: () => 'avert the penalty',
    suffer: () => 'suffer the penalty',
    lose: ({ n }: Allotted) => `lose ${split(n) || 'nothing'}`,
    turn: ({ n }: Allotted) => `turn ${split(n) || 'nothing'}`,
    claim: ({ region: id }: PlaceBanner) => `place a banner: ${regionName(id, 'en')}`,
    appease: ({ with: price }: DemonPayment) => (price === 'gold' ? 'pay 1 gold' : 'lose 5 DP'),
    tribute: () => 'pay the tribute',
    refuse: () => 'pay no tribute',
    row: ({ row }: FeastRow) => (row === 3 ? 'choose the last row, which costs nothing' : `choose row ${row}`),
    campaign: () => 'fight a last campaign',
  },
  events: {
    tribeChosen: (e: Told<'tribeChosen'>) => `${player(e.seat)} leads the ${tribeName(e.tribe, 'en')}`,
    ringOriented: (e: Told<'ringOriented'>) =>
      `the ${ringName(e.ring, 'en')} starts ${e.turns === 0 ? 'unturned' : `turned by ${steps(e.turns)}`}`,
    markerLaid: (e: Told<'markerLaid'>) => `${regionName(e.region, 'en')}: marker ${markerName(e.marker)}`,
    markersRemoved,
    cardsSelected: (e: Told<'cardsSelected'>) =>
      `${e.sizes.god} gods, ${e.sizes.warlord} warlords and ${e.sizes.building} buildings form the common deck`,
    cardShown: (e: Told<'cardShown'>) => `place ${e.place} of the display: ${card(e.card)}`,
    timelineFilled: (e: Told<'timelineFilled'>) => `era ${e.slot} will bring: ${timelineName(e.card, 'en')}`,
    godDealt: (e: Told<'godDealt'>) => `${player(e.seat)} starts with the god ${card(e.card)}`,
    honourStacked: (e: Told<'honourStacked'>) => `honour markers from the top: ${list(e.order.map(who))}`,
    dummyPlaced: (e: Told<'dummyPlaced'>) => `a dummy hero occupies: ${space(e.space)}`,
    learnt: (e: Told<'learnt'>) => `${player(e.seat)} starts on level ${e.level} of ${track(e.track)}`,
    eraBegan: (e: Told<'eraBegan'>) => `era ${e.era} begins`,
    fateDrawn: (e: Told<'fateDrawn'>) => `${fateName(e.fate, 'en')} is drawn`,
    dummiesMoved,
    dummyLearnt: (e: Told<'dummyLearnt'>) => `the dummy reaches level ${e.level} of ${track(e.track)}`,
    displayDiscarded: (e: Told<'displayDiscarded'>) =>
      `${list(e.cards.map(card))} ${e.cards.length === 1 ? 'leaves' : 'leave'} the display`,
    dummyAdvanced: (e: Told<'dummyAdvanced'>) => `the dummy advances to honour space ${e.space}`,
    dummyConquered: (e: Told<'dummyConquered'>) =>
      `the dummy conquers ${region(e.region)}, and the marker ${markerName(e.marker)} leaves the game`,
    nothingConquered: () => 'the dummy conquers nothing',
    cardsUpright: () => 'all gods and warlords are turned upright',
    produced: (e: Told<'produced'>) => `${player(e.seat)} activates a building: ${card(e.card)}`,
    roundBegan: (e: Told<'roundBegan'>) => `round ${e.round} begins: ${e.order.map(player).join(', ')}`,
    turnBegan: (e: Told<'turnBegan'>) => `${player(e.seat)} takes a turn with hero ${e.ring}`,
    heroPlaced: (e: Told<'heroPlaced'>) => `${player(e.seat)} places hero ${e.ring}: ${space(e.space)}`,
    placementSkipped: (e: Told<'placementSkipped'>) => `${player(e.seat)} finds no space for hero ${e.ring}`,
    spaceCarriedOut: (e: Told<'spaceCarriedOut'>) =>
      `${player(e.seat)} carries out the space: ${spaceEffect(e.space, 'en')}`,
    spaceLeft: (e: Told<'spaceLeft'>) => `${player(e.seat)} leaves the space unused: ${spaceEffect(e.space, 'en')}`,
    prayed: (e: Told<'prayed'>) => `${player(e.seat)} prays to ${card(e.card)}`,
    warlordSacrificed: (e: Told<'warlordSacrificed'>) => `${player(e.seat)} sacrifices ${card(e.card)}`,
    sacrificedAgain: (e: Told<'sacrificedAgain'>) =>
      `${player(e.seat)} carries out the sacrifice of ${card(e.card)} a second time`,
    cardPutUnder: (e: Told<'cardPutUnder'>) => `${player(e.seat)} puts ${card(e.card)} under the deck`,
    ringTurned,
    resourcesGained,
    resourcesPaid: (e: Told<'resourcesPaid'>) => `${player(e.seat)} pays ${split(e.n)}`,
    troopsGained,
    troopsPaid: (e: Told<'troopsPaid'>) =>
      `${player(e.seat)} ${e.rule === 'BAR-PEN-NEF-01' ? 'loses' : 'pays'} ${split(e.n)}`,
    dpChanged,
    honourGained: (e: Told<'honourGained'>) => `${player(e.seat)} advances to honour space ${e.space}`,
    honourLost: (e: Told<'honourLost'>) => `${player(e.seat)} falls back to honour space ${e.space}`,
    milestonePassed: (e: Told<'milestonePassed'>) => `${player(e.seat)} passes ${milestoneName(e.milestone, 'en')}`,
    knowledgeGained: (e: Told<'knowledgeGained'>) => `${player(e.seat)} reaches level ${e.level} of ${track(e.track)}`,
    knowledgeLost: (e: Told<'knowledgeLost'>) =>
      `${player(e.seat)} has no track left for ${KNOWLEDGE[e.category]}: the step is lost`,
    trackFinished,
    twiceGained: (e: Told<'twiceGained'>) => `${player(e.seat)} may carry out the space of hero 3 twice`,
    heroGained: (e: Told<'heroGained'>) =>
      `${player(e.seat)} gets a fourth hero for ${e.isNextEra ? 'the next era' : 'this era'}`,
    heroVoid: (e: Told<'heroVoid'>) => `${player(e.seat)} has no use for a fourth hero: it is void`,
    cardTaken,
    deckEmpty: (e: Told<'deckEmpty'>) => `${player(e.seat)} gets nothing: no ${KINDS[e.kind]} are left in the deck`,
    campaignBegun,
    noAttack: (e: Told<'noAttack'>) => `${player(e.seat)} does not attack`,
    battleRevealed: (e: Told<'battleRevealed'>) => `${player(e.seat)} reveals battle ${e.battle}`,
    battleSwapped: (e: Told<'battleSwapped'>) => `${player(e.seat)} sets the battle aside and faces the next one`,
    warlordsCalled: (e: Told<'warlordsCalled'>) => `${player(e.seat)} calls ${list(e.cards.map(card))}`,
    battleWon: (e: Told<'battleWon'>) => `${player(e.seat)} wins the battle${e.isOverkill ? ' with overkill' : ''}`,
    battleLost: (e: Told<'battleLost'>) => `${player(e.seat)} loses the battle`,
    penaltyAverted: (e: Told<'penaltyAverted'>) =>
      `${player(e.seat)} averts the penalty of the ${factionName(e.faction)}`,
    cardsTurned: (e: Told<'cardsTurned'>) => `${player(e.seat)} turns ${list(e.cards.map(card))}`,
    campaignFailed,
    regionConquered,
    rewardCollected: (e: Told<'rewardCollected'>) => `${player(e.seat)} collects the reward of a battle`,
    endCalled: (e: Told<'endCalled'>) =>
      e.reason === 'points'
        ? '100 DP are reached: this era is the last'
        : 'no faction marker is left on the map: this era is the last',
    heroesTakenBack: () => 'all heroes are taken back',
    timelineReached,
    demonAppeased: (e: Told<'demonAppeased'>) =>
      e.with === 'gold'
        ? `${player(e.seat)} appeases the demon with gold`
        : `${player(e.seat)} gives the demon no gold and loses points`,
    tributePaid: (e: Told<'tributePaid'>) => `${player(e.seat)} pays the tribute: ${timelineName(e.card, 'en')}`,
    tributeRefused: (e: Told<'tributeRefused'>) => `${player(e.seat)} pays no tribute: ${timelineName(e.card, 'en')}`,
    rowChosen: (e: Told<'rowChosen'>) => `${player(e.seat)} chooses row ${e.row}: ${timelineName(e.card, 'en')}`,
    timelineTurned: (e: Told<'timelineTurned'>) => `${timelineName(e.card, 'en')} is turned face down`,
    displaySlid: () => 'the cards of the display slide to the left',
    lastCampaigns: () => 'everybody may fight a last campaign',
    finalScored,
    ranked,
  },
  reasons: {
    noSuchSlot,
    notSoMany,
    tribeTaken: () => 'somebody else leads that tribe',
    foreignDisc: () => 'another player’s disc lies on that track: choose another one',
    notYours: () => 'that card is not yours',
    producedAlready: () => 'that building is activated already, or came only after the preparation began',
    onlyOneLeft: () => 'only one building is left to activate: name it',
    levelTooLow: ({ left, buildings }) =>
      `your production level lets you activate only ${left} of ${buildings} buildings: name them`,
    cannotAfford: ({ card: id, costs, has }) => `${card(id)} ${bill(costs, has)}`,
    otherKind: () => 'a card of another kind is asked for',
    notDisplayed: () => 'that card does not lie in the display',
    otherDeck: () => 'that deck is not asked for',
    deckEmpty: () => 'no card of that kind is left in the deck',
    cannotPay: ({ costs, has }) => `that ${bill(costs, has)}`,
    otherCategory: () => 'that track belongs to the other category',
    trackFinished: () => 'you have finished that track already',
    extraUsed: () => 'you have used a god or warlord in this turn already',
    turned: () => 'that card is turned: it cannot be used before the next preparation',
    otherRing: ({ ring: id }) => `this hero belongs in the ${ringName(id, 'en')}`,
    notTouching: () => 'that sector does not touch the sector of your previous hero',
    covered: () => 'the arc of the outer ring covers that space',
    occupied: () => 'a hero stands there already',
    mustPlace: () => 'there is a space for your hero: it must be placed',
    spaceFirst: () => 'first the space: pray or sacrifice when it is done',
    troopsFull: ({ troop, most }) => `you have ${most} ${troopForms(troop, 'en')[1]} already: nobody can have more`,
    cannotRecruit,
    noBannerLeft: () => 'all your banners are placed: you can conquer no more',
    noMarker: () => 'no faction marker lies there',
    notDiscovered: ({ needed, has }) => `that island needs discovery level ${needed}, and yours is ${has}`,
    notAdjacent: () => 'that region is next to neither the start region nor a conquered one',
    notEnoughTroops: () => 'your troops and warlords do not suffice for this battle',
    noOverkill: () => 'this battle knows no overkill',
    notEnoughForOverkill: () => 'your troops and warlords do not suffice for the overkill',
    notShown: () => 'that is not what the battle asks for',
    noGold: () => 'you have no gold',
    noMarkerLeft: () => 'no faction marker is left on the map',
  },
  results: {
    mostPoints: 'whoever has the most domination points wins',
    aheadInHonour: 'equal in domination points: whoever is further ahead on the honour track wins',
    targetBeaten: 'the target is exceeded: you win',
    targetMissed: 'the target is not exceeded: you lose',
  },
  labels: {
    space: spaceLabel,
    ring: ({ ring: id, turns }) =>
      `${ringName(id, 'en')}${turns === 0 ? ', unturned' : `, turned by ${steps(Number(turns))}`}`,
    start: () => 'start region',
    region: regionLabel,
    island: ({ island, value, hasTile }) =>
      `${islandName(island)}: ${value} DP for each conquest${hasTile ? ', 3 more for the first' : ''}`,
    track: trackLabel,
    milestone: milestoneLabel,
    feast: timelineLabel,
    demon: timelineLabel,
    god: cardLabel('god'),
    warlord: cardLabel('warlord'),
    building: cardLabel('building'),
    deck: deckLabel,
    player: playerLabel,
    resource: ({ resource }) => resourceName(resource, 'en'),
    troop: ({ troop }) => troopForms(troop, 'en')[1],
    rival: rivalLabel,
    fate: ({ fate }) => fateName(fate, 'en'),
    battle: battleLabel,
    row: ({ card: id, row }) => `${timelineName(id, 'en')}, row ${row}`,
    side: ({ side }) => `${side === 1 ? 'first' : 'second'} side`,
    direction: ({ direction }) => directionName(direction, 'en'),
  },
  sums: {
    score: ({ seat }) => `DP of ${player(seat)}, final scoring included`,
    final: ({ seat }) => `what final scoring gives ${player(seat)}`,
    battles: ({ seat, of }) => `battles of ${player(seat)} for ${regionName(of, 'en')}`,
    conquest: ({ of }) => `DP for conquering ${regionName(of, 'en')}`,
  },
  parts: PARTS,
  orders,
  faults,
  options: {
    tribePowers: 'Every player leads a tribe with a power of its own.',
    tribes: 'How tribes are dealt, if they have powers: chosen in seating order, or by chance.',
    'tribes.chosen': 'chosen',
    'tribes.random': 'by chance',
    deckTroops:
      'Which troops forest and mountain ask for: as the rules say, or exchanged, as some pictures of the cards show them.',
    'deckTroops.text': 'as the rules say',
    'deckTroops.pictured': 'as pictured',
    soloTarget: 'How many DP you must exceed alone: 80 is easy, 100 normal, 130 hard and 150 extreme.',
    'soloTarget.80': 'easy, 80',
    'soloTarget.100': 'normal, 100',
    'soloTarget.130': 'hard, 130',
    'soloTarget.150': 'extreme, 150',
    fateDraw: 'Whether fate cards may come again: all are shuffled in every era, or each comes only once.',
    'fateDraw.reshuffled': 'may come again',
    'fateDraw.eachOnce': 'each only once',
    dummyBlocks: 'What the dummy takes away by finishing a track before you: the first bonus only, or both.',
    'dummyBlocks.first': 'the first bonus',
    'dummyBlocks.both': 'both bonuses',
    soloEndAt100: 'A solo game, too, ends after the era in which 100 DP are reached.',
  },
}
