/** Cards of single cubes: augmenting, moving them between spheres, and what harms opponents. */

import type { Card } from '@skerry/contracts'
import type { Augment, ChooseOpponent, Downgrade, EvictCube, Shift, Spend, Zone } from '../../types.ts'
import { type About, ownOf } from './about.ts'
import { placeText } from './cardsOfBonus.ts'
import { type Chips, chip, chipsOf, comes, goes, only } from './chips/chips.ts'
import { iconOf } from './icons.ts'
import { frameOf } from './reading.ts'
import { attrWorth } from './worth.ts'

/** A cube from one zone to the next. */
const movesTo = (about: About, from: Zone, to: Zone): Chips => ({
  price: [goes(about, 1, from)],
  gain: [comes(about, 1, to)],
})

/** VIN-POWER-05 */
export function augmentCard(about: About, { from }: Augment): Card {
  const { words, view } = about
  const { zones } = ownOf(about)
  const isLastPotential = from === 'pot' && zones.pot === 1
  const left = frameOf(view, 'augment')?.left ?? 1
  return {
    title: words.augment[from],
    icon: from === 'pot' ? 'inf' : 'conv',
    ...chipsOf(movesTo(about, from, from === 'pot' ? 'inf' : 'conv'), {
      effect: only(
        isLastPotential && chip(words.chip.emptyPotential, 'vindicated'),
        left > 1 && chip(words.chip.more(left), 'augment'),
      ),
    }),
    rank: from === 'pot' ? 1 : zones.conv === 0 ? 0.8 : 0,
  }
}
/** VIN-POWER-06 */
export const downgradeCard = (about: About, { from }: Downgrade): Card => ({
  title: about.words.downgrade[from],
  icon: 'downgrade',
  ...movesTo(about, from, from === 'conv' ? 'inf' : 'pot'),
  rank: from === 'conv' ? 1 : 0,
})

/** `convert(X>Y)` of a card, not the bonus action. */
export function shiftCard(about: About, { from, to }: Shift): Card {
  const { words } = about
  const { spheres } = ownOf(about)
  return {
    title: words.shift.title(from, to),
    icon: iconOf(to),
    price: [goes(about, 1, from)],
    gain: [comes(about, 1, to)],
    rank: attrWorth(to) - attrWorth(from) + (spheres[from] - spheres[to]) / 10,
  }
}
export const spendCard = (about: About, { attr }: Spend): Card => ({
  title: about.words.spend.title(attr),
  icon: iconOf(attr),
  price: [goes(about, 1, attr)],
  rank: ownOf(about).spheres[attr],
})
export const enoughCard = ({ words }: About): Card => ({
  title: words.enough.title,
  effect: [chip(words.chip.lapses, 'decline')],
  rank: -1,
})

// —— against others ——

export const againstCard = ({ words, state }: About, { seat }: ChooseOpponent): Card => ({
  title: words.against.title(seat),
  seat,
  effect: [chip(words.against.line(state.players[seat]?.honor ?? 0), 'honor', seat)],
  rank: state.players[seat]?.honor ?? 0,
})
export const evictCard = (about: About, { seat, from }: EvictCube): Card => ({
  title: about.words.evict.title(seat, placeText(about, from)),
  seat,
  effect: [chip(about.words.evict.line, 'inf', seat)],
  rank: about.state.players[seat]?.honor ?? 0,
})
