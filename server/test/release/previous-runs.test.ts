import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import { startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { atEnd } from '../at-end.ts'
import { callService } from '../call-service.ts'
import { emptyDatabase } from '../database.ts'
import { until } from '../until.ts'
import { checkOut, startIn, startThis, variablesOfBoth } from './previous-server.ts'
import { previousRelease } from './releases.ts'
import { LEASE } from './stored-rows.ts'

type Running = { origin: string; stop(): Promise<unknown> }

const PATH = '/api/rent-risk-diagnoses'
const sandbox = await startSandbox()
atEnd(() => sandbox.stop())

/** Prevents jobs from starting before `release`. */
async function holdJobs(client: pg.Client): Promise<{ release(): Promise<void> }> {
  await client.query(`create function later() returns trigger language plpgsql as
    $$ begin new.run_at := now() + interval '1 day'; return new; end $$`)
  await client.query(`create trigger later before insert on graphile_worker._private_jobs
    for each row execute function later()`)
  return {
    async release() {
      await client.query('drop function later() cascade')
      await client.query(
        `update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '12 hours'`,
      )
    },
  }
}

/** One release accepts an asynchronous diagnosis and stops; the other runs it. @returns its token. */
async function acceptAndMake(t: TestContext, client: pg.Client, ...[one, other]: [Start, Start]): Promise<string> {
  const held = await holdJobs(client)
  const accepting = await one()
  const { statusToken } = await callService<AsyncDiagnosisAccepted>(accepting.origin, `${PATH}/async`, undefined, LEASE)
  await accepting.stop()
  await held.release()
  const making = await other()
  t.after(() => making.stop())
  await until(
    async () => /COMPLETED|FAILED/.test((await statusOf(making.origin, statusToken)).processingStatus),
    'the run is finished',
  )
  await assertMade(making.origin, statusToken)
  return statusToken
}

type Start = () => Promise<Running>

const statusOf = (origin: string, token: string) => callService<AsyncDiagnosisStatus>(origin, `${PATH}/async/${token}`)

async function assertMade(origin: string, token: string): Promise<void> {
  const { processingStatus, result } = await statusOf(origin, token)
  assert.match(processingStatus, /^(FALLBACK_)?COMPLETED$/)
  assert.equal(result?.diagnosisState, 'success')
}

test('R-OPS-35: a run that one release has taken on is made by the other and read on both, in both directions', async (t) => {
  const url = await emptyDatabase()
  const variables = variablesOfBoth(sandbox.origin, url)
  const folder = checkOut(previousRelease().commit)
  const startNew = () => startThis(variables)
  const startOld = () => startIn(folder, variables)
  await (await startNew()).stop()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.after(() => client.end())
  const madeByOld = await acceptAndMake(t, client, startNew, startOld)
  const madeByNew = await acceptAndMake(t, client, startOld, startNew)
  const [before, now] = await Promise.all([startOld(), startNew()])
  t.after(() => Promise.all([before.stop(), now.stop()]))
  for (const { origin } of [before, now]) for (const token of [madeByOld, madeByNew]) await assertMade(origin, token)
})
