import { describe, expect, it } from 'vitest'
import { openRules } from '../src/games/rules.ts'
import type { Push } from '../src/link/types.ts'
import { branchFromView } from '../src/worker/branch.ts'
import { checkSaved } from '../src/worker/kept-game.ts'
import { parseSaved } from '../src/worker/read-saved.ts'
import type { SavedTable } from '../src/worker/saved.ts'
import { MemoryStore } from './memory-store.ts'
import { bot, lastSight, noviceChoice, openLocal, person, playOn, rules, savedTable, settled } from './tables.ts'

const alone = () => savedTable([person('Mira'), bot('Ole')])
const faultsIn = (pushes: readonly Push[]) => pushes.flatMap((push) => (push.kind === 'fault' ? [push.fault] : []))

describe('a table in this browser', () => {
  it('plays a whole game against a bot, and every row was stored before it was told', async () => {
    const store = new MemoryStore()
    const stored: boolean[] = []
    const opened = openLocal(alone(), store)
    const { table, pushes } = opened
    const push = pushes.push.bind(pushes)
    pushes.push = (...added) => {
      for (const one of added)
        if (one.kind === 'row') stored.push((store.tables.get('table')?.rows.length ?? 0) >= one.sight.version)
      return push(...added)
    }
    table.tellWhole()
    await playOn(table, pushes, 3000)
    expect(lastSight(pushes).pending).toBe('over')
    expect(faultsIn(pushes)).toEqual([])
    expect(stored.length).toBe(store.tables.get('table')?.rows.length)
    expect(stored.every(Boolean)).toBe(true)
    expect(table.info.isOver).toBe(true)
    expect(table.info.asked).toBeNull()
  })

  it('tells each row once, in order, with the version after it', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 12)
    const rows = pushes.flatMap((push) => (push.kind === 'row' ? [[push.told.row, push.sight.version]] : []))
    expect(rows.length).toBeGreaterThan(12)
    expect(rows).toEqual(rows.map((_, i) => [i, i + 1]))
  })

  it('gives bots their own view and nothing else', async () => {
    const { table, pushes, thoughts } = openLocal(savedTable([person('Mira'), bot('Ole'), bot('Svantje')]))
    table.tellWhole()
    await playOn(table, pushes, 40)
    expect(thoughts.length).toBeGreaterThan(40)
    for (const { seat, view } of thoughts) expect(view.seat).toBe(seat)
    const faces = thoughts.flatMap(({ seat, view }) =>
      (view.state as { tiles: { owner: number; kind: string }[] }).tiles
        .filter(({ kind }) => kind !== 'hidden')
        .map(({ owner }) => [seat, (owner + 1) % 3]),
    )
    expect(faces.length).toBeGreaterThan(0)
    for (const [seat, hider] of faces) expect(seat).toBe(hider)
  })

  it('never shows the page more than the seat at the screen may know', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 60)
    const told = pushes.flatMap((push) => (push.kind === 'row' ? [push] : []))
    for (const { sight } of told) {
      expect(sight.viewer).toBe(0)
      for (const { owner, kind } of (sight.view.state as { tiles: { owner: number; kind: string }[] }).tiles)
        if (owner === 0) expect(kind).toBe('hidden') // only its hider knows it
    }
    const laid = told.flatMap(({ told: { events } }) => events.filter(({ type }) => type === 'tileLaid'))
    const own = laid.filter((event) => (event as unknown as { owner: number }).owner === 0)
    expect(own.length).toBe(3)
    for (const event of own) expect(event).not.toHaveProperty('kind')
  })

  it('goes on after a reload where it was', async () => {
    const first = openLocal(alone())
    first.table.tellWhole()
    await playOn(first.table, first.pushes, 20)
    first.table.close()
    const saved = await first.store.load('table')
    const second = openLocal(saved as NonNullable<typeof saved>, first.store)
    second.table.tellWhole()
    expect(lastSight(second.pushes)).toEqual(lastSight(first.pushes))
    const whole = second.pushes.find((push) => push.kind === 'whole')
    const before = first.pushes.flatMap((push) => (push.kind === 'row' ? [push.told] : []))
    expect(whole?.kind === 'whole' && whole.told.filter(({ row }) => row >= 0)).toEqual(before)
  })

  it('takes back a choice where the kernel allows it, and says why where not', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    let undone = 0
    for (let i = 0; i < 60 && lastSight(pushes).pending === 'asked'; i++) {
      const before = lastSight(pushes)
      await table.choose([noviceChoice(before.view)])
      await settled(table)
      const { undoBarrier, version } = lastSight(pushes)
      if (undoBarrier !== null) {
        expect(await table.undo()).toMatchObject({ reason: 'cannotUndo', params: { why: undoBarrier } })
        continue
      }
      const after = lastSight(pushes).view
      expect(await table.undo()).toBeNull()
      expect(lastSight(pushes)).toMatchObject({ version: version + 1, view: before.view })
      await table.choose([noviceChoice(before.view)])
      expect(lastSight(pushes).view).toEqual(after)
      undone += 1
    }
    expect(undone).toBeGreaterThan(2)
  })

  it('refuses what is not legal and changes nothing', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    const rows = store.tables.get('table')?.rows.length
    expect(await table.choose(['rest'])).toMatchObject({ reason: 'notNow' })
    expect(await table.choose(['nonsense'])).toMatchObject({ reason: 'malformed', params: { got: 'nonsense' } })
    expect(store.tables.get('table')?.rows.length).toBe(rows)
    expect(lastSight(pushes).version).toBe(rows)
  })

  it('is as it was when a row cannot be stored, and says so', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 3)
    const before = lastSight(pushes)
    store.failing = new Error('no room')
    await table.choose([noviceChoice(before.view)])
    expect(faultsIn(pushes)).toEqual([{ what: 'notStored', message: 'no room' }])
    expect(lastSight(pushes)).toEqual(before)
    await playOn(table, pushes, 3)
    expect(lastSight(pushes).version).toBeGreaterThan(before.version)
  })

  it('notices that another tab has played on', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 3)
    const other = openLocal((await store.load('table')) as never, store)
    other.table.tellWhole()
    await playOn(other.table, other.pushes, 1)
    const mine = lastSight(pushes)
    await table.choose([noviceChoice(mine.view)])
    expect(faultsIn(pushes)).toEqual([{ what: 'elsewhere' }])
    expect(lastSight(pushes).version).toBe(lastSight(other.pushes).version)
  })

  it('lets a bot do the setup, and asks again when it is over', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    expect(table.info.asked?.decision).toMatch(/^setup\./)
    table.delegate()
    await settled(table)
    expect(lastSight(pushes).askedSeats).toEqual([0])
    expect(table.info.asked?.decision).not.toMatch(/^setup\./)
  })

  it('lets a bot answer what one rule asks until another asks; the next time it is asked again', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    table.delegate() // the setup, which never comes again
    await settled(table)
    const rule = ruleAsking(table)
    table.delegate()
    await settled(table)
    expect(ruleAsking(table)).not.toBe(rule)
    for (let i = 0; i < 200 && lastSight(pushes).pending === 'asked' && ruleAsking(table) !== rule; i++)
      await playOn(table, pushes, 1)
    expect(ruleAsking(table)).toBe(rule)
  })
})

