import { Link } from 'wouter'
import { Emblem } from '../../art/Emblem.tsx'
import { GAMES, type GameEntry } from '../../games/index.ts'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/index.ts'
import { crewOf, opponentsFor } from '../crew.ts'
import { waits } from '../games/listed.ts'
import { useListed } from '../games/useListed.ts'
import { useOpening } from '../new-table/opening.ts'

export const TITLES = GAMES.filter((game) => !game.isSample)
const SAMPLES = GAMES.filter((game) => game.isSample)

/** One press from here to a game against bots. */
function usePlay() {
  const { open, ...state } = useOpening()
  const play = (game: GameEntry) => {
    const { bots, level } = opponentsFor(game)
    open({ game: game.id, seats: crewOf(bots + 1, level), options: {}, sharing: 'alone' })
  }
  return { ...state, play }
}

/** The games, each with its way in. */
export function Titles() {
  const { shell } = useWords()
  const { tables } = useListed(false)
  const { play, isStarting, hasFailed } = usePlay()
  const waiting = new Set(tables.filter(waits).map(({ table }) => table.game))
  return (
    <section aria-label={shell.start.titles}>
      <ul className='titles'>
        {TITLES.map((game) => (
          <Title key={game.id} game={game} isWaiting={waiting.has(game.id)} isStarting={isStarting} onPlay={play} />
        ))}
      </ul>
      <p className='refusal' role='status'>
        {hasFailed && shell.newTable.errors.failed}
      </p>
    </section>
  )
}

interface TitleProps {
  readonly game: GameEntry
  /** It is your turn at a table of it. */
  readonly isWaiting: boolean
  readonly isStarting: boolean
  readonly onPlay: (game: GameEntry) => void
}

function Title({ game, isWaiting, isStarting, onPlay }: TitleProps) {
  const { shell } = useWords()
  const { language } = useSettings()
  const { bots, level } = opponentsFor(game)
  const name = game.name[language]
  return (
    <li className='title panel'>
      <div className='title-art'>
        <Emblem game={game.id} />
        {isWaiting && <strong className='flag'>{shell.games.yourTurn}</strong>}
      </div>
      <div className='title-text'>
        <h2>{name}</h2>
        <p className='title-blurb'>{game.blurb[language]}</p>
        <p className='facts'>
          <span>
            <Icon name='users' size={16} /> {shell.players(game.players)}
          </span>
          <span>
            <Icon name='clock' size={16} /> {shell.minutes(game.minutes)}
          </span>
        </p>
        <Button
          kind='primary'
          icon='play'
          data-play={game.id}
          aria-label={shell.start.playGame(name)}
          disabled={isStarting}
          onClick={() => onPlay(game)}
        >
          {shell.start.play}
        </Button>
        <p className='title-against'>{shell.start.against(bots, shell.levels[level].name)}</p>
        <p className='title-ways'>
          <Link href={`/new/${game.id}`} aria-label={shell.start.setUpGame(name)}>
            {shell.start.setUp}
          </Link>
          <Link href={`/rules/${game.id}`} aria-label={shell.start.rulesOf(name)}>
            {shell.start.rules}
          </Link>
        </p>
      </div>
    </li>
  )
}

/** Small games, to try the table with. */
export function Samples() {
  const { start, newTable } = useWords().shell
  const { language } = useSettings()
  const { play, isStarting, hasFailed } = usePlay()
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
            <Button
              kind='plain'
              data-play={game.id}
              aria-label={start.playGame(game.name[language])}
              disabled={isStarting}
              onClick={() => play(game)}
            >
              {start.play}
            </Button>
          </li>
        ))}
      </ul>
      <p className='help' role='status'>
        {hasFailed ? newTable.errors.failed : start.samplesLine}
      </p>
    </section>
  )
}
