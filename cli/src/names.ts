/** Names people mistype. */

/** How many letters must be changed, added or left out to make one word of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let k = 1; k <= b.length; k++) {
      const change = (row[k - 1] as number) + (a[i - 1] === b[k - 1] ? 0 : 1)
      next.push(Math.min(change, (row[k] as number) + 1, (next[k - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}

/** The known name nearest to what was typed, if it is near enough to be meant. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase()
  let best: string | null = null
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const name of known) {
    const lower = name.toLowerCase()
    const far = word.length > 1 && lower.startsWith(word) ? 0 : distance(word, lower)
    if (far < least) {
      best = name
      least = far
    }
  }
  return best
}

/** ` Did you mean “x”?`, or which names there are. */
export function suggestion(typed: string, known: readonly string[]): string {
  const near = nearest(typed, known)
  if (near !== null) return ` Did you mean “${near}”?`
  return known.length > 0 ? ` Known: ${known.join(', ')}.` : ''
}
