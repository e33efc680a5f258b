/** Toys broken where the rules end: steps nobody reaches, words, and the world outside. */

import type { Words } from '@skerry/contracts'
import type { AutoStep, Frame } from '@skerry/kernel'
import { toy } from '../toy/toy.ts'
import type { Toy } from '../toy/types.ts'
import { en } from '../toy/words.ts'
import {
  type Broken,
  type Change,
  withEnd,
  withEvents,
  withMore,
  without,
  withPlay,
  withStep,
  withWind,
  withWords,
} from './make.ts'

export const EDGES: readonly Broken[] = [
  // —— sense ——
  {
    property: 'sense',
    name: 'a sum whose parts make something else',
    says: 'not 99',
    subject: () =>
      toy((d) => ({
        ...d,
        sums: (t, viewer) =>
          Object.fromEntries(Object.entries(d.sums?.(t, viewer) ?? {}).map(([name, s]) => [name, { ...s, total: 99 }])),
      })),
  },
  {
    property: 'sense',
    name: 'two things of one name',
    says: 'two things have the same id',
    subject: () => toy((d) => ({ ...d, things: (t, viewer) => [...d.things(t, viewer), ...d.things(t, viewer)] })),
  },
  {
    property: 'sense',
    name: 'a thing that lies nowhere',
    says: 'lies at nowhere, which is no thing',
    subject: () =>
      toy((d) => ({ ...d, things: (t, viewer) => d.things(t, viewer).map((thing) => ({ ...thing, at: 'nowhere' })) })),
  },
  {
    property: 'sense',
    name: 'a winner who does not sit at the table',
    says: 'seat 7 wins',
    subject: () => toy(withEnd({ winners: [7] })),
  },
  {
    property: 'sense',
    name: 'an event that is no plain data',
    says: 'windBlew.map of an event is not plain data',
    subject: () => toy(withEvents(['windBlew'], (e) => Object.assign({ ...e }, { map: new Map() }))),
  },
  // —— reached ——
  {
    property: 'reached',
    name: 'a step nothing leads to',
    says: 'never reached: gale.never',
    subject: () =>
      toy(
        withStep<AutoStep<Toy, Frame>>('gale', 'never', () => ({
          kind: 'auto',
          rule: 'TOY-WIND-03',
          take: () => 'end',
        })),
      ),
  },
  {
    property: 'reached',
    name: 'a rule that never applies',
    says: 'never reached: TOY-WIND-04',
    subject: () => toy((d) => ({ ...d, reactions: d.reactions.filter((r) => r.rule !== 'TOY-WIND-04') })),
  },
  {
    property: 'reached',
    name: 'secrets that are never there',
    says: 'the game declares secrets, but none came up',
    subject: () => ({ ...toy(), secrets: () => ({}) }),
  },
  // —— words ——
  ...(
    ['rules', 'prompts', 'choices', 'events', 'reasons', 'results', 'labels', 'sums', 'parts', 'options'] as const
  ).map((table) => missing(table, Object.keys(en[table])[0] as string, `a word missing among the ${table}`)),
  missing('rules', 'TOY-PLAY-02', 'the rule of a condition without a text'),
  missing('rules', 'TOY-LIGHT-01', 'the rule of an aside without a text'),
  missing('rules', 'TOY-TOLL-02', 'the rule of a reaction without a text'),
  missing('rules', 'TOY-OPTION-02', 'the rule of an option without a text'),
  missing('rules', 'TOY-UNLOAD-03', 'the rule by which verbs rest without a text'),
  missing('reasons', 'unloadFirst', 'a resting verb without words'),
  missing('reasons', 'craneAlone', 'the reason of an allotment without words'),
  missing('reasons', 'craneInStorm', 'the reason of a closed slot without words'),
  missing('reasons', 'lightThere', 'the reason of an aside without words'),
  {
    property: 'words',
    name: 'a word in one language only',
    says: 'only in one language: parts.rum',
    subject: () => withWords((w) => ({ ...w, parts: { ...w.parts, rum: 'rum' } }), 'en'),
  },
  {
    property: 'words',
    name: 'a standing order without words',
    says: 'en.orders lacks "waitFor"',
    subject: () => ({
      ...toy((d) => d),
      orders: [{ rule: 'ISLE-TURN-01', do: 'waitFor', args: {}, decisions: [], answer: () => null }],
    }),
  },
  {
    property: 'words',
    name: 'a fault of packs told in one language only',
    says: 'only in one language: faults.noQuay',
    subject: () => withWords((w) => ({ ...w, faults: { noQuay: () => 'there is no quay' } }), 'en'),
  },
  {
    property: 'words',
    name: 'words that throw',
    says: 'no word for it',
    subject: () =>
      withWords((w) => ({
        ...w,
        events: {
          ...w.events,
          cardPlayed() {
            throw new Error('no word for it')
          },
        },
      })),
  },
  {
    property: 'words',
    name: 'a choice of which nothing is said',
    says: 'de makes no sentence of {"do":"pass"}',
    subject: () => withWords((w) => ({ ...w, choices: { ...w.choices, pass: () => '' } })),
  },
  {
    property: 'words',
    name: 'a reason that looks for what is not there',
    says: 'undefined liegt schon dein Boot',
    subject: () =>
      withWords((w) => ({
        ...w,
        reasons: { ...w.reasons, boatThere: ({ quay }) => `an ${quay} liegt schon dein Boot` },
      })),
  },
  {
    property: 'words',
    name: 'an event whose public face cannot be told',
    says: 'draws undefined',
    subject: () =>
      withWords((w) => ({
        ...w,
        events: { ...w.events, cardDrawn: ({ card }: { card?: string }) => `draws ${card}` },
      })),
  },
  {
    property: 'words',
    name: 'an event of which one language tells less',
    says: 'of "cardPlayed" the two languages tell other things',
    subject: () =>
      withWords((w) => ({
        ...w,
        events: { ...w.events, cardPlayed: ({ card }: { card: string }) => `spielt ${card}` },
      })),
  },
  {
    property: 'words',
    name: 'a choice of which one language tells less',
    says: 'of "play" the two languages tell other things',
    subject: () =>
      withWords((w) => ({ ...w, choices: { ...w.choices, play: ({ card }: { card: string }) => `spiel ${card}` } })),
  },
  {
    property: 'words',
    name: 'a label that prints an object',
    says: '[object Object]',
    subject: () =>
      withWords((w) => ({ ...w, labels: { ...w.labels, dock: (facts) => `Kai ${facts as unknown as string}` } })),
  },
  {
    property: 'words',
    name: 'a sum that counts what is no number',
    says: 'NaN',
    subject: () => withWords((w) => ({ ...w, sums: { ...w.sums, hand: ({ seat }) => `Hand ${Number(seat ?? 'x')}` } })),
  },
  // —— sandbox ——
  outside(
    'a rule that looks at the clock',
    withPlay(({ candidates: reach }) => ({
      candidates(t, f) {
        void Date.now()
        return reach(t, f)
      },
    })),
  ),
  outside(
    'a redeal with its own random source',
    onTheWay('redeal', () => Math.random()),
  ),
  outside(
    'a setup that notes the date',
    onTheWay('setup', () => new Date()),
  ),
  outside(
    'things that look at the clock',
    onTheWay('things', () => Date.now()),
  ),
  outside(
    'sums that look at the clock',
    onTheWay('sums', () => Date.now()),
  ),
  outside(
    'a view that looks at the clock',
    onTheWay('view', () => Date()),
  ),
  outside(
    'a clone with a random mark',
    onTheWay('clone', () => crypto.randomUUID()),
  ),
  outside(
    'a rule that measures time',
    withMore(() => performance.now()),
  ),
  outside(
    'a rule that draws from the system',
    withMore(() => crypto.getRandomValues(new Uint8Array(1))),
  ),
  outside(
    'a rule that asks the network',
    withWind(({ outcomes }) => ({
      outcomes(t, f) {
        asked(fetch)
        return outcomes(t, f)
      },
    })),
  ),
  outside(
    'a rule that puts something off',
    withMore(() => clearTimeout(setTimeout(() => {}))),
  ),
]

/** Naming it is harmless, using it in the sandbox is not. */
const asked = ({ name }: { readonly name: string }): string => name

function outside(name: string, change: Change): Broken {
  return {
    property: 'sandbox',
    name,
    says: 'rules may not use clock, random source or network',
    subject: () => toy(change),
  }
}

/** Something used in passing by a part of the definition. */
function onTheWay(part: 'redeal' | 'setup' | 'things' | 'sums' | 'view' | 'clone', use: () => unknown): Change {
  return (d) => {
    const own = d[part] as (...given: unknown[]) => unknown
    const passing = (...given: unknown[]) => {
      use()
      return own(...given)
    }
    return { ...d, [part]: passing }
  }
}

function missing(table: keyof Words, key: string, name: string): Broken {
  return {
    property: 'words',
    name,
    says: `de.${table} lacks "${key}"`,
    subject: () => withWords((w) => ({ ...w, [table]: without(w[table] as Record<string, unknown>, key) })),
  }
}
