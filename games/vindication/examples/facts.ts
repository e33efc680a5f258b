/** Facts about the table, worded as the scene would word them: `H05: controller B`, `A: inf 5`, `ends A: T02 T04`. */

import { type Choice, countOf, entriesOf, type Seat, sizeOf, type Table } from '@skerry/kernel'
import { game } from '../game.ts'
import { ATTRIBUTES, canEndAt, cardOf, championOf, controllerOf, masterOf, speedOf, triangleOf } from '../queries.ts'
import type { Attr, Content, HexId, Kind, Player, State, TriangleId, TurnFrame, Vindication, Zone } from '../types.ts'
import {
  attrNamed,
  deckNamed,
  type Forms,
  HEXES,
  hexNamed,
  itemsOf,
  letterOf,
  listText,
  type P,
  seatOf,
  type Words,
  wordsOf,
} from './reading.ts'

interface Seen {
  readonly content: Content
  readonly p: P
  readonly state: State
}
/** The table as rules see it when this seat is asked. */
const tableOf = ({ content, state, p }: Seen, seat: Seat): Table<Vindication> => ({
  content,
  state,
  seat,
  within: (rule) => p.stack.findLast((frame) => frame.rule === rule) as never,
})

/** Lists in which the order says nothing are told in the order claimed, if they hold the same. */
function asClaimed(claimed: string, found: readonly string[], separator = ' '): string {
  const words = claimed === 'none' ? [] : claimed.split(separator)
  const isSame = words.length === found.length && [...words].sort().join() === [...found].sort().join()
  return isSame ? claimed : found.length === 0 ? 'none' : [...found].sort().join(separator)
}

// —— the island ——

function hexText({ state }: Seen, hex: HexId, claimed: string): string {
  if (!claimed.startsWith('controller')) return state.tiles[hex] ?? 'open'
  const controller = controllerOf(state, hex)
  return `controller ${controller === null ? 'nobody' : letterOf(controller)}`
}
/** All of them the same, or those that are not. */
function hexesText(at: Seen, ids: string, claimed: string): string {
  const others = wordsOf(ids).flatMap((id) => {
    const text = hexText(at, hexNamed(at, id), claimed)
    return text === claimed ? [] : [`${id} ${text}`]
  })
  return others.length === 0 ? claimed : others.join(', ')
}
const bagText = ({ state }: Seen, claimed: string): string =>
  asClaimed(
    claimed,
    entriesOf(state.bag).flatMap(([tile, n]) => Array<string>(n).fill(tile)),
  )
function formerText({ state }: Seen, hex: string | undefined): string {
  const seat = state.formerControllers[hex as HexId]
  return seat === undefined ? 'nobody' : letterOf(seat)
}

// —— players ——

function cardsText({ content }: Seen, { cards }: Player, kind: Kind, claimed: string): string {
  const own = cards.filter(({ card }) => cardOf(content, card).kind === kind)
  return asClaimed(
    claimed,
    own.map(({ card, cubes }) => (cubes === 0 ? card : `${card}+${cubes}`)),
  )
}
const regionsOf = ({ controllers }: State, seat: Seat): string[] =>
  Object.entries(controllers).flatMap(([hex, controller]) => (controller === seat ? [hex] : []))
const turnOf = ({ p }: Seen, seat: Seat): TurnFrame | undefined => {
  const turn = p.stack.findLast((frame) => frame.rule === 'turn')
  return turn?.seat === seat ? turn : undefined
}
const ifSo = (is: boolean | undefined, text: string): string => (is ? text : `not ${text}`)

/** What a player has by the words of a line. */
const PLAYER_FACTS: Readonly<Record<string, (at: Seen, seat: Seat, player: Player, claimed: string) => string>> = {
  honor: (_, __, { honor }) => `honor ${honor}`,
  speed: (_, __, { speed }) => `speed ${speed}`,
  at: (_, __, { at }) => `at ${at ?? 'nowhere'}`,
  vindicated: (_, __, { isVindicated }) => ifSo(isVindicated, 'vindicated'),
  companions: (at, _, player, claimed) => `companions ${cardsText(at, player, 'companion', claimed)}`,
  traits: (at, _, player, claimed) => `traits ${cardsText(at, player, 'trait', claimed)}`,
  relics: (at, _, player, claimed) => `relics ${cardsText(at, player, 'relic', claimed)}`,
  monsters: (at, _, player, claimed) => `monsters ${cardsText(at, player, 'monster', claimed)}`,
  tiles: (_, __, { profs }, claimed) =>
    `tiles ${asClaimed(
      claimed,
      ATTRIBUTES.flatMap((attr) => Array<string>(profs[attr]).fill(attr)),
    )}`,
  coins: (_, __, { coins }, claimed) => `coins ${asClaimed(claimed, coins.map(String))}`,
  regions: ({ state }, seat, _, claimed) => `regions ${asClaimed(claimed, regionsOf(state, seat))}`,
  quests: (_, __, { quests }, claimed) =>
    `quests ${asClaimed(
      claimed,
      quests.map(({ is }) => is ?? 'hidden'),
    )}`,
  journey: (_, __, { journey }) => `journey ${journey ?? 'none'}`,
  used: (at, seat, _, claimed) => `used ${asClaimed(claimed, turnOf(at, seat)?.used ?? [])}`,
  activated: (at, seat, _, claimed) => `activated ${asClaimed(claimed, turnOf(at, seat)?.activated ?? [])}`,
  visited: (at, seat, _, claimed) => `visited ${asClaimed(claimed, turnOf(at, seat)?.visited ?? [])}`,
  moved: (at, seat) => ifSo(turnOf(at, seat)?.move === 'done', 'moved'),
  rested: (at, seat) => ifSo(turnOf(at, seat)?.isRested, 'rested'),
  not: (at, seat, player, claimed) => playerItem(at, seat, player, claimed, ''),
}

