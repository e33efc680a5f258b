/**
 * What a campaign is worth: the best that can be made of it battle by battle, whatever the cards show. Worked out once for every
 * terrain and every number of troops, then looked up. Cards already seen are taken to come again, which hardly matters.
 */

import { BATTLES, regionCardOf, TROOPS } from '../queries.ts'
import type { BarEffect, Content, RegionCardId, State, Terrain, Troops } from '../types.ts'

/** Archers, berserkers, raiders. */
export type Army = readonly [number, number, number]

/** What the campaign is fought for. */
export interface Stakes {
  /** DP of the conquest, at once and later. */
  readonly prize: number
  /** DP that a lost battle costs. */
  readonly penalty: number
  /** DP that a troop left over is worth. */
  readonly troop: number
}

interface Battle {
  readonly grey: Army
  readonly all: Army | null
  readonly overkill: number
  readonly reward: number
}

/** Where a campaign stands: battles to come, wins still needed, among how many of them a penalty may be averted. */
export interface Stage {
  readonly battles: number
  readonly wins: number
  readonly shield: number
}

/** More of a kind than this are never needed. */
const MOST = 7
const SIZE = MOST + 1
const WINS = BATTLES / 2 + 1
const SHIELDS = 5

const REWARD: Readonly<Partial<Record<BarEffect['do'], number>>> = {
  resource: 0.8,
  any: 0.9,
  honour: 0.9,
  know: 2,
  draw: 2.6,
}
const rewardOf = (effects: readonly BarEffect[]): number => {
  let worth = 0
  for (const effect of effects) worth += (REWARD[effect.do] ?? 0) * ('n' in effect ? effect.n : 1)
  return worth
}
const armyOf = (troops: Troops): Army => [troops.archer, troops.berserker, troops.raider]

/** The answers to a battle with what they are worth; null: the troops are missing. */
export interface Answers {
  readonly yield: number
  readonly win: number | null
  readonly overkill: number | null
}

/** All campaigns in one terrain for the same stakes. */
export class Odds {
  readonly stakes: Stakes
  /** Which troops the terrain asks for at all. */
  readonly asks: readonly [boolean, boolean, boolean]
  private readonly deck: readonly Battle[]
  private readonly strides: Army
  private readonly stride: number
  private readonly worth: Float32Array
  private readonly chance: Float32Array
  private readonly spent: Float32Array

  constructor(deck: readonly Battle[], stakes: Stakes) {
    this.deck = deck
    this.stakes = stakes
    const asked = (i: number) => deck.some(({ grey, all }) => (all ?? grey)[i as 0] > 0)
    this.asks = [asked(0), asked(1), asked(2)]
    const sizes = this.asks.map((is) => (is ? SIZE : 1)) as [number, number, number]
    this.strides = [sizes[1] * sizes[2], sizes[2], 1]
    this.stride = sizes[0] * sizes[1] * sizes[2]
    const cells = (BATTLES + 1) * WINS * SHIELDS * this.stride
    this.worth = new Float32Array(cells).fill(Number.NaN)
    this.chance = new Float32Array(cells)
    this.spent = new Float32Array(cells)
  }

  private cell(battles: number, wins: number, shield: number, a: number, b: number, r: number): number {
    const [sa, sb] = this.strides
    let at = ((battles * WINS + wins) * SHIELDS + shield) * this.stride
    if (this.asks[0]) at += sa * (a > MOST ? MOST : a)
    if (this.asks[1]) at += sb * (b > MOST ? MOST : b)
    if (this.asks[2]) at += r > MOST ? MOST : r
    return at
  }

  /** Works out a cell if it has not been looked up before. */
  private find(battles: number, wins: number, shield: number, a: number, b: number, r: number): number {
    const at = this.cell(battles, wins, shield, a, b, r)
    if (Number.isNaN(this.worth[at] as number)) this.fill(at, battles, wins, shield, a, b, r)
    return at
  }

  private fill(at: number, battles: number, wins: number, shield: number, a: number, b: number, r: number): void {
    const { asks, deck, stakes } = this
    const [archers, berserkers, raiders] = [
      asks[0] ? Math.min(a, MOST) : 0,
      asks[1] ? Math.min(b, MOST) : 0,
      asks[2] ? Math.min(r, MOST) : 0,
    ]
    if (battles === 0) {
      this.worth[at] = (wins === 0 ? stakes.prize : 0) + stakes.troop * (archers + berserkers + raiders)
      this.chance[at] = wins === 0 ? 1 : 0
      return
    }
    let [worth, chance, spent] = [0, 0, 0]
    for (const { grey, all, overkill, reward } of deck) {
      // BAR-KNOW-DEF-01 The first penalty that can be averted is.
      const lost = this.find(battles - 1, wins, 0, archers, berserkers, raiders)
      let best = (this.worth[lost] as number) - (shield > 0 ? 0 : stakes.penalty)
      let next = lost
      let paid = 0
      for (let more = 0; more < 2; more++) {
        const due = more === 0 ? grey : all
        if (due === null || due[0] > archers || due[1] > berserkers || due[2] > raiders) break
        const won = this.find(
          battles - 1,
          wins > 0 ? wins - 1 : 0,
          shield > 0 ? shield - 1 : 0,
          archers - due[0],
          berserkers - due[1],
          raiders - due[2],
        )
        const gain = (this.worth[won] as number) + reward + (more === 0 ? 0 : overkill)
        if (gain < best) continue
        best = gain
        next = won
        paid = due[0] + due[1] + due[2]
      }
      worth += best
      chance += this.chance[next] as number
      spent += paid + (this.spent[next] as number)
    }
    this.worth[at] = worth / deck.length
    this.chance[at] = chance / deck.length
    this.spent[at] = spent / deck.length
  }

