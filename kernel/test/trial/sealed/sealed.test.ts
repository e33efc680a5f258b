import { describe, expect, it } from 'vitest'
import { walk } from '../../../kit/index.ts'
import {
  copy,
  type Event,
  Match,
  NOBODY,
  type Options,
  type PositionOf,
  randomFrom,
  type Slot,
} from '../../../src/index.ts'
import { pack, sealedGame } from './game.ts'
import { openSection, STACKS, threeSizes } from './queries.ts'
import { rules } from './rules.ts'
import type { CardId, ExploitFrame, GameFrame, Sealed, SealedEvent, Section } from './types.ts'

type P = PositionOf<Sealed>
const content = sealedGame.load(pack)
const cards = Object.keys(content.cards)
const backOf = (card: CardId) => content.cards[card]?.back ?? ''

/** The last frames of a table; below them wait the rest of the round and the game. */
type Top = Exclude<Sealed['frame'], GameFrame | ExploitFrame>
const drawing = (drawn: number): Top[] => [
  { rule: 'blocking', at: 'cardsOneAndTwo', set: 0 },
  { rule: 'draw', at: 'take', drawn },
]
const blocking = (at: 'first' | 'second' | 'firstInTurn'): Top[] => [{ rule: 'blocking', at, set: 0 }]
const window: Top[] = [{ rule: 'ogam', at: 'window', done: 0 }]

interface Given {
  readonly at: Top[]
  /** A row per seat, cards in drawing order: face-up `B01`, face-down `?B`. */
  readonly rows: readonly string[]
  readonly startPlayer?: number
  readonly round?: number
  /** Size and back of the top card of each stack, `4W`; else three about equal ones. */
  readonly stacks?: string
  readonly discard?: string
  readonly blockers?: readonly string[]
  readonly ogam?: readonly number[]
  readonly swords?: number
  readonly discs?: number
  readonly options?: Options
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '')

/** A card in a row or on a stack, as it is written in `Given`. */
const lying = (word: string): Slot<CardId> =>
  word.startsWith('?') ? { back: word.slice(1), knownTo: NOBODY } : { is: word, back: backOf(word), knownTo: 'all' }

function given(g: Given): P {
  const start = sealedGame.setup(content, g.rows.length, g.options ?? {})
  const rows = g.rows.map((row) => words(row).map(lying))
  const slots = rows.flat()
  const discarded = words(g.discard)
  const undetermined = cards.filter((card) => !discarded.includes(card) && !slots.some((slot) => slot.is === card))
  const sizes = threeSizes(undetermined.length - slots.filter((slot) => slot.is === undefined).length)
  const [first = '', second = '', third = ''] = words(g.stacks ?? sizes.map((n, i) => `${n}${'BWG'[i]}`).join(' '))
  const stackFrom = (text: string) => ({ size: Number(text.slice(0, -1)), top: lying(`?${text.slice(-1)}`) })
  const state: P['state'] = {
    ...start.state,
    round: g.round ?? 1,
    startPlayer: g.startPlayer ?? 0,
    stacks: { 1: stackFrom(first), 2: stackFrom(second), 3: stackFrom(third) },
    bag: Object.fromEntries(undetermined.map((card) => [card, 1])),
    rows,
    discard: Object.fromEntries(discarded.map((card) => [card, 1])),
    blockers: rows.map((_, seat) => words(g.blockers?.[seat]) as Section[]),
    tribes: rows.map((_, seat) => ({ fame: 4, discs: 0, swords: 0, ogam: g.ogam?.[seat] ?? 0 })),
    supply: { swords: g.swords ?? content.swords, discs: rows.map(() => g.discs ?? content.discs) },
  }
  const waits: Sealed['frame'][] = [
    { rule: 'game', at: 'roundEnd' },
    { rule: 'exploit', at: 'fame' },
  ]
  const table = sealedGame.play(content, { ...start, state, stack: [...waits, ...copy(g.at)] })
  table.begin() // on to the first question: whoever has only one way is not asked
  return table.position
}

