/** What the board says and draws: it never drifts from the truth, and never is at a loss for words. */

import { choicesOf, iconsIn, playedRows, textsIn, viewersOf } from '@skerry/boards/kit'
import {
  anyChoice,
  type Choice,
  eventsFor,
  type Language,
  type Match,
  type Options,
  type Play,
  type Random,
  type Seat,
  seatMark,
  type Viewer,
} from '@skerry/kernel'
import { follow, sampleOf, seedsOf } from '@skerry/kernel/kit'
import { describe, expect, inject, it } from 'vitest'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { hintOf } from '../board/telling/hints.ts'
import { thingsOf } from '../board/telling/log.ts'
import { telling } from '../board/telling.ts'
import { guide } from '../bot.ts'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import type { Seen } from '../outlook.ts'
import { fieldOfSlot, holdingIn, strengthIn } from '../queries.ts'
import { sheetOf } from '../sheet.ts'
import { terminal } from '../terminal/index.ts'
import type { Attack, FieldId, Marnon, MarnonEvent, State } from '../types.ts'
import { talk } from '../words/talk.ts'

const content = game.load(pack)
const LANGUAGES: readonly Language[] = ['en', 'de']
const width = inject('width')
const f = (id: string) => id as FieldId

type P = Match<Marnon>['position']
/** A whole game, row by row; some choices are a bot's, others anybody's. */
const rowsOf = (seats: number, seed: string, options: Options = {}, most = 1500) =>
  playedRows<Marnon>({ game, content, seats, seed, options, most, choose: somebodysChoice })

const somebodysChoice = (play: Play<Marnon>, seat: Seat, random: Random): Choice =>
  random(3) === 0 ? (anyChoice(play, seat, random) as Choice) : guide.answer(play, seat, random)

function checkRow(before: P, events: readonly MarnonEvent[], now: P, viewer: Viewer): void {
  const first = game.view(content, before, viewer)
  const frozen = JSON.stringify(first)
  let view = first
  for (const event of eventsFor(events, viewer) as readonly MarnonEvent[]) view = telling.after(content, view, event)
  const truth = game.view(content, now, viewer)
  expect(drawn(view.state)).toEqual(drawn(truth.state))
  expect(JSON.stringify(first)).toBe(frozen) // nothing was changed in place
  if (truth.result === null)
    expect(telling.progress(content, view, 'en').now).toBe(telling.progress(content, truth, 'en').now)
}
/** What is drawn of a state: all of it but the options. */
const drawn = ({ options: _options, ...rest }: State) => rest

describe('a view changed by events looks like the true one at the end of each row', () => {
  const seen = new Set<string>()
  const VARIANTS: readonly Options[] = [
    {},
    { blankTreasure: true, orcPhaseDefenderAdvance: true, ringChooser: 'finder' },
    { figureJumpMayVacate: false, breakOffEndsTurn: true, lastSurvivorWins: false, allowHideAtOwner: false },
  ]

  const isTried = sampleOf(6, width)
  const kindsOf = (events: readonly MarnonEvent[], viewer: Viewer): string[] =>
    events.map(({ type }) => `${type} ${typeof viewer === 'number' ? 'seat' : viewer}`)

  it.each([2, 3, 4, 5, 6])(
    'with %i players, for every viewer and all that is drawn',
    (seats) => {
      const viewers = viewersOf(seats)
      const isWhole = width === 'deep' || seats === 2 || seats === 6
      for (const [i, options] of [...VARIANTS.entries()].filter(([n]) => isWhole || n === seats % VARIANTS.length))
        for (const seed of seedsOf(`board ${seats} ${i}`, width, inject('seed'))) {
          let turn = 0
          for (const { match, before, events } of rowsOf(seats, seed, options)) {
            const viewer = viewers[turn++ % viewers.length] as Viewer
            for (const { type } of events) seen.add(type)
            if (isTried(kindsOf(events, viewer))) checkRow(before, events, match.position, viewer)
          }
        }
    },
    120_000,
  )

  it('in games in which everything happened that can happen', () => {
    expect([...seen].sort()).toEqual(Object.keys(talk.en.events).sort())
  })

  it('copies only what changes', () => {
    const before = game.view(content, stage.place(content, { given: ['turn A attack', 'I4: A 4m+H', 'I6: B 3m'] }), 0)
    const lost: MarnonEvent = { rule: '', type: 'unitsLost', losses: [{ party: 0, n: { I4: 1 } }] }
    const { state } = telling.after(content, before, lost)
    const same = before.state.fields.filter((held, i) => held === state.fields[i])
    expect(same).toHaveLength(content.fields.length - 1)
    expect(state.players).toBe(before.state.players)
    expect(state.tiles).toBe(before.state.tiles)
    const quiet: MarnonEvent = { rule: '', type: 'bothMissed' }
    expect(telling.after(content, before, quiet)).toBe(before)
  })

  it('knows whose fight the dice are', () => {
    const before = game.view(
      content,
      stage.place(content, { given: ['phase orcs', 'I4: A 4m', 'I6: 5o'] }),
      'spectator',
    )
    const attacked: MarnonEvent = { rule: '', type: 'orcsAttacked', source: f('I6'), target: f('I4'), by: 'land' }
    const rolled: MarnonEvent = {
      rule: '',
      type: 'diceRolled',
      dice: { attacker: 1, defender: 5 },
      strengths: { attacker: 4, defender: 4 },
    }
    const view = telling.after(content, before, attacked)
    expect(view.stack.at(-1)).toMatchObject({ rule: 'fight', defender: { party: 0, field: 'I4' } })
    expect(telling.pace(rolled, view)).toBeLessThan(telling.pace(rolled, before))
    expect(telling.sign(rolled, 'en').dice).toEqual([
      { value: 1, icon: 'swords', isHit: true },
      { value: 5, icon: 'castle', isHit: false },
    ])
  })
})

