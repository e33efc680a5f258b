/** Toys with exactly one thing wrong, and what the kit must say about each. */

import type { Subject } from '../../kit/index.ts'
import {
  type AllotmentStep,
  type Answer,
  type AutoStep,
  type ChanceStep,
  type Choice,
  type DecisionStep,
  type DefinedGame,
  type Definition,
  defineGame,
  type Frame,
  type Offer,
  part,
  type SealedStep,
  type Seat,
  type Step,
  sum,
  type Words,
} from '../../src/index.ts'
import { cardsOf, holds } from './toy/queries.ts'
import { definition, toy, toyWith } from './toy/toy.ts'
import type {
  AnswerFrame,
  Bid,
  Cargo,
  GameFrame,
  PlayCard,
  State,
  Toy,
  ToyEvent,
  TurnFrame,
  UnloadFrame,
} from './toy/types.ts'
import { de, en } from './toy/words.ts'

export interface Broken {
  /** The property that must be reported. */
  readonly property: string
  /** The check that reports it, if it is not called so too. */
  readonly by?: string
  /** What is wrong with it. */
  readonly name: string
  /** A telling part of the message. */
  readonly says: string
  /** Nothing else fails; `false`: it is so wrong that other properties cannot but fail too. */
  readonly alone?: false
  subject(): Subject<Toy>
}

type D = Definition<Toy>
type Change = (d: D) => D

/** One step of the rules, changed. */
function withStep<S extends object>(rule: keyof D['rules'], at: string, change: (step: S) => Partial<S>): Change {
  return (d) => {
    const steps = d.rules[rule] as unknown as Record<string, S>
    const step = steps[at] as S
    return { ...d, rules: { ...d.rules, [rule]: { ...steps, [at]: { ...step, ...change(step) } } } }
  }
}
type Asking<F extends Frame> = { readonly offers: readonly Answer<Toy, F>[] }

/** One offer of a step, changed. */
function withOffer<O extends { readonly do: string }>(
  rule: keyof D['rules'],
  at: string,
  verb: O['do'],
  change: (offer: O) => Partial<O>,
): Change {
  return withStep<Asking<Frame>>(rule, at, ({ offers }) => ({
    offers: offers.map((o) => (o.do === verb ? { ...o, ...change(o as unknown as O) } : o)),
  }))
}
const withPlay = (change: (offer: Offer<Toy, TurnFrame, PlayCard>) => Partial<Offer<Toy, TurnFrame, PlayCard>>) =>
  withOffer<Offer<Toy, TurnFrame, PlayCard>>('turn', 'act', 'play', change)
const withAct = (change: (step: DecisionStep<Toy, TurnFrame>) => Partial<DecisionStep<Toy, TurnFrame>>) =>
  withStep<DecisionStep<Toy, TurnFrame>>('turn', 'act', change)
const withUnload = (change: (step: AllotmentStep<Toy, UnloadFrame>) => Partial<AllotmentStep<Toy, UnloadFrame>>) =>
  withStep<AllotmentStep<Toy, UnloadFrame>>('unload', 'place', change)
const withDeal = (outcomes: ChanceStep<Toy, GameFrame>['outcomes']) =>
  withStep<ChanceStep<Toy, GameFrame>>('game', 'deal', () => ({ outcomes }))

/** Every event of some types, changed on its way out. */
function withEvents(types: readonly ToyEvent['type'][], change: (e: ToyEvent) => ToyEvent): Change {
  return (d) => {
    const rules = Object.fromEntries(
      Object.entries(d.rules).map(([rule, steps]) => [
        rule,
        Object.fromEntries(Object.entries(steps).map(([at, step]) => [at, heard(step as Step<Toy>)])),
      ]),
    )
    return { ...d, rules: rules as unknown as D['rules'] }
  }
  function heard(step: Step<Toy>): Step<Toy> {
    const wrap = <A extends unknown[]>(take: (t: never, ...rest: A) => string) =>
      ((t: { emit(e: ToyEvent): void }, ...rest: A) =>
        take(
          new Proxy(t, {
            get: (target, key) =>
              key === 'emit'
                ? (e: ToyEvent) => target.emit(types.includes(e.type) ? change(e) : e)
                : bound(target, key as keyof typeof target),
          }) as never,
          ...rest,
        )) as never
    if (step.kind === 'decision')
      return { ...step, offers: step.offers.map((o) => ({ ...o, take: wrap(o.take.bind(o) as never) })) }
    return { ...step, take: wrap((step as AutoStep<Toy, Frame>).take.bind(step) as never) }
  }
}
function bound<T extends object>(target: T, key: keyof T): unknown {
  const value = target[key]
  return typeof value === 'function' ? value.bind(target) : value
}
const toEverybody = (e: ToyEvent): ToyEvent => {
  const { shownTo: _seats, others: _others, ...open } = e
  return open as ToyEvent
}

