/** What every presenter owes: it never drifts from the truth, and never is at a loss for words. */

import type { BoardPart, Card, Language, Progress } from '@skerry/contracts'
import {
  type Choice,
  eventsFor,
  type Game,
  type GameTypes,
  type PositionOf,
  type Seat,
  type Sum,
  type ThingId,
  type View,
  type Viewer,
} from '@skerry/kernel'
import { type ConformanceTest, demand, sampleOf, type Width } from '@skerry/kit'
import { checkChips, checkKinds } from './kinds.ts'
import { choicesOf, iconsIn, textsIn, viewersOf } from './rows.ts'
import { demandSame } from './same.ts'

/** Something happened: the table before and after it. */
export interface ToldRow<G extends GameTypes> {
  readonly content: G['content']
  readonly before: PositionOf<G>
  readonly events: readonly G['event'][]
  readonly now: PositionOf<G>
}

type Parts = 'progress' | 'figures' | 'supply' | 'card' | 'slot' | 'question' | 'hint' | 'scene' | 'sign' | 'pace'
type Told<G extends GameTypes> = Required<Pick<BoardPart<G>, Parts | 'sound' | 'after' | 'sheet' | 'goal'>> &
  Pick<BoardPart<G>, 'standing' | 'begin' | 'kinds' | 'inBrief'>

export interface PresentedGame<G extends GameTypes> {
  readonly game: Game<G>
  readonly presenter: Told<G>
  readonly icons: readonly string[]
  /** The game's words: every event, choice and question in them must occur. */
  readonly words: Readonly<Record<'events' | 'choices' | 'prompts', object>>
  /** Questions that these games may never come to. */
  readonly seldom?: readonly string[]
  /** Games by what they are called, `with 3 players`; each is looked through twice. */
  readonly games: ReadonlyMap<string, Iterable<ToldRow<G>>>
  /** Whether every line of the log has a pictogram. */
  readonly hasIcons?: true
  /** Every thing an event may name. */
  readonly things: ReadonlySet<ThingId>
  /** What is drawn of a state. */
  readonly drawn: (state: View<G['seen']>['state']) => unknown
  /** What the header says of a view that has followed its events. */
  readonly header?: (progress: Progress) => unknown
  /** What besides must be as in the true view: what is there, and what should be. */
  readonly follows?: (view: View<G['seen']>, truth: View<G['seen']>) => readonly [got: unknown, wanted: unknown]
  /** Whether a phase is on, as long as nobody has won. */
  readonly isBegun: (view: View<G['seen']>) => boolean
  /** Besides what is odd in every game. */
  readonly odd?: RegExp
  /** How long an event may be shown, in ms. */
  readonly longest?: (event: G['event']) => number
  /** The thing of a slot; absent: its own name. */
  readonly thingOfSlot?: (slot: ThingId) => ThingId
  /** Refusals of what a split begins with that are all right. */
  readonly mayRefuse?: (reason: string, view: View<G['seen']>, seat: Seat) => boolean
  /** What only this game owes for a choice. */
  readonly checkCard?: (card: Card, choice: Choice, view: View<G['seen']>, language: Language) => void
  /** Of rows, one of so many is put into words. */
  readonly every?: number
  readonly samples: Readonly<Record<'row' | 'table' | 'event' | 'card', number>>
  readonly width: Width
}

const LANGUAGES: readonly Language[] = ['en', 'de']

