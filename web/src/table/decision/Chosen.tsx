import type { Choice } from '@skerry/kernel'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Chips, chipsOf } from '../common/Chips.tsx'
import { useAtTable } from '../common/context.ts'
import { Sign } from '../common/Sign.tsx'
import { notationOf } from '../table-state.ts'
import { Outlook, useKnown } from './Outlook.tsx'
import type { Decision } from './useDecision.ts'

interface ChosenProps {
  readonly decision: Decision
  readonly choice: Choice
  /** So many rows of chips at most. */
  readonly rows?: number
}

/** What is meant: its picture, its name, what it costs, brings and risks. */
export function Chosen({ decision, choice, rows }: ChosenProps) {
  const { saying } = useAtTable()
  const card = saying.card(choice)
  const info = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const known = useKnown(decision)
  const icon = card.icon ?? decision.kind?.kind.icon
  const hasPicture = card.seat !== undefined || (icon !== undefined && icon !== '')
  return (
    <div className='chosen'>
      {hasPicture && (
        <span className='chosen-picture'>
          <Sign seat={card.seat} icon={icon} size={36} />
        </span>
      )}
      <div className='chosen-what'>
        <h3>{card.title}</h3>
        {card.line !== undefined && <p>{card.line}</p>}
      </div>
      {decision.warning === null ? (
        <Chips chips={chipsOf(card)} {...(rows === undefined ? {} : { rows })} onMore={() => setOpen(true)} />
      ) : (
        <Warning text={decision.warning} />
      )}
      {known !== null && (
        <span ref={info} className='chosen-info'>
          <InfoButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </span>
      )}
      {isOpen && info.current !== null && (
        <Popover anchor={info.current} onClose={() => setOpen(false)} className='outlook-card'>
          <Outlook decision={decision} />
        </Popover>
      )}
    </div>
  )
}

function InfoButton({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const { words } = useAtTable()
  return <IconButton icon='info' label={words.outlook} aria-expanded={isOpen} onClick={onToggle} />
}

/** What one would regret. */
export function Warning({ text }: { readonly text: string }) {
  return (
    <p className='warning' role='alert'>
      <Icon name='triangle-alert' size={18} /> <span>{text}</span>
    </p>
  )
}

/** Names the deed; it is there only once something is meant. */
export function Confirm({ decision }: { readonly decision: Decision }) {
  const { model, words, saying } = useAtTable()
  const { ready, busy, warning } = decision
  if (ready === null) return null
  const text = saying.choice(ready).replace(/[.…]$/, '')
  return (
    <Button
      kind='primary'
      className='confirm'
      data-confirm={notationOf(model.desk, ready)}
      aria-disabled={busy === 'choosing'}
      onClick={decision.confirm}
    >
      <span>{warning === null ? text : words.allTheSame(text)}</span>
      <kbd>Enter</kbd>
    </Button>
  )
}
