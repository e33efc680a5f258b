/** Cards of setup, of knowledge and of symbols with two sides. */

import type { Card } from '@skerry/contracts'
import {
  DUMMY,
  isTactics,
  LAST_LEVEL,
  levelOf,
  mapOf,
  markerOf,
  milestonesPassed,
  playerOf,
  setsOf,
  TACTICS_DP,
  targetsOf,
} from '../../queries.ts'
import type {
  Advance,
  BarEffect,
  BonusChoice,
  ChooseTribe,
  Faction,
  Learn,
  MarkerId,
  Side,
  StackOrder,
  Track,
} from '../../types.ts'
import { islandName, trackName, tribeName } from '../../words/names.ts'
import { type About, effectWarning, textOf, titleOf } from './about.ts'
import { type Bill, billOf, chip, dpChip, together } from './bill.ts'
import { effectIcon, iconOf } from './icons.ts'
import { frameOf, worthOfAll } from './reading.ts'

// —— setup ——

export const tribeCard = ({ words, language }: About, { tribe }: ChooseTribe): Card => ({
  title: tribeName(tribe, language),
  icon: iconOf(tribe),
  line: words.powers[tribe],
  effect: [chip(iconOf(tribe), words.chips.allGame)],
})

export const stackCard = ({ words }: About, { who }: StackOrder): Card => ({
  title: words.onTop.title[who],
  icon: who === 'mine' ? 'honour' : 'dummy',
  line: words.onTop.line[who],
  effect: [chip('honour', words.chips.stack)],
})

// —— tracks ——

/** BAR-KNOW-NEF-01, -SHAN-01, -ASP-01, -VARG-01 */
export const TACTICS_BONUS: Readonly<Record<Faction, readonly BarEffect[]>> = {
  nefriar: [{ do: 'troops', n: 3 }],
  shan: [{ do: 'any', n: 4 }],
  aspidian: [{ do: 'honour', n: 2 }],
  varg: [{ do: 'draw', kinds: ['god', 'warlord'] }],
}

/** What the level of a track is good for. */
export function levelText(about: About, track: Track, level: number): string {
  const { words, language } = about
  if (isTactics(track)) return words.levels.tactics(6 - level)
  switch (track) {
    case 'discovery': {
      const island = mapOf(about).islands[level]
      return words.levels.discovery(island === undefined ? '' : islandName(island.id))
    }
    case 'defence':
      return words.levels.defence(level)
    case 'economy':
      return words.levels.economy(level, language)
    case 'production':
      return words.levels.production(level)
  }
}

/** BAR-KNOW-04, BAR-RULING-99 Which bonus is still there: 1 the first, 2 the second, 0 none. */
function bonusLeft({ state }: About, track: Track): number {
  const finishers = state.finishers[track] ?? []
  if (finishers[0] === DUMMY && state.options.dummyBlocks === 'both') return 0
  return finishers.length < 2 ? finishers.length + 1 : 0
}

/** What the bonus would bring now: points, and for tactics an effect. */
function bonusBill(about: About, track: Track): Partial<Bill> {
  const { state, seat, words } = about
  const place = bonusLeft(about, track)
  if (place === 0) return { risk: [chip('lost', words.bonus.none)] }
  const asked = chip('scoring', words.bonus.finish(place))
  if (isTactics(track))
    return place === 1
      ? together({ effect: [asked], gain: [dpChip(TACTICS_DP)] }, billOf(about, TACTICS_BONUS[track], false))
      : {
          gain: [chip('scoring', words.bonus.tactics(textOf(about, TACTICS_BONUS[track]), TACTICS_DP))],
          effect: [asked],
        }
  const { banners, buildings } = playerOf(state, seat)
  const counts = {
    discovery: banners.length,
    defence: milestonesPassed(about, seat),
    economy: setsOf(state, seat),
    production: buildings.length,
  }
  const dp = (place === 1 ? 2 : 1) * counts[track]
  return { gain: dp === 0 ? [] : [dpChip(dp)], effect: [asked] }
}

/** How useful a step is; shorter campaigns matter where such markers lie in reach. */
function trackWorth(about: About, track: Track, level: number): number {
  const { state, seat, content } = about
  const bonus = level === LAST_LEVEL ? 2.5 - bonusLeft(about, track) / 2 : 0
  if (track === 'discovery') return 3 - level / 2 + (targetsOf(about, seat).length < 2 ? 2 : 0) + bonus
  if (track === 'production') return (playerOf(state, seat).buildings.length >= level ? 2.5 : 0.5) + bonus
  if (track === 'economy') return 2.2 - level / 4 + bonus
  if (track === 'defence') return 1.2 + bonus
  const near = targetsOf(about, seat).filter(
    ({ id }) => markerOf(content, state.markers[id] as MarkerId).faction === track,
  )
  return 1.6 + near.length / 2 + bonus
}

function stepCard(about: About, track: Track): Card {
  const { state, seat, words, language } = about
  const level = levelOf(state, seat, track) + 1
  const isFinish = level === LAST_LEVEL
  const markers = Object.values(state.markers).filter(
    (id) => id !== undefined && markerOf(about.content, id).faction === track,
  )
  return {
    title: words.step.title(trackName(track, language), level),
    icon: iconOf(track),
    kind: isTactics(track) ? 'tactics' : 'barbarian',
    ...together(
      {
        gain: [chip(iconOf(track), levelText(about, track, level))],
        effect: [
          chip('knowledge', words.chips.level(level, LAST_LEVEL)),
          ...(isTactics(track) ? [chip('marker', words.chips.markers(markers.length))] : []),
        ],
      },
      isFinish ? bonusBill(about, track) : {},
    ),
    rank: trackWorth(about, track, level),
    ...(isFinish && bonusLeft(about, track) === 0 ? { outlookLine: words.bonus.gone } : {}),
  }
}
export const learnCard = (about: About, { track }: Learn): Card => stepCard(about, track)
export const advanceCard = (about: About, { track }: Advance): Card => stepCard(about, track)

/** BAR-KNOW-TAC-02 The second to finish has one of the two. */
export function bonusCard(about: About, { bonus }: BonusChoice): Card {
  const { view, words, seat } = about
  const effect = [chip('scoring', words.bonus.instead)]
  if (bonus === 'points')
    return { title: words.dpBy(TACTICS_DP), icon: 'dp', kind: 'points', gain: [dpChip(TACTICS_DP)], effect, rank: 3 }
  const track = frameOf(view, 'bonus')?.track
  const effects = track !== undefined && isTactics(track) ? TACTICS_BONUS[track] : []
  return {
    title: titleOf(about, effects),
    icon: effectIcon(effects),
    kind: 'effect',
    ...together(billOf(about, effects, false), { effect }),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, false),
  }
}

// —— one side of a slash ——

export function sideCard(about: About, { side }: Side): Card {
  const { view, seat, words } = about
  const frame = frameOf(view, 'either')
  const effects = frame?.sides[side - 1] ?? []
  return {
    title: titleOf(about, effects),
    icon: effectIcon(effects),
    line: words.side[side],
    ...billOf(about, effects, frame?.context.isSpace ?? false),
    rank: worthOfAll(about, seat, effects),
    ...effectWarning(about, effects, frame?.context.isSpace ?? false),
  }
}
