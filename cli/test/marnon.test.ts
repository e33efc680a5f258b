/** Marnon in the terminal: what its part and the terminal make together. */

import { join } from 'node:path'
import { anyChoice, type Choice, randomFrom, type Seat } from '@skerry/kernel'
import { openGame } from '@skerry/registry'
import { beginSession, type GameSession } from '@skerry/session'
import { describe, expect, inject, test } from 'vitest'
import { ROOT, readJson, skerryAt, temporary, writeJson } from './skerry.ts'

const skerry = skerryAt(inject('width'))

const lines = (...text: string[]) => `${text.join('\n')}\n`

const opened = await openGame(ROOT, 'marnon')
const content = opened.game.load(opened.pack)

/** A saved game that stands where A is asked this; so far everybody chose at random. */
function savedAt(decision: string, { seats = 3, seed = 'x' } = {}): { file: string; match: GameSession } {
  const { game } = opened
  const match = beginSession(game, content, seats)
  match.begin(randomFrom(`${seed} begin`))
  for (let row = 0; row < 2000; row++) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') throw new Error(`${decision} was never asked`)
    const asked = pending.seats[0] as Seat
    if (asked === 0 && pending.decision === decision) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'random'))
      const record = { ...match.record(), terminal: { seat: 0, seed, bots } }
      return { file: writeJson(join(temporary(), 'game.json'), record), match }
    }
    const random = randomFrom(`${seed} ${row}`)
    const choice = anyChoice(game.play(content, match.position), asked, random) as Choice
    const taken = match.choose(asked, [choice], random)
    if ('refused' in taken) throw new Error(taken.refused.reason)
  }
  throw new Error(`${decision} was not asked in time`)
}

/** Goes on with a copy: leaving keeps the game in its file. */
function resume(file: string, input: string, ...more: string[]) {
  const copy = writeJson(join(temporary(), 'copy.json'), readJson(file))
  return skerry(['play', '--resume', copy, ...more], { input })
}

/** What was printed after the nth line of input. */
const after = (out: string, n: number): string => out.split(/\nA › /)[n] ?? ''

interface AttackChoice {
  readonly do: string
  readonly from: string
  readonly to: string
  readonly by: string
}
function attacksOf({ game, position }: GameSession): AttackChoice[] {
  const open = game.choices(content, position, 0)
  const list = open.kind === 'list' ? (open.list as unknown as readonly AttackChoice[]) : []
  return list.filter((choice) => choice.do === 'attack')
}

describe('the summary sheet', () => {
  test('MAR-GEN-23 shows phases, the five aids, treasure effects, combat strengths and specials of the figures', async () => {
    const { out } = await skerry(['play', 'marnon', '--seed', '1'], { input: lines('sheet') })
    for (const phase of ['1 Orcs', '2 Dragon', '3 Peacemaker', '4 Start player', '5 Turns'])
      expect(out).toContain(phase)
    for (const aid of ['1 twoMen', '2 extraAttack', '3 moveTreasure', '4 remnant', '5 boat']) expect(out).toContain(aid)
    expect(out).toMatch(/crown +3 men into your fields/)
    expect(out).toMatch(/chest +4 men into the field where it lay/)
    expect(out).toMatch(/ring +somebody you name loses 3 units/)
    expect(out).toMatch(/Strength +men or orcs up to 4, hero \+1, sorcerer \+2/)
    expect(out).toMatch(
      /Defender +forest or mountain \+1, castle \+2, attacked over a bridge or through the tunnel \+2/,
    )
    expect(out).toMatch(/hero +\+1 in a fight; orcs never attack his field/)
    expect(out).toMatch(/sorcerer +\+2 in a fight/)
  })

  test('MAR-GEN-23 shows the same in German', async () => {
    const { out } = await skerry(['play', 'marnon', '--seed', '1', '--lang', 'de'], { input: lines('übersicht') })
    for (const phase of ['1 Orks', '2 Drache', '3 Friedensstifter', '4 Startspieler', '5 Spielzüge'])
      expect(out).toContain(phase)
    for (const aid of ['1 twoMen', '2 extraAttack', '3 moveTreasure', '4 remnant', '5 boat']) expect(out).toContain(aid)
    for (const treasure of ['Krone  3 Männer', 'Truhe  4 Männer', 'Ring   jemand']) expect(out).toContain(treasure)
    expect(out).toMatch(/Stärke +Männer oder Orks bis 4, Held \+1, Zauberer \+2/)
    expect(out).toMatch(/Held +\+1 im Kampf; Orks greifen sein Feld nie an/)
  })
})

