import { message, type Text } from '../../../words/message.ts'
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
import { ratioEvidence, sampleConfidence, sampleEvidence, sampleStatus, signalEvidence } from './sample.ts'

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
      ratioEvidence('fixedCostRatio', fixedCost(facts) / median, message('COST_BY_SAMPLE_RENT')),
    ]
    const { level, count, months } = comparison
    const compared = againstRent(facts, message('SAMPLE_RENT_MEDIAN', { level, count, months }), median, evidence)
    const judged = { status: sampleStatus(comparison), riskScore: score(facts, median) }
    return scored({ ...judged, confidence: sampleConfidence(comparison) }, [compared, monthlyFixedCost(facts)])
  }
  const signal = facts.marketSignal.lease
  const regional = signal?.medianMonthlyRentManwon ?? 0
  if (!facts.address.confirmed || signal === null || regional <= 0) {
    return unscored('DATA_MISSING', [leasesMissing(facts), monthlyFixedCost(facts)])
  }
  const evidence = [
    ...signalEvidence(signal, 'leaseMedianRent', regional, message('RENT_MEDIAN_OF_REGION')),
    ratioEvidence('fixedCostRatio', fixedCost(facts) / regional, message('COST_BY_REGION_RENT')),
  ]
  const compared = againstRent(facts, message('REGION_RENT_MEDIAN'), regional, evidence)
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
    return finding('JEONSE_FEE', 'NOTE', { sentence: message('JEONSE_WITHOUT_FEE'), checks: [] })
  }
  return finding('JEONSE_FEE', 'NOTE', {
    sentence: message('JEONSE_FEE', { feeManwon: fee }),
    evidence: [
      { source: 'user-input', field: 'maintenanceFeeAmountManwon', value: fee, description: message('TYPED_FEE') },
    ],
  })
}

/** R-DIAG-36: the sum of what the user typed, not verified data. */
function monthlyFixedCost(facts: LeaseFacts): Finding {
  const { monthlyRentManwon: rent, maintenanceFeeManwon: fee } = facts.terms
  return finding('MONTHLY_FIXED_COST', 'NOTE', {
    sentence: message('MONTHLY_FIXED_COST', { rentManwon: rent, feeManwon: fee }),
    evidence: costEvidence(facts),
    missing: feeUnknown(facts),
  })
}

function againstRent(facts: LeaseFacts, among: Text, median: number, evidence: Evidence[]): Finding {
  const cost = fixedCost(facts)
  const high = cost / median >= MONTHLY_COST_LINES.high
  return finding(high ? 'MONTHLY_COST_HIGH' : 'MONTHLY_COST', high ? 'CAUTION' : 'NOTE', {
    sentence: message('MONTHLY_COST', { costManwon: cost, among, medianManwon: median, ratio: cost / median }),
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
  const fee = facts.terms.maintenanceFeeManwon ?? message('NOT_TYPED')
  const total = { value: fixedCost(facts), description: message('TYPED_COST') }
  return [
    { source, field: 'fixedMonthlyCost', ...total },
    { source, field: 'maintenanceFeeAmountManwon', value: fee, description: message('TYPED_FEE') },
  ]
}

function feeUnknown({ terms }: LeaseFacts): MissingData[] {
  if (terms.maintenanceFeeManwon !== null) return []
  return [
    {
      field: 'maintenanceFeeAmountManwon',
      reason: message('FEE_NOT_TYPED'),
      requiredAction: checkOf('MAINTENANCE_FEE_DETAIL').action,
      checkId: 'MAINTENANCE_FEE_DETAIL',
    },
  ]
}
