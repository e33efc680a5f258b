/** The end of the game: last campaigns, final scoring, who has won. Ledger 3.14, 3.15, 3.22. */

import { type Rule, type Seat, steps } from '@skerry/kernel'
import { changeDp, startCampaign } from '../effects.ts'
import { finalSum, isAnyMarkerLeft, isSolo, placesOf, playerOf, seatsInOrder } from '../queries.ts'
import type { Barbarians, LastCampaignsFrame, ScoringFrame } from '../types.ts'

const ofLast = steps<Barbarians, LastCampaignsFrame>()
export const lastCampaigns: Rule<Barbarians, LastCampaignsFrame> = {
  // BAR-GAMEEND-04, BAR-RULING-01 In honour order; BAR-RULING-33, -71 no extras, cards stay as they are.
  begin: ofLast.auto('BAR-GAMEEND-04', (t, f) => {
    f.queue = seatsInOrder(t.state)
    t.emit({ rule: 'BAR-GAMEEND-04', type: 'lastCampaigns' })
    return 'next'
  }),
  next: ofLast.auto('BAR-GAMEEND-04', (_, f) => (f.queue.length > 0 ? 'choose' : 'end')),
  choose: ofLast.decision('BAR-GAMEEND-04', {
    seat: (f): Seat => f.queue[0] as Seat,
    offers: [
      // BAR-RULING-71 Nothing is multiplied.
      ofLast.word(
        'BAR-GAMEEND-04',
        'campaign',
        (t, f) => {
          startCampaign(t, f.queue.shift() as Seat, 1)
          return 'next'
        },
        [ofLast.needs('BAR-CAMPAIGN-05', 'noMarkerLeft', (t) => isAnyMarkerLeft(t.state))],
      ),
      ofLast.word('BAR-GAMEEND-04', 'stay', (t, f) => {
        t.emit({ rule: 'BAR-GAMEEND-04', type: 'noAttack', seat: f.queue.shift() as Seat })
        return 'next'
      }),
    ],
  }),
}

const { auto } = steps<Barbarians, ScoringFrame>()
export const scoring: Rule<Barbarians, ScoringFrame> = {
  // BAR-SCORE-01, -07, BAR-RULING-73 Buildings, banner groups and, alone, the dummy's lead in honour.
  count: auto('BAR-SCORE-01', (t) => {
    const sums = t.state.players.map((_, seat) => finalSum(t, seat))
    t.state.final = sums
    sums.forEach((sum, seat) => {
      t.emit({ rule: 'BAR-SCORE-01', type: 'finalScored', seat, sum })
      changeDp(t, 'BAR-SCORE-01', seat, sum.total, sum)
    })
    return isSolo(t.state) ? 'solo' : 'rank'
  }),
  rank: auto('BAR-TIE-01', (t) => {
    const places = placesOf(t.state)
    const scores = t.state.players.map(({ dp }) => dp)
    t.emit({ rule: 'BAR-TIE-01', type: 'ranked', places })
    const winner = places.indexOf(1)
    const isTied = scores.filter((score) => score === scores[winner]).length > 1
    return t.end({
      rule: 'BAR-TIE-01',
      reason: isTied ? 'aheadInHonour' : 'mostPoints',
      winners: [winner],
      scores,
      places,
    })
  }),
  // BAR-SOLO-19 Strictly more than the target.
  solo: auto('BAR-SOLO-19', (t) => {
    const { dp } = playerOf(t.state, 0)
    const hasWon = dp > t.state.options.soloTarget
    const reason = hasWon ? 'targetBeaten' : 'targetMissed'
    return t.end({ rule: 'BAR-SOLO-19', reason, winners: hasWon ? [0] : [], scores: [dp] })
  }),
}
