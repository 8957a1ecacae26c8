import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../../server/src/app.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { createLogger } from '../../server/src/platform/log.ts'
import { startQueues } from '../../server/src/start/start-queues.ts'
import { percentile, timingsOf } from './measure.ts'
import { count, heading, line, timing } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'

const MEBIBYTE = 1024 * 1024

type Reader = { socket: Socket; arrivals: number[] }

/** Measures how long one event takes to reach `streams` open streams of one process, which also runs the readers. */
export async function measureFanOut(
  scratch: ScratchServer,
  { streams, rounds }: { streams: number; rounds: number },
): Promise<void> {
  heading(`One event to ${streams.toLocaleString('en-US')} open streams of one process (${rounds} rounds)`)
  const url = await scratch.createDatabase('fan-out')
  await migrate(url)
  const config = loadConfig({
    DATA_DIR: `${scratch.folder}/fan-out`,
    DATABASE_URL: url,
    RATE_LIMIT_OPEN_STREAMS: '100000',
    STREAMS_AT_ONCE: '100000',
    LOG_LEVEL: 'warn',
  })
  const database = createDatabase({ ...config.database, url })
  const log = createLogger(config.logLevel, { write: () => undefined })
  const options = { config, clock: systemClock, database, log, version: 'bench' }
  const { app, ...behindIt } = await createApp({ ...options, dataMode: 'sample' })
  const queue = await startQueues({ database: database.direct, log, ...behindIt })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const readers: Reader[] = []
  try {
    const before = residentBytes()
    while (readers.length < streams) readers.push(await open(Number(port)))
    await sleep(1_000)
    const perStream = (residentBytes() - before) / MEBIBYTE
    count('memory of server and readers together, MiB', Math.round(perStream), { atMost: 200 })
    const first: number[] = []
    const spread: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const reader of readers) reader.arrivals = []
      const sentAt = performance.now()
      await database.pool.query(
        `with event as (
           insert into outbox (event_type, subject, payload, occurred_at)
           values ('POST_CREATED', 'post 1', '{"boardCode":"FREE","postId":1,"commentId":null}', now())
         )
         select graphile_worker.add_job('publish-events', '{}'::json)`,
      )
      while (readers.some(({ arrivals }) => arrivals.length === 0)) await sleep(2)
      const sorted = readers.map(({ arrivals }) => (arrivals[0] ?? 0) - sentAt).toSorted((a, b) => a - b)
      first.push(sorted[0] ?? 0)
      spread.push(percentile({ sorted }, 0.99))
    }
    timing('until the first reader has it', timingsOf(first))
    timing('until 99 of 100 have it', timingsOf(spread))
    const begun = performance.now()
    await app.close()
    line('a shut-down that ends them all', `${Math.round(performance.now() - begun)} ms`)
  } finally {
    for (const { socket } of readers) socket.destroy()
    await queue.stop()
    await app.close()
    await database.close()
  }
}

function residentBytes(): number {
  return process.memoryUsage().rss
}

/** The leanest possible reader: a socket that searches the data for the name of the event. */
function open(port: number): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const reader: Reader = { socket, arrivals: [] }
    socket.once('error', reject)
    socket.write('GET /api/community/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.on('data', (data) => {
      if (data.includes('POST_CREATED')) reader.arrivals.push(performance.now())
      else resolve(reader)
    })
  })
}
