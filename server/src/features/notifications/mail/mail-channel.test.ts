import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { lockWaits } from '../../../../test/lock-waits.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../../test/mailbox.ts'
import { runDueJobs } from '../../../../test/run-due-jobs.ts'
import { testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { onObserved } from '../../../platform/observe.ts'
import { type Notice, notify } from '../notify.ts'

const mailbox = await startMailbox()
const service = await testService(mailVariables(mailbox))
const { app, clock, database, jobs, logLines } = service
const { pool } = database
const CHANNELS = '/api/users/me/notification-channels'
const runJobs = () => runDueJobs(service, jobs)
const runRest = () =>
  jobs.find(({ name }) => name === 'mail-notifications')?.run(undefined as never, AbortSignal.any([]))
const call = (by: LoggedIn, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: bearer(by.accessToken), ...(payload && { payload }) })
const write = (...notices: Notice[]) => inTransaction(pool, (transaction) => notify(transaction, notices, clock.now()))
/** Writes notices and waits until they are due. */
async function send(...notices: Notice[]): Promise<void> {
  await write(...notices)
  advance(1)
}
const mailsTo = (address: string) => mailbox.mails.filter((mail) => addressesOf(mail).includes(address))
const advance = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const commentTo = ({ userId }: LoggedIn, postId = 1): Notice => ({
  type: 'COMMENT_ON_MY_POST',
  userId,
  relatedType: 'POST',
  relatedId: postId,
})

/** A user with a verified address. `chosen`: how mails were chosen, if they were. */
async function reader(username: string, chosen?: object): Promise<LoggedIn & { email: string }> {
  const user = await signUpAndLogIn(app, username)
  const email = `${username}@example.com`
  const text = 'insert into verified_emails (user_id, email, language, verified_at) values ($1, $2, $3, now())'
  await pool.query(text, [user.userId, email, 'ko'])
  if (chosen !== undefined) {
    const answer = await call(user, 'PUT', `${CHANNELS}/mail`, { frequency: 'EACH', language: 'ko', ...chosen })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  return { ...user, email }
}

const unsubscribeAddress = (address: string) => {
  const list = mailsTo(address)[0]?.headers.get('list') as { unsubscribe?: { url: string } } | undefined
  return new URL(list?.unsubscribe?.url ?? assert.fail('no List-Unsubscribe'))
}
const oneClick = (path: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('R-NOTIF-10: nothing is mailed until it is chosen, and it can be chosen with a verified address alone', async () => {
  const user = await reader('mail.off')
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.mail.enabled, false)
  await send(commentTo(user))
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  const unverified = await signUpAndLogIn(app, 'mail.unverified', { email: 'mail.unverified@example.com' })
  const refused = await call(unverified, 'PUT', `${CHANNELS}/mail`, { frequency: 'EACH', language: 'ko' })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'NOTIFICATION_409_NO_EMAIL'])
})

test('R-NOTIF-10: every wrong field is named', async () => {
  const user = await reader('mail.wrong')
  const wrong = { frequency: 'HOURLY', language: 'xx', notificationTypes: ['NONE'] }
  const answer = await call(user, 'PUT', `${CHANNELS}/mail`, wrong)
  const fields = answer.json().errors.map(({ field }: { field: string }) => field)
  assert.deepEqual([answer.statusCode, fields.toSorted()], [400, ['frequency', 'language', 'notificationTypes[0]']])
  const operators = { frequency: 'EACH', language: 'ko', notificationTypes: ['COMMENT_ON_MY_POST', 'PROVIDER_ILL'] }
  const refused = await call(user, 'PUT', `${CHANNELS}/mail`, operators)
  assert.deepEqual([refused.statusCode, refused.json().errors[0].field], [400, 'notificationTypes[1]'])
})

