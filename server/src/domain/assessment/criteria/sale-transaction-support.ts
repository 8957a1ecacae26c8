import { message, sentences } from '../../../words/message.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { DATED_SALES, LOT_JEONSE, SAME_TIME_DEALS } from '../../rule-book/value-thresholds.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { weaknessSentences } from '../../value/estimate-sentences.ts'
import type { SameTimePair } from '../../value/estimates.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { isDepositDoubted } from '../findings/amount-unrealistic.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { salesMissing } from '../findings/missing-deals.ts'
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

/** Jeonse of a building that was never sold, above what is usual there: a better home, or inflated deposits (R-VALUE-31). */
function lotJeonse({ lotJeonse: found, valueEstimate }: LeaseFacts): Finding[] {
  if (found === undefined || found.share < LOT_JEONSE.aboveUsual * found.usualShare) return []
  const { count, share, usualShare } = found
  return [
    finding('LOT_JEONSE_ABOVE_USUAL', 'NOTE', {
      sentence: message('LOT_JEONSE_ABOVE_USUAL', { count, share, usualShare }),
      evidence: [
        ratioEvidence('lotJeonseToValue', share, message('LOT_JEONSE_TO_VALUE', { count })),
        ratioEvidence('usualJeonseToValue', usualShare, message('USUAL_JEONSE_TO_VALUE')),
      ],
      ...(valueEstimate?.withoutPublicPrices === true && { checks: ['MARKET_PRICE'] }),
    }),
  ]
}

/**
 * Signs of a buyer without money in published deals (R-SCORE-49): a recent sale of the home for about the deposit, and
 * such pairs among the lot's past deals.
 */
export function sameTimeDeals(facts: LeaseFacts): Finding[] {
  return [...(isDepositDoubted(facts) ? [] : ownSale(facts)), ...pairsOfLot(facts)]
}

function ownSale({ sameTimeDeals: deals, terms: { depositManwon } }: LeaseFacts): Finding[] {
  const sale = deals?.ownSale ?? null
  if (sale === null || depositManwon < SAME_TIME_DEALS.depositOfPrice * sale.amountManwon) return []
  const { days } = SAME_TIME_DEALS
  return [
    finding('SAME_TIME_DEAL', 'CAUTION', {
      headline: message('HEADLINE_SAME_TIME_DEAL', { depositManwon, sale }),
      sentence: message('SAME_TIME_DEAL', { depositManwon, sale, days }),
      evidence: [
        {
          source: 'sale-transaction',
          field: 'sameTimeSale',
          value: message('AMOUNT', { manwon: sale.amountManwon }),
          description: message('SAME_TIME_SALE', sale),
        },
        ratioEvidence('depositToSameTimeSale', depositManwon / sale.amountManwon, message('DEPOSIT_BY_SAME_TIME_SALE')),
      ],
    }),
  ]
}

function pairsOfLot({ sameTimeDeals: deals }: LeaseFacts): Finding[] {
  if (deals === undefined || deals.nearPriceCount === 0) return []
  const { pairCount, nearPriceCount, nearPrice } = deals
  const [newest = null] = nearPrice
  const { days, depositOfPrice: share } = SAME_TIME_DEALS
  const { months } = DATED_SALES
  const counted = { pairCount, nearPriceCount, months, days, share }
  return [
    finding('SAME_TIME_DEALS_OF_LOT', nearPriceCount < SAME_TIME_DEALS.cautionFrom ? 'NOTE' : 'CAUTION', {
      sentence: message('SAME_TIME_DEALS_OF_LOT', { ...counted, newest: newest && named(newest) }),
      short: message('SAME_TIME_DEALS_OF_LOT_IN_SHORT', counted),
      evidence: nearPrice.map(pairEvidence),
    }),
  ]
}

/** The data of both contracts and of the home. */
function named({ sale, lease }: SameTimePair) {
  const { contractDate: soldOn, amountManwon: saleManwon, areaSquareMeter, floor, direct } = sale
  const { contractDate: letOn, depositManwon } = lease
  return { soldOn, saleManwon, letOn, depositManwon, areaSquareMeter, floor, direct }
}

function pairEvidence(pair: SameTimePair): Evidence {
  const { saleManwon, depositManwon, ...of } = named(pair)
  return {
    source: 'sale-transaction',
    field: 'sameTimePair',
    value: message('SAME_TIME_PAIR_AMOUNTS', { saleManwon, depositManwon }),
    description: message('SAME_TIME_PAIR', of),
  }
}
