import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  accountApp,
  bearer,
  type LoggedIn,
  logIn,
  PASSWORD,
  refreshCookie,
  signUpAndLogIn,
} from '../../../../test/account-app.ts'
import { addressesOf, mailVariables, startMailbox } from '../../../../test/mailbox.ts'
import { until } from '../../../../test/until.ts'
import { startJobQueue } from '../../../platform/jobs/job-queue.ts'
import { changeMailJob } from './mail-of-change.ts'
import { accountMailJob } from './one-time-tokens.ts'

const mailbox = await startMailbox()
const { app, database, services, advance, logText } = await accountApp({
  variables: {
    ...mailVariables(mailbox),
    RATE_LIMIT_ENABLED: 'true',
    RATE_LIMIT_SIGNUP_MAX: '1000',
    RATE_LIMIT_MAIL_MAX: '1000',
    TRUST_PROXY: 'true',
  },
})
const without = await accountApp()
const { pool } = database
const mailing = await startJobQueue({
  databaseUrl: database.url,
  jobs: [accountMailJob(services), changeMailJob(services)],
  log: services.log,
})
after(() => mailing.stop())
const NEW_PASSWORD = 'battery-staple-8'

const post = (path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers })
const codeOf = async (answer: ReturnType<typeof post>) => {
  const { statusCode, json } = await answer
  return statusCode === 200 ? 'OK' : (json as () => { code: string })().code
}
const recover = (email: string, headers = {}) => post('password-recovery', { email }, headers)
const reset = (token: string, newPassword = NEW_PASSWORD) => post('password-reset', { token, newPassword })

function setEmail({ accessToken }: LoggedIn, email: string | null, confirmationPassword = PASSWORD) {
  const payload = { email, confirmationPassword }
  return app.inject({ method: 'PUT', url: '/api/users/me/email', headers: bearer(accessToken), payload })
}

/** A user whose address is verified. */
async function reader(username: string): Promise<LoggedIn & { email: string }> {
  const email = `${username}@example.com`
  const user = await signUpAndLogIn(app, username)
  assert.equal((await setEmail(user, email)).statusCode, 200)
  assert.equal(await codeOf(post('email-verification', { token: await mailbox.tokenFor(email) })), 'OK')
  return { ...user, email }
}

async function loginStatus(username: string, password: string): Promise<number> {
  return (await post('login', { username, password })).statusCode
}

test('R-ACCT-22: an address counts once its link is opened, and until then nothing is recovered by it', async () => {
  const user = await signUpAndLogIn(app, 'not.verified', { email: 'old@example.com' })
  const email = 'not.verified@example.com'
  assert.equal((await setEmail(user, email, 'not-the-password-1')).statusCode, 401)
  assert.deepEqual((await setEmail(user, email)).json().data, { email: null, pendingEmail: email })
  const token = await mailbox.tokenFor(email)
  for (const address of [email, 'old@example.com']) assert.equal(await codeOf(recover(address)), 'OK')
  assert.equal(await codeOf(post('email-verification', { token: `${token.slice(0, -1)}!` })), 'AUTH_400_LINK_INVALID')
  assert.equal(await codeOf(reset(token)), 'AUTH_400_LINK_INVALID')
  assert.equal(await codeOf(post('email-verification', { token })), 'OK')
  assert.equal(await codeOf(post('email-verification', { token })), 'AUTH_400_LINK_INVALID')
  const own = await app.inject({ url: '/api/users/me/email', headers: bearer(user.accessToken) })
  assert.deepEqual(own.json().data, { email, pendingEmail: null })
  await recover(email)
  assert.notEqual(await mailbox.tokenFor(email), '')
  // the address belonged to nobody at the time of the earlier request
  assert.deepEqual(
    mailbox.mails.filter((mail) => addressesOf(mail).includes('old@example.com')),
    [],
  )
})

