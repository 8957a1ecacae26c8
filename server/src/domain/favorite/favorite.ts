import type { Text } from '../../words/message.ts'
import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { ConversionRate } from '../law/conversion-rate.ts'
import type { FailureReason, LookupStatus } from '../lookup.ts'
import type { PropertyDetermination } from '../property/determination.ts'
import type { TradedPropertyType } from '../property/property-type.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import type { RiskGrade } from '../rule-book/aggregation.ts'
import type { ModelEstimate } from '../value/estimate.ts'

export type DealKind = 'RENT_JEONSE' | 'RENT_MONTHLY' | 'SALE'

/** Summary of the deals of one lot, type and kind. Amounts in manwon, months `YYYYMM`. */
export type HomeDeals = {
  propertyType: TradedPropertyType
  kind: DealKind
  /** `null`: all months. */
  month: string | null
  /** True: only deals with a similar area; false: all. */
  similar: boolean
  count: number
  fromMonth: string
  toMonth: string
  /** Price, or deposit. */
  medianManwon: number
  /** Leases only. */
  medianMonthlyRentManwon: number | null
  /** Leases with rent only: the median monthly cost, with each deposit converted to rent. */
  medianConvertedRentManwon: number | null
}

/** One month of the legal district or of the whole city district. */
export type HomeStatistic = Pick<
  HomeDeals,
  'propertyType' | 'kind' | 'count' | 'medianManwon' | 'medianMonthlyRentManwon'
> & { month: string; scope: 'LEGAL_DISTRICT' | 'LAWD_CD' }

/** A published indicator of the region within the last twelve months. `period`: `YYYYMM`. */
export type HomeIndicator = {
  name: Text
  propertyType: TradedPropertyType
  regionName: string
  period: string
  value: number
  unit: string | null
}

/** The saved terms; `null`: not given. Amounts in manwon. */
export type FavoriteTerms = {
  purpose: ContractPurpose | null
  depositManwon: number | null
  monthlyRentManwon: number | null
  maintenanceFeeManwon: number | null
  areaSquareMeter: number | null
  /** The area is that under which the named unit is published; omitted if it was typed. */
  isAreaPublished?: boolean
}

export type HomePublicPrice = {
  /** `NOT_STORED`: never requested, and not requested here. */
  state: 'FOUND' | 'NOT_FOUND' | 'NOT_STORED' | 'NOT_PUBLISHED_FOR_TYPE' | 'TYPE_UNKNOWN'
  choice: PublicPriceChoice | null
  collectedAt: Date | null
}

/** The owner's last diagnosis of the lot. */
type HomeDiagnosis = {
  diagnosisId: number
  diagnosedAt: Date
  riskGrade: RiskGrade
  totalRiskScore: number | null
  /** Whether it assessed the saved terms. */
  sameTerms: boolean
}

export type HomeEvidence = {
  register: { status: LookupStatus; reason: FailureReason | 'NO_KEY' | null; collectedAt: Date | null }
  property: PropertyDetermination
  deals: readonly HomeDeals[]
  publicPrice: HomePublicPrice
  statistics: readonly HomeStatistic[]
  indicators: readonly HomeIndicator[]
  /** The rate used to express leases with rent of the home's type as one amount; `null` if none is known. */
  conversionRate: ConversionRate | null
  /** The value of the home estimated from past sales; `null` if the estimator gives none. */
  valueEstimate: ModelEstimate | null
  diagnosis: HomeDiagnosis | null
}

/** A favorite with its stored data. */
export type FavoriteHome = {
  /** `YYYY-MM-DD`, Asia/Seoul. */
  asOf: string
  terms: FavoriteTerms
  /** `null`: the address was not resolved to a lot, so no data was requested. */
  evidence: HomeEvidence | null
}

export type SampleOfLot = HomeDeals & { level: 'SAME_LOT_AREA' | 'SAME_LOT_ALL' }

/** The lot's deals of a kind over all months: those with a similar area, or all if there are none. `null`: no deal. */
export function dealsOfKind({ deals, property }: HomeEvidence, kind: DealKind): SampleOfLot | null {
  const ofKind = deals.filter(
    (each) => each.kind === kind && each.propertyType === property.propertyType && each.month === null,
  )
  const similar = ofKind.find((each) => each.similar)
  if (similar !== undefined) return { ...similar, level: 'SAME_LOT_AREA' }
  const all = ofKind.find((each) => !each.similar)
  return all === undefined ? null : { ...all, level: 'SAME_LOT_ALL' }
}

/** The kind of deal for a lease purpose; jeonse if none is saved. */
export function leaseKind(purpose: ContractPurpose | null): DealKind {
  return purpose === 'MONTHLY_RENT' ? 'RENT_MONTHLY' : 'RENT_JEONSE'
}