const play = (start: P, line: readonly string[]) => walk(sealedGame, content, start, line)
const viewOf = (p: P, seat: number) => sealedGame.view(content, p, seat)
const waiting = (p: P) => sealedGame.pending(content, p)
const chances = (outcomes: string): string[] => words(outcomes).map((outcome) => `chance ${outcome}`)
const sizesOf = (p: P) => STACKS.map((id) => p.state.stacks[id].size)
const backsBefore = (p: P, seat: number) => p.state.rows[seat]?.map((slot) => slot.back).join('')
const earned = (events: readonly Event[], seat: number) =>
  Object.fromEntries(
    (events as SealedEvent[]).flatMap((e) => (e.type === 'earned' && e.seat === seat ? [[e.gain, e.n]] : [])),
  )

describe('drawing', () => {
  it('ARR-EX-76 four laps in turn order; one player takes stack 3 every time', () => {
    const laps = ['B W G', 'G B W', 'W G B', 'B W G'].flatMap((backs) => {
      const [one, two, three] = words(backs)
      return ['1 take 3', `chance ${one}`, '2 take 1', `chance ${two}`, '0 take 2', `chance ${three}`]
    })
    const start = sealedGame.setup(content, 3)
    const { position } = play(start, [
      'chance 1',
      ...chances('B W G'),
      '0 may not take 3: ARR-DRAW-01 notYourTurn',
      ...laps,
    ])
    expect([1, 2, 0].map((seat) => backsBefore(position, seat))).toEqual(['GBGW', 'BWBG', 'WGWB'])
    expect(sizesOf(position)).toEqual([3, 3, 3])
    for (const seat of [0, 1, 2]) // 6.3 nobody looks at a front, the owner included
      expect(
        viewOf(position, seat)
          .state.rows.flat()
          .filter((slot) => slot.is !== undefined),
      ).toEqual([])
    expect(waiting(position)).toMatchObject({ kind: 'chance', chance: 'turnUp.front' })
  })

  /** As in the ledger's example: stack 2 has one card, the others four, six are discarded, six lie with players. */
  const beforeReshuffle = () =>
    given({
      at: drawing(6),
      rows: ['?B ?W', '?G ?W', '?B ?G'],
      stacks: '4W 1B 4G',
      discard: 'B01 B02 W01 W02 G01 G02',
    })

  it('ARR-EX-52 the last card of a stack: stacks and discard become 5/5/4, the cards before players stay', () => {
    const { position, events } = play(beforeReshuffle(), [
      '0 take 2',
      ...chances('B03 W03 B04 G03 W04 B05 G04'), // seven lie, each fixed unseen
      ...chances('B W W'),
      '1 may take 2',
      '0 may not take 2: ARR-DRAW-01 notYourTurn',
    ])
    expect(sizesOf(position)).toEqual([5, 5, 4])
    expect(position.state.discard).toEqual({})
    expect([0, 1, 2].map((seat) => backsBefore(position, seat))).toEqual(['BWB', 'GW', 'BG'])
    expect(events.map((e) => e.type)).toEqual(['cardTaken', 'stacksSplit', 'topShown', 'topShown', 'topShown'])
    expect(JSON.stringify(events)).not.toMatch(/[BWG]0\d/) // no event tells a front
  })

  it('ARR-DRAW-05 a card lying face-down then is none of those that were in the discard', () => {
    let { position } = play(beforeReshuffle(), ['0 take 2'])
    const possible = () => {
      const pending = waiting(position)
      return pending.kind === 'chance' ? pending.outcomes.list : []
    }
    expect(possible()).toEqual(['B03', 'B04', 'B05', 'B06', 'B07'])
    position = play(position, ['chance B03']).position
    expect(possible()).toEqual(['W03', 'W04', 'W05', 'W06', 'W07'])
    position = play(position, chances('W03 B04 G03 W04 B05 G04 B W W')).position
    const not = ['B01', 'B02', 'W01', 'W02', 'G01', 'G02']
    for (const slot of viewOf(position, 1).state.rows.flat())
      expect(slot).toEqual({ back: slot.back, knownTo: [], not })
    for (let seed = 0; seed < 50; seed++) {
      const dealt = sealedGame.redeal(content, viewOf(position, 1), randomFrom(seed))
      for (const slot of dealt.state.rows.flat()) expect(not).not.toContain(slot.is)
    }
  })

  it('ARR-INV-30 positions that differ in hidden fronts alone are seen as the same bytes', () => {
    const [a, b] = ['B03 W03 B04 G03 W04 B05 G04', 'B07 W05 B03 G07 W03 B06 G05'].map(
      (fronts) => play(beforeReshuffle(), ['0 take 2', ...chances(fronts), ...chances('B W W')]).position,
    ) as [P, P]
    expect(a.state).not.toEqual(b.state)
    for (const seat of [0, 1, 2]) expect(JSON.stringify(viewOf(a, seat))).toBe(JSON.stringify(viewOf(b, seat)))
  })

  it('ARR-RULING-30 the very last draw empties a stack: reshuffle first, then cards 1 and 2 are turned up', () => {
    const start = given({
      at: drawing(7),
      rows: ['?B ?W ?G ?B', '?W ?G ?B'],
      stacks: '4B 3W 1G',
      discard: 'B01 W01 G01 W02 G02 G03',
    })
    const { position, events } = play(start, [
      '1 take 3',
      ...chances('B02 W03 G04 B03 W04 G05 B04 G06'),
      ...chances('B W G'), // the new tops; the fronts are fixed, so chance has no more to say
      '0 may block top',
    ])
    expect(sizesOf(position)).toEqual([5, 4, 4])
    expect(events.filter((e) => e.type === 'cardTurnedUp')).toMatchObject([
      { seat: 0, at: 1, card: 'B02' },
      { seat: 0, at: 2, card: 'W03' },
      { seat: 1, at: 1, card: 'W04' },
      { seat: 1, at: 2, card: 'G05' },
    ])
    expect(position.state.rows.map((row) => row.filter((slot) => slot.knownTo === 'all').length)).toEqual([2, 2])
  })

  it('ARR-DRAW-04 with an empty discard nothing is fixed: what lies and what is mixed stay one bag', () => {
    const start = given({ at: drawing(6), rows: ['?B ?W', '?G ?W', '?B ?G'], stacks: '7W 1B 7G' })
    const { position } = play(start, ['0 take 2', ...chances('B W W')])
    expect(sizesOf(position)).toEqual([5, 5, 4])
    expect(position.state.rows.flat().every((slot) => slot.is === undefined)).toBe(true)
  })

  it('ARR-RULING-21, ARR-INV-15 new stacks differ by at most 1, larger ones first, and none is empty', () => {
    for (let drawn = 0; drawn < 12; drawn++) {
      const row = (seat: number) =>
        words('?B ?W ?G ?B')
          .slice(0, Math.ceil((drawn - seat) / 3))
          .join(' ')
      const stacks = `1B ${16 - drawn}W 1G`
      const start = given({ at: drawing(drawn), rows: [0, 1, 2].map(row), stacks, discard: 'B01 W01 G01' })
      const match = new Match(sealedGame, content, 3, {}, start)
      match.choose(drawn % 3, ['take 1'], randomFrom(drawn))
      const [a = 0, b = 0, c = 0] = sizesOf(match.position)
      expect(a + b + c).toBe(20 - drawn)
      expect([a - b, b - c, a - c].every((more) => more === 0 || more === 1)).toBe(true)
      expect(c).toBeGreaterThan(0)
    }
  })
})

