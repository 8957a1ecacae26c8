import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { MONTHLY_COST_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { scored, unscored } from './outcome.ts'
import {
  describeSample,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleStatus,
  signalEvidence,
} from './sample.ts'

/**
 * Rent plus maintenance fee against the usual rent. A jeonse has no such cost to compare: whoever types an honest fee
 * must not fare worse than who hides it.
 */
export function assessMonthlyCost(facts: LeaseFacts): CriterionOutcome {
  if (facts.terms.purpose === 'JEONSE') return unscored('NOT_APPLICABLE', [feeOfJeonse(facts)])
  const comparison = facts.leases.comparison
  const median = comparison?.amount.quartiles.median ?? 0
  if (comparison !== null && median > 0) {
    const evidence = [
      ...sampleEvidence('rent-transaction', facts.leases, comparison),
      ratioEvidence('fixedCostRatio', fixedCost(facts) / median, '월 고정비 ÷ 표본 월세 중앙값'),
    ]
    const compared = againstRent(facts, `${describeSample(comparison)}의 월세 중앙값`, median, evidence)
    const judged = { status: sampleStatus(comparison), riskScore: score(facts, median) }
    return scored({ ...judged, confidence: sampleConfidence(comparison) }, [compared, monthlyFixedCost(facts)])
  }
  const signal = facts.marketSignal.lease
  const regional = signal?.medianMonthlyRentManwon ?? 0
  if (!facts.address.confirmed || signal === null || regional <= 0) {
    return unscored('DATA_MISSING', [leasesMissing(facts), monthlyFixedCost(facts)])
  }
  const evidence = [
    ...signalEvidence(signal, 'leaseMedianRent', regional, '지역 월세 중앙값'),
    ratioEvidence('fixedCostRatio', fixedCost(facts) / regional, '월 고정비 ÷ 지역 월세 중앙값'),
  ]
  const compared = againstRent(facts, '지역 임대차 통계의 월세 중앙값', regional, evidence)
  const judged = {
    status: 'PARTIAL',
    riskScore: score(facts, regional),
    confidence: CONFIDENCE.regionalSignal,
  } as const
  return scored(judged, [compared, leasesMissing(facts), monthlyFixedCost(facts)])
}

function feeOfJeonse({ terms }: LeaseFacts): Finding {
  const fee = terms.maintenanceFeeManwon
  if (fee === null) {
    const sentence = '전세이고 관리비가 입력되지 않아 비교할 월 고정비가 없습니다.'
    return finding('JEONSE_FEE', 'NOTE', { sentence, checks: [] })
  }
  return finding('JEONSE_FEE', 'NOTE', {
    sentence: `입력하신 관리비는 월 ${formatManwon(fee)}이며, 전세의 관리비를 비교할 공개 자료가 없어 점수에 넣지 않았습니다.`,
    evidence: [
      { source: 'user-input', field: 'maintenanceFeeAmountManwon', value: fee, description: '입력한 월 관리비(만원)' },
    ],
  })
}

/** R-DIAG-36: the sum of what the user typed, not verified data. */
function monthlyFixedCost(facts: LeaseFacts): Finding {
  const { monthlyRentManwon: rent, maintenanceFeeManwon: fee } = facts.terms
  const sum =
    fee === null
      ? `매달 고정으로 드는 금액은 관리비가 입력되지 않아 월세 ${formatManwon(rent)}만으로 보았습니다.`
      : `매달 고정으로 드는 금액은 월세 ${formatManwon(rent)}에 관리비 ${formatManwon(fee)}을 더한 ${formatManwon(rent + fee)}입니다.`
  return finding('MONTHLY_FIXED_COST', 'NOTE', {
    sentence: `${sum} 입력하신 값을 더한 금액이며 확인된 자료가 아닙니다.`,
    evidence: costEvidence(facts),
    missing: feeUnknown(facts),
  })
}

function againstRent(facts: LeaseFacts, name: string, median: number, evidence: Evidence[]): Finding {
  const cost = fixedCost(facts)
  const high = cost / median >= MONTHLY_COST_LINES.high
  return finding(high ? 'MONTHLY_COST_HIGH' : 'MONTHLY_COST', high ? 'CAUTION' : 'NOTE', {
    sentence: `월 고정비(월세와 관리비의 합) ${formatManwon(cost)}은 ${name} ${formatManwon(median)}과 비교하면 ${formatPercent(cost / median)}입니다.`,
    evidence,
  })
}

function fixedCost({ terms }: LeaseFacts): number {
  return terms.monthlyRentManwon + (terms.maintenanceFeeManwon ?? 0)
}

function score(facts: LeaseFacts, medianRent: number): number {
  return valueAt(CURVES.fixedCostToMedianRent, fixedCost(facts) / medianRent)
}

function costEvidence(facts: LeaseFacts): Evidence[] {
  const source = 'user-input'
  const fee = facts.terms.maintenanceFeeManwon ?? '입력 없음'
  const total = { value: fixedCost(facts), description: '월 고정비(만원): 입력한 월세와 관리비의 합' }
  return [
    { source, field: 'fixedMonthlyCost', ...total },
    { source, field: 'maintenanceFeeAmountManwon', value: fee, description: '입력한 월 관리비(만원)' },
  ]
}

function feeUnknown({ terms }: LeaseFacts): MissingData[] {
  if (terms.maintenanceFeeManwon !== null) return []
  return [
    {
      field: 'maintenanceFeeAmountManwon',
      reason: '관리비가 입력되지 않아 월세만으로 계산했습니다.',
      requiredAction: checkOf('MAINTENANCE_FEE_DETAIL').action,
      checkId: 'MAINTENANCE_FEE_DETAIL',
    },
  ]
}
