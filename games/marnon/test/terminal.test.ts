/** The table made of text: nothing is missing on the map, the notes are right, the news lose nothing. */

import type { Line } from '@skerry/contracts'
import { anyChoice, type Choice, type Event, randomFrom, type Seat, type View } from '@skerry/kernel'
import { textOfLines } from '@skerry/kit'
import { beginSession } from '@skerry/session'
import { describe, expect, test } from 'vitest'
import { game, pack } from '../index.ts'
import { fightOdds } from '../odds.ts'
import { forceIn, holdingIn, playerOf } from '../queries.ts'
import { setup } from '../setup.ts'
import { terminal } from '../terminal/index.ts'
import type { Attack, FieldId, Holding, Marnon, State, Treasure } from '../types.ts'
import { view } from '../view.ts'

const content = game.load(pack)
const lengthOf = (line: Line): number => line.reduce((sum, { text }) => sum + [...text].length, 0)

const OPTIONS = Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]))

function stateFor(seats: number, change: (state: State) => void): State {
  const { state } = setup(content, seats, OPTIONS)
  change(state)
  return state
}
function viewOf(state: State, seat: Seat, stack: Marnon['frame'][] = []): View<State> {
  const position = { pack: '', seats: state.players.length, state, stack, result: null }
  const { state: seen } = view({ state: structuredClone(position.state), content } as never, stack, seat)
  return { ...position, seat, state: seen }
}
const men = (party: Seat, bodies: number): Holding => ({ party, bodies })
const orcs = (bodies: number): Holding => ({ party: 'orcs', bodies })
const f = (id: string) => id as FieldId

/** Every field has a force that no other has. */
const crowded = stateFor(4, (state) => {
  content.fields.forEach((_, i) => {
    state.fields[i] = i % 5 === 4 ? orcs(11 + i) : men(i % 5, 11 + i)
  })
  for (const [id, figure] of [
    ['C3', 'hero'],
    ['IV5', 'sorcerer'],
  ] as const) {
    const owner = state.players[holdingIn(state, f(id)).party as Seat]
    if (owner !== undefined) owner[figure] = f(id)
  }
  const kinds: Treasure[] = ['crown', 'chest', 'ring']
  state.tiles = ['C1', 'C7', 'C5', 'C3', 'IV1', 'VI3', 'II5', 'III4', 'V4', 'V2', 'I5', 'II3'].map((field, i) => ({
    owner: i % 4,
    field: f(field),
    kind: kinds[Math.floor(i / 4)] as Treasure,
  }))
  state.dragon = f('IV5')
  state.peacemaker = f('II3')
  state.round = 3
  state.startPlayer = 1
})

