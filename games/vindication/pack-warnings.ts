/**
 * What is unusual about a pack that can be played. The built-in cards were made to these measures; the printed ones, which
 * an owner may enter, need not keep them. So these are warnings and never a reason to refuse a pack.
 */

import {
  gatherWarnings,
  isWithin,
  type LoadedPack,
  type NumberRange,
  type PackWarning,
  warning,
} from '@skerry/contracts'
import { same } from '@skerry/kernel'
import { load } from './load.ts'
import { type Pack, packFrom } from './pack.ts'
import { HEROIC } from './queries.ts'
import type { Attr, Card, Colour, Content, Kind, MonsterFace } from './types.ts'

type Loaded = LoadedPack<Pack, Content>

export const packWarnings = gatherWarnings<Pack, Content>(load, packFrom, [
  tiles,
  decks,
  honors,
  activations,
  starts,
  charges,
  endBonuses,
  journeys,
  quests,
  triggers,
  dice,
])

type Warnings = Generator<PackWarning, void>

// —— regions ——

/** VIN-SETUP-06, VIN-REG-01 … -11 How often each tile is in the bag, and what is printed on it. */
const PRINTED: Readonly<Record<string, readonly [count: number, ...visit: string[]]>> = {
  ACADEMY: [1, '– → roll()'],
  ANCIENT_TOMB: [1, '2 WIS → take(trait)'],
  ARCANE_TOWER: [1, '2 VIS → take(relic)', '– → recharge()'],
  COMMAND_POST: [2, '3 STR : speed(1)'],
  FORT: [2, '– → attr(STR,2)'],
  GAPING_MAW: [1, '2 COU → fight()'],
  HOLY_SPIRE: [2, '– → attr(INS,2)'],
  INN: [3, '2 INS → take(yellow)', '2 KNO → take(blue)', '2 STR → take(red)'],
  LIBRARY: [2, '– → attr(KNO,2)'],
  MONASTERY: [2, '1 KNO : aug(1)'],
  SHRINE: [2, '1 INS : motivate(2)'],
}
const RESOURCES: readonly string[] = ['FORT', 'HOLY_SPIRE', 'LIBRARY']

function* tiles({ pack: { regions } }: Loaded): Warnings {
  for (const { id, count, visit, mixed, controllable, resource } of regions) {
    const [want = 0, ...printed] = PRINTED[id] ?? []
    if (count !== want) yield warning(`regions.${id}.count`, 'tileCount', { got: count, want })
    if (!same(visit, printed)) yield warning(`regions.${id}.visit`, 'otherVisit', { printed })
    if (mixed !== (id === 'ARCANE_TOWER')) yield warning(`regions.${id}.mixed`, 'otherMixing')
    if (!controllable) yield warning(`regions.${id}.controllable`, 'notToBeControlled') // VIN-REG-12
    if (resource !== RESOURCES.includes(id))
      yield warning(`regions.${id}.resource`, 'otherResources', { usual: RESOURCES })
  }
}

// —— cards ——

const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red']
const DECK_SIZES = { yellow: 20, blue: 20, red: 20, trait: 16, relic: 16, monster: 16 } as const
const HONORS: Readonly<Record<Kind, NumberRange>> = { companion: [1, 4], trait: [3, 6], relic: [3, 6], monster: [4, 8] }
const LISTS: Readonly<Record<Kind, string>> = {
  companion: 'companions',
  trait: 'traits',
  relic: 'relics',
  monster: 'monsters',
}
const cardsIn = ({ cards }: Content, kind: Kind): readonly Card[] =>
  Object.values(cards).filter((card) => card.kind === kind)

function* decks({ content: { deckIds } }: Loaded): Warnings {
  for (const [deck, want] of Object.entries(DECK_SIZES)) {
    const got = deckIds[deck as keyof typeof DECK_SIZES].length
    if (got !== want) yield warning('decks', 'deckSize', { deck, got, want })
  }
}

function* honors({ content: { cards } }: Loaded): Warnings {
  for (const { id, kind, honor } of Object.values(cards)) {
    const [least, most] = HONORS[kind]
    if (!isWithin(honor, [least, most]))
      yield warning(`${LISTS[kind]}.${id}.honor`, 'unusualHonor', { got: honor, least, most })
  }
}

