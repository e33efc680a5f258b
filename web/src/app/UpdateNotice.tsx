import { useLobby } from '../online/index.ts'
import { TurnNotice } from '../online/TurnNotice.tsx'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/index.ts'
import { postponeUpdate, useOnline, useUpdate } from './update.ts'

/** Says that the network is gone, that your turn has come, or that a newer version waits. It never loads anything by itself: a game may be open. */
export function UpdateNotice() {
  const { shell } = useWords()
  const update = useUpdate()
  const { isOutdated } = useLobby()
  const apply = update ?? (isOutdated ? () => location.reload() : null)
  const isOnline = useOnline()
  return (
    <div className='notices wrap' role='status'>
      {!isOnline && <p className='notice panel'>{shell.offline}</p>}
      <TurnNotice />
      {apply !== null && (
        <p className='notice panel'>
          {shell.update.text}
          <Button onClick={apply}>{shell.update.apply}</Button>
          {update !== null && (
            <Button kind='ghost' onClick={postponeUpdate}>
              {shell.update.later}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
