/**
 * The kinds of action of every question. Where a hero is placed, the kind is what the space gives; spaces that a ring does not have
 * are no kinds of that question.
 */

import type { ActionKind, IconName, Language } from '@skerry/contracts'
import type { Refusal } from '@skerry/kernel'
import type { RuleId } from '../../ledger.ts'
import {
  canPay,
  cardOf,
  displayed,
  isCovered,
  isLinked,
  isStuck,
  mapOf,
  playerOf,
  priceOf,
  spaceOf,
  spacesOf,
  unpaid,
} from '../../queries.ts'
import type { Content, Kind, Ring, Space } from '../../types.ts'
import { islandName } from '../../words/names.ts'
import { costText } from '../../words/phrases.ts'
import { type About, aboutOf } from './about.ts'
import { GIVEN_KINDS, type GivenKind, kindOfEffects } from './giving.ts'
import type { BarIcon } from './icons.ts'
import { freeOf, spacesFor } from './links.ts'
import { frameOf, type Seen, topFrame } from './reading.ts'

type Name = keyof About['words']['kindNames']

// —— spaces by what they give ——

const SPACE_ICONS: Readonly<Record<GivenKind, BarIcon>> = {
  resources: 'resources',
  campaign: 'campaign',
  knowledge: 'knowledge',
  building: 'building',
  gods: 'god',
  honour: 'honour',
  special: 'fourthHero',
}
export const kindOfSpace = ({ effects }: Space): GivenKind => kindOfEffects(effects)

// —— the hero's question ——

const costOfSpace = ({ effects }: Space) => effects.flatMap((effect) => (effect.do === 'trade' ? effect.costs : []))

/** What the free ones of these spaces cost; nothing where none is free. */
function paymentFor({ words, language }: About, spaces: readonly Space[]): string | undefined {
  const costs = [
    ...new Set(
      spaces.map((space) => costOfSpace(space)).map((cost) => (cost.length === 0 ? '' : costText(cost, language))),
    ),
  ]
  const paid = costs.filter((cost) => cost !== '')
  if (costs.length === 0) return undefined
  if (paid.length === 0) return words.free
  return paid.length === costs.length ? paid.join(' / ') : words.orFree(paid.join(' / '))
}

const PLACED_BY: Readonly<Record<Ring, RuleId>> = {
  1: 'BAR-PLACE-01',
  2: 'BAR-PLACE-02',
  3: 'BAR-PLACE-03',
  4: 'BAR-PLACE-04',
}
/** What bars all of these spaces, of the nearest of them; null: one is open. */
function placeRefusal(about: About, ring: Ring, spaces: readonly Space[]): Refusal | null {
  const { seat, state } = about
  const near = spaces.filter((space) => isLinked(about, seat, space))
  if (near.length === 0) return { rule: PLACED_BY[ring], reason: 'notTouching', params: {} }
  const entered = near.filter((space) => !isCovered(state, space))
  if (entered.length === 0) return { rule: 'BAR-PLACE-10', reason: 'covered', params: {} }
  return freeOf(state, entered).length > 0 ? null : { rule: 'BAR-ACT-04', reason: 'occupied', params: {} }
}

function heroKinds(about: About): readonly ActionKind[] {
  const { view, seat, state, words } = about
  const ring = (frameOf(view, 'turn')?.ring ?? 1) as Ring
  const there = new Set(spacesOf(about, ring).map(kindOfSpace))
  const open = freeOf(state, spacesFor(about, seat, ring))
  const places = GIVEN_KINDS.filter((id) => there.has(id)).map((id): ActionKind => {
    const payment = paymentFor(
      about,
      open.filter((space) => kindOfSpace(space) === id),
    )
    const refusal = placeRefusal(
      about,
      ring,
      spacesOf(about, ring).filter((space) => kindOfSpace(space) === id),
    )
    return {
      id,
      icon: SPACE_ICONS[id],
      name: words.kindNames[id],
      verbs: ['place'],
      ...(refusal === null ? {} : { refusal }),
      ...(payment === undefined ? {} : { payment }),
    }
  })
  const skip = isStuck(about, seat, ring) ? [kind(about, 'skip', 'decline', ['skip'])] : []
  return [...places, ...skip, extra(about)]
}

/** BAR-EXTRA-01 One god or warlord in a turn, before the hero or after the space. */
function extra(about: About): ActionKind {
  const { state, seat, words } = about
  const { gods, warlords } = playerOf(state, seat)
  const upright = [...gods, ...warlords].filter((held) => held.isUpright).length
  return {
    ...kind(about, 'extra', 'pray', ['pray', 'sacrifice']),
    payment: words.upright(upright),
    isFree: true,
    groups: [
      { id: 'pray', name: words.kindNames.god, icon: 'god' },
      { id: 'sacrifice', name: words.kindNames.warlord, icon: 'warlord' },
    ],
  }
}

// —— all questions ——

const kind = ({ words }: About, id: Name, icon: IconName, verbs: readonly string[]): ActionKind => ({
  ...{ id, icon, verbs },
  name: words.kindNames[id],
})

/** Regions by their island. */
const islands = (about: About): NonNullable<ActionKind['groups']> =>
  mapOf(about).islands.map(({ id }) => ({ id, name: islandName(id) }))

const tracks = (about: About, verb: string): readonly ActionKind[] => [
  kind(about, 'barbarian', 'barbarian', [verb]),
  kind(about, 'tactics', 'tactics', [verb]),
]

