/** A novice's thoughts about every question of the game: the choices worth a thought, the best first. */

import type { Allot, Choice, Seat } from '@skerry/kernel'
import {
  callableWarlords,
  cardOf,
  demandOf,
  RESOURCES,
  regionCardOf,
  TROOPS,
  turnedRing,
  winsNeeded,
} from '../queries.ts'
import type {
  Advance,
  Attack,
  BarEffect,
  BonusFrame,
  CampaignFrame,
  Demon,
  Discard,
  DrawTop,
  Feast,
  FeastRow,
  GainFrame,
  God,
  Learn,
  OverLimitFrame,
  PayFrame,
  PlaceBanner,
  PlaceHero,
  Pray,
  Produce,
  RegionCardId,
  RotateFrame,
  Sacrifice,
  Side,
  State,
  TakeCard,
  Troop,
  TurnFrame,
  Warlord,
} from '../types.ts'
import { eraWorth, expected, heroesAhead, lastSpace, placing, worthOf } from './ahead.ts'
import { against, bestCampaign, bestTroop, isOpen, oddsAgainst, prizeOf } from './campaigns.ts'
import { heldWorth } from './cards.ts'
import { bestDisplayed, carryOut, deckWorth } from './doing.ts'
import { type Army, battleOf, type Stage } from './odds.ts'
import { indexOf, type Outlook, outlookOf } from './outlook.ts'
import { addResource, addTroop, bestResource, bestTrack, copyOf, leastResource, type Sketch, sketchOf, stepWorth } from './sketch.ts'

/** A choice with what it gains, in DP. */
export interface Ranked {
  readonly choice: Choice
  readonly gain: number
}

const sorted = (ranked: Ranked[]): Ranked[] => ranked.sort((a, b) => b.gain - a.gain)
const allot = (verb: string, n: Record<string, number>): Ranked[] => [{ choice: { do: verb, n } as Allot, gain: 0 }]
const wordOf = (verb: string): Choice => ({ do: verb })

/** Everything after these effects, as it will be at the end of the era. */
function after(o: Outlook, s: Sketch, effects: readonly BarEffect[], ahead: (s: Sketch) => number): number {
  const done = copyOf(s)
  carryOut(o, done, effects, false)
  return ahead(done)
}

// —— setup and preparation ——

/** BAR-SETUP-11 */
export function learning(o: Outlook, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  return sorted(list.map((choice) => ({ choice, gain: stepWorth(o, s, indexOf((choice as Learn).track)) })))
}

const TRIBE_WORTH: Readonly<Record<string, number>> = { wolf: 4, horse: 3, tiger: 2, bear: 1 }
export const tribes = (list: readonly Choice[]): Ranked[] =>
  sorted(list.map((choice) => ({ choice, gain: TRIBE_WORTH[(choice as Choice & { tribe: string }).tribe] ?? 0 })))

export function producing(o: Outlook, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  return sorted(
    list.map((choice) => {
      if (choice.do === 'all') return { choice, gain: 1000 }
      if (choice.do === 'done') return { choice, gain: 0 }
      const card = cardOf(o.content, (choice as Produce).card)
      const gain = card.kind === 'building' ? after(o, s, card.production, (d) => worthOf(o, d)) - worthOf(o, s) : 0
      return { choice, gain: gain + 0.01 }
    }),
  )
}

// —— the turn ——

/** Looks on from a turn: the hero of it is still to be placed, or has been. */
const aheadOf = (o: Outlook, f: TurnFrame) => (s: Sketch) => {
  const isPlaced = f.at !== 'before'
  s.round = isPlaced ? f.ring : f.ring - 1
  return heroesAhead(o, s, lastSpace(o, s.round))
}

/** What is given up with a card that leaves. */
function sacrificeCost(o: Outlook, s: Sketch, id: Warlord['id']): number {
  return heldWorth(o, s, id, true) * 0.75
}

/** A ring turned one step, as long as somebody looks. */
function turned<R>({ state }: { readonly state: State }, ring: number, steps: number, look: () => R): R {
  const [turns, arc] = [state.turns.slice(), state.arc]
  state.turns[ring - 1] = ((state.turns[ring - 1] as number) + steps + 6) % 6
  if (ring === 3) state.arc = (state.arc + steps + 6) % 6
  const seen = look()
  state.turns = turns
  state.arc = arc
  return seen
}

