import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { accountApp } from '../../../../test/account-app.ts'
import { browserOf, codeOf, providerBrowser } from '../../../../test/provider-browser.ts'
import { type StandInReply, startStandIn } from '../../../../test/stand-in.ts'

const ORIGIN = 'https://lease.example'

/** Replies as Naver's documents show them: developers.naver.com/docs/login/api/ and /docs/login/profile/. */
const json = (body: object, status = 200): StandInReply => ({
  status,
  headers: { 'content-type': 'application/json;charset=utf-8' },
  body: JSON.stringify(body),
})
const TOKEN = json({
  access_token: 'AAAAQosjWDJieBiQZc3to9YQp6HDLvrmyKC',
  refresh_token: 'c8ceMEJisO4Se7uGCEYKK1p52L93bHXLn',
  token_type: 'bearer',
  expires_in: '3600',
})
const PROFILE = json({ resultcode: '00', message: 'success', response: { id: '32742776' } })

async function naverApp(t: TestContext) {
  const standIn = await startStandIn(t)
  const { app } = await accountApp({
    variables: {
      SERVICE_ORIGIN: ORIGIN,
      NAVER_LOGIN_CLIENT_ID: 'jyvqXeaVOVmV',
      NAVER_LOGIN_CLIENT_SECRET: '527300A0_COq1_XV33cf',
      NAVER_LOGIN_ISSUER: standIn.origin,
      NAVER_PROFILE_BASE_URL: standIn.origin,
      PROVIDER_TIMEOUT_MS: '2000',
    },
  })
  const { post } = providerBrowser(app, 'naver')
  const complete = async () => {
    const started = await post('naver')
    const asked = new URL(started.json().data.url).searchParams
    const answer = new URLSearchParams({ code: 'EIc5bFrl4RibFls1', state: asked.get('state') ?? '' }).toString()
    return { asked, completed: await post('naver/completion', { answer }, browserOf(started)) }
  }
  return { standIn, post, complete }
}

test('R-ACCT-27: Naver says who logged in by its profile, and is asked for nothing else', async (t) => {
  const { standIn, post, complete } = await naverApp(t)
  standIn.expect({ path: '/oauth2.0/token', method: 'POST' }, TOKEN, 2)
  standIn.expect({ path: '/v1/nid/me' }, PROFILE, 2)
  const { asked, completed } = await complete()
  assert.deepEqual([...asked.keys()].sort(), ['client_id', 'redirect_uri', 'response_type', 'state'])
  assert.equal(asked.get('redirect_uri'), `${ORIGIN}/login/naver`)
  assert.equal(completed.json().data?.session, null, completed.body)
  const [token, profile] = standIn.calls
  const sent = Object.fromEntries(new URLSearchParams(token?.body))
  assert.deepEqual(sent, {
    grant_type: 'authorization_code',
    client_id: 'jyvqXeaVOVmV',
    client_secret: '527300A0_COq1_XV33cf',
    code: 'EIc5bFrl4RibFls1',
    state: asked.get('state'),
    redirect_uri: `${ORIGIN}/login/naver`,
  })
  assert.equal(profile?.headers.authorization, 'Bearer AAAAQosjWDJieBiQZc3to9YQp6HDLvrmyKC')
  assert.equal((await post('naver/account', {}, browserOf(completed))).statusCode, 201)
  assert.ok((await complete()).completed.json().data.session.accessToken)
})

test('R-ACCT-32: whatever Naver answers instead is a refusal of ours, never a login', async (t) => {
  const { standIn, complete } = await naverApp(t)
  const tokens: [StandInReply, string][] = [
    [json({ error: 'invalid_request', error_description: 'no valid data in session' }), 'AUTH_401_PROVIDER_INVALID'],
    [json({ error: 'invalid_grant' }, 400), 'AUTH_401_PROVIDER_INVALID'],
    [{ status: 500 }, 'LOGIN_503_PROVIDER_DOWN'],
    [{ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>점검' }, 'LOGIN_503_PROVIDER_DOWN'],
    ['RESET', 'LOGIN_503_PROVIDER_DOWN'],
    ['HANG', 'LOGIN_503_PROVIDER_DOWN'],
  ]
  for (const [reply, code] of tokens) {
    standIn.expect({ path: '/oauth2.0/token', method: 'POST' }, reply)
    assert.equal(codeOf((await complete()).completed), code)
  }
  const profiles: StandInReply[] = [
    json({ resultcode: '024', message: 'Authentication failed' }, 401),
    json({ resultcode: '00', message: 'success', response: {} }),
    json({ resultcode: '00', message: 'success', response: { id: '' } }),
    { status: 200, body: 'no JSON' },
    'CUT',
  ]
  for (const reply of profiles) {
    standIn.expect({ path: '/oauth2.0/token', method: 'POST' }, TOKEN)
    standIn.expect({ path: '/v1/nid/me' }, reply)
    assert.equal(codeOf((await complete()).completed), 'LOGIN_503_PROVIDER_DOWN')
  }
})
