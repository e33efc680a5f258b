import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plain } from '@skerry/kernel'
import { patched, type RowFrame, type WireSight } from '@skerry/link'
import { openGame } from '@skerry/registry'
import { type GameRecord, goOn, recordToKeep, type Snapshot } from '@skerry/session'
import { beforeEach, describe, expect, test } from 'vitest'
import { commitmentOf, nonceFrom } from '../src/rules/dice.ts'
import type { StoredTable } from '../src/store/types.ts'
import type { Caller } from '../src/tables/types.ts'
import {
  begun,
  endlessHouse,
  failing,
  guest,
  houseWhere,
  houseWith,
  newKey,
  type Opened,
  opened,
  patience,
  problemOf,
  ROOT,
  recorder,
  STRANGER,
  seatsOf,
  temporary,
  until,
} from './service-kit.ts'

let service: Opened
let ada: Caller
let bo: Caller
let cy: Caller

beforeEach(async () => {
  service = await opened()
  ada = await guest(service, 'Ada')
  bo = await guest(service, 'Bo')
  cy = await guest(service, 'Cy')
})

const mark = (who: Caller, table: string, v: number, cell: number, key = newKey()) =>
  service.tables.choose(who, table, { v, key, choices: [`mark ${cell}`] })

describe('before the game', () => {
  test('a table is opened, people sit down by invitation, and it begins when its host says so', async () => {
    const { tables } = service
    const made = await tables.create(ada, { game: 'tic-tac-toe', seats: ['open', 'me'] })
    expect(made).toMatchObject({ phase: 'open', you: 1, isHost: true, version: 0, visibility: 'unlisted' })
    expect(seatsOf(made)).toEqual(['open', 'person'])
    expect(made.dice).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), isWitnessed: true })
    expect(await problemOf(tables.start(ada, made.id))).toBe('notReady')
    const joined = await tables.join(bo, { invite: made.seats[0]?.invite as string })
    expect(joined).toMatchObject({ you: 0, isHost: false })
    expect(joined.seats.some((seat) => 'invite' in seat)).toBe(false)
    expect(await problemOf(tables.start(bo, made.id))).toBe('notHost')
    const started = await tables.start(ada, made.id)
    expect(started).toMatchObject({ phase: 'running', asked: { seats: [0], decision: 'game.mark' } })
    expect(started.dice.nonces).toHaveLength(2)
    expect(started.dice.secret).toBeUndefined()
    expect(await problemOf(tables.start(ada, made.id))).toBe('notOpen')
  })

  test('dice: who sits down or begins may add to them, all others add what the promised secret gives', async () => {
    const { tables } = service
    const made = await tables.create(ada, { game: 'marnon', seats: ['me', 'open', 'open', 'random'] })
    await tables.join(bo, { invite: made.seats[1]?.invite as string }, 'of-bo')
    await tables.join(bo, { invite: made.seats[1]?.invite as string }, 'again') // it is too late to change it
    await tables.join(cy, { invite: made.seats[2]?.invite as string })
    const { dice } = await tables.start(ada, made.id, 'of-ada')
    const { secret } = (await service.store.table(made.id)) as StoredTable
    expect(commitmentOf(secret)).toBe(made.dice.commitment)
    expect(dice.nonces).toEqual(['of-ada', 'of-bo', nonceFrom(secret, made.id, 2), nonceFrom(secret, made.id, 3)])
    expect(new Set(dice.nonces).size).toBe(4)
  })

  test('an invitation leads to its seat once; the address of an unlisted table leads to the first free one', async () => {
    const { tables } = service
    const made = await tables.create(ada, { game: 'marnon', seats: ['me', 'open', 'open'] })
    const invite = made.seats[1]?.invite as string
    await tables.join(bo, { invite })
    expect(await tables.join(bo, { invite })).toMatchObject({ you: 1 }) // a repeated request changes nothing
    expect(await problemOf(tables.join(cy, { invite }))).toBe('seatTaken')
    expect(await problemOf(tables.join(cy, { invite: 'nothing' }))).toBe('notFound')
    expect(await problemOf(tables.join(cy, { table: made.id, seat: 7 }))).toBe('noSeat')
    expect(await problemOf(tables.join(STRANGER, { table: made.id }))).toBe('noGuest')
    expect(await tables.join(cy, { table: made.id })).toMatchObject({ you: 2 })
    expect(await problemOf(tables.join(bo, { table: made.id, seat: 2 }))).toBe('seatTaken')
  })

  test('an invitation says where it leads, to anybody who has it, as long as the seat is free', async () => {
    const { tables } = service
    const made = await tables.create(ada, { game: 'marnon', seats: ['me', 'open', 'open'], visibility: 'private' })
    const invite = made.seats[1]?.invite as string
    const told = await tables.invitation(STRANGER, invite)
    expect(told).toMatchObject({ seat: 1, host: 'Ada', table: { id: made.id, game: 'marnon', you: null } })
    expect(JSON.stringify(told)).not.toContain(invite)
    expect(await problemOf(tables.invitation(STRANGER, 'nothing'))).toBe('notFound')
    expect(await problemOf(tables.invitation(STRANGER, ''))).toBe('notFound')
    await tables.join(bo, { invite })
    expect(await problemOf(tables.invitation(cy, invite))).toBe('seatTaken')
    expect(await tables.invitation(bo, invite)).toMatchObject({ table: { you: 1 } })
  })

  test('whoever is called like somebody else at the table gets a number', async () => {
    const { tables } = service
    const made = await tables.create(ada, { game: 'marnon', seats: ['me', 'open', 'open'] })
    const [second, third] = [await guest(service, 'Ada'), await guest(service, 'Ada')]
    await tables.join(second, { table: made.id })
    const { seats } = await tables.join(third, { table: made.id })
    expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'Ada 3'])
  })

  test('private tables do not exist for those who were not invited', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, {
      game: 'tic-tac-toe',
      seats: ['me', 'open'],
      visibility: 'private',
    })
    for (const who of [bo, STRANGER]) {
      expect(await problemOf(tables.state(who, id))).toBe('notFound')
      expect(await problemOf(tables.watch(recorder(who), id))).toBe('notFound')
      expect(await problemOf(tables.history(who, id, 0, 5))).toBe('notFound')
      expect(await problemOf(tables.exported(who, id))).toBe('notFound')
    }
    expect(await problemOf(tables.join(bo, { table: id }))).toBe('notFound')
    await tables.join(bo, { invite: seats[1]?.invite as string })
    expect(await tables.state(bo, id)).toMatchObject({ you: 1 })
  })

  test('leaving frees the seat; the table goes to whoever is left, and closes behind the last', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
    const invite = seats[1]?.invite as string
    await tables.join(bo, { invite })
    await tables.leave(ada, id)
    expect(await tables.state(bo, id)).toMatchObject({ isHost: true, phase: 'open' })
    expect(await problemOf(tables.join(cy, { invite }))).toBe('seatTaken')
    expect(await tables.leave(bo, id)).toMatchObject({ phase: 'over', endedBy: null })
    expect(await problemOf(tables.join(cy, { table: id }))).toBe('notOpen')
  })

  test('the host sends people away and puts bots on seats; nobody else does', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
    await tables.join(bo, { invite: seats[1]?.invite as string })
    expect(await problemOf(tables.kick(bo, id, 0))).toBe('notHost')
    expect(await problemOf(tables.setSeat(ada, id, 1, 'random'))).toBe('seatTaken')
    expect(seatsOf(await tables.kick(ada, id, 1))).toEqual(['person', 'open'])
    expect(await problemOf(tables.kick(ada, id, 1))).toBe('noSeat')
    expect(await problemOf(tables.join(bo, { invite: seats[1]?.invite as string }))).toBe('notFound') // it is no longer good
    expect(await problemOf(tables.setSeat(ada, id, 1, 'master'))).toBe('badRequest') // nobody plays this game so well
    const withBot = await tables.setSeat(ada, id, 1, 'random')
    expect(seatsOf(withBot)).toEqual(['person', 'random'])
    expect(withBot.seats[1]?.name).not.toBe('')
    expect(seatsOf(await tables.setSeat(ada, id, 1, 'open'))).toEqual(['person', 'open'])
  })

  test.each([
    [{ game: 'chess', seats: ['me', 'open'] }, /no game “chess”/],
    [{ game: 'tic-tac-toe', seats: ['me'] }, /2 to 2 can play/],
    [{ game: 'tic-tac-toe', seats: ['me', 'me'] }, /one seat only/],
    [{ game: 'tic-tac-toe', seats: ['me', 'novice'] }, /nobody plays “novice”/],
    [{ game: 'marnon', seats: ['me', 'open'], options: { dragons: 3 } }, /dragons/],
    [{ game: 'marnon', seats: ['me', 'open'], options: { ringChooser: 'nobody' } }, /ringChooser/],
  ] as const)('%j cannot be opened, and is told why', async (table, why) => {
    await expect(service.tables.create(ada, table as never)).rejects.toThrow(why)
    expect(await service.tables.myTables(ada)).toEqual([])
  })

  test.each([
    [
      { game: 'marnon', seats: ['me', 'open'], options: { dragons: 3 } },
      'option dragons: there is no such option',
      'option dragons: So eine Option gibt es nicht',
    ],
    [
      { game: 'marnon', seats: ['me', 'open'], options: { ringChooser: 'nobody' } },
      'option ringChooser: nobody is none of its values: victim, finder',
      'option ringChooser: nobody gehört nicht zu den Werten: victim, finder',
    ],
    [{ game: 'tic-tac-toe', seats: ['me'] }, 'seats: 2 to 2 can play', 'seats: Das Spiel ist für 2 bis 2'],
    [
      { game: 'marnon', seats: ['me', 'open'], pack: {} },
      'format: this is no pack of a kind known here; "format" should be "marnon-pack-1"',
      'format: diese Art von Paket ist hier unbekannt; „format“ muss „marnon-pack-1“ sein',
    ],
  ] as const)('%j: what is wrong is said in the language of the caller', async (table, english, german) => {
    for (const [language, why] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const refused = service.tables.create({ ...ada, language }, table as never)
      await expect(refused).rejects.toMatchObject({ details: why })
      const problem = await refused.then(null, (error) => service.problem(error, language))
      expect(problem).toMatchObject({ message: expect.stringContaining(why) })
    }
  })

  test('what is wrong with a record, too', async () => {
    const record = JSON.parse(readFileSync(join(ROOT, 'server/test/records/tic-tac-toe.json'), 'utf8'))
    const rows = [{ ...record.rows[0], choices: ['mark 10'] }]
    for (const [language, why] of [
      ['en', 'row 0, choice "mark 10": there is no cell 10'],
      ['de', 'row 0, choice "mark 10": Das gibt es nicht: cell 10'],
    ] as const) {
      const refused = service.tables.bring({ ...ada, language }, { record: { ...record, rows }, seats: ['me', 'open'] })
      await expect(refused).rejects.toMatchObject({ code: 'badRecord', details: expect.stringContaining(why) })
    }
  })

  test('a pack of one’s own is read first; what is wrong with it is told', async () => {
    const { tables } = service
    const seats = ['me', 'open'] as const
    await expect(tables.create(ada, { game: 'tic-tac-toe', seats, pack: { side: 99 } })).rejects.toThrow(/side/)
    const pack: Plain = { side: 4 }
    const made = await tables.create(ada, { game: 'tic-tac-toe', seats, pack })
    expect(made.hasOwnPack).toBe(true)
    expect(await tables.packOf(ada, made.id)).toEqual(pack)
    await tables.join(bo, { table: made.id })
    await tables.start(ada, made.id)
    expect((await mark(ada, made.id, 0, 16)).v).toBe(1)
  })
})

