import type { Command } from '../args.ts'
import { UsageError } from '../errors.ts'
import { suggestion } from '../names.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { content } from './content.ts'
import { games } from './games.ts'
import { helpFor } from './help.ts'
import { ledger } from './ledger.ts'
import { mutate } from './mutate.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { sim } from './sim.ts'
import { verify } from './verify.ts'

const help = helpFor((name) => (name === undefined ? COMMANDS : [commandNamed(name)]))

export const COMMANDS: readonly Command[] = [
  serve,
  play,
  games,
  sim,
  arena,
  replay,
  verify,
  ledger,
  mutate,
  content,
  bench,
  help,
]

export function commandNamed(name: string): Command {
  const command = COMMANDS.find((c) => c.name === name)
  if (command !== undefined) return command
  const known = COMMANDS.map((c) => c.name)
  throw new UsageError(`There is no command “${name}”.${suggestion(name, known)} See “skerry help”.`)
}
