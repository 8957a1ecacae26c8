import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEstimate, factsOf, someTerms } from '../domain/assessment/facts/lease-facts.fixture.ts'
import { buildSections } from '../features/diagnosis/index.ts'
import { diagnosedOf, diagnosedWithoutAddress, threeSales } from '../features/diagnosis/report/diagnosed.fixture.ts'
import { inWords } from '../words/in-words.ts'
import type { Language } from '../words/language.ts'
import { withoutBrackets } from '../words/letters.fixture.ts'
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
  assert.match(report, /매매가 중앙값의 70%: 1억 4,000만 원 \(입력한 보증금이 이 금액 이상입니다\)/)
  assert.match(report, /매매가 중앙값의 80%: 1억 6,000만 원 \(입력한 보증금이 이 금액 이상입니다\)/)
  assert.match(report, /매매가 중앙값의 90%: 1억 8,000만 원\n/)
  assert.match(report, /확인하면 점수가 달라질 수 있는 것\n─+\n- .*총점이 \d+점에서 \d+점 사이/)
  assert.doesNotMatch(report, /신탁원부: /)
})

test('an estimate is shown with its interval, or as missing', () => {
  const facts = factsOf({ terms: someTerms({ depositManwon: 16_000 }) })
  const valueEstimate = anEstimate({ midManwon: 20_000 }, 16_000)
  assert.match(
    reportOf(diagnosedOf({ ...facts, valueEstimate })),
    /추정 매매가는 2억 원입니다\. .*1억 8,097만 원~2억 2,103만 원/,
  )
  assert.match(reportOf(diagnosedOf(facts)), /추정한 금액이 없습니다/)
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
  assert.match(first ?? '', /^보증금 2억 4,400만 원은 추정 집값 1억 8,651만 원보다 5,749만 원 많습니다/)
  assert.match(stake ?? '', /빚이 하나도 없어도/)
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
