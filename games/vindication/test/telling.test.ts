/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { choicesOf, iconsIn, playedRows, textsIn, viewersOf } from '@skerry/boards/kit'
import {
  type Choice,
  draw,
  eventsFor,
  type Language,
  type Match,
  type Options,
  type Outcome,
  type Outcomes,
  type Play,
  type Random,
  randomFrom,
  type Seat,
  seatMark,
  sizeOf,
  type Viewer,
} from '@skerry/kernel'
import { sampleOf, seedsOf, someOf } from '@skerry/kernel/kit'
import { describe, expect, inject, it } from 'vitest'
import { VERBS } from '../board/telling/cards.ts'
import { hintOf } from '../board/telling/hints.ts'
import { ICONS } from '../board/telling/icons.ts'
import { thingsOf } from '../board/telling/log.ts'
import type { Seen } from '../board/telling/reading.ts'
import { telling } from '../board/telling.ts'
import { turnOf } from '../effects.ts'
import { game, pack } from '../index.ts'
import { ATTRIBUTES, DECKS } from '../queries.ts'
import type {
  Card,
  CardId,
  Content,
  HexId,
  Player,
  QuestId,
  RegionId,
  State,
  TriangleId,
  TriggerId,
  TurnFrame,
  Vindication,
  VinEvent,
} from '../types.ts'
import { talk } from '../words/talk.ts'
import { anybodysChoice } from './playing.ts'

const LANGUAGES: readonly Language[] = ['en', 'de']
const width = inject('width')
const SEATS: readonly number[] = [2, 3, 4, 5]
const SEEDS = seedsOf('telling', width, inject('seed'))

/** The built-in pack, and one in which start companions have what modules bring and what games seldom reach. */
const SELDOM: Readonly<Record<string, string>> = {
  RED01: 'ACT[1 COMMON]: steal(2)',
  RED02: 'ACT: evict(ATTR)',
  RED03: 'PASSIVE: safe(EXH)',
  RED05: 'ACT: down(OPP,1) + lose(ALL_OPP,1)',
  RED07: 'ACT: evict(REGION)',
  RED08: 'ACT: tele(SHORE)',
  YEL01: 'ACT: convert(COMMON>HEROIC,2)',
  YEL02: 'ACT: peek(ANY,3)',
  YEL03: 'ACT: card(ANYCOMP,EITHER)',
  YEL04: 'ACT: setdie(ATT) + attr(COU,2)',
  YEL05: 'PASSIVE: reroll(MON)',
  BLU01: 'ACT: charge(2) + attr(VIS,2)',
  BLU02: 'ACT: scout(2)',
  BLU03: 'ACT: again(VISIT) + speed(1)',
  BLU04: 'ACT: attr(COU,2)',
  BLU05: 'PASSIVE: safe(DEATH)',
}
const content = game.load(pack)
const seldom = game.load({
  ...pack,
  companions: pack.companions.map((card) => ({ ...card, ability: SELDOM[card.id] ?? card.ability })),
  relics: pack.relics.map((card) => ({ ...card, charge: 3 })),
})

type P = Match<Vindication>['position']
interface Table {
  readonly content: Content
  readonly seats: number
  readonly seed: string
  readonly options?: Options
}
const rowsOf = ({ content: with_, seats, seed, options = {} }: Table) =>
  playedRows<Vindication>({ game, content: with_, seats, seed, options, choose: anybodysChoice })

/** Something happened: the table before and after it. */
interface Row {
  readonly content: Content
  readonly before: P
  readonly events: readonly VinEvent[]
  readonly now: P
}
/** A game with either pack, quickly only for the fewest and the most players; every value of the options has its turn. */
function* gamesOf(seats: number, seed: string): Generator<Row> {
  const tables: readonly Table[] = [
    { content: seldom, seats, seed: `${seed} ${seats} b` },
    { content, seats, seed: `${seed} ${seats} a`, options: { openPileGrows: seats % 2 === 0, retakeHonor: seats < 4 } },
  ]
  for (const table of someOf(tables, seats === 2 || seats === 5 ? 2 : 1, width))
    for (const { before, events, match } of rowsOf(table))
      yield { content: table.content, before, events, now: match.position }
}
const told = (events: readonly VinEvent[], viewer: Viewer) =>
  eventsFor(events, viewer) as unknown as readonly VinEvent[]

// —— games ——

