import { formatPercent } from '../../wording/format.ts'
import type { CriterionOutcome } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'
import {
  describeSample,
  missingTransactions,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleLimits,
  sampleStatus,
} from './sample.ts'

const ACTIONS = ['매매 거래가 적으면 시세를 부풀리기 쉬우므로 감정평가나 여러 중개사무소의 시세를 함께 확인하십시오.']

/** How well past sales bear the value: few or widely scattered ones bear it badly. The regional statistic bears nothing here. */
export function judgeSaleSupport(facts: LeaseFacts): CriterionOutcome {
  const { sales } = facts
  const comparison = sales.comparison
  if (comparison === null || comparison.amount.quartiles.median <= 0) {
    return unscored('DATA_MISSING', {
      reason: '주택 가격을 뒷받침할 매매 실거래가 확인되지 않았습니다.',
      explanation: '최근 매매 실거래를 확인하지 못해 주택 가격의 근거가 약합니다.',
      missingData: [missingTransactions('sale-transaction', sales)],
      actions: ACTIONS,
    })
  }
  const { q1, q3, median } = comparison.amount.quartiles
  const spread = (q3 - q1) / median
  const score = valueAt(CURVES.salesBehindValue, comparison.count) + valueAt(CURVES.saleDispersion, spread)
  const reason = `매매 근거는 ${describeSample(comparison)}이고 가격 편차는 중앙값의 ${formatPercent(spread)}입니다.`
  return scored(sampleStatus(comparison), score, sampleConfidence(comparison), {
    reason,
    explanation: `${reason} 거래가 적거나 가격이 흩어져 있을수록 시세를 믿기 어렵습니다.${sampleLimits(comparison, facts)}`,
    evidence: [
      ...sampleEvidence('sale-transaction', sales, comparison),
      ratioEvidence('saleDispersion', spread, '(3사분위 − 1사분위) ÷ 중앙값'),
    ],
    actions: ACTIONS,
  })
}
