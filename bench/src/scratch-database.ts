import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/src/platform/embedded/embedded-database.ts'

export type ScratchServer = {
  /** Temporary folder of this run, deleted by `stop`. */
  folder: string
  /** The process ID of the postmaster, which starts all other processes of the server. */
  serverPid: number
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server for this run, without fsync, in a temporary folder removed however the process ends. */
export async function startScratchServer(): Promise<ScratchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-bench-'))
  const server = await startEmbeddedDatabase({ dataDir: folder, durable: false })
  const cutOff = () => {
    process.kill(server.serverPid(), 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupted = () => process.exit(130)
  process.once('exit', cutOff)
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  return {
    folder,
    get serverPid() {
      return server.serverPid()
    },
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      try {
        await client.query(`create database ${pg.escapeIdentifier(name)}`)
      } finally {
        await client.end()
      }
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    async stop() {
      process.off('exit', cutOff)
      process.off('SIGINT', interrupted)
      process.off('SIGTERM', interrupted)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
