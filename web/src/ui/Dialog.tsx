import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/index.ts'
import { IconButton } from './Button.tsx'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode
  readonly className?: string
}

/** A modal dialog. The browser keeps the focus inside and gives it back to where it was. */
export function Dialog({ title, onClose, children, footer, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { shell } = useWords()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape does the same by `onCancel`
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className='dialog-sheet'>
        <header className='dialog-head'>
          <h2 id={heading}>{title}</h2>
          <IconButton icon='x' label={shell.close} onClick={onClose} />
        </header>
        <div className='dialog-body'>{children}</div>
        {footer !== undefined && <footer className='dialog-foot'>{footer}</footer>}
      </div>
    </dialog>
  )
}
