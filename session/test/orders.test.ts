import { type Order, ordersOf } from '@skerry/contracts'
import { type Choice, oneOf, randomFrom, type Seat } from '@skerry/kernel'
import { type Bazaar, bazaar, bazaarContent as content, giving, never } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  answerersOf,
  askedOf,
  beginSession,
  type Device,
  type GameSession,
  logEntry,
  NO_ORDERS,
  nextAnswer,
  type Occupant,
  occupantAfter,
  oneStepAlone,
  orderedAnswer,
  ordersAfter,
  recordRow,
  replay,
  type SeatOrders,
  withOrder,
  withoutOrder,
} from '../src/index.ts'
import { matchOf, taken } from './bazaar.ts'

interface Earning extends Order {
  readonly do: 'earning'
  readonly n: 1 | 2 | 3
}
interface Bidding extends Order {
  readonly do: 'bidding'
  readonly coins: 0 | 1 | 2 | 3
}

const order = ordersOf<Bazaar>()
/** What the orders were shown when they were asked. */
let shown: { seat: Seat; hands: string[][]; sealed: unknown }[] = []
const kinds = [
  order<Earning, Bazaar['frame']>('BZ-EARN-01', 'earning', {
    args: { n: oneOf<1 | 2 | 3>(1, 2, 3) },
    decisions: ['turn.choose'],
    answer({ seat, state }, f, { n }) {
      shown.push({ seat, hands: state.hands, sealed: f.sealed })
      return { do: 'earn', n } as Choice
    },
  }),
  order<Bidding, Bazaar['frame']>('BZ-BID-02', 'bidding', {
    args: { coins: oneOf<0 | 1 | 2 | 3>(0, 1, 2, 3) },
    decisions: ['bid.bids'],
    answer({ seat, state }, f, { coins }) {
      shown.push({ seat, hands: state.hands, sealed: f.sealed })
      return { do: 'bid', coins } as Choice
    },
  }),
]
const left = (...orders: string[]): SeatOrders => ({ left: orders, isHeld: false })
const person = (orders = NO_ORDERS, delegated: string | null = null): Occupant => ({ by: 'person', delegated, orders })
const bot = (orders = NO_ORDERS): Occupant => ({ by: 'novice', delegated: null, orders })

/** A table of one device at which these sit; bots choose `done`. */
function deviceOf(session: GameSession<Bazaar>, seats: Occupant[]) {
  const thoughts: Answer[] = []
  const device: Device = {
    session: session as unknown as GameSession,
    kinds,
    occupants: () => seats,
    random: () => never,
    async think(answer) {
      thoughts.push(answer)
      return 'done'
    },
    async stands({ row }) {
      for (const [seat, { orders }] of seats.entries())
        seats[seat] = { ...(seats[seat] as Occupant), orders: ordersAfter(orders, seat, row) }
      return true
    },
  }
  return { device, thoughts }
}
async function letGo(device: Device): Promise<void> {
  while (await oneStepAlone(device));
}

describe('who answers', () => {
  const asked = { seats: [0, 1], decision: 'bid.bids' }

  it('a bot at its own seat, whatever orders lie there', () => {
    expect(answerersOf(asked, [bot(left('bidding 1')), bot()])).toEqual([
      { kind: 'bot', seat: 0, level: 'novice' },
      { kind: 'bot', seat: 1, level: 'novice' },
    ])
    const session = matchOf() as unknown as GameSession
    expect(nextAnswer(session, kinds, [bot(left('earning 1')), person()])).toMatchObject({ kind: 'bot' })
  })

  it('at a person’s seat its orders, then a bot that was asked to for this procedure', () => {
    expect(answerersOf(asked, [person(left('bidding 1'), 'bid'), person(NO_ORDERS, 'turn')])).toEqual([
      { kind: 'order', seat: 0 },
      { kind: 'bot', seat: 0, level: null },
    ])
    expect(answerersOf(asked, [person(), person({ left: ['bidding 1'], isHeld: true })])).toEqual([])
    expect(answerersOf(null, [person(left('bidding 1'))])).toEqual([])
  })

  it('the bot, where no order fits the question', () => {
    const session = matchOf() as unknown as GameSession
    const seats = [person(left('bidding 1'), 'turn'), person()]
    expect(nextAnswer(session, kinds, seats)).toEqual({ kind: 'bot', seat: 0, level: null })
    expect(nextAnswer(session, kinds, [person(left('bidding 1')), person()])).toBeNull()
  })
})

