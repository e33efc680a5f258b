import { type Command, expectWords } from '../args.ts'
import { rootOf } from '../context.ts'
import { valuesText } from '../options.ts'
import { note, print, printJson, table } from '../output.ts'
import { type OpenedGame, openGames } from '../registry.ts'

export const games: Command = {
  name: 'games',
  summary: 'the games, how many can play them, and their options',
  usage: [''],
  about: 'Lists every game of the folder games/ with its number of players and its options.',
  options: {},
  examples: ['skerry games', 'skerry games --json'],
  async run(given, context) {
    expectWords('games', given.words, [], 0)
    const { games, faults } = await openGames(rootOf(context))
    for (const fault of faults) note(context, `skerry: ${fault}`)
    if (given.json) printJson(context, games.map(described))
    else for (const line of table(games.flatMap(rowsOf))) print(context, line)
    return faults.length > 0 ? 1 : 0
  },
}

function described({ id, game, words }: OpenedGame) {
  const options = game.options.map((o) => ({ ...o, name: words.en.options[o.key] ?? o.key }))
  return { id, name: words.en.name, names: { en: words.en.name, de: words.de.name }, seats: game.seats, options }
}

function rowsOf({ id, game, words }: OpenedGame): string[][] {
  const { min, max } = game.seats
  const players = `${min === max ? min : `${min}–${max}`} players`
  const options = game.options.map((o) => [
    '',
    `--set ${o.key}=`,
    valuesText(o, ' (usual)'),
    words.en.options[o.key] ?? '',
  ])
  return [[id, words.en.name, players, ''], ...options]
}
