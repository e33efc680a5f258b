/** From a game's rooms to the contract everything outside uses. */

import { actionsOf, nearestOf } from '../lib/actions.ts'
import { hashOf } from '../lib/hash.ts'
import { thingsNamed } from '../lib/naming.ts'
import { parse, write } from '../lib/notation.ts'
import { checkOptions } from '../lib/options.ts'
import { copy } from '../lib/plain.ts'
import { answerSealed, hideSealed } from '../lib/sealed.ts'
import type { Random } from './chance.ts'
import { compile, unknownFrame } from './compile.ts'
import { RuleError } from './errors.ts'
import { Play } from './play.ts'
import type { Reaction, Rule } from './steps.ts'
import type {
  EffectsFrame,
  Event,
  Frame,
  Game,
  GameTypes,
  OptionSpec,
  Options,
  PositionOf,
  RulesChange,
  Sum,
  Table,
  Thing,
  Turn,
  Viewer,
} from './types.ts'

/** What a verb of the pack means. One step: it changes one thing, emits it, or calls a rule. */
export type Interpreter<G extends GameTypes> = (t: Turn<G>, f: EffectsFrame<never, never>, effect: never) => void

/** State and frames, as they are or as somebody sees them. */
export interface StateAndStack<S = unknown, F extends Frame = Frame> {
  state: S
  stack: F[]
}

export interface Definition<G extends GameTypes> {
  readonly id: string
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec<G['rule']>[]
  load(pack: unknown): G['content']
  /** The table before the first step, and the first frame. */
  setup(content: G['content'], seats: number, options: Options): { state: G['state']; first: G['frame'] }
  readonly rules: { readonly [R in Exclude<G['frame']['rule'], 'effects'>]: Rule<G, Extract<G['frame'], { rule: R }>> }
  /** What happens at once when something has happened, in this order. */
  readonly reactions: readonly Reaction<G>[]
  readonly effects?: Readonly<Record<string, Interpreter<G>>>
  /** How these rules differ from earlier versions, the newest first. */
  readonly changes?: readonly RulesChange<G>[]
  clone(state: G['state']): G['state']
  /** What a viewer may know: a whitelist. Sealed answers are hidden by the kernel. Gets copies it may keep. */
  view(table: Table<G>, stack: G['frame'][], viewer: Viewer): StateAndStack<G['seen'], G['frame']>
  /** State and frames that agree with what was seen. Gets copies it may keep. */
  redeal(
    content: G['content'],
    seen: StateAndStack<G['seen'], G['frame']>,
    viewer: Viewer,
    random: Random,
  ): StateAndStack<G['state'], G['frame']>
  things(t: Table<G>, viewer: Viewer): readonly Thing[]
  sums?(t: Table<G>, viewer: Viewer): Readonly<Record<string, Sum>>
}

/** Where a game keeps its definition: behind the door, for `inside.ts` alone. */
export const DEFINITION: unique symbol = Symbol('definition')
interface Behind<G extends GameTypes> {
  readonly [DEFINITION]: Definition<G>
}

const packs = new WeakMap<object, string>()

/** Hash of the pack a content was loaded from. */
export function packOf(content: object): string {
  const hash = packs.get(content)
  if (hash === undefined) throw new RuleError('kernel', 'content was not made by load')
  return hash
}

/** Events, too, cite the rules of their own game and no others. */
type Citing<G extends GameTypes> = GameTypes & { event: Event<G['rule']> }

