/** What stands in the dock: kinds of the hero's question, and chips that keep what they promise. */

import { chipsIn } from '@skerry/boards/kit'
import type { Card, Chip } from '@skerry/contracts'
import { type Choice, type PositionOf, randomFrom, type Seat } from '@skerry/kernel'
import { sampleOf } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { kindOfSpace } from '../board/presenter/kinds.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { RESOURCES, TROOPS } from '../queries.ts'
import type { Barbarians, BarEvent } from '../types.ts'
import { anybodysChoice } from './playing.ts'
import { inTurn, table } from './positions.ts'
import { content, games, width } from './told.ts'

type P = PositionOf<Barbarians>

describe('the kinds of the hero’s question', () => {
  const kindsIn = (ring: 1 | 2 | 3 | 4) =>
    presenter
      .kinds(
        content,
        inTurn(
          table(() => undefined),
          ring,
        ),
        'turn.before',
        'en',
      )
      .map(({ id, payment = '' }) => `${id} ${payment}`.trim())

  it('are what the spaces of its ring give, with what they cost; a god or warlord beside them', () => {
    expect(kindsIn(1)).toEqual([
      'resources free',
      'campaign free',
      'knowledge free',
      'building free',
      'gods free',
      expect.stringMatching(/^extra \d upright$/),
    ])
    expect(kindsIn(2).map((kind) => kind.split(' ')[0])).toContain('special')
    const { volcanoes } = content
    const spaces = Object.values(volcanoes).flatMap(({ rings }) => rings.flat())
    const kindOf = (id: string) => kindOfSpace(spaces.find((space) => space.id === id) as (typeof spaces)[number])
    expect(['R3-s2b', 'R3-s0b', 'R3-s5b', 'R3-s4a', 'R2-s1a', 'P2', 'R2-s3a', 'R3-s3b'].map(kindOf)).toEqual([
      ...['campaign', 'building', 'gods', 'knowledge', 'resources', 'honour', 'special', 'resources'],
    ])
  })
})

// —— promises ——

/** Everything that a choice sets going for its seat until something else is asked; a space is carried out, costs are paid. */
function eventsOf(position: P, seat: Seat, choice: Choice): readonly BarEvent[] {
  const random = randomFrom('promises')
  const events: BarEvent[] = []
  let now = position
  let next: Choice | null = choice
  while (next !== null) {
    const applied: ReturnType<typeof game.apply> = game.apply(content, now, { seat, choice: next })
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    now = applied.position
    // What is taken of choice is told as such, not good by good.
    const isOfChoice = next !== choice && (next.do === 'gather' || next.do === 'muster')
    events.push(
      ...(applied.events as readonly BarEvent[]).filter(({ type }) => !isOfChoice || !OF_GOODS.includes(type)),
    )
    const pending = game.pending(content, now)
    const isOn = pending.kind === 'asked' && pending.seats[0] === seat && GOES_ON.includes(pending.decision)
    next = !isOn
      ? null
      : pending.decision === 'turn.space'
        ? ({ do: 'carryOut' } as Choice)
        : anybodysChoice(game.play(content, game.clone(now)), seat, random)
  }
  const end = events.findIndex(
    ({ type }) => ENDS.includes(type) && (type !== 'regionConquered' || choice.do !== 'claim'),
  )
  return end < 0 ? events : events.slice(0, end)
}
const GOES_ON: readonly string[] = [
  ...['turn.space', 'pay.resources', 'pay.troops', 'pay.card', 'campaign.payOverkill'],
  ...['knowledge.step', 'gain.resources', 'gain.troops'],
]
/** What comes of itself after what was promised: a milestone's bonus, the end of a campaign, another turn. */
const ENDS: readonly string[] = [
  ...['milestonePassed', 'regionConquered', 'campaignFailed', 'rewardCollected', 'turnBegan', 'timelineReached'],
  ...['finalScored', 'lastCampaigns'],
]
const OF_GOODS: readonly string[] = ['resourcesGained', 'troopsGained']

