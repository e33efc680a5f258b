/** From a game's rooms to the contract everything outside uses. */

import type { Random } from './chance.ts'
import { type Compiled, compile } from './compile.ts'
import { RuleError } from './errors.ts'
import { checkOptions } from './options.ts'
import type { OrderKind } from './orders.ts'
import { copy, hashOf } from './plain.ts'
import { Play } from './play.ts'
import type { Reaction, Rule } from './steps.ts'
import type {
  Choice,
  Effect,
  EffectsFrame,
  Frame,
  Game,
  GameTypes,
  OptionSpec,
  Options,
  PositionOf,
  RuleId,
  Seat,
  Sum,
  Table,
  Thing,
  Turn,
  Viewer,
} from './types.ts'

/** What a verb of the pack means. One step: it changes one thing, emits it, or calls a rule. */
export type Interpreter<G extends GameTypes> = (t: Turn<G>, f: EffectsFrame<never, never>, effect: never) => void

/** State and frames, as they are or as somebody sees them. */
export interface Laid<S = unknown, F extends Frame = Frame> {
  state: S
  stack: F[]
}

/** What became different with a version of the rules: games that run are told, and brought into the new shape if need be. */
export interface RulesChange<G extends GameTypes> {
  readonly version: string
  /** The version before. */
  readonly from: string
  readonly rules: readonly RuleId[]
  /** Absent: positions have the same shape. */
  migrate?(position: PositionOf<G>): PositionOf<G>
}

export interface Definition<G extends GameTypes> {
  readonly id: string
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  load(pack: unknown): G['content']
  /** The table before the first step, and the first frame. */
  setup(content: G['content'], seats: number, options: Options): { state: G['state']; first: G['frame'] }
  readonly rules: { readonly [R in Exclude<G['frame']['rule'], 'effects'>]: Rule<G, Extract<G['frame'], { rule: R }>> }
  /** What happens at once when something has happened, in this order. */
  readonly reactions: readonly Reaction<G>[]
  readonly effects?: Readonly<Record<string, Interpreter<G>>>
  /** How these rules differ from earlier versions, the newest first. */
  readonly changes?: readonly RulesChange<G>[]
  /** The standing orders a seat may leave. */
  readonly orders?: readonly OrderKind<G>[]
  clone(state: G['state']): G['state']
  /** What a viewer may know: a whitelist. Sealed answers are hidden by the kernel. Gets copies it may keep. */
  view(table: Table<G>, stack: G['frame'][], viewer: Viewer): Laid<G['seen'], G['frame']>
  /** State and frames that agree with what was seen. Gets copies it may keep. */
  redeal(
    content: G['content'],
    seen: Laid<G['seen'], G['frame']>,
    viewer: Viewer,
    random: Random,
  ): Laid<G['state'], G['frame']>
  things(t: Table<G>, viewer: Viewer): readonly Thing[]
  sums?(t: Table<G>, viewer: Viewer): Readonly<Record<string, Sum>>
}

/** A game with its definition at hand, for search (`play`) and for the tools that test definitions. */
export interface DefinedGame<G extends GameTypes = GameTypes> extends Game<G> {
  readonly definition: Definition<G>
  readonly compiled: Compiled<G>
  /** The fast in-place path: plays on the given position itself. Clone it first if you want to keep it. */
  play(content: G['content'], position: PositionOf<G>): Play<G>
  /** The setup with what happened before the first question. */
  start(
    content: G['content'],
    seats: number,
    options?: Options,
  ): { position: PositionOf<G>; events: readonly G['event'][] }
  /** A position put together by hand, run on to its first question. */
  resume(content: G['content'], position: PositionOf<G>): PositionOf<G>
}

const packs = new WeakMap<object, string>()

/** Hash of the pack a content was loaded from. */
export function packOf(content: object): string {
  const hash = packs.get(content)
  if (hash === undefined) throw new RuleError('kernel', 'content was not made by load')
  return hash
}

