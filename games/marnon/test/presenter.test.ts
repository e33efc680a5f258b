/** What the board says and draws: it never drifts from the truth, and never is at a loss for words. */

import { choicesOf, explanationTests, playedRows, presenterTests, type ToldRow, textsIn } from '@skerry/boards/kit'
import { type Card, type Language, seatMark } from '@skerry/contracts'
import { anyChoice, type Choice, type Options, type Play, type Random, type Seat, type Viewer } from '@skerry/kernel'
import { follow, sampleOf, seedsOf } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { thingsOf } from '../board/presenter/log.ts'
import { presenter } from '../board/presenter.ts'
import { guide } from '../bot.ts'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import { attackOutlook, type Seen } from '../outlook.ts'
import { fieldOfSlot, holdingIn, LETTERS, strengthIn, unitCount, unitsOf } from '../queries.ts'
import { sheetOf } from '../sheet.ts'
import { terminal } from '../terminal/index.ts'
import type { Attack, FieldId, Marnon, MarnonEvent, State } from '../types.ts'
import { talk } from '../words/talk.ts'

const content = game.load(pack)
const width = inject('width')
const f = (id: string) => id as FieldId

/** A whole game, row by row; some choices are a bot's, others anybody's. */
const rowsOf = (seats: number, seed: string, options: Options = {}, most = 1500) =>
  playedRows<Marnon>({ game, content, seats, seed, options, most, choose: somebodysChoice })

const somebodysChoice = (play: Play<Marnon>, seat: Seat, random: Random): Choice =>
  random(3) === 0 ? (anyChoice(play, seat, random) as Choice) : guide.answer(play, seat, random)

/** What is drawn of a state: all of it but the options. */
const drawn = ({ options: _options, ...rest }: State) => rest

const VARIANTS: readonly Options[] = [
  {},
  { blankTreasure: true, orcPhaseDefenderAdvance: true, ringChooser: 'finder' },
  { figureJumpMayVacate: false, breakOffEndsTurn: true, lastSurvivorWins: false, allowHideAtOwner: false },
]
/** Every variant for the fewest and the most players, quickly one of them for the others; played anew whenever it is looked through. */
const gamesOf = (seats: number, seeds = seedsOf('board', width, inject('seed'))): Iterable<ToldRow<Marnon>> => ({
  *[Symbol.iterator]() {
    const isWhole = width === 'deep' || seats === 2 || seats === 6
    for (const seed of seeds)
      for (const [i, options] of VARIANTS.entries())
        if (isWhole || i === seats % VARIANTS.length)
          for (const { before, events, match } of rowsOf(seats, `${seed} ${seats} ${i}`, options))
            yield { content, before, events, now: match.position }
  },
})
const games = new Map([2, 3, 4, 5, 6].map((seats) => [`with ${seats} players`, gamesOf(seats)]))

