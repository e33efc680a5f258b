import { describe, expect, it } from 'vitest'
import { type EffectsFrame, type Interpreter, type PositionOf, type Probe, watching } from '../src/index.ts'
import {
  act,
  acts,
  asks,
  begun,
  fails,
  happened,
  note,
  noted,
  rest,
  type Tiny,
  type TinyRule,
  when,
  x,
} from './tiny.ts'

describe('steps', () => {
  it('run in the order their returns name until somebody is asked', () => {
    const { log, game, content, position } = begun({
      main: { go: note('one', 'second'), third: note('three', 'rest'), second: note('two', 'third'), rest },
    })
    expect(log).toEqual(['one', 'two', 'three'])
    expect(game.pending(content, position)).toEqual({
      kind: 'asked',
      decision: 'main.rest',
      rule: 'T-REST',
      seats: [0],
      answered: [],
    })
  })

  it('of a position put together by hand are run on to its first question, and it stays as it was', () => {
    const { game, content, position } = begun({
      main: { go: note('one', 'second'), second: note('two', 'rest'), rest },
    })
    const placed = { ...position, stack: [{ rule: 'main', at: 'second' }] }
    const resumed = game.resume(content, placed)
    expect(game.pending(content, resumed)).toMatchObject({ decision: 'main.rest' })
    expect(resumed.state.log).toEqual(['one', 'two', 'two'])
    expect(placed).toMatchObject({ state: { log: ['one', 'two'] }, stack: [{ at: 'second' }] })
  })

  it('are done once more on again, and their rule is done on end', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'count', at: 'up', count: 0 })
          return 'rest'
        }),
        rest,
      },
      count: {
        up: x.auto('T-2', (t, f) => {
          f.count = (f.count as number) + 1
          t.state.log.push(`up ${f.count}`)
          return f.count < 3 ? 'again' : 'end'
        }),
      },
    })
    expect(log).toEqual(['up 1', 'up 2', 'up 3'])
  })

  it('that run out before the game is over break the rules', () => {
    expect(fails(() => begun({ main: noted('only') })).message).toMatch(/ran out/)
  })

  it('that do not exist are named with the stack', () => {
    const error = fails(() => begun({ main: { go: note('x', 'nowhere') } }))
    expect(error.message).toContain('main.nowhere')
  })

  it('more than 10,000 without a question are caught as a loop, with rule, step and stack', () => {
    const error = fails(() =>
      begun({
        main: {
          go: x.auto('T-1', (t) => {
            t.call({ rule: 'loop', at: 'round' })
            return 'rest'
          }),
          rest,
        },
        loop: { round: x.auto('T-LOOP', () => 'again') },
      }),
    )
    expect(error.rule).toBe('T-LOOP')
    expect(error.step).toBe('loop.round')
    expect(error.message).toContain('main.rest > loop.round')
  })

  it('up to 10,000 without a question are allowed, and single choices count as steps', () => {
    const counting = (most: number): TinyRule => ({
      go: x.auto('T-1', (_, f) => {
        f.count = (f.count ?? 0) + 1
        return f.count < most ? 'again' : 'rest'
      }),
      rest,
    })
    expect(begun({ main: counting(10_000) }).position.stack[0]?.count).toBe(10_000)
    fails(() => begun({ main: counting(10_010) }))
    fails(() =>
      begun({ main: { go: x.decision('T-1', { seat: () => 0, offers: [x.word('T-1', 'round', 'again')] }) } }),
    )
  })
})

