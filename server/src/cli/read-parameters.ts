import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

const PROBLEMS: Record<string, string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: '알 수 없는 옵션입니다',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: '옵션의 값이 없거나 맞지 않습니다',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: '알 수 없는 값입니다',
}

/**
 * What a command was given; `--help` prints the usage and ends it. `allowPositionals`: whether it takes more than options.
 * @throws Error that names what was wrong, with the usage.
 */
export function readParameters<const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  allowPositionals = false,
) {
  const args = withNegativeNumbers(process.argv.slice(2), options)
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trimEnd()}\n`)
    process.exit(0)
  }
  try {
    return parseArgs({ args, options, allowPositionals })
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!(code in PROBLEMS)) throw error
    // all of these quote what they mean first
    const what = /'([^'\s]*)/.exec(message)?.[1] ?? ''
    throw new Error(`${PROBLEMS[code]}: ${what}\n${usage.trimEnd()}`, { cause: error })
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
