import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { TEST_NOW } from '../../../test/app.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../test/mailbox.ts'
import { pushVariables, startPushService } from '../../../test/push-service.ts'
import { testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { notify } from './notify.ts'

const [mailbox, push] = [await startMailbox(), await startPushService()]
const { app, config, database } = await testService({ ...mailVariables(mailbox), ...pushVariables(push) })
const { pool } = database
const KILLS = Number(process.env['KILLS'] ?? 10)
const USERS = 6
/** Each notice gets a minute of its own, so that each is a mail and a push of its own. */
const minute = (number: number) => TEST_NOW.getTime() - 5 * 86_400_000 + number * 60_000

type Reader = { userId: number; email: string; endpoint: string }

async function reader(username: string): Promise<Reader> {
  const { accessToken, userId } = await signUpAndLogIn(app, username)
  const [headers, email, subscription] = [bearer(accessToken), `${username}@example.com`, push.subscribe()]
  const verified = 'insert into verified_emails (user_id, email, language, verified_at) values ($1, $2, $3, now())'
  await pool.query(verified, [userId, email, 'ko'])
  const channels = { mail: { frequency: 'EACH', language: 'ko' }, push: { ...subscription, language: 'ko' } }
  for (const [name, payload] of Object.entries(channels)) {
    const url = `/api/users/me/notification-channels/${name}`
    const answer = await app.inject({ method: 'PUT', url, headers, payload })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  return { userId, email, endpoint: subscription.endpoint }
}

/** Another process that sends what is due, and if `writing`, writes notices meanwhile, each after a line of output. */
function startInstance(round: number, writing: readonly number[]): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
  const program = `
    import { pino } from ${JSON.stringify(import.meta.resolve('pino'))}
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { inTransaction } from ${file('platform/database/transaction.ts')}
    import { startJobQueue } from ${file('platform/jobs/job-queue.ts')}
    import { derivedKey } from ${file('platform/secrets/keyed-hash.ts')}
    import { createMailer } from ${file('platform/mail.ts')}
    import { createPusher } from ${file('platform/push.ts')}
    import { notify } from ${file('features/notifications/notify.ts')}
    import { notificationMailJobs } from ${file('features/notifications/mail/send-mails.ts')}
    import { notificationPushJobs } from ${file('features/notifications/push/send-pushes.ts')}
    const log = pino({ enabled: false })
    const url = ${JSON.stringify(database.url)}
    const { pool } = createDatabase({ url, poolSize: 5, statementTimeoutMs: 10000 })
    const mailer = createMailer(${JSON.stringify({ mail: config.mail, environment: config.environment })})
    const pusher = createPusher(${JSON.stringify({ push: config.push })})
    const clock = { now: () => new Date(${minute(round * 100)}) }
    const unsubscribeKeys = [derivedKey('a secret of the drill', 'unsubscribe')]
    const services = { pool, clock, mailer, pusher, unsubscribeKeys, log }
    const jobs = [...notificationMailJobs(services), ...notificationPushJobs(services)]
    await startJobQueue({ databaseUrl: url, jobs: jobs.filter((job) => job.schedule === undefined), log, sweepEveryMs: 300 })
    for (const [index, userId] of ${JSON.stringify(writing)}.entries()) {
      const notice = { type: 'COMMENT_ON_MY_POST', userId, relatedType: 'POST', relatedId: ${round} * 100 + index }
      process.stdout.write('.')
      await inTransaction(pool, (transaction) => notify(transaction, [notice], new Date(${minute(round * 100)} + index * 60_000)))
    }`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const running = new Set<ChildProcess>()
after(() => running.forEach((child) => child.kill('SIGKILL')))

/** The moments of a hand-over at which a process is killed; each resolves at that moment. */
const MOMENTS: Record<string, (child: ChildProcess) => Promise<unknown>> = {
  'while it pushes': () => push.hold(),
  'while it mails': () => mailbox.hold(),
  'after a push, before that is recorded': () => grown(push.pushed),
  'after a mail, before that is recorded': () => grown(mailbox.mails),
  'while it writes notices': async (child) => {
    await once(child.stdout ?? assert.fail(), 'data')
    await sleep(Math.random() * 40)
  },
}

async function grown(list: readonly unknown[]): Promise<void> {
  const enough = list.length + 1 + Math.floor(Math.random() * 3)
  while (list.length < enough) await turn()
}

test(`R-NOTIF-12, R-NOTIF-17: processes that are killed ${KILLS} times while they hand messages over lose none, and double none under another name`, async (t) => {
  const readers: Reader[] = []
  for (let index = 0; index < USERS; index += 1) readers.push(await reader(`killed.sending${index}`))
  const ids = readers.map(({ userId }) => userId)
  for (let round = 1; round <= KILLS; round += 1) {
    const [moment = '', reached = assert.fail()] = Object.entries(MOMENTS)[round % 5] ?? []
    const isWriting = moment === 'while it writes notices'
    for (const [index, userId] of isWriting ? [] : ids.entries()) {
      const notice = {
        type: 'COMMENT_ON_MY_POST',
        userId,
        relatedType: 'POST',
        relatedId: round * 100 + index,
      } as const
      const now = new Date(minute(round * 100 + index))
      await inTransaction(pool, (transaction) => notify(transaction, [notice], now))
    }
    const child = startInstance(round, isWriting ? [...ids, ...ids, ...ids] : [])
    running.add(child)
    await reached(child)
    assert.ok(child.kill('SIGKILL'), 'it has not ended by itself')
    await once(child, 'exit')
    running.delete(child)
  }
  running.add(startInstance(KILLS + 1, []))
  const waiting = 'select from notification_mails union all select from notification_pushes'
  await until(async () => (await pool.query(waiting)).rowCount === 0, 'all is sent', 120)
  const text = 'select from notifications where recipient_user_id = $1'
  let [notices, messages, again] = [0, 0, 0]
  for (const { userId, email, endpoint } of readers) {
    const ofUser = mailbox.mails.filter((mail) => addressesOf(mail).includes(email))
    const mails = ofUser.map(({ messageId = '', subject = '' }) => [messageId, countIn(subject)] as const)
    const ofBrowser = push.pushed.filter((each) => each.endpoint === endpoint)
    const pushes = ofBrowser.map(({ payload: { id, title } }) => [id, countIn(title)] as const)
    const count = (await pool.query(text, [userId])).rowCount ?? 0
    assert.deepEqual([sumOf(mails), sumOf(pushes)], [count, count])
    notices += count
    messages += mails.length + pushes.length
    again += mails.length - new Map(mails).size + pushes.length - new Map(pushes).size
  }
  t.diagnostic(`${KILLS} kills, ${notices} notices: ${messages} mails and pushes, ${again} of them a second time`)
})

/** How many notices a message is for; one that waits joins what is due later. */
function countIn(title: string): number {
  return Number(/알림 (\d+)건/.exec(title)?.[1] ?? 1)
}

function sumOf(sent: readonly (readonly [id: string, count: number])[]): number {
  return [...new Map(sent).values()].reduce((sum, count) => sum + count, 0)
}
