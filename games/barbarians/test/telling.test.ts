/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { choicesOf, iconsIn, playedRows, textsIn, viewersOf } from '@skerry/boards/kit'
import {
  anyChoice,
  type Choice,
  draw,
  eventsFor,
  type Language,
  type Match,
  type Options,
  type Play,
  type Random,
  randomFrom,
  type Seat,
  seatMark,
  type Viewer,
} from '@skerry/kernel'
import { sampleOf, seedsOf } from '@skerry/kernel/kit'
import { describe, expect, inject, it } from 'vitest'
import { VERBS } from '../board/telling/cards.ts'
import { hintOf } from '../board/telling/hints.ts'
import { ICONS } from '../board/telling/icons.ts'
import { thingsOf } from '../board/telling/log.ts'
import type { Seen } from '../board/telling/reading.ts'
import { telling } from '../board/telling.ts'
import { game, pack } from '../index.ts'
import { deckSize, FACTIONS, KINDS, TRACKS } from '../queries.ts'
import type {
  Barbarians,
  BarEvent,
  CampaignFrame,
  CardId,
  Kind,
  MarkerId,
  Player,
  RegionCardId,
  RegionId,
  SpaceId,
  State,
} from '../types.ts'
import { talk } from '../words/talk.ts'

const content = game.load(pack)
const LANGUAGES: readonly Language[] = ['en', 'de']
const SEATS: readonly number[] = [1, 2, 3, 4]
const width = inject('width')

type P = Match<Barbarians>['position']
/** Who plays at random seldom comes to these; more often than not they are preferred, the first of them first. */
const RARE: readonly ((choice: Choice) => boolean)[] = [
  ...['skip', 'all', 'bonus', 'onceMore', 'claim', 'campaign', 'attack', 'overkill', 'win', 'tribute'].map(
    (verb) => (choice: Choice) => choice.do === verb,
  ),
  ({ space }: Choice & { space?: string }) => ['R2-s3b', 'R1-s3', 'R3-s0b'].includes(space ?? ''), // fourth hero, knowledge, a building
  ({ track }: Choice & { track?: string }) => track === 'nefriar' || track === 'production',
  ...['sacrifice', 'draw', 'take', 'carryOut', 'place'].map((verb) => (choice: Choice) => choice.do === verb),
]
function somebodysChoice(play: Play<Barbarians>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  if (choices.kind !== 'list' || random(3) === 0) return anyChoice(play, seat, random) as Choice
  const isWanted = RARE.find((isRare) => choices.list.some(isRare) && random(4) > 0) ?? (() => true)
  const wanted = choices.list.filter(isWanted)
  return wanted[random(wanted.length)] as Choice
}
/** A whole game, row by row. */
const rowsOf = (seats: number, seed: string, options: Options = {}) =>
  playedRows<Barbarians>({ game, content, seats, seed, options, choose: somebodysChoice })

/** Something happened: the table before and after it. */
interface Row {
  readonly before: P
  readonly events: readonly BarEvent[]
  readonly now: P
}
/** Some games for each variant. */
function* gamesOf(seats: number, seed: string): Generator<Row> {
  for (const [i, options] of (VARIANTS[seats] ?? []).entries())
    for (const n of [0, 1])
      for (const { before, events, match } of rowsOf(seats, `${seed} ${seats} ${i} ${n}`, options))
        yield { before, events, now: match.position }
}

const told = (events: readonly BarEvent[], viewer: Viewer) =>
  eventsFor(events, viewer) as unknown as readonly BarEvent[]

const TRIBES: Options = { tribePowers: true }
const VARIANTS: Readonly<Record<number, readonly Options[]>> = {
  1: [
    {},
    { tribePowers: true, fateDraw: 'eachOnce', dummyBlocks: 'both', soloEndAt100: false, soloTarget: 80 },
    TRIBES,
  ],
  2: [{}, TRIBES],
  3: [{ deckTroops: 'pictured' }, { tribePowers: true, tribes: 'random' }],
  4: [{}, TRIBES],
}

