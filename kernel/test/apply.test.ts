import { describe, expect, it } from 'vitest'
import {
  type Choice,
  canonical,
  copy,
  eventsFor,
  freeze,
  hashOf,
  type PositionOf,
  randomFrom,
  type Seat,
  secretFor,
} from '../src/index.ts'
import { type Bazaar, bazaar, bazaarPack, randomEntry } from './bazaar.ts'
import { act, acts, asks, begun, fails, happened, move, movingGame, rest, tinyGame, x } from './tiny.ts'

describe('apply', () => {
  it('never changes the position, the choice or the outcome it is given', () => {
    const { game, content, position } = movingGame()
    const frozen = freeze(copy(position))
    const before = canonical(frozen)
    expect(game.apply(content, frozen, { seat: 1, choice: freeze(move('B', 'A')) })).toHaveProperty('position')
    expect(game.apply(content, frozen, { seat: 1, choice: move('A', 'A') })).toHaveProperty('refused')
    const rolling = freeze(acts(game, content, frozen, '1 roll'))
    expect(game.apply(content, rolling, { outcome: 2 })).toHaveProperty('position')
    game.pending(content, frozen)
    game.view(content, frozen, 1)
    expect(canonical(frozen)).toBe(before)
  })

  it('refuses with rule, reason and params and nothing else', () => {
    const { game, content, position } = movingGame()
    const refused = [
      game.apply(content, position, { seat: 0, choice: { do: 'nap' } }),
      game.apply(content, position, { seat: 1, choice: { do: 'fly' } }),
      game.apply(content, position, { seat: 1, choice: move('B', 'C') }),
      game.apply(content, position, { outcome: 1 }),
      game.apply(content, acts(game, content, position, '1 roll'), { outcome: 3 }),
    ]
    for (const answer of refused) {
      expect(Object.keys(answer)).toEqual(['refused'])
      const { refused: why } = answer as { refused: object }
      expect(Object.keys(why).sort()).toEqual(['params', 'reason', 'rule'])
    }
    expect(refused[3]).toEqual({ refused: { rule: 'T-TURN', reason: 'notChance', params: { open: 'main.go' } } })
    expect(refused[4]).toEqual({
      refused: { rule: 'T-DICE', reason: 'noSuchOutcome', params: { open: 'main.dice', outcome: '3' } },
    })
  })

  it('hands the rules an outcome of their own list, or refuses', () => {
    const { game, content, position } = movingGame()
    const answer = game.apply(content, acts(game, content, position, '1 roll'), { outcome: '1' })
    if (!('refused' in answer)) expect(answer.position.state.log).toEqual(['number'])
  })

  it('refuses an outcome that is none', () => {
    const { game, content, position } = movingGame()
    const rolling = acts(game, content, position, '1 roll')
    for (const outcome of [null, undefined, {}, [], true])
      expect(game.apply(content, rolling, { outcome: outcome as never })).toHaveProperty('refused')
  })

  it('leaves the position as it was when a rule is broken', () => {
    const { game, content, position } = begun({
      main: {
        go: asks({
          break: (t) => {
            t.state.log.push('half done')
            t.endAfterCalls('nothing')
            return 'end'
          },
          wait: 'again',
        }),
      },
    })
    const before = canonical(position)
    fails(() => act(game, content, position, '0 break'))
    expect(canonical(position)).toBe(before)
  })

  it('says who was shown something: whoever an event is shown to, everybody, or nobody', () => {
    const showing = (...shows: readonly (readonly Seat[] | 'all')[]) => {
      const { game, content, position } = begun({
        main: {
          go: asks({
            show: (t) => {
              for (const shownTo of shows.slice(0, 1)) t.emit({ ...happened('shown'), shownTo })
              return 'more'
            },
            wait: 'again',
          }),
          more: x.auto('T-2', (t) => {
            for (const shownTo of shows.slice(1)) t.emit({ ...happened('shown'), shownTo })
            return 'go'
          }),
        },
      })
      const shown = act(game, content, position, '0 show')
      expect(act(game, content, shown.position, '0 wait').revealed).toBeNull()
      return shown.revealed
    }
    expect(showing()).toBeNull()
    expect(showing([1])).toEqual([1])
    expect([...(showing([1], [0, 1], [2]) as readonly Seat[])].sort()).toEqual([0, 1, 2])
    expect(showing([1], 'all', [0])).toBe('all')
  })

  it('tells everybody the same of what all are shown', () => {
    const show: Parameters<typeof asks>[0][string] = (t) => {
      t.emit({ ...happened('shown'), shownTo: 'all' })
      return 'again'
    }
    const { game, content, position } = begun({ main: { go: asks({ show, wait: 'again' }) } })
    const { events, revealed } = act(game, content, position, '0 show')
    expect({ events, revealed }).toEqual({ events: [happened('shown')], revealed: 'all' })
  })

  it('shows nothing new to whoever knew the secret', () => {
    const hide: Parameters<typeof asks>[0][string] = (t) => {
      t.emitKnown(secretFor([0], happened('hidden'), { what: 'gold' }))
      return 'again'
    }
    const { game, content, position } = begun({ main: { go: asks({ hide, wait: 'again' }) } })
    const { events, revealed } = act(game, content, position, '0 hide')
    expect(revealed).toBeNull()
    expect(eventsFor(events, 0)).toEqual([{ ...happened('hidden'), what: 'gold' }])
    expect(eventsFor(events, 1)).toEqual([happened('hidden')])
  })

  it('counts a reveal to no seat as none', () => {
    const show: Parameters<typeof asks>[0][string] = (t) => {
      t.emit({ ...happened('shown'), shownTo: [] })
      return 'again'
    }
    const { game, content, position } = begun({ main: { go: asks({ show, wait: 'again' }) } })
    expect(act(game, content, position, '0 show').revealed).toBeNull()
  })
})

