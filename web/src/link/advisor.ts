/** The advisor as the page asks it: every question comes with its view, but a view is handed over only once. */

import type { Choice, Refusal, ThingId, View } from '@skerry/kernel'
import type { Advisor, LegalInfo, Preview, WhyNot } from './types.ts'

/** The worker, as the page reaches it. */
interface Asked {
  look(view: View): Promise<void>
  desk(): Promise<LegalInfo>
  explain(choice: Choice): Promise<Refusal | null>
  whyNot(thing: ThingId, picked: readonly ThingId[]): Promise<WhyNot | null>
  preview(choice: Choice): Promise<Preview | null>
  suggest(): Promise<Choice | null>
}

/** Messages to a worker arrive in their order, so a question is always about the view handed over before it. */
export function askingAdvisor(remote: Asked): Omit<Advisor, 'close'> {
  let handed: View | null = null
  const about = (view: View): Asked => {
    if (view !== handed) void remote.look(view)
    handed = view
    return remote
  }
  return {
    desk: (view) => about(view).desk(),
    explain: (view, choice) => about(view).explain(choice),
    whyNot: (view, thing, picked) => about(view).whyNot(thing, picked),
    preview: (view, choice) => about(view).preview(choice),
    suggest: (view) => about(view).suggest(),
  }
}
