import type { ThingId } from '@skerry/kernel'
import type { ReactNode, Ref } from 'react'
import { useAtTable } from '../common/context.ts'
import { Scrubber } from '../replay/Scrubber.tsx'
import type { Replay } from '../replay/useReplay.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Choices } from './Choices.tsx'
import { shownOf } from './choosing.ts'
import { Kinds } from './Kinds.tsx'
import { MovingOn } from './MovingOn.tsx'
import { QuestionHead } from './Question.tsx'
import { Tools } from './Tools.tsx'
import type { Decision } from './useDecision.ts'

export interface DockProps {
  readonly decision: Decision
  readonly heading: Ref<HTMLHeadingElement>
  readonly replay: Replay
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onList: () => void
  readonly onUndo: () => void
  /** Why nothing can be taken back, if somebody tried. */
  readonly objection: string | null
  /** Stands above both rows. */
  readonly above?: ReactNode
}

/** Under the board: one row for the kind of action, one for the choice. */
export function Dock({ decision, heading, replay, onLocate, onList, onUndo, objection, above }: DockProps) {
  const { words, isEnd } = useAtTable()
  const classes = ['dock', 'panel', decision.isAsked ? 'asked' : '', isEnd ? 'ended' : ''].filter(Boolean)
  return (
    <section
      className={classes.join(' ')}
      aria-label={words.yourDecision}
      data-asked={decision.isAsked}
      // Keys that step through choices work wherever the focus is in here.
      onKeyDown={(event) => stepByKey(event, decision)}
    >
      {above}
      <div className='dock-ask'>
        <QuestionHead decision={decision} heading={heading} />
        <Kindly decision={decision} onLocate={onLocate} />
        <Tools decision={decision} onUndo={onUndo} onList={onList} />
      </div>
      <div className='dock-choice'>
        <ChoiceRow {...{ decision, onLocate, onList, objection }} rows={2} scrubber={<Scrubber replay={replay} />} />
        <MovingOn />
      </div>
    </section>
  )
}

/** The kinds of action; where the question has only one, its options. */
export function Kindly({ decision, onLocate, most }: Pick<DockProps, 'decision' | 'onLocate'> & { most?: number }) {
  if (!decision.isAsked) return null
  if (decision.kinds.length > 0) return <Kinds decision={decision} {...(most === undefined ? {} : { most })} />
  if (decision.allotting !== null) return null
  const { left, loud, choosing } = decision
  return <Choices options={shownOf(left, loud, choosing)} decision={decision} onLocate={onLocate} isNumbered />
}

/** Up and down step through the choices of the kind that is looked at. */
export function stepByKey(
  event: { readonly key: string; readonly target: EventTarget; preventDefault(): void },
  decision: Decision,
): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const isElsewhere = event.target instanceof Element && event.target.closest('[role=slider], input, select') !== null
  if (by === 0 || isElsewhere || !decision.isAsked) return
  decision.step(by)
  event.preventDefault()
}