/** Step by step from a position, at most so far. */
function* onFrom(of: Content, position: P, seed: string, most: number): Generator<Row> {
  const random = randomFrom(seed)
  let now = position
  for (let i = 0; i < most; i++) {
    const pending = game.pending(of, now)
    if (pending.kind === 'over') return
    const seat = pending.kind === 'asked' ? (pending.seats[0] as Seat) : -1
    const actor =
      pending.kind === 'asked'
        ? { seat, choice: rarely(game.play(of, game.clone(now)), seat, random) }
        : { outcome: grimly(pending.outcomes, random) }
    const before = now
    const applied = game.apply(of, now, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    now = applied.position
    yield { before, events: applied.events as readonly VinEvent[], now, content: of }
  }
}

/** Somebody who waives a Move, names a die or saves a champion whenever it is possible, more or less. */
function rarely(play: Play<Vindication>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  const rare = choices.kind === 'list' ? choices.list.filter(({ do: verb }) => RARE.includes(verb)) : []
  return rare.length > 0 && random(2) === 0 ? (rare[random(rare.length)] as Choice) : anybodysChoice(play, seat, random)
}
const RARE: readonly string[] = ['waive', 'setDie', 'save', 'letDie', 'evict', 'use']
/** Champions die and tire more often than the die would have it. */
function grimly(outcomes: Outcomes, random: Random): Outcome {
  const grim = outcomes.list.filter((outcome) => Array.isArray(outcome) && outcome[0] !== 'MISS')
  return grim.length > 0 && random(2) === 0 ? (grim[random(grim.length)] as Outcome) : draw(outcomes, random)
}

/** A turn that begins after some rounds. */
function begun(of: Content, seats: number, seed: string): P {
  for (const { match } of rowsOf({ content: of, seats, seed })) {
    const turn = match.position.stack.at(-1) as { rule: string; move?: string; activated?: readonly string[] }
    if (match.position.state.round >= 3 && turn.rule === 'turn' && turn.move === 'open' && turn.activated?.length === 0)
      return match.position
  }
  throw new Error('no third round')
}
/** Heroes among nothing but Gaping Maws and Command Posts: what random players seldom come to. */
const WILD = ['BLU07', 'TRA10', 'REL15', 'RED14', 'REL09', 'YEL04', 'RED01'] as CardId[]
function stretched(of: Content, start: P, n: number): P {
  const position = game.clone(start)
  const { state } = position
  of.hexes.forEach(({ id }, i) => {
    state.tiles[id] = (['GAPING_MAW', 'GAPING_MAW', 'COMMAND_POST', 'ARCANE_TOWER'] as RegionId[])[i % 4] as RegionId
  })
  state.bag = {}
  const cheap = { do: 'discount', regions: ['GAPING_MAW' as RegionId], attrs: ['COU' as const], n: 1 } as const
  Object.assign(position.stack.at(-1) as TurnFrame, { hasSetDie: n === 0, discounts: n === 0 ? [] : [cheap] })
  state.players.forEach((player, seat) => {
    player.honor = 24 + seat
    player.zones = { pot: 0, inf: n === 0 ? 6 : 0, conv: (seat + n) % 3 }
    player.spheres = { INS: 1, KNO: 2, STR: 3, WIS: 0, VIS: 2, COU: 4 }
    const wild = WILD[(seat + n) % WILD.length] as CardId
    const { deck, kind } = of.cards[wild] as Card
    const { pile } = state.decks[deck]
    if (pile.bag[wild] === undefined) return // somebody has it already
    delete pile.bag[wild]
    player.cards.push({ card: wild, cubes: kind === 'relic' ? 2 : 0 })
  })
  return position
}
/** VIN-RULING-18 On a shore triangle at speed 2, with others on the three nearest. */
function hemmedIn(start: P): P {
  const position = game.clone(start)
  const { players, active } = position.state
  const others = ['T02', 'T04', 'T05'] as TriangleId[]
  players.forEach((player, seat) => {
    player.at = seat === active ? ('S01' as TriangleId) : (others.pop() as TriangleId)
    player.speed = 2
    player.cards = []
  })
  return position
}
function* stretchedRows(seed: string): Generator<Row> {
  for (const of of [content, seldom]) {
    const starts = new Map(SEATS.map((seats) => [seats, begun(of, seats, `${seed} ${seats}`)]))
    const cases = SEATS.flatMap((seats) => [0, 1, 2, 3].map((n) => ({ seats, n })))
    for (const { seats, n } of someOf(cases, 9, width)) {
      yield* onFrom(of, stretched(of, starts.get(seats) as P, n), `${seed} ${seats} ${n}`, 80)
      yield* onFrom(of, hemmedIn(starts.get(4) as P), `${seed} hemmed ${seats} ${n}`, 12)
    }
  }
}

/** Whole games by the number of players, and positions that games seldom reach: played once for all that is checked. */
const games = new Map(SEATS.map((seats) => [seats, SEEDS.flatMap((seed) => [...gamesOf(seats, seed)])]))
const stretchedGames = SEEDS.flatMap((seed) => [...stretchedRows(seed)])

// —— after ——

/** What is drawn of a state: of decks their size and what is seen of them, in which order soever it is being put back. */
function drawn({ options: _, decks, quests: _unseen, players, ...rest }: State) {
  return {
    ...rest,
    decks: DECKS.map((deck) => {
      const { pile, open } = decks[deck]
      return { size: sizeOf(pile), open, known: pile.top.flatMap(({ is }) => is ?? []).toSorted() }
    }),
    players: players.map((player) => ({ ...player, quests: player.quests.map(({ is }) => is ?? null) })),
  }
}
/** Many are compared: what reads the same is the same. */
function expectSame(got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toEqual(wanted)
}
function checkRow(of: Content, before: P, events: readonly VinEvent[], now: P, viewer: Viewer): void {
  const first = game.view(of, before, viewer)
  const frozen = JSON.stringify(first)
  let view = first
  for (const event of told(events, viewer)) view = telling.after(of, view, event)
  const truth = game.view(of, now, viewer)
  expectSame(drawn(view.state), drawn(truth.state))
  expect(JSON.stringify(first)).toBe(frozen) // nothing was changed in place
  expect(telling.progress(of, view, 'en').round).toBe(telling.progress(of, truth, 'en').round)
}

describe('a view changed by events looks like the true one at the end of each row', () => {
  const isTried = sampleOf(3, width)
  /** Each event as it is told to whom it concerns, to another player, and to whoever looks on. */
  const kindsOf = (events: readonly VinEvent[], viewer: Viewer): string[] =>
    events.map((event) => {
      const isPlayer = typeof viewer === 'number'
      return `${event.type} ${isPlayer ? 'seat' in event && event.seat === viewer : viewer}`
    })
  const check = ({ content: of, before, events, now }: Row): void => {
    for (const viewer of viewersOf(now.seats))
      if (isTried(kindsOf(events, viewer))) checkRow(of, before, events, now, viewer)
  }

  it.each(SEATS)(
    'with %i players, for every viewer and all that is drawn',
    (seats) => {
      for (const row of games.get(seats) ?? []) check(row)
    },
    240_000,
  )

  it('in positions that games seldom reach', () => {
    for (const row of stretchedGames) check(row)
  }, 240_000)

  it('VIN-RULING-29 after somebody takes up cards that another has known', () => {
    const view = game.view(content, begun(content, 3, 'known'), 1)
    const { pile } = view.state.decks.blue
    const [known, ...unseen] = Object.keys(pile.bag) as CardId[]
    const bag = Object.fromEntries(unseen.map((card) => [card, 1]))
    const blue = { ...view.state.decks.blue, pile: { ...pile, bag, top: [{ is: known as CardId, knownTo: [1] }] } }
    let now: typeof view = { ...view, state: { ...view.state, decks: { ...view.state.decks, blue } } }
    const happened = { rule: 'VIN-RULING-29', seat: 0, deck: 'blue' } as const
    for (const depth of [0, 1]) now = telling.after(content, now, { ...happened, type: 'cardSeen', depth })
    expect(now.state.decks.blue.pile.top.map(({ is }) => is)).toEqual([known, undefined])
    now = telling.after(content, now, { ...happened, type: 'cardsTakenUp', n: 2 })
    expect(now.state.decks.blue.pile).toMatchObject({ bag: { ...bag, [known as CardId]: 1 } })
    expect(now.state.decks.blue.pile.top).toEqual([{ knownTo: [0] }, { knownTo: [0] }])
  })

  it('in games in which everything happened that can happen', () => {
    const rows = [...games.values(), stretchedGames].flat()
    const seen = new Set<string>(rows.flatMap(({ events }) => events.map(({ type }) => type)))
    expect(Object.keys(talk.en.events).filter((type) => !seen.has(type))).toEqual([])
  })
})

// —— words ——

const isOdd = (text: string): boolean => /undefined|null|NaN|\[object|!| {2}|· *·|^ | $|Infinity|\.\./.test(text)
const KNOWN: ReadonlySet<string> = new Set(ICONS)
const expectWords = (value: unknown) =>
  expect([...iconsIn(value).filter((icon) => !KNOWN.has(icon)), ...textsIn(value).filter(isOdd)]).toEqual([])

describe('whole games', () => {
  const verbs = new Set<string>()
  const decisions = new Set<string>()
  const isTried = { table: sampleOf(6, width), event: sampleOf(4, width), card: sampleOf(4, width) }

  function checkPosition({ content: of, now, events }: Row, viewer: Viewer, language: Language): void {
    const pending = game.pending(of, now)
    const view = game.view(of, now, viewer)
    const decision = pending.kind === 'asked' ? pending.decision : pending.kind
    if (isTried.table([`${language} ${decision}`])) checkTable(of, now, view, language)
    for (const event of told(events, viewer))
      if (isTried.event([`${language} ${event.type}`])) checkEvent(event, view, language)
    if (pending.kind === 'asked') checkQuestion(of, now, pending.seats[0] as Seat, decision, language)
  }

  function checkQuestion(of: Content, now: P, seat: Seat, decision: string, language: Language): void {
    decisions.add(decision)
    const own = game.view(of, now, seat)
    expect(telling.hint(own, decision, language)).not.toBe('')
    for (const choice of choicesOf(game, of, now, seat)) {
      verbs.add(choice.do)
      if (isTried.card([`${language} ${decision} ${choice.do}`, ...cardsIn(choice)]))
        checkCard(of, own, choice, language)
    }
    checkBegin(of, now, own, seat)
  }
  /** The cards a choice names: what they do has words of its own. */
  const cardsIn = (choice: Choice): string[] =>
    Object.values(choice).flatMap((value) => (String(value) in content.cards ? [`${choice.do} ${value}`] : []))

  it.each(SEATS)(
    'have words for every position, choice, slot and event with %i players',
    (seats) => {
      const viewers = viewersOf(seats)
      for (const [i, row] of (games.get(seats) ?? []).entries())
        if (i % 2 === 0)
          checkPosition(row, viewers[(i >> 2) % viewers.length] as Viewer, LANGUAGES[(i >> 1) % 2] as Language)
    },
    240_000,
  )

  it('have words for positions that are seldom reached', () => {
    for (const [i, row] of stretchedGames.entries())
      checkPosition(row, (i + 1) % row.now.seats, LANGUAGES[i % 2] as Language)
  }, 240_000)

  it('held all choices and questions there are', () => {
    expect(Object.keys(talk.en.choices).filter((verb) => !VERBS.includes(verb))).toEqual([])
    expect(Object.keys(talk.en.choices).filter((verb) => !verbs.has(verb))).toEqual([])
    expect(Object.keys(talk.en.prompts).filter((decision) => !decisions.has(decision))).toEqual([])
  })
})

function checkTable(of: Content, position: P, view: Seen, language: Language): void {
  const progress = telling.progress(of, view, language)
  expectWords([progress, telling.scene(of, view), telling.standing(of, view, language)])
  expect(progress.now >= 0).toBe(view.result === null && view.state.round > 0)
  const sums = game.sums(of, position, view.seat)
  const things = new Set(game.things(of, position, view.seat).map(({ id }) => id))
  for (const id of telling.scene(of, view)) expect(things).toContain(id)
  for (let seat = 0; seat < view.seats; seat++) {
    const figures = telling.figures(of, view, seat, language)
    const supply = telling.supply(of, view, seat, language)
    expectWords([figures, supply])
    const names = supply.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length) // they are told apart by their names
    for (const { thing } of supply) if (thing !== undefined) expect(things).toContain(thing)
    for (const { sum, value } of figures) if (sum !== undefined) expect(value).toBe(sums[sum]?.total)
  }
}

const THINGS = new Set<string>([
  ...content.hexes.map(({ id }) => id),
  ...content.triangles.map(({ id }) => id),
  ...Object.keys(content.cards),
  ...Object.keys(content.triggers),
  ...ATTRIBUTES,
  ...ATTRIBUTES.map((attr) => `tile ${attr}`),
  ...DECKS.map((deck) => `deck ${deck}`),
  ...['pot', 'inf', 'conv', 'character', 'A', 'B', 'C', 'D', 'E'],
])
function checkEvent(event: VinEvent, view: Seen, language: Language): void {
  const sign = telling.sign(event, language)
  expectWords(sign)
  expect(sign.icon).toBeDefined()
  for (const id of sign.things) expect(THINGS).toContain(id)
  const ms = telling.pace(event, view)
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(ms).toBeLessThanOrEqual(900)
  expectWords(telling.sound(event, view.seat))
}

function checkCard(of: Content, view: Seen, choice: Choice, language: Language): void {
  const card = telling.card(of, view, choice, language)
  expect(card.title).not.toBe('')
  expect(card.title).not.toBe(choice.do) // it has a maker of its own
  expectWords(card)
  expect(Number.isFinite(card.rank ?? 0)).toBe(true)
  const shares = (card.outlook ?? []).map(({ share }) => share)
  if (shares.length > 0) expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a)) // the likeliest first: the button names it
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
  const picked = Object.values(choice).find((value) => THINGS.has(String(value)))
  expectWords([
    telling.question(of, view, [], language),
    telling.question(of, view, picked === undefined ? [] : [String(picked)], language),
  ])
  const { n } = choice as { readonly n?: Readonly<Record<string, number>> }
  for (const id of Object.keys(n ?? {})) {
    const slot = telling.slot(of, view, id, language)
    expectWords(slot)
    expect(slot.thing).toBe(id)
  }
}

