/** Sentences are made at the edges from data, never by rules. A game's words, one object per language. */

import type { Choice, Event, Params, Plain, Refusal, RuleId, Seat, Sum, Thing, ThingId } from '@skerry/kernel'
import type { PackFault } from './pack-errors.ts'

export type Language = 'en' | 'de'
type Say<T> = (about: T) => string

/** What is known of a thing on the table; nothing where no table is at hand, or where nobody knows the thing. */
export type FactsOf = (thing: ThingId) => Params | undefined

/** All that can be said about a game in one language. Keys are checked for completeness by the conformance kit. */
export interface Words extends PlayTexts {
  /** The text of every rule. */
  readonly rules: Readonly<Record<RuleId, string>>
}

/** What is said while a game is played; the texts of its rules are longer than all of it and may come later. */
export interface PlayTexts {
  /** The game's name. */
  readonly name: string
  /** The question of every decision, by step (`fight.goOn`). */
  readonly prompts: Readonly<Record<string, string>>
  /** What choices do; what they name may be told by its facts: `visit the Inn` says more than the number of its place. */
  readonly choices: Readonly<Record<string, (choice: never, factsOf: FactsOf) => string>>
  readonly events: Readonly<Record<string, Say<never>>>
  /** Why something is refused: told with the refusal's params and, as `rule`, the rule it cites. */
  readonly reasons: Readonly<Record<string, Say<Params>>>
  /** Why a game ended, by the result's reason. */
  readonly results: Readonly<Record<string, string>>
  /** What things are called, by label. */
  readonly labels: Readonly<Record<string, Say<Params>>>
  /** What things of a kind are called together: headings of lists. */
  readonly kinds?: Readonly<Record<string, string>>
  /**
   * What sums are called, by the first word of their name; then come, if need be, a seat and what it is about (`reinforcements 0`
   * is `reinforcements` of seat 0, `tile 0 emer` is `tile` of seat 0 and of `emer`).
   */
  readonly sums: Readonly<Record<string, Say<{ readonly seat: Seat | null; readonly of: string | null }>>>
  /** What parts of sums are called, by their first word; what follows it is a thing (`kingdom C1`). */
  readonly parts: Readonly<Record<string, string>>
  /** What an option does, by its key; and what its values are called where they are words (`starts.oldest`). */
  readonly options: Readonly<Record<string, string>>
  /** What standing orders say, by their verb. */
  readonly orders?: Readonly<Record<string, Say<never>>>
  /** What is wrong with a pack, by reason: `PACK_REASONS` and the game's own. It is said beside the path, which need not be told again. */
  readonly faults?: Readonly<Record<string, Say<Params>>>
}

const say = <T>(table: Readonly<Record<string, Say<never>>>, key: string, about: T): string | undefined =>
  (table[key] as Say<T> | undefined)?.(about)

// —— seats in sentences: words leave a mark, and whoever shows the sentence puts a name in its place ——

const FIRST_MARK = 0xe000 // of Unicode's private use area: no text holds it
const MARK = /[\ue000-\ue00f]/g

/** The place of a seat's name in a sentence. */
export const seatMark = (seat: unknown): string => String.fromCharCode(FIRST_MARK + Number(seat))

export type SeatNames = (seat: Seat) => string
/** What a seat is called where nobody has a name: A, B, C … */
export const seatLetter: SeatNames = (seat) => String.fromCharCode(65 + seat)

/** A sentence with names for its marks. */
export const named = (text: string, names: SeatNames = seatLetter): string =>
  text.replace(MARK, (mark) => names(mark.charCodeAt(0) - FIRST_MARK))

/** A sentence cut at its marks, for those who show more of a seat than its name. */
export function partsOf(text: string): (string | Seat)[] {
  return text.split(/([\ue000-\ue00f])/).flatMap((part): (string | Seat)[] => {
    const code = part.charCodeAt(0)
    return code >= FIRST_MARK && code < FIRST_MARK + 16 ? [code - FIRST_MARK] : part === '' ? [] : [part]
  })
}

/** `things`: the table at which it is chosen, where it is known. */
export function choiceText(w: PlayTexts, choice: Choice, names?: SeatNames, things: readonly Thing[] = []): string {
  const says = w.choices[choice.do] as ((choice: Choice, factsOf: FactsOf) => string) | undefined
  const factsOf: FactsOf = (id) => things.find((thing) => thing.id === id)?.facts
  return named(says?.(choice, factsOf) ?? choice.do, names)
}
export const orderText = (w: PlayTexts, order: Choice, names?: SeatNames): string =>
  named(say(w.orders ?? {}, order.do, order) ?? order.do, names)
