import { questionsIn, textOfLines } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { terminal } from '../terminal/index.ts'

const content = game.load(pack)

const questions = (seats: number) => questionsIn(game, content, seats)

describe.each(['en', 'de'] as const)('the table of text in %s', (language) => {
  it.each([2, 3, 4])('shows every location, tribe and tile through a game of %i', (seats) => {
    for (const { view } of questions(seats)) {
      const text = textOfLines(terminal.draw(content, pack, view, language, 100))
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
    expect(textOfLines(terminal.legend?.(language, 100) ?? [])).toContain('s1 a2 m3')
    expect(terminal.summary(language).length).toBeGreaterThan(30)
  })
})
