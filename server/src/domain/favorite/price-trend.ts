import { rentEquivalent } from '../law/deposit-rent-conversion.ts'
import { FAVORITE_TREND } from '../rule-book/shown-thresholds.ts'
import {
  type DealKind,
  dealsOfKind,
  type FavoriteHome,
  type HomeEvidence,
  type HomeStatistic,
  leaseKind,
} from './favorite.ts'
import { narrowestStatistics } from './source-readings.ts'

type TrendScope = 'LOT' | 'LEGAL_DISTRICT' | 'LAWD_CD'

/** Medians of one month, in manwon; those of rents only for leases with rent. */
type TrendValue = {
  scope: TrendScope
  count: number
  medianManwon: number
  medianMonthlyRentManwon: number | null
  /** As one monthly amount: for the lot from its deals, for a region from the median deposit and median rent. */
  medianConvertedRentManwon: number | null
}

/** `month`: `YYYYMM`; `null`: no deal of the kind in that month, which remains a gap. */
export type TrendPoint = { month: string; lease: TrendValue | null; sale: TrendValue | null }

type Series = ReadonlyMap<string, TrendValue>

/** Monthly trend, newest last: for each kind the lot's own deals if there are any, otherwise those of the district. */
export function priceTrend(home: FavoriteHome): TrendPoint[] {
  const { evidence } = home
  if (evidence === null) return []
  const lease = seriesOf(home, evidence, leaseKind(home.terms.purpose))
  const sale = seriesOf(home, evidence, 'SALE')
  const months = [...new Set([...lease.keys(), ...sale.keys()])].toSorted().slice(-FAVORITE_TREND.months)
  return months.map((month) => ({ month, lease: lease.get(month) ?? null, sale: sale.get(month) ?? null }))
}

function seriesOf(home: FavoriteHome, evidence: HomeEvidence, kind: DealKind): Series {
  const sample = dealsOfKind(evidence, kind)
  if (sample !== null) {
    const ofLot = evidence.deals.filter(
      ({ propertyType, kind: own, similar }) =>
        propertyType === sample.propertyType && own === kind && similar === sample.similar,
    )
    return new Map(
      ofLot.flatMap((each) =>
        each.month === null ? [] : [[each.month, valueOf('LOT', each, each.medianConvertedRentManwon)]],
      ),
    )
  }
  const statistics = narrowestStatistics(evidence, home).filter((each) => each.kind === kind)
  return new Map(statistics.map((each) => [each.month, valueOf(each.scope, each, convertedRent(each, evidence))]))
}

function valueOf(
  scope: TrendScope,
  { count, medianManwon, medianMonthlyRentManwon }: Omit<TrendValue, 'scope' | 'medianConvertedRentManwon'>,
  converted: number | null,
): TrendValue {
  const medianConvertedRentManwon = converted === null ? null : Math.round(converted)
  return { scope, count, medianManwon: Math.round(medianManwon), medianMonthlyRentManwon, medianConvertedRentManwon }
}

/** Statistics contain only medians, not individual leases. */
function convertedRent(
  { kind, medianManwon, medianMonthlyRentManwon: rent }: HomeStatistic,
  { conversionRate: rate }: HomeEvidence,
): number | null {
  if (kind !== 'RENT_MONTHLY' || rent === null || rate === null) return null
  return rentEquivalent(medianManwon, rent, rate.value)
}