/** What an activation is worth in common attributes: a heroic one is made of two. */
const [WORTH, MOST_WORTH, HEROIC_WORTH]: readonly [NumberRange, number, number] = [[2, 3], 4, 2]
const worthOf = (kinds: readonly Attr[]): number =>
  kinds.some((attr) => (HEROIC as readonly Attr[]).includes(attr)) ? HEROIC_WORTH : 1

/** Start companions bring 2 or 3, others up to 4. */
function* activations({ content }: Loaded): Warnings {
  for (const { id, isStart, attributes } of cardsIn(content, 'companion')) {
    const got = attributes.reduce((all, kinds) => all + worthOf(kinds), 0)
    const [least, most] = [WORTH[0], isStart ? WORTH[1] : MOST_WORTH]
    if (!isWithin(got, [least, most]))
      yield warning(`companions.${id}.attributes`, 'unusualWorth', { got, least, most })
  }
}

const START_CARDS = 10

function* starts({ content: { cards, deckIds } }: Loaded): Warnings {
  for (const colour of COLOURS) {
    const got = deckIds[colour].filter((id) => cards[id]?.isStart).length
    if (got < START_CARDS) yield warning('companions', 'startCards', { colour, got, least: START_CARDS })
  }
}

const MOST_CHARGE = 2

function* charges({ content }: Loaded): Warnings {
  for (const { id, charge, voluntary } of cardsIn(content, 'relic')) {
    if (charge > MOST_CHARGE) yield warning(`relics.${id}.charge`, 'highCharge', { got: charge, most: MOST_CHARGE })
    const isUsed = voluntary?.cost === 'charge'
    if (isUsed && charge === 0) yield warning(`relics.${id}.charge`, 'emptyRelic')
    if (!isUsed && charge > 0) yield warning(`relics.${id}.charge`, 'idleCharge')
  }
}

const MOST_BONUS = 6

/** What a monster brings at the end is at most 6. */
function* endBonuses({ content }: Loaded): Warnings {
  for (const { id, clauses } of cardsIn(content, 'monster')) {
    const bonuses = clauses.flatMap(({ on, effects }) => (on === 'END' ? effects : []))
    const got = bonuses.reduce((all, e) => all + (e.do === 'score' ? e.most : e.do === 'hon' ? e.n : 0), 0)
    if (got > MOST_BONUS) yield warning(`monsters.${id}.ability`, 'highBonus', { got, most: MOST_BONUS })
  }
}

// —— journeys, quests, triggers, dice ——

const JOURNEYS_PER_COLOUR = 4

function* journeys({ pack }: Loaded): Warnings {
  for (const colour of COLOURS) {
    const got = pack.journeys.filter((journey) => journey.colour === colour).length
    if (got !== JOURNEYS_PER_COLOUR)
      yield warning('journeys', 'journeyColours', { colour, got, want: JOURNEYS_PER_COLOUR })
  }
}

/** The first goal is the harder one. */
const GOALS: readonly NumberRange[] = [
  [4, 6],
  [3, 3],
]
const QUESTS = 20

function* quests({ content }: Loaded): Warnings {
  const all = Object.values(content.quests)
  if (all.length !== QUESTS) yield warning('quests', 'questCount', { got: all.length, want: QUESTS })
  for (const { id, goals } of all)
    for (const [i, { honor }] of goals.entries()) {
      const [least, most] = GOALS[i] as NumberRange
      if (!isWithin(honor, [least, most]))
        yield warning(`quests.${id}.goals.${i}.honor`, 'unusualGoal', { got: honor, least, most })
    }
}

const TRIGGERS = 12

function* triggers({ pack }: Loaded): Warnings {
  const got = pack.triggers.length
  if (got !== TRIGGERS) yield warning('triggers', 'triggerCount', { got, want: TRIGGERS })
}

const MONSTER_FACES: Readonly<Record<MonsterFace, number>> = { MISS: 3, EXH: 2, DEATH: 1 }

function* dice({ content: { monsterDie, attributeDie } }: Loaded): Warnings {
  for (const [face, want] of Object.entries(MONSTER_FACES)) {
    const got = monsterDie.filter((one) => one === face).length
    if (got !== want) yield warning('dice', 'monsterFaces', { face, got, want })
  }
  const twice = attributeDie.filter((face, i) => attributeDie.indexOf(face) !== i)
  if (twice.length > 0) yield warning('dice', 'faceTwice', { twice })
}