test('R-NOTIF-10: what comes in one minute is one mail, with titles alone, in the chosen language, once', async () => {
  const user = await reader('mail.each', { language: 'en' })
  const reminder: Notice = {
    type: 'REMINDER_REGISTRY_ON_CONTRACT',
    userId: user.userId,
    relatedType: 'FAVORITE',
    relatedId: 7,
    detail: { home: 'SECRET-HOME 101', fromOn: '2026-12-01' },
  }
  await write(commentTo(user), reminder)
  await write(commentTo(user))
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  advance(1)
  await Promise.all([runJobs(), runJobs(), runJobs()])
  await runJobs()
  const [mail, ...more] = mailsTo(user.email)
  assert.deepEqual(more, [])
  assert.match(mail?.subject ?? '', /2 notifications/)
  assert.match(mail?.text ?? '', /- Your post has a comment\n- Day of the contract: check the registry/)
  assert.doesNotMatch(mail?.text ?? '', /SECRET-HOME|mail\.each|[가-힣]/)
})

test('R-NOTIF-10: kinds that were not chosen, and what was read meanwhile, are not mailed', async () => {
  const user = await reader('mail.kinds', { notificationTypes: ['REPORT_REVIEWED', 'CONTENT_HIDDEN'] })
  const hidden: Notice = { type: 'CONTENT_HIDDEN', userId: user.userId, relatedType: 'POST', relatedId: 3 }
  await send(commentTo(user), hidden)
  await call(user, 'PUT', '/api/notifications/read-all')
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  const left = await pool.query('select from notification_mails where user_id = $1', [user.userId])
  assert.equal(left.rowCount, 0)
})

test('R-NOTIF-10: a digest comes once a day, at eight in Seoul', async () => {
  const user = await reader('mail.daily', { frequency: 'DAILY' })
  await send(commentTo(user, 1))
  await send(commentTo(user, 2))
  const { rows } = await pool.query('select distinct due_at from notification_mails where user_id = $1', [user.userId])
  assert.equal(rows.length, 1)
  assert.match(rows[0].due_at.toISOString(), /T23:00:00\.000Z$/)
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  clock.time = rows[0].due_at
  await runJobs()
  assert.match(mailsTo(user.email)[0]?.subject ?? '', /알림 2건/)
})

test('R-NOTIF-11: one click on the header of a mail ends these mails and nothing else, without a login, also twice', async () => {
  const [user, other] = [await reader('mail.click', {}), await reader('mail.click.other', {})]
  await send(commentTo(user), commentTo(other))
  await runJobs()
  const { origin, pathname, search } = unsubscribeAddress(user.email)
  assert.equal(origin, 'https://service.example.com')
  const raw = mailsTo(user.email)[0]?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line
  assert.equal(raw, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await send(commentTo(user, 2), commentTo(other, 2))
  for (let time = 0; time < 2; time++) assert.equal((await oneClick(pathname + search)).statusCode, 200)
  await runJobs()
  assert.deepEqual([mailsTo(user.email).length, mailsTo(other.email).length], [1, 2])
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.mail.enabled, false)
  assert.equal((await call(user, 'GET', '/api/notifications')).json().data.content.length, 2)
  const forged = search.replace(`token=${user.userId}.`, `token=${other.userId}.`)
  const refused = await oneClick(pathname + forged)
  assert.deepEqual([refused.statusCode, refused.json().code], [400, 'NOTIFICATION_400_LINK_INVALID'])
  assert.equal((await call(other, 'GET', CHANNELS)).json().data.mail.enabled, true)
})

test('R-NOTIF-11: who opens the address comes to a page with a button; opening it, as programs do by themselves, ends nothing', async () => {
  const user = await reader('mail.opened', {})
  await send(commentTo(user))
  await runJobs()
  const { pathname, search, searchParams } = unsubscribeAddress(user.email)
  for (const method of ['GET', 'HEAD'] as const) {
    const opened = await app.inject({ method, url: pathname + search })
    assert.deepEqual([opened.statusCode, opened.headers.location], [303, `/unsubscribe#${searchParams.get('token')}`])
  }
  assert.match(mailsTo(user.email)[0]?.text ?? '', /https:\/\/service\.example\.com\/unsubscribe#\d+\.[\w-]{43}\n$/)
  for (const odd of ['', '?token=', '?token=//elsewhere.example', '?other=1']) {
    const { statusCode, headers } = await app.inject(pathname + odd)
    assert.deepEqual([statusCode, String(headers.location).startsWith('/unsubscribe#')], [303, true])
  }
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.mail.enabled, true)
})

