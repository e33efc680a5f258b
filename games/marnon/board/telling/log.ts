/** How events look in the log, how long they are shown and how they sound. */

import type { IconName, Language, LogSign, SoundName, Split, ThingId, Viewer } from '@skerry/kernel'
import { frameOf, type Seen } from '../../outlook.ts'
import { fieldOfSlot } from '../../queries.ts'
import type { MarnonEvent, Party } from '../../types.ts'
import { AID_ICONS, FIGURE_ICONS, treasureIcon } from './icons.ts'
import { tellingWords } from './words.ts'

type Type = MarnonEvent['type']
type Mark = Pick<LogSign, 'seat' | 'icon'>

/** What comes next says it as well: the attacks of these orcs, the second roll. */
const QUIET = new Set<Type>(['orcsRoused', 'doublesRolled', 'regionNamedAgain'])

export function sign(event: MarnonEvent, language: Language): LogSign {
  const words = tellingWords[language]
  const dice = diceOf(event)
  return {
    ...(event.type === 'roundBegan' ? { heading: words.round(event.round) } : {}),
    ...(event.type === 'turnBegan' ? { heading: words.turn(event.seat) } : {}),
    ...(QUIET.has(event.type) ? { isQuiet: true } : {}),
    ...markOf(event),
    ...(dice.length > 0 ? { dice } : {}),
    things: thingsOf(event),
  }
}

// —— whose doing it is ——

const ofParty = (party: Party): Mark => (party === 'orcs' ? { icon: 'orc' } : { seat: party })

function markOf(event: MarnonEvent): Mark {
  switch (event.type) {
    case 'tileLaid':
      return { seat: event.hider, ...(event.kind === undefined ? {} : treasureIcon(event.kind)) }
    case 'fieldOccupied':
      return ofParty(event.party)
    case 'unitsLost':
      return lossMark(event.rule, event.losses)
    case 'aidTaken':
      return { seat: event.seat, icon: AID_ICONS[event.aid] }
    case 'figureJumped':
      return { seat: event.seat, icon: FIGURE_ICONS[event.figure] }
    case 'treasureFound':
      return { seat: event.seat, ...treasureIcon(event.kind) }
    default: {
      const icon = ICONS[event.type]
      return { ...('seat' in event ? { seat: event.seat } : {}), ...(icon === undefined ? {} : { icon }) }
    }
  }
}

/** The only one who lost; a fight that cost both sides is nobody's line. */
function lossMark(rule: string, losses: readonly { readonly party: Party }[]): Mark {
  const [first, second] = losses
  if (first === undefined || second !== undefined) return { icon: 'swords' }
  return rule.startsWith('MAR-DRAGON') ? { ...ofParty(first.party), icon: 'dragon' } : ofParty(first.party)
}

const ICONS: Readonly<Partial<Record<Type, IconName>>> = {
  startPlayerChosen: 'crown',
  orcsPlaced: 'orc',
  doublesRolled: 'orc',
  roundBegan: 'orc',
  regionNamed: 'orc',
  regionNamedAgain: 'orc',
  regionSpared: 'orc',
  allRegionsNamed: 'orc',
  orcsGrew: 'orc',
  orcsRoused: 'orc',
  orcsAttacked: 'orc',
  targetSpared: 'orc',
  fieldsFilled: 'orc',
  dragonLanded: 'dragon',
  dragonBit: 'dragon',
  dragonStayed: 'dragon',
  peacemakerMoved: 'dove',
  orcsGifted: 'dove',
  treasureMoved: 'chest',
  attackDeclared: 'swords',
  diceRolled: 'swords',
  bothMissed: 'swords',
  fightEnded: 'swords',
  ringTurned: 'ring',
  ringUnused: 'ring',
}

function diceOf(event: MarnonEvent): NonNullable<LogSign['dice']> {
  switch (event.type) {
    case 'startDieRolled':
      return [{ value: event.die, seat: event.seat }]
    case 'dragonBit':
      return [{ value: event.die, icon: 'dragon' }]
    case 'diceRolled': {
      const { dice, strengths } = event
      return [
        { value: dice.attacker, icon: 'swords', isHit: dice.attacker <= strengths.attacker },
        { value: dice.defender, icon: 'castle', isHit: dice.defender <= strengths.defender },
      ]
    }
    default:
      return []
  }
}

// —— where it happened ——

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

// —— how long, and how it sounds ——

/** In ms; what is not named takes no time: there is nothing to see. */
const PACE: Readonly<Partial<Record<Type, number>>> = {
  roundBegan: 560,
  turnBegan: 420,
  regionNamed: 360,
  regionNamedAgain: 240,
  regionSpared: 360,
  allRegionsNamed: 360,
  reinforcementsCounted: 360,
  aidTaken: 480,
  startDieRolled: 420,
  startPlayerChosen: 320,
  fieldSettled: 320,
  orcsPlaced: 320,
  tileLaid: 420,
  menPlaced: 420,
  orcsGrew: 420,
  orcsAttacked: 300,
  targetSpared: 160,
  fieldsFilled: 320,
  dragonLanded: 800,
  dragonBit: 640,
  peacemakerMoved: 800,
  orcsGifted: 420,
  treasureMoved: 640,
  attackDeclared: 640,
  unitsMustered: 480,
  figureJumped: 480,
  diceRolled: 900,
  unitsLost: 480,
  fightEnded: 160,
  fieldOccupied: 560,
  treasureFound: 900,
  ringTurned: 640,
  eliminated: 640,
}
/** The orcs fight often and nobody chooses anything: their fights go by quickly. */
const ORC_PACE: Readonly<Partial<Record<Type, number>>> = {
  diceRolled: 320,
  unitsLost: 240,
  fightEnded: 0,
  fieldOccupied: 320,
}

export function pace(event: MarnonEvent, view: Seen): number {
  const isOrcs = frameOf(view, 'fight')?.attacker.party === 'orcs'
  return (isOrcs ? ORC_PACE[event.type] : undefined) ?? PACE[event.type] ?? 0
}

const SOUNDS: Readonly<Partial<Record<Type, SoundName>>> = {
  startDieRolled: 'dice',
  fieldSettled: 'place',
  orcsPlaced: 'place',
  tileLaid: 'place',
  menPlaced: 'place',
  roundBegan: 'round',
  orcsGrew: 'swell',
  fieldsFilled: 'place',
  dragonLanded: 'capture',
  dragonBit: 'dice',
  peacemakerMoved: 'place',
  orcsGifted: 'place',
  treasureMoved: 'place',
  unitsMustered: 'place',
  figureJumped: 'place',
  diceRolled: 'dice',
  unitsLost: 'capture',
  fieldOccupied: 'capture',
  treasureFound: 'place',
}

/** Who is at the screen hears that it is their turn; the end of a round is heard as the next one begins. */
export function sound(event: MarnonEvent, viewer: Viewer): SoundName | null {
  if (event.type === 'turnBegan') return event.seat === viewer ? 'turn' : null
  if (event.type === 'roundBegan' && event.round === 1) return null
  return SOUNDS[event.type] ?? null
}
