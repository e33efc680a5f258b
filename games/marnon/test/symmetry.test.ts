import {
  anyChoice,
  type Choice,
  draw,
  type Play,
  parse,
  randomFrom,
  type Seat,
  write,
  writeOutcome,
} from '@skerry/kernel'
import { someOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, pack } from '../index.ts'
import { LETTERS } from '../queries.ts'
import type { Marnon, Party, RollOffFrame, State } from '../types.ts'

const content = game.load(pack)
const { verbs } = game

/** A choice, an outcome, or a die for the start player: those fall in the order of the seats. */
interface Act {
  readonly seat: Seat | null
  readonly text: string
  readonly isRoll: boolean
}

const rollerOf = ({ stack }: Play<Marnon>): Seat | null => {
  const f = stack[stack.length - 1] as RollOffFrame
  return f.rule === 'startRoll' || f.rule === 'setupStartRoll' ? (f.seats[f.rolls.length] as Seat) : null
}

function played(seats: number, seed: string): { acts: Act[]; play: Play<Marnon> } {
  const random = randomFrom(seed)
  const play = game.play(content, game.setup(content, seats))
  const acts: Act[] = []
  for (let waits = play.waits(); waits !== 'over'; waits = play.waits()) {
    if (waits === 'chance') {
      const outcome = draw(play.outcomes(), random)
      const seat = rollerOf(play)
      acts.push({ seat, text: writeOutcome(outcome), isRoll: seat !== null })
      play.resolve(outcome)
    } else {
      const seat = play.next()
      const choice = random(3) === 0 ? (anyChoice(play, seat, random) as Choice) : guide.answer(play, seat, random)
      acts.push({ seat, text: write(verbs, choice), isRoll: false })
      play.take(seat, choice)
    }
  }
  return { acts, play }
}

/** The same game with everybody sitting `by` seats further on. */
function rotated(seats: number, acts: readonly Act[], by: number): Play<Marnon> {
  const back = (seat: Seat) => (seat + seats - by) % seats
  const letter = (text: string) =>
    text.replace(/(?<=^curse )[A-F]$/, (who) => LETTERS[(LETTERS.indexOf(who) + by) % seats] as string)
  const play = game.play(content, game.setup(content, seats))
  const left = [...acts]
  for (let waits = play.waits(); waits !== 'over'; waits = play.waits()) {
    const roller = waits === 'chance' ? rollerOf(play) : null
    const at = roller === null ? 0 : left.findIndex(({ isRoll, seat }) => isRoll && seat === back(roller))
    const [act] = left.splice(at, 1) as [Act]
    if (waits === 'chance') play.resolve(act.text.includes('/') ? act.text.split('/').map(Number) : [Number(act.text)])
    else {
      expect(play.next()).toBe(((act.seat as Seat) + by) % seats)
      play.take(play.next(), parse(verbs, content, letter(act.text)))
    }
  }
  expect(left).toEqual([])
  return play
}

function turned(state: State, by: number): unknown {
  const seats = state.players.length
  const on = (party: Party | null) => (typeof party === 'number' ? (party + by) % seats : party)
  return {
    ...state,
    startPlayer: on(state.startPlayer),
    fields: state.fields.map(({ party, bodies }) => ({ party: on(party), bodies })),
    tiles: state.tiles.map((tile) => ({ ...tile, owner: on(tile.owner) })),
    players: state.players.map((_, seat) => state.players[(seat + seats - by) % seats]),
  }
}

describe('rotating all seats with their choices and dice rotates the game', () => {
  it.each([2, 3, 4, 5, 6])('%i players', (seats) => {
    const { acts, play } = played(seats, `rotate ${seats}`)
    const turns = Array.from({ length: seats - 1 }, (_, i) => i + 1)
    for (const by of someOf(turns, 2, inject('width'))) {
      const other = rotated(seats, acts, by)
      expect(other.state).toEqual(turned(play.state, by))
      expect(other.position.result?.winners).toEqual(play.position.result?.winners.map((seat) => (seat + by) % seats))
    }
  })
})
