/** Where play stands: `turn A 2`, `campaign A FEN-S won S01`, `end of era`. */

import type { Seat } from '@skerry/kernel'
import { Flaw } from '@skerry/kit'
import { battlesIn, isOccupied, isTribe, playerOf, regionOf, seatsInOrder } from '../queries.ts'
import type {
  Barbarians,
  CampaignFrame,
  GameFrame,
  RegionCardId,
  RegionId,
  Ring,
  SpaceId,
  State,
  TurnFrame,
} from '../types.ts'
import { placeHeroes } from './completing.ts'
import { battleNamed, type Forms, regionNamed, seatOf, spaceNamed, type Table, type Words, wordsOf } from './reading.ts'

/** The frames on the stack, the game's own first. */
export type Stand = readonly Barbarians['frame'][]

const BATTLES_SO_FAR = '((?: (?:won|lost)(?: [A-Z]\\d\\d)+)*)'
const LAST_ROUND = 4
const LAST_ERA = 6
const CAMPAIGN_SPACE = 'R1-s1' as SpaceId

export const STANDS: Forms<(t: Table, words: Words, isEraNamed: boolean) => Stand> = [
  [/^turn ([A-D]) ([1-4])$/, (t, [who, round]) => inTurn(t, seatOf(who), Number(round) as Ring, 'before')],
  [/^turn ([A-D]) ([1-4]) after$/, (t, [who, round]) => inTurn(t, seatOf(who), Number(round) as Ring, 'after')],
  [
    /^space ([A-D]) (\S+)$/,
    (t, [who, id]) => {
      const space = spaceNamed(t, id)
      if (isOccupied(t.state, space.id)) throw new Flaw('given', `${id} is occupied`)
      playerOf(t.state, seatOf(who)).heroes[space.ring - 1] = space.id
      return inTurn(t, seatOf(who), space.ring, 'space')
    },
  ],
  [/^round ([1-4])$/, (t, [round]) => inRound(t, Number(round))],
  [
    /^era begins$/,
    ({ state }) => {
      state.era -= 1
      return ofGame('era')
    },
  ],
  [/^preparation$/, () => ofGame('preparation')],
  [/^end of era$/, () => ofGame('closing')],
  [/^last campaigns$/, ({ state }, _, isEraNamed) => atEnd(state, isEraNamed, 'lastCampaigns')],
  [/^scoring$/, ({ state }, _, isEraNamed) => atEnd(state, isEraNamed, 'scoring')],
  [
    /^setup learn$/,
    ({ state }) => {
      state.era = 0
      const discs = state.players.flatMap(({ knowledge }) => Object.values(knowledge))
      return [...ofGame('era'), { rule: 'setup', at: 'learn', done: discs.reduce((sum, n) => sum + n, 0) }]
    },
  ],
  [
    new RegExp(`^campaign ([A-D])( x2)?(?: (\\w{3}-\\w+)${BATTLES_SO_FAR})?$`),
    (t, [who, twice, region, fought = '']) => inCampaign(t, seatOf(who), twice ? 2 : 1, region, fought, undefined),
  ],
  [
    new RegExp(`^battle ([A-D])( x2)? (\\w{3}-\\w+)${BATTLES_SO_FAR} now ([A-Z]\\d\\d)$`),
    (t, [who, twice, region, fought = '', card]) => inCampaign(t, seatOf(who), twice ? 2 : 1, region, fought, card),
  ],
]

const ofGame = (at: GameFrame['at']): [GameFrame] => [{ rule: 'game', at }]

function atEnd(state: State, isEraNamed: boolean, at: 'lastCampaigns' | 'scoring'): Stand {
  state.isEndCalled = true
  if (!isEraNamed) state.era = LAST_ERA
  return ofGame(at)
}

// —— the action phase ——

const playersOf = (state: State, round: number): Seat[] =>
  seatsInOrder(state).filter((seat) => round < LAST_ROUND || playerOf(state, seat).hasFourth)

function inRound(t: Table, round: number): Stand {
  t.state.round = round - 1
  placeHeroes(t, playersOf(t.state, round), round - 1)
  return [...ofGame('closing'), { rule: 'action', at: 'round', queue: [] }]
}

/** The others of the round come after; whoever is to place a hero has one in the ring before. */
function inTurn(t: Table, seat: Seat, ring: Ring, at: 'before' | 'space' | 'after'): Stand {
  const { state } = t
  const player = playerOf(state, seat)
  state.round = ring
  if (ring === LAST_ROUND) player.hasFourth = true
  const order = playersOf(state, ring)
  const queue = order.slice(order.indexOf(seat) + 1)
  placeHeroes(t, at === 'before' ? [seat, ...queue] : queue, ring - 1)
  if (at === 'after') placeHeroes(t, [seat], ring)
  const space = at === 'before' ? null : (player.heroes[ring - 1] as SpaceId)
  const turn: TurnFrame = { rule: 'turn', at, seat, ring, isExtraUsed: false, space }
  return [...ofGame('closing'), { rule: 'action', at: 'turns', queue }, turn]
}

// —— campaigns ——

/** In the first round, on a space that lets the seat fight. */
function inCampaign(
  t: Table,
  seat: Seat,
  times: number,
  id: string | undefined,
  fought: string,
  now: string | undefined,
): Stand {
  const { heroes } = playerOf(t.state, seat)
  if (!isOccupied(t.state, CAMPAIGN_SPACE)) heroes[0] ??= CAMPAIGN_SPACE
  const region = id === undefined ? null : regionNamed(t, id)
  if (region !== null && t.state.markers[region] === undefined) throw new Flaw('given', `no marker lies on ${id}`)
  const { faced, won } = battlesFrom(t, region, fought, now)
  const battles = region === null ? 0 : battlesIn(t, seat, region).total
  if (region !== null && faced.length > battles - (now === undefined ? 1 : 0))
    throw new Flaw('given', `there are ${battles} battles`)
  const atBattle = isTribe(t.state, seat, 'tiger') ? 'swap' : 'battle'
  const campaign: CampaignFrame = {
    rule: 'campaign',
    at: region === null ? 'recruit' : now === undefined ? 'reveal' : atBattle,
    seat,
    times,
    region,
    battles,
    faced,
    swapped: [],
    isReplacement: false,
    won,
    isAverted: false,
  }
  return [...inTurn(t, seat, 1, 'after'), campaign]
}

/** ` won S01 S02 lost S03`, and the card at hand. */
function battlesFrom(t: Table, region: RegionId | null, fought: string, now: string | undefined) {
  const faced: RegionCardId[] = []
  const won: RegionCardId[] = []
  let isWon = false
  for (const word of wordsOf(fought.trim()).filter((text) => text !== ''))
    if (word === 'won' || word === 'lost') isWon = word === 'won'
    else {
      faced.push(battleNamed(t, word))
      if (isWon) won.push(battleNamed(t, word))
    }
  if (now !== undefined) faced.push(battleNamed(t, now))
  for (const card of faced)
    if (region !== null && t.content.regionCards[card]?.terrain !== regionOf(t, region).terrain)
      throw new Flaw('given', `${card} is no battle of ${region}, which is a ${regionOf(t, region).terrain}`)
  if (new Set(faced).size < faced.length) throw new Flaw('given', 'a battle comes twice')
  return { faced, won }
}