/** Keeps notes of what everybody sees: what was discarded, and which cards lay before players at a reshuffle. */
class Notes {
  reshuffles = 0
  private discard = new Set<CardId>()
  private readonly impossible = new Map<string, ReadonlySet<CardId>>()
  private readonly rows = new Map<number, number>()

  hear(e: SealedEvent): void {
    if (e.type === 'cardTaken') this.rows.set(e.seat, (this.rows.get(e.seat) ?? 0) + 1)
    if (e.type === 'stacksSplit') this.reshuffled(e.sizes)
    if (e.type === 'cardTurnedUp') expect([...(this.impossible.get(`${e.seat} ${e.at}`) ?? [])]).not.toContain(e.card)
    if (e.type === 'cardsDiscarded') {
      for (const card of e.cards) this.discard.add(card)
      this.rows.clear()
      this.impossible.clear()
    }
  }

  private reshuffled(sizes: readonly number[]): void {
    const [a = 0, b = 0, c = 0] = sizes
    expect([a - b, b - c, a - c].every((more) => more === 0 || more === 1)).toBe(true) // ARR-RULING-21
    expect(c).toBeGreaterThan(0) // ARR-RULING-31
    if (this.discard.size > 0) this.reshuffles += 1
    for (const [seat, count] of this.rows)
      for (let at = 1; at <= count; at++)
        if (!this.impossible.has(`${seat} ${at}`)) this.impossible.set(`${seat} ${at}`, this.discard)
    this.discard = new Set()
  }
}

