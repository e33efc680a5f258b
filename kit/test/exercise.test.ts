import { PackError, type Words } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { type Tiny, tinyGame, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  type Example,
  type Explained,
  exampleTests,
  faultsOf,
  mutantTests,
  type Stage,
  type Width,
} from '../src/index.ts'
import { failuresOf } from './failures.ts'

interface Open extends Choice {
  readonly do: 'open'
}

/** One door: it may be opened once, and only opened or left. */
const game = tinyGame({
  main: {
    go: x.decision('DOOR-01', {
      seat: () => 0,
      ask: 'always',
      offers: [
        x.offer<Open>('DOOR-01', 'open', {
          args: {},
          candidates: () => [{ do: 'open' }],
          conditions: [x.needs('DOOR-02', 'isOpen', ({ state }) => state.n.door === undefined)],
          take(t) {
            t.state.n.door = 1
            return 'again'
          },
        }),
        x.word('DOOR-03', 'leave', (t) => t.end({ rule: 'DOOR-03', reason: 'left', winners: [] })),
      ],
    }),
  },
})

const stage: Stage<Tiny> = {
  place: (content) => game.setup(content, 2),
  fact: (_, { state }, fact) => (fact === 'the door is open' ? (state.n.door === 1 ? null : 'it is shut') : 'what?'),
}
const title = { en: 'a door', de: 'eine Tür' }
const examples: readonly Example[] = [
  {
    id: 'D-1',
    rules: ['DOOR-01', 'DOOR-03'],
    title,
    given: [],
    line: ['A open', 'A leave'],
    then: ['the door is open'],
  },
  {
    id: 'D-2',
    rules: ['DOOR-02'],
    title,
    given: [],
    line: ['A open', 'A may not open: DOOR-02 isOpen', 'A leave'],
    then: [],
  },
]
const words = { rules: { 'DOOR-01': 'a', 'DOOR-02': 'b', 'DOOR-03': 'c' } } as unknown as Words
const healthy: Explained<Tiny> = {
  game,
  pack: {},
  stage,
  examples,
  ledger: { 'DOOR-01': 'rule', 'DOOR-02': 'rule', 'DOOR-03': 'rule' },
  words: { en: words, de: words },
}

const failures = (exercise: Explained<Tiny>, width: Width = 'deep'): string[] =>
  failuresOf([...exampleTests(exercise, width), ...mutantTests(exercise, width)])

describe('the tests of examples and mutants', () => {
  it('pass for a game whose examples show all it does', () => {
    expect(failures(healthy)).toEqual([])
    expect(mutantTests(healthy, 'deep').map(({ name }) => name)).toEqual([
      'condition DOOR-02 isOpen of open at main.go',
      'ask of main.go',
    ])
  })

  it.each([
    [
      'an example whose fact does not hold',
      { examples: [{ ...examples[0], line: ['A leave'] }, examples[1]] },
      'it is shut',
    ],
    [
      'a line that is refused',
      { examples: [...examples, { ...examples[1], id: 'D-3', line: ['B open'] }] },
      'is refused',
    ],
    [
      'a claim that is wrong',
      { examples: [...examples, { ...examples[1], id: 'D-3', line: ['A may not open'] }] },
      'it is legal',
    ],
    [
      'a rule named but not seen',
      {
        ledger: { ...healthy.ledger, 'DOOR-09': 'rule' },
        examples: [{ ...examples[0], rules: ['DOOR-09', 'DOOR-01', 'DOOR-02', 'DOOR-03'] }, examples[1]],
      },
      'does not show DOOR-09',
    ],
    ['a rule no example names', { ledger: { ...healthy.ledger, 'DOOR-04': 'rule' } }, 'no example names DOOR-04'],
    ['an id the ledger lacks', { ledger: { 'DOOR-01': 'rule', 'DOOR-02': 'rule' } }, 'the ledger lacks DOOR-03'],
    ['a rule without a text', { words: { en: words, de: { ...words, rules: {} } } }, 'de: DOOR-01'],
    ['an id used twice', { examples: [...examples, examples[0]] }, 'an id twice'],
    ['a condition no example misses', { examples: [examples[0]] }, 'no example notices'],
  ] as [string, Partial<Explained<Tiny>>, string][])('notice %s', (_, change, says) => {
    for (const width of ['quick', 'deep'] as const)
      expect(failures({ ...healthy, ...change }, width).join('\n')).toContain(says)
  })

  it('read the faults of a pack, and let other errors through', () => {
    const picky = (error: Error) => ({
      ...game,
      load: () => {
        throw error
      },
    })
    expect(faultsOf(game, {})).toEqual([])
    expect(faultsOf(picky(new PackError('cards.3', 'noName')), {})).toEqual(['cards.3: noName'])
    expect(() => faultsOf(picky(new Error('broken')), {})).toThrow('broken')
  })
})
