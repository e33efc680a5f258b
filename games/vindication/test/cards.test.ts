/** Cards of choices, word for word. */

import { type Language, seatMark } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import type { Player, RegionId, State, TurnFrame } from '../types.ts'
import { c, card, chips, h, inTurn, t, table } from './positions.ts'
import { content } from './told.ts'

describe('a turn', () => {
  it('asks in few words; what is open stands in the header', () => {
    const view = table(() => undefined)
    const ask = (turn: Partial<TurnFrame>, language: Language = 'en') =>
      presenter.question(content, inTurn(view, turn), [], language)
    expect(ask({})).toBe('What do you do?')
    expect(ask({ activated: ['character'] }, 'de')).toBe('Was tust du?')
    expect(ask({ activated: ['character'], isRested: true })).toBe('You still have to move. Where to?')
    expect(ask({ move: 'done', activated: ['character'], isRested: true })).toBe('Bonus actions, or end the turn?')
    expect(ask({ move: 'done', activated: ['character'], moreActivations: 1, isRested: true })).toBe('What do you do?')
  })

  it('names the proficiency tile that can be bought', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres.INS = 3
    })
    const open = presenter.progress(content, inTurn(view, { activated: ['character'] }), 'en').detail
    expect(open).toBe('Move 2 · Visit/Rest · 1 tile')
    expect(chips(card(inTurn(view), { do: 'buyTile', attr: 'INS' }))).toBe(
      '−3 Inspiration, 0 left | +1 tile · +3 Influence | Inspiration mastery 0 → 2 · alone in the lead · 2 in the supply',
    )
  })

  it('stands in the header with what is done first and what is open last', () => {
    const view = table(() => undefined)
    const told = (turn: Partial<TurnFrame>) => {
      const { phases, now, detail } = presenter.progress(content, inTurn(view, turn), 'en')
      return [phases.map(({ id }) => id).join(' '), phases[now]?.id, detail]
    }
    expect(told({})).toEqual(['turn move activate visit', 'turn', 'Move 2 · Activate · Visit/Rest'])
    expect(told({ visited: [h('H06')] })).toEqual([...['visit turn move activate', 'turn'], 'Move 2 · Activate'])
    const done = presenter.progress(
      content,
      inTurn(view, { move: 'waived', activated: ['character'], isRested: true }),
      'en',
    )
    expect([done.phases[done.now]?.name, done.detail]).toEqual(['Bonus actions', ''])
    const last = presenter.progress(content, inTurn({ ...view, state: { ...view.state, lastRound: 4 } }), 'de')
    expect(last.round).toBe('Runde 3, die vorletzte')
  })

  it('is not ended unwarned while something is unused', () => {
    const view = table(() => undefined)
    const end = (turn: Partial<TurnFrame>, language: Language = 'en') =>
      card(inTurn(view, turn), { do: 'endTurn' }, language)
    expect(end({ move: 'done' }).warning).toBe('You have not used Activate and Visit or Rest in this turn.')
    expect(end({ move: 'done', activated: ['character'] }, 'de').warning).toBe(
      'Ungenutzt in diesem Zug: Besuchen oder Ausruhen.',
    )
    expect(end({ move: 'done', activated: ['character'], isRested: true }).warning).toBeUndefined()
    const broke = table((_, [a]) => {
      Object.assign((a as Player).zones, { inf: 0, pot: 0 })
    })
    expect(card(inTurn(broke, { move: 'done' }), { do: 'endTurn' }).warning).toContain('Visit or Rest') // the Library is free
  })
})

