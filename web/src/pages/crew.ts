/** Who sits at a new table. */

import type { Language } from '@skerry/contracts'
import { freeName } from '@skerry/link'
import type { GameEntry } from '../games/index.ts'
import type { BotLevel, SeatInfo } from '../link/types.ts'
import { currentSettings, type Opponents, setSettings } from '../settings/index.ts'
import { WORDS } from '../words/index.ts'

export const NAME_LENGTH = 24

/** What somebody at this screen is called if nobody says otherwise. */
export const ownName = (): string => {
  const { name, language } = currentSettings()
  return name.trim() || WORDS[language].shell.skipper
}

export const levelsOf = (entry: GameEntry): readonly BotLevel[] =>
  entry.bots === 'all' ? ['novice', 'adept', 'master'] : ['random']

/** A person and bots of one level. */
export function crewOf(count: number, level: BotLevel): readonly SeatInfo[] {
  const crew: SeatInfo[] = [{ name: ownName(), by: 'person' }]
  while (crew.length < count) crew.push({ name: freeName(crew.map((seat) => seat.name)), by: level })
  return crew
}

/** Whom to play against: the same as last time, at first a small round of the weakest that play sensibly. */
export function opponentsFor(entry: GameEntry): Opponents {
  const last = currentSettings().opponents[entry.id]
  const { min, max } = entry.players
  const isPossible =
    last !== undefined && last.bots >= min - 1 && last.bots < max && levelsOf(entry).includes(last.level)
  return isPossible ? last : { bots: usualBots(entry), level: levelsOf(entry)[0] ?? 'random' }
}

/** Somebody who plays alone meets the same opponents next time; a mix of levels counts as one round of its own. */
export function rememberOpponents(game: string, seats: readonly SeatInfo[]): void {
  const levels = seats.flatMap(({ by }) => (by === 'person' ? [] : [by]))
  const [level = 'novice'] = levels
  if (levels.length !== seats.length - 1 || levels.some((other) => other !== level)) return
  setSettings({ opponents: { ...currentSettings().opponents, [game]: { bots: levels.length, level } } })
}

/** How many bots to play against at first: a small round. */
export const usualBots = ({ players }: GameEntry): number => Math.max(players.min, Math.min(3, players.max)) - 1

export const nameOf = (entry: GameEntry | undefined, language: Language, id: string): string =>
  entry?.name[language] ?? id
