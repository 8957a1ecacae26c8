import { isDeepStrictEqual } from 'node:util'
import type { SinceLastDiagnosis } from '@lease-risk/contract/diagnosis-repeat'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { Assessment } from '../../../../domain/assessment/assessment.ts'
import type { LeaseFacts } from '../../../../domain/assessment/facts/lease-facts.ts'
import { seoulDateTime, yearMonth } from '../../../../domain/calendar.ts'
import { type Message, message, type Unworded } from '../../../../words/message.ts'
import type { LastDiagnosis } from '../../record/read-diagnosis.ts'
import { changedInput } from '../../typed-request.ts'
import { type EvidenceFigures, figuresOf } from './evidence-figures.ts'

type Now = { request: RentRiskDiagnosisRequest; facts: LeaseFacts; assessment: Assessment }

/**
 * The differences between two diagnoses of one lot by one person, separated by cause. A sample that differs only
 * because the request differed is no new data: its change is shown as input.
 */
export function sinceLast(last: LastDiagnosis, now: Now): Unworded<SinceLastDiagnosis> {
  const { assessment } = now
  const input = changedInput(last.request, now.request)
  // an earlier diagnosis may have stored no facts
  const earlier = last.facts === null ? [] : figuresOf(last.facts)
  const data = figuresOf(now.facts).flatMap((after) => {
    const before = earlier.find(({ sourceKey }) => sourceKey === after.sourceKey)
    if (before === undefined || !differ(before, after)) return []
    const collectedAnew = before.collectedAt !== after.collectedAt
    if (input.length > 0 && !collectedAnew && before.referencePeriod === after.referencePeriod) return []
    return [
      {
        sourceKey: after.sourceKey,
        title: message('SOURCE_TITLE', { source: after.sourceKey }),
        before: figuresMessage(before),
        after: figuresMessage(after),
        explanation: message('DATA_CHANGED', { inputToo: input.length > 0 }),
      },
    ]
  })
  const ruleBook =
    last.ruleBookVersion === assessment.ruleBookVersion
      ? null
      : {
          before: last.ruleBookVersion,
          after: assessment.ruleBookVersion,
          explanation: message('SCORING_RULES_CHANGED'),
        }
  const diagnosedAt = seoulDateTime(last.createdAt)
  return {
    diagnosisId: last.diagnosisId,
    diagnosedAt,
    summary: message('SINCE_LAST', {
      date: diagnosedAt.slice(0, 10),
      data: data.length,
      ruleBook: ruleBook !== null,
      input: input.length,
    }),
    totalRiskScore: { before: last.totalRiskScore, after: assessment.totalRiskScore },
    riskGrade: { before: last.riskGrade, after: assessment.riskGrade },
    newData: data,
    ruleBook,
    changedInput: input,
  }
}

/** An amount or a building that one of the two did not store is not a difference. */
function differ(before: EvidenceFigures, after: EvidenceFigures): boolean {
  const isKnownToBoth = (key: 'amountManwon' | 'building') => before[key] !== null && after[key] !== null
  return (
    before.lookupStatus !== after.lookupStatus ||
    before.referencePeriod !== after.referencePeriod ||
    before.sampleLevel !== after.sampleLevel ||
    before.sampleCount !== after.sampleCount ||
    (isKnownToBoth('amountManwon') && before.amountManwon !== after.amountManwon) ||
    (isKnownToBoth('building') && !isDeepStrictEqual(before.building, after.building))
  )
}

function figuresMessage(figures: EvidenceFigures): Message {
  const {
    sourceKey,
    lookupStatus: status,
    referencePeriod,
    sampleCount: count,
    amountManwon,
    monthly,
    building,
  } = figures
  const [from = '', to] = referencePeriod?.split('..') ?? []
  const span = to === undefined ? { baseYear: from } : { from: yearMonth(from), to: yearMonth(to) }
  const period = referencePeriod === null ? null : span
  return message('SOURCE_FIGURES', {
    status,
    period,
    count,
    amountManwon,
    building,
    ofDeals: sourceKey !== 'public-price',
    monthly,
  })
}