const rotates = (effects: readonly BarEffect[]): boolean =>
  effects.some((effect) => effect.do === 'rotate' || (effect.do === 'either' && effect.sides.some(rotates)))

/** The better direction, and what it leads to. */
function rotating(o: Outlook, f: TurnFrame, s: Sketch): { direction: 1 | -1; worth: number } {
  const ring = turnedRing(f.ring)
  const look = (steps: number) => turned(o, ring, steps, () => aheadOf(o, f)(copyOf(s)))
  const [one, other] = [look(1), look(-1)]
  return one >= other ? { direction: 1, worth: one } : { direction: -1, worth: other }
}

function extraWorth(o: Outlook, f: TurnFrame, s: Sketch, choice: Choice, rotation: () => number): number {
  const ahead = aheadOf(o, f)
  if (choice.do === 'pray') {
    const { prayer } = cardOf(o.content, (choice as Pray).card) as God
    const plain = after(o, s, prayer, ahead)
    return rotates(prayer) ? Math.max(plain, rotation()) : plain
  }
  const { card } = choice as Sacrifice
  const { sacrifice, troop } = cardOf(o.content, card) as Warlord
  const without = copyOf(s)
  const at = troop === 'any' ? 3 : TROOPS.indexOf(troop)
  without.calls[at] = Math.max(0, (without.calls[at] as number) - 1)
  without.warlords -= 1
  without.gain -= sacrificeCost(o, s, card)
  const twice = o.player.tribe === 'bear' ? [...sacrifice, ...sacrifice] : sacrifice
  return after(o, without, twice, ahead)
}

/** An extra must bring so much: there is one in a turn. */
const EXTRA = 0.2

/** BAR-ACT-03 An extra before the hero, or the best space at once. */
export function acting(o: Outlook, f: TurnFrame, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const places: Ranked[] = []
  let stay = Number.NEGATIVE_INFINITY
  for (const choice of list) {
    if (choice.do === 'place') places.push({ choice, gain: placing(o, copyOf(s), (choice as PlaceHero).space) })
    else if (choice.do === 'skip' || choice.do === 'endTurn')
      places.push({ choice, gain: aheadOf(o, { ...f, at: 'after' })(copyOf(s)) + (choice.do === 'skip' ? 2 : 0) })
  }
  for (const { gain } of places) stay = Math.max(stay, gain)
  // Seen from before the turn the space is as uncertain as those of later turns.
  const base = f.at === 'before' ? mixed(o, places) : stay
  let rotated: number | null = null
  const rotation = (): number => {
    rotated ??= rotating(o, f, s).worth
    return rotated
  }
  const extras = list.flatMap((choice): Ranked[] => {
    if (choice.do !== 'pray' && choice.do !== 'sacrifice') return []
    return [{ choice, gain: stay + extraWorth(o, f, copyOf(s), choice, rotation) - base - EXTRA }]
  })
  return sorted([...places, ...extras])
}
const mixed = (o: Outlook, places: readonly Ranked[]): number =>
  expected(o, places.map(({ gain }) => gain))

/** Whether to carry out a space once more. */
export function carrying(o: Outlook, f: TurnFrame, effects: readonly BarEffect[]): Ranked[] {
  const s = sketchOf(o)
  const ahead = aheadOf(o, f)
  const done = copyOf(s)
  carryOut(o, done, effects, true)
  return sorted([
    { choice: wordOf('carryOut'), gain: ahead(done) },
    { choice: wordOf('leave'), gain: ahead(copyOf(s)) - 0.01 },
  ])
}

export function direction(o: Outlook, turn: TurnFrame, _: RotateFrame): Ranked[] {
  const { direction } = rotating(o, turn, sketchOf(o))
  return [{ choice: { do: 'rotate', direction: direction === 1 ? 'clockwise' : 'counterclockwise' } as Choice, gain: 0 }]
}

// —— goods ——

/** How the table is looked at from the middle of something. */
function looking(o: Outlook, turn: TurnFrame | undefined): (s: Sketch) => number {
  if (turn !== undefined) return aheadOf(o, turn)
  return (s) => (o.state.round > 0 ? eraWorth(o, s) : worthOf(o, s))
}

