/** What a board owes to whoever points at something: its name, what it does and all that lies there, and never a secret. */

import type { BoardPart, Explanation, Language } from '@skerry/contracts'
import { type Game, type GameTypes, type PositionOf, randomFrom, type Thing, type View } from '@skerry/kernel'
import { demand } from '@skerry/kit'

export interface Explained<G extends GameTypes> {
  readonly game: Game<G>
  readonly presenter: Pick<BoardPart<G>, 'explanation'>
  /** The rules of the game. */
  readonly rules: ReadonlySet<string>
  /** The same text as the things of the game: what besides must be said of a thing. */
  readonly check?: (explanation: Explanation, thing: Thing, view: View<G['seen']>, language: Language) => void
}

const WORD = /[a-zäöüéíóúá]{3,}/i

/** Every thing on the table is explained, and the same way whatever the hidden cards are. */
export function checkExplanations<G extends GameTypes>(
  { game, presenter, rules, check }: Explained<G>,
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