describe('playing', () => {
  test('a row is told to everybody who watches, each with what they may know, and can be followed by patches', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const watchers = [ada, bo, STRANGER].map(recorder)
    for (const watcher of watchers) await tables.watch(watcher, id)
    const done = await tables.choose(ada, id, { v: 0, key: 'the-first-key', choices: ['mark 5'] }, watchers[0])
    expect(done).toEqual({ v: 1, events: [{ rule: 'TTT-MARK-01', type: 'cellMarked', seat: 0, cell: 5 }] })
    await mark(bo, id, 1, 1)
    for (const [i, watcher] of watchers.entries()) {
      const rows = watcher.of('row') as unknown as RowFrame[]
      expect(rows.map(({ v }) => v)).toEqual([1, 2])
      expect(rows.map(({ k }) => k)).toEqual([i === 0 ? 'the-first-key' : undefined, undefined])
      const { sight } = watcher.of('whole')[0] as unknown as { sight: WireSight }
      const view = rows.reduce((seen, { patch }) => patched(seen, patch), sight.view)
      expect(view).toEqual((await tables.sight(watcher.caller, id)).view)
    }
  })

  test('a repeated command is answered from its row and not done again, whoever has played meanwhile', async () => {
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    const first = await mark(ada, id, 0, 5, 'same-key-twice')
    expect(await mark(ada, id, 0, 5, 'same-key-twice')).toEqual(first)
    await mark(bo, id, 1, 1)
    expect(await mark(ada, id, 0, 5, 'same-key-twice')).toEqual(first)
    expect((await service.tables.state(ada, id)).version).toBe(2)
    // The key of somebody else, or for another version, is no repetition.
    expect(await problemOf(mark(bo, id, 0, 9, 'same-key-twice'))).toBe('stale')
    expect(await problemOf(mark(ada, id, 1, 5, 'same-key-twice'))).toBe('stale')
  })

  test('the last move of a game is answered again after the end', async () => {
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    for (const [v, cell] of [1, 4, 2, 5].entries()) await mark(v % 2 === 0 ? ada : bo, id, v, cell)
    const last = await mark(ada, id, 4, 3, 'the-last-one-of-all')
    expect(await service.tables.state(bo, id)).toMatchObject({
      phase: 'over',
      winners: [0],
      endedBy: 'rules',
      asked: null,
    })
    expect(await mark(ada, id, 4, 3, 'the-last-one-of-all')).toEqual(last)
    expect(await problemOf(mark(bo, id, 5, 9))).toBe('notRunning')
  })

  test('what the rules refuse changes nothing and is told with its rule', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    await mark(ada, id, 0, 5)
    const before = JSON.stringify(await tables.sight(bo, id))
    for (const [who, choices, rule, reason] of [
      [bo, ['mark 5'], 'TTT-MARK-02', 'cellTaken'],
      [ada, ['mark 1'], 'TTT-TURN-01', 'notYourTurn'],
      [bo, ['mark 99'], 'TTT-TURN-01', 'malformed'],
      [bo, ['fly'], 'TTT-TURN-01', 'malformed'],
      [bo, ['mark 1', 'mark 2'], 'TTT-TURN-01', 'notYourTurn'],
    ] as const) {
      const refused = tables.choose(who, id, { v: 1, key: newKey(), choices })
      await expect(refused).rejects.toMatchObject({ code: 'refused', refusal: { rule, reason } })
      await refused.catch(async (error) => {
        for (const language of ['en', 'de'] as const)
          expect((await service.problem(error, language)).message).toMatch(/^[A-ZÄÖÜ].*\.$/)
      })
    }
    expect(await problemOf(mark(cy, id, 1, 1))).toBe('notSeated')
    expect(await problemOf(mark(STRANGER, id, 1, 1))).toBe('noGuest')
    expect(await problemOf(mark(bo, 'nothing', 1, 1))).toBe('notFound')
    expect(JSON.stringify(await tables.sight(bo, id))).toBe(before)
  })

  test('undo is a row; it never crosses somebody else’s choice', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    await mark(ada, id, 0, 5)
    await tables.undo(ada, id, { v: 1, key: newKey() })
    await mark(ada, id, 2, 1)
    await mark(bo, id, 3, 9)
    const refused = tables.undo(ada, id, { v: 4, key: newKey() })
    await expect(refused).rejects.toMatchObject({ refusal: { reason: 'cannotUndo', params: { why: 'otherSeat' } } })
    const rows = await tables.history(STRANGER, id, 0, 10)
    expect(rows.map(({ isUndo }) => isUndo)).toEqual([false, true, false, false])
  })

  test('with two seats, whoever gives up has lost; the dice are told', async () => {
    const { tables } = service
    const { id, dice } = await begun(service, 'tic-tac-toe', [ada, bo])
    const told = recorder(bo)
    await tables.watch(told, id)
    await mark(ada, id, 0, 5)
    await tables.resign(ada, id, { v: 1, key: newKey() })
    const state = await tables.state(bo, id)
    expect(state).toMatchObject({ phase: 'over', endedBy: 'resigned', winners: [1], asked: null })
    expect(commitmentOf(state.dice.secret as string)).toBe(dice.commitment)
    expect(told.of('row').at(-1)).toMatchObject({ resigned: true, seat: 0 })
    expect(told.of('state').at(-1)).toMatchObject({ state: { phase: 'over' } })
    expect(await tables.exported(STRANGER, id)).toMatchObject({
      format: 'skerry-record-1',
      dice: { secret: state.dice.secret },
    })
  })

  test('with more seats a bot plays on for whoever gives up, and they may still look', async () => {
    const { tables } = service
    const { id } = await begun(service, 'marnon', [ada, bo, cy])
    const asked = (await tables.state(ada, id)).asked?.seats[0] as number
    const quitter = [ada, bo, cy][asked] as Caller
    await tables.resign(quitter, id, { v: 1, key: newKey() })
    await until(async () => (await tables.state(ada, id)).version > 2)
    const state = await tables.state(quitter, id)
    expect(state).toMatchObject({ phase: 'running', you: asked })
    expect(state.seats[asked]).toMatchObject({ by: 'novice', hasResigned: true })
    expect(await problemOf(tables.choose(quitter, id, { v: state.version, key: newKey(), choices: ['x'] }))).toBe(
      'notSeated',
    )
    expect((await tables.sight(quitter, id)).viewer).toBe(asked)
  })

  test('a rematch is one table for all: everybody sits down anew', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    expect(await problemOf(tables.rematch(ada, id))).toBe('notOver')
    await tables.resign(ada, id, { v: 0, key: newKey() })
    expect(await problemOf(tables.rematch(cy, id))).toBe('notSeated')
    const again = await tables.rematch(bo, id)
    expect(again).toMatchObject({ phase: 'open', you: 1, isHost: true })
    expect(await tables.rematch(ada, id)).toMatchObject({ id: again.id, you: 0 })
    expect(await tables.rematch(ada, id)).toMatchObject({ id: again.id, you: 0 })
    expect((await tables.state(cy, id)).rematch).toBe(again.id)
    expect(await tables.start(bo, again.id)).toMatchObject({ phase: 'running' })
  })

  test('in a rematch the seat of somebody who gave up, and whose bot played on, waits for them', async () => {
    const { tables } = service
    const { id } = await begun(service, 'marnon', [ada, bo, cy])
    const asked = (await tables.state(ada, id)).asked?.seats[0] as number
    // The asked seat resigns last: bots play on from there.
    for (const who of [ada, bo, cy].toSpliced(asked, 1).concat([ada, bo, cy][asked] as Caller))
      await tables.resign(who, id, { v: (await tables.state(who, id)).version, key: newKey() })
    await until(async () => (await tables.state(bo, id)).phase === 'over')
    const again = await tables.rematch(bo, id)
    expect(again.seats.map(({ by }) => by)).toEqual(['open', 'person', 'open'])
    expect(await tables.rematch(ada, id)).toMatchObject({ id: again.id, you: 0 })
  })

  test('bots answer by themselves, and for those who ask them to', async () => {
    const { tables } = service
    const { id } = await begun(service, 'marnon', [ada], ['random'])
    await until(async () => (await tables.state(ada, id)).asked?.seats[0] === 0)
    const { version, asked } = await tables.state(ada, id)
    await tables.delegate(ada, id, version)
    const rule = asked?.decision.split('.')[0]
    await until(async () => {
      const { asked: now, phase } = await tables.state(ada, id)
      return phase === 'over' || now?.decision.split('.')[0] !== rule
    })
    expect((await tables.state(ada, id)).version).toBeGreaterThan(version + 2)
  })
})

