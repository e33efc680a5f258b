import { expect, inject, test } from 'vitest'
import { playedTable, SIZES } from '../browser.ts'
import { answerByPointer, settled } from '../hands.ts'
import { suite } from '../suite.ts'

const bed = suite()
const NAMES = ['Mara', 'Jannik', 'Ole', 'Inga', 'Tjark', 'Wiebke']

test.each([
  [4, 'phone'],
  [6, 'tablet'],
] as const)(
  'a full game of %i on a %s, with everything that moves',
  async (count, size) => {
    const seats = NAMES.slice(0, count).map((name, seat) => ({
      name,
      by: seat === 0 ? ('person' as const) : ('novice' as const),
    }))
    const saved = await playedTable({ seats, seed: `${inject('seed')} ${count}` })
    const { page, faults } = await bed.openPlayed(saved, { size: SIZES[size], hasMotion: true, language: 'de' })
    let answers = 0
    while (!(await settled(page))) {
      await answerByPointer(page)
      answers += 1
      if (answers > 1500) throw new Error('the game does not end')
    }
    expect(answers).toBeGreaterThan(15)
    expect(faults).toEqual([])
  },
  1_800_000,
)
