/** Every body and answer of the API. The types are those of the contract; a schema that differs does not compile. */

import type { Choice, Event, Frame, Options, OptionValue, Params, Plain, Refusal, Result, Viewer } from '@skerry/kernel'
import {
  type AskedOf,
  BOT_LEVELS,
  type BotLevel,
  type ChatMessage,
  type ChoiceListed,
  type ChooseCommand,
  type Command,
  type DiceState,
  type Done,
  type GameListed,
  type Guest,
  type HistoryPage,
  type Invitation,
  type LogEntry,
  type NewTable,
  type OrderListed,
  type OrdersListed,
  type Problem,
  type SeatState,
  type TableCard,
  type TableState,
  type Welcome,
  type WireSight,
} from '@skerry/link'
import { LONGEST_ORDER } from '@skerry/session'
import { Type } from 'typebox'
import { PROBLEM_CODES } from '../problems.ts'
import { anything, fields, integer, list, model, open, orNull, shape, words } from './shapes.ts'

const MOST_SEATS = 12
/** Characters that are invisible or reverse the direction of text. */
const UNSEEN = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069'
const LINE = `^[^${UNSEEN}]*$`

const text = (maxLength: number, about: object = {}) => Type.String({ maxLength, ...about })
const moment = (description: string) => integer({ description: `${description}, in ms since 1970` })

// —— what answers are made of ——

const seatNumber = integer({ maximum: MOST_SEATS - 1, description: 'A seat; the first one is 0' })
const seatNumbers = list(seatNumber, { maxItems: MOST_SEATS })
const viewer = shape<Viewer>().of(Type.Union([seatNumber, words(['spectator', 'open'])]))
const ruleId = text(64, { description: 'A rule of the ledger' })
const ruleIds = list(ruleId)
const said = fields({ en: Type.String(), de: Type.String() })
const optionValue = Type.Unsafe<OptionValue>({ type: ['string', 'number', 'boolean'], maxLength: 64 })
const options = Type.Unsafe<Options>({
  type: 'object',
  additionalProperties: optionValue,
  propertyNames: { maxLength: 64 },
  maxProperties: 64,
})
const params = Type.Unsafe<Params>({ type: 'object', additionalProperties: true })
const botLevel = words(BOT_LEVELS)
const visibility = words(['public', 'unlisted', 'private'], {
  description: '`public`: in the lobby; `unlisted`: whoever has the address; `private`: by an invitation to a seat',
})
const phase = words(['open', 'running', 'over'])

const event = model<Event>('Event').of(
  open<Event>(
    { rule: ruleId, type: Type.String() },
    { description: 'Something that happened; a game adds its own fields' },
  ),
)
const choice = model<Choice>('Choice').of(
  open<Choice>({ do: Type.String() }, { description: 'Something a seat may do; a game adds its own fields' }),
)
const askedOf = model<AskedOf>('AskedOf').of(
  fields({ seats: seatNumbers, decision: Type.String() }, { description: 'Who is asked, and what' }),
)
const refusalFields = { rule: ruleId, reason: Type.String(), params }
const refusal = model<Refusal>('Refusal').of(
  fields(refusalFields, { description: 'Why the rules say no: the rule, the reason, and what a sentence needs' }),
)

export const problem = model<Problem>('Problem').of(
  fields(
    {
      code: words(PROBLEM_CODES),
      message: Type.String({ description: 'A sentence in the language of the caller' }),
      refusal: Type.Optional(refusal),
      version: Type.Optional(integer({ description: 'The version the table has by now' })),
      details: Type.Optional(Type.String({ description: 'Where, and what' })),
    },
    { description: 'Why something cannot be done. Nothing has changed.' },
  ),
)

// —— server, games, guests ——

export const welcome = model<Welcome>('Welcome').of(
  fields({ protocol: integer(), build: Type.String({ description: 'Which build of the site is handed out' }) }),
)

const gameListed = model<GameListed>('Game').of(
  fields({
    id: Type.String(),
    name: said,
    seats: fields({ min: integer(), max: integer() }),
    options: list(
      fields({
        key: Type.String(),
        rule: ruleId,
        values: list(optionValue),
        default: optionValue,
        range: Type.Optional(fields({ least: integer(), most: integer() })),
        isScore: Type.Optional(Type.Literal(true)),
        needs: Type.Optional(options),
        excludes: Type.Optional(options),
        seats: Type.Optional(list(integer())),
      }),
    ),
    bots: list(botLevel),
    rules: Type.String({ description: 'Version of its rules' }),
  }),
)
export const games = fields({ games: list(gameListed) })

