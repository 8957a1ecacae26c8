import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { type TestContext, test } from 'node:test'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import { GENEROUS_LIMITS, TEST_NOW } from '../../../../test/app.ts'
import { sandboxVariables, testService } from '../../../../test/service.ts'
import { until } from '../../../../test/until.ts'
import { startJobQueue } from '../../../platform/jobs/job-queue.ts'

// longer than a shutdown waits
const service = await testService({ PROVIDER_TIMEOUT_MS: '60000' })
const { app, config, database, sandbox, jobs, log } = service
const { pool, url } = database

const PATH = '/api/rent-risk-diagnoses/async'
const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

async function accept(): Promise<AsyncDiagnosisAccepted> {
  const answer = await app.inject({ method: 'POST', url: PATH, payload })
  return answer.json<{ data: AsyncDiagnosisAccepted }>().data
}

async function statusOf({ statusToken }: { statusToken: string }): Promise<AsyncDiagnosisStatus> {
  return (await app.inject(`${PATH}/${statusToken}`)).json<{ data: AsyncDiagnosisStatus }>().data
}

/** Another process with the whole service's jobs, on the same database and providers. */
function startWorker(t: TestContext): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href)
  const variables = {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: config.dataDir,
    ...GENEROUS_LIMITS,
    ...sandboxVariables(sandbox.origin),
  }
  const program = `
    import { createApp } from ${file('app.ts')}
    import { fixedClock } from ${file('platform/clock.ts')}
    import { loadConfig } from ${file('platform/config/config.ts')}
    import { createDatabase } from ${file('platform/database/database.ts')}
    import { startJobQueue } from ${file('platform/jobs/job-queue.ts')}
    import { createLogger } from ${file('platform/log.ts')}
    const config = loadConfig(${JSON.stringify(variables)})
    const database = createDatabase({ ...config.database, url: ${JSON.stringify(url)} })
    const clock = fixedClock(new Date(${JSON.stringify(TEST_NOW.toISOString())}))
    const log = createLogger('silent')
    const { jobs } = await createApp({ config, clock, database, log, version: 'killed', dataMode: 'sample' })
    await startJobQueue({ databaseUrl: ${JSON.stringify(url)}, jobs, log })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  return child
}

async function startWorkerHere(t: TestContext): Promise<void> {
  const queue = await startJobQueue({ databaseUrl: url, jobs, log, sweepEveryMs: 500 })
  t.after(() => queue.stop())
}

test('a RUNNING diagnosis whose worker is killed is taken up again by another and completed once', async (t) => {
  // the first worker waits for the register until it is killed
  sandbox.faults.set('building-register', 'timeout')
  const run = await accept()
  const worker = startWorker(t)
  await until(async () => (await statusOf(run)).steps.length > 0, 'the worker begins')
  worker.kill('SIGKILL')
  assert.equal((await statusOf(run)).processingStatus, 'RUNNING')
  sandbox.faults.clear()

  await startWorkerHere(t)
  await until(async () => (await statusOf(run)).finishedAt !== null, 'another worker finishes it')
  const { processingStatus, result } = await statusOf(run)
  assert.equal(processingStatus, 'COMPLETED')
  assert.equal(result?.diagnosisId, run.diagnosisId)
  const { rows } = await pool.query(
    'select starts > 1 as again, (select count(*) from diagnoses) as diagnoses from diagnosis_runs',
  )
  assert.deepEqual(rows, [{ again: true, diagnoses: 1 }])
})

test('what was RECEIVED while no worker ran is done after the restart', async (t) => {
  const run = await accept()
  assert.equal((await statusOf(run)).processingStatus, 'RECEIVED')
  await startWorkerHere(t)
  await until(async () => (await statusOf(run)).processingStatus === 'COMPLETED', 'the restarted worker finishes it')
})

test('a stop amid a diagnosis gives the run back, and it is done later', async (t) => {
  await pool.query('truncate building_registers')
  sandbox.faults.set('building-register', 'timeout')
  const queue = await startJobQueue({ databaseUrl: url, jobs, log })
  const run = await accept()
  await until(async () => (await statusOf(run)).steps.length > 0, 'the worker begins')
  await queue.stop()
  // the shutdown does not wait for the diagnosis, whose provider has not answered
  assert.equal((await statusOf(run)).processingStatus, 'RUNNING')
  sandbox.faults.clear()
  await startWorkerHere(t)
  await until(async () => (await statusOf(run)).finishedAt !== null, 'it is done')
})