// —— words ——

const isOdd = (text: string): boolean => /undefined|null|NaN|\[object|!/.test(text)
const expectWords = (value: unknown) =>
  expect([...iconsIn(value).filter((icon) => !(icon in PICTOGRAMS)), ...textsIn(value).filter(isOdd)]).toEqual([])

describe('whole games', () => {
  const verbs = new Set<string>()
  const isTried = { table: sampleOf(12, width), event: sampleOf(8, width), card: sampleOf(24, width) }

  it.each([2, 3, 6])('have words for every position, choice, slot and event with %i players', (seats) => {
    let turn = 0
    for (const { match, events } of rowsOf(seats, `words ${seats}`, { blankTreasure: seats === 3 }, 500)) {
      const viewers = viewersOf(seats)
      const language = LANGUAGES[turn % 2] as Language
      const view = game.view(content, match.position, viewers[turn++ % viewers.length] as Viewer)
      const pending = game.pending(content, match.position)
      const decision = pending.kind === 'asked' ? pending.decision : pending.kind
      if (isTried.table([`${language} ${decision}`])) checkTable(view, language)
      for (const event of eventsFor(events, view.seat) as readonly MarnonEvent[])
        if (isTried.event([`${language} ${event.type}`])) checkEvent(event, view, language)
      if (pending.kind !== 'asked') continue
      const seat = pending.seats[0] as Seat
      const own = game.view(content, match.position, seat)
      expect(telling.hint(own, decision, language)).not.toBe('')
      for (const choice of choicesOf(game, content, match.position, seat)) {
        verbs.add(choice.do)
        if (isTried.card([`${language} ${decision} ${choice.do}`])) checkCard(own, choice, language)
      }
    }
  })

  it('held every choice there is', () => {
    expect([...verbs].sort()).toEqual(Object.keys(talk.en.choices).sort())
  })
})

function checkTable(view: Seen, language: Language): void {
  expectWords(telling.progress(content, view, language))
  expectWords(telling.scene(content, view))
  for (let seat = 0; seat < view.seats; seat++) {
    const figures = telling.figures(content, view, seat, language)
    expect(figures.length).toBeLessThanOrEqual(5)
    expectWords([figures, telling.supply(content, view, seat, language)])
  }
}
function checkEvent(event: MarnonEvent, view: Seen, language: Language): void {
  const sign = telling.sign(event, language)
  expectWords(sign)
  for (const id of sign.things) expect(content.field[f(id)]).toBeDefined()
  expect(telling.pace(event, view)).toBeGreaterThanOrEqual(0)
  expect(telling.pace(event, view)).toBeLessThanOrEqual(900)
  telling.sound(event, view.seat)
}
function checkCard(view: Seen, choice: Choice, language: Language): void {
  const card = telling.card(content, view, choice, language)
  expect(card.title).not.toBe('')
  expectWords(card)
  expect(card.warning !== undefined).toBe(terminal.warn(content, view, choice, language) !== null)
  for (const { share } of card.outlook ?? []) expect(share).toBeGreaterThanOrEqual(0)
  const picked = Object.values(choice).filter((value): value is string => content.field[f(String(value))] !== undefined)
  expectWords([
    telling.question(content, view, [], language),
    telling.question(content, view, picked.slice(0, 1), language),
  ])
  const { n } = choice as { readonly n?: Readonly<Record<string, number>> }
  for (const id of Object.keys(n ?? {})) {
    const slot = telling.slot(content, view, id, language)
    expectWords(slot)
    expect(slot.thing).toBe(fieldOfSlot(id))
    expect(slot.sign).toBe(choice.do === 'lose' ? '−' : '+')
  }
  if (choice.do !== 'attack') return
  const { from, to, by } = choice as Attack
  const strengths = [
    strengthIn({ state: view.state, content }, from, 'attacker', by),
    strengthIn({ state: view.state, content }, to, 'defender', by),
  ]
  expect(card.lead).toBe(strengths.map(({ total }) => total).join(' : '))
  expect(card.sums?.map(({ sum }) => sum)).toEqual(strengths)
}

describe('hints', () => {
  it('are there for every question in both languages, and for no other', () => {
    for (const language of LANGUAGES)
      for (const decision of Object.keys(talk.en.prompts)) {
        const hint = hintOf(decision, language)
        expect(hint, decision).toMatch(/^[A-ZÄÖÜ].*\.$/)
        expect(hint).not.toBe(hintOf(decision, language === 'en' ? 'de' : 'en'))
      }
    expect(hintOf('fight.exchange', 'en')).toBe('')
  })
})

// —— some positions, word for word ——

const at = (given: readonly string[], viewer: Viewer = 0): Seen =>
  game.view(content, stage.place(content, { given }), viewer)

describe('a turn', () => {
  const given = ['turn A attack', 'I4: A 4m+H', 'I6: B 3m+S', 'C1: B 1m', 'C2: A 1m', 'I5: 2o']
  const view = at(given)
  const attack = (to: string): Attack => ({ do: 'attack', from: f('I4'), to: f(to), by: 'land' })

  it('says who holds a target, with what strength, and what will come of it', () => {
    const card = telling.card(content, view, attack('I6'), 'en')
    expect(card).toMatchObject({ title: 'I/6', lead: '5 : 5', seat: 1 })
    expect(card.line).toBe(`${seatMark(1)}, 3 men and the sorcerer · from I/4`)
    const [win, takes, lose, both] = (card.outlook ?? []).map(({ share }) => share) as [number, number, number, number]
    expect(win + lose + both).toBeCloseTo(1, 6)
    expect(takes).toBeLessThanOrEqual(win)
    expect(card.rank).toBe(win)
    expect(card.outlookLine).toMatch(
      /^Fought to the end, you lose \d\.\d of 5 units on average, the other side \d\.\d of 4\.$/,
    )
    expect(telling.card(content, view, attack('I6'), 'de').line).toBe(
      `${seatMark(1)}, 3 Männer und der Zauberer · von I/4 aus`,
    )
    expect(telling.card(content, view, attack('I5'), 'de')).toMatchObject({
      icon: 'orc',
      line: '2 Orks in der Ebene · von I/4 aus',
    })
  })

  it('asks about what is picked', () => {
    expect(telling.question(content, view, [], 'en')).toBeNull()
    expect(telling.question(content, view, ['C2'], 'en')).toBe('Which field do you attack from castle 2?')
    expect(telling.question(content, view, ['C2'], 'de')).toBe('Welches Feld greifst du von Schloss 2 aus an?')
    expect(telling.question(content, view, ['I6'], 'de')).toBe('Von welchem Feld aus greifst du I/6 an?')
    expect(telling.scene(content, view)).toContain('I4')
  })

  it('says where the game stands', () => {
    expect(telling.progress(content, view, 'de')).toMatchObject({ now: 4, detail: 'Angriff' })
    expect(telling.progress(content, view, 'en').phases.map(({ icon }) => icon)).toEqual([
      'orc',
      'dragon',
      'dove',
      'crown',
      'swords',
    ])
  })

  it('shows what matters about a seat', () => {
    const figures = telling.figures(content, view, 0, 'en')
    expect(figures.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'treasures 0',
      'fields 2',
      'units 6',
      'reinforcements +4',
      'aids 10',
    ])
    expect(figures.find(({ id }) => id === 'reinforcements')?.sum).toBe('reinforcements 0')
    expect(telling.supply(content, view, 0, 'en').slice(0, 2)).toEqual([
      { name: 'Hero', icon: 'helm', value: 'I/4', thing: 'I4' },
      { name: 'Sorcerer', icon: 'hat', value: 'in the supply' },
    ])
  })

  it('shows what joining units and a figure would change before they move', () => {
    const start = stage.place(content, { given: ['turn A attack', 'I4: A 1m', 'I2: A 3m', 'V1: A 1m+S', 'I6: B 3m'] })
    const mustering = follow(game, content, start, ['A attack I4 I6 land'])
    const prepared = game.view(content, mustering.position, 0)
    const lead = (seen: Seen, choice: object) => telling.card(content, seen, choice as Choice, 'en').lead
    expect(lead(prepared, { do: 'muster', n: {} })).toBe('1 : 3')
    expect(lead(prepared, { do: 'muster', n: { I2: 2 } })).toBe('3 : 3')
    expect(holdingIn(prepared.state, f('I4')).bodies).toBe(1)
    const jumping = game.view(content, follow(game, content, mustering.position, ['A muster I2:2']).position, 0)
    expect(lead(jumping, { do: 'noJump' })).toBe('3 : 3')
    const jump = telling.card(content, jumping, { do: 'jump', figure: 'sorcerer' } as Choice, 'en')
    expect(jump).toMatchObject({ lead: '5 : 3', icon: 'hat', line: 'from V/1, where 1 man will be left' })
    expect(telling.question(content, jumping, [], 'en')).toBe('Does a figure jump to I/4 for the attack on I/6?')
  })
})

