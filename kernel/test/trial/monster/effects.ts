import type { EffectsOf, RuleId, Seat, Table, Turn } from '../../../src/index.ts'
import { cardOf, fromActive, inPlay, MAW, playerOf, reactionsTo, turnIn } from './queries.ts'
import type {
  Attr,
  AugmentFrame,
  CardId,
  Cost,
  Deed,
  FightFrame,
  GainFrame,
  GainingFrame,
  Happening,
  Holder,
  LossFrame,
  Maw,
  MotivateFrame,
  ReactionFrame,
  Source,
  State,
  TurnFrame,
  VisitFrame,
  Zone,
} from './types.ts'

// —— rules by name ——

export const turnOf = (seat: Seat): TurnFrame => ({
  rule: 'turn',
  at: 'actions',
  seat,
  activated: null,
  mates: [],
  visited: false,
  used: [],
  reacted: [],
  setdie: false,
  safe: [],
})
export const visitBy = (seat: Seat): VisitFrame => ({ rule: 'visit', at: 'payment', seat, seen: 0 })
export const gainOf = (seat: Seat, card: CardId, source: Source): GainFrame => ({
  rule: 'gain',
  at: 'tableau',
  seat,
  card,
  source,
})
export const fightOf = (seat: Seat): FightFrame => ({
  rule: 'fight',
  at: 'setDie',
  seat,
  named: null,
  roll: null,
  rerolled: [],
  due: [],
})
export const lossOf = (seat: Seat, card: CardId, cause: LossFrame['cause']): LossFrame => ({
  rule: 'loss',
  at: 'leave',
  seat,
  card,
  cause,
})
export const gaining = (seat: Seat, printed: GainingFrame['printed']): GainingFrame => ({
  rule: 'gaining',
  at: 'gain',
  seat,
  printed,
})
export const augmentBy = (seat: Seat, left: number, from: AugmentFrame['from']): AugmentFrame => ({
  rule: 'augment',
  at: 'next',
  seat,
  from,
  left,
})
export const motivateBy = (seat: Seat, n: number): MotivateFrame => ({ rule: 'motivate', at: 'cubes', seat, n })

/** VIN-RULING-118 Everybody's answers to an event, in turn order from the active player, by acquisition within a player. */
export function answersTo(t: Table<Maw>, event: Happening, concerns: (seat: Seat) => boolean): ReactionFrame[] {
  return fromActive(t.state)
    .filter(concerns)
    .flatMap((seat) =>
      reactionsTo(t, seat, event).map((at): ReactionFrame => ({ rule: 'reaction', at: 'resolve', seat, ...at })),
    )
}

// —— commands ——

/** A place for cubes: a zone, a sphere, the region, a card. */
function put(state: State, seat: Seat, place: string, by: number): void {
  const { zones, spheres } = playerOf(state, seat)
  const card = inPlay(state, seat, place)
  if (place === MAW) state.controller = by > 0 ? seat : null
  else if (card !== undefined) card.cubes += by
  else if (place in zones) zones[place as Zone] += by
  else spheres[place as Attr] += by
}

export function moveCubes(t: Turn<Maw>, rule: RuleId, seat: Seat, from: string, into: string, n = 1): void {
  if (n === 0) return
  put(t.state, seat, from, -n)
  put(t.state, seat, into, n)
  t.emit({ rule, type: 'cubesMoved', seat, from, into, n })
}

/** VIN-POWER-01 What is paid comes back to Influence. */
export function pay(t: Turn<Maw>, rule: RuleId, seat: Seat, card: CardId, cost: Cost | null): void {
  if (cost !== null) moveCubes(t, rule, seat, cost === 'CHG' ? card : cost === 'CONV' ? 'conv' : cost, 'inf')
}

/** VIN-HONOR-01 Honor never falls below 0; VIN-HONOR-02 nor has it a limit above. */
export function changeHonor(t: Turn<Maw>, rule: RuleId, seat: Seat, by: number): void {
  const player = playerOf(t.state, seat)
  const honor = Math.max(0, player.honor + by)
  if (honor === player.honor) return
  t.emit({ rule, type: 'honorChanged', seat, by: honor - player.honor, honor })
  player.honor = honor
}

/** VIN-CARD-02 A lost card is out of the game; VIN-CARD-05 its cubes return to Influence. */
export function removeCard(t: Turn<Maw>, rule: RuleId, seat: Seat, id: CardId): void {
  const player = playerOf(t.state, seat)
  moveCubes(t, 'VIN-CARD-05', seat, id, 'inf', inPlay(t.state, seat, id)?.cubes ?? 0)
  player.cards = player.cards.filter((c) => c.card !== id)
  t.state.removed.push(id)
  t.emit({ rule, type: 'cardLost', seat, card: id })
}

/** VIN-CARD-03 With a lost card its positive honor goes; VIN-CARD-04 a negative one is not refunded. */
export const honorLostWith = (t: Turn<Maw>, seat: Seat, id: CardId): void =>
  changeHonor(t, 'VIN-CARD-03', seat, -Math.max(0, cardOf(t.content, id).honor))

// —— the verbs of the pack ——

export const effects: EffectsOf<Maw, Deed, Holder> = {
  hon: (t, { context }, { n }) => changeHonor(t, 'VIN-CARD-01', context.seat, n),
  attr: (t, { context }, { kinds, n }) => t.call(gaining(context.seat, Array(n).fill(kinds))),
  aug: (t, { context }, { n, from }) => t.call(augmentBy(context.seat, n, from)),
  motivate: (t, { context }, { n }) => t.call(motivateBy(context.seat, n)),
  reroll: (t, _, { die }) => t.call({ rule: 'reroll', at: 'roll', die }),
  setdie: (t) => {
    turnIn(t).setdie = true
  },
  safe: (t, _, { from }) => {
    turnIn(t).safe.push(from)
  },
}
