import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { saying } from '../../words/saying.fixture.ts'
import type { RiskGrade } from '../rule-book/aggregation.ts'
import { HOME_COVERAGE } from '../rule-book/favorite.ts'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { dashboardGrade, reportSummary } from './dashboard-grade.ts'
import { EVIDENCE, favoriteHome } from './favorite.fixture.ts'
import { coverageOf, readSources } from './source-readings.ts'

const graded = (riskGrade: RiskGrade) =>
  favoriteHome({ diagnosis: EVIDENCE.diagnosis && { ...EVIDENCE.diagnosis, riskGrade } })

test('R-FAV-07: the weights sum to 1, and a home with everything is covered wholly', () => {
  const sum = Object.values(HOME_COVERAGE.weights).reduce((total, weight) => total + weight, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  assert.equal(coverageOf(readSources(favoriteHome())), 1)
  assert.equal(coverageOf(readSources(favoriteHome(null))), 0)
})

test('R-FAV-08: letters B to F follow the grade of the diagnosis; A is never given', () => {
  const grades: RiskGrade[] = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL', 'NEED_MORE_INFORMATION']
  assert.deepEqual(
    grades.map((grade) => dashboardGrade(graded(grade), 1).letter),
    ['B', 'C', 'D', 'E', 'F'],
  )
})

test('a diagnosis that withheld its score gives none here either: F, and why', () => {
  const { letter, score, description } = inKorean(dashboardGrade(graded('NEED_MORE_INFORMATION'), 1))
  assert.deepEqual([letter, score], ['F', null])
  assert.match(description, saying('DIAGNOSIS_WITHHELD_SCORE'))
  assert.equal(dashboardGrade(graded('MODERATE'), 1).score, 21)
})

test('under .40 there is no letter, whatever the diagnosis said; from .40 on there is one', () => {
  assert.deepEqual(
    [dashboardGrade(graded('LOW'), 0.39).letter, inKorean(dashboardGrade(graded('LOW'), 0.39)).label],
    [null, '자료 부족'],
  )
  assert.equal(dashboardGrade(graded('LOW'), 0.4).letter, 'B')
})

test('a diagnosis of other terms, or none, grades nothing: F without a score', () => {
  const other = favoriteHome({ diagnosis: EVIDENCE.diagnosis && { ...EVIDENCE.diagnosis, sameTerms: false } })
  for (const home of [other, favoriteHome({ diagnosis: null })]) {
    const { letter, score } = dashboardGrade(home, 1)
    assert.deepEqual([letter, score], ['F', null])
  }
})

test('taking evidence away never improves the letter, and the summary never promises anything', () => {
  const without = fc.record({
    deals: fc.boolean(),
    statistics: fc.boolean(),
    publicPrice: fc.boolean(),
    diagnosis: fc.boolean(),
  })
  const order = ['B', 'C', 'D', 'E', 'F', null]
  fc.assert(
    fc.property(without, fc.constantFrom<RiskGrade>('LOW', 'HIGH', 'NEED_MORE_INFORMATION'), (gone, grade) => {
      const whole = graded(grade)
      const part = favoriteHome({
        ...whole.evidence,
        ...(gone.deals && { deals: [] }),
        ...(gone.statistics && { statistics: [] }),
        ...(gone.publicPrice && { publicPrice: { state: 'NOT_STORED' as const, choice: null, collectedAt: null } }),
        ...(gone.diagnosis && { diagnosis: null }),
      })
      const [before, after] = [whole, part].map((home) => {
        const sources = readSources(home)
        const coverage = coverageOf(sources)
        const given = dashboardGrade(home, coverage)
        const { headline, riskLevel, sentences } = inKorean(reportSummary(home, { grade: given, coverage, sources }))
        assert.doesNotMatch(headline, /%를 확인/, 'a share of the data is not what is known of the home')
        if (home.evidence !== null) assert.match(headline, /살펴볼 자료 \d+가지 가운데 \d+가지를 찾았고/)
        assert.deepEqual(findForbiddenWording([headline, riskLevel, ...sentences].join(' ')), [])
        return order.indexOf(given.letter)
      })
      assert.ok((after ?? 0) >= (before ?? 0))
    }),
  )
})