const healthy = defineGame<Toy>(definition)
const withWords = (change: (w: Words) => Words, language: 'en' | 'de' = 'de'): Subject<Toy> =>
  toyWith(healthy, { en, de, [language]: change(language === 'en' ? en : de) })
const without = <T>(table: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([k]) => k !== key))

/** A field of the state that the healthy toy does not have. */
type With<X> = State & X
const withField = <X extends object>(field: X, change: Change): Change => {
  return (d) =>
    change({
      ...d,
      setup: (...given) => {
        const { state, first } = d.setup(...given)
        return { state: { ...state, ...field }, first }
      },
    })
}

/** Somebody else's hand, which nobody may look at. */
const leadElsewhere = (state: State, seat: Seat): boolean =>
  state.hands.some((_, other) => other !== seat && holds(state, other, 'lead'))

const ANY: PlayCard = { do: 'play', card: 'gold', dock: 'A' }

export const BROKEN: readonly Broken[] = [
  // —— ends ——
  {
    property: 'ends',
    name: 'a decision without a way out',
    says: 'a dead end: nothing can be chosen',
    alone: false,
    subject: () =>
      toy(
        withStep<DecisionStep<Toy, AnswerFrame>>('answer', 'ask', ({ offers }) => ({
          offers: offers.filter((o) => o.do !== 'letGo'),
        })),
      ),
  },
  {
    property: 'ends',
    name: 'a sealed decision in which somebody has no answer',
    says: 'a dead end: seat',
    alone: false,
    subject: () =>
      toy((d) =>
        withStep<SealedStep<Toy, GameFrame>>('game', 'bid', () => ({ ask: 'always' }))(
          withOffer<Answer<Toy, GameFrame, Bid>>('game', 'bid', 'bid', ({ conditions }) => ({
            conditions: [...conditions, { rule: 'TOY-BID-02', reason: 'notEnough', holds: (_, __, { n }) => n > 0 }],
          }))(d),
        ),
      ),
  },
  {
    property: 'ends',
    name: 'a rule that goes on for ever without asking',
    says: 'more than 10000 steps without a question',
    alone: false,
    subject: () => toy(withStep<AutoStep<Toy, TurnFrame>>('turn', 'more', () => ({ take: () => 'more' }))),
  },
  {
    property: 'ends',
    name: 'a game without a last round',
    says: 'still going on after 60 decisions',
    alone: false,
    subject: () =>
      toy((d) =>
        withStep<AutoStep<Toy, GameFrame>>('game', 'round', () => ({ take: () => 'bid' }))(
          withAct(() => ({ ask: 'always' }))(d),
        ),
      ),
  },
  // —— purity ——
  {
    property: 'purity',
    name: 'a list of things that sorts the state',
    says: 'something writes while it should only read',
    subject: () =>
      toy((d) => ({
        ...d,
        things: (t, viewer) => {
          for (const { boats } of Object.values(t.state.docks)) boats.fill(boats[0] as number, 0, 1)
          return d.things(t, viewer)
        },
      })),
  },
  {
    property: 'purity',
    name: 'a reach that writes into its frame',
    says: 'something writes while it should only read',
    subject: () =>
      toy(
        withPlay(({ reach }) => ({
          reach(t, f) {
            f.actions = Math.max(0, f.actions)
            return reach(t, f)
          },
        })),
      ),
  },
  // —— round trip ——
  {
    property: 'round trip',
    name: 'a bound that JSON turns into nothing',
    says: 'a stored position goes on differently',
    subject: () =>
      toy(
        withField(
          { most: Number.POSITIVE_INFINITY },
          withPlay(({ conditions }) => ({
            conditions: [
              ...conditions,
              {
                rule: 'TOY-PLAY-03',
                reason: 'boatThere',
                holds: ({ state }) => 0 < (state as With<{ most: number }>).most,
              },
            ],
          })),
        ),
      ),
  },
  {
    property: 'round trip',
    name: 'a date in the state',
    says: 'JSON changes the position',
    alone: false,
    subject: () =>
      toy(
        withField({ begun: new Date(0) }, (d) => ({
          ...d,
          clone: (s) => ({ ...d.clone(s), begun: new Date((s as With<{ begun: Date }>).begun) }) as State,
        })),
      ),
  },
  // —— clone ——
  {
    property: 'clone',
    name: 'a clone that forgets a field',
    says: 'the clone is not equal',
    subject: () =>
      toy((d) => ({
        ...d,
        clone(s) {
          const { lastWind: _forgotten, ...rest } = d.clone(s)
          return rest as State
        },
      })),
  },
  {
    property: 'clone',
    name: 'a clone that shares a list nobody writes to',
    says: 'the clone shares position.state.order',
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), order: s.order }) })),
  },
  {
    property: 'clone',
    name: 'a clone that shares a list rules write to',
    says: 'the clone shares position.state.coins',
    alone: false,
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), coins: s.coins }) })),
  },
  // —— legality ——
  {
    property: 'legality',
    name: 'a reach that hides a legal choice',
    says: 'is legal but not listed',
    subject: () =>
      toy(
        withPlay(({ reach }) => ({
          *reach(t, f) {
            for (const choice of reach(t, f)) if (choice.dock !== 'B') yield choice
          },
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
        withPlay(({ reach, conditions }) => ({
          *reach(t, f) {
            yield* reach(t, f)
            if (holds(t.state, f.seat, 'gold')) yield { do: 'play', card: 'gold', dock: 'quay' }
          },
          conditions: conditions.map((c) => ({ ...c, holds: (t, f, p) => p.dock === 'quay' || c.holds(t, f, p) })),
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
          *reach({ state, content }, f) {
            for (const card of cardsOf(state, f.seat))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
        })),
      ),
  },
  {
    property: 'legality',
    name: 'a condition that hides from the kernel that it looks at the choice',
    says: 'is listed but refused: TOY-PLAY-02 boatThere',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: [
            ...conditions,
            { rule: 'TOY-PLAY-02', reason: 'boatThere', holds: (_, __, c = ANY) => c.dock !== 'B' },
          ],
        })),
      ),
  },
  {
    property: 'allotments',
    name: 'two slots of the same name',
    says: 'a split within its bounds is refused',
    by: 'legality',
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
      toy(withUnload(({ conditions }) => ({ conditions: conditions.map((c) => ({ ...c, reason: 'tooMany' })) }))),
  },
  // —— refusals ——
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
  // —— sampling ——
  {
    property: 'sampling',
    name: 'a condition that does not stand by its word',
    says: 'a sampled split is not legal',
    alone: false,
    subject: () => {
      let asked = 0
      return toy(
        withUnload(({ conditions }) => ({
          conditions: [...conditions, { rule: 'TOY-UNLOAD-02', reason: 'craneAlone', holds: () => ++asked % 2 !== 0 }],
        })),
      )
    },
  },
  // —— in place ——
  {
    property: 'in place',
    name: 'a fast path of its own that forgets something',
    says: 'the in-place path goes elsewhere',
    subject: () => {
      const game = defineGame<Toy>(definition)
      const forgetful: DefinedGame<Toy> = {
        ...game,
        play(content, position) {
          const play = game.play(content, position)
          const take = play.take.bind(play)
          play.take = (seat, choice) => {
            take(seat, choice)
            play.position.state.bank += 1
          }
          return play
        },
      }
      return toyWith(forgetful)
    },
  },
  // —— blindness ——
  {
    property: 'blindness',
    name: 'choices that depend on the hand of another',
    says: 'the list of choices tells a secret',
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: [
            ...conditions,
            {
              rule: 'TOY-PLAY-03',
              reason: 'boatThere',
              holds: ({ state }, f, { dock }) => dock !== 'C' || !leadElsewhere(state, f.seat),
            },
          ],
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'an explanation that names the hand of another',
    says: 'an explanation tells a secret',
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          conditions: conditions.map((c) => ({
            ...c,
            params: ({ state }, f) => ({ lead: leadElsewhere(state, f.seat) }),
          })),
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'a sum that counts the hand of another',
    says: 'a sum tells a secret',
    subject: () =>
      toy((d) => ({
        ...d,
        sums: ({ state }) => ({
          hand: sum(part('TOY-HAND-01', state.hands.filter((_, s) => holds(state, s, 'lead')).length, 'cards')),
        }),
      })),
  },
  {
    property: 'blindness',
    name: 'a thing that shows the hand of another',
    says: 'a thing tells a secret',
    subject: () =>
      toy((d) => ({
        ...d,
        things: (t, viewer) =>
          d
            .things(t, viewer)
            .map((thing) =>
              thing.id === 'hand 0' ? { ...thing, facts: { ...thing.facts, lead: holds(t.state, 0, 'lead') } } : thing,
            ),
      })),
  },
  {
    property: 'blindness',
    name: 'a view with a trace of the truth in it',
    says: 'the view tells a secret: .state.lead',
    subject: () =>
      toy((d) => ({
        ...d,
        view(t, stack, viewer) {
          const lead = t.state.hands.map((_, seat) => holds(t.state, seat, 'lead'))
          const seen = d.view(t, stack, viewer)
          return { ...seen, state: { ...seen.state, lead } as State }
        },
      })),
  },
  {
    property: 'blindness',
    name: 'an event to everybody that holds the inspected cargo',
    says: 'tell a secret: .0.cargo is',
    subject: () => toy(withEvents(['cargoInspected'], toEverybody)),
  },
  {
    property: 'blindness',
    name: 'a look at another cargo that declares no reveal, so that undo would let a seat peek',
    says: 'the view tells a secret: .state.cargo',
    subject: () =>
      toy(
        withOffer<Offer<Toy, TurnFrame>>('turn', 'act', 'inspect', ({ take }) => ({
          take: (t, f, c) =>
            take(
              new Proxy(t, {
                get: (target, key) => (key === 'reveal' ? () => {} : bound(target, key as keyof typeof t)),
              }),
              f,
              c,
            ),
        })),
      ),
  },
  {
    property: 'blindness',
    name: 'a single choice taken silently',
    says: 'after {"seat"',
    subject: () => toy(withoutAlways),
  },
  {
    property: 'blindness',
    name: 'a question that goes to whoever holds a card',
    says: 'who is asked tells a secret: .seats',
    subject: () =>
      toy(
        withStep<DecisionStep<Toy, AnswerFrame>>('answer', 'ask', () => ({
          seat: (f, { state }) => (holds(state, f.seat, 'lead') ? f.seat : f.by),
        })),
      ),
  },
  // —— conservation ——
  {
    property: 'conservation',
    name: 'coins out of nowhere',
    says: '"coins":22,',
    subject: () =>
      toy((d) => ({
        ...d,
        effects: {
          ...d.effects,
          coins: (t: { state: State }, f: { context: { seat: Seat } }) => {
            t.state.coins[f.context.seat] = (t.state.coins[f.context.seat] as number) + 1
          },
        },
      })),
  },
  {
    property: 'conservation',
    name: 'a reach that lists cards of others, and no condition to stop it',
    says: ' became ',
    alone: false,
    subject: () =>
      toy(
        withPlay(({ conditions }) => ({
          *reach({ content }) {
            for (const card of Object.keys(content.cards))
              for (const dock of content.docks) yield { do: 'play', card, dock }
          },
          conditions: conditions.filter((c) => c.reason !== 'notInHand'),
        })),
      ),
  },
  // —— chance ——
  {
    property: 'chance',
    name: 'weights that are no whole numbers',
    says: 'a weight of game.deal is no positive integer',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 1.5), total: list.length * 1.5 }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'two outcomes of one text',
    says: 'two outcomes of game.deal read the same',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list: [...list, ...list], weights: null, total: 2 * list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'weights that do not add up',
    says: 'the weights of game.deal do not add up',
    subject: () =>
      toy(
        withDeal(({ state }) => {
          const list = Object.keys(state.pile.bag)
          return { list, weights: list.map(() => 2), total: list.length }
        }),
      ),
  },
  {
    property: 'chance',
    name: 'nothing that chance could choose',
    says: 'has no outcome',
    alone: false,
    subject: () => toy(withDeal(() => ({ list: [], weights: null, total: 0 }))),
  },
  // —— replay and undo ——
  {
    property: 'replay',
    name: 'a rule that remembers earlier games',
    says: 'otherPosition',
    alone: false,
    subject: () => toy(withMemory()),
  },
  {
    property: 'undo',
    name: 'a step that writes into the position before it',
    says: 'undo does not lead back',
    alone: false,
    subject: () => toy((d) => ({ ...d, clone: (s) => ({ ...d.clone(s), hands: s.hands }) })),
  },
  // —— secrets ——
  {
    property: 'secrets',
    name: 'a view that holds the hands',
    says: 'never varies when a view is redealt: the view holds it',
    alone: false,
    subject: () => toy(withOpen((state, truth) => ({ ...state, hands: truth.hands, pile: truth.pile }))),
  },
  {
    property: 'secrets',
    name: 'a view that holds the cargo',
    says: 'never varies when a view is redealt: the view holds it',
    subject: () => toy(withNotes),
  },
  {
    property: 'secrets',
    name: 'secrets that nobody declares',
    says: 'but no secret is declared',
    subject() {
      const { secrets: _undeclared, ...silent } = toy()
      return silent
    },
  },
  // —— twins ——
  {
    property: 'twins',
    name: 'everything secret is told to everybody when it happens',
    says: 'no log has a twin that differs',
    alone: false,
    subject: () => toy(withEvents(['cardDrawn', 'cargoStowed', 'cardSeen'], toEverybody)),
  },
  // —— faces ——
  {
    property: 'faces',
    name: 'an event to a seat that is not there',
    says: 'cardDrawn is told to seat 7',
    subject: () => toy(withEvents(['cardDrawn'], (e) => ({ ...e, shownTo: [7] }))),
  },
  {
    property: 'faces',
    name: 'another face of what everybody is told',
    says: 'windBlew has another face but is told to everybody',
    subject: () => toy(withEvents(['windBlew'], (e) => ({ ...e, others: { rule: e.rule, type: e.type } }))),
  },
  {
    property: 'faces',
    name: 'a public face that is itself secret',
    says: 'cardDrawn: the public face is itself secret',
    subject: () =>
      toy(withEvents(['cardDrawn'], (e) => ({ ...e, others: { rule: e.rule, type: e.type, shownTo: [0] } }))),
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
          rule: 'TOY-WIND-05',
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
  ).map((table): Broken => {
    const key = Object.keys(en[table])[0] as string
    return {
      property: 'words',
      name: `a word missing among the ${table}`,
      says: `de.${table} lacks "${key}"`,
      subject: () => withWords((w) => ({ ...w, [table]: without(w[table] as Record<string, unknown>, key) })),
    }
  }),
  {
    property: 'words',
    name: 'a word in one language only',
    says: 'only in one language: parts.rum',
    subject: () => withWords((w) => ({ ...w, parts: { ...w.parts, rum: 'rum' } }), 'en'),
  },
  // —— sandbox ——
  {
    property: 'sandbox',
    name: 'a rule that looks at the clock',
    says: 'rules may not use clock, random source or network',
    subject: () =>
      toy(
        withPlay(({ reach }) => ({
          reach(t, f) {
            void Date.now()
            return reach(t, f)
          },
        })),
      ),
  },
  {
    property: 'sandbox',
    name: 'a redeal with its own random source',
    says: 'rules may not use clock, random source or network',
    subject: () =>
      toy((d) => ({
        ...d,
        redeal(content, seen, viewer, random) {
          void Math.random()
          return d.redeal(content, seen, viewer, random)
        },
      })),
  },
]

