import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import type { Notification } from '@lease-risk/contract/notifications'
import { signUpAndLogIn } from '../../../test/account-app.ts'
import { startOutbox } from '../../../test/outbox.ts'
import { testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'
import { notificationSubscriber } from './notified-events.ts'

const service = await testService({ SCHEDULED_REFRESH_ENABLED: 'true', TRANSACTIONS_DAILY_LIMIT: '1' })
const { app, clock, database, jobs, sandbox } = service
const { pool } = database
const anna = await signUpAndLogIn(app, 'notified_anna')

type Stored = { type: string; user: number | null; related: string; count: number; code: string | null }
async function stored(): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select notification_type as type, recipient_user_id as user, related_type || ' ' || related_id as related,
       event_count as count, detail->>'code' as code
     from notifications order by notification_id`,
  )
  return rows
}
const run = (name: string, payload: object = {}) =>
  jobs.find((job) => job.name === name)?.run(payload as never, new AbortController().signal)

async function runDiagnosis(accessToken?: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/rent-risk-diagnoses/async',
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
    payload: { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  })
  const { diagnosisId } = answer.json().data
  await run('diagnosis', { diagnosisId })
  return diagnosisId
}

beforeEach(async () => {
  sandbox.clear()
  await pool.query('truncate notifications cascade')
})

test('a finished asynchronous diagnosis notifies its owner once, with two instances at work; nobody’s notifies nobody', async (t) => {
  await startOutbox(t, database, [notificationSubscriber(clock)])
  await startOutbox(t, database, [notificationSubscriber(clock)])
  await runDiagnosis()
  const ids = [await runDiagnosis(anna.accessToken), await runDiagnosis(anna.accessToken)]
  await until(async () => (await stored()).length === ids.length, 'both are stored')
  assert.deepEqual(
    await stored(),
    ids.map((id) => ({
      type: 'DIAGNOSIS_FINISHED',
      user: anna.userId,
      related: `DIAGNOSIS ${id}`,
      count: 1,
      code: 'COMPLETED',
    })),
  )
})

test('R-ANSWER-01: the notification of a finished diagnosis has its headline, in the language of its reader', async (t) => {
  await startOutbox(t, database, [notificationSubscriber(clock)])
  const id = await runDiagnosis(anna.accessToken)
  await until(async () => (await stored()).length > 0, 'it is stored')
  const headers = { authorization: `Bearer ${anna.accessToken}` }
  const read = async <T>(path: string, language: string) =>
    (await app.inject({ url: `${path}?lang=${language}`, headers })).json<{ data: T }>().data
  for (const language of ['ko', 'en']) {
    const { answer } = await read<RentRiskDiagnosisResponse>(`/api/rent-risk-diagnoses/${id}`, language)
    const { content } = await read<Page<Notification>>('/api/notifications', language)
    const [notice] = content
    assert.ok(answer?.headline && notice?.message.includes(answer.headline), `${language}: ${notice?.message}`)
  }
})

test('R-ANSWER-09: once papers that stop are stored, the notification says the headline of the saved home', async (t) => {
  await startOutbox(t, database, [notificationSubscriber(clock)])
  const diagnosisId = await runDiagnosis(anna.accessToken)
  await until(async () => (await stored()).length > 0, 'it is stored')
  const headers = { authorization: `Bearer ${anna.accessToken}` }
  const { favoriteId } = (
    await app.inject({ method: 'POST', url: '/api/favorites', headers, payload: { diagnosisId } })
  ).json<{ data: { favoriteId: number } }>().data
  const registry = {
    readOn: '2026-11-20',
    part: 'UNIT',
    ownerIsLandlord: 'YES',
    entries: [{ kind: 'AUCTION', registeredOn: '2025-03-02' }],
  }
  const payload = { version: 0, registry }
  const kept = await app.inject({
    method: 'PUT',
    url: `/api/rent-risk-diagnoses/${diagnosisId}/papers`,
    headers,
    payload,
  })
  assert.equal(kept.statusCode, 200, kept.body)
  const read = async <T>(method: 'GET' | 'PUT', path: string, language: string) =>
    (await app.inject({ method, url: `${path}?lang=${language}`, headers })).json<{ data: T }>().data
  for (const language of ['ko', 'en']) {
    const { answer, decision } = await read<FavoriteAnalysis>('GET', `/api/favorites/${favoriteId}/analysis`, language)
    assert.deepEqual([answer?.because, decision], ['AUCTION', 'STOP_BEFORE_CONTRACT'])
    const { content } = await read<Page<Notification>>('GET', '/api/notifications', language)
    assert.equal(content[0]?.message, answer?.headline)
    const opened = await read<Notification>('PUT', `/api/notifications/${content[0]?.notificationId}/read`, language)
    assert.equal(opened.message, answer?.headline)
  }
})

test('a scheduled refresh that stops early notifies the operators, with why', async (t) => {
  await startOutbox(t, database, [notificationSubscriber(clock)])
  await run('scheduled-refresh')
  await until(async () => (await stored()).length > 0, 'the stop is stored')
  const { rows } = await pool.query('select run_id, stop_reason from refresh_runs order by run_id desc limit 1')
  assert.equal(rows[0].stop_reason, 'QUOTA')
  assert.deepEqual(await stored(), [
    { type: 'REFRESH_RUN_FAILED', user: null, related: `REFRESH_RUN ${rows[0].run_id}`, count: 1, code: 'QUOTA' },
  ])
})

test('a provider whose breaker opens notifies the operators once, not with every failing probe', async (t) => {
  await startOutbox(t, database, [notificationSubscriber(clock)])
  sandbox.faults.set('juso', 'reset')
  const search = () => app.inject('/api/address-search/juso?keyword=%EC%8B%A0%EB%A6%BC%EB%8F%99')
  for (let count = 0; count < 7; count++) await search()
  await until(async () => (await stored()).length > 0, 'the illness is stored')
  assert.deepEqual(await stored(), [
    { type: 'PROVIDER_ILL', user: null, related: 'PROVIDER juso', count: 1, code: null },
  ])
})