function spaceKinds(about: About, isSecond: boolean): readonly ActionKind[] {
  const id = frameOf(about.view, 'turn')?.space ?? null
  const effects = id === null ? [] : spaceOf(about, id).effects
  const costs = effects.flatMap((effect) => (effect.do === 'trade' ? effect.costs : []))
  const payment = costs.length === 0 ? about.words.free : costText(costs, about.language)
  return [
    { ...kind(about, isSecond ? 'again' : 'carryOut', 'trade', ['carryOut']), payment },
    kind(about, 'leave', 'decline', ['leave']),
  ]
}

const rows = (about: About): readonly ActionKind[] => [
  kind(about, 'row1', 'feast', ['row']),
  kind(about, 'row2', 'feast', ['row']),
  kind(about, 'row3', 'feast', ['row']),
]
const CARD_ICONS: Readonly<Record<Kind, BarIcon>> = { god: 'god', warlord: 'warlord', building: 'building' }
const PRICED_BY: Readonly<Record<Kind, RuleId>> = {
  god: 'BAR-INVOKE-02',
  warlord: 'BAR-INVOKE-04',
  building: 'BAR-BUILD-03',
}
/** Null: a card of this kind can be taken. */
function takeRefusal(about: About, wanted: Kind): Refusal | null {
  const { state, seat, content } = about
  const there = displayed(about, [wanted]).map((id) => cardOf(content, id))
  const [first] = there
  if (first === undefined) return { rule: 'BAR-RULING-26', reason: 'notDisplayed', params: {} }
  if (there.some((card) => canPay(state, seat, priceOf(card)))) return null
  const params = { card: first.id, ...unpaid(state, seat, priceOf(first)) }
  return { rule: PRICED_BY[wanted], reason: 'cannotAfford', params }
}
const cards = (about: About, wanted: readonly Kind[], verb: string): readonly ActionKind[] => [
  ...wanted.map((id): ActionKind => {
    const refusal = verb === 'take' ? takeRefusal(about, id) : null
    return { ...kind(about, id, CARD_ICONS[id], [verb]), ...(refusal === null ? {} : { refusal }) }
  }),
  kind(about, 'decline', 'decline', ['decline']),
]

const KINDS: Readonly<Record<string, (about: About) => readonly ActionKind[]>> = {
  'setup.learn': (about) => tracks(about, 'learn'),
  'preparation.produce': (about) => [
    kind(about, 'one', 'building', ['produce']),
    kind(about, 'all', 'production', ['all']),
    kind(about, 'done', 'decline', ['done']),
  ],
  'turn.before': heroKinds,
  'turn.space': (about) => spaceKinds(about, false),
  'turn.second': (about) => spaceKinds(about, true),
  'turn.after': (about) => [kind(about, 'endTurn', 'endTurn', ['endTurn']), extra(about)],
  'sacrifice.second': (about) => [
    kind(about, 'again', 'sacrifice', ['onceMore']),
    kind(about, 'enough', 'decline', ['enough']),
  ],
  'rotate.direction': (about) => [
    kind(about, 'clockwise', 'clockwise', ['rotate']),
    kind(about, 'counterclockwise', 'counterclockwise', ['rotate']),
  ],
  'knowledge.step': (about) =>
    frameOf(about.view, 'knowledge')?.category === 'either' ? tracks(about, 'advance') : [],
  'bonus.second': (about) => [kind(about, 'effect', 'knowledge', ['bonus']), kind(about, 'points', 'dp', ['bonus'])],
  'take.choose': (about) => cards(about, frameOf(about.view, 'take')?.kinds ?? [], 'take'),
  'draw.choose': (about) => cards(about, frameOf(about.view, 'draw')?.kinds ?? [], 'draw'),
  'campaign.target': (about) => [
    { ...kind(about, 'attack', 'campaign', ['attack']), groups: islands(about) },
    kind(about, 'stay', 'decline', ['stay']),
  ],
  'campaign.swap': (about) => [kind(about, 'face', 'battle', ['face']), kind(about, 'swap', 'tiger', ['swap'])],
  'campaign.battle': (about) => [
    kind(about, 'win', 'battle', ['win']),
    kind(about, 'overkill', 'overkill', ['overkill']),
    kind(about, 'yield', 'lost', ['yield']),
  ],
  'campaign.avert': (about) => [kind(about, 'avert', 'defence', ['avert']), kind(about, 'suffer', 'lost', ['suffer'])],
  'banner.choose': (about) => [{ ...kind(about, 'claim', 'banner', ['claim']), groups: islands(about) }],
  'closing.demonPayment': (about) => [kind(about, 'gold', 'gold', ['appease']), kind(about, 'lose', 'dp', ['appease'])],
  'closing.demonTribute': (about) => [
    kind(about, 'tribute', 'demon', ['tribute']),
    kind(about, 'refuse', 'decline', ['refuse']),
  ],
  'closing.demonAgain': (about) => [
    kind(about, 'tribute', 'demon', ['tribute']),
    kind(about, 'enough', 'decline', ['enough']),
  ],
  'closing.feastRow': rows,
  'closing.feastAgain': (about) => [...rows(about), kind(about, 'enough', 'decline', ['enough'])],
  'lastCampaigns.choose': (about) => [
    kind(about, 'lastCampaign', 'lastCampaign', ['campaign']),
    kind(about, 'stay', 'decline', ['stay']),
  ],
}

/** None: the question has only one kind, or is an allotment. */
export function kinds(content: Content, view: Seen, decision: string, language: Language): readonly ActionKind[] {
  return topFrame(view) === undefined ? [] : (KINDS[decision]?.(aboutOf(content, view, language)) ?? [])
}
