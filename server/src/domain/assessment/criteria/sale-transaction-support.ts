import { message, sentences } from '../../../words/message.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { weaknessSentences } from '../../value/estimate-sentences.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { finding } from '../findings/finding.ts'
import { lotJeonse } from '../findings/lot-jeonse.ts'
import { salesMissing } from '../findings/missing-deals.ts'
import { sameTimeDeals } from '../findings/same-time-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { estimateConfidence, estimateStatus, intervalEvidence } from './estimate.ts'
import { scored, unscored } from './outcome.ts'
import { ratioEvidence, sampleConfidence, sampleEvidence, sampleStatus, weakSample } from './sample.ts'

/**
 * How well past sales support the value. A wide interval of the estimate is weak support; without an estimate, few or
 * widely scattered sales are. The regional statistic does not count here.
 */
export function assessSaleSupport(facts: LeaseFacts): CriterionOutcome {
  const { sales, valueEstimate } = facts
  if (valueEstimate !== null) return byEstimate(facts, valueEstimate)
  const comparison = sales.comparison
  if (comparison === null || comparison.amount.quartiles.median <= 0) {
    return unscored('DATA_MISSING', [salesMissing(facts), ...sameTimeDeals(facts)])
  }
  const { level, count, months } = comparison
  const { q1, q3, median } = comparison.amount.quartiles
  const spread = (q3 - q1) / median
  const riskScore = valueAt(CURVES.salesBehindValue, count) + valueAt(CURVES.saleDispersion, spread)
  const support = finding('SALE_SUPPORT', 'NOTE', {
    sentence: message('SALE_SUPPORT', { spread, level, count, months }),
    evidence: [
      ...sampleEvidence('sale-transaction', sales, comparison),
      ...(count === 1 ? [] : [ratioEvidence('saleDispersion', spread, message('SALE_SPREAD'))]),
    ],
  })
  const judged = { status: sampleStatus(comparison), riskScore, confidence: sampleConfidence(comparison) }
  return scored(judged, [support, ...weakSample('SALES', comparison, facts), ...sameTimeDeals(facts)])
}

function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { comparison } = facts.sales
  const support = finding('SALE_SUPPORT', 'NOTE', {
    title: message('SALE_ESTIMATE_RANGE'),
    sentence: sentences([
      message('SALE_ESTIMATE_WIDTH', { share: Math.expm1(estimate.halfWidth) }),
      ...weaknessSentences(estimate),
    ]),
    evidence: [
      intervalEvidence(estimate),
      ...(comparison === null ? [] : sampleEvidence('sale-transaction', facts.sales, comparison)),
    ],
  })
  if (restsOnOtherLots(estimate)) return unscored('DATA_MISSING', [support, salesMissing(facts), ...lotJeonse(facts)])
  const judged = {
    status: estimateStatus(estimate),
    riskScore: valueAt(CURVES.estimateHalfWidth, estimate.halfWidth),
    confidence: estimateConfidence(estimate),
  }
  const missing = comparison === null ? [salesMissing(facts)] : []
  return scored(judged, [support, ...missing, ...lotJeonse(facts), ...sameTimeDeals(facts)])
}
