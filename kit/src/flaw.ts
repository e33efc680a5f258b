/** A property a game should have and does not: which one, and where it was seen. */
export class Flaw extends Error {
  readonly property: string
  constructor(property: string, detail: string) {
    super(`${property}: ${detail}`)
    this.name = 'Flaw'
    this.property = property
  }
}

export function demand(property: string, holds: boolean, detail: () => string): void {
  if (!holds) throw new Flaw(property, detail())
}