describe('playing in place', () => {
  const content = bazaar.load(bazaarPack)

  it('reaches the same positions, events and reveals as applying step by step, over whole games', () => {
    for (let seed = 0; seed < 12; seed++) {
      const random = randomFrom(seed)
      const options = { rounds: 40, start: seed % 2 === 0 ? 'dice' : 'plain' }
      let p = bazaar.setup(content, 2 + (seed % 2), options)
      const play = bazaar.play(content, bazaar.clone(p))
      for (let i = 0; i < 120; i++) {
        const entry = randomEntry(p, content, random)
        if (entry === null) break
        const applied = bazaar.apply(content, p, entry)
        if ('refused' in applied) {
          expect('seat' in entry && play.explain(entry.seat, entry.choice)).toEqual(applied.refused)
          continue
        }
        p = applied.position
        if ('seat' in entry) play.take(entry.seat, entry.choice)
        else play.resolve(entry.outcome)
        expect(hashOf(play.position)).toBe(hashOf(p))
        expect(play.events).toEqual(applied.events)
        expect(play.revealed).toEqual(applied.revealed)
        expect(play.pending()).toEqual(bazaar.pending(content, p))
        for (const seat of [0, 1]) expect(play.choices(seat)).toEqual(bazaar.choices(content, p, seat))
      }
    }
  })

  it('forgets the events of one action before the next', () => {
    const play = bazaar.play(content, bazaar.setup(content, 2))
    play.take(0, { do: 'earn', n: 1 } as Choice)
    expect(play.events).toHaveLength(1)
    play.take(0, { do: 'done' })
    expect(play.events).toEqual([])
  })

  it('lets chance and the rules see no seat, whoever was asked before', () => {
    const seen: number[] = []
    const {
      game,
      content: tiny,
      position,
    } = begun({
      main: {
        go: x.decision('T-1', {
          seat: () => 1,
          offers: [x.word('T-1', 'roll', 'dice'), x.word('T-1', 'wait', 'again')],
        }),
        dice: x.chance('T-2', {
          outcomes: ({ seat }) => {
            seen.push(seat)
            return { list: [1], weights: null, total: 1 }
          },
          take({ seat }) {
            seen.push(seat)
            return 'after'
          },
        }),
        after: x.auto('T-3', ({ seat }) => {
          seen.push(seat)
          return 'go'
        }),
      },
    })
    const play = game.play(tiny, position)
    play.choices(1)
    play.take(1, { do: 'roll' })
    play.pending()
    play.resolve(1)
    expect(seen.every((seat) => seat === -1)).toBe(true)
  })
})

describe('reading a game', () => {
  it('gives every seat its own face of an event and shows a view nothing of a hand', () => {
    const content = bazaar.load(bazaarPack)
    const p = acts(bazaar, content, bazaar.setup(content, 2), '0 draw')
    const { position, events } = act(bazaar, content, p, 'chance star')
    expect(eventsFor(events, 0)).toMatchObject([{ type: 'drawn', what: 'star' }])
    for (const viewer of [1, 'spectator'] as const) {
      expect(eventsFor(events, viewer)).toEqual([{ rule: 'BZ-DRAW-02', type: 'drawn' }])
      expect(bazaar.view(content, position, viewer).state.hands).toEqual([['?'], []])
    }
  })

  it('shows others the same bytes whatever card was drawn', () => {
    const content = bazaar.load(bazaarPack)
    for (const viewer of [1, 'spectator'] as const) {
      const bytes = ['star', 'sun', 'moon'].map((card) => {
        const p = acts(bazaar, content, bazaar.setup(content, 2), '0 draw', `chance ${card}`)
        return JSON.stringify(bazaar.view(content, p, viewer))
      })
      expect(new Set(bytes).size).toBe(1)
    }
  })

  it('of which the content was not loaded breaks the rules', () => {
    const game = tinyGame({ main: { go: rest } })
    fails(() => game.setup({ fields: [] }, 2))
  })

  it('saved at any moment goes on the same', () => {
    const content = bazaar.load(bazaarPack)
    const random = randomFrom('saved')
    let p: PositionOf<Bazaar> = bazaar.setup(content, 3, { rounds: 40 })
    for (let i = 0; i < 150; i++) {
      const entry = randomEntry(p, content, random)
      if (entry === null) break
      const saved = JSON.parse(JSON.stringify(p)) as PositionOf<Bazaar>
      const [here, there] = [bazaar.apply(content, p, entry), bazaar.apply(content, saved, entry)]
      expect(there).toEqual(here)
      if ('position' in here) p = here.position
    }
  })
})
