import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { dealFilesIn, readZoneMarkets } from './market-files.ts'
import { hasRealMonths, REAL_MONTHS_FOLDER } from './real-months.ts'
import { backtest } from './value-backtest.ts'
import { figuresOf } from './value-report.ts'

test('issue 10: real apartment sales of a month, estimated from earlier ones, err by at most 3.3 % in the median', {
  skip: hasRealMonths() ? false : `no real deals in ${REAL_MONTHS_FOLDER}`,
}, async () => {
  const [zone, ...others] = await readZoneMarkets(dealFilesIn(`${REAL_MONTHS_FOLDER}/sale`), loadDistrictCatalogue())
  assert.ok(zone !== undefined)
  assert.deepEqual([zone.kind, zone.propertyType, others.length], ['SALE', 'APARTMENT', 0])
  const rows = backtest(zone, { months: ['202605', '202606'], lagDays: 0, refit: 'MONTHLY' })
  const { count, medianError, over20, held, ladder } = figuresOf(rows)
  assert.ok(count > 5_000, `${count} deals`)
  assert.ok(medianError <= 0.033, `median error ${medianError}`)
  assert.ok(over20 <= 0.025, `${over20} over 20 % off`)
  assert.ok(held !== null && held >= 0.77 && held <= 0.83, `the interval holds ${held}`)
  assert.ok(ladder.medianError > medianError && ladder.over20 > over20, 'better than the sample alone')
})
