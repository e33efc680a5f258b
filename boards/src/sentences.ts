/** Small sentences of pictograms: how their parts are set in lines. No picture yet. */

/** What stands in a sentence: a pictogram with its number, a word, or what stands between two of them. */
export interface SentencePart {
  readonly is: string
  /** A pictogram: the number before it; empty: one of it. */
  readonly n?: string
}
/** A part at its place, measured from the middle of the whole. */
export interface SetPart<P> {
  readonly part: P
  readonly x: number
  readonly y: number
}
export interface Setting<P> {
  readonly parts: readonly SetPart<P>[]
  readonly width: number
  readonly height: number
  readonly size: number
}

/** Everything in sizes of a pictogram. */
export interface Measures<P> {
  widthOf(part: P): number
  /** Whether a line may begin with it; what only stands between two others may not. */
  isWord(part: P): boolean
  readonly line: number
  /** Before a number that follows another pictogram: it must not be read as belonging to that. */
  readonly gap: number
}

export interface Typesetting<P> {
  /** In lines of at most this width that are about equally long. */
  setIn(parts: readonly P[], size: number, width: number): Setting<P>
  /** As large as it fits into this box, but not larger than `most`. */
  fitted(parts: readonly P[], width: number, height: number, most: number): Setting<P>
}

const LEAST = 12

export function typesetting<P extends SentencePart>({ widthOf, isWord, line, gap }: Measures<P>): Typesetting<P> {
  const gapBefore = (parts: readonly P[], i: number): number => {
    const [before, part] = [parts[i - 1], parts[i]]
    return before?.is === 'sign' && part?.is === 'sign' && part.n !== '' ? gap : 0
  }
  const lengthOf = (parts: readonly P[]): number =>
    parts.reduce((all, part, i) => all + widthOf(part) + gapBefore(parts, i), 0)

  /** Broken where a line would become too long; what stands between two parts stays at the end of its line. */
  function broken(parts: readonly P[], most: number): readonly (readonly P[])[] {
    const lines: P[][] = [[]]
    for (const part of parts) {
      const last = lines.at(-1) as P[]
      if (isWord(part) && last.length > 0 && lengthOf([...last, part]) > most) lines.push([part])
      else last.push(part)
    }
    return lines
  }

  function setIn(parts: readonly P[], size: number, width: number): Setting<P> {
    const count = broken(parts, width / size).length
    let most = Math.max(lengthOf(parts) / count, 1)
    while (broken(parts, most).length > count) most += 0.1
    const lines = broken(parts, most)
    const set = lines.flatMap((words, row) => {
      let left = -lengthOf(words) / 2
      return words.map((part, i): SetPart<P> => {
        left += gapBefore(words, i)
        const x = left + widthOf(part) / 2
        left += widthOf(part)
        return { part, x: x * size, y: (row - (lines.length - 1) / 2) * line * size }
      })
    })
    return { parts: set, width: Math.max(...lines.map(lengthOf)) * size, height: lines.length * line * size, size }
  }

  return {
    setIn,
    fitted(parts, width, height, most) {
      let size = most
      while (size > LEAST) {
        const set = setIn(parts, size, width)
        if (set.height <= height && set.width <= width + 0.5) return set
        size -= 1
      }
      return setIn(parts, size, width)
    },
  }
}

/** Groups of parts with something between each two of them. */
export const between = <P>(groups: readonly (readonly P[])[], by: P): readonly P[] =>
  groups.flatMap((group, i) => (i === 0 ? group : [by, ...group]))