/** Step by step from a position. */
function* onFrom(position: P, seed: string): Generator<Row> {
  const random = randomFrom(seed)
  let now = position
  for (let pending = game.pending(content, now); pending.kind !== 'over'; pending = game.pending(content, now)) {
    const seat = pending.kind === 'asked' ? (pending.seats[0] as Seat) : -1
    const actor =
      pending.kind === 'asked'
        ? { seat, choice: somebodysChoice(game.play(content, game.clone(now)), seat, random) }
        : { outcome: draw(pending.outcomes, random) }
    const before = now
    const applied = game.apply(content, now, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    now = applied.position
    yield { before, events: applied.events as readonly BarEvent[], now }
  }
}

const cardsOf = (kind: Kind): CardId[] =>
  Object.values(content.cards).flatMap((card) => (card.kind === kind ? [card.id] : []))

/** Rich and learned players, no card left in the decks, and the Varg everywhere: what random players seldom come to. */
function stretched(seats: number): P {
  const begun = rowsOf(seats, `stretched ${seats}`)
  let position: P | null = null
  for (const { match } of begun)
    if (match.position.state.era === 2 && match.position.state.round === 1) {
      position = game.clone(match.position)
      break
    }
  if (position === null) throw new Error('no second era')
  const { state } = position
  state.decks = Object.fromEntries(
    Object.keys(state.decks).map((key) => [key, { top: [], bag: {}, bottom: [] }]),
  ) as State['decks']
  for (const region of Object.keys(state.markers) as RegionId[]) state.markers[region] = 'varg-2' as MarkerId
  state.display.fill(null)
  state.players.forEach((player, seat) => {
    player.dp = 90
    Object.assign(player.troops, { archer: 6, berserker: 6, raider: 6 })
    for (const track of FACTIONS) player.knowledge[track] = seat > 0 && track === 'varg' ? 0 : 4
    const [gods, warlords] = [cardsOf('god'), cardsOf('warlord')]
    player.gods = gods.slice(3 * seat, 3 * seat + 3).map((card) => ({ card, isUpright: true }))
    player.warlords = warlords.slice(2 * seat, 2 * seat + 2).map((card) => ({ card, isUpright: true }))
  })
  return position
}

/** Whole games by the number of players, and what follows where games seldom come to: played once for all that is checked. */
const SEEDS = seedsOf('telling', width, inject('seed'))
const games = new Map(SEATS.map((seats) => [seats, SEEDS.flatMap((seed) => [...gamesOf(seats, seed)])]))
const stretchedGames = SEATS.flatMap((seats) =>
  SEEDS.flatMap((seed) => [...onFrom(stretched(seats), `stretched ${seed} ${seats}`)]),
)

/** What is drawn of a state: of decks their size. */
function drawn(state: State) {
  const { options: _options, decks: _decks, fates: _fates, removedCards: _unseen, ...rest } = state
  return { ...rest, decks: KINDS.map((kind) => deckSize(state, kind)) }
}
/** The battles that lie open. */
const battles = ({ stack }: Seen) => {
  const campaign = stack.findLast(({ rule }) => rule === 'campaign') as CampaignFrame | undefined
  if (campaign === undefined) return null
  const { region, battles: n, faced, swapped, won, isAverted } = campaign
  return { region, battles: n, faced, swapped, won, isAverted }
}

function checkRow(before: P, events: readonly BarEvent[], now: P, viewer: Viewer): void {
  const first = game.view(content, before, viewer)
  const frozen = JSON.stringify(first)
  let view = first
  for (const event of told(events, viewer)) view = telling.after(content, view, event)
  const truth = game.view(content, now, viewer)
  expectSame(drawn(view.state), drawn(truth.state))
  expect(JSON.stringify(first)).toBe(frozen) // nothing was changed in place
  if (truth.result !== null || game.pending(content, now).kind !== 'asked') return
  expect(telling.progress(content, view, 'en').now).toBe(telling.progress(content, truth, 'en').now)
  if (battles(truth) !== null && battles(view) !== null) expectSame(battles(view), battles(truth))
}
/** Many are compared: what reads the same is the same. */
function expectSame(got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toEqual(wanted)
}

describe('a view changed by events looks like the true one at the end of each row', () => {
  const isTried = sampleOf(3, width)
  /** Each event as it is told to whom it concerns, to another player, and to whoever looks on. */
  const kindsOf = (events: readonly BarEvent[], viewer: Viewer): string[] =>
    events.map((event) => {
      const isPlayer = typeof viewer === 'number'
      return `${event.type} ${isPlayer ? 'seat' in event && event.seat === viewer : viewer}`
    })
  const check = ({ before, events, now }: Row): void => {
    for (const viewer of viewersOf(now.seats))
      if (isTried([questionIn(now), ...kindsOf(events, viewer)])) checkRow(before, events, now, viewer)
  }

  it.each(SEATS)(
    'with %i players, for every viewer and all that is drawn',
    (seats) => {
      for (const row of games.get(seats) ?? []) check(row)
    },
    120_000,
  )

  it('in positions that games seldom reach', () => {
    for (const row of stretchedGames) check(row)
  }, 120_000)

  it('in games in which everything happened that can happen', () => {
    const rows = [...games.values(), stretchedGames].flat()
    const seen = new Set<string>(rows.flatMap(({ events }) => events.map(({ type }) => type)))
    expect(Object.keys(talk.en.events).filter((type) => !seen.has(type))).toEqual([])
  })
})
/** What is asked now, if anything is. */
function questionIn(position: P): string {
  const pending = game.pending(content, position)
  return pending.kind === 'asked' ? pending.decision : pending.kind
}

// —— words ——

const isOdd = (text: string): boolean => /undefined|null|NaN|\[object|!| {2}|· *·|^ | $|Infinity/.test(text)
const KNOWN: ReadonlySet<string> = new Set(ICONS)
const expectWords = (value: unknown) =>
  expect([...iconsIn(value).filter((icon) => !KNOWN.has(icon)), ...textsIn(value).filter(isOdd)]).toEqual([])

describe('whole games', () => {
  const verbs = new Set<string>()
  const decisions = new Set<string>()
  const isTried = { table: sampleOf(6, width), event: sampleOf(4, width), card: sampleOf(6, width) }

  function checkQuestion(now: P, language: Language): void {
    const pending = game.pending(content, now)
    if (pending.kind !== 'asked') return
    const { decision } = pending
    decisions.add(decision)
    const seat = pending.seats[0] as Seat
    const own = game.view(content, now, seat)
    expect(telling.hint(own, decision, language)).not.toBe('')
    for (const choice of choicesOf(game, content, now, seat)) {
      verbs.add(choice.do)
      if (isTried.card(kindsOf(decision, choice, language))) checkCard(own, choice, language)
    }
    checkBegin(now, own, seat)
  }
  /** The cards a choice names, and the spaces: what they do has words of its own. */
  const kindsOf = (decision: string, choice: Choice, language: Language): string[] => [
    `${language} ${decision} ${choice.do}`,
    ...Object.values(choice).flatMap((value) => (THINGS.has(String(value)) ? [`${choice.do} ${value}`] : [])),
  ]

  it.each(SEATS)(
    'have words for every position, choice, slot and event with %i players',
    (seats) => {
      const viewers = viewersOf(seats)
      for (const [i, { now, events }] of (games.get(seats) ?? []).entries()) {
        const language = LANGUAGES[i % 2] as Language
        const view = game.view(content, now, viewers[(i >> 1) % viewers.length] as Viewer)
        if (isTried.table([`${language} ${questionIn(now)}`])) checkTable(now, view, language)
        for (const event of told(events, view.seat))
          if (isTried.event([`${language} ${event.type}`])) checkEvent(event, view, language)
        checkQuestion(now, language)
      }
    },
    120_000,
  )

  it('have words for positions that are seldom reached', () => {
    for (const [i, { now }] of stretchedGames.entries()) checkQuestion(now, LANGUAGES[i % 2] as Language)
  }, 120_000)

  it('held all choices and questions there are', () => {
    expect(Object.keys(talk.en.choices).filter((verb) => !VERBS.includes(verb))).toEqual([])
    expect(Object.keys(talk.en.choices).filter((verb) => !verbs.has(verb))).toEqual([])
    expect(Object.keys(talk.en.prompts).filter((decision) => !decisions.has(decision))).toEqual([])
  })
})

function checkTable(position: P, view: Seen, language: Language): void {
  const progress = telling.progress(content, view, language)
  expectWords([progress, telling.scene(content, view), telling.standing(content, view, language)])
  expect(progress.now >= 0).toBe(view.result === null && view.state.era > 0)
  const sums = game.sums(content, position, view.seat)
  const things = new Set(game.things(content, position, view.seat).map(({ id }) => id))
  for (const id of telling.scene(content, view)) expect(things).toContain(id)
  for (let seat = 0; seat < view.seats; seat++) {
    const figures = telling.figures(content, view, seat, language)
    const supply = telling.supply(content, view, seat, language)
    expectWords([figures, supply])
    const names = supply.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length) // they are told apart by their names
    for (const { thing } of supply) if (thing !== undefined) expect(things).toContain(thing)
    for (const { sum, value } of figures)
      if (sum !== undefined) expect(String(value)).toBe(String(sums[sum]?.total).replace('-', '−'))
  }
}

const THINGS = new Set([
  ...Object.values(content.volcanoes).flatMap(({ space }) => Object.keys(space)),
  ...Object.values(content.maps).flatMap(({ region }) => Object.keys(region)),
  ...Object.keys(content.cards),
  ...Object.keys(content.regionCards),
  ...Object.keys(content.timeline),
  ...Object.keys(content.fates),
  ...content.milestones.map(({ id }) => id),
  ...TRACKS,
  ...['ring 1', 'ring 2', 'ring 3', 'dummy', 'A', 'B', 'C', 'D'],
])
function checkEvent(event: BarEvent, view: Seen, language: Language): void {
  const sign = telling.sign(event, language)
  expectWords(sign)
  for (const id of sign.things) expect(THINGS).toContain(id)
  const ms = telling.pace(event, view)
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(ms).toBeLessThanOrEqual(event.type === 'ringTurned' ? 1280 : 900)
  expectWords(telling.sound(event, view.seat))
}

function checkCard(view: Seen, choice: Choice, language: Language): void {
  const card = telling.card(content, view, choice, language)
  expect(card.title).not.toBe('')
  expect(card.title).not.toBe(choice.do) // it has a maker of its own
  expectWords(card)
  const shares = (card.outlook ?? []).map(({ share }) => share)
  if (shares.length > 0) expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a)) // the likeliest first: the button names it
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
  const picked = Object.values(choice).find((value) => THINGS.has(String(value)))
  expectWords([
    telling.question(content, view, [], language),
    telling.question(content, view, picked === undefined ? [] : [String(picked)], language),
  ])
  const { n } = choice as { readonly n?: Readonly<Record<string, number>> }
  for (const id of Object.keys(n ?? {})) {
    const slot = telling.slot(content, view, id, language)
    expectWords(slot)
    expect(slot.thing).toBe(id)
  }
}

