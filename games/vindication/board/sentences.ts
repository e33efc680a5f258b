/** What stands in the small sentences of pictograms on tiles and cards, and how wide it is. */

import { type Setting as SettingOf, typesetting } from '@skerry/boards'
import type { PictogramName } from './pictograms.ts'

/** A pictogram with its number, a word, or what stands between two of them. */
export type Part =
  | {
      readonly is: 'sign'
      readonly name: PictogramName
      /** Before it; empty: one of it. */
      readonly n: string
    }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'arrow' | 'slash' | 'colon' | 'plus' }

export const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n) })
export const text = (words: string): Part => ({ is: 'text', text: words })
export const ARROW: Part = { is: 'arrow' }
export const SLASH: Part = { is: 'slash' }
export const COLON: Part = { is: 'colon' }
export const PLUS: Part = { is: 'plus' }

const WIDTHS = { arrow: 0.66, slash: 0.36, colon: 0.34, plus: 0.4 } as const
/** A letter or digit, in sizes of a pictogram. */
const LETTER = 0.44

export type Setting = SettingOf<Part>
export const { fitted } = typesetting<Part>({
  widthOf(part) {
    if (part.is === 'sign') return 1.06 + part.n.length * LETTER
    return part.is === 'text' ? part.text.length * LETTER + 0.1 : WIDTHS[part.is]
  },
  isWord: ({ is }) => is === 'sign' || is === 'text',
  line: 1.14,
  gap: 0.22,
})
