/** The kit finds what is wrong with a ground, a picture or a card. */

import { describe, expect, it } from 'vitest'
import { checkDefined, checkMarkup, checkShares, type DrawnGround, demandSame, groundTests } from '../kit/index.ts'

const OCEAN = '<rect class="ocean" x="-200" y="-200" width="500" height="600"/>'
const clean: DrawnGround = {
  game: 'chess',
  ground: () => `<g class="chess-ground"><path id="chess-a" d="M0 0"/><use href="#chess-a"/>${OCEAN}<text>N</text></g>`,
  pack: {},
  box: [0, 0, 100, 100],
  elements: 10,
  letters: ['<text>N</text>'],
  sizeOf: (text) => text.length,
}

/** What the kit says about this ground. */
function faultsOf(changes: Partial<DrawnGround>): string[] {
  return groundTests({ ...clean, ...changes }).flatMap(({ run }) => {
    try {
      run()
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
}

const changed = (text: string, to: string): Partial<DrawnGround> => ({
  ground: (pack) => clean.ground(pack).replace(text, to),
})

describe('a ground', () => {
  it('passes when nothing is wrong', () => {
    expect(faultsOf({})).toEqual([])
  })

  let drawn = 0
  const cases: readonly (readonly [string, Partial<DrawnGround>, string])[] = [
    ['another every time', { ground: () => `<g n="${drawn++}">${OCEAN}</g>` }, 'same: drawn anew it is another'],
    ['too large', { sizeOf: () => 150_000 }, 'small: 150000 bytes'],
    ['too many elements', { elements: 5 }, 'small: 5 elements'],
    ['a number gone wrong', changed('M0 0', 'MNaN 0'), 'numbers: there is “NaN” in it'],
    ['never closed', changed('</g>', ''), 'form: <g> is never closed'],
    ['closed by another', changed('</text>', '</b>'), 'form: </b> closes nothing'],
    ['a colour of its own', changed('d="M0 0"', 'd="M0 0" class="#fff"'), 'colours: there is “#fff” in it'],
    ['an attribute for a colour', changed('d="M0 0"', 'd="M0 0" fill="red"'), 'colours: there is “fill="” in it'],
    ['letters', { letters: [] }, 'cost: there is “<text” in it'],
    ['a name of anybody', changed('id="chess-a"', 'id="a"'), "names: a could be anybody's"],
    ['a name twice', changed('<use', '<b id="chess-a"/><use'), 'names: chess-a,chess-a are not all different'],
    ['what is nowhere', changed('href="#chess-a"', 'href="#chess-b"'), 'names: chess-b is nowhere'],
    ['no ocean', changed('ocean', 'pond'), 'extent: there is no ocean'],
    ['an edge in the south', changed('height="600"', 'height="500"'), 'extent: it ends at 300 in the south'],
    ['an edge in the west', changed('x="-200"', 'x="-100"'), 'extent: it begins at -100 in the west'],
  ]
  it.each(cases)('%s', (_name, changes, said) => {
    expect(faultsOf(changes)).toContain(said)
  })
})

/** What a check of the kit says; null: it is content. */
function said(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('pictures', () => {
  it('are told apart where they part, in which order soever their keys are', () => {
    expect(said(() => demandSame('x', { a: 1, b: [2] }, { b: [2], a: 1 }))).toBeNull()
    expect(said(() => demandSame('x', { a: 1, b: [2] }, { a: 1, b: [3] }))).toContain('"b":[2]')
  })

  it('have no number gone wrong and define what they refer to', () => {
    expect(said(() => checkMarkup('<path d="M0 0"/>', 'x'))).toBeNull()
    expect(said(() => checkMarkup('<path d="MNaN 0"/>', 'x'))).toBe('markup: x: there is “NaN” in it')
    expect(said(() => checkDefined('<path id="a"/><use href="#a"/>'))).toBeNull()
    expect(said(() => checkDefined('<path id="a"/><use href="#b"/>'))).toBe('defined: b are nowhere')
  })
})

describe('cards', () => {
  const card = (...shares: readonly number[]) => ({
    title: 'Fight',
    outlook: shares.map((share) => ({ name: 'win', share })),
  })
  it('tell what may come of a choice, all of it and the likeliest first', () => {
    expect(said(() => checkShares({ title: 'Rest' }))).toBeNull()
    expect(said(() => checkShares(card(0.75, 0.25)))).toBeNull()
    expect(said(() => checkShares(card(0.75, 0.5)))).toBe('shares: Fight: 1.25 in all')
    expect(said(() => checkShares(card(0.25, 0.75)))).toBe('shares: Fight: 0.25,0.75')
  })
})
