import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '@lease-risk/sandbox'
import { TEST_NOW } from '../../test/app.ts'
import { atEnd } from '../../test/at-end.ts'
import { type CommandRun, commandIn } from '../../test/command.ts'
import { privateDatabase, type TestDatabase } from '../../test/database.ts'
import { sandboxVariables } from '../../test/service.ts'
import { storedDigest } from '../../test/stored-facts.ts'

const sandbox = await startSandbox({ now: () => TEST_NOW })
atEnd(() => sandbox.stop())
const [disturbed, undisturbed] = [await privateDatabase(), await privateDatabase()]
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-refresh-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

const COMMAND = new URL('refresh.ts', import.meta.url).pathname
const CHOICE = ['--months', '2026-05..2026-10', '--lawd', '11620,11200']
/** Eight sources, two codes, six months. */
const TARGETS = 96

const refresh = commandIn(folder, COMMAND)

function start(database: TestDatabase, parameters = CHOICE): CommandRun {
  return refresh(database.url, parameters, {
    CLOCK_NOW: TEST_NOW.toISOString(),
    SCHEDULED_REFRESH_BATCH_SIZE: '10',
    ...sandboxVariables(sandbox.origin),
  })
}

async function collectedIn({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as collected from refresh_targets where collected_at is not null',
  )
  return rows[0].collected
}

async function untilSome(database: TestDatabase): Promise<void> {
  while ((await collectedIn(database)) < 10) await sleep(10)
}

test('issue 5: refresh by hand, interrupted, killed with SIGKILL and resumed, ends as an undisturbed one', async () => {
  const interrupted = start(disturbed)
  await untilSome(disturbed)
  interrupted.process.kill('SIGINT')
  const polite = await interrupted.ended
  assert.equal(polite.code, 1, polite.output)
  assert.match(polite.output, /요청에 따라 멈췄습니다/)

  const before = await collectedIn(disturbed)
  assert.ok(before < TARGETS, 'it was interrupted with work undone')
  const killed = start(disturbed)
  while ((await collectedIn(disturbed)) === before) await sleep(5)
  killed.process.kill('SIGKILL')
  await killed.ended
  assert.ok((await collectedIn(disturbed)) < TARGETS, 'it was killed with work undone')

  const resumed = await start(disturbed).ended
  assert.equal(resumed.code, 0, resumed.output)
  assert.match(resumed.output, /100%/)
  // only the calls in flight when the process was killed are repeated
  const calls = sandbox.requests.length
  assert.ok(calls >= TARGETS && calls <= TARGETS + 8, `${calls} calls`)

  const whole = await start(undisturbed).ended
  assert.equal(whole.code, 0, whole.output)
  assert.deepEqual(await storedDigest(disturbed.pool), await storedDigest(undisturbed.pool))
  const { rows } = await disturbed.pool.query('select state, stop_reason from refresh_runs order by run_id')
  assert.deepEqual(rows, [
    { state: 'STOPPED', stop_reason: 'INTERRUPTED' },
    { state: 'ABANDONED', stop_reason: null },
    { state: 'COMPLETED', stop_reason: null },
  ])
})

test('issue 5: of two processes at once one refreshes and the other says that it is busy', async () => {
  const { pool } = undisturbed
  await pool.query('truncate refresh_targets, refresh_runs')
  sandbox.clear()
  const results = await Promise.all([start(undisturbed).ended, start(undisturbed).ended])
  assert.equal(sandbox.requests.length, TARGETS)
  assert.equal(await collectedIn(undisturbed), TARGETS)
  const succeeded = results.filter(({ code }) => code === 0).length
  // the second may also start just after the first has ended, and then finds nothing to do
  const busy = results.some(({ output }) => output.includes('다른 프로세스가 수집하고 있습니다'))
  assert.equal(succeeded, busy ? 1 : 2, results.map(({ output }) => output).join('\n'))
})

test('a wrong choice is reported before anything is opened', async () => {
  for (const parameters of [
    ['--months', '2026-13'],
    ['--months', '2026-10..2026-09'],
    ['--months', '2027-01'],
    ['--lawd', '99999'],
    ['--sources', 'AptSale'],
  ]) {
    const { code, output } = await start(undisturbed, parameters).ended
    assert.equal(code, 1)
    assert.match(output, /사용법: npm run refresh/)
  }
})