it('ARR-DRAW-04, -05 in random games no card that lay face-down turns out to be one from the discard', () => {
  let reshuffles = 0
  for (let seed = 0; seed < 30; seed++) {
    const random = randomFrom(`notes ${seed}`)
    const match = new Match(sealedGame, content, 2 + (seed % 3), { blockersInTurnOrder: seed % 2 === 0 })
    const notes = new Notes()
    for (let events = match.begin(random); ; ) {
      for (const e of events as SealedEvent[]) notes.hear(e)
      const pending = waiting(match.position)
      if (pending.kind !== 'asked') break
      const [seat = 0] = pending.seats
      const choices = sealedGame.choices(content, match.position, seat)
      const choice = choices.kind === 'list' ? choices.list[random(choices.list.length)] : undefined
      const taken = match.choose(seat, choice === undefined ? [] : [choice], random)
      if ('refused' in taken) throw new Error(taken.refused.reason)
      events = taken.events
    }
    reshuffles += notes.reshuffles
  }
  expect(reshuffles).toBeGreaterThan(30)
})

describe('sealed blocks', () => {
  it('ARR-EX-02 blocker 1, card 3, blocker 2 elsewhere, card 4: the section left open is earned on all four', () => {
    const start = given({ at: blocking('first'), rows: ['B01 W02 ?G ?B', 'G02 B02 ?B ?W'] })
    const { position, events } = play(start, [
      '0 block top',
      '1 block middle',
      ...chances('G01 B03'),
      '0 may not block top: ARR-BLOCK-06 sectionTaken',
      '0 may block middle',
      '0 block bottom',
      '1 may not block middle: ARR-BLOCK-06 sectionTaken',
      '1 block top',
      ...chances('B07 W04'),
    ])
    expect(earned(events, 0)).toEqual({ fame: 3, discs: 5, swords: 2 }) // middle of B01, W02, G01, B07
    expect(earned(events, 1)).toEqual({ fame: 1, discs: 2, swords: 1 }) // bottom of G02, B02, B03, W04
    expect(position.state.discard).toEqual({ B01: 1, W02: 1, G01: 1, B07: 1, G02: 1, B02: 1, B03: 1, W04: 1 })
    expect(position.state.blockers).toEqual([[], []]) // ARR-PASS-06
    expect(waiting(position)).toMatchObject({ decision: 'draw.take', seats: [1] })
  })

  it('ARR-EX-53 others see that a blocker is committed, not where', () => {
    const start = given({ at: blocking('first'), rows: ['B01 W02 ?G ?B', 'G02 B02 ?B ?W'] })
    const committed = (section: Section) => play(start, [`0 block ${section}`]).position
    const p = committed('top')
    expect(waiting(p)).toMatchObject({ decision: 'blocking.first', seats: [1], answered: [0] })
    expect(viewOf(p, 1).stack.at(-1)?.sealed).toEqual({ 0: 'hidden' })
    expect(viewOf(p, 0).stack.at(-1)?.sealed).toEqual({ 0: { do: 'block', section: 'top' } })
    expect(viewOf(p, 1)).toEqual(viewOf(committed('bottom'), 1))
  })

  it('ARR-RULING-26 a committed blocker can be changed until the last one is in, never after', () => {
    const start = given({ at: blocking('first'), rows: ['B01 W02 ?G ?B', 'G02 B02 ?B ?W', 'G03 B03 ?B ?W'] })
    const { position, events } = play(start, [
      '0 block top',
      '2 block top',
      '0 may block middle',
      '0 block middle', // thought better of it
      '1 block bottom',
      '0 may not block top: ARR-RULING-27 notNow',
      'chance G01',
    ])
    expect(events.filter((e) => e.type === 'blockerSet')).toMatchObject([
      { seat: 0, blocker: 1, section: 'middle' },
      { seat: 1, blocker: 1, section: 'bottom' },
      { seat: 2, blocker: 1, section: 'top' },
    ])
    expect(position.state.blockers).toEqual([['middle'], ['bottom'], ['top']])
  })

  it('ARR-RULING-26 taking back: one’s own commitment yes, an opened one no', () => {
    const start = given({ at: blocking('first'), rows: ['B01 W02 ?G ?B', 'G02 B02 ?B ?W'] })
    const match = new Match(sealedGame, content, 2, {}, start)
    const random = randomFrom('undo')
    match.choose(0, ['block top'], random)
    expect(match.undoBarrier(0)).toBeNull()
    expect(match.undo(1)).toMatchObject({ refused: { params: { why: 'otherSeat' } } })
    match.undo(0)
    expect(waiting(match.position)).toMatchObject({ seats: [0, 1], answered: [] })
    match.choose(0, ['block middle'], random)
    match.choose(1, ['block middle'], random)
    expect(match.undo(1)).toMatchObject({ refused: { reason: 'cannotUndo' } })
  })

  it('ARR-BLOCK-08 on demand one after the other: earlier blockers are seen, for both blockers anew', () => {
    const start = given({
      at: blocking('firstInTurn'),
      rows: ['B01 W02 ?G ?B', 'G02 B02 ?B ?W'],
      startPlayer: 1,
      options: { blockersInTurnOrder: true },
    })
    const first = play(start, ['0 may not block top: ARR-BLOCK-02 notYourTurn', '1 block top']).position
    expect(viewOf(first, 0).state.blockers).toEqual([[], ['top']])
    const { position } = play(first, [
      '1 may not block middle: ARR-BLOCK-02 notYourTurn', // ARR-BLOCK-06 final
      '0 block top',
      ...chances('B03 G01'), // card 3 of seat 1, who begins, then of seat 0
      '0 may not block middle: ARR-BLOCK-03 notYourTurn',
      '1 may not block top: ARR-BLOCK-06 sectionTaken',
      '1 block bottom',
      '0 block middle',
    ])
    expect(position.state.blockers).toEqual([
      ['top', 'middle'],
      ['top', 'bottom'],
    ])
  })
})