describe('who may know what', () => {
  test('the past is shown with one’s own eyes; after the end with any', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    await mark(ada, id, 0, 5)
    await mark(bo, id, 1, 1)
    expect(await tables.sight(ada, id, 1)).toMatchObject({ v: 1, viewer: 0 })
    expect(await tables.sight(ada, id, 0, 'spectator')).toMatchObject({ v: 0, viewer: 'spectator' })
    for (const as of ['open', 1] as const) expect(await problemOf(tables.sight(ada, id, 1, as))).toBe('notOver')
    expect(await problemOf(tables.sight(ada, id, 1, 7))).toBe('noSeat')
    await tables.resign(ada, id, { v: 2, key: newKey() })
    expect(await tables.sight(cy, id, 1, 'open')).toMatchObject({ v: 1, viewer: 'open' })
  })

  test('no answer while the game runs holds the dice, an invitation, a nonce not told, or a hash of the log', async () => {
    const { tables, store } = service
    const { id } = await begun(service, 'marnon', [ada, bo, cy])
    const table = await store.table(id)
    const rows = await store.rows(id, 0, 9)
    const told = recorder(bo)
    await tables.watch(told, id)
    const answers = [
      await tables.state(bo, id),
      await tables.sight(bo, id),
      await tables.history(bo, id, 0, 9),
      await tables.exported(bo, id),
      await tables.myTables(bo),
      told.frames,
    ]
    const text = JSON.stringify(answers)
    expect(text).not.toContain(table?.secret)
    for (const { invite } of table?.seats ?? []) expect(text).not.toContain(invite)
    for (const { hash } of rows) expect(text).not.toContain(hash)
    for (const word of ['outcomes', 'snapshot', 'position', 'ownPack']) expect(text).not.toContain(word)
  })

  test('whispers reach those they are for, and nobody else learns that there were any', async () => {
    const { tables } = service
    const { id } = await begun(service, 'marnon', [ada, bo, cy])
    const [forBo, forCy, forAnybody] = [bo, cy, STRANGER].map(recorder)
    for (const watcher of [forBo, forCy, forAnybody]) await tables.watch(watcher as never, id)
    await tables.say(ada, id, { text: ' hello ', key: 'said-to-all' })
    const whisper = { text: 'let us go east', key: 'said-to-bo', to: [1] }
    const said = await tables.say(ada, id, whisper)
    expect(await tables.say(ada, id, whisper)).toEqual(said) // repeated
    const texts = (frames: Record<string, unknown>[]) => frames.map(({ message }) => (message as { text: string }).text)
    expect(texts(forBo?.of('chat') ?? [])).toEqual(['hello', 'let us go east'])
    expect(texts(forCy?.of('chat') ?? [])).toEqual(['hello'])
    expect(texts(forAnybody?.of('chat') ?? [])).toEqual(['hello'])
    expect(await tables.chat(cy, id)).toHaveLength(1)
    expect(await tables.chat(ada, id)).toHaveLength(2)
    expect(await problemOf(tables.say(STRANGER, id, { text: 'x', key: newKey() }))).toBe('noGuest')
    expect(await problemOf(tables.say(ada, id, { text: '  ', key: newKey() }))).toBe('badRequest')
    expect(await problemOf(tables.say(ada, id, { text: 'x', key: newKey(), to: [9] }))).toBe('noSeat')
  })

  test('whoever is there is seen; whoever gets a seat sees with its eyes, whoever is sent away is told so', async () => {
    const { tables } = service
    const { id, seats } = await tables.create(ada, {
      game: 'tic-tac-toe',
      seats: ['me', 'open'],
      visibility: 'private',
    })
    const [hers, his] = [recorder(ada), recorder(bo)]
    await tables.watch(hers, id)
    await tables.join(bo, { invite: seats[1]?.invite as string })
    const watching = await tables.watch(his, id)
    expect(hers.of('state').at(-1)).toMatchObject({
      state: { seats: [{ isHere: true }, { isHere: true, name: 'Bo' }] },
    })
    watching.stop()
    expect(hers.of('state').at(-1)).toMatchObject({ state: { seats: [{ isHere: true }, { isHere: false }] } })
    await tables.watch(his, id)
    await tables.kick(ada, id, 1)
    expect(his.frames.at(-1)).toEqual({ t: 'gone', code: 'notFound' })
  })

  test('coming back, one is told what was missed; after too long only the present', async () => {
    const { tables } = service
    const { id } = await begun(service, 'connect-four', [ada, bo])
    for (let v = 0; v < 5; v++)
      await tables.choose(v % 2 === 0 ? ada : bo, id, { v, key: newKey(), choices: [`drop ${1 + (v % 4)}`] })
    const whole = async (since?: number) => {
      const watcher = recorder(bo)
      ;(await tables.watch(watcher, id, since)).stop()
      return watcher.of('whole')[0] as unknown as { told: { row: number }[]; isContinued: boolean }
    }
    expect((await whole(3)).told.map(({ row }) => row)).toEqual([3, 4])
    expect(await whole(5)).toMatchObject({ told: [], isContinued: true })
    expect(await whole()).toMatchObject({ told: [], isContinued: false })
    expect(await whole(99)).toMatchObject({ told: [], isContinued: false })
  })
})

