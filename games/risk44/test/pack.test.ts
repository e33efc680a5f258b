import { faultsOf } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import smallPack from './small-pack.json' with { type: 'json' }

/** The small pack with one area changed. */
const withArea = (at: number, change: object) => ({
  ...smallPack,
  areas: smallPack.areas.map((area, i) => (i === at ? { ...area, ...change } : area)),
})

describe('the pack of risk44', () => {
  const content = game.load(pack)

  it('loads, with 44 areas in six regions', () => {
    expect(content.links).toHaveLength(44)
    const sizes = content.bonus.map((_, region) => content.regionOf.filter((r) => r === region).length)
    expect(sizes).toEqual([8, 8, 6, 8, 8, 6])
    expect(content.links.flat()).toHaveLength(2 * 83)
  })

  it('has links that lead both ways, to other areas, each once', () => {
    content.links.forEach((to, from) => {
      for (const id of to) expect(content.links[id]).toContain(from)
      expect(to).not.toContain(from)
      expect(new Set(to).size).toBe(to.length)
    })
  })

  it('has a map in one piece, and so has every region', () => {
    const areas = content.links.map((_, area) => area)
    const parts = [areas, ...content.bonus.map((_, region) => areas.filter((a) => content.regionOf[a] === region))]
    for (const part of parts) {
      const reached = new Set(part.slice(0, 1))
      for (const area of reached) for (const to of content.links[area] ?? []) if (part.includes(to)) reached.add(to)
      expect(reached.size).toBe(part.length)
    }
  })

  it('is told all its faults at once', () => {
    const broken = { ...withArea(2, { links: [1, 9], region: 7 }), mostTurns: 0 }
    expect(faultsOf(game, broken)).toEqual([
      'areas.2.region: noSuchRegion',
      'areas.2.links.1: noSuchArea',
      'areas.5.links: linkNotTwoWay',
      'mostTurns: notAPositiveNumber',
    ])
  })

  it('says where its data come from', () => {
    expect(['rulebook', 'published', 'designed']).toContain(pack.source)
  })

  it.each([
    ['nothing', null, '(top): notAnObject'],
    ['no areas', { ...smallPack, areas: undefined }, 'areas: tooFewAreas'],
    ['two areas', { ...smallPack, areas: smallPack.areas.slice(0, 2) }, 'areas: tooFewAreas'],
    ['a bonus that is no number', { ...smallPack, bonus: [1, '2', 1] }, 'bonus: notAListOfNumbers'],
    ['a bonus below nothing', { ...smallPack, bonus: [1, -2, 1] }, 'bonus: notAListOfNumbers'],
    ['a region without areas', { ...smallPack, bonus: [1, 2, 1, 5] }, 'bonus.3: regionWithoutAreas'],
    ['an area that is none', { ...smallPack, areas: [null, ...smallPack.areas] }, 'areas.0.region: noSuchRegion'],
    ['an area of an unknown region', withArea(4, { region: 3 }), 'areas.4.region: noSuchRegion'],
    ['an area without links', withArea(2, { links: [] }), 'areas.2.links: noLinks'],
    ['a link to nowhere', withArea(2, { links: [1, 9] }), 'areas.2.links.1: noSuchArea'],
    ['a link to itself', withArea(2, { links: [2, 5] }), 'areas.2.links.0: noSuchArea'],
    ['the same link twice', withArea(2, { links: [1, 5, 1] }), 'areas.2.links.2: linkedTwice'],
    ['a link that leads one way', withArea(0, { links: [1, 3, 8] }), 'areas.0.links: linkNotTwoWay'],
    ['no number of turns', { ...smallPack, mostTurns: undefined }, 'mostTurns: notAPositiveNumber'],
    ['a hand without cards', { ...smallPack, mostCards: 0 }, 'mostCards: notAPositiveNumber'],
    ['half an army', { ...smallPack, startArmies: 6.5 }, 'startArmies: notAPositiveNumber'],
    ['no army beyond one an area', { ...smallPack, startArmies: 3 }, 'startArmies: fewerThanAreas'],
    ['a victory out of reach', { ...smallPack, winningAreas: 10 }, 'winningAreas: moreThanAreas'],
  ])('refuses %s', (_, broken, fault) => expect(faultsOf(game, broken)).toContain(fault))

  it('names what is wrong', () => {
    expect(() => game.load(withArea(0, { links: [1, 3, 8] }))).toThrow('pack: areas.0.links: linkNotTwoWay (to 8)')
  })
})
