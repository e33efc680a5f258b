import { sequences } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'

const content = game.load(pack)

function counts(given: readonly string[], most: number): number[] {
  const p = stage.place(content, { given })
  return Array.from({ length: most }, (_, i) => sequences(game, content, p, i + 1))
}

describe('sequences of choices and outcomes in Marnon (an allotment counts as one way)', () => {
  it('while the first tiles are hidden', () => {
    // First: three tiles into eight castles. Second: 18 of them leave three tiles for seven castles. In A's own castle a
    // guard of five men comes first, one way; in B's own the chest or the crown one way, the ring two.
    expect(counts(['setup hide 1 A', 'C1: A 1m', 'C2: B 1m'], 3)).toEqual([24, 18 * 21 + 3 + 1 + 1 + 2, 19701])
  })

  it('in an attack of two men on one orc', () => {
    // First: six neighbours of I4 and rest. Second: 36 rolls each; after a rest B's turn: four aids (two units: the
    // remnant too, no tile to move) and none. Third: on a plain the orc dies in 12 rolls (then B's five choices), in 24
    // one man is left to go on or not; at the castle 12 rolls end the game, 8 kill the orc, 16 leave one man.
    const [plain, castle] = [12 * 5 + 24 * 2, 8 * 5 + 16 * 2]
    expect(counts(['turn A attack', 'I4: A 2m', 'C1: B 2m'], 3)).toEqual([7, 6 * 36 + 5, 5 * plain + castle + 5])
  })

  it('when orcs with four fall upon a lone man', () => {
    // Any hit ends the game. The orcs miss with 5 and 6 and lose one either way; with three they miss with 4 too.
    expect(counts(['phase orcs attack', 'I3: 4o', 'I6: A 1m', 'C1: B 1m'], 3)).toEqual([36, 12 * 36, 12 * 18 * 36])
  })

  it('in the flight of the dragon', () => {
    // 36 areas; the devour die in each; 35 × 6 fly on, the man of A is eaten by every die and Peacemaker comes.
    expect(counts(['phase dragon', 'I6: A 1m', 'C1: A 1m', 'C2: B 1m'], 3)).toEqual([36, 216, 216 * 36])
  })
})
