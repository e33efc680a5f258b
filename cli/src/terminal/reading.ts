/** From what somebody typed to a choice: forgiving about case, slashes, missing ends and other words for the same. */

import { type Order, parseOrder } from '@skerry/contracts'
import { type Allot, type AllotmentSlot, type Choice, type Choices, InputError, write } from '@skerry/kernel'
import type { Session } from './session.ts'

export type Read =
  | { readonly choice: Choice }
  /** Several choices begin like this. */
  | { readonly several: readonly string[] }
  | { readonly wrong: InputError }

/** `iv/5` and `IV5` are the same word. */
const plain = (word: string): string => word.toLowerCase().replaceAll('/', '')

/** Everything goes to one place. */
const ALL = new Set(['all', 'alle', 'alles'])

/** `numbered`: the choices that can be named by the beginning of their words. */
export function readChoice(session: Session, open: Choices, numbered: readonly Choice[], text: string): Read {
  const words = text.split(/\s+/).map((word) => session.part?.alias?.[word.toLowerCase()] ?? word)
  const split = open.kind === 'allotment' ? readSplit(session, open, words) : null
  if (split !== null) return { choice: split }
  const listed = byBeginning(session, numbered, words)
  if (listed.length === 1) return { choice: listed[0] as Choice }
  const { verbs } = session.match.game
  try {
    return { choice: completed(session, words) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return listed.length > 1 ? { several: listed.map((choice) => write(verbs, choice)) } : { wrong: error }
  }
}

/** Numbered choices whose words begin with these, the verb being optional; all words are meant if they fit as they are. */
function byBeginning(session: Session, numbered: readonly Choice[], words: readonly string[]): Choice[] {
  const { verbs } = session.match.game
  const typed = words.map(plain)
  const matches = numbered.filter((choice) => {
    const own = write(verbs, choice).split(' ').map(plain)
    const fits = (all: readonly string[]) => typed.length <= all.length && typed.every((word, i) => word === all[i])
    return fits(own) || (own.length > 1 && fits(own.slice(1)))
  })
  const whole = matches.find((choice) => plain(write(verbs, choice)) === typed.join(' '))
  return whole === undefined ? matches : [whole]
}

/** A choice of any verb, legal or not, with its words put right; a last word left out is the first that is legal. */
function completed(session: Session, words: readonly string[]): Choice {
  const { match } = session
  const { verbs } = match.game
  const verb = [...verbs.keys()].find((known) => plain(known) === plain(words[0] ?? '')) ?? (words[0] as string)
  const args = verbs.get(verb)
  if (args === undefined || args === 'slots') return session.read([verb, ...words.slice(1)].join(' '))
  const values = Object.values(args).map((arg) => arg.values(match.content as never).map(String))
  const rest = words.slice(1).map((word, i) => values[i]?.find((value) => plain(value) === plain(word)) ?? word)
  if (rest.length !== values.length - 1 || rest.length === 0) return session.read([verb, ...rest].join(' '))
  const ways = (values.at(-1) ?? []).map((last) => session.read([verb, ...rest, last].join(' ')))
  return ways.find((choice) => session.explain(choice) === null) ?? (ways[0] as Choice)
}

/** A standing order, as forgiving as a choice. */
export function readOrder(session: Session, text: string): Order | InputError {
  const { content } = session.match
  const { orders } = session.table.opened
  const [first = '', ...rest] = text.split(/\s+/).map((word) => session.part?.alias?.[word.toLowerCase()] ?? word)
  const kind = orders.find(({ do: verb }) => plain(verb) === plain(first))
  const values = Object.values(kind?.args ?? {}).map((arg) => arg.values(content as never).map(String))
  const words = rest.map((word, i) => values[i]?.find((value) => plain(value) === plain(word)) ?? word)
  try {
    return parseOrder(orders, content, [kind?.do ?? first, ...words].join(' '))
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}

// —— allotments ——

type Spread = Extract<Choices, { kind: 'allotment' }>

/** `place IV5:3 C2/hero:1`, the same without the verb, `IV5 3`, `all IV5`, or the verb alone for nothing; null: none of these. */
function readSplit(session: Session, open: Spread, words: readonly string[]): Choice | null {
  const hasVerb = plain(words[0] ?? '') === plain(open.do)
  const rest = hasVerb ? words.slice(1) : words
  const choiceOf = (n: Readonly<Record<string, number>>) => ({ do: open.do, n }) as Allot
  if (ALL.has(plain(rest[0] ?? ''))) return everything(session, open, rest.slice(1), choiceOf)
  if (rest.length === 0) return hasVerb ? choiceOf({}) : null
  const n: Record<string, number> = {}
  for (let i = 0; i < rest.length; i++) {
    const [, name = '', count] = /^(.+?)(?:[:=](\d{1,9}))?$/.exec(rest[i] as string) ?? []
    const slot = slotNamed(session, open.allotment.slots, name)
    const next = count === undefined && /^\d{1,9}$/.test(rest[i + 1] ?? '') ? rest[++i] : undefined
    const given = count ?? next
    if (given === undefined && (slot === undefined || slot.max > 1)) return null
    if (slot === undefined && next !== undefined) return null
    const id = slot?.id ?? name
    if (Number(given ?? 1) > 0) n[id] = (n[id] ?? 0) + Number(given ?? 1)
  }
  return choiceOf(n)
}

/** The slot meant by `c2hero`, `C2/hero` or another word for it. */
function slotNamed(session: Session, slots: readonly AllotmentSlot[], name: string): AllotmentSlot | undefined {
  const parts = name.split('/').map((part) => session.part?.alias?.[part.toLowerCase()] ?? part)
  return slots.find(({ id }) => id === name) ?? slots.find(({ id }) => plain(id) === plain(parts.join('/')))
}

/** As much as may be into one place (and figures named after it), or as much of everything as there is. */
function everything(
  session: Session,
  { allotment }: Spread,
  names: readonly string[],
  choiceOf: (n: Readonly<Record<string, number>>) => Choice,
): Choice | null {
  const [place, ...extra] = names
  const { slots, most } = allotment
  const isLegal = (n: Readonly<Record<string, number>>) => session.explain(choiceOf(n)) === null
  if (place === undefined) return choiceOf(allotment.least > 0 ? filled(slots, most) : asMuchAsMay(slots, isLegal))
  const main = slotNamed(session, slots, place)
  const others = extra.map((name) => slotNamed(session, slots, `${place}/${name}`) ?? slotNamed(session, slots, name))
  if (main === undefined || others.includes(undefined)) return null
  const n = filled([...(others as AllotmentSlot[]), main], most)
  const fewer = { ...n }
  while ((fewer[main.id] ?? 0) > 1 && !isLegal(fewer)) fewer[main.id] = (fewer[main.id] as number) - 1
  return choiceOf(isLegal(fewer) ? fewer : n)
}

/** From slot to slot as much as the rules allow, where nothing at all is allowed too. */
function asMuchAsMay(slots: readonly AllotmentSlot[], isLegal: (n: Readonly<Record<string, number>>) => boolean) {
  let n: Readonly<Record<string, number>> = {}
  for (const { id, max } of slots)
    for (let count = max; count > 0; count--)
      if (isLegal({ ...n, [id]: count })) {
        n = { ...n, [id]: count }
        break
      }
  return n
}

/** Slots filled one after the other as long as there is something left. */
function filled(slots: readonly AllotmentSlot[], most: number): Record<string, number> {
  const n: Record<string, number> = {}
  let left = most
  for (const { id, max, weight } of slots) {
    const count = Math.min(max, Math.floor(left / weight))
    if (count > 0) n[id] = count
    left -= count * weight
  }
  return n
}
