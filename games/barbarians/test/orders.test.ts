import { remembering } from '@skerry/boards/kit'
import { answerByOrders, type Order, parseOrder, writeOrder } from '@skerry/contracts'
import { type Choice, draw, randomFrom } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { guide } from '../bot.ts'
import { game, orders, pack } from '../index.ts'
import { spaceOf } from '../queries.ts'
import type { SpaceId, TurnFrame } from '../types.ts'

const content = game.load(pack)
type P = ReturnType<typeof game.play>

/** Games of novices, each played once, and no further than somebody looks: the questions in them. */
function* questionsOf(seed: string): Generator<P['position']> {
  const random = randomFrom(seed)
  const play = game.play(content, game.setup(content, 3))
  while (!play.over) {
    if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
    else {
      yield game.clone(play.position)
      play.take(play.next(), guide.answer(play, play.next(), random))
    }
  }
}
const games = Array.from({ length: 60 }, (_, g) => remembering(questionsOf(`orders ${g}`)))

/** The first question like this. */
function until(decision: string, isWanted: (play: P) => boolean = () => true): P {
  for (const questions of games)
    for (const position of questions) {
      const top = position.stack.at(-1)
      if (`${top?.rule}.${top?.at}` !== decision) continue
      const play = game.play(content, game.clone(position))
      if (isWanted(play)) return play
    }
  throw new Error(`${decision} never came`)
}
const told = (...texts: string[]): Order[] => texts.map((text) => parseOrder(orders, content, text))
const answered = (play: P, seat: number, ...texts: string[]): Choice | null =>
  answerByOrders(game, orders, content, game.view(content, play.position, seat), told(...texts))?.choice ?? null
const list = (play: P): readonly Choice[] => {
  const choices = play.choices(play.next())
  return choices.kind === 'none' ? [] : choices.list
}
const isFree = (play: P): boolean =>
  spaceOf(play, (play.stack.at(-1) as TurnFrame).space as SpaceId).effects[0]?.do !== 'trade'

describe('standing orders', () => {
  it('appease demons with gold, and have nothing to say about tributes unless they are told to refuse', () => {
    const due = until('closing.demonPayment')
    expect(answered(due, due.next(), 'appeaseWithGold')).toEqual({ do: 'appease', with: 'gold' })
    const tribute = until('closing.demonTribute')
    expect(answered(tribute, tribute.next(), 'appeaseWithGold')).toBeNull()
    expect(answered(tribute, tribute.next(), 'refuseTributes')).toEqual({ do: 'refuse' })
  })

  it('choose the row of a feast if it can be paid, and ask otherwise', () => {
    const rich = until('closing.feastRow', (play) => list(play).length === 3)
    for (const row of [1, 2, 3])
      expect(answered(rich, rich.next(), `feasts ${row}`)).toEqual({ do: 'row', row } as Choice)
    const poor = until('closing.feastRow', (play) => !list(play).some((choice) => 'row' in choice && choice.row === 2))
    expect(answered(poor, poor.next(), 'feasts 2')).toBeNull()
    expect(answered(poor, poor.next(), 'feasts 3')).toEqual({ do: 'row', row: 3 } as Choice)
  })

  it('avert the first penalty', () => {
    const play = until('campaign.avert')
    expect(answered(play, play.next(), 'avertFirst')).toEqual({ do: 'avert' })
  })

  it('let all buildings produce where the level reaches so far, and ask otherwise', () => {
    const reaches = (play: P) => list(play).some((choice) => choice.do === 'all')
    const all = until('preparation.produce', reaches)
    expect(answered(all, all.next(), 'produceAll')).toEqual({ do: 'all' })
    const some = until('preparation.produce', (play) => !reaches(play))
    expect(answered(some, some.next(), 'produceAll')).toBeNull()
  })

  it('carry out what costs nothing, but pay for nothing unasked', () => {
    const free = until('turn.space', isFree)
    expect(answered(free, free.next(), 'carryOutFree')).toEqual({ do: 'carryOut' })
    const paid = until('turn.space', (play) => !isFree(play))
    expect(answered(paid, paid.next(), 'carryOutFree')).toBeNull()
  })

  it('end the turn without another extra', () => {
    const play = until('turn.after')
    expect(answered(play, play.next(), 'noExtrasAfterwards')).toEqual({ do: 'endTurn' })
  })

  it('answer for their own player only, and for nothing they do not speak of', () => {
    const play = until('turn.before')
    const all = orders.filter(({ do: verb }) => verb !== 'feasts').map(({ do: verb }) => verb)
    expect(answered(play, play.next(), ...all, 'feasts 1')).toBeNull()
    const feast = until('closing.feastRow')
    expect(answered(feast, (feast.next() + 1) % 3, 'feasts 3')).toBeNull()
  })

  it('have a notation and refuse what they do not know', () => {
    for (const text of ['appeaseWithGold', 'refuseTributes', 'feasts 2', 'avertFirst', 'produceAll', 'carryOutFree'])
      expect(writeOrder(orders, parseOrder(orders, content, text))).toBe(text)
    expect(() => parseOrder(orders, content, 'feasts 4')).toThrow()
    expect(() => parseOrder(orders, content, 'carryOut')).toThrow()
  })
})
