import { type FormEvent, useState } from 'react'
import type { GameEntry } from '../../games/index.ts'
import type { BotLevel } from '../../link/types.ts'
import { useSettings } from '../../settings/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Fields.tsx'
import { useWords } from '../../words/index.ts'
import { crewOf, levelsOf, usualBots } from '../crew.ts'
import { type Opening, useOpening } from '../new-table/opening.ts'

interface QuickStarting extends Omit<Opening, 'open'> {
  /** Opens a table against bots and goes there. */
  setOut(game: GameEntry, bots?: number, level?: BotLevel): void
}

export function useQuickStart(): QuickStarting {
  const { open, ...state } = useOpening()
  return {
    ...state,
    setOut: (game, bots = usualBots(game), level = levelsOf(game)[0] ?? 'random') =>
      open({ game: game.id, seats: crewOf(bots + 1, level), options: {}, sharing: 'alone' }),
  }
}

/** From here to a game against bots in one click. */
export function QuickStart({ games }: { readonly games: readonly GameEntry[] }) {
  const { shell } = useWords()
  const { language } = useSettings()
  const [id, setId] = useState(games[0]?.id ?? '')
  const game = games.find((g) => g.id === id)
  const [wantedBots, setBots] = useState<number | null>(null)
  const [wantedLevel, setLevel] = useState<BotLevel | null>(null)
  const { setOut, isStarting, hasFailed } = useQuickStart()
  if (game === undefined) return null

  const { min, max } = game.players
  const bots = Math.min(max, Math.max(min, (wantedBots ?? usualBots(game)) + 1)) - 1
  const levels = levelsOf(game)
  const level = wantedLevel !== null && levels.includes(wantedLevel) ? wantedLevel : (levels[0] as BotLevel)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOut(game, bots, level)
  }
  return (
    <form className='quick panel' onSubmit={submit} aria-labelledby='quick'>
      <h2 id='quick'>{shell.start.playNow}</h2>
      <div className='quick-fields'>
        <Select
          isInline
          label={shell.start.game}
          value={id}
          values={games.map((g) => ({ value: g.id, name: g.name[language] }))}
          onChoose={setId}
        />
        <Select
          isInline
          label={shell.start.against}
          value={bots}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i - 1).map((n) => ({
            value: n,
            name: shell.start.bots(n),
          }))}
          onChoose={setBots}
        />
        <Select
          isInline
          label={shell.start.level}
          value={level}
          values={levels.map((l) => ({ value: l, name: shell.levels[l].name }))}
          onChoose={setLevel}
        />
      </div>
      <Button kind='primary' icon='play' type='submit' disabled={isStarting}>
        {isStarting ? shell.newTable.starting : shell.start.go}
      </Button>
      <p className='quick-line' role='status'>
        {hasFailed ? shell.newTable.errors.failed : shell.levels[level].line}
      </p>
    </form>
  )
}
