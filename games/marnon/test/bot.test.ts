import { anyChoice, type Choice, draw, type Options, type Play, randomFrom, type Seat } from '@skerry/kernel'
import { anybody, Club, guideTests, type Player } from '@skerry/kit'
import { describe, expect, inject, test } from 'vitest'
import { guide } from '../bot.ts'
import { stage } from '../examples/index.ts'
import { game, pack } from '../index.ts'
import { hiderOf, ownerFor, partyIn } from '../queries.ts'
import type { FieldId, Marnon } from '../types.ts'

const content = game.load(pack)
type P = Play<Marnon>
const club = new Club(game, content, guide)
const width = inject('width')

const VARIANTS: readonly Options[] = [
  {},
  { blankTreasure: true, allowHideAtOwner: false },
  { ringChooser: 'finder', orcPhaseDefenderAdvance: true },
  { figureJumpMayVacate: false, breakOffEndsTurn: true, lastSurvivorWins: false },
]

describe('the novice', () => {
  const tests = guideTests(game, content, guide, {
    width,
    seed: inject('seed'),
    now: () => performance.now(),
    variants: VARIANTS,
    games: 1,
    sparse: 5,
    beats: { seats: [2, 4, 6], games: 6, lost: 1, options: { allowHideAtOwner: false } },
    blind: { seats: 3, games: 1, options: { blankTreasure: true }, every: 3 },
  })
  for (const { name, run } of tests) test(name, run)

  test.each([2, 3, 4, 5, 6])('%i players: 3 to 8 rounds in the middle, ended by treasures', (seats) => {
    const games = Array.from({ length: width === 'deep' ? 30 : 6 }, (_, g) =>
      club.playOn(`length ${g}`, club.table(seats)),
    )
    const rounds = games.map(({ state }) => state.round).sort((a, b) => a - b)
    expect(rounds[rounds.length / 2]).toBeGreaterThanOrEqual(3)
    expect(rounds[rounds.length / 2]).toBeLessThanOrEqual(8)
    const byTreasure = games.filter(({ position }) => position.result?.reason === 'threeTreasures')
    expect(byTreasure.length).toBeGreaterThanOrEqual(0.9 * games.length)
  })

  test('never hides a treasure in a field of its owner (MAR-RULING-05)', () => {
    for (const seats of [2, 6]) club.playOn('hide', club.table(seats, hidingElsewhere(club.novice)))
  })
})

/** MAR-RULING-05 Looks at every tile as it is hidden: who finds it at once takes it up again. */
const hidingElsewhere =
  (player: Player<Marnon>): Player<Marnon> =>
  (play, seat, random) => {
    const choice = player(play, seat, random) as Choice & { field: FieldId }
    if (choice.do === 'hide') expect(partyIn(play.state, choice.field)).not.toBe(ownerFor(play.state, seat))
    return choice
  }

test('nor does anybody who plays at random (MAR-RULING-05)', () => {
  const atRandom = hidingElsewhere(
    (play, seat, random) =>
      anyChoice(play, seat, random, (choice) => guide.shuns?.(play, seat, choice) ?? false) as Choice,
  )
  for (const seats of [2, 3, 4, 5, 6])
    for (let g = 0; g < 5; g++) {
      const random = randomFrom(`random ${seats} ${g}`)
      const play = game.play(content, game.setup(content, seats, {}))
      while (play.state.round === 0)
        if (play.waits() === 'chance') play.resolve(draw(play.outcomes(), random))
        else play.take(play.next(), atRandom(play, play.next(), random))
    }
})

test('faces of tiles that others hid are secret: swapping them changes no answer', () => {
  club.playOn('swap', club.table(4), {}, (play, seat) => {
    const { state } = play
    if (state.round < 1) return
    const before = guide.answer(play, seat, randomFrom(1))
    const kinds = state.tiles.map(({ kind }) => kind)
    for (const tile of state.tiles) if (hiderOf(state, tile.owner) !== seat) tile.kind = 'hidden'
    expect(guide.answer(play, seat, randomFrom(1))).toEqual(before)
    state.tiles.forEach((tile, i) => {
      tile.kind = kinds[i] as typeof tile.kind
    })
  })
})

describe('standing', () => {
  test('is nothing for who is out', () => {
    let out = 0
    club.playOn('standing', club.table(4, anybody), {}, (play) => {
      guide.evaluate(play).forEach((value, seat) => {
        if (!play.state.players[seat]?.out) return
        out += 1
        expect(value).toBe(0)
      })
    })
    expect(out).toBeGreaterThan(0)
  })

  test('tells winners from losers: the better half of the seats wins more often than not', () => {
    let [right, all] = [0, 0]
    for (let g = 0; g < (width === 'deep' ? 60 : 20); g++) {
      let seen: number[] = []
      const end = club.playOn(`tells ${g}`, club.table(2), {}, (play) => {
        if (play.within('turn')?.at === 'aid' && play.state.round <= 3) seen = guide.evaluate(play)
      })
      const [a = 0, b = 0] = seen
      right += end.position.result?.winners[0] === (a >= b ? 0 : 1) ? 1 : 0
      all += 1
    }
    expect(right / all).toBeGreaterThan(0.55)
  })
})

// —— small tables, laid in the notation of the examples ——

