import type { FindingCode, Severity } from '@lease-risk/contract/codes/assessment'
import { message, sentences } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import type { ConversionRate } from '../../law/conversion-rate.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { LEASE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { sampleOf } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { equivalentEvidence, type RegionalRent, regionalRent, typedRent } from './lease-equivalent.ts'
import { scored, unscored } from './outcome.ts'
import { ratioEvidence, sampleConfidence, sampleEvidence, sampleStatus, signalEvidence, weakSample } from './sample.ts'

/**
 * Compares a lease with rent, as one monthly amount, with past leases with rent, else with the regional statistic. Paying
 * too much endangers no deposit, so it raises no floor and is at most a caution (R-SCORE-41).
 */
export function assessRent(facts: LeaseFacts): CriterionOutcome {
  const { conversionRate: rate, leases, address } = facts
  const { comparison } = leases
  const ratio = comparison?.amount.ratioToMedian ?? null
  if (rate !== null && comparison !== null && ratio !== null) return bySample(facts, comparison, { rate, ratio })
  const missing = [leasesMissing(facts), ...amountUnrealistic(facts)]
  const regional = regionalRent(facts)
  if (rate === null || regional === null || !address.confirmed) {
    return unscored('DATA_MISSING', missing, { evidence: typedAmounts(facts) })
  }
  return byRegion(facts, regional, rate, missing)
}

export type LeaseStanding = 'HIGH' | 'LOW' | 'USUAL'

/** `ratio`: relative to the rents of such homes. An amount that is too low can be a warning as well. */
export function leaseStanding(ratio: number): LeaseStanding {
  if (ratio >= LEASE_THRESHOLDS.high) return 'HIGH'
  return ratio < LEASE_THRESHOLDS.low ? 'LOW' : 'USUAL'
}

/** `high`: the severity of a high amount. */
export function standingSeverity(standing: LeaseStanding, high: Severity): Severity {
  if (standing === 'HIGH') return high
  return standing === 'LOW' ? 'CAUTION' : 'NOTE'
}

const STANDINGS: Record<LeaseStanding, FindingCode> = {
  HIGH: 'LEASE_AMOUNT_HIGH',
  LOW: 'LEASE_AMOUNT_LOW',
  USUAL: 'LEASE_AMOUNT',
}

function bySample(
  facts: LeaseFacts,
  comparison: Comparison,
  { rate, ratio }: { rate: ConversionRate; ratio: number },
): CriterionOutcome {
  const asOne = leaseStanding(ratio)
  const rent = rentAlone(facts, comparison)
  const isHighAlone = rent.isHigh && asOne !== 'HIGH'
  const standing = isHighAlone ? 'HIGH' : asOne
  const severity = isHighAlone && rent.isForLessDeposit ? 'NOTE' : standingSeverity(standing, 'CAUTION')
  const compared = finding(STANDINGS[standing], severity, {
    title: isHighAlone ? message('RENT_ALONE_HIGH') : message('LEASE_AMOUNT_OF', { of: 'MONTHLY_RENT', standing }),
    ...(standing !== 'LOW' && { headline: isHighAlone ? rent.headline : rentHeadline(facts, comparison) }),
    sentence: sentences([
      rent.sentence,
      ...(isHighAlone ? [message('RENT_ALONE_FAR_ABOVE', { share: LEASE_THRESHOLDS.high })] : []),
      againstSample(facts, comparison, rate),
      ...RENT_SAID[asOne],
    ]),
    evidence: [
      ...sampleEvidence('rent-transaction', facts.leases, comparison),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_SAMPLE', { of: 'CONVERTED_RENT', count: comparison.count })),
      ...equivalentEvidence(facts.terms, comparison, rate),
    ],
  })
  const findings = [
    compared,
    ...depositAlone(facts, comparison),
    ...amountUnrealistic(facts),
    ...weakSample('LEASES', comparison, facts),
  ]
  const judged = { riskScore: valueAt(CURVES.rentToMedian, ratio), confidence: sampleConfidence(comparison) }
  return scored({ status: sampleStatus(comparison), ...judged }, findings, { evidence: typedAmounts(facts) })
}

/**
 * The typed rent beside the rents as published, without their deposits (R-SCORE-11). A higher rent for a lower deposit
 * is an ordinary arrangement, which is said and does not lead.
 */
function rentAlone({ terms }: LeaseFacts, { count, parts }: Comparison) {
  const rentManwon = terms.monthlyRentManwon
  const medianManwon = parts?.rent.median ?? 0
  const compared = { rentManwon, medianManwon, count }
  return {
    isHigh: isHighAgainst(rentManwon, medianManwon),
    isForLessDeposit: terms.depositManwon < (parts?.deposit.median ?? 0),
    headline: message('HEADLINE_RENT_ALONE', compared),
    sentence: message('RENT_BESIDE_RENTS', compared),
  }
}

/**
 * A deposit far above those of other leases with rent is more to get back, which is said whatever rent it replaces; a
 * lower rent for it is an ordinary arrangement (R-SCORE-11).
 */
