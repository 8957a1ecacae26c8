import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assessLease } from '../../../../../server/src/domain/assessment/assess-lease.ts'
import { MONEY_CASES } from '../../../../../server/src/features/diagnosis/report/cases/money-cases.fixture.ts'
import { ORDINARY_CASES } from '../../../../../server/src/features/diagnosis/report/cases/ordinary-cases.fixture.ts'
import { RIGHTS_CASES } from '../../../../../server/src/features/diagnosis/report/cases/rights-cases.fixture.ts'
import { inKorean } from '../../../../../server/src/words/in-korean.fixture.ts'
import { shownEvidence } from './evidence.ts'
import { en } from './words.en.ts'
import { ko } from './words.ko.ts'

const evidence = [...MONEY_CASES, ...RIGHTS_CASES, ...ORDINARY_CASES].flatMap(({ facts }) =>
  inKorean(assessLease(facts).findings).flatMap((finding) => finding.evidence),
)

test('what the service names by a code is shown in words, in both languages', () => {
  assert.ok(evidence.length > 500)
  for (const words of [ko, en])
    for (const { source, rows } of shownEvidence(evidence, [], words)) {
      assert.doesNotMatch(source, /:|^[a-z-]+$/)
      for (const { name, value } of rows) {
        assert.doesNotMatch(value, /^[A-Z_]+$|\d{6},|T\d\d:/, name)
        assert.doesNotMatch(name, /[A-Z_]{4,}$/)
      }
    }
})

test('months, times and sources are shown as a reader says them', () => {
  const description = '비교 기간(계약 연월)'
  const months = { source: 'rent-transaction:RHRent', field: 'months', value: '202608,202609,202610', description }
  const fitted = {
    source: 'value-estimate',
    field: 'fittedAt',
    value: '2026-11-20T03:10:00+09:00',
    description: '시각',
  }
  const statuses = [{ key: 'rent-transaction' as const, source: '국토교통부 전월세 실거래가' }]
  assert.deepEqual(shownEvidence([months, fitted], statuses, ko), [
    { source: '국토교통부 전월세 실거래가', rows: [{ name: description, value: '2026년 8월부터 2026년 10월까지' }] },
    { source: '추정 매매가', rows: [{ name: '시각', value: '2026년 11월 20일 오전 3:10' }] },
  ])
})
