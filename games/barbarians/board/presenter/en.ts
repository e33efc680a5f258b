import { type Language, seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { Direction, Kind, Resource, Ring, Tribe } from '../../types.ts'
import { regionName, resourceName, timelineName } from '../../words/names.ts'
import { count, listText } from '../../words/phrases.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const dp = (n: number): string => `${signed(n)} DP`
const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th']
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`
const and = (...parts: readonly (string | false)[]): string =>
  listText(
    parts.filter((part) => part !== false),
    'en',
  )
const KINDS: Readonly<Record<Kind, string>> = { god: 'god', warlord: 'warlord', building: 'building' }
const KINDS_MANY: Readonly<Record<Kind, string>> = { god: 'gods', warlord: 'warlords', building: 'buildings' }
const RINGS: Readonly<Record<Ring, string>> = {
  1: 'central ring',
  2: 'middle ring',
  3: 'outer ring',
  4: 'periphery',
}
const IN_RING: Readonly<Record<Ring, string>> = {
  1: 'in the central ring',
  2: 'in the middle ring',
  3: 'in the outer ring',
  4: 'in the periphery',
}
const ECONOMY: readonly string[] = ['', 'food', 'food and wood', 'food, wood and iron', 'food, wood, iron and stone']

/** How many of how many buildings. */
function mayProduce(left: number, of: number): string {
  if (left === 1) return 'one'
  if (left < of) return String(left)
  return of === 2 ? 'both' : `all ${of}`
}

/** What the board says in English. Seats in sentences are marks (`seatMark`). */
export const en = {
  // —— where the game stands ——
  setup: 'Setting up',
  era: (n: number, of: number) => `Era ${n} of ${of}`,
  panes: {
    volcano: 'Volcano',
    map: 'Islands',
    battles: 'Battles',
    display: 'Display',
    honour: 'Honour and points',
    knowledge: 'Knowledge',
    own: 'What you have',
    timeline: 'Feasts and demons',
    solo: 'The dummy',
  },
  phases: {
    organise: 'Organisation',
    preparation: 'Preparation',
    round1: 'Round 1: central ring',
    round2: 'Round 2: middle ring',
    round3: 'Round 3: outer ring',
    round4: 'Round 4: periphery',
    end: 'End of era',
    last: 'Last campaigns',
  },
  closing: (card: string) => `End of era: ${timelineName(card, 'en')}`,
  detail: {
    lastEra: 'last era',
    campaign: (region: string) => `campaign against ${regionName(region, 'en')}`,
    recruiting: 'campaign: recruiting',
    choosing: 'campaign: the target',
    battle: (n: number, of: number, won: number, needed: number) => `battle ${n} of ${of}, ${won} of ${needed} wins`,
    markers: (n: number) => count(n, 'marker left', 'markers left'),
    feast: (feast: string) => `then ${timelineName(feast, 'en')}`,
    demon: (demon: string) => `then ${timelineName(demon, 'en')}`,
  },

  // —— about a seat ——
  score: (place: string) => `DP with buildings and banners as they stand, ${place}`,
  finalDp: 'DP',
  dp: 'DP so far',
  ordinal,
  honour: (n: number): string => (n === 0 ? 'Honour' : `Honour, ${ordinal(n)} in order`),
  troops: 'Archers, berserkers, raiders',
  resources: 'Food, wood, iron, stone, gold',
  banners: 'Banners, of 8',
  heroes: 'Heroes still to place in this era',
  fourth: 'A fourth hero in this era',
  fourthNext: 'A fourth hero in the next era',
  twice: 'The space of hero 3 may be carried out twice',
  target: (n: number) => `More than ${n} DP win the game`,
  /** The number of DP above or below it follows. */
  beaten: (isBeaten: boolean, isOver: boolean): string =>
    isOver
      ? isBeaten
        ? 'Target beaten by'
        : 'Target missed by'
      : isBeaten
        ? 'Above the target by'
        : 'Short of the target by',
  dummyHonour: (n: number) => `honour of the dummy: ${n}`,

  // —— the supply ——
  ofSix: (n: number) => `${n} of 6`,
  kinds: KINDS,
  supply: {
    heroes: 'Heroes',
    heroesLeft: (n: number) => `${n} to place`,
    fourth: 'fourth hero',
    fourthNext: 'fourth hero in the next era',
    twice: 'hero 3 twice',
    upright: 'upright',
    turned: 'turned',
  },

  // —— effects ——
  dpBy: dp,
  card: {
    prayer: (effect: string) => `prayer: ${effect}`,
    produces: (effect: string) => `activated: ${effect}`,
    crowns: (n: number) => `${count(n, 'honour step', 'honour steps')}`,
    calls: (troop: string) => `counts as ${troop} in battle`,
    sacrifice: (effect: string) => `sacrifice: ${effect}`,
    anyTroop: 'any troop',
    scoresNow: (n: number) => `now ${n} DP`,
    turned: 'turned',
  },

  // —— the volcano ——
  space: {
    carryOut: 'Carry it out',
    again: 'Carry it out again',
    leave: 'Leave it',
    once: 'Once is enough',
    notAgain: 'not a second time',
  },
  place: {
    free: (spaces: readonly string[]) => `free: ${spaces.join('; ')}`,
    noneFree: 'nothing is free',
    taken: (spaces: readonly string[]) => (spaces.length === 0 ? '' : `taken: ${spaces.join('; ')}`),
    takenBy: (space: string, who: Seat | 'dummy') => `${space} (${who === 'dummy' ? 'a dummy hero' : seatMark(who)})`,
    economy: (more: readonly Resource[], language: Language) =>
      `economy adds ${listText(
        more.map((resource) => `1 ${resourceName(resource, language)}`),
        language,
      )}`,
    next: (ring: Ring, spaces: string) => `Touches for hero ${ring} ${IN_RING[ring]}: ${spaces}`,
    last: (ring: Ring): string => (ring === 4 ? 'Your last hero of this era' : 'No hero follows in this era'),
    noTarget: 'No region can be attacked',
    target: (region: string, points: number, chance: string, language: Language) =>
      `Best target ${regionName(region, language)}: ${points} DP, ${chance} with this army`,
  },
  skip: { title: 'Skip the placement', line: 'no space in reach is free' },
  endTurn: { title: 'End the turn', line: 'nothing more to use', extraLeft: 'gods and warlords stay as they are' },
  rotate: {
    title: { clockwise: 'Clockwise', counterclockwise: 'Counter-clockwise' } as Readonly<Record<Direction, string>>,
    covers: 'the arc covers P4 then',
    first: (space: string, reach: string) => `for hero 2 then from “${space}” ${reach}`,
    allFirst: (spaces: readonly string[]) => `Hero 1 may stand anywhere. For hero 2 then ${spaces.join(' · ')}`,
    fromSpace: (space: string, reach: string) => `from “${space}” ${reach}`,
    noHero: 'no hero of yours follows in this era',
    fresh: (spaces: readonly string[]) => (spaces.length === 0 ? 'no new spaces' : `new: ${spaces.join('; ')}`),
  },

  // —— campaigns ——
  outlook: { conquered: 'conquered', failed: 'not conquered' },
  sums: { battles: 'Number of battles', conquest: 'DP of the conquest' },
  attack: {
    odds: (paid: string, army: number, lost: string) =>
      `Paying whenever possible you give ${paid} of ${count(army, 'troop', 'troops')} on average and lose ${lost} battles before it is decided.`,
    average: (troops: string) => `A card of this deck asks on average for ${troops}.`,
    penalty: (faction: string, penalty: string, defence: number) =>
      `Each lost battle against ${faction} costs ${penalty}${
        ['', '; the first may be averted'][defence] ?? `; one of the first ${defence} may be averted`
      }.`,
  },
  penalty: {
    nefriar: (troops: number, points: number) => and(troops > 0 && '1 troop', `${points} DP`),
    shan: (gold: number, stone: number, _language: Language) =>
      and(gold > 0 && '1 gold', stone > 0 && '1 stone', gold + stone < 2 && `${2 - gold - stone} DP`),
    aspidian: (steps: number, points: number) =>
      and(steps > 0 && count(steps, 'honour step', 'honour steps'), points > 0 && `${points} DP`),
    varg: (cards: number, points: number) =>
      and(cards > 0 && `${count(cards, 'god or warlord', 'gods or warlords')} turned`, points > 0 && `${points} DP`),
  },
  stay: {
    title: 'Do not attack',
    last: 'No last campaign',
  },
  campaign: { title: 'A last campaign' },
  battle: {
    win: 'Win the battle',
    overkill: 'Win with overkill',
    yield: 'Yield the battle',
    face: 'Face this card',
    swap: 'Set it aside',
    chance: (chance: string) => `conquest ${chance}`,
    state: (won: number, needed: number, left: number) =>
      `${won} of the ${count(needed, 'win', 'wins')} needed, ${left === 0 ? 'no battle left' : `${count(left, 'battle', 'battles')} left`}.`,
    deck: (cards: number, average: string) => `The ${cards} cards left ask on average for ${average}.`,
  },
  avert: {
    title: 'Avert the penalty',
  },
  suffer: { title: 'Suffer the penalty', keeps: 'defence stays for a later battle' },

  // —— cards ——
  produce: {
    all: (n: number) => (n === 2 ? 'Both buildings' : `All ${n} buildings`),
    done: 'Activate no more',
  },
  pray: { title: (god: string) => `Pray to ${god}`, turned: 'turned until the next era' },
  sacrifice: {
    title: (warlord: string) => `Sacrifice ${warlord}`,
    again: 'Once more',
  },
  enough: { title: 'Enough', closing: 'not a second time' },
  draw: {
    title: { god: 'Top god', warlord: 'Top warlord', building: 'Top building' } as Readonly<Record<Kind, string>>,
    brings: { god: '1 to 3 DP at once', warlord: '1 to 3 honour steps', building: 'points at the end' } as Readonly<
      Record<Kind, string>
    >,
  },
  decline: { title: 'Take none', line: 'nothing happens' },
  discard: { title: (card: string) => `Give up ${card}` },

  // —— setup and knowledge ——
  powers: {
    tiger: 'in every battle you may set the card aside once and face the next one',
    bear: 'the effect of a sacrifice may be carried out twice',
    horse: 'feasts and demons may be resolved twice',
    wolf: '2 resources of choice at the start of each era',
  } as Readonly<Record<Tribe, string>>,
  onTop: {
    title: { mine: 'My marker on top', dummy: 'The dummy on top' },
    line: {
      mine: 'yours lies on that of the dummy; it has no effect on the score',
      dummy: 'that of the dummy lies on yours; it has no effect on the score',
    },
  },
  levels: {
    tactics: (battles: number) => `${battles} battles against them`,
    discovery: (island: string) => `${island} may be attacked`,
    defence: (n: number) =>
      n === 1 ? 'averts the penalty of battle 1' : `averts one penalty among the first ${n} battles`,
    economy: (n: number, _language: Language) => `1 more ${ECONOMY[n] ?? ''} from spaces that give it`,
    production: (n: number) => `${count(n, 'building is', 'buildings are')} activated in preparation`,
  },
  bonus: {
    none: 'no bonus left',
    finish: (place: number) => `you are the ${place === 1 ? 'first' : 'second'} to finish it`,
    tactics: (effect: string, points: number) => `${effect} or ${points} DP`,
    gone: 'Others have finished this track before: there is no bonus for you.',
    instead: 'one of the two, as the second to finish',
  },
  step: {
    title: (track: string, level: number) => `${track.charAt(0).toUpperCase()}${track.slice(1)} ${level}`,
  },
  side: { 1: 'left of the slash', 2: 'right of the slash' } as Readonly<Record<1 | 2, string>>,

  // —— the end of an era ——
  appease: {
    gold: 'Pay 1 gold',
    left: (gold: number) => `${gold} gold left`,
    points: (n: number) => `Lose ${n} DP`,
    keeps: (gold: number) => (gold === 0 ? 'you have no gold' : `you keep ${gold} gold`),
  },
  tribute: {
    title: 'Pay the tribute',
    again: 'Pay it again',
  },
  refuse: { title: 'Pay no tribute', line: 'nothing more happens' },
  row: {
    name: { 1: 'first row', 2: 'second row', 3: 'last row' } as Readonly<Record<1 | 2 | 3, string>>,
    free: 'costs nothing',
  },

  // —— splits ——
  slot: {
    each: (price: string) => `each ${price}`,
    upright: 'upright',
    after: (name: string, n: number) => `${name} then ${n}`,
  },
  split: {
    gather: (goods: string) => `Take ${goods}`,
    muster: (troops: string) => `Muster ${troops}`,
    pay: (goods: string) => `Pay ${goods}`,
    recruit: (troops: string) => `Recruit ${troops}`,
    recruitNone: 'Recruit nobody',
    lose: (troops: string) => `Lose ${troops}`,
    turn: (cards: string) => `Turn ${cards}`,
    turned: 'of no use until the next preparation',
  },

  // —— why somebody would regret it ——
  warnings: {
    unpayable: (cost: string) => `You cannot pay ${cost}: nothing would happen.`,
    nothing: 'As things are, this would bring you nothing.',
    lost: (n: number) => `${count(n, 'unit exceeds', 'units exceed')} 6 and would be lost.`,
    deadEnd: (points: number) => `Your next hero would find no free space and bring only ${points} DP.`,
    forgone: (effect: string) => `You would do without ${effect}, though it costs nothing.`,
    poorChance: (chance: string) => `Your army conquers it in ${chance} of all cases only.`,
    goodChance: (chance: string, points: number) => `You could conquer ${points} DP with a chance of ${chance}.`,
    dearOverkill: (before: string, after: string) => `The chance of conquest falls from ${before} to ${after}.`,
    dearYield: (before: string, after: string) =>
      `You could win it. The chance of conquest falls from ${before} to ${after}.`,
    noLaterAvert: 'Your defence cannot avert a penalty of any later battle of this campaign.',
    producible: (n: number) => `${count(n, 'building', 'buildings')} could still bring you something.`,
    full: (kind: Kind, limit: number) => `You have ${limit} ${KINDS_MANY[kind]}: one would have to go.`,
    drawForgone: 'The card costs nothing, and you have room for it.',
    bestCard: 'It is probably your best card of this kind.',
    goldThere: (gold: number, points: number) => `You have ${gold} gold and would lose ${points} DP instead of 1 gold.`,
    calledWarlord: 'You turn a warlord although you have such a troop on your board.',
  },

  // —— questions ——
  questions: {
    tribe: 'Which tribe do you lead?',
    soloStack: 'Whose honour marker lies on top?',
    learn: (n: number): string =>
      n === 1 ? 'Which track do you begin on?' : 'On which track does your second step go?',
    produce: (left: number, of: number) => `Which building do you activate? You may activate ${mayProduce(left, of)}.`,
    before: (ring: Ring) => `Where does hero ${ring} go?`,
    before4: 'Where does your fourth hero go?',
    space: (effect: string) => `Do you use the space “${effect}”?`,
    second: (effect: string) => `Do you use the space “${effect}” a second time?`,
    after: 'Do you pray or sacrifice before your turn ends?',
    sacrificeAgain: (warlord: string) => `Do you carry out the sacrifice of ${warlord} a second time?`,
    rotate: (ring: Ring) => `Which way do you turn the ${RINGS[ring]}?`,
    gather: (n: number) => `Which ${count(n, 'resource', 'resources')} do you take?`,
    muster: (n: number) => `Which ${count(n, 'troop', 'troops')} do you take?`,
    pay: (n: number) => `Which ${count(n, 'resource', 'resources')} do you pay?`,
    payTroops: (n: number) => `Which ${count(n, 'troop', 'troops')} do you pay?`,
    payCard: (kind: Kind) => `Which ${KINDS[kind]} do you give up?`,
    either: (source: string | null) => (source === null ? 'Which do you choose?' : `${source}: which do you choose?`),
    reward: 'Reward',
    thisSpace: 'This space',
    knowledge: (category: 'barbarian' | 'tactics' | 'either', left: number) =>
      `On which ${category === 'either' ? '' : `${category} `}track do you advance?${
        left === 1 ? '' : ` ${left} steps are left.`
      }`,
    bonus: 'Which bonus do you take?',
    take: (kinds: readonly Kind[]) => `Which ${kinds.map((kind) => KINDS[kind]).join(' or ')} do you take?`,
    draw: 'From which deck do you take the top card?',
    discard: (kind: Kind, limit: number) => `You may keep ${limit} ${KINDS_MANY[kind]}. Which one goes?`,
    recruit: 'Whom do you recruit before the campaign?',
    target: 'Which region do you attack?',
    swap: (troops: string) => `The battle asks for ${troops}. Do you face it?`,
    battle: (n: number, of: number, troops: string) => `Battle ${n} of ${of} asks for ${troops}. What do you do?`,
    battlePay: (troops: string) => `Who pays for ${troops}?`,
    avert: (penalty: string) => `Do you avert the penalty: ${penalty}?`,
    nefriar: 'Which troop do you lose?',
    varg: (n: number) => `Which ${count(n, 'card', 'cards')} do you turn?`,
    banner: 'Where do you put a banner without battles?',
    appease: (demon: string) => `${timelineName(demon, 'en')} is coming. What do you pay?`,
    tribute: (demon: string) => `Do you pay the tribute to ${timelineName(demon, 'en')}?`,
    tributeAgain: (demon: string) => `Do you pay ${timelineName(demon, 'en')} a second time?`,
    row: (feast: string) => `${timelineName(feast, 'en')}: which row do you take?`,
    rowAgain: 'Do you take a second row?',
    last: 'Do you fight a last campaign?',
  },

  // —— the log ——
  log: {
    era: (n: number) => `Era ${n}`,
    turn: (seat: Seat, ring: Ring) => `${seatMark(seat)}’s turn, hero ${ring}`,
    end: 'End of the era',
    last: 'Last campaigns',
  },
}

export type PresenterWords = typeof en
