import { type ChildProcess, spawn } from 'node:child_process'
import { GENEROUS_LIMITS } from './app.ts'
import { OF_PROCESSES } from './of-processes.ts'

export type CommandRun = { process: ChildProcess; ended: Promise<{ code: number | null; output: string }> }

/** Returns a function that runs a command of `src/cli` in a folder, with a database of the test. */
export function commandIn(
  folder: string,
  command: string,
): (databaseUrl: string, parameters: string[], variables?: Record<string, string>) => CommandRun {
  return (databaseUrl, parameters, variables = {}) => {
    const child = spawn(process.execPath, [command, ...parameters], {
      cwd: folder,
      env: {
        ...GENEROUS_LIMITS,
        ...OF_PROCESSES,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }))
    })
    return { process: child, ended }
  }
}
