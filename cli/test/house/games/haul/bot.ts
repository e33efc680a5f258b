import type { Guide } from '@skerry/contracts'
import { anyChoice, type Choice } from '@skerry/kernel'
import type { Voyage } from './types.ts'

/** Loads as much as it may and always sails; whoever has more cargo stands better. */
export const guide: Guide<Voyage> = {
  answer(play, seat, random) {
    const choices = play.choices(seat)
    if (choices.kind === 'allotment') {
      const n: Record<string, number> = {}
      let left = choices.allotment.most
      for (const { id, max, weight } of choices.allotment.slots) {
        const most = Math.min(id === 'bow' ? 2 : max, Math.floor(left / weight))
        if (most > 0) n[id] = most
        left -= most * weight
      }
      return { do: 'load', n } as Choice
    }
    const sail = choices.kind === 'list' ? choices.list.find((choice) => choice.do === 'sail') : undefined
    return sail ?? (anyChoice(play, seat, random) as Choice)
  },
  worthSearching(play, seat) {
    const choices = play.choices(seat)
    return choices.kind === 'list' ? choices.list : []
  },
  evaluate({ state }) {
    const all = state.cargo.reduce((sum, n) => sum + n, 1)
    return state.cargo.map((n) => n / all)
  },
}
