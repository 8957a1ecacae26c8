import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { word } from '../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../words/language.ts'
import { message } from '../words/message.ts'

const PROBLEMS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'UNKNOWN_OPTION',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'OPTION_VALUE',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'UNKNOWN_VALUE',
} as const

/**
 * Parses the arguments of a command; `--help` prints the usage and exits. `allowPositionals`: accept more than options.
 * `language`: the language of the usage.
 * @throws Error that names the problem, with the usage.
 */
export function readParameters<const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  allowPositionals = false,
  language = DEFAULT_LANGUAGE,
) {
  const args = withNegativeNumbers(process.argv.slice(2), options)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trimEnd()}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    const { code = '', message: said } = error as NodeJS.ErrnoException
    const problem = PROBLEMS[code as keyof typeof PROBLEMS] as (typeof PROBLEMS)[keyof typeof PROBLEMS] | undefined
    if (problem === undefined) throw error
    // all of these messages quote the argument first
    const what = /'([^'\s]*)/.exec(said)?.[1] ?? ''
    const words = word(message('PARAMETER_WRONG', { problem, what }), language)
    throw new Error(`${words}\n${usage.trimEnd()}`, { cause: error })
  }
}

/** Treats `--floor -1` as `--floor=-1`: no option has digits as its name, so -1 is not an option. */
function withNegativeNumbers(args: string[], options: ParseArgsOptionsConfig): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const isValue = /^-\d/.test(arg) && before.startsWith('--') && options[before.slice(2)]?.type === 'string'
    if (isValue) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}
