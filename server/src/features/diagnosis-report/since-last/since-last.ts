import type { SinceLastDiagnosis } from '@lease-risk/contract/diagnosis-repeat'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Assessment } from '../../../domain/assessment/assessment.ts'
import type { LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { seoulDateTime, yearMonth } from '../../../domain/calendar.ts'
import { formatDate, formatManwon } from '../../../words/ko/format.ts'
import type { LastDiagnosis } from '../../diagnosis-record/face.ts'
import { changedInput } from './changed-input.ts'
import { type EvidenceFigures, figuresOf } from './evidence-figures.ts'

const TITLES: Record<string, string> = {
  'building-register': '건축물대장',
  'rent-transaction': '전월세 실거래',
  'sale-transaction': '매매 실거래',
  'public-price': '공시가격',
}

const STATUS_WORDS: Record<string, string> = {
  FOUND: '확인됨',
  AMBIGUOUS: '후보가 여럿임',
  NOT_FOUND: '찾지 못함',
  UNAVAILABLE: '조회하지 못함',
  ERROR: '조회에 실패함',
}

const RULE_BOOK_CHANGED = '점수를 내는 규칙이 바뀌어, 자료와 입력이 같아도 점수가 다를 수 있습니다.'
const FROM_NEW_DATA = '지난 진단 뒤에 수집한 자료가 다릅니다.'
const FROM_BOTH = '수집한 자료가 다릅니다. 입력도 달라졌으므로 모두 새 자료 때문은 아닐 수 있습니다.'

type Now = { request: RentRiskDiagnosisRequest; facts: LeaseFacts; assessment: Assessment }

/**
 * What differs between two diagnoses of one lot by one person, split by its cause. A sample that only differs because
 * something else was asked for is no new data: its change is shown as input.
 */
export function sinceLast(last: LastDiagnosis, now: Now): SinceLastDiagnosis {
  const { assessment } = now
  const input = changedInput(last.request, now.request)
  // an earlier diagnosis may have kept no facts
  const earlier = last.facts === null ? [] : figuresOf(last.facts)
  const data = figuresOf(now.facts).flatMap((after) => {
    const before = earlier.find(({ sourceKey }) => sourceKey === after.sourceKey)
    if (before === undefined || !differ(before, after)) return []
    const collectedAnew = before.collectedAt !== after.collectedAt
    if (input.length > 0 && !collectedAnew && before.referencePeriod === after.referencePeriod) return []
    return [
      {
        sourceKey: after.sourceKey,
        title: TITLES[after.sourceKey] ?? after.sourceKey,
        before: figureWords(before),
        after: figureWords(after),
        explanation: input.length > 0 ? FROM_BOTH : FROM_NEW_DATA,
      },
    ]
  })
  const ruleBook =
    last.ruleBookVersion === assessment.ruleBookVersion
      ? null
      : { before: last.ruleBookVersion, after: assessment.ruleBookVersion, explanation: RULE_BOOK_CHANGED }
  const diagnosedAt = seoulDateTime(last.createdAt)
  return {
    diagnosisId: last.diagnosisId,
    diagnosedAt,
    summary: summary(diagnosedAt, { data: data.length, ruleBook: ruleBook === null ? 0 : 1, input: input.length }),
    totalRiskScore: { before: last.totalRiskScore, after: assessment.totalRiskScore },
    riskGrade: { before: last.riskGrade, after: assessment.riskGrade },
    newData: data,
    ruleBook,
    changedInput: input,
  }
}

/** An amount or a building that one of the two did not keep shows nothing. */
function differ(before: EvidenceFigures, after: EvidenceFigures): boolean {
  const isKnownToBoth = (key: 'amountManwon' | 'building') => before[key] !== null && after[key] !== null
  return (
    before.lookupStatus !== after.lookupStatus ||
    before.referencePeriod !== after.referencePeriod ||
    before.sampleLevel !== after.sampleLevel ||
    before.sampleCount !== after.sampleCount ||
    (isKnownToBoth('amountManwon') && before.amountManwon !== after.amountManwon) ||
    (isKnownToBoth('building') && before.building !== after.building)
  )
}

/** `확인됨, 기간 2026-08~2026-10, 5건, 중앙값 1억 원` */
function figureWords(figures: EvidenceFigures): string {
  const { sourceKey, lookupStatus, referencePeriod, sampleCount, amountManwon, building } = figures
  const amountName = sourceKey === 'public-price' ? '금액' : '중앙값'
  const parts = [
    STATUS_WORDS[lookupStatus] ?? lookupStatus,
    referencePeriod === null ? null : periodWords(referencePeriod),
    sampleCount === null ? null : `${sampleCount}건`,
    amountManwon === null ? null : `${amountName} ${formatManwon(amountManwon)}`,
    building,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** `202608..202610` or a base year. */
function periodWords(period: string): string {
  const [from, to] = period.split('..')
  if (from === undefined || to === undefined) return `기준연도 ${period}`
  return `기간 ${[from, to].map(yearMonth).join('~')}`
}

function summary(diagnosedAt: string, counts: { data: number; ruleBook: number; input: number }): string {
  const changed = [
    counts.data > 0 ? `자료 ${counts.data}가지` : null,
    counts.ruleBook > 0 ? '규칙집' : null,
    counts.input > 0 ? `입력 ${counts.input}가지` : null,
  ].filter((part) => part !== null)
  const when = `같은 지번을 ${formatDate(diagnosedAt.slice(0, 10))}에 진단했습니다.`
  return changed.length === 0
    ? `${when} 그때와 비교해 자료, 규칙집, 입력이 모두 같습니다.`
    : `${when} 그때와 다른 것: ${changed.join(', ')}.`
}
