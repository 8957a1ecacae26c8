import type { Comparison } from '../../../domain/comparison/comparison.ts'
import type { LeaseTerms } from '../../../domain/comparison/lease-terms.ts'
import type { SimilarTo } from '../../../domain/comparison/sample.ts'
import { quartiles } from '../../../domain/comparison/statistics.ts'
import type { StoredDeal } from '../../../domain/comparison/stored-deal.ts'
import type { ConversionRate } from '../../../domain/law/conversion-rate.ts'
import type { DatedSale } from '../../../domain/value/dated-sales.ts'
import type { FoundedEstimate, ShownDeal } from '../../../domain/value/estimate.ts'

/** A deal of a sample as stored; a row of values, since a sample of a whole district can have hundreds. */
export type SampledRow = [
  contractDate: string,
  /** Deposit, or sale price. */
  amountManwon: number,
  monthlyRentManwon: number,
  areaSquareMeter: number | null,
  floor: number | null,
  sameLot: boolean,
  buildingName: string | null,
]

/** The sample behind a representative amount, stored with the diagnosis (`diagnosis_evidence.sample`). */
export type StoredSample = Pick<Comparison, 'basis' | 'level' | 'months'> & {
  quartiles: Comparison['amount']['quartiles']
  inputManwon: number
  /** Area and floor that the deals had to be similar to. */
  similarTo: SimilarTo
  /**
   * For leases with rent: the rate that converted deposits to rent; amounts are then those of `Comparison`. Absent from
   * samples without rent, and from older ones, whose amounts are the rents alone.
   */
  conversion?: SampleConversion
  /** Newest first. */
  deals: SampledRow[]
}

/** `value`: a share per year; `typed`: the amounts as the user typed them. */
export type SampleConversion = ConversionRate & { typed: { depositManwon: number; monthlyRentManwon: number } }

/** The samples behind the representative amounts; `null` without a sample. */
export type StoredSamples = {
  leases: StoredSample | null
  sales: StoredSample | null
  value: StoredEstimate | null
  jeonse: StoredEstimate | null
}

/** The deals behind an estimate, largest share first. */
export type StoredEstimate = {
  basis: 'SALE_ESTIMATE' | 'JEONSE_ESTIMATE'
  inputManwon: number
  similarTo: SimilarTo
  /** Without their ids, which would be half of the bytes. */
  deals: ShownDeal[]
}

/** `null` without an estimate. */
export function estimateSample(
  estimate: FoundedEstimate | null,
  { depositManwon, areaSquareMeter, floor }: LeaseTerms,
): StoredEstimate | null {
  if (estimate === null) return null
  const { kind, deals } = estimate
  const shown = deals.map((deal) => {
    const { dealId: _, ...rest } = deal
    return rest
  })
  return { basis: `${kind}_ESTIMATE`, inputManwon: depositManwon, similarTo: { areaSquareMeter, floor }, deals: shown }
}

/** Older sales of the lot as a sample, used when there is no recent one; `null` without any. */
export function datedSample(
  sales: readonly DatedSale[],
  { depositManwon, areaSquareMeter, floor }: LeaseTerms,
): StoredSample | null {
  if (sales.length === 0) return null
  return {
    basis: 'SALE_PRICE',
    level: areaSquareMeter === null ? 'SAME_LOT_ALL' : 'SAME_LOT_AREA',
    months: [...new Set(sales.map(({ contractDate }) => contractDate.slice(0, 7).replace('-', '')))].toSorted(),
    quartiles: quartiles(sales.map(({ amountManwon }) => amountManwon)),
    inputManwon: depositManwon,
    similarTo: { areaSquareMeter, floor },
    deals: sales.map((sale) => [sale.contractDate, sale.amountManwon, 0, sale.areaSquareMeter, sale.floor, true, null]),
  }
}

/** `null` without a sample. `deals` are all deals from which the sample was selected. */
export function storedSample(
  comparison: Comparison | null,
  deals: readonly StoredDeal[],
  { areaSquareMeter, floor }: SimilarTo,
  conversion: SampleConversion | null,
): StoredSample | null {
  if (comparison === null) return null
  const wanted = new Set(comparison.dealIds)
  const byId = new Map(deals.filter(({ dealId }) => wanted.has(dealId)).map((deal) => [deal.dealId, deal]))
  const sampled = comparison.dealIds.flatMap((id) => byId.get(id) ?? [])
  const { basis, level, months, amount } = comparison
  return {
    basis,
    level,
    months,
    quartiles: amount.quartiles,
    inputManwon: amount.inputManwon,
    similarTo: { areaSquareMeter, floor },
    ...(conversion && { conversion }),
    deals: sampled.map((deal) => [
      deal.contractDate,
      deal.amountManwon,
      deal.monthlyRentManwon,
      deal.areaSquareMeter,
      deal.floor,
      deal.sameLot,
      deal.buildingName,
    ]),
  }
}
