/** The property `words`: both languages have words for everything the game can say, and they make sentences. */

import {
  choiceText,
  eventText,
  type Language,
  refusalText,
  sumName,
  sumText,
  thingText,
  type Words,
} from '@skerry/contracts'
import {
  type Definition,
  type Event,
  type GameTypes,
  type OptionSpec,
  offersOf,
  type PositionOf,
  type Random,
  type RuleId,
  randomFrom,
  type Seat,
  type Step,
  same,
} from '@skerry/kernel'
import { definitionOf } from '@skerry/kernel/inside'
import { demand } from './flaw.ts'
import { type Simulation, viewersOf } from './simulate.ts'
import { universeOf, type Wording } from './universe.ts'
import { someOf } from './width.ts'

type Both = Readonly<Record<Language, Words>>
const LANGUAGES = ['en', 'de'] as const

/** Both languages have words for everything the game can say, and they make sentences. */
export function words<G extends GameTypes>(r: Simulation<G>): void {
  const { game, words: both } = r.subject
  if (both === undefined) return
  const all = universeOf(game.verbs, r.content)
  const random = randomFrom('words')
  const met: Met = { decisions: new Set(), results: new Set(), labels: new Set(), sums: new Set(), parts: new Set() }
  for (const language of LANGUAGES) {
    const spoken: Spoken<G> = { r, language, words: both[language], met, all, random }
    for (const e of facesOf(r)) sentence(spoken, (w) => eventText(w, e), e)
    for (const { position } of r.moments) tellPosition(spoken, position)
  }
  haveWords(both, neededWords(r, met))
  for (const e of facesOf(r)) tellTheSame(both, e.type, e, eventText)
  for (const { choice } of someOf(all, SENTENCES, r.width)) tellTheSame(both, choice.do, choice, choiceText)
}

/** The keys of words met so far. */
interface Met {
  readonly decisions: Set<string>
  readonly results: Set<string>
  readonly labels: Set<string>
  readonly sums: Set<string>
  readonly parts: Set<string>
}

/** One language, and what it is tried on. */
interface Spoken<G extends GameTypes> {
  readonly r: Simulation<G>
  readonly language: Language
  readonly words: Words
  readonly met: Met
  readonly all: readonly Wording[]
  readonly random: Random
}

/** Every event that happened, with the face that others see. */
const facesOf = <G extends GameTypes>({ events }: Simulation<G>): Event[] =>
  [...events.values()].flatMap((event) => (event.others ? [event, event.others] : [event]))

