/** What is said about worked examples; loaded with them. */

export const examples = {
  title: 'Worked examples',
  titleOf: (game: string) => `Worked examples: ${game}`,
  lead: 'Each shows a rule at work. Open one and try its move.',
  dice: 'As long as you do what the example does, chance falls as in it.',
  all: (n: number) => (n === 0 ? 'Worked examples' : `All ${n} worked examples`),
  ofRule: (n: number) => (n === 1 ? '1 example' : `${n} examples`),
  open: 'Try it',
  openCalled: (title: string) => `Try it: ${title}`,
  opening: 'Setting up …',
  search: 'Search the examples',
  noneFound: (search: string) => `No example speaks of “${search}”. Try a single word or the id of a rule.`,
  empty: 'This game has no worked examples yet.',
  emptyLine: 'Its rules can be read, and a table against bots shows them at work.',
  toRules: 'Read the rules',
  failed: 'The examples could not be loaded. Check your connection and reload the page.',
  notOpened: 'The example could not be set up. Reload the page and try again.',

  // —— at the table ——
  example: 'Worked example',
  /** Chance gives something: dice, or a card. */
  chance: (outcome: string) => (outcome === '*' ? 'Chance decides.' : `Chance: ${outcome}`),
  may: 'allowed',
  mayNot: 'not allowed',
  inTheEnd: 'In the end',
  nothingToDo: 'Nothing is done here: it is about the table as it lies.',
  leftWay: 'You have gone another way. Take it back, or set the example up again.',
  isDone: 'That was the example. Play on, or set it up again.',
  again: 'Set up again',
  more: 'All examples',
}

/** The words about worked examples, whatever the language. */
export type ExampleWords = typeof examples
