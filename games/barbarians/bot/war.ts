/** A novice at war: recruits, target, battles, penalties. */

import { bestFirst, onlyAllot, type RankedChoice, rankChoices } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { callableWarlords, cardOf, demandOf, regionCardOf, TROOPS, winsNeeded } from '../queries.ts'
import type { Attack, CampaignFrame, CardId, PlaceBanner, RegionCardId, Troop, Warlord } from '../types.ts'
import { attackOn, bestCampaign, oddsAgainst, prizeOf } from './campaigns.ts'
import { type Army, battleOf, type Odds, type Stage } from './odds.ts'
import type { Outlook, Target } from './outlook.ts'
import { sketchOf } from './sketch.ts'

/** BAR-CAMPAIGN-01 What the best target asks for. */
export function recruiting(o: Outlook, { times }: CampaignFrame): RankedChoice[] {
  const plan = bestCampaign(o, sketchOf(o), times)
  const recruits = TROOPS.flatMap((troop, i): [Troop, number][] => {
    const n = plan?.recruits[i as 0] ?? 0
    return n > 0 ? [[troop, n]] : []
  })
  return onlyAllot('recruit', Object.fromEntries(recruits))
}

export function attacking(o: Outlook, { times }: CampaignFrame, list: readonly Choice[]): RankedChoice[] {
  const s = sketchOf(o)
  return rankChoices(list, (choice) => {
    if (choice.do !== 'attack') return 0
    const index = o.targets.findIndex(({ region }) => region === (choice as Attack).region)
    return attackOn(o, s, index, times).worth
  })
}

// —— battles ——

/** How the campaign stands; the battle at hand is still to come. */
interface Situation {
  readonly stage: Stage
  readonly odds: Odds
  readonly prize: number
  readonly forces: Army
  /** Warlords that count as any troop. */
  readonly wild: number
}
function situation(o: Outlook, f: CampaignFrame): Situation {
  const target = o.targets.find(({ region }) => region === f.region) as Target
  const { troops, calls } = sketchOf(o)
  const before = f.faced.length - 1
  return {
    stage: {
      battles: f.battles - before,
      wins: Math.max(0, winsNeeded(f.battles) - f.won.length),
      shield: f.isAverted ? 0 : Math.max(0, o.player.knowledge.defence - before),
    },
    odds: oddsAgainst(o, target, f.times),
    prize: prizeOf(target, f.times),
    forces: troops.map((n, i) => n + (calls[i] as number)) as unknown as Army,
    wild: calls[3] as number,
  }
}
/** With warlords that count as any where this demand is short of troops. */
function meeting({ forces, wild }: Situation, due: Army): Army {
  const all = [...forces] as [number, number, number]
  for (let n = 0; n < wild; n++) {
    const short = all.findIndex((has, i) => has < due[i as 0])
    all[Math.max(0, short) as 0] += 1
  }
  return all
}
const atHand = (f: CampaignFrame): RegionCardId => f.faced[f.faced.length - 1] as RegionCardId

/** Pay, pay for more, or not at all. */
export function battling(o: Outlook, f: CampaignFrame, list: readonly Choice[]): RankedChoice[] {
  const now = situation(o, f)
  const battle = battleOf(o, atHand(f))
  return rankChoices(list, ({ do: verb }) => {
    const due = verb === 'overkill' ? (battle.all ?? battle.grey) : battle.grey
    const answers = now.odds.answers(now.stage, meeting(now, due), battle)
    if (verb === 'yield') return answers.yield
    return (verb === 'win' ? answers.win : answers.overkill) ?? Number.MIN_SAFE_INTEGER
  })
}

