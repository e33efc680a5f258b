import { describe, expect, it } from 'vitest'
import { effectsFrame, type Interpreter, type Probe, reactionsOf, watching } from '../src/index.ts'
import { acts, asks, begun, emits, happened, note, noted, rest, type Tiny, when, x } from './tiny.ts'

const { whenever, onEventSetFlag } = reactionsOf<Tiny>()
const shouting =
  (next: string): Parameters<typeof asks>[0][string] =>
  (t) => {
    t.emit(happened('x'))
    return next
  }

describe('reactions', () => {
  it('run before what the step called, and that before the successor', () => {
    const { log } = begun(
      {
        main: {
          go: x.auto('T-1', (t) => {
            t.call({ rule: 'called', at: 'go' })
            t.emit(happened('thunder'))
            return 'next'
          }),
          next: note('successor', 'rest'),
          rest,
        },
        called: noted('called'),
        echo: noted('echo'),
      },
      { reactions: [when('thunder', 'echo')] },
    )
    expect(log).toEqual(['echo', 'called', 'successor'])
  })

  it('to one event come in the order of the list and of the frames returned', () => {
    const { log } = begun(
      { main: { go: emits(['x'], 'main', 'rest'), rest }, a: noted('a'), b: noted('b'), c: noted('c') },
      { reactions: [when('x', 'c', 'a'), when('y', 'b'), when('x', 'b')] },
    )
    expect(log).toEqual(['main', 'c', 'a', 'b'])
  })

  it('to several events of one step come in the order of the events', () => {
    const { log } = begun(
      { main: { go: emits(['x', 'y', 'x'], 'main', 'rest'), rest }, a: noted('on x'), b: noted('on y') },
      { reactions: [when('y', 'b'), when('x', 'a')] },
    )
    expect(log).toEqual(['main', 'on x', 'on y', 'on x'])
  })

  it('of reactions run before the reactions that wait', () => {
    const { log } = begun(
      {
        main: { go: emits(['x'], 'main', 'next'), next: note('successor', 'rest'), rest },
        a: { go: emits(['deep'], 'a', 'more'), more: note('a goes on') },
        b: noted('b'),
        deep: noted('deep'),
      },
      { reactions: [when('x', 'a', 'b'), when('deep', 'deep')] },
    )
    expect(log).toEqual(['main', 'a', 'deep', 'a goes on', 'b', 'successor'])
  })

  it('follow choices and chance as well as steps of the rules alone', () => {
    const { game, content, position } = begun(
      {
        main: {
          go: asks({ shout: shouting('roll'), hush: 'again' }),
          roll: x.chance('T-2', {
            outcomes: () => ({ list: ['heads', 'tails'], weights: null, total: 2 }),
            take(t, _, side) {
              t.emit(happened('x'))
              t.state.log.push(side)
              return 'go'
            },
          }),
        },
        a: noted('heard'),
      },
      { reactions: [when('x', 'a')] },
    )
    expect(acts(game, content, position, '0 shout', 'chance tails').state.log).toEqual(['heard', 'tails', 'heard'])
  })

  it('are asked for every event once, also over several actions of a play in place', () => {
    const { game, content, position } = begun(
      { main: { go: asks({ shout: shouting('again'), hush: 'again' }) }, a: noted('heard') },
      { reactions: [when('x', 'a')] },
    )
    const play = game.play(content, position)
    for (const verb of ['shout', 'hush', 'shout', 'shout']) play.take(0, { do: verb })
    expect(play.state.log).toEqual(['heard', 'heard', 'heard'])
  })
})