describe('the map', () => {
  for (const width of [60, 76, 80, 90, 100, 104, 120, 140, 160])
    for (const language of ['en', 'de'] as const)
      test(`shows every field, force and tile: ${width} columns, ${language}`, () => {
        const lines = terminal.draw(content, pack, viewOf(crowded, 0), language, width)
        const text = textOfLines(lines)
        for (const id of content.fields) {
          const { party, bodies } = holdingIn(crowded, id)
          const force = party === 'orcs' ? `o${bodies}` : `${String.fromCharCode(65 + (party as Seat))} ${bodies}`
          expect(text, `${id} at ${width}`).toMatch(new RegExp(`(?<![A-Z])${id}(?!\\d)`))
          expect(text.split(new RegExp(`(?<!\\w)${force}(?!\\d)`)), `force of ${id} at ${width}`).toHaveLength(2)
        }
        for (const owner of ['A', 'B', 'C', 'D'])
          expect(text.split(`?${owner}`), `tiles of ${owner} at ${width}`).toHaveLength(4)
        expect(text).toMatch(language === 'en' ? /dragon|Dr/ : /Drache|Dr/)
        expect(text).toMatch(language === 'en' ? /peace|Pm/ : /Friede|Fs/)
        for (const line of lines) expect(lengthOf(line)).toBeLessThanOrEqual(Math.max(width, 62))
      })

  test('places each force in its field: the colour and the number below the name', () => {
    const rows = terminal.draw(content, pack, viewOf(crowded, 0), 'en', 100).map((line) => textOfLines([line]))
    for (const id of ['V1', 'II2', 'III5', 'VI2', 'I6'].map(f)) {
      const row = rows.findIndex((text) => new RegExp(`(?<![A-Z])${id}(?!\\d)`).test(text))
      const column = (rows[row] as string).search(new RegExp(`(?<![A-Z])${id}(?!\\d)`))
      const { bodies } = holdingIn(crowded, id)
      expect((rows[row + 1] as string).slice(column - 3, column + 7)).toContain(String(bodies))
    }
  })

  test('tints forces by their owner', () => {
    const spans = terminal.draw(content, pack, viewOf(crowded, 0), 'en', 100).flat()
    const tintOf = (text: string) => spans.find((span) => span.text.trim() === text)?.tint
    expect(tintOf('A 11')).toBe('seat0')
    expect(tintOf('B 12')).toBe('seat1')
    expect(tintOf('o15')).toBe('orcs')
  })

  test('has the river, five bridges, the sea and both mouths of the tunnel', () => {
    const text = textOfLines(terminal.draw(content, pack, viewOf(crowded, 0), 'en', 100))
    expect(text.match(/╫/g)).toHaveLength(5)
    expect(text.match(/≈/g)?.length).toBeGreaterThan(60)
    expect(text.match(/∩/g)).toHaveLength(2)
    expect(text).toContain('~ ~ ~ ~ ~')
  })

  test('a hider sees the faces he hid, nobody else does (MAR-RULING-09, -10)', () => {
    const drawn = (seat: Seat) => textOfLines(terminal.draw(content, pack, viewOf(crowded, seat), 'en', 140))
    // B hides for A: crown in C1, chest in IV1, ring in V4.
    expect(drawn(1)).toMatch(/\?A (crown|cr)|\?Acr/)
    expect(drawn(1)).not.toMatch(/\?[BCD] ?(crown|chest|ring|cr|ch|ri)/)
    expect(drawn(0)).not.toMatch(/\?A ?(crown|chest|ring|cr|ch|ri)/)
    const spectator = textOfLines(terminal.draw(content, pack, viewOf(crowded, 'spectator' as never), 'en', 140))
    expect(spectator).not.toMatch(/\?[A-D] ?(crown|chest|ring|cr|ch|ri)/)
  })

  test('says round, start player, powers, and what everybody has', () => {
    const turn = {
      rule: 'turn',
      at: 'declare',
      seat: 1,
      aid: null,
      men: 0,
      field: null,
      extraAttackOpen: false,
    } as const
    const view = viewOf(crowded, 0, [turn])
    const text = textOfLines(terminal.draw(content, pack, view, 'en', 120))
    expect(text).toContain('Round 3 · phase 5: turn of B · B starts · dragon in IV5')
    expect(text).toContain('Peacemaker in II3: region II cannot be attacked')
    expect(text).toMatch(/A {2}you +9 +\d+ +\+\d+ +supply +supply +0\/10 +–/)
    const german = textOfLines(terminal.draw(content, pack, view, 'de', 120))
    expect(german).toContain('Runde 3 · Phase 5: B am Zug · B beginnt · Drache in IV5')
  })
})

