import { playedRows } from '@skerry/boards/kit'
import { seatLetter } from '@skerry/contracts'
import type { Choice, Seat, View } from '@skerry/kernel'
import { sampleOf, seedsOf, textOfLines } from '@skerry/kit'
import type { GameSession } from '@skerry/session'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { DECKS, triangleOf } from '../queries.ts'
import { terminal } from '../terminal/index.ts'
import type { HexId, State, TriangleId, Vindication, VinEvent, VisitHex } from '../types.ts'
import { anybodysChoice } from './playing.ts'

const content = game.load(pack)
const ODD = /undefined|null|NaN|\[object| {2}·|· *·/
const [WIDE, NARROW] = [120, 80]

type P = GameSession<Vindication>['position']
interface Asked {
  readonly view: View<State>
  readonly choices: readonly Choice[]
  readonly decision: string
}
/** A whole game, and what the seat at work sees and may do in it. */
function* played(seats: number, seed: string): Generator<{ events: readonly VinEvent[]; asked: Asked | null }> {
  for (const { match, events } of playedRows<Vindication>({ game, content, seats, seed, choose: anybodysChoice })) {
    const pending = game.pending(content, match.position)
    yield { events, asked: pending.kind === 'asked' ? askedIn(match.position, pending) : null }
  }
}
function askedIn(position: P, { seats, decision }: { readonly seats: readonly Seat[]; readonly decision: string }) {
  const seat = seats[0] as Seat
  const open = game.play(content, game.clone(position)).choices(seat)
  return { view: game.view(content, position, seat), choices: open.kind === 'none' ? [] : open.list, decision }
}
const width = inject('width')
/** By the number of players, played once for both languages. */
const games = new Map(
  [2, 3, 4, 5].map((seats) => [
    seats,
    seedsOf(`terminal ${seats}`, width, inject('seed')).map((seed) => [...played(seats, seed)]),
  ]),
)
const questions = (seats: number): readonly Asked[] =>
  (games.get(seats) ?? []).flat().flatMap(({ asked }) => (asked === null ? [] : [asked]))
const visited = ({ state }: View<State>, choice: Choice): string =>
  choice.do === 'visit' ? (state.tiles[(choice as VisitHex).hex] ?? '') : ''
const places = [...content.hexes, ...content.triangles].map(({ id }) => id as string)

describe.each(['en', 'de'] as const)('the table of text in %s', (language) => {
  it.each([2, 3, 4, 5])(
    'shows every place, card and player through a game of %i',
    (seats) => {
      const isTried = sampleOf(4, width)
      for (const [i, { view, decision }] of questions(seats).entries()) {
        if (!isTried([decision])) continue
        const { state } = view
        const text = textOfLines(terminal.draw(content, pack, view, language, i % 4 === 0 ? NARROW : WIDE))
        const open = DECKS.flatMap((deck) => state.decks[deck].open.slice(-1))
        const held = state.players.flatMap(({ cards }) => cards.map(({ card }) => card))
        const shown: readonly string[] = [...places, ...open, ...state.faceUp, ...held]
        expect(shown.filter((id) => !text.includes(id))).toEqual([])
        for (const [seat, { honor, at }] of state.players.entries()) {
          expect(text).toContain(`${language === 'en' ? 'honor' : 'Ehre'} ${honor} `)
          if (at !== null) expect(text).toMatch(new RegExp(`${at}\\*? [()A-E]*\\(${seatLetter(seat)}\\)`))
        }
        expect(text).not.toMatch(ODD)
        expect(textOfLines(terminal.brief?.(content, view, language) ?? [])).not.toMatch(ODD)
      }
    },
    60_000,
  )

  it('draws the island in its shape: every place once, five rows of hexes', () => {
    const [{ view }] = questions(3).slice(30) as [Asked]
    const text = textOfLines(terminal.draw(content, pack, { ...view, state: bare(view.state) }, language, WIDE))
    const island = text.split('\n').slice(2, 19)
    for (const id of places) expect(island.join('\n').split(id)).toHaveLength(2)
    const rows = island.map((line) => line.match(/H\d\d/g) ?? []).filter(({ length }) => length > 0)
    expect(rows.map(({ length }) => length)).toEqual([3, 4, 5, 4, 3])
    for (const line of island) expect(line.length).toBeLessThanOrEqual(WIDE + 8)
  })

  it('marks where the next step may lead', () => {
    const isTried = sampleOf(16, width)
    let asked = 0
    for (const { view, choices, decision } of questions(4)) {
      const steps = choices.flatMap((choice) => (choice.do === 'step' ? [(choice as { to?: string }).to] : []))
      if (steps.length === 0) continue
      asked += 1
      if (!isTried([decision])) continue
      const text = textOfLines(terminal.draw(content, pack, view, language, WIDE))
      expect([...text.matchAll(/([TS]\d\d)\*/g)].map(([, id]) => id).toSorted()).toEqual(steps.toSorted())
    }
    expect(asked).toBeGreaterThan(50)
  })

  it('says what choices give and cost, groups them and warns of some', () => {
    const notes = new Map<string, Set<string | null>>()
    const warned = new Set<string>()
    const isTried = sampleOf(20, width)
    for (const seats of [2, 4])
      for (const { view, choices, decision } of questions(seats))
        for (const choice of choices.filter((one) => isTried([`${decision} ${one.do} ${visited(view, one)}`]))) {
          const note = terminal.note(content, view, choice, language)
          expect(note ?? '').not.toMatch(ODD)
          notes.set(choice.do, (notes.get(choice.do) ?? new Set()).add(note))
          const warning = terminal.warn(content, view, choice, language)
          expect(warning ?? '').not.toMatch(ODD)
          if (warning !== null) warned.add(choice.do)
          expect(Number.isFinite(terminal.rank?.(content, view, choice) ?? 0)).toBe(true)
        }
    for (const verb of ['step', 'activate', 'visit', 'control', 'convert', 'buyTile', 'recall', 'draw', 'keep'])
      expect(notes.get(verb), verb).not.toContain(null)
    expect([...(notes.get('visit') ?? [])].join()).toMatch(
      language === 'en' ? /2 Wisdom → trait/ : /2 Weisheit → Eigenschaft/,
    )
    expect([...warned]).toEqual(expect.arrayContaining(['endTurn', 'dismiss', 'recall']))
  })

  it('has the main actions first and the ways back last', () => {
    const isTried = sampleOf(24, width)
    for (const { view, choices, decision } of questions(3)) {
      if (decision !== 'turn.actions' || !isTried(choices.map(({ do: verb }) => verb))) continue
      const ranked = choices.toSorted(
        (a, b) => (terminal.rank?.(content, view, b) ?? 0) - (terminal.rank?.(content, view, a) ?? 0),
      )
      const titles = [...new Set(ranked.map((choice) => terminal.group?.(content, view, choice, language)))]
      const order =
        language === 'en'
          ? ['Visit or Rest', 'Activate', 'Move', 'Bonus actions', 'End the turn', 'Recall a cube', 'Part ways']
          : [
              'Besuchen oder Ausruhen',
              'Aktivieren',
              'Bewegen',
              'Bonusaktionen',
              'Zug beenden',
              'Einen Block zurückholen',
              'Sich trennen',
            ]
      expect(titles).toEqual(order.filter((title) => titles.includes(title)))
    }
  })

  it('says who gets honor for a visit, and the odds of a fight after protection', () => {
    const [{ view }] = questions(2)
      .filter(({ decision }) => decision === 'turn.actions')
      .slice(3) as [Asked]
    const seat = view.seat as Seat
    const state: State = structuredClone(bare(view.state))
    const [fort, maw] = triangleOf(content, 'T11' as TriangleId).hexes as [HexId, HexId]
    Object.assign(state.tiles, { [fort]: 'FORT', [maw]: 'GAPING_MAW' })
    state.controllers = { [fort]: 1 - seat }
    const own = state.players[seat]
    if (own === undefined) throw new Error('no player')
    Object.assign(own, { at: 'T11', cards: [{ card: 'RED03', cubes: 0 }] })
    own.spheres.COU = 2
    own.zones.conv = 0
    const said = (hex: HexId) => terminal.note(content, { ...view, state }, { do: 'visit', hex } as Choice, language)
    expect(said(fort)).toContain(language === 'en' ? 'gets 2 honor' : 'erhält 2 Ehre')
    expect(said(maw)).toContain(language === 'en' ? 'dice: miss 83 %, Death 17 %' : 'Würfel: Misslingen 83 %, Tod 17 %')
    expect(terminal.warn(content, { ...view, state }, { do: 'visit', hex: maw } as Choice, language)).toContain(
      'Champion'.slice(1),
    )
  })

  it('tells events as news, with a section for every turn and nothing twice', () => {
    const sections = new Set<string>()
    for (const { events } of games.get(2)?.flat() ?? []) {
      const news = terminal.tell?.(content, events, language) ?? []
      for (const { section, text } of news) {
        if (section !== null) sections.add(section)
        expect(section !== null || text !== '').toBe(true)
        expect(`${section}${text}`).not.toMatch(/undefined|NaN|\[object/)
      }
      const turns = events.filter(({ type }) => type === 'turnBegan').length
      expect(news.filter(({ section, text }) => section !== null && text === '')).toHaveLength(turns)
      expect(news.length).toBeLessThanOrEqual(events.length)
    }
    const [first, last] = language === 'en' ? ['Round 1: A', 'Final scoring'] : ['Runde 1: A', 'Schlusswertung']
    expect([...sections]).toEqual(expect.arrayContaining([first, last]))
  })

  it('has a legend and a summary sheet', () => {
    expect(textOfLines(terminal.legend?.(language, 100) ?? [])).toContain('INS KNO STR')
    expect(terminal.summary(language).length).toBeGreaterThan(25)
  })

  it('names what is in a slot', () => {
    const [first] = questions(2)
    if (first === undefined) throw new Error('nobody was asked')
    expect(terminal.slot?.(content, first.view, 'KNO', language)).toEqual({
      place: language === 'en' ? 'Knowledge' : 'Wissen',
      kind: language === 'en' ? 'cube' : 'Block',
      there: language === 'en' ? '1 cube there' : 'dort 1 Block',
    })
    expect(terminal.slot?.(content, first.view, 'REL02', language)?.there).toContain('3')
    expect(terminal.slot?.(content, first.view, 'nothing', language)).toBeNull()
  })
})

/** Nobody controls anything, so that no name of a hex stands anywhere but on the island. */
const bare = (state: State): State => ({ ...state, controllers: {} })