const laid = (...given: string[]): P => game.play(content, stage.place(content, { seats: 2, given }) as never)
const asks = (play: P, seat: Seat): Choice => guide.answer(play, seat, randomFrom(1))
const fieldIn = (choice: Choice, key: 'to' | 'from' | 'field') => (choice as unknown as Record<string, FieldId>)[key]

describe('on small tables', () => {
  const treasures = ['tile IV4: crown of A', 'tile V3: ring of A', 'tile C5: chest of A']

  test('takes the treasure next door', () => {
    const play = laid(
      'I4: A 6m',
      'V6: B 3m',
      'tile I6: crown of A',
      'tile V3: ring of A',
      'tile II6: crown of B',
      'turn A attack',
    )
    expect(asks(play, 0)).toMatchObject({ do: 'attack', from: 'I4', to: 'I6' })
  })

  test('reinforces where the attack begins, with the sorcerer', () => {
    const play = laid(
      'I4: A 2m',
      'III4: A 1m',
      'V6: B 3m',
      'tile I6: crown of A',
      'tile VI1: crown of B',
      'turn A reinforce',
    )
    expect(asks(play, 0)).toEqual({ do: 'place', n: { 'I4/sorcerer': 1, I4: 2 } })
  })

  test('takes the boat where a tile lies across the water', () => {
    const play = laid('IV4: A 9m+S', 'VI4: B 3m', 'IV1: 1o', 'tile IV1: crown of A', 'tile I6: ring of B', 'turn A')
    expect(asks(play, 0)).toEqual({ do: 'aid', aid: 'boat' })
  })

  test('asks for the remnant relief with few units (MAR-AID-11)', () => {
    const play = laid('I4: A 2m', 'V6: B 9m', ...treasures, 'tile VI1: crown of B', 'turn A')
    expect(asks(play, 0)).toEqual({ do: 'aid', aid: 'remnant' })
  })

  test('guards the tile that would give somebody else the victory', () => {
    const play = laid(
      'I6: A 1m',
      'I4: B 6m',
      'VI4: A 8m',
      'tile I6: crown of B',
      'found B: chest ring',
      'tile IV3: crown of A',
      'tile III4: ring of A',
      'treasure moved',
      'turn A reinforce',
    )
    const { n } = asks(play, 0) as Choice & { n: Record<string, number> }
    expect((n.I6 ?? 0) + 2 * (n['I6/hero'] ?? 0)).toBeGreaterThanOrEqual(3)
  })

  test('or moves it away, far from its owner', () => {
    const play = laid(
      'I5: A 1m',
      'I4: B 20m+S',
      'V6: A 8m',
      'tile I6: crown of B',
      'found B: chest ring',
      'tile IV3: crown of A',
      'tile III4: ring of A',
      'turn A',
    )
    expect(asks(play, 0)).toEqual({ do: 'aid', aid: 'moveTreasure' })
    play.take(0, asks(play, 0))
    const move = asks(play, 0)
    expect(fieldIn(move, 'from')).toBe('I6')
    expect(partyIn(play.state, fieldIn(move, 'to') as FieldId)).not.toBe(1)
  })

  test('breaks off a lost fight and goes on with a good one', () => {
    const fight = (force: string, orcs: number, dice: readonly [number, number]) => {
      const play = laid(
        `I4: A ${force}`,
        `I6: ${orcs}o`,
        'V6: B 3m',
        'tile I6: crown of A',
        'tile V3: ring of A',
        'tile VI1: crown of B',
        'turn A attack',
      )
      play.take(0, { do: 'attack', from: 'I4', to: 'I6', by: 'land' } as Choice)
      if (play.waits() === 'asked') play.take(0, asks(play, 0))
      play.resolve(dice)
      return asks(play, 0)
    }
    expect(fight('6m', 12, [6, 4])).toEqual({ do: 'breakOff' })
    expect(fight('12m', 4, [1, 1])).toEqual({ do: 'goOn' })
  })

  test('loses men before figures', () => {
    const play = laid(
      'I4: A 3m+S',
      'I6: 6o',
      'V6: B 3m',
      'tile I6: crown of A',
      'tile VI1: crown of B',
      'turn A attack',
    )
    play.take(0, { do: 'attack', from: 'I4', to: 'I6', by: 'land' } as Choice)
    play.resolve([6, 2])
    expect(asks(play, 0)).toEqual({ do: 'lose', n: { I4: 2 } })
  })

  test('curses whoever is nearest to winning', () => {
    const given = [
      'I4: A 6m',
      'C1: B 5m',
      'C6: C 5m',
      'I6: 1o',
      'tile I6: ring of A',
      'tile V3: crown of A',
      'tile I3: chest of B',
      'tile IV4: crown of C',
      'found C: chest ring',
      'turn A attack',
    ]
    const play = game.play(content, stage.place(content, { seats: 3, given }) as never) as P
    play.take(0, { do: 'attack', from: 'I4', to: 'I6', by: 'land' } as Choice)
    while (play.stack.at(-1)?.at !== 'ringTarget')
      if (play.waits() === 'chance') play.resolve([1, 6])
      else play.take(play.next(), asks(play, play.next()))
    expect(asks(play, 0)).toEqual({ do: 'curse', victim: 'C' })
  })
})
