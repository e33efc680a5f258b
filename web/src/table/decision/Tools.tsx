import { useRef, useState } from 'react'
import { setSettings, useSettings } from '../../settings/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { useCitation } from '../../ui/Cite.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { ruleAsked, useAtTable } from '../common/context.ts'
import { hasAdvice } from './advice.ts'
import { isSetup } from './Question.tsx'
import type { Decision } from './useDecision.ts'

export interface ToolsProps {
  readonly decision: Decision
  readonly onUndo: () => void
  readonly onList: () => void
}

/** Ask for advice, take back, and what is seldom wanted. */
export function Tools({ decision, onUndo, onList }: ToolsProps) {
  const { model, words } = useAtTable()
  const { isAsked, busy } = decision
  return (
    <div className='tools'>
      {isAsked && hasAdvice(model) && (
        <IconButton
          icon='lightbulb'
          label={busy === 'suggesting' ? words.thinking : words.suggest}
          title={words.suggestTitle}
          data-suggest
          aria-busy={busy === 'suggesting'}
          onClick={decision.suggest}
        />
      )}
      <Undo onUndo={onUndo} />
      <More decision={decision} onList={onList} />
    </div>
  )
}

/** There as long as the game lasts; where it is not possible it says why. */
function Undo({ onUndo }: { readonly onUndo: () => void }) {
  const { model, words, isEnd } = useAtTable()
  const barrier = model.undoBarrier
  const { online } = model
  const isClosed = online !== null && (online.state.you === null || online.state.endedBy === 'resigned')
  if (isClosed || (isEnd && barrier !== null)) return null
  const isPossible =
    barrier === null && (model.phase === 'asked' || model.phase === 'waiting' || model.phase === 'over')
  const reason = barrier === null ? words.undo : words.undoBarriers[barrier]
  return (
    <IconButton
      icon='undo-2'
      className='undo'
      aria-disabled={!isPossible}
      label={isPossible ? words.undo : `${words.undo}: ${reason}`}
      title={reason}
      data-undo
      onClick={onUndo}
    />
  )
}

/** Everything as a list; a bot answers the rest, the hint comes back. */
function More({ decision, onList }: Omit<ToolsProps, 'onUndo'>) {
  const { model, words, saying } = useAtTable()
  const { hints } = useSettings()
  const citations = useCitation()
  const rule = decision.isAsked ? ruleAsked(model) : null
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const run = (work: () => void) => () => {
    close()
    work()
  }
  return (
    <>
      <span ref={button}>
        <IconButton
          icon='ellipsis'
          label={words.more}
          data-more
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} onClose={close} label={words.more} className='menu'>
          {decision.isAsked && (
            <>
              <Button kind='ghost' icon='bot' data-delegate onClick={run(model.delegate)}>
                {isSetup(decision) ? words.delegateSetup : words.delegate}
              </Button>
              <Button kind='ghost' icon='rotate-ccw' onClick={run(decision.clear)}>
                {words.startAgain}
              </Button>
              {saying.hint(decision.name) !== '' && (
                <Button kind='ghost' icon='info' onClick={run(() => setSettings({ hints: !hints }))}>
                  {hints ? words.putHintAway : words.showHint}
                </Button>
              )}
            </>
          )}
          {rule !== null && (
            <Button kind='ghost' icon='book-open' onClick={run(() => citations.open(rule))}>
              {words.askedBy(rule)}
            </Button>
          )}
          <Button kind='ghost' icon='list' data-list onClick={run(onList)}>
            {words.listTitle}
          </Button>
        </Popover>
      )}
    </>
  )
}