describe('a person who lets a bot answer', () => {
  const inTurn = { seats: [0], decision: 'turn.choose' }
  const { row } = taken(matchOf().choose(0, ['earn 1'], never))
  const undoOf = (seat: Seat) => ({ kind: 'undo', seat, hash: '' }) as const

  it('answers again when another procedure asks, and after taking something back', () => {
    const letting = person(NO_ORDERS, 'turn')
    expect(occupantAfter(letting, 0, row, { seats: [0], decision: 'bid.bids' }).delegated).toBeNull()
    expect(occupantAfter(letting, 0, undoOf(0), inTurn).delegated).toBeNull()
    expect(occupantAfter(person(left('earning 1'), 'turn'), 0, undoOf(0), inTurn)).toEqual({
      by: 'person',
      delegated: null,
      orders: { left: ['earning 1'], isHeld: true },
    })
  })

  it('does not until then, whatever others do or are asked', () => {
    const letting = person(NO_ORDERS, 'turn')
    for (const asked of [inTurn, null, { seats: [1], decision: 'bid.bids' }])
      for (const one of [row, undoOf(1)]) expect(occupantAfter(letting, 0, one, asked)).toBe(letting)
  })
})

describe('an order', () => {
  it('answers as long as it fits, and its rows say so', async () => {
    const session = matchOf()
    const { device, thoughts } = deviceOf(session, [person(left('earning 3')), person()])
    await letGo(device)
    expect(session.rows.map((row) => recordRow(row))).toMatchObject([
      { seat: 0, choices: ['earn 3'], order: 'earning 3' },
      { seat: 0, choices: ['earn 3'], order: 'earning 3' },
    ])
    expect(session.askedSeats()).toEqual([0]) // a purse of 8 coins takes no 3 more
    expect(thoughts).toEqual([])
  })

  it('is known in the log to its own seat and to nobody else', async () => {
    const session = matchOf()
    await letGo(deviceOf(session, [person(left('earning 3')), person()]).device)
    const row = session.rows[0] ?? null
    const told = (viewer: Seat | 'spectator' | 'open') => logEntry(session.game as never, 0, row, [], viewer)
    expect(told(0)).toMatchObject({ order: 'earning 3' })
    for (const viewer of [1, 'spectator', 'open'] as const) {
      expect(told(viewer)).not.toHaveProperty('order')
      expect(JSON.stringify(told(viewer))).not.toContain('earning')
    }
  })

  it('stays with its row when the game is recorded and played again', async () => {
    const session = matchOf()
    await letGo(deviceOf(session, [person(left('earning 3')), person()]).device)
    const record = JSON.parse(JSON.stringify(session.record()))
    expect(replay(bazaar, content, record).rows).toEqual(session.rows)
  })

  it('is held back by an undo of its person, until that person has chosen again', async () => {
    const session = matchOf()
    const seats = [person(left('earning 3')), person()]
    const { device } = deviceOf(session, seats)
    await letGo(device)
    const undone = taken(session.undo(0))
    await device.stands(undone as never)
    expect(seats[0]?.orders).toEqual({ left: ['earning 3'], isHeld: true })
    expect(await oneStepAlone(device)).toBe(false)
    await device.stands(taken(session.choose(0, ['shop'], never)) as never)
    expect(seats[0]?.orders.isHeld).toBe(false)
    await device.stands(taken(session.choose(0, ['pay'], never)) as never)
    expect(await oneStepAlone(device)).toBe(true)
    expect(session.rows.at(-1)).toMatchObject({ choices: ['earn 3'], order: 'earning 3' })
  })

  it('is not held back by what others do', () => {
    const session = matchOf()
    const { row } = taken(session.choose(0, ['earn 1'], never))
    const { row: undo } = taken(session.undo(0))
    for (const other of [row, undo]) expect(ordersAfter(left('earning 1'), 1, other)).toEqual(left('earning 1'))
    expect(ordersAfter(NO_ORDERS, 0, undo)).toBe(NO_ORDERS)
  })

  it('takes the place of one of its kind, is withdrawn, and held orders answer again once a new one is left', () => {
    const both = withOrder(withOrder(NO_ORDERS, 'earning 1'), 'bidding 2')
    expect(withOrder(both, 'earning 3').left).toEqual(['bidding 2', 'earning 3'])
    expect(withoutOrder(both, 'earning 1')).toEqual(left('bidding 2'))
    expect(withoutOrder(left('earning 1'), 'earning 1')).toBe(NO_ORDERS)
    expect(withoutOrder(both, 'earning 2')).toEqual(both)
    expect(withOrder({ left: ['earning 1'], isHeld: true }, 'bidding 1').isHeld).toBe(false)
  })

  it('withdrawn answers no more', async () => {
    const session = matchOf()
    const seats = [person(left('earning 1')), person()]
    const { device } = deviceOf(session, seats)
    expect(await oneStepAlone(device)).toBe(true)
    seats[0] = person(withoutOrder(left('earning 1'), 'earning 1'))
    expect(await oneStepAlone(device)).toBe(false)
    expect(session.version).toBe(1)
  })

  it('that these rules do not know any more is passed over', () => {
    const session = matchOf()
    const old = left('buyEverything', 'earning 7', 'earning 2')
    expect(orderedAnswer(session as unknown as GameSession, kinds, 0, old)).toEqual({
      order: 'earning 2',
      choice: 'earn 2',
    })
  })

  it('sees the view of its seat and nothing else: neither other hands nor sealed answers', async () => {
    const session = beginSession(bazaar, content, 2)
    const random = randomFrom('hands')
    taken(session.choose(0, ['draw'], random))
    taken(session.choose(1, ['draw'], random))
    shown = []
    taken(session.choose(0, ['earn 1'], never))
    taken(session.choose(0, ['auction'], never))
    taken(session.choose(1, ['bid 2'], never))
    const { device } = deviceOf(session, [person(left('bidding 1')), person()])
    expect(session.position.state.hands[1]).not.toEqual(['?'])
    expect(await oneStepAlone(device)).toBe(true)
    expect(shown).toMatchObject([{ seat: 0, hands: [session.view(0).state.hands[0], ['?']] }])
    expect(JSON.stringify(shown)).not.toContain('"coins":2')
  })
})

