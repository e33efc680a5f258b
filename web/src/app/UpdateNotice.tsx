import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/index.ts'
import { postponeUpdate, useOnline, useUpdate } from './update.ts'

/** Says that the network is gone, or that a newer version waits. It never loads anything by itself: a game may be open. */
export function UpdateNotice() {
  const { shell } = useWords()
  const update = useUpdate()
  const isOnline = useOnline()
  return (
    <div className='notices wrap' role='status'>
      {!isOnline && <p className='notice panel'>{shell.offline}</p>}
      {update !== null && (
        <p className='notice panel'>
          {shell.update.text}
          <Button onClick={update}>{shell.update.apply}</Button>
          <Button kind='ghost' onClick={postponeUpdate}>
            {shell.update.later}
          </Button>
        </p>
      )}
    </div>
  )
}
