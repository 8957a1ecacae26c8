import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenVariables } from '../src/platform/config/given-variables.ts'
import { startEmbeddedDatabase } from '../src/platform/embedded/embedded-database.ts'

/** Passes the server started by a run to its test processes. */
export const SERVER_VARIABLE = 'LEASE_RISK_TEST_DATABASE_URL'

export type TestServer = {
  url: string
  /** `undefined`: the server was given and runs elsewhere. */
  pid?: number
  stop(): Promise<void>
}

/** Returns a PostgreSQL for tests: that of this run, else of `DATABASE_URL`, else a temporary one of this process. */
export async function testServer(): Promise<TestServer> {
  const variables = givenVariables(process.env)
  const given = variables[SERVER_VARIABLE] ?? variables['DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const dataDir = mkdtempSync(join(folderOfServers(), 'lease-risk-test-'))
  const server = await startEmbeddedDatabase({ dataDir, durable: false })
  const cutOff = () => {
    process.kill(server.serverPid(), 'SIGQUIT')
    // The server keeps writing until it notices.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', cutOff)
  // A signal alone ends a process without an `exit` event, and the server would outlive it.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return {
    url: server.url,
    pid: server.serverPid(),
    async stop() {
      process.off('exit', cutOff)
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const MEMORY = '/dev/shm'
/** A server keeps up to 1 GB of log; the databases of three processes together took 0.3 GB when measured. */
const ROOM_BYTES = 4 * 1024 ** 3

/** In memory if there is room: the 700 files of each test's database need a twentieth of the CPU there. */
function folderOfServers(): string {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
