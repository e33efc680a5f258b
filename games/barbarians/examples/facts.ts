/** Facts about the table, worded as the scene would word them: `FEN-S: banner A`, `A: dp 6`, `places A: R2-s0a`. */

import { type Choice, countOf, type Slot } from '@skerry/kernel'
import { game } from '../game.ts'
import {
  battlesIn,
  cardOf,
  cardsLeft,
  conquerorOf,
  conquestIn,
  deckSize,
  milestonesPassed,
  RESOURCES,
  TROOPS,
  targetsOf,
} from '../queries.ts'
import type { CardId, Content, Held, Kind, Player, Resource, State, Track, Troop } from '../types.ts'
import {
  type Forms,
  itemsOf,
  letterOf,
  listText,
  type P,
  REGIONS,
  regionNamed,
  seatOf,
  type Words,
  wordsOf,
} from './reading.ts'

interface Seen {
  readonly content: Content
  readonly p: P
  readonly state: State
}

/** Lists in which the order says nothing are told in the order claimed, if they hold the same. */
function asClaimed(claimed: string, found: readonly string[], separator = ' '): string {
  const words = claimed === 'none' ? [] : claimed.split(separator)
  const isSame = words.length === found.length && [...words].sort().join() === [...found].sort().join()
  return isSame ? claimed : found.length === 0 ? 'none' : [...found].sort().join(separator)
}

// —— the map and the players ——

function regionText({ content, state }: Seen, id: string, claimed: string): string {
  const region = regionNamed({ content, state }, id)
  if (!claimed.startsWith('banner')) return state.markers[region] ?? 'empty'
  const holder = conquerorOf(state, region)
  return `banner ${holder === null ? 'nobody' : letterOf(holder)}`
}
/** All of them the same, or the first that is not. */
function regionsText(at: Seen, ids: string, claimed: string): string {
  const others = wordsOf(ids)
    .map((id) => `${id} ${regionText(at, id, claimed)}`)
    .filter((text) => !text.endsWith(` ${claimed}`))
  return others.length === 0 ? claimed : others.join(', ')
}

const heldText = (claimed: string, held: readonly Held[]): string =>
  asClaimed(
    claimed,
    held.map(({ card, isUpright }) => (isUpright ? card : `${card}*`)),
  )
const allText = <K extends string>(kinds: readonly K[], goods: Readonly<Record<K, number>>): string =>
  new Set(kinds.map((kind) => goods[kind])).size === 1
    ? String(goods[kinds[0] as K])
    : kinds.map((kind) => `${kind} ${goods[kind]}`).join(' ')
const ifSo = (is: boolean, text: string): string => (is ? text : `no ${text}`)

function bannersText({ banners }: Player, claimed: string): string {
  const isNamed = claimed.includes('=')
  const found = banners.map(({ region, marker }) =>
    isNamed && wordsOf(claimed).includes(`${region}=${marker}`) ? `${region}=${marker}` : region,
  )
  return asClaimed(claimed, found)
}

/** What a player has by the words of a line. */
const PLAYER_FACTS: Readonly<Record<string, (player: Player, claimed: string) => string>> = {
  gods: ({ gods }, claimed) => `gods ${heldText(claimed, gods)}`,
  warlords: ({ warlords }, claimed) => `warlords ${heldText(claimed, warlords)}`,
  buildings: ({ buildings }, claimed) => `buildings ${asClaimed(claimed, buildings)}`,
  banners: (player, claimed) => `banners ${bannersText(player, claimed)}`,
  heroes: ({ heroes }, claimed) =>
    `heroes ${asClaimed(
      claimed,
      heroes.filter((space) => space !== null),
    )}`,
  tribe: ({ tribe }) => `tribe ${tribe ?? 'none'}`,
  hero4: ({ hasFourth, hasFourthNext }, claimed) =>
    claimed === 'next' ? ifSo(hasFourthNext, 'hero4 next') : ifSo(hasFourth, 'hero4'),
  x2: ({ hasTwice }) => ifSo(hasTwice, 'x2'),
  no: (player, claimed) => playerItem(player, claimed.split(' ')[0] as string, claimed.split(' ')[1] ?? ''),
  resources: ({ resources }) => `resources ${allText(RESOURCES, resources)}`,
  troops: ({ troops }) => `troops ${allText(TROOPS, troops)}`,
  dp: ({ dp }) => `dp ${dp}`,
  honour: ({ honour }) => `honour ${honour}`,
  furthest: ({ furthest }) => `furthest ${furthest}`,
}

