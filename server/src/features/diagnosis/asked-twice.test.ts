import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAMPLE_LOTS } from '../../../../sandbox/src/sample-lots.ts'
import { testService } from '../../../test/service.ts'
import { saying } from '../../words/saying.fixture.ts'

const { database, diagnose } = await testService()

const TERMS = [
  { contractPurpose: 'JEONSE', depositAmountManwon: 18_000, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 },
  { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 1_000, monthlyRentAmountManwon: 70 },
] as const

/** Everything that is assessed; how the data was obtained may differ, and the cards show it. */
async function verdictOf(request: Parameters<typeof diagnose>[0]) {
  const { diagnosisId, createdAt, dataStatuses, ...judged } = await diagnose(request)
  assert.ok(diagnosisId > 0 && createdAt !== '')
  return { ...judged, states: dataStatuses.map(({ state, sampleCount }) => [state, sampleCount]) }
}

test('R-DIAG-14: the same request gives the same answer, the first time too, on every lot', async () => {
  assert.ok(SAMPLE_LOTS.length > 10)
  for (const { lotAddress } of SAMPLE_LOTS) {
    for (const terms of TERMS) {
      // nothing is stored, so the first request collects
      await database.pool.query(
        `truncate transaction_facts, collection_ledger, building_registers, public_price_snapshots, public_prices,
           market_statistics_monthly, district_evidence cascade`,
      )
      const request = { address: lotAddress, ...terms }
      const first = await verdictOf(request)
      assert.deepEqual(await verdictOf(request), first, `${lotAddress} ${terms.contractPurpose}`)
    }
  }
})

test('R-EVID-13: months that nobody has read are not among those that a sample is said to be of', async () => {
  const request = { address: '서울 관악구 신림동 1422-5', ...TERMS[0] }
  await diagnose(request)
  for (const table of ['transaction_facts', 'collection_ledger'])
    await database.pool.query(`delete from ${table} where deal_month <> '202610'`)
  const { dataStatuses } = await diagnose(request)
  const leases = dataStatuses.find(({ key }) => key === 'rent-transaction')
  assert.equal(leases?.referencePeriod, '2026-10')
  assert.equal(leases?.state, 'partial')
  const said = leases?.details.join(' ') ?? ''
  assert.match(said, /최근 1개월\(2026년 10월\)/)
  assert.match(said, saying('MONTHS_LEFT_OUT', { months: ['202608', '202609'], asked: false }))
})
