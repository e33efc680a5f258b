import {
  includesSeat,
  part,
  type Seat,
  type Split,
  type Sum,
  type SumPart,
  sizeOf,
  sum,
  type Table,
  type Viewer,
} from '../../../src/index.ts'
import type {
  Attr,
  Card,
  CardId,
  Clause,
  Colour,
  Content,
  Counter,
  Deed,
  FightFrame,
  Happening,
  InPlay,
  Kind,
  Maw,
  MonsterFace,
  Player,
  QuestId,
  Region,
  Requirement,
  Roll,
  Scored,
  State,
  TriggerId,
  TurnFrame,
  VoluntaryClause,
  WhenClause,
} from './types.ts'

type T = Table<Maw>
export const COMMON: readonly Attr[] = ['INS', 'KNO', 'STR']
export const HEROIC: readonly Attr[] = ['WIS', 'VIS', 'COU']
export const ATTRIBUTES: readonly Attr[] = [...COMMON, ...HEROIC]
export const MAW: Region = 'GAPING_MAW'
export const MAW_COST = 2 // VIN-REG-06
export const VISIT_HONOR = 2 // VIN-VISIT-07
export const CONTROL_HONOR = 2 // VIN-BONUS-CONTROL-05
export const MASTERY_HONOR = 5 // VIN-MASTERY-05
export const EMPOWERED_CARDS = 3 // VIN-VISIT-12
export const EXHAUSTION_CUBES = 2 // VIN-MONSTER-08

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const cardOf = (content: Content, id: CardId): Card => content.cards[id] as Card
export const inPlay = (state: State, seat: Seat, id: CardId): InPlay | undefined =>
  playerOf(state, seat).cards.find((c) => c.card === id)
export const cardsOf = ({ state, content }: T, seat: Seat, kind: Kind): InPlay[] =>
  playerOf(state, seat).cards.filter((c) => cardOf(content, c.card).kind === kind)
export const isKind = ({ content }: T, id: CardId, kind: Kind): boolean => cardOf(content, id).kind === kind

/** The turn in progress; asked only inside one. */
export const turnIn = (t: T): TurnFrame => t.within('turn') as TurnFrame
/** The fight in progress; asked only inside one. */
export const fightIn = (t: T): FightFrame => t.within('fight') as FightFrame
/** The dice on the table; asked only after the throw. */
export const rollOf = ({ roll }: FightFrame): Roll => roll as Roll

/** VIN-RULING-118 Turn order from the active player. */
export const fromActive = ({ seats, active }: State): Seat[] =>
  Array.from({ length: seats }, (_, i) => (active + i) % seats)

/** VIN-MONSTER-03 The companion with the lowest initiative; none without companions. */
export function championOf(t: T, seat: Seat): CardId | null {
  const ids = cardsOf(t, seat, 'companion').map((c) => c.card)
  return ids.reduce<CardId | null>(
    (best, id) => (best === null || initiative(t, id) < initiative(t, best) ? id : best),
    null,
  )
}
const initiative = ({ content }: T, id: CardId): number => cardOf(content, id).initiative

/** VIN-PET-09 A pet without companion rests. */
export const isResting = ({ state, content }: T, seat: Seat, { card, mate }: InPlay): boolean =>
  cardOf(content, card).kind === 'pet' && (mate === null || inPlay(state, seat, mate) === undefined)
export const petsOf = (t: T, seat: Seat, companion: CardId): InPlay[] =>
  cardsOf(t, seat, 'pet').filter((p) => p.mate === companion)

// —— cubes that can be recalled ——

/** VIN-BONUS-RECALL-01 Spheres, Conviction, the region, relics and traits. */
export function cubesAt({ state }: T, seat: Seat, place: string): number {
  const { zones, spheres } = playerOf(state, seat)
  if (place === 'conv') return zones.conv
  if (place === MAW) return state.controller === seat ? 1 : 0
  return spheres[place as Attr] ?? inPlay(state, seat, place)?.cubes ?? 0
}
export const placesOf = (content: Content): string[] => [
  ...ATTRIBUTES,
  'conv',
  MAW,
  ...content.cardIds.filter((id) => ['companion', 'relic', 'trait'].includes(cardOf(content, id).kind)),
]
/** Where this seat's cubes lie that a recall can take. */
export function recallable(t: T, seat: Seat): string[] {
  const cards = playerOf(t.state, seat)
    .cards.map((c) => c.card)
    .filter((id) => !isKind(t, id, 'companion'))
  return [...ATTRIBUTES, 'conv', MAW, ...cards].filter((place) => cubesAt(t, seat, place) > 0)
}
/** VIN-RULING-24 There is Influence, or a recall can bring some. */
export const mayHaveInfluence = (t: T, seat: Seat): boolean =>
  playerOf(t.state, seat).zones.inf > 0 || recallable(t, seat).length > 0

