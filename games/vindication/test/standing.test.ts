import { seatMark } from '@skerry/contracts'
import type { Seat, Viewer } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { thingsOf } from '../board/presenter/log.ts'
import { presenter } from '../board/presenter.ts'
import type { CardId, Player, QuestId, RegionId, VinEvent } from '../types.ts'
import { c, h, PLAN, table } from './positions.ts'
import { content } from './told.ts'

describe('where everybody stands', () => {
  it('is told with final scoring as it stands, cubes, cards and masteries', () => {
    const view = table((state, [a]) => {
      const own = a as Player
      own.cards = [{ card: c('RED02'), cubes: 0 }]
      own.spheres.COU = 2
      state.controllers = { [h('H10')]: 0 }
    })
    const figures = presenter.figures(content, view, 0, 'en')
    expect(figures.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'score 27', // 20, the mastery of Strength and a region
      'honor 20',
      'cards 1',
      'regions 1',
      'zones 8·8·2',
      'spheres 0·0·0·0·0·2',
      'cardsByKind 1·0·0·0',
      'speed 2',
      'signs 0',
    ])
    expect(
      figures
        .at(-1)
        ?.signs?.filter(({ isGot }) => isGot)
        .map(({ icon }) => icon),
    ).toEqual(['STR'])
    expect(figures[0]?.name).toContain('1st')
  })

  it('tells who is nearest to each end, and to the next coin', () => {
    const view = table((_, [, b, d]) => {
      ;(b as Player).honor = 28
      ;(d as Player).cards = [{ card: c('MON02'), cubes: 0 }]
    })
    const standing = presenter.standing(content, view, 'en')
    expect(standing?.sides.map(({ value }) => value)).toEqual([19, 0])
    expect(standing?.endings.map(({ id, leaders, value }) => [id, leaders, value])).toEqual([
      ['TRG01', [1], 47],
      ['TRG03', [2], 3],
      ['coin 30', [1], 2],
    ])
    expect(standing?.endings[0]?.name).toBe('Legend of the Isle: to go')
  })

  it('says no more than why the game ends once the end is certain', () => {
    const ended = (lastRound: number) =>
      table((state, [, b]) => {
        Object.assign(state, { lastRound, endedBy: ['TRG01'] })
        ;(b as Player).honor = 77
      })
    expect(presenter.standing(content, ended(4), 'en')?.endings).toEqual([
      {
        ...{ id: 'last', icon: 'round', isNow: true, leaders: [1] },
        name: 'One more round follows, the last. Met: Legend of the Isle',
      },
    ])
    expect(presenter.standing(content, ended(3), 'de')?.endings[0]?.name).toMatch(
      /^Dies ist die letzte Runde\. Erfüllt: /,
    )
  })

  it('is short about cards: the champion and how many there are', () => {
    const view = table((_, [a]) => {
      ;(a as Player).cards = ['RED02', 'RED03', 'REL02', 'MON02', 'MON03'].map((id) => ({ card: c(id), cubes: 1 }))
    })
    const supply = presenter.supply(content, view, 0, 'en')
    const names = supply.map(({ name, short }) => `${name}: ${short}`)
    expect(names.filter((name) => /^(Companions|Traits|Relics|Monsters)/.test(name))).toEqual([
      ...['Companions: 2', 'Relics: 1', 'Monsters: 2'],
    ])
    expect(supply.filter(({ thing }) => content.cards[thing as CardId] !== undefined)).toMatchObject([
      { icon: 'champion', thing: 'RED02' },
    ])
    expect(supply.find(({ name }) => name === 'Companions')?.value).toBe('Tessaly Knott (1), Dunmore Pike (1)')
  })

  it('keeps other quests secret, and shows which goals of the own one are met', () => {
    const view = table((_, players) => {
      players.forEach((player, seat) => {
        player.quests = [{ is: `QST1${seat + 4}` as QuestId, knownTo: [seat] }]
      })
      ;(players[0] as Player).profs.INS = 1
    })
    const quests = (seat: Seat) => presenter.supply(content, view, seat, 'en').filter(({ icon }) => icon === 'quest')
    expect(quests(0)).toMatchObject([{ name: 'Quest 14', short: '–+' }])
    expect(quests(1)).toEqual([])
  })
})

describe('the log', () => {
  it('has a section for every turn', () => {
    const turn: VinEvent = { rule: 'VIN-TURN-01', type: 'turnBegan', seat: 2, round: 5 }
    expect(presenter.sign(turn, 'de').heading).toBe(`Runde 5: ${seatMark(2)}`)
    expect(presenter.sign({ rule: 'VIN-TURN-01', type: 'questsShown', seat: 0, quests: [] }, 'en').heading).toBe(
      'Final scoring',
    )
    expect(
      presenter.sign({ rule: 'VIN-TURN-01', type: 'questsShown', seat: 1, quests: [] }, 'en').heading,
    ).toBeUndefined()
  })

  it('is quiet where another line says the same', () => {
    const isQuiet = (event: object) => presenter.sign(event as VinEvent, 'en').isQuiet === true
    const moved = { type: 'cubesMoved', seat: 0, from: 'inf', into: 'RED01', n: 1 }
    expect(isQuiet({ ...moved, rule: 'VIN-ACT-02' })).toBe(true)
    expect(isQuiet({ ...moved, rule: 'VIN-MONSTER-08' })).toBe(false)
    expect(isQuiet({ rule: 'VIN-BONUS-CONVERT-03', type: 'cubesMoved', seat: 0, from: 'INS', into: 'WIS', n: 1 })).toBe(
      true,
    )
    expect(isQuiet({ rule: 'VIN-TURN-06', type: 'turnEnded', seat: 0 })).toBe(true)
    expect(isQuiet({ rule: 'VIN-VISIT-07', type: 'honorChanged', seat: 0, by: 2, honor: 22 })).toBe(false)
  })

  it('lights every place an event names, or else the player', () => {
    expect(
      thingsOf({ rule: 'VIN-TURN-01', type: 'tileLaid', seat: 0, hex: h('H05'), tile: PLAN[0] as RegionId }),
    ).toEqual(['H05'])
    expect(thingsOf({ rule: 'VIN-TURN-01', type: 'cubesMoved', seat: 0, from: 'inf', into: 'WIS', n: 1 })).toEqual([
      'inf',
      'WIS',
    ])
    expect(thingsOf({ rule: 'VIN-TURN-01', type: 'tileBought', seat: 0, attr: 'WIS' })).toEqual(['tile WIS'])
    expect(thingsOf({ rule: 'VIN-TURN-01', type: 'honorChanged', seat: 1, by: 2, honor: 22 })).toEqual(['B'])
    expect(thingsOf({ rule: 'VIN-TURN-01', type: 'cardLost', seat: 1, card: c('RED01'), cause: 'death' })).toEqual([
      'B',
    ])
  })

  it('tells setup quickly, and whoever sits at the screen hears their turn', () => {
    const view = table(() => undefined)
    const setup = { ...view, state: { ...view.state, round: 0 } }
    const turned: VinEvent = { rule: 'VIN-TURN-01', type: 'cardTurnedUp', deck: 'red', card: c('RED01') }
    expect([presenter.pace(turned, view), presenter.pace(turned, setup)]).toEqual([160, 80])
    const began: VinEvent = { rule: 'VIN-TURN-01', type: 'turnBegan', seat: 2, round: 1 }
    expect([2, 1, 'spectator'].map((viewer) => presenter.sound(began, viewer as Viewer))).toEqual(['turn', null, null])
  })
})
