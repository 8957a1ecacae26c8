import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../words/language.ts'

/** Where POSIX looks for the language of messages, the first one that is set. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG']
/** Locales that name no language. */
const NO_LANGUAGE = /^(?:C|POSIX)(?:\.|$)/

/**
 * The language in which a command speaks: `--lang`, else that of the terminal (`LANG` and the like; English for any that
 * does not exist here), else the default. Found before other parameters are read, so that their errors are in it.
 */
export function terminalLanguage(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const given = args.flatMap((arg, at) => (arg === '--lang' ? [args[at + 1]] : [/^--lang=(.*)$/.exec(arg)?.[1]]))
  const named = given.find(isLanguage)
  if (named !== undefined) return named
  const locale = VARIABLES.map((name) => environment[name]).find((value) => value !== undefined && value !== '')
  if (locale === undefined || NO_LANGUAGE.test(locale)) return DEFAULT_LANGUAGE
  return /^ko/i.test(locale) ? 'ko' : 'en'
}
