import { type Choice, defineGame, draw, equally, exactly, oneOf, slot, weighted } from '@skerry/kernel'
import { definitionOf } from '@skerry/kernel/inside'
import { type Tiny, tinyGame, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { conformance, type Subject, type Width } from '../src/index.ts'
import { failuresOf } from './failures.ts'

interface Pick extends Choice {
  readonly do: 'pick'
  readonly a: number
  readonly b: number
}
const NUMBERS = [...Array(20).keys()]
const MARKS = ['cross', 'ring']

/** More choices and splits than a check can try, a mark that nobody sees, and a step that is seldom reached. */
function wide(isReached: (choice: Pick) => boolean = () => true): Subject<Tiny> {
  const legal = NUMBERS.flatMap((a) => NUMBERS.map((b): Pick => ({ do: 'pick', a, b }))).filter(({ a, b }) => a !== b)
  const game = tinyGame({
    main: {
      go: x.chance('W-MARK', {
        outcomes: () => equally(MARKS),
        take(t, _, mark) {
          t.state.log.push(mark)
          return 'pick'
        },
      }),
      pick: x.decision('W-PICK', {
        seat: () => 0,
        offers: [
          x.offer<Pick>('W-PICK', 'pick', {
            args: { a: oneOf(...NUMBERS), b: oneOf(...NUMBERS) },
            candidates: () => legal.filter(isReached),
            conditions: [x.choiceNeeds('W-TWO', 'theSame', (_, _f, { a, b }) => a !== b)],
            take: () => 'spread',
          }),
        ],
      }),
      spread: x.allotment('W-SPREAD', 'spread', {
        slotThing: () => null,
        seat: () => 0,
        spread: () =>
          exactly(
            6,
            NUMBERS.slice(0, 7).map((n) => slot(`F${n}`, 6)),
          ),
        take: () => 'luck',
      }),
      luck: x.chance('W-LUCK', {
        outcomes: () => weighted([['often', 20] as const, ['seldom', 1] as const]),
        take: (_, _f, luck) => luck,
      }),
      seldom: x.auto('W-LUCK', () => 'often'),
      often: x.auto('W-END', (t) => t.end({ rule: 'W-END', reason: 'done', winners: [0] })),
    },
  })
  const hiding = defineGame<Tiny>({
    ...definitionOf(game),
    view: ({ state }, stack) => ({ state: { ...state, log: state.log.map(() => '?') }, stack }),
    redeal: (_, { state, stack }, _viewer, random) => ({
      state: { ...state, log: state.log.map(() => draw(equally(MARKS), random)) },
      stack,
    }),
  })
  const secrets: Subject<Tiny>['secrets'] = (_, { state: { log } }) => (log.length === 0 ? {} : { mark: log })
  return { game: hiding, pack: {}, longest: 4, secrets }
}

const failures = (subject: Subject<Tiny>, width: Width) =>
  failuresOf(conformance(subject, { games: 1, moments: 5, seed: 'wide', width }))

describe.each(['quick', 'deep'] as const)('a %s check of a wide game', (width) => {
  it('finds nothing wrong with it, and plays on until every step was reached', () => {
    expect(failures(wide(), width)).toEqual([])
  })

  it('finds that a part of the choices is never listed', () => {
    const told = failures(
      wide(({ a }) => a < 10),
      width,
    )
    expect(told.join('\n')).toContain('is legal but not listed')
  })
})