/** What a split begins with is a choice that may be made. */
function checkBegin(position: P, view: Seen, seat: Seat): void {
  const play = game.play(content, game.clone(position))
  const choices = play.choices(seat)
  if (choices.kind !== 'allotment') return
  const n = telling.begin(content, view, choices.do, choices.allotment)
  expect(game.explain(content, position, seat, { do: choices.do, n } as Choice)).toBeNull()
}

describe('hints', () => {
  it('are there for every question in both languages, and for no other', () => {
    for (const language of LANGUAGES)
      for (const decision of Object.keys(talk.en.prompts)) {
        const hint = hintOf({ stack: [] }, decision, language)
        expect(hint, decision).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(hint).not.toBe(hintOf({ stack: [] }, decision, language === 'en' ? 'de' : 'en'))
      }
    expect(hintOf({ stack: [] }, 'campaign.reveal', 'en')).toBe('')
  })

  it('for a placement fit the hero that is to be placed', () => {
    const view = table(() => undefined)
    const hints = ([1, 2, 3, 4] as const).map((ring) => telling.hint(inTurn(view, ring), 'turn.before', 'en'))
    expect(hints[0]).toMatch(/^Hero 1 may stand anywhere in the central ring/)
    expect(hints[1]).toContain('touches your last hero')
    expect(hints[3]).toMatch(/^Your fourth hero goes to the periphery/)
    expect(new Set(hints).size).toBe(4)
    expect(telling.hint(inTurn(view, 1), 'turn.before', 'de')).toMatch(/^Held 1 darf überall im zentralen Ring stehen/)
  })
})