describe('the question', () => {
  test('attacks stand under their field, the best odds first, and need no link where it is clear', async () => {
    const { file, match } = savedAt('turn.declare')
    const attacks = attacksOf(match)
    const { out } = await resume(file, lines('list'))
    const shown = after(out, 1)
    for (const { from, to, by } of attacks) expect(shown).toContain(`attack ${from} ${to} ${by}`)
    for (const group of shown.split(/\n from /).slice(1)) {
      const chances = [...group.matchAll(/win +([<>]?)(\d+) %/g)].map(
        ([, sign, n]) => Number(n) + (sign === '<' ? -0.5 : 0),
      )
      expect(chances).toEqual(chances.toSorted((a, b) => b - a))
      expect(chances.length).toBeGreaterThan(0)
    }
    expect(shown).toMatch(
      /attack \w+ \w+ \w+ +\S.*\d:\d+ +win +\S+ %, move in +\S+ %, losses [\d.]+\/\d+ : [\d.]+\/\d+/,
    )
    const { from, to } = attacks[0] as AttackChoice
    const typed = `attack ${from.toLowerCase()} ${to.replace(/(\d)/, '/$1')}`
    const done = await resume(file, lines(`why ${typed}`, typed, 'quit'))
    expect(after(done.out, 1)).toContain('Yes, you may')
    expect(after(done.out, 1)).toMatch(/win +\S+ %/)
    expect(after(done.out, 2)).toMatch(new RegExp(`A: ${from} → ${to} `))
  })

  test('what may not be attacked is explained, with the link left out', async () => {
    const { file } = savedAt('turn.declare')
    const { out } = await resume(file, lines('why attack i1 vi6', 'attack zz9 i1'))
    expect(after(out, 1)).toMatch(/^why attack i1 vi6\nNo: .*\[MAR-/)
    expect(after(out, 2)).toContain('There is no from “zz9”.')
  })

  test('a long list is cut, some of every group, and list shows all of it', async () => {
    const { file, match } = savedAt('turn.aid')
    const { out } = await resume(file, lines('aid moveTreasure', 'list'))
    const { tiles } = match.position.state as { tiles: readonly { owner: Seat; field: string }[] }
    const others = tiles.filter(({ owner }) => owner !== 0)
    const all = others.length * (44 - tiles.length)
    const shown = after(out, 1)
    expect(shown).toContain(`“list” shows all ${all} choices\n`)
    expect(shown).toMatch(/choices\n.*\[MAR-AID-09\]\n/) // and the question once more
    expect(shown.match(/\[MAR-AID-09\]/g)).toHaveLength(2)
    expect(shown.match(/… \d+ more/g)).toHaveLength(others.length)
    expect(shown.match(/^ +\d+ {2}moveTreasure/gm)?.length).toBeLessThan(44)
    expect(after(out, 2).match(/\d {2}moveTreasure/g)).toHaveLength(all)
  })

  test('men are placed by field, all at once, in any spelling; a refusal says how many are missing', async () => {
    const { file, match } = savedAt('turn.reinforce')
    const open = match.game.choices(content, match.position, 0)
    if (open.kind !== 'allotment') throw new Error('no allotment')
    const { most, slots } = open.allotment
    const [field = '', other = ''] = slots.map(({ id }) => id).filter((id) => !id.includes('/'))
    const shown = await resume(file, lines(`${field}:1`, `why all ${field}`, `ALL ${field.toLowerCase()}`))
    expect(shown.out).toMatch(new RegExp(`Exactly ${most} in all:`))
    expect(shown.out).toMatch(new RegExp(`${field} +A \\d+`))
    expect(after(shown.out, 1)).toContain(`${most - 1} more are needed`)
    expect(after(shown.out, 2)).toContain('Yes, you may')
    expect(after(shown.out, 3)).toMatch(/A places \d+ men in /)
    const split = await resume(file, lines(`${field} ${most - 1} ${other.toLowerCase()}=1`))
    expect(after(split.out, 1)).toMatch(/A places .* and 1 man in /)
  })

  test('hiding a treasure where its owner stands is asked twice (MAR-RULING-05)', async () => {
    const { file, match } = savedAt('setup.hide')
    const things = match.game.things(content, match.position, 0)
    const owners = things.find(({ facts }) => facts.terrain === 'castle' && facts.party === 2)?.id
    const hide = `hide crown ${owners}`
    const { out } = await resume(file, lines(hide, 'no', hide, 'log 1', hide, 'yes'))
    expect(after(out, 1)).toContain(`Careful: ${owners} is held by C`)
    expect(after(out, 1)).toContain('(yes/no)')
    expect(after(out, 2)).toContain('Not done.')
    expect(after(out, 4)).toContain('Not done.')
    expect(after(out, 6)).toContain(`C finds the crown in ${owners}`)
    const german = await resume(file, lines(`verstecken krone ${owners}`, 'ja'), '--lang', 'de')
    expect(after(german.out, 1)).toContain(`Vorsicht: in ${owners} steht C selbst`)
    expect(after(german.out, 2)).toContain('Krone')
  })

  test('a fight needs no map, but the odds of going on', async () => {
    const { file } = savedAt('turn.declare')
    const { out } = await resume(file, lines('table'))
    expect(after(out, 0)).toContain('≈')
    expect(after(out, 1)).toContain('≈')
    const fight = savedAt('fight.goOn', { seed: 'fight 3' })
    const fought = await resume(fight.file, lines('table'))
    expect(after(fought.out, 0)).toMatch(/\(strength \d+\) {2}→ {2}/)
    expect(after(fought.out, 0)).toMatch(/fight on +goOn +win +\S+ %/)
    expect(after(fought.out, 0)).not.toContain('≈')
    expect(after(fought.out, 1)).toContain('≈')
  })
})

test('a round of bots reads as phases and turns, with one line per fight', async () => {
  const { file } = savedAt('turn.declare')
  const { out } = await resume(file, lines('rest', 'log'))
  const news = after(out, 1)
  const heads = [...news.matchAll(/^ {2}(\S.*)$/gm)].map(([, head]) => head)
  const phases = ['phase 1: orcs', 'phase 2: dragon', 'phase 3: Peacemaker', 'phase 4: start player']
  expect(heads.filter((head) => phases.includes(head ?? ''))).toEqual(phases)
  expect(heads).toContain('phase 5: turn of B')
  expect(news).toMatch(/^ {4}\w+: \w+ → \w+ .*dice \d×?:\d×?.*;/m)
})

test('long news is cut, begins with a heading, and the log has it all', async () => {
  const { file } = savedAt('turn.declare', { seats: 6 })
  const { out } = await resume(file, lines('rest', 'log'))
  const news = after(out, 1)
  expect(news).toMatch(/… \d+ lines before that \(“log” shows all\)\n(?: {2}\S.*\n)+ {4}/)
  const linesOf = (text: string) => text.match(/\[MAR-/g)?.length ?? 0
  expect(linesOf(after(out, 2))).toBeGreaterThan(linesOf(news) * 2)
})

describe('the table', () => {
  test('in German, with the legend, and the numbers explained', async () => {
    const { file } = savedAt('turn.declare')
    const { out } = await resume(file, lines('legende', 'zahlen', 'regeln', 'hilfe'), '--lang', 'de')
    expect(after(out, 0)).toContain('Runde 1 · Phase 5: A am Zug')
    expect(after(out, 0)).toMatch(/Felder +Einh\. +pro Zug +Held +Zauberer +Hilfen +gefunden/)
    expect(after(out, 0)).toMatch(/Sieg +\S+ %, Einzug +\S+ %, Verluste [\d,]+\/\d+ : [\d,]+\/\d+/)
    expect(after(out, 1)).toContain('o4       vier Orks')
    expect(after(out, 2)).toMatch(/\[MAR-REINF-0\d/)
    expect(after(out, 3)).toMatch(/MAR-GEN {2}23/)
    expect(after(out, 4)).toContain('übersicht')
  })

  test('has colours only where they can be seen', async () => {
    const { file } = savedAt('turn.declare')
    const plain = await resume(file, '')
    expect(plain.out).not.toContain('\u001b[')
    const env = { FORCE_COLOR: '1', NO_COLOR: '' }
    const coloured = await skerry(['play', '--resume', file], { env })
    expect(coloured.out).toContain('\u001b[')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
    const [bare] = coloured.out.replaceAll(/\u001b\[\d+m/g, '').split('To go on')
    expect(bare).toBe(plain.out.split('To go on')[0])
  })
})

test('bots are seated by name, kept in the file, and refused where the game has no guide', async () => {
  const folder = temporary()
  const file = join(folder, 'game.json')
  const { out } = await skerry(['play', 'marnon', '--players', '3', '--bots', 'random,novice', '--save', file], {
    input: lines('1'),
  })
  expect(out).toContain('B random, C novice')
  expect(readJson(file).terminal.bots).toEqual([null, 'random', 'novice'])
  expect((await resume(file, '')).out).toContain('B random, C novice')
  expect((await resume(file, '', '--bots', 'random')).out).toContain('B random, C random')
  expect((await skerry(['play', 'marnon', '--players', '3'])).out).toContain('B novice, C novice')
  const none = await skerry(['play', 'connect-four', '--bots', 'novice'])
  expect(none).toMatchObject({ code: 2, err: expect.stringContaining('has no guide for bots') })
  const unknown = await skerry(['play', 'marnon', '--bots', 'genius'])
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('there is no bot “genius”') })
})

describe('standing orders (MAR-RULING-108)', () => {
  const asked = /(What|Which|Welche|Do you|Kämpfst).*\[MAR-(COMBAT-14|ATTACK-05)\]/

  test('answer in the name of their player, who is told, and can be withdrawn', async () => {
    const { file } = savedAt('fight.goOn', { seed: 'fight 3' })
    const input = lines(
      'orders',
      'order',
      'order losses men-hero',
      'ORDER Losses Men-Hero-Sorcerer',
      'order fightOn won',
    )
    const { out } = await resume(file, input)
    expect(after(out, 1)).toContain('You have no standing orders.')
    expect(after(out, 2)).toMatch(/losses men-hero-sorcerer \| /)
    expect(after(out, 3)).toContain('There is no order “men-hero”.')
    expect(after(out, 4)).toContain('From now on: lose ')
    const fought = after(out, 5)
    expect(fought).toContain('A chooses by standing order: fight on until the fight is won')
    expect(fought).toMatch(/dice \d/)
    expect(fought).not.toMatch(asked)
    const withdrawn = await resume(file, lines('order losses hero-men-sorcerer', 'orders', 'withdraw losses', 'orders'))
    expect(after(withdrawn.out, 2)).toMatch(/1 {2}lose .* losses hero-men-sorcerer/)
    expect(after(withdrawn.out, 3)).toContain('No longer: lose ')
    expect(after(withdrawn.out, 4)).toContain('You have no standing orders.')
  })

  test('are taken back by undo as well, and rest until the person has chosen', async () => {
    const { file } = savedAt('fight.attackerLosses', { seed: 'loss 2' })
    const { out } = await resume(file, lines('order losses men-hero-sorcerer', 'undo', '2', 'orders'))
    expect(after(out, 0)).toContain('[MAR-COMBAT-14]')
    expect(after(out, 1)).toContain('A chooses by standing order: lose ')
    expect(after(out, 1)).toContain('[MAR-ATTACK-05]')
    expect(after(out, 2)).toContain('Taken back.')
    expect(after(out, 2)).toContain('[MAR-COMBAT-14]')
    expect(after(out, 3)).not.toContain('[MAR-COMBAT-14]')
    expect(after(out, 4)).toContain('losses men-hero-sorcerer')
  })

  test('are kept with the game, in German too', async () => {
    const { file } = savedAt('fight.goOn', { seed: 'fight 3' })
    const kept = join(temporary(), 'kept.json')
    const { out } = await resume(
      file,
      lines('befehl losses men-hero-sorcerer', 'befehl fightOn won', `save ${kept}`),
      '--lang',
      'de',
    )
    expect(after(out, 1)).toContain('Von jetzt an: ')
    expect(after(out, 2)).toContain('A wählt nach Dauerbefehl: ')
    expect(readJson(kept).terminal).toMatchObject({ orders: ['losses men-hero-sorcerer', 'fightOn won'] })
    const again = await resume(kept, lines('befehle', 'widerrufen alle', 'befehle', 'verlauf'), '--lang', 'de')
    expect(after(again.out, 1)).toMatch(/1 .*losses men-hero-sorcerer\n *2 .*fightOn won/)
    expect(after(again.out, 3)).toContain('Du hast keine Dauerbefehle.')
    expect(after(again.out, 4)).toContain('wählt nach Dauerbefehl: ')
  })
})