describe('nothing is lost', () => {
  test('a commit that fails is no move: nobody is told, everybody is as before, and it can be sent again', async () => {
    const { tables } = service
    const first = await begun(service, 'tic-tac-toe', [ada, bo])
    const second = await begun(service, 'tic-tac-toe', [ada, bo])
    const watcher = recorder(bo)
    await tables.watch(watcher, first.id)
    const full = failing(service, (changes) => changes.some(({ kind }) => kind === 'row'))
    const both = [mark(ada, first.id, 0, 5, 'first-try-key'), mark(ada, second.id, 0, 5)]
    expect(await Promise.all(both.map(problemOf))).toEqual(['unavailable', 'unavailable'])
    full.stop()
    expect(watcher.of('row')).toEqual([])
    expect(await tables.state(ada, first.id)).toMatchObject({ version: 0 })
    expect(await mark(ada, first.id, 0, 5, 'first-try-key')).toMatchObject({ v: 1 })
    expect(await mark(ada, second.id, 0, 7)).toMatchObject({ v: 1 })
    expect(watcher.of('row')).toHaveLength(1)
  })

  test('after a restart everything goes on: games, undo, bots that were at it', async () => {
    const data = temporary()
    const before = await opened({ data })
    const [dora, emil] = [await guest(before, 'Dora'), await guest(before, 'Emil')]
    const { id } = await begun(before, 'connect-four', [dora, emil])
    for (let v = 0; v < 35; v++) {
      const column = [1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 2, 1, 4, 3, 6, 5, 7, 7, 2, 1, 4, 3, 6, 5][v]
      if (column === undefined) break
      const { phase, asked } = await before.tables.state(dora, id)
      if (phase === 'over') break
      const who = asked?.seats[0] === 0 ? dora : emil
      await before.tables.choose(who, id, { v, key: newKey(), choices: [`drop ${column}`] })
    }
    const last = await before.tables.state(dora, id)
    const sight = await before.tables.sight(dora, id)
    const withBot = await before.tables.create(dora, { game: 'tic-tac-toe', seats: ['random', 'me'] })
    await before.tables.start(dora, withBot.id)
    await before.end()
    const after = await opened({ data })
    await after.tables.resume()
    expect(await after.tables.state(dora, id)).toEqual(last)
    expect(await after.tables.sight(dora, id)).toEqual(sight)
    await until(async () => (await after.tables.state(dora, withBot.id)).version === 1)
  })

  test('what nobody uses is forgotten, and found again', async () => {
    let now = 1000
    const own = await opened({ sources: { now: () => now } })
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const { id } = await begun(own, 'tic-tac-toe', [dora, emil])
    await own.tables.choose(dora, id, { v: 0, key: newKey(), choices: ['mark 5'] })
    now += 60_000
    await own.tables.tidy()
    expect((await own.store.course(id))?.snapshot?.v).toBe(1)
    expect(await own.tables.choose(emil, id, { v: 1, key: newKey(), choices: ['mark 1'] })).toMatchObject({ v: 2 })
    expect(await own.tables.undo(emil, id, { v: 2, key: newKey() })).toMatchObject({ v: 3 })
  })

  test('a rule without end stops its own table, not the house', async () => {
    const { runsOut } = patience()
    const { root, isStuck } = endlessHouse()
    const own = await opened({ root })
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const stuck = await begun(own, 'tic-tac-toe', [dora, emil])
    const fine = await begun(own, 'tic-tac-toe', [dora, emil])
    const hanging = problemOf(own.tables.choose(dora, stuck.id, { v: 0, key: newKey(), choices: ['mark 9'] }))
    const waiting = own.tables.choose(dora, fine.id, { v: 0, key: newKey(), choices: ['mark 5'] })
    await until(isStuck)
    runsOut()
    expect(await hanging).toBe('held')
    expect(await waiting).toMatchObject({ v: 1 })
    expect(await own.tables.state(emil, stuck.id)).toMatchObject({ isHeld: true, version: 0 })
    expect(await problemOf(own.tables.choose(dora, stuck.id, { v: 0, key: newKey(), choices: ['mark 1'] }))).toBe(
      'held',
    )
    expect(own.logged.some(({ message }) => message === 'held')).toBe(true)
  })

  test('a rule that fails is told as a fault; the game is as before', async () => {
    const own = await opened({ root: houseWhere("if (cell === 9) throw new Error('broken')") })
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const { id } = await begun(own, 'tic-tac-toe', [dora, emil])
    expect(await problemOf(own.tables.choose(dora, id, { v: 0, key: newKey(), choices: ['mark 9'] }))).toBe('fault')
    expect(await own.tables.choose(dora, id, { v: 0, key: newKey(), choices: ['mark 1'] })).toMatchObject({ v: 1 })
  })
})

