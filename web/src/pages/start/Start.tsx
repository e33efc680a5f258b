import { PageHeading } from '../../app/page.tsx'
import { Seascape } from '../../art/Seascape.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useWords } from '../../words/index.ts'
import { ImportButton, ImportPage } from '../games/importing.tsx'
import { OpenTables } from './OpenTables.tsx'
import { PasteLink } from './PasteLink.tsx'
import { Samples, TITLES, Titles } from './Titles.tsx'
import { Branches, NextTurn, YourGames } from './YourGames.tsx'
import '../covers.css'
import './your-games.css'
import './start.css'

/** The lobby: the games first, then what goes on, and other ways in. */
export function Start() {
  return (
    <ImportPage>
      <Hero />
      <div className='lobby wrap'>
        <NextTurn />
        <Titles />
        <div className='lobby-grid'>
          <YourGames />
          <OpenTables />
          <div className='lobby-column'>
            <Branches />
            <PasteLink />
            <SavedGame />
          </div>
          <Samples />
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
        <PageHeading title=''>{start.headline(TITLES.length)}</PageHeading>
        <p>{start.lead}</p>
      </div>
    </div>
  )
}

function SavedGame() {
  const { start } = useWords().shell
  return (
    <Panel className='invitation'>
      <Icon name='scroll-text' size={26} />
      <div>
        <h3>{start.saved}</h3>
        <p>{start.savedLine}</p>
        <ImportButton />
      </div>
    </Panel>
  )
}
