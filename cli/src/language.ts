import type { Language } from '@skerry/contracts'
import type { Given } from './args.ts'
import type { Context, Environment } from './context.ts'
import { UsageError } from './errors.ts'
import { LANGUAGES } from './registry.ts'

/** --lang, or the language of the system if we speak it, or English. */
export function languageOf(given: Given, { env }: Context): Language {
  const text = given.text('lang')
  if (text === undefined) return systemLanguage(env)
  const language = LANGUAGES.find((l) => l === text)
  if (language === undefined) throw new UsageError(`--lang ${text}: the languages are ${LANGUAGES.join(' and ')}.`)
  return language
}

function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('de') ? 'de' : 'en'
}
