/** The proof: two servers play two logs that a viewer cannot tell apart, and every byte to that viewer is the same. */

import { mock } from 'node:test'
import type { Viewer } from '@skerry/kernel'
import { type Parted, whereTheyPart } from './compare.ts'
import { pairFrom, type Subject, subjectOf } from './pairs.ts'
import { programmeOf } from './programme.ts'
import { type Both, type Hiding, hidingOf, type Secret } from './secrets.ts'
import { type Serve, World } from './world.ts'

/** One pair to be played: the how manieth, and what it shall differ in. */
export interface Task {
  readonly game: string
  readonly secret: string
  readonly seed: string
}

export interface Violation extends Parted {
  readonly seed: string
  readonly game: string
  readonly viewer: Viewer
}

export interface Proved {
  readonly task: Task
  readonly viewer: Viewer
  readonly seats: number
  readonly rows: number
  /** Choices and outcomes that differ in the logs, and beyond their end. */
  readonly differing: number
  readonly toCome: number
  readonly kinds: readonly string[]
  readonly listeners: number
  readonly requests: number
  readonly frames: number
  readonly bytes: number
  readonly violation: Violation | null
}

/** What nobody can know yet is shown by fewer pairs. */
const TO_COME_SHARE = 10

/** So many twins of a game, taking turns in what they differ in, and some more that differ in what is to come. */
export function tasksFor(hiding: Hiding, count: number, seed: string): Task[] {
  const { game, secrets } = hiding
  const [toCome, hidden] = [secrets.filter((one) => one.isToCome), secrets.filter((one) => !one.isToCome)]
  const tasks = (from: readonly Secret[], many: number, name: string) =>
    Array.from({ length: many }, (_, i) => ({
      game,
      secret: (from[i % from.length] as Secret).id,
      seed: `${seed}/${game}/${name}${i}`,
    }))
  const each = Math.ceil(count / TO_COME_SHARE / Math.max(1, toCome.length))
  return [...tasks(hidden, count, ''), ...tasks(toCome, each * toCome.length, 'next')]
}

/** A pair of servers, and the games that are played on them. */
export class Proof {
  private readonly root: string
  private readonly worlds: Both<World>
  private readonly subjects = new Map<string, Subject>()

  private constructor(root: string, worlds: Both<World>) {
    this.root = root
    this.worlds = worlds
  }

  static async open(root: string, serving?: Serve): Promise<Proof> {
    const worlds: Both<World> = [await World.open(root, 0, serving), await World.open(root, 1, serving)]
    mock.timers.enable({ apis: ['setTimeout'] }) // what comes later comes at the same step in both worlds
    return new Proof(root, worlds)
  }

  async prove(task: Task): Promise<Proved> {
    const subject = await this.subjectOf(task.game)
    const pair = pairFrom(subject, secretOf(task), task.seed)
    const programme = programmeOf(subject, pair)
    const [first, second] = this.worlds
    const heard = await first.play(programme, task.seed)
    const parted = whereTheyPart(heard, await second.play(programme, task.seed))
    return {
      task,
      viewer: pair.viewer,
      seats: programme.seats,
      rows: pair.records[0].rows.length,
      differing: pair.differences.filter(({ isToCome }) => !isToCome).length,
      toCome: pair.differences.filter(({ isToCome }) => isToCome).length,
      kinds: pair.kinds,
      listeners: programme.listeners.length,
      requests: heard.filter(({ who, isLive }) => who !== 'log' && !isLive).length,
      frames: heard.reduce((sum, { frames }) => sum + frames, 0),
      bytes: heard.reduce((sum, { bytes }) => sum + bytes.length, 0),
      violation: parted === null ? null : { seed: task.seed, game: task.game, viewer: pair.viewer, ...parted },
    }
  }

  async close(): Promise<void> {
    mock.timers.reset()
    for (const world of this.worlds) await world.close()
  }

  private async subjectOf(game: string): Promise<Subject> {
    const subject = this.subjects.get(game) ?? (await subjectOf(this.root, game))
    this.subjects.set(game, subject)
    return subject
  }
}

function secretOf({ game, secret: id }: Task): Secret {
  const secret = hidingOf(game).secrets.find((one) => one.id === id)
  if (secret === undefined) throw new Error(`${game} hides no “${id}”`)
  return secret
}
