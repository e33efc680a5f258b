/** The conversation: shows the table, reads a line, does what it says. */

import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Language, type Line, seatLetter, writeOrder } from '@skerry/contracts'
import { type Choice, type Choices, InputError, type Params, type Seat, write } from '@skerry/kernel'
import type { Environment } from '../context.ts'
import { FileFault, readJson, writeText } from '../files.ts'
import { seatFrom } from '../options.ts'
import { LANGUAGES } from '../registry.ts'
import type { Lines } from './lines.ts'
import { numberedOf, type Room } from './list.ts'
import type { Painter } from './paint.ts'
import { readChoice, readOrder } from './reading.ts'
import {
  chapterLines,
  endLines,
  headLines,
  legalLines,
  newsLines,
  orderKindLines,
  orderLines,
  questionLines,
  refusalLines,
  ruleLines,
  sumLines,
  tableLines,
  toldLines,
} from './screen.ts'
import type { Seen, Session } from './session.ts'
import { NO, VERBS, type Verb, YES } from './words.ts'

/** What a line of input leads to. */
type Next = 'ask' | 'show' | 'goOn' | 'quit'

/** How the table is shown: where text goes, how it is coloured, how much fits. */
export interface Screen {
  readonly painter: Painter
  readonly room: Room
  say(text: string): void
  /** Says for a while that somebody is busy; null: no more. */
  busy(text: string | null): void
}

/** A bot that takes longer than this is announced. */
const PATIENCE_MS = 1000
/** More rules than this are listed by chapter. */
const MANY_RULES = 60
/** How to answer is said so often. */
const HINTS = 2

export class TerminalTable {
  private readonly session: Session
  private readonly lines: Lines
  private readonly screen: Screen
  /** The choices on the screen, and those of them that have a number. */
  private open: Choices = { kind: 'none' }
  private numbered: readonly Choice[] = []
  /** The table as it was shown last. */
  private seen = ''
  /** Waits for a yes. */
  private doubtful: Choice | null = null
  private hints = 0

  constructor(session: Session, lines: Lines, screen: Screen) {
    this.session = session
    this.lines = lines
    this.screen = screen
  }

  /** Plays until the game is over or the player leaves. */
  async play(): Promise<'over' | 'left'> {
    const { session } = this
    this.sayAll(headLines(session))
    for (;;) {
      await this.goOn()
      this.sayAll(newsLines(session, this.width))
      if (session.pending().kind === 'over') {
        this.sayAll([...tableLines(session, session.view, this.width), ...endLines(session)])
        return 'over'
      }
      if (!(await this.ask())) return 'left'
    }
  }

  private get width(): number {
    return this.screen.room.width
  }

  private say(text: string): void {
    this.screen.say(text)
  }
  private sayAll(lines: readonly Line[]): void {
    for (const line of lines) this.say(this.screen.painter.line(line))
  }

  private async goOn(): Promise<void> {
    const { session, screen } = this
    const start = performance.now()
    await session.goOn(async (seat, name) => {
      if (performance.now() - start < PATIENCE_MS) return
      screen.busy(session.ui.thinks(seatLetter(seat), name))
      await new Promise(setImmediate)
    })
    screen.busy(null)
  }

  /** Asks until something was chosen or taken back; false: the player leaves. */
  private async ask(): Promise<boolean> {
    const { session } = this
    for (let next: Next = 'show'; ; ) {
      if (next === 'show') this.show()
      const line = await this.lines.next(`${seatLetter(session.seat)} › `)
      next = line === null ? 'quit' : this.answer(line)
      if (next === 'quit') return false
      if (next === 'goOn') return true
    }
  }

  /** The table, where it has changed or is `wanted`, and the question. */
  private show(wanted = false): void {
    const { session } = this
    const { match, seat } = session
    const { view } = session
    this.open = match.game.choices(match.content, match.position, seat)
    this.numbered = numberedOf(session, this.open, view)
    this.lines.completions = [...Object.keys(VERBS), ...this.notations()]
    this.sayAll(this.shownTable(view, wanted))
    this.sayAll(questionLines(session, this.open, this.numbered, view, this.screen.room))
    if (this.hints++ < HINTS) this.sayAll([[{ text: session.ui.howList, tint: 'dim' }]])
  }

  private shownTable(view: Seen, wanted: boolean): readonly Line[] {
    const { session } = this
    const brief = wanted ? null : (session.part?.brief?.(session.match.content, view, session.language) ?? null)
    if (brief !== null) return [[], ...brief]
    const now = JSON.stringify([session.language, view.state])
    if (!wanted && session.part !== null && now === this.seen) return []
    this.seen = now
    return tableLines(session, view, this.width)
  }

  private notations(): string[] {
    const { verbs } = this.session.match.game
    return [...this.openVerbs(), ...this.numbered.map((choice) => write(verbs, choice))]
  }