// —— some positions, word for word ——

/** The table at the start of the action phase, as the test wants it; hero 1 of A is to be placed. */
function table(change: (state: State) => void, seats = 3): Seen {
  for (const { match } of rowsOf(seats, `table ${seats}`)) {
    const { era, round } = match.position.state
    if (era !== 1 || round !== 1) continue
    const position = game.clone(match.position)
    const { state } = position
    state.turns = [0, 0, 0]
    state.arc = 4
    state.dummies = []
    for (const player of state.players) {
      player.heroes = [null, null, null, null]
      player.knowledge = Object.fromEntries(TRACKS.map((track) => [track, 0])) as Player['knowledge']
    }
    change(state)
    return { ...game.view(content, position, 0), stack: [] }
  }
  throw new Error('no first round')
}
const inTurn = (view: Seen, ring: 1 | 2 | 3 | 4, space: string | null = null, seat: Seat = 0): Seen => ({
  ...view,
  seat,
  stack: [
    {
      rule: 'turn',
      at: space === null ? 'before' : 'space',
      seat,
      ring,
      isExtraUsed: false,
      space,
    } as Seen['stack'][0],
  ],
})
const campaign = (view: Seen, frame: Partial<CampaignFrame>): Seen => ({
  ...view,
  stack: [
    {
      ...{
        rule: 'campaign',
        at: 'target',
        seat: 0,
        times: 1,
        by: '',
        region: null,
        battles: 0,
        faced: [],
        swapped: [],
      },
      ...{ isReplacement: false, won: [], isAverted: false },
      ...frame,
    } as CampaignFrame,
  ],
})
const card = (view: Seen, choice: object, language: Language = 'en') =>
  telling.card(content, view, choice as Choice, language)
const s = (id: string) => id as SpaceId
const r = (id: string) => id as RegionId
const b = (id: string) => id as RegionCardId

