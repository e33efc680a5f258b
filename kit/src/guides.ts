/** A game's advice to bots as a list of tests, the same for every game; and whole games played by its lights. */

import type { Guide } from '@skerry/contracts'
import {
  anyChoice,
  type Choice,
  draw,
  type Game,
  type GameTypes,
  type Options,
  type Play,
  type Random,
  randomFrom,
  type Seat,
  same,
} from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import { demand, Flaw } from './flaw.ts'
import { sampleOf, seedsOf, type Width } from './width.ts'

/** Who answers at a seat. */
export type Player<G extends GameTypes = GameTypes> = (play: Play<G>, seat: Seat, random: Random) => Choice
/** Looks at the table before every choice. */
export type Onlooker<G extends GameTypes = GameTypes> = (play: Play<G>, seat: Seat) => void

/** Any legal choice. */
export const anybody = <G extends GameTypes>(play: Play<G>, seat: Seat, random: Random): Choice =>
  anyChoice(play, seat, random) as Choice

/** More decisions than any game has. */
const LONGEST = 200_000

/** Games of one game, played to their end. */
export class Club<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  /** Does what the game advises. */
  readonly novice: Player<G>
  constructor(game: Game<G>, content: G['content'], guide: Guide<G>) {
    this.game = game
    this.content = content
    this.novice = (play, seat, random) => guide.answer(play, seat, random)
  }
  /** A table of players of one kind; novices unless another kind is named. */
  table(seats: number, player: Player<G> = this.novice): Player<G>[] {
    return Array<Player<G>>(seats).fill(player)
  }
  /** A game to its end; the same seed, the same game. */
  playOn(seed: string, players: readonly Player<G>[], options: Options = {}, look?: Onlooker<G>): Play<G> {
    const random = randomFrom(seed)
    const play = this.game.play(this.content, this.game.setup(this.content, players.length, options))
    for (let asked = 0; !play.over; ) {
      if (play.waits() === 'chance') {
        play.resolve(draw(play.outcomes(), random))
        continue
      }
      asked += 1
      if (asked > LONGEST) throw new Flaw('ends', `"${seed}" is not over after ${LONGEST} decisions`)
      const seat = play.next()
      look?.(play, seat)
      play.take(seat, (players[seat] as Player<G>)(play, seat, random))
    }
    return play
  }
}

/** How much a guide is tried. */
export interface GuidePlan<G extends GameTypes = GameTypes> {
  readonly width: Width
  /** From which further games are drawn in `deep`. */
  readonly seed: string
  /** A clock, in milliseconds. */
  now(): number
  /** Options to play with; between them they should make a difference to the guide. */
  readonly variants: readonly Options[]
  /** Games of each seat count and variant, by novices and at random; in `quick` all variants with the most players, else one. */
  readonly games: number
  /** Of the questions in random games every so-many-th is put to the guide, where those games are long; absent: all. */
  readonly sparse?: number
  /** One novice among players at random: so many games with each seat count, and how many of all it may lose by bad luck. */
  readonly beats: {
    readonly seats: readonly number[]
    readonly games: number
    readonly lost: number
    readonly options?: Options
  }
  /** Games in which another deal must give the same answers; every so-many-th question is tried, and all that `isTelling`. */
  readonly blind: {
    readonly seats: number
    readonly games: number
    readonly options?: Options
    readonly every: number
    isTelling?(play: Play<G>): boolean
  }
}

/** At least this many deals must differ, or another deal proves nothing. */
const FEW_DEALS = 10
/** Of a random game no more questions are put to the guide: some go on for ever. */
const MANY_QUESTIONS = 3000
/** Questions of one kind in `quick`: so many, then ever fewer. */
const FEW_QUESTIONS = 10
/** Games against each number of players at random in `quick`. */
const FEW_GAMES = 2
/** An answer may take so many times as long as to find out what may be chosen. */
const SLOWEST = 20

