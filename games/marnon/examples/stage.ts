/** Reads the short notation of the examples: `I4: A 3m+H`, `turn A attack with boat`. */

import type { Seat, Sum, Viewer } from '@skerry/kernel'
import { Flaw, type Scene, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import {
  fieldOf,
  fieldsOf,
  forceIn,
  holdingIn,
  isCastle,
  isOccupied,
  LETTERS,
  placeOf,
  playerOf,
  reinforcements,
  strength,
  tileIn,
  unitCount,
  unitsOf,
} from '../queries.ts'
import type {
  Aid,
  Content,
  FieldId,
  Figure,
  Force,
  Marnon,
  Role,
  SetupFrame,
  State,
  Treasure,
  TurnFrame,
} from '../types.ts'

type P = ReturnType<typeof game.setup>
type Words = readonly string[]
interface Laying {
  readonly content: Content
  readonly p: P
  /** Fields that a line of the scene has named. */
  readonly named: Set<FieldId>
  /** What the fields nobody names hold. */
  others: { areas: string; castles: string }
}

const seatOf = (letter: string | undefined): Seat => LETTERS.indexOf(letter ?? '')
const letterOf = (seat: Seat): string => LETTERS[seat] as string

// —— forces as text ——

const EMPTY: Force = { party: null, bodies: 0, hero: false, sorcerer: false }

function forceFrom(text: string): Force {
  if (text === 'empty') return { ...EMPTY }
  const orcs = /^(\d+)o$/.exec(text)
  if (orcs !== null) return { ...EMPTY, party: 'orcs', bodies: Number(orcs[1]) }
  const [, letter, units = ''] = /^([A-F]) ((?:\d+m)?\+?[HS]?(?:\+S)?)$/.exec(text) ?? []
  if (letter === undefined) throw new Flaw('given', `"${text}" is no force`)
  const bodies = Number(/(\d+)m/.exec(units)?.[1] ?? 0)
  return { party: seatOf(letter), bodies, hero: units.includes('H'), sorcerer: units.includes('S') }
}

function lay(state: State, field: FieldId, { party, bodies, hero, sorcerer }: Force): void {
  Object.assign(holdingIn(state, field), { party, bodies })
  if (hero) playerOf(state, party as Seat).hero = field
  if (sorcerer) playerOf(state, party as Seat).sorcerer = field
}

function forceText({ party, bodies, hero, sorcerer }: Force): string {
  if (party === null) return 'empty'
  if (party === 'orcs') return `${bodies}o`
  const units = [bodies > 0 ? `${bodies}m` : '', hero ? 'H' : '', sorcerer ? 'S' : '']
  return `${letterOf(party)} ${units.filter((unit) => unit !== '').join('+')}`
}

function fieldNamed(content: Content, id: string | undefined): FieldId {
  if (id === undefined || !Object.hasOwn(content.field, id)) throw new Flaw('given', `there is no field ${id}`)
  return id as FieldId
}

// —— the scene ——

const GIVEN: readonly (readonly [RegExp, (at: Laying, words: Words) => void])[] = [
  [/^rest: (.+)$/, (at, [text = '']) => (at.others = { areas: text, castles: text })],
  [/^areas: (.+)$/, (at, [text = '']) => (at.others.areas = text)],
  [/^castles: (.+)$/, (at, [text = '']) => (at.others.castles = text)],
  [
    /^([IVC]+\d): (.+)$/,
    (at, [id, text = '']) => {
      const field = fieldNamed(at.content, id)
      at.named.add(field)
      lay(at.p.state, field, forceFrom(text))
    },
  ],
  [
    /^tile (\w+): (crown|chest|ring|blank) of ([A-F])$/,
    ({ content, p }, [id, kind, owner]) =>
      p.state.tiles.push({ owner: seatOf(owner), field: fieldNamed(content, id), kind: kind as Treasure }),
  ],
  [
    /^found ([A-F]): (.+)$/,
    ({ p }, [who, kinds = '']) => (playerOf(p.state, seatOf(who)).found = kinds.split(' ') as Treasure[]),
  ],
  [/^aids ([A-F]): (\d+)$/, ({ p }, [who, n]) => (playerOf(p.state, seatOf(who)).aids = Number(n))],
  [/^treasure moved$/, ({ p }) => (p.state.treasureMoved = true)],
  [/^dragon (\w+)$/, ({ content, p }, [id]) => (p.state.dragon = fieldNamed(content, id))],
  [/^peacemaker (\w+)$/, ({ content, p }, [id]) => (p.state.peacemaker = fieldNamed(content, id))],
  [/^start ([A-F])$/, ({ p }, [who]) => (p.state.startPlayer = seatOf(who))],
  [/^round (\d+)$/, ({ p }, [n]) => (p.state.round = Number(n))],
]

/** Where play stands: what lies on the stack. Read when everything else is laid. */
const STANDS: readonly (readonly [RegExp, (p: P, words: Words) => Marnon['frame'][]])[] = [
  [/^setup (castle|orcAreas|man)$/, (p, [at]) => inSetup(p, at as SetupFrame['at'], 0)],
  [
    /^setup hide (\d) ([A-F])$/,
    (p, [lap, who]) => inSetup(p, 'hide', (Number(lap) - 1) * p.seats + turnOf(p.state, seatOf(who))),
  ],
  [/^setup force$/, (p) => inSetup(p, 'nextBlock', -1)],
  [/^phase orcs$/, () => inRound('dragon', { rule: 'orcs', at: 'begin', named: [], source: 0, way: 0 })],
  [/^phase orcs attack$/, () => inRound('dragon', { rule: 'orcs', at: 'source', named: [], source: 0, way: 0 })],
  [/^phase dragon$/, () => inRound('dragon')],
  [/^phase peacemaker$/, () => inRound('peacemaker')],
  [/^phase start$/, () => inRound('startPlayer')],
  [/^turn ([A-F])$/, (p, [who]) => inTurn(p, seatOf(who), 'aid')],
  [
    /^turn ([A-F]) (reinforce|attack)(?: with (\w+))?$/,
    (p, [who, at, aid]) => inTurn(p, seatOf(who), at === 'attack' ? 'declare' : 'count', aid as Aid | undefined),
  ],
]

/** The place of a seat in the order from the start player. */
const turnOf = ({ players, startPlayer }: State, seat: Seat): number =>
  (seat - (startPlayer as Seat) + players.length) % players.length

function inSetup(p: P, at: SetupFrame['at'], taken: number): Marnon['frame'][] {
  p.state.round = 0
  return [
    { rule: 'game', at: 'nextRound' },
    { rule: 'setup', at, taken, men: 0, field: null },
  ]
}

function inRound(at: 'orcs' | 'dragon' | 'peacemaker' | 'startPlayer' | 'turns', ...above: Marnon['frame'][]) {
  return [{ rule: 'game', at: 'nextRound' }, { rule: 'round', at, passed: 0 }, ...above] as Marnon['frame'][]
}

function inTurn(p: P, seat: Seat, at: TurnFrame['at'], aid: Aid | null = null): Marnon['frame'][] {
  return [
    { rule: 'game', at: 'nextRound' },
    { rule: 'round', at: 'turns', passed: turnOf(p.state, seat) + 1 },
    { rule: 'turn', at, seat, aid, men: 0, field: null, extraAttackOpen: aid === 'extraAttack' },
  ]
}

/** Nothing given: right after setup begins. */
function place(content: Content, { seats = 2, options = {}, given }: Scene): P {
  const p = game.setup(content, seats, options)
  if (given.length === 0) return p
  const at: Laying = { content, p, named: new Set(), others: { areas: '1o', castles: '1o' } }
  p.state.startPlayer = 0
  p.state.round = 1
  const stands = given.filter((line) => STANDS.some(([form]) => form.test(line)))
  if (stands.length !== 1) throw new Flaw('given', `says ${stands.length} times where play stands`)
  for (const line of given) if (!stands.includes(line)) read(GIVEN, line)[1](at, read(GIVEN, line)[0])
  for (const id of content.fields)
    if (!at.named.has(id)) lay(p.state, id, forceFrom(at.others[isCastle(content, id) ? 'castles' : 'areas']))
  const [words, standing] = read(STANDS, stands[0] as string)
  p.stack.splice(0, p.stack.length, ...standing(p, words))
  if (!/^setup (castle|orcAreas|man)/.test(stands[0] as string))
    p.state.players.forEach((player, seat) => {
      player.out = unitCount(p, seat) === 0
    })
  return game.resume(content, p)
}

function read<V>(forms: readonly (readonly [RegExp, V])[], line: string): [Words, V] {
  const [form, meaning] = forms.find(([pattern]) => pattern.test(line)) ?? []
  if (form === undefined || meaning === undefined) throw new Flaw('given', `"${line}" cannot be read`)
  return [(form.exec(line) as RegExpExecArray).slice(1), meaning]
}

// —— facts: what the table says, worded as the fact would be ——

const sumText = ({ total, parts }: Sum): string =>
  `${parts.map(({ amount, of }) => `${amount} ${of}`).join(' + ')} = ${total}`
const listText = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(' '))