describe('Ogam’s wisdom', () => {
  const rows = ['B01 W02 G01 B07', 'G02 B02 B03 W04', 'B04 B05 G04 G05']
  const blockers = ['top bottom', 'top middle', 'middle bottom']

  it('ARR-EX-54 the top blocker moves to the open middle: top is open, the tile is used up', () => {
    const start = given({ at: window, rows, blockers, ogam: [2, 0, 0] })
    const { position } = play(start, [
      '0 may not block middle: ARR-RULING-40 notNow', // there is no third blocker
      '1 may not decline: ARR-RULING-40 notYourTurn', // not even without a copy
      '0 move 1',
    ])
    expect(position.state.blockers[0]).toEqual(['middle', 'bottom'])
    expect(openSection(position.state, 0)).toBe('top')
    expect([position.state.tribes[0]?.ogam, position.state.usedOgam]).toEqual([1, 1])
    expect(position.state.blockers.slice(1)).toEqual([
      ['top', 'middle'],
      ['middle', 'bottom'],
    ]) // ARR-TILE-OGAM-03 nobody else is touched
  })

  it('ARR-RULING-40 in turn order each holder decides, again with a second copy; the others are not asked', () => {
    const start = given({ at: window, rows, blockers, ogam: [2, 0, 1], startPlayer: 2 })
    const { position, events } = play(start, [
      '0 may not move 1: ARR-RULING-40 notYourTurn',
      '2 decline',
      '0 move 1', // middle, bottom: top is open
      '0 may decline',
      '0 move 2', // middle, top: bottom is open; seat 1 has no copy
    ])
    expect(events.filter((e) => e.type === 'blockerMoved')).toMatchObject([
      { seat: 0, blocker: 1, section: 'middle' },
      { seat: 0, blocker: 2, section: 'top' },
    ])
    expect(earned(events, 0)).toEqual({ fame: 1, discs: 2, swords: 1 }) // bottom of B01, W02, G01, B07
    expect(earned(events, 2)).toEqual({ fame: 6, discs: 4, swords: 1 }) // top of B04, B05, G04, G05: declined
    expect(position.state.tribes.map((tribe) => tribe.ogam)).toEqual([0, 0, 1])
    expect(waiting(position)).toMatchObject({ decision: 'draw.take', seats: [0] })
  })

  it('ARR-RULING-40 the window lies after the fourth cards, or before them', () => {
    const table = (ogamBeforeFourthCard: boolean) =>
      given({
        at: blocking('second'),
        rows: ['B01 W02 G01 ?B', 'G02 B02 B03 ?W'],
        blockers: ['top', 'top'],
        ogam: [1, 0],
        options: { ogamBeforeFourthCard },
      })
    const after = play(table(false), ['0 block bottom', '1 block bottom', ...chances('B07 W04')]).position
    expect(waiting(after)).toMatchObject({ decision: 'ogam.window', seats: [0] })
    expect(sealedGame.sums(content, after, 1)['fame of 0']?.total).toBe(3) // he knows what he would give up
    const before = play(table(true), ['0 block bottom', '1 block bottom']).position
    expect(waiting(before)).toMatchObject({ decision: 'ogam.window', seats: [0] })
    expect(sealedGame.sums(content, before, 1)['fame of 0']?.total).toBe(2)
    const { events } = play(before, ['0 move 2', ...chances('B07 W04')])
    expect(events.slice(0, 3).map((e) => e.type)).toEqual(['blockerMoved', 'cardTurnedUp', 'cardTurnedUp'])
  })
})

