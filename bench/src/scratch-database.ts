import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../server/src/platform/embedded/embedded-database.ts'

export type ScratchServer = {
  /** Temporary folder of this run; gone after `stop`. */
  folder: string
  /** Of the postmaster, which starts all of its processes. */
  serverPid: number
  /** The address of a new, empty database. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

/** A PostgreSQL of this run alone, without fsync, in a temporary folder that is removed whatever ends the process. */
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