  private openVerbs(): string[] {
    const spread = this.open.kind === 'allotment' ? [this.open.do] : []
    return [...new Set([...spread, ...this.numbered.map((choice) => choice.do)])]
  }

  private answer(line: string): Next {
    const doubtful = this.doubtful
    this.doubtful = null
    const word = line.toLowerCase()
    if (doubtful !== null && YES.has(word)) return this.take(doubtful)
    if (doubtful !== null) this.say(this.session.ui.notDone)
    if (line === '' || (doubtful !== null && NO.has(word))) return 'ask'
    const [first = '', ...rest] = line.split(/\s+/)
    const verb = Object.hasOwn(VERBS, first.toLowerCase()) ? VERBS[first.toLowerCase()] : undefined
    return verb === undefined ? this.choose(line) : this.command(verb, rest.join(' '))
  }

  private command(verb: Verb, rest: string): Next {
    const { session } = this
    const { ui, part, language } = session
    const nothing: readonly Line[] = [[{ text: ui.none }]]
    if (verb === 'why') this.sayAll(this.whyLines(rest))
    if (verb === 'rules') this.rules(rest)
    if (verb === 'log') this.log(rest)
    if (verb === 'help') this.help()
    if (verb === 'sheet') this.sayAll(part?.summary(language).map((text) => [{ text }]) ?? nothing)
    if (verb === 'legend') this.sayAll(part?.legend?.(language, this.width) ?? nothing)
    if (verb === 'numbers') this.sayAll(sumLines(session))
    if (verb === 'list') this.list()
    if (verb === 'save') this.say(rest === '' ? ui.saveWhere : this.save(rest))
    if (verb === 'orders') this.sayAll(orderLines(session))
    if (verb === 'order') return this.order(rest)
    if (verb === 'withdraw') this.withdraw(rest)
    if (verb === 'undo') return this.undo()
    if (verb === 'lang') return this.switchTo(rest)
    if (verb === 'table') this.show(true)
    return verb === 'quit' ? 'quit' : 'ask'
  }

  // —— choices ——

  private choose(text: string): Next {
    const { session } = this
    const choice = this.read(text)
    if (choice === null) return 'ask'
    const { match, part, language, ui } = session
    const warning = part?.warn(match.content, session.view, choice, language) ?? null
    if (warning === null || session.explain(choice) !== null) return this.take(choice)
    this.doubtful = choice
    this.sayAll([[{ text: `${ui.careful}: ${warning}.`, tint: 'danger' }], [{ text: ui.confirm }]])
    return 'ask'
  }

  private take(choice: Choice): Next {
    const refused = this.session.choose(choice)
    if (refused === null) return 'goOn'
    this.sayAll(refusalLines(this.session, refused, this.width))
    return 'ask'
  }

  /** Legal, or the sentence of the refusal; with the rule and its text either way. */
  private whyLines(text: string): Line[] {
    const { session } = this
    const { ui, part, match, language } = session
    if (text === '') return [[{ text: ui.whyWhat }]]
    const choice = this.read(text)
    if (choice === null) return []
    const refused = session.explain(choice)
    if (refused !== null) return refusalLines(session, refused, this.width)
    const pending = session.pending()
    const rule = pending.kind === 'asked' ? pending.rule : ''
    const note = part?.note(match.content, session.view, choice, language) ?? null
    return legalLines(session, choice, note, rule, this.width)
  }

  /** The choice that was typed: a number of the list, or its words, with or without the seat before them. */
  private read(text: string): Choice | null {
    const { session } = this
    if (this.numbered.length > 0 && /^\d+$/.test(text)) return this.byNumber(text)
    const [first = '', ...rest] = text.split(/\s+/)
    const seat = rest.length > 0 && /^[A-Z]$/.test(first) ? seatFrom(first, session.match.seats) : null
    const read = readChoice(session, this.open, this.numbered, seat === null ? text : rest.join(' '))
    if ('choice' in read)
      return seat === null || seat === session.seat ? read.choice : this.outOfTurn(seat, read.choice)
    this.say('several' in read ? session.ui.several(read.several) : this.misread(read.wrong))
    return null
  }

  private byNumber(text: string): Choice | null {
    const choice = this.numbered[Number(text) - 1]
    if (choice === undefined) this.say(this.session.ui.noNumber(text, this.numbered.length))
    return choice ?? null
  }

  /** Somebody else's choice: whoever is not asked gets the rule's answer, nobody is answered for. */
  private outOfTurn(seat: Seat, choice: Choice): null {
    const { session } = this
    const pending = session.pending()
    const isAsked = pending.kind === 'asked' && pending.seats.includes(seat)
    const refused = isAsked ? null : session.explain(choice, seat)
    if (refused === null) this.say(session.ui.notYourSeat(seatLetter(seat)))
    else this.sayAll(refusalLines(session, refused, this.width))
    return null
  }

