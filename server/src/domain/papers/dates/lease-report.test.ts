import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadDistrictCatalogue } from '../../../platform/load-district-catalogue.ts'
import { isLeaseReportDue } from './lease-report.ts'

const LARGE = { depositManwon: 12_000, monthlyRentManwon: 0 }

test('R-LAW-21: the lease report is demanded over 6,000 or 30 alone', () => {
  const due = (depositManwon: number, monthlyRentManwon: number) =>
    isLeaseReportDue({ depositManwon, monthlyRentManwon }, '1162010200')
  assert.deepEqual([due(300, 25), due(6_000, 30), due(6_001, 0), due(0, 31)], [false, false, true, true])
  assert.equal(isLeaseReportDue(LARGE, null), true, 'without a district the amounts decide')
})

test('R-LAW-21: every county outside Gyeonggi-do and the metropolitan cities is exempt, and no other place', () => {
  const wrong: string[] = []
  let exempt = 0
  for (const { code, name, level, fullName } of loadDistrictCatalogue().active()) {
    if (level !== 'SIGUNGU') continue
    const isCounty = name.endsWith('군')
    const isReportedAsAWhole = /^(?:서울특별시|\S+광역시|세종특별자치시|경기도)/.test(fullName)
    const expected = !isCounty || isReportedAsAWhole
    if (!expected) exempt += 1
    if (isLeaseReportDue(LARGE, code) !== expected) wrong.push(fullName)
  }
  assert.deepEqual(wrong, [])
  assert.ok(exempt > 60, `${exempt}`)
})