describe('the order of choices', () => {
  it('has the best of each main action first, then its rivals, bonus actions, recalls and partings', () => {
    const view = inTurn(
      table((_, [a]) => {
        const own = a as Player
        own.spheres = { INS: 2, KNO: 1, STR: 1, WIS: 0, VIS: 0, COU: 0 }
        own.cards = [{ card: c('RED02'), cubes: 1 }]
      }),
    )
    const choices: readonly object[] = [
      { do: 'dismiss', companion: 'RED02' },
      { do: 'recall', from: 'conv' },
      { do: 'recall', from: 'INS' },
      { do: 'convert', to: 'WIS' },
      { do: 'step', to: 'T07' },
      { do: 'step', to: 'T08' },
      { do: 'activate', who: 'character' },
      { do: 'activate', who: 'RED02' },
      { do: 'visit', hex: 'H06' },
      { do: 'visit', hex: 'H10' },
    ]
    const ranked = choices.toSorted((a, b) => (card(view, b).rank ?? 0) - (card(view, a).rank ?? 0))
    const verbs = ranked.map((choice) => (choice as Choice).do)
    expect(new Set(verbs.slice(0, 3))).toEqual(new Set(['visit', 'activate', 'step']))
    expect(verbs.slice(6)).toEqual(['convert', 'recall', 'recall', 'dismiss'])
  })

  it('has bonus actions that bring honor before the rivals of a main action, but after its best', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres = { INS: 3, KNO: 0, STR: 0, WIS: 0, VIS: 0, COU: 0 }
    })
    const rank = (choice: object, turn: Partial<TurnFrame> = {}) => card(inTurn(view, turn), choice).rank as number
    const steps = ['T07', 'T08', 'T12'].map((to) => rank({ do: 'step', to })).toSorted((a, b) => b - a)
    for (const bonus of [rank({ do: 'buyTile', attr: 'INS' }), rank({ do: 'control', hex: 'H06' })]) {
      expect(bonus).toBeLessThan(steps[0] as number)
      expect(bonus).toBeGreaterThan(steps[1] as number)
    }
  })

  it('has the repetition one came for before anything else at a region', () => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T10') })
      ;(a as Player).spheres = { INS: 1, KNO: 2, STR: 1, WIS: 0, VIS: 0, COU: 0 }
    })
    const visit = { rule: 'visit', at: 'more', seat: 0, hex: 'H09', region: 'MONASTERY' }
    const more = { ...view, stack: [...inTurn(view).stack, visit as unknown as Seen['stack'][0]] }
    const choices = [
      { do: 'control', hex: 'H09' },
      { do: 'convert', to: 'WIS' },
      { do: 'option', option: 1 },
    ]
    const ranked = choices.toSorted((a, b) => (card(more, b).rank ?? 0) - (card(more, a).rank ?? 0))
    expect(ranked.map(({ do: verb }) => verb)).toEqual(['option', 'control', 'convert'])
  })
})

describe('where to look', () => {
  it('is at the two cards when one of them is to be taken', () => {
    const view = table(() => undefined)
    const draw = { rule: 'draw', at: 'source', seat: 0, decks: ['red'], sources: ['open', 'top'], seen: 0 }
    const asked = { ...view, stack: [...inTurn(view).stack, draw as unknown as Seen['stack'][0]] }
    expect(presenter.scene(content, asked)).toEqual(['source open', 'source top'])
  })
})

describe('a recall', () => {
  const asked = (inf: number, frame: object | null, change: Partial<Player> = {}) => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, change)
      ;(a as Player).zones.inf = inf
    })
    const stack = [...inTurn(view).stack, ...(frame === null ? [] : [frame as Seen['stack'][0]])]
    return card({ ...view, stack }, { do: 'recall', from: 'INS' }).isQuiet === true
  }
  const gains = (n: number) => ({
    rule: 'attributes',
    at: 'gain',
    seat: 0,
    printed: Array(n).fill(['INS']),
    activated: null,
  })

  it('is quiet as long as Influence suffices for what is asked', () => {
    expect([asked(2, gains(2)), asked(1, gains(2))]).toEqual([true, false])
    expect([asked(1, null), asked(0, null)]).toEqual([true, false])
    expect(asked(0, { rule: 'draw', at: 'source', seat: 0, decks: ['red'], sources: ['open'], seen: 0 })).toBe(true)
    expect(asked(0, { rule: 'roll', at: 'order', seat: 0, isFight: true, dice: null, champion: null })).toBe(true)
    expect(asked(9, { rule: 'exhaustion', at: 'recall', seat: 0, due: 1 })).toBe(false)
  })

  it('is no louder than a parting, which is always quiet', () => {
    const view = table((_, [a]) => {
      ;(a as Player).cards = [{ card: c('RED02'), cubes: 1 }]
    })
    expect(card(inTurn(view), { do: 'dismiss', companion: 'RED02' }).isQuiet).toBe(true)
  })
})

