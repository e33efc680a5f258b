import { type Frame, type Game, type GameTypes, InputError, type PositionOf, packOf } from '@skerry/kernel'

/** A position to branch from must be one of this game: same pack and seats, and resting where somebody is asked. */
export function checkBranch<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  seats: number,
  start: PositionOf<G>,
  where: string,
): void {
  if (start.pack !== packOf(content))
    throw new InputError(`${where}.pack`, 'otherPack', { recorded: start.pack, here: packOf(content) })
  if (start.seats !== seats)
    throw new InputError(`${where}.seats`, 'otherSeats', { recorded: start.seats, here: seats })
  if (start.stack.length === 0 && start.result === null) throw new InputError(`${where}.stack`, 'nothingInProgress')
  const unknown = game.unknownFrame(start)
  if (unknown === null) return
  const { rule, at } = start.stack[unknown] as Frame
  throw new InputError(`${where}.stack.${unknown}`, 'noSuchStep', { rule, at })
}
