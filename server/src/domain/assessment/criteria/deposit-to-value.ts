import type { Comparison } from '../../comparison/comparison.ts'
import { AGGREGATION } from '../../rule-book/aggregation.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { SALE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { formatPercent } from '../../wording/format.ts'
import type { CriterionOutcome, Evidence, MissingData } from '../assessment.ts'
import { type Finding, type FindingCode, finding } from '../finding.ts'
import type { LeaseFacts, MarketMedian } from '../lease-facts.ts'
import { salesMissing } from './missing-deals.ts'
import { isSharedHouse, otherDepositsUnknown } from './other-deposits.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import { ownYardstick } from './own-yardstick.ts'
import { againstPublicPrice, publicPriceScore } from './public-price-support.ts'
import {
  comparedWithRegion,
  comparedWithSample,
  raisesFloor,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleStatus,
  signalEvidence,
  weakSample,
} from './sample.ts'

/** Deposit against the home's value: past sales, else the public price, else the regional sale statistic (spec.md, assessment rule 5). */
export function judgeDepositToValue(facts: LeaseFacts): CriterionOutcome {
  const { sales, marketSignal, address } = facts
  const comparison = sales.comparison
  const ratio = comparison?.amount.ratioToMedian ?? null
  if (comparison !== null && ratio !== null) return bySales(facts, comparison, ratio)
  const missing = [salesMissing(facts), ...noValueEvidence(facts)]
  const price = publicPriceScore(facts)
  if (price !== null) return byPublicPrice(facts, price, missing)
  const signal = marketSignal.sale
  if (address.confirmed && signal !== null && signal.medianManwon > 0) return byRegion(facts, signal, missing)
  return unscored('DATA_MISSING', missing, besides(facts))
}

function bySales(facts: LeaseFacts, comparison: Comparison, ratio: number): CriterionOutcome {
  const shared = isSharedHouse(facts)
  const status = shared ? 'PARTIAL' : sampleStatus(comparison)
  const riskScore = valueAt(CURVES.depositToSale, ratio)
  const weak = weakSample('매매 거래', 'SALES', comparison, facts)
  const compared = againstSales(facts, comparison, ratio, status)
  if (shared && riskScore < AGGREGATION.severity.fromScore) {
    return unscored(
      'DATA_MISSING',
      [otherDepositsUnknown(), { ...compared, severity: 'NOTE' }, ...weak],
      besides(facts),
    )
  }
  const severityScore = floorAgainst(comparison)
  const findings = [compared, ...ownYardstick(facts, comparison), ...weak]
  return scored(
    { status, riskScore, severityScore, confidence: sampleConfidence(comparison) },
    findings,
    besides(facts),
  )
}

/** At the upper quartile, the end of the sample that favours the home. */
function floorAgainst(comparison: Comparison): number | null {
  const { inputManwon, quartiles } = comparison.amount
  return raisesFloor(comparison) ? floorScore(valueAt(CURVES.depositToSale, inputManwon / quartiles.q3)) : null
}

function againstSales(
  facts: LeaseFacts,
  comparison: Comparison,
  ratio: number,
  status: 'AVAILABLE' | 'PARTIAL',
): Finding {
  const evidence = [
    ...sampleEvidence('sale-transaction', facts.sales, comparison),
    ratioEvidence('depositRatio', ratio, '보증금 ÷ 매매 중앙값'),
  ]
  if (facts.terms.depositManwon === 0) return noDeposit(evidence)
  const { code, words } = SALE_BANDS.find(({ from }) => ratio >= from) ?? BELOW
  const names = { typed: '보증금', sampled: '매매가' }
  return finding(code, severityFor(status, floorAgainst(comparison), code === BELOW.code ? 'NOTE' : 'CAUTION'), {
    sentence: `${comparedWithSample(names, comparison.amount, comparison, facts)}${words}`,
    evidence,
  })
}

const BELOW = { code: 'DEPOSIT_TO_SALE_PRICE', words: '' } as const

/** The highest line reached decides the words; 80 % is spec.md's own, the others are common guidance. */
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

function byPublicPrice(
  facts: LeaseFacts,
  { riskScore, severityScore }: { riskScore: number; severityScore: number | null },
  missing: Finding[],
): CriterionOutcome {
  if (isSharedHouse(facts) && riskScore < AGGREGATION.severity.fromScore) {
    return unscored('DATA_MISSING', [otherDepositsUnknown(), againstPublicPrice(facts), ...missing], besides(facts))
  }
  const judged = { status: 'PARTIAL', riskScore, severityScore, confidence: CONFIDENCE.publicPriceAsValue } as const
  return scored(judged, [againstPublicPrice(facts), ...missing], besides(facts))
}

function byRegion(facts: LeaseFacts, signal: MarketMedian, missing: Finding[]): CriterionOutcome {
  const { depositManwon } = facts.terms
  const ratio = depositManwon / signal.medianManwon
  const riskScore = valueAt(CURVES.depositToSale, ratio)
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
  if (isSharedHouse(facts) && riskScore < AGGREGATION.severity.fromScore) {
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

/** A jeonse whose home nothing gives a value is a caution by itself: missing value is never a low risk (decisions.md section 11). */
function noValueEvidence(facts: LeaseFacts): Finding[] {
  const { terms, address, sales } = facts
  if (terms.purpose !== 'JEONSE' || !address.confirmed || publicPriceScore(facts) !== null) return []
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
        requiredAction: '등기사항전부증명서와 임대인의 국세·지방세 납세증명서를 확인하십시오.',
        checkId: 'REGISTRY_DOCUMENT',
      },
    ],
  }
}