/** What a split begins with is a choice that may be made. */
function checkBegin(of: Content, position: P, view: Seen, seat: Seat): void {
  const choices = game.play(of, game.clone(position)).choices(seat)
  if (choices.kind !== 'allotment') return
  const n = telling.begin(of, view, choices.do, choices.allotment)
  const refused = game.explain(of, position, seat, { do: choices.do, n } as Choice)
  if (refused?.reason === 'tooFew')
    expect(view.state.players[seat]?.zones.inf).toBe(0) // a recall comes first
  else expect(refused).toBeNull()
}

// —— hints, cards, standings, the log ——

describe('hints', () => {
  it('are there for every question in both languages, and for no other', () => {
    for (const language of LANGUAGES)
      for (const decision of Object.keys(talk.en.prompts)) {
        const hint = hintOf({ stack: [] }, decision, language)
        expect(hint, decision).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(hint).not.toBe(hintOf({ stack: [] }, decision, language === 'en' ? 'de' : 'en'))
      }
    expect(hintOf({ stack: [] }, 'roll.throw', 'en')).toBe('')
  })

  it('speak of bonus actions when the main actions are done', () => {
    const open = inTurn(table(() => undefined))
    const done = inTurn(
      table(() => undefined),
      { move: 'done', activated: ['character'], isRested: true },
    )
    expect(telling.hint(open, 'turn.actions', 'en')).toMatch(/^Move, Activate and Visit or Rest come in any order/)
    expect(telling.hint(done, 'turn.actions', 'en')).toMatch(/^Before you end the turn/)
    expect(telling.hint(done, 'turn.actions', 'de')).toMatch(/^Bevor du den Zug beendest/)
  })
})

