import { Link } from 'wouter'
import { entryOf } from '../games/index.ts'
import { useSettings } from '../settings/index.ts'
import { IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/index.ts'
import { lobby, useLobby } from './index.ts'
import { tablePath } from './links.ts'

/** Says on every page that your turn has come somewhere; not at a table, where nobody is to be disturbed. */
export function TurnNotice() {
  const { lobby: words } = useWords().shell
  const { language } = useSettings()
  const { turns } = useLobby()
  return turns.map(({ id, game }) => (
    <p key={id} className='notice panel turn'>
      <span>{words.turnAt(entryOf(game)?.name[language] ?? game)}</span>
      <Link href={tablePath(id)} className='button'>
        {words.toTable}
      </Link>
      <IconButton icon='x' label={words.later} onClick={() => lobby.dismiss(id)} />
    </p>
  ))
}
