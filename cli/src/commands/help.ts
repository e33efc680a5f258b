import { type Command, expectWords, helpOf } from '../args.ts'
import { print, printJson, table } from '../output.ts'

/** Help needs the list of all commands, which it is part of: it asks for them when it runs. */
export function helpFor(commands: (name?: string) => readonly Command[]): Command {
  return {
    name: 'help',
    summary: 'what each command does',
    usage: ['[command]'],
    about: 'Lists the commands, or explains one of them.',
    options: {},
    examples: ['skerry help', 'skerry help sim'],
    async run(given, context) {
      expectWords('help', given.words, [], 1)
      const [name] = given.words
      const found = commands(name)
      if (given.json)
        printJson(
          context,
          found.map(({ name, summary, usage }) => ({ name, summary, usage })),
        )
      else print(context, name === undefined ? overview(found) : helpOf(found[0] as Command))
      return 0
    },
  }
}

const overview = (commands: readonly Command[]): string =>
  [
    'Skerry: board games with enforced rules.',
    '',
    'Usage: skerry [command] [options]      (from the project: npm run -s skerry -- [command] [options])',
    '',
    'Without a command you choose a game and play it here against bots.',
    '',
    ...table(
      commands.map(({ name, summary }) => [name, summary]),
      '  ',
    ),
    '',
    'Every command takes --help and --json.',
    'Exit codes: 0 done, 1 what was asked for failed, 2 wrong usage or bad input.',
  ].join('\n')
