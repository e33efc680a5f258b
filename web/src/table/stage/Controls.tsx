import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/index.ts'

interface ControlsProps {
  /** Fingers zoom by themselves: two buttons are enough. */
  readonly isNarrow: boolean
  /** The whole board is seen and there is a part worth going back to. */
  readonly isWhole: boolean
  readonly onZoom: (how: 'in' | 'out' | 'whole') => void
  readonly onList: () => void
}

export function Controls({ isNarrow, isWhole, onZoom, onList }: ControlsProps) {
  const words = useWords().stage
  return (
    <div className={isNarrow ? 'stage-controls apart' : 'stage-controls panel'}>
      {!isNarrow && <IconButton icon='zoom-in' label={words.zoomIn} onClick={() => onZoom('in')} />}
      {!isNarrow && <IconButton icon='zoom-out' label={words.zoomOut} onClick={() => onZoom('out')} />}
      <IconButton
        icon={isWhole ? 'minimize' : 'maximize'}
        label={isWhole ? words.toScene : words.wholeBoard}
        onClick={() => onZoom('whole')}
      />
      <IconButton icon='list' label={words.asList} onClick={onList} />
    </div>
  )
}
