/**
 * What a game brings for a table on a screen: `games/<game>/board/index.tsx` exports it as `board`. The shell knows the game by
 * its view, choices and things; a part adds the drawing and what only this game can say well. No rule depends on it.
 */

import type {
  Allotment,
  Choice,
  Event,
  GameTypes,
  Refusal,
  RuleId,
  Seat,
  Split,
  Sum,
  ThingId,
  View,
} from '@skerry/kernel'
import type { Language } from './words.ts'

/** x to the right, y downwards, in units of the drawing. */
export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

/** How things are lit. Sea-fire is for what may be done, lamplight for what is picked, and for nothing else. */
export interface Light {
  /** What may be touched now. */
  readonly legal: ReadonlySet<ThingId>
  readonly picked: ReadonlySet<ThingId>
  /** Under the pointer, in focus, or meant by the log line or choice under the pointer. */
  readonly affected: ReadonlySet<ThingId>
  /** Has the keyboard's focus; null: the keyboard is elsewhere. */
  readonly focus: ThingId | null
  /** Just changed; shown only where motion is off. */
  readonly changed: ReadonlySet<ThingId>
  /** Everything that is neither legal nor picked steps back. */
  readonly isDimmed: boolean
  /** A short text at a thing: `5 : 4`, `+3`. */
  readonly chips: ReadonlyMap<ThingId, string>
  /** What a refusal is about: the thing, and what causes it if the game can tell. */
  readonly refused: ReadonlySet<ThingId>
}

/** An event being shown: how long it takes and a key that differs from the one before. */
export interface Moment<E extends Event = Event> {
  readonly key: number
  readonly event: E
  readonly ms: number
}

export interface GroundProps<G extends GameTypes = GameTypes> {
  readonly content: G['content']
  readonly pack: unknown
  readonly language: Language
}
export interface LiveProps<G extends GameTypes = GameTypes> extends GroundProps<G> {
  /** What is drawn. While events are shown it is the view from before, changed by `after`. */
  readonly view: View<G['seen']>
  readonly light: Light
  readonly now: Moment<G['event']> | null
  /** Pixels per unit: below 0.6 and 0.4 a drawing leaves things out. */
  readonly scale: number
}

/** A name of a pictogram the shell knows how to draw, see `Pictogram` of the game's board. */
export type IconName = string

/** Where the game stands, for the header. */
export interface Progress {
  /** `Round 7`; empty: none yet. */
  readonly round: string
  readonly phases: readonly { readonly id: string; readonly icon: IconName; readonly name: string }[]
  /** Index into `phases`; −1: before the first. */
  readonly now: number
  /** What goes on inside the phase: `attack`; empty: nothing worth a word. */
  readonly detail: string
}

/** A number or sign that matters about a seat. */
export interface Figure {
  readonly id: string
  readonly icon?: IconName
  readonly name: string
  readonly value: string | number
  /** How many of how many, drawn as pips. */
  readonly of?: number
  /** The one to show where there is room for one; absent in all: the first. */
  readonly isMain?: boolean
  /** Signs that are got or not yet, instead of the value. */
  readonly signs?: readonly { readonly icon: IconName; readonly name: string; readonly isGot: boolean }[]
  /** The name of the sum that explains the value. */
  readonly sum?: string
}

/** Something a viewer has. */
export interface SupplyEntry {
  readonly name: string
  readonly value: string
  readonly icon?: IconName
  readonly thing?: ThingId
  /** Where there is little room for much: a word or number beside the pictogram; name and value are then the note to it. */
  readonly short?: string
}

/** How the whole table stands: two sides that strive against each other, and the ways it can end. */
export interface Standing {
  readonly sides: readonly [Figure, Figure]
  readonly endings: readonly {
    readonly id: string
    readonly icon: IconName
    /** `overrun: the least Corruption wins` */
    readonly name: string
    /** It would end so now. */
    readonly isNow: boolean
    /** Who is ahead in it, and with what. */
    readonly leaders: readonly Seat[]
    /** Absent: the name says it all. */
    readonly value?: number
  }[]
}

/** A word or number beside a pictogram: `−1 disc`, `+2 Fame if Érin holds`. */
export interface Chip {
  readonly text: string
  readonly icon?: IconName
  readonly seat?: Seat
  /** What it is made of. */
  readonly sum?: Sum
}

/**
 * A kind of action, as a player thinks of it before thinking of a place: `Build`, `Repel`. All kinds a question can ever have are
 * there, those that are not possible now as well: what keeps them from being possible is the refusal of their verbs.
 */
