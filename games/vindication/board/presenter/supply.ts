/** What the viewer has. */

import { capital, joined } from '@skerry/boards'
import type { BoardPart, Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import {
  ATTRIBUTES,
  cardOf,
  championOf,
  controlledBy,
  knownQuests,
  masterOf,
  masterySum,
  playerOf,
  questParts,
  ZONES,
} from '../../queries.ts'
import type { Attr, Content, InPlay, Player, QuestId, Vindication } from '../../types.ts'
import { abilityText, taskText } from '../../words/effects.ts'
import { attributeName, cardName, questName, regionName, zoneName } from '../../words/names.ts'
import { iconOf } from './icons.ts'
import type { Board, Seen } from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

type Supply = ReturnType<BoardPart<Vindication>['supply']>

export function supply(content: Content, view: Seen, seat: Seat, language: Language): Supply {
  const words = presenterWords[language]
  const { state } = view
  const board = { content, state }
  const player = playerOf(state, seat)
  return [
    ...ZONES.map((zone) => ({
      name: zoneName(zone, language),
      value: joined(words.supply.cubes(player.zones[zone]), words.supply.zone[zone]),
      icon: iconOf(zone),
      thing: zone,
      short: String(player.zones[zone]),
    })),
    ...ATTRIBUTES.map((attr) => sphereSupply(board, player, seat, attr, language)),
    ...player.cards.flatMap((held) =>
      held.card === championOf(board, seat) ? [championSupply(board, held, language)] : [],
    ),
    ...KINDS.flatMap((kind) => kindSupply(board, seat, kind, language)),
    ...ATTRIBUTES.flatMap((attr) => (player.profs[attr] === 0 ? [] : [tileSupply(player, attr, words)])),
    ...knownQuests(state, seat, view.seat).map((quest) => questSupply(board, seat, quest, language)),
    {
      name: words.supply.character,
      value: player.isVindicated ? words.supply.vindicated : words.supply.wretched,
      icon: player.isVindicated ? 'vindicated' : 'wretched',
      thing: 'character',
      short: '',
    },
    {
      name: words.supply.speed,
      value: words.supply.speedLine(player.speed),
      icon: 'speed',
      short: String(player.speed),
    },
    ...regionsSupply(board, seat, language),
    ...(player.coins.length === 0
      ? []
      : [
          {
            name: words.supply.coins,
            value: player.coins.join(', '),
            icon: 'coin',
            short: String(player.coins.length),
          },
        ]),
  ]
}

function sphereSupply(board: Board, player: Player, seat: Seat, attr: Attr, language: Language): Supply[number] {
  const words = presenterWords[language]
  const isMaster = masterOf(board, attr) === seat
  return {
    name: attributeName(attr, language),
    value: joined(
      words.supply.cubes(player.spheres[attr]),
      words.mastery(attr, masterySum(board, seat, attr).total, isMaster),
    ),
    icon: iconOf(attr),
    thing: attr,
    short: String(player.spheres[attr]),
  }
}
/** VIN-RULING-62 The champion; all other cards can be read on the player’s board. */
function championSupply({ content }: Board, { card: id, cubes }: InPlay, language: Language): Supply[number] {
  const words = presenterWords[language]
  const card = cardOf(content, id)
  return {
    name: cardName(id, language),
    value: joined(
      words.supply.champion,
      words.supply.onIt(cubes),
      card.clauses.length > 0 && abilityText(card, language),
    ),
    icon: 'champion',
    thing: id,
    short: String(cubes),
  }
}
const KINDS = ['companion', 'trait', 'relic', 'monster'] as const
/** How many cards of a kind, and which; none is not worth a word. */
function kindSupply(board: Board, seat: Seat, kind: (typeof KINDS)[number], language: Language): Supply {
  const held = playerOf(board.state, seat).cards.filter(({ card }) => cardOf(board.content, card).kind === kind)
  if (held.length === 0) return []
  const { supply } = presenterWords[language]
  return [
    {
      name: supply.kinds[kind],
      value: held.map(({ card, cubes }) => supply.held(cardName(card, language), cubes)).join(', '),
      icon: kind,
      short: String(held.length),
    },
  ]
}
const tileSupply = ({ profs }: Player, attr: Attr, words: PresenterWords): Supply[number] => ({
  name: words.supply.tiles(attr),
  value: words.supply.tile(profs[attr]),
  icon: 'proficiency',
  thing: `tile ${attr}`,
  short: String(profs[attr]),
})
/** VIN-QUEST-02 Each goal, with a mark where it is met as things are. */
function questSupply(board: Board, seat: Seat, id: QuestId, language: Language): Supply[number] {
  const words = presenterWords[language]
  const met = questParts(board, seat, id)
  const goals = board.content.quests[id]?.goals ?? []
  return {
    name: capital(questName(id, language)),
    value: joined(
      ...goals.map((goal, i) => words.supply.goal(taskText(goal.if, language), goal.honor, (met[i]?.amount ?? 0) > 0)),
    ),
    icon: 'quest',
    thing: id,
    short: met.map(({ amount }) => (amount > 0 ? '+' : '–')).join(''),
  }
}
function regionsSupply({ state }: Board, seat: Seat, language: Language): Supply {
  const words = presenterWords[language]
  const names = controlledBy(state, seat).map((hex) => regionName(state.tiles[hex], language))
  if (names.length === 0) return []
  return [
    {
      name: words.supply.regions,
      value: words.supply.regionsLine(names, names.length),
      icon: 'control',
      short: String(names.length),
    },
  ]
}
