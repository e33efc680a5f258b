/** What the advisor says about views: asked once per view, and never shown with another. */

import type { View } from '@skerry/kernel'
import type { Advisor, Desk } from '../link/types.ts'

export class Desks {
  private readonly advisor: Advisor
  private readonly onFault: (error: unknown) => void
  private asked: { view: View; desk: Promise<Desk> } | null = null
  /** The last desk that was answered, and for which view. */
  private answered: { view: View; desk: Desk } | null = null

  constructor(advisor: Advisor, onFault: (error: unknown) => void) {
    this.advisor = advisor
    this.onFault = onFault
  }

  /** If it is there already. */
  known(view: View): Desk | null {
    return this.answered?.view === view ? this.answered.desk : null
  }

  /** Rejects only after `onFault` was told. */
  of(view: View): Promise<Desk> {
    if (this.asked?.view === view) return this.asked.desk
    const desk = this.advisor.desk(view)
    this.asked = { view, desk }
    desk.then((answer) => {
      if (this.asked?.view === view) this.answered = { view, desk: answer }
    }, this.onFault)
    return desk
  }
}
