import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnLoginProviders } from '@lease-risk/contract/login-providers'
import { bearer, type LoggedIn, logIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { adminApp } from '../../../../test/admin-app.ts'
import { startOpenIdProvider } from '../../../../test/openid-provider.ts'
import { type Answer, codeOf, providerBrowser, providerVariables } from '../../../../test/provider-browser.ts'

const ORIGIN = 'https://lease.example'
const MINE = '/api/users/me/login-providers'

const provider = await startOpenIdProvider([`${ORIGIN}/login/kakao`, `${ORIGIN}/login/google`])
const { app, pool, call, operator, advance } = await adminApp({
  ...providerVariables(ORIGIN, provider.origin, 'KAKAO'),
  ...providerVariables(ORIGIN, provider.origin, 'GOOGLE'),
  OPERATOR_PASSKEYS: 'required',
})
const kakao = providerBrowser(app, 'kakao')
const google = providerBrowser(app, 'google')

const auth = ({ accessToken }: { accessToken: string }) => bearer(accessToken).authorization
const read = async (by: LoggedIn): Promise<OwnLoginProviders> => (await call(by, 'GET', MINE)).json().data
const unlink = (by: LoggedIn, name: string, confirmationPassword: string = PASSWORD) =>
  call(by, 'DELETE', `${MINE}/${name}`, { confirmationPassword })
const choose = (by: LoggedIn, newPassword: string) => call(by, 'POST', '/api/users/me/password', { newPassword })

/** A user who has just logged in by a provider and has no password. */
function loggedIn(answer: Answer): LoggedIn {
  const { data } = answer.json()
  const { accessToken } = data.session ?? data
  const { userId, sub } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  return { userId, username: sub, password: '', accessToken, refreshToken: '' }
}

test('R-ACCT-30: a user links a provider with the password, logs in by it, and unlinks it', async () => {
  const by = await signUpAndLogIn(app, 'linking.user')
  await pool.query(
    `insert into verified_emails (user_id, email, verified_at) values ($1, 'linking@example.com', now())`,
    [by.userId],
  )
  assert.deepEqual(
    (await read(by)).items.map((item) => [item.provider, item.available, item.linkedAt]),
    [
      ['kakao', true, null],
      ['google', true, null],
    ],
  )
  const wrong = await kakao.post('kakao/link', { confirmationPassword: 'wrong-1' }, { authorization: auth(by) })
  assert.equal(codeOf(wrong), 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal(codeOf(await kakao.link('linked-one', auth(by), PASSWORD)), 'OK')
  const byProvider = loggedIn(await kakao.complete('linked-one'))
  assert.equal(byProvider.userId, by.userId)
  const { items, hasPassword } = await read(by)
  assert.ok(hasPassword && items[0]?.linkedAt && items[0].lastUsedAt)
  assert.equal(codeOf(await unlink(by, 'kakao', 'wrong-password-1')), 'AUTH_401_INVALID_CREDENTIALS')
  assert.equal(codeOf(await unlink(by, 'kakao')), 'OK')
  assert.equal(codeOf(await unlink(by, 'kakao')), 'COMMON_404_NOT_FOUND')
  assert.equal((await kakao.complete('linked-one')).json().data.session, null)
  const { rows } = await pool.query(
    `select change from account_mails where user_id = $1 union all
     select notification_type || ' ' || event_count from notifications where recipient_user_id = $1 order by 1`,
    [by.userId],
  )
  assert.deepEqual(
    rows.map(({ change }) => change),
    ['LOGIN_PROVIDERS_CHANGED', 'LOGIN_PROVIDERS_CHANGED', 'LOGIN_PROVIDERS_CHANGED 2'],
  )
})

test("R-ACCT-30: an identity is one user's, a user has one of each provider, and nobody links for another", async () => {
  const [one, two] = [await signUpAndLogIn(app, 'first.owner'), await signUpAndLogIn(app, 'second.owner')]
  assert.equal(codeOf(await kakao.link('taken', auth(one), PASSWORD)), 'OK')
  assert.equal(codeOf(await kakao.link('taken', auth(two), PASSWORD)), 'LOGIN_409_LINKED')
  assert.equal(codeOf(await kakao.link('another', auth(one), PASSWORD)), 'LOGIN_409_LINKED')
  assert.equal(codeOf(await google.link('taken', auth(two), PASSWORD)), 'LOGIN_409_LINKED', 'of one issuer here')

  const asked = { path: 'google/link', payload: { confirmationPassword: PASSWORD }, authorization: auth(one) }
  const { browser, answer } = await google.begin('of-the-first', asked)
  const others = { ...browser, authorization: auth(two) }
  assert.equal(codeOf(await google.post('google/link/completion', { answer }, others)), 'AUTH_400_LOGIN_EXPIRED')
  // a link in progress cannot be used as a login
  const { cookie } = browser
  assert.equal(codeOf(await google.post('google/completion', { answer }, { cookie })), 'AUTH_400_LOGIN_EXPIRED')
  // nor a login as a link, which the user has not confirmed
  const login = await google.begin('slipped-in')
  const slipped = { ...login.browser, authorization: auth(one) }
  const linked = await google.post('google/link/completion', { answer: login.answer }, slipped)
  assert.equal(codeOf(linked), 'AUTH_400_LOGIN_EXPIRED')
})

test('R-ACCT-30: of two links of one identity at once one is made', async () => {
  const users = [await signUpAndLogIn(app, 'racing.one'), await signUpAndLogIn(app, 'racing.two')]
  const begun = await Promise.all(
    users.map((by) =>
      kakao.begin('raced-for', {
        path: 'kakao/link',
        payload: { confirmationPassword: PASSWORD },
        authorization: auth(by),
      }),
    ),
  )
  const codes = await Promise.all(
    begun.map(({ browser, answer }) => kakao.post('kakao/link/completion', { answer }, browser)),
  )
  assert.deepEqual(codes.map(codeOf).sort(), ['LOGIN_409_LINKED', 'OK'])
})

test('R-ACCT-31: without a password nothing is unlinked; a first one is chosen right after a login alone', async () => {
  const by = loggedIn(await kakao.join('no-password'))
  assert.deepEqual([(await read(by)).hasPassword, (await read(by)).mayChoosePassword], [false, true])
  assert.equal(codeOf(await unlink(by, 'kakao', 'whatever-1')), 'LOGIN_409_NO_PASSWORD')
  const link = await google.post('google/link', { confirmationPassword: 'x-1' }, { authorization: auth(by) })
  assert.equal(codeOf(link), 'LOGIN_409_NO_PASSWORD')
  assert.equal(codeOf(await choose(by, 'password123')), 'COMMON_400_VALIDATION')
  advance(601)
  assert.equal((await read(by)).mayChoosePassword, false)
  assert.equal(codeOf(await choose(by, PASSWORD)), 'LOGIN_403_NOT_RECENT')

  const again = loggedIn(await kakao.complete('no-password'))
  const chosen = await choose(again, PASSWORD)
  assert.equal(codeOf(chosen), 'OK')
  assert.equal(codeOf(await call(by, 'GET', '/api/users/me')), 'AUTH_401_TOKEN_REVOKED')
  const present = { ...again, accessToken: chosen.json().data.accessToken }
  assert.equal(codeOf(await choose(present, 'another-horse-8')), 'LOGIN_409_HAS_PASSWORD')
  assert.equal((await logIn(app, by.username)).userId, by.userId)
  assert.equal(codeOf(await unlink(present, 'kakao')), 'OK')
})

test('R-ACCT-31: of two first passwords at once one counts', async () => {
  const by = loggedIn(await kakao.join('two-passwords'))
  const codes = await Promise.all(['first-horse-7', 'second-horse-8'].map((password) => choose(by, password)))
  assert.deepEqual(codes.map(codeOf).sort(), ['LOGIN_409_HAS_PASSWORD', 'OK'])
})

test('R-ACCT-31: a password that the release before sets counts as one', async () => {
  const by = loggedIn(await kakao.join('set-elsewhere'))
  await pool.query(`update users set password_hash = 'another' where user_id = $1`, [by.userId])
  assert.equal((await read(by)).hasPassword, true)
})

test('R-ACCT-32: an operator who comes in by a provider shows a passkey all the same', async () => {
  const by = await operator('linked.operator', 'ROLE_SYSTEM_ADMIN')
  assert.equal(codeOf(await kakao.link('an-operator', auth(by), PASSWORD)), 'OK')
  const byProvider = loggedIn(await kakao.complete('an-operator'))
  assert.equal(codeOf(await call(byProvider, 'GET', '/api/admin/users')), 'AUTH_403_PASSKEY_MISSING')
})

test('R-ACCT-35: a user who comes in by a provider shows the passkey of the account, too', async () => {
  const by = await signUpAndLogIn(app, 'linked.tenant')
  assert.equal(codeOf(await kakao.link('a-tenant', auth(by), PASSWORD)), 'OK')
  await pool.query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     values ($1, 'of a tenant', '', 0, 'phone', now())`,
    [by.userId],
  )
  const byProvider = loggedIn(await kakao.complete('a-tenant'))
  assert.equal(codeOf(await call(byProvider, 'GET', '/api/users/me')), 'AUTH_403_PASSKEY_UNPROVEN')
  assert.equal(codeOf(await unlink(byProvider, 'kakao')), 'AUTH_403_PASSKEY_UNPROVEN')
})
