/** What the presenter reads off a view: the rule in progress, what is still open in this turn, and small words for numbers. */

import { framesIn } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat, Table, View } from '@skerry/kernel'
import { speedOf } from '../../queries.ts'
import type { CardId, Content, Player, TurnFrame, Vindication } from '../../types.ts'

export type Seen = View<Vindication['seen']>
/** What queries read. */
export type Board = Pick<Table<Vindication>, 'content' | 'state'>

export type VinFrame = Vindication['frame']
export const { topFrame, frameOf, ofTopFrame } = framesIn<VinFrame>()

/** The table as the rules see it when this seat is asked. */
export const tableOf = (content: Content, view: Pick<Seen, 'state' | 'stack'>, seat: Seat): Table<Vindication> => ({
  content,
  state: view.state,
  seat,
  within: (rule) => frameOf(view, rule),
})

/** Who sits at the screen; for whoever watches, who is asked. */
export function chooserOf(view: Seen): Seat {
  if (typeof view.seat === 'number') return view.seat
  const frame = topFrame(view)
  return frame !== undefined && 'seat' in frame ? frame.seat : view.state.active
}

// —— words for numbers ——

/** Sentences one after the other; what does not apply is left out. */
export const sentences = (...parts: readonly (string | false)[]): string =>
  parts.filter((said) => said !== false && said !== '').join(' ')
/** `84 %`; what is not sure never reads like it. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100)
  if (rounded === 100 && share < 1 - 1e-9) return '>99 %'
  return rounded === 0 && share > 1e-9 ? '<1 %' : `${rounded} %`
}

/** The likeliest first: the button names it. What cannot happen is left out. */
export const likeliest = <T>(
  shares: readonly (readonly [of: T, share: number])[],
  name: (of: T) => string,
): readonly { readonly name: string; readonly share: number }[] =>
  shares
    .filter(([, share]) => share > 0)
    .map(([of, share]) => ({ name: name(of), share }))
    .sort((a, b) => b.share - a.share)

// —— what is still open in a turn ——

export type MainAction = 'move' | 'activate' | 'visit'
export const MAIN_ACTIONS: readonly MainAction[] = ['move', 'activate', 'visit']

const visitsDone = ({ visited, isRested }: TurnFrame): number => visited.length + (isRested ? 1 : 0)
/** VIN-TURN-02 Which main actions are not used up; VIN-VISIT-01 a rest is as good as a visit. */
export function openActions(turn: TurnFrame): readonly MainAction[] {
  const isOpen: Readonly<Record<MainAction, boolean>> = {
    move: turn.move === 'open',
    activate: turn.activated.length < 1 + turn.moreActivations,
    visit: visitsDone(turn) < 1 + turn.moreVisits,
  }
  return MAIN_ACTIONS.filter((action) => isOpen[action])
}
/** What runs now; null: the player may begin what he likes. */
export function actionInProgress(view: Pick<Seen, 'stack'>): MainAction | null {
  for (const frame of (view.stack as readonly VinFrame[]).toReversed()) {
    const action = ACTION_OF[frame.rule] ?? (isActivation(frame) ? 'activate' : undefined)
    if (action !== undefined) return action
  }
  return frameOf(view, 'turn')?.at === 'rested' ? 'visit' : null
}
/** VIN-ACT-04 … -06 Attributes of the character or a companion. */
const isActivation = (frame: VinFrame): boolean => frame.rule === 'attributes' && frame.by.startsWith('VIN-ACT-')
const ACTION_OF: Readonly<Partial<Record<VinFrame['rule'], MainAction>>> = {
  move: 'move',
  downgrade: 'move',
  visit: 'visit',
}

/** VIN-MOVE-03 How many steps the Move of this turn may have, and how many are left of it. */
export function stepsOf(content: Content, view: Seen, seat: Seat): { readonly all: number; readonly left: number } {
  const all = speedOf(tableOf(content, view, seat), seat)
  return { all, left: all - (frameOf(view, 'move')?.steps ?? 0) }
}

// —— cubes ——

export const cubesOn = ({ cards }: Player, id: CardId): number => cards.find(({ card }) => card === id)?.cubes ?? 0
/** `2.1`, `2,1`; whole numbers stay whole. */
export function decimal(n: number, language: Language): string {
  const text = n.toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2) : text.replace('.', language === 'de' ? ',' : '.')
}
