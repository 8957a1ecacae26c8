import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { binaryFolder, freePort, launch, runningServer } from '../src/platform/embedded/cluster.ts'
import { startEmbeddedDatabase } from '../src/platform/embedded/embedded-database.ts'
import { chooseAccount } from '../src/platform/embedded/run-as.ts'
import { atEnd } from './at-end.ts'

export type TestReplica = {
  url: string
  /** Runs on the replica. */
  query(text: string): Promise<pg.QueryResult>
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts a server and a streaming replica of it, until the file's tests are done. */
export async function primaryWithReplica(): Promise<{ url: string; replica: TestReplica }> {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-replica-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  const primary = await startEmbeddedDatabase({ dataDir: join(folder, 'primary') })
  atEnd(() => primary.stop())
  const replicaFolder = join(folder, 'replica')
  await copyCluster(primary.url, join(folder, 'primary', 'postgres'), replicaFolder)
  const programs = binaryFolder()
  const cluster = {
    folder: replicaFolder,
    programs,
    runAs: chooseAccount(replicaFolder, programs),
    logFile: join(folder, 'replica.log'),
  }
  const port = await freePort()
  const url = new URL(primary.url)
  url.port = String(port)
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => {})
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }
  const replica: TestReplica = {
    url: url.href,
    query,
    async start() {
      launch(cluster, port, {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        max_connections: '200',
      }).unref()
      for (let tries = 0; tries < 6_000; tries += 1, await sleep(50))
        if (await query('select 1').then(Boolean, () => false)) return
      throw new Error('the replica does not answer')
    },
    async stop() {
      const pid = runningServer(cluster)?.pid
      if (pid !== undefined) process.kill(pid, 'SIGQUIT')
      while (runningServer(cluster) !== undefined) await sleep(20)
    },
  }
  await replica.start()
  atEnd(() => replica.stop())
  return { url: primary.url, replica }
}

/** Copies a cluster like `pg_basebackup`, which the embedded PostgreSQL does not include. */
async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  execFileSync('cp', ['-a', from, to])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  rmSync(join(to, 'postmaster.pid'))
  const { hostname, port, username, password } = new URL(primaryUrl)
  const source = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(to, 'standby.signal'), '')
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  const { uid, gid } = statSync(to)
  for (const name of ['backup_label', 'standby.signal']) chownSync(join(to, name), uid, gid)
}
