/** What the board says: it never drifts from the truth, and never is at a loss for words. */

import {
  checkShares,
  chipsIn,
  choicesOf,
  explanationTests,
  playedRows,
  presenterTests,
  type ToldRow,
} from '@skerry/boards/kit'
import { type Card, type Language, seatLetter, seatMark } from '@skerry/contracts'
import {
  anyChoice,
  type Choice,
  type Options,
  type Play,
  type Random,
  type Seat,
  type Slot,
  type Viewer,
} from '@skerry/kernel'
import { contentsOf, follow, sampleOf, seedsOf } from '@skerry/kit'
import type { GameSession } from '@skerry/session'
import { describe, expect, inject, it } from 'vitest'
import { ICONS } from '../board/presenter/icons.ts'
import { thingsOf } from '../board/presenter/log.ts'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import { pack as examplePack, examples, stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { ledger } from '../ledger.ts'
import { finalFame, spreadCost } from '../queries.ts'
import { TILE_KINDS, tileWords } from '../sheet.ts'
import type {
  Arrival,
  ArrivalEvent,
  CardId,
  Content,
  Holder,
  Location,
  LocationId,
  Repel,
  State,
  Tribe,
} from '../types.ts'
import { talk } from '../words/talk.ts'

const content = game.load(pack)
const SEATS: readonly number[] = [2, 3, 4]
const width = inject('width')
const l = (id: string) => id as LocationId

type P = GameSession<Arrival>['position']
/** Who plays at random seldom comes to these; in every other choice they are preferred. */
const RARE = ['trophy', 'with', 'ruse', 'migration', 'reopen', 'use', 'repel', 'shield', 'build']

/** Anybody's choice; castles, tiles and trophies more often than by chance alone. */
function somebodysChoice(play: Play<Arrival>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  if (choices.kind !== 'list' || random(2) === 0) return anyChoice(play, seat, random) as Choice
  const castle = choices.list.filter((choice) => choice.do === 'repel' && (choice as Repel).location.startsWith('CAS'))
  const verb = RARE.find((rare) => choices.list.some((choice) => choice.do === rare))
  const wanted = castle.length > 0 ? castle : choices.list.filter((choice) => verb === undefined || choice.do === verb)
  return wanted[random(wanted.length)] as Choice
}
/** A whole game, row by row. */
const rowsOf = (seats: number, seed: string, options: Options = {}) =>
  playedRows<Arrival>({ game, content, seats, seed, options, choose: somebodysChoice })

const VARIANTS: readonly Options[] = [
  {},
  { blockersInTurnOrder: true, ogamBeforeFourthCard: true, tilesAfterPass: true, migrationAnyLevel: true },
  { startDiscsLeft: 0, corruptionByReceived: false, singleAction: 'roundOne', spreadToEmptyCastle: false },
]

/** What is drawn of a state: all of it but the options. What a face-down card cannot be, or is, is not drawn. */
const drawn = ({ options: _options, bag: _bag, ...rest }: State) => ({
  ...rest,
  tribes: rest.tribes.map((tribe) => ({ ...tribe, cards: tribe.cards.map(face) })),
})
const face = ({ is, back, knownTo }: Slot<CardId>) => (knownTo === 'all' ? { is, back } : { back })

const contentOf = contentsOf(game, examplePack)
/** Every step of every worked example, on its own map. */
function* exampleSteps(): Generator<ToldRow<Arrival>> {
  for (const example of examples) {
    const on = contentOf(example)
    let before = stage.place(on, example)
    for (const entry of example.line.filter((line) => !line.startsWith('now '))) {
      const { position, events } = follow(game, on, before, [entry])
      yield { content: on, before, events: events as unknown as readonly ArrivalEvent[], now: position }
      before = position
    }
  }
}
function* gamesOf(seats: number, seed: string): Generator<ToldRow<Arrival>> {
  for (const [i, options] of VARIANTS.entries())
    for (const { before, events, match } of rowsOf(seats, `${seed} ${seats} ${i}`, options))
      yield { content, before, events, now: match.position }
}
/** Whole games by the number of players, and the worked examples: played once for all that is checked. */
const SEEDS = seedsOf('telling', width, inject('seed'))
const games = new Map([
  ...SEATS.map((seats) => [`with ${seats} players`, SEEDS.flatMap((seed) => [...gamesOf(seats, seed)])] as const),
  ['in all worked examples, on their own map', [...exampleSteps()]],
])

const THINGS = new Set([
  ...Object.keys(content.location),
  ...Object.keys(content.province),
  ...Object.keys(content.tiles),
  ...[...examples].flatMap((example) => Object.keys(contentOf(example).location)),
  ...['stack 1', 'stack 2', 'stack 3', 'A', 'B', 'C', 'D'],
])

describe('the presenter', () => {
  const tests = presenterTests<Arrival>({
    ...{ game, presenter, games, drawn },
    icons: ICONS,
    words: talk.en,
    things: THINGS,
    follows: ({ seat, state }, truth) => (seat === 'open' ? [0, 0] : [state.bag, truth.state.bag]), // its odds are told
    isBegun: ({ state }) => state.tribes.every((_, seat) => state.sites.some(({ holder }) => holder === seat)),
    odd: / {2}|· *·|^ | $/,
    checkCard: checkShares,
    samples: { row: 6, table: 8, event: 6, card: 16 },
    width,
  })
  for (const { name, run } of tests) it(name, run, 120_000)
})

// —— explanations ——

describe('explanations', () => {
  const tests = explanationTests<Arrival>({
    ...{ game, presenter, icons: ICONS, games, width },
    rules: new Set(Object.keys(ledger)),
    sample: 6,
    check: ({ here = [], chips = [], text }, { kind, facts }, { seat }, language) => {
      const said = [...here, ...chips].map((chip) => chip.text)
      const names = (what: string | number) =>
        expect(
          said.some((one) => one.includes(String(what))),
          `${what} in ${said}`,
        )
      if (['location', 'port', 'castleLocation'].includes(kind)) {
        const { holder, shields } = facts as { holder: Holder; shields: number }
        if (typeof holder === 'number') expect(here.map((chip) => chip.seat)).toContain(holder)
        else if (holder !== null) expect(here.map(({ icon }) => icon)).toContain(holder)
        if (shields > 0 && kind !== 'castleLocation') names(shields).toBe(true)
      }
      if (kind === 'tile')
        expect(here.flatMap((chip) => chip.seat ?? []).map(seatLetter)).toEqual(facts.holders as readonly string[])
      if (kind === 'tribe')
        for (const what of ['fame', 'corruption', 'discs', 'swords', 'shields', 'fomori'])
          names(Number(facts[what])).toBe(true)
      if (kind === 'stack') names(Number(facts.size)).toBe(true)
      if (kind === 'supply')
        for (const what of ['swords', 'shields', 'fomori', 'tiles']) names(Number(facts[what])).toBe(true)
      if (kind === 'section' && typeof seat !== 'number') expect(text.join(' '), language).not.toMatch(/\d/)
    },
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('say what a place costs and brings whoever looks', () => {
    const view = at(['turn D 2', 'DUN4: D 1', 'DUN2: athach', 'MAG2: A 2', 'shields MAG: 1', 'D: swords 1'])
    const told = (thing: string, language: Language = 'en') => presenter.explanation(content, view, thing, language)
    expect(told('DUN2')).toMatchObject({ name: 'Sliab Mis', sort: 'location in Dunum', icon: 'athach' })
    expect(told('DUN2')?.text[0]).toBe('Repel it with 2 swords: 3 Fame, or 1 Corruption less.')
    expect(told('DUN2')?.chips?.map(({ text }) => text)).toEqual(['next to your fort', 'you have 1 sword'])
    expect(told('MAG2')?.here).toEqual([
      { text: `Broch of ${seatMark(0)}`, icon: 'broch', seat: 0 },
      { text: '1 shield in the province', icon: 'shield' },
    ])
    expect(told('MAG2', 'de')?.text).toContain('Es ist die letzte ihres Stammes: Niemand kann sie zerstören.')
    expect(told('MAG')?.here?.map(({ text }) => text)).toContain('Broch, Ess Ruaid')
    expect(told('nowhere')).toBeNull()
  })
})

// —— figures on chips ——

/** What a chip with this pictogram counts, for the seat that chooses. */
const COUNTED: Readonly<Record<string, (state: State, seat: Seat) => number>> = {
  disc: ({ tribes }, seat) => (tribes[seat] as Tribe).discs,
  sword: ({ tribes }, seat) => (tribes[seat] as Tribe).swords,
  shield: ({ tribes }, seat) => (tribes[seat] as Tribe).shields,
  fomori: ({ tribes }, seat) => (tribes[seat] as Tribe).fomori,
  tile: ({ tribes }, seat) => (tribes[seat] as Tribe).tiles.length,
  trophy: ({ tribes }, seat) => (tribes[seat] as Tribe).trophies,
  fame: ({ tribes }, seat) => (tribes[seat] as Tribe).fame,
  corruption: ({ tribes }, seat) => (tribes[seat] as Tribe).corruption,
}
const SAVED = ({ tribes }: State, seat: Seat): number => (tribes[seat] as Tribe).collected
/** Verbs whose price and gain are paid and got at once. */
const AT_ONCE = new Set(['build', 'shield', 'spread', 'repel', 'use', 'ruse', 'migration', 'trophy'])
const figureOf = (text: string): number =>
  Number(/^[+−]\d+(?= \S+( Trophy| Trophäe)?$)/.exec(text)?.[0]?.replace('−', '-'))
const worthOfForts = (on: Content, state: State, seat: Seat): number =>
  finalFame({ content: on, state }, seat).parts.reduce(
    (all, { rule, amount }) => all + (rule === 'ARR-SCORE-05' ? amount : 0),
    0,
  )

describe('chips', () => {
  it('tell what is paid and got, to the point', () => {
    // Always the same games: what follows a choice by itself is told apart from it only as far as these go.
    const same = seedsOf('telling', 'quick', 'skerry')
    const played = SEATS.flatMap((seats) => same.flatMap((seed) => [...gamesOf(seats, seed)]))
    const [isTried, met] = [sampleOf(12, 'quick'), new Set<string>()]
    for (const { content: on, now: position } of [...played, ...exampleSteps()]) {
      const pending = game.pending(on, position)
      if (pending.kind !== 'asked') continue
      const seat = pending.seats[0] as Seat
      const view = game.view(on, position, seat)
      const counted = pending.decision === 'masters.build' ? { ...COUNTED, disc: SAVED } : COUNTED
      for (const choice of choicesOf(game, on, position, seat)) {
        const shown = presenter.card(on, view, choice, 'en')
        if (!AT_ONCE.has(choice.do) || !isTried([`${choice.do} ${shown.group}`])) continue
        const then = stateAfter(on, position, seat, choice)
        if (then === null) continue
        const said = Object.fromEntries(Object.keys(COUNTED).map((icon) => [icon, 0]))
        for (const { text, icon = '' } of [...(shown.price ?? []), ...(shown.gain ?? [])]) {
          const n = figureOf(text)
          if (!Number.isNaN(n)) said[icon] = (said[icon] ?? 0) + n
          if (icon === 'fame' && text.endsWith('holds'))
            expect(worthOfForts(on, then, seat) - worthOfForts(on, position.state, seat), text).toBe(
              Number(/\d+/.exec(text)?.[0]),
            )
        }
        const done = Object.fromEntries(
          Object.entries(counted).map(([icon, of]) => [icon, of(then, seat) - of(position.state, seat)]),
        )
        expect(said, game.write(choice)).toEqual(done)
        met.add(choice.do)
      }
    }
    expect([...met].sort()).toEqual([...AT_ONCE].sort())
  }, 60_000)
})

/** Right after the choice, before anything that follows from it is asked; null: a pass that nobody chose, or the end of a round, counts more than it. */
function stateAfter(on: Content, position: P, seat: Seat, choice: Choice): State | null {
  const applied = game.apply(on, position, { seat, choice })
  if ('refused' in applied) throw new Error(applied.refused.reason)
  return goesOnAlone(applied.events) ? null : settled(on, applied.position)
}
const goesOnAlone = (events: readonly { readonly type: string }[]): boolean =>
  events.some(({ type }) => type === 'passed' || type === 'roundEnded')
/** The Fomori that is turned up changes nobody's supply. */
function settled(on: Content, position: P): State | null {
  const pending = game.pending(on, position)
  if (pending.kind !== 'chance') return position.state
  const outcome = pending.outcomes.list[0]
  const applied = game.apply(on, position, { outcome } as never)
  if ('refused' in applied) throw new Error(applied.refused.reason)
  return goesOnAlone(applied.events) ? null : applied.position.state
}

// —— some positions, word for word ——

const table = (given: readonly string[], seats = 4): P => stage.place(content, { seats, given })
const at = (given: readonly string[], viewer: Viewer = 3, seats = 4): Seen =>
  game.view(content, table(given, seats), viewer)
const card = (view: Seen, choice: object, language: Language = 'en') =>
  presenter.card(content, view, choice as Choice, language)

const textsOf = (shown: Card): readonly string[] => chipsIn(shown).map(({ text }) => text)

describe('a turn', () => {
  const given = ['turn D 2', 'DUN4: D 1', 'EBL2: D 2', 'DUN2: athach', 'MAG2: A 2', 'LAB1: A 1', 'shields MAG: 1']
  const view = at([...given, 'D: fame 3, fomori 6, swords 2, discs 2, corruption 2'])

  it('says what a spread costs, whom it hits and which Fomori may come', () => {
    const shown = card(view, { do: 'spread', location: 'MAG2' })
    expect(shown).toMatchObject({ title: 'Spread to Ess Ruaid', group: 'others', lead: '4 Fomori', seat: 0 })
    expect(textsOf(shown)).toEqual([
      '−4 Fomori',
      `destroys the Broch of ${seatMark(0)}`,
      '1 shield smashed',
      'Fomori 10 : 5 tribes',
    ])
    expect(shown.sums?.[0]?.sum).toEqual(spreadCost(view.state, content.location[l('MAG2')] as Location))
    expect(shown.outlook?.map(({ name }) => name)).toEqual(['Sineach', 'Athach', 'Monghfinn'])
    expect(shown.outlook?.[0]?.share).toBeCloseTo(28 / 45) // 32, 12 and 6, less what lies open
    expect(shown.warning).toBeUndefined()
    expect(textsOf(card(view, { do: 'spread', location: 'MAG2' }, 'de'))).toContain(
      `zerstört einen Broch von ${seatMark(0)}`,
    )
    expect(card(view, { do: 'spread', location: 'DUN4' }).risk).toEqual([
      { text: 'destroys your own Ait', icon: 'ait', seat: 3 },
    ])
  })

  it('warns of one’s own fortification', () => {
    expect(card(view, { do: 'spread', location: 'DUN4' }).warning).toBe('The Ait at Emain Macha is your own.')
    expect(card(view, { do: 'spread', location: 'DUN4' }, 'de').warning).toBe('In Emain Macha steht dein eigener Áit.')
  })

  it('says what a repelled Fomori brings and why it is in reach', () => {
    const fame = card(view, { do: 'repel', location: 'DUN2', reward: 'fame' })
    expect(fame).toMatchObject({ title: 'Repel the Athach', group: 'connected', lead: '+3 Fame', icon: 'athach' })
    expect(fame.line).toBe('Sliab Mis · next to your fort')
    expect(textsOf(fame)).toEqual(['−2 swords', '+3 Fame', 'Fomori 8 : 6 tribes'])
    expect(card(view, { do: 'repel', location: 'DUN2', reward: 'corruption' }, 'de').lead).toBe('−1 Korruption')
    const distant = card(view, { do: 'repel', location: 'RHI1', reward: 'fame' })
    expect(distant).toMatchObject({ lead: '−2 Fame', warning: 'The Distant Attack costs 2 Fame and brings 1.' })
    expect(distant.sums?.map(({ sum }) => sum.total)).toEqual([1, 2])
  })

  it('says what building costs and is worth', () => {
    const beside = card(view, { do: 'build', location: 'DUN5' })
    expect(beside).toMatchObject({
      title: 'Ait at Dún Lethglaise',
      icon: 'ait',
      group: 'own',
      line: 'Dunum · next to Emain Macha',
    })
    expect(beside.risk?.map(({ text }) => text)).toEqual(['Fomori can spread here for 2'])
    expect(textsOf(beside).slice(0, 2)).toEqual(['−1 disc', '+3 Fame if Érin holds'])
    const outpost = card(view, { do: 'build', location: 'LAB2' }, 'de')
    expect(outpost).toMatchObject({ icon: 'outpost', group: 'outpost', lead: '−2 Ruhm' })
    expect(outpost.price?.map(({ text }) => text)).toEqual(['−1 Bauscheibe', '−2 Ruhm'])
    expect(outpost.warning).toMatch(/^Dir bleibt dann 1 Ruhm/)
    const raised = card(view, { do: 'build', location: 'EBL2' })
    expect(raised).toMatchObject({ title: 'Caer at Tailtiu', icon: 'caer', group: 'extend', gain: [] })
    expect(textsOf(raised)).toContain('spreading there costs 4 then')
  })

  it('says what a new fortification brings by tiles one holds, and what comes within reach', () => {
    const tiled = at(['turn D 2', 'EBL2: D 1', 'RHA3: athach', 'D: discs 2, tiles cauldron-RHA'])
    const shown = card(tiled, { do: 'build', location: 'RHA4' })
    expect(shown.gain?.map(({ text }) => text)).toEqual(['+3 Fame if Érin holds', 'your tile Rhaeba: +4'])
    expect(textsOf(shown)).toContain('Mag Slécht within reach')
  })

  it('says where the ending would turn', () => {
    const even = at(['turn D 2', 'EBL: D 1', 'LAB1 LAB2 LAB3: A 1', 'D: discs 2, fomori 2, swords 1'])
    expect(presenter.progress(content, even, 'en').detail).toBe('2 actions left · Fomori 8 : 10 tribes')
    const close = at(['turn D 2', 'EBL: D 1', 'LAB1: A 1', 'D: discs 2, fomori 2, swords 1'])
    expect(presenter.progress(content, close, 'de').detail).toBe('2 Aktionen übrig · Fomori 8 : 8 Stämme')
    expect(card(close, { do: 'build', location: 'DUN4' }).outlookLine).toMatch(
      /^Fomori 8 : 9 tribes: they would be repelled/,
    )
    expect(card(close, { do: 'build', location: 'EBL4' }).outlookLine).toBeUndefined()
    expect(card(even, { do: 'spread', location: 'MAG2' }).outlookLine).toBeUndefined()
  })

  it('asks about what is picked, and looks at one’s own part of the map', () => {
    expect(presenter.question(content, view, [], 'en')).toBe('What do you do? 2 actions are left.')
    expect(presenter.question(content, view, ['DUN4'], 'de')).toBe('Was tust du in Emain Macha?')
    expect(presenter.scene(content, view)).toContain('DUN2')
    expect(presenter.scene(content, view)).not.toContain('IVE3')
  })

  it('warns whoever passes and loses something', () => {
    const rich = at(['turn D 2', 'EBL2: D 1', 'D: discs 3, swords 2'])
    expect(card(rich, { do: 'pass' }).warning).toBe('2 pieces go back, and you could still use some.')
    expect(textsOf(card(rich, { do: 'pass' }))).toEqual([
      'you begin the next round',
      'you keep 3 of 5 pieces',
      '2 pieces go back',
    ])
    const last = at(['turn D 2', 'last round', 'EBL2: D 1', 'D: discs 1, tiles wildGeese'])
    expect(card(last, { do: 'pass' }).warning).toMatch(/could still bring 2 Fame/)
    expect(card(at(['turn D 2', 'EBL2: D 1', 'D: discs 1']), { do: 'pass' }).warning).toBeUndefined()
  })
})

describe('tiles', () => {
  const view = at(['turn D 2', 'EBL2: D 3', 'EBL4: D 1', 'D: tiles cauldron-EBL bard liaFail ogam ogam, corruption 2'])

  it('of exchange are picked before their location', () => {
    expect(presenter.question(content, view, ['ruse'], 'en')).toBe('Which Fomori changes places?')
    expect(presenter.question(content, view, ['migration'], 'de')).toBe('Welcher Áit tauscht den Platz?')
  })

  it('say what they would bring now', () => {
    const lead = (tile: string) => card(view, { do: 'use', tile }).lead
    expect(lead('bard')).toBe('−2 Corruption')
    expect(lead('liaFail')).toBe('not while Fame is tied')
    expect(card(view, { do: 'use', tile: 'cauldron-EBL' })).toMatchObject({ lead: '+6 Fame', icon: 'cauldron' })
    expect(card(view, { do: 'use', tile: 'bard' }).warning).toMatch(/only 2 Corruption/)
  })

  it('are told with what decides when they are taken', () => {
    expect(card(view, { do: 'take', tile: 'stronghold' }, 'de')).toMatchObject({ lead: 'jetzt +3 Ruhm' })
    expect(card(view, { do: 'take', tile: 'silver-peat' }).line).toBe(
      '3 Fame for each fortification of yours in peat provinces',
    )
    expect(card(view, { do: 'take', tile: 'masterBuilder' }).lead).toBeUndefined()
  })
})

describe('blocking', () => {
  const others = 'cards A: G01 G02 G03 (G04)'
  const first = at(['block first', others, 'cards B: B01 W06 (G10) (B13)'], 1, 2)
  const holding = (hidden: string, corruption = 0) =>
    at(
      ['block second', others, `cards B: B01 W06 G10 (${hidden})`, 'blockers B: top', `B: corruption ${corruption}`],
      1,
      2,
    )
  const second = holding('B13')

  it('shows first what could stay open', () => {
    expect(textsOf(card(first, { do: 'block', section: 'top' }))).toEqual([
      'middle: 2 discs, 2 swords and 2 Fomori',
      'bottom: 1 disc, 1 sword and 1 Fomori',
    ])
    expect(presenter.question(content, first, [], 'de')).toBe('Welchen Abschnitt blockst du auf allen vier Karten?')
  })

  it('shows then what stays open, and what the last card may add', () => {
    const bottom = card(second, { do: 'block', section: 'bottom' })
    expect(bottom.line).toBe('the middle stays open')
    expect(textsOf(bottom)).toEqual(['+3 discs', '+2 swords', '+1 tile', '3–5 Fomori'])
    expect(bottom.lead).toBeUndefined() // it would stand at the section that is blocked
    expect(bottom.outlook?.map(({ name }) => name).toSorted()).toEqual(['3 Fomori', '4 Fomori', '5 Fomori'])
    expect(bottom.outlookLine).toMatch(
      /^The card still face-down adds on average .* Your Corruption is 3 to 5 then, of 25\.$/,
    )
    expect(bottom.warning).toBeUndefined()
    expect(presenter.question(content, second, [], 'en')).toBe(
      'The top is blocked. Which section do you block as well?',
    )
  })

  it('knows no more than the viewer: a hidden card is any of its back', () => {
    const odds = (view: Seen) => card(view, { do: 'block', section: 'bottom' }).outlook
    expect(odds(second)).toHaveLength(3)
    expect(odds(holding('B03'))).toEqual(odds(second))
  })

  it('warns where the limit may be reached', () => {
    const near = holding('B13', 21)
    expect(card(near, { do: 'block', section: 'bottom' }).warning).toBe(
      'You may reach 25 Corruption: this round would be the last.',
    )
    expect(card(near, { do: 'block', section: 'middle' }).warning).toBeUndefined()
  })
})

describe('where everybody stands', () => {
  const view = at(['turn A 2', 'RHI4: B 1', 'A: fame 9, corruption 3, tiles bard', 'B: corruption 1', 'C: passed'])
  const shown = (seat: Seat, language: Language = 'en') =>
    presenter.figures(content, view, seat, language).map(({ id, value }) => `${id} ${value}`)

  it('is told in both endings, first in the one that would come now', () => {
    expect(shown(0)).toEqual([
      ...['signs 0', 'overrun 2', 'repelled 11', 'fame 9', 'corruption 3/17', 'forts 1'],
      ...['discs 2', 'swords 0', 'shields 0', 'fomori 0', 'tiles 1'],
    ])
    expect(shown(1, 'de').slice(1, 3)).toEqual(['overrun 1', 'repelled 8'])
    const [, overrun] = presenter.figures(content, view, 1, 'de')
    expect(overrun?.name).toContain('3.')
    const [, , repelled] = presenter.figures(content, view, 0, 'en')
    expect(repelled).toMatchObject({ sum: 'repelled 0', icon: 'repelled' })
    expect(finalFame({ content, state: view.state }, 0).total).toBe(11)
  })

  it('and for the table as a whole: both sides, and who is ahead in either ending', () => {
    const { sides, endings } = presenter.standing(content, view, 'en') ?? { sides: [], endings: [] }
    expect(sides.map(({ id, value, sum }) => [id, value, sum])).toEqual([
      ['fomori', 8, 'locations fomori'],
      ['tribes', 4, 'locations tribes'],
    ])
    expect(endings.map(({ id, isNow, leaders, value }) => [id, isNow, leaders, value])).toEqual([
      ['overrun', true, [2, 3], 0],
      ['repelled', false, [0], 11],
    ])
  })

  it('and who begins and who has passed', () => {
    const signs = (seat: Seat) => presenter.figures(content, view, seat, 'en')[0]?.signs?.map(({ isGot }) => isGot)
    expect([signs(0), signs(2), signs(3)]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
  })
})

describe('the log', () => {
  it('begins sections with rounds and turns', () => {
    expect(presenter.sign({ rule: 'ARR-GEN-01', type: 'roundBegan', round: 2, seat: 1 }, 'de').heading).toBe('Runde 2')
    const turn: ArrivalEvent = { rule: 'ARR-GEN-01', type: 'turnBegan', seat: 2, actions: 1 }
    expect(presenter.sign(turn, 'en').heading).toBe(`${seatMark(2)}’s turn, one action`)
    const counted: ArrivalEvent = {
      rule: 'ARR-GEN-01',
      type: 'locationsCounted',
      fomori: 20,
      tribes: 23,
      ending: 'repelled',
    }
    expect(presenter.sign(counted, 'de').heading).toBe('Schlusswertung: Fomori 20 : 23 Stämme, sie sind zurückgedrängt')
    expect(presenter.sign({ rule: 'ARR-GEN-01', type: 'topShown', stack: 1, back: 'arms' }, 'en').isQuiet).toBe(true)
  })

  it('lights every place an event names, or else the tribe', () => {
    const swapped: ArrivalEvent = {
      rule: 'ARR-GEN-01',
      type: 'swapped',
      seat: 0,
      tile: 'ruse',
      a: l('MAG1'),
      b: l('RHI2'),
    }
    expect(thingsOf(swapped)).toEqual(['MAG1', 'RHI2'])
    expect(thingsOf({ rule: 'ARR-GEN-01', type: 'fameGained', seat: 1, n: 3 })).toEqual(['B'])
    expect(thingsOf({ rule: 'ARR-GEN-01', type: 'cardDrawn', seat: 1, stack: 2, back: 'discs' })).toEqual(['stack 2'])
  })

  it('lets whoever sits at the screen hear their turn', () => {
    const began: ArrivalEvent = { rule: 'ARR-GEN-01', type: 'turnBegan', seat: 2, actions: 2 }
    expect([2, 1, 'spectator'].map((viewer) => presenter.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})

describe('the summary sheet', () => {
  it('has a round, the actions, the Fomori, every tile and the end', () => {
    const titles = presenter.sheet('en').map(({ title }) => title)
    expect(titles).toEqual(['A round', 'Actions', 'Fomori', 'Tactic tiles', 'The end'])
    const names = TILE_KINDS.map((kind) => tileWords(kind, 'de').name)
    expect(
      presenter
        .sheet('de')[3]
        ?.lines.map(([name]) => name)
        .slice(1),
    ).toEqual(names)
    expect([...new Set(Object.values(content.tiles).map(({ kind }) => kind))].sort()).toEqual([...TILE_KINDS].sort())
  })
})
