import { Link } from 'wouter'
import { PageHeading } from '../app/page.tsx'
import { Skerry } from '../art/Skerry.tsx'
import { GAMES } from '../games/index.ts'
import { useSettings } from '../settings/index.ts'
import { Panel } from '../ui/Panel.tsx'
import { useWords } from '../words/index.ts'

/** Nothing at this address. */
export function NotFound() {
  const { missing } = useWords().shell
  return (
    <div className='page wrap'>
      <Panel className='empty lost'>
        <Skerry />
        <PageHeading title={missing.title} />
        <p>{missing.line}</p>
        <Link href='/' className='button primary'>
          {missing.home}
        </Link>
      </Panel>
    </div>
  )
}

/** A game nobody here knows; `to` is where the known ones are to be found. */
export function NoSuchGame({ id, to }: { readonly id: string; readonly to: '/new' | '/rules' }) {
  const { missing } = useWords().shell
  const { language } = useSettings()
  return (
    <div className='page wrap'>
      <Panel className='empty lost'>
        <Skerry />
        <PageHeading title={missing.gameTitle} />
        <p>{missing.gameLine(id)}</p>
        <ul className='row'>
          {GAMES.map((game) => (
            <li key={game.id}>
              <Link href={`${to}/${game.id}`} className='button'>
                {game.name[language]}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