interface Seen {
  readonly content: Content
  readonly p: P
  readonly state: State
}
const table = ({ content, p }: Seen) => game.play(content, p)
const fightIn = ({ p }: Seen) => p.stack.findLast((f) => f.rule === 'fight')

const FACTS: readonly (readonly [RegExp, (at: Seen, words: Words) => string])[] = [
  [/^([IVC]+\d): /, ({ state, content }, [id]) => `${id}: ${forceText(forceIn(state, fieldNamed(content, id)))}`],
  [
    /^tile (\w+): /,
    ({ state, content }, [id]) => {
      const tile = tileIn(state, fieldNamed(content, id))
      return `tile ${id}: ${tile === undefined ? 'none' : letterOf(tile.owner)}`
    },
  ],
  [/^found ([A-F]): /, ({ state }, [who]) => `found ${who}: ${listText(playerOf(state, seatOf(who)).found)}`],
  [/^aids ([A-F]): /, ({ state }, [who]) => `aids ${who}: ${playerOf(state, seatOf(who)).aids}`],
  [/^dragon /, ({ state }) => `dragon ${state.dragon ?? 'nowhere'}`],
  [/^peacemaker /, ({ state }) => `peacemaker ${state.peacemaker ?? 'nowhere'}`],
  [/^start /, ({ state }) => `start ${letterOf(state.startPlayer ?? -1)}`],
  [/^round /, ({ state }) => `round ${state.round}`],
  [/^(?:out|in) ([A-F])$/, ({ state }, [who]) => `${playerOf(state, seatOf(who)).out ? 'out' : 'in'} ${who}`],
  [/^units ([A-F]): /, (at, [who]) => `units ${who}: ${unitCount(at, seatOf(who))}`],
  [/^orcs: /, (at) => `orcs: ${fieldsOf(at, 'orcs').reduce((all, id) => all + unitsOf(forceIn(at.state, id)), 0)}`],
  [/^occupied: /, ({ state, content }) => `occupied: ${content.fields.filter((id) => isOccupied(state, id)).length}`],
  [
    /^areas ([A-F]): /,
    (at, [who]) => `areas ${who}: ${fieldsOf(at, seatOf(who)).filter((id) => !isCastle(at.content, id)).length}`,
  ],
  [
    /^(hero|sorcerer) ([A-F]): /,
    (at, [figure, who]) =>
      `${figure} ${who}: ${placeOf(at, seatOf(who), figure as Figure) === null ? 'supply' : 'board'}`,
  ],
  [/^(?:asks|chance) /, (at) => waitsFor(at)],
  [/^named /, ({ p }) => `named ${listText(p.stack.findLast((f) => f.rule === 'orcs')?.named ?? [])}`],
  [
    /^(?:fight |no fight)/,
    (at) => {
      const f = fightIn(at)
      return f === undefined ? 'no fight' : `fight ${f.attacker.field} ${f.defender.field} ${f.by}`
    },
  ],
  [
    /^strength (attacker|defender) /,
    (at, [role]) => {
      const f = fightIn(at)
      return f === undefined ? 'no fight' : `strength ${role} ${strength(at, f, role as Role).total}`
    },
  ],
  [
    /^reinforcements ([A-F]): /,
    (at, [who]) => `reinforcements ${who}: ${sumText(reinforcements(table(at), seatOf(who)))}`,
  ],
  [/^men /, (at) => `men ${menGranted(at)}`],
  [/^(?:winner |nobody wins|no winner)/, ({ p }) => endOf(p)],
  [
    /^(?:not )?adjacent (\w+) (\w+)(?: (\w+))?$/,
    ({ content }, [from, to]) => {
      const way = fieldOf(content, fieldNamed(content, from)).ways.find((w) => w.to === to)
      return way === undefined ? `not adjacent ${from} ${to}` : `adjacent ${from} ${to} ${way.by}`
    },
  ],
  [
    /^sees (\w+) tile (\w+): /,
    ({ content, p }, [who, id]) => {
      const viewer: Viewer = who === 'spectator' ? who : seatOf(who)
      const tile = tileIn(game.view(content, p, viewer).state, fieldNamed(content, id))
      return `sees ${who} tile ${id}: ${tile?.kind ?? 'none'}`
    },
  ],
  [/^treasure moved: /, ({ state }) => `treasure moved: ${state.treasureMoved ? 'yes' : 'no'}`],
]

function waitsFor({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  if (pending.kind === 'chance') return `chance ${pending.chance}`
  if (pending.kind === 'over') return 'the game is over'
  return `asks ${pending.seats.map(letterOf).join(', ')} ${pending.decision}`
}

function menGranted({ content, p }: Seen): string {
  const pending = game.pending(content, p)
  const choices = pending.kind === 'asked' ? game.choices(content, p, pending.seats[0] as Seat) : { kind: 'none' }
  return choices.kind === 'allotment' && 'allotment' in choices ? String(choices.allotment.most) : 'are not granted now'
}

function endOf({ result }: P): string {
  if (result === null) return 'no winner yet'
  const { winners, rule, reason } = result
  return `${winners.length === 0 ? 'nobody wins' : `winner ${winners.map(letterOf).join(', ')}`}: ${rule} ${reason}`
}

function fact(content: Content, p: P, text: string): string | null {
  const [form, say] = FACTS.find(([pattern]) => pattern.test(text)) ?? []
  if (form === undefined || say === undefined) return 'no such fact is known'
  const holds = say({ content, p, state: p.state }, (form.exec(text) as RegExpExecArray).slice(1))
  return holds === text ? null : holds
}

export const stage: Stage<Marnon> = { place, fact }
