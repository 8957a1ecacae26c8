import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { pino } from 'pino'
import { privateDatabase } from '../../test/database.ts'
import { installJobQueue, startJobQueue } from './job-queue.ts'

const LISTEN = 'LISTEN "jobs:insert"'

/** A proxy that forwards everything, except what a connection sends from its LISTEN statement on. */
async function wayThatLosesListening(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const lost = Promise.withResolvers<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let isLost = false
    client.on('data', (chunk: Buffer) => {
      isLost ||= chunk.includes(LISTEN)
      if (isLost) lost.resolve(client)
      else database.write(chunk)
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
  return { url: url.href, lost: lost.promise, close: () => server.close() }
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
