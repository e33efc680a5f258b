/**
 * What a campaign is likely to bring, from what everybody can work out: the cards of a terrain are public, and those faced or
 * set aside are gone from its deck until the campaign is over (BAR-RULING-39, -77). All chances are exact: the deck is
 * drawn without replacement, battle by battle, and every battle that can be paid is paid; nothing is estimated.
 */

import type { Seat } from '@skerry/kernel'
import { playerOf, regionCardOf, TROOPS, winsNeeded } from './queries.ts'
import type { CampaignFrame, Content, RegionCardId, State, Terrain, Troop, Troops } from './types.ts'

/** What battles can be paid with: troops and upright warlords alike, and those that count as any troop. */
export interface Army extends Troops {
  readonly any: number
}
export interface Fight {
  /** What the cards left in the deck ask for. */
  readonly deck: readonly Troops[]
  readonly army: Army
  /** Battles still to be revealed. */
  readonly battles: number
  /** Wins still needed; 0 or fewer: the region is as good as conquered. */
  readonly needed: number
  /** BAR-TRIBE-02 A card that cannot be paid is set aside once in every battle. */
  readonly canSwap: boolean
}
export interface Forecast {
  /** Of conquering the region. */
  readonly chance: number
  /** Troops and warlords given until the conquest is sure, or cannot be reached any more. */
  readonly paid: number
  /** Battles lost until then: each brings the penalty of the faction. */
  readonly lost: number
}

// —— what a battle asks for ——

/** What stays after a demand is paid; null: it cannot be. Those that count as any troop fill what is short. */
export function paid(army: Army, demand: Troops): Army | null {
  const short = TROOPS.reduce((all, troop) => all + Math.max(0, demand[troop] - army[troop]), 0)
  if (short > army.any) return null
  const left = (troop: Troop) => Math.max(0, army[troop] - demand[troop])
  return { archer: left('archer'), berserker: left('berserker'), raider: left('raider'), any: army.any - short }
}
export const sizeOf = (demand: Troops): number => TROOPS.reduce((all, troop) => all + demand[troop], 0)

// —— the chances ——

/** Demands that differ, with how many cards of the deck show them. */
interface Demand {
  readonly troops: Troops
  readonly count: number
}
function demandsOf(deck: readonly Troops[]): readonly Demand[] {
  const kinds = new Map<string, { troops: Troops; count: number }>()
  for (const troops of deck) {
    const key = TROOPS.map((troop) => troops[troop]).join()
    const kind = kinds.get(key) ?? { troops, count: 0 }
    kind.count += 1
    kinds.set(key, kind)
  }
  return [...kinds.values()]
}

/**
 * A way the campaign may have gone so far. An army only shrinks, so what could not be paid before cannot be paid now: of the
 * cards that were not paid only the number matters, and those that were paid tell what is left of the army, in any order.
 */
interface Course {
  readonly army: Army
  /** By demand: how many such cards were paid. */
  readonly paid: readonly number[]
  readonly won: number
  /** Cards faced or set aside that could not be paid. */
  readonly unpaid: number
  share: number
}
class Courses {
  private readonly all = new Map<string, Course>()

  add(course: Course): void {
    const key = `${course.unpaid} ${course.paid.join(' ')}`
    const known = this.all.get(key)
    if (known === undefined) this.all.set(key, course)
    else known.share += course.share
  }
  values(): Iterable<Course> {
    return this.all.values()
  }
}

export function forecast({ deck, army, battles, needed, canSwap }: Fight): Forecast {
  if (needed <= 0) return { chance: 1, paid: 0, lost: 0 }
  const demands = demandsOf(deck)
  let [chance, given, lost] = [0, 0, 0]
  let now = new Courses()
  now.add({ army, paid: demands.map(() => 0), won: 0, unpaid: 0, share: 1 })

  for (let left = battles; left > 0; left--) {
    const next = new Courses()
    for (const course of now.values()) {
      if (course.won + left < needed) continue // settled
      for (const { course: then, demand } of faced(course, demands, deck.length, canSwap)) {
        if (demand === null) lost += then.share
        else given += then.share * sizeOf(demand)
        if (then.won >= needed) chance += then.share
        else next.add(then)
      }
    }
    now = next
  }
  return { chance: Math.min(1, chance), paid: given, lost } // sums of fractions
}

