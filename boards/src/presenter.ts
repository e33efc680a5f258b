/** What a table tells beside its drawing, assembled from what only its game knows. It runs without a browser. */

import type { BoardPart, Box, Card, IconName, Language, Pane, Progress } from '@skerry/contracts'
import type { Choice, Frame, GameTypes, Seat, View } from '@skerry/kernel'

/** Everything of `BoardPart` that is words and numbers. */
export type Presenter<G extends GameTypes> = Omit<BoardPart<G>, 'drawings' | 'Pictogram'>

// —— the rule in progress ——

interface Stacked {
  readonly stack: readonly Frame[]
}

/** What is made of the rule in progress, rule by rule; one without a row makes nothing. */
export type RuleTable<F extends Frame, Given extends readonly unknown[], Made> = {
  readonly [R in F['rule']]?: (frame: Extract<F, { readonly rule: R }>, ...given: Given) => Made
}

/** Reads the frames of a game off its views. */
export const framesIn = <F extends Frame>() => ({
  /** The rule in progress. */
  topFrame: ({ stack }: Stacked): F | undefined => (stack as readonly F[]).at(-1),
  /** The nearest frame of a rule in progress. */
  frameOf: <R extends F['rule']>({ stack }: Stacked, rule: R) =>
    (stack as readonly F[]).findLast((frame) => frame.rule === rule) as Extract<F, { readonly rule: R }> | undefined,
  /** Looks the rule in progress up in a table; null: there is no such row. */
  ofTopFrame<Given extends readonly unknown[], Made>(
    table: RuleTable<F, Given, Made>,
    { stack }: Stacked,
    ...given: Given
  ): Made | null {
    const frame = stack.at(-1) as F | undefined
    const make = frame === undefined ? undefined : table[frame.rule as F['rule']]
    return (make as ((frame: F | undefined, ...given: Given) => Made) | undefined)?.(frame, ...given) ?? null
  },
})

// —— parts of a presenter ——

interface Chapter {
  readonly title: string
  readonly lines: readonly { readonly term: string; readonly text: string }[]
}

/** The summary sheet of a game as its board shows it. */
export const sheetBy =
  (sheetOf: (language: Language) => readonly Chapter[]): BoardPart['sheet'] =>
  (language) =>
    sheetOf(language).map(({ title, lines }) => ({ title, lines: lines.map(({ term, text }) => [term, text]) }))

/** Hints by question. */
export type Hints = Readonly<Record<Language, Readonly<Record<string, string>>>>
/** Empty: there is nothing to say beside the question. */
export const hintIn = (hints: Hints, decision: string, language: Language): string => hints[language][decision] ?? ''

/** The phases of a round in the order of their icons, and which of them is on; null: none. */
export function phasesAt<Id extends string>(
  icons: Readonly<Record<Id, IconName>>,
  names: Readonly<Record<Id, string>>,
  now: Id | null,
): Pick<Progress, 'phases' | 'now'> {
  const ids = Object.keys(icons) as Id[]
  return {
    phases: ids.map((id) => ({ id, icon: icons[id], name: names[id] })),
    now: now === null ? -1 : ids.indexOf(now),
  }
}

/** Parts of a large board by name; those without an icon have no button. */
export const panesBy =
  <Id extends string>(
    panes: readonly { readonly id: Id; readonly box: Box }[],
    icons: Readonly<Partial<Record<Id, IconName>>>,
    words: Readonly<Record<Language, { readonly panes: Readonly<Record<Id, string>> }>>,
  ) =>
  (_pack: unknown, language: Language): readonly Pane[] =>
    panes.map(({ id, box }) => {
      const icon = icons[id]
      return icon === undefined ? { id, box } : { id, box, button: { icon, name: words[language].panes[id] } }
    })

/** What cards are made from. */
export interface About<G extends GameTypes, Words> {
  readonly content: G['content']
  readonly view: View<G['seen']>
  readonly state: G['seen']
  /** Who would choose it. */
  readonly seat: Seat
  readonly language: Language
  readonly words: Words
}

/** `chooserOf` names who sits at the screen, or for whoever watches who is asked. */
export const aboutBy =
  <G extends GameTypes, Words>(words: Readonly<Record<Language, Words>>, chooserOf: (view: View<G['seen']>) => Seat) =>
  (content: G['content'], view: View<G['seen']>, language: Language): About<G, Words> => ({
    ...{ content, view, state: view.state, language },
    seat: chooserOf(view),
    words: words[language],
  })

/** How choices are shown, by their verb. */
export type CardMakers<Given> = Readonly<Record<string, (about: Given, choice: never) => Card>>
/** Null: the verb has no maker. */
export function cardBy<Given>(makers: CardMakers<Given>, about: Given, choice: Choice): Card | null {
  const make = makers[choice.do] as ((about: Given, choice: Choice) => Card) | undefined
  return make?.(about, choice) ?? null
}
/** A verb without a maker has its name for a title. */
export const cardsBy =
  <C, V, Given>(makers: CardMakers<Given>, aboutOf: (content: C, view: V, language: Language) => Given) =>
  (content: C, view: V, choice: Choice, language: Language): Card =>
    cardBy(makers, aboutOf(content, view, language), choice) ?? { title: choice.do }

// —— small words ——

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Parts of a line; what does not apply is left out. */
export const joined = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' · ')
/** A number with its sign; a true minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