describe('exploiting', () => {
  const rows = ['W01 W03 B01 G01', 'W02 B03 B05 G03', 'B02 B04 B06 B07', 'G02 G04 G06 G07']
  const blockers = rows.map(() => 'top bottom')

  it('ARR-EX-46 four swords for claims of 3, 2, 2 and 0 are dealt singly from the Starting Player on', () => {
    const start = given({ at: window, rows, blockers, ogam: [0, 0, 0, 1], swords: 4 })
    const { position } = play(start, ['3 decline'])
    expect(position.state.tribes.map((tribe) => tribe.swords)).toEqual([2, 1, 1, 0])
    expect(position.state.supply.swords).toBe(0)
  })

  it('ARR-EARN-09 the deal begins with the Starting Player, whoever that is', () => {
    const start = given({ at: window, rows, blockers, ogam: [0, 0, 0, 1], swords: 4, startPlayer: 1 })
    expect(play(start, ['3 decline']).position.state.tribes.map((tribe) => tribe.swords)).toEqual([1, 2, 1, 0])
  })

  it('ARR-EARN-10 discs beyond the own supply are void', () => {
    const start = given({ at: window, rows, blockers, ogam: [0, 0, 0, 1], discs: 3 })
    const { position } = play(start, ['3 decline'])
    expect(position.state.tribes.map((tribe) => tribe.discs)).toEqual([2, 3, 3, 1]) // claims 2, 5, 6, 1
    expect(position.state.supply.discs).toEqual([1, 0, 0, 2])
  })

  it('ARR-EARN-01 fame for all, then discs for all, then swords for all, then the discard', () => {
    const { events } = play(given({ at: window, rows, blockers, ogam: [0, 0, 0, 1] }), ['3 decline'])
    const order = (events as SealedEvent[]).map((e) => (e.type === 'earned' ? `${e.gain} ${e.seat}` : e.type))
    expect(order).toEqual([
      ...['fame 0', 'fame 1', 'fame 2', 'fame 3'],
      ...['discs 0', 'discs 1', 'discs 2', 'discs 3'],
      ...['swords 0', 'swords 1', 'swords 2'],
      ...['cardsDiscarded', 'roundEnded'],
    ])
  })

  it('ARR-END-05, ARR-SCORE-07, ARR-TIE-03 after the last scheduled round the most Fame wins, or shares', () => {
    const last = { at: window, rows: ['W01 W03 B01 G01', 'W02 B03 B05 G03'], round: 3, ogam: [1, 0] }
    const won = play(given({ ...last, blockers: ['middle bottom', 'top bottom'] }), ['0 decline']).position
    expect(won.result).toEqual({ rule: 'ARR-END-05', reason: 'lastRound', winners: [0], scores: [8, 7] })
    const shared = play(given({ ...last, blockers: ['top middle', 'top middle'] }), ['0 decline']).position
    expect(shared.result).toMatchObject({ winners: [0, 1], scores: [5, 5] })
  })
})

it('ARR-RULING-31 a pack in which drawing could fail, or with an unknown symbol, is refused', () => {
  const { W: _, ...fewer } = pack.cards
  expect(() => sealedGame.load({ ...pack, cards: fewer })).toThrow(/tooFewCards/)
  const strange = { ...pack.cards, B: { ...pack.cards.B, B01: 'D3 | X1 | D1' } }
  expect(() => sealedGame.load({ ...pack, cards: strange })).toThrow(/cards\.B\.B01: noSuchSymbol/)
})

it('every step of the excerpt has a rule id of the ledger', () => {
  for (const rule of Object.values(rules))
    for (const step of Object.values(rule)) expect(step.rule).toMatch(/^ARR-[A-Z]+-\d+$/)
})