interface Faced {
  readonly course: Course
  /** What was paid; null: the battle is lost. */
  readonly demand: Troops | null
}
/** What may come of the next battle. */
function* faced(course: Course, demands: readonly Demand[], size: number, canSwap: boolean): Generator<Faced> {
  const left = size - course.won - course.unpaid
  let payable = 0
  for (const [i, { troops, count }] of demands.entries()) {
    const army = paid(course.army, troops)
    const there = army === null ? 0 : count - (course.paid[i] ?? 0)
    if (army === null || there <= 0) continue
    payable += there
    yield { course: won(course, army, i, (course.share * there) / left), demand: troops }
  }
  const share = (course.share * (left - payable)) / left
  if (share <= 0) return
  const unpaid = { ...course, unpaid: course.unpaid + 1, share }
  if (!canSwap || left === 1) yield { course: unpaid, demand: null }
  else yield* faced(unpaid, demands, size, false) // what comes instead must be faced
}
const won = (course: Course, army: Army, i: number, share: number): Course => ({
  army,
  paid: course.paid.map((n, at) => (at === i ? n + 1 : n)),
  won: course.won + 1,
  unpaid: course.unpaid,
  share,
})

// —— from the table ——

/** BAR-BATTLE-02 Troops of the board and upright warlords. */
export function armyOf(content: Content, state: State, seat: Seat): Army {
  const { troops, warlords } = playerOf(state, seat)
  const army = { archer: troops.archer, berserker: troops.berserker, raider: troops.raider, any: 0 }
  for (const { card, isUpright } of warlords) {
    const warlord = content.cards[card]
    if (isUpright && warlord?.kind === 'warlord') army[warlord.troop] += 1
  }
  return army
}

/** Eighteen cards, less those that lie open. */
export function deckLeft(content: Content, state: State, terrain: Terrain, gone: readonly RegionCardId[]): Troops[] {
  return content.decks[terrain]
    .filter((id) => !gone.includes(id))
    .map((id) => regionCardOf({ content, state }, id).troops)
}

const KNOWN = new WeakMap<Content, Map<string, Forecast>>()
/** Hovering asks for the same again and again. */
function remembered(content: Content, key: string, make: () => Forecast): Forecast {
  const known = KNOWN.get(content) ?? new Map<string, Forecast>()
  KNOWN.set(content, known)
  if (known.size > 500) known.clear()
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

export interface Asked {
  readonly content: Content
  readonly state: State
  readonly seat: Seat
  readonly terrain: Terrain
}

/** An attack that has not begun. */
export function forecastOf(
  asked: Asked,
  battles: number,
  army = armyOf(asked.content, asked.state, asked.seat),
): Forecast {
  return told(asked, { battles, needed: winsNeeded(battles), gone: [], army })
}

/** The rest of a campaign, with what is left of the army and so many more wins than now. */
export function forecastRest(asked: Asked, frame: CampaignFrame, army: Army, wins: number): Forecast {
  const { battles, faced: seen, swapped, won } = frame
  const needed = winsNeeded(battles) - won.length - wins
  return told(asked, { battles: battles - seen.length, needed, gone: [...seen, ...swapped], army })
}
/** After the card on the table is set aside: the next one takes its place and must be faced. */
export function forecastSwap(asked: Asked, frame: CampaignFrame, army: Army): Forecast {
  const { content, state, terrain } = asked
  const { battles, faced: seen, swapped, won } = frame
  const gone = [...seen, ...swapped]
  const deck = content.decks[terrain].filter((id) => !gone.includes(id))
  const needed = winsNeeded(battles) - won.length
  let [chance, given, lost] = [0, 0, 0]
  for (const id of deck) {
    const demand = regionCardOf({ content, state }, id).troops
    const after = paid(army, demand)
    const fight = { battles: battles - seen.length, needed: needed - (after === null ? 0 : 1), army: after ?? army }
    const rest = told(asked, { ...fight, gone: [...gone, id] })
    chance += rest.chance / deck.length
    given += (rest.paid + (after === null ? 0 : sizeOf(demand))) / deck.length
    lost += (rest.lost + (after === null ? 1 : 0)) / deck.length
  }
  return { chance: Math.min(1, chance), paid: given, lost }
}

interface Told {
  readonly battles: number
  readonly needed: number
  readonly gone: readonly RegionCardId[]
  readonly army: Army
}
function told({ content, state, seat, terrain }: Asked, { battles, needed, gone, army }: Told): Forecast {
  const canSwap = playerOf(state, seat).tribe === 'tiger'
  const key = [terrain, state.options.deckTroops, battles, needed, ...TROOPS.map((troop) => army[troop]), army.any]
  return remembered(content, [...key, canSwap, ...gone.toSorted()].join(' '), () =>
    forecast({ deck: deckLeft(content, state, terrain, gone), army, battles, needed, canSwap }),
  )
}

/** What the cards left ask for on average, troop by troop. */
export function averageDemand(deck: readonly Troops[]): Troops {
  const mean = (troop: Troop) => deck.reduce((all, troops) => all + troops[troop], 0) / Math.max(1, deck.length)
  return { archer: mean('archer'), berserker: mean('berserker'), raider: mean('raider') }
}
