/**
 * Effects and battles as a pack writes them: `gold 1 + wood 1 → DP 3`, `B2 +R1=3 » gold 1`. A closed vocabulary
 * (BAR-GEN-06 to -10). `/` binds weaker than `+`, and `→` weaker than both; brackets may stand everywhere.
 */

import { PackError } from '@skerry/contracts'
import { RESOURCES, TROOPS } from './queries.ts'
import type { BarEffect, Cost, Kind, RegionCard, Resource, Troop, Troops } from './types.ts'

type Effects = readonly BarEffect[]

/** Words with a number. */
const COUNTED: Readonly<Record<string, (n: number) => BarEffect>> = {
  ANY: (n) => ({ do: 'any', n }),
  TROOP: (n) => ({ do: 'troops', n }),
  DP: (n) => ({ do: 'dp', n }),
  BARB: (n) => ({ do: 'know', category: 'barbarian', n }),
  TACT: (n) => ({ do: 'know', category: 'tactics', n }),
  KNOW: (n) => ({ do: 'know', category: 'either', n }),
  HON: (n) => ({ do: 'honour', n }),
}
/** Words alone. BAR-GEN-10 A plain icon is a card of the display at its cost, a card back the top of a deck for nothing. */
const PLAIN: Readonly<Record<string, BarEffect>> = {
  HERO4: { do: 'hero' },
  X2: { do: 'twice' },
  BUILD: { do: 'take', kinds: ['building'] },
  GOD: { do: 'take', kinds: ['god'] },
  WARLORD: { do: 'take', kinds: ['warlord'] },
  BUILDCARD: { do: 'draw', kinds: ['building'] },
  GODCARD: { do: 'draw', kinds: ['god'] },
  WARLORDCARD: { do: 'draw', kinds: ['warlord'] },
  CARD: { do: 'draw', kinds: ['god', 'warlord'] },
  ROT: { do: 'rotate' },
  BANNER: { do: 'banner' },
}
/** Costs with a number. */
const COSTS: Readonly<Record<string, (n: number) => Cost>> = {
  ANY: (n) => ({ pay: 'any', n }),
  TROOP: (n) => ({ pay: 'troops', n }),
  LOSE: (n) => ({ pay: 'dp', n }),
}
const KINDS: readonly string[] = ['god', 'warlord', 'building'] satisfies Kind[]

const isResource = (word: string): word is Resource => (RESOURCES as readonly string[]).includes(word)
const isTroop = (word: string): word is Troop => (TROOPS as readonly string[]).includes(word)

/** What stands in a table itself: `constructor` is in none. */
const entry = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

// —— effects ——

/** The effects of a text, in the order of BAR-RULING-21. Throws a `PackError` at this path. */
export function effectsIn(text: string, path: string): Effects {
  const reader = new Reader(text, path)
  const effects = reader.exchange()
  reader.end()
  return effects
}

/** Reads a text word by word. */
class Reader {
  private readonly words: readonly string[]
  private readonly path: string
  private at = 0
  constructor(text: string, path: string) {
    this.words = text.match(/[A-Za-z][A-Za-z0-9]*|\d+|\S/g) ?? []
    this.path = path
  }

  /** BAR-GEN-07 `costs → gains`, or gains alone. */
  exchange(): Effects {
    const arrow = this.arrow()
    if (arrow < 0) return this.choice()
    const costs = [this.cost()]
    while (this.skip('+')) costs.push(this.cost())
    if (this.at !== arrow) throw new PackError(this.path, 'notACost', { word: this.word() })
    this.at += 1
    return [{ do: 'trade', costs, gains: this.choice() }]
  }

  /** Where the arrow of this pair of brackets stands; −1: nowhere. */
  private arrow(): number {
    let depth = 0
    for (let k = this.at; k < this.words.length && depth >= 0; k++) {
      if (this.words[k] === '→' && depth === 0) return k
      depth += this.words[k] === '(' ? 1 : this.words[k] === ')' ? -1 : 0
    }
    return -1
  }

  /** BAR-GEN-06 `one side / the other`. */
  private choice(): Effects {
    const sides = [this.all()]
    while (this.skip('/')) sides.push(this.all())
    const [only] = sides
    if (only !== undefined && sides.length === 1) return only
    const merged = merge(sides)
    if (merged !== null) return [merged]
    if (sides.length > 2) throw new PackError(this.path, 'tooManySides')
    return [{ do: 'either', sides }]
  }

  /** BAR-GEN-09 `this + that`: all of it. */
  private all(): Effects {
    const effects = [...this.single()]
    while (this.skip('+')) effects.push(...this.single())
    return inOrder(effects)
  }

  private single(): Effects {
    if (this.skip('(')) {
      const inside = this.exchange()
      if (!this.skip(')')) throw new PackError(this.path, 'bracketOpen')
      return inside
    }
    const word = this.next()
    const [counted, plain] = [entry(COUNTED, word), entry(PLAIN, word)]
    if (counted !== undefined) return [counted(this.number(word))]
    if (plain !== undefined) return [plain]
    if (isResource(word)) return [{ do: 'resource', resource: word, n: this.number(word) }]
    if (word === 'CAMPAIGN') return [{ do: 'campaign', times: this.times() }]
    throw new PackError(this.path, 'unknownWord', { word })
  }

