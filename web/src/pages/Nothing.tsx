import { Link } from 'wouter'
import { PageHeading } from '../app/page.tsx'
import { Skerry } from '../art/Skerry.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { OnlineWords, Trouble } from '../words/en/online.ts'
import { useOnlineWords } from '../words/online.ts'

interface NothingProps {
  readonly trouble: Trouble | 'absent' | 'kicked' | 'closed'
  readonly onRetry?: () => void
}

/** Asking again would change nothing. */
const FINAL: ReadonlySet<NothingProps['trouble']> = new Set(['notFound', 'notYours', 'absent', 'kicked', 'closed'])

/** Why there is no table to be seen here, and ways on. */
export function Nothing({ trouble, onRetry }: NothingProps) {
  const words = useOnlineWords()
  const { none } = words
  const [title, line] = sayingOf(trouble, words)
  return (
    <Panel className='empty lost'>
      <Skerry />
      <PageHeading title={title} />
      <p role='status'>{line}</p>
      <div className='row'>
        {onRetry !== undefined && !FINAL.has(trouble) && (
          <Button kind='primary' icon='rotate-cw' onClick={trouble === 'outdated' ? () => location.reload() : onRetry}>
            {trouble === 'outdated' ? words.room.reload : none.retry}
          </Button>
        )}
        <Link href='/games' className='button'>
          {none.toGames}
        </Link>
        <Link href='/' className='button'>
          {none.toStart}
        </Link>
      </div>
    </Panel>
  )
}

function sayingOf(
  trouble: NothingProps['trouble'],
  { none, room, troubles }: OnlineWords,
): readonly [title: string, line: string] {
  switch (trouble) {
    case 'absent':
      return [none.absent, none.absentLine]
    case 'kicked':
      return [none.kicked, room.kicked]
    case 'closed':
      return [none.closed, none.closedLine]
    case 'notFound':
    case 'notYours':
      return [none.missing, none.missingLine]
    case 'held':
      return [none.held, none.heldLine]
    case 'unreachable':
    case 'unavailable':
      return [none.silent, none.silentLine]
    default:
      return [none.silent, troubles[trouble]]
  }
}
