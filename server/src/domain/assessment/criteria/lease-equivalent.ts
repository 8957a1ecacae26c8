import { message } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { ConversionRate } from '../../law/conversion-rate.ts'
import { depositEquivalent, rentEquivalent } from '../../law/deposit-rent-conversion.ts'
import type { LeaseFacts, LeaseMarketMedian } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'

/** Monthly cost of the typed lease with its deposit converted to rent. Manwon, not rounded. */
export function typedRent({ depositManwon, monthlyRentManwon }: LeaseTerms, { value }: ConversionRate): number {
  return rentEquivalent(depositManwon, monthlyRentManwon, value)
}

/** The same for the leases of a month in a region, from their median deposit and median rent. */
export type RegionalRent = { signal: LeaseMarketMedian; rentManwon: number; medianManwon: number }

/** `null` if the statistic or the rate is not known. */
export function regionalRent({
  marketSignal: { lease: signal },
  conversionRate: rate,
}: LeaseFacts): RegionalRent | null {
  if (signal === null || rate === null || !signal.medianMonthlyRentManwon) return null
  const { medianManwon: depositManwon, medianMonthlyRentManwon: rentManwon } = signal
  return { signal, rentManwon, medianManwon: rentEquivalent(depositManwon, rentManwon, rate.value) }
}

/** The rate for converting deposits to rent, and both amounts as deposit equivalents. */
export function equivalentEvidence(
  { depositManwon, monthlyRentManwon }: LeaseTerms,
  { amount, count }: Comparison,
  { value: rate, basis, source }: ConversionRate,
): Evidence[] {
  const equivalent = {
    manwon: Math.round(depositEquivalent(depositManwon, monthlyRentManwon, rate)),
    medianManwon: Math.round(depositEquivalent(0, amount.quartiles.median, rate)),
  }
  return [
    {
      source: basis === 'REGION' ? 'market-indicators' : 'law:MARKET_CONVERSION_RATE',
      field: 'depositEquivalent',
      value: message('DEPOSIT_EQUIVALENT', { ...equivalent, count }),
      description: message('DEPOSIT_EQUIVALENT_BY', { rate, source }),
    },
  ]
}
