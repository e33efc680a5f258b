import { Link } from 'wouter'
import { PageHeading } from '../../app/page.tsx'
import { Emblem } from '../../art/Emblem.tsx'
import { Seascape } from '../../art/Seascape.tsx'
import { GAMES, type GameEntry } from '../../games/index.ts'
import { useSettings } from '../../settings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useWords } from '../../words/index.ts'
import { ImportButton, ImportPage } from '../games/importing.tsx'
import { OpenTables } from './OpenTables.tsx'
import { PasteLink } from './PasteLink.tsx'
import { QuickStart, useQuickStart } from './QuickStart.tsx'
import { YourGames } from './YourGames.tsx'
import '../covers.css'
import './your-games.css'
import './start.css'

const ISLANDS = GAMES.filter((game) => !game.isSample)
const SAMPLES = GAMES.filter((game) => game.isSample)

/** The lobby: play at once, go on, or look around. */
export function Start() {
  return (
    <ImportPage>
      <Hero />
      <div className='lobby wrap'>
        <QuickStart games={[...ISLANDS, ...SAMPLES]} />
        <div className='lobby-grid'>
          <div className='lobby-column'>
            <YourGames />
            <Islands />
            <Invitations />
          </div>
          <aside className='lobby-column'>
            <div className='invitations'>
              <OpenTables />
              <PasteLink />
            </div>
            <Samples />
          </aside>
        </div>
      </div>
    </ImportPage>
  )
}

function Hero() {
  const { start } = useWords().shell
  return (
    <div className='hero'>
      <Seascape className='hero-art' />
      <div className='wrap hero-text'>
        <PageHeading title=''>
          {start.headline(ISLANDS.length).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </PageHeading>
        <p>{start.lead}</p>
      </div>
    </div>
  )
}

function Islands() {
  const { start } = useWords().shell
  return (
    <section aria-labelledby='islands'>
      <h2 id='islands' className='section'>
        {start.islands}
      </h2>
      <ul className={ISLANDS.length === 1 ? 'islands only' : 'islands'}>
        {ISLANDS.map((game) => (
          <Island key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

function Island({ game }: { readonly game: GameEntry }) {
  const { shell } = useWords()
  const { language } = useSettings()
  return (
    <li className='island panel'>
      <Emblem game={game.id} />
      <div className='island-text'>
        <h3>{game.name[language]}</h3>
        <p>{game.blurb[language]}</p>
        <p className='facts'>
          <span>{shell.players(game.players)}</span>
          <span>{shell.minutes(game.minutes)}</span>
        </p>
        <p className='row'>
          <Link href={`/new/${game.id}`} className='button'>
            <Icon name='users' />
            {shell.start.newTable}
          </Link>
          <Link href={`/rules/${game.id}`} className='button ghost'>
            <Icon name='book-open' />
            {shell.start.rules}
          </Link>
        </p>
      </div>
    </li>
  )
}

function Samples() {
  const { start, newTable } = useWords().shell
  const { language } = useSettings()
  const { setOut, isStarting, hasFailed } = useQuickStart()
  if (SAMPLES.length === 0) return null
  return (
    <section aria-labelledby='samples'>
      <h2 id='samples' className='section'>
        {start.samples}
      </h2>
      <ul className='samples panel'>
        {SAMPLES.map((game) => (
          <li key={game.id}>
            <Emblem game={game.id} />
            <h3>{game.name[language]}</h3>
            <p>{game.blurb[language]}</p>
            <button
              type='button'
              className='button plain'
              aria-label={start.playGame(game.name[language])}
              disabled={isStarting}
              onClick={() => setOut(game)}
            >
              {start.play}
            </button>
          </li>
        ))}
      </ul>
      <p className='help' role='status'>
        {hasFailed ? newTable.errors.failed : start.samplesLine}
      </p>
    </section>
  )
}

function Invitations() {
  const { start } = useWords().shell
  const first = ISLANDS[0] ?? GAMES[0]
  return (
    <div className='invitations side-by-side'>
      {first !== undefined && (
        <Panel className='invitation'>
          <Icon name='users' size={26} />
          <div>
            <h3>{start.several}</h3>
            <p>{start.severalLine}</p>
            <Link href={`/new/${first.id}`} className='button'>
              {start.newTable}
            </Link>
          </div>
        </Panel>
      )}
      <Panel className='invitation'>
        <Icon name='scroll-text' size={26} />
        <div>
          <h3>{start.saved}</h3>
          <p>{start.savedLine}</p>
          <ImportButton />
        </div>
      </Panel>
    </div>
  )
}