describe('a space of the volcano', () => {
  // All rings at rest: sector 1 of ring 1 touches sectors 1 and 0 of ring 2.
  const view = inTurn(
    table(({ players }) => {
      const [a, other] = players as [Player, Player]
      a.resources = { food: 6, wood: 5, iron: 3, stone: 0, gold: 0 }
      a.knowledge.economy = 2
      other.heroes = [null, s('R2-s0a'), null, null]
    }),
    1,
  )

  it('says what the next hero can reach from it, and who is in the way', () => {
    const shown = card(view, { do: 'place', space: 'R1-s1' })
    expect(shown).toMatchObject({ title: 'Campaign', icon: 'campaign' })
    expect(shown.line).toContain('hero 2 then finds 3 of 4 spaces free')
    expect(shown.outlookLine).toContain(
      `Touches for hero 2 in the middle ring: free: 2 tactics knowledge; 2 wood and 1 honour; 2 stone and 1 honour · taken: 2 barbarian knowledge (${seatMark(1)})`,
    )
  })

  it('says what the economy track adds and what is lost beyond six', () => {
    const shown = card(view, { do: 'place', space: 'R1-s4' })
    expect(shown.line).toContain('economy adds 1 food and 1 wood · 3 of it beyond 6 and lost')
    expect(shown.warning).toBe('3 units exceed 6 and would be lost.') // of 5
    expect(card(view, { do: 'place', space: 'R1-s4' }, 'de').line).toContain(
      'die Wirtschaft gibt 1 Lebensmittel und 1 Holz dazu',
    )
  })

  it('has a short title, and the whole effect in its line', () => {
    const told = (space: string, language: Language) => {
      const { title, line } = card(view, { do: 'place', space }, language)
      return [title, line?.split(' · ').slice(0, 2)]
    }
    expect(told('R3-s2b', 'en')).toEqual(['Campaign ×2', ['costs 2 gold', 'campaign whose marker counts double']])
    expect(told('R3-s1b', 'de')).toEqual([
      '2 Schritte und Ehre',
      ['kostet 2 Lebensmittel', '1 Barbarenwissen, 1 Taktikwissen und 1 Ehre'],
    ])
    expect(told('R1-s4', 'en')[0]).toBe('Food, wood, iron')
    expect(told('R2-s0a', 'en')).toMatchObject(['Barbarian knowledge +2', ['2 barbarian knowledge', expect.anything()]])
    expect(card(view, { do: 'place', space: 'R3-s0a' }).title).toBe('4 wood')
    for (const language of LANGUAGES)
      for (const { id } of Object.values(content.volcanoes).flatMap(({ space }) => Object.values(space)))
        expect(card(view, { do: 'place', space: id }, language).title.length, id).toBeLessThanOrEqual(25)
  })

  it('warns where the cost cannot be paid, and where nothing would come of it', () => {
    expect(card(view, { do: 'place', space: 'R3-s3b' }).warning).toBe('You cannot pay 2 stone: nothing would happen.')
    expect(card(view, { do: 'place', space: 'R1-s0' }).warning).toBe('As things are, this would bring you nothing.')
    expect(card(view, { do: 'place', space: 'R3-s3b' }, 'de').warning).toMatch(/^Du kannst 2 Stein nicht zahlen/)
  })

  it('names the dead end of a fourth hero', () => {
    // At rest the arc fills slots 4, 5 and 0; position 3 touches slots 3 and 2, and P4 at slot 2 is taken.
    const fourth = inTurn(
      table(({ players }) => {
        const [a, c, d] = players as [Player, Player, Player]
        a.hasFourth = true
        c.heroes = [null, null, null, s('P4a')]
        d.heroes = [null, null, null, s('P4b')]
      }),
      3,
    )
    expect(card(fourth, { do: 'place', space: 'R3-s3a' }).warning).toBe(
      'Your next hero would find no free space and bring only 2 DP.',
    )
    expect(card(fourth, { do: 'place', space: 'R3-s4a' }).warning).toBeUndefined()
    expect(card(fourth, { do: 'place', space: 'R3-s4a' }).outlookLine).toContain('free: campaign')
  })

  it('is not left without a word if it costs nothing', () => {
    const there = inTurn(view, 1, 'R1-s2')
    expect(card(there, { do: 'leave' }).warning).toBe(
      'You would do without 1 stone, 1 gold and 2 DP, though it costs nothing.',
    )
    expect(card(there, { do: 'carryOut' }).line).toBe('1 stone, 1 gold and 2 DP')
    expect(card(inTurn(view, 1, 'R1-s1'), { do: 'leave' }).warning).toBeUndefined() // a campaign may be unwise
  })
})

describe('a turn of a ring', () => {
  const standing = table(({ players }) => {
    ;(players[0] as Player).heroes = [s('R1-s1'), null, null, null]
  })
  const turning = (view: Seen): Seen => ({
    ...view,
    stack: [...view.stack, { rule: 'rotate', at: 'direction', seat: 0, ring: 2 } as Seen['stack'][0]],
  })

  it('before placing says what this hero could then reach (TC-06)', () => {
    const clockwise = card(turning(inTurn(standing, 2)), { do: 'rotate', direction: 'clockwise' })
    expect(clockwise.line).toBe('hero 2 finds 4 free spaces, new: building; 2 gold')
    // Sectors 0 and 5 then.
    expect(clockwise.outlookLine).toContain('free: 2 barbarian knowledge; 2 tactics knowledge; building; 2 gold')
    expect(telling.question(content, turning(inTurn(standing, 2)), [], 'de')).toBe(
      'In welche Richtung drehst du den mittleren Ring?',
    )
  })

  it('before hero 1 is placed tells the two directions apart', () => {
    const free = inTurn(
      table(() => undefined),
      1,
    )
    const first: Seen = {
      ...free,
      stack: [...free.stack, { rule: 'rotate', at: 'direction', seat: 0, ring: 1 } as Seen['stack'][0]],
    }
    const [one, other] = ['clockwise', 'counterclockwise'].map((direction) => card(first, { do: 'rotate', direction }))
    expect(one?.line).toMatch(/^for hero 2 then from “.+” free: /)
    expect(one?.outlookLine).not.toBe(other?.outlookLine)
    expect(one?.line).not.toBe(other?.line)
  })

  it('after placing says what the next hero could reach', () => {
    const there = turning(inTurn(standing, 2, 'R2-s2a'))
    expect(card(there, { do: 'rotate', direction: 'counterclockwise' }).line).toMatch(/^hero 3 finds/)
    expect(telling.scene(content, there)).toContain('ring 2')
  })
})

