import type { Comparison } from '../../comparison/comparison.ts'
import type { DealSource } from '../../comparison/deal.ts'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { DescriptionContradiction } from '../../description/description-contradictions.ts'
import type { ListingStatement } from '../../description/listing-statements.ts'
import type { ConversionRate } from '../../law/conversion-rate.ts'
import type { FailureReason, LookupStatus } from '../../lookup.ts'
import type { RegionalReverseJeonse } from '../../market/reverse-jeonse.ts'
import type { UnseenSeniorDeposits } from '../../papers/unseen-senior-deposits.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import type { UnlikeAreas } from '../../property/lot-areas.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import type { UnpublishedUnit } from '../../property/unpublished-unit.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import type { PriceRatio } from '../../value/price-ratio.ts'
import type { SameTimeDeals } from '../../value/same-time-deals.ts'

/** Version of the shape below; stored facts of another version are not read as these. */
export const FACTS_VERSION = 5

/**
 * Everything that the assessment may read, in one shape whether or not anything could be asked. It reads nothing else,
 * so each number is traceable to a field here. Stored with the diagnosis.
 */
export type LeaseFacts = {
  /** The day of the diagnosis, `YYYY-MM-DD`, Asia/Seoul. */
  asOf: string
  terms: LeaseTerms
  typed: TypedFacts
  address: AddressFacts
  register: RegisterFacts
  /**
   * The areas of the lot's homes where the typed one is about none of them; left out where it is or too few are known.
   */
  unlikeAreas?: UnlikeAreas
  /** The published area of the named unit, which `terms` holds; left out where it is the typed one or none is published. */
  unitArea?: UnitArea
  /** Areas that homes of the lot are known to have, ascending; left out where one was typed or is published. */
  lotAreas?: number[]
  /** The typed unit where the lot's published prices have others of its floor and not this one; else left out. */
  unpublishedUnit?: UnpublishedUnit
  property: PropertyDetermination
  /**
   * Leases with rent only: the one rate at which the deposit, and those of past leases, are taken into the rent;
   * `null`: jeonse, or none is known.
   */
  conversionRate: ConversionRate | null
  leases: DealFacts
  sales: DealFacts
  /** The deposit against similar sales around the lot, its own left out; `null` without enough of them. */
  salesAround: Comparison | null
  /**
   * What the home is worth by registered sales of up to some years; `null`: the estimator does not speak, as for shared
   * houses.
   */
  valueEstimate: ModelEstimate | null
  /**
   * Sales of the lot of about the home's area, of any where none is known, the newest first; empty where `valueEstimate`
   * holds them.
   */
  datedSales: DatedSale[]
  /** Sales of the lot beside leases of the same home; left out where they say nothing. */
  sameTimeDeals?: SameTimeDeals
  /** What homes of the place are sold for over their public prices; left out where no sales say it. */
  priceRatio?: PriceRatio
  /** Jeonse only: the deposit that is usual for the home by registered jeonse contracts. */
  jeonseEstimate: ModelEstimate | null
  publicPrice: PublicPriceFacts
  /** What the listing says that only a paper can settle; left out where it says nothing of it. */
  listingStatements?: ListingStatement[]
  marketSignal: MarketSignal
  /** Jeonse only: how the region's deposits moved within the term of a lease; informs, scores nothing. */
  reverseJeonse: RegionalReverseJeonse | null
} & Hints

/** Shown as they are; no score rests on them. */
export type Hints = {
  /** Where the listing's description does not fit what is better known; each becomes a finding as well. */
  descriptionContradictions: DescriptionContradiction[]
  /** Shared houses only: what the deposits of the other households might come to; a supposition. */
  unseenSeniorDeposits: UnseenSeniorDeposits | null
}

/** The area of the named unit: as typed, `null` where none was, and as published. */
type UnitArea = { typedSquareMeter: number | null; publishedSquareMeter: number }

/** What the user typed beside the terms; never an official fact. */
export type TypedFacts = {
  /** Manwon; a rent typed for jeonse enters no calculation. 0: none. */
  rentForJeonseManwon: number
  /** Whether the user chose a past lease to compare with. */
  candidateSelected: boolean
  /** The building of the register that the user chose; `null`: none. */
  selectedRegisterKey: string | null
}

/**
 * Where the home is; all `null` where the address could not be brought down to a lot, so that nothing was asked of
 * anyone.
 */
export type AddressFacts =
  | { confirmed: true; legalDistrictCode: string; districtName: string; pnu: string; unitText: string | null }
  | { confirmed: false; legalDistrictCode: null; districtName: null; pnu: null; unitText: null }

/** `ADDRESS_NOT_CONFIRMED`: without a lot there is nothing to ask for. */
type NotAsked = 'NO_KEY' | 'ADDRESS_NOT_CONFIRMED'

type RegisterFacts = {
  status: LookupStatus
  reason: FailureReason | NotAsked | null
  buildings: RegisterBuilding[]
  /** ISO 8601; `null` when nothing was collected. */
  collectedAt: string | null
}

/** One kind of past deals (leases or sales) of the lot's legal district and property type. */
export type DealFacts = {
  status: Exclude<LookupStatus, 'AMBIGUOUS'>
  /** `TYPE_UNKNOWN`, `TYPE_NOT_TRADED`: no look-up was made because there is no source for the type. */
  reason: FailureReason | NotAsked | 'TYPE_UNKNOWN' | 'TYPE_NOT_TRADED' | null
  /**
   * `STORED`: the stored deals were enough. `COLLECTED`: asked of the provider for this diagnosis.
   * `STORED_SPARSE`: the provider added nothing, so the one or two stored deals serve.
   */
  basis: 'STORED' | 'COLLECTED' | 'STORED_SPARSE' | 'NONE'
  source: DealSource | null
  /** Months asked, `YYYYMM`; of the stored ones those that were read. */
  months: string[]
  /** The others: nobody has asked for them yet. Left out where there is none. */
  unreadMonths?: string[]
  /** Months whose last answer would remove much of what is stored and is being checked; left out where there is none. */
  withheldMonths?: string[]
  /** Months of which the provider gave no answer, `YYYYMM`; what they hold is unknown. */
  unansweredMonths: string[]
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
