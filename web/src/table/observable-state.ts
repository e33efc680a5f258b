/** A state that is replaced as a whole, and tells its listeners. */
export class ObservableState<S extends object> {
  protected state: S
  private readonly listeners = new Set<() => void>()

  constructor(first: S) {
    this.state = first
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  protected set(patch: Partial<S>): void {
    if (this.note(patch)) for (const listener of this.listeners) listener()
  }

  /** Changes the state without telling anybody: whoever draws next sees it. False: nothing is new. */
  protected note(patch: Partial<S>): boolean {
    const keys = Object.keys(patch) as (keyof S)[]
    if (keys.every((key) => this.state[key] === patch[key])) return false
    this.state = { ...this.state, ...patch }
    return true
  }

  protected forgetListeners(): void {
    this.listeners.clear()
  }
}
