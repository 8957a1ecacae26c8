import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAMPLE_LOTS } from '../../../../sandbox/src/sample-lots.ts'
import { testService } from '../../../test/service.ts'

const { database, diagnose } = await testService()

const TERMS = [
  { contractPurpose: 'JEONSE', depositAmountManwon: 18_000, exclusiveAreaSquareMeter: 29.35, floorNumber: 3 },
  { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 1_000, monthlyRentAmountManwon: 70 },
] as const

/** Everything that is judged; how the material was come by may differ, and is told in the cards. */
async function judgementOf(request: Parameters<typeof diagnose>[0]) {
  const { diagnosisId, createdAt, dataStatuses, ...judged } = await diagnose(request)
  assert.ok(diagnosisId > 0 && createdAt !== '')
  return { ...judged, states: dataStatuses.map(({ state, sampleCount }) => [state, sampleCount]) }
}

test('decisions.md 11: the same request gives the same answer, the first time too, on every lot', async () => {
  assert.ok(SAMPLE_LOTS.length > 10)
  for (const { lotAddress } of SAMPLE_LOTS) {
    for (const terms of TERMS) {
      // nothing is stored: the first answer is the one that collects
      await database.pool.query(
        `truncate transaction_facts, collection_ledger, building_registers, public_price_snapshots, public_prices,
           market_statistics_monthly, district_evidence cascade`,
      )
      const request = { address: lotAddress, ...terms }
      const first = await judgementOf(request)
      assert.deepEqual(await judgementOf(request), first, `${lotAddress} ${terms.contractPurpose}`)
    }
  }
})