function playerItem(player: Player, key: string, claimed: string): string {
  const say = PLAYER_FACTS[key]
  if (say !== undefined) return say(player, claimed)
  const n = player.resources[key as Resource] ?? player.troops[key as Troop] ?? player.knowledge[key as Track]
  return `${key} ${n ?? 'is nothing a player has'}`
}
function playerText({ state }: Seen, who: string | undefined, text: string): string {
  const player = state.players[seatOf(who)]
  if (player === undefined) return 'nobody sits there'
  return itemsOf(text)
    .map(([key, claimed]) => playerItem(player, key, claimed))
    .join(', ')
}

function rivalText({ state: { rival } }: Seen, text: string): string {
  return itemsOf(text)
    .map(([key]) => `${key} ${key === 'honour' ? rival?.honour : rival?.knowledge[key as Track]}`)
    .join(', ')
}

// —— decks ——

const isKind = (kind: string | undefined): kind is Kind => kind === 'god' || kind === 'warlord' || kind === 'building'

function deckText({ content, state }: Seen, deck: string | undefined): string {
  if (isKind(deck)) return String(cardsLeft({ content, state }, deck))
  return deck === 'common' ? String(deckSize(state, 'god')) : 'no such deck'
}

/** Cards everybody has seen go under a deck, the last of them at the bottom. */
function underText({ content, state }: Seen, deck: string | undefined): string {
  const pile = state.decks.common ?? (isKind(deck) ? state.decks[deck] : undefined)
  const isMeant = ({ is, knownTo }: Slot<CardId>) =>
    is !== undefined && knownTo === 'all' && (!isKind(deck) || cardOf(content, is).kind === deck)
  return listText((pile?.bottom ?? []).filter(isMeant).map(({ is }) => is as string))
}

// —— what may be chosen ——

function choicesOf({ content, p }: Seen, who: string | undefined): readonly Choice[] {
  const choices = game.choices(content, p, seatOf(who))
  return choices.kind === 'list' ? choices.list : []
}
const wordIn = (choice: Choice, word: string): string => String((choice as unknown as Record<string, unknown>)[word])

function placesText(at: Seen, who: string | undefined, claimed: string): string {
  const found = choicesOf(at, who).flatMap((choice) => (choice.do === 'place' ? [wordIn(choice, 'space')] : []))
  return asClaimed(claimed, found)
}

/** Where somebody who is asked may attack or put a banner; of others, where they could. */
function targetsText(at: Seen, who: string | undefined, claimed: string): string {
  const choices = choicesOf(at, who).filter(({ do: verb }) => verb === 'attack' || verb === 'claim')
  const found =
    choices.length > 0
      ? choices.map((choice) => wordIn(choice, 'region'))
      : targetsOf(at, seatOf(who)).map(({ id }) => id)
  return asClaimed(claimed, found)
}

/** `win | yield`; what is to be spread reads `pay 2 of archer:2 raider:1`. */
function choicesText({ content, p }: Seen, who: string | undefined, claimed: string): string {
  const choices = game.choices(content, p, seatOf(who))
  if (choices.kind === 'none') return 'none'
  if (choices.kind === 'list')
    return asClaimed(
      claimed,
      choices.list.map((choice) => game.write(choice)),
      ' | ',
    )
  const { least, most, slots } = choices.allotment
  const n = least === most ? `${least}` : `${least} to ${most}`
  return `${choices.do} ${n} of ${listText(slots.map(({ id, max }) => `${id}:${max}`))}`
}

// —— how the game goes on ——