// —— attributes to gain ——

/** `INS:2 WIS:1` as INS, INS, WIS. */
export const attributesIn = (n: Split): Attr[] =>
  Object.entries(n).flatMap(([attr, count]) => Array<Attr>(count).fill(attr as Attr))
/** VIN-ACT-07 Each of the attributes is another one of those printed. */
export function arePrinted(printed: readonly (readonly Attr[])[], [first, ...rest]: readonly Attr[]): boolean {
  if (first === undefined) return true
  return printed.some((kinds, i) => kinds.includes(first) && arePrinted(printed.toSpliced(i, 1), rest))
}

// —— abilities ——

/** The clause a player uses by choice, if the card has one. */
export const voluntaryOf = (content: Content, id: CardId): VoluntaryClause | undefined =>
  cardOf(content, id).clauses.find((c): c is VoluntaryClause => 'cost' in c)

/** VIN-RULING-13 Abilities that bear on a roll, and nothing else. */
const BEARING: readonly Deed['do'][] = ['reroll', 'setdie', 'safe']
export const bearsOnRoll = ({ deeds }: VoluntaryClause): boolean => deeds.every((d) => BEARING.includes(d.do))
/** Abilities that are nothing without dice on the table. */
export const needsRoll = ({ deeds }: VoluntaryClause): boolean => deeds.some((d) => d.do === 'reroll')
/** VIN-MONSTER-06 `setdie` comes before the throw. */
export const comesTooLate = ({ deeds }: VoluntaryClause): boolean => deeds.some((d) => d.do === 'setdie')

export function canPay(t: T, seat: Seat, id: CardId): boolean {
  const cost = voluntaryOf(t.content, id)?.cost ?? null
  if (cost === null) return true
  if (cost === 'CHG') return (inPlay(t.state, seat, id)?.cubes ?? 0) > 0
  return cubesAt(t, seat, cost === 'CONV' ? 'conv' : cost) > 0
}

function passives(t: T, seat: Seat): { at: InPlay; deed: Deed }[] {
  return playerOf(t.state, seat).cards.flatMap((at) =>
    isResting(t, seat, at)
      ? []
      : cardOf(t.content, at.card).clauses.flatMap((c) =>
          c.on === 'PASSIVE' && (c.if === null || holdsFor(t, seat, c.if)) ? c.deeds.map((deed) => ({ at, deed })) : [],
        ),
  )
}

/** Cards whose PASSIVE lets this seat roll a die again. */
export const rerollersOf = (t: T, seat: Seat): CardId[] =>
  passives(t, seat).flatMap(({ at, deed }) => (deed.do === 'reroll' ? [at.card] : []))
export const rerollsOf = ({ content }: T, id: CardId): Deed[] =>
  cardOf(content, id).clauses.flatMap((c) => (c.on === 'PASSIVE' ? c.deeds.filter((d) => d.do === 'reroll') : []))

/** VIN-RULING-65 What the monster die means for this champion, after all protection. */
export function resultFor(t: T, f: FightFrame): MonsterFace {
  const { MON, champion } = rollOf(f)
  const guards = (from: 'EXH' | 'DEATH') => isSafe(t, f.seat, champion, from)
  const softened = MON === 'DEATH' && guards('DEATH') ? 'EXH' : MON
  return softened === 'EXH' && guards('EXH') ? 'MISS' : softened
}

/** On the champion itself, on its pet, or for any champion; a relic's for this turn. */
function isSafe(t: T, seat: Seat, champion: CardId, from: 'EXH' | 'DEATH'): boolean {
  if (turnIn(t).safe.includes(from)) return true
  return passives(t, seat).some(({ at, deed }) => {
    if (deed.do !== 'safe' || deed.from !== from) return false
    if (isKind(t, at.card, 'companion')) return at.card === champion
    return isKind(t, at.card, 'pet') ? at.mate === champion : true
  })
}

/** The `WHEN` abilities of this seat that answer an event, by acquisition (VIN-RULING-118). */
export function reactionsTo(t: T, seat: Seat, event: Happening): { card: CardId; clause: number }[] {
  const answers = (at: InPlay) => (c: Clause, clause: number) =>
    isWhen(c, event) && mayResolve(t, seat, at.card, c) ? [{ card: at.card, clause }] : []
  return playerOf(t.state, seat).cards.flatMap((at) =>
    isResting(t, seat, at) ? [] : cardOf(t.content, at.card).clauses.flatMap(answers(at)),
  )
}
const isWhen = (c: Clause, event: Happening): c is WhenClause => c.on === 'WHEN' && c.event === event
export const mayResolve = (t: T, seat: Seat, card: CardId, c: WhenClause): boolean =>
  (c.if === null || holdsFor(t, seat, c.if)) && !(c.oncePerTurn && turnIn(t).reacted.includes(card))

// —— counters, triggers, final scoring ——

