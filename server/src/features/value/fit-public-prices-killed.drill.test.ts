import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { atEnd } from '../../../test/at-end.ts'
import { privateDatabase } from '../../../test/database.ts'
import { lockWaits } from '../../../test/lock-waits.ts'
import { storeRowHouses } from '../../../test/row-house-facts.ts'
import { dateOf } from '../../domain/value/day.ts'
import { type RowHouseMarket, rowHouseMarket } from '../../domain/value/row-house-market.fixture.ts'
import { fitValues } from './fit-values.ts'

const { pool, url } = await privateDatabase()
const market = rowHouseMarket(31, { lotsPerDistrict: 40 })
const now = new Date(`${dateOf(market.endDay)}T09:00:00+09:00`)
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-fit-'))
atEnd(() => rmSync(folder, { recursive: true, force: true }))

/** The same market in another province. */
function movedTo(sido: string): RowHouseMarket {
  const moved = <Home extends { legalDistrictCode: string }>(home: Home) => ({
    ...home,
    legalDistrictCode: `${sido}${home.legalDistrictCode.slice(2)}`,
  })
  const rows = [...market.rows].map(([lawdCd, deals]) => {
    const renamed = deals.map((deal) => ({ ...moved(deal), dealId: deal.dealId.replace('-9000-', `-90${sido}-`) }))
    return [`${sido}${lawdCd.slice(2)}`, renamed] as const
  })
  const priceOf: RowHouseMarket['priceOf'] = (lot, floor, baseYear) =>
    market.priceOf({ ...lot, legalDistrictCode: `26${lot.legalDistrictCode.slice(2)}` }, floor, baseYear)
  return { ...market, rows: new Map(rows), lots: market.lots.map(moved), priceOf }
}

const SIDO = ['26', '27', '29', '30', '31', '43', '44', '46', '47', '48']
for (const sido of SIDO) await storeRowHouses(pool, movedTo(sido))

const versions = async () => {
  const { rows } = await pool.query<{ zone: string; version: number }>('select zone, version from price_mean')
  return new Map(rows.map(({ zone, version }) => [zone, version]))
}
/** Ratios and means by zone; a province differs from another by its codes only. */
async function fitted() {
  const { rows } = await pool.query<{ zone: string; mean: string; fit: string | null }>(
    `select zone, md5(coefficients::text || gus) as mean, md5(public_price_fit::text) as fit from price_mean order by zone`,
  )
  return rows
}

test('a fit that is killed leaves ratios and levels of one fit together in force; the next one ends as an undisturbed one', async () => {
  await fitValues({ pool, now })
  const undisturbed = await fitted()
  assert.ok(undisturbed.length === SIDO.length && undisturbed.every(({ fit }) => fit !== null))
  const before = await versions()
  const newer = async () => [...(await versions())].filter(([zone, version]) => version !== before.get(zone))
  // other prices and deals, so that a half-written fit would show a mixture
  await pool.query('update transaction_facts set sale_amount_manwon = sale_amount_manwon * 2')
  const child = spawn(process.execPath, [new URL('../../cli/fit.ts', import.meta.url).pathname], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: folder, CLOCK_NOW: now.toISOString() },
    stdio: 'ignore',
  })
  const closed = once(child, 'close')
  while ((await newer()).length < 2) await sleep(2)
  child.kill('SIGKILL')
  await closed
  const done = new Set((await newer()).map(([zone]) => zone))
  assert.ok(done.size >= 2 && done.size < SIDO.length, `killed after ${done.size} zones`)
  const old = new Map(undisturbed.map((each) => [each.zone, each]))
  for (const { zone, mean, fit } of await fitted()) {
    const same = [mean === old.get(zone)?.mean, fit === old.get(zone)?.fit]
    assert.deepEqual(same, done.has(zone) ? [false, false] : [true, true], zone)
  }

  await pool.query('update transaction_facts set sale_amount_manwon = sale_amount_manwon / 2')
  // both have started before either has stored anything; one that starts later may fit again
  const held = await pool.connect()
  await held.query('begin')
  await held.query('lock table price_level in share mode')
  const both = [fitValues({ pool, now }), fitValues({ pool, now })]
  while ((await lockWaits(pool, { table: 'price_level' })) < both.length) await sleep(10)
  await held.query('commit')
  held.release()
  const shared = await Promise.all(both)
  assert.equal(
    shared.reduce((sum, result) => sum + result.fitted, 0),
    SIDO.length,
    'each zone by one of two',
  )
  assert.deepEqual(await fitted(), undisturbed)
})
