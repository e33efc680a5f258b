import { defineGame, openTable, PackError } from '@skerry/kernel'
import { reinforcements } from './queries.ts'
import { rules } from './rules.ts'
import type { Content, Risk } from './types.ts'

const NUMBERS = ['startArmies', 'winningAreas', 'mostTurns', 'mostCards'] as const

function load(pack: unknown): Content {
  if (typeof pack !== 'object' || pack === null) throw new PackError('', 'notAnObject')
  const { areas, bonus, ...rest } = pack as Record<string, unknown>
  if (!Array.isArray(areas) || areas.length < 3) throw new PackError('areas', 'tooFewAreas', { least: 3 })
  if (!Array.isArray(bonus) || !bonus.every(isCount)) throw new PackError('bonus', 'notAListOfNumbers')
  const links: number[][] = []
  const regionOf: number[] = []
  areas.forEach((area: unknown, i) => {
    const { region, links: to } = (area ?? {}) as { region?: unknown; links?: unknown }
    if (!isCount(region) || region >= bonus.length)
      throw new PackError(`areas.${i}.region`, 'noSuchRegion', { regions: bonus.length })
    if (!Array.isArray(to) || to.length === 0) throw new PackError(`areas.${i}.links`, 'noLinks')
    to.forEach((id: unknown, k) => {
      if (!isCount(id) || id >= areas.length || id === i)
        throw new PackError(`areas.${i}.links.${k}`, 'noSuchArea', { got: String(id) })
      if (to.indexOf(id) < k) throw new PackError(`areas.${i}.links.${k}`, 'linkedTwice', { to: id })
    })
    regionOf.push(region)
    links.push(to as number[])
  })
  links.forEach((to, i) => {
    for (const id of to)
      if (!links[id]?.includes(i)) throw new PackError(`areas.${i}.links`, 'linkNotTwoWay', { to: id })
  })
  bonus.forEach((_, region) => {
    if (!regionOf.includes(region)) throw new PackError(`bonus.${region}`, 'regionWithoutAreas')
  })
  const numbers = NUMBERS.map((key) => {
    const value = rest[key]
    if (!isCount(value) || value < 1) throw new PackError(key, 'notAPositiveNumber')
    return [key, value] as const
  })
  const { startArmies, winningAreas, mostTurns, mostCards } = Object.fromEntries(numbers) as Record<
    (typeof NUMBERS)[number],
    number
  >
  const share = Math.ceil(links.length / 3)
  if (startArmies <= share) throw new PackError('startArmies', 'fewerThanAreas', { share })
  if (winningAreas > links.length) throw new PackError('winningAreas', 'moreThanAreas', { areas: links.length })
  return {
    links,
    regionOf,
    bonus,
    startArmies,
    winningAreas,
    mostTurns,
    mostCards,
    places: links.map((_, area) => ({ do: 'place', area })),
    placesAll: links.map((_, area) => ({ do: 'placeAll', area })),
    attacks: links.map((to, from) => to.map((id) => ({ do: 'attack', from, to: id }))),
    moves: links.map((to, from) => to.map((id) => ({ do: 'fortify', from, to: id }))),
    movesAll: links.map((to, from) => to.map((id) => ({ do: 'fortifyAll', from, to: id }))),
  }
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export const game = defineGame<Risk>({
  id: 'risk44',
  version: '1',
  seats: { min: 3, max: 3 },
  options: [],
  load,
  setup: ({ links }) => ({
    state: {
      owner: links.map(() => -1),
      armies: links.map(() => 0),
      held: [0, 0, 0],
      cards: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      turn: 0,
      trades: 0,
    },
    first: { rule: 'setup', at: 'deal', area: 0, seat: 0, left: 0 },
  }),
  rules,
  reactions: [],
  clone: (s) => ({
    owner: s.owner.slice(),
    armies: s.armies.slice(),
    held: s.held.slice(),
    cards: s.cards.map((kinds) => kinds.slice()),
    turn: s.turn,
    trades: s.trades,
  }),
  ...openTable,
  things: ({ state }) => [
    ...state.owner.map((owner, area) => ({
      id: `area ${area}`,
      kind: 'area',
      label: 'area',
      facts: { area, owner, armies: state.armies[area] ?? 0 },
    })),
    ...state.cards.map((kinds, seat) => ({
      id: `hand ${seat}`,
      kind: 'hand',
      label: 'hand',
      facts: { seat, kinds: kinds.slice() },
    })),
  ],
  sums: ({ state, content }) =>
    Object.fromEntries([0, 1, 2].map((seat) => [`reinforcements ${seat}`, reinforcements(state, content, seat)])),
})
