import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ACCURACY_REGIONS, type AccuracyRecord, OWN_DEALS } from '@lease-risk/contract/accuracy'
import { accuracyCells } from '../../server/src/domain/value/accuracy.ts'
import { dateOf } from '../../server/src/domain/value/day.ts'
import { syntheticMarket } from '../../server/src/domain/value/synthetic-market.fixture.ts'
import { fitValues } from '../../server/src/features/value/index.ts'
import { testService } from '../../server/test/service.ts'
import { factOfDeal, storeFacts } from '../../server/test/valued-facts.ts'
import { backtest } from './value-backtest.ts'

const { app, database } = await testService()
const market = syntheticMarket(11)

test('R-VALUE-30 the record of the service has the cells and figures that prove:value prints of the same deals', async () => {
  await storeFacts(database.pool, [...market.rows.values()].flat().map(factOfDeal))
  // the estimates of earlier nights are kept, and calibrate the intervals of later months
  for (const daysAgo of [90, 0])
    await fitValues({ pool: database.pool, now: new Date(`${dateOf(market.endDay - daysAgo)}T09:00:00+09:00`) })
  const { months } = (await app.inject('/api/accuracy')).json<{ data: AccuracyRecord }>().data
  const [newest, before] = months
  assert.ok(newest !== undefined && before !== undefined)
  for (const { month, cells } of [newest, before]) {
    const rows = backtest([market.zone], { months: [month.replace('-', '')], lagDays: 0, refit: 'MONTHLY' })
    const rounded = (share: number | null) => (share === null ? null : share.toFixed(6))
    assert.deepEqual(
      cells.map(({ region, ownDeals, dealCount, medianError, over20, within10, intervalHeld }) => [
        region,
        ownDeals,
        dealCount,
        ...[medianError, over20, within10, intervalHeld].map(rounded),
      ]),
      accuracyCells(rows).map(({ region, ownCell, count, medianError, over20, within10, held }) => [
        region === null ? null : ACCURACY_REGIONS[region],
        ownCell === null ? null : OWN_DEALS[ownCell],
        count,
        ...[medianError, over20, within10, held].map(rounded),
      ]),
    )
  }
})
