import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool, QueryConfig } from 'pg'
import { privateDatabase } from '../../../test/database.ts'
import { HAPPENED } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { appendEvent } from '../outbox/events.ts'
import { publishEvents } from '../outbox/publish.ts'
import { createFeed } from './feed.ts'
import { publishedEvents } from './published-events.ts'

const { pool, url } = await privateDatabase()

async function happen(): Promise<void> {
  await appendEvent(pool, HAPPENED, { subject: 'test', payload: { number: 1 }, occurredAt: new Date() })
  await publishEvents(pool)
}

test('a reading that was on its way when its only listener left sends the next one nothing from before it', async (t) => {
  let held: Promise<void> | undefined
  let reached = 0
  const slow = {
    async query(config: QueryConfig) {
      const answer = await pool.query(config)
      if (config.name === 'outbox-read-after') {
        reached += 1
        await held
      }
      return answer
    },
  } as unknown as Pool
  const log = { warn() {} }
  const feed = createFeed({ databaseUrl: url, log })
  const events = publishedEvents({ pool: slow, feed, types: [HAPPENED.name], log })
  t.after(() => feed.close())
  const gate = Promise.withResolvers<void>()
  const first = await events.listen(() => {})
  await until(async () => reached > 0, 'the first reading')
  held = gate.promise
  const before = reached
  await happen()
  await until(async () => reached > before, 'a reading that has seen the first event and is held')
  first.stop()
  await happen()
  const heard: number[] = []
  const { after } = await events.listen((events) => heard.push(...events.map(({ sequence }) => sequence)))
  held = undefined
  gate.resolve()
  await happen()
  await until(async () => heard.includes(after + 1), 'what is published from now on')
  assert.deepEqual(heard, [after + 1])
})
