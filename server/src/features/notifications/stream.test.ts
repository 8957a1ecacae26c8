import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signUpAndLogIn } from '../../../test/account-app.ts'
import { anotherInstance, testService } from '../../../test/service.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { notify } from './notify.ts'
import { publishBell } from './stream-route.ts'

const service = await testService()
const { app, clock, database } = service
const { pool } = database
const other = (await anotherInstance(service)).app
const [here, there] = [await app.listen({ port: 0 }), await other.listen({ port: 0 })]
const anna = await signUpAndLogIn(app, 'bell_anna')
const boris = await signUpAndLogIn(app, 'bell_boris')

type Bell = { unreadCount: number; latestNotificationId: number | null }

/** The states of the bell as the stream sends them, one after the other. */
async function* bellOf(origin: string, accessToken: string): AsyncGenerator<Bell> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetch(`${origin}/api/notifications/stream`, { headers })
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'text/event-stream'])
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^event: unread\ndata: (.*)$/m.exec(event)?.[1]
      if (data !== undefined) yield JSON.parse(data) as Bell
    }
  }
}
const send = (userId: number, postId: number) =>
  inTransaction(pool, (transaction) =>
    notify(transaction, [{ type: 'COMMENT_ON_MY_POST', userId, relatedType: 'POST', relatedId: postId }], clock.now()),
  )

test('the bell shows its state at once and every change, on each instance, and nothing of others', async () => {
  const bells = [bellOf(here, anna.accessToken), bellOf(there, anna.accessToken)]
  const next = () => Promise.all(bells.map(async (bell) => (await bell.next()).value?.unreadCount))
  assert.deepEqual(await next(), [0, 0])
  await send(boris.userId, 1)
  await send(anna.userId, 1)
  assert.deepEqual(await next(), [1, 1])
  await send(anna.userId, 2)
  assert.deepEqual(await next(), [2, 2])
  const headers = { authorization: `Bearer ${anna.accessToken}` }
  await app.inject({ method: 'PUT', url: '/api/notifications/read-all', headers })
  assert.deepEqual(await next(), [0, 0])
  await Promise.all(bells.map((bell) => bell.return(undefined)))
})

test('a stream ends when its reader is no longer logged in, and goes on after reads that failed', async () => {
  const signal = new AbortController().signal
  const sent: unknown[] = []
  let looks = 0
  const bell = { userId: 1, unreadCount: 3, latestNotificationId: 7, changedAt: clock.now() }
  await publishBell(
    { signal, send: (events) => sent.push(...events), taken: async () => {} },
    {
      userId: 1,
      bells: { watch: () => async () => (looks === 1 ? Promise.reject(new Error('gone')) : bell) },
      isAdmitted: async () => (looks += 1) < 5,
      onError: () => undefined,
    },
  )
  assert.deepEqual(sent, [{ id: 1, event: 'unread', data: { unreadCount: 3, latestNotificationId: 7 } }])
})

test('without a login there is no stream', async () => {
  assert.equal((await fetch(`${here}/api/notifications/stream`)).status, 401)
})
