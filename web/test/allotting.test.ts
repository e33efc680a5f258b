import { type Allotment, exactly, slot, upTo } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import {
  allotted,
  change,
  chipsOf,
  countsByPlace,
  firstSplit,
  openPlaces,
  type PlaceRow,
  restHere,
  roomFor,
  rowsOf,
  toggle,
  totalOf,
  touchPlace,
} from '../src/table/allotment/allotting.ts'

/** Ten men into three fields; a hero counts for two. */
const MEN: Allotment = exactly(10, [
  slot('C1', 10),
  slot('C2', 10),
  slot('IV5', 3),
  slot('C1/hero', 1, 2),
  slot('C2/hero', 1, 2),
])
const cardOf = (id: string) => {
  const [thing = id, kind = 'men'] = id.split('/')
  return { thing, place: thing, kind, there: '1 man' }
}
const rows = rowsOf(MEN, cardOf)
const row = (thing: string) => rows.find((other) => other.thing === thing) as PlaceRow

describe('the rows of an allotment', () => {
  it('are places, with what is counted and what is there or not', () => {
    expect(rows.map(({ thing, counters, toggles }) => [thing, counters.length, toggles.length])).toEqual([
      ['C1', 1, 1],
      ['C2', 1, 1],
      ['IV5', 1, 0],
    ])
  })

  it('leave out slots without room', () => {
    expect(rowsOf(upTo(3, [slot('C1', 0), slot('C2', 1)]), cardOf)).toHaveLength(1)
  })
})

describe('editing a split', () => {
  it('keeps to the bounds of slot and whole', () => {
    expect(change(MEN, {}, 'IV5', 5)).toEqual({ IV5: 3 })
    expect(change(MEN, { C1: 9 }, 'C2', 5)).toEqual({ C1: 9, C2: 1 })
    expect(change(MEN, { C1: 10 }, 'C2', 1)).toEqual({ C1: 10 })
    expect(change(MEN, { C1: 1 }, 'C1', -3)).toEqual({})
    expect(roomFor(MEN, { C1: 9 }, 'C1/hero')).toBe(0)
    expect(roomFor(MEN, {}, 'nowhere')).toBe(0)
  })

  it('puts all the rest in one place', () => {
    expect(restHere(MEN, { C2: 2 }, 'C1')).toEqual({ C1: 8, C2: 2 })
    expect(totalOf(MEN, restHere(MEN, { 'C2/hero': 1 }, 'C1'))).toBe(10)
  })

  it('lets a figure come in place of its own men where nothing is left', () => {
    expect(toggle(MEN, {}, row('C1'), 'C1/hero')).toEqual({ 'C1/hero': 1 })
    expect(toggle(MEN, { C1: 10 }, row('C1'), 'C1/hero')).toEqual({ C1: 8, 'C1/hero': 1 })
    expect(toggle(MEN, { C1: 9 }, row('C1'), 'C1/hero')).toEqual({ C1: 8, 'C1/hero': 1 })
    expect(toggle(MEN, { C1: 8, 'C1/hero': 1 }, row('C1'), 'C1/hero')).toEqual({ C1: 8 })
    const full = { C1: 10 }
    expect(toggle(MEN, full, row('C2'), 'C2/hero')).toBe(full)
  })

  it('adds and takes by touching the place', () => {
    expect(touchPlace(MEN, {}, row('C1'), 1)).toEqual({ C1: 1 })
    expect(touchPlace(MEN, { C1: 1, 'C1/hero': 1 }, row('C1'), -1)).toEqual({ 'C1/hero': 1 })
    expect(touchPlace(MEN, { 'C1/hero': 1 }, row('C1'), -1)).toEqual({})
    const full = { C1: 10 }
    expect(touchPlace(MEN, full, row('C2'), 1)).toBe(full)
  })

  it('tells what lies where and where more can go', () => {
    expect([...countsByPlace(rows, { C1: 3, 'C1/hero': 1 })]).toEqual([['C1', 4]])
    expect([...openPlaces(MEN, rows, {})]).toEqual(['C1', 'C2', 'IV5'])
    expect([...openPlaces(MEN, rows, { C1: 10 })]).toEqual([])
    expect([...openPlaces(MEN, rows, { IV5: 3 })]).toEqual(['C1', 'C2'])
  })

  it('becomes a choice, with a sign that says what happens', () => {
    expect(allotted('place', { C1: 10 })).toEqual({ do: 'place', n: { C1: 10 } })
    const counts = new Map([['C1', 3]])
    expect([...chipsOf(rows, counts)]).toEqual([['C1', '+3']])
    const losses = rowsOf(MEN, (id) => ({ ...cardOf(id), sign: '−' }))
    expect([...chipsOf(losses, counts)]).toEqual([['C1', '−3']])
  })
})

describe('where an allotment begins', () => {
  const block = [slot('C1', 10), slot('C1/hero', 1, 2), slot('C1/sorcerer', 1, 2)]

  it('with one place and a fixed number it is filled, and a figure takes the place of two', () => {
    expect(firstSplit(exactly(10, block))).toEqual({ C1: 10 })
    const [only] = rowsOf(exactly(10, block), cardOf) as [PlaceRow]
    expect(toggle(exactly(10, block), { C1: 10 }, only, 'C1/hero')).toEqual({ C1: 8, 'C1/hero': 1 })
  })
  it('empty where there is something to spread or to decide', () => {
    expect(firstSplit(MEN)).toEqual({})
    expect(firstSplit(upTo(3, [slot('C1', 3)]))).toEqual({})
    expect(firstSplit(exactly(5, [slot('C1', 4), slot('C1/hero', 1)]))).toEqual({})
    expect(firstSplit(exactly(0, []))).toEqual({})
  })
})
