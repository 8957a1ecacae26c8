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
 * What a command was given; `--help` prints the usage and ends it. `allowPositionals`: whether it takes more than options.
 * `language`: that of the usage.
 * @throws Error that names what was wrong, with the usage.
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
    // all of these quote what they mean first
    const what = /'([^'\s]*)/.exec(said)?.[1] ?? ''
    const words = word(message('PARAMETER_WRONG', { problem, what }), language)
    throw new Error(`${words}\n${usage.trimEnd()}`, { cause: error })
  }
}

/** `--floor -1` is `--floor=-1`: without a name of digits among the options, -1 is no option. */
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
