/** Cards of a turn on the volcano: where the hero goes, what the space gives, which way a ring turns. */

import { joined } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import { isFixedCovered, SKIPPED_DP, spaceOf } from '../../queries.ts'
import type { PlaceHero, Ring, RotateRing, Space, State } from '../../types.ts'
import { type About, effectWarning, ownOf, textOf, titleOf } from './about.ts'
import { type Bill, bill, billOf, chip, dpChip, together } from './bill.ts'
import { effectIcon, iconOf } from './icons.ts'
import { kindOfSpace } from './kinds.ts'
import { freeOf, occupantOf, spacesBeyond, spacesFor, stepsOf, turnedBy } from './links.ts'
import { areVoid, type Board, frameOf, isFreeOfCost, percent, spaceWorth } from './reading.ts'
import { bestTarget } from './targets.ts'

// —— links ——

/** What the next hero could reach: free spaces first, then who is in the way. */
function reachText(about: About, spaces: readonly Space[]): string {
  const { state, words } = about
  const free = freeOf(state, spaces).map(({ effects }) => textOf(about, effects))
  const taken = spaces.flatMap(({ id, effects }) => {
    const who = occupantOf(state, id)
    return who === null ? [] : [words.place.takenBy(textOf(about, effects), who)]
  })
  return joined(free.length === 0 ? words.place.noneFree : words.place.free(free), words.place.taken(taken))
}

/** BAR-OTHER-02 Whether a hero follows after one on this space. */
function hasNext(about: About, { ring, effects }: Space): boolean {
  if (ring < 3) return true
  return ring === 3 && (ownOf(about).hasFourth || effects.some((effect) => effect.do === 'hero'))
}

/** Half of what the better spaces beyond are worth: the next hero takes one, if nobody is quicker. */
function worthBeyond(about: About, board: Board, spaces: readonly Space[]): number {
  const worths = freeOf(board.state, spaces).map((space) => spaceWorth(board, about.seat, space))
  const [best = 0, second = 0] = worths.sort((a, b) => b - a)
  return (best + second) / 4
}

// —— placing ——

export function placeCard(about: About, { space }: PlaceHero): Card {
  const { words, seat, state } = about
  const at = spaceOf(about, space)
  const beyond = hasNext(about, at) ? spacesBeyond(about, at) : []
  const isDeadEnd = hasNext(about, at) && freeOf(state, beyond).length === 0
  const warning = effectWarning(about, at.effects, true)
  return {
    title: titleOf(about, at.effects),
    icon: effectIcon(at.effects),
    kind: kindOfSpace(at),
    ...together(billOf(about, at.effects, true), beyondBill(about, at, beyond)),
    rank: spaceWorth(about, seat, at) + worthBeyond(about, about, beyond) - (warning.warning === undefined ? 0 : 2),
    outlookLine: joined(
      hasNext(about, at)
        ? words.place.next((at.ring + 1) as Ring, reachText(about, beyond))
        : words.place.last(at.ring),
      campaignText(about, at),
    ),
    ...(isDeadEnd ? { warning: words.warnings.deadEnd(SKIPPED_DP) } : warning),
  }
}

/** What it leaves to the next hero. */
function beyondBill(about: About, at: Space, beyond: readonly Space[]): Partial<Bill> {
  const { words, state } = about
  if (!hasNext(about, at)) return { effect: [chip('hero', words.chips.lastHero)] }
  const next = (at.ring + 1) as Ring
  const free = freeOf(state, beyond).length
  return free === 0
    ? { risk: [chip('hero', words.chips.deadEnd(next, SKIPPED_DP))] }
    : { effect: [chip('hero', words.chips.ways(next, free, beyond.length))] }
}

/** What a campaign from here could be good for, with the army as it is. */
function campaignText(about: About, { effects }: Space): string | false {
  const { words, language } = about
  const campaign = effects
    .flatMap((effect) => (effect.do === 'trade' ? effect.gains : [effect]))
    .find((effect) => effect.do === 'campaign')
  if (campaign?.do !== 'campaign') return false
  const best = bestTarget(about, campaign.times)
  return best === null ? words.place.noTarget : words.place.target(best.region, best.dp, percent(best.chance), language)
}

export const skipCard = ({ words }: About): Card => ({
  title: words.skip.title,
  line: words.skip.line,
  icon: 'decline',
  gain: [dpChip(SKIPPED_DP)],
})

// —— the space ——

function spaceAtHand({ view, ...about }: About): Space | undefined {
  const id = frameOf(view, 'turn')?.space ?? null
  return id === null ? undefined : spaceOf(about, id)
}
const isSecond = ({ view }: About): boolean => frameOf(view, 'turn')?.at === 'second'

