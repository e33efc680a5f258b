/** From what was typed to an exit code. */

import { HouseFault } from '@skerry/house'
import { type Command, helpOf, readArgs } from './args.ts'
import { commandNamed } from './commands/index.ts'
import { Failure, messageOf, UsageError } from './errors.ts'
import { FileFault } from './files.ts'
import { note, print } from './output.ts'

/** 0: done; 1: what was asked for failed; 2: wrong usage or bad input. */
export async function run(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv)
  } catch (error) {
    return report(error)
  }
}

function dispatch(argv: readonly string[]): Promise<number> {
  const [first = '', ...rest] = argv
  if (first === '--help' || first === '-h') return start(commandNamed('help'), [])
  if (first === '' || first.startsWith('-')) return start(commandNamed('play'), argv)
  return start(commandNamed(first), rest)
}

async function start(command: Command, argv: readonly string[]): Promise<number> {
  const given = readArgs(command, argv)
  if (!given.has('help')) return command.run(given)
  print(helpOf(command))
  return 0
}

function report(error: unknown): number {
  if (error instanceof UsageError) {
    note(`skerry: ${error.message}`)
    return 2
  }
  if (error instanceof Failure || error instanceof FileFault || error instanceof HouseFault) {
    note(`skerry: ${error.message}`)
    return 1
  }
  note(`skerry: something went wrong that should not: ${messageOf(error)}`)
  if (process.env.SKERRY_TRACE && error instanceof Error) note(error.stack ?? '')
  return 1
}