function depositAlone(
  { terms: { depositManwon, monthlyRentManwon } }: LeaseFacts,
  { count, parts }: Comparison,
): Finding[] {
  const medianManwon = parts?.deposit.median ?? 0
  if (parts === null || !isHighAgainst(depositManwon, medianManwon)) return []
  const severity = monthlyRentManwon < parts.rent.median ? 'NOTE' : 'CAUTION'
  return [
    finding('LEASE_DEPOSIT', severity, {
      title: message('LEASE_DEPOSIT_HIGH'),
      sentence: message('DEPOSIT_BESIDE_DEPOSITS', {
        depositManwon,
        medianManwon,
        count,
        share: LEASE_THRESHOLDS.high,
      }),
      evidence: [
        ratioEvidence(
          'leaseDepositRatio',
          depositManwon / medianManwon,
          message('LEASE_BY_SAMPLE', { of: 'MONTHLY_RENT_DEPOSIT', count }),
        ),
      ],
    }),
  ]
}

function isHighAgainst(manwon: number, medianManwon: number): boolean {
  return medianManwon > 0 && leaseStanding(manwon / medianManwon) === 'HIGH'
}

function rentHeadline({ terms }: LeaseFacts, { count, amount: { inputManwon, quartiles } }: Comparison) {
  return message('HEADLINE_RENT', {
    against: 'SAMPLE',
    count,
    typedManwon: Math.round(inputManwon),
    otherManwon: Math.round(quartiles.median),
    withDeposit: terms.depositManwon > 0,
  })
}

const RENT_SAID = {
  HIGH: [message('RENT_FAR_ABOVE', { share: LEASE_THRESHOLDS.high })],
  LOW: [message('LEASE_FAR_BELOW_MEDIAN')],
  USUAL: [],
}

/** Uses whole manwon, so that the amounts and their difference match those shown. */
function againstSample(facts: LeaseFacts, comparison: Comparison, rate: ConversionRate) {
  const { depositManwon, monthlyRentManwon } = facts.terms
  return message('RENT_BESIDE_SAMPLE', {
    depositManwon,
    monthlyRentManwon,
    typedManwon: Math.round(comparison.amount.inputManwon),
    medianManwon: Math.round(comparison.amount.quartiles.median),
    rate: rate.value,
    sample: sampleOf(comparison, facts),
    count: comparison.count,
  })
}

function byRegion(
  facts: LeaseFacts,
  { signal, medianManwon, rentManwon }: RegionalRent,
  rate: ConversionRate,
  missing: Finding[],
): CriterionOutcome {
  const { terms } = facts
  const { medianManwon: depositManwon, scope, months, sampleCount } = signal
  const typed = typedRent(terms, rate)
  const ratio = typed / medianManwon
  const isHighAlone = ratio < LEASE_THRESHOLDS.high && isHighAgainst(terms.monthlyRentManwon, rentManwon)
  const high = ratio >= LEASE_THRESHOLDS.high || isHighAlone
  const leads = high && !(isHighAlone && terms.depositManwon < depositManwon)
  const compared = finding(high ? 'REGIONAL_LEASES_HIGH' : 'REGIONAL_LEASES', leads ? 'CAUTION' : 'NOTE', {
    ...(high && {
      title: isHighAlone ? message('RENT_ALONE_HIGH') : message('REGIONAL_LEASES_HIGH_OF', { of: 'MONTHLY_RENT' }),
      headline: message('HEADLINE_RENT', {
        against: 'REGION',
        count: sampleCount,
        typedManwon: Math.round(typed),
        otherManwon: Math.round(medianManwon),
        withDeposit: terms.depositManwon > 0,
      }),
    }),
    sentence: sentences([
      message('RENT_BESIDE_REGION', {
        depositManwon: terms.depositManwon,
        monthlyRentManwon: terms.monthlyRentManwon,
        typedManwon: Math.round(typed),
        medianManwon: Math.round(medianManwon),
        medianDepositManwon: Math.round(depositManwon),
        medianRentManwon: Math.round(rentManwon),
        rate: rate.value,
        scope,
        months,
        sampleCount,
      }),
      ...(isHighAlone ? [message('RENT_ALONE_FAR_ABOVE', { share: LEASE_THRESHOLDS.high })] : []),
    ]),
    evidence: [
      ...signalEvidence(signal, 'leaseMedian', Math.round(medianManwon), message('CONVERTED_MEDIAN_OF_REGION')),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_REGION', { of: 'CONVERTED_RENT' })),
    ],
  })
  const riskScore = valueAt(CURVES.rentToMedian, ratio)
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], { evidence: typedAmounts(facts) })
}

function typedAmounts({ terms: { depositManwon, monthlyRentManwon } }: LeaseFacts): Evidence[] {
  const typed = { source: 'user-input' }
  return [
    {
      ...typed,
      field: 'monthlyRentAmountManwon',
      value: monthlyRentManwon,
      description: message('TYPED_AMOUNT', { of: 'MONTHLY_RENT' }),
    },
    {
      ...typed,
      field: 'depositAmountManwon',
      value: depositManwon,
      description: message('TYPED_AMOUNT', { of: 'DEPOSIT' }),
    },
  ]
}
