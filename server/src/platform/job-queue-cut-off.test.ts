import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { pino } from 'pino'
import { privateDatabase } from '../../test/database.ts'
import { refuseJobEnds } from '../../test/refused-job-ends.ts'
import { until } from '../../test/until.ts'
import { enqueueJob } from './enqueue-job.ts'
import { installJobQueue, startJobQueue } from './job-queue.ts'

const LISTEN = 'LISTEN "jobs:insert"'

/** A proxy that forwards everything, except what a connection sends from its LISTEN statement on. */
async function wayThatLosesListening(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const lost = Promise.withResolvers<Socket>()
  const listening: Socket[] = []
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isLost = false
    client.on('data', (chunk: Buffer) => {
      if (chunk.includes(LISTEN)) {
        isLost = true
        listening.push(client)
        lost.resolve(client)
      }
      if (!isLost) database.write(chunk)
    })
    database.pipe(client)
    for (const socket of [client, database]) {
      socket.on('error', () => undefined)
      socket.on('close', () => [client, database].forEach((each) => each.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const close = () => {
    for (const socket of listening) socket.destroy()
    server.close()
  }
  return { url: url.href, lost: lost.promise, close }
}

test('R-OPS-20: a queue that stops while it waits to listen, and then loses the connection, does not end the process', async () => {
  const { url } = await privateDatabase()
  await installJobQueue(url)
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

test('R-OPS-20: a runner that gave up and never ends is replaced although the first attempts to begin again fail', async () => {
  const { pool, url } = await privateDatabase()
  await installJobQueue(url)
  const way = await wayThatLosesListening(url)
  let [runs, failures] = [0, 0]
  const write = (line: string) => void (failures += Number(line.includes('could not begin again')))
  const run = async () => void (runs += 1)
  const options = { databaseUrl: way.url, jobs: [{ name: 'once', run }], log: pino({ level: 'error' }, { write }) }
  const queue = await startJobQueue({ ...options, sweepEveryMs: 200 })
  try {
    await way.lost
    // a pool that cannot write the end of a job shuts itself down, and cannot stop listening
    const allowEnds = await refuseJobEnds(pool)
    await enqueueJob(pool, 'once', {})
    await until(() => runs === 1, 'the job runs')
    await pool.query('alter table graphile_worker.migrations rename column id to elsewhere')
    await until(() => failures > 0, 'an attempt to begin again fails')
    await pool.query('alter table graphile_worker.migrations rename column elsewhere to id')
    await allowEnds()
    await until(async () => (await pool.query('select from graphile_worker.jobs')).rowCount === 0, 'the job is done')
  } finally {
    way.close()
    await queue.stop()
  }
})