/** The plan of the examples: an Inn at H01, a Library at H06, a Gaping Maw at H11 … */
const PLAN = [
  ...['INN', 'FORT', 'LIBRARY', 'SHRINE', 'FORT', 'LIBRARY', 'HOLY_SPIRE', 'COMMAND_POST', 'MONASTERY', 'INN'],
  ...['GAPING_MAW', 'ACADEMY', 'HOLY_SPIRE', 'ARCANE_TOWER', 'ANCIENT_TOMB', 'SHRINE', 'INN', 'MONASTERY'],
  'COMMAND_POST',
] as RegionId[]
const t = (id: string) => id as TriangleId
const h = (id: string) => id as HexId
const c = (id: string) => id as CardId

/** Four players in round 3 on a known island; A stands between Library, Inn and Gaping Maw, the others on the shore. */
function table(change: (state: State, players: readonly Player[]) => void, seats = 4): Seen {
  const { state } = game.setup(content, seats, {})
  state.round = 3
  state.players.forEach((player, seat) => {
    Object.assign(player, { at: t(['T11', 'S04', 'S07', 'S10', 'S01'][seat] ?? 'S01'), honor: 20 })
    player.spheres = { INS: 0, KNO: 0, STR: 0, WIS: 0, VIS: 0, COU: 0 }
  })
  state.tiles = Object.fromEntries(content.hexes.map(({ id }, i) => [id, PLAN[i]])) as State['tiles']
  state.bag = {}
  state.faceUp = ['TRG01', 'TRG03'] as TriggerId[]
  for (const deck of DECKS) {
    const [first] = content.deckIds[deck]
    state.decks[deck].open = [first as CardId]
    delete state.decks[deck].pile.bag[first as CardId]
  }
  change(state, state.players)
  const view = game.view(content, { ...position0, state, seats }, 0)
  return { ...view, stack: [] }
}
const position0 = game.setup(content, 2, {})
const inTurn = (view: Seen, turn: Partial<TurnFrame> = {}): Seen => ({
  ...view,
  stack: [{ ...turnOf(0), ...turn }] as unknown as Seen['stack'],
})
const card = (view: Seen, choice: object, language: Language = 'en') =>
  telling.card(content, view, choice as Choice, language)

