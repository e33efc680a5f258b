/** Tracks, milestones, players and goods. */

import { capital } from '@skerry/boards'
import { type Chip, type Explanation, seatMark } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import type { RuleId } from '../../../ledger.ts'
import {
  DUMMY,
  isTactics,
  LAST_LEVEL,
  levelOf,
  MOST_BANNERS,
  playerOf,
  scoreSum,
  seatsInOrder,
} from '../../../queries.ts'
import type { Milestone, Resource, Track } from '../../../types.ts'
import {
  isResource,
  isTroop,
  milestoneName,
  resourceName,
  trackName,
  tribeName,
  troopForms,
} from '../../../words/names.ts'
import { priceText } from '../../../words/phrases.ts'
import { textOf } from '../about.ts'
import { chip } from '../bill.ts'
import { levelText, TACTICS_BONUS } from '../cardsOfKnowledge.ts'
import { iconOf } from '../icons.ts'
import { type Asked, told } from './asked.ts'

const TRACK_RULES: Readonly<Record<Track, RuleId>> = {
  discovery: 'BAR-KNOW-DISC-01',
  defence: 'BAR-KNOW-DEF-01',
  economy: 'BAR-KNOW-ECO-01',
  production: 'BAR-KNOW-PROD-01',
  nefriar: 'BAR-KNOW-TAC-01',
  shan: 'BAR-KNOW-TAC-01',
  aspidian: 'BAR-KNOW-TAC-01',
  varg: 'BAR-KNOW-TAC-01',
}

export function trackTold(asked: Asked, track: Track): Explanation {
  const { state, seat, say, language, isSeated } = asked
  const level = levelOf(state, seat, track)
  const bonus = isTactics(track) ? say.track.per.tactics(textOf(asked, TACTICS_BONUS[track])) : say.track.per[track]
  const own = [
    say.track.level(level, level === 0 ? '' : levelText(asked, track, level)),
    level === LAST_LEVEL ? say.track.done : say.track.next(levelText(asked, track, level + 1)),
  ]
  const first = say.track.next(levelText(asked, track, 1))
  return told(capital(trackName(track, language)), {
    sort: say.sorts[isTactics(track) ? 'tactics' : 'barbarian'],
    icon: iconOf(track),
    text: [...(isSeated ? own : [first]), say.track.bonus(bonus)],
    here: discs(asked, track),
    rules: ['BAR-KNOW-01', TRACK_RULES[track], 'BAR-KNOW-04'],
  })
}
function discs({ state, say }: Asked, track: Track): readonly Chip[] {
  const { players, rival } = state
  return [
    ...players.flatMap(({ knowledge }, seat): Chip[] =>
      knowledge[track] === 0 ? [] : [{ seat, text: say.track.disc(seat, knowledge[track]) }],
    ),
    ...(rival === null || rival.knowledge[track] === 0 ? [] : [chip('dummy', say.track.dummy(rival.knowledge[track]))]),
    ...(state.finishers[track] ?? []).flatMap((seat, i): Chip[] =>
      seat === DUMMY ? [] : [{ seat, icon: 'milestone', text: say.track.finished(seat, i + 1) }],
    ),
  ]
}

export function milestoneTold(asked: Asked, { id, space, bonus }: Milestone): Explanation {
  const { state, seat, say, language, isSeated } = asked
  const { furthest, honour } = playerOf(state, seat)
  return told(capital(milestoneName(id, language)), {
    sort: say.sorts.milestone,
    icon: 'milestone',
    text: [
      say.milestone.gives(space, textOf(asked, bonus)),
      isSeated && (furthest >= space ? say.milestone.got : say.milestone.left(space - honour)),
    ],
    here: state.players.flatMap((player, other): Chip[] =>
      player.furthest >= space ? [{ seat: other, text: say.milestone.passed(other) }] : [],
    ),
    rules: ['BAR-HON-02', 'BAR-HON-03', 'BAR-RULING-04'],
  })
}

export function playerTold(asked: Asked, seat: Seat): Explanation {
  const { state, say, words, language } = asked
  const { dp, honour, tribe, gods, warlords, buildings, banners } = playerOf(state, seat)
  return {
    ...told(seatMark(seat), {
      sort: tribe === null ? say.sorts.player : tribeName(tribe, language),
      icon: 'hero',
      text: [
        say.player.score(dp, state.final === null ? scoreSum(asked, seat).total : dp),
        say.player.order(seatsInOrder(state).indexOf(seat) + 1, honour),
        tribe !== null && say.player.tribe(words.powers[tribe]),
      ],
      here: [
        chip('god', say.player.cards(gods.length, warlords.length, buildings.length)),
        chip('banner', say.player.banners(banners.length, MOST_BANNERS - banners.length)),
      ],
      rules: ['BAR-ACT-01', 'BAR-SCORE-01', 'BAR-TIE-01'],
    }),
    seat,
  }
}

const GOOD_RULES: Readonly<Record<Resource, readonly RuleId[]>> = {
  food: ['BAR-GEN-03', 'BAR-RES-01'],
  wood: ['BAR-GEN-03', 'BAR-RES-02'],
  iron: ['BAR-GEN-03', 'BAR-RES-03'],
  stone: ['BAR-GEN-03', 'BAR-RES-04'],
  gold: ['BAR-GEN-03', 'BAR-RES-05'],
}
/** Null: it is neither a resource nor a troop. */
export function goodTold(asked: Asked, thing: ThingId): Explanation | null {
  const { content, state, seat, say, language, isSeated } = asked
  const { resources, troops } = playerOf(state, seat)
  if (isResource(thing)) {
    const name = resourceName(thing, language)
    return told(capital(name), {
      sort: say.sorts.resource,
      icon: iconOf(thing),
      text: [say.goods[thing], isSeated && say.goods.have(resources[thing], name)],
      rules: GOOD_RULES[thing],
    })
  }
  if (!isTroop(thing)) return null
  const name = troopForms(thing, language)[1]
  return told(capital(name), {
    sort: say.sorts.troop,
    icon: iconOf(thing),
    text: [
      say.goods.troop(priceText(content.recruits[thing], language)),
      isSeated && say.goods.have(troops[thing], name),
    ],
    rules: ['BAR-CAMPAIGN-01', 'BAR-GEN-04', 'BAR-BATTLE-01'],
  })
}
