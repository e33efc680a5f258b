import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Args,
  type Choice,
  canonical,
  InputError,
  malformed,
  oneOf,
  parse,
  slot,
  universe,
  upTo,
  type Verbs,
  write,
} from '../src/index.ts'
import { begun, fieldIds, type TinyRule, thrownBy, tinyGame, x } from './tiny.ts'

interface Step extends Choice {
  readonly do: 'step'
  readonly from: string
  readonly to: string
  readonly by: number
}
const stepOffer = x.offer<Step>('T-STEP', 'step', {
  args: { from: fieldIds, to: fieldIds, by: oneOf(1, 2) },
  candidates: ({ content }) => content.fields.map((to): Step => ({ do: 'step', from: 'A', to, by: 1 })),
  conditions: [],
  take(t, _, { to }) {
    t.state.log.push(to)
    return 'again'
  },
})
const { game, content, position } = begun({
  main: {
    go: x.decision('T-GO', { seat: () => 0, offers: [stepOffer, x.word('T-PAY', 'shop', 'pay')] }),
    pay: paying(),
  },
})
const shopping = game.apply(content, position, { seat: 0, choice: { do: 'shop' } })
const { verbs } = game

function paying() {
  return x.allotment('T-PAY', 'pay', {
    seat: () => 0,
    spread: () => upTo(9, [slot('A', 5), slot('A/hero', 1, 2), slot('B', 5)]),
    take: () => 'go',
  })
}
const errorOf = (text: string): InputError => thrownBy(InputError, () => parse(verbs, content, text))

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9/_-]{0,7}$/)
/** A vocabulary of verbs with arguments of words or numbers, and one choice of it. */
const vocabularies = fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).chain((names) =>
  fc.record({
    names: fc.constant(names),
    args: fc.array(
      fc.dictionary(
        word.filter((key) => !(key in {}) && key !== 'do'),
        fc.oneof(
          fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
          fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 4 }),
        ),
        { maxKeys: 3, noNullPrototype: true },
      ),
      { minLength: names.length, maxLength: names.length },
    ),
  }),
)
const verbsFrom = (names: readonly string[], args: readonly Record<string, readonly (string | number)[]>[]): Verbs =>
  new Map(
    names.map((name, i): [string, Args] => [
      name,
      Object.fromEntries(Object.entries(args[i] ?? {}).map(([key, values]) => [key, { values: () => values }])),
    ]),
  )

describe('the notation of a choice', () => {
  it('is the verb and then its arguments in the order of the offer', () => {
    expect(write(verbs, { do: 'step', by: 2, to: 'C', from: 'A' } as Choice)).toBe('step A C 2')
    expect(write(verbs, { do: 'shop' })).toBe('shop')
    expect(write(verbs, { do: 'pay', n: { A: 3, 'A/hero': 1 } } as Choice)).toBe('pay A:3 A/hero:1')
    expect(write(verbs, { do: 'pay', n: {} } as Choice)).toBe('pay')
  })

  it('is read back as the same choice, numbers as numbers', () => {
    expect(parse(verbs, content, 'step A C 2')).toEqual({ do: 'step', from: 'A', to: 'C', by: 2 })
    expect(parse(verbs, content, '  step  A C   2 ')).toEqual({ do: 'step', from: 'A', to: 'C', by: 2 })
    expect(parse(verbs, content, 'pay A:3 A/hero:1')).toEqual({ do: 'pay', n: { A: 3, 'A/hero': 1 } })
    expect(parse(verbs, content, 'pay')).toEqual({ do: 'pay', n: {} })
  })

  it('goes to text and back for every choice of every vocabulary, and each is well formed', () => {
    fc.assert(
      fc.property(vocabularies, ({ names, args }) => {
        const any = verbsFrom(names, args)
        const owner = {}
        for (const choice of universe(any, owner)) {
          expect(malformed(any, owner, choice)).toBeNull()
          expect(parse(any, owner, write(any, choice))).toEqual(choice)
        }
      }),
    )
  })

  it('goes to text and back for every split', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          word.filter((key) => !(key in {})),
          fc.integer({ min: 1, max: 999_999_999 }),
          { noNullPrototype: true },
        ),
        (n) => {
          const choice = { do: 'pay', n } as Choice
          expect(parse(verbs, content, write(verbs, choice))).toEqual(choice)
          expect(malformed(verbs, content, choice)).toBeNull()
        },
      ),
    )
  })
})