export function presenterTests<G extends GameTypes>(presented: PresentedGame<G>): readonly ConformanceTest[] {
  const { games, words, width, samples, every = 1, seldom = [] } = presented
  const said: Said = { events: new Set(), verbs: new Set(), decisions: new Set() }
  const follow = followOf(presented)
  const speak = speakerOf(presented, said)
  const isTried = sampleOf(samples.row, width)
  const rows = [...games]
  return [
    ...rows.map(([name, all]) => ({
      name: `follows events to the true view, ${name}`,
      run: () => {
        for (const row of all) {
          for (const { type } of row.events) said.events.add(type)
          for (const viewer of viewersOf(row.now.seats))
            if (isTried([questionIn(presented, row), ...kindsOf<G>(row.events, viewer)])) follow(row, viewer)
        }
      },
    })),
    { name: 'saw every event there is', run: () => demandAll('events', words.events, said.events) },
    ...rows.map(([name, all]) => ({
      name: `has words for every position, choice, slot and event, ${name}`,
      run: () => {
        let i = 0
        for (const row of all) {
          const [at, viewers] = [i++ / every, viewersOf(row.now.seats)]
          if (Number.isInteger(at))
            speak(row, viewers[(at >> 1) % viewers.length] as Viewer, LANGUAGES[at % 2] as Language)
        }
      },
    })),
    {
      name: 'had words for every choice and question there is',
      run: () => {
        demandAll('choices', words.choices, said.verbs)
        demandAll('questions', words.prompts, new Set([...said.decisions, ...seldom]))
      },
    },
    { name: 'has hints for every question, and for no other', run: () => checkHints(presented) },
    { name: 'has a summary sheet in both languages', run: () => checkSheet(presented) },
  ]
}

/** What has happened and been put into words. */
interface Said {
  readonly events: Set<string>
  readonly verbs: Set<string>
  readonly decisions: Set<string>
}

const typeOf = ({ type }: { readonly type: string }): string => type
const told = <G extends GameTypes>(events: readonly G['event'][], viewer: Viewer): readonly G['event'][] =>
  eventsFor(events, viewer) as readonly G['event'][]

function demandAll(property: string, wanted: object, seen: ReadonlySet<string>): void {
  const missing = Object.keys(wanted).filter((name) => !seen.has(name))
  demand(property, missing.length === 0, () => `${missing} never occurred`)
}

/** What is asked now, if anything is. */
function questionIn<G extends GameTypes>({ game }: PresentedGame<G>, { content, now }: ToldRow<G>): string {
  const pending = game.pending(content, now)
  return pending.kind === 'asked' ? pending.decision : pending.kind
}

// —— views that follow events ——

/** Each event as it is told to whom it concerns, to another player, and to whoever looks on. */
const kindsOf = <G extends GameTypes>(events: readonly G['event'][], viewer: Viewer): readonly string[] =>
  events.map((event) => {
    const isPlayer = typeof viewer === 'number'
    return `${event.type} ${isPlayer ? 'seat' in event && event.seat === viewer : viewer}`
  })

/** A view changed by events looks like the true one at the end of the row, and nothing was changed in place. */
function followOf<G extends GameTypes>(presented: PresentedGame<G>) {
  const { game, presenter, drawn, header = ({ now }: Progress) => now, follows } = presented
  return ({ content, before, events, now }: ToldRow<G>, viewer: Viewer): void => {
    const first = game.view(content, before, viewer)
    const frozen = JSON.stringify(first)
    const view = told<G>(events, viewer).reduce((so, event) => presenter.after(content, so, event), first)
    const truth = game.view(content, now, viewer)
    const of = events.map(typeOf).join(' ')
    demandSame(of, drawn(view.state), drawn(truth.state))
    demand('untouched', JSON.stringify(first) === frozen, () => `${of}: a view was changed in place`)
    if (follows !== undefined) demandSame(of, ...follows(view, truth))
    if (truth.result !== null || game.pending(content, now).kind !== 'asked') return
    const [shown, wanted] = [view, truth].map((seen) => header(presenter.progress(content, seen, 'en')))
    demandSame(of, shown, wanted)
  }
}

// —— words ——

