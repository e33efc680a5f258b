import { type Position, type Seat, writeOutcome } from '@skerry/kernel'
import { type Example, Flaw, type Stage } from '@skerry/kit'
import { game } from '../game.ts'
import { reinforcementCount, reinforcements } from '../queries.ts'
import type { AreaId, Content, Risk, State } from '../types.ts'

type P = Position<State, Risk['frame']>

const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat)
const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65

/** What a line of `given` can say; later lines overrule earlier ones. Numbers arrive as text. */
const GIVEN: readonly (readonly [RegExp, (content: Content, p: P, ...words: string[]) => void])[] = [
  [/^all: ([ABC]) (\d+)$/, (content, p, seat, n) => occupy(p.state, areasOf(content), seat, n)],
  [
    /^region (\d+): ([ABC]) (\d+)$/,
    (content, p, region, seat, n) =>
      occupy(
        p.state,
        areasOf(content).filter((area) => content.regionOf[area] === Number(region)),
        seat,
        n,
      ),
  ],
  [
    /^area ([\d,]+): ([ABC]) (\d+)$/,
    (_, p, list = '', seat, n) => occupy(p.state, list.split(',').map(Number), seat, n),
  ],
  [
    /^cards ([ABC]) (\d)\/(\d)\/(\d)$/,
    (_, p, seat = '', ...kinds) => (p.state.cards[seatOf(seat)] = kinds.map(Number)),
  ],
  [/^trades (\d+)$/, (_, p, n) => (p.state.trades = Number(n))],
  [/^turns (\d+)$/, (_, p, n) => (p.state.turn = Number(n))],
  [
    /^turn ([ABC]) (reinforce|attack|fortify)(?: pool (\d+))?( conquered)?$/,
    (content, p, who = '', at, pool, conquered) => {
      const seat = seatOf(who)
      const own = at === 'reinforce' ? reinforcementCount(p.state, content, seat) : 0
      const frame = { rule: 'turn', seat, pool: Number(pool ?? own), conquered: conquered !== undefined } as const
      p.stack[0] = { ...frame, at: at as 'reinforce', from: -1, to: -1 }
    },
  ],
  [/^dealt (\d+)$/, (_, p, n) => clearFrom(p, Number(n))],
  [
    /^muster ([ABC]) left (\d+)$/,
    (_, p, seat = '', n) => {
      p.stack[0] = { rule: 'setup', at: 'muster', area: p.state.owner.length, seat: seatOf(seat), left: Number(n) }
    },
  ],
]

const heldIn = ({ owner }: State): number[] => [0, 1, 2].map((seat) => owner.filter((o) => o === seat).length)
const areasOf = ({ links }: Content): AreaId[] => links.map((_, area) => area)

function occupy(state: State, areas: readonly AreaId[], seat = 'A', armies = '1'): void {
  for (const area of areas) {
    if (area >= state.owner.length) throw new Flaw('given', `there is no area ${area}`)
    state.owner[area] = seatOf(seat)
    state.armies[area] = Number(armies)
  }
}

/** Only the areas before this one are dealt yet. */
function clearFrom(p: P, area: AreaId): void {
  p.state.owner.fill(-1, area)
  p.state.armies.fill(0, area)
  p.stack[0] = { rule: 'setup', at: 'deal', area, seat: 0, left: 0 }
}

/** Areas nobody names belong to A, B, C, A, … with one army each; nothing given: right after setup. */
function place(content: Content, { id, seats = 3, options = {}, given }: Example): P {
  const p = game.setup(content, seats, options)
  if (given.length === 0) return p
  for (const area of areasOf(content)) occupy(p.state, [area], letterOf(area % seats), '1')
  for (const line of given) {
    const [pattern, put] = GIVEN.find(([form]) => form.test(line)) ?? []
    if (pattern === undefined || put === undefined) throw new Flaw(id, `"${line}" cannot be read`)
    p.state.held = heldIn(p.state)
    put(content, p, ...(pattern.exec(line) as RegExpExecArray).slice(1))
  }
  p.state.held = heldIn(p.state)
  return p
}

/** What the table says about each kind of fact, worded as the fact would be. */
const FACTS: Readonly<Record<string, (content: Content, p: P, which: string) => string>> = {
  area: (_, { state }, area) => {
    const owner = state.owner[Number(area)] ?? -1
    return `area ${area}: ${owner < 0 ? 'nobody' : letterOf(owner)} ${state.armies[Number(area)]}`
  },
  cards: (_, { state }, seat) => `cards ${seat} ${state.cards[seatOf(seat)]?.join('/')}`,
  holds: (_, { state }, seat) => `holds ${seat} ${state.held[seatOf(seat)]}`,
  trades: (_, { state }) => `trades ${state.trades}`,
  reinforcements: (content, { state }, seat) => {
    const { total, parts } = reinforcements(state, content, seatOf(seat))
    return `reinforcements ${seat}: ${parts.map(({ amount, of }) => `${amount} ${of}`).join(' + ')} = ${total}`
  },
  turn: (_, { stack }) => {
    const [f] = stack
    if (f?.rule !== 'turn') return 'no turn'
    return `turn ${letterOf(f.seat)} ${f.at}${f.at === 'reinforce' ? ` pool ${f.pool}` : ''}`
  },
  chance: (content, p) => {
    const pending = game.pending(content, p)
    if (pending.kind !== 'chance') return `chance is not asked`
    const { list, weights } = pending.outcomes
    return `chance ${list.map((o, i) => `${writeOutcome(o)}${weights === null ? '' : `×${weights[i]}`}`).join(', ')}`
  },
  winners: (_, { result }) =>
    result === null
      ? 'no winners yet'
      : `winners ${result.winners.map(letterOf).join(', ')}: ${result.rule} ${result.reason}`,
}

function fact(content: Content, p: P, text: string): string | null {
  const [what = '', which = ''] = text.split(/[ :]+/)
  const holds = FACTS[what]?.(content, p, which) ?? `no fact about "${what}" is known`
  return holds === text ? null : holds
}

export const stage: Stage<Risk> = { place, fact }
