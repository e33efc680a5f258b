import { describe, expect, it } from 'vitest'
import { type Choice, type PositionOf, randomFrom, type Seat } from '../src/index.ts'
import { act, acts, begun, fails, happened, rest, type Tiny, x } from './tiny.ts'

interface Bid extends Choice {
  readonly do: 'bid'
  readonly n: number
}
function sealedGame(spec: { ask?: 'always'; purse?: readonly number[] } = {}) {
  const purse = spec.purse ?? [2, 2, 2]
  return begun(
    {
      main: {
        go: x.sealed<Bid>('T-BID', {
          seats: () => [0, 1, 2],
          ...(spec.ask === undefined ? {} : { ask: spec.ask }),
          offers: [
            x.answer<Bid>('T-BID', 'bid', {
              args: { n: { values: () => [0, 1, 2] } },
              candidates: () => [0, 1, 2].map((n): Bid => ({ do: 'bid', n })),
              conditions: [
                x.choiceNeeds(
                  'T-POOR',
                  'tooPoor',
                  ({ seat }, _, { n }) => n <= (purse[seat] as number),
                  ({ seat }) => ({
                    has: purse[seat] as number,
                  }),
                ),
              ],
            }),
          ],
          take(t, _, answers) {
            t.state.log.push(answers.map(({ choice }) => choice.n).join(' '))
            t.state.n.seat = t.seat
            t.emit(happened('opened'))
            return 'rest'
          },
        }),
        rest,
      },
    },
    { seats: 3 },
  )
}

describe('a simultaneous decision', () => {
  it('asks all its seats at once and says who has answered', () => {
    const { game, content, position } = sealedGame()
    expect(game.pending(content, position)).toMatchObject({ seats: [0, 1, 2], answered: [] })
    const p = acts(game, content, position, '1 bid 2')
    expect(game.pending(content, p)).toMatchObject({ seats: [0, 2], answered: [1] })
  })

  it('hides an answer from everybody but the seat that gave it', () => {
    const { game, content, position } = sealedGame()
    const applied = act(game, content, position, '1 bid 2')
    expect(applied.events).toEqual([])
    expect(applied.revealed).toBeNull()
    expect(game.view(content, applied.position, 1).stack[0]?.sealed).toEqual({ 1: { do: 'bid', n: 2 } })
    for (const viewer of [0, 2, 'spectator'] as const) {
      const other = acts(game, content, position, '1 bid 0')
      expect(game.view(content, applied.position, viewer).stack[0]?.sealed).toEqual({ 1: 'hidden' })
      expect(JSON.stringify(game.view(content, applied.position, viewer))).toBe(
        JSON.stringify(game.view(content, other, viewer)),
      )
    }
  })

  it('lets an answer be changed until the last one is in', () => {
    const { game, content, position } = sealedGame()
    const p = acts(game, content, position, '1 bid 2', '0 bid 0', '1 bid 1', '0 bid 1', '2 bid 0')
    expect(p.state.log).toEqual(['1 1 0'])
    expect(game.explain(content, p, 1, { do: 'bid', n: 0 } as Choice)?.reason).toBe('notYourTurn')
  })

  it('is opened by the rules, not by the seat that answered last or had a single way', () => {
    const { game, content, position } = sealedGame()
    expect(acts(game, content, position, '0 bid 1', '2 bid 0', '1 bid 2').state.n).toEqual({ seat: -1 })
    expect(sealedGame({ purse: [0, 0, 0] }).position.state.n).toEqual({ seat: -1 })
  })

  it('shows all answers at once to all when the last one is in', () => {
    const { game, content, position } = sealedGame()
    const p = acts(game, content, position, '0 bid 0', '1 bid 1')
    const last = act(game, content, p, '2 bid 2')
    expect(last.revealed).toBe('all')
    expect(last.events).toEqual([happened('opened')])
    expect(last.position.stack[0]).not.toHaveProperty('sealed')
  })

  it('refuses seats that are not asked, and answers a seat may not give, by its own conditions', () => {
    const { game, content, position } = sealedGame({ purse: [0, 1, 2] })
    const told = (seat: Seat, n: number) => game.explain(content, position, seat, { do: 'bid', n } as Choice)
    expect(told(3, 0)).toMatchObject({ reason: 'notYourTurn', params: { open: 'main.go' } })
    expect(told(1, 2)).toEqual({ rule: 'T-POOR', reason: 'tooPoor', params: { has: 1 } })
    expect(told(2, 2)).toBeNull()
    expect(game.choices(content, position, 3)).toEqual({ kind: 'none' })
    expect(game.choices(content, position, 1)).toMatchObject({ list: [{ n: 0 }, { n: 1 }] })
  })

  it('fills in the answers of seats with a single way, and opens by itself if all have one', () => {
    const { game, content, position } = sealedGame({ purse: [0, 2, 2] })
    expect(game.pending(content, position)).toMatchObject({ seats: [1, 2], answered: [0] })
    expect(acts(game, content, position, '2 bid 1', '1 bid 1').state.log).toEqual(['0 1 1'])
    expect(sealedGame({ purse: [0, 0, 0] }).log).toEqual(['0 0 0'])
  })

  it('that always asks does not fill in single ways', () => {
    const { game, content, position } = sealedGame({ ask: 'always', purse: [0, 2, 2] })
    expect(game.pending(content, position)).toMatchObject({ seats: [0, 1, 2], answered: [] })
  })

  it('in which a seat can choose nothing is a dead end that names the seat', () => {
    expect(fails(() => sealedGame({ purse: [2, -1, 2] })).message).toMatch(/dead end.*seat 1/)
  })

  it('in which a seat can choose nothing is a dead end also where it always asks', () => {
    fails(() => sealedGame({ ask: 'always', purse: [2, -1, 2] }))
  })

  it('can be saved half answered and goes on the same', () => {
    const { game, content, position } = sealedGame()
    const half = acts(game, content, position, '2 bid 2', '0 bid 1')
    const saved = JSON.parse(JSON.stringify(half)) as PositionOf<Tiny>
    expect(acts(game, content, saved, '1 bid 0')).toEqual(acts(game, content, half, '1 bid 0'))
  })

  it('dealt again from a view gives hidden answers that the seat could have given', () => {
    const { game, content, position } = sealedGame({ purse: [1, 2, 2] })
    const half = acts(game, content, position, '0 bid 1', '1 bid 2')
    for (let seed = 0; seed < 20; seed++) {
      const dealt = game.redeal(content, game.view(content, half, 1), randomFrom(seed))
      const sealed = dealt.stack[0]?.sealed as Record<Seat, Bid>
      expect(sealed[1]).toEqual({ do: 'bid', n: 2 })
      expect([0, 1]).toContain(sealed[0]?.n)
      expect(game.view(content, dealt, 1)).toEqual(game.view(content, half, 1))
    }
  })
})
