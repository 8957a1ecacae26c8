import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { anotherInstance, testService } from '../../../test/service.ts'

const service = await testService()
const { app, database } = service
const { pool } = database

const VILLA: RentRiskDiagnosisRequest = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
/** Another lot of the same 동 and type. */
const NEIGHBOUR = { ...VILLA, address: '서울 관악구 신림동 1433-12' }

/** An answer without what is new in each. */
async function said(instance: typeof app, payload: object): Promise<string> {
  const answer = await instance.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
  assert.equal(answer.statusCode, 200, answer.body)
  const {
    diagnosisId: _,
    statusToken: __,
    statusTokenExpiresAt: ___,
    ...diagnosis
  } = answer.json<{
    data: RentRiskDiagnosisCreated
  }>().data
  return JSON.stringify(diagnosis)
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'sales of the lot are cancelled': () =>
    pool.query(`update transaction_facts set cancelled = true where trade_kind = 'SALE' and main_number = '1422'`),
  'a lease is corrected': () =>
    pool.query(
      `update transaction_facts set deposit_manwon = 99999 where trade_kind = 'RENT' and main_number = '1422'`,
    ),
  'deals of the neighbours vanish': () => pool.query(`delete from transaction_facts where main_number = '1433'`),
  'statistics of two years ago come': () =>
    storeStatistics(
      pool,
      ['202408', '202409', '202410'].map((dealMonth) => ({
        dealMonth,
        propertyType: 'ROW_HOUSE_MULTI_UNIT',
        median: 90_000,
      })),
    ),
  'a statistic is made anew': () => pool.query('update market_statistics_monthly set median_amount = 55555'),
  'statistics go': () => pool.query('delete from market_statistics_monthly'),
  'a month is read again': () =>
    pool.query(`update collection_ledger set collected_at = collected_at + interval '3 minutes'`),
  'a month is being checked': () =>
    pool.query(
      `insert into withheld_months (lawd_cd, source, deal_month, missing, first_seen_at)
       values ('11620', 'RHTrade', '202609', '{}', '2026-11-20')`,
    ),
  'the register is another': () =>
    pool.query(`update building_registers set buildings = jsonb_set(buildings, '{0,useApprovalDate}', '"1971-03-02"')`),
  'the price is another': () => pool.query('update public_prices set price_won = price_won / 2'),
  'all deals but those of the last month go': () =>
    pool.query(`delete from transaction_facts where deal_month < '202610'`),
}

test('what a process keeps in memory is never older than what is stored: after each change it answers as one that has just started', async () => {
  // until nothing that a slow machine interrupted is still running
  for (const payload of [VILLA, NEIGHBOUR, VILLA, NEIGHBOUR])
    for (let text = ''; !text.includes('"processingStatus":"COMPLETED"'); ) text = await said(app, payload)
  for (const [change, make] of Object.entries(CHANGES)) {
    const before = [await said(app, VILLA), await said(app, NEIGHBOUR)]
    assert.deepEqual([await said(app, VILLA), await said(app, NEIGHBOUR)], before)
    await make()
    const started = (await anotherInstance(service)).app
    const after = [await said(app, VILLA), await said(app, NEIGHBOUR)]
    assert.deepEqual(after, [await said(started, VILLA), await said(started, NEIGHBOUR)], change)
    assert.notDeepEqual(after, before, change)
  }
})

type Planned = { name: string; custom_plans: number }

/** For each connection of the service, the statements that it has run more than ten times. */
async function plannedOften(): Promise<Planned[]> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const answers = await Promise.all(
    clients.map((client) =>
      client.query<Planned>(
        `select name, custom_plans from pg_prepared_statements where generic_plans + custom_plans > 10`,
      ),
    ),
  )
  for (const client of clients) client.release()
  return answers.flatMap(({ rows }) => rows)
}

test('the statements of a warm diagnosis are planned once: with its values known none looks so much cheaper that it is planned each time', async () => {
  // one after another they use one connection, unless something else uses it at that moment
  const isRead = ({ name }: Planned) => name === 'read-stored-ahead'
  let planned: Planned[] = []
  for (let floorNumber = 1; floorNumber <= 60 && !planned.some(isRead); floorNumber += 1) {
    await said(app, { ...VILLA, floorNumber })
    if (floorNumber % 12 === 0) planned = await plannedOften()
  }
  assert.ok(planned.some(isRead))
  assert.deepEqual(
    planned.filter(({ custom_plans: plans }) => plans > 5),
    [],
  )
})