const ruleAsking = (table: ReturnType<typeof openLocal>['table']) => table.info.asked?.decision.split('.')[0]

describe('around one screen', () => {
  const two = [person('Mira'), person('Ole'), bot('Svantje')]

  it('with a curtain nobody sees the next seat’s view before that seat sits down', async () => {
    const { table, pushes } = openLocal(savedTable(two, 'curtain'))
    table.tellWhole()
    const seen: unknown[] = []
    for (let i = 0; i < 60; i++) {
      await settled(table)
      const sight = lastSight(pushes)
      if (sight.pending === 'over') break
      const last = pushes.findLast((push) => push.kind === 'handOver')
      if (!sight.askedSeats.includes(sight.viewer as number)) {
        expect(last).toMatchObject({ to: sight.askedSeats[0], version: sight.version })
        seen.push(last)
        table.sit(sight.askedSeats[0] as number)
        expect(lastSight(pushes).viewer).toBe(sight.askedSeats[0])
        continue
      }
      expect(await table.choose([noviceChoice(sight.view)])).toBeNull()
    }
    expect(seen.length).toBeGreaterThan(3)
  })

  it('opened again with a curtain, nobody’s seat is shown before its person asks for it, whatever is asked', async () => {
    const first = openLocal(savedTable(two, 'curtain'))
    first.table.tellWhole()
    const asked = new Set<string>()
    for (let i = 0; i < 120; i++) {
      await settled(first.table)
      const sight = lastSight(first.pushes)
      if (sight.pending === 'over') break
      const seat = sight.askedSeats[0] as number
      if (sight.viewer !== seat) first.table.sit(seat)
      const again = openLocal((await first.store.load('table')) as SavedTable, first.store)
      again.table.tellWhole()
      await settled(again.table)
      const isSecret = first.pushes.some((push) => push.kind === 'handOver')
      const shown = again.pushes.flatMap((push) => ('sight' in push ? [push.sight.viewer] : []))
      if (isSecret) {
        asked.add(again.table.info.asked?.decision ?? '')
        expect(new Set(shown)).toEqual(new Set(['spectator']))
        expect(again.table.at(0).viewer).toBe('spectator')
        expect(again.pushes.at(-2)).toMatchObject({ kind: 'handOver', to: seat })
        again.table.sit(seat)
        expect(lastSight(again.pushes).viewer).toBe(seat)
      }
      again.table.close()
      expect(await first.table.choose([noviceChoice(lastSight(first.pushes).view)])).toBeNull()
    }
    expect(asked.size).toBeGreaterThan(4)
  })

  it.each([
    ['arrival', false],
    ['barbarians', false],
    ['marnon', false],
    ['vindication', true],
  ] as const)(
    '%s: what is dealt before the first question is shown to nobody before somebody asks for the screen',
    async (title, isDealt) => {
      const playing = await openRules(title)
      const saved = savedTable([person('Mira'), person('Ole')], 'curtain', 'dealt', playing)
      const { table, pushes } = openLocal(saved, undefined, undefined, playing)
      table.tellWhole()
      await settled(table)
      const { viewer } = lastSight(pushes)
      const hasCurtain = pushes.some(({ kind }) => kind === 'handOver')
      const seats = [0, 1].map((seat) => {
        table.sit(seat)
        const { state, stack } = lastSight(pushes).view
        return JSON.stringify([state, stack])
      })
      expect(seats[0] !== seats[1]).toBe(isDealt)
      expect(viewer === 'spectator').toBe(isDealt)
      expect(hasCurtain).toBe(isDealt)
    },
  )

  it('without secrets yet there is nothing to hide: no curtain before the first tile is laid', async () => {
    const { table, pushes } = openLocal(savedTable(two, 'curtain'))
    table.tellWhole()
    for (let i = 0; i < 200 && !pushes.some((push) => push.kind === 'handOver'); i++) {
      await settled(table)
      const sight = lastSight(pushes)
      if (!sight.askedSeats.includes(sight.viewer as number)) break
      await table.choose([noviceChoice(sight.view)])
    }
    const [before, last] = [pushes.find((push) => push.kind === 'handOver'), lastSight(pushes)]
    expect(before).toBeDefined()
    expect((last.view.state as { tiles: unknown[] }).tiles.length).toBeGreaterThan(0)
    const viewers = new Set(pushes.flatMap((push) => (push.kind === 'row' ? [push.sight.viewer] : [])))
    expect([...viewers].sort()).toEqual([0, 1])
  })

  it('played open, the screen follows whoever is asked', async () => {
    const { table, pushes } = openLocal(savedTable(two, 'open'))
    table.tellWhole()
    await playOn(table, pushes, 20)
    const viewers = new Set(pushes.flatMap((push) => (push.kind === 'row' ? [push.sight.viewer] : [])))
    expect([...viewers].sort()).toEqual([0, 1])
    expect(pushes.some((push) => push.kind === 'handOver')).toBe(false)
  })

  it('nobody looks at a seat of a bot, or at open cards, before the end', async () => {
    const { table, pushes } = openLocal(savedTable([person('Mira'), bot('Ole')]))
    table.tellWhole()
    await settled(table)
    for (const viewer of [1, 'open'] as const) {
      table.sit(viewer)
      expect(lastSight(pushes).viewer).toBe(0)
      expect(table.at(0, viewer).viewer).toBe(0)
    }
    expect(table.at(1, 'spectator').viewer).toBe('spectator')
  })
})

