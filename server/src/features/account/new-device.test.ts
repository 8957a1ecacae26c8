import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, PASSWORD, signUpAndLogIn } from '../../../test/account-app.ts'

const { app, database } = await accountApp({ variables: { TRUST_PROXY: 'true' } })

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** @returns the cookie of the device */
async function logInFrom(username: string, address: string, userAgent: string, device?: string): Promise<string> {
  const cookie = device === undefined ? {} : { cookie: `service_device=${device}` }
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address, ...cookie }
  const payload = { username, password: PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.cookies.find(({ name }) => name === 'service_device')?.value ?? ''
}

async function noticesOf(username: string): Promise<[count: number, device: string][]> {
  const { rows } = await database.pool.query(
    `select event_count as count, detail->>'device' as device
     from notifications join users on user_id = recipient_user_id
     where username = $1 and notification_type = 'NEW_DEVICE_LOGIN'`,
    [username],
  )
  return rows.map(({ count, device }) => [count, device])
}

async function newcomer(username: string): Promise<string> {
  await app.inject({ method: 'POST', url: '/api/auth/signup', payload: { username, password: PASSWORD } })
  return logInFrom(username, '192.0.2.1', CHROME)
}

test('R-ACCT-21: the first login is no new device, a login from another one is, and names it', async () => {
  await newcomer('new.device')
  assert.deepEqual(await noticesOf('new.device'), [])
  await logInFrom('new.device', '192.0.2.1', SAFARI)
  assert.deepEqual(await noticesOf('new.device'), [[1, 'Safari, iOS']])
  await logInFrom('new.device', '198.51.100.7', CHROME)
  assert.deepEqual(await noticesOf('new.device'), [[2, 'Chrome, Windows']])
})

test('R-ACCT-21: a device is known by its cookie elsewhere, and by browser and network without it', async () => {
  const device = await newcomer('known.device')
  assert.equal(await logInFrom('known.device', '198.51.100.8', CHROME, device), device)
  await logInFrom('known.device', '192.0.2.1', CHROME)
  assert.deepEqual(await noticesOf('known.device'), [])
})

test('a device that another user logs in from is new for this one', async () => {
  const device = await newcomer('owner.one')
  await newcomer('owner.two')
  await logInFrom('owner.two', '198.51.100.9', SAFARI, device)
  assert.deepEqual(await noticesOf('owner.two'), [[1, 'Safari, iOS']])
})

test('the cookie is for the login alone and readable by no script; one of another form is replaced', async () => {
  const payload = { username: 'cookie.form', password: PASSWORD }
  await app.inject({ method: 'POST', url: '/api/auth/signup', payload })
  const headers = { cookie: 'service_device=chosen-by-somebody', 'x-forwarded-proto': 'https' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload })
  const set = [answer.headers['set-cookie']].flat().find((each) => String(each).startsWith('service_device='))
  assert.match(
    String(set),
    /^service_device=[\w-]{22}; Max-Age=34560000; Path=\/api\/auth\/login; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('neither address nor browser is stored as it came, and nothing is left once the account is deleted', async () => {
  const { userId } = await signUpAndLogIn(app, 'nothing.left')
  const { rows } = await database.pool.query('select mark from known_devices where user_id = $1', [userId])
  assert.equal(rows.length, 2)
  for (const { mark } of rows) assert.match(mark, /^[0-9a-f]+$/)
})
