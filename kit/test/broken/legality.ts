/** Toys whose lists, refusals, notation or samples disagree with their conditions. */

import type { Words } from '@skerry/contracts'
import { type Choice, naming, type Offer, type Refusal } from '@skerry/kernel'
import type { Subject } from '../../src/index.ts'
import { dockIds } from '../toy/deeds.ts'
import { cardsOf, holds } from '../toy/queries.ts'
import { toy } from '../toy/toy.ts'
import type { Inspect, PlayCard, Toy, TurnFrame } from '../toy/types.ts'
import { de, en } from '../toy/words.ts'
import {
  type Broken,
  type With,
  withAct,
  withField,
  withGame,
  withInspect,
  withoutLight,
  withPlay,
  withUnload,
} from './make.ts'

const ANY: PlayCard = { do: 'play', card: 'gold', dock: 'A' }

export const LEGALITY: readonly Broken[] = [
  // —— naming ——
  {
    property: 'naming',
    name: 'an argument that names what does not lie on the table',
    says: 'names quay A, which is no thing',
    subject: () =>
      toy(withPlay(({ args }) => ({ args: { ...args, dock: naming(dockIds, (dock) => `quay ${dock}`) } }))),
  },
  {
    property: 'naming',
    name: 'a slot that names what does not lie on the table',
    says: 'A/crane, which is no thing',
    subject: () => toy(withUnload(() => ({ slotThing: (slot) => slot }))),
  },
  // —— legality ——
  {
    property: 'legality',
    name: 'a reach that hides a legal choice',
    says: 'is legal but not listed',
    subject: () =>
      toy(
        withPlay(({ candidates: reach }) => ({
          *candidates(t, f) {
            for (const choice of reach(t, f)) if (choice.dock !== 'B') yield choice
          },
        })),
      ),
  },
  {
    property: 'legality',
    name: 'an aside of a decision that hides a legal choice',
    says: '"light B" is legal but not listed',
    subject: () => toy(withoutLight('turn', 'act')),
  },
  {
    property: 'legality',
    name: 'an aside of an allotment that hides a legal choice',
    says: '"light B" is legal but not listed',
    subject: () => toy(withoutLight('unload', 'place')),
  },
  {
    property: 'legality',
    name: 'an exact reach that lists too much',
    says: 'is listed but refused: TOY-INSPECT-02 alreadyKnown',
    alone: false,
    subject: () =>
      toy(
        withInspect(() => ({
          candidates: ({ state }) => [...state.hands.keys()].map((whose): Inspect => ({ do: 'inspect', whose })),
        })),
      ),
  },
  {
    property: 'legality',
    name: 'an exact reach that lists too little',
    says: '"inspect 1" is legal but not listed',
    subject: () =>
      toy(
        withInspect(({ candidates: reach }) => ({
          candidates: (t, f) => [...reach(t, f)].filter(({ whose }) => whose !== 1),
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a condition that was forgotten',
    says: 'is legal but not listed',
    alone: false,
    subject: () =>
      toy(withPlay(({ conditions }) => ({ conditions: conditions.filter((c) => c.reason !== 'notInHand') }))),
  },
  {
    property: 'legality',
    name: 'a choice outside the universe',
    says: 'listed outside the universe of the notation: play gold quay',
    alone: false,
    subject: () =>
      toy((d) =>
        withPlay(({ candidates: reach, conditions }) => ({
          *candidates(t, f) {
            yield* reach(t, f)
            if (holds(t.state, f.seat, 'gold')) yield { do: 'play', card: 'gold', dock: 'quay' }
          },
          conditions: conditions.map((c) => ({
            ...c,
            looksAt: 'choice',
            holds: (t, f, p) => p.dock === 'quay' || c.holds(t, f, p),
          })),
        }))(d),
      ),
  },
  {
    property: 'legality',
    name: 'a choice listed twice',
    says: 'has a choice listed twice',
    subject: () =>
      toy(
        withPlay(() => ({
          *candidates({ state, content }, f) {
            for (const card of cardsOf(state, f.seat))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a condition that says it looks at the table only, but looks at the choice',
    says: 'is listed but refused: TOY-PLAY-02 boatThere',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: [
            ...conditions,
            { looksAt: 'table', rule: 'TOY-PLAY-02', reason: 'boatThere', holds: (_, __, c = ANY) => c.dock !== 'B' },
          ],
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a question with an empty list',
    says: 'is asked but nothing is legal',
    subject: () =>
      withGame(({ choices }) => ({
        choices(...given) {
          const found = choices(...given)
          return found.kind === 'list' ? { ...found, list: [] } : found
        },
      })),
  },
  {
    property: 'allotments',
    name: 'two slots of the same name',
    says: 'a split within its bounds is refused',
    by: 'legality',
    alone: false,
    subject: () =>
      toy(
        withUnload(({ spread }) => ({
          spread(t, f) {
            const { slots, ...bounds } = spread(t, f)
            return { ...bounds, slots: [...slots.map((s) => ({ ...s, max: 1 })), ...slots] }
          },
        })),
      ),
  },
  {
    property: 'allotments',
    name: 'a condition that speaks like a bound',
    says: 'a split within its bounds is refused: {"rule":"TOY-UNLOAD-02","reason":"tooMany"',
    by: 'legality',
    subject: () =>
      withText(
        toy(withUnload(({ conditions }) => ({ conditions: conditions.map((c) => ({ ...c, reason: 'tooMany' })) }))),
        'tooMany',
      ),
  },
  {
    property: 'allotments',
    name: 'an explanation that knows no most',
    says: 'for A is not refused',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'notSoMany' ? null : refusal)),
  },
  {
    property: 'allotments',
    name: 'an explanation that takes any slot',
    says: 'an unknown slot is not refused',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'noSuchSlot' ? null : refusal)),
  },
  // —— refusals ——
  {
    property: 'refusals',
    name: 'an explanation without a rule',
    says: 'is refused without rule or reason',
    by: 'legality',
    subject: () => withExplanation((refusal) => (refusal.reason === 'boatThere' ? { ...refusal, rule: '' } : refusal)),
  },
  {
    property: 'refusals',
    name: 'strangers who are turned away without a word',
    says: 'is refused without rule or reason',
    subject: () =>
      withGame(({ apply }) => ({
        apply: (content, p, actor) =>
          'seat' in actor && actor.seat < 0
            ? { refused: { rule: '', reason: '', params: {} } }
            : apply(content, p, actor),
      })),
  },
  {
    property: 'refusals',
    name: 'a refusal without a reason',
    says: 'is refused without rule or reason',
    alone: false,
    subject: () =>
      toy(withPlay(({ conditions }) => ({ conditions: conditions.map((c) => ({ ...c, rule: '', reason: '' })) }))),
  },
  {
    property: 'refusals',
    name: 'a refusal that leaves a trace',
    says: 'a refusal changed the position',
    alone: false,
    subject: () =>
      toy(
        withField(
          { tries: 0 },
          withPlay(({ conditions }) => ({
            conditions: conditions.map((c) => ({
              ...c,
              looksAt: 'choice',
              holds(t, f, choice) {
                const legal = c.holds(t, f, choice)
                if (!legal && c.reason === 'notInHand') (t.state as With<{ tries: number }>).tries += 1
                return legal
              },
            })),
          })),
        ),
      ),
  },
  // —— notation ——
  {
    property: 'notation',
    name: 'a verb of two words',
    says: 'does not begin with its verb',
    alone: false,
    subject: () =>
      toy(withAct(({ offers }) => ({ offers: offers.map((o) => (o.do === 'pass' ? { ...o, ...twoWords(o) } : o)) }))),
  },
  {
    property: 'notation',
    name: 'a list of choices with notes in it',
    says: 'reads back as something else',
    subject: () =>
      withGame(({ choices }) => ({
        choices(...given) {
          const found = choices(...given)
          return found.kind === 'list' ? { ...found, list: found.list.map((c, i) => ({ ...c, note: i })) } : found
        },
      })),
  },
  // —— sampling ——
  {
    property: 'sampling',
    name: 'an explanation that is stricter than play',
    says: 'a sampled split is not legal',
    subject: () =>
      withGame(({ explain }) => ({
        explain: (content, p, seat, choice) =>
          'n' in choice && Object.keys(choice.n as object).length > 1
            ? { rule: 'TOY-UNLOAD-02', reason: 'craneAlone', params: {} }
            : explain(content, p, seat, choice),
      })),
  },
  {
    property: 'sampling',
    name: 'a condition that does not stand by its word',
    says: 'a sampled split is not legal',
    alone: false,
    subject: () => {
      let asked = 0
      return toy(
        withUnload(({ conditions }) => ({
          conditions: [
            ...conditions,
            { looksAt: 'table', rule: 'TOY-UNLOAD-02', reason: 'craneAlone', holds: () => ++asked % 2 !== 0 },
          ],
        })),
      )
    },
  },
]

/** With words for one more reason. */
function withText(subject: Subject<Toy>, reason: string): Subject<Toy> {
  const more = (w: Words): Words => ({ ...w, reasons: { ...w.reasons, [reason]: () => reason } })
  return { ...subject, words: { en: more(en), de: more(de) } }
}

/** The healthy toy, but what is refused passes through here. */
const withExplanation = (change: (refusal: Refusal) => Refusal | null): Subject<Toy> =>
  withGame(({ explain }) => ({
    explain(...given) {
      const refusal = explain(...given)
      return refusal && change(refusal)
    },
  }))

function twoWords(o: Offer<Toy, TurnFrame>): Partial<Offer<Toy, TurnFrame>> {
  const only: Choice[] = [{ do: 'pass on' }]
  return { ...o, do: 'pass on', candidates: () => only }
}
