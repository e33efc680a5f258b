/** The invariants of what changes: how one position of a game may differ from the one before it. Ledger 8. */

import { type Actor, type Choice, draw, hashOf, type Options, type Random, randomFrom, type Seat } from '@skerry/kernel'
import { seedsOf, someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import {
  ATTRIBUTES,
  COMMON,
  cardOf,
  DECKS,
  HEROIC,
  holdsFor,
  inPlay,
  masterOf,
  playerOf,
  START_HONOR,
} from '../queries.ts'
import type { Attr, CardId, Player, QuestId, TurnFrame, VinEvent } from '../types.ts'
import { conserved, type P } from './conserved.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
type Told<T extends VinEvent['type']> = Extract<VinEvent, { type: T }>

/** One step of a random game: what was done, what happened, and the table before and after. */
interface Step {
  readonly before: P
  readonly after: P
  readonly actor: Actor
  readonly events: readonly VinEvent[]
}

function* stepsOf(seats: number, options: Options, seed: string): Generator<Step> {
  const random = randomFrom(seed)
  let before = game.setup(content, seats, options)
  for (;;) {
    const pending = game.pending(content, before)
    if (pending.kind === 'over') return
    const actor = pending.kind === 'chance' ? { outcome: draw(pending.outcomes, random) } : answer(before, random)
    const applied = game.apply(content, before, actor)
    if ('refused' in applied) throw new Error(`offered but refused: ${JSON.stringify(applied.refused)}`)
    yield { before, after: applied.position, actor, events: applied.events }
    before = applied.position
  }
}

/** INV-21 Whoever is asked can choose something. */
function answer(p: P, random: Random): Actor {
  const pending = game.pending(content, p)
  if (pending.kind !== 'asked') throw new Error('nobody is asked')
  const seat = pending.seats[0] as Seat
  const choice = anybodysChoice(game.play(content, p), seat, random)
  if (choice === undefined || choice === null) throw new Error(`a seat without a legal choice at ${pending.decision}`)
  return { seat, choice }
}

const boardOf = ({ state }: P) => ({ state, content })
const told = <T extends VinEvent['type']>(events: readonly VinEvent[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)
const seatsOf = ({ state }: P): Seat[] => [...state.players.keys()]
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const playersOf = ({ before, after }: Step): (readonly [Player, Player, Seat])[] =>
  seatsOf(after).map((seat) => [playerOf(before.state, seat), playerOf(after.state, seat), seat])
const turnIn = ({ stack }: P): TurnFrame | undefined => stack.find((frame) => frame.rule === 'turn')
const companionsOf = ({ cards }: Player): CardId[] =>
  cards.flatMap(({ card }) => (cardOf(content, card).kind === 'companion' ? [card] : []))

/** What must hold between two positions that follow one another, by its number in the ledger. */
const RULES: Readonly<Record<string, (step: Step) => boolean>> = {
  'INV-09 honor changes by what is told, and by nothing else': (step) =>
    playersOf(step).every(([before, after, seat]) => {
      const changed = total(
        told(step.events, 'honorChanged').flatMap((event) => (event.seat === seat ? [event.by] : [])),
      )
      const final = told(step.events, 'finalScored').find((event) => event.seat === seat)?.sum.total ?? 0
      return after.honor === before.honor + changed + final
    }),
  'INV-10 coins go from the track to whoever reached them, or out when the end is triggered': (step) => {
    const { before, after, events } = step
    const taken = told(events, 'coinTaken').map(({ coin }) => coin)
    const isEnding = told(events, 'endTriggered').length > 0
    return before.state.coins.every((coin) => isEnding || taken.includes(coin) !== after.state.coins.includes(coin))
  },
  'INV-11 only who has reached a coin takes it': ({ events }) =>
    told(events, 'coinTaken').every(({ seat, coin }) => {
      const at = events.findIndex((event) => event.type === 'coinTaken' && event.coin === coin)
      const honor = events.slice(0, at).findLast((event) => event.type === 'honorChanged' && event.seat === seat)
      return honor === undefined || (honor as Told<'honorChanged'>).honor >= coin
    }),
  'INV-12 speed never falls': (step) => playersOf(step).every(([before, after]) => after.speed >= before.speed),
  'INV-13 who is vindicated stays so, and had no Potential and 25 honor': (step) =>
    playersOf(step).every(([before, after]) => {
      if (before.isVindicated || !after.isVindicated) return after.isVindicated === before.isVindicated
      return before.zones.pot === 0 && before.honor >= 25
    }),
  'INV-16 a Move ends elsewhere than it began': ({ before, events }) => {
    const move = before.stack.findLast((frame) => frame.rule === 'move')
    const from = told(events, 'moveBegan')[0]?.from ?? move?.from
    return told(events, 'moveEnded').every(({ at }) => at !== from)
  },
  'INV-17 control is taken of what was visited in this turn': ({ before, events }) =>
    told(events, 'controlTaken').every(
      ({ hex }) =>
        turnIn(before)?.visited.includes(hex) || told(events, 'visitBegan').some((visit) => visit.hex === hex),
    ),
  'INV-18 nothing turns a heroic attribute into a common one': ({ events }) =>
    told(events, 'cubesMoved').every(
      ({ from, into }) =>
        !((HEROIC as readonly string[]).includes(from) && (COMMON as readonly string[]).includes(into)),
    ),
  'INV-18 a conversion takes two common cubes for a heroic one': ({ before, after, events }) =>
    told(events, 'converted').every(({ seat, attr }) => {
      const [was, is] = [playerOf(before.state, seat).spheres, playerOf(after.state, seat).spheres]
      const common = (spheres: Readonly<Record<Attr, number>>) => total(COMMON.map((one) => spheres[one]))
      const answered = told(events, 'cubesMoved').filter(({ from }) => from === 'inf').length
      return is[attr] === was[attr] + 1 && common(is) === common(was) - 2 + answered
    }),
  'INV-19 a companion leaves by death or parting, and its cubes go to Influence': (step) =>
    playersOf(step).every(([before, after, seat]) => {
      const gone = companionsOf(before).filter((card) => !companionsOf(after).includes(card))
      return gone.every((card) => {
        const isTold = told(step.events, 'cardLost').some((lost) => lost.seat === seat && lost.card === card)
        const cubes = inPlay(step.before.state, seat, card)?.cubes ?? 0
        const back = told(step.events, 'cubesMoved').filter(({ from, into }) => from === card && into === 'inf')
        return isTold && total(back.map(({ n }) => n)) >= cubes
      })
    }),
  'INV-25 the end that has been triggered is not taken back': ({ before, after }) =>
    before.state.lastRound === null || after.state.lastRound === before.state.lastRound,
}

const TABLES: readonly (readonly [string, number, Options])[] = [
  ['two players', 2, {}],
  ['two players, open piles that do not grow', 2, { openPileGrows: false }],
  ['three players, no honor for what one gave up', 3, { retakeHonor: false }],
  ['four players', 4, {}],
  ['five players', 5, {}],
]
const width = inject('width')
const GAMES = Array.from({ length: 5 }, (_, n) => n)

describe.each(TABLES)('in random games of %s', (name, seats, options) => {
  const seeds = someOf(GAMES, 2, width).flatMap((n) => seedsOf(`invariants ${name} ${n}`, width, inject('seed')))
  const games = seeds.map((seed) => [...stepsOf(seats, options, seed)])
  const steps = games.flat()
  const logs = games.map((steps) => steps.flatMap(({ events }) => events))
  const lasts = games.map((steps) => (steps.at(-1) as Step).after)

  it.each(Object.entries(RULES))('%s', (_, holds) => {
    expect(steps.find((step) => !holds(step))?.events).toBeUndefined()
  })

  it('INV-01 to -12, -14, -15, -17, -20, -23, -28 every position keeps its sums and its shape', () => {
    const first = JSON.stringify(conserved(content, games[0]?.[0]?.before as P))
    for (const { after } of steps) {
      const sums = JSON.stringify(conserved(content, after))
      if (sums !== first) expect(sums).toBe(first)
    }
  })

  it('VIN-MOD-01 what was agreed before setup holds to the end', () => {
    for (const { state } of lasts) expect(state.options).toEqual({ openPileGrows: true, retakeHonor: true, ...options })
  })

  it('INV-07 nothing lies twice and as much as the pack holds', () => {
    const sums = conserved(content, games[0]?.[0]?.before as P)
    for (const deck of DECKS) expect(sums[`INV-07 ${deck}`]).toBe(content.deckIds[deck].length)
  })

  it('INV-09 all that was told adds up to the honor that everybody has', () => {
    games.forEach((_, n) => {
      for (const seat of seatsOf(lasts[n] as P)) {
        const log = logs[n] as readonly VinEvent[]
        const changes = told(log, 'honorChanged').flatMap((event) => (event.seat === seat ? [event.by] : []))
        const final = told(log, 'finalScored').find((event) => event.seat === seat)
        const { honor } = playerOf((lasts[n] as P).state, seat)
        expect(honor).toBe(START_HONOR + total(changes) + (final?.sum.total ?? 0))
      }
    })
  })

  it('INV-15 one Move, activations, visits and purchases as often as a turn allows', () => {
    for (const log of logs) {
      let done: Record<string, number> = {}
      const count = (what: string) => {
        done[what] = (done[what] ?? 0) + 1
        return done[what]
      }
      for (const event of log) {
        if (event.type === 'turnBegan') done = {}
        if (event.type === 'granted' && event.effect.do === 'again') count(`more ${event.effect.what}`)
        const more = (what: string) => 1 + (done[`more ${what}`] ?? 0)
        if (event.type === 'moveBegan') expect(count('move')).toBe(1)
        if (event.type === 'activated') expect(count('activate')).toBeLessThanOrEqual(more('activate'))
        if (event.type === 'visitBegan' || event.type === 'rested')
          expect(count('visit')).toBeLessThanOrEqual(more('visit'))
        if (event.type === 'tileBought') expect(count('prof')).toBeLessThanOrEqual(more('prof'))
      }
    }
  })

  it('INV-20 no view contains somebody else’s quest, nor what lies in a deck', () => {
    for (const { after } of steps.filter(({ after }, i) => i % 25 === 0 && after.result === null))
      for (const viewer of [...seatsOf(after), 'spectator' as const]) {
        const { state } = game.view(content, after, viewer)
        state.players.forEach(({ quests }, seat) => {
          for (const { is } of quests) expect(is === undefined).toBe(seat !== viewer)
        })
        for (const deck of DECKS)
          for (const { is, knownTo } of state.decks[deck].pile.top)
            expect(is === undefined || knownTo === 'all' || knownTo.includes(viewer as Seat)).toBe(true)
      }
  })

  it('INV-23, -24 at most 31 rounds, and as many turns for everybody', () => {
    games.forEach((_, n) => {
      const { round } = (lasts[n] as P).state
      expect(round).toBeLessThanOrEqual(31)
      for (const seat of seatsOf(lasts[n] as P)) {
        const turns = told(logs[n] as readonly VinEvent[], 'turnBegan').filter((turn) => turn.seat === seat)
        expect(turns.map((turn) => turn.round)).toEqual(Array.from({ length: round }, (_, i) => i + 1))
      }
    })
  })

  it('INV-25 the end is triggered once, in the round before the last', () => {
    games.forEach((_, n) => {
      const ended = told(logs[n] as readonly VinEvent[], 'endTriggered')
      const { round, lastRound } = (lasts[n] as P).state
      expect(ended.map((event) => event.lastRound)).toEqual([round])
      expect(lastRound).toBe(round)
      const at = (logs[n] as readonly VinEvent[]).findIndex(({ type }) => type === 'endTriggered')
      const before = told((logs[n] as readonly VinEvent[]).slice(0, at), 'turnBegan').at(-1)
      expect(before?.round).toBe(round - 1)
    })
  })

  it('INV-26 final scoring: regions, masteries, quests and the cards’ own', () => {
    games.forEach((game) => {
      const { after, before } = game.at(-1) as Step
      for (const seat of seatsOf(after)) {
        const parts = after.state.final?.[seat]?.parts ?? []
        const sumOf = (rule: string) => total(parts.filter((part) => part.rule === rule).map(({ amount }) => amount))
        const regions = Object.values(after.state.controllers).filter((other) => other === seat).length
        expect(sumOf('VIN-BONUS-CONTROL-05')).toBe(2 * regions)
        const masteries = ATTRIBUTES.filter((attr) => masterOf(boardOf(before), attr) === seat).length
        expect(sumOf('VIN-MASTERY-05')).toBe(5 * masteries)
        expect(sumOf('VIN-QUEST-02')).toBe(questHonor(before, seat))
        const all = ['VIN-BONUS-CONTROL-05', 'VIN-MASTERY-05', 'VIN-QUEST-02', 'VIN-FINAL-01'].map(sumOf)
        expect(after.state.final?.[seat]?.total).toBe(total(all))
      }
      for (const attr of ATTRIBUTES) {
        const parts = (after.state.final ?? []).flatMap((sum) => sum.parts)
        expect(parts.filter(({ of, amount }) => of === `mastery ${attr}` && amount > 0).length).toBeLessThanOrEqual(1)
      }
    })
  })

  it('what is checked here has happened', () => {
    const happened = new Set(logs.flat().map(({ type }) => type))
    for (const type of ['controlTaken', 'converted', 'cardLost', 'coinTaken', 'tileBought', 'speedRaised'] as const)
      expect(happened).toContain(type)
  })

  it('INV-27 the same outcomes and decisions lead to the same table', () => {
    const first = games[0] as readonly Step[]
    let p = game.setup(content, seats, options)
    for (const { actor, events } of first) {
      const applied = game.apply(content, p, actor)
      if ('refused' in applied) throw new Error('refused')
      expect(hashOf(applied.events)).toBe(hashOf(events))
      p = applied.position
    }
    expect(p).toEqual(first.at(-1)?.after)
  })

  it('INV-21 the end of the turn can be reached from every moment of it', () => {
    for (const { after } of steps.filter((_, i) => i % 40 === 0)) expect(endsSoon(after)).toBe(true)
  })

  it('INV-22 who goes on as long as possible must end the turn at last, and never gets more out of the same cubes', () => {
    for (const { after } of steps.filter(({ after }, i) => i % 60 === 0 && turnIn(after) !== undefined))
      exhaust(after, randomFrom(`${name} ${after.state.round}`))
  })
})

function questHonor(p: P, seat: Seat): number {
  const quests = playerOf(p.state, seat).quests.map(({ is }) => content.quests[is as QuestId]?.goals ?? [])
  return total(quests.flat().map((goal) => (holdsFor(boardOf(p), seat, goal.if) ? goal.honor : 0)))
}

/** Ends what is open as quickly as it can. */
const FINISHING: readonly string[] = [
  'endTurn',
  'stop',
  'leave',
  'accept',
  'enough',
  'letDie',
  'place',
  'roll',
  'waive',
]
const PATIENCE = 60
function endsSoon(start: P): boolean {
  const random = randomFrom('soon')
  let p = start
  const turn = () => `${p.state.round} ${p.state.active}`
  const begun = turn()
  for (let i = 0; i < PATIENCE; i++) {
    if (turn() !== begun || p.result !== null) return true
    const pending = game.pending(content, p)
    const actor: Actor =
      pending.kind === 'asked' ? hurried(p, pending.seats[0] as Seat, random) : { outcome: drawn(p, random) }
    const applied = game.apply(content, p, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    p = applied.position
  }
  return false
}
function drawn(p: P, random: Random) {
  const pending = game.pending(content, p)
  if (pending.kind !== 'chance') throw new Error('no chance')
  return draw(pending.outcomes, random)
}
function hurried(p: P, seat: Seat, random: Random): Actor {
  const choices = game.choices(content, p, seat)
  const list = choices.kind === 'none' ? [] : choices.list
  const finishing = list.filter(({ do: verb }) => FINISHING.includes(verb))
  const moving = list.filter(({ do: verb }) => verb === 'step')
  const choice = finishing[0] ?? moving[random(moving.length || 1)]
  return { seat, choice: choice ?? anybodysChoice(game.play(content, p), seat, random) }
}

/** Whatever can be done but ending the turn is done: it comes to an end, and the same cubes never come back with more honor. */
const LONGEST_TURN = 400
function exhaust(start: P, random: Random): void {
  let p = start
  const { round, active } = start.state
  const honorWith = new Map<string, number>()
  for (let i = 0; i < LONGEST_TURN; i++) {
    if (p.state.round !== round || p.state.active !== active || p.result !== null) return
    const pending = game.pending(content, p)
    if (pending.kind === 'asked' && pending.decision === 'turn.actions') {
      const { honor, ...rest } = playerOf(p.state, active)
      const same = hashOf([rest, p.state.controllers, p.state.profs, turnIn(p)])
      expect(honor).toBeLessThanOrEqual(honorWith.get(same) ?? Number.POSITIVE_INFINITY)
      honorWith.set(same, honor)
    }
    const actor = pending.kind === 'asked' ? tireless(p, random) : { outcome: drawn(p, random) }
    const applied = game.apply(content, p, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    p = applied.position
  }
  expect.unreachable(`a turn of more than ${LONGEST_TURN} actions`)
}
function tireless(p: P, random: Random): Actor {
  const pending = game.pending(content, p)
  if (pending.kind !== 'asked') throw new Error('nobody is asked')
  const seat = pending.seats[0] as Seat
  const choices = game.choices(content, p, seat)
  const list: readonly Choice[] =
    choices.kind === 'list' ? choices.list.filter(({ do: verb }) => verb !== 'endTurn') : []
  const choice = list[random(list.length || 1)]
  return { seat, choice: choice ?? anybodysChoice(game.play(content, p), seat, random) }
}
