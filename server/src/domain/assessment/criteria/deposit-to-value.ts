import { formatPercent } from '../../../words/ko/format.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { isSharedHouse } from '../../property/determination.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { SALE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { Estimate, ModelEstimate } from '../../value/estimate.ts'
import type { LeaseFacts, MarketMedian } from '../facts/lease-facts.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, type FindingCode, finding } from '../findings/finding.ts'
import { salesMissing } from '../findings/missing-deals.ts'
import { otherDepositsUnknown } from '../findings/other-deposits.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { againstEstimate } from './deposit-to-estimate.ts'
import { estimateConfidence, estimateStatus } from './estimate.ts'
import { homeValue, salesValue, valueScores } from './home-value.ts'
import { scored, severityFor, unscored } from './outcome.ts'
import { ownYardstick } from './own-yardstick.ts'
import { againstPublicPrice } from './public-price-support.ts'
import {
  comparedWithRegion,
  comparedWithSample,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleStatus,
  signalEvidence,
  weakSample,
} from './sample.ts'

/** Deposit against the home's value (R-SCORE-08). */
export function assessDepositToValue(facts: LeaseFacts): CriterionOutcome {
  const { sales, valueEstimate, marketSignal } = facts
  if (valueEstimate !== null) return byEstimate(facts, valueEstimate)
  const value = homeValue(facts)
  if (value?.basis === 'SALE_SAMPLE' && sales.comparison !== null) return bySales(facts, sales.comparison, value)
  const missing = [salesMissing(facts), ...noValueEvidence(facts, value)]
  if (value?.basis === 'PUBLIC_PRICE') return byPublicPrice(facts, value, missing)
  if (value?.basis === 'REGION' && marketSignal.sale !== null) return byRegion(facts, marketSignal.sale, value, missing)
  return unscored('DATA_MISSING', missing, besides(facts))
}

/** The recent sample stands beside the estimate (R-SCORE-09), but weighs nothing by itself. */
function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { sales, terms } = facts
  const { comparison } = sales
  const sold = salesValue(facts)
  const status = estimateStatus(estimate)
  const besideIt =
    comparison === null || sold === null
      ? [salesMissing(facts)]
      : [
          againstSales(facts, comparison, sold, { status, floor: null }),
          ...ownYardstick(facts, comparison),
          ...weakSample('매매 거래', 'SALES', comparison, facts),
        ]
  const scores = valueScores(facts, estimate)
  const judged = { status, confidence: estimateConfidence(estimate), ...scores }
  const against = againstEstimate(terms.depositManwon, estimate, scores)
  return scored(judged, [against ?? [], besideIt].flat(), besides(facts))
}

function bySales(facts: LeaseFacts, comparison: Comparison, value: Estimate): CriterionOutcome {
  const shared = isSharedHouse(facts.property)
  const status = shared ? 'PARTIAL' : sampleStatus(comparison)
  const { riskScore, severityScore } = valueScores(facts, value)
  const weak = weakSample('매매 거래', 'SALES', comparison, facts)
  const compared = againstSales(facts, comparison, value, { status, floor: severityScore })
  if (shared && riskScore < AGGREGATION.severity.fromScore) {
    return unscored(
      'DATA_MISSING',
      [otherDepositsUnknown(), { ...compared, severity: 'NOTE' }, ...weak],
      besides(facts),
    )
  }
  const findings = [compared, ...ownYardstick(facts, comparison), ...weak]
  return scored(
    { status, riskScore, severityScore, confidence: sampleConfidence(comparison) },
    findings,
    besides(facts),
  )
}

function againstSales(
  facts: LeaseFacts,
  comparison: Comparison,
  { midManwon }: Estimate,
  { status, floor }: { status: 'AVAILABLE' | 'PARTIAL'; floor: number | null },
): Finding {
  const ratio = facts.terms.depositManwon / midManwon
  const evidence = [
    ...sampleEvidence('sale-transaction', facts.sales, comparison),
    ratioEvidence('depositRatio', ratio, '보증금 ÷ 매매 중앙값'),
  ]
  if (facts.terms.depositManwon === 0) return noDeposit(evidence)
  const { code, words } = SALE_BANDS.find(({ from }) => ratio >= from) ?? BELOW
  const names = { typed: '보증금', sampled: '매매가' }
  return finding(code, severityFor(status, floor, code === BELOW.code ? 'NOTE' : 'CAUTION'), {
    sentence: `${comparedWithSample(names, comparison.amount, comparison, facts)}${words}`,
    evidence,
  })
}

const BELOW = { code: 'DEPOSIT_TO_SALE_PRICE', words: '' } as const

/**
 * The highest line reached decides the words; 80 % is a line of our own (R-SCORE-11), the others are common guidance.
 */
