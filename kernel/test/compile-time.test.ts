import { describe, expect, it } from 'vitest'
import { begun, x } from './tiny.ts'

describe('a condition on the table', () => {
  it('does not compile if it looks at the choice', () => {
    // @ts-expect-error: its third parameter would be a choice
    const hidden = x.needs('T-1', 'wrong', (_, _f, c) => c.do === 'go')
    expect(hidden.looksAt).toBe('table')
  })

  it('is sorted by what it says, not by how its function is written', () => {
    const given: unknown[] = []
    const main = {
      go: x.decision('T-GO', {
        seat: () => 0,
        offers: [
          x.word('T-GO', 'go', 'end', [
            x.needs('T-1', 'never', (...all: readonly unknown[]) => given.push(all[2]) > 0),
            x.choiceNeeds('T-2', 'never', (...all: readonly unknown[]) => given.push(all[2]) > 0),
          ]),
          x.word('T-GO', 'stay', 'end'),
        ],
      }),
    }
    const { game, content, position } = begun({ main })
    given.length = 0
    game.choices(content, position, 0)
    expect(given).toEqual([undefined, { do: 'go' }])
  })
})