describe('a turn', () => {
  it('asks in few words; what is open stands in the header', () => {
    const view = table(() => undefined)
    const ask = (turn: Partial<TurnFrame>, language: Language = 'en') =>
      telling.question(content, inTurn(view, turn), [], language)
    expect(ask({})).toBe('What do you do?')
    expect(ask({ activated: ['character'] }, 'de')).toBe('Was tust du?')
    expect(ask({ activated: ['character'], isRested: true })).toBe('You still have to move. Where to?')
    expect(ask({ move: 'done', activated: ['character'], isRested: true })).toBe('Bonus actions, or end the turn?')
    expect(ask({ move: 'done', activated: ['character'], moreActivations: 1, isRested: true })).toBe('What do you do?')
  })

  it('names the proficiency tile that can be bought', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres.INS = 3
    })
    const open = telling.progress(content, inTurn(view, { activated: ['character'] }), 'en').detail
    expect(open).toBe('Move 2 · Visit/Rest · 1 tile')
    expect(card(inTurn(view), { do: 'buyTile', attr: 'INS' }).line).toBe(
      '3 Inspiration back to Influence · mastery 0 → 2, alone in the lead · 2 left in the supply',
    )
  })

  it('stands in the header with what is done first and what is open last', () => {
    const view = table(() => undefined)
    const told = (turn: Partial<TurnFrame>) => {
      const { phases, now, detail } = telling.progress(content, inTurn(view, turn), 'en')
      return [phases.map(({ id }) => id).join(' '), phases[now]?.id, detail]
    }
    expect(told({})).toEqual(['turn move activate visit', 'turn', 'Move 2 · Activate · Visit/Rest'])
    expect(told({ visited: [h('H06')] })).toEqual([...['visit turn move activate', 'turn'], 'Move 2 · Activate'])
    const done = telling.progress(
      content,
      inTurn(view, { move: 'waived', activated: ['character'], isRested: true }),
      'en',
    )
    expect([done.phases[done.now]?.name, done.detail]).toEqual(['Bonus actions', ''])
    const last = telling.progress(content, inTurn({ ...view, state: { ...view.state, lastRound: 4 } }), 'de')
    expect(last.round).toBe('Runde 3, die vorletzte')
  })

  it('is not ended unwarned while something is unused', () => {
    const view = table(() => undefined)
    const end = (turn: Partial<TurnFrame>, language: Language = 'en') =>
      card(inTurn(view, turn), { do: 'endTurn' }, language)
    expect(end({ move: 'done' }).warning).toBe('You have not used Activate and Visit or Rest in this turn.')
    expect(end({ move: 'done', activated: ['character'] }, 'de').warning).toBe(
      'Ungenutzt in diesem Zug: Besuchen oder Ausruhen.',
    )
    expect(end({ move: 'done', activated: ['character'], isRested: true }).warning).toBeUndefined()
    const broke = table((_, [a]) => {
      Object.assign((a as Player).zones, { inf: 0, pot: 0 })
    })
    expect(card(inTurn(broke, { move: 'done' }), { do: 'endTurn' }).warning).toContain('Visit or Rest') // the Library is free
  })
})

describe('the order of choices', () => {
  it('has the best of each main action first, then its rivals, bonus actions, recalls and partings', () => {
    const view = inTurn(
      table((_, [a]) => {
        const own = a as Player
        own.spheres = { INS: 2, KNO: 1, STR: 1, WIS: 0, VIS: 0, COU: 0 }
        own.cards = [{ card: c('RED02'), cubes: 1 }]
      }),
    )
    const choices: readonly object[] = [
      { do: 'dismiss', companion: 'RED02' },
      { do: 'recall', from: 'conv' },
      { do: 'recall', from: 'INS' },
      { do: 'convert', to: 'WIS' },
      { do: 'step', to: 'T07' },
      { do: 'step', to: 'T08' },
      { do: 'activate', who: 'character' },
      { do: 'activate', who: 'RED02' },
      { do: 'visit', hex: 'H06' },
      { do: 'visit', hex: 'H10' },
    ]
    const ranked = choices.toSorted((a, b) => (card(view, b).rank ?? 0) - (card(view, a).rank ?? 0))
    const verbs = ranked.map((choice) => (choice as Choice).do)
    expect(new Set(verbs.slice(0, 3))).toEqual(new Set(['visit', 'activate', 'step']))
    expect(verbs.slice(6)).toEqual(['convert', 'recall', 'recall', 'dismiss'])
  })

  it('has bonus actions that bring honor before the rivals of a main action, but after its best', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres = { INS: 3, KNO: 0, STR: 0, WIS: 0, VIS: 0, COU: 0 }
    })
    const rank = (choice: object, turn: Partial<TurnFrame> = {}) => card(inTurn(view, turn), choice).rank as number
    const steps = ['T07', 'T08', 'T12'].map((to) => rank({ do: 'step', to })).toSorted((a, b) => b - a)
    for (const bonus of [rank({ do: 'buyTile', attr: 'INS' }), rank({ do: 'control', hex: 'H06' })]) {
      expect(bonus).toBeLessThan(steps[0] as number)
      expect(bonus).toBeGreaterThan(steps[1] as number)
    }
  })

  it('has the repetition one came for before anything else at a region', () => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T10') })
      ;(a as Player).spheres = { INS: 1, KNO: 2, STR: 1, WIS: 0, VIS: 0, COU: 0 }
    })
    const visit = { rule: 'visit', at: 'more', seat: 0, hex: 'H09', region: 'MONASTERY' }
    const more = { ...view, stack: [...inTurn(view).stack, visit as unknown as Seen['stack'][0]] }
    const choices = [
      { do: 'control', hex: 'H09' },
      { do: 'convert', to: 'WIS' },
      { do: 'option', option: 1 },
    ]
    const ranked = choices.toSorted((a, b) => (card(more, b).rank ?? 0) - (card(more, a).rank ?? 0))
    expect(ranked.map(({ do: verb }) => verb)).toEqual(['option', 'control', 'convert'])
  })
})

describe('where to look', () => {
  it('is at the two cards when one of them is to be taken', () => {
    const view = table(() => undefined)
    const draw = { rule: 'draw', at: 'source', seat: 0, decks: ['red'], sources: ['open', 'top'], seen: 0 }
    const asked = { ...view, stack: [...inTurn(view).stack, draw as unknown as Seen['stack'][0]] }
    expect(telling.scene(content, asked)).toEqual(['source open', 'source top'])
  })
})

