/** Draws a game's pictograms, each in a box of 512 × 512; nothing for a name the game has none for. */
export function pictogramsOf(lines: Readonly<Record<string, string>>) {
  return function Pictogram({ name }: { readonly name: string }) {
    return Object.hasOwn(lines, name) ? <path d={lines[name]} /> : null
  }
}
