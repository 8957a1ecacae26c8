import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { accountApp, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'
import { startJobQueue } from '../../platform/jobs/job-queue.ts'
import { changeMailJob } from './email/mail-of-change.ts'

const { app, database, services, advance } = await accountApp({
  variables: { RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_SIGNUP_MAX: '1000', TRUST_PROXY: 'true' },
})
const { pool } = database
const queue = await startJobQueue({
  databaseUrl: database.url,
  jobs: [changeMailJob(services)],
  log: services.log,
})
after(() => queue.stop())
const WRONG = 'wrong-password-1'

function login(username: string, password: string, address: string, device?: string) {
  const cookie = device === undefined ? {} : { cookie: `service_device=${device}` }
  const headers = { 'x-forwarded-for': address, ...cookie }
  return app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { username, password } })
}

/** One guess from each of so many networks. */
async function guess(username: string, times: number, from = 0) {
  const answers = []
  for (let network = from; network < from + times; network += 1)
    answers.push(await login(username, WRONG, `198.51.${network}.1`))
  return answers
}

async function owner(username: string) {
  const { userId } = await signUpAndLogIn(app, username)
  await pool.query(`insert into verified_emails (user_id, email, verified_at) values ($1, $2, now())`, [
    userId,
    `${username}@example.com`,
  ])
  const known = await login(username, PASSWORD, '203.0.113.5')
  return { userId, device: known.cookies.find(({ name }) => name === 'service_device')?.value ?? '' }
}

async function toldTo(userId: number) {
  const { rows } = await pool.query(
    `select (select count(*)::int from account_mails where user_id = $1 and change = 'PASSWORD_GUESSED') as mails,
       (select coalesce(sum(event_count), 0)::int from notifications
        where recipient_user_id = $1 and notification_type = 'PASSWORD_GUESSED') as notices`,
    [userId],
  )
  return rows[0]
}

const seenOf = (answers: Awaited<ReturnType<typeof login>>[]) =>
  answers.map((answer) => {
    const { timestamp: _t, requestId: _r, ...body } = answer.json()
    return [answer.statusCode, body, answer.headers['retry-after']]
  })

test('R-ACCT-42: guesses from sixty networks at one account are refused from the 21st on, as for an account that nobody has', async () => {
  const { userId } = await owner('guessed.owner')
  const guesses = await guess('Guessed.Owner', 60)
  assert.deepEqual(
    guesses.map(({ statusCode }) => statusCode),
    Array.from({ length: 60 }, (_, index) => (index < 20 ? 401 : 429)),
  )
  assert.deepEqual(seenOf(await guess('nobody.has.this', 60)), seenOf(guesses))
  assert.equal((await login('guessed.owner', PASSWORD, '198.51.200.1')).statusCode, 429)
  assert.deepEqual(await toldTo(userId), { mails: 1, notices: 1 })
})

test('R-ACCT-42: many guesses at once, each from a network of its own, do not get past the limit', async () => {
  await owner('guessed.at.once')
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, network) => login('guessed.at.once', WRONG, `198.51.${network}.1`)),
  )
  assert.equal(guesses.filter(({ statusCode }) => statusCode === 401).length, 20)
})

test('R-ACCT-42: the owner still logs in from a known device, and from the known browser and network without its cookie', async () => {
  const { device } = await owner('known.owner')
  await guess('known.owner', 30)
  assert.equal((await login('known.owner', PASSWORD, '198.51.201.1')).statusCode, 429)
  assert.equal((await login('known.owner', PASSWORD, '198.51.201.1', device)).statusCode, 200)
  assert.equal((await login('known.owner', PASSWORD, '203.0.113.5')).statusCode, 200)
})

test('R-ACCT-42: guesses at names that nobody has do not count for the account', async () => {
  await owner('spelled.owner')
  for (const name of ['known device: spelled.owner', 'spelled.owner from a known device', 'spelled.owner '])
    await guess(name, 25)
  assert.equal((await login('spelled.owner', PASSWORD, '198.51.204.1')).statusCode, 200)
})

test('R-ACCT-42: a device that only somebody else logs in from is none of the owner', async () => {
  const guesser = await owner('guessing.person')
  await owner('their.target')
  await guess('their.target', 30)
  assert.equal((await login('their.target', PASSWORD, '198.51.202.1', guesser.device)).statusCode, 429)
})

test('R-ACCT-42: whoever holds a known device guesses no more often', async () => {
  const { device } = await owner('stolen.device')
  const statuses = []
  for (let network = 0; network < 25; network += 1)
    statuses.push((await login('stolen.device', WRONG, `198.51.${network}.1`, device)).statusCode)
  assert.deepEqual(statuses, [...Array(20).fill(401), ...Array(5).fill(429)])
})

test('R-ACCT-42: fifteen minutes later every device logs in again, and the owner is told once a day', async () => {
  const { userId } = await owner('told.owner')
  await guess('told.owner', 25)
  advance(15 * 60)
  assert.equal((await login('told.owner', PASSWORD, '198.51.203.1')).statusCode, 200)
  await guess('told.owner', 25, 30)
  assert.deepEqual(await toldTo(userId), { mails: 1, notices: 1 })
  advance(24 * 60 * 60)
  await guess('told.owner', 25, 60)
  assert.deepEqual(await toldTo(userId), { mails: 2, notices: 2 })
})

test('R-ACCT-42: a withdrawn account hears nothing', async () => {
  const { userId } = await owner('withdrawn.owner')
  await services.pool.query('update users set enabled = false where user_id = $1', [userId])
  await guess('withdrawn.owner', 25)
  assert.deepEqual(await toldTo(userId), { mails: 0, notices: 0 })
})