describe('a campaign', () => {
  const view = table((state) => {
    state.markers[r('FEN-S')] = 'nefriar-3' as MarkerId
    state.markers[r('FEN-F')] = 'shan-6' as MarkerId
    const [a] = state.players as [Player]
    a.troops = { archer: 2, berserker: 2, raider: 3 }
    a.knowledge.nefriar = 2
    a.knowledge.defence = 1
    a.resources = { food: 3, wood: 3, iron: 3, stone: 1, gold: 0 }
  })

  it('is told with the honest chance, the points and the number of battles', () => {
    const swamp = card(campaign(view, {}), { do: 'attack', region: 'FEN-S' })
    expect(swamp).toMatchObject({ title: 'Fenian, swamp', icon: 'swamp', lead: '92 %' })
    expect(swamp.line).toBe('+6 DP · 4 battles, 2 wins needed · Nefriar 3 · first on the island')
    expect(swamp.sums?.map(({ sum }) => [sum.total, sum.parts.length])).toEqual([
      [4, 2],
      [6, 2],
    ])
    expect(swamp.outlookLine).toContain(
      'A card of this deck asks on average for 0.8 archers, 0.8 berserkers, 0.8 raiders.',
    )
    expect(swamp.outlookLine).toContain('costs 1 troop and 1 DP; the first may be averted.')
    const forest = card(campaign(view, { times: 2 }), { do: 'attack', region: 'FEN-F' }, 'de')
    expect(forest.line).toContain('+15 DP · 6 Schlachten, 3 Siege nötig · Shan 6')
    expect(forest.outlookLine).toContain('Jede verlorene Schlacht gegen Shan kostet 1 Stein und 1 DP')
  })

  it('warns of an army too small', () => {
    const weak = table((state) => {
      state.markers[r('FEN-S')] = 'varg-6' as MarkerId
      Object.assign((state.players[0] as Player).troops, { archer: 1, berserker: 0, raider: 1 })
    })
    expect(card(campaign(weak, {}), { do: 'attack', region: 'FEN-S' }).warning).toMatch(/^Your army conquers it in/)
    expect(card(campaign(weak, {}), { do: 'stay' }).warning).toBeUndefined()
    expect(card(campaign(view, {}), { do: 'stay' }).warning).toMatch(/^You could conquer/)
  })

  it('says in a battle what is left of the deck and of the chance', () => {
    const battle = campaign(view, {
      ...{ at: 'battle', region: r('FEN-S'), battles: 4 },
      ...{ faced: [b('S01'), b('S18')], swapped: [b('S02')], won: [b('S01')] },
    })
    const win = card(battle, { do: 'win' })
    expect(win).toMatchObject({ lead: 'conquest 100 %', icon: 'battle' })
    expect(win.line).toContain('1 archer, 2 berserkers and 1 raider')
    expect(win.outlook?.[0]).toMatchObject({ name: 'conquered', share: 1 })
    expect(win.outlookLine).toContain('2 of the 2 wins needed, 2 battles left. The 15 cards left ask')
    const lost = card(battle, { do: 'yield' })
    expect(lost.line).toBe('penalty 1 troop and 1 DP') // battle 2 is beyond defence 1
    expect(lost.lead).toMatch(/^conquest \d+ %$/)
    expect(telling.question(content, battle, [], 'de')).toBe(
      'Schlacht 2 von 4 verlangt 1 Bogenschützen, 2 Berserker und 1 Räuber. Was tust du?',
    )
    expect(telling.progress(content, battle, 'en').detail).toContain('battle 2 of 4, 1 of 2 wins')
  })

  it('begins a payment with troops of the board and calls warlords for the rest', () => {
    const short = campaign(
      table((state) => {
        const [a] = state.players as [Player]
        a.troops = { archer: 1, berserker: 1, raider: 2 }
        a.warlords = ['W03', 'W05', 'W15'].map((id) => ({ card: id as CardId, isUpright: true }))
      }),
      { at: 'pay', region: r('FEN-S'), battles: 6, faced: [b('S18')] }, // A1 B2 R1
    )
    const slots = [
      { id: 'archer', max: 1, weight: 1 },
      { id: 'berserker', max: 1, weight: 1 },
      { id: 'raider', max: 1, weight: 1 },
      ...['W03', 'W05', 'W15'].map((id) => ({ id, max: 1, weight: 1 })),
    ]
    expect(telling.begin(content, short, 'pay', { least: 4, most: 4, slots })).toEqual({
      archer: 1,
      berserker: 1,
      raider: 1,
      W05: 1, // a berserker; the one that counts as any troop is kept
    })
    expect(card(short, { do: 'pay', n: { berserker: 1, raider: 1, W03: 1, W05: 1 } }).warning).toMatch(
      /^You turn a warlord/,
    )
  })
})