test('R-NOTIF-12: a mail that is not taken is tried again, later each time, with one Message-ID, and given up in the end', async () => {
  const user = await reader('mail.again', {})
  await send(commentTo(user))
  mailbox.refuse(2)
  await runJobs()
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  const kept = await pool.query('select mail_id, tries from notification_mails where user_id = $1', [user.userId])
  assert.equal(kept.rows[0].tries, 1)
  for (const minutes of [2, 4]) {
    advance(minutes)
    await runJobs()
  }
  assert.equal(mailsTo(user.email)[0]?.messageId, `<${kept.rows[0].mail_id}@service.example.com>`)
  await send(commentTo(user, 2))
  mailbox.refuse(100)
  for (let tries = 0; tries < 12; tries++) {
    await runJobs()
    advance(300)
  }
  mailbox.refuse(0)
  await runJobs()
  assert.equal(mailsTo(user.email).length, 1)
  assert.equal(logLines.filter(({ msg }) => msg === 'a mail of notifications was given up').length, 1)
  assert.ok(!JSON.stringify(logLines).includes(user.email))
})

test('R-NOTIF-12: an address that the mail server does not know ends the mails with a notification; a refusal by policy does not', async () => {
  const [gone, policy] = [await reader('mail.gone', {}), await reader('mail.policy', {})]
  mailbox.rejectRecipient(gone.email, 550, '5.1.1 no such user')
  mailbox.rejectRecipient(policy.email, 550, '5.7.1 not from you')
  await send(commentTo(gone), commentTo(policy))
  await runJobs()
  const { mail } = (await call(gone, 'GET', CHANNELS)).json().data
  assert.equal(mail.enabled, false)
  assert.notEqual(mail.stoppedAt, null)
  const [notice] = (await call(gone, 'GET', '/api/notifications')).json().data.content
  assert.equal(notice.notificationType, 'MAIL_STOPPED')
  assert.equal((await call(policy, 'GET', CHANNELS)).json().data.mail.enabled, true)
  const again = await call(gone, 'PUT', `${CHANNELS}/mail`, { frequency: 'EACH', language: 'ko' })
  assert.deepEqual([again.json().data.mail.enabled, again.json().data.mail.stoppedAt], [true, null])
})

test('R-NOTIF-12: every mail is counted by how it ended, and nothing else of it is', async () => {
  const [user, gone] = [await reader('mail.counted', {}), await reader('mail.counted.gone', {})]
  mailbox.rejectRecipient(gone.email, 550, '5.1.1 no such user')
  const seen = new Set<string>()
  const forget = onObserved(({ kind, name, outcome }) => kind === 'message' && seen.add(`${name} ${outcome}`))
  await send(commentTo(user))
  mailbox.refuse(1)
  await runJobs()
  advance(2)
  await send(commentTo(gone))
  await runJobs()
  forget()
  assert.deepEqual([...seen].toSorted(), ['mail FAILED', 'mail SENT', 'mail STOPPED'])
})

test('R-NOTIF-12: the mails end with the notification that says so, or neither', async () => {
  const user = await reader('mail.halfway', {})
  mailbox.rejectRecipient(user.email, 550, '5.1.1 no such user')
  await send(commentTo(user))
  await pool.query(`create function refuse_notice() returns trigger language plpgsql as $$
    begin raise 'the process dies here'; end $$`)
  await pool.query(`create trigger refuse_notice before insert on notifications
    for each row when (new.notification_type = 'MAIL_STOPPED') execute function refuse_notice()`)
  await assert.rejects(runJobs, /the process dies here/)
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.mail.enabled, true)
  await pool.query('drop function refuse_notice cascade')
  advance(10)
  await runJobs()
  assert.equal((await call(user, 'GET', CHANNELS)).json().data.mail.enabled, false)
  const { content } = (await call(user, 'GET', '/api/notifications')).json().data
  assert.equal(content[0].notificationType, 'MAIL_STOPPED')
})

