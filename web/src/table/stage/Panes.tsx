import type { Box, Pane } from '@skerry/contracts'
import { useWords } from '../../words/index.ts'
import type { Part } from '../model.ts'

interface PanesProps {
  readonly part: Part
  readonly panes: readonly Pane[]
  /** Whether this part is what is looked at. */
  readonly isSeen: (box: Box) => boolean
  readonly onShow: (box: Box) => void
}

/** Buttons that bring a part of a large board into sight. */
export function Panes({ part, panes, isSeen, onShow }: PanesProps) {
  const words = useWords().stage
  if (panes.length === 0) return null
  return (
    <fieldset className='stage-panes panel'>
      <legend className='visually-hidden'>{words.panes}</legend>
      {panes.map(
        ({ id, box, button }) =>
          button !== undefined && (
            <button
              key={id}
              type='button'
              className='pane-button'
              aria-pressed={isSeen(box)}
              title={button.name}
              onClick={() => onShow(box)}
            >
              <svg className='game-icon' width={20} height={20} viewBox='0 0 512 512' aria-hidden='true'>
                <part.Pictogram name={button.icon} />
              </svg>
              <span className='visually-hidden'>{button.name}</span>
            </button>
          ),
      )}
    </fieldset>
  )
}