describe('a visit', () => {
  it('tells its price, what it gives and who gets honor for it', () => {
    const view = table((state, [a]) => {
      ;(a as Player).spheres.INS = 2
      state.controllers = { [h('H10')]: 1, [h('H06')]: 0 }
    })
    const inn = card(inTurn(view), { do: 'visit', hex: 'H10' })
    expect(inn).toMatchObject({ title: 'Inn', icon: 'INN', lead: '2 Inspiration' })
    expect(chips(inn)).toBe(
      `−2 Inspiration, 0 left | yellow companion | open: Lark Sunnivel, +2 honor | ${seatMark(1)} gains 2 honor`,
    )
    expect(inn.outlookLine).toContain('missing: 2 Strength')
    expect(chips(card(inTurn(view), { do: 'visit', hex: 'H06' }, 'de'))).toBe(
      '+2 Wissen | nimmt 2 vom Einfluss · deine: niemand erhält Ehre',
    )
    const poor = table((_, [a]) => {
      ;(a as Player).zones.inf = 1
    })
    expect(chips(card(inTurn(poor), { do: 'visit', hex: 'H06' }))).toBe(
      '+1 Knowledge | takes 1 Influence | Influence pays 1 of 2',
    )
  })

  it('explains a discount', () => {
    const view = table((_, [a]) => {
      ;(a as Player).spheres.COU = 1
      ;(a as Player).cards = [{ card: c('RED02'), cubes: 0 }]
    })
    const discount = { do: 'discount', regions: ['GAPING_MAW' as RegionId], attrs: ['COU' as const], n: 1 } as const
    const maw = card(inTurn(view, { discounts: [discount] }), { do: 'visit', hex: 'H11' })
    expect(maw.lead).toBe('1 Courage')
    expect(chips(maw)).toContain('1 less than printed')
  })

  it('says how often a ":" effect can be paid for', () => {
    const view = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T10') })
      ;(a as Player).spheres.KNO = 3
    })
    expect(chips(card(inTurn(view), { do: 'visit', hex: 'H09' }))).toContain('up to 3 times')
  })

  it('warns where it would bring nothing, and where the champion could die', () => {
    const post = table((_, [a]) => {
      Object.assign(a as Player, { at: t('T22'), speed: 5 })
      ;(a as Player).spheres.STR = 3
    })
    expect(card(inTurn(post), { do: 'visit', hex: 'H19' }).warning).toBe(
      'The visit would bring you nothing: your speed is 5 already.',
    )
    const maw = (cards: readonly string[], conv: number) =>
      card(
        inTurn(
          table((_, [a]) => {
            const own = a as Player
            own.spheres.COU = 2
            own.zones.conv = conv
            own.cards = cards.map((id) => ({ card: c(id), cubes: 0 }))
          }),
        ),
        { do: 'visit', hex: 'H11' },
      )
    expect(maw(['RED02'], 1).outlook).toEqual([
      { name: 'miss', share: expect.closeTo(1 / 2, 9) },
      { name: 'Exhaustion', share: expect.closeTo(1 / 3, 9) },
      { name: 'Death', share: expect.closeTo(1 / 6, 9) },
    ])
    expect(maw(['RED02'], 1).warning).toBeUndefined()
    expect(maw(['RED02'], 0).warning).toBe('In 17 % your champion dies, and you have no Conviction to save it.')
    // VIN-RULING-65 Dunmore Pike is never exhausted; with Garran as champion death is exhaustion.
    expect(maw(['RED03'], 0).outlook?.map(({ name }) => name)).toEqual(['miss', 'Death'])
    expect(maw(['RED14'], 0)).not.toHaveProperty('warning')
    expect(maw(['RED14', 'TRA01'], 0).outlook).toEqual([{ name: 'miss', share: expect.closeTo(1, 9) }])
    expect(maw(['RED02', 'TRA10'], 0).outlookLine).toContain('Dauntless could roll again.')
  })
})

describe('control', () => {
  it('tells cubes, honor and who is evicted', () => {
    const view = table((state) => {
      state.controllers = { [h('H10')]: 2 }
    })
    const inn = card(inTurn(view, { visited: [h('H10')] }), { do: 'control', hex: 'H10' })
    expect(inn).toMatchObject({ title: 'Control: Inn', lead: '+2' })
    expect(chips(inn)).toBe(
      `−2 Conviction, 0 left | +2 honor · 2 honor at the end | 1 back to Influence | ${seatMark(2)} loses it`,
    )
    expect(chips(card(inTurn(view), { do: 'control', hex: 'H06' }, 'de'))).toBe(
      '−1 Überzeugungskraft, noch 1 | +2 Ehre · 2 Ehre am Ende',
    )
  })
})