/** With marks for seats; see `partsOf`. */
export const markedEvent = (w: PlayTexts, event: Event): string => say(w.events, event.type, event) ?? event.type
export const eventText = (w: PlayTexts, event: Event, names?: SeatNames): string => named(markedEvent(w, event), names)
export const thingText = (w: PlayTexts, thing: Thing, names?: SeatNames): string =>
  named(say(w.labels, thing.label, thing.facts) ?? thing.id, names)

/** What a sum is called. */
export function sumName(w: PlayTexts, name: string, names?: SeatNames): string {
  const [, key = name, seat, of] = /^(\S+)(?: (\d+))?(?: (.+))?$/.exec(name) ?? []
  const about = { seat: seat === undefined ? null : Number(seat), of: of ?? null }
  return named(say(w.sums, key, about) ?? name, names)
}

/** The sentence of a refusal; the kernel's own reasons are worded here, once for all games. */
export function refusalText(
  w: PlayTexts,
  language: Language,
  { rule, reason, params }: Refusal,
  names?: SeatNames,
): string {
  const question = typeof params.open === 'string' ? w.prompts[params.open] : undefined
  const about = { rule, ...params, ...(question === undefined ? {} : { question }) }
  return named(say(w.reasons, reason, about) ?? say(KERNEL_REASONS[language], reason, about) ?? reason, names)
}

/** A phrase of the words as a sentence: with a capital and a full stop. */
export const sentence = (phrase: string): string => {
  const text = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return /[.?!…]$/.test(text) ? text : `${text}.`
}

/** What is wrong with a pack, without the place; a game that has no sentence for it shows the data: `noSuchArea (got 99)`. */
export const faultSentence = (w: PlayTexts, { reason, params }: Omit<PackFault, 'path'>): string =>
  say(w.faults ?? {}, reason, params) ?? `${reason}${paramsText(params)}`

/** ` (to V1, least 3)`; nothing where there are none. */
export function paramsText(params: Params): string {
  const shown = (value: Plain) => (typeof value === 'string' ? value : JSON.stringify(value))
  const told = Object.entries(params).map(([key, value]) => `${key} ${shown(value)}`)
  return told.length === 0 ? '' : ` (${told.join(', ')})`
}

export function partName(w: PlayTexts, of: string): string {
  const [first = of, ...thing] = of.split(' ')
  return [w.parts[of] ?? w.parts[first] ?? first, ...(w.parts[of] === undefined ? thing : [])].join(' ')
}