describe('looking back and branching', () => {
  it('shows any version as it was told then', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 15)
    for (const push of pushes)
      if (push.kind === 'row') expect(table.at(push.sight.version).view).toEqual(push.sight.view)
    expect(table.at(-5).version).toBe(0)
    expect(table.at(1e9).version).toBe(lastSight(pushes).version)
    expect(table.at(Number.NaN).version).toBe(0)
  })

  it('branches a running game to a deal the viewer cannot tell from the true one', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 18)
    const { version, view } = lastSight(pushes)
    const branch = openLocal(checkSaved(rules, table.branch(version, 'other')))
    branch.table.tellWhole()
    expect(lastSight(branch.pushes).view).toEqual(view)
    expect(branch.table.info.branchOf).toEqual({ table: 'table', version })
    await playOn(branch.table, branch.pushes, 3)
    expect(faultsIn(branch.pushes)).toEqual([])
    expect(lastSight(branch.pushes).version).toBeGreaterThan(0)
  })

  it.each([1, 'spectator'] as const)('a table kept elsewhere branches from what %s sees of it', async (viewer) => {
    const { table, pushes } = openLocal(savedTable([person('Mara'), person('Ole')], 'open'))
    table.tellWhole()
    await playOn(table, pushes, 22)
    const { view, version } = table.at(lastSight(pushes).version, viewer)
    const branchOf = { table: 'far', version, isOnline: true } as const
    const seats = viewer === 1 ? [bot('Mara'), person('Ole')] : [person('Mara'), person('Ole')]
    const sharing = viewer === 1 ? 'alone' : 'open'
    const saved = branchFromView(rules, { game: 'marnon', seats, options: {}, sharing, branchOf }, view, 'other')
    const branch = openLocal(checkSaved(rules, saved))
    branch.table.tellWhole()
    expect(branch.table.at(0, viewer).view).toEqual(view)
    expect(branch.table.info).toMatchObject({ branchOf, seats, sharing })
    await playOn(branch.table, branch.pushes, 3)
    expect(faultsIn(branch.pushes)).toEqual([])
    expect(lastSight(branch.pushes).version).toBeGreaterThan(0)
  })

  it('a finished game branches at its true position and may be seen open', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 3000)
    const open = table.at(60, 'open')
    expect(open.viewer).toBe('open')
    const { tiles } = open.view.state as { tiles: { kind: string }[] }
    expect(tiles.every(({ kind }) => kind !== 'hidden')).toBe(true)
    expect((table.branch(60, 'other').start as { state: unknown }).state).toEqual(open.view.state)
  })
})