describe('a device', () => {
  it('lets a bot think once for each of its turns, and asks the person when it is theirs', async () => {
    const session = matchOf()
    const { device, thoughts } = deviceOf(session, [bot(), person()])
    await letGo(device)
    expect(thoughts).toEqual([{ kind: 'bot', seat: 0, level: 'novice' }])
    expect(session.askedSeats()).toEqual([1])
  })

  it('drops what a bot has thought when something was taken back meanwhile', async () => {
    const session = matchOf()
    taken(session.choose(0, ['earn 1'], never))
    const { device } = deviceOf(session, [bot(), person()])
    const slow: Device = {
      ...device,
      async think() {
        taken(session.undo(0))
        return 'done'
      },
    }
    expect(await oneStepAlone(slow)).toBe(true)
    expect(session.rows.map(({ kind }) => kind)).toEqual(['choice', 'undo'])
  })

  it('stops where chance comes first and cannot be kept, and says what a bot chose that is refused', async () => {
    const first = beginSession(bazaar, content, 2, { start: 'dice' })
    const { device } = deviceOf(first, [bot(), bot()])
    const broken: Device = { ...device, random: () => giving(2), stands: async () => false }
    expect(await oneStepAlone(broken)).toBe(false)
    const { device: other } = deviceOf(matchOf(), [bot(), bot()])
    const foolish: Device = { ...other, think: async () => 'earn 4' }
    await expect(oneStepAlone(foolish)).rejects.toThrow('turn.choose: a bot chose earn 4, which is refused')
    expect(askedOf(first.pending())?.decision).toBe('turn.choose')
  })
})
