/** What the board says of the players, and how the log looks. */

import { chipsIn } from '@skerry/boards/kit'
import { type Language, seatMark } from '@skerry/contracts'
import type { Viewer } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { thingsOf } from '../board/presenter/log.ts'
import { presenter } from '../board/presenter.ts'
import type { BarEvent, Player } from '../types.ts'
import { b, card, s, table } from './positions.ts'
import { content } from './told.ts'

describe('knowledge', () => {
  it('says what the level is good for, and the bonus at the end of a track', () => {
    const view = table((state) => {
      const [a] = state.players as [Player]
      a.knowledge.economy = 3
      a.knowledge.shan = 3
      a.resources = { food: 4, wood: 2, iron: 5, stone: 0, gold: 0 }
      state.finishers = { shan: [1] }
    })
    const chips = (track: string, language: Language = 'en') =>
      chipsIn(card(view, { do: 'advance', track }, language)).map(({ text }) => text)
    expect(chips('economy')).toEqual([
      '1 more food, wood, iron and stone from spaces that give it',
      '+4 DP', // TC-26
      'level 4 of 4',
      'you are the first to finish it',
    ])
    expect(chips('shan', 'de')).toContain('4 Ressourcen nach Wahl oder 3 DP')
    expect(chips('shan', 'de')).toContain('du vollendest ihn als Zweiter')
    expect(card(view, { do: 'advance', track: 'discovery' }).title).toBe('Discovery 1')
    expect(chips('discovery')).toEqual(['Aaruwn may be attacked', 'level 1 of 4'])
  })
})

describe('where everybody stands', () => {
  it('is told with the score as it stands, honour and goods', () => {
    const view = table((state) => {
      const [a] = state.players as [Player]
      Object.assign(a, { dp: 12, honour: 3, buildings: ['BU05'], gods: [] })
      a.resources.food = 4
      state.order = [1, 0, 2]
    })
    const shown = presenter.figures(content, view, 0, 'en').map(({ id, value }) => `${id} ${value}`)
    expect(shown).toEqual([
      'score 20', // BU05 scores 2 for each food
      'dp 12',
      'honour 3',
      'troops 2·2·2',
      'resources 4·3·3·3·3',
      'banners 0',
      'heroes 3',
      'signs 0',
    ])
    expect(presenter.figures(content, view, 0, 'de')[2]?.name).toBe('Ehre, 2. der Reihe')
    const behind = table((state) => {
      Object.assign(state.players[0] as Player, { dp: -3, gods: [], buildings: [] })
    })
    expect(presenter.figures(content, behind, 0, 'en')[0]?.value).toBe('−3')
    expect(presenter.standing(content, view, 'en')).toBeNull()
  })

  it('alone is told against the target', () => {
    const view = table((state) => {
      Object.assign(state.players[0] as Player, { dp: 104, honour: 4, gods: [], buildings: [] })
      if (state.rival !== null) state.rival.honour = 7
    }, 1)
    const standing = presenter.standing(content, view, 'de')
    expect(standing?.sides.map(({ value }) => value)).toEqual([101, 100])
    expect(standing?.endings[0]).toMatchObject({
      ...{ leaders: [0], value: 1 },
      name: 'Über dem Ziel um',
    })
  })

  it('alone is told without a condition once the game is over', () => {
    const view = table((state) => {
      Object.assign(state.players[0] as Player, { dp: 88, gods: [], buildings: [] })
      state.final = [{ total: 0, parts: [] }]
    }, 1)
    expect(presenter.standing(content, view, 'en')?.endings[0]).toMatchObject({
      ...{ leaders: [], value: 12 },
      name: 'Target missed by',
    })
  })
})

describe('the log', () => {
  it('begins sections with eras and turns', () => {
    expect(presenter.sign({ rule: 'BAR-GEN-01', type: 'eraBegan', era: 2 }, 'de').heading).toBe('Ära 2')
    const turn: BarEvent = { rule: 'BAR-GEN-01', type: 'turnBegan', seat: 2, ring: 3 }
    expect(presenter.sign(turn, 'en').heading).toBe(`${seatMark(2)}’s turn, hero 3`)
    expect(presenter.sign({ rule: 'BAR-GEN-01', type: 'heroesTakenBack' }, 'en').heading).toBe('End of the era')
  })

  it('is quiet where another line says the same', () => {
    const isQuiet = (event: object) => presenter.sign(event as BarEvent, 'en').isQuiet === true
    const turned = { type: 'cardsTurned', seat: 0, cards: ['GD01'] }
    const scored = { seat: 0, sum: { total: 4, parts: [] } }
    expect(isQuiet({ ...turned, rule: 'BAR-GOD-01' })).toBe(true)
    expect(isQuiet({ ...turned, rule: 'BAR-BATTLE-02' })).toBe(true)
    expect(isQuiet({ ...turned, rule: 'BAR-PEN-VARG-01' })).toBe(false)
    expect(isQuiet({ ...scored, rule: 'BAR-SCORE-01', type: 'finalScored' })).toBe(false) // it has the parts
    expect(isQuiet({ ...scored, rule: 'BAR-SCORE-01', type: 'dpChanged', by: 4, dp: 20 })).toBe(true)
    expect(isQuiet({ rule: 'BAR-GEN-01', type: 'turnBegan', seat: 0, ring: 1 })).toBe(true)
  })

  it('lights every place an event names, or else the player', () => {
    expect(thingsOf({ rule: 'BAR-GEN-01', type: 'heroPlaced', seat: 0, ring: 2, space: s('R2-s3b') })).toEqual([
      'R2-s3b',
    ])
    expect(thingsOf({ rule: 'BAR-GEN-01', type: 'dpChanged', seat: 1, by: 2, dp: 4, sum: null })).toEqual(['B'])
    expect(thingsOf({ rule: 'BAR-GEN-01', type: 'honourGained', seat: 1, from: 0, space: 2, furthest: 0 })).toEqual([
      'B',
    ])
    expect(thingsOf({ rule: 'BAR-GEN-01', type: 'ringTurned', seat: null, ring: 2, steps: -2 })).toEqual(['ring 2'])
  })

  it('lets rings turn step by step, and whoever sits at the screen hear their turn', () => {
    const view = table(() => undefined)
    expect(presenter.pace({ rule: 'BAR-GEN-01', type: 'ringTurned', seat: null, ring: 2, steps: -2 }, view)).toBe(1280)
    expect(
      presenter.pace({ rule: 'BAR-GEN-01', type: 'battleRevealed', seat: 0, card: b('S01'), battle: 1 }, view),
    ).toBe(900)
    const began: BarEvent = { rule: 'BAR-GEN-01', type: 'turnBegan', seat: 2, ring: 1 }
    expect([2, 1, 'spectator'].map((viewer) => presenter.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})
