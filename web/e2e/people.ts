/** Somebody who comes to the server's tables with a browser, a language and a cable of their own. */

import type { Language } from '@skerry/contracts'
import type { Browser, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { online as onlineDe } from '../src/words/de/online.ts'
import { shell as shellDe } from '../src/words/de/shell.ts'
import { table as tableDe } from '../src/words/de/table.ts'
import { online as onlineEn } from '../src/words/en/online.ts'
import { shell as shellEn } from '../src/words/en/shell.ts'
import { table as tableEn } from '../src/words/en/table.ts'
import { axe } from './axe.ts'
import { type Cable, layCable } from './cable.ts'
import { Ear } from './ear.ts'
import { tooWide } from './layout.ts'
import { type Size, type Visit, visit } from './visit.ts'

/** What the pages say, in both languages. */
export const WORDS = {
  en: { shell: shellEn, table: tableEn, online: onlineEn },
  de: { shell: shellDe, table: tableDe, online: onlineDe },
}

export interface PersonSpec {
  /** What they are called; a spectator never tells it. */
  readonly name: string
  readonly language: Language
  readonly size: Size
  readonly theme: 'light' | 'dark'
}

/** Some things take their time, on a busy machine above all. */
export const PATIENTLY = { timeout: 60_000 }

/** What a browser says about a line that is gone. */
const NO_LINE = /net::ERR_|WebSocket connection to/

export class Person {
  readonly name: string
  readonly words: (typeof WORDS)['en']
  readonly page: Page
  readonly cable: Cable
  readonly ear: Ear
  private readonly visit: Visit
  /** Faults up to here are known. */
  private known = 0

  constructor({ name, language }: PersonSpec, opened: Visit, cable: Cable) {
    this.name = name
    this.words = WORDS[language]
    this.visit = opened
    this.page = opened.page
    this.cable = cable
    this.ear = new Ear(opened.page)
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.cable.url + path)
  }

  /** Nothing has gone wrong so far. */
  expectNoFaults(): void {
    expect(this.visit.faults.slice(this.known)).toEqual([])
    this.known = this.visit.faults.length
  }

  /** The line was gone: the browser has complained about that, and about nothing else. */
  expectOnlyNoLine(): void {
    expect(this.visit.faults.slice(this.known).filter((fault) => !NO_LINE.test(fault))).toEqual([])
    this.known = this.visit.faults.length
  }

  /** The page fits its window and is fine for everybody. */
  async expectFine(): Promise<void> {
    expect(await tooWide(this.page)).toEqual([])
    expect(await axe(this.page)).toEqual([])
  }
}

/** What everything in this test that is up to chance comes from. */
export const seedOfTest = (): string => `${inject('seed')} ${expect.getState().currentTestName}`

/** Somebody opens the site for the first time. */
export async function arrive(browser: Browser, server: string, spec: PersonSpec): Promise<Person> {
  const { name, language, size, theme } = spec
  const seed = `${seedOfTest()} ${name}`
  const cable = await layCable(server)
  const opened = await visit(browser, 'about:blank', { language, size, theme, seed })
  onTestFinished(async () => {
    await opened.close()
    await cable.close()
  })
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return new Person(spec, opened, cable)
}