/** By pictogram: what was gained and paid. */
function sumsOf(
  events: readonly BarEvent[],
  seat: Seat,
): Readonly<Record<string, readonly [gained: number, paid: number]>> {
  const sums: Record<string, [number, number]> = {}
  const add = (id: string, n: number) => {
    const [gained, paid] = sums[id] ?? [0, 0]
    sums[id] = n < 0 ? [gained, paid + n] : [gained + n, paid]
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'resourcesGained' || event.type === 'troopsGained')
      for (const [id, n] of Object.entries(event.n)) add(id, n)
    if (event.type === 'resourcesPaid' || event.type === 'troopsPaid')
      for (const [id, n] of Object.entries(event.n)) add(id, -n)
    if (event.type === 'dpChanged') add('dp', event.by)
    if (event.type === 'honourGained') add('honour', event.space - event.from)
  }
  return sums
}

const KEPT: ReadonlySet<string> = new Set([...RESOURCES, ...TROOPS, 'dp', 'honour'])
const numberIn = ({ text }: Chip): number | null => {
  const [, sign, n] = /^([+−])(\d+) /.exec(text) ?? []
  return n === undefined ? null : sign === '+' ? Number(n) : -Number(n)
}
/** By pictogram: what the chips with a sign promise. */
function promisedIn({ price = [], gain = [] }: Card): readonly (readonly [icon: string, side: 0 | 1, n: number])[] {
  return [...price, ...gain].flatMap((chip) => {
    const n = numberIn(chip)
    return n === null || chip.icon === undefined || !KEPT.has(chip.icon) ? [] : [[chip.icon, n < 0 ? 1 : 0, n] as const]
  })
}

describe('chips', () => {
  const isTried = sampleOf(6, width)
  const promised = new Map<string, number>()

  for (const [name, rows] of games)
    it(`keep what they promise, ${name}`, () => {
      for (const { now } of rows) {
        const pending = game.pending(content, now)
        if (pending.kind !== 'asked') continue
        const seat = pending.seats[0] as Seat
        const play = game.play(content, game.clone(now))
        const choices = play.choices(seat)
        const random = randomFrom('splits')
        const some = choices.kind === 'list' ? choices.list : [anybodysChoice(play, seat, random)]
        const view = game.view(content, now, seat)
        for (const choice of some) {
          const named = Object.values(choice).filter((value) => typeof value === 'string')
          if (!isTried([`${pending.decision} ${choice.do}`, ...named])) continue
          const card = presenter.card(content, view, choice, 'en')
          expect(chipsIn(card).length, JSON.stringify(choice)).toBeGreaterThan(0)
          const promises = promisedIn(card)
          if (promises.length === 0) continue
          const events = eventsOf(now, seat, choice)
          // The end of a track brings more than the choice that led there by the way.
          if (choice.do !== 'advance' && events.some(({ type }) => type === 'trackFinished')) continue
          const sums = sumsOf(events, seat)
          for (const [icon, side, n] of promises)
            expect(`${icon} ${sums[icon]?.[side] ?? 0}`, `${JSON.stringify(choice)}: ${JSON.stringify(card)}`).toBe(
              `${icon} ${n}`,
            )
          promised.set(choice.do, (promised.get(choice.do) ?? 0) + 1)
        }
      }
    }, 60_000)

  it('promised something for every verb that pays or brings a fixed amount', () => {
    const verbs = [
      'place',
      'carryOut',
      'skip',
      'take',
      'gather',
      'muster',
      'pay',
      'recruit',
      'claim',
      'overkill',
      'appease',
    ]
    const more = ['tribute', 'row', 'produce', 'pray', 'sacrifice', 'advance', 'bonus', 'lose']
    expect([...verbs, ...more].filter((verb) => !promised.has(verb))).toEqual([])
  })
})
