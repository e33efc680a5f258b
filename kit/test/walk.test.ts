import { thrownBy } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Flaw, follow, walk } from '../src/index.ts'
import { BROKEN } from './broken/index.ts'
import { toy } from './toy/toy.ts'

const { game, pack } = toy()
const content = game.load(pack)
const DEALT = ['chance gold', 'chance lead', 'chance chart', 'chance crates']
const BEGUN = [...DEALT, 'A stow silk', 'B stow silk', 'A bid 0', 'B bid 0', 'chance breeze']
const LINE = [
  ...BEGUN,
  'A light C',
  'A play chart A',
  'B letGo',
  'chance crates',
  'A play crates B',
  'B letGo',
  'A keep',
]
const flawOf = (work: () => unknown): Flaw => thrownBy(Flaw, work)
const following = (...line: readonly string[]) => follow(game, content, game.setup(content, 2), line)

describe('a line', () => {
  it('names seats by letter or number, chance or dice, and any outcome by a star', () => {
    const { position, events } = following(
      'chance gold',
      'dice lead',
      'chance *',
      'chance *',
      '0 stow silk',
      'B stow spice',
    )
    expect(position.state.cargo.map((cargo) => cargo?.is)).toEqual(['silk', 'spice'])
    expect(events.map(({ type }) => type)).toEqual([...Array(4).fill('cardDrawn'), 'cargoStowed', 'cargoStowed'])
  })

  it('may claim what is legal, what is not, and why', () => {
    const line = [
      ...DEALT,
      'A stow silk',
      'A may stow spice',
      'B stow silk',
      'A may not bid 2',
      '1 may not bid 2: TOY-BID-02 notEnough',
    ]
    expect(following(...line).position.state.coins).toEqual([1, 1])
  })

  it.each([
    ['a choice that is refused', ['A bid 0'], 'line', 'is refused: {"rule":"TOY-STOW-01"'],
    ['an outcome where a seat is asked', ['chance gold'], 'line', '"kind":"asked"'],
    ['a seat that is none', ['§ stow silk'], 'line', '"§" is no seat'],
    ['a claim that something is legal', ['A may bid 0'], 'claim', 'TOY-STOW-01 notNow'],
    ['a claim that something is not', ['A may not stow silk'], 'claim', 'it is legal'],
    ['a claim that gives another reason', ['A may not bid 0: TOY-BID-02 notEnough'], 'claim', 'TOY-STOW-01 notNow'],
  ])('is told of %s', (_, line, property, says) => {
    const flaw = flawOf(() => following(...DEALT, ...line))
    expect(flaw.property).toBe(property)
    expect(flaw.message).toContain(says)
  })

  it('is told of an outcome that cannot come, and of those that can', () => {
    expect(flawOf(() => following('chance rum')).message).toContain('game.deal gives something else: gold, chart')
  })
})

describe('a walk', () => {
  it('finds nothing wrong with the healthy toy', () => {
    expect(walk(game, content, game.setup(content, 2), LINE).position.state.docks.A?.boats).toEqual([1, 0])
  })

  it.each([
    'a list of things that sorts the state',
    'a map in the state',
    'a clone that shares a list nobody writes to',
    'a reach that hides a legal choice',
    'an aside of an allotment that hides a legal choice',
    'an explanation that knows no most',
    'a list of choices with notes in it',
    'a fast path of its own that forgets something',
    'a thing that shows the hand of another',
    'an event to everybody that holds the drawn card',
  ])('finds %s', (name) => {
    const broken = BROKEN.find((b) => b.name === name)
    const subject = broken?.subject() ?? toy()
    const own = subject.game.load(pack)
    expect(flawOf(() => walk(subject.game, own, subject.game.setup(own, 2), LINE)).property).toBe(broken?.property)
  })
})
