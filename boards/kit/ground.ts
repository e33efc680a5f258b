/** What every ground owes: it is made at build time, so it must come out the same everywhere, whole and small. */

import type { Box } from '@skerry/contracts'
import { type ConformanceTest, demand } from '@skerry/kit'

export interface DrawnGround {
  /** The folder of the game: what is defined in the ground is called after it. */
  readonly game: string
  readonly ground: (pack: unknown) => string
  readonly pack: unknown
  readonly box: Box
  /** How many elements it may have. */
  readonly elements: number
  /** Elements with text in them: the same in all languages. */
  readonly letters?: readonly string[]
  /** Bytes of a text, compressed as it is served. */
  readonly sizeOf: (text: string) => number
}

const MOST_BYTES = 150_000

export function groundTests(drawn: DrawnGround): readonly ConformanceTest[] {
  const { game, ground, pack, box, elements, letters = [], sizeOf } = drawn
  const text = ground(pack)
  return [
    {
      name: 'is the same every time, also for a pack read anew',
      run: () => demand('same', ground(JSON.parse(JSON.stringify(pack))) === text, () => 'drawn anew it is another'),
    },
    {
      name: 'is small enough to be fetched at once and painted once',
      run: () => {
        const [bytes, count] = [sizeOf(text), text.split(/<[a-z]/i).length - 1]
        demand('small', bytes < MOST_BYTES, () => `${bytes} bytes`)
        demand('small', count < elements, () => `${count} elements`)
      },
    },
    { name: 'is well formed and has no number gone wrong', run: () => checkForm(text) },
    { name: 'takes its colours from the theme and costs no filter', run: () => checkLooks(text, letters) },
    { name: 'defines whatever it refers to, under names of its own', run: () => checkNames(text, game) },
    { name: 'runs far beyond the box, so that no window shows its edge', run: () => checkExtent(text, box) },
  ]
}

const refuse = (property: string, text: string, pattern: RegExp): void => {
  const found = pattern.exec(text)?.[0]
  demand(property, found === undefined, () => `there is “${found}” in it`)
}

function checkForm(text: string): void {
  refuse('numbers', text, /NaN|undefined|null|Infinity|e-\d/)
  const open: string[] = []
  for (const [, end, tag = '', self] of text.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue
    if (end === '') open.push(tag)
    else demand('form', open.pop() === tag, () => `</${tag}> closes nothing`)
  }
  demand('form', open.length === 0, () => `<${open.at(-1)}> is never closed`)
}

function checkLooks(text: string, letters: readonly string[]): void {
  const mute = letters.reduce((rest, letter) => rest.replace(letter, ''), text)
  refuse('colours', mute, /#[0-9a-f]{3,8}\b(?!\))|rgb\(|(fill|stroke|style|stop-color)="/i)
  refuse('cost', mute, /filter|blend|<image|<text/)
}

function checkNames(text: string, game: string): void {
  const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  demand('names', new Set(ids).size === ids.length, () => `${ids} are not all different`)
  for (const id of ids) demand('names', id.startsWith(`${game}-`), () => `${id} could be anybody's`)
  for (const [, id = ''] of text.matchAll(/(?:url\(|href=")#([^)"]*)/g))
    demand('names', ids.includes(id), () => `${id} is nowhere`)
}

/** A phone held upright sees more above and below than at the sides. */
function checkExtent(text: string, [x, y, width, height]: Box): void {
  const found = /class="ocean" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/.exec(text)
  demand('extent', found !== null, () => 'there is no ocean')
  const [left, top, wide, high] = (found ?? []).slice(1).map(Number) as [number, number, number, number]
  demand('extent', left < x - width, () => `it begins at ${left} in the west`)
  demand('extent', top < y - 1.5 * height, () => `it begins at ${top} in the north`)
  demand('extent', left + wide > x + 2 * width, () => `it ends at ${left + wide} in the east`)
  demand('extent', top + high > y + 3 * height, () => `it ends at ${top + high} in the south`)
}