describe('a recall', () => {
  const asked = (inf: number, frame: object | null, change: Partial<Player> = {}) => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, change)
      ;(a as Player).zones.inf = inf
    })
    const stack = [...inTurn(view).stack, ...(frame === null ? [] : [frame as Seen['stack'][0]])]
    return card({ ...view, stack }, { do: 'recall', from: 'INS' }).isQuiet === true
  }
  const gains = (n: number) => ({
    rule: 'attributes',
    at: 'gain',
    seat: 0,
    printed: Array(n).fill(['INS']),
    activated: null,
  })

  it('is quiet as long as Influence suffices for what is asked', () => {
    expect([asked(2, gains(2)), asked(1, gains(2))]).toEqual([true, false])
    expect([asked(1, null), asked(0, null)]).toEqual([true, false])
    expect(asked(0, { rule: 'draw', at: 'source', seat: 0, decks: ['red'], sources: ['open'], seen: 0 })).toBe(true)
    expect(asked(0, { rule: 'roll', at: 'order', seat: 0, isFight: true, dice: null, champion: null })).toBe(true)
    expect(asked(9, { rule: 'exhaustion', at: 'recall', seat: 0, due: 1 })).toBe(false)
  })

  it('is no louder than a parting, which is always quiet', () => {
    const view = table((_, [a]) => {
      ;(a as Player).cards = [{ card: c('RED02'), cubes: 1 }]
    })
    expect(card(inTurn(view), { do: 'dismiss', companion: 'RED02' }).isQuiet).toBe(true)
  })
})

describe('a visit', () => {
  it('tells its price, what it gives and who gets honor for it', () => {
    const view = table((state, [a]) => {
      ;(a as Player).spheres.INS = 2
      state.controllers = { [h('H10')]: 1, [h('H06')]: 0 }
    })
    const inn = card(inTurn(view), { do: 'visit', hex: 'H10' })
    expect(inn).toMatchObject({ title: 'Inn', icon: 'INN', lead: '2 Inspiration' })
    expect(inn.line).toMatch(/^visit: /)
    expect(inn.line).toContain('open: Lark Sunnivel, +2 honor')
    expect(inn.line).toContain(`${seatMark(1)} gets 2 honor`)
    expect(inn.outlookLine).toContain('missing: 2 Strength')
    expect(card(inTurn(view), { do: 'visit', hex: 'H06' }, 'de').line).toBe(
      'besuchen: +2 Wissen, −2 Einfluss · deine Region: niemand erhält Ehre',
    )
    const poor = table((_, [a]) => {
      ;(a as Player).zones.inf = 1
    })
    expect(card(inTurn(poor), { do: 'visit', hex: 'H06' }).line).toBe('visit: 2 Knowledge, Influence pays only 1')
  })

  it('explains a discount', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres.COU = 1
      ;(a as Player).cards = [{ card: c('RED02'), cubes: 0 }]
    })
    const discount = { do: 'discount', regions: ['GAPING_MAW' as RegionId], attrs: ['COU' as const], n: 1 } as const
    const maw = card(inTurn(view, { discounts: [discount] }), { do: 'visit', hex: 'H11' })
    expect(maw.lead).toBe('1 Courage')
    expect(maw.line).toContain('1 less than the 2 Courage on the tile')
  })

  it('says how often a ":" effect can be paid for', () => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T10') })
      ;(a as Player).spheres.KNO = 3
    })
    expect(card(inTurn(view), { do: 'visit', hex: 'H09' }).line).toContain('up to 3 times at present')
  })

  it('warns where it would bring nothing, and where the champion could die', () => {
    const post = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T22'), speed: 5 })
      ;(a as Player).spheres.STR = 3
    })
    expect(card(inTurn(post), { do: 'visit', hex: 'H19' }).warning).toBe(
      'The visit would bring you nothing: your speed is 5 already.',
    )
    const maw = (cards: readonly string[], conv: number) =>
      card(
        inTurn(
          table((_, [a]) => {
            const own = a as Player
            own.spheres.COU = 2
            own.zones.conv = conv
            own.cards = cards.map((id) => ({ card: c(id), cubes: 0 }))
          }),
        ),
        { do: 'visit', hex: 'H11' },
      )
    expect(maw(['RED02'], 1).outlook).toEqual([
      { name: 'miss', share: expect.closeTo(1 / 2, 9) },
      { name: 'Exhaustion', share: expect.closeTo(1 / 3, 9) },
      { name: 'Death', share: expect.closeTo(1 / 6, 9) },
    ])
    expect(maw(['RED02'], 1).warning).toBeUndefined()
    expect(maw(['RED02'], 0).warning).toBe('In 17 % your champion dies, and you have no Conviction to save it.')
    // VIN-RULING-65 Dunmore Pike is never exhausted; with Garran as champion death is exhaustion.
    expect(maw(['RED03'], 0).outlook?.map(({ name }) => name)).toEqual(['miss', 'Death'])
    expect(maw(['RED14'], 0)).not.toHaveProperty('warning')
    expect(maw(['RED14', 'TRA01'], 0).outlook).toEqual([{ name: 'miss', share: expect.closeTo(1, 9) }])
    expect(maw(['RED02', 'TRA10'], 0).outlookLine).toContain('Dauntless could roll again.')
  })
})

describe('control', () => {
  it('tells cubes, honor and who is evicted', () => {
    const view = table((state) => {
      state.controllers = { [h('H10')]: 2 }
    })
    expect(card(inTurn(view, { visited: [h('H10')] }), { do: 'control', hex: 'H10' })).toMatchObject({
      ...{ title: 'Control: Inn', lead: '+2' },
      line: `2 Conviction, 1 of it back to Influence; ${seatMark(2)} loses it · +2 honor now, 2 at the end`,
    })
    expect(card(inTurn(view), { do: 'control', hex: 'H06' }, 'de').line).toBe(
      '1 Überzeugungs\u00adkraft auf die Region · +2 Ehre jetzt, 2 am Ende',
    )
  })
})

