import { lawInForce } from './law-in-force.ts'

/**
 * Legal cap of the yearly rate for converting a deposit to rent within a lease: the smaller of 10 % and base rate + 2
 * percentage points (Housing Lease Act art. 7-2). `null` if a part is not known for the day. It applies neither to a new
 * lease nor to the conversion of rent to a deposit.
 */
export function conversionCap(asOf: string): number | null {
  const base = lawInForce('BASE_RATE', asOf)[0]
  const spread = lawInForce('CONVERSION_SPREAD', asOf)[0]
  const ceiling = lawInForce('CONVERSION_CEILING', asOf)[0]
  if (base === undefined || spread === undefined || ceiling === undefined) return null
  // Rates have at most four decimals; the sum of two doubles may not.
  return Math.min(ceiling.value, Math.round((base.value + spread.value) * 10_000) / 10_000)
}

/** Deposit equivalent of a lease with rent: deposit + rent × 12 ÷ yearly rate. Manwon. */
export function depositEquivalent(depositManwon: number, monthlyRentManwon: number, yearlyRate: number): number {
  return depositManwon + (monthlyRentManwon * 12) / yearlyRate
}

/**
 * Monthly cost of a lease with its deposit converted to rent: rent + deposit × yearly rate ÷ 12, which is its deposit
 * equivalent × rate ÷ 12. Manwon.
 */
export function rentEquivalent(depositManwon: number, monthlyRentManwon: number, yearlyRate: number): number {
  return monthlyRentManwon + (depositManwon * yearlyRate) / 12
}