const guest = model<Guest>('Guest').of(fields({ id: Type.String(), name: Type.String() }))
export const me = fields({ guest: orNull(guest) })
export const namedMe = fields({ guest })
const name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: `^(?=.*\\S)[^${UNSEEN}]+$`,
  description: 'How others see you',
})
export const naming = fields({ name })

// —— tables ——

const seatNameAndKind = {
  name: Type.String({ description: 'Empty: nobody sits here yet' }),
  by: shape<'person' | 'open' | BotLevel>().of(words(['person', 'open', ...BOT_LEVELS])),
  isYou: Type.Boolean(),
}
const seatState = model<SeatState>('Seat').of(
  fields({
    ...seatNameAndKind,
    isHere: Type.Boolean({ description: 'Somebody of this seat is connected now' }),
    hasResigned: Type.Boolean({ description: 'It has given up; a bot plays on for it' }),
    invite: Type.Optional(
      Type.String({ description: 'For the host, while nobody sits here: the secret of the link to it' }),
    ),
  }),
)
const dice = model<DiceState>('Dice').of(
  fields({
    commitment: Type.String({ description: 'SHA-256 of the table’s secret, told before anybody sat down' }),
    isWitnessed: Type.Boolean({
      description: 'False: some of it was played elsewhere, where nobody could see the dice',
    }),
    nonces: Type.Optional(list(Type.String(), { description: 'One per seat, once the game has begun' })),
    secret: Type.Optional(Type.String({ description: 'After the end' })),
  }),
)
const whereItStands = {
  id: Type.String(),
  game: Type.String(),
  visibility,
  phase,
  you: orNull(seatNumber),
  version: integer({ description: 'How many rows the log has' }),
  asked: orNull(askedOf),
  winners: seatNumbers,
  begun: moment('When the table was opened'),
  played: moment('When somebody did something here last'),
}
export const tableState = model<TableState>('Table').of(
  fields({
    ...whereItStands,
    options,
    seats: list(seatState),
    isHost: Type.Boolean(),
    watching: integer({ description: 'How many watch without a seat' }),
    endedBy: orNull(words(['rules', 'resigned'])),
    rules: Type.String({ description: 'Version of the rules it is played by' }),
    hasOwnPack: Type.Boolean(),
    dice,
    rematch: orNull(Type.String({ description: 'The table where the same people play again' })),
    isHeld: Type.Boolean({ description: 'The owner of the server must look at it' }),
  }),
)
const tableCard = model<TableCard>('TableCard').of(
  fields({ ...whereItStands, seats: list(fields(seatNameAndKind)), isYourTurn: Type.Boolean() }),
)
export const tableCards = fields({ tables: list(tableCard) })
export const invitation = model<Invitation>('Invitation').of(
  fields({ table: tableCard, seat: integer(), host: orNull(Type.String({ description: 'Who has opened the table' })) }),
)

const seatPlans = list(words(['me', 'open', ...BOT_LEVELS]), { minItems: 1, maxItems: MOST_SEATS })
export const newTable = shape<NewTable>().of(
  fields({
    game: text(64),
    seats: seatPlans,
    options: Type.Optional(options),
    visibility: Type.Optional(visibility),
    pack: Type.Optional(anything<Plain>({ description: 'A content pack of one’s own' })),
  }),
)
export const broughtTable = fields({
  record: anything<unknown>({ type: 'object', description: 'A game as it was exported or stored elsewhere' }),
  seats: seatPlans,
  visibility: Type.Optional(visibility),
})

const nonce = text(64, {
  pattern: '^[\\w-]*$',
  description: 'What you add to the dice, so that nobody else can choose them alone',
})
export const joinByInvite = fields({ invite: text(64), nonce: Type.Optional(nonce) })
export const joinTable = fields({ seat: Type.Optional(seatNumber), nonce: Type.Optional(nonce) })
export const adding = fields({ nonce: Type.Optional(nonce) })
export const ofSeat = fields({ seat: seatNumber })
export const seating = fields({ seat: seatNumber, by: words(['open', ...BOT_LEVELS]) })
export const nothing = fields({})

// —— playing ——

const commandFields = {
  v: integer({ description: 'The version of the table this is meant for' }),
  key: Type.String({
    minLength: 1,
    maxLength: 64,
    pattern: '^[\\w.:-]+$',
    description: 'Made up by the caller: the same key again is the same command, and done only once',
  }),
}
const notation = Type.String({ minLength: 1, maxLength: 2000, pattern: LINE })
export const command = shape<Command>().of(fields(commandFields))
export const chooseCommand = shape<ChooseCommand>().of(
  fields({
    ...commandFields,
    choices: list(notation, {
      minItems: 1,
      maxItems: 100,
      description: 'In notation, taken in order, whole or not at all',
    }),
  }),
)
export const delegation = fields({ v: commandFields.v })
export const asking = fields({
  choice: Type.Unsafe<Choice | string>({
    anyOf: [notation, open({ do: Type.String({ minLength: 1, maxLength: 64 }) }, { maxProperties: 64 })],
    description: 'In notation, or as it is listed',
  }),
})