function playerItem(at: Seen, seat: Seat, player: Player, key: string, claimed: string): string {
  const say = PLAYER_FACTS[key]
  if (say !== undefined) return say(at, seat, player, claimed)
  const n = player.zones[key as Zone] ?? player.spheres[key as Attr]
  return `${key} ${n ?? 'is nothing a player has'}`
}
function playerText(at: Seen, who: string | undefined, text: string): string {
  const seat = seatOf(who)
  const player = at.state.players[seat]
  if (player === undefined) return 'nobody sits there'
  return itemsOf(text)
    .map(([key, claimed]) => playerItem(at, seat, player, key, claimed))
    .join(', ')
}

// —— what may be chosen ——

/** `visit`: where to, by the words of the choices. */
function wordsFor({ content, p }: Seen, who: string | undefined, verb: string, word: string): string[] {
  const choices = game.choices(content, p, seatOf(who))
  if (choices.kind === 'none') return []
  return choices.list.flatMap((choice) =>
    choice.do === verb ? [String((choice as Choice & Record<string, unknown>)[word])] : [],
  )
}

/** Where a Move could end: from where the medallion stands, or with the steps that a Move in progress has left. */
function endsOf(at: Seen, seat: Seat): string[] {
  const { state, content } = at
  const t = tableOf(at, seat)
  const here = state.players[seat]?.at as TriangleId
  const move = t.within('move')
  const from = move?.from ?? here
  let edge = [here]
  const reached = new Set(edge)
  for (let left = speedOf(t, seat) - (move?.steps ?? 0); left > 0; left--) {
    edge = edge.flatMap((id) => triangleOf(content, id).neighbours).filter((id) => !reached.has(id))
    for (const id of edge) reached.add(id)
  }
  return [...reached].filter((id) => canEndAt(state, seat, from, id))
}

/** `visit H05 | rest`; what is to be spread reads `gain 0 to 2 of KNO:2`, what may be done beside it follows. */
function choicesText({ content, p }: Seen, who: string | undefined, claimed: string): string {
  const choices = game.choices(content, p, seatOf(who))
  if (choices.kind === 'none') return 'none'
  const listed = choices.list.map((choice) => game.write(choice))
  if (choices.kind === 'list') return asClaimed(claimed, listed, ' | ')
  const { least, most, slots } = choices.allotment
  const n = least === most ? `${least}` : `${least} to ${most}`
  const spread = `${choices.do} ${n} of ${listText(slots.map(({ id, max }) => `${id}:${max}`))}`
  return asClaimed(claimed, [spread, ...listed], ' | ')
}

// —— how the game goes on ——

function waitsFor({ content, p }: Seen, [what]: Words): string {
  const pending = game.pending(content, p)
  if (what === 'asks nobody' && pending.kind !== 'asked') return what
  if (pending.kind === 'chance') return `chance ${pending.chance}`
  if (pending.kind === 'over') return 'the game is over'
  return `asks ${pending.seats.map(letterOf).join(', ')} ${pending.decision}`
}

function outcomesText({ content, p }: Seen, claimed: string): string {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') return 'no chance'
  const { list, weights } = pending.outcomes
  return asClaimed(
    claimed,
    list.map((outcome, i) => `${Array.isArray(outcome) ? outcome.join('/') : outcome} ${weights?.[i] ?? 1}`),
    ', ',
  )
}

function overText({ p: { result } }: Seen): string {
  if (result === null) return 'not yet'
  return `${result.reason} ${result.winners.map(letterOf).join(' ')}`
}
const nameOr = (seat: Seat | null): string => (seat === null ? 'nobody' : letterOf(seat))
function sumText({ content, p }: Seen, name: string): string {
  const sums = game.sums(content, p, 'open')
  return String(sums[name]?.total ?? `unknown among ${Object.keys(sums).join(', ')}`)
}
const supplyText = ({ state }: Seen, text: string): string =>
  itemsOf(text)
    .map(([attr]) => `${attr} ${state.profs[attrNamed(attr)]}`)
    .join(', ')

// —— all facts ——