export function gathering(o: Outlook, f: GainFrame): Ranked[] {
  const s = sketchOf(o)
  const n: Record<string, number> = {}
  const isTroops = f.at === 'troops'
  for (let i = 0; i < f.n; i++) {
    const best = isTroops ? bestTroop(o, s) : wantedResource(o, s)
    if (isTroops) addTroop(s, best, 1)
    else addResource(s, best, 1)
    const name = (isTroops ? TROOPS[best] : RESOURCES[best]) as string
    n[name] = (n[name] ?? 0) + 1
  }
  return allot(isTroops ? 'muster' : 'gather', n)
}
/** What brings most by the end of the era, or else what is worth most by itself. */
function wantedResource(o: Outlook, s: Sketch): number {
  let [best, most] = [bestResource(o, s), Number.NEGATIVE_INFINITY]
  for (let i = 0; i < RESOURCES.length; i++) {
    if ((s.resources[i] as number) >= 6) continue
    const one = copyOf(s)
    addResource(one, i, 1)
    const worth = eraWorth(o, one)
    if (worth > most + 1e-9) [best, most] = [i, worth]
  }
  return best
}

export function paying(o: Outlook, f: PayFrame): Ranked[] {
  const s = sketchOf(o)
  const cost = f.costs[f.done] as { readonly n: number }
  const n: Record<string, number> = {}
  for (let i = 0; i < cost.n; i++) {
    const least = f.at === 'troops' ? leastTroop(o, s) : sparedResource(o, s)
    const goods = f.at === 'troops' ? s.troops : s.resources
    goods[least] = (goods[least] as number) - 1
    const name = (f.at === 'troops' ? TROOPS[least] : RESOURCES[least]) as string
    n[name] = (n[name] ?? 0) + 1
  }
  return allot('pay', n)
}
function sparedResource(o: Outlook, s: Sketch): number {
  let [best, most] = [leastResource(o, s), Number.NEGATIVE_INFINITY]
  for (let i = 0; i < RESOURCES.length; i++) {
    if (s.resources[i] === 0) continue
    const one = copyOf(s)
    one.resources[i] = (one.resources[i] as number) - 1
    const worth = o.state.round > 0 ? eraWorth(o, one) : worthOf(o, one)
    if (worth > most + 1e-9) [best, most] = [i, worth]
  }
  return best
}
function leastTroop(o: Outlook, s: Sketch): number {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < TROOPS.length; i++) {
    if (s.troops[i] === 0) continue
    const one = copyOf(s)
    one.troops[i] = (one.troops[i] as number) - 1
    const worth = worthOf(o, one)
    if (worth > most) [best, most] = [i, worth]
  }
  return best
}

export function sides(o: Outlook, all: readonly (readonly BarEffect[])[], turn: TurnFrame | undefined, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const ahead = looking(o, turn)
  return sorted(
    list.map((choice) => {
      const effects = all[(choice as Side).side - 1] as readonly BarEffect[]
      const isTurning = turn !== undefined && effects.some((effect) => effect.do === 'rotate')
      const gain = isTurning ? rotating(o, turn as TurnFrame, s).worth : after(o, s, effects, ahead)
      return { choice, gain }
    }),
  )
}

// —— knowledge and cards ——

export function advancing(o: Outlook, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  return sorted(list.map((choice) => ({ choice, gain: stepWorth(o, s, indexOf((choice as Advance).track)) })))
}

export function bonus(o: Outlook, effect: BarEffect, _: BonusFrame): Ranked[] {
  const s = sketchOf(o)
  const gain = after(o, s, [effect], (d) => worthOf(o, d)) - worthOf(o, s)
  return sorted([
    { choice: { do: 'bonus', bonus: 'effect' } as Choice, gain },
    { choice: { do: 'bonus', bonus: 'points' } as Choice, gain: 3 },
  ])
}

export function taking(o: Outlook, kinds: Parameters<typeof bestDisplayed>[2], list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const best = bestDisplayed(o, s, kinds)
  const choice = best === null ? wordOf('decline') : list.find((one) => one.do === 'take' && (one as TakeCard).card === best.card)
  return [{ choice: choice ?? wordOf('decline'), gain: 0 }]
}

export function drawing(o: Outlook, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  return sorted(
    list.map((choice) => ({ choice, gain: choice.do === 'draw' ? deckWorth(o, s, (choice as DrawTop).deck) : 0 })),
  )
}

export function discarding(o: Outlook, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const { gods, warlords } = o.player
  const isUpright = (card: string) => [...gods, ...warlords].some((held) => held.card === card && held.isUpright)
  return sorted(
    list.map((choice) => {
      const { card } = choice as Discard
      return { choice, gain: -heldWorth(o, s, card, isUpright(card)) }
    }),
  )
}
export type Limited = OverLimitFrame