describe('choices', () => {
  const state = stateFor(3, (s) => {
    Object.assign(holdingIn(s, f('II2')), men(0, 4))
    playerOf(s, 0).sorcerer = f('II2')
    Object.assign(holdingIn(s, f('II6')), orcs(4))
    Object.assign(holdingIn(s, f('II1')), men(1, 1))
    Object.assign(holdingIn(s, f('C2')), men(2, 2))
    playerOf(s, 2).hero = f('C2')
    s.tiles = [{ owner: 1, field: f('II5'), kind: 'hidden' }]
  })
  const view = viewOf(state, 0)
  const attack = (to: string): Attack => ({ do: 'attack', from: f('II2'), to: f(to), by: 'land' })

  test('an attack comes with its odds and strengths', () => {
    const { win, attackerLeft } = fightOdds(forceIn(state, f('II2')), { ...forceIn(state, f('II6')), bonus: 0 })
    const note = terminal.note(content, view, attack('II6'), 'en')
    expect(note).toContain('o4')
    expect(note).toContain('6:4')
    expect(note).toContain(`${Math.round(win * 100)} %`)
    expect(note).toContain(`${(5 - attackerLeft).toFixed(1)}/5`)
    expect(terminal.note(content, view, attack('C2'), 'en')).toContain('6:5') // two men, the hero, the castle
    expect(terminal.note(content, view, attack('II6'), 'de')).toContain(
      `${(5 - attackerLeft).toFixed(1).replace('.', ',')}/5`,
    )
    const ranks = ['II1', 'II6', 'C2'].map((to) => terminal.rank?.(content, view, attack(to)) as number)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(terminal.group?.(content, view, attack('II6'), 'en')).toBe('from II2 (A 4 S)')
  })

  test('giving a treasure back is warned of, and nothing else', () => {
    const hide = (field: string): Choice => ({ do: 'hide', kind: 'crown', field: f(field) }) as Choice
    const move = (to: string): Choice => ({ do: 'moveTreasure', from: f('II5'), to: f(to) }) as Choice
    expect(terminal.warn(content, view, hide('C2'), 'en')).toContain('C would find it at once') // A hides for C
    expect(terminal.warn(content, view, hide('C2'), 'de')).toContain('sofort')
    expect(terminal.warn(content, view, hide('II1'), 'en')).toBeNull()
    expect(terminal.warn(content, view, move('II1'), 'en')).toContain('B would find it at once')
    expect(terminal.warn(content, view, move('C2'), 'en')).toBeNull()
    expect(terminal.warn(content, view, attack('II6'), 'en')).toBeNull()
  })

  test('slots say what they take and what is there', () => {
    expect(terminal.slot?.(content, view, 'II2/hero', 'de')).toEqual({ place: 'II2', kind: 'Held', there: 'A 4 S' })
    expect(terminal.slot?.(content, view, 'II6', 'en')).toEqual({ place: 'II6', kind: 'men', there: 'o4' })
  })
})

