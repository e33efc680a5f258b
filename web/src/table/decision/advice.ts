import type { TableModel } from '../model.ts'

/** Whether a bot may be asked what it would do: between people on a server everybody thinks for themselves. */
export const hasAdvice = ({ online }: TableModel): boolean =>
  online === null || online.state.seats.filter(({ by }) => by === 'person').length < 2