  private misread({ reason, params }: InputError): string {
    const { ui } = this.session
    const { verb, expected, got } = params as Params & { expected?: readonly string[] }
    if (reason === 'noSuchVerb') return ui.noVerb(String(verb), this.openVerbs())
    if (reason === 'wrongNumberOfWords') return ui.wrongWords((expected ?? []).join(' '))
    if (reason === 'notASlotAndCount') return ui.noSlot(String(got))
    const [name = '', value = ''] = Object.entries(params).find(([key]) => key !== 'expected') ?? []
    return ui.noValue(name, String(value))
  }

  // —— standing orders ——

  /** Leaves an order; it may answer the present question at once. */
  private order(text: string): Next {
    const { session } = this
    const { ui } = session
    const order = text === '' ? null : readOrder(session, text)
    if (order === null || order instanceof InputError) {
      if (order !== null) this.say(this.misread(order))
      this.sayAll(orderKindLines(session, this.width))
      return 'ask'
    }
    const answersNow = session.leave(order)
    this.say(ui.ordered(session.orderText(writeOrder(session.table.opened.orders, order))))
    return answersNow ? 'goOn' : 'ask'
  }

  /** By number, by kind, or all of them. */
  private withdraw(text: string): void {
    const { session } = this
    const { left } = session.orders
    const word = text.toLowerCase()
    const isMeant = (order: string, i: number) =>
      left.length === 1 || ['all', 'alle', String(i + 1), order.toLowerCase().split(' ')[0]].includes(word)
    const gone = left.filter(isMeant)
    if (gone.length === 0) this.sayAll(orderLines(session))
    for (const order of gone) {
      session.withdraw(order)
      this.say(session.ui.withdrawn(session.orderText(order)))
    }
  }

  // —— the rest ——

  private undo(): Next {
    const { session } = this
    const refused = session.undo()
    if (refused !== null) {
      this.sayAll(refusalLines(session, refused, this.width))
      return 'ask'
    }
    session.shown = session.told.length
    this.say(session.ui.undone)
    return 'goOn'
  }

  private rules(start: string): void {
    const { words, ui } = this.session
    const ids = Object.keys(words.rules).filter((id) => id.toLowerCase().startsWith(start.toLowerCase()))
    if (ids.length === 0) this.say(ui.noRule(start))
    else if (start === '' && ids.length > MANY_RULES) {
      this.sayAll(chapterLines(ids, this.width))
      this.say(ui.rulesOf((ids[0] as string).replace(/-[^-]*$/, '')))
    } else this.sayAll(ruleLines(words.rules, ids, this.width))
  }

  /** All that has happened, or the last so many lines of it. */
  private log(rest: string): void {
    const { session } = this
    const lines = toldLines(session, session.told, this.width)
    if (lines.length === 0) this.say(session.ui.logEmpty)
    else this.sayAll(/^\d+$/.test(rest) ? lines.slice(-Number(rest)) : lines)
  }

  private help(): void {
    const { ui, part, language } = this.session
    const hasOrders = this.session.table.opened.orders.length > 0
    const texts = [...ui.help, ...(hasOrders ? ui.helpOfOrders : []), ...(part === null ? [] : ui.helpOfPart)]
    this.sayAll(texts.map((text) => [{ text: `  ${text}` }]))
    if (part?.legend !== undefined) this.sayAll([[], ...part.legend(language, this.width)])
  }

  /** The whole list of choices, however long. */
  private list(): void {
    const { session } = this
    const room = { width: this.width, rows: Number.POSITIVE_INFINITY }
    this.sayAll(questionLines(session, this.open, this.numbered, session.view, room))
  }

  private switchTo(text: string): Next {
    const other: Language = this.session.language === 'en' ? 'de' : 'en'
    this.session.language = LANGUAGES.find((language) => language === text) ?? other
    return 'show'
  }

  /** Says how it went. */
  save(file: string): string {
    const { session } = this
    const { ui } = session
    try {
      if (existsSync(file) && !isSavedGame(file)) return ui.notARecord(file)
      writeText(file, `${JSON.stringify(session.save())}\n`)
    } catch (error) {
      if (error instanceof FileFault) return ui.notSaved(error.message)
      throw error
    }
    session.savedRows = session.match.rows.length
    session.savedFile = file
    return ui.saved(file)
  }
}

function isSavedGame(file: string): boolean {
  try {
    return String((readJson(file) as { format?: unknown } | null)?.format).startsWith('skerry-record')
  } catch {
    return false // unreadable or something else: not ours to replace
  }
}

/** Where games are kept that nobody saved by name. */
export function keepFile({ XDG_STATE_HOME, LOCALAPPDATA }: Environment, game: string): string {
  const home = XDG_STATE_HOME ?? LOCALAPPDATA ?? join(homedir(), '.local', 'state')
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return join(home, 'skerry', `${game}-${stamp}-${process.pid}.json`)
}