describe('news', () => {
  const told = (...events: readonly object[]) => terminal.tell?.(content, events as readonly Event[], 'en') ?? []

  test('a fight is one line: who, dice, losses, end', () => {
    const news = told(
      { rule: 'MAR-ATTACK-03', type: 'attackDeclared', seat: 0, source: 'II2', target: 'II6', by: 'bridge' },
      { rule: 'MAR-ATTACK-06', type: 'unitsMustered', seat: 0, n: { II1: 2, 'II1/hero': 1 }, field: 'II2' },
      dice(2, 2, 6, 4),
      lost({ II2: 2 }, { II6: 2 }),
      dice(5, 5, 4, 2),
      { rule: 'MAR-COMBAT-11', type: 'bothMissed' },
      lost({ 'II2/hero': 1 }),
      dice(3, 4, 3, 2),
      lost({}, { II6: 2 }),
      { rule: 'MAR-ATTACK-10', type: 'fieldOccupied', party: 0, n: { II2: 1 }, field: 'II6' },
    )
    expect(news).toEqual([
      {
        section: null,
        rule: 'MAR-ATTACK-10',
        text: 'A: II2 → II6 over the bridge, joined by 2 + hero; dice 2:2  5×:5×  3:4×; A −3 (hero), orcs −4, A takes II6 with 1',
      },
    ])
  })

  test('phases and turns have headings', () => {
    const news = told(
      { rule: 'MAR-ROUND-01', type: 'roundBegan', round: 2 },
      { rule: 'MAR-ORC-02', type: 'regionNamed', seat: 0, region: 'IV' },
      { rule: 'MAR-ORC-03', type: 'regionNamedAgain', seat: 1, region: 'IV' },
      { rule: 'MAR-ORC-02', type: 'regionNamed', seat: 1, region: 'II' },
      { rule: 'MAR-DRAGON-01', type: 'dragonLanded', field: 'IV5' },
      { rule: 'MAR-DRAGON-03', type: 'dragonBit', field: 'IV5', die: 3 },
      { rule: 'MAR-DRAGON-05', type: 'unitsLost', losses: [{ party: 'orcs', n: { IV5: 2 } }] },
      { rule: 'MAR-DRAGON-01', type: 'dragonLanded', field: 'I2' },
      { rule: 'MAR-DRAGON-03', type: 'dragonBit', field: 'I2', die: 1 },
      { rule: 'MAR-DRAGON-05', type: 'unitsLost', losses: [{ party: 0, n: { I2: 1 } }] },
      { rule: 'MAR-DRAGON-08', type: 'dragonStayed', field: 'I2' },
      { rule: 'MAR-TURN-02', type: 'turnBegan', seat: 1 },
      { rule: 'MAR-AID-04', type: 'aidTaken', seat: 1, aid: 'boat', tally: 1 },
    )
    expect(news.map(({ section }) => section)).toEqual([
      'Round 2',
      'phase 1: orcs',
      'phase 2: dragon',
      'phase 5: turn of B',
      null,
    ])
    expect(news[1]?.text).toBe('orcs multiply in region IV, region II')
    expect(news[2]?.text).toBe('IV5 orcs −2 → I2 A −1; it stays in I2')
  })

  test('whole games are told in both languages, without a gap', () => {
    for (const language of ['en', 'de'] as const) {
      const match = beginSession(game, content, 3)
      const events = [...match.begin(randomFrom('news'))]
      for (let row = 0; row < 400 && match.position.result === null; row++) {
        const pending = game.pending(content, match.position)
        if (pending.kind !== 'asked') break
        const seat = pending.seats[0] as Seat
        const random = randomFrom(`news ${row}`)
        const choice = anyChoice(game.play(content, match.position), seat, random)
        const taken = match.choose(seat, [choice as Choice], random)
        if ('events' in taken) events.push(...taken.events)
      }
      const news = terminal.tell?.(content, events, language) ?? []
      expect(news.length).toBeGreaterThan(50)
      expect(news.length).toBeLessThan(events.length)
      for (const { text, section } of news) {
        expect(`${section ?? ''}${text}`).not.toBe('')
        expect(text).not.toMatch(/undefined|\[object|NaN/)
      }
    }
  })
})

const dice = (attacker: number, defender: number, attack: number, defence: number) => ({
  rule: 'MAR-COMBAT-08',
  type: 'diceRolled',
  dice: { attacker, defender },
  strengths: { attacker: attack, defender: defence },
})
const lost = (own: Readonly<Record<string, number>>, foe: Readonly<Record<string, number>> = {}) => ({
  rule: 'MAR-COMBAT-13',
  type: 'unitsLost',
  losses: [
    { party: 0, n: own },
    { party: 'orcs', n: foe },
  ].filter(({ n }) => Object.keys(n).length > 0),
})

test('sheet and legend fit a page and speak both languages', () => {
  for (const language of ['en', 'de'] as const) {
    for (const line of terminal.summary(language)) expect([...line].length).toBeLessThanOrEqual(120)
    expect(terminal.legend?.(language, 100).length).toBeGreaterThan(10)
  }
  expect(terminal.summary('de')).not.toEqual(terminal.summary('en'))
})
