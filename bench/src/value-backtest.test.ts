import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { publishedFile, publishedMonths } from '@lease-risk/sandbox'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { atEnd } from '../../server/test/at-end.ts'
import { dealFilesIn, readZoneMarkets } from './market-files.ts'
import { backtest } from './value-backtest.ts'
import { figuresOf } from './value-report.ts'

function folderOfSales(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-sales-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  for (const month of publishedMonths().filter(({ kind }) => kind === 'sale'))
    writeFileSync(join(folder, `${month.lawdCd}-${month.dealMonth}.json`), publishedFile(month))
  return folder
}

test('invented sales that scatter by 3 % around lot, area, floor and month are estimated that well from earlier ones', async () => {
  const [zone, ...others] = await readZoneMarkets(dealFilesIn(folderOfSales()), loadDistrictCatalogue())
  assert.ok(zone !== undefined)
  assert.deepEqual([zone.kind, zone.propertyType, others.length], ['SALE', 'APARTMENT', 0])
  const rows = backtest([zone], { months: ['202605', '202606'], lagDays: 0, refit: 'MONTHLY' })
  const { count, medianError, over20, held, ladder } = figuresOf(rows)
  assert.ok(count > 500, `${count} deals`)
  assert.ok(medianError <= 0.03, `median error ${medianError}`)
  assert.ok(over20 <= 0.01, `${over20} over 20 % off`)
  assert.ok(held !== null && held >= 0.75 && held <= 0.85, `the interval holds ${held}`)
  assert.ok(ladder.medianError > medianError && ladder.over20 > over20, 'better than the sample alone')
})
