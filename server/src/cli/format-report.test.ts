import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEstimate, factsOf, someTerms } from '../domain/assessment/facts/lease-facts.fixture.ts'
import { buildSections } from '../features/diagnosis/index.ts'
import { diagnosedOf, diagnosedWithoutAddress, threeSales } from '../features/diagnosis/report/diagnosed.fixture.ts'
import { inWords } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { withoutBrackets } from '../words/letters.fixture.ts'
import { saying } from '../words/saying.fixture.ts'
import { formatBrief, formatReport } from './format-report.ts'

function reportOf(diagnosed: ReturnType<typeof diagnosedOf>, language: Language = 'ko'): string {
  const sections = inWords(buildSections(diagnosed), language)
  const answer = { diagnosisId: 1, createdAt: '2026-11-21T09:00:00.000+09:00', ...sections }
  const report = formatReport(answer, { sample: true, language, papers: null })
  assert.doesNotMatch(report, /undefined|null|NaN|\[object/)
  return report
}

test('the deposit lines, those reached marked, and what could move the total furthest', () => {
  const report = reportOf(diagnosedOf(factsOf({ terms: someTerms({ depositManwon: 16_000 }), sales: threeSales })))
  assert.match(
    report,
    saying('REPORT_DEPOSIT_LINE', { basis: 'SALE_MEDIAN', share: 0.7, depositManwon: 14000, reached: true }),
  )
  assert.match(
    report,
    saying('REPORT_DEPOSIT_LINE', { basis: 'SALE_MEDIAN', share: 0.8, depositManwon: 16000, reached: true }),
  )
  assert.match(report, /매매가 중앙값의 90%: 1억 8,000만 원\n/)
  assert.match(report, /확인하면 점수가 달라질 수 있는 것\n─+\n- .*총점이 \d+점에서 \d+점 사이/)
  assert.doesNotMatch(report, /신탁원부: /)
})

test('an estimate is shown with its interval, or as missing', () => {
  const facts = factsOf({ terms: someTerms({ depositManwon: 16_000 }) })
  const valueEstimate = anEstimate({ midManwon: 20_000 }, 16_000)
  assert.match(
    reportOf(diagnosedOf({ ...facts, valueEstimate })),
    saying('ESTIMATE_AMOUNT', { kind: 'SALE', midManwon: 20000, lowManwon: 18097, highManwon: 22103, sameLotCount: 5 }),
  )
  assert.match(reportOf(diagnosedOf(facts)), saying('REPORT_WITHOUT_ESTIMATE'))
})

test('R-ANSWER-01: the headline is the first line, then the stake and three actions; the brief is these alone', () => {
  const facts = factsOf({ terms: someTerms({ depositManwon: 24_400 }) })
  const diagnosed = diagnosedOf({ ...facts, valueEstimate: anEstimate({ midManwon: 18_651 }, 24_400) })
  const report = reportOf(diagnosed)
  const sections = inWords(buildSections(diagnosed), 'ko')
  const answer = { diagnosisId: 1, createdAt: '2026-11-21T09:00:00.000+09:00', ...sections }
  const brief = formatBrief(answer, { sample: true, language: 'ko', papers: null })
  assert.ok(report.startsWith(`${brief}\n`))
  const [first, , , stake, , ...actions] = brief.split('\n')
  assert.match(
    first ?? '',
    saying('DEPOSIT_AND_VALUE', {
      standing: 'ABOVE',
      basis: 'ESTIMATE',
      count: 5,
      depositManwon: 24400,
      midManwon: 18651,
    }),
  )
  assert.match(stake ?? '', saying('STAKE', { share: 1, missingManwon: 5936 }))
  assert.deepEqual(
    actions,
    sections.nextActions.slice(0, 3).map((action, index) => `${index + 1}. ${action}`),
  )
})

test('R-SCORE-40: the score stands with its grade in words, and the twelve criteria are counted, never a share of them', () => {
  const report = reportOf(diagnosedOf(factsOf()))
  assert.match(report, /\n위험 점수 \d+ · 등급 [가-힣 ]+\n.*12항목 가운데 \d+항목은 자료로/)
  assert.doesNotMatch(report, /비율 \d+%/)
})

test('a limited result says why there are no lines', () => {
  assert.match(reportOf(diagnosedWithoutAddress()), /비율로 본 보증금\n─+\n- 이 집의 추정 매매가가 없습니다\./)
})

test('in English the report has no Korean word but the address and the names in brackets', () => {
  const facts = factsOf({ terms: someTerms({ depositManwon: 16_000 }), sales: threeSales })
  const valueEstimate = anEstimate({ midManwon: 20_000 }, 16_000)
  for (const diagnosed of [diagnosedOf({ ...facts, valueEstimate }), diagnosedOf(facts), diagnosedWithoutAddress()]) {
    const report = reportOf(diagnosed, 'en')
    assert.match(report, /^These are sample data/m)
    const head = /^Pre-contract check: Jeonse \(전세\) {2}\S.*$/m
    assert.match(report, head)
    assert.doesNotMatch(withoutBrackets(report.replace(head, '')), /\p{Script=Hangul}/u)
  }
  const report = reportOf(diagnosedOf(facts), 'en')
  assert.match(report, /80% of the middle \(median\) sale price: ₩160 million \(your deposit is this much or more\)\n/)
  assert.match(report, /\nWhat to do next\n─+\n- /)
})
