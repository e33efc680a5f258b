import type { TableCard } from '@skerry/link'
import { Link } from 'wouter'
import { api } from '../../online/api.ts'
import { tablePath } from '../../online/links.ts'
import { useDoing } from '../../online/useDoing.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { OnlineWords } from '../../words/en/online.ts'
import { useWords } from '../../words/index.ts'
import { useOnlineWords } from '../../words/online.ts'
import { download, fileName } from '../download.ts'

const wayOf = ({ phase }: TableCard, { games }: OnlineWords): string =>
  phase === 'open' ? games.enter : phase === 'over' ? games.look : games.goOn

/** What can be done with a table of the server from the list of games. */
export function OnlineActions({ table }: { readonly table: TableCard }) {
  const words = useOnlineWords()
  const isOver = table.phase === 'over'
  return (
    <div className='table-actions'>
      <Link href={tablePath(table.id)} className={table.isYourTurn ? 'button primary' : 'button'}>
        <Icon name={isOver ? 'eye' : 'play'} />
        {wayOf(table, words)}
      </Link>
      {isOver && (
        <>
          <Link href={`${tablePath(table.id)}?v=0`} className='button ghost'>
            <Icon name='history' />
            {words.games.replay}
          </Link>
          <Save table={table} />
        </>
      )}
    </div>
  )
}

/** The whole game as a file, its dice included: anyone can check it. */
function Save({ table }: { readonly table: TableCard }) {
  const { games } = useOnlineWords()
  const { shell } = useWords()
  const { run, isBusy, trouble } = useDoing()
  const save = async () => {
    const isDone = await run(async () => {
      const whole = await (await api()).exported(table.id)
      download(fileName(table), `${JSON.stringify(whole)}\n`)
    })
    announce(isDone ? shell.games.saved : games.notSaved)
  }
  return (
    <>
      <Button kind='ghost' icon='download' disabled={isBusy} onClick={() => void save()}>
        {games.save}
      </Button>
      {trouble !== null && <p className='refusal'>{games.notSaved}</p>}
    </>
  )
}
