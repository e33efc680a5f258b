/** People who play on through every crash: each command is sent again, with its key, until it is answered. */

import { openGame } from '@skerry/house'
import { anyChoice, type DefinedGame, type Random, type View, write } from '@skerry/kernel'
import type { TableState, WireSight } from '@skerry/link'
import { Api, ApiError } from '@skerry/link/client'

/** A command the server has said yes to. */
export interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly key: string
  /** The version after it. */
  readonly v: number
}

/** What has happened so far, as the players know it. */
export interface Memory {
  readonly acks: Acknowledged[]
  /** Tables the server has said it has opened. */
  readonly tables: Set<string>
  /** Messages it has taken: table and key. */
  readonly said: { readonly table: string; readonly seat: number; readonly key: string }[]
  refused: number
  /** Commands that had to be sent more than once. */
  resent: number
}

export const newMemory = (): Memory => ({ acks: [], tables: new Set(), said: [], refused: 0, resent: 0 })

export interface Opened {
  readonly game: DefinedGame
  readonly content: object
}

const PAUSE_MS = 40
/** One in so many rows is taken back, one in so many is followed by a word. */
const UNDO_ONE_IN = 8
const SAY_ONE_IN = 10

/** Plays one table after the other until told to stop. */
export class Player {
  protected readonly url: string
  private readonly root: string
  private readonly gameId: string
  private readonly seats: number
  protected readonly random: Random
  protected readonly memory: Memory
  private readonly name: string
  protected isStopped = false
  private keys = 0

  constructor(url: string, root: string, game: string, seats: number, name: string, random: Random, memory: Memory) {
    this.url = url
    this.root = root
    this.gameId = game
    this.seats = seats
    this.name = name
    this.random = random
    this.memory = memory
  }

  stop(): void {
    this.isStopped = true
  }

  async play(): Promise<void> {
    const { game, pack } = await openGame(this.root, this.gameId)
    const opened = { game, content: game.load(pack) }
    const people = Array.from({ length: this.seats }, () => new Api(this.url, { jar: true }))
    for (const [i, api] of people.entries()) await this.until(() => api.setName(`${this.name} ${i}`))
    while (!this.isStopped) await this.playTable(opened, people)
  }

  private async playTable(opened: Opened, people: readonly Api[]): Promise<void> {
    const [host, ...others] = people as [Api, ...Api[]]
    const plan = people.map((_, i) => (i === 0 ? ('me' as const) : ('open' as const)))
    const table = await this.until(() => host.create({ game: this.gameId, seats: plan }))
    if (table === null) return
    this.memory.tables.add(table.id)
    // What follows may have been done before the answer was lost: then it is refused the second time.
    for (const [i, api] of others.entries()) await this.until(() => joined(api, table, i + 1))
    await this.until(() => started(host, table.id))
    await this.playOn(opened, people, table.id)
  }

  /** Plays a table that has begun to its end. */
  protected async playOn(opened: Opened, people: readonly Api[], table: string): Promise<void> {
    while (!this.isStopped && (await this.playRow(opened, people, table)));
  }

  /** False: the game is over. */
  private async playRow({ game, content }: Opened, people: readonly Api[], table: string): Promise<boolean> {
    const state = await this.until(() => (people[0] as Api).table(table))
    if (state === null) return false
    const seat = state.asked?.seats[0]
    if (state.phase !== 'running' || seat === undefined) return false
    const api = people[seat] as Api
    const sight: WireSight | null = await this.until(() => api.view(table))
    if (sight === null) return false
    const choices = [chosen({ game, content }, sight.view, seat, this.random)]
    await this.command(table, seat, sight.v, (v, key) => api.choose(table, { v, key, choices }))
    if (this.random(UNDO_ONE_IN) === 0)
      await this.command(table, seat, sight.v + 1, (v, key) => api.undo(table, { v, key }))
    if (this.random(SAY_ONE_IN) === 0) await this.say(api, table, seat)
    return true
  }

  private async command(
    table: string,
    seat: number,
    v: number,
    send: (v: number, key: string) => Promise<{ readonly v: number }>,
  ): Promise<void> {
    const key = this.key()
    const done = await this.until(() => send(v, key))
    if (done !== null) this.memory.acks.push({ table, seat, key, v: done.v })
  }

  private async say(api: Api, table: string, seat: number): Promise<void> {
    const key = this.key()
    const said = await this.until(() => api.say(table, { text: `message ${key}`, key }))
    if (said !== null) this.memory.said.push({ table, seat, key })
  }

  private key(): string {
    this.keys += 1
    return `${this.name.replaceAll(/\W/g, '-')}-${this.keys}-crash-test`
  }

  /** Asks until there is an answer; null: the answer is no. */
  private async until<T>(ask: () => Promise<T>): Promise<T | null> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) {
          this.memory.refused += 1
          return null
        }
        if (attempt === 0) this.memory.resent += 1
        if (this.isStopped && attempt > 200) return null
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }
}

/** Any choice a seat has, found from its view alone. */
export function chosen({ game, content }: Opened, view: View, seat: number, random: Random): string {
  const play = game.play(content, game.redeal(content, view as View<object>, random))
  const choice = anyChoice(play, seat, random)
  if (choice === null) throw new Error(`seat ${seat} is asked and has no choice`)
  return write(game.compiled.verbs, choice)
}

async function joined(api: Api, table: TableState, seat: number): Promise<TableState> {
  const invite = table.seats[seat]?.invite as string
  return api.accept(invite).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return api.table(table.id)
    throw error
  })
}

async function started(host: Api, table: string): Promise<TableState> {
  return host.start(table).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.code === 'notOpen') return host.table(table)
    throw error
  })
}