const order = Type.String({
  minLength: 1,
  maxLength: LONGEST_ORDER,
  pattern: LINE,
  description: 'In notation, as it is listed',
})
export const ordering = fields({ order })
const orderListed = model<OrderListed>('Order').of(
  fields({ notation: Type.String(), rule: ruleId, text: Type.String() }),
)
export const orders = shape<OrdersListed>().of(
  fields({
    left: list(orderListed, { description: 'Yours, at most one of each kind; the first that fits answers' }),
    possible: list(orderListed, { description: 'All that the game offers' }),
  }),
)

export const done = model<Done>('Done').of(
  fields({
    v: integer({ description: 'The version of the table now' }),
    events: list(event, { description: 'What the caller was told' }),
  }),
)

const result = model<Result>('Result').of(
  fields({
    rule: ruleId,
    reason: Type.String(),
    winners: seatNumbers,
    scores: Type.Optional(list(Type.Number())),
    places: Type.Optional(list(integer())),
  }),
)
const view = fields({
  seat: viewer,
  pack: Type.String({ description: 'Hash of the content' }),
  seats: integer(),
  state: anything<unknown>({ description: 'The table as the viewer may know it' }),
  stack: list(open<Frame>({ rule: Type.String(), at: Type.String() }), { description: 'The rules in progress' }),
  result: orNull(result),
})
const barrier = words(['nothingDone', 'otherSeat', 'chance', 'reveal'])
export const sight = model<WireSight>('Sight').of(
  fields({
    v: integer(),
    viewer,
    view,
    hash: Type.String({ description: 'Of the view' }),
    barrier: orNull(barrier),
    pending: words(['asked', 'chance', 'over']),
    asked: seatNumbers,
  }),
)

const choiceListed = model<ChoiceListed>('ListedChoice').of(
  fields({ notation: Type.String(), choice, text: Type.String() }),
)
const allotmentFields = fields(
  {
    do: Type.String(),
    least: Type.Number(),
    most: Type.Number(),
    slots: list(fields({ id: Type.String(), max: Type.Number(), weight: Type.Number() })),
  },
  { description: 'A quantity to spread over slots, described instead of listed' },
)
export const choices = fields({
  v: integer(),
  prompt: orNull(Type.String({ description: 'The question, in words' })),
  choices: list(choiceListed),
  allotment: Type.Optional(Type.Unsafe<unknown>(allotmentFields)),
})
export const explained = fields({
  v: integer(),
  refusal: orNull(fields({ ...refusalFields, message: Type.String() })),
})

const toldRow = model<LogEntry>('Row').of(
  fields({
    row: integer({ description: 'Its number; the version after it is one more' }),
    seat: orNull(seatNumber),
    isUndo: Type.Boolean(),
    hasResigned: Type.Optional(Type.Literal(true)),
    newRules: Type.Optional(ruleIds),
    order: Type.Optional(Type.String({ description: 'Your standing order that chose' })),
    events: list(event),
  }),
)
export const history = shape<HistoryPage>().of(fields({ rows: list(toldRow) }))

// —— chat ——

export const saying = fields({
  text: Type.String({ minLength: 1, maxLength: 1000, pattern: '^(?=[^]*\\S)[^\\0-\\x09\\x0b-\\x1f\\x7f\\p{Cs}]*$' }),
  key: commandFields.key,
  to: Type.Optional(
    list(seatNumber, { minItems: 1, maxItems: MOST_SEATS, description: 'Only these seats; absent: all' }),
  ),
})
export const chatMessage = model<ChatMessage>('Message').of(
  fields({
    id: Type.String(),
    at: moment('When it was said'),
    from: seatNumber,
    to: orNull(seatNumbers),
    text: Type.String(),
  }),
)
export const chat = fields({ messages: list(chatMessage, { description: 'Oldest first' }) })

// —— for the owner ——

export const health = Type.Unsafe<Health>({
  type: 'object',
  properties: { ok: Type.Boolean() },
  required: ['ok'],
  additionalProperties: { type: 'boolean' },
})
/** Whether everything works, and each part. */
export interface Health {
  readonly ok: boolean
  readonly [part: string]: boolean
}
