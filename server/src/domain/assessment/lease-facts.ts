import type { Comparison } from '../comparison/comparison.ts'
import type { TransactionSource } from '../comparison/deal.ts'
import type { LeaseTerms } from '../comparison/lease-terms.ts'
import type { FailureReason, LookupStatus } from '../lookup.ts'
import type { RegionalReverseJeonse } from '../market/reverse-jeonse.ts'
import type { PropertyDetermination } from '../property/determination.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import type { RegisterBuilding } from '../property/register-building.ts'

/** Everything that the criteria may look at. They see nothing else, so each number is traceable to a field here. */
export type LeaseFacts = {
  /** The day of the diagnosis, `YYYY-MM-DD`, Asia/Seoul. */
  asOf: string
  terms: LeaseTerms
  register: RegisterFacts
  property: PropertyDetermination
  leases: TransactionFacts
  sales: TransactionFacts
  publicPrice: PublicPriceFacts
  marketSignal: MarketSignal
  /** Jeonse only: how the region's deposits moved within the term of a lease; informs, scores nothing. */
  reverseJeonse: RegionalReverseJeonse | null
}

/** `ADDRESS_NOT_CONFIRMED`: without a lot there is nothing to ask for. */
export type NotAsked = 'NO_KEY' | 'ADDRESS_NOT_CONFIRMED'

export type RegisterFacts = {
  status: LookupStatus
  reason: FailureReason | NotAsked | null
  buildings: RegisterBuilding[]
  /** ISO 8601; `null` when nothing was collected. */
  collectedAt: string | null
}

/** One kind of past transactions (leases or sales) of the lot's legal district and property type. */
export type TransactionFacts = {
  status: Exclude<LookupStatus, 'AMBIGUOUS'>
  /** `TYPE_UNKNOWN`, `TYPE_NOT_TRADED`: no look-up was made because there is no source for the type. */
  reason: FailureReason | NotAsked | 'TYPE_UNKNOWN' | 'TYPE_NOT_TRADED' | null
  /**
   * `STORED`: the stored deals were enough. `COLLECTED`: asked of the provider for this diagnosis.
   * `STORED_SPARSE`: the provider added nothing, so the one or two stored deals serve.
   */
  basis: 'STORED' | 'COLLECTED' | 'STORED_SPARSE' | 'NONE'
  source: TransactionSource | null
  /** Months asked, `YYYYMM`. */
  months: string[]
  /** `null` when no deal serves, whatever the status. */
  comparison: Comparison | null
  collectedAt: string | null
}

export type PublicPriceFacts = {
  status: Exclude<LookupStatus, 'AMBIGUOUS'>
  /** `NOT_PUBLISHED_FOR_TYPE`: officetels and neighbourhood facilities have no housing price. */
  reason: FailureReason | NotAsked | 'TYPE_UNKNOWN' | 'NOT_PUBLISHED_FOR_TYPE' | null
  choice: PublicPriceChoice | null
  collectedAt: string | null
}

/** Stored monthly statistics of the region for the same property type; a weak substitute for exact evidence. */
export type MarketSignal = {
  /** Of contracts of the asked purpose. */
  lease: LeaseMarketMedian | null
  sale: MarketMedian | null
}

export type MarketMedian = {
  /** Median sale price, or median deposit of the leases. */
  medianManwon: number
  sampleCount: number
  /** Months that the statistic covers, `YYYYMM`. */
  months: string[]
  scope: 'LEGAL_DISTRICT' | 'LAWD_CD'
}

export type LeaseMarketMedian = MarketMedian & {
  /** `null` for jeonse. */
  medianMonthlyRentManwon: number | null
}