  /** How many of these troops the terrain may ask for. */
  counted(a: number, b: number, r: number): number {
    const { asks } = this
    return (asks[0] ? Math.min(a, MOST) : 0) + (asks[1] ? Math.min(b, MOST) : 0) + (asks[2] ? Math.min(r, MOST) : 0)
  }

  /** What the rest of a campaign is worth with these troops, those left over included; the prize may differ from the stakes. */
  value({ battles, wins, shield }: Stage, a: number, b: number, r: number, prize: number): number {
    const at = this.find(battles, wins, shield, a, b, r)
    return (this.worth[at] as number) + (prize - this.stakes.prize) * (this.chance[at] as number)
  }
  /** How likely the region is conquered. */
  chanceOf({ battles, wins, shield }: Stage, [a, b, r]: Army): number {
    return this.chance[this.find(battles, wins, shield, a, b, r)] as number
  }
  /** How many troops will be paid. */
  spending({ battles, wins, shield }: Stage, [a, b, r]: Army): number {
    return this.spent[this.find(battles, wins, shield, a, b, r)] as number
  }

  /** What each answer to a battle is worth; `stage` counts this battle as still to come. */
  answers({ battles, wins, shield }: Stage, [a, b, r]: Army, battle: Battle): Answers {
    const after = (due: Army | null, more: number): number | null => {
      if (due === null || due[0] > a || due[1] > b || due[2] > r) return null
      const [w, s] = [Math.max(0, wins - 1), Math.max(0, shield - 1)]
      const at = this.find(battles - 1, w, s, a - due[0], b - due[1], r - due[2])
      return (this.worth[at] as number) + battle.reward + more
    }
    const lost = this.worth[this.find(battles - 1, wins, 0, a, b, r)] as number
    return {
      yield: lost - (shield > 0 ? 0 : this.stakes.penalty),
      win: after(battle.grey, 0),
      overkill: after(battle.all, battle.overkill),
    }
  }
}

const PRIZES: readonly number[] = [2, 5, 8, 11, 15, 20]
const nearest = (values: readonly number[], n: number): number =>
  values.reduce((best, value) => (Math.abs(value - n) < Math.abs(best - n) ? value : best))
const PENALTIES: readonly number[] = [0, 1, 2]

/** Made for one reading of the decks. */
interface Library {
  readonly battles: Readonly<Record<RegionCardId, Battle>>
  readonly decks: Readonly<Record<Terrain, readonly Battle[]>>
  readonly odds: Map<string, Odds>
}
const libraries = new WeakMap<Content, Map<string, Library>>()

function libraryOf(t: { readonly state: State; readonly content: Content }): Library {
  const { state, content } = t
  let readings = libraries.get(content)
  if (readings === undefined) {
    readings = new Map()
    libraries.set(content, readings)
  }
  let library = readings.get(state.options.deckTroops)
  if (library === undefined) {
    const battles: Record<RegionCardId, Battle> = {}
    for (const id of Object.keys(content.regionCards) as RegionCardId[]) {
      const { troops, overkill, reward } = regionCardOf(t, id)
      const all = overkill === null ? null : armyOf(overkill.troops)
      battles[id] = { grey: armyOf(troops), all, overkill: overkill?.dp ?? 0, reward: rewardOf(reward) }
    }
    const decks = Object.fromEntries(
      Object.entries(content.decks).map(([terrain, ids]) => [terrain, ids.map((id) => battles[id])]),
    ) as unknown as Record<Terrain, Battle[]>
    library = { battles, decks, odds: new Map() }
    readings.set(state.options.deckTroops, library)
  }
  return library
}

type T = { readonly state: State; readonly content: Content }
export function oddsOf(t: T, terrain: Terrain, { prize, penalty, troop }: Stakes): Odds {
  const library = libraryOf(t)
  const stakes = { prize: nearest(PRIZES, prize), penalty: nearest(PENALTIES, penalty), troop }
  const key = `${terrain} ${stakes.prize} ${stakes.penalty} ${troop}`
  let odds = library.odds.get(key)
  if (odds === undefined) {
    odds = new Odds(library.decks[terrain], stakes)
    library.odds.set(key, odds)
  }
  return odds
}
export const battleOf = (t: T, card: RegionCardId): Battle => libraryOf(t).battles[card] as Battle
export const TROOP_INDEX: Readonly<Record<string, number>> = Object.fromEntries(TROOPS.map((troop, i) => [troop, i]))
