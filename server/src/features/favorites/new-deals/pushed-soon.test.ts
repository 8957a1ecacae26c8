import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { bearer, signUpAndLogIn } from '../../../../test/account-app.ts'
import { publishedDeal } from '../../../../test/published-deal.ts'
import { pushVariables, startPushService } from '../../../../test/push-service.ts'
import { testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { mergeMonth } from '../../../evidence/deals/index.ts'
import { startJobQueue } from '../../../platform/jobs/job-queue.ts'

const push = await startPushService()
const { app, clock, database, jobs, log } = await testService(pushVariables(push))
const { pool, url: databaseUrl } = database
Object.defineProperty(clock, 'time', { get: () => new Date() })
// nothing but what the deal enqueues
const unscheduled = jobs.map(({ name, run }) => ({ name, run }))
const queue = await startJobQueue({ databaseUrl, jobs: unscheduled, log })
after(() => queue.stop())

/** Waits for a job of the kind, and has it run at once. @returns the seconds for which it would have waited. */
async function skipWait(job: string): Promise<number> {
  const text = `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = $1`
  let skipped = 0
  await until(async () => {
    const [waiting] = (await pool.query<{ seconds: number }>(text, [job])).rows
    skipped = waiting?.seconds ?? 0
    return waiting !== undefined || push.pushed.length > 0
  }, `a job ${job}`)
  await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  return skipped
}

test('R-NOTIF-08: a new deal of a favorite is with the push service in under five minutes', async () => {
  const { accessToken } = await signUpAndLogIn(app, 'pushed.soon')
  const headers = bearer(accessToken)
  const subscription = { ...push.subscribe(), language: 'ko' }
  const channel = '/api/users/me/notification-channels/push'
  const chosen = await app.inject({ method: 'PUT', url: channel, headers, payload: subscription })
  assert.equal(chosen.statusCode, 200, chosen.body)
  const home = { address: '서울 관악구 신림동 1422-5', knownPropertyType: '아파트', label: '역 앞 집' }
  const kept = await app.inject({ method: 'POST', url: '/api/favorites', headers, payload: home })
  assert.equal(kept.statusCode, 201, kept.body)

  const month = { source: 'AptRent', lawdCd: '11620', dealMonth: '202607', skippedRows: 0 } as const
  const beganAt = Date.now()
  await mergeMonth(pool, { ...month, deals: [publishedDeal()], districtCodes: ['1162010200'], collectedAt: new Date() })
  const skipped = [await skipWait('tell-new-deals'), await skipWait('send-notification-push')]
  await until(() => push.pushed.length > 0, 'the push')
  assert.equal(push.pushed[0]?.payload.title, '저장한 집에 새 거래가 있습니다')
  const seconds = skipped.reduce((sum, wait) => sum + wait, (Date.now() - beganAt) / 1000)
  assert.ok(skipped.some((wait) => wait > 0) && seconds < 5 * 60, `${skipped} s skipped of ${seconds} s`)
})
