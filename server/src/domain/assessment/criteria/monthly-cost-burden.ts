import { conversionCap } from '../../law/deposit-rent-conversion.ts'
import { formatManwon, formatPercent } from '../../wording/format.ts'
import type { CriterionOutcome, Evidence } from '../assessment.ts'
import { valueAt } from '../curve.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { CONFIDENCE, CURVES } from '../rule-book.ts'
import { scored, unscored } from './outcome.ts'
import {
  describeSample,
  missingTransactions,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleLimits,
  sampleStatus,
  signalEvidence,
} from './sample.ts'

const ASK_FEE = '관리비에 포함되는 항목과 최근 1년의 부과 내역을 확인하고 계약서에 적으십시오.'
const NOT_VERIFIED = ' 월 고정비는 입력값을 더한 것이며 확인된 자료가 아닙니다.'

/** Rent plus maintenance fee against the usual rent. For jeonse without a fee there is no monthly cost to weigh. */
export function judgeMonthlyCost(facts: LeaseFacts): CriterionOutcome {
  if (facts.terms.purpose === 'JEONSE') return ofJeonse(facts)
  const comparison = facts.leases.comparison
  const median = comparison?.amount.quartiles.median ?? 0
  if (comparison !== null && median > 0) {
    const reason = againstMedian(facts, `${describeSample(comparison)}의 월세 중앙값`, median)
    return scored(sampleStatus(comparison), score(facts, median), sampleConfidence(comparison), {
      reason,
      explanation: `${reason}${NOT_VERIFIED}${sampleLimits(comparison, facts)}`,
      evidence: [
        ...costEvidence(facts),
        ...sampleEvidence('rent-transaction', facts.leases, comparison),
        ratioEvidence('fixedCostRatio', fixedCost(facts) / median, '월 고정비 ÷ 표본 월세 중앙값'),
      ],
      missingData: feeUnknown(facts),
      actions: actions(facts),
    })
  }
  return byRegion(facts) ?? withoutRents(facts)
}

function ofJeonse(facts: LeaseFacts): CriterionOutcome {
  if (facts.terms.maintenanceFeeManwon === null) {
    return unscored('NOT_APPLICABLE', {
      reason: '전세이고 관리비가 입력되지 않아 비교할 월 고정비가 없습니다.',
      explanation: '전세 계약에 관리비가 입력되지 않아 이 항목을 평가에서 제외했습니다.',
      actions: [ASK_FEE],
    })
  }
  return unscored('DATA_MISSING', {
    reason: '전세의 관리비를 비교할 공개 자료가 없습니다.',
    explanation: `입력한 관리비는 월 ${formatManwon(facts.terms.maintenanceFeeManwon)}입니다. 비교할 공개 자료가 없어 부담 수준을 판단하지 않았습니다.`,
    evidence: costEvidence(facts),
    missingData: [
      {
        field: 'maintenanceFeeDetails',
        reason: '같은 건물의 관리비 자료가 공개되어 있지 않습니다.',
        requiredAction: ASK_FEE,
      },
    ],
    actions: [ASK_FEE],
  })
}

function byRegion(facts: LeaseFacts): CriterionOutcome | null {
  const signal = facts.marketSignal.lease
  const median = signal?.medianMonthlyRentManwon ?? 0
  if (signal === null || median <= 0) return null
  const reason = againstMedian(facts, '지역 임대차 통계의 월세 중앙값', median)
  return scored('PARTIAL', score(facts, median), CONFIDENCE.regionalSignal, {
    reason,
    explanation: `${reason}${NOT_VERIFIED} 이 주소의 거래가 아니라 지역 전체의 통계를 기준으로 한 참고값입니다.`,
    evidence: [
      ...costEvidence(facts),
      ...signalEvidence(signal, 'leaseMedianRent', median, '지역 월세 중앙값'),
      ratioEvidence('fixedCostRatio', fixedCost(facts) / median, '월 고정비 ÷ 지역 월세 중앙값'),
    ],
    missingData: [missingTransactions('rent-transaction', facts.leases), ...feeUnknown(facts)],
    actions: actions(facts),
  })
}

function withoutRents(facts: LeaseFacts): CriterionOutcome {
  return unscored('DATA_MISSING', {
    reason: '비교할 월세 실거래가 확인되지 않았습니다.',
    explanation: `월 고정비는 ${formatManwon(fixedCost(facts))}이지만 비교할 월세 거래가 없어 부담 수준을 판단하지 않았습니다.${NOT_VERIFIED}`,
    evidence: costEvidence(facts),
    missingData: [missingTransactions('rent-transaction', facts.leases), ...feeUnknown(facts)],
    actions: actions(facts),
  })
}

function fixedCost({ terms }: LeaseFacts): number {
  return terms.monthlyRentManwon + (terms.maintenanceFeeManwon ?? 0)
}

function score(facts: LeaseFacts, medianRent: number): number {
  return valueAt(CURVES.fixedCostToMedianRent, fixedCost(facts) / medianRent)
}

function againstMedian(facts: LeaseFacts, name: string, median: number): string {
  const cost = fixedCost(facts)
  return `월 고정비(월세와 관리비의 합) ${formatManwon(cost)}은 ${name} ${formatManwon(median)} 대비 ${formatPercent(cost / median)}입니다.`
}

function costEvidence(facts: LeaseFacts): Evidence[] {
  const source = 'user-input'
  const fee = facts.terms.maintenanceFeeManwon
  return [
    {
      source,
      field: 'fixedMonthlyCost',
      value: fixedCost(facts),
      description: '월 고정비(만원): 입력한 월세와 관리비의 합',
    },
    { source, field: 'maintenanceFeeAmountManwon', value: fee ?? '입력 없음', description: '입력한 월 관리비(만원)' },
  ]
}

function feeUnknown({ terms }: LeaseFacts) {
  if (terms.maintenanceFeeManwon !== null) return []
  return [
    {
      field: 'maintenanceFeeAmountManwon',
      reason: '관리비가 입력되지 않아 월세만으로 계산했습니다.',
      requiredAction: ASK_FEE,
    },
  ]
}

/** The cap binds only a deposit turned into rent within a lease, so it is advice and not a test of the asked terms. */
function actions({ asOf }: LeaseFacts): string[] {
  const cap = conversionCap(asOf)
  if (cap === null) return [ASK_FEE]
  return [ASK_FEE, `계약 기간 중 보증금을 월세로 바꿀 때의 법정 전환율 상한은 연 ${formatPercent(cap)}입니다.`]
}
