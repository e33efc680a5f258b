import { seatMark as player, type Words } from '@skerry/contracts'
import type { Attack, Fortify, Place, RiskEvent } from '../types.ts'

type Told<T extends RiskEvent['type']> = Extract<RiskEvent, { type: T }>

const count = (n: unknown, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const armies = (n: unknown) => (n === 0 ? 'no army' : count(n, 'army', 'armies'))
const KINDS = ['sun', 'moon', 'star']
const cards = (kinds: unknown) =>
  (kinds as number[]).flatMap((n, kind) => (n === 0 ? [] : [`${n} ${KINDS[kind]}`])).join(', ') || 'none'

export const en: Words = {
  name: 'Forty-Four Areas',
  rules: {
    'R44-SETUP-01':
      'Chance deals all areas to the three players, as evenly as they divide; each area gets one army of its owner.',
    'R44-SETUP-02': 'The other armies each player starts with fall on areas of that player at random.',
    'R44-TURN-01': 'The first seat has the first turn.',
    'R44-TURN-02': 'The turn goes round in the order of the seats; a player without areas is passed over.',
    'R44-REINF-01': 'A turn begins with new armies: one for every three areas held, but never fewer than three.',
    'R44-REINF-02': 'A player who holds all areas of a region also gets the bonus of that region.',
    'R44-REINF-03':
      'All new armies must be placed in own areas before the first attack: one by one, or all that are left together.',
    'R44-CARD-01':
      'A player who conquered at least one area draws a card at the end of the turn, unless the hand is full already.',
    'R44-CARD-02':
      'While placing armies a player may trade in a set: one card of each kind or, without that, three of one kind.',
    'R44-CARD-03': 'The first set of the game is worth 4 armies, every further one 2 more, but never more than 20.',
    'R44-CARD-04': 'Whoever conquers the last area of a player takes over all cards of that player.',
    'R44-ATTACK-01':
      'A player may attack as often as wanted, each time from an own area into a linked area of somebody else.',
    'R44-ATTACK-02': 'One army always stays at home: an area with a single army cannot attack.',
    'R44-ATTACK-03':
      'The attacker rolls a die for every army but one, at most three; the defender one for every army, at most two.',
    'R44-ATTACK-04':
      'The highest dice are compared in pairs. Each lower die costs its side an army; a tie costs the attacker.',
    'R44-ATTACK-05': 'An area without defenders is conquered: as many armies move in as dice attacked.',
    'R44-FORT-01':
      'At the end of a turn a player may move armies once, between two linked own areas: a single one, or all but one.',
    'R44-END-01': 'Whoever conquers so many areas that the winning number is reached wins at once.',
    'R44-END-02': 'After the last turn whoever holds most areas wins; those who hold equally many share the victory.',
  },
  prompts: {
    'turn.reinforce': 'Where do your new armies go?',
    'turn.attack': 'Which area do you attack?',
    'turn.fortify': 'Which armies do you move before your turn ends?',
  },
  choices: {
    trade: () => 'trade in a set of cards',
    place: ({ area }: Place) => `place one army in area ${area}`,
    placeAll: ({ area }: Place) => `place all armies left in area ${area}`,
    attack: ({ from, to }: Attack) => `attack area ${to} from area ${from}`,
    stop: () => 'attack no more',
    fortify: ({ from, to }: Fortify) => `move one army from area ${from} to area ${to}`,
    fortifyAll: ({ from, to }: Fortify) => `move all armies but one from area ${from} to area ${to}`,
    skip: () => 'move no armies',
  },
  events: {
    armiesPlaced: (e: Told<'armiesPlaced'>) => `${player(e.seat)} places ${armies(e.armies)} in area ${e.area}`,
    cardsTraded: (e: Told<'cardsTraded'>) => `${player(e.seat)} trades in a set of cards for ${armies(e.armies)}`,
    diceRolled: (e: Told<'diceRolled'>) =>
      `${player(e.seat)} attacks area ${e.target} from area ${e.source}: ${e.attacker.join(', ')} against ${e.defender.join(', ')}`,
    armiesLost: (e: Told<'armiesLost'>) =>
      `${player(e.seat)} loses ${armies(e.attacker)}, ${player(e.other)} ${armies(e.defender)}`,
    areaConquered: (e: Told<'areaConquered'>) => `${player(e.seat)} conquers area ${e.area}`,
    cardsTaken: (e: Told<'cardsTaken'>) =>
      `${player(e.seat)} has beaten ${player(e.loser)} and takes over ${count(e.cards, 'card', 'cards')}`,
    armiesMoved: (e: Told<'armiesMoved'>) =>
      `${player(e.seat)} moves ${armies(e.armies)} from area ${e.source} to area ${e.target}`,
    cardDrawn: (e: Told<'cardDrawn'>) => `${player(e.seat)} draws a card: ${KINDS[e.kind]}`,
  },
  reasons: {
    noSet: () => 'you have neither one card of each kind nor three of one kind',
    notYourArea: () => 'that area is not yours',
    onlyOneLeft: () => 'only one army is left: place that one',
    notLinked: () => 'these areas are not linked',
    ownArea: () => 'that area is your own',
    notToOthers: () => 'armies move to own areas only',
    lastArmyStays: () => 'the only army there must stay',
    onlyOneCanMove: () => 'only one army can leave: move that one',
  },
  results: { conquest: 'enough areas are conquered', lastTurn: 'the last turn is over' },
  labels: {
    area: ({ area, owner, armies: n }) =>
      owner === -1 ? `area ${area}: not dealt yet` : `area ${area}: ${player(owner)}, ${armies(n)}`,
    pool: ({ seat, left }) => `${player(seat)} still has ${armies(left)} to place`,
    hand: ({ seat, kinds }) => `cards of ${player(seat)}: ${cards(kinds)}`,
  },
  sums: { reinforcements: ({ seat }) => `reinforcements of ${player(seat)}` },
  parts: { areas: 'for areas', least: 'up to the least', regions: 'for a region' },
  options: {},
}
