import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { type DestinationStream, pino } from 'pino'
import { privateDatabase } from '../../../test/database.ts'
import { refuseJobEnds } from '../../../test/refused-job-ends.ts'
import { until } from '../../../test/until.ts'
import { enqueueJob } from './enqueue-job.ts'
import { startJobQueue } from './job-queue.ts'

const LISTEN = 'LISTEN "jobs:insert"'

type Way = { client: Socket; database: Socket }

/** A proxy: `fromClient` receives each chunk that a client sends, and says whether it is to be forwarded. */
async function wayTo(databaseUrl: string, fromClient: (way: Way, chunk: Buffer) => boolean) {
  const target = new URL(databaseUrl)
  const ways = new Set<Way>()
  const server = createServer((client) => {
    const way = { client, database: connect(Number(target.port), target.hostname) }
    ways.add(way)
    client.on('data', (chunk: Buffer) => fromClient(way, chunk) && way.database.write(chunk))
    way.database.pipe(client)
    const sockets = [client, way.database]
    for (const socket of sockets) {
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.forEach((each) => each.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const close = () => {
    for (const { client } of ways) client.destroy()
    server.close()
  }
  return { url: url.href, ways, close }
}

/** Forwards everything, except what a connection sends from its LISTEN statement on. */
async function wayThatLosesListening(databaseUrl: string) {
  const lost = Promise.withResolvers<Socket>()
  const listening = new Set<Way>()
  const { url, close } = await wayTo(databaseUrl, (way, chunk) => {
    if (chunk.includes(LISTEN)) {
      listening.add(way)
      lost.resolve(way.client)
    }
    return !listening.has(way)
  })
  return { url, lost: lost.promise, close }
}

/** Forwards everything until `silence` is called; from then on, nothing that the connections open at that time send. */
async function wayThatFallsSilent(databaseUrl: string) {
  const silent = new Set<Way>()
  const { url, ways, close } = await wayTo(databaseUrl, (way) => !silent.has(way))
  return { url, close, silence: () => ways.forEach((way) => silent.add(way)) }
}

/** Forwards everything, but while `isLosing`, a connection that takes a job breaks before the reply arrives. */
async function wayThatLosesJobs(databaseUrl: string) {
  const losing = { isLosing: false }
  const { url, close } = await wayTo(databaseUrl, ({ client, database }, chunk) => {
    if (losing.isLosing && chunk.includes('get_job')) {
      database.unpipe(client)
      database.once('data', () => client.destroy())
    }
    return true
  })
  return { url, close, losing }
}

test('R-OPS-20: a queue that stops while it waits to listen, and then loses the connection, does not end the process', async () => {
  const { url } = await privateDatabase()
  const way = await wayThatLosesListening(url)
  const rejections: unknown[] = []
  const note = (reason: unknown) => rejections.push(reason)
  process.on('unhandledRejection', note)
  try {
    const queue = await startJobQueue({ databaseUrl: way.url, jobs: [], log: pino({ level: 'silent' }) })
    const connection = await way.lost
    const stopped = queue.stop()
    await new Promise((resolve) => setTimeout(resolve, 300))
    connection.destroy()
    await stopped
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.deepEqual(rejections, [])
  } finally {
    process.off('unhandledRejection', note)
    way.close()
  }
})

/** Runs `work` beside a queue that reaches its database by the opened way and counts the runs of its job `once`. */
async function besideQueue<Opened extends { url: string; close(): void }>(
  openWay: (databaseUrl: string) => Promise<Opened>,
  options: Pick<Parameters<typeof startJobQueue>[0], 'queryTimeoutMs' | 'sweepEveryMs'> & { write?: DestinationStream },
  work: (given: { pool: Pool; way: Opened; runs(): number }) => Promise<void>,
): Promise<void> {
  const { write = { write: () => undefined }, ...limits } = options
  const { pool, url } = await privateDatabase()
  const way = await openWay(url)
  let runs = 0
  const jobs = [{ name: 'once', run: async () => void (runs += 1) }]
  const log = pino({ level: 'error' }, write)
  const queue = await startJobQueue({ databaseUrl: way.url, jobs, log, ...limits })
  try {
    await work({ pool, way, runs: () => runs })
  } finally {
    way.close()
    await queue.stop()
  }
}

test('R-OPS-20: a runner that gave up and never ends is replaced although the first attempts to begin again fail', async () => {
  let failures = 0
  const write = { write: (line: string) => void (failures += Number(line.includes('could not begin again'))) }
  await besideQueue(wayThatLosesListening, { write, sweepEveryMs: 200 }, async ({ pool, way, runs }) => {
    await way.lost
    // a pool that cannot write the end of a job shuts itself down, and cannot stop listening
    const allowEnds = await refuseJobEnds(pool)
    await enqueueJob(pool, 'once', {})
    await until(() => runs() === 1, 'the job runs')
    await pool.query('alter table graphile_worker.migrations rename column id to elsewhere')
    await until(() => failures > 0, 'an attempt to begin again fails')
    await pool.query('alter table graphile_worker.migrations rename column elsewhere to id')
    await allowEnds()
    await until(async () => (await pool.query('select from graphile_worker.jobs')).rowCount === 0, 'the job is done')
  })
})

test('R-OPS-36: connections that no longer get an answer, as behind a lost network, are replaced', async () => {
  await besideQueue(wayThatFallsSilent, { queryTimeoutMs: 1_000 }, async ({ pool, way, runs }) => {
    await enqueueJob(pool, 'once', {})
    await until(() => runs() === 1, 'the job runs')
    way.silence()
    await enqueueJob(pool, 'once', {})
    await until(() => runs() === 2, 'the job runs over new connections')
  })
})

test('R-OPS-36: a job that was taken over a connection that broke before the reply arrived is run', async () => {
  await besideQueue(wayThatLosesJobs, { sweepEveryMs: 200 }, async ({ pool, way, runs }) => {
    way.losing.isLosing = true
    await enqueueJob(pool, 'once', {})
    const isTaken = async () =>
      (await pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount
    await until(isTaken, 'the job is taken')
    way.losing.isLosing = false
    await until(() => runs() === 1, 'the job runs')
  })
})
