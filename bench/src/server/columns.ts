/** A game of connect four without a winner: the same moves for every server, and every game is as long as it can be. */

/** Columns from the left, 1 to 7, in the order in which stones fall; all 42 fit and no four of one colour meet. */
export const COLUMNS: readonly number[] = [...'123456712345671234567224466214365171533775'].map(Number)

/** Where stone number `move` falls. Servers without an end begin again on an empty board. */
export const columnAt = (move: number): number => COLUMNS[move % COLUMNS.length] as number

/** Half of the directions in which four stones may meet: columns and rows. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