/** `12 men − 2 for the dragon = 10`; a single part needs no name. */
export function sumText(w: PlayTexts, { total, parts }: Sum): string {
  if (parts.length < 2) return String(total)
  const [first, ...others] = parts.map(({ amount, of }) => ({ amount, name: partName(w, of) }))
  const more = others.map(({ amount, name }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${name}`)
  return `${[`${first?.amount} ${first?.name}`, ...more].join(' ')} = ${total}`
}

/** By how much one number is above the other. */
const beyond = (more: Plain | undefined, less: Plain | undefined): number => Number(more) - Number(less)

/** Whose turn it is, if anybody's: one seat's, or that of several who choose at once. */
function turnText(seats: Plain | undefined, and: string, one: Say<string>, several: Say<string>): string | null {
  const marks = (Array.isArray(seats) ? seats : []).map(seatMark)
  const [only] = marks
  if (only === undefined) return null
  return marks.length === 1 ? one(only) : several(`${marks.slice(0, -1).join(', ')} ${and} ${marks.at(-1)}`)
}

/** Reasons the kernel itself gives. `open` is the step that waits, `question` its prompt, `verb` what was tried. */
export const KERNEL_REASONS: Readonly<Record<Language, Readonly<Record<string, Say<never>>>>> = {
  en: {
    gameOver: () => 'the game is over',
    malformed: (about: Params) => `that is no choice of this game: ${FORM.en(about)}`,
    notNow: ({ verb, question }: Params) =>
      verb === undefined
        ? 'nobody is asked now: chance decides first'
        : `“${verb}” is not asked for now${question === undefined ? '' : `; the question is “${question}”`}`,
    notYourTurn: ({ seats }: Params) =>
      turnText(
        seats,
        'and',
        (name) => `it is ${name}’s turn`,
        (names) => `${names} choose now, not you`,
      ) ?? 'it is not your turn',
    notChance: () => 'a player chooses now, not chance',
    noSuchOutcome: ({ outcome }: Params) =>
      outcome === null ? 'the outcome of chance is missing here' : `chance cannot give ${outcome} here`,
    noSuchSlot: ({ slot }: Params) => `nothing can go to ${slot}`,
    notSoMany: ({ slot, max, got }: Params) => `at most ${max} for ${slot}, not ${got}`,
    tooFew: ({ least, got }: Params) =>
      beyond(least, got) === 1 ? '1 more is needed' : `${beyond(least, got)} more are needed`,
    tooMany: ({ most, got }: Params) =>
      `${beyond(got, most)} too many: at most ${most} ${most === 1 ? 'is' : 'are'} allowed`,
    oneAtATime: () => 'one choice at a time here: something is shown or rolled in between',
    cannotUndo: ({ why }: Params) => `that cannot be taken back: ${UNDO.en[String(why)] ?? why}`,
  },
  de: {
    gameOver: () => 'das Spiel ist zu Ende',
    malformed: (about: Params) => `das ist keine Wahl in diesem Spiel: ${FORM.de(about)}`,
    notNow: ({ verb, question }: Params) =>
      verb === undefined
        ? 'jetzt wird niemand gefragt: erst entscheidet der Zufall'
        : `„${verb}“ ist jetzt nicht gefragt${question === undefined ? '' : `; die Frage lautet: „${question}“`}`,
    notYourTurn: ({ seats }: Params) =>
      turnText(
        seats,
        'und',
        (name) => `${name} ist am Zug`,
        (names) => `jetzt wählen ${names}, nicht du`,
      ) ?? 'du bist nicht am Zug',
    notChance: () => 'jetzt wählt ein Spieler, nicht der Zufall',
    noSuchOutcome: ({ outcome }: Params) =>
      outcome === null ? 'hier fehlt, was der Zufall ergab' : `der Zufall kann hier nicht ${outcome} ergeben`,
    noSuchSlot: ({ slot }: Params) => `nach ${slot} kann nichts gehen`,
    notSoMany: ({ slot, max, got }: Params) => `höchstens ${max} für ${slot}, nicht ${got}`,
    tooFew: ({ least, got }: Params) =>
      `es ${beyond(least, got) === 1 ? 'fehlt' : 'fehlen'} noch ${beyond(least, got)}`,
    tooMany: ({ most, got }: Params) =>
      `${beyond(got, most)} zu viel: höchstens ${most} ${most === 1 ? 'ist' : 'sind'} erlaubt`,
    oneAtATime: () => 'hier nur eine Wahl auf einmal: dazwischen wird etwas gezeigt oder gewürfelt',
    cannotUndo: ({ why }: Params) => `das lässt sich nicht zurücknehmen: ${UNDO.de[String(why)] ?? why}`,
  },
}
/** What is wrong with the form of a choice. */
const FORM: Readonly<Record<Language, (about: Params) => string>> = {
  en: ({ why, verb, of, got }) =>
    ({
      noVerb: 'a verb is missing',
      noSuchVerb: `nobody knows "${verb}"`,
      takesNo: `${verb} takes no ${of}`,
      needs: `${verb} needs a ${of}`,
      noSuchValue: `${verb} knows no ${of} "${got}"`,
      needsSlots: `${verb} needs places and numbers`,
      noCount: `${verb} needs a whole number above 0 for ${of}`,
      noChoice: 'nothing was chosen',
      notation: `"${got}" is not understood`,
    })[String(why)] ?? String(why),
  de: ({ why, verb, of, got }) =>
    ({
      noVerb: 'ein Verb fehlt',
      noSuchVerb: `„${verb}“ kennt niemand`,
      takesNo: `zu ${verb} gehört kein ${of}`,
      needs: `zu ${verb} fehlt ${of}`,
      noSuchValue: `${verb} kennt kein ${of} „${got}“`,
      needsSlots: `zu ${verb} gehören Orte und Zahlen`,
      noCount: `${verb} braucht für ${of} eine ganze Zahl über 0`,
      noChoice: 'es wurde nichts gewählt',
      notation: `„${got}“ ist nicht zu verstehen`,
    })[String(why)] ?? String(why),
}
const UNDO: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    nothingDone: 'you have done nothing yet',
    otherSeat: 'somebody else has chosen since',
    chance: 'chance has spoken since',
    reveal: 'something was shown since',
  },
  de: {
    nothingDone: 'du hast noch nichts getan',
    otherSeat: 'jemand anders hat seitdem gewählt',
    chance: 'seitdem sprach der Zufall',
    reveal: 'seitdem wurde etwas gezeigt',
  },
}
