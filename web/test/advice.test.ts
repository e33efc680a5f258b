import { type Choice, randomFrom } from '@skerry/kernel'
import { beginSession } from '@skerry/session'
import { describe, expect, it } from 'vitest'
import { loadShowcase } from '../src/games/examples.ts'
import { openRules } from '../src/games/rules.ts'
import { Advice } from '../src/worker/advice.ts'
import { advice, bot, lastSight, noviceChoice, openLocal, person, rules, savedTable, settled } from './tables.ts'

/** A table at a question of this kind, asked of the seat at the screen. */
async function at(decision: RegExp, seed = 'seed') {
  const opened = openLocal(savedTable([person('Mira'), bot('Ole'), bot('Svantje')], 'alone', seed))
  opened.table.tellWhole()
  for (let i = 0; i < 400; i++) {
    await settled(opened.table)
    if (decision.test(opened.table.info.asked?.decision ?? ''))
      return { ...opened, view: lastSight(opened.pushes).view }
    await opened.table.choose([noviceChoice(lastSight(opened.pushes).view)])
  }
  throw new Error(`${decision} was never asked`)
}

describe('what the page is told about a view', () => {
  it('lists the choices with their notation and the things they name', async () => {
    const { view } = await at(/^turn\.declare/)
    const { options, things, choices, pending } = advice.desk(view)
    expect(pending).toMatchObject({ kind: 'asked', seats: [0] })
    expect(choices.kind).toBe('list')
    const attack = options.find(({ choice }) => choice.do === 'attack')
    if (attack === undefined) throw new Error('nothing can be attacked')
    const { from, to } = attack.choice as Choice & { from: string; to: string }
    expect(attack.things).toEqual([from, to])
    expect(attack.notation).toMatch(new RegExp(`^attack ${from} ${to} `))
    expect(options.find(({ choice }) => choice.do === 'rest')?.things).toEqual([])
    expect(things.filter(({ kind }) => kind === 'field').length).toBe(44)
  })

  it('counts what can be done by verb, and says why where nothing can', async () => {
    const { view } = await at(/^turn\.declare/)
    const { actions, options } = advice.desk(view)
    expect(actions.length).toBeGreaterThan(1)
    for (const { do: verb, count, refusal } of actions) {
      expect(count).toBe(options.filter(({ choice }) => choice.do === verb).length)
      expect(refusal === null).toBe(count > 0)
    }
    expect(advice.desk({ ...view, seat: 'spectator' }).actions).toEqual([])
  })

  it('names the thing a verb is called after, such as a tile that is used', async () => {
    const [opened, showcase] = await Promise.all([openRules('arrival'), loadShowcase('arrival')])
    const content = opened.game.load(showcase?.pack ?? opened.pack)
    const given = ['D: tiles ruse', 'MAG2: athach', 'turn D 2']
    const position = showcase?.stage.place(content, { seats: 4, given })
    if (position === undefined) throw new Error('no examples')
    const { options } = new Advice(opened, () => null).desk(opened.game.view(content, position, 3))
    const ruses = options.filter(({ choice }) => choice.do === 'ruse')
    expect(ruses.length).toBeGreaterThan(1)
    for (const { choice, things } of ruses)
      expect(things).toEqual(['ruse', (choice as Choice & { location: string }).location])
  })

  it('the same whatever is hidden: two views of one seat that differ in nothing get the same desk', async () => {
    const { view } = await at(/^turn\.declare/)
    const again = new Advice(rules, () => null)
    expect(again.desk(JSON.parse(JSON.stringify(view)))).toEqual(advice.desk(view))
  })

  it('why not: the attempt that came closest tells the reason', async () => {
    const { view } = await at(/^turn\.declare/)
    const { options } = advice.desk(view)
    const { players, fields } = view.state as { players: unknown[]; fields: { party: unknown }[] }
    expect(players.length).toBe(3)
    const legal = new Set(options.flatMap(({ things }) => things))
    const far = (rules.game.load(rules.pack) as { fields: string[] }).fields.filter(
      (id, i) => !legal.has(id) && fields[i]?.party !== 0,
    )
    expect(far.length).toBeGreaterThan(5)
    for (const field of far) {
      const why = advice.whyNot(view, field, [])
      expect(why?.refusal.rule).toMatch(/^MAR-/)
      // Own fields from which nothing can be reached are explained by their best target; others by what keeps me away.
      expect([
        'notAdjacent',
        'riverBetween',
        'notThatWay',
        'noBoat',
        'noCommonWater',
        'dragonThere',
        'regionInPeace',
        'nobodyThere',
      ]).toContain(why?.refusal.reason)
    }
    const [first] = options.flatMap(({ things }) => things)
    expect(advice.whyNot(view, first as string, [])).toBeNull()
  })

  it('why not: a picked source is kept', async () => {
    const { view } = await at(/^turn\.declare/)
    const { options } = advice.desk(view)
    const source = options.find(({ things }) => things.length === 2)?.things[0] as string
    const other = (rules.game.load(rules.pack) as { fields: string[] }).fields.find(
      (id) => !options.some(({ things }) => things.includes(id)),
    ) as string
    expect(advice.whyNot(view, other, [source])?.choice).toMatchObject({ from: source })
  })

  it('why not: an allotment refuses a place that is not ours', async () => {
    const { view } = await at(/^turn\.reinforce/)
    const { choices } = advice.desk(view)
    const slots = choices.kind === 'allotment' ? choices.allotment.slots.map(({ id }) => id) : []
    expect(slots.length).toBeGreaterThan(2)
    const foreign = (rules.game.load(rules.pack) as { fields: string[] }).fields.find(
      (id) => !slots.includes(id),
    ) as string
    expect(advice.whyNot(view, foreign, [])?.refusal.rule).toMatch(/^MAR-/)
  })

  it('previews what is certain and stops where the dice decide', async () => {
    const { view } = await at(/^turn\.declare/)
    const attack = advice.desk(view).options.find(({ choice }) => choice.do === 'attack')?.choice as Choice
    const preview = advice.preview(view, attack)
    expect(['dice', 'asked']).toContain(preview?.leadsTo)
    expect(preview?.events[0]?.type).toBe('attackDeclared')
    expect(advice.preview(view, { do: 'goOn' })).toBeNull()
  })

  it('a preview tells nothing that only the truth could know', async () => {
    // Moving into a field with an own tile shows its face: the preview says that something is shown, not what.
    for (let n = 0; n < 12; n++) {
      const { view } = await at(/^fight\.attackerAdvance/, `seed ${n}`)
      const { choices } = advice.desk(view)
      if (choices.kind !== 'allotment') continue
      const slot = choices.allotment.slots[0]?.id as string
      const preview = advice.preview(view, { do: 'advance', n: { [slot]: 1 } } as Choice)
      expect(preview?.events.some(({ type }) => type === 'treasureFound')).toBe(false)
    }
  })

  it('explains any choice, and nothing to a spectator', async () => {
    const { view, table } = await at(/^turn\.declare/)
    expect(advice.explain(view, { do: 'rest' })).toBeNull()
    expect(advice.explain(view, { do: 'goOn' })).toMatchObject({ reason: 'notNow' })
    const spectator = table.at(5, 'spectator').view
    expect(advice.desk(spectator).choices).toEqual({ kind: 'none' })
    expect(advice.explain(spectator, { do: 'rest' })).toBeNull()
    expect(advice.whyNot(spectator, 'I1', [])).toBeNull()
  })

  it('games with numbered places: the argument and its number name the thing', async () => {
    const small = await openRules('tic-tac-toe')
    const other = new Advice(small, () => null)
    const position = small.game.setup(other.content, 2)
    const { options } = other.desk(small.game.view(other.content, position, 0))
    expect(options.map(({ things }) => things)).toContainEqual(['cell 5'])
  })

  it('a column is touched to drop a stone into it, and one that is full says so', async () => {
    const { other, match, view } = await sample('connect-four', 2)
    for (let i = 0; i < 6; i++) match.choose(i % 2, ['drop 4'], randomFrom('four'))
    const columns = [1, 2, 3, 5, 6, 7].map((column) => [`column ${column}`])
    expect(other.desk(view()).options.map(({ things }) => things)).toEqual(columns)
    expect(other.whyNot(view(), 'column 4', [])?.refusal).toMatchObject({ rule: 'C4-DROP-02', reason: 'columnFull' })
  })

  it('games that say from and to: things called by their numbers are the places of both', async () => {
    const { other, match, view } = await sample('risk44', 3)
    const random = randomFrom('map')
    match.begin(random)
    const { options, things } = other.desk(view())
    const own = things.filter(({ facts }) => facts.owner === 0).map(({ id }) => id)
    expect(options.map((option) => option.things)).toEqual([...own, ...own].map((id) => [id]))
    match.choose(0, [options.find(({ choice }) => choice.do === 'placeAll')?.notation as string], random)
    const attacks = other.desk(view()).options.filter(({ choice }) => choice.do === 'attack')
    expect(attacks.length).toBeGreaterThan(3)
    for (const { choice, things } of attacks) {
      const { from, to } = choice as Choice & { from: number; to: number }
      expect(things).toEqual([String(from), String(to)])
    }
  })
})

/** A small game, seen by its first seat. */
async function sample(id: string, seats: number) {
  const small = await openRules(id)
  const other = new Advice(small, () => null)
  const match = beginSession(small.game, other.content, seats, {})
  return { other, match, view: () => small.game.view(other.content, match.position, 0) }
}