describe('production', () => {
  const view = table(() => undefined)
  const producing = (left: number, able: readonly string[]): Seen => ({
    ...view,
    stack: [{ rule: 'preparation', at: 'produce', queue: [0], left, able } as unknown as Seen['stack'][0]],
  })

  it('counts no more buildings than there are, and no more than the level allows', () => {
    const two = producing(3, ['BU01', 'BU06'])
    expect(telling.question(content, two, [], 'de')).toBe('Welches Gebäude produziert? Beide dürfen es.')
    expect(card(two, { do: 'done' }, 'de').line).toBe('2 Gebäude könnten noch produzieren')
    expect(card(two, { do: 'all' }).title).toBe('Both buildings')
    const four = producing(2, ['BU01', 'BU06', 'BU11', 'BU16'])
    expect(telling.question(content, four, [], 'en')).toBe('Which building produces? 2 may.')
    expect(card(four, { do: 'done' }).line).toBe('2 buildings could still produce')
  })
})

describe('a card of the display', () => {
  it('has no number beside its title that repeats its print', () => {
    const god = cardsOf('god')[0] as CardId
    const shown = card(
      table(() => undefined),
      { do: 'take', card: god },
    )
    expect(shown.lead).toBeUndefined()
    expect(shown.line).toContain('costs 1 resource of choice · +')
  })
})

describe('two sides', () => {
  it('name the god prayed to, and what each side does', () => {
    const god = cardsOf('god').find((id) => {
      const face = content.cards[id]
      return face?.kind === 'god' && face.prayer[0]?.do === 'either'
    }) as CardId
    const face = content.cards[god]
    const either = face?.kind === 'god' && face.prayer[0]?.do === 'either' ? face.prayer[0] : null
    const view = table((state) => {
      ;(state.players[0] as Player).gods = [{ card: god, isUpright: false }]
    })
    const asked = (rule: string): Seen => ({
      ...inTurn(view, 1),
      stack: [
        {
          ...{ rule: 'either', at: 'side', sides: either?.sides },
          context: { seat: 0, rule, isSpace: false },
        } as unknown as Seen['stack'][0],
      ],
    })
    const name = telling.card(content, view, { do: 'pray', card: god } as Choice, 'en').title.replace('Pray to ', '')
    expect(telling.question(content, asked('BAR-GOD-01'), [], 'en')).toBe(`${name}: which do you choose?`)
    expect(telling.question(content, asked('BAR-OTHER'), [], 'de')).toBe('Was wählst du?')
    const titles = [1, 2].map((side) => card(asked('BAR-GOD-01'), { do: 'side', side }).title)
    expect(titles).toContain('Turn the ring')
    expect(new Set(titles).size).toBe(2)
  })
})

describe('the end of an era', () => {
  it('warns whoever loses points although gold is there', () => {
    const view = table((state) => {
      state.era = 2
      ;(state.players[0] as Player).resources.gold = 2
    })
    const closing = { ...view, stack: [{ rule: 'closing', at: 'demonPayment', queue: [0] } as Seen['stack'][0]] }
    expect(card(closing, { do: 'appease', with: 'points' }).warning).toBe(
      'You have 2 gold and would lose 5 DP instead of 1 gold.',
    )
    expect(card(closing, { do: 'appease', with: 'gold' }, 'de').line).toBe('dann noch 1 Gold')
  })
})

describe('knowledge', () => {
  it('says what the level is good for, and the bonus at the end of a track', () => {
    const view = table((state) => {
      const [a] = state.players as [Player]
      a.knowledge.economy = 3
      a.knowledge.shan = 3
      a.resources = { food: 4, wood: 2, iron: 5, stone: 0, gold: 0 }
      state.finishers = { shan: [1] }
    })
    expect(card(view, { do: 'advance', track: 'economy' }).line).toContain('first to finish: +4 DP now') // TC-26
    expect(card(view, { do: 'advance', track: 'shan' }, 'de').line).toContain(
      'als Zweiter vollendet: 4 Ressourcen nach Wahl oder 3 DP',
    )
    expect(card(view, { do: 'advance', track: 'discovery' })).toMatchObject({
      title: 'Discovery 1',
      line: 'level 1 of 4 · Aaruwn may be attacked',
    })
  })
})