describe('the presenter', () => {
  const tests = presenterTests<Marnon>({
    ...{ game, presenter, games, drawn },
    icons: Object.keys(PICTOGRAMS),
    words: talk.en,
    seldom: ['setup.firstForceMen', 'setup.secondForceMen', 'setup.thirdForceMen'], // for two, once in a game
    things: new Set([...Object.keys(content.field), 'A', 'B', 'C', 'D', 'E', 'F']),
    isBegun: ({ state }) => state.round > 0,
    thingOfSlot: fieldOfSlot,
    checkCard,
    samples: { row: 6, table: 12, event: 8, card: 24 },
    width,
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('copies only what changes', () => {
    const before = game.view(content, stage.place(content, { given: ['turn A attack', 'I4: A 4m+H', 'I6: B 3m'] }), 0)
    const lost: MarnonEvent = { rule: 'MAR-GEN-01', type: 'unitsLost', losses: [{ party: 0, n: { I4: 1 } }] }
    const { state } = presenter.after(content, before, lost)
    const same = before.state.fields.filter((held, i) => held === state.fields[i])
    expect(same).toHaveLength(content.fields.length - 1)
    expect(state.players).toBe(before.state.players)
    expect(state.tiles).toBe(before.state.tiles)
    const quiet: MarnonEvent = { rule: 'MAR-GEN-01', type: 'bothMissed' }
    expect(presenter.after(content, before, quiet)).toBe(before)
  })

  it('knows whose fight the dice are', () => {
    const before = game.view(
      content,
      stage.place(content, { given: ['phase orcs', 'I4: A 4m', 'I6: 5o'] }),
      'spectator',
    )
    const attacked: MarnonEvent = {
      rule: 'MAR-GEN-01',
      type: 'orcsAttacked',
      source: f('I6'),
      target: f('I4'),
      by: 'land',
    }
    const rolled: MarnonEvent = {
      rule: 'MAR-GEN-01',
      type: 'diceRolled',
      dice: { attacker: 1, defender: 5 },
      strengths: { attacker: 4, defender: 4 },
    }
    const view = presenter.after(content, before, attacked)
    expect(view.stack.at(-1)).toMatchObject({ rule: 'fight', defender: { party: 0, field: 'I4' } })
    expect(presenter.pace(rolled, view)).toBeLessThan(presenter.pace(rolled, before))
    expect(presenter.sign(rolled, 'en').dice).toEqual([
      { value: 1, icon: 'swords', isHit: true },
      { value: 5, icon: 'castle', isHit: false },
    ])
  })
})

/** What a card says of an attack is what the rules would say, and it warns of what the terminal warns of. */
function checkCard(card: Card, choice: Choice, view: Seen, language: Language): void {
  expect(card.warning !== undefined).toBe(terminal.warn(content, view, choice, language) !== null)
  const { n } = choice as { readonly n?: Readonly<Record<string, number>> }
  for (const id of Object.keys(n ?? {}))
    expect(presenter.slot(content, view, id, language).sign).toBe(choice.do === 'lose' ? '−' : '+')
  if (choice.do !== 'attack') return
  const { from, to, by } = choice as Attack
  const strengths = [
    strengthIn({ state: view.state, content }, from, 'attacker', by),
    strengthIn({ state: view.state, content }, to, 'defender', by),
  ]
  expect(card.lead).toBe(strengths.map(({ total }) => total).join(' : '))
  expect(card.sums?.map(({ sum }) => sum)).toEqual(strengths)
  const { odds, own } = attackOutlook(content, view, choice as Attack)
  const numbers = [...(card.gain ?? []).slice(-1), ...(card.risk ?? [])].flatMap(({ text }) => text.match(/\d+/g) ?? [])
  const lost = unitsOf(own) - odds.attackerLeft
  const share = Math.round(odds.win * 100)
  expect(numbers).toEqual([share, ...lost.toFixed(1).split('.'), unitsOf(own)].map(String))
  const [attacker, defender] = strengths.map(({ total }) => total) as [number, number]
  const compared = attacker > defender ? 'better' : attacker < defender ? 'worse' : 'even'
  expect([compared, 'treasure', 'orcs']).toContain(card.group)
}

describe('explanations', () => {
  const tests = explanationTests<Marnon>({
    ...{ game, presenter, games: new Map([['with 4 players', gamesOf(4)]]), width },
    icons: Object.keys(PICTOGRAMS),
    rules: new Set(Object.keys(ledger)),
    sample: 6,
    check: ({ here = [], text }, { id, kind, facts }, { state }) => {
      const icons = here.map(({ icon }) => icon)
      const seats = here.map(({ seat }) => seat)
      if (kind === 'field') {
        const field = id as FieldId
        const { party, bodies } = holdingIn(state, field)
        if (typeof party === 'number') expect(seats).toContain(party)
        if (party === 'orcs') expect(icons).toContain('orc')
        if (bodies > 0) expect(here[0]?.text).toContain(String(bodies))
        expect(icons.includes('dragon')).toBe(state.dragon === field)
        expect(icons.includes('dove')).toBe(state.peacemaker === field)
        const tile = state.tiles.find((one) => one.field === field)
        if (tile !== undefined) expect(seats.slice(1)).toContain(tile.owner)
      }
      if (kind === 'player' && facts.out !== true)
        for (const n of [facts.fields, facts.units, 10 - Number(facts.aids)])
          expect(
            here.some((chip) => chip.text.startsWith(`${n} `)),
            `${n} ${text}`,
          ).toBe(true)
    },
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('name everything that lies in a field, a face to its hider alone', () => {
    const position = stage.place(content, { given: ['turn A attack', 'I4: A 4m+H', 'I6: B 3m', 'II3: empty'] })
    Object.assign(position.state, { dragon: f('II3'), peacemaker: f('I4') })
    position.state.tiles = [{ owner: 0, field: f('II3'), kind: 'ring' }]
    const told = (thing: string, viewer: Viewer, language: Language = 'en') =>
      presenter.explanation(content, game.view(content, position, viewer), thing, language)
    const here = (thing: string, viewer: Viewer, language?: Language) =>
      told(thing, viewer, language)?.here?.map(({ text }) => text)
    expect(here('II3', 0)).toEqual(['nobody', `hidden treasure of ${seatMark(0)}`, 'the dragon'])
    expect(here('II3', 1)).toEqual(['nobody', `Ring of ${seatMark(0)}`, 'the dragon'])
    expect(here('I4', 1, 'de')).toEqual(['4 Männer und der Held', 'der Friedensstifter'])
    expect(told('II3', 0)?.text[0]).toBe('While the dragon is here nobody attacks this field.')
    expect(told('tile/II3', 0)?.text[0]).toMatch(/^It is yours/)
    expect(told('I4', 0)?.chips?.map(({ text }) => text)).toEqual(['defends with strength 5'])
    expect(told('F', 0)).toBeNull()
  })
})

describe('chips', () => {
  it('tell what an aid costs and brings at once, and what the ring takes', () => {
    // Always the same games: they hold every aid and a ring.
    const [isTried, met] = [sampleOf(6, 'quick'), new Set<string>()]
    for (const { content: on, now } of gamesOf(3, seedsOf('board', 'quick', 'skerry'))) {
      const pending = game.pending(on, now)
      if (pending.kind !== 'asked' || !['turn.aid', 'find.ringTarget'].includes(pending.decision)) continue
      const seat = pending.seats[0] as Seat
      const view = game.view(on, now, seat)
      for (const choice of choicesOf(game, on, now, seat)) {
        const { aid = '', victim = '' } = choice as { readonly aid?: string; readonly victim?: string }
        if (!isTried([`${choice.do} ${aid}`])) continue
        const applied = game.apply(on, now, { seat, choice })
        if ('refused' in applied) throw new Error(applied.refused.reason)
        const { price = [], gain = [], effect = [] } = presenter.card(on, view, choice, 'en')
        const first = (of: typeof price) => Number(/\d+/.exec(of[0]?.text ?? '')?.[0])
        if (choice.do === 'aid') {
          const [before, after] = [now, applied.position].map(({ state }) => state.players[seat]?.aids ?? 0)
          expect(first(price)).toBe((after as number) - (before as number))
          expect(first(effect)).toBe(10 - (after as number))
          const turn = applied.position.stack.findLast((frame) => frame.rule === 'turn') as { readonly men?: number }
          const men = { twoMen: 2, extraAttack: 1, remnant: 6 }[aid]
          if (men !== undefined) expect([turn.men, first(gain)]).toEqual([men, men])
        } else if (choice.do === 'curse')
          expect(first(effect)).toBe(Math.min(3, unitCount(now, LETTERS.indexOf(victim))))
        met.add(`${choice.do} ${aid}`.trim())
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['aid twoMen', 'aid extraAttack', 'aid boat', 'noAid', 'curse']))
  }, 60_000)
})

describe('figures of a seat', () => {
  it('are at most five', () => {
    for (const { match } of rowsOf(3, 'figures'))
      for (let seat = 0; seat < 3; seat++)
        expect(presenter.figures(content, game.view(content, match.position, 0), seat, 'en').length).toBeLessThan(6)
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
    const card = presenter.card(content, view, attack('I6'), 'en')
    expect(card).toMatchObject({ title: 'I/6', lead: '5 : 5', seat: 1 })
    expect(card.line).toBe(`${seatMark(1)}, 3 men and the sorcerer · from I/4`)
    const [win, takes, lose, both] = (card.outlook ?? []).map(({ share }) => share) as [number, number, number, number]
    expect(win + lose + both).toBeCloseTo(1, 6)
    expect(takes).toBeLessThanOrEqual(win)
    expect(card.rank).toBe(win)
    expect(card.outlookLine).toMatch(
      /^Fought to the end, you lose \d\.\d of 5 units on average, the other side \d\.\d of 4\.$/,
    )
    expect(presenter.card(content, view, attack('I6'), 'de').line).toBe(
      `${seatMark(1)}, 3 Männer und der Zauberer · von I/4 aus`,
    )
    expect(presenter.card(content, view, attack('I5'), 'de')).toMatchObject({
      icon: 'orc',
      line: '2 Orks in der Ebene · von I/4 aus',
    })
  })

  it('asks about what is picked', () => {
    expect(presenter.question(content, view, [], 'en')).toBeNull()
    expect(presenter.question(content, view, ['C2'], 'en')).toBe('Which field do you attack from castle 2?')
    expect(presenter.question(content, view, ['C2'], 'de')).toBe('Welches Feld greifst du von Schloss 2 aus an?')
    expect(presenter.question(content, view, ['I6'], 'de')).toBe('Von welchem Feld aus greifst du I/6 an?')
    expect(presenter.scene(content, view)).toContain('I4')
  })

  it('says where the game stands', () => {
    expect(presenter.progress(content, view, 'de')).toMatchObject({ now: 4, detail: 'Angriff' })
    expect(presenter.progress(content, view, 'en').phases.map(({ icon }) => icon)).toEqual([
      'orc',
      'dragon',
      'dove',
      'crown',
      'swords',
    ])
  })

  it('shows what matters about a seat', () => {
    const figures = presenter.figures(content, view, 0, 'en')
    expect(figures.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'treasures 0',
      'fields 2',
      'units 6',
      'reinforcements +4',
      'aids 10',
    ])
    expect(figures.find(({ id }) => id === 'reinforcements')?.sum).toBe('reinforcements 0')
    expect(presenter.supply(content, view, 0, 'en').slice(0, 2)).toEqual([
      { name: 'Hero', icon: 'helm', value: 'I/4', thing: 'I4' },
      { name: 'Sorcerer', icon: 'hat', value: 'in the supply' },
    ])
  })

  it('shows what joining units and a figure would change before they move', () => {
    const start = stage.place(content, { given: ['turn A attack', 'I4: A 1m', 'I2: A 3m', 'V1: A 1m+S', 'I6: B 3m'] })
    const mustering = follow(game, content, start, ['A attack I4 I6 land'])
    const prepared = game.view(content, mustering.position, 0)
    const lead = (seen: Seen, choice: object) => presenter.card(content, seen, choice as Choice, 'en').lead
    expect(lead(prepared, { do: 'muster', n: {} })).toBe('1 : 3')
    expect(lead(prepared, { do: 'muster', n: { I2: 2 } })).toBe('3 : 3')
    expect(holdingIn(prepared.state, f('I4')).bodies).toBe(1)
    const jumping = game.view(content, follow(game, content, mustering.position, ['A muster I2:2']).position, 0)
    expect(lead(jumping, { do: 'noJump' })).toBe('3 : 3')
    const jump = presenter.card(content, jumping, { do: 'jump', figure: 'sorcerer' } as Choice, 'en')
    expect(jump).toMatchObject({ lead: '5 : 3', icon: 'hat', line: 'from V/1, where 1 man will be left' })
    expect(presenter.question(content, jumping, [], 'en')).toBe('Does a figure jump to I/4 for the attack on I/6?')
  })
})

describe('hidden tiles', () => {
  it('are shown with their faces to their hider alone (MAR-RULING-09, -10)', () => {
    const position = stage.place(content, { given: ['turn A attack', 'I4: A 4m', 'I6: B 3m'] })
    position.state.tiles = [{ owner: 0, field: f('V1'), kind: 'ring' }]
    const supply = (viewer: Viewer, seat: Seat) =>
      presenter.supply(content, game.view(content, position, viewer), seat, 'en')
    expect(supply(1, 1)).toContainEqual({ name: 'Hidden: ring', value: 'V/1', icon: 'ring', thing: 'V1' })
    expect(textsIn(supply(0, 0)).join()).not.toMatch(/hidden/i)
    expect(textsIn(supply('spectator', 1)).join()).not.toMatch(/hidden/i)
  })
})

describe('the log', () => {
  it('begins sections with rounds and turns, and lights every field an event names', () => {
    expect(presenter.sign({ rule: 'MAR-GEN-01', type: 'roundBegan', round: 7 }, 'de').heading).toBe('Runde 7')
    expect(presenter.sign({ rule: 'MAR-GEN-01', type: 'turnBegan', seat: 2 }, 'en').heading).toBe(
      `${seatMark(2)}’s turn`,
    )
    expect(presenter.sign({ rule: 'MAR-GEN-01', type: 'orcsRoused', source: f('IV5'), orcs: 4 }, 'en').isQuiet).toBe(
      true,
    )
    const mustered: MarnonEvent = {
      rule: 'MAR-GEN-01',
      type: 'unitsMustered',
      seat: 0,
      n: { 'IV5/hero': 1, IV5: 2, C3: 1 },
      field: f('IV6'),
    }
    expect(thingsOf(mustered)).toEqual(['IV6', 'IV5', 'C3'])
  })

  it('lets whoever sits at the screen hear their turn', () => {
    const began: MarnonEvent = { rule: 'MAR-GEN-01', type: 'turnBegan', seat: 2 }
    expect([2, 1, 'spectator'].map((viewer) => presenter.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})

describe('the summary sheet', () => {
  it('MAR-GEN-23 has phases, the five aids, treasures, strengths and the figures', () => {
    expect(presenter.sheet('en').map(({ title }) => title)).toEqual([
      'A round',
      'Aids',
      'Reinforcements',
      'Treasures',
      'Fights',
      'Hero and sorcerer',
    ])
    const aids = sheetOf('de', (aid) => aid)[1]?.lines.map(({ term }) => term)
    expect(aids?.slice(1)).toEqual(['1 twoMen', '2 extraAttack', '3 moveTreasure', '4 remnant', '5 boat'])
  })
})