const SALE_BANDS: readonly { from: number; code: FindingCode; words: string }[] = [
  {
    from: SALE_LINES.above,
    code: 'DEPOSIT_ABOVE_SALE_PRICE',
    words: ' 보증금이 매매가보다 낮지 않으므로, 집이 경매로 넘어가면 보증금을 모두 돌려받기 어려울 수 있습니다.',
  },
  {
    from: SALE_LINES.severe,
    code: 'DEPOSIT_NEAR_SALE_PRICE',
    words: ` 매매가의 ${formatPercent(SALE_LINES.near)} 이상이면 집값이 내리거나 집이 경매로 넘어갈 때 보증금을 모두 돌려받지 못할 수 있고, ${formatPercent(SALE_LINES.severe)} 이상은 매우 위험한 구간으로 흔히 말합니다.`,
  },
  {
    from: SALE_LINES.near,
    code: 'DEPOSIT_NEAR_SALE_PRICE',
    words: ` 매매가의 ${formatPercent(SALE_LINES.near)} 이상이면 집값이 내리거나 집이 경매로 넘어갈 때 보증금을 모두 돌려받지 못할 수 있습니다.`,
  },
  {
    from: SALE_LINES.caution,
    code: 'DEPOSIT_SHARE_NOTEWORTHY',
    words: ` 주의할 기준으로 흔히 쓰이는 ${formatPercent(SALE_LINES.caution)} 이상이므로, 선순위 채권이 있으면 더 위험해질 수 있습니다.`,
  },
]

function byPublicPrice(facts: LeaseFacts, value: Estimate, missing: Finding[]): CriterionOutcome {
  const { riskScore, severityScore } = valueScores(facts, value)
  if (isSharedHouse(facts.property) && riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), againstPublicPrice(facts), ...missing], besides(facts))
  }
  const judged = { status: 'PARTIAL', riskScore, severityScore, confidence: CONFIDENCE.publicPriceAsValue } as const
  return scored(judged, [againstPublicPrice(facts), ...missing], besides(facts))
}

function byRegion(facts: LeaseFacts, signal: MarketMedian, value: Estimate, missing: Finding[]): CriterionOutcome {
  const { depositManwon } = facts.terms
  const ratio = depositManwon / value.midManwon
  const { riskScore } = valueScores(facts, value)
  const high = ratio >= SALE_LINES.near
  const evidence = [
    ...signalEvidence(signal, 'saleMedian', signal.medianManwon, '지역 매매가 중앙값'),
    ratioEvidence('depositRatio', ratio, '보증금 ÷ 지역 매매가 중앙값'),
  ]
  const names = { typed: '보증금', statistic: '매매가' }
  const compared =
    depositManwon === 0
      ? noDeposit(evidence)
      : finding(high ? 'REGIONAL_SALES_HIGH' : 'REGIONAL_SALES', high ? 'CAUTION' : 'NOTE', {
          sentence: comparedWithRegion(names, depositManwon, signal.medianManwon, signal),
          evidence,
        })
  if (isSharedHouse(facts.property) && riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), compared, ...missing], besides(facts))
  }
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], besides(facts))
}

function noDeposit(evidence: Evidence[]): Finding {
  return finding('NO_DEPOSIT', 'NOTE', {
    sentence: '보증금이 0원으로 입력되어 집값과 비교할 금액이 없습니다.',
    evidence,
  })
}

/** A jeonse whose home nothing gives a value is a caution by itself: missing value is never a low risk (R-SCORE-15). */
function noValueEvidence({ terms, address, sales }: LeaseFacts, value: Estimate | null): Finding[] {
  if (terms.purpose !== 'JEONSE' || !address.confirmed || value?.basis === 'PUBLIC_PRICE') return []
  return [
    finding('NO_VALUE_EVIDENCE', 'CAUTION', {
      sentence:
        '이 집의 값을 가늠할 매매 거래도 공시가격도 확인되지 않았습니다. 보증금이 집값에 가깝거나 넘어도 알 수 없으므로 집값부터 확인해야 합니다.',
      // no public list of deals holds homes of this type, so the tenant would look there in vain
      ...(sales.reason === 'TYPE_NOT_TRADED' && { checks: [] }),
    }),
  ]
}

function besides({ terms }: LeaseFacts): { evidence: Evidence[]; missing: MissingData[] } {
  const typed = { field: 'depositAmountManwon', value: terms.depositManwon, description: '입력한 보증금(만원)' }
  return {
    evidence: [{ source: 'user-input', ...typed }],
    missing: [
      {
        field: 'seniorDebt',
        reason: '선순위 근저당과 체납 세금은 이 비율에 들어 있지 않습니다.',
        requiredAction: `${PAPER_NAMES.REGISTRY_DOCUMENT}와 임대인의 국세·지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 확인하십시오.`,
        checkId: 'REGISTRY_DOCUMENT',
      },
    ],
  }
}