describe('newer rules', () => {
  const VERSION_2: [string, string] = ["version: '1'", "version: '2'"]

  async function playedThen(root: string, moves: number) {
    const data = temporary()
    const before = await opened({ data })
    const [dora, emil] = [await guest(before, 'Dora'), await guest(before, 'Emil')]
    const { id } = await begun(before, 'tic-tac-toe', [dora, emil])
    for (let v = 0; v < moves; v++)
      await before.tables.choose(v % 2 === 0 ? dora : emil, id, { v, key: newKey(), choices: [`mark ${v + 1}`] })
    await before.end()
    return { after: await opened({ data, root }), id, dora, emil }
  }

  test('that lead to the same position take over without a word; a row says so', async () => {
    const { after, id, emil } = await playedThen(houseWith('tic-tac-toe', { 'game.ts': [VERSION_2] }), 1)
    expect((await after.tables.sight(emil, id)).v).toBe(2)
    expect(await after.tables.state(emil, id)).toMatchObject({ rules: '2', version: 2, isHeld: false })
    expect((await after.store.rows(id, 1, 2))[0]).toMatchObject({ rules: '2', seat: null })
    expect((await after.store.rows(id, 1, 2))[0]?.position).toBeUndefined()
    expect(await after.tables.undo(emil, id, { v: 2, key: newKey() }).catch((e) => e.refusal.params.why)).toBe(
      'otherSeat',
    )
  })

  test('that would have led elsewhere go on from where the game stands, and tell which rules have changed', async () => {
    const root = houseWith('tic-tac-toe', {
      'game.ts': [
        VERSION_2,
        ['  reactions: [],', "  reactions: [],\n  changes: [{ version: '2', from: '1', rules: ['TTT-MARK-01'] }],"],
      ],
      'rules.ts': [['state.cells[cell - 1] = seat', 'state.cells[state.cells.length - cell] = seat']],
    })
    const { after, id, dora, emil } = await playedThen(root, 2)
    const sight = await after.tables.sight(dora, id)
    expect(sight.v).toBe(3)
    expect((sight.view.state as { cells: number[] }).cells.slice(0, 2)).toEqual([0, 1])
    const rows = await after.tables.history(emil, id, 0, 9)
    expect(rows.map(({ newRules }) => newRules ?? null)).toEqual([null, null, ['TTT-MARK-01']])
    await after.tables.choose(dora, id, { v: 3, key: newKey(), choices: ['mark 3'] })
    expect(((await after.tables.sight(dora, id)).view.state as { cells: number[] }).cells[6]).toBe(0)
    await after.end()
  })

  test('with another built-in pack leave running games theirs', async () => {
    const root = houseWith('tic-tac-toe', { 'data/pack.json': [['3', '4']] })
    const { after, id, dora, emil } = await playedThen(root, 1)
    expect((await after.tables.sight(dora, id)).view.pack).toBe((await after.store.table(id))?.pack)
    expect(await after.tables.state(dora, id)).toMatchObject({ hasOwnPack: true, version: 1, rules: '1' })
    expect(await after.tables.packOf(emil, id)).toMatchObject({ side: 3 })
    expect(await after.tables.choose(emil, id, { v: 1, key: newKey(), choices: ['mark 9'] })).toMatchObject({ v: 2 })
    expect(await problemOf(after.tables.choose(dora, id, { v: 2, key: newKey(), choices: ['mark 16'] }))).toBe(
      'refused',
    )
  })

  test('with another built-in pack: what was over before is given out with the pack it was played with', async () => {
    const root = houseWith('tic-tac-toe', { 'data/pack.json': [['3', '4']] })
    const { after, id, dora } = await playedThen(root, 7)
    expect(await after.tables.exported(dora, id)).toMatchObject({ table: { isOver: true }, ownPack: { side: 3 } })
  })

  test('that cannot read the position stop the table instead of breaking it', async () => {
    const root = houseWith('tic-tac-toe', {
      'game.ts': [VERSION_2, ["at: 'mark', seat: 0", "at: 'mark', seat: 1"]],
      'rules.ts': [['  mark: decision(', '  stroke: decision(']],
      'types.ts': [["at: 'mark' |", "at: 'mark' | 'stroke' |"]],
    })
    const { after, id, emil } = await playedThen(root, 1)
    expect(await problemOf(after.tables.sight(emil, id))).toBe('held')
    expect(await after.tables.state(emil, id)).toMatchObject({ isHeld: true, version: 1, rules: '1' })
  })
})