// —— campaigns ——

export function recruiting(o: Outlook, f: CampaignFrame): Ranked[] {
  const plan = bestCampaign(o, sketchOf(o), f.times)
  const n: Record<string, number> = {}
  plan?.recruits.forEach((recruits, i) => {
    if (recruits > 0) n[TROOPS[i] as Troop] = recruits
  })
  return allot('recruit', n)
}

export function attacking(o: Outlook, f: CampaignFrame, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  return sorted(
    list.map((choice) => {
      if (choice.do !== 'attack') return { choice, gain: 0 }
      const index = o.targets.findIndex(({ region }) => region === (choice as Attack).region)
      return { choice, gain: against(o, s, index, f.times, false).worth }
    }),
  )
}

/** How the campaign stands, with the battle at hand still to come. */
function situation(o: Outlook, f: CampaignFrame) {
  const target = o.targets.find(({ region }) => region === f.region)
  if (target === undefined) return null
  const s = sketchOf(o)
  const left = f.battles - f.faced.length + 1
  const defence = o.player.knowledge.defence
  const stage: Stage = {
    battles: left,
    wins: Math.max(0, winsNeeded(f.battles) - f.won.length),
    shield: f.isAverted ? 0 : Math.max(0, defence - f.faced.length + 1),
  }
  const prize = prizeOf(target, f.times)
  const odds = oddsAgainst(o, target, f.times)
  const forces = [0, 1, 2].map((i) => (s.troops[i] as number) + (s.calls[i] as number)) as unknown as [number, number, number]
  return { s, target, stage, odds, forces, wild: s.calls[3] as number, prize }
}
const wide = (forces: readonly [number, number, number], wild: number, due: Army): [number, number, number] => {
  const with1 = forces.slice() as [number, number, number]
  for (let n = 0; n < wild; n++) {
    const short = [0, 1, 2].find((i) => (due[i as 0] as number) > with1[i as 0])
    with1[(short ?? 0) as 0] += 1
  }
  return with1
}

export function battling(o: Outlook, f: CampaignFrame, list: readonly Choice[]): Ranked[] {
  const now = situation(o, f)
  if (now === null) return []
  const battle = battleOf(o, f.faced[f.faced.length - 1] as RegionCardId)
  const worth = (verb: string): number => {
    const due = verb === 'overkill' ? (battle.all ?? battle.grey) : battle.grey
    const answers = now.odds.answers(now.stage, wide(now.forces, now.wild, due), battle)
    return verb === 'yield' ? answers.yield : ((verb === 'win' ? answers.win : answers.overkill) ?? -100)
  }
  return sorted(list.map((choice) => ({ choice, gain: worth(choice.do) })))
}

/** BAR-TRIBE-02 Another card, if this one is worse than most. */
export function swapping(o: Outlook, f: CampaignFrame): Ranked[] {
  const now = situation(o, f)
  if (now === null) return []
  const battle = battleOf(o, f.faced[f.faced.length - 1] as RegionCardId)
  const forces = wide(now.forces, now.wild, battle.grey)
  const { yield: lost, win, overkill } = now.odds.answers(now.stage, forces, battle)
  const face = Math.max(lost, win ?? lost, overkill ?? lost)
  const swap = now.odds.value(now.stage, forces[0], forces[1], forces[2], now.odds.stakes.prize)
  return sorted([
    { choice: wordOf('face'), gain: face },
    { choice: wordOf('swap'), gain: swap },
  ])
}

/** Warlords come back, so they are called first, unless their sacrifice is still to come in the last era. */
export function payingBattle(o: Outlook, f: CampaignFrame): Ranked[] {
  const card = regionCardOf(o, f.faced[f.faced.length - 1] as RegionCardId)
  const due = { ...demandOf(card, f.at === 'payOverkill') }
  const n: Record<string, number> = {}
  const { troops } = o.player
  const isKept = o.erasLeft === 0 && o.campaign > 0
  const warlords = callableWarlords(o, o.seat)
  const call = ({ id }: Warlord, troop: Troop) => {
    n[id] = 1
    due[troop] -= 1
  }
  const board = () => {
    for (const troop of TROOPS) {
      const paid = Math.min(due[troop], troops[troop])
      if (paid > 0) n[troop] = paid
      due[troop] -= paid
    }
  }
  if (isKept) board()
  for (const warlord of warlords) if (warlord.troop !== 'any' && due[warlord.troop] > 0) call(warlord, warlord.troop)
  if (!isKept) board()
  for (const warlord of warlords) {
    const short = TROOPS.find((troop) => due[troop] > 0)
    if (warlord.troop === 'any' && short !== undefined) call(warlord, short)
  }
  return allot('pay', n)
}

