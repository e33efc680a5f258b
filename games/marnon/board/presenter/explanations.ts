/** What every thing on the table is, what it does, and all that lies there. */

import { capital } from '@skerry/boards'
import { type Chip, type Explanation, type Language, seatMark } from '@skerry/contracts'
import type { Seat, Table, ThingId } from '@skerry/kernel'
import type { RuleId } from '../../ledger.ts'
import type { Seen } from '../../outlook.ts'
import {
  defence,
  FIGURES,
  fieldOf,
  fieldsOf,
  forceIn,
  isAtPeace,
  LETTERS,
  MOST_AIDS,
  partyIn,
  playerOf,
  REAL_TREASURES,
  reinforcements,
  strengthIn,
  tileIn,
  unitCount,
} from '../../queries.ts'
import type { Content, FieldId, Marnon, State, Tile } from '../../types.ts'
import { type ExplanationWords, explanationWords, isKnown } from './explanationWords.ts'
import { FIGURE_ICONS, treasureIcon } from './icons.ts'
import { type PresenterWords, presenterWords } from './words.ts'

interface Asked {
  readonly content: Content
  readonly state: State
  readonly viewer: Seen['seat']
  readonly words: PresenterWords
  readonly say: ExplanationWords
}
/** With the rules of this game. */
type Told = Explanation & { readonly rules: readonly RuleId[] }

export function explanation(content: Content, view: Seen, thing: ThingId, language: Language): Explanation | null {
  const { state, seat } = view
  const [words, say] = [presenterWords[language], explanationWords[language]]
  return toldOf({ content, state, viewer: seat, words, say }, thing)
}

function toldOf(asked: Asked, thing: ThingId): Told | null {
  const { content, state } = asked
  if (content.field[thing as FieldId] !== undefined) return fieldTold(asked, thing as FieldId)
  if (thing === 'dragon' || thing === 'peacemaker') return state[thing] === null ? null : markerTold(asked, thing)
  if (thing.startsWith('tile/')) {
    const tile = tileIn(state, thing.slice('tile/'.length) as FieldId)
    return tile === undefined ? null : tileTold(asked, tile)
  }
  const seat = LETTERS.indexOf(thing)
  return state.players[seat] === undefined ? null : playerTold(asked, seat)
}

// —— fields ——

/** Everything in a field: units, a tile, the dragon, Peacemaker. */
function hereIn({ state, words, say }: Asked, field: FieldId): readonly Chip[] {
  const force = forceIn(state, field)
  const { party } = force
  const tile = tileIn(state, field)
  const units: Chip[] =
    party === null
      ? [{ text: say.nobody, icon: 'meeple' }]
      : [
          {
            text: words.force(force),
            icon: party === 'orcs' ? 'orc' : 'meeple',
            ...(party === 'orcs' ? {} : { seat: party }),
          },
        ]
  return [
    ...units,
    ...(tile === undefined ? [] : [tileChip(words, say, tile)]),
    ...(state.dragon === field ? [{ text: say.dragon, icon: 'dragon' }] : []),
    ...(state.peacemaker === field ? [{ text: say.peacemaker, icon: 'dove' }] : []),
  ]
}

/** A face only for whoever may know it. */
const tileChip = (words: PresenterWords, say: ExplanationWords, { owner, kind }: Tile): Chip => ({
  text: say.tile(owner, kind === 'hidden' ? null : words.treasures[kind]),
  icon: kind === 'hidden' ? 'chest' : (treasureIcon(kind).icon ?? 'chest'),
  seat: owner,
})

