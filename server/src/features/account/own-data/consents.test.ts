import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONSENT_KINDS, type OwnConsents } from '@lease-risk/contract/consents'
import { bearer, logIn, PASSWORD, signUpAndLogIn } from '../../../../test/account-app.ts'
import { testService } from '../../../../test/service.ts'
import { CONSENT_VERSIONS } from './consents.ts'

const { app, clock, database } = await testService({ RATE_LIMIT_ENABLED: 'false' })
const { pool } = database
const ALL = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }))
const URL_OF_CONSENTS = '/api/users/me/consents'

const signUp = (username: string, consents?: unknown) =>
  app.inject({ method: 'POST', url: '/api/auth/signup', payload: { username, password: PASSWORD, consents } })

const give = (token: string, consents: unknown) =>
  app.inject({ method: 'POST', url: URL_OF_CONSENTS, headers: bearer(token), payload: { consents } })

async function own(token: string) {
  const answer = await app.inject({ url: URL_OF_CONSENTS, headers: bearer(token) })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: OwnConsents }>().data.items
}

type Refused = { errors: { field: string; code: string; message: string }[] }

async function exists(username: string): Promise<boolean> {
  return (await pool.query('select from users where username = $1', [username])).rowCount === 1
}

test('R-PRIV-30: a sign-up stores each consent with its version and time', async () => {
  assert.equal((await signUp('agreed', ALL)).statusCode, 201)
  const { accessToken } = await logIn(app, 'agreed')
  const items = await own(accessToken)
  assert.deepEqual(
    items.map(({ kind, givenVersion, missing }) => [kind, givenVersion, missing]),
    ALL.map(({ kind, version }) => [kind, version, false]),
  )
  assert.ok(items.every(({ givenAt }) => new Date(givenAt ?? '').getTime() === clock.now().getTime()))
})

test('R-PRIV-31: consents may be left out; if they are sent, each missing one is named and there is no account', async () => {
  assert.equal((await signUp('silent')).statusCode, 201)
  for (const consents of [[], ALL.slice(0, 2), ALL.filter(({ kind }) => kind !== 'TERMS')]) {
    const answer = await signUp('lacking', consents)
    const { errors } = answer.json<Refused>()
    assert.deepEqual(
      [answer.statusCode, errors.length, errors[0]?.field, errors[0]?.code],
      [400, 1, 'consents', 'REQUIRED'],
    )
    const names = { TERMS: '이용약관', PRIVACY: '개인정보', AGE_14: '만 14세' }
    for (const kind of CONSENT_KINDS) {
      const isMissing = !consents.some((each) => each.kind === kind)
      assert.equal(errors[0]?.message.includes(names[kind]), isMissing, kind)
    }
  }
  assert.equal(await exists('lacking'), false)
})

test('R-PRIV-31: a version that is not in force is refused, at sign-up and later', async () => {
  const old = ALL.map((each) => (each.kind === 'TERMS' ? { ...each, version: '2020-01-01' } : each))
  const answer = await signUp('outdated', old)
  assert.deepEqual(
    [answer.statusCode, answer.json<Refused>().errors.map(({ field }) => field)],
    [400, ['consents[0].version']],
  )
  assert.equal(await exists('outdated'), false)
  for (const consents of [[{ kind: 'MAIL', version: '2026-12-01' }], 'all', [null], [{}], { 0: ALL[0] }])
    assert.equal((await signUp('outdated', consents)).statusCode, 400, JSON.stringify(consents))
  const { accessToken } = await signUpAndLogIn(app, 'late_outdated')
  assert.equal((await give(accessToken, old)).statusCode, 400)
  assert.ok((await own(accessToken)).every(({ missing }) => missing))
})

test('R-PRIV-32: an account without consents is told what is missing, also after a new version; nothing is refused', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'older_one', { consents: ALL })
  await pool.query(`update consents set version = '2025-01-01' where user_id = $1 and kind = 'PRIVACY'`, [userId])
  assert.deepEqual(
    (await own(accessToken)).filter(({ missing }) => missing).map(({ kind, givenVersion }) => [kind, givenVersion]),
    [['PRIVACY', '2025-01-01']],
  )
  assert.equal((await app.inject({ url: '/api/users/me', headers: bearer(accessToken) })).statusCode, 200)
  assert.equal((await give(accessToken, ALL)).statusCode, 200)
  const { rows } = await pool.query('select kind, version from consents where user_id = $1 order by 1, 2', [userId])
  assert.deepEqual(
    rows.map(({ kind, version }) => `${kind} ${version}`),
    ['AGE_14 2026-12-01', 'PRIVACY 2025-01-01', 'PRIVACY 2026-12-01', 'TERMS 2026-12-01'],
  )
})

test('R-PRIV-33: what is given has one audit row; giving it again writes nothing, not even two at once', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'giving_twice')
  const answers = await Promise.all([give(accessToken, ALL), give(accessToken, ALL)])
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200],
  )
  const first = await own(accessToken)
  clock.time = new Date(clock.now().getTime() + 60_000)
  for (let times = 0; times < 3; times += 1) assert.equal((await give(accessToken, ALL)).statusCode, 200)
  assert.deepEqual(await own(accessToken), first)
  const { rows } = await pool.query(
    `select actor_username, request_summary from audit_logs where action_type = 'CONSENTS_GIVE' and actor_user_id = $1`,
    [userId],
  )
  assert.ok(rows.length >= 1 && rows.length <= 2)
  assert.equal(rows[0].actor_username, `user ${userId}`)
  assert.equal(rows[0].request_summary.consents, 'TERMS 2026-12-01, PRIVACY 2026-12-01, AGE_14 2026-12-01')
  assert.equal((await pool.query('select from consents where user_id = $1', [userId])).rowCount, 3)
})

test('R-PRIV-30: consents go with the account, and the client is told which versions are in force', async () => {
  const { accessToken, userId } = await signUpAndLogIn(app, 'agreed_and_gone', { consents: ALL })
  const payload = { confirmationPassword: PASSWORD }
  await app.inject({ method: 'DELETE', url: '/api/users/me', headers: bearer(accessToken), payload })
  assert.equal((await pool.query('select from consents where user_id = $1', [userId])).rowCount, 0)
  assert.equal((await give(accessToken, ALL)).statusCode, 401)
  const settings = (await app.inject('/api/client-settings')).json<{ data: { consents: unknown } }>().data
  assert.deepEqual(settings.consents, ALL)
})
