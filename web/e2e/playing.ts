/** People at a table of the server who play: each thinks with nothing but what their own page was told. */

import { botNamed } from '@skerry/bots'
import type { Choice, Seat } from '@skerry/kernel'
import { expect } from 'vitest'
import type { Rules } from '../src/games/rules.ts'
import type { Option } from '../src/link/types.ts'
import { Advice } from '../src/worker/advice.ts'
import type { HeardTable, KnownSight } from './ear.ts'
import { answer, delegate, type Way } from './online-hands.ts'
import { PATIENTLY, type Person } from './people.ts'

/** What somebody wants to answer. */
export interface Wish {
  /** The version it is the answer to. */
  readonly v: number
  /** The rule that asks: `fight`. */
  readonly rule: string
  readonly choice: Choice
  readonly notation: string
  /** Null: a quantity is to be spread. */
  readonly option: Option | null
}

export class Player {
  readonly person: Person
  readonly table: HeardTable
  readonly seat: Seat
  /** How many questions they have answered themselves. */
  answers = 0
  private readonly rules: Rules
  private readonly advice: Advice
  private readonly ways: readonly Way[]
  /** A bot answers what this rule asks, until another one asks. */
  private left: string | null = null
  /** What was thought of last, so that nobody thinks twice. */
  private thought: { readonly of: KnownSight; readonly wish: Wish | null } | null = null

  constructor(person: Person, id: string, seat: Seat, rules: Rules, ways: readonly Way[]) {
    const bot = botNamed('novice', rules.game, rules.guide) ?? botNamed('random', rules.game)
    if (bot === null) throw new Error(`nobody plays ${rules.game.id}`)
    this.person = person
    this.table = person.ear.of(id)
    this.seat = seat
    this.rules = rules
    this.advice = new Advice(rules, bot)
    this.ways = ways
  }

  /** Null: there is nothing to be chosen by this person. */
  wish(): Wish | null {
    const { now } = this.table
    if (now === null || !now.asked.includes(this.seat)) return null
    if (this.thought?.of !== now) this.thought = { of: now, wish: this.think(now) }
    return this.thought.wish
  }

  private think(now: KnownSight): Wish | null {
    const { pending, choices, options } = this.advice.desk(now.view)
    if (pending.kind !== 'asked' || choices.kind === 'none') return null
    const rule = pending.decision.split('.')[0] as string
    if (this.left === rule) return null
    this.left = null
    const choice = this.advice.suggest(now.view) as Choice
    const notation = this.rules.game.write(choice)
    return { v: now.v, rule, choice, notation, option: options.find((one) => one.notation === notation) ?? null }
  }

  /** A bot is about to answer for this person. */
  get isLeftToBot(): boolean {
    return this.left !== null && (this.table.now?.asked.includes(this.seat) ?? false)
  }

  /** By turns in all the ways this person has. */
  get way(): Way {
    return this.ways[this.answers % this.ways.length] as Way
  }

  async answer(wish: Wish): Promise<void> {
    const { page, ear } = this.person
    await answer(page, wish, this.way)
    await expect.poll(() => ear.keys.every((key) => ear.outcomes.has(key)), PATIENTLY).toBe(true)
    this.answers += 1
  }

  async delegate(wish: Wish): Promise<void> {
    this.left = wish.rule
    this.thought = null
    await delegate(this.person.page, wish)
  }
}

/** Without anything happening for this long, the game is stuck. */
const PATIENCE_MS = 120_000
/** Polling interval. */
const LOOK_MS = 15

/**
 * Plays until it is enough, or to the end of the game. Everybody answers so many questions themselves and leaves later ones
 * to a bot.
 */
export async function playOn(players: readonly Player[], own: number, isEnough = () => false): Promise<void> {
  let last = Date.now()
  while (!isEnough() && !players.some(({ table }) => table.isOver)) {
    const found = nextOf(players)
    if (found !== null) {
      const [player, wish] = found
      await (player.answers < own ? player.answer(wish) : player.delegate(wish))
      last = Date.now()
    } else if (Date.now() - last > PATIENCE_MS) throw new Error('the game does not go on')
    else await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/**
 * Who answers next; those who have answered less go first. Nobody does before all know the newest position and the bots have
 * answered: where several are asked at once, the order must not depend on who is faster.
 */
function nextOf(players: readonly Player[]): readonly [Player, Wish] | null {
  const newest = Math.max(...players.map(({ table }) => table.now?.v ?? 0))
  if (players.some(({ table }) => table.now?.v !== newest)) return null
  const wishes = players.map((player) => [player, player.wish()] as const)
  if (players.some((player) => player.isLeftToBot)) return null
  const ready = wishes.filter((one): one is readonly [Player, Wish] => one[1] !== null)
  return ready.toSorted(([a], [b]) => a.answers - b.answers)[0] ?? null
}

/** Plays until this one is asked alone, and both know it. */
export async function playTo(one: Player, other: Player): Promise<Wish> {
  const isAlone = ({ table: { now } }: Player) => now?.asked.length === 1 && now.asked[0] === one.seat
  const isThere = () => isAlone(one) && isAlone(other) && one.table.now?.v === other.table.now?.v
  await playOn([one, other], Number.POSITIVE_INFINITY, () => isThere() && one.wish() !== null)
  const wish = one.wish()
  if (wish === null) throw new Error('the game was over before')
  return wish
}
