/** Kinds of action, chips of choices, and short refusals, over whole games. */

import { choicesOf } from '@skerry/boards/kit'
import type { Card, Chip, Language } from '@skerry/contracts'
import { type Actor, type Choice, draw, type PositionOf, randomFrom, type Seat } from '@skerry/kernel'
import { sampleOf } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { ICONS } from '../board/presenter/icons.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { isAttr, playerOf, tilesOf } from '../queries.ts'
import type { Content, Player, Vindication, VinEvent, Zone } from '../types.ts'
import { card, inTurn, table } from './positions.ts'
import { content as builtIn, games, width } from './told.ts'

type P = PositionOf<Vindication>
const LANGUAGES: readonly Language[] = ['en', 'de']

interface Asked {
  readonly content: Content
  readonly now: P
  readonly seat: Seat
  readonly decision: string
  readonly list: readonly Choice[]
}
/** Questions with kinds, so many of each. */
function* asked(n: number): Generator<Asked> {
  const isTried = sampleOf(n, width)
  for (const rows of games.values())
    for (const { content, now } of rows) {
      const pending = game.pending(content, now)
      if (pending.kind !== 'asked' || !isTried([pending.decision])) continue
      const seat = pending.seats[0] as Seat
      const choices = game.choices(content, now, seat)
      const all = choices.kind === 'list' ? choices.list : choicesOf(game, content, now, seat)
      yield { content, now, seat, decision: pending.decision, list: all }
    }
}
const kindsAt = ({ content, now, seat, decision }: Asked, language: Language = 'en') =>
  presenter.kinds(content, game.view(content, now, seat), decision, language)
const cardAt = ({ content, now, seat }: Asked, choice: Choice, language: Language = 'en'): Card =>
  presenter.card(content, game.view(content, now, seat), choice, language)

describe('kinds of action', () => {
  it('hold every choice exactly once, and its part', () => {
    const held = new Set<string>()
    for (const question of asked(40)) {
      const kinds = kindsAt(question)
      if (kinds.length === 0) continue
      for (const choice of question.list) {
        const { kind, group } = cardAt(question, choice)
        const of = kinds.filter(({ id, verbs }) => (kind === undefined ? verbs.includes(choice.do) : id === kind))
        expect([question.decision, choice.do, of.length]).toEqual([question.decision, choice.do, 1])
        const groups = of[0]?.groups?.map(({ id }) => id)
        if (groups !== undefined) expect(groups).toContain(group)
        held.add(of[0]?.id as string)
      }
    }
    expect([...held].toSorted()).toEqual(
      expect.arrayContaining(['control', 'convert', 'empowered', 'endTurn', 'more', 'open', 'step', 'top', 'visit']),
    )
  })

  it('are at most seven, the same in both languages, with names and what they are paid with', () => {
    for (const question of asked(20)) {
      const [en, de] = LANGUAGES.map((language) => kindsAt(question, language)) as [
        ReturnType<typeof kindsAt>,
        ReturnType<typeof kindsAt>,
      ]
      expect(en.length).toBeLessThanOrEqual(7)
      expect(en.map(({ id, icon, verbs }) => [id, icon, verbs])).toEqual(
        de.map(({ id, icon, verbs }) => [id, icon, verbs]),
      )
      expect(new Set(en.map(({ id }) => id)).size).toBe(en.length)
      for (const kind of [...en, ...de]) {
        expect(ICONS).toContain(kind.icon)
        expect(kind.name).toMatch(/^\p{Lu}/u)
        expect(kind.payment ?? 'nothing').not.toBe('')
      }
    }
  })

  it('keep to what a turn has: seven in a row, the free ones last', () => {
    const view = inTurn(table(() => undefined))
    const kinds = presenter.kinds(builtIn, view, 'turn.actions', 'de')
    expect(kinds.map(({ name }) => name)).toEqual([
      ...['Bewegen', 'Aktivieren', 'Besuch, Rast', 'Zug beenden'],
      ...['Konvertieren', 'Kontrolle', 'Mehr'],
    ])
  })

  it('say briefly why one of them is not possible', () => {
    const most: Readonly<Record<Language, number>> = { en: 16, de: 14 }
    const seen = new Set<string>()
    for (const question of asked(200)) {
      const verbs = new Set(kindsAt(question).flatMap((kind) => kind.verbs))
      for (const { do: verb, refusal } of game.actions(question.content, question.now, question.seat)) {
        if (refusal === null || !verbs.has(verb)) continue
        seen.add(refusal.reason)
        for (const language of LANGUAGES) {
          const brief = presenter.inBrief(refusal, language)
          expect([refusal.reason, brief]).toEqual([refusal.reason, expect.any(String)])
          expect([brief, (brief as string).length <= most[language]]).toEqual([brief, true])
        }
      }
    }
    expect(seen.size).toBeGreaterThan(15)
  })
})

// —— chips ——

const chipsIn = ({ price = [], gain = [], effect = [], risk = [] }: Card): readonly Chip[] => [
  ...price,
  ...gain,
  ...effect,
  ...risk,
]

/** What a pictogram counts of a player; undefined: nothing that a chip promises. */
function figureOf({ zones, spheres, honor, speed, ...player }: Player, icon: string | undefined): number | undefined {
  if (icon === undefined) return undefined
  if (icon === 'pot' || icon === 'inf' || icon === 'conv') return zones[icon as Zone]
  if (isAttr(icon)) return spheres[icon]
  if (icon === 'honor') return honor
  if (icon === 'speed') return speed
  return icon === 'proficiency' ? tilesOf({ ...player, zones, spheres, honor, speed }) : undefined
}
/** `+2` and `−1` at the beginning of a chip. */
function promiseOf({ text }: Chip): number | undefined {
  const [, sign, n] = /^([+−])(\d+) /.exec(text) ?? []
  return n === undefined ? undefined : sign === '+' ? Number(n) : -Number(n)
}