describe('calls', () => {
  it('run before the successor, the first called first', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'a', at: 'go' })
          t.call({ rule: 'b', at: 'go' })
          t.state.log.push('calls')
          return 'next'
        }),
        next: note('successor', 'rest'),
        rest,
      },
      a: noted('a'),
      b: noted('b'),
    })
    expect(log).toEqual(['calls', 'a', 'b', 'successor'])
  })

  it('of calls run before what was called after them', () => {
    const { log } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'a', at: 'go' })
          t.call({ rule: 'b', at: 'go' })
          return 'rest'
        }),
        rest,
      },
      a: {
        go: x.auto('T-2', (t) => {
          t.call({ rule: 'inner', at: 'go' })
          t.state.log.push('a')
          return 'more'
        }),
        more: note('a goes on'),
      },
      b: noted('b'),
      inner: noted('inner'),
    })
    expect(log).toEqual(['a', 'inner', 'a goes on', 'b'])
  })
})

describe('a list of effects', () => {
  const rules: Readonly<Record<string, TinyRule>> = {
    main: {
      go: x.auto('T-1', (t) => {
        t.run([{ do: 'say' }, { do: 'ask' }, { do: 'shout' }, { do: 'twice' }, { do: 'say' }], 'me')
        return 'after'
      }),
      after: note('after', 'rest'),
      rest,
    },
    question: {
      go: x.decision('T-2', {
        seat: () => 1,
        offers: [x.word('T-2', 'yes', 'end'), x.word('T-2', 'no', 'end')],
      }),
    },
    echo: noted('echo'),
  }
  const effects: Readonly<Record<string, Interpreter<Tiny>>> = {
    say: (t, f: EffectsFrame<never, never>) => {
      t.state.log.push(`say to ${String(f.context)}`)
    },
    ask: (t) => t.call({ rule: 'question', at: 'go' }),
    shout: (t) => t.emit(happened('x')),
    twice: (t) => t.run([{ do: 'say' }, { do: 'say' }], 'inner'),
  }
  const extras = { reactions: [when('x', 'echo')], effects }

  it('stops between two effects for a decision, can be saved there, and goes on where it was', () => {
    const { game, content, position, log } = begun(rules, extras)
    expect(log).toEqual(['say to me'])
    expect(position.stack.map(({ rule }) => rule)).toEqual(['main', 'effects', 'question'])
    const saved = JSON.parse(JSON.stringify(position)) as PositionOf<Tiny>
    const [here, there] = [position, saved].map((p) => act(game, content, p, '1 yes').position)
    expect(there).toEqual(here)
    expect(here?.state.log).toEqual(['say to me', 'echo', 'say to inner', 'say to inner', 'say to me', 'after'])
  })

  it('of no effects is nothing', () => {
    const { log, position } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.run([], null)
          return 'next'
        }),
        next: note('on', 'rest'),
        rest,
      },
    })
    expect(log).toEqual(['on'])
    expect(position.stack).toHaveLength(1)
  })

  it('with an unknown verb breaks the rules and names the verb and the whole stack', () => {
    const error = fails(() =>
      begun({
        main: {
          go: x.auto('T-1', (t) => {
            t.run([{ do: 'fly' }], null)
            return 'rest'
          }),
          rest,
        },
      }),
    )
    expect(error.message).toContain('fly')
    expect(error.message).toContain('main.rest > effects.next')
  })
})

/** main calls turn, turn calls deep, deep does something to the stack and would go on. */
function nested(deed: Parameters<typeof x.auto>[1], extras: Parameters<typeof begun>[1] = {}) {
  return begun(
    {
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'turn', at: 'go' })
          return 'next'
        }),
        next: note('main goes on', 'rest'),
        rest,
      },
      turn: {
        go: x.auto('T-2', (t) => {
          t.call({ rule: 'middle', at: 'go' })
          return 'more'
        }),
        more: note('turn goes on'),
      },
      middle: {
        go: x.auto('T-3', (t) => {
          t.call({ rule: 'deep', at: 'go' })
          return 'more'
        }),
        more: note('middle goes on'),
      },
      deep: { go: x.auto('T-4', deed), more: note('deep goes on') },
      echo: noted('echo'),
    },
    { reactions: [when('x', 'echo')], ...extras },
  )
}