export const coloursOf = ({ state, content }: T, seat: Seat): (Colour | Kind)[] =>
  playerOf(state, seat).cards.flatMap((c) => {
    const { colour, kind } = cardOf(content, c.card)
    return colour ?? (kind === 'trait' || kind === 'relic' || kind === 'monster' ? kind : [])
  })

export function countOfSeat(t: T, seat: Seat, counter: Counter): number {
  const { honor, zones, spheres, coins } = playerOf(t.state, seat)
  const kind = (k: Kind) => cardsOf(t, seat, k).length
  switch (counter) {
    case 'honor':
      return honor
    case 'ctrl':
      return t.state.controller === seat ? 1 : 0
    case 'conv':
      return zones.conv
    case 'pot':
      return zones.pot
    case 'companions':
      return kind('companion')
    case 'traits':
      return kind('trait')
    case 'relics':
      return kind('relic')
    case 'monsters':
      return kind('monster')
    case 'coins':
      return coins.length
    case 'heroicAttr':
      return spheres.WIS + spheres.VIS + spheres.COU
    case 'heroicCards':
      return kind('trait') + kind('relic') + kind('monster')
    case 'cardColours':
      return new Set(coloursOf(t, seat)).size
    default:
      return coloursOf(t, seat).filter((c) => c === counter).length
  }
}
export function holdsFor(t: T, seat: Seat, { count, is, n }: Requirement): boolean {
  const have = countOfSeat(t, seat, count)
  return is === '=' ? have === n : have >= n
}

/** VIN-END-01 Face-up triggers met by any player. */
export const metTriggers = (t: T): TriggerId[] =>
  t.state.faceUp.filter((id) =>
    t.state.players.some((_, seat) => holdsFor(t, seat, t.content.triggers[id] as Requirement)),
  )
/** VIN-END-05 Once; VIN-RULING-54 not before every coin reached is taken and its trigger revealed. */
export const isEndDue = (t: T): boolean =>
  t.state.lastRound === null && t.within('coins') === undefined && metTriggers(t).length > 0

const COUNTED: Readonly<Record<Scored, Counter>> = {
  RED: 'red',
  YEL: 'yellow',
  BLU: 'blue',
  COMPANION: 'companions',
  TRAIT: 'traits',
  RELIC: 'relics',
  MONSTER: 'monsters',
  REGION: 'ctrl',
  COIN: 'coins',
}
function endBonus(t: T, seat: Seat, id: CardId): number {
  let honor = 0
  for (const c of cardOf(t.content, id).clauses) {
    if (c.on !== 'END' || (c.if !== null && !holdsFor(t, seat, c.if))) continue
    for (const s of c.scores)
      honor += s.do === 'hon' ? s.n : Math.min(s.most, s.n * countOfSeat(t, seat, COUNTED[s.each]))
  }
  return honor
}

/** VIN-MASTERY-02 The colours in which this seat alone is first; VIN-MASTERY-04 with a count above 0. */
export function masteriesOf(t: T, seat: Seat): (Colour | Kind)[] {
  const count = (s: Seat, colour: Colour | Kind) => coloursOf(t, s).filter((c) => c === colour).length
  return [...new Set(coloursOf(t, seat))].filter((colour) =>
    t.state.players.every((_, s) => s === seat || count(s, colour) < count(seat, colour)),
  )
}

/** VIN-QUEST-04 The quests of a seat that a viewer may know. */
export const knownQuests = (state: State, seat: Seat, viewer: Viewer): QuestId[] =>
  playerOf(state, seat).quests.flatMap((q) => (q.is !== undefined && includesSeat(q.knownTo, viewer) ? [q.is] : []))

/** VIN-FINAL-01 All that counts, as far as this viewer may know. */
export function finalHonor(t: T, seat: Seat, viewer: Viewer): Sum {
  const { honor, cards } = playerOf(t.state, seat)
  const goals = (id: QuestId): SumPart[] =>
    (t.content.quests[id] ?? []).map((goal, i) =>
      part('VIN-QUEST-02', holdsFor(t, seat, goal.if) ? goal.honor : 0, `${id}.${i === 0 ? 'A' : 'B'}`),
    )
  return sum(
    part('VIN-HONOR-03', honor, 'honor'),
    ...masteriesOf(t, seat).map((colour) => part('VIN-MASTERY-05', MASTERY_HONOR, `mastery ${colour}`)),
    ...cards.map(({ card }) => part('VIN-FINAL-01', endBonus(t, seat, card), card)),
    ...knownQuests(t.state, seat, viewer).flatMap(goals),
    part('VIN-BONUS-CONTROL-05', countOfSeat(t, seat, 'ctrl') * CONTROL_HONOR, 'regions'),
  )
}

/** VIN-VISIT-16 No fight without a monster to defeat. */
export const monstersLeft = ({ monsters, open }: State): number => sizeOf(monsters) + open.length