const ODD = /undefined|null|NaN|\[object|!/

function speakerOf<G extends GameTypes>(presented: PresentedGame<G>, said: Said) {
  const { game, width, samples } = presented
  const counts = [samples.table, samples.event, samples.card, samples.table * 4]
  const [table, event, card, kind] = counts.map((n) => sampleOf(n, width))
  const checks = checksOf(presented)
  return (row: ToldRow<G>, viewer: Viewer, language: Language): void => {
    const { content, now, events } = row
    const view = game.view(content, now, viewer)
    if (table?.([`${language} ${questionIn(presented, row)}`])) checks.table(row, view, language)
    for (const one of told<G>(events, viewer))
      if (event?.([`${language} ${one.type}`])) checks.event(one, view, language)
    const pending = game.pending(content, now)
    if (pending.kind !== 'asked') return
    const seat = pending.seats[0] as Seat
    said.decisions.add(pending.decision)
    const own = game.view(content, now, seat)
    checks.question(row, own, seat, pending.decision, language)
    const choices = choicesOf(game, content, now, seat)
    if (kind?.([`${language} ${pending.decision}`]))
      checks.kinds({ game, content, position: now, seat, decision: pending.decision, choices }, language)
    for (const choice of choices) {
      said.verbs.add(choice.do)
      const named = Object.values(choice).flatMap((value) =>
        presented.things.has(String(value)) ? [`${choice.do} ${value}`] : [],
      )
      if (card?.([`${language} ${pending.decision} ${choice.do}`, ...named])) checks.card(row, own, choice, language)
    }
  }
}

function checksOf<G extends GameTypes>(presented: PresentedGame<G>) {
  const words = wordsOf(presented)
  return {
    table: tableCheck(presented, words),
    event: eventCheck(presented, words),
    question: questionCheck(presented),
    card: cardCheck(presented, words),
    kinds: (asked: Parameters<typeof checkKinds<G>>[1], language: Language) =>
      words(checkKinds(presented.presenter, asked, language)),
  }
}

/** No text is odd, and every pictogram is known. */
function wordsOf<G extends GameTypes>({ icons, odd }: PresentedGame<G>) {
  const known: ReadonlySet<string> = new Set(icons)
  const isOdd = (text: string): boolean => ODD.test(text) || odd?.test(text) === true
  return (value: unknown): void => {
    const strange = [...iconsIn(value).filter((icon) => !known.has(icon)), ...textsIn(value).filter(isOdd)]
    demand('words', strange.length === 0, () => strange.map((text) => `“${text}”`).join(', '))
  }
}
type Words = (value: unknown) => void

function tableCheck<G extends GameTypes>({ game, presenter, isBegun }: PresentedGame<G>, words: Words) {
  return ({ content, now }: ToldRow<G>, view: View<G['seen']>, language: Language): void => {
    const progress = presenter.progress(content, view, language)
    const scene = presenter.scene(content, view)
    words([progress, scene, presenter.standing?.(content, view, language)])
    const isOn = view.result === null && isBegun(view)
    demand('phases', progress.now >= 0 === isOn, () => `phase ${progress.now}`)
    const sums = game.sums(content, now, view.seat)
    const things = new Set(game.things(content, now, view.seat).map(({ id }) => id))
    for (const id of scene) demand('scene', things.has(id), () => `${id} is nothing on the table`)
    for (let seat = 0; seat < view.seats; seat++) {
      const figures = presenter.figures(content, view, seat, language)
      const supply = presenter.supply(content, view, seat, language)
      words([figures, supply])
      const names = supply.map(({ name }) => name)
      demand('supply', new Set(names).size === names.length, () => `${names} cannot be told apart`)
      for (const { thing } of supply)
        demand('supply', thing === undefined || things.has(thing), () => `${thing} is nothing on the table`)
      for (const { sum, value } of figures) if (sum !== undefined && isBegun(view)) checkSum(sum, value, sums)
    }
  }
}

/** A number that is explained is the total of its sum, with whichever sign it is written. */
function checkSum(name: string, value: string | number, sums: Readonly<Record<string, Sum>>): void {
  const shown = Number(String(value).replace('−', '-'))
  demand('sums', shown === sums[name]?.total, () => `${name}: ${value} instead of ${sums[name]?.total}`)
}

function eventCheck<G extends GameTypes>(presented: PresentedGame<G>, words: Words) {
  const { presenter, things, hasIcons, longest = () => 900 } = presented
  return (event: G['event'], view: View<G['seen']>, language: Language): void => {
    const sign = presenter.sign(event, language)
    words(sign)
    demand('icons', hasIcons !== true || sign.icon !== undefined, () => `${event.type} has none`)
    const unknown = sign.things.filter((id) => !things.has(id))
    demand('things', unknown.length === 0, () => `${event.type} names ${unknown}`)
    const ms = presenter.pace(event, view)
    demand('pace', ms >= 0 && ms <= longest(event), () => `${event.type} takes ${ms} ms`)
    words(presenter.sound(event, view.seat))
  }
}

/** There is a hint, and what a split begins with is a choice that may be made. */
function questionCheck<G extends GameTypes>({ game, presenter, mayRefuse }: PresentedGame<G>) {
  return (row: ToldRow<G>, view: View<G['seen']>, seat: Seat, decision: string, language: Language): void => {
    const { content, now } = row
    demand('hints', presenter.hint(view, decision, language) !== '', () => `none for ${decision}`)
    const choices = game.play(content, game.clone(now)).choices(seat)
    if (choices.kind !== 'allotment' || presenter.begin === undefined) return
    const n = presenter.begin(content, view, choices.do, choices.allotment)
    const refused = game.explain(content, now, seat, { do: choices.do, n } as Choice)
    const isFine = refused === null || mayRefuse?.(refused.reason, view, seat) === true
    demand('begin', isFine, () => `${choices.do} ${JSON.stringify(n)}: ${refused?.reason}`)
  }
}

function cardCheck<G extends GameTypes>(presented: PresentedGame<G>, words: Words) {
  const { presenter, things, thingOfSlot = (slot) => slot, checkCard } = presented
  return ({ content }: ToldRow<G>, view: View<G['seen']>, choice: Choice, language: Language): void => {
    const card = presenter.card(content, view, choice, language)
    demand('title', card.title !== '' && card.title !== choice.do, () => `${choice.do} has no maker of its own`)
    words(card)
    checkChips(card)
    demand('rank', Number.isFinite(card.rank ?? 0), () => `${choice.do}: ${card.rank}`)
    for (const { share } of card.outlook ?? []) demand('shares', share >= 0, () => `${choice.do}: ${share}`)
    checkCard?.(card, choice, view, language)
    const picked = Object.values(choice).find((value) => things.has(String(value)))
    words([
      presenter.question(content, view, [], language),
      presenter.question(content, view, picked === undefined ? [] : [String(picked)], language),
    ])
    const { n = {} } = choice as { readonly n?: Readonly<Record<string, number>> }
    for (const id of Object.keys(n)) {
      const slot = presenter.slot(content, view, id, language)
      words(slot)
      demand('slots', slot.thing === thingOfSlot(id), () => `${id} lies at ${slot.thing}`)
    }
  }
}

/** What may come of a choice adds up to 1, the likeliest first: the button names it. */
export function checkShares({ title, outlook = [] }: Card): void {
  const shares = outlook.map(({ share }) => share)
  const all = shares.reduce((sum, share) => sum + share, 0)
  demand('shares', shares.length === 0 || Math.abs(all - 1) < 1e-9, () => `${title}: ${all} in all`)
  const isSorted = shares.every((share, i) => i === 0 || share <= (shares[i - 1] as number))
  demand('shares', isSorted, () => `${title}: ${shares}`)
}

function checkHints<G extends GameTypes>({ presenter, words }: PresentedGame<G>): void {
  const nowhere = { stack: [] } as unknown as View<G['seen']>
  for (const decision of Object.keys(words.prompts)) {
    const hints = LANGUAGES.map((language) => presenter.hint(nowhere, decision, language))
    for (const hint of hints) demand('hints', /^[A-ZÄÖÜ].*\.$/.test(hint), () => `${decision}: “${hint}”`)
    demand('hints', hints[0] !== hints[1], () => `${decision}: the same in both languages`)
  }
  demand('hints', presenter.hint(nowhere, 'nothing.asked', 'en') === '', () => 'there is one for what is never asked')
}

function checkSheet<G extends GameTypes>(presented: PresentedGame<G>): void {
  const { sheet, goal } = presented.presenter
  const [en, de] = LANGUAGES.map((language) => sheet(language)) as [ReturnType<typeof sheet>, ReturnType<typeof sheet>]
  const lengths = (chapters: typeof en) => chapters.map(({ lines }) => lines.length)
  demandSame('sheet', lengths(en), lengths(de))
  wordsOf(presented)([en, de, goal])
  const same = textsIn(en).filter((text) => text.length > 20 && textsIn(de).includes(text))
  demand('sheet', same.length === 0, () => `“${same[0]}” in both languages`)
  demand('goal', goal.en.length === goal.de.length, () => 'one language says more')
}