test('R-NOTIF-12: what the release before left is sent once: what it had taken with its Message-ID, and what it had not', async () => {
  const [taken, waiting] = [await reader('mail.left.taken', {}), await reader('mail.left.waiting', {})]
  await send(commentTo(taken), commentTo(waiting))
  const mailId = '00000000-0000-4000-8000-000000000002'
  const text = 'update notification_mails set mail_id = $1, tries = 1, due_at = $2 where user_id = $3'
  await pool.query(text, [mailId, new Date(clock.now().getTime() + 2 * 60_000), taken.userId])
  await pool.query('delete from graphile_worker._private_jobs')
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await Promise.all([runRest(), runRest()])
    await runJobs()
    advance(1)
  }
  assert.deepEqual(
    mailsTo(taken.email).map(({ messageId }) => messageId),
    [`<${mailId}@service.example.com>`],
  )
  assert.equal(mailsTo(waiting.email).length, 1)
})

/** Leaves a mail as a process does that is killed while it sends it. @returns its id. */
async function killedMail(user: LoggedIn): Promise<string> {
  await send(commentTo(user))
  const { rows } = await pool.query('select payload from graphile_worker._private_jobs order by id desc limit 1')
  const { messageId, ownerId } = rows[0].payload
  const text = 'update notification_mails set mail_id = $1, due_at = $2 where user_id = $3'
  await pool.query(text, [messageId, new Date(clock.now().getTime() + 10 * 60_000), ownerId])
  return messageId
}

test('R-NOTIF-12: a mail whose process was killed is sent with its Message-ID, and what comes later is another one', async () => {
  const user = await reader('mail.killed', {})
  const messageId = await killedMail(user)
  await send(commentTo(user, 2))
  await runJobs()
  const ids = mailsTo(user.email).map((mail) => mail.messageId)
  assert.deepEqual([ids.length, new Set(ids).size, ids.includes(`<${messageId}@service.example.com>`)], [2, 2, true])
})

test('R-NOTIF-12: a mail whose process was killed is not lost to what is written late, of the same minute', async () => {
  const user = await reader('mail.late', {})
  const messageId = await killedMail(user)
  advance(-1)
  await send(commentTo(user, 2))
  await runJobs()
  assert.equal(mailsTo(user.email).length, 1)
  advance(11)
  await runRest()
  await runJobs()
  assert.equal(mailsTo(user.email)[1]?.messageId, `<${messageId}@service.example.com>`)
})

test('R-NOTIF-11: a notification that is written while the mails are ended is written, and not mailed', async () => {
  const user = await reader('mail.race', {})
  const ending = await pool.connect()
  await ending.query('begin')
  await ending.query('delete from mail_channels where user_id = $1', [user.userId])
  const written = send(commentTo(user))
  await until(async () => (await lockWaits(pool, 'ROW')) > 0, 'the notification waits')
  await ending.query('commit')
  ending.release()
  await written
  await runJobs()
  assert.deepEqual(mailsTo(user.email), [])
  assert.equal((await call(user, 'GET', '/api/notifications')).json().data.content.length, 1)
})

test('R-NOTIF-11: who removes the address or is withdrawn gets no mail, and nothing waits', async () => {
  const [removed, withdrawn] = [await reader('mail.removed', {}), await reader('mail.withdrawn', {})]
  await send(commentTo(removed), commentTo(withdrawn))
  await pool.query('delete from verified_emails where user_id = $1', [removed.userId])
  await pool.query('update users set enabled = false where user_id = $1', [withdrawn.userId])
  await runJobs()
  assert.deepEqual([...mailsTo(removed.email), ...mailsTo(withdrawn.email)], [])
  const ids = [removed.userId, withdrawn.userId]
  assert.equal((await pool.query('select from mail_channels where user_id = any($1)', [ids])).rowCount, 0)
})