function twoWords(o: Offer<Toy, TurnFrame>): Partial<Offer<Toy, TurnFrame>> {
  const only: Choice[] = [{ do: 'pass on' }]
  return { ...o, do: 'pass on', reach: () => only }
}

function withoutAlways(d: D): D {
  const { ask: _always, ...ask } = d.rules.answer.ask as DecisionStep<Toy, AnswerFrame>
  return { ...d, rules: { ...d.rules, answer: { ask } } }
}

/** The wind is remembered outside the position. */
function withMemory(): Change {
  let winds = 0
  return withStep<ChanceStep<Toy, TurnFrame>>('turn', 'wind', ({ take }) => ({
    take(t, f, wind) {
      const next = take(t, f, wind)
      winds += 1
      t.state.lastWind = winds % 7 === 0 ? 'calm' : 'gale'
      return next
    },
  }))
}

/** A view that writes the cargo down where nobody looks but the redeal. */
function withNotes(d: D): D {
  return {
    ...d,
    view(t, stack, viewer) {
      const notes = t.state.cargo.map((cargo) => cargo?.is ?? null)
      const seen = d.view(t, stack, viewer)
      return { ...seen, state: { ...seen.state, notes } as State }
    },
    redeal(content, { state: seen, stack }, viewer, random) {
      const { notes, ...rest } = seen as With<{ notes: (Cargo | null)[] }>
      const { state } = d.redeal(content, { state: rest, stack }, viewer, random)
      const cargo = state.cargo.map((c, seat) => c && { ...c, is: notes[seat] as Cargo })
      return { state: { ...state, cargo }, stack }
    },
  }
}

/** A view that takes over more of the truth than it should. */
function withOpen(open: (seen: State, truth: State) => State): Change {
  return (d) => ({
    ...d,
    view(t, stack, viewer) {
      const truth = d.clone(t.state)
      const seen = d.view(t, stack, viewer)
      return { ...seen, state: open(seen.state, truth) }
    },
  })
}