describe('files', () => {
  it('an exported table comes back as it was', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 10)
    const saved = store.tables.get('table')
    const read = checkSaved(rules, parseSaved(JSON.stringify(saved), Date.now()))
    expect(read).toEqual({ ...saved, ownPack: rules.pack })
  })

  it('a game of the terminal is understood', () => {
    const { table: _table, ...record } = alone()
    const text = JSON.stringify({ ...record, terminal: { seat: 1, seed: 'abc', bots: ['adept', null] } })
    expect(parseSaved(text, 5).table).toMatchObject({
      seats: [
        { name: 'A', by: 'adept' },
        { name: 'B', by: 'person' },
      ],
      seed: 'abc',
      sharing: 'alone',
    })
  })

  it.each([
    ['{', 'notJson'],
    ['{}', 'unknownFormat'],
    ['null', 'notAnObject'],
    [JSON.stringify({ ...alone(), rows: 5 }), 'notAList'],
    [JSON.stringify({ ...alone(), table: { seats: [] } }), 'notThatManySeats'],
    [JSON.stringify({ ...alone(), table: { seats: [{ by: 'god' }, { by: 'person' }] } }), 'nobodyPlaysSo'],
  ])('%s is refused', (text, reason) => {
    expect(() => parseSaved(text, 1)).toThrow(expect.objectContaining({ reason }))
  })

  it('a row that does not fit is named', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await playOn(table, pushes, 5)
    const saved = store.tables.get('table') as NonNullable<ReturnType<typeof store.tables.get>>
    const rows = saved.rows.map((row, v) => (v === 3 ? { ...row, hash: 'wrong' } : row))
    expect(() => checkSaved(rules, { ...saved, rows })).toThrow(expect.objectContaining({ where: 'row 3' }))
  })
})