describe('hidden tiles', () => {
  it('are shown with their faces to their hider alone (MAR-RULING-09, -10)', () => {
    const position = stage.place(content, { given: ['turn A attack', 'I4: A 4m', 'I6: B 3m'] })
    position.state.tiles = [{ owner: 0, field: f('V1'), kind: 'ring' }]
    const supply = (viewer: Viewer, seat: Seat) =>
      telling.supply(content, game.view(content, position, viewer), seat, 'en')
    expect(supply(1, 1)).toContainEqual({ name: 'Hidden: ring', value: 'V/1', icon: 'ring', thing: 'V1' })
    expect(textsIn(supply(0, 0)).join()).not.toMatch(/hidden/i)
    expect(textsIn(supply('spectator', 1)).join()).not.toMatch(/hidden/i)
  })
})

describe('the log', () => {
  it('begins sections with rounds and turns, and lights every field an event names', () => {
    expect(telling.sign({ rule: '', type: 'roundBegan', round: 7 }, 'de').heading).toBe('Runde 7')
    expect(telling.sign({ rule: '', type: 'turnBegan', seat: 2 }, 'en').heading).toBe(`${seatMark(2)}’s turn`)
    expect(telling.sign({ rule: '', type: 'orcsRoused', source: f('IV5'), orcs: 4 }, 'en').isQuiet).toBe(true)
    const mustered: MarnonEvent = {
      rule: '',
      type: 'unitsMustered',
      seat: 0,
      n: { 'IV5/hero': 1, IV5: 2, C3: 1 },
      field: f('IV6'),
    }
    expect(thingsOf(mustered)).toEqual(['IV6', 'IV5', 'C3'])
  })

  it('lets whoever sits at the screen hear their turn', () => {
    const began: MarnonEvent = { rule: '', type: 'turnBegan', seat: 2 }
    expect([2, 1, 'spectator'].map((viewer) => telling.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})

describe('the summary sheet', () => {
  it('MAR-GEN-23 has phases, the five aids, treasures, strengths and the figures, in both languages', () => {
    const [en, de] = LANGUAGES.map((language) => telling.sheet(language)) as [
      ReturnType<typeof telling.sheet>,
      ReturnType<typeof telling.sheet>,
    ]
    expect(en.map(({ lines }) => lines.length)).toEqual(de.map(({ lines }) => lines.length))
    expect(en.map(({ title }) => title)).toEqual([
      'A round',
      'Aids',
      'Reinforcements',
      'Treasures',
      'Fights',
      'Hero and sorcerer',
    ])
    expect(
      sheetOf('de')
        .flatMap(({ lines }) => lines)
        .filter(({ aid }) => aid !== undefined),
    ).toHaveLength(5)
    expectWords([en, de, telling.goal])
    for (const text of textsIn(en)) if (text.length > 20) expect(textsIn(de)).not.toContain(text)
    expect(telling.goal.en).toHaveLength(telling.goal.de.length)
  })
})
