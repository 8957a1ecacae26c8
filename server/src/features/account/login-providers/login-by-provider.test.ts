import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountApp, bearer, refreshCookie, refreshTokenOf, signUpAndLogIn } from '../../../../test/account-app.ts'
import { CLIENT, startOpenIdProvider } from '../../../../test/openid-provider.ts'
import { browserOf, codeOf, providerBrowser, providerVariables } from '../../../../test/provider-browser.ts'

const ORIGIN = 'https://lease.example'
const REDIRECTS = [`${ORIGIN}/login/kakao`, `${ORIGIN}/login/google`]

const provider = await startOpenIdProvider(REDIRECTS)
const { app, database, advance, logText } = await accountApp({
  variables: {
    ...providerVariables(ORIGIN, provider.origin, 'KAKAO'),
    // the server at that address is not a provider
    ...providerVariables(ORIGIN, 'http://127.0.0.1:9', 'GOOGLE'),
    PROVIDER_TIMEOUT_MS: '2000',
    RATE_LIMIT_ENABLED: 'true',
    RATE_LIMIT_SIGNUP_MAX: '1000',
    RATE_LIMIT_LOGIN_FAILURE_ADDRESS_MAX: '40',
  },
})

const { post, begin, complete, join } = providerBrowser(app, 'kakao')

async function readMe(token: string) {
  return (await app.inject({ url: '/api/users/me', headers: bearer(token) })).json().data
}

test('R-ACCT-28: a browser is sent to the provider with a challenge, a state and a nonce of its own, and back to one address', async () => {
  const [first, second] = await Promise.all([post('kakao'), post('kakao')])
  const asked = new URL(first.json().data.url)
  assert.equal(asked.origin, provider.origin)
  const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(asked.searchParams)
  assert.deepEqual(rest, {
    client_id: CLIENT.clientId,
    redirect_uri: `${ORIGIN}/login/kakao`,
    response_type: 'code',
    scope: 'openid',
    code_challenge_method: 'S256',
  })
  const others = new URL(second.json().data.url).searchParams
  for (const [name, value] of Object.entries({ state, nonce, code_challenge: challenge })) {
    assert.ok((value ?? '').length >= 43, name)
    assert.notEqual(others.get(name), value, name)
  }
  const [cookie] = first.cookies as { name: string; value: string; [attribute: string]: unknown }[]
  assert.equal(cookie?.name, 'service_provider_login')
  assert.deepEqual(
    {
      httpOnly: cookie?.['httpOnly'],
      sameSite: cookie?.['sameSite'],
      path: cookie?.['path'],
      maxAge: cookie?.['maxAge'],
    },
    { httpOnly: true, sameSite: 'Strict', path: '/api/auth/login', maxAge: 600 },
  )
  for (const secret of [state, nonce, challenge]) assert.ok(!cookie?.value.includes(secret ?? '-'))
})

test('R-ACCT-29: a first login makes an account by the rules of nicknames, and the next one logs in to it', async () => {
  const known = await complete('a-new-person')
  assert.equal(known.statusCode, 200, known.body)
  assert.equal(known.json().data.session, null)
  assert.equal(refreshTokenOf(known), '')
  const refused = await post('kakao/account', { nickname: '운영자' }, browserOf(known))
  assert.equal(codeOf(refused), 'COMMON_400_VALIDATION')
  assert.equal(refused.json().errors[0].code, 'RESERVED')
  const joined = await post('kakao/account', { nickname: '새사람' }, browserOf(known))
  assert.equal(joined.statusCode, 201, joined.body)
  const me = await readMe(joined.json().data.accessToken)
  assert.equal(me.nickname, '새사람')
  assert.match(me.username, /^kakao-[0-9a-f]{12}$/)
  const again = await complete('a-new-person')
  const { session } = again.json().data
  assert.equal((await readMe(session.accessToken)).userId, me.userId)
  const refreshed = await app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: refreshCookie(refreshTokenOf(again)),
  })
  assert.equal(refreshed.statusCode, 200)
  const { rows } = await database.pool.query('select issuer, subject from login_identities where user_id = $1', [
    me.userId,
  ])
  assert.deepEqual(rows, [{ issuer: provider.origin, subject: 'a-new-person' }])
  const named = await join('who-leaves-the-name-open')
  assert.match((await readMe(named.json().data.accessToken)).nickname, /^사용자\d{6}$/)
})

test('R-ACCT-29: two sign-ups at once of one person make one account', async () => {
  const browsers = [browserOf(await complete('twice-at-once')), browserOf(await complete('twice-at-once'))]
  const codes = await Promise.all(browsers.map((browser) => post('kakao/account', {}, browser)))
  assert.deepEqual(codes.map(codeOf).sort(), ['LOGIN_409_LINKED', 'OK'])
  const { rows } = await database.pool.query(`select from login_identities where subject = 'twice-at-once'`)
  assert.equal(rows.length, 1)
  const { rows: users } = await database.pool.query(
    `select from users where not has_password and user_id not in (select user_id from login_identities)`,
  )
  assert.equal(users.length, 0, 'an account that nobody can log in to was left')
})

test('R-ACCT-29: an account is never found by its address or name', async () => {
  await signUpAndLogIn(app, 'kim.minji', { email: 'kim.minji@example.com' })
  provider.change((said) => ({ ...said, email: 'kim.minji@example.com', email_verified: true }))
  try {
    const known = await complete('kim.minji')
    assert.equal(known.json().data.session, null)
  } finally {
    provider.change(null)
  }
})

