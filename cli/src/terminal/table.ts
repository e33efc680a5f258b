/** The conversation: shows the table, reads a line, does what it says. */

import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import {
  type Choice,
  type Choices,
  choiceText,
  InputError,
  type Language,
  type Params,
  type Seat,
  write,
} from '@skerry/kernel'
import { FileFault, readJson, writeText } from '../files.ts'
import { seatFrom, seatLetter } from '../options.ts'
import { LANGUAGES } from '../registry.ts'
import type { Lines } from './lines.ts'
import {
  endLines,
  headLines,
  newsLines,
  questionLines,
  refusalLines,
  ruleLines,
  tableLines,
  toldLines,
} from './screen.ts'
import type { Session } from './session.ts'
import { VERBS, type Verb } from './words.ts'

/** What a line of input leads to. */
type Next = 'ask' | 'show' | 'goOn' | 'quit'

export class TerminalTable {
  private readonly session: Session
  private readonly lines: Lines
  private readonly say: (text: string) => void
  private readonly width: number
  /** The choices on the screen. */
  private open: Choices = { kind: 'none' }

  constructor(session: Session, lines: Lines, say: (text: string) => void, width: number) {
    this.session = session
    this.lines = lines
    this.say = say
    this.width = width
  }

  /** Plays until the game is over or the player leaves. */
  async play(): Promise<'over' | 'left'> {
    const { session } = this
    this.sayAll(headLines(session))
    for (;;) {
      session.goOn()
      this.sayAll(newsLines(session))
      if (session.pending().kind === 'over') {
        this.sayAll([...tableLines(session, this.width), ...endLines(session)])
        return 'over'
      }
      if (!(await this.ask())) return 'left'
    }
  }

  private sayAll(lines: readonly string[]): void {
    for (const line of lines) this.say(line)
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

  private show(): void {
    const { session } = this
    const { match, seat } = session
    this.open = match.game.choices(match.content, match.position, seat)
    this.lines.completions = [...Object.keys(VERBS), ...this.notations()]
    this.sayAll([...tableLines(session, this.width), ...questionLines(session, this.open, this.width)])
  }

  /** The choices that have a number. */
  private numbered(): readonly Choice[] {
    return this.open.kind === 'none' ? [] : this.open.list
  }

  private notations(): string[] {
    const { verbs } = this.session.match.game.compiled
    return [...this.openVerbs(), ...this.numbered().map((choice) => write(verbs, choice))]
  }

  private openVerbs(): string[] {
    const spread = this.open.kind === 'allotment' ? [this.open.do] : []
    return [...new Set([...spread, ...this.numbered().map((choice) => choice.do)])]
  }

  private answer(line: string): Next {
    if (line === '') return 'ask'
    const [first = '', ...rest] = line.split(/\s+/)
    const verb = Object.hasOwn(VERBS, first.toLowerCase()) ? VERBS[first.toLowerCase()] : undefined
    return verb === undefined ? this.choose(line) : this.command(verb, rest.join(' '))
  }

  private command(verb: Verb, rest: string): Next {
    const { session } = this
    const { ui } = session
    if (verb === 'why') this.sayAll(this.whyLines(rest))
    if (verb === 'rules') this.rules(rest)
    if (verb === 'log') this.sayAll(session.told.length > 0 ? toldLines(session, session.told) : [ui.logEmpty])
    if (verb === 'help') this.sayAll(ui.help.map((text) => `  ${text}`))
    if (verb === 'save') this.say(rest === '' ? ui.saveWhere : this.save(rest))
    if (verb === 'undo') return this.undo()
    if (verb === 'lang') return this.switchTo(rest)
    return verb === 'quit' ? 'quit' : verb === 'table' ? 'show' : 'ask'
  }

  // —— choices ——

  private choose(text: string): Next {
    const choice = this.read(text)
    if (choice === null) return 'ask'
    const refused = this.session.choose(choice)
    if (refused === null) return 'goOn'
    this.sayAll(refusalLines(this.session, refused, this.width))
    return 'ask'
  }

  /** Legal, or the sentence of the refusal; with the rule and its text either way. */
  private whyLines(text: string): string[] {
    const { session } = this
    const { words, ui } = session
    if (text === '') return [ui.whyWhat]
    const choice = this.read(text)
    if (choice === null) return []
    const refused = session.explain(choice)
    if (refused !== null) return refusalLines(session, refused, this.width)
    const pending = session.pending()
    const rule = pending.kind === 'asked' ? pending.rule : ''
    return [`${ui.yes}: ${choiceText(words, choice)}.  [${rule}]`, ...ruleLines(words.rules, [rule], this.width)]
  }

  /** The choice that was typed: a number of the list, or its words, with or without the seat before them. */
  private read(text: string): Choice | null {
    const { session, open } = this
    if (this.numbered().length > 0 && /^\d+$/.test(text)) return this.byNumber(text)
    const [first = '', ...rest] = text.split(/\s+/)
    const seat = rest.length > 0 && /^[A-Z]$/.test(first) ? seatFrom(first, session.match.seats) : null
    const words = seat === null ? [first, ...rest] : rest
    const isSplit = open.kind === 'allotment' && words.every((word) => /:\d+$/.test(word))
    try {
      const choice = session.read(isSplit ? [open.do, ...words].join(' ') : words.join(' '))
      return seat === null || seat === session.seat ? choice : this.outOfTurn(seat, choice)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      this.say(this.misread(error))
      return null
    }
  }

  private byNumber(text: string): Choice | null {
    const list = this.numbered()
    const choice = list[Number(text) - 1]
    if (choice === undefined) this.say(this.session.ui.noNumber(text, list.length))
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
    this.sayAll(ids.length > 0 ? ruleLines(words.rules, ids, this.width) : [ui.noRule(start)])
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
export function keepFile(game: string): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env
  const home = XDG_STATE_HOME ?? LOCALAPPDATA ?? join(homedir(), '.local', 'state')
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return join(home, 'skerry', `${game}-${stamp}-${process.pid}.json`)
}
