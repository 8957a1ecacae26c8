import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { givenVariables } from '../../server/src/platform/config/given-variables.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MEBIBYTE_KILOBYTES = 1024

/**
 * Writes the peak memory of the process in kilobytes as the last line of stderr. On Linux, `maxRSS` includes the
 * parent's memory and `VmHWM` does not.
 */
const REPORT_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs'
  const status = '/proc/self/status'
  process.on('exit', () => {
    const peak = existsSync(status) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined
    process.stderr.write('\\n' + (peak ?? process.resourceUsage().maxRSS))
  })`)}`

/**
 * Runs one of the project's commands as `npm run` does, with the flags from package.json.
 * @returns its peak memory in MiB. @throws Error if the command fails.
 */
export async function runCommand(script: string, parameters: string[], env: Record<string, string>): Promise<number> {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { scripts: Record<string, string> }
  const words = (scripts[script] ?? '').split(' ').slice(1)
  const child = spawn(process.execPath, ['--import', REPORT_MEMORY, ...words, ...parameters], {
    cwd: ROOT,
    env: { PATH: givenVariables(process.env)['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${errorOutput}`)
  return Number(errorOutput.trimEnd().split('\n').at(-1)) / MEBIBYTE_KILOBYTES
}
