/** What axe finds wrong for people who read by ear, by keyboard or with weak eyes. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

export interface Finding {
  readonly rule: string
  readonly help: string
  /** Each element by its selector, with what to do about it. */
  readonly where: readonly string[]
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }

/** Only what lies inside `within`, if given. Empty: nothing is wrong. */
export async function axe(page: Page, within?: string): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source())
  const { violations } = await page.evaluate(runAxe, { within: within ?? null, options: OPTIONS })
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
}

let text: string | null = null
const source = (): string => {
  text ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return text
}

/** Runs in the page. */
function runAxe({ within, options }: { within: string | null; options: RunOptions }): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  return axe.run(within ?? document, options)
}
