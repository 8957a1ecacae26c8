import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MarketStatistic } from '@lease-risk/contract/regional'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { drawnAmount, lastCompleteMonth, latestWithEnough, monthsUpTo, withGaps } from './series.ts'

function statistic(dealYearMonth: string, sampleCount = 5): MarketStatistic {
  return {
    legalDistrictCode: '1162010200',
    lawdCd: '11620',
    dealYearMonth,
    propertyType: 'APARTMENT',
    tradeKind: 'RENT_JEONSE',
    sampleCount,
    minAmount: 1,
    q1Amount: 2,
    medianAmount: 3,
    q3Amount: 4,
    maxAmount: 5,
    medianMonthlyRent: null,
    medianConvertedMonthlyRent: null,
    confidenceLevel: 'MEDIUM',
    dataQuality: 'SETTLED',
  }
}

test('months go over the turn of a year', () =>
  assert.deepEqual(monthsUpTo('2026-02', 4), ['2025-11', '2025-12', '2026-01', '2026-02']))

test('the last complete month follows the calendar of Korea', () => {
  assert.equal(lastCompleteMonth(new Date('2026-10-31T14:59:00Z')), '2026-09')
  assert.equal(lastCompleteMonth(new Date('2026-10-31T15:00:00Z')), '2026-10')
  assert.equal(lastCompleteMonth(new Date('2026-01-10T00:00:00Z')), '2025-12')
})

test('a month without a deal is a gap, also at the end', () => {
  const months = withGaps([statistic('2026-07'), statistic('2026-09')], new Date('2026-11-22T00:00:00Z'))
  assert.equal(months.length, CLIENT_THRESHOLDS.shownMonths)
  assert.deepEqual(
    months.slice(-4).map(({ month, statistic: known }) => [month, known !== null]),
    [
      ['2026-07', true],
      ['2026-08', false],
      ['2026-09', true],
      ['2026-10', false],
    ],
  )
})

test('a middle is shown of a month with three deals or more only', () => {
  assert.equal(latestWithEnough([statistic('2026-08', 3), statistic('2026-09', 2)])?.dealYearMonth, '2026-08')
  assert.equal(latestWithEnough([statistic('2026-09', 2)]), undefined)
})

test('a month of which more may be reported is not the one that is named', () =>
  assert.equal(
    latestWithEnough([statistic('2026-09'), { ...statistic('2026-10'), dataQuality: 'PROVISIONAL' }])?.dealYearMonth,
    '2026-09',
  ))

test('a rent is drawn with its deposit as one amount a month, and has no band', () => {
  assert.deepEqual(drawnAmount(statistic('2026-10')), { middle: 3, half: { low: 2, high: 4 } })
  assert.deepEqual(drawnAmount({ ...statistic('2026-10'), medianConvertedMonthlyRent: 65 }), { middle: 65, half: null })
})