  private cost(): Cost {
    const word = this.next()
    const counted = entry(COSTS, word)
    if (counted !== undefined) return counted(this.number(word))
    if (isResource(word)) return { pay: 'resource', resource: word, n: this.number(word) }
    if (isTroop(word)) return { pay: 'troop', troop: word, n: this.number(word) }
    if (word === 'DISCARD') return { pay: 'card', kind: this.kind() }
    throw new PackError(this.path, 'notACost', { word })
  }

  private kind(): Kind {
    const word = this.next()
    if (!KINDS.includes(word)) throw new PackError(this.path, 'noSuchCard', { word, known: KINDS })
    return word as Kind
  }

  private number(of: string): number {
    const n = this.words[this.at] ?? ''
    if (!/^\d+$/.test(n)) throw new PackError(this.path, 'numberMissing', { word: of })
    this.at += 1
    return Number(n)
  }

  /** `CAMPAIGN x2`: BAR-TRADE-05. */
  private times(): number {
    const [, n] = /^x(\d+)$/.exec(this.words[this.at] ?? '') ?? []
    if (n === undefined) return 1
    this.at += 1
    return Number(n)
  }

  end(): void {
    if (this.at < this.words.length) throw new PackError(this.path, 'tooMuch', { word: this.word() })
  }

  private word(): string {
    return this.words[this.at] ?? ''
  }
  private next(): string {
    const word = this.words[this.at]
    if (word === undefined) throw new PackError(this.path, 'endsEarly')
    this.at += 1
    return word
  }
  private skip(word: string): boolean {
    if (this.words[this.at] !== word) return false
    this.at += 1
    return true
  }
}

/** `GOD / WARLORD` is one card of either kind, not a choice of sides (BAR-INVOKE-01). */
function merge(sides: readonly Effects[]): BarEffect | null {
  const alone = sides.flatMap((side) => (side.length === 1 ? side : []))
  if (alone.length < sides.length) return null
  const taken = alone.flatMap((effect) => (effect.do === 'take' ? effect.kinds : []))
  if (alone.every((effect) => effect.do === 'take')) return { do: 'take', kinds: taken }
  const drawn = alone.flatMap((effect) => (effect.do === 'draw' ? effect.kinds : []))
  return alone.every((effect) => effect.do === 'draw') ? { do: 'draw', kinds: drawn } : null
}

/** BAR-RULING-21 The fixed order within one space, card or bonus. */
const ORDER = [
  'resources',
  'troops',
  'dp',
  'barbarian',
  'tactics',
  'either',
  'honour',
  'cards',
  'hero',
  'twice',
  'rotate',
  'campaign',
] as const
type Group = (typeof ORDER)[number]
const GROUPS: Readonly<Partial<Record<BarEffect['do'], Group>>> = {
  resource: 'resources',
  any: 'resources',
  troops: 'troops',
  dp: 'dp',
  honour: 'honour',
  take: 'cards',
  draw: 'cards',
  hero: 'hero',
  twice: 'twice',
  rotate: 'rotate',
  campaign: 'campaign',
  banner: 'campaign',
}

const inOrder = (effects: Effects): Effects => effects.toSorted((a, b) => placeOf(a) - placeOf(b))

/** What contains others comes where the last of them would. */
function placeOf(effect: BarEffect): number {
  if (effect.do === 'either') return Math.max(...effect.sides.flat().map(placeOf))
  if (effect.do === 'trade') return Math.max(...effect.gains.map(placeOf))
  return ORDER.indexOf(effect.do === 'know' ? effect.category : (GROUPS[effect.do] as Group))
}

// —— battles ——

const LETTERS: Readonly<Record<string, Troop>> = { A: 'archer', B: 'berserker', R: 'raider' }
const TROOP_LIST = '[ABR]\\d+(?: [ABR]\\d+)*'
const BATTLE = new RegExp(`^(${TROOP_LIST})(?: \\+(${TROOP_LIST})=(\\d+))?(?: » (.+))?$`)

/** `B2 +R1=3 » gold 1`: grey troops, red ones with the points of overkill, reward (BAR-BATTLE-01, -05, -06). */
export function battleIn(text: string, path: string): Pick<RegionCard, 'troops' | 'overkill' | 'reward'> {
  const [, grey, red, dp, reward] = BATTLE.exec(text) ?? []
  if (grey === undefined) throw new PackError(path, 'notABattle')
  const troops = troopsIn(grey, path)
  const more = red === undefined ? null : troopsIn(red, path)
  return {
    troops,
    overkill: more === null ? null : { troops: together(troops, more), dp: Number(dp) },
    reward: reward === undefined ? [] : effectsIn(reward, path),
  }
}

function troopsIn(list: string, path: string): Troops {
  const troops = { archer: 0, berserker: 0, raider: 0 }
  for (const entry of list.split(' ')) {
    const troop = LETTERS[entry.charAt(0)] as Troop
    if (troops[troop] > 0) throw new PackError(path, 'troopTwice', { troop: entry.charAt(0) })
    troops[troop] = Number(entry.slice(1))
  }
  return troops
}

const together = (a: Troops, b: Troops): Troops => ({
  archer: a.archer + b.archer,
  berserker: a.berserker + b.berserker,
  raider: a.raider + b.raider,
})
