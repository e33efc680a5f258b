import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/index.ts'

interface ControlsProps {
  /** Fingers zoom by themselves: one button is enough. */
  readonly isNarrow: boolean
  /** The whole board is seen and there is a part worth going back to. */
  readonly isWhole: boolean
  readonly onZoom: (how: 'in' | 'out' | 'whole') => void
}

export function Controls({ isNarrow, isWhole, onZoom }: ControlsProps) {
  const words = useWords().stage
  return (
    <div className={isNarrow ? 'stage-controls apart' : 'stage-controls panel'}>
      {!isNarrow && <IconButton icon='plus' size={18} label={words.zoomIn} onClick={() => onZoom('in')} />}
      {!isNarrow && <IconButton icon='minus' size={18} label={words.zoomOut} onClick={() => onZoom('out')} />}
      <IconButton
        icon={isWhole ? 'minimize' : 'maximize'}
        size={18}
        label={isWhole ? words.toScene : words.wholeBoard}
        onClick={() => onZoom('whole')}
      />
    </div>
  )
}
