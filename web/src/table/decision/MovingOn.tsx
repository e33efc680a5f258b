import { Button } from '../../ui/Button.tsx'
import { useAtTable } from '../common/context.ts'

/** While something is shown it can be skipped; from the past a way leads back. */
export function MovingOn() {
  const { model, words, isOver, isEnd } = useAtTable()
  if (model.phase === 'moving')
    return (
      <Button kind='primary' icon='fast-forward' className='confirm' onClick={model.skip} title={words.skipHint}>
        {words.skip}
      </Button>
    )
  if (model.phase !== 'past' || isEnd) return null
  return (
    <Button kind='primary' className='confirm' onClick={model.goLive}>
      {isOver ? words.toTheEnd : words.backToNow}
    </Button>
  )
}