export function defineGame<G extends GameTypes>(definition: Definition<G>): DefinedGame<G> {
  type P = PositionOf<G>
  const compiled = compile(definition)
  const play = (content: G['content'], p: P) => {
    if (packOf(content) !== p.pack) throw new RuleError('kernel', 'this position was made with another pack')
    return new Play<G>(compiled, content, p)
  }
  const clone = (p: P): P => ({
    pack: p.pack,
    seats: p.seats,
    state: definition.clone(p.state),
    stack: copy(p.stack),
    result: copy(p.result),
  })
  const applied = (content: G['content'], p: PositionOf<G>, act: (next: Play<G>) => void) => {
    const next = play(content, clone(p))
    act(next)
    return { position: next.position, events: next.events, revealed: next.revealed }
  }

  const game: DefinedGame<G> = {
    id: definition.id,
    version: definition.version,
    seats: definition.seats,
    options: definition.options,
    definition,
    compiled,
    play,
    clone,
    resume(content, p) {
      const resumed = play(content, clone(p))
      resumed.begin()
      return resumed.position
    },
    load(pack) {
      const content = definition.load(pack)
      packs.set(content, hashOf(pack))
      return content
    },
    start(content, seats, options = {}) {
      const checked = checkOptions(definition, seats, options)
      const { state, first } = definition.setup(content, seats, checked)
      const begun = play(content, { pack: packOf(content), seats, state, stack: [first], result: null })
      begun.begin()
      return { position: begun.position, events: begun.events }
    },
    setup: (content, seats, options) => game.start(content, seats, options).position,
    pending: (content, p) => play(content, p).pending(),
    choices(content, p, seat) {
      const choices = play(content, p).choices(seat)
      return choices.kind === 'list' ? { kind: 'list', list: choices.list.slice() } : choices
    },
    explain: (content, p, seat, choice) => play(content, p).explain(seat, choice),
    apply(content, p, actor) {
      const asked = play(content, p)
      if (typeof actor !== 'object' || actor === null) return { refused: asked.refuseForm({ why: 'noVerb' }) }
      if ('seat' in actor) {
        const refused = asked.explain(actor.seat, actor.choice)
        if (refused !== null) return { refused }
        return applied(content, p, (next) => next.take(actor.seat, copy(actor.choice)))
      }
      const found = asked.find(actor.outcome)
      if ('refused' in found) return found
      return applied(content, p, (next) => next.resolve(found.outcome))
    },
    view(content, p, viewer) {
      const own = clone(p)
      // The state is a view that hides nothing: `redeal` makes one of the other without adding anything.
      if (viewer === 'open') return { ...own, seat: viewer, state: own.state as G['seen'] }
      const seen = definition.view(play(content, own), own.stack, viewer)
      const stack = seen.stack.map((f) => hideSealed(f, viewer))
      return { seat: viewer, pack: p.pack, seats: p.seats, state: seen.state, stack, result: own.result }
    },
    redeal(content, view, random) {
      if (view.seat === 'open') {
        const { pack, seats, state, stack, result } = view
        return clone({ pack, seats, state: state as G['state'], stack: stack as G['frame'][], result })
      }
      const dealt = definition.redeal(
        content,
        copy({ state: view.state, stack: view.stack as G['frame'][] }),
        view.seat,
        random,
      )
      const p: P = {
        pack: view.pack,
        seats: view.seats,
        state: dealt.state,
        stack: dealt.stack,
        result: copy(view.result),
      }
      answerSealed(play(content, p), random)
      return p
    },
    things: (content, p, viewer) => definition.things(play(content, p), viewer),
    sums: (content, p, viewer) => definition.sums?.(play(content, p), viewer) ?? {},
  }
  return game
}

function hideSealed<F extends Frame>(frame: F, viewer: Viewer): F {
  if (frame.sealed === undefined) return frame
  const sealed: Record<Seat, Choice | 'hidden'> = {}
  for (const [seat, answer] of Object.entries(frame.sealed))
    sealed[Number(seat)] = Number(seat) === viewer ? answer : 'hidden'
  return { ...frame, sealed }
}

/** Hidden answers become any answer that seat could have given. */
function answerSealed<G extends GameTypes>(play: Play<G>, random: Random): void {
  const frame = play.stack[play.stack.length - 1]
  if (frame?.sealed === undefined) return
  const sealed: Record<Seat, Choice | 'hidden'> = { ...frame.sealed }
  for (const [seat, answer] of Object.entries(sealed)) {
    if (answer !== 'hidden') continue
    const choices = play.choices(Number(seat))
    const list = choices.kind === 'list' ? choices.list : []
    if (list.length === 0)
      throw new RuleError('kernel', `seat ${seat} has answered, but has no answer in this deal`, play.stack)
    sealed[Number(seat)] = list[random(list.length)] as Choice
  }
  frame.sealed = sealed
}

/** For games without secrets: everybody sees everything. */
export const openTable = {
  view: <S, F extends Frame>({ state }: { readonly state: S }, stack: F[]): Laid<S, F> => ({ state, stack }),
  redeal: <S, F extends Frame>(_content: unknown, seen: Laid<S, F>): Laid<S, F> => seen,
}

export type EffectsOf<G extends GameTypes, E extends Effect, X> = {
  readonly [V in E['do']]: (t: Turn<G>, f: EffectsFrame<E, X>, effect: Extract<E, { do: V }>) => void
}