export interface ActionKind {
  readonly id: string
  readonly icon: IconName
  /** One or two short words. */
  readonly name: string
  /** Choices with these verbs are of this kind, unless their card says otherwise. */
  readonly verbs: readonly string[]
  /** What it is paid with, and how much of it is left: `3 discs`. */
  readonly payment?: string
  /** Why it is not possible, where other kinds share its verbs: then these alone do not tell. */
  readonly refusal?: Refusal
  /** It may be done beside the question and does not answer it. */
  readonly isFree?: boolean
  /** Parts of a large kind, in this order; a choice's card names the part it belongs to. */
  readonly groups?: readonly { readonly id: string; readonly name: string; readonly icon?: IconName }[]
}

/** What something on the table is, for whoever points at it. */
export interface Explanation {
  readonly name: string
  /** What sort of thing it is, where the name does not say it: `tactic tile`. */
  readonly sort?: string
  readonly icon?: IconName
  readonly seat?: Seat
  /** What it does or is good for, with the viewer's own numbers: one or two sentences. */
  readonly text: readonly string[]
  /** Everything that lies there, each with its amount: `3 men`, `the dragon`. */
  readonly here?: readonly Chip[]
  readonly chips?: readonly Chip[]
  readonly rules: readonly RuleId[]
}

/** A pictogram and what it stands for. */
export interface LegendEntry {
  readonly icon: IconName
  readonly name: string
  readonly text: string
}

/** What the end of the game adds to what a seat had. */
export interface FinalSum {
  readonly seat: Seat
  readonly sum: Sum
}

/** How a choice is shown. */
export interface Card {
  /** The kind it belongs to; absent: the one with its verb. */
  readonly kind?: string
  /** The part of its kind. */
  readonly group?: string
  /** What it costs, what it brings, what else it changes, what may come of it that one would not want; in this order. */
  readonly price?: readonly Chip[]
  readonly gain?: readonly Chip[]
  readonly effect?: readonly Chip[]
  readonly risk?: readonly Chip[]
  /** A few words: `II/3`. What the choice does is said by the game's words. */
  readonly title: string
  /** The number that decides: `5 : 4`. */
  readonly lead?: string
  /** One line of plain words: `Jannik, 5 men and the hero`. */
  readonly line?: string
  /** Whose it is: a seat's badge, or a pictogram. */
  readonly seat?: Seat
  readonly icon?: IconName
  /** Larger first. */
  readonly rank?: number
  /**
   * Possible beside the question, but hardly ever its answer: as long as anything else answers it, neither a card nor lit,
   * only in the list and where its place is touched.
   */
  readonly isQuiet?: boolean
  /** Why somebody would regret this choice; it is asked again before it is made. */
  readonly warning?: string
  /** Numbers behind it, explained. */
  readonly sums?: readonly { readonly name: string; readonly sum: Sum }[]
  /** What is likely to come of it, each with a probability or an expected number. */
  readonly outlook?: readonly { readonly name: string; readonly share: number }[]
  /** More of it in words: `You lose 2.1 of 5 on average`. */
  readonly outlookLine?: string
}

/** One slot of an allotment: where it lies and what goes there. */
export interface SlotCard {
  readonly thing: ThingId
  /** `IV/5` */
  readonly place: string
  /** `men`, `hero` */
  readonly kind: string
  readonly icon?: IconName
  /** What is there already: `3 men`. */
  readonly there: string
  /** `−`: what is counted leaves this place. Else it comes. */
  readonly sign?: '+' | '−'
}

/** The sounds a table can make. */
export type SoundName = 'place' | 'capture' | 'dice' | 'swell' | 'turn' | 'round' | 'creak'

/** How an event looks in the log; its sentence comes from the game's words. */
export interface LogSign {
  /** It begins a new section with this title, and needs no line of its own, unless `hasLine`. */
  readonly heading?: string
  readonly hasLine?: boolean
  /** Not worth a line. */
  readonly isQuiet?: boolean
  /** Whose doing it is. */
  readonly seat?: Seat
  readonly icon?: IconName
  /** Dice are drawn, not written. */
  readonly dice?: readonly {
    readonly value: number
    readonly seat?: Seat
    readonly icon?: IconName
    readonly isHit?: boolean
  }[]
  /** Where it happened. */
  readonly things: readonly ThingId[]
}

/** Where there is width, parts of a board lie beside each other; where there is height, above each other. */
export type Arrangement = 'wide' | 'tall'
export const ARRANGEMENTS: readonly Arrangement[] = ['wide', 'tall']