describe('games brought along', () => {
  const record = () => JSON.parse(readFileSync(join(ROOT, 'server/test/records/tic-tac-toe.json'), 'utf8'))
  const elsewhere = () => ({ ...record(), rows: [{ ...record().rows[0], hash: 'ffff' }] })

  test('go on here, marked as not witnessed', async () => {
    const { tables } = service
    const made = await tables.bring(ada, { record: record(), seats: ['me', 'open'] })
    expect(made).toMatchObject({ version: 2, phase: 'open', dice: { isWitnessed: false } })
    await tables.join(bo, { table: made.id })
    await tables.start(ada, made.id)
    expect(await mark(ada, made.id, 2, 9)).toMatchObject({ v: 3 })
    expect(await tables.history(bo, made.id, 0, 9)).toHaveLength(3)
  })

  test('what is exported after the end has its pack and where it stood, and can be brought again', async () => {
    const { tables } = service
    const { id } = await begun(service, 'tic-tac-toe', [ada, bo])
    for (const [v, cell] of [5, 1, 9].entries()) await mark(v % 2 === 0 ? ada : bo, id, v, cell)
    expect(await tables.exported(ada, id)).toMatchObject({ format: 'skerry-told-1' })
    await tables.resign(bo, id, { v: 3, key: newKey() })
    const whole = (await tables.exported(STRANGER, id)) as GameRecord
    expect(whole).toMatchObject({
      ownPack: { side: 3 },
      snapshot: { v: 4, position: { state: { cells: [1, -1, -1, -1, 0, -1, -1, -1, 0] } }, standing: [] },
    })
    expect(Object.keys(whole.rows[0] ?? {})).toEqual(['seat', 'choices', 'outcomes', 'hash'])
    expect(await tables.bring(ada, { record: whole, seats: ['me', 'open'] })).toMatchObject({ version: 4 })
  })

  test('of a game whose rules would lead elsewhere by now go on from where it stood', async () => {
    const root = houseWith('tic-tac-toe', {
      'game.ts': [
        ["version: '1'", "version: '2'"],
        ['  reactions: [],', "  reactions: [],\n  changes: [{ version: '2', from: '1', rules: ['TTT-MARK-01'] }],"],
      ],
      'rules.ts': [['state.cells[cell - 1] = seat', 'state.cells[state.cells.length - cell] = seat']],
    })
    const { game, pack } = await openGame(ROOT, 'tic-tac-toe')
    const kept = recordToKeep(goOn(game, game.load(pack), record()).session, pack)
    const { position } = kept.snapshot as Snapshot
    const own = await opened({ root })
    const [dora, emil] = [await guest(own, 'Dora'), await guest(own, 'Emil')]
    const made = await own.tables.bring(dora, { record: kept, seats: ['me', 'open'] })
    expect(made).toMatchObject({ version: 3, rules: '2' })
    await own.tables.join(emil, { table: made.id })
    await own.tables.start(dora, made.id)
    expect((await own.tables.sight(dora, made.id)).view.state).toEqual(position.state)
    const rows = await own.tables.history(emil, made.id, 0, 9)
    expect(rows.map(({ newRules }) => newRules ?? null)).toEqual([null, null, ['TTT-MARK-01']])
    const { snapshot: _, ...followed } = kept
    const cut = await own.tables.bring(dora, { record: followed, seats: ['me', 'open'] })
    expect(cut).toMatchObject({ version: 3, rules: '2' })
    const whole = { ...kept, snapshot: { ...kept.snapshot, position: { ...position, isOther: true } } }
    expect(await problemOf(own.tables.bring(dora, { record: whole, seats: ['me', 'open'] }))).toBe('badRecord')
  })

  test.each([
    ['no record', () => ({}), 'badRecord'],
    ['other rules that lead elsewhere', () => ({ ...elsewhere(), rules: '77' }), 'badRecord'],
    ['a row that does not fit', elsewhere, 'badRecord'],
    ['another pack', () => ({ ...record(), pack: 'ffff' }), 'badRecord'],
    ['a pack of its own that is none', () => ({ ...record(), ownPack: { side: 'x' } }), 'badPack'],
    ['an unknown game', () => ({ ...record(), game: 'chess' }), 'badRecord'],
  ])('%s: refused, and nothing is kept', async (_, make, code) => {
    expect(await problemOf(service.tables.bring(ada, { record: make(), seats: ['me', 'open'] }))).toBe(code)
    expect(await service.tables.myTables(ada)).toEqual([])
  })
})