/** BAR-PEN-NEF-01 The troop that the rest of the campaign misses least. */
export function losing(o: Outlook, f: CampaignFrame | undefined): Ranked[] {
  const s = sketchOf(o)
  const now = f === undefined ? null : situation(o, f)
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < TROOPS.length; i++) {
    if (s.troops[i] === 0) continue
    const [a, b, r] = (now?.forces ?? s.troops).map((n, at) => (at === i ? n - 1 : n)) as [number, number, number]
    const stage = now === null ? null : { ...now.stage, battles: Math.max(0, now.stage.battles - 1), shield: 0 }
    const worth = (now?.odds.value(stage as Stage, a, b, r, now.prize) ?? 0) + 0.05 * (s.troops[i] as number)
    if (worth > most) [best, most] = [i, worth]
  }
  return best < 0 ? allot('lose', {}) : allot('lose', { [TROOPS[best] as Troop]: 1 })
}

/** BAR-PEN-VARG-01 Cards that would not be used any more in this era. */
export function turning(o: Outlook, n: number): Ranked[] {
  const upright = [...o.player.gods, ...o.player.warlords].filter(({ isUpright }) => isUpright)
  const use = (id: (typeof upright)[number]['card']): number => {
    const card = cardOf(o.content, id)
    return card.kind === 'god' ? (o.state.round === 0 ? 0 : 1) : 1.2
  }
  const least = upright.sort((a, b) => use(a.card) - use(b.card)).slice(0, n)
  return allot('turn', Object.fromEntries(least.map(({ card }) => [card, 1])))
}

export function claiming(o: Outlook, list: readonly Choice[]): Ranked[] {
  const prize = (choice: Choice) => o.targets.find(({ region }) => region === (choice as PlaceBanner).region)?.prize ?? 0
  return sorted(list.map((choice) => ({ choice, gain: prize(choice) })))
}

export function lastCampaign(o: Outlook): Ranked[] {
  const plan = bestCampaign(o, sketchOf(o), 1)
  return sorted([
    { choice: wordOf('campaign'), gain: plan?.worth ?? -1 },
    { choice: wordOf('stay'), gain: 0 },
  ])
}

// —— the end of an era ——

export function feasting(o: Outlook, { rows }: Feast, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const ahead = (d: Sketch) => worthOf(o, d)
  return sorted(
    list.map((choice) => {
      if (choice.do === 'enough') return { choice, gain: ahead(copyOf(s)) }
      return { choice, gain: after(o, s, rows[(choice as FeastRow).row - 1] as readonly BarEffect[], ahead) }
    }),
  )
}
export function tribute(o: Outlook, { tribute: effects }: Demon, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const ahead = (d: Sketch) => worthOf(o, d)
  const nextHero = effects.some((effect) => effect.do === 'trade' && effect.gains.some((gain) => gain.do === 'hero'))
  return sorted(
    list.map((choice) => {
      if (choice.do !== 'tribute') return { choice, gain: ahead(copyOf(s)) }
      const isUsable = nextHero && o.erasLeft > 0 && !o.player.hasFourthNext
      return { choice, gain: after(o, s, effects, ahead) + (isUsable ? 4 : 0) }
    }),
  )
}
/** BAR-DEMON-01 Gold, unless the tribute needs it more than 5 DP. */
export function appeasing(o: Outlook, { tribute: effects }: Demon, list: readonly Choice[]): Ranked[] {
  const s = sketchOf(o)
  const best = (d: Sketch) => Math.max(worthOf(o, d), after(o, d, effects, (e) => worthOf(o, e)))
  return sorted(
    list.map((choice) => {
      const paid = copyOf(s)
      if ((choice as Choice & { with: string }).with === 'gold') paid.resources[4] = (paid.resources[4] as number) - 1
      else paid.gain -= 5
      return { choice, gain: best(paid) }
    }),
  )
}

export { bestTrack, isOpen, outlookOf }
export type { Outlook, Seat }