/** Whatever the guide says is legal, better than chance and the same for every deal of a view; its figures make sense. */
export function guideTests<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  guide: Guide<G>,
  plan: GuidePlan<G>,
): ConformanceTest[] {
  const club = new Club(game, content, guide)
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return [
    ...counts.map((seats) => ({
      name: `${seats} players: every answer and every candidate is legal, in all variants`,
      run: () => checkLegal(club, guide, plan, seats),
    })),
    { name: 'beats whoever chooses at random, who may win by luck', run: () => checkBeats(club, plan) },
    {
      name: 'what it says depends on the view alone: another deal, the same answers',
      run: () => checkBlind(club, guide, plan),
    },
    {
      name: 'the same randomness, the same game; everybody’s standing is a share, and its clock never goes back',
      run: () => checkGame(club, guide, max, plan),
    },
    {
      name: 'answers quickly: not much slower than one can find out what may be chosen',
      run: () => checkSpeed(club, guide, max, plan.now),
    },
  ]
}

/** What is asked: where the innermost rule stands. */
const questionIn = <G extends GameTypes>({ stack }: Play<G>): string => {
  const top = stack.at(-1) as { readonly rule: string; readonly at: string } | undefined
  return `${top?.rule}.${top?.at}`
}

function checkLegal<G extends GameTypes>(club: Club<G>, guide: Guide<G>, plan: GuidePlan<G>, seats: number): void {
  const { width, games } = plan
  const { min, max } = club.game.seats
  const all = [...plan.variants.entries()]
  const variants = width === 'deep' || seats === max ? all : all.filter(([i]) => i === (seats - min) % all.length)
  const isTried = sampleOf(FEW_QUESTIONS, width)
  for (const [i, options] of variants)
    for (const player of [club.novice, anybody<G>])
      for (let g = 0; g < games; g++)
        for (const seed of seedsOf(`game ${seats} ${i} ${g}`, width, plan.seed)) {
          const kind = `${i} ${player === club.novice}`
          const look = legalIn(guide, player === club.novice ? 1 : (plan.sparse ?? 1), (play) =>
            isTried([`${kind} ${questionIn(play)}`]),
          )
          club.playOn(seed, club.table(seats, player), options, look)
        }
}

/** Puts every so-many-th question to the guide if it is to be tried. */
function legalIn<G extends GameTypes>(
  guide: Guide<G>,
  sparse: number,
  isTried: (play: Play<G>) => boolean,
): Onlooker<G> {
  const random = randomFrom('legal')
  let questions = 0
  return (play, seat) => {
    questions += 1
    if (questions > MANY_QUESTIONS || questions % sparse > 0 || !isTried(play)) return
    for (const choice of [guide.answer(play, seat, random), ...guide.worthSearching(play, seat, random)]) {
      const refusal = play.explain(seat, choice)
      demand('legal', refusal === null, () => `${JSON.stringify(choice)}: ${JSON.stringify(refusal)}`)
      const isShunned = guide.shuns?.(play, seat, choice) && !areAllShunned(guide, play, seat)
      demand('legal', !isShunned, () => `${JSON.stringify(choice)} is shunned, and there are others`)
    }
  }
}

const areAllShunned = <G extends GameTypes>(guide: Guide<G>, play: Play<G>, seat: Seat): boolean =>
  listFor(play, seat).every((choice) => guide.shuns?.(play, seat, choice))
const listFor = <G extends GameTypes>(play: Play<G>, seat: Seat): readonly Choice[] => {
  const choices = play.choices(seat)
  return choices.kind === 'none' ? [] : choices.list
}

function checkBeats<G extends GameTypes>(club: Club<G>, { beats, width }: GuidePlan<G>): void {
  const games = width === 'deep' ? beats.games : Math.min(FEW_GAMES, beats.games)
  const most = Math.floor((beats.lost * games) / beats.games)
  let lost = 0
  for (const seats of beats.seats)
    for (let g = 0; g < games; g++) {
      const seat = g % seats
      const players = club.table(seats, anybody<G>)
      players[seat] = club.novice
      const { result } = club.playOn(`beats ${g}`, players, beats.options).position
      if (!result?.winners.includes(seat)) lost += 1
    }
  demand('beats', lost <= most, () => `${lost} of ${beats.seats.length * games} games are lost`)
}

