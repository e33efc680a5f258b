/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import { choicesOf, iconsIn, playedRows, textsIn, viewersOf } from '@skerry/boards/kit'
import {
  anyChoice,
  type Choice,
  eventsFor,
  type Language,
  type Match,
  type Options,
  type Play,
  type Random,
  type Seat,
  seatMark,
  type Viewer,
} from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { VERBS } from '../board/telling/cards.ts'
import { hintOf } from '../board/telling/hints.ts'
import { ICONS } from '../board/telling/icons.ts'
import { thingsOf } from '../board/telling/log.ts'
import type { Seen } from '../board/telling/reading.ts'
import { telling } from '../board/telling.ts'
import { game, pack } from '../index.ts'
import { deckSize, KINDS } from '../queries.ts'
import type {
  Barbarians,
  BarEvent,
  CampaignFrame,
  CardId,
  MarkerId,
  Player,
  RegionCardId,
  RegionId,
  SpaceId,
  State,
  TimelineId,
} from '../types.ts'
import { talk } from '../words/talk.ts'

const content = game.load(pack)
const LANGUAGES: readonly Language[] = ['en', 'de']

type P = Match<Barbarians>['position']
/** Who plays at random seldom comes to these; more often than not they are preferred, the first of them first. */
const RARE: readonly ((choice: Choice) => boolean)[] = [
  ...['skip', 'all', 'bonus', 'onceMore', 'claim', 'campaign', 'attack', 'overkill', 'win', 'tribute'].map(
    (verb) => (choice: Choice) => choice.do === verb,
  ),
  ({ space }: Choice & { space?: string }) => space === 'R2-s3b' || space === 'R1-s3', // fourth hero, knowledge
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

/** Some games for each variant. */
function* gamesOf(seats: number, seed: string) {
  for (const [i, options] of (VARIANTS[seats] ?? []).entries())
    for (let n = 0; n < 3; n++) yield* rowsOf(seats, `${seed} ${seats} ${i} ${n}`, options)
}

const told = (events: readonly BarEvent[], viewer: Viewer) =>
  eventsFor(events, viewer) as unknown as readonly BarEvent[]

const TRIBES: Options = { tribePowers: true }
const VARIANTS: Readonly<Record<number, readonly Options[]>> = {
  1: [{}, { tribePowers: true, fateDraw: 'eachOnce', dummyBlocks: 'both', soloEndAt100: false, soloTarget: 80 }, TRIBES],
  2: [{}, TRIBES],
  3: [{ deckTroops: 'pictured' }, { tribePowers: true, tribes: 'random' }],
  4: [{}, TRIBES],
}

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
  const seen = new Set<string>()

  it.each([1, 2, 3, 4])(
    'with %i players, for every viewer and all that is drawn',
    (seats) => {
      for (const { match, before, events } of gamesOf(seats, 'telling')) {
        for (const { type } of events) seen.add(type)
        for (const viewer of viewersOf(seats)) checkRow(before, events, match.position, viewer)
      }
    },
    120_000,
  )

  it('in games in which everything happened that can happen', () => {
    expect(Object.keys(talk.en.events).filter((type) => !seen.has(type))).toEqual([])
  })
})

// —— words ——

const isOdd = (text: string): boolean => /undefined|null|NaN|\[object|!| {2}|· *·|^ | $|Infinity/.test(text)
const KNOWN: ReadonlySet<string> = new Set(ICONS)
const expectWords = (value: unknown) => {
  expect(iconsIn(value).filter((icon) => !KNOWN.has(icon))).toEqual([])
  expect(textsIn(value).filter(isOdd)).toEqual([])
}

describe('whole games', () => {
  const verbs = new Set<string>()
  const decisions = new Set<string>()

  it.each([1, 2, 3, 4])(
    'have words for every position, choice, slot and event with %i players',
    (seats) => {
      let turn = 0
      for (const { match, events } of gamesOf(seats, 'words')) {
        const viewers = viewersOf(seats)
        const language = LANGUAGES[turn % 2] as Language
        const view = game.view(content, match.position, viewers[turn++ % viewers.length] as Viewer)
        checkTable(match.position, view, language)
        for (const event of told(events, view.seat)) checkEvent(event, view, language)
        const pending = game.pending(content, match.position)
        if (pending.kind !== 'asked') continue
        decisions.add(pending.decision)
        const seat = pending.seats[0] as Seat
        const own = game.view(content, match.position, seat)
        expect(telling.hint(own, pending.decision, language)).not.toBe('')
        for (const choice of choicesOf(game, content, match.position, seat)) {
          verbs.add(choice.do)
          checkCard(own, choice, language)
        }
        checkBegin(match.position, own, seat)
      }
    },
    120_000,
  )

  it('held most of the choices and questions there are', () => {
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
    for (const { sum, value } of figures) if (sum !== undefined) expect(value).toBe(sums[sum]?.total)
  }
}

const THINGS = new Set([
  ...Object.keys(content.volcanoes['base' as never]?.['space'] ?? {}),
  ...Object.keys(content.maps['base' as never]?.['region'] ?? {}),
  ...Object.keys(content.cards),
  ...Object.keys(content.regionCards),
  ...Object.keys(content.timeline),
  ...Object.keys(content.fates),
  ...content.milestones.map(({ id }) => id),
  ...Object.keys(talk.en.tracks ?? {}),
  ...['discovery', 'defence', 'economy', 'production', 'nefriar', 'shan', 'aspidian', 'varg'],
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
        const hint = hintOf(decision, language)
        expect(hint, decision).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(hint).not.toBe(hintOf(decision, language === 'en' ? 'de' : 'en'))
      }
    expect(hintOf('campaign.reveal', 'en')).toBe('')
  })
})
