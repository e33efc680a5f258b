/** Cards of single cubes: augmenting, moving them between spheres, and what harms opponents. */

import { joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import type { Augment, ChooseOpponent, Downgrade, EvictCube, Shift, Spend, Zone } from '../../types.ts'
import { zoneName } from '../../words/names.ts'
import { type About, ownOf } from './about.ts'
import { placeText } from './cardsOfBonus.ts'
import { iconOf } from './icons.ts'
import { frameOf } from './reading.ts'
import { attrWorth } from './worth.ts'

/** `Potential 4, Influence 7 then` */
function thenText(about: About, from: Zone, to: Zone): string {
  const { words, language } = about
  const { zones } = ownOf(about)
  return words.augment.after(zoneName(from, language), zones[from] - 1, zoneName(to, language), zones[to] + 1)
}

/** VIN-POWER-05 */
export function augmentCard(about: About, { from }: Augment): Card {
  const { words, view } = about
  const { zones } = ownOf(about)
  const isLastPotential = from === 'pot' && zones.pot === 1
  return {
    title: words.augment[from],
    icon: from === 'pot' ? 'inf' : 'conv',
    line: joined(
      thenText(about, from, from === 'pot' ? 'inf' : 'conv'),
      isLastPotential && words.augment.vindication,
      words.augment.left(frameOf(view, 'augment')?.left ?? 1),
    ),
    rank: from === 'pot' ? 1 : zones.conv === 0 ? 0.8 : 0,
  }
}
/** VIN-POWER-06 */
export const downgradeCard = (about: About, { from }: Downgrade): Card => ({
  title: about.words.downgrade[from],
  icon: 'downgrade',
  line: thenText(about, from, from === 'conv' ? 'inf' : 'pot'),
  rank: from === 'conv' ? 1 : 0,
})

/** `convert(X>Y)` of a card, not the bonus action. */
export function shiftCard(about: About, { from, to }: Shift): Card {
  const { words } = about
  const { spheres } = ownOf(about)
  return {
    title: words.shift.title(from, to),
    icon: iconOf(to),
    line: words.shift.line(from, spheres[from] - 1, to, spheres[to] + 1),
    rank: attrWorth(to) - attrWorth(from) + (spheres[from] - spheres[to]) / 10,
  }
}
export const spendCard = (about: About, { attr }: Spend): Card => ({
  title: about.words.spend.title(attr),
  icon: iconOf(attr),
  line: about.words.spend.left(ownOf(about).spheres[attr] - 1),
  rank: ownOf(about).spheres[attr],
})
export const enoughCard = ({ words }: About): Card => ({ title: words.enough.title, line: words.enough.line, rank: -1 })

// —— against others ——

export const againstCard = ({ words, state }: About, { seat }: ChooseOpponent): Card => ({
  title: words.against.title(seat),
  seat,
  line: words.against.line(state.players[seat]?.honor ?? 0),
  rank: state.players[seat]?.honor ?? 0,
})
export const evictCard = (about: About, { seat, from }: EvictCube): Card => ({
  title: about.words.evict.title(seat, placeText(about, from)),
  seat,
  line: about.words.evict.line,
  rank: about.state.players[seat]?.honor ?? 0,
})