function sentence<G extends GameTypes>({ language, words }: Spoken<G>, of: (w: Words) => string, about: unknown): void {
  const text = of(words)
  const whole = typeof text === 'string' && text !== '' && !/undefined|NaN|\[object/.test(text)
  demand('words', whole, () => `${language} makes no sentence of ${JSON.stringify(about)}: ${text}`)
}

/** What a position asks and shows makes sentences for every viewer. */
function tellPosition<G extends GameTypes>(spoken: Spoken<G>, position: PositionOf<G>): void {
  const { r, met } = spoken
  const { game } = r.subject
  const pending = game.pending(r.content, position)
  if (pending.kind === 'asked') met.decisions.add(pending.decision)
  if (pending.kind === 'over') met.results.add(pending.result.reason)
  for (const viewer of viewersOf(r.seats)) {
    for (const thing of game.things(r.content, position, viewer)) {
      met.labels.add(thing.label)
      if (thing.label in spoken.words.labels) sentence(spoken, (w) => thingText(w, thing), thing)
    }
    for (const [name, sum] of Object.entries(game.sums(r.content, position, viewer))) {
      met.sums.add(name.split(' ')[0] as string)
      for (const p of sum.parts) met.parts.add(p.of.split(' ')[0] as string)
      sentence(spoken, (w) => `${sumName(w, name)} ${sumText(w, sum)}`, name)
    }
    if (typeof viewer === 'number') tellChoices(spoken, position, viewer)
  }
}

/** What a seat may choose, and some refusals, make sentences. */
function tellChoices<G extends GameTypes>(spoken: Spoken<G>, position: PositionOf<G>, seat: Seat): void {
  const { r, language, all, random } = spoken
  const { game } = r.subject
  const choices = game.choices(r.content, position, seat)
  if (choices.kind !== 'none') for (const c of choices.list) sentence(spoken, (w) => choiceText(w, c), c)
  for (let i = 0; i < 20 && all.length > 0; i++) {
    const refusal = game.explain(r.content, position, seat, (all[random(all.length)] as Wording).choice)
    if (refusal !== null) sentence(spoken, (w) => refusalText(w, language, refusal), refusal)
  }
}

type Needed = readonly (readonly [table: keyof Words, keys: Iterable<string>])[]

function neededWords<G extends GameTypes>({ subject, events, seen }: Simulation<G>, met: Met): Needed {
  const { game, orders = [] } = subject
  const { ids, reasons } = citedBy(definitionOf(game))
  for (const id of seen) if (id !== 'kernel') ids.add(id)
  return [
    ['rules', ids],
    ['prompts', met.decisions],
    ['choices', [...game.verbs.keys()]],
    ['events', [...events.keys()]],
    ['reasons', reasons],
    ['results', met.results],
    ['labels', met.labels],
    ['sums', met.sums],
    ['parts', met.parts],
    ['options', game.options.flatMap(optionKeys)],
    ['orders', orders.map((kind) => kind.do)],
    ['faults', []], // what they name is for the game to test; both languages must have the same
  ]
}

/** Both languages have all that is needed, no text is empty, and neither has more than the other. */
function haveWords(both: Both, needed: Needed): void {
  for (const language of LANGUAGES)
    for (const [table, keys] of needed)
      for (const key of keys)
        demand('words', key in ((both[language][table] ?? {}) as object), () => `${language}.${table} lacks "${key}"`)
  for (const language of LANGUAGES)
    for (const table of ['rules', 'prompts', 'results', 'parts', 'options'] as const)
      for (const [key, text] of Object.entries(both[language][table]))
        demand('words', text !== '', () => `${language}.${table} has no text for "${key}"`)
  const keysOf = (w: Words) =>
    needed.flatMap(([table]) => Object.keys((w[table] ?? {}) as object).map((key) => `${table}.${key}`))
  const [en, de] = [new Set(keysOf(both.en)), new Set(keysOf(both.de))]
  const single = [...en, ...de].filter((key) => !en.has(key) || !de.has(key))
  demand('words', single.length === 0, () => `only in one language: ${single.join(', ')}`)
}

/** Every rule id and reason that a game's definition can cite. */
function citedBy<G extends GameTypes>({ rules, reactions, options }: Definition<G>) {
  const ids = new Set<RuleId>([...reactions.map((r) => r.rule), ...options.map((o) => o.rule)])
  const reasons = new Set<string>()
  for (const step of Object.values(rules as object).flatMap((at) => Object.values(at) as Step[])) {
    ids.add(step.rule)
    const conditions = [
      ...offersOf(step).flatMap((o) => o.conditions),
      ...('conditions' in step ? step.conditions : []),
      ...('slotConditions' in step ? (step.slotConditions ?? []) : []),
    ]
    const blocked = ('blockedVerbs' in step ? step.blockedVerbs : undefined) ?? []
    for (const offer of offersOf(step)) ids.add(offer.rule)
    for (const { rule, reason } of [...conditions, ...blocked]) {
      ids.add(rule)
      reasons.add(reason)
    }
  }
  return { ids, reasons }
}

/** How many choices a quick check words. */
const SENTENCES = 300

/** Both languages make a sentence of the same things: one that leaves something out, or names another twice, reads less. */
function tellTheSame<T extends object>(both: Both, key: string, about: T, text: (w: Words, about: T) => string): void {
  const [en, de] = [both.en, both.de].map((w) => readBy(about, (watched) => text(w, watched)))
  demand('words', same(en, de), () => `of "${key}" the two languages tell other things: ${en} and ${de}`)
}

/** The fields that a sentence is made of. */
function readBy<T extends object>(about: T, tell: (watched: T) => void): string[] {
  const read = new Set<string>()
  tell(
    new Proxy(about, {
      get(target, key) {
        read.add(String(key))
        return Reflect.get(target, key)
      },
    }),
  )
  return [...read].sort()
}

/** An option, and its values where they are words. */
const optionKeys = ({ key, values }: OptionSpec): string[] => [
  key,
  ...values.flatMap((value) => (typeof value === 'string' ? [`${key}.${value}`] : [])),
]