describe('a step', () => {
  it('tells what it touches, what would be discovered and with which chances', () => {
    const view = table((state) => {
      state.tiles = Object.fromEntries(
        Object.entries(state.tiles).filter(([hex]) => !['H05', 'H07'].includes(hex)),
      ) as State['tiles']
      state.bag = { INN: 3, FORT: 1 } as State['bag']
    })
    const step = card(inTurn(view), { do: 'step', to: 'T07' })
    expect(step.title).toBe('Discover a hex')
    expect(step.line).toBe('then 1 more · touches Library, Inn and 1 undiscovered hex')
    expect(step.outlook).toEqual([
      { name: 'Inn', share: 0.75 },
      { name: 'Fort', share: 0.25 },
    ])
    expect(step.outlookLine).toContain('A tile is drawn from the 4 left in the bag and laid at once.')
  })

  it('is called by what it leads to, not by a number that nobody sees', () => {
    const view = inTurn(table(() => undefined))
    expect(card(view, { do: 'step', to: 'T07' }).title).toBe('To Fort')
    expect(card(view, { do: 'step', to: 'T07' }, 'de').title).toBe('Richtung Fort')
    const outer = inTurn(
      table((_, [a]) => {
        Object.assign(a as Player, { at: t('T02') })
      }),
    )
    expect(card(outer, { do: 'step', to: 'S01' }).title).toBe('To shore triangle 1')
    for (const { id } of content.triangles)
      expect(card(view, { do: 'teleport', to: id }, 'de').title).toMatch(/^Zu [A-ZÄÖÜ]/)
  })

  it('says where one cannot stay', () => {
    const view = table((_, [, b]) => {
      Object.assign(b as Player, { at: t('T07') })
    })
    expect(card(inTurn(view), { do: 'step', to: 'T07' }, 'de').line).toContain(
      `dort steht ${seatMark(1)}: nur zum Durchgehen`,
    )
  })
})

describe('what one might regret', () => {
  const view = inTurn(
    table((state, [a]) => {
      const own = a as Player
      own.cards = [
        { card: c('RED02'), cubes: 2 },
        { card: c('REL02'), cubes: 1 },
      ]
      own.spheres.WIS = 1
      state.controllers = { [h('H10')]: 0 }
    }),
  )
  const warning = (choice: object, language: Language = 'en') => card(view, choice, language).warning

  it('is parting with a companion', () => {
    expect(warning({ do: 'dismiss', companion: 'RED02' })).toBe(
      'Tessaly Knott leaves the game for good, and 2 honor with it. It is your only companion: without one there is no champion.',
    )
    expect(card(view, { do: 'dismiss', companion: 'RED02' }).line).toBe(
      '2 cubes back to Influence · −2 honor · no champion is left',
    )
  })

  it('is recalling from a region, Conviction, a heroic sphere or a relic, but not from a common sphere', () => {
    expect(warning({ do: 'recall', from: 'H10' })).toMatch(/^You give up the Inn/)
    expect(warning({ do: 'recall', from: 'conv' })).toBeDefined()
    expect(warning({ do: 'recall', from: 'WIS' }, 'de')).toBe('Ein Block Weisheit hat zwei Standardattribute gekostet.')
    expect(warning({ do: 'recall', from: 'REL02' })).toBeDefined()
    expect(warning({ do: 'recall', from: 'INS' })).toBeUndefined()
  })

  it('is letting a champion die that Conviction would save', () => {
    const roll = {
      rule: 'roll',
      at: 'save',
      seat: 0,
      isFight: true,
      champion: 'RED02',
      dice: { MON: 'DEATH', ATT: 'WIS' },
    }
    const dying = (conv: number): Seen => {
      const at = table((_, [a]) => {
        const own = a as Player
        own.cards = [{ card: c('RED02'), cubes: 1 }]
        own.zones.conv = conv
      })
      return { ...at, stack: [...inTurn(at).stack, roll as unknown as Seen['stack'][0]] }
    }
    expect(card(dying(1), { do: 'letDie' }).warning).toBe('1 Conviction would save Tessaly Knott and 2 honor.')
    expect(card(dying(0), { do: 'letDie' }).warning).toBeUndefined()
    expect(telling.question(content, dying(1), [], 'de')).toBe('Tessaly Knott stürbe. Zahlst du 1 Überzeugungskraft?')
  })

  it('is giving up a mastery', () => {
    const masterly = inTurn(
      table((_, [a, b]) => {
        ;(a as Player).profs.KNO = 1
        ;(b as Player).cards = [{ card: c('BLU02'), cubes: 0 }]
      }),
    )
    expect(card(masterly, { do: 'returnTile', attr: 'KNO' }).warning).toBe(
      'You would lose the lead in Knowledge mastery, 5 honor.',
    )
  })
})