export function carryOutCard(about: About): Card {
  const { words } = about
  const space = spaceAtHand(about)
  const title = isSecond(about) ? words.space.again : words.space.carryOut
  if (space === undefined) return { title }
  const campaign = campaignText(about, space)
  return {
    title,
    icon: effectIcon(space.effects),
    ...billOf(about, space.effects, true),
    rank: 1,
    ...(campaign === false ? {} : { outlookLine: campaign }),
    ...(isFreeOfCost(space.effects) ? {} : effectWarning(about, space.effects, true)),
  }
}

export function leaveCard(about: About): Card {
  const { words, seat } = about
  const space = spaceAtHand(about)
  const effects = space?.effects ?? []
  const isWasted = isFreeOfCost(effects) && !areVoid(about, seat, effects)
  return {
    title: isSecond(about) ? words.space.once : words.space.leave,
    icon: 'decline',
    effect: [chip('decline', isSecond(about) ? words.space.notAgain : words.chips.unused)],
    ...(isWasted ? { warning: words.warnings.forgone(textOf(about, effects)) } : {}),
  }
}

export function endTurnCard({ view, words }: About): Card {
  const isExtraLeft = frameOf(view, 'turn')?.isExtraUsed === false
  return {
    title: words.endTurn.title,
    icon: 'endTurn',
    effect: [chip('endTurn', words.chips.turnEnds), ...(isExtraLeft ? [chip('god', words.chips.extraLeft)] : [])],
  }
}

// —— turning a ring ——

/** Before hero 1 is placed: what hero 2 could reach from each free space, the best of them first. */
function firstReach(about: About, board: Board): Pick<Card, 'line' | 'outlookLine' | 'rank'> {
  const { words, seat, state } = about
  const ways = freeOf(state, spacesFor(board, seat, 1))
    .map((space) => {
      const beyond = spacesBeyond(board, space)
      const worth = spaceWorth(board, seat, space) + worthBeyond(about, board, beyond)
      return { name: textOf(about, space.effects), reach: reachText(about, beyond), worth }
    })
    .sort((a, b) => b.worth - a.worth)
  const [best] = ways
  if (best === undefined) return {}
  return {
    line: words.rotate.first(best.name, best.reach),
    outlookLine: words.rotate.allFirst(ways.map(({ name, reach }) => words.rotate.fromSpace(name, reach))),
    rank: best.worth,
  }
}

/** Whose next hero would find more or fewer free spaces than now. */
function othersReach(about: About, then: State): readonly Chip[] {
  const { content, state, seat, words } = about
  return state.players.flatMap(({ heroes, hasFourth }, other) => {
    const hero = (heroes.indexOf(null) + 1) as Ring | 0
    if (other === seat || hero < 2 || (hero === 4 && !hasFourth)) return []
    const reach = (at: State) => freeOf(state, spacesFor({ content, state: at }, other, hero as Ring)).length
    return reach(then) === reach(state)
      ? []
      : [{ seat: other, text: words.chips.other(other, hero as Ring, reach(then)) }]
  })
}

export function rotateCard(about: About, { direction }: RotateRing): Card {
  const { content, state, view, words, seat } = about
  const ring = frameOf(view, 'rotate')?.ring
  const turn = frameOf(view, 'turn')
  const card: Card = { title: words.rotate.title[direction], icon: iconOf(direction), kind: direction }
  if (ring === undefined || turn === undefined) return card
  const then = turnedBy(state, ring, stepsOf(direction))
  const board = { content, state: then }
  const turning = bill({
    effect: [chip('rotate', words.chips.ringTurns(ring))],
    risk: ring === 3 && isFixedCovered(then) ? [chip('lost', words.rotate.covers)] : [],
  })
  if (turn.space === null && turn.ring === 1) return { ...card, ...turning, ...firstReach(about, board) }
  const from = turn.space === null ? null : spaceOf(about, turn.space)
  const hero = (from === null ? turn.ring : Math.min(4, turn.ring + 1)) as Ring
  if (from !== null && !hasNext(about, from))
    return {
      ...card,
      ...together(turning, { effect: [chip('hero', words.rotate.noHero), ...othersReach(about, then)] }),
    }
  const reach = from === null ? spacesFor(board, seat, hero) : spacesBeyond(board, from)
  const now = from === null ? spacesFor(about, seat, hero) : spacesBeyond(about, from)
  const fresh = reach.filter(({ id }) => !now.some((space) => space.id === id))
  const free = freeOf(state, reach).length
  return {
    ...card,
    ...together(turning, { [free === 0 ? 'risk' : 'effect']: [chip('hero', words.chips.finds(hero, free))] }),
    line: words.rotate.fresh(freeOf(state, fresh).map(({ effects }) => textOf(about, effects))),
    outlookLine: words.place.next(hero, reachText(about, reach)),
    rank: worthBeyond(about, board, reach),
  }
}