/** A part of a large board that is looked at by itself. */
export interface Pane {
  readonly id: string
  readonly box: Box
  /** Its button; absent: only a question brings it into sight. */
  readonly button?: { readonly icon: IconName; readonly name: string }
}

/** The picture of a board in one arrangement. `Node` is what it is made of: `ReactNode` in the browser. The kernel knows no React. */
export interface Drawing<G extends GameTypes = GameTypes, Node = unknown> {
  /** The part of the plane that must be seen when everything is to be seen. */
  box(pack: unknown): Box
  /** Where the things that can be touched have their middle in this view. Things elsewhere are only in the list. */
  places(content: G['content'], pack: unknown, view: View<G['seen']>): Readonly<Record<ThingId, Point>>
  /** Painted once per language: children of an `svg` whose user space is that of `box`. */
  Ground(props: GroundProps<G>): Node
  /** Painted over it whenever something changes; shapes to be touched carry `data-thing`. */
  Live(props: LiveProps<G>): Node
}

export interface BoardPart<G extends GameTypes = GameTypes, Node = unknown> {
  /** The same picture twice, if it lies well in either. */
  readonly drawings: Readonly<Record<Arrangement, Drawing<G, Node>>>
  /** Parts of the plane that buttons bring into sight; absent: it is small enough without. */
  panes?(pack: unknown, language: Language, arrangement: Arrangement): readonly Pane[]
  /** The pictograms named by this part, in a box of 512 × 512. */
  Pictogram(props: { readonly name: IconName }): Node

  progress(content: G['content'], view: View<G['seen']>, language: Language): Progress
  figures(content: G['content'], view: View<G['seen']>, seat: Seat, language: Language): readonly Figure[]
  /** What the table as a whole stands at, shown above the seats; null: nothing yet. */
  standing?(content: G['content'], view: View<G['seen']>, language: Language): Standing | null
  /** What else the viewer has: `Hero: castle 3`. */
  supply(content: G['content'], view: View<G['seen']>, seat: Seat, language: Language): readonly SupplyEntry[]
  /** The kinds of action between which a question lets choose, in the order of the rules; absent or none: it has only one. */
  kinds?(content: G['content'], view: View<G['seen']>, decision: string, language: Language): readonly ActionKind[]
  /** A refusal in one to three words, to stand under a kind that is not possible: `no wood`; null: there is no short form. */
  inBrief?(refusal: Refusal, language: Language): string | null
  /** What a thing on the table is and does; null: the game has nothing to say about it. */
  explanation?(content: G['content'], view: View<G['seen']>, thing: ThingId, language: Language): Explanation | null
  /** Every pictogram that is shown without words. */
  legend?(language: Language): readonly LegendEntry[]
  card(content: G['content'], view: View<G['seen']>, choice: Choice, language: Language): Card
  slot(content: G['content'], view: View<G['seen']>, id: ThingId, language: Language): SlotCard
  /** What an allotment begins with: what most would want. Absent: nothing, unless there is only one place for a fixed number. */
  begin?(content: G['content'], view: View<G['seen']>, verb: string, allotment: Allotment): Split
  /** The question with what it is about: `Which field do you attack from C3?`; null: the game's prompt says it all. */
  question?(content: G['content'], view: View<G['seen']>, picked: readonly ThingId[], language: Language): string | null
  /** One or two sentences for whoever does not know the game: what the question is about and what to look at. */
  hint(view: View<G['seen']>, decision: string, language: Language): string
  /** The things the question is about: phones open there. */
  scene(content: G['content'], view: View<G['seen']>): readonly ThingId[]

  sign(event: G['event'], language: Language): LogSign
  /** An event that adds the last points of a seat, with what they are for; null: it is another one. Absent: nothing is added. */
  finalSum?(event: G['event']): FinalSum | null
  /** How long an event is shown, in ms; 0: nothing moves. `view` is what is drawn before it. */
  pace(event: G['event'], view: View<G['seen']>): number
  sound(event: G['event'], viewer: View['seat']): SoundName | null
  /** The view as it looks after the event, as far as it is drawn; the true view follows at the end of the row. */
  after(content: G['content'], view: View<G['seen']>, event: G['event']): View<G['seen']>

  /** The summary sheet: short chapters of short lines. */
  sheet(
    language: Language,
  ): readonly { readonly title: string; readonly lines: readonly (readonly [string, string])[] }[]
  /** The goal in two or three sentences, for whoever sits down for the first time. */
  readonly goal: Readonly<Record<Language, readonly string[]>>
  /** Rules that belong on the screen all the time, e.g. its summary sheet. */
  readonly shows?: readonly RuleId[]
}
