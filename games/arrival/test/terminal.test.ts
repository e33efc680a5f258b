import { anyAction, type Choice, type Line, randomFrom, type View } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { terminal } from '../terminal/index.ts'
import type { State } from '../types.ts'

const content = game.load(pack)
const textOf = (lines: readonly Line[]) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n')

/** Views of a whole random game, with what the seat at work may do. */
function* questions(seats: number): Generator<{ view: View<State>; choices: readonly Choice[] }> {
  const random = randomFrom(`terminal ${seats}`)
  const play = game.play(content, game.setup(content, seats))
  do {
    const pending = play.pending()
    if (pending.kind !== 'asked') continue
    const seat = pending.seats[0] as number
    const open = play.choices(seat)
    yield { view: game.view(content, play.position, seat), choices: open.kind === 'list' ? open.list : [] }
  } while (anyAction(play, random) !== 'over')
}

describe.each(['en', 'de'] as const)('the table of text in %s', (language) => {
  it.each([2, 3, 4])('shows every location, tribe and tile through a game of %i', (seats) => {
    for (const { view } of questions(seats)) {
      const text = textOf(terminal.draw(content, pack, view, language, 100))
      for (const { id } of content.locations) expect(text).toContain(id)
      for (const tile of view.state.display) expect(text).toContain(tile)
      for (const { fame } of view.state.tribes) expect(text).toContain(`${language === 'en' ? 'Fame' : 'Ruhm'} ${fame}`)
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('says what spreading and repelling cost, and warns of one’s own fortification', () => {
    const notes = new Map<string, Set<string | null>>()
    let warnings = 0
    for (const { view, choices } of [2, 3, 4].flatMap((seats) => [...questions(seats)]))
      for (const choice of choices) {
        const said = notes.get(choice.do) ?? new Set()
        notes.set(choice.do, said.add(terminal.note(content, view, choice, language)))
        if (terminal.warn(content, view, choice, language) !== null) warnings += 1
      }
    expect(notes.get('spread')).toContain('1 Fomori')
    expect([...(notes.get('repel') ?? [])].join()).toMatch(language === 'en' ? /1 sword,?/ : /1 Schwert/)
    expect(notes.get('spread')).not.toContain(null)
    expect(warnings).toBeGreaterThan(0)
  })

  it('has a legend and a summary sheet', () => {
    expect(textOf(terminal.legend?.(language, 100) ?? [])).toContain('s1 a2 m3')
    expect(terminal.summary(language).length).toBeGreaterThan(30)
  })
})