describe('a reaction to any change', () => {
  const rules = {
    main: { go: emits(['x', 'y'], 'main', 'silent'), silent: note('silent', 'rest'), rest },
    a: noted('a'),
    b: noted('b'),
    any: noted('any'),
  }
  const anything = whenever('T-ANY', () => [{ rule: 'any', at: 'go' }])
  const logWith = (...reactions: readonly ReturnType<typeof when>[]) => begun(rules, { reactions }).log

  it('listed before all others comes first, once for all events of a step', () => {
    expect(logWith(anything, when('x', 'a'), when('y', 'b'))).toEqual(['main', 'any', 'a', 'b', 'silent'])
  })

  it('listed anywhere else comes last', () => {
    expect(logWith(when('x', 'a'), when('y', 'b'), anything)).toEqual(['main', 'a', 'b', 'any', 'silent'])
    expect(logWith(when('x', 'a'), anything, when('y', 'b'))).toEqual(['main', 'a', 'b', 'any', 'silent'])
  })

  it('needs no other beside it, and does not answer a step in which nothing happened', () => {
    expect(logWith(anything)).toEqual(['main', 'any', 'silent'])
  })

  it('is asked again after every step that changed something, before what waits', () => {
    const seen: number[] = []
    const counting = whenever('T-ANY', ({ state }) => {
      seen.push(state.log.length)
      return []
    })
    const { log } = begun(
      { ...rules, a: { go: emits(['z'], 'a') } },
      { reactions: [when('x', 'a'), when('y', 'b'), counting] },
    )
    expect(log).toEqual(['main', 'a', 'b', 'silent'])
    expect(seen).toEqual([1, 2]) // after main and after a
  })

  it('that was named looks again: what it waits behind may have changed', () => {
    const due = whenever('T-ANY', ({ state }) => (state.n.done === undefined ? [{ rule: 'once', at: 'go' }] : []))
    const once = x.auto('T-ONCE', (t) => {
      if (t.state.n.done === 1) return 'end'
      t.state.n.done = 1
      t.state.log.push('once')
      return 'end'
    })
    const { log } = begun(
      { ...rules, a: { go: emits(['z'], 'a') }, once: { go: once } },
      { reactions: [when('x', 'a'), due] },
    )
    expect(log).toEqual(['main', 'a', 'once', 'silent'])
  })
})

describe('a latch', () => {
  const rules = {
    main: { go: emits(['x'], 'main', 'more'), more: emits(['x'], 'more', 'rest'), rest },
    a: noted('on x'),
    flagged: noted('on flagged'),
  }
  const flag = onEventSetFlag('x', 'T-FLAG', (t) => {
    if (t.state.n.flag === 1) return false
    t.state.n.flag = 1
    t.state.log.push('latched')
    t.emit(happened('flagged'))
    return true
  })

  it('is set at once, before a frame of any reaction runs, and what it says is answered after what it heard', () => {
    const { log, position } = begun(rules, { reactions: [when('x', 'a'), flag, when('flagged', 'flagged')] })
    expect(log).toEqual(['main', 'latched', 'on x', 'on flagged', 'more', 'on x'])
    expect(position.state.n.flag).toBe(1)
  })

  it('counts as a rule at work only when it was set', () => {
    const seen: string[] = []
    const probe: Probe = {
      saw: (rule, as) => void (as === 'reaction' && seen.push(rule)),
      step: () => {},
      part: () => false,
    }
    watching(probe, () => begun(rules, { reactions: [flag, when('nothing', 'a'), when('flagged', 'flagged')] }))
    expect(seen).toEqual(['T-FLAG', 'T-WHEN-flagged'])
  })
})

it('a reaction may bring about a list of effects, with what these need to know', () => {
  const effects: Readonly<Record<string, Interpreter<Tiny>>> = {
    say: (t, f) => void t.state.log.push(`effect for ${f.context}`),
    call: (t) => t.call({ rule: 'a', at: 'go' }),
  }
  const { log } = begun(
    { main: { go: emits(['x'], 'main', 'next'), next: note('successor', 'rest'), rest }, a: noted('called') },
    {
      effects,
      reactions: [{ ...when('x'), frames: () => [effectsFrame([{ do: 'say' }, { do: 'call' }, { do: 'say' }], 7)] }],
    },
  )
  expect(log).toEqual(['main', 'effect for 7', 'called', 'effect for 7', 'successor'])
})
