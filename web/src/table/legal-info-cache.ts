/** What the advisor says about views: asked once per view, and never shown with another. */

import type { View } from '@skerry/kernel'
import type { Advisor, LegalInfo } from '../link/types.ts'

export class LegalInfoCache {
  private readonly advisor: Advisor
  private readonly onFault: (error: unknown) => void
  private asked: { view: View; desk: Promise<LegalInfo> } | null = null
  /** The last desk that was answered, and for which view. */
  private answered: { view: View; desk: LegalInfo } | null = null

  constructor(advisor: Advisor, onFault: (error: unknown) => void) {
    this.advisor = advisor
    this.onFault = onFault
  }

  /** If it is there already. */
  known(view: View): LegalInfo | null {
    return this.answered?.view === view ? this.answered.desk : null
  }

  /** Rejects only after `onFault` was told. */
  of(view: View): Promise<LegalInfo> {
    if (this.asked?.view === view) return this.asked.desk
    const desk = this.advisor.desk(view)
    this.asked = { view, desk }
    desk.then((answer) => {
      if (this.asked?.view === view) this.answered = { view, desk: answer }
    }, this.onFault)
    return desk
  }
}
