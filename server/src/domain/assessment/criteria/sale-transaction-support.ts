import { formatPercent } from '../../../words/ko/format.ts'
import { sentences } from '../../../words/message.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { weaknessSentences } from '../../value/estimate-sentences.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { finding } from '../findings/finding.ts'
import { salesMissing } from '../findings/missing-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { estimateConfidence, estimateEvidence, estimateStatus, widthWords } from './estimate.ts'
import { scored, unscored } from './outcome.ts'
import { describeSample, ratioEvidence, sampleConfidence, sampleEvidence, sampleStatus, weakSample } from './sample.ts'

/**
 * How well past sales bear the value: a wide interval of the estimate, else few or widely scattered sales, bear it
 * badly. The regional statistic bears nothing here.
 */
export function assessSaleSupport(facts: LeaseFacts): CriterionOutcome {
  const { sales, valueEstimate } = facts
  if (valueEstimate !== null) return byEstimate(facts, valueEstimate)
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

function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { comparison } = facts.sales
  const support = finding('SALE_SUPPORT', 'NOTE', {
    title: '추정 매매가의 범위',
    sentence: sentences([
      `추정 매매가의 범위는 ${widthWords(estimate)}입니다. 범위가 넓을수록 집값을 믿기 어렵습니다.`,
      ...weaknessSentences(estimate),
    ]),
    evidence: [
      ...estimateEvidence(estimate),
      ...(comparison === null ? [] : sampleEvidence('sale-transaction', facts.sales, comparison)),
    ],
  })
  const judged = {
    status: estimateStatus(estimate),
    riskScore: valueAt(CURVES.estimateHalfWidth, estimate.halfWidth),
    confidence: estimateConfidence(estimate),
  }
  return scored(judged, [support, ...(comparison === null ? [salesMissing(facts)] : [])])
}
