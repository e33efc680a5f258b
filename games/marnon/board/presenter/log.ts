/** How events look in the log, how long they are shown and how they sound. */

import { type EventOf, type LogTable, logBy, ownTurn } from '@skerry/boards'
import type { IconName, LogSign } from '@skerry/contracts'
import type { Seat, Split, ThingId } from '@skerry/kernel'
import { frameOf, type Seen } from '../../outlook.ts'
import { fieldOfSlot } from '../../queries.ts'
import type { MarnonEvent, Party } from '../../types.ts'
import { AID_ICONS, FIGURE_ICONS, treasureIcon } from './icons.ts'
import { presenterWords } from './words.ts'

/** All that events say about places. */
interface Placed {
  readonly source?: ThingId
  readonly target?: ThingId
  readonly from?: ThingId
  readonly field?: ThingId
  readonly fields?: readonly ThingId[]
  readonly n?: Split
  readonly losses?: readonly { readonly n: Split }[]
}

export function thingsOf(event: MarnonEvent): readonly ThingId[] {
  const { source, target, from, field, fields = [], n = {}, losses = [] } = event as Placed
  const slots = [n, ...losses.map((loss) => loss.n)].flatMap((split) => Object.keys(split))
  const single = [source, target, from, field].filter((id) => id !== undefined)
  return [...new Set([...single, ...fields, ...slots.map(fieldOfSlot)])]
}

// —— whose doing it is ——

const seatOf = (party: Party | null): Seat | undefined => (typeof party === 'number' ? party : undefined)
const partyIcon = (party: Party): IconName | undefined => (party === 'orcs' ? 'orc' : undefined)

type Losses = EventOf<MarnonEvent, 'unitsLost'>['losses']
/** The only one who lost; a fight that cost both sides is nobody's line. */
const loserOf = (losses: Losses): Party | null => (losses.length === 1 ? (losses[0]?.party ?? null) : null)
function lossIcon(rule: string, losses: Losses): IconName | undefined {
  const loser = loserOf(losses)
  if (loser === null) return 'swords'
  return rule.startsWith('MAR-DRAGON') ? 'dragon' : partyIcon(loser)
}

function fightDice({ dice, strengths }: EventOf<MarnonEvent, 'diceRolled'>): LogSign['dice'] {
  return [
    { value: dice.attacker, icon: 'swords', isHit: dice.attacker <= strengths.attacker },
    { value: dice.defender, icon: 'castle', isHit: dice.defender <= strengths.defender },
  ]
}

/** The orcs fight often and nobody chooses anything: their fights go by quickly. */
const quickForOrcs =
  (ms: number, forOrcs: number) =>
  (_: unknown, view: Seen): number =>
    frameOf(view, 'fight')?.attacker.party === 'orcs' ? forOrcs : ms

/**
 * Quiet is what the next line says as well: the attacks of these orcs, the second roll. The end of a round is heard as the next one begins.
 */
const LOG: LogTable<MarnonEvent, Seen> = {
  startDieRolled: { dice: ({ seat, die }) => [{ value: die, seat }], ms: 420, sound: 'dice' },
  startPlayerChosen: { icon: 'crown', ms: 320 },
  fieldSettled: { ms: 320, sound: 'place' },
  orcsPlaced: { icon: 'orc', ms: 320, sound: 'place' },
  doublesRolled: { isQuiet: true, icon: 'orc' },
  tileLaid: {
    seat: ({ hider }) => hider,
    icon: ({ kind }) => (kind === undefined ? undefined : treasureIcon(kind).icon),
    ms: 420,
    sound: 'place',
  },
  menPlaced: { ms: 420, sound: 'place' },
  roundBegan: {
    heading: ({ round }, language) => presenterWords[language].round(round),
    icon: 'orc',
    ms: 560,
    sound: ({ round }) => (round === 1 ? null : 'round'),
  },
  regionNamed: { icon: 'orc', ms: 360 },
  regionNamedAgain: { isQuiet: true, icon: 'orc', ms: 240 },
  regionSpared: { icon: 'orc', ms: 360 },
  allRegionsNamed: { icon: 'orc', ms: 360 },
  orcsGrew: { icon: 'orc', ms: 420, sound: 'swell' },
  orcsRoused: { isQuiet: true, icon: 'orc' },
  orcsAttacked: { icon: 'orc', ms: 300 },
  targetSpared: { icon: 'orc', ms: 160 },
  fieldsFilled: { icon: 'orc', ms: 320, sound: 'place' },
  dragonLanded: { icon: 'dragon', ms: 800, sound: 'capture' },
  dragonBit: { icon: 'dragon', dice: ({ die }) => [{ value: die, icon: 'dragon' }], ms: 640, sound: 'dice' },
  dragonStayed: { icon: 'dragon' },
  peacemakerMoved: { icon: 'dove', ms: 800, sound: 'place' },
  orcsGifted: { icon: 'dove', ms: 420, sound: 'place' },
  turnBegan: { heading: ({ seat }, language) => presenterWords[language].turn(seat), ms: 420, sound: ownTurn },
  aidTaken: { icon: ({ aid }) => AID_ICONS[aid], ms: 480 },
  treasureMoved: { icon: 'chest', ms: 640, sound: 'place' },
  reinforcementsCounted: { ms: 360 },
  attackDeclared: { icon: 'swords', ms: 640 },
  unitsMustered: { ms: 480, sound: 'place' },
  figureJumped: { icon: ({ figure }) => FIGURE_ICONS[figure], ms: 480, sound: 'place' },
  diceRolled: { icon: 'swords', dice: fightDice, ms: quickForOrcs(900, 320), sound: 'dice' },
  bothMissed: { icon: 'swords' },
  unitsLost: {
    seat: ({ losses }) => seatOf(loserOf(losses)),
    icon: ({ rule, losses }) => lossIcon(rule, losses),
    ms: quickForOrcs(480, 240),
    sound: 'capture',
  },
  fightEnded: { icon: 'swords', ms: quickForOrcs(160, 0) },
  fieldOccupied: {
    seat: ({ party }) => seatOf(party),
    icon: ({ party }) => partyIcon(party),
    ms: quickForOrcs(560, 320),
    sound: 'capture',
  },
  treasureFound: { icon: ({ kind }) => treasureIcon(kind).icon, ms: 900, sound: 'place' },
  ringTurned: { icon: 'ring', ms: 640 },
  ringUnused: { icon: 'ring' },
  eliminated: { ms: 640 },
}

export const log = logBy(LOG, thingsOf)