/** Behind the colon stands what the fact claims. */
const FACTS: Forms<(at: Seen, words: Words) => string> = [
  [new RegExp(`^${HEXES}: (.+)$`), (at, [ids = '', text = '']) => `${ids}: ${hexesText(at, ids, text)}`],
  [/^([A-E]): (.+)$/, (at, [who, text = '']) => `${who}: ${playerText(at, who, text)}`],
  [/^bag: /, ({ state }) => `bag: ${countOf(state.bag)}`],
  [/^bag (.+)$/, (at, [text = '']) => `bag ${bagText(at, text)}`],
  [/^former (\S+) /, (at, [hex]) => `former ${hex} ${formerText(at, hex)}`],
  [/^open (\w+): /, ({ state }, [deck]) => `open ${deck}: ${listText(state.decks[deckNamed(deck)].open)}`],
  [/^deck (\w+): /, ({ state }, [deck]) => `deck ${deck}: ${sizeOf(state.decks[deckNamed(deck)].pile)}`],
  [
    /^deck (\w+) top: /,
    ({ state }, [deck]) =>
      `deck ${deck} top: ${listText(state.decks[deckNamed(deck)].pile.top.map(({ is }) => is ?? '?'))}`,
  ],
  [/^removed (.+)$/, ({ state }, [text = '']) => `removed ${asClaimed(text, state.removed)}`],
  [/^triggers (.+)$/, ({ state }, [text = '']) => `triggers ${asClaimed(text, state.faceUp)}`],
  [/^coins (.+)$/, ({ state }, [text = '']) => `coins ${asClaimed(text, state.coins.map(String))}`],
  [/^supply (.+)$/, (at, [text = '']) => `supply ${supplyText(at, text)}`],
  [/^last round /, ({ state }) => `last round ${state.lastRound ?? 'none'}`],
  [/^ended by (.+)$/, ({ state }, [text = '']) => `ended by ${asClaimed(text, state.endedBy ?? [])}`],
  [/^round /, ({ state }) => `round ${state.round}`],
  [/^first /, ({ state }) => `first ${letterOf(state.first)}`],
  [/^active /, ({ state }) => `active ${letterOf(state.active)}`],
  [/^ends ([A-E]): (.+)$/, (at, [who, text = '']) => `ends ${who}: ${asClaimed(text, endsOf(at, seatOf(who)))}`],
  [
    /^steps ([A-E]): (.+)$/,
    (at, [who, text = '']) => `steps ${who}: ${asClaimed(text, wordsFor(at, who, 'step', 'to'))}`,
  ],
  [
    /^visits ([A-E]): (.+)$/,
    (at, [who, text = '']) => `visits ${who}: ${asClaimed(text, wordsFor(at, who, 'visit', 'hex'))}`,
  ],
  [/^choices ([A-E]): (.+)$/, (at, [who, text = '']) => `choices ${who}: ${choicesText(at, who, text)}`],
  [/^(asks .+|chance .+|the game is over)$/, waitsFor],
  [/^outcomes: (.+)$/, (at, [text = '']) => `outcomes: ${outcomesText(at, text)}`],
  [/^speed ([A-E]): /, (at, [who]) => `speed ${who}: ${speedOf(tableOf(at, seatOf(who)), seatOf(who))}`],
  [
    /^mastery ([A-E]) (\w+): /,
    (at, [who, attr]) => `mastery ${who} ${attr}: ${sumText(at, `mastery ${seatOf(who)} ${attr}`)}`,
  ],
  [/^master (\w+): /, (at, [attr]) => `master ${attr}: ${nameOr(masterOf(at, attrNamed(attr)))}`],
  [/^(score|final) ([A-E]): /, (at, [what, who]) => `${what} ${who}: ${sumText(at, `${what} ${seatOf(who)}`)}`],
  [/^champion ([A-E]): /, (at, [who]) => `champion ${who}: ${championOf(at, seatOf(who)) ?? 'none'}`],
  [/^quests ([A-E]): /, ({ state }, [who]) => `quests ${who}: ${state.players[seatOf(who)]?.quests.length}`],
  [/^quests left: /, ({ state }) => `quests left: ${sizeOf(state.quests)}`],
  [/^over: /, (at) => `over: ${overText(at)}`],
  [/^decided by /, ({ p: { result } }) => `decided by ${result?.rule ?? 'nothing yet'}`],
  [/^places: /, ({ p: { result } }) => `places: ${result?.places?.join(' ') ?? 'none yet'}`],
]

/** The fact as it would have to be worded to hold. */
function saying(at: Seen, text: string): string {
  const [form, say] = FACTS.find(([pattern]) => pattern.test(text)) ?? []
  if (form === undefined || say === undefined) return 'no such fact is known'
  return say(at, (form.exec(text) as RegExpExecArray).slice(1))
}

/** What the table says about this fact: null if it holds, else what holds instead. */
export function fact(content: Content, p: P, text: string): string | null {
  const holds = saying({ content, p, state: p.state }, text)
  return holds === text ? null : holds
}
