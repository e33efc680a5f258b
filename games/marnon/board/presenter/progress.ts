/** Where the game stands, and what matters about each seat. */

import { capital, phasesAt } from '@skerry/boards'
import type { BoardPart, IconName, Language, Progress, Figure as SeatFigure } from '@skerry/contracts'
import type { Seat, Table } from '@skerry/kernel'
import { type Seen, topFrame } from '../../outlook.ts'
import {
  FIGURES,
  fieldsOf,
  hiderOf,
  MOST_AIDS,
  playerOf,
  REAL_TREASURES,
  reinforcements,
  unitCount,
} from '../../queries.ts'
import type { Content, Marnon, SetupFrame, Treasure, TurnFrame } from '../../types.ts'
import { FIGURE_ICONS, treasureIcon } from './icons.ts'
import { type Detail, type PhaseId, presenterWords } from './words.ts'

const PHASES: Readonly<Record<PhaseId, IconName>> = {
  orcs: 'orc',
  dragon: 'dragon',
  peacemaker: 'dove',
  startPlayer: 'crown',
  turns: 'swords',
}

export function progress(_content: Content, view: Seen, language: Language): Progress {
  const words = presenterWords[language]
  const { round } = view.state
  const detail = detailOf(view)
  return {
    round: round === 0 ? words.setup : words.round(round),
    ...phasesAt(PHASES, words.phases, phaseOf(view)),
    detail: detail === null ? '' : words.details[detail],
  }
}

const PHASE_OF_RULE: Readonly<Partial<Record<string, PhaseId>>> = {
  orcs: 'orcs',
  dragon: 'dragon',
  peace: 'peacemaker',
  startRoll: 'startPlayer',
  turn: 'turns',
}
function phaseOf({ stack }: Seen): PhaseId | null {
  for (const { rule } of stack) {
    const phase = PHASE_OF_RULE[rule]
    if (phase !== undefined) return phase
  }
  return null
}

function detailOf(view: Seen): Detail | null {
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setupStartRoll':
      return 'order'
    case 'setup':
      return SETUP[frame.at] ?? 'blocks'
    case 'turn':
      return TURN[frame.at]
    case 'attack':
      return 'attack'
    case 'fight':
      return 'fight'
    case 'find':
      return 'treasure'
    default:
      return null
  }
}
const SETUP: Readonly<Partial<Record<SetupFrame['at'], Detail>>> = {
  order: 'order',
  castle: 'castles',
  orcCastles: 'castles',
  orcAreas: 'men',
  man: 'men',
  hide: 'treasures',
  guard: 'treasures',
  nextTile: 'treasures',
}
const TURN: Readonly<Record<TurnFrame['at'], Detail>> = {
  aid: 'aid',
  aidField: 'aid',
  aidMen: 'aid',
  extraManField: 'aid',
  extraMan: 'aid',
  moveTreasure: 'aid',
  remnant: 'aid',
  count: 'reinforcements',
  reinforce: 'reinforcements',
  declare: 'attack',
  afterAttack: 'attack',
  extraAttack: 'attack',
}

/** MAR-AID-04 Tallies are open, and so are the treasures and units of everybody. */
export function figures(content: Content, { state }: Seen, seat: Seat, language: Language): readonly SeatFigure[] {
  const words = presenterWords[language]
  const { out, found, aids } = playerOf(state, seat)
  const signs = REAL_TREASURES.map((kind) => ({
    icon: kind,
    name: words.treasures[kind],
    isGot: found.includes(kind),
  }))
  const got = signs.filter(({ isGot }) => isGot).length
  const treasures: SeatFigure = { id: 'treasures', name: words.treasuresName(got), value: got, signs }
  if (out) return [treasures, { id: 'out', name: words.standing, value: words.out }]
  const perTurn: SeatFigure = {
    id: 'reinforcements',
    name: words.perTurn,
    value: `+${reinforcements({ state, content } as Table<Marnon>, seat).total}`,
    sum: `reinforcements ${seat}`,
  }
  const fields = fieldsOf({ state, content }, seat).length
  const units = unitCount({ state }, seat)
  return [
    treasures,
    { id: 'fields', name: words.fields(fields), value: fields },
    { id: 'units', icon: 'meeple', name: words.unitsName(units), value: units },
    ...(state.round === 0 ? [] : [perTurn]),
    { id: 'aids', icon: 'dove', name: words.aidsLeft, value: MOST_AIDS - aids, of: MOST_AIDS },
  ]
}

type Supply = ReturnType<BoardPart<Marnon>['supply']>

export function supply(_content: Content, { state }: Seen, seat: Seat, language: Language): Supply {
  const words = presenterWords[language]
  const player = playerOf(state, seat)
  const names = (isWanted: (kind: Treasure) => boolean) =>
    REAL_TREASURES.filter(isWanted)
      .map((kind) => words.treasures[kind])
      .join(', ')
  const found = names((kind) => player.found.includes(kind))
  const missing = names((kind) => !player.found.includes(kind))
  return [
    ...FIGURES.map((figure) => {
      const field = player[figure]
      const row = { name: capital(words.figures[figure]), icon: FIGURE_ICONS[figure] }
      return field === null ? { ...row, value: words.inSupply } : { ...row, value: words.place(field), thing: field }
    }),
    ...(missing === '' || found === '' ? [] : [{ name: words.found, value: found }]),
    missing === '' ? { name: words.found, value: words.all } : { name: words.missing, value: missing },
    ...state.tiles.flatMap(({ owner, field, kind }) =>
      kind === 'hidden' || hiderOf(state, owner) !== seat
        ? []
        : [{ name: words.hidden(kind), value: words.place(field), ...treasureIcon(kind), thing: field }],
    ),
  ]
}
