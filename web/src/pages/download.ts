/** Gives a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers begin to read after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** What a saved game is called: `skerry-chess-2026-05-01.json`. */
export const fileName = ({ game, played }: { readonly game: string; readonly played: number }): string =>
  `skerry-${game}-${new Date(played).toISOString().slice(0, 10)}.json`