function fieldTold(asked: Asked, id: FieldId): Told {
  const { content, state, viewer, words, say } = asked
  const { terrain, region, ways } = fieldOf(content, id)
  const party = partyIn(state, id)
  const bonus = defence(content, id, 'land').reduce((all, { amount }) => all + amount, 0)
  const isBridged = ways.some(({ by }) => by !== 'land')
  const isPeaceful = isAtPeace({ state, content }, id) && region !== null
  return {
    name: capital(words.place(id)),
    sort: say.sort(terrain, region),
    icon: terrain === 'castle' ? 'castle' : party === 'orcs' ? 'orc' : 'meeple',
    ...(typeof party === 'number' ? { seat: party } : {}),
    text: [
      ...(state.dragon === id ? [say.dragonHere] : []),
      ...(isPeaceful ? [say.atPeace] : []),
      joinedText(say.defends(bonus), isBridged && say.bridge),
      ...(terrain === 'castle' ? [say.kingdom] : []),
      say.ways(ways.map(({ to, by }) => say.way(words.place(to), by))),
    ],
    here: hereIn(asked, id),
    chips: [
      ...(party === null
        ? []
        : [{ text: say.strength(strengthIn({ state, content }, id, 'defender', 'land').total), icon: 'castle' }]),
      ...(tileIn(state, id)?.owner === viewer ? [{ text: say.ownTreasure, icon: 'chest' }] : []),
    ],
    rules: [
      ...(terrain === 'castle' ? (['MAR-COMBAT-05', 'MAR-REINF-02'] as const) : (['MAR-COMBAT-04'] as const)),
      ...(isBridged ? (['MAR-COMBAT-06'] as const) : []),
      ...(state.dragon === id ? (['MAR-DRAGON-09'] as const) : []),
      ...(isPeaceful ? (['MAR-PEACE-04'] as const) : []),
    ],
  }
}
const joinedText = (...sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ')

// —— tiles and markers ——

function tileTold(asked: Asked, tile: Tile): Told {
  const { viewer, words, say } = asked
  const { owner, field, kind } = tile
  return {
    name: capital(tileChip(words, say, tile).text),
    sort: `${say.tileSort}, ${words.place(field)}`,
    icon: kind === 'hidden' ? 'chest' : (treasureIcon(kind).icon ?? 'chest'),
    seat: owner,
    text: [say.tileText(owner, owner === viewer), say.tileKnown(isKnown(kind))],
    here: hereIn(asked, field).filter(({ text }) => text !== tileChip(words, say, tile).text),
    rules: ['MAR-TREASURE-01', 'MAR-TREASURE-05'],
  }
}

function markerTold(asked: Asked, marker: 'dragon' | 'peacemaker'): Told {
  const { state, words, say } = asked
  const isDragon = marker === 'dragon'
  const field = state[marker] as FieldId
  return {
    name: isDragon ? say.dragonName : say.peaceName,
    sort: `${say.markerSort}, ${words.place(field)}`,
    icon: isDragon ? 'dragon' : 'dove',
    text: isDragon ? say.dragonText : say.peaceText,
    here: hereIn(asked, field).filter(({ icon }) => icon !== (isDragon ? 'dragon' : 'dove')),
    rules: isDragon
      ? ['MAR-DRAGON-03', 'MAR-DRAGON-07', 'MAR-DRAGON-09']
      : ['MAR-PEACE-02', 'MAR-PEACE-04', 'MAR-PEACE-05'],
  }
}

// —— players ——

/** MAR-AID-04 Tallies are open; and so are the treasures found, units and figures of everybody. */
function playerTold({ content, state, words, say }: Asked, seat: Seat): Told {
  const player = playerOf(state, seat)
  const perTurn = state.round === 0 ? 0 : reinforcements({ state, content } as Table<Marnon>, seat).total
  const rules: Told['rules'] = ['MAR-GEN-02', 'MAR-REINF-03', 'MAR-AID-01']
  if (player.out) return { name: seatMark(seat), seat, icon: 'meeple', text: [say.playerOut], rules }
  return {
    name: seatMark(seat),
    icon: 'meeple',
    seat,
    text: [...(perTurn > 0 ? [say.player(perTurn)] : []), say.goal],
    here: [
      { text: say.fields(fieldsOf({ state, content }, seat).length), icon: 'castle' },
      { text: words.units(unitCount({ state }, seat)), icon: 'meeple' },
      ...FIGURES.map((figure): Chip => {
        const [at, name] = [player[figure], capital(words.figures[figure])]
        return {
          text: at === null ? say.figureAway(name) : say.figureAt(name, words.place(at)),
          icon: FIGURE_ICONS[figure],
        }
      }),
      { text: say.aidsLeft(MOST_AIDS - player.aids), icon: 'dove' },
      ...REAL_TREASURES.filter((kind) => player.found.includes(kind)).map((kind) => ({
        text: say.found(words.treasures[kind]),
        ...treasureIcon(kind),
      })),
    ],
    rules,
  }
}