test('R-ACCT-28: an answer counts only in the browser that asked for it, once, within ten minutes', async () => {
  const [mine, theirs] = [await begin('the-victim'), await begin('the-attacker')]
  assert.deepEqual([mine.address, theirs.address], [REDIRECTS[0], REDIRECTS[0]])
  const expired = 'AUTH_400_LOGIN_EXPIRED'
  // an answer that an attacker passes to another user
  assert.equal(codeOf(await post('kakao/completion', { answer: theirs.answer }, mine.browser)), expired)
  assert.equal(codeOf(await post('kakao/completion', { answer: mine.answer })), expired)
  assert.equal(codeOf(await post('google/completion', { answer: mine.answer }, mine.browser)), expired)
  assert.equal(codeOf(await post('kakao/account', {}, mine.browser)), expired)
  const cut = { cookie: mine.browser.cookie.slice(0, -4) }
  assert.equal(codeOf(await post('kakao/completion', { answer: mine.answer }, cut)), expired)
  // a stolen code with the attacker's own state: the provider knows which challenge it belongs to
  const injected = new URLSearchParams(theirs.answer)
  injected.set('code', new URLSearchParams(mine.answer).get('code') ?? '')
  const stolen = await post('kakao/completion', { answer: injected.toString() }, theirs.browser)
  assert.equal(codeOf(stolen), 'AUTH_401_PROVIDER_INVALID')

  const once = await begin('who-answers-twice')
  assert.equal(codeOf(await post('kakao/completion', { answer: once.answer }, once.browser)), 'OK')
  assert.equal(
    codeOf(await post('kakao/completion', { answer: once.answer }, once.browser)),
    'AUTH_401_PROVIDER_INVALID',
  )
  const late = await begin('who-is-late')
  advance(601)
  assert.equal(codeOf(await post('kakao/completion', { answer: late.answer }, late.browser)), expired)
})

test('R-ACCT-28: a token of another issuer, client, nonce or time, or with another signature logs nobody in', async () => {
  const wrong: [string, Parameters<typeof provider.change>[0]][] = [
    ['issuer', (said) => ({ ...said, iss: 'https://accounts.example' })],
    ['client', (said) => ({ ...said, aud: 'another-client' })],
    ['nonce', (said) => ({ ...said, nonce: 'another' })],
    ['time', (said) => ({ ...said, exp: 1_000_000_000 })],
    ['nobody', (said) => ({ ...said, sub: '' })],
    ['signature', 'WRONG_KEY'],
  ]
  for (const [name, change] of wrong) {
    provider.change(change)
    const answer = await complete('whom-the-token-names').finally(() => provider.change(null))
    assert.equal(codeOf(answer), 'AUTH_401_PROVIDER_INVALID', name)
    assert.equal(refreshTokenOf(answer), '', name)
  }
})

test('R-ACCT-32: a refusal is 401, a provider that is down or broken 503, one that is not configured 503', async () => {
  assert.equal(codeOf(await complete({ refused: true })), 'AUTH_401_PROVIDER_DENIED')
  assert.equal(codeOf(await post('google')), 'LOGIN_503_PROVIDER_DOWN')
  assert.equal(codeOf(await post('naver')), 'LOGIN_503_PROVIDER_OFF')
  assert.equal(codeOf(await post('nobody')), 'COMMON_400_VALIDATION')
  provider.breakTokens(true)
  const broken = await complete('who-comes-at-a-bad-time').finally(() => provider.breakTokens(false))
  assert.equal(codeOf(broken), 'LOGIN_503_PROVIDER_DOWN')
  for (const text of [logText(), broken.body]) assert.ok(!text.includes(CLIENT.clientSecret))
  assert.match(logText(), /"reason":"access_denied"/)
})

test('R-ACCT-32: a withdrawn account is refused, and a new device is notified', async () => {
  const { userId } = await readMe((await join('who-changes-devices')).json().data.accessToken)
  const logInFrom = async (device: string) => {
    const { browser, answer } = await begin('who-changes-devices')
    const cookie = `${browser.cookie}; service_device=${device}`
    return app.inject({
      method: 'POST',
      url: '/api/auth/login/kakao/completion',
      payload: { answer },
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
  }
  const notices = async () =>
    (
      await database.pool.query(
        `select from notifications where recipient_user_id = $1 and notification_type = 'NEW_DEVICE_LOGIN'`,
        [userId],
      )
    ).rowCount
  assert.equal(codeOf(await logInFrom('a'.repeat(22))), 'OK')
  assert.equal(await notices(), 1)
  assert.equal(codeOf(await logInFrom('a'.repeat(22))), 'OK')
  assert.equal(await notices(), 1)
  await database.pool.query('update users set enabled = false where user_id = $1', [userId])
  assert.equal(codeOf(await logInFrom('a'.repeat(22))), 'AUTH_401_ACCOUNT_WITHDRAWN')
})

test('R-ACCT-29: nobody logs in by a password to an account without one', async () => {
  const { username } = await readMe((await join('without-a-password')).json().data.accessToken)
  for (const password of ['', 'none', username]) {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } })
    assert.match(codeOf(answer), password === '' ? /COMMON_400/ : /AUTH_401_INVALID_CREDENTIALS/)
  }
})

test('R-ACCT-32: failures from one network are limited, whoever they are', async () => {
  let last = ''
  for (let tries = 0; tries <= 45 && last !== 'AUTH_429_TOO_MANY_ATTEMPTS'; tries += 1) {
    const started = await post('kakao')
    const state = new URL(started.json().data.url).searchParams.get('state') ?? ''
    const answer = new URLSearchParams({ code: 'guessed', state, iss: provider.origin }).toString()
    last = codeOf(await post('kakao/completion', { answer }, browserOf(started)))
  }
  assert.equal(last, 'AUTH_429_TOO_MANY_ATTEMPTS')
})
