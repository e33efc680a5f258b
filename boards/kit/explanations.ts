/** What a board owes to whoever points at something: its name, what it does and all that lies there, and never a secret. */

import type { BoardPart, Explanation, Language } from '@skerry/contracts'
import {
  type Game,
  type GameTypes,
  type PositionOf,
  randomFrom,
  type Thing,
  type View,
  type Viewer,
} from '@skerry/kernel'
import { type ConformanceTest, demand, sampleOf, type Width } from '@skerry/kit'
import type { ToldRow } from './presenter.ts'
import { iconsIn, textsIn, viewersOf } from './rows.ts'

export interface Explained<G extends GameTypes> {
  readonly game: Game<G>
  readonly presenter: Pick<BoardPart<G>, 'explanation' | 'legend'>
  readonly icons: readonly string[]
  /** Pictograms that are shown without words; absent: all. */
  readonly wordless?: readonly string[]
  /** The rules of the game. */
  readonly rules: ReadonlySet<string>
  /** Games by what they are called, as in `presenterTests`. */
  readonly games: ReadonlyMap<string, Iterable<ToldRow<G>>>
  /** At so many tables of each question everything is pointed at. */
  readonly sample: number
  readonly width: Width
  /** What besides must be said of a thing: all that lies there. */
  readonly check?: (explanation: Explanation, thing: Thing, view: View<G['seen']>, language: Language) => void
}

export function explanationTests<G extends GameTypes>(explained: Explained<G>): readonly ConformanceTest[] {
  const { game, games, icons, wordless = icons, presenter, sample, width } = explained
  const isTried = sampleOf(sample, width)
  let turn = 0
  return [
    ...[...games].map(([name, rows]) => ({
      name: `explains everything on the table, ${name}`,
      run: () => {
        for (const { content, now } of rows) {
          const pending = game.pending(content, now)
          if (!isTried([pending.kind === 'asked' ? pending.decision : pending.kind])) continue
          const viewers = [...viewersOf(now.seats), pending.kind === 'asked' ? (pending.seats[0] as Viewer) : 0]
          const viewer = viewers[turn++ % viewers.length] as Viewer
          checkExplanations(explained, content, now, viewer, turn % 2 === 0 ? 'en' : 'de')
        }
      },
    })),
    { name: 'has a legend with every pictogram', run: () => checkLegend(presenter, icons, wordless) },
  ]
}

const ODD = /undefined|null|NaN|\[object|!/
const WORD = /[a-zäöüéíóúá]{3,}/i

/** Every thing on the table is explained, and the same way whatever the hidden cards are. */
export function checkExplanations<G extends GameTypes>(
  { game, presenter, rules, icons, check }: Pick<Explained<G>, 'game' | 'presenter' | 'rules' | 'icons' | 'check'>,
  content: G['content'],
  position: PositionOf<G>,
  viewer: View['seat'],
  language: Language,
): void {
  const view = game.view(content, position, viewer) as View<G['seen']>
  const redealt = game.view(content, game.redeal(content, view, randomFrom('explained')), viewer) as View<G['seen']>
  for (const thing of game.things(content, position, viewer)) {
    const explanation = presenter.explanation?.(content, view, thing.id, language) ?? null
    if (explanation === null) {
      demand('explained', false, () => `${thing.id} in ${language}`)
      continue
    }
    const { name, text, here = [], chips = [] } = explanation
    demand('name', name !== '' && name !== thing.id, () => `${thing.id} is called “${name}”`)
    const says = text.join(' ')
    demand('text', text.length > 0 && WORD.test(says.replace(thing.id, '')), () => `${thing.id}: “${says}”`)
    const odd = [
      ...textsIn(explanation).filter((said) => ODD.test(said)),
      ...iconsIn(explanation).filter((icon) => !icons.includes(icon)),
    ]
    demand('words', odd.length === 0, () => `${thing.id}: ${odd}`)
    const isSaid = [...here, ...chips].every((chip) => chip.text !== '')
    demand('chips', isSaid, () => `${thing.id}: a chip without text`)
    const unknown = explanation.rules.filter((id) => !rules.has(id))
    demand('rules', explanation.rules.length > 0 && unknown.length === 0, () => `${thing.id}: ${unknown} of its rules`)
    check?.(explanation, thing, view, language)
    const again = presenter.explanation?.(content, redealt, thing.id, language)
    const isSame = JSON.stringify(again) === JSON.stringify(explanation)
    demand('secret', isSame, () => `${thing.id}: ${JSON.stringify(again)} instead of ${JSON.stringify(explanation)}`)
  }
}

/** Every pictogram of the legend is known, and both languages have the same ones. */
export function checkLegend<G extends GameTypes>(
  presenter: Pick<BoardPart<G>, 'legend'>,
  icons: readonly string[],
  wordless: readonly string[],
): void {
  const [en, de] = (['en', 'de'] as const).map((language) => presenter.legend?.(language) ?? [])
  const known = new Set(icons)
  for (const entries of [en, de])
    for (const { icon, name, text } of entries ?? []) {
      demand('legend', known.has(icon), () => `there is no pictogram ${icon}`)
      demand('legend', name !== '' && WORD.test(text) && text !== icon, () => `${icon}: “${name}”, “${text}”`)
    }
  const listed = new Set(en?.map(({ icon }) => icon))
  demand(
    'legend',
    String(en?.map(({ icon }) => icon)) === String(de?.map(({ icon }) => icon)),
    () => 'one language says more',
  )
  const missing = wordless.filter((icon) => !listed.has(icon))
  demand('legend', missing.length === 0, () => `${missing} are not in it`)
}