/** Chance falls, and what is asked next is answered as most would, so that gains which are chosen come true. */
function carriedOut(content: Content, start: P, seat: Seat, choice: Choice) {
  const random = randomFrom('chips')
  const events: VinEvent[] = []
  let now = start
  const act = (actor: Actor): void => {
    const applied = game.apply(content, now, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    events.push(...applied.events)
    now = applied.position
  }
  const settle = (): void => {
    for (let pending = game.pending(content, now); pending.kind === 'chance'; pending = game.pending(content, now))
      act({ outcome: draw(pending.outcomes, random) })
  }
  act({ seat, choice })
  settle()
  const first = now
  const depth = start.stack.length
  for (let next = nextOf(content, { now, depth }, seat); next !== null; next = nextOf(content, { now, depth }, seat)) {
    act({ seat, choice: next })
    settle()
  }
  const isDone = game.pending(content, now).kind === 'over' || now.stack.length <= start.stack.length
  return { first, last: isDone ? now : null, events }
}
/** Null: that would change more than what was chosen. */
function nextOf(content: Content, { now, depth }: { now: P; depth: number }, seat: Seat): Choice | null {
  const pending = game.pending(content, now)
  if (pending.kind !== 'asked' || pending.seats[0] !== seat || now.stack.length <= depth) return null
  if (pending.decision in PLAIN) return PLAIN[pending.decision] as Choice
  const choices = game.choices(content, now, seat)
  if (choices.kind === 'list') return pending.decision === 'discover.lay' ? (choices.list[0] as Choice) : null
  if (pending.decision !== 'attributes.gain' || choices.kind !== 'allotment') return null
  const n = presenter.begin(content, game.view(content, now, seat), choices.do, choices.allotment)
  const choice = { do: choices.do, n } as Choice
  return game.explain(content, now, seat, choice) === null ? choice : null
}
const PLAIN: Readonly<Record<string, Choice>> = { 'gain.charging': { do: 'place' }, 'visit.more': { do: 'leave' } }
const isInto = (event: VinEvent, seat: Seat): event is Extract<VinEvent, { type: 'cubesMoved' }> =>
  event.type === 'cubesMoved' && event.seat === seat && event.into === 'inf'
/** Cards that answer something change figures of their own. */
const isUndisturbed = (events: readonly VinEvent[], choice: Choice): boolean =>
  events.every(
    (event) =>
      event.type !== 'coinTaken' && (event.type !== 'abilityUsed' || event.card === (choice as { card?: string }).card),
  )

describe('chips', () => {
  it('are on every choice, say something, and name known pictograms', () => {
    const isTried = sampleOf(6, width)
    for (const question of asked(60))
      for (const choice of question.list) {
        if (!isTried([choice.do])) continue
        for (const language of LANGUAGES) {
          const chips = chipsIn(cardAt(question, choice, language))
          expect([choice.do, chips.length > 0]).toEqual([choice.do, true])
          for (const { text, icon } of chips) {
            expect(text).toMatch(/\S/)
            if (icon !== undefined) expect(ICONS).toContain(icon)
          }
        }
      }
  })

  it('promise in price and gain what really comes', () => {
    const kept = new Map<string, number>()
    const broken = new Set<string>()
    for (const question of asked(60))
      for (const choice of question.list) {
        const { content, now, seat, decision } = question
        const { price = [], gain = [] } = cardAt(question, choice)
        const { first, last, events } = carriedOut(content, now, seat, choice)
        if (!isUndisturbed(events, choice)) continue
        const before = playerOf(now.state, seat)
        const check = (chip: Chip, then: P): void => {
          const promise = promiseOf(chip)
          const had = figureOf(before, chip.icon)
          if (promise === undefined || had === undefined) return
          const is = (figureOf(playerOf(then.state, seat), chip.icon) as number) - had
          if (is !== promise) broken.add(`${decision} ${game.write(choice)}: “${chip.text}” became ${is}`)
          kept.set(choice.do, (kept.get(choice.do) ?? 0) + 1)
        }
        const received = events.reduce((all, event) => all + (isInto(event, seat) ? event.n : 0), 0)
        for (const chip of price) check(chip, first)
        for (const chip of gain) {
          // What comes to Influence may be needed elsewhere at once.
          if (chip.icon === 'inf') expect(received).toBeGreaterThanOrEqual(promiseOf(chip) ?? 0)
          else if (last !== null) check(chip, last)
        }
      }
    expect([...broken]).toEqual([])
    for (const verb of ['activate', 'visit', 'control', 'convert', 'buyTile', 'recall', 'vindicate', 'augment', 'draw'])
      expect([verb, (kept.get(verb) ?? 0) > 0]).toEqual([verb, true])
  }, 240_000)

  it('tell the price with what is left of it', () => {
    const view = inTurn(
      table((_, [a]) => {
        ;(a as Player).spheres.INS = 3
      }),
    )
    expect(card(view, { do: 'buyTile', attr: 'INS' }, 'de').price).toEqual([
      { text: '−3 Inspiration, noch 0', icon: 'INS' },
    ])
  })
})