/** BAR-TRIBE-02 Another card, if this one is worse than most. */
export function swapping(o: Outlook, f: CampaignFrame): RankedChoice[] {
  const { odds, stage, ...now } = situation(o, f)
  const battle = battleOf(o, atHand(f))
  const forces = meeting({ odds, stage, ...now }, battle.grey)
  const { yield: lost, win, overkill } = odds.answers(stage, forces, battle)
  return bestFirst([
    { choice: { do: 'face' }, gain: Math.max(lost, win ?? lost, overkill ?? lost) },
    { choice: { do: 'swap' }, gain: odds.value(stage, forces[0], forces[1], forces[2], odds.stakes.prize) },
  ])
}

/**
 * BAR-BATTLE-02 Warlords come back in the next era and troops do not, so they are called first; in the last era they are
 * spared while their sacrifice may still come.
 */
export function payingBattle(o: Outlook, f: CampaignFrame): RankedChoice[] {
  const due = { ...demandOf(regionCardOf(o, atHand(f)), f.at === 'payOverkill') }
  const n: Record<string, number> = {}
  const call = (warlord: Warlord, troop: Troop | undefined) => {
    if (troop === undefined || due[troop] === 0) return
    n[warlord.id] = 1
    due[troop] -= 1
  }
  const fromBoard = () => {
    for (const troop of TROOPS) {
      const paid = Math.min(due[troop], o.player.troops[troop])
      if (paid > 0) n[troop] = paid
      due[troop] -= paid
    }
  }
  const isSpared = o.erasLeft === 0 && o.campaign > 0
  const warlords = callableWarlords(o, o.seat)
  if (isSpared) fromBoard()
  for (const warlord of warlords) if (warlord.troop !== 'any') call(warlord, warlord.troop)
  if (!isSpared) fromBoard()
  for (const warlord of warlords)
    if (warlord.troop === 'any')
      call(
        warlord,
        TROOPS.find((troop) => due[troop] > 0),
      )
  return onlyAllot('pay', n)
}

// —— penalties ——

/** BAR-PEN-NEF-01 The troop that the rest of the campaign misses least. */
export function losing(o: Outlook, f: CampaignFrame): RankedChoice[] {
  const { stage, odds, forces, prize } = situation(o, f)
  const rest: Stage = { ...stage, battles: stage.battles - 1, shield: 0 }
  const left = (lost: number): number => {
    const [a, b, r] = forces.map((n, i) => (i === lost ? n - 1 : n)) as [number, number, number]
    return odds.value(rest, a, b, r, prize) + 0.05 * o.player.troops[TROOPS[lost] as Troop]
  }
  const owned = TROOPS.flatMap((troop, i) => (o.player.troops[troop] > 0 ? [{ troop, left: left(i) }] : []))
  const [least] = owned.sort((a, b) => b.left - a.left)
  return onlyAllot('lose', least === undefined ? {} : { [least.troop]: 1 })
}

/** BAR-PEN-VARG-01 Gods that will not be prayed to any more in this era, before warlords that may be called. */
const VARG_TURNS = 2
export function turning(o: Outlook): RankedChoice[] {
  const upright = [...o.player.gods, ...o.player.warlords].filter(({ isUpright }) => isUpright)
  const use = (card: CardId): number =>
    cardOf(o.content, card).kind === 'warlord' ? 2 : o.state.round === 0 || o.erasLeft === 0 ? 0 : 1
  const least = upright.sort((a, b) => use(a.card) - use(b.card)).slice(0, VARG_TURNS)
  return onlyAllot('turn', Object.fromEntries(least.map(({ card }) => [card, 1])))
}

// —— other campaigns ——

/** BAR-DEMON-05 */
export const claiming = (o: Outlook, list: readonly Choice[]): RankedChoice[] =>
  rankChoices(list, (choice) => o.targets.find(({ region }) => region === (choice as PlaceBanner).region)?.prize ?? 0)

/** BAR-GAMEEND-04 Nothing is kept for later, so anything gained is worth it. */
export function lastCampaign(o: Outlook, list: readonly Choice[]): RankedChoice[] {
  const plan = bestCampaign(o, sketchOf(o), 1)
  return rankChoices(list, ({ do: verb }) => (verb === 'campaign' ? (plan?.worth ?? -1) : 0))
}
