import { message, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { ConversionRate } from '../../law/conversion-rate.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { MONTHLY_COST_THRESHOLDS } from '../../rule-book/thresholds.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence, MissingData } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { type RegionalRent, regionalRent, typedRent } from './lease-equivalent.ts'
import { scored, unscored } from './outcome.ts'
import { ratioEvidence, sampleConfidence, sampleNamed, sampleStatus, signalEvidence } from './sample.ts'

/**
 * Compares the rent including the converted deposit, plus maintenance fee, with the same of past leases, whose fees are
 * not published. How a lease splits one yearly cost is not penalised a second time. A jeonse has no such cost to compare:
 * a user who enters an honest fee must not get a worse result than one who hides it.
 */
export function assessMonthlyCost(facts: LeaseFacts): CriterionOutcome {
  const { terms, leases, address, conversionRate: rate } = facts
  if (terms.purpose === 'JEONSE') return unscored('NOT_APPLICABLE', [feeOfJeonse(facts)])
  const { comparison } = leases
  const median = comparison?.amount.quartiles.median ?? 0
  if (rate !== null && comparison !== null && median > 0) {
    const cost = costOf(terms, rate)
    const evidence = [
      sampleNamed('rent-transaction', leases, comparison),
      ratioEvidence('fixedCostRatio', cost / median, message('COST_BY_SAMPLE')),
    ]
    const { level, count, months } = comparison
    const among = message('SAMPLE_COST_MEDIAN', { level, count, months })
    const judged = { status: sampleStatus(comparison), riskScore: score(cost, median) }
    return scored({ ...judged, confidence: sampleConfidence(comparison) }, [
      againstRent(facts, { cost, median, among, other: { against: 'SAMPLE', count } }, evidence),
      monthlyFixedCost(facts),
    ])
  }
  const regional = regionalRent(facts)
  if (rate === null || regional === null || !address.confirmed) {
    return unscored('DATA_MISSING', [leasesMissing(facts), monthlyFixedCost(facts)])
  }
  return byRegion(facts, regional, costOf(terms, rate))
}

function byRegion(facts: LeaseFacts, { signal, medianManwon: median }: RegionalRent, cost: number): CriterionOutcome {
  const evidence = [
    ...signalEvidence(signal, 'leaseMedianRent', Math.round(median), message('CONVERTED_MEDIAN_OF_REGION')),
    ratioEvidence('fixedCostRatio', cost / median, message('COST_BY_REGION')),
  ]
  const other = { against: 'REGION', count: signal.sampleCount } as const
  const compared = againstRent(facts, { cost, median, among: message('REGION_COST_MEDIAN'), other }, evidence)
  const riskScore = score(cost, median)
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, leasesMissing(facts), monthlyFixedCost(facts)])
}

/** Of a month, in manwon, not rounded. */
function costOf(terms: LeaseTerms, rate: ConversionRate): number {
  return typedRent(terms, rate) + (terms.maintenanceFeeManwon ?? 0)
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

type Other = { against: 'SAMPLE' | 'REGION'; count: number }

function againstRent(
  { terms }: LeaseFacts,
  { cost, median, among, other }: { cost: number; median: number; among: Text; other: Other },
  evidence: Evidence[],
): Finding {
  const [costManwon, medianManwon] = [Math.round(cost), Math.round(median)]
  const withFee = terms.maintenanceFeeManwon !== null
  const high = cost / median >= MONTHLY_COST_THRESHOLDS.high
  return finding(high ? 'MONTHLY_COST_HIGH' : 'MONTHLY_COST', high ? 'CAUTION' : 'NOTE', {
    headline: message('HEADLINE_MONTHLY_COST', { ...other, costManwon, withFee, otherManwon: medianManwon }),
    sentence: message('COST_AS_RENT', { costManwon, withFee, among, medianManwon }),
    evidence,
  })
}

function fixedCost({ terms }: LeaseFacts): number {
  return terms.monthlyRentManwon + (terms.maintenanceFeeManwon ?? 0)
}

function score(cost: number, median: number): number {
  return valueAt(CURVES.fixedCostToMedianRent, cost / median)
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