describe('a text that is no choice', () => {
  it('with an unknown verb is told the verbs there are', () => {
    expect(errorOf('fly A C')).toMatchObject({ reason: 'noSuchVerb', params: { verb: 'fly' } })
    for (const verb of ['step', 'shop', 'pay']) expect(errorOf('fly').message).toContain(verb)
    for (const text of ['', ' ', '__proto__', 'constructor', 'toString'])
      expect(errorOf(text).reason).toBe('noSuchVerb')
  })

  it('with too few or too many words is told the words expected', () => {
    for (const text of ['step', 'step A', 'step A C', 'step A C 1 1', 'shop now']) {
      expect(errorOf(text).reason).toBe('wrongNumberOfWords')
      expect(errorOf(text).message).toContain(text)
    }
    expect(errorOf('step A').params.expected).toEqual(['step', 'from', 'to', 'by'])
  })

  it('with an unknown argument is told which argument that is', () => {
    for (const [text, name, got] of [
      ['step A X 1', 'to', 'X'],
      ['step __proto__ A 1', 'from', '__proto__'],
      ['step A constructor 1', 'to', 'constructor'],
      ['step A B toString', 'by', 'toString'],
      ['step A B 3', 'by', '3'],
      ['step A B 1.0', 'by', '1.0'],
    ] as const) {
      expect(errorOf(text)).toMatchObject({ reason: 'noSuchValue', params: { [name]: got } })
      expect(errorOf(text).where).toContain(text)
    }
  })

  it('with an unknown argument is told what was expected', () => {
    expect(JSON.stringify(errorOf('step A X 1').params)).toContain('"C"')
  })

  it('with a word that is no slot and count is told which word', () => {
    for (const word of ['A', 'A:', ':3', 'A:0', 'A:-1', 'A:1.5', 'A:1e3', 'A:x', 'A:01', 'A:9999999999', 'A:NaN'])
      expect(errorOf(`pay B:1 ${word}`)).toMatchObject({ reason: 'notASlotAndCount', params: { got: word } })
  })

  it('with a slot named twice is refused for that reason', () => {
    const error = errorOf('pay A:1 A:2')
    expect(error.params).toMatchObject({ got: 'A:2' })
    expect(error.reason).not.toBe('notASlotAndCount')
  })

  it('with the name of something every object has as a slot is no choice or refused by the game, never a crash', () => {
    if ('refused' in shopping) throw new Error('refused')
    for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      let choice: Choice
      try {
        choice = parse(verbs, content, `pay ${id}:1`)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
        continue
      }
      expect(game.explain(content, shopping.position, 0, choice)?.reason).toBe('noSuchSlot')
    }
  })

  it('never crashes with anything but an InputError, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('step', 'pay', 'A', 'A:1', ':', '1')).map((w) => w.join(' ')),
        ),
        (text) => {
          try {
            expect(malformed(verbs, content, parse(verbs, content, text))).toBeNull()
          } catch (error) {
            expect(error).toBeInstanceOf(InputError)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a malformed choice', () => {
  const good = { do: 'step', from: 'A', to: 'B', by: 1 }
  /** Refused as malformed with these words, both by the form alone and by the game, which stays as it was. */
  function refuses(choice: unknown, ...words: readonly string[]): void {
    const why = malformed(verbs, content, choice as Choice)
    expect(why, JSON.stringify(choice)).toMatchObject({ why: expect.any(String) })
    for (const text of words) expect(JSON.stringify(why)).toContain(text)
    const before = canonical(position)
    expect(game.apply(content, position, { seat: 0, choice: choice as Choice })).toEqual({
      refused: { rule: 'T-GO', reason: 'malformed', params: why },
    })
    expect(canonical(position)).toBe(before)
  }

  it('is none if it has its verb and its arguments', () => {
    expect(malformed(verbs, content, good as Choice)).toBeNull()
    expect(malformed(verbs, content, { do: 'pay', n: { A: 1, nowhere: 99 } } as Choice)).toBeNull()
  })

  it('is what has no verb at all', () => {
    for (const nothing of [
      null,
      undefined,
      7,
      'step A B 1',
      true,
      [],
      [good],
      {},
      { do: 7 },
      { do: null },
      { do: ['step'] },
    ])
      refuses(nothing)
  })

  it('is an unknown verb, also one that every object has', () => {
    for (const verb of ['fly', '', 'Step', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      refuses({ ...good, do: verb }, verb)
  })

  it('is an argument of another type or value', () => {
    for (const to of ['X', '', null, 3, true, ['B'], { B: 1 }, '__proto__', 'constructor', 'toString'])
      refuses({ ...good, to }, 'to')
    for (const by of ['1', 1.5, 3, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, [1]]) refuses({ ...good, by }, 'by')
  })

  it('is a missing argument', () => {
    for (const key of ['from', 'to', 'by'] as const) {
      const { [key]: _gone, ...others } = good
      refuses(others, key)
      refuses({ ...good, [key]: undefined }, key)
    }
  })

  it('is an argument that cannot even be written as text', () => {
    refuses({ ...good, to: JSON.parse('{"toString":1}') as unknown }, 'to')
    refuses({ ...good, to: Object.create(null) as unknown }, 'to')
  })

  it('is an extra field', () => {
    refuses({ ...good, extra: 1 }, 'extra')
    refuses({ do: 'shop', n: {} }, 'n')
    refuses({ do: 'pay', n: { A: 1 }, more: 1 })
  })

  it('is an extra field also by a name that every object has', () => {
    for (const key of ['constructor', 'toString', 'hasOwnProperty']) refuses({ ...good, [key]: 'A' }, key)
    refuses(JSON.parse('{"do":"step","from":"A","to":"B","by":1,"__proto__":{"from":"C"}}'), '__proto__')
    refuses(JSON.parse('{"do":"pay","n":{"A":1},"__proto__":1}'))
  })

  it('is a count that is not a whole number above zero', () => {
    for (const count of [
      0,
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      1e300,
      '1',
      null,
      true,
      [1],
      {},
      undefined,
    ])
      refuses({ do: 'pay', n: { A: 1, B: count } }, 'B')
  })

  it('is an allotment whose counts are no object of slots', () => {
    for (const n of [undefined, null, 3, 'A:1', [1, 2], [], true]) refuses({ do: 'pay', n })
  })

  it('in a slot every object has is refused as no such slot and changes nothing', () => {
    if ('refused' in shopping) throw new Error('refused')
    const p = shopping.position
    const before = canonical(p)
    for (const id of ['__proto__', 'constructor', 'toString']) {
      const choice = JSON.parse(`{"do":"pay","n":{"${id}":1}}`) as Choice
      expect(game.apply(content, p, { seat: 0, choice })).toMatchObject({ refused: { reason: 'noSuchSlot' } })
    }
    expect(canonical(p)).toBe(before)
    expect(({} as { n?: unknown }).n).toBeUndefined()
  })

  it('of a huge but whole count is left to the bounds', () => {
    if ('refused' in shopping) throw new Error('refused')
    const choice = { do: 'pay', n: { A: Number.MAX_SAFE_INTEGER } } as Choice
    expect(game.explain(content, shopping.position, 0, choice)?.reason).toBe('notSoMany')
  })

  it('never crashes the game, whatever JSON comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ do: fc.constant('step'), from: fc.jsonValue(), to: fc.constant('A'), by: fc.constant(1) }),
          fc.record({ do: fc.constant('pay'), n: fc.jsonValue() }),
        ),
        (choice) => {
          const refusal = game.explain(content, position, 0, choice as unknown as Choice)
          if (refusal !== null) expect(refusal.rule).toBe('T-GO')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('the verbs of a game', () => {
  const picking = (...values: readonly string[]) =>
    x.offer<Choice & { do: 'pick'; what: string }>('T-PICK', 'pick', {
      args: { what: oneOf(...values) },
      candidates: () => values.map((what) => ({ do: 'pick', what })),
      conditions: [],
      take: () => 'rest',
    })
  const asking = (...offers: readonly (typeof stepOffer | ReturnType<typeof x.word> | ReturnType<typeof picking>)[]) =>
    x.decision('T-1', { seat: () => 0, offers: offers as readonly ReturnType<typeof x.word>[] })
  const defining = (rules: Readonly<Record<string, TinyRule>>) => () => tinyGame(rules)

  it('may be offered in several steps in one shape', () => {
    expect(
      defining({ main: { go: asking(stepOffer), more: asking(stepOffer, x.word('T-1', 'shop', 'end')) } }),
    ).not.toThrow()
    expect(defining({ main: { go: paying() }, other: { pay: paying() } })).not.toThrow()
  })

  it('offered twice in one decision are refused when the game is defined, with the place', () => {
    expect(defining({ main: { go: asking(x.word('T-1', 'nap', 'end'), x.word('T-2', 'nap', 'end')) } })).toThrow(
      /main\.go.*verbOfferedTwice/,
    )
  })

  it('with two shapes are refused when the game is defined, with the place and the verb', () => {
    expect(defining({ main: { go: asking(stepOffer) }, other: { go: asking(x.word('T-1', 'step', 'end')) } })).toThrow(
      /other\.go.*verbWithTwoShapes.*step/,
    )
    const pay = x.word('T-1', 'pay', 'end')
    expect(defining({ main: { go: asking(pay) }, other: { pay: paying() } })).toThrow(/other\.pay.*verbWithTwoShapes/)
  })

  it('with other values elsewhere are well formed with all of them', () => {
    const rules = { main: { go: asking(picking('a', 'b')), rest: asking(picking('c', 'd')) } }
    const { game: two, content: own, position: first } = begun(rules)
    const next = two.apply(own, first, { seat: 0, choice: { do: 'pick', what: 'a' } as Choice })
    if ('refused' in next) throw new Error('refused')
    const choices = two.choices(own, next.position, 0)
    for (const choice of choices.kind === 'list' ? choices.list : [])
      expect(two.explain(own, next.position, 0, choice)).toBeNull()
  })

  it('and their arguments span the universe: every combination once, allotments left out', () => {
    const all = [...universe(verbs, content)]
    expect(all).toHaveLength(3 * 3 * 2 + 1)
    expect(new Set(all.map(canonical)).size).toBe(all.length)
    for (const from of content.fields)
      for (const to of content.fields)
        for (const by of [1, 2]) expect(all.map(canonical)).toContain(canonical({ do: 'step', from, to, by }))
    expect(all).toContainEqual({ do: 'shop' })
    fc.assert(
      fc.property(vocabularies, ({ names, args }) => {
        const found = [...universe(verbsFrom(names, args), {})].map(canonical)
        const expected = args.reduce((sum, a) => sum + Object.values(a).reduce((n, values) => n * values.length, 1), 0)
        expect(found).toHaveLength(expected)
        expect(new Set(found).size).toBe(expected)
      }),
    )
  })

  it('have values that belong to the content they are asked with', () => {
    const small = { fields: ['A'] }
    expect([...universe(verbs, small)]).toHaveLength(3)
    expect(malformed(verbs, small, { do: 'step', from: 'A', to: 'B', by: 1 } as Choice)).toMatchObject({ of: 'to' })
  })
})
