import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { bearer, signUpAndLogIn } from '../../../../test/account-app.ts'
import { pushVariables, startPushService } from '../../../../test/push-service.ts'
import { testService } from '../../../../test/service.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { notify } from '../notify.ts'

const push = await startPushService()
const { app, clock, config, database } = await testService(pushVariables(push))
const USERS = 12
const ROUNDS = 4
/** Longer than a process may keep a message to itself. */
const LATER_MS = 11 * 60_000

/** Another process that pushes what is due, this many minutes later. */
function startInstance(round: number): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
  const program = `
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { createPusher } from ${file('platform/push.ts')}
    import { notificationPushJob } from ${file('features/notifications/push/send-pushes.ts')}
    const { pool, close } = createDatabase({ url: ${JSON.stringify(database.url)}, poolSize: 5, statementTimeoutMs: 10000 })
    const pusher = createPusher(${JSON.stringify({ push: config.push })})
    const clock = { now: () => new Date(${clock.now().getTime() + round * LATER_MS}) }
    await notificationPushJob({ pool, clock, pusher, log: console }).run(undefined, AbortSignal.timeout(60000))
    await close()`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
}

test('R-NOTIF-17: a process that is killed while it pushes, again and again, loses nothing, and each browser sees one', async (t) => {
  const endpoints: string[] = []
  for (let index = 0; index < USERS; index += 1) {
    const { accessToken, userId } = await signUpAndLogIn(app, `killed.push${index}`)
    const subscription = push.subscribe()
    endpoints.push(subscription.endpoint)
    const payload = { ...subscription, language: 'ko' }
    const url = '/api/users/me/notification-channels/push'
    const answer = await app.inject({ method: 'PUT', url, headers: bearer(accessToken), payload })
    assert.equal(answer.statusCode, 200, answer.body)
    const notice = { type: 'COMMENT_ON_MY_POST', userId, relatedType: 'POST', relatedId: 1 } as const
    await inTransaction(database.pool, (transaction) => notify(transaction, [notice], clock.now()))
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = push.hold()
    const child = startInstance(round)
    t.after(() => child.kill('SIGKILL'))
    await held
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const last = startInstance(ROUNDS)
  t.after(() => last.kill('SIGKILL'))
  const [code] = await once(last, 'exit')
  assert.equal(code, 0)
  for (const endpoint of endpoints) {
    const ids = push.pushed.flatMap((each) => (each.endpoint === endpoint ? [each.payload.id] : []))
    // a message that arrives twice replaces the first
    assert.equal(new Set(ids).size, 1)
  }
  assert.equal((await database.pool.query('select from notification_pushes')).rowCount, 0)
})