export function defineGame<G extends Citing<G>>(definition: Definition<G>): Game<G> {
  const compiled = compile(definition)
  const clone: Game<G>['clone'] = ({ pack, seats, state, stack, result }) => ({
    pack,
    seats,
    state: definition.clone(state),
    stack: copy(stack),
    result: copy(result),
  })
  const play: Game<G>['play'] = (content, p) => {
    if (packOf(content) !== p.pack) throw new RuleError('kernel', 'this position was made with another pack')
    return new Play<G>(compiled, content, p)
  }
  const game: Game<G> & Behind<G> = {
    id: definition.id,
    version: definition.version,
    seats: definition.seats,
    options: definition.options,
    changes: definition.changes ?? [],
    verbs: compiled.verbs,
    [DEFINITION]: definition,
    write: (choice) => write(compiled.verbs, choice),
    parse: (content, text) => parse(compiled.verbs, content, text),
    thingsNamed: (content, p, choice) => thingsNamed(compiled, play(content, p), choice),
    unknownFrame: ({ stack }) => unknownFrame(compiled, stack),
    play,
    clone,
    ...beginnings(definition, play, clone),
    ...questions(play, clone),
    ...views(definition, play, clone),
  }
  return game
}

/** Packs and first positions. */
function beginnings<G extends GameTypes>(
  definition: Definition<G>,
  play: Game<G>['play'],
  clone: Game<G>['clone'],
): Pick<Game<G>, 'load' | 'start' | 'setup' | 'resume'> {
  const start: Game<G>['start'] = (content, seats, options = {}) => {
    const checked = checkOptions(definition, seats, options)
    const { state, first } = definition.setup(content, seats, checked)
    const begun = play(content, { pack: packOf(content), seats, state, stack: [first], result: null })
    begun.begin()
    return { position: begun.position, events: begun.events }
  }
  return {
    load(pack) {
      const content = definition.load(pack)
      packs.set(content, hashOf(pack))
      return content
    },
    start,
    setup: (content, seats, options) => start(content, seats, options).position,
    resume(content, p) {
      const resumed = play(content, clone(p))
      resumed.begin()
      return resumed.position
    },
  }
}

/** What is asked and what comes of an answer; the position given is never changed. */
function questions<G extends GameTypes>(
  play: Game<G>['play'],
  clone: Game<G>['clone'],
): Pick<Game<G>, 'pending' | 'choices' | 'actions' | 'explain' | 'nearest' | 'apply'> {
  const applied = (content: G['content'], p: PositionOf<G>, act: (next: Play<G>) => void) => {
    const next = play(content, clone(p))
    act(next)
    return { position: next.position, events: next.events, revealed: next.revealed }
  }
  return {
    pending: (content, p) => play(content, p).pending(),
    choices(content, p, seat) {
      const choices = play(content, p).choices(seat)
      return choices.kind === 'list' ? { kind: 'list', list: choices.list.slice() } : choices
    },
    actions: (content, p, seat) => actionsOf(play(content, p), seat),
    explain: (content, p, seat, choice) => play(content, p).explain(seat, choice),
    nearest: (content, p, seat, choices) => nearestOf(play(content, p), seat, choices),
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
  }
}

/** What somebody may know, and the way back from it to a position. */
function views<G extends GameTypes>(
  definition: Definition<G>,
  play: Game<G>['play'],
  clone: Game<G>['clone'],
): Pick<Game<G>, 'view' | 'redeal' | 'things' | 'sums'> {
  return {
    view(content, p, viewer) {
      const own = clone(p)
      // The state is a view that hides nothing: `redeal` makes one of the other without adding anything.
      if (viewer === 'open') return { ...own, seat: viewer, state: own.state as G['seen'] }
      const seen = definition.view(play(content, own), own.stack, viewer)
      const stack = seen.stack.map((f) => hideSealed(f, viewer))
      return { seat: viewer, pack: p.pack, seats: p.seats, state: seen.state, stack, result: own.result }
    },
    redeal(content, { seat, pack, seats, state, stack, result }, random) {
      const frames = stack as G['frame'][]
      if (seat === 'open') return clone({ pack, seats, state: state as G['state'], stack: frames, result })
      const dealt = definition.redeal(content, copy({ state, stack: frames }), seat, random)
      const p: PositionOf<G> = { pack, seats, state: dealt.state, stack: dealt.stack, result: copy(result) }
      answerSealed(play(content, p), random)
      return p
    },
    things: (content, p, viewer) => definition.things(play(content, p), viewer),
    sums: (content, p, viewer) => definition.sums?.(play(content, p), viewer) ?? {},
  }
}
