/** Gods, warlords, buildings, decks and battles. */

import { capital } from '@skerry/boards'
import type { Chip, Explanation } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import type { RuleId } from '../../../ledger.ts'
import { buildingScore, cardOf, deckSize, priceOf, regionCardOf } from '../../../queries.ts'
import type { Card, CardId, Kind, RegionCardId } from '../../../types.ts'
import { battleName, cardName, troopForms } from '../../../words/names.ts'
import { battleText, costText, criterionText } from '../../../words/phrases.ts'
import { textOf } from '../about.ts'
import { chip } from '../bill.ts'
import { iconOf } from '../icons.ts'
import { frameOf } from '../reading.ts'
import { type Asked, told } from './asked.ts'

const RULES: Readonly<Record<Kind, readonly RuleId[]>> = {
  god: ['BAR-INVOKE-02', 'BAR-GOD-01', 'BAR-INVOKE-03'],
  warlord: ['BAR-INVOKE-04', 'BAR-WARL-01', 'BAR-BATTLE-02'],
  building: ['BAR-BUILD-01', 'BAR-PREP-02', 'BAR-SCORE-01'],
}

/** Who has it, if anybody has, and how it lies there. */
function ownerOf(
  { state }: Asked,
  id: CardId,
): { readonly seat: Seat; readonly is: 'upright' | 'turned' | 'aside' } | null {
  for (const [seat, { gods, warlords, buildings, aside }] of state.players.entries()) {
    const held = [...gods, ...warlords].find(({ card }) => card === id)
    if (held !== undefined) return { seat, is: held.isUpright ? 'upright' : 'turned' }
    if (buildings.includes(id)) return { seat, is: 'upright' }
    if (aside === id) return { seat, is: 'aside' }
  }
  return null
}

export function cardTold(asked: Asked, id: CardId): Explanation {
  const { content, say, language, seat, isSeated } = asked
  const card = cardOf(content, id)
  const owner = ownerOf(asked, id)
  const isOwn = isSeated && owner?.seat === seat
  return {
    ...told(cardName(id, language), {
      sort: say.sorts[card.kind],
      icon: iconOf(card.kind),
      text: [
        doesText(asked, card),
        owner === null ? say.card.display : isOwn ? say.card.yours : say.card.of(owner.seat),
        owner !== null && (card.kind !== 'building' || owner.is === 'aside') && say.card[owner.is],
      ],
      chips: cardChips(asked, card, owner?.seat ?? (isSeated ? seat : null)),
      rules: RULES[card.kind],
    }),
    ...(owner === null ? {} : { seat: owner.seat }),
  }
}

function doesText(asked: Asked, card: Card): string {
  const { say, language, words } = asked
  if (card.kind === 'god') return say.card.god(textOf(asked, card.prayer))
  if (card.kind === 'building') return say.card.building(textOf(asked, card.production), criterionText(card, language))
  const troop = card.troop === 'any' ? words.card.anyTroop : troopForms(card.troop, language)[0]
  return say.card.warlord(troop, textOf(asked, card.sacrifice))
}

function cardChips(asked: Asked, card: Card, scorer: Seat | null): readonly Chip[] {
  const { say, language } = asked
  const price = chip('trade', say.card.price(costText(priceOf(card), language)))
  if (card.kind === 'god') return [price, chip('dp', say.card.brings(card.dp))]
  if (card.kind === 'warlord') return [price, chip('honour', say.card.crowns(card.crowns))]
  return scorer === null ? [price] : [price, chip('dp', say.card.worth(buildingScore(asked, scorer, card.id).amount))]
}

export const deckTold = ({ state, say }: Asked, deck: Kind | 'common'): Explanation =>
  told(say.deck.names[deck], {
    sort: say.sorts.deck,
    icon: deck === 'common' ? 'card' : iconOf(deck),
    text: [say.deck.text(deckSize(state, deck === 'common' ? 'god' : deck)), say.deck.back],
    rules: ['BAR-EVENT-01', 'BAR-GEN-10', 'BAR-RULING-27'],
  })

export function battleTold(asked: Asked, id: RegionCardId): Explanation {
  const { say, language, view } = asked
  const campaign = frameOf(view, 'campaign')
  const card = regionCardOf(asked, id)
  const isLast = campaign?.faced.at(-1) === id
  const how = campaign?.won.includes(id) ? 'won' : campaign?.swapped.includes(id) ? 'aside' : isLast ? 'open' : 'lost'
  return told(capital(battleName(id, language)), {
    sort: say.sorts.battle,
    icon: iconOf(card.terrain),
    text: [say.battle.asks(battleText(card, language)), say.battle[how]],
    rules: ['BAR-BATTLE-01', 'BAR-BATTLE-04', 'BAR-BATTLE-05', 'BAR-BATTLE-06'],
  })
}