describe('where everybody stands', () => {
  it('is told with final scoring as it stands, cubes, cards and masteries', () => {
    const view = table((state, [a]) => {
      const own = a as Player
      own.cards = [{ card: c('RED02'), cubes: 0 }]
      own.spheres.COU = 2
      state.controllers = { [h('H10')]: 0 }
    })
    const figures = telling.figures(content, view, 0, 'en')
    expect(figures.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'score 27', // 20, the mastery of Strength and a region
      'honor 20',
      'zones 8·8·2',
      'spheres 0·0·0·0·0·2',
      'cards 1·0·0·0',
      'regions 1',
      'speed 2',
      'signs 0',
    ])
    expect(
      figures
        .at(-1)
        ?.signs?.filter(({ isGot }) => isGot)
        .map(({ icon }) => icon),
    ).toEqual(['STR'])
    expect(figures[0]?.name).toContain('1st')
  })

  it('tells who is nearest to each end, and to the next coin', () => {
    const view = table((_, [, b, d]) => {
      ;(b as Player).honor = 28
      ;(d as Player).cards = [{ card: c('MON02'), cubes: 0 }]
    })
    const standing = telling.standing(content, view, 'en')
    expect(standing?.sides.map(({ value }) => value)).toEqual([19, 0])
    expect(standing?.endings.map(({ id, leaders, value }) => [id, leaders, value])).toEqual([
      ['TRG01', [1], 47],
      ['TRG03', [2], 3],
      ['coin 30', [1], 2],
    ])
    expect(standing?.endings[0]?.name).toMatch(/^Legend of the Isle – .* at least 75 honor: short by$/)
  })

  it('says no more than why the game ends once the end is certain', () => {
    const ended = (lastRound: number) =>
      table((state, [, b]) => {
        Object.assign(state, { lastRound, endedBy: ['TRG01'] })
        ;(b as Player).honor = 77
      })
    expect(telling.standing(content, ended(4), 'en')?.endings).toEqual([
      {
        ...{ id: 'last', icon: 'round', isNow: true, leaders: [1] },
        name: 'One more round follows, the last. Met: Legend of the Isle',
      },
    ])
    expect(telling.standing(content, ended(3), 'de')?.endings[0]?.name).toMatch(
      /^Dies ist die letzte Runde\. Erfüllt: /,
    )
  })

  it('is short about cards: the champion and how many there are', () => {
    const view = table((_, [a]) => {
      ;(a as Player).cards = ['RED02', 'RED03', 'REL02', 'MON02', 'MON03'].map((id) => ({ card: c(id), cubes: 1 }))
    })
    const supply = telling.supply(content, view, 0, 'en')
    const names = supply.map(({ name, short }) => `${name}: ${short}`)
    expect(names.filter((name) => /^(Companions|Traits|Relics|Monsters)/.test(name))).toEqual([
      ...['Companions: 2', 'Relics: 1', 'Monsters: 2'],
    ])
    expect(supply.filter(({ thing }) => content.cards[thing as CardId] !== undefined)).toMatchObject([
      { icon: 'champion', thing: 'RED02' },
    ])
    expect(supply.find(({ name }) => name === 'Companions')?.value).toBe('Tessaly Knott (1), Dunmore Pike (1)')
  })

  it('keeps other quests secret, and shows which goals of the own one are met', () => {
    const view = table((_, players) => {
      players.forEach((player, seat) => {
        player.quests = [{ is: `QST1${seat + 4}` as QuestId, knownTo: [seat] }]
      })
      ;(players[0] as Player).profs.INS = 1
    })
    const quests = (seat: Seat) => telling.supply(content, view, seat, 'en').filter(({ icon }) => icon === 'quest')
    expect(quests(0)).toMatchObject([{ name: 'Quest 14', short: '–✓' }])
    expect(quests(1)).toEqual([])
  })
})

describe('the log', () => {
  it('has a section for every turn', () => {
    const turn: VinEvent = { rule: '', type: 'turnBegan', seat: 2, round: 5 }
    expect(telling.sign(turn, 'de').heading).toBe(`Runde 5: ${seatMark(2)}`)
    expect(telling.sign({ rule: '', type: 'questsShown', seat: 0, quests: [] }, 'en').heading).toBe('Final scoring')
    expect(telling.sign({ rule: '', type: 'questsShown', seat: 1, quests: [] }, 'en').heading).toBeUndefined()
  })

  it('is quiet where another line says the same', () => {
    const isQuiet = (event: object) => telling.sign(event as VinEvent, 'en').isQuiet === true
    const moved = { type: 'cubesMoved', seat: 0, from: 'inf', into: 'RED01', n: 1 }
    expect(isQuiet({ ...moved, rule: 'VIN-ACT-02' })).toBe(true)
    expect(isQuiet({ ...moved, rule: 'VIN-MONSTER-08' })).toBe(false)
    expect(isQuiet({ rule: 'VIN-BONUS-CONVERT-03', type: 'cubesMoved', seat: 0, from: 'INS', into: 'WIS', n: 1 })).toBe(
      true,
    )
    expect(isQuiet({ rule: '', type: 'turnBegan', seat: 0, round: 1 })).toBe(true)
    expect(isQuiet({ rule: 'VIN-VISIT-07', type: 'honorChanged', seat: 0, by: 2, honor: 22 })).toBe(false)
  })

  it('lights every place an event names, or else the player', () => {
    expect(thingsOf({ rule: '', type: 'tileLaid', seat: 0, hex: h('H05'), tile: PLAN[0] as RegionId })).toEqual(['H05'])
    expect(thingsOf({ rule: '', type: 'cubesMoved', seat: 0, from: 'inf', into: 'WIS', n: 1 })).toEqual(['inf', 'WIS'])
    expect(thingsOf({ rule: '', type: 'tileBought', seat: 0, attr: 'WIS' })).toEqual(['tile WIS'])
    expect(thingsOf({ rule: '', type: 'honorChanged', seat: 1, by: 2, honor: 22 })).toEqual(['B'])
    expect(thingsOf({ rule: '', type: 'cardLost', seat: 1, card: c('RED01'), cause: 'death' })).toEqual(['B'])
  })

  it('tells setup quickly, and whoever sits at the screen hears their turn', () => {
    const view = table(() => undefined)
    const setup = { ...view, state: { ...view.state, round: 0 } }
    const turned: VinEvent = { rule: '', type: 'cardTurnedUp', deck: 'red', card: c('RED01') }
    expect([telling.pace(turned, view), telling.pace(turned, setup)]).toEqual([160, 80])
    const began: VinEvent = { rule: '', type: 'turnBegan', seat: 2, round: 1 }
    expect([2, 1, 'spectator'].map((viewer) => telling.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})

describe('the summary sheet', () => {
  it('is there in both languages', () => {
    const [en, de] = LANGUAGES.map((language) => telling.sheet(language)) as [
      ReturnType<typeof telling.sheet>,
      ReturnType<typeof telling.sheet>,
    ]
    expect(en.map(({ lines }) => lines.length)).toEqual(de.map(({ lines }) => lines.length))
    expectWords([en, de, telling.goal])
    expect(telling.goal.en).toHaveLength(telling.goal.de.length)
  })
})