test('R-ACCT-23: the link sets the password once and ends every session; the answer names the username', async () => {
  const user = await reader('forgetful')
  assert.equal(await codeOf(recover('FORGETFUL@example.com')), 'OK')
  const token = await mailbox.tokenFor(user.email)
  const answer = await reset(token)
  assert.deepEqual([answer.statusCode, answer.json().data], [200, { username: 'forgetful' }])
  assert.deepEqual(answer.cookies, [])
  const me = await app.inject({ url: '/api/users/me', headers: bearer(user.accessToken) })
  assert.equal(me.json().code, 'AUTH_401_TOKEN_REVOKED')
  const renewal = await app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: refreshCookie(user.refreshToken),
  })
  assert.equal(renewal.json().code, 'AUTH_401_REFRESH_INVALID')
  assert.deepEqual([await loginStatus('forgetful', PASSWORD), await loginStatus('forgetful', NEW_PASSWORD)], [401, 200])
  assert.equal(await codeOf(reset(token, 'another-staple-9')), 'AUTH_400_LINK_INVALID')
})

test('R-ACCT-23: of two uses of one link at the same time one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await reader(`race.link${round}`)
    await recover(user.email)
    const token = await mailbox.tokenFor(user.email)
    const passwords = ['battery-staple-1', 'battery-staple-2']
    const codes = await Promise.all(passwords.map((password) => codeOf(reset(token, password))))
    assert.deepEqual(codes.toSorted(), ['AUTH_400_LINK_INVALID', 'OK'])
    const logins = await Promise.all(passwords.map((password) => loginStatus(user.username, password)))
    assert.deepEqual(
      logins,
      codes.map((code) => (code === 'OK' ? 200 : 401)),
    )
  }
})

test('R-ACCT-23: a link that is used while the password or the address changes wins or is void, and nothing waits for ever', async () => {
  for (let round = 0; round < 6; round += 1) {
    const user = await reader(`race.change${round}`)
    await recover(user.email)
    const token = await mailbox.tokenFor(user.email)
    const headers = bearer(user.accessToken)
    const payload = { currentPassword: PASSWORD, newPassword: 'battery-staple-1' }
    const [used, changed] = await Promise.all([
      codeOf(reset(token, 'battery-staple-2')),
      round % 2 === 0
        ? app.inject({ method: 'PUT', url: '/api/users/me/password', headers, payload })
        : setEmail(user, null),
    ])
    assert.match(used, /^(OK|AUTH_400_LINK_INVALID)$/)
    assert.ok([200, 401].includes(changed.statusCode), changed.body)
    assert.equal(await codeOf(reset(token)), 'AUTH_400_LINK_INVALID')
  }
})

test('R-ACCT-23: a link is of no use after thirty minutes, after a changed password, and with a password that is refused it stays', async () => {
  const user = await reader('too.late')
  await recover(user.email)
  const token = await mailbox.tokenFor(user.email)
  assert.equal(await codeOf(reset(token, 'qwer1234')), 'COMMON_400_VALIDATION')
  assert.equal(await codeOf(reset(token, 'too.late-1')), 'COMMON_400_VALIDATION')
  const payload = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  const headers = bearer(user.accessToken)
  assert.equal((await app.inject({ method: 'PUT', url: '/api/users/me/password', headers, payload })).statusCode, 200)
  assert.equal(await codeOf(reset(token)), 'AUTH_400_LINK_INVALID')
  await recover(user.email)
  const later = await mailbox.tokenFor(user.email)
  advance(30 * 60)
  assert.equal(await codeOf(reset(later)), 'AUTH_400_LINK_INVALID')
})

test('R-ACCT-23: the link of an account that is withdrawn or has another address by now is of no use', async () => {
  const [moved, withdrawn] = [await reader('moved.on'), await reader('withdrawn')]
  for (const { email } of [moved, withdrawn]) await recover(email)
  const tokens = [await mailbox.tokenFor(moved.email), await mailbox.tokenFor(withdrawn.email)]
  await setEmail(moved, null)
  await pool.query(`update users set enabled = false where username = 'withdrawn'`)
  for (const token of tokens) assert.equal(await codeOf(reset(token)), 'AUTH_400_LINK_INVALID')
})

test('R-ACCT-22: an address that another account has verified is refused to who opens its mail, and to nobody before', async () => {
  const first = await reader('first.owner')
  const second = await signUpAndLogIn(app, 'second.owner')
  assert.equal((await setEmail(second, first.email.toUpperCase())).statusCode, 200)
  const token = await mailbox.tokenFor(first.email.toUpperCase())
  assert.equal(await codeOf(post('email-verification', { token })), 'EMAIL_409_TAKEN')
})

