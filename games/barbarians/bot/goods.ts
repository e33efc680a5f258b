/** Which goods to take or to give, which cards, and what to learn. */

import { bestFirst, onlyAllot, onlyChoice, type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { cardOf, MOST_GOODS, RESOURCES, TACTICS_DP, TROOPS } from '../queries.ts'
import type {
  Advance,
  BarEffect,
  Building,
  Discard,
  DrawTop,
  GainFrame,
  Kind,
  PayFrame,
  Produce,
  TakeCard,
} from '../types.ts'
import { worthOf } from './ahead.ts'
import { bestTroop } from './campaigns.ts'
import { heldWorth } from './cards.ts'
import { after, bestDisplayed, deckWorth, type Judge } from './doing.ts'
import { indexOf, type Outlook } from './outlook.ts'
import { addResource, addTroop, copyOf, type Sketch, sketchOf, stepWorth } from './sketch.ts'

// —— goods of choice ——

/** One of a kind more or less at a time, whatever leads to most. */
function spread(
  o: Outlook,
  f: { readonly n: number; readonly isTroops: boolean; readonly sign: 1 | -1 },
  judge: Judge,
): Record<string, number> {
  const s = sketchOf(o)
  const names: readonly string[] = f.isTroops ? TROOPS : RESOURCES
  const n: Record<string, number> = {}
  for (let i = 0; i < f.n; i++) {
    const best = f.isTroops && f.sign > 0 ? bestTroop(o, s) : bestAt(s, f.isTroops, f.sign, judge)
    change(s, f.isTroops, best, f.sign)
    const name = names[best] as string
    n[name] = (n[name] ?? 0) + 1
  }
  return n
}
function bestAt(s: Sketch, isTroops: boolean, sign: 1 | -1, judge: Judge): number {
  const goods = isTroops ? s.troops : s.resources
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < goods.length; i++) {
    if (sign < 0 && goods[i] === 0) continue
    const isLost = sign > 0 && (goods[i] as number) >= MOST_GOODS
    const one = copyOf(s)
    change(one, isTroops, i, sign)
    const worth = isLost ? Number.MIN_SAFE_INTEGER : judge(one)
    if (worth > most + 1e-9) [best, most] = [i, worth]
  }
  return best
}
function change(s: Sketch, isTroops: boolean, at: number, sign: 1 | -1): void {
  if (isTroops) addTroop(s, at, sign)
  else addResource(s, at, sign)
}

export function gathering(o: Outlook, { at, n }: GainFrame, judge: Judge): RankedChoice[] {
  const isTroops = at === 'troops'
  return onlyAllot(isTroops ? 'muster' : 'gather', spread(o, { n, isTroops, sign: 1 }, judge))
}
export function paying(o: Outlook, f: PayFrame, judge: Judge): RankedChoice[] {
  const { n } = f.costs[f.done] as { readonly n: number }
  return onlyAllot('pay', spread(o, { n, isTroops: f.at === 'troops', sign: -1 }, judge))
}

/** BAR-PREP-02 What produces most; all, if that is possible. */
export function producing(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  const now = worthOf(o, s)
  return rankChoices(list, (choice) => {
    if (choice.do === 'done') return -1
    if (choice.do === 'all') return Number.MAX_SAFE_INTEGER
    const { production } = cardOf(o.content, (choice as Produce).card) as Building
    return after(o, s, production, (done) => worthOf(o, done)) - now
  })
}

// —— knowledge ——

/** BAR-KNOW-01, BAR-SETUP-11 */
export function learning(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, (choice) => stepWorth(o, s, indexOf((choice as Advance).track)))
}

/** BAR-KNOW-TAC-02 The second to finish a tactics track. */
export function secondBonus(o: Outlook, effect: BarEffect): RankedChoice[] {
  const s = sketchOf(o)
  const gain = after(o, s, [effect], (done) => worthOf(o, done)) - worthOf(o, s)
  return bestFirst([
    { choice: { do: 'bonus', bonus: 'effect' } as Choice, gain },
    { choice: { do: 'bonus', bonus: 'points' } as Choice, gain: TACTICS_DP },
  ])
}

// —— cards ——

export function taking(o: Outlook, kinds: readonly Kind[], list: readonly Choice[]): RankedChoice[] {
  const best = bestDisplayed(o, sketchOf(o), kinds)
  return onlyChoice(
    list.find((choice) => choice.do === 'take' && (choice as TakeCard).card === best?.card) ?? { do: 'decline' },
  )
}

export function drawing(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, (choice) => (choice.do === 'draw' ? deckWorth(o, s, (choice as DrawTop).deck) : 0))
}

/** The card that is missed least. */
export function discarding(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  const held = [...o.player.gods, ...o.player.warlords]
  return rankChoices(list, (choice) => {
    const { card } = choice as Discard
    return -heldWorth(
      o,
      s,
      card,
      held.some((one) => one.card === card && one.isUpright),
    )
  })
}
