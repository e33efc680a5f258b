/** What part of the whole the first of two sides has, in per cent. Points may fall below zero: such a side has no part of it. */
export function shareOfFirst([first, second]: readonly [number, number]): number {
  const [one, other] = [Math.max(0, first), Math.max(0, second)]
  return one + other === 0 ? 50 : (100 * one) / (one + other)
}
