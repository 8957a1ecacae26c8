import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { formatPercent } from '../../wording/format.ts'
import type { CriterionOutcome } from '../assessment.ts'
import { finding } from '../finding.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { salesMissing } from './missing-deals.ts'
import { scored, unscored } from './outcome.ts'
import { describeSample, ratioEvidence, sampleConfidence, sampleEvidence, sampleStatus, weakSample } from './sample.ts'

/** How well past sales bear the value: few or widely scattered ones bear it badly. The regional statistic bears nothing here. */
export function judgeSaleSupport(facts: LeaseFacts): CriterionOutcome {
  const { sales } = facts
  const comparison = sales.comparison
  if (comparison === null || comparison.amount.quartiles.median <= 0) {
    return unscored('DATA_MISSING', [salesMissing(facts)])
  }
  const { q1, q3, median } = comparison.amount.quartiles
  const spread = (q3 - q1) / median
  const riskScore = valueAt(CURVES.salesBehindValue, comparison.count) + valueAt(CURVES.saleDispersion, spread)
  const support = finding('SALE_SUPPORT', 'NOTE', {
    sentence: `집값의 근거로 삼은 매매는 ${describeSample(comparison)}이고 가격의 흩어진 정도는 중앙값의 ${formatPercent(spread)}입니다. 거래가 적거나 가격이 흩어져 있을수록 시세를 믿기 어렵습니다.`,
    evidence: [
      ...sampleEvidence('sale-transaction', sales, comparison),
      ratioEvidence('saleDispersion', spread, '(3사분위 − 1사분위) ÷ 중앙값'),
    ],
  })
  const judged = { status: sampleStatus(comparison), riskScore, confidence: sampleConfidence(comparison) }
  return scored(judged, [support, ...weakSample('매매 거래', 'SALES', comparison, facts)])
}
