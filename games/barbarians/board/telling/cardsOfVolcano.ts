/** Cards of a turn on the volcano: where the hero goes, what the space gives, which way a ring turns. */

import type { Card } from '@skerry/kernel'
import { isFixedCovered, SKIPPED_DP, spaceOf } from '../../queries.ts'
import type { PlaceHero, Ring, RotateRing, Space } from '../../types.ts'
import { type About, effectWarning, lostText, ownOf, textOf } from './about.ts'
import { effectIcon, iconOf } from './icons.ts'
import { freeOf, occupantOf, spacesBeyond, spacesFor, stepsOf, turnedBy } from './links.ts'
import {
  areVoid,
  type Board,
  capital,
  economyOn,
  frameOf,
  isFreeOfCost,
  joined,
  percent,
  spaceWorth,
} from './reading.ts'
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

/** What a space gives, with the economy track's gift. */
const economyText = ({ state, seat, words, language }: About, { effects }: Space): string | false => {
  const more = economyOn(state, seat, effects)
  return more.length > 0 && words.place.economy(more, language)
}
function pointsOf({ effects }: Space): number {
  return effects.reduce((all, effect) => all + (effect.do === 'dp' ? effect.n : 0), 0)
}

export function placeCard(about: About, { space }: PlaceHero): Card {
  const { words, seat, state } = about
  const at = spaceOf(about, space)
  const beyond = hasNext(about, at) ? spacesBeyond(about, at) : []
  const points = pointsOf(at)
  const isDeadEnd = hasNext(about, at) && freeOf(state, beyond).length === 0
  const warning = effectWarning(about, at.effects, true)
  return {
    title: capital(textOf(about, at.effects)),
    icon: effectIcon(at.effects),
    ...(points > 0 ? { lead: words.dpBy(points) } : {}),
    line: joined(
      economyText(about, at),
      lostText(about, at.effects, true),
      hasNext(about, at) && words.place.ways(freeOf(state, beyond).length, beyond.length, (at.ring + 1) as Ring),
    ),
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
  lead: words.dpBy(SKIPPED_DP),
  line: words.skip.line,
  icon: 'decline',
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
    line: joined(textOf(about, space.effects), economyText(about, space), lostText(about, space.effects, true)),
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
    line: words.space.nothing,
    ...(isWasted ? { warning: words.warnings.forgone(textOf(about, effects)) } : {}),
  }
}

export function endTurnCard({ view, words }: About): Card {
  const isExtraLeft = frameOf(view, 'turn')?.isExtraUsed === false
  return {
    title: words.endTurn.title,
    line: isExtraLeft ? words.endTurn.extraLeft : words.endTurn.line,
    icon: 'endTurn',
  }
}

// —— turning a ring ——

export function rotateCard(about: About, { direction }: RotateRing): Card {
  const { content, state, view, words, seat } = about
  const ring = frameOf(view, 'rotate')?.ring
  const turn = frameOf(view, 'turn')
  const card: Card = { title: words.rotate.title[direction], icon: iconOf(direction) }
  if (ring === undefined || turn === undefined) return card
  const then = turnedBy(state, ring, stepsOf(direction))
  const board = { content, state: then }
  const covered = ring === 3 && isFixedCovered(then) && words.rotate.covers
  if (turn.space === null && turn.ring === 1) return { ...card, line: words.rotate.first }
  const from = turn.space === null ? null : spaceOf(about, turn.space)
  const hero = (from === null ? turn.ring : Math.min(4, turn.ring + 1)) as Ring
  if (from !== null && !hasNext(about, from)) return { ...card, line: joined(words.rotate.noHero, covered) }
  const reach = from === null ? spacesFor(board, seat, hero) : spacesBeyond(board, from)
  const now = from === null ? spacesFor(about, seat, hero) : spacesBeyond(about, from)
  const fresh = reach.filter(({ id }) => !now.some((space) => space.id === id))
  return {
    ...card,
    line: joined(words.rotate.reaches(hero, freeOf(state, reach).length, freeOf(state, fresh).length), covered),
    outlookLine: words.place.next(hero, reachText(about, reach)),
    rank: worthBeyond(about, board, reach),
  }
}
