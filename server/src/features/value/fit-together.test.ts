import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import pino from 'pino'
import { atEnd } from '../../../test/at-end.ts'
import { commandIn } from '../../../test/command.ts'
import { privateDatabase } from '../../../test/database.ts'
import { factOfDeal, storeFacts } from '../../../test/valued-facts.ts'
import { dateOf } from '../../domain/value/day.ts'
import { syntheticMarket } from '../../domain/value/synthetic-market.fixture.ts'
import { fixedClock } from '../../platform/clock.ts'
import { startJobQueue } from '../../platform/jobs/job-queue.ts'
import { fitJob, requestFit } from './fit-job.ts'
import { fitValues } from './fit-values.ts'

const { pool, url } = await privateDatabase()
const market = syntheticMarket(12, { lotsPerDistrict: 5 })
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-fit-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

/** The same market in many zones, so that a run takes a while. */
const SIDO = ['11', '26', '27', '29', '30', '31', '43', '44', '46', '47', '48', '50', '51', '52']
for (const sido of SIDO) {
  const facts = [...market.rows.values()].flat().map((deal) => {
    const { fact_id: _, ...fact } = factOfDeal(deal)
    const lawdCd = `${sido}${String(fact['lawd_cd']).slice(2)}`
    return { ...fact, lawd_cd: lawdCd, legal_district_code: `${lawdCd}${String(fact['legal_district_code']).slice(5)}` }
  })
  await storeFacts(pool, facts)
}

const COMMAND = new URL('../../cli/fit.ts', import.meta.url).pathname
const fit = commandIn(folder, COMMAND)
const start = () => fit(url, [], { CLOCK_NOW: now.toISOString() })

const versions = async () =>
  (
    await pool.query<{ zone: string; version: number }>(
      'select zone, version from price_mean where version is not null order by zone',
    )
  ).rows

/** Everything that is fitted, without time and order. */
async function fitted() {
  const { rows } = await pool.query(`
    select
      (select md5(string_agg(zone || as_of || coefficients::text || gus, ',' order by zone)) from price_mean) as means,
      (select md5(string_agg(zone || layer || key || values::text, ',' order by zone, layer, key)) from price_level) as levels,
      (select md5(string_agg(zone || near_deals::text, ',' order by legal_district_code)) from price_near_deals) as near`)
  return rows[0]
}

/** Pools of two fits. Neither fits a zone before both have read what was fitted when they started; otherwise the later one rightly fits it again. */
function beginningTogether(): Pool[] {
  const both = Promise.withResolvers<void>()
  let begun = 0
  const held = {
    connect: () => pool.connect(),
    async query(config: QueryConfig) {
      const answer = await pool.query(config)
      if (config.name !== 'read-fit-versions') return answer
      begun += 1
      if (begun === 2) both.resolve()
      await both.promise
      return answer
    },
  } as unknown as Pool
  return [held, held]
}

test('of two processes each zone is fitted by one; together they fit all', async () => {
  const results = await Promise.all(beginningTogether().map((own) => fitValues({ pool: own, now })))
  assert.equal(
    results.reduce((sum, result) => sum + result.fitted, 0),
    SIDO.length,
  )
  assert.equal(
    results.reduce((sum, result) => sum + result.passedOver, 0),
    SIDO.length,
  )
  assert.equal((await versions()).length, SIDO.length)
})

test('a fit that is killed leaves whole fits in force, and the next one ends as an undisturbed one', async () => {
  const undisturbed = await fitted()
  const before = await versions()
  const newer = async () => {
    const known = new Map(before.map(({ zone, version }) => [zone, version]))
    return (await versions()).filter(({ zone, version }) => version !== known.get(zone)).length
  }
  // other deals, so that a half-written fit would show
  await pool.query('update transaction_facts set sale_amount_manwon = sale_amount_manwon * 2')
  const killed = start()
  while ((await newer()) < 3) await sleep(5)
  killed.process.kill('SIGKILL')
  await killed.ended
  const done = await newer()
  assert.ok(done >= 3 && done < SIDO.length, `killed after ${done} zones`)
  const { rows } = await pool.query<{ zones: number }>(
    'select count(distinct zone)::int as zones from price_level where layer = $1',
    ['zone'],
  )
  assert.equal(rows[0]?.zones, SIDO.length, 'every zone has its levels')

  await pool.query('update transaction_facts set sale_amount_manwon = sale_amount_manwon / 2')
  const resumed = await start().ended
  assert.equal(resumed.code, 0, resumed.output)
  assert.match(resumed.output, /100%/)
  assert.match(resumed.output, /추정 모형 14개를 거래/)
  assert.deepEqual(await fitted(), undisturbed)
})

test('a fit that is interrupted ends between two zones', async () => {
  const before = Math.max(...(await versions()).map(({ version }) => version))
  const interrupted = start()
  while (Math.max(...(await versions()).map(({ version }) => version)) === before) await sleep(5)
  interrupted.process.kill('SIGINT')
  const { code, output } = await interrupted.ended
  assert.equal(code, 1, output)
  assert.match(output, /요청에 따라 멈췄습니다/)
})

test('the job fits in a thread of its own when it is asked for, and is on the schedule of the night', async (t) => {
  const before = (await versions()).map(({ version }) => version)
  const job = fitJob({
    database: { url, preparedStatements: true },
    clock: fixedClock(now),
    log: pino({ level: 'silent' }),
  })
  assert.match(job.schedule ?? '', /^\d+ 3 \* \* \*$/)
  const queue = await startJobQueue({ databaseUrl: url, jobs: [job], log: pino({ level: 'silent' }) })
  t.after(() => queue.stop())
  await requestFit(pool)
  await requestFit(pool)
  while ((await versions()).some(({ version }) => before.includes(version))) await sleep(20)
  assert.equal((await versions()).length, SIDO.length)
})

test('a job that is stopped undoes the zone under way and lets the service end', async () => {
  const before = await fitted()
  const job = fitJob({
    database: { url, preparedStatements: true },
    clock: fixedClock(now),
    log: pino({ level: 'silent' }),
  })
  const stopping = new AbortController()
  const running = job.run(null, stopping.signal)
  await sleep(400)
  stopping.abort()
  await assert.rejects(running, /abort/i)
  assert.deepEqual(await fitted(), before)
})