test('R-ACCT-24: an address of nobody gets the same answer, a job like any other, and no mail', async () => {
  const user = await reader('somebody')
  const jobs = async () => Number((await pool.query('select count(*) from graphile_worker.jobs')).rows[0].count)
  const enqueued = async () => {
    const text = `select last_value from pg_sequences
      where schemaname = 'graphile_worker' and sequencename like '%jobs_id%'`
    return Number((await pool.query(text)).rows[0].last_value)
  }
  const bodies = []
  for (const email of [user.email, 'nobody@example.com']) {
    const before = await enqueued()
    const { timestamp: _t, requestId: _r, ...body } = (await recover(email)).json()
    bodies.push({ ...body, enqueued: (await enqueued()) - before })
  }
  assert.deepEqual(bodies[1], bodies[0])
  assert.equal(bodies[0]?.enqueued, 1)
  await mailbox.tokenFor(user.email)
  await until(async () => (await jobs()) === 0, 'every mail')
  assert.deepEqual(
    mailbox.mails.filter((mail) => addressesOf(mail).includes('nobody@example.com')),
    [],
  )
})

test('R-ACCT-24: five mails an hour to one address, known or not, from wherever they are asked for', async () => {
  const user = await reader('flooded')
  for (const email of [user.email, 'stranger@example.com']) {
    const codes = []
    for (let count = 0; count < 6; count += 1) {
      codes.push(await codeOf(recover(email, { 'x-forwarded-for': `192.0.2.${count}` })))
    }
    const asked = email === user.email ? 4 : 5
    assert.equal(codes.filter((code) => code === 'OK').length, asked, codes.join())
    assert.equal(codes.at(-1), 'COMMON_429_RATE_LIMIT')
  }
})

test('a mail that the server does not take for now is sent again with the same link, and no address comes into the log', async () => {
  const user = await reader('again')
  mailbox.refuse(1)
  await recover(user.email)
  const token = await mailbox.tokenFor(user.email)
  assert.equal(await codeOf(reset(token)), 'OK')
  assert.ok(!logText().includes(user.email))
  assert.ok(!logText().includes(token))
})

test('a mail is in the language of who asks, holds no username, and leads to the client with the token behind the #', async () => {
  const user = await reader('polyglot')
  await recover(user.email, { 'accept-language': 'en' })
  await mailbox.tokenFor(user.email)
  const mail = mailbox.mails.findLast((each) => addressesOf(each).includes(user.email))
  assert.match(mail?.subject ?? '', /A link to set a new password/)
  assert.match(mail?.text ?? '', /https:\/\/service\.example\.com\/recover#[\w-]{43}\n/)
  assert.doesNotMatch(mail?.text?.replaceAll(/https:\S+/g, '') ?? '', /polyglot|[가-힣]/)
})

test('the token itself is nowhere in the database, and a deleted account leaves neither address nor link', async () => {
  const user = await reader('leaving')
  await recover(user.email)
  const token = await mailbox.tokenFor(user.email)
  const { rows } = await pool.query('select row_to_json(kept)::text as text from one_time_tokens as kept')
  assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes(token)))
  await pool.query('delete from users where user_id = $1', [user.userId])
  const left = await pool.query('select from one_time_tokens where user_id = $1', [user.userId])
  assert.equal(left.rowCount, 0)
})

test('without a mail server both are refused, and nothing else', async () => {
  const payload = { email: 'a@example.com' }
  const answer = await without.app.inject({ method: 'POST', url: '/api/auth/password-recovery', payload })
  assert.deepEqual([answer.statusCode, answer.json().code], [503, 'MAIL_503_OFF'])
  const user = await signUpAndLogIn(without.app, 'no.mail')
  const change = { email: 'a@example.com', confirmationPassword: PASSWORD }
  const headers = bearer(user.accessToken)
  const own = await without.app.inject({ method: 'PUT', url: '/api/users/me/email', headers, payload: change })
  assert.equal(own.json().code, 'MAIL_503_OFF')
  assert.equal((await logIn(without.app, 'no.mail')).username, 'no.mail')
})