describe('where everybody stands', () => {
  it('is told with the score as it stands, honour and goods', () => {
    const view = table((state) => {
      const [a] = state.players as [Player]
      Object.assign(a, { dp: 12, honour: 3, buildings: ['BU05'], gods: [] })
      a.resources.food = 4
      state.order = [1, 0, 2]
    })
    const shown = telling.figures(content, view, 0, 'en').map(({ id, value }) => `${id} ${value}`)
    expect(shown).toEqual([
      'score 20', // BU05 scores 2 for each food
      'dp 12',
      'honour 3',
      'troops 2·2·2',
      'resources 4·3·3·3·3',
      'banners 0',
      'heroes 3',
      'signs 0',
    ])
    expect(telling.figures(content, view, 0, 'de')[2]?.name).toBe('Ehre, 2. der Reihe')
    const behind = table((state) => {
      Object.assign(state.players[0] as Player, { dp: -3, gods: [], buildings: [] })
    })
    expect(telling.figures(content, behind, 0, 'en')[0]?.value).toBe('−3')
    expect(telling.standing(content, view, 'en')).toBeNull()
  })

  it('alone is told against the target', () => {
    const view = table((state) => {
      Object.assign(state.players[0] as Player, { dp: 104, honour: 4, gods: [], buildings: [] })
      if (state.rival !== null) state.rival.honour = 7
    }, 1)
    const standing = telling.standing(content, view, 'de')
    expect(standing?.sides.map(({ value }) => value)).toEqual([101, 100])
    expect(standing?.endings[0]).toMatchObject({
      ...{ leaders: [0], value: 1 },
      name: 'Über dem Ziel um',
    })
  })

  it('alone is told without a condition once the game is over', () => {
    const view = table((state) => {
      Object.assign(state.players[0] as Player, { dp: 88, gods: [], buildings: [] })
      state.final = [{ total: 0, parts: [] }]
    }, 1)
    expect(telling.standing(content, view, 'en')?.endings[0]).toMatchObject({
      ...{ leaders: [], value: 12 },
      name: 'Target missed by',
    })
  })
})

describe('the log', () => {
  it('begins sections with eras and turns', () => {
    expect(telling.sign({ rule: '', type: 'eraBegan', era: 2 }, 'de').heading).toBe('Ära 2')
    const turn: BarEvent = { rule: '', type: 'turnBegan', seat: 2, ring: 3 }
    expect(telling.sign(turn, 'en').heading).toBe(`${seatMark(2)}’s turn, hero 3`)
    expect(telling.sign({ rule: '', type: 'heroesTakenBack' }, 'en').heading).toBe('End of the era')
  })

  it('is quiet where another line says the same', () => {
    const isQuiet = (event: object) => telling.sign(event as BarEvent, 'en').isQuiet === true
    const turned = { type: 'cardsTurned', seat: 0, cards: ['GD01'] }
    const scored = { seat: 0, sum: { total: 4, parts: [] } }
    expect(isQuiet({ ...turned, rule: 'BAR-GOD-01' })).toBe(true)
    expect(isQuiet({ ...turned, rule: 'BAR-BATTLE-02' })).toBe(true)
    expect(isQuiet({ ...turned, rule: 'BAR-PEN-VARG-01' })).toBe(false)
    expect(isQuiet({ ...scored, rule: 'BAR-SCORE-01', type: 'finalScored' })).toBe(false) // it has the parts
    expect(isQuiet({ ...scored, rule: 'BAR-SCORE-01', type: 'dpChanged', by: 4, dp: 20 })).toBe(true)
    expect(isQuiet({ rule: '', type: 'turnBegan', seat: 0, ring: 1 })).toBe(true)
  })

  it('lights every place an event names, or else the player', () => {
    expect(thingsOf({ rule: '', type: 'heroPlaced', seat: 0, ring: 2, space: s('R2-s3b') })).toEqual(['R2-s3b'])
    expect(thingsOf({ rule: '', type: 'dpChanged', seat: 1, by: 2, dp: 4, sum: null })).toEqual(['B'])
    expect(thingsOf({ rule: '', type: 'honourGained', seat: 1, from: 0, space: 2, furthest: 0 })).toEqual(['B'])
    expect(thingsOf({ rule: '', type: 'ringTurned', seat: null, ring: 2, steps: -2 })).toEqual(['ring 2'])
  })

  it('lets rings turn step by step, and whoever sits at the screen hear their turn', () => {
    const view = table(() => undefined)
    expect(telling.pace({ rule: '', type: 'ringTurned', seat: null, ring: 2, steps: -2 }, view)).toBe(1280)
    expect(telling.pace({ rule: '', type: 'battleRevealed', seat: 0, card: b('S01'), battle: 1 }, view)).toBe(900)
    const began: BarEvent = { rule: '', type: 'turnBegan', seat: 2, ring: 1 }
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