describe('a rule that lapses', () => {
  it('ends as soon as what runs above it is done', () => {
    const { log } = nested((t) => {
      t.endAfterCalls('turn')
      return 'more'
    })
    expect(log).toEqual(['deep goes on', 'middle goes on', 'main goes on'])
  })

  it('ends also if it is the one whose step is being taken', () => {
    const { log } = nested((t) => {
      t.endAfterCalls('deep')
      return 'more'
    })
    expect(log).toEqual(['middle goes on', 'turn goes on', 'main goes on'])
  })

  it('lets the events of that step be answered, and what it calls be done', () => {
    const { log } = nested((t) => {
      t.endAfterCalls('turn')
      t.emit(happened('x'))
      t.call({ rule: 'echo', at: 'go' })
      return 'more'
    })
    expect(log).toEqual(['echo', 'echo', 'deep goes on', 'middle goes on', 'main goes on'])
  })

  it('is the nearest of its name, and may be saved while what runs above it asks somebody', () => {
    const { game, content, position } = begun({
      main: {
        go: x.auto('T-1', (t) => {
          t.call({ rule: 'turn', at: 'go', name: 'outer' })
          return 'rest'
        }),
        rest,
      },
      turn: {
        go: x.auto('T-2', (t, f) => {
          t.call(f.name === 'outer' ? { rule: 'turn', at: 'go', name: 'inner' } : { rule: 'deep', at: 'go' })
          return 'more'
        }),
        more: x.auto('T-3', (t, f) => {
          t.state.log.push(`${f.name} goes on`)
          return 'end'
        }),
      },
      deep: {
        go: x.auto('T-4', (t) => {
          t.endAfterCalls('turn')
          return 'ask'
        }),
        ask: x.decision('T-5', {
          seat: () => 1,
          offers: [x.word('T-5', 'yes', 'end'), x.word('T-5', 'no', 'end')],
        }),
      },
    })
    const saved = JSON.parse(JSON.stringify(position)) as PositionOf<Tiny>
    expect(acts(game, content, saved, '1 yes').state.log).toEqual(['outer goes on'])
  })

  it('but is not in progress breaks the rules', () => {
    const error = fails(() =>
      nested((t) => {
        t.endAfterCalls('echo')
        return 'end'
      }),
    )
    expect(error.message).toMatch(/echo/)
    expect(error.step).toBe('deep.go')
  })
})

describe('the end of the game', () => {
  it('comes from anywhere, drops everything and lets no reaction or call run', () => {
    const { log, position, game, content } = nested((t) => {
      t.emit(happened('x'))
      t.call({ rule: 'echo', at: 'go' })
      t.end({ rule: 'T-4', reason: 'bang', winners: [1] })
      return 'more'
    })
    expect(log).toEqual([])
    expect(position.stack).toEqual([])
    const result = { rule: 'T-4', reason: 'bang', winners: [1] }
    expect(game.pending(content, position)).toEqual({ kind: 'over', result })
    expect(game.choices(content, position, 0)).toEqual({ kind: 'none' })
    expect(game.apply(content, position, { outcome: 1 })).toEqual({
      refused: { rule: 'T-4', reason: 'gameOver', params: {} },
    })
  })

  it('keeps the events of the step that ended it', () => {
    const { game, content, position } = begun({
      main: {
        go: asks({
          win: (t) => {
            t.emit(happened('won'))
            t.end({ rule: 'T-1', reason: 'won', winners: [0] })
            return 'end'
          },
          wait: 'again',
        }),
      },
    })
    expect(act(game, content, position, '0 win').events).toEqual([happened('won')])
    const seen: string[] = []
    const probe: Probe = { saw: (rule, as) => void seen.push(`${rule} ${as}`), step: () => {}, part: () => false }
    watching(probe, () => act(game, content, position, '0 win'))
    expect(seen).toEqual(['T-1 event', 'T-EVENT event'])
  })
})
