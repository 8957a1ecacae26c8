import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { accountApp, bearer, type LoggedIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../../test/mailbox.ts'
import { until } from '../../../../test/until.ts'
import { startJobQueue } from '../../../platform/jobs/job-queue.ts'
import { changeMailJob } from './mail-of-change.ts'
import { accountMailJob } from './one-time-tokens.ts'

const mailbox = await startMailbox()
const { app, database, services, advance, logText } = await accountApp({ variables: mailVariables(mailbox) })
const { pool } = database
const mailing = await startJobQueue({
  databaseUrl: database.url,
  jobs: [accountMailJob(services), changeMailJob(services)],
  log: services.log,
})
after(() => mailing.stop())
const NEW_PASSWORD = 'battery-staple-8'

type Headers = Record<string, string>
const inEnglish = { 'accept-language': 'en' }

function setEmail({ accessToken }: LoggedIn, email: string | null, headers: Headers = {}) {
  const payload = { email, confirmationPassword: PASSWORD }
  return app.inject({
    method: 'PUT',
    url: '/api/users/me/email',
    headers: { ...bearer(accessToken), ...headers },
    payload,
  })
}

async function verify(user: LoggedIn, email: string, headers: Headers = {}): Promise<void> {
  assert.equal((await setEmail(user, email, headers)).statusCode, 200)
  const token = await mailbox.tokenFor(email)
  const answer = await app.inject({ method: 'POST', url: '/api/auth/email-verification', payload: { token } })
  assert.equal(answer.statusCode, 200, answer.body)
}

function changePassword({ accessToken }: LoggedIn, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) {
  const payload = { currentPassword, newPassword }
  return app.inject({ method: 'PUT', url: '/api/users/me/password', headers: bearer(accessToken), payload })
}

/** The mails to an address about a change, after all jobs have run. */
async function notified(address: string) {
  const waiting = async () => (await pool.query('select from graphile_worker.jobs where run_at <= now()')).rowCount
  await until(async () => (await waiting()) === 0, 'every mail')
  return mailbox.mails.filter((mail) => addressesOf(mail).includes(address) && !/#/.test(mail.text ?? ''))
}

test('R-ACCT-25: a changed password is notified to the verified address, in the language in which it was verified', async () => {
  const user = await signUpAndLogIn(app, 'notified.password')
  await verify(user, 'notified.password@example.com', inEnglish)
  assert.equal((await changePassword(user, 'not-the-password-1')).statusCode, 401)
  assert.deepEqual(await notified('notified.password@example.com'), [])
  assert.equal((await changePassword(user)).statusCode, 200)
  const [mail, ...more] = await notified('notified.password@example.com')
  assert.deepEqual(more, [])
  assert.match(mail?.subject ?? '', /Your password was changed/)
  assert.match(mail?.text ?? '', /https:\/\/service\.example\.com\/recover\n/)
  assert.doesNotMatch(mail?.text ?? '', /notified\.password|[가-힣]/)
})

test('R-ACCT-25: so is one that was set by the link of a mail', async () => {
  const email = 'notified.reset@example.com'
  await verify(await signUpAndLogIn(app, 'notified.reset'), email)
  await app.inject({ method: 'POST', url: '/api/auth/password-recovery', payload: { email } })
  const token = await mailbox.tokenFor(email)
  const payload = { token, newPassword: NEW_PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/password-reset', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal((await notified(email)).length, 1)
})

test('R-ACCT-25: a changed address is notified to the old one, a removed one to itself, and the same one again to nobody', async () => {
  const user = await signUpAndLogIn(app, 'notified.address')
  await verify(user, 'old.address@example.com')
  await verify(user, 'old.address@example.com')
  assert.deepEqual(await notified('old.address@example.com'), [])
  await verify(user, 'new.address@example.com')
  const [mail] = await notified('old.address@example.com')
  assert.match(mail?.subject ?? '', /주소가 바뀌었습니다/)
  assert.doesNotMatch(mail?.text ?? '', /new\.address/)
  assert.deepEqual(await notified('new.address@example.com'), [])
  assert.equal((await setEmail(user, null)).statusCode, 200)
  assert.match((await notified('new.address@example.com'))[0]?.subject ?? '', /지웠습니다/)
  assert.equal((await notified('old.address@example.com')).length, 1)
})

test('R-ACCT-25: who has no verified address changes the password as before', async () => {
  const user = await signUpAndLogIn(app, 'notified.nobody', { email: 'never.verified@example.com' })
  assert.equal((await changePassword(user)).statusCode, 200)
  assert.deepEqual(await notified('never.verified@example.com'), [])
})

test('R-ACCT-25: a mail that is sent again bears the same Message-ID, and none is sent twice once it was taken', async () => {
  const email = 'notified.again@example.com'
  const user = await signUpAndLogIn(app, 'notified.again')
  await verify(user, email)
  mailbox.refuse(1)
  assert.equal((await changePassword(user)).statusCode, 200)
  await until(
    () => mailbox.mails.some((mail) => /바뀌었습니다/.test(mail.subject ?? '') && addressesOf(mail).includes(email)),
    'the mail',
    60,
  )
  const { rows } = await pool.query(`select mail_id from account_mails where email = $1`, [email])
  const [mail] = await notified(email)
  assert.equal(mail?.messageId, `<${rows[0].mail_id}@service.example.com>`)
  await changeMailJob(services).run({ mailId: rows[0].mail_id }, AbortSignal.timeout(10_000))
  assert.equal((await notified(email)).length, 1)
  assert.ok(!logText().includes(email))
})

test('R-ACCT-25: after a day nothing is sent, and a deleted account leaves no address', async () => {
  const email = 'notified.late@example.com'
  const user = await signUpAndLogIn(app, 'notified.late')
  await verify(user, email)
  const mailId = '00000000-0000-4000-8000-000000000001'
  const now = services.clock.now()
  await pool.query(
    `insert into account_mails (mail_id, user_id, change, email, language, created_at, expires_at)
     values ($1, $2, 'PASSWORD_CHANGED', $3, 'ko', $4, $5)`,
    [mailId, user.userId, email, now, new Date(now.getTime() + 1_000)],
  )
  advance(2)
  await changeMailJob(services).run({ mailId }, AbortSignal.timeout(10_000))
  assert.deepEqual(await notified(email), [])
  await pool.query('delete from users where user_id = $1', [user.userId])
  assert.equal((await pool.query('select from account_mails where email = $1', [email])).rowCount, 0)
})
