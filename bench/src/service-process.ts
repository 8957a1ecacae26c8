import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { givenVariables } from '../../server/src/platform/config/given-variables.ts'

export type ServerProcess = { pid: number; origin: string; stop(): Promise<void> }

/** Starts a server in its own process, which separates its CPU time from the client's. The server logs its origin. */
export function startServerProcess(path: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const child = spawn(process.execPath, [file], {
    env: { PATH: givenVariables(process.env)['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`${path} ended with ${code}`)))
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const origin = /"origin":"([^"]+)"/.exec(chunk)?.[1]
      if (origin !== undefined) resolve({ pid: child.pid as number, origin, stop })
    })
  })
}
