/** From what was typed to an exit code. */

import { RegistryFault } from '@skerry/registry'
import { type Command, helpOf, readArgs } from './args.ts'
import { commandNamed } from './commands/index.ts'
import type { Context } from './context.ts'
import { Failure, messageOf, UsageError } from './errors.ts'
import { FileFault } from './files.ts'
import { note, print } from './output.ts'

/** 0: done; 1: what was asked for failed; 2: wrong usage or bad input. */
export async function run(argv: readonly string[], context: Context): Promise<number> {
  try {
    return await dispatch(argv, context)
  } catch (error) {
    return report(error, context)
  }
}

function dispatch(argv: readonly string[], context: Context): Promise<number> {
  const [first = '', ...rest] = argv
  if (first === '--help' || first === '-h') return start(commandNamed('help'), [], context)
  if (first === '' || first.startsWith('-')) return start(commandNamed('play'), argv, context)
  return start(commandNamed(first), rest, context)
}

async function start(command: Command, argv: readonly string[], context: Context): Promise<number> {
  const given = readArgs(command, argv)
  if (!given.has('help')) return command.run(given, context)
  print(context, helpOf(command))
  return 0
}

function report(error: unknown, context: Context): number {
  if (error instanceof UsageError) {
    note(context, `skerry: ${error.message}`)
    return 2
  }
  if (error instanceof Failure || error instanceof FileFault || error instanceof RegistryFault) {
    note(context, `skerry: ${error.message}`)
    return 1
  }
  note(context, `skerry: something went wrong that should not: ${messageOf(error)}`)
  if (context.env.SKERRY_TRACE && error instanceof Error) note(context, error.stack ?? '')
  return 1
}
