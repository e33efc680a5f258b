/** A game's advice to bots as a list of tests, the same for every game; and whole games played by its lights. */

import {
  anyChoice,
  type Choice,
  type DefinedGame,
  draw,
  type GameTypes,
  type Guide,
  type Options,
  type Play,
  type Random,
  randomFrom,
  type Seat,
  same,
} from '../src/index.ts'
import type { ConformanceTest } from './conformance.ts'
import { demand, Flaw } from './flaw.ts'

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
  readonly game: DefinedGame<G>
  readonly content: G['content']
  /** Does what the game advises. */
  readonly novice: Player<G>
  constructor(game: DefinedGame<G>, content: G['content'], guide: Guide<G>) {
    this.game = game
    this.content = content
    this.novice = (play, seat, random) => guide.answer(play, seat, random)
  }
  /** So many of the same; novices, if nobody else is named. */
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
  /** Options to play with; between them they should make a difference to the guide. */
  readonly variants: readonly Options[]
  /** Games of each seat count and variant, by novices and at random. */
  readonly games: number
  /** Of the questions in random games every so-many-th is put to the guide, where those games are long; absent: all. */
  readonly sparse?: number
  /** One novice among players at random: with so many seats each, and how many of all games it may lose, by bad luck. */
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

/** So many deals at least must differ, or another deal proves nothing. */
const FEW_DEALS = 10
/** Of a random game no more questions are put to the guide: some go on for ever. */
const MANY_QUESTIONS = 3000

/** Whatever the guide says is legal, better than chance and the same for every deal of a view; its figures make sense. */
export function guideTests<G extends GameTypes>(
  game: DefinedGame<G>,
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
      name: 'the same randomness, the same game',
      run() {
        const [one, other] = ['same', 'same'].map((seed) => club.playOn(seed, club.table(max)).position)
        demand('same game', same(one, other), () => 'another game')
      },
    },
    {
      name: 'what it says depends on the view alone: another deal, the same answers',
      run: () => checkBlind(club, guide, plan),
    },
    { name: 'how everybody stands is a share for each seat', run: () => checkStanding(club, guide, max) },
    { name: 'its clock never goes back', run: () => checkClock(club, guide, max) },
  ]
}

function checkLegal<G extends GameTypes>(
  club: Club<G>,
  guide: Guide<G>,
  { variants, games, sparse = 1 }: GuidePlan<G>,
  seats: number,
): void {
  for (const [i, options] of variants.entries())
    for (const player of [club.novice, anybody<G>])
      for (let g = 0; g < games; g++) {
        const random = randomFrom(`legal ${seats} ${i}`)
        let questions = 0
        club.playOn(`game ${seats} ${i} ${g}`, club.table(seats, player), options, (play, seat) => {
          questions += 1
          if (player !== club.novice && (questions > MANY_QUESTIONS || questions % sparse > 0)) return
          for (const choice of [guide.answer(play, seat, random), ...guide.candidates(play, seat, random)]) {
            const refusal = play.explain(seat, choice)
            demand('legal', refusal === null, () => `${JSON.stringify(choice)}: ${JSON.stringify(refusal)}`)
          }
        })
      }
}

function checkBeats<G extends GameTypes>(club: Club<G>, { beats }: GuidePlan<G>): void {
  let lost = 0
  for (const seats of beats.seats)
    for (let g = 0; g < beats.games; g++) {
      const seat = g % seats
      const players = club.table(seats, anybody<G>)
      players[seat] = club.novice
      const { result } = club.playOn(`beats ${g}`, players, beats.options).position
      if (!result?.winners.includes(seat)) lost += 1
    }
  demand('beats', lost <= beats.lost, () => `${lost} of ${beats.seats.length * beats.games} games are lost`)
}

/** All that a guide says about a position. */
function saysOf<G extends GameTypes>(guide: Guide<G>, play: Play<G>, seat: Seat): string {
  const random = randomFrom('thinking')
  return JSON.stringify([
    guide.answer(play, seat, random),
    guide.candidates(play, seat, random),
    guide.share?.(play, seat),
    guide.evaluate(play),
    guide.clock?.(play),
  ])
}

function checkBlind<G extends GameTypes>(club: Club<G>, guide: Guide<G>, { blind }: GuidePlan<G>): void {
  const { game, content } = club
  const deals = randomFrom('deals')
  let [asked, differing] = [0, 0]
  const look: Onlooker<G> = (play, seat) => {
    asked += 1
    if (asked % blind.every > 0 && !blind.isTelling?.(play)) return
    const view = JSON.parse(JSON.stringify(game.view(content, play.position, seat)))
    const deal = () => game.redeal(content, view, deals)
    const [one, other] = [deal(), deal()]
    if (!same(one, other)) differing += 1
    const [first, second] = [one, other].map((position) => saysOf(guide, game.play(content, position), seat))
    demand('blind', first === second, () => `${first} or ${second}, by what the seat cannot see`)
  }
  for (let g = 0; g < blind.games; g++) club.playOn(`blind ${g}`, club.table(blind.seats), blind.options, look)
  demand('blind', differing >= FEW_DEALS, () => `only ${differing} of ${asked} questions had different deals`)
}

function checkStanding<G extends GameTypes>(club: Club<G>, guide: Guide<G>, seats: number): void {
  club.playOn('standing', club.table(seats), {}, (play) => {
    const values = guide.evaluate(play)
    const all = values.reduce((sum, value) => sum + value, 0)
    const isShare = values.length === seats && Math.abs(all - 1) < 1e-9 && values.every((value) => value >= 0)
    demand('standing', isShare, () => `no shares: ${values.join(', ')}`)
  })
}

function checkClock<G extends GameTypes>(club: Club<G>, guide: Guide<G>, seats: number): void {
  let last = -Infinity
  club.playOn('clock', club.table(seats), {}, (play) => {
    const now = guide.clock?.(play) ?? last
    demand('clock', now >= last, () => `${last}, then ${now}`)
    last = now
  })
}