function waitsFor({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  if (pending.kind === 'chance') return `chance ${pending.chance}`
  if (pending.kind === 'over') return 'the game is over'
  return `asks ${pending.seats.map(letterOf).join(', ')} ${pending.decision}`
}

function possibleText({ content, p }: Seen, outcome: string | undefined): string {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') return 'no chance'
  return pending.outcomes.list.some((one) => String(one) === outcome) ? 'yes' : 'no'
}

/** Every outcome with its weight. */
function outcomesText({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') return 'no chance'
  const { list, weights } = pending.outcomes
  return list.map((outcome, i) => `${outcome} ${weights?.[i] ?? 1}`).join(', ')
}

function overText({ p: { result } }: Seen): string {
  if (result === null) return 'not yet'
  return `${result.reason} ${result.winners.length === 0 ? 'nobody' : result.winners.map(letterOf).join(' ')}`
}

function sumText({ content, p }: Seen, name: string): string {
  const sums = game.sums(content, p, 'open')
  return String(sums[name]?.total ?? `unknown among ${Object.keys(sums).join(', ')}`)
}

// —— all facts ——

/** Behind the colon stands what the fact claims. */
const FACTS: Forms<(at: Seen, words: Words) => string> = [
  [new RegExp(`^${REGIONS}: (.+)$`), (at, [ids = '', text = '']) => `${ids}: ${regionsText(at, ids, text)}`],
  [/^([A-D]): (.+)$/, (at, [who, text = '']) => `${who}: ${playerText(at, who, text)}`],
  [/^dummy: (.+)$/, (at, [text = '']) => `dummy: ${rivalText(at, text)}`],
  [/^dummy banners (.+)$/, ({ state }, [text = '']) => `dummy banners ${asClaimed(text, state.rival?.banners ?? [])}`],
  [/^order /, ({ state }) => `order ${state.order.map(letterOf).join(' ')}`],
  [/^turns /, ({ state }) => `turns ${state.turns.join(' ')}`],
  [/^arc /, ({ state }) => `arc ${state.arc}`],
  [/^dummies (.+)$/, ({ state }, [text = '']) => `dummies ${asClaimed(text, state.dummies)}`],
  [/^display /, ({ state }) => `display ${state.display.map((card) => card ?? '-').join(' ')}`],
  [/^timeline /, ({ state }) => `timeline ${state.timeline.join(' ')}`],
  [/^tiles (.+)$/, ({ state }, [text = '']) => `tiles ${asClaimed(text, state.tiles)}`],
  [/^era \d$/, ({ state }) => `era ${state.era}`],
  [/^round \d$/, ({ state }) => `round ${state.round}`],
  [/^end (?:not )?called$/, ({ state }) => (state.isEndCalled ? 'end called' : 'end not called')],
  [
    /^finished (\w+): /,
    ({ state }, [track]) => `finished ${track}: ${listText((state.finishers[track as Track] ?? []).map(letterOf))}`,
  ],
  [/^markers: /, ({ state }) => `markers: ${Object.keys(state.markers).length}`],
  [/^fate /, ({ state }) => `fate ${state.fate ?? 'none'}`],
  [/^fates: /, ({ state }) => `fates: ${countOf(state.fates)}`],
  [/^places ([A-D]): (.+)$/, (at, [who, text = '']) => `places ${who}: ${placesText(at, who, text)}`],
  [/^targets ([A-D]): (.+)$/, (at, [who, text = '']) => `targets ${who}: ${targetsText(at, who, text)}`],
  [/^choices ([A-D]): (.+)$/, (at, [who, text = '']) => `choices ${who}: ${choicesText(at, who, text)}`],
  [/^(?:asks|chance) |^the game is over$/, waitsFor],
  [/^possible (\S+): /, (at, [outcome]) => `possible ${outcome}: ${possibleText(at, outcome)}`],
  [/^outcomes: /, (at) => `outcomes: ${outcomesText(at)}`],
  [/^(score|final) ([A-D]): /, (at, [what, who]) => `${what} ${who}: ${sumText(at, `${what} ${seatOf(who)}`)}`],
  [
    /^battles ([A-D]) (\S+): /,
    (at, [who, id]) => `battles ${who} ${id}: ${battlesIn(at, seatOf(who), regionNamed(at, id)).total}`,
  ],
  [
    /^conquest (\S+): /,
    (at, [id]) => {
      const times = at.p.stack.findLast((frame) => frame.rule === 'campaign')?.times ?? 1
      return `conquest ${id}: ${conquestIn(at, regionNamed(at, id), times).total}`
    },
  ],
  [/^deck (\w+): /, (at, [deck]) => `deck ${deck}: ${deckText(at, deck)}`],
  [/^under (\w+): /, (at, [deck]) => `under ${deck}: ${underText(at, deck)}`],
  [/^milestones ([A-D]): /, (at, [who]) => `milestones ${who}: ${milestonesPassed(at, seatOf(who))}`],
  [/^over: /, (at) => `over: ${overText(at)}`],
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