/** All that a guide says about a position. */
function saysOf<G extends GameTypes>(guide: Guide<G>, play: Play<G>, seat: Seat): string {
  const random = randomFrom('thinking')
  return JSON.stringify([
    guide.answer(play, seat, random),
    guide.worthSearching(play, seat, random),
    listFor(play, seat).filter((choice) => guide.shuns?.(play, seat, choice)),
    guide.share?.(play, seat),
    guide.evaluate(play),
    guide.clock?.(play),
  ])
}

function checkBlind<G extends GameTypes>(club: Club<G>, guide: Guide<G>, plan: GuidePlan<G>): void {
  const { game, content } = club
  const { blind, width } = plan
  const deals = randomFrom('deals')
  const isTried = sampleOf(FEW_QUESTIONS, width)
  let [asked, differing] = [0, 0]
  const look: Onlooker<G> = (play, seat) => {
    asked += 1
    const isWanted = asked % blind.every === 0 || blind.isTelling?.(play)
    if (!isWanted || !isTried([questionIn(play)])) return
    const view = JSON.parse(JSON.stringify(game.view(content, play.position, seat)))
    const deal = () => game.redeal(content, view, deals)
    const [one, other] = [deal(), deal()]
    if (!same(one, other)) differing += 1
    const [first, second] = [one, other].map((position) => saysOf(guide, game.play(content, position), seat))
    demand('blind', first === second, () => `${first} or ${second}, by what the seat cannot see`)
  }
  for (let g = 0; g < blind.games; g++)
    for (const seed of seedsOf(`blind ${g}`, width, plan.seed))
      club.playOn(seed, club.table(blind.seats), blind.options, look)
  demand('blind', differing >= FEW_DEALS, () => `only ${differing} of ${asked} questions had different deals`)
}

function checkGame<G extends GameTypes>(
  club: Club<G>,
  guide: Guide<G>,
  seats: number,
  { width, seed }: GuidePlan<G>,
): void {
  for (const name of seedsOf('same', width, seed)) {
    let last = -Infinity
    const { position } = club.playOn(name, club.table(seats), {}, (play) => {
      demandShares(guide.evaluate(play), seats)
      const now = guide.clock?.(play) ?? last
      demand('clock', now >= last, () => `${last}, then ${now}`)
      last = now
    })
    demand('same game', same(position, club.playOn(name, club.table(seats)).position), () => 'another game')
  }
}

function demandShares(values: readonly number[], seats: number): void {
  const all = values.reduce((sum, value) => sum + value, 0)
  const isShare = values.length === seats && Math.abs(all - 1) < 1e-9 && values.every((value) => value >= 0)
  demand('standing', isShare, () => `no shares: ${values.join(', ')}`)
}

/** Both are measured side by side, so that a slow machine is slow for both. */
function checkSpeed<G extends GameTypes>(club: Club<G>, guide: Guide<G>, seats: number, now: () => number): void {
  const { game, content } = club
  const times = { answer: [] as number[], choices: [] as number[] }
  const timed = <T>(list: number[], work: () => T): T => {
    const start = now()
    const done = work()
    list.push(now() - start)
    return done
  }
  const player: Player<G> = (play, seat, random) => {
    timed(times.choices, () => game.play(content, game.clone(play.position)).choices(seat))
    return timed(times.answer, () => guide.answer(play, seat, random))
  }
  club.playOn('quick', club.table(seats, player))
  const [answer, choices] = [medianOf(times.answer), medianOf(times.choices)]
  demand('quick', answer < SLOWEST * choices, () => `${answer} ms to answer, ${choices} ms to find the choices`)
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number