describe('a step', () => {
  it('tells what it touches, what would be discovered and with which chances', () => {
    const view = table((state) => {
      state.tiles = Object.fromEntries(
        Object.entries(state.tiles).filter(([hex]) => !['H05', 'H07'].includes(hex)),
      ) as State['tiles']
      state.bag = { INN: 3, FORT: 1 } as State['bag']
    })
    const step = card(inTurn(view), { do: 'step', to: 'T07' })
    expect(step.title).toBe('Discover a hex')
    expect(step.line).toBe('touches Library, Inn and 1 undiscovered hex')
    expect(chips(step)).toBe('discover 1 hex | 1 step left')
    expect(step.outlook).toEqual([
      { name: 'Inn', share: 0.75 },
      { name: 'Fort', share: 0.25 },
    ])
    expect(step.outlookLine).toContain('A tile is drawn from the 4 left in the bag and laid at once.')
  })

  it('is called by what it leads to, not by a number that nobody sees', () => {
    const view = inTurn(table(() => undefined))
    expect(card(view, { do: 'step', to: 'T07' }).title).toBe('To Fort')
    expect(card(view, { do: 'step', to: 'T07' }, 'de').title).toBe('Richtung Fort')
    const outer = inTurn(
      table((_, [a]) => {
        Object.assign(a as Player, { at: t('T02') })
      }),
    )
    expect(card(outer, { do: 'step', to: 'S01' }).title).toBe('To shore triangle 1')
    for (const { id } of content.triangles)
      expect(card(view, { do: 'teleport', to: id }, 'de').title).toMatch(/^Zu [A-ZÄÖÜ]/)
  })

  it('says where one cannot stay', () => {
    const view = table((_, [, b]) => {
      Object.assign(b as Player, { at: t('T07') })
    })
    expect(chips(card(inTurn(view), { do: 'step', to: 'T07' }, 'de'))).toContain(
      `dort steht ${seatMark(1)}: nur zum Durchgehen`,
    )
  })
})

describe('what one might regret', () => {
  const view = inTurn(
    table((state, [a]) => {
      const own = a as Player
      own.cards = [
        { card: c('RED02'), cubes: 2 },
        { card: c('REL02'), cubes: 1 },
      ]
      own.spheres.WIS = 1
      state.controllers = { [h('H10')]: 0 }
    }),
  )
  const warning = (choice: object, language: Language = 'en') => card(view, choice, language).warning

  it('is parting with a companion', () => {
    expect(warning({ do: 'dismiss', companion: 'RED02' })).toBe(
      'Tessaly Knott leaves the game for good, and 2 honor with it. It is your only companion: without one there is no champion.',
    )
    expect(chips(card(view, { do: 'dismiss', companion: 'RED02' }))).toBe(
      '−2 honor | +2 Influence | Tessaly Knott leaves the game · no champion left',
    )
  })

  it('is recalling from a region, Conviction, a heroic sphere or a relic, but not from a common sphere', () => {
    expect(warning({ do: 'recall', from: 'H10' })).toMatch(/^You give up the Inn/)
    expect(warning({ do: 'recall', from: 'conv' })).toBeDefined()
    expect(warning({ do: 'recall', from: 'WIS' }, 'de')).toBe('Ein Block Weisheit hat zwei Standardattribute gekostet.')
    expect(warning({ do: 'recall', from: 'REL02' })).toBeDefined()
    expect(warning({ do: 'recall', from: 'INS' })).toBeUndefined()
  })

  it('is letting a champion die that Conviction would save', () => {
    const roll = {
      rule: 'roll',
      at: 'save',
      seat: 0,
      isFight: true,
      champion: 'RED02',
      dice: { MON: 'DEATH', ATT: 'WIS' },
    }
    const dying = (conv: number): Seen => {
      const at = table((_, [a]) => {
        const own = a as Player
        own.cards = [{ card: c('RED02'), cubes: 1 }]
        own.zones.conv = conv
      })
      return { ...at, stack: [...inTurn(at).stack, roll as unknown as Seen['stack'][0]] }
    }
    expect(card(dying(1), { do: 'letDie' }).warning).toBe('1 Conviction would save Tessaly Knott and 2 honor.')
    expect(card(dying(0), { do: 'letDie' }).warning).toBeUndefined()
    expect(presenter.question(content, dying(1), [], 'de')).toBe('Tessaly Knott stürbe. Zahlst du 1 Überzeugungskraft?')
  })

  it('is giving up a mastery', () => {
    const masterly = inTurn(
      table((_, [a, b]) => {
        ;(a as Player).profs.KNO = 1
        ;(b as Player).cards = [{ card: c('BLU02'), cubes: 0 }]
      }),
    )
    expect(card(masterly, { do: 'returnTile', attr: 'KNO' }).warning).toBe(
      'You would lose the lead in Knowledge mastery, 5 honor.',
    )
  })
})
