import type { Comparison } from '../../comparison/comparison.ts'
import type { DealSource } from '../../comparison/deal.ts'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { DescriptionContradiction } from '../../description/description-contradictions.ts'
import type { ListingStatement } from '../../description/listing-statements.ts'
import type { ConversionRate } from '../../law/conversion-rate.ts'
import type { FailureReason, LookupStatus } from '../../lookup.ts'
import type { DistrictFigures } from '../../market/district-figures.ts'
import type { RegionalReverseJeonse } from '../../market/reverse-jeonse.ts'
import type { UnseenSeniorDeposits } from '../../papers/unseen-senior-deposits.ts'
import type { PropertyDetermination } from '../../property/determination.ts'
import type { LedgerLandRight, LedgerOwner } from '../../property/land-ledger.ts'
import type { UnlikeAreas } from '../../property/lot-areas.ts'
import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import type { UnpublishedUnit } from '../../property/unpublished-unit.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import type { SameTimeDeals } from '../../value/estimates.ts'
import type { LotJeonse } from '../../value/lot-jeonse.ts'
import type { PriceRatio } from '../../value/price-ratio.ts'

/** Version of the shape below. Stored facts of another version are not read as `LeaseFacts`. */
export const FACTS_VERSION = 5

/**
 * Everything the assessment may read. The shape is the same whether or not any source could be queried. The assessment
 * reads nothing else, so each number can be traced to a field here. Stored with the diagnosis.
 */
export type LeaseFacts = {
  /** The day of the diagnosis, `YYYY-MM-DD`, Asia/Seoul. */
  asOf: string
  terms: LeaseTerms
  typed: TypedFacts
  address: AddressFacts
  register: RegisterFacts
  /**
   * Areas of the lot's homes when the typed area is close to none of them; omitted when it is close to one, or when
   * too few are known.
   */
  unlikeAreas?: UnlikeAreas
  /** Published area of the named unit, as in `terms`; omitted when it matches the typed area or none is published. */
  unitArea?: UnitArea
  /** Known areas of homes on the lot, ascending; omitted when an area was typed or is published. */
  lotAreas?: number[]
  /** The typed unit, when the lot's published prices list other units of its floor but not this one; else omitted. */
  unpublishedUnit?: UnpublishedUnit
  /** The floor that the public prices give for the typed unit; omitted where they give none. */
  publishedFloor?: number
  property: PropertyDetermination
  /**
   * Leases with rent only: the one rate used to convert the deposit, and those of past leases, to rent; `null` for
   * jeonse or when no rate is known.
   */
  conversionRate: ConversionRate | null
  leases: DealFacts
  sales: DealFacts
  /** The deposit compared with similar sales around the lot, excluding the lot's own; `null` when there are too few. */
  salesAround: Comparison | null
  /**
   * Value of the home estimated from registered sales of up to some years; `null` when the estimator gives none, as for
   * shared houses.
   */
  valueEstimate: ModelEstimate | null
  /**
   * Sales on the lot of about the home's area (of any area when it is unknown), newest first; empty when `valueEstimate`
   * holds them.
   */
  datedSales: DatedSale[]
  /** Sales on the lot paired with leases of the same home; omitted when they show nothing. */
  sameTimeDeals?: SameTimeDeals
  /** Day of a sale of what may be this home since its permit zone began (R-LAW-46); omitted: none is known. */
  permitZoneSale?: string
  /** Absent: a sale of the lot is known, no value is estimated, or the lot has no such contract. */
  lotJeonse?: LotJeonse
  /** Ratio of sale prices to public prices for homes in the area; omitted when no sales show it. */
  priceRatio?: PriceRatio
  /** Jeonse only: the usual deposit for the home, estimated from registered jeonse contracts. */
  jeonseEstimate: ModelEstimate | null
  publicPrice: PublicPriceFacts
  /** What the land ledger says of the home; omitted when the service does not ask it. */
  landLedger?: LandLedgerFacts
  /** Statements of the listing that only a paper can settle; omitted when there are none. */
  listingStatements?: ListingStatement[]
  marketSignal: MarketSignal
  /** Jeonse only: how the region's deposits moved within the term of a lease. For information; not scored. */
  reverseJeonse: RegionalReverseJeonse | null
} & Hints

/** Hints shown as they are; no score rests on them. */
export type Hints = {
  /** Where the listing's description contradicts better-known facts; each also becomes a finding. */
  descriptionContradictions: DescriptionContradiction[]
  /** Shared houses only: an assumed total of the deposits of the other households. */
  unseenSeniorDeposits: UnseenSeniorDeposits | null
  /** Accidents and auctions of the district; omitted where the stored data did not arrive, and in older diagnoses. */
  districtFigures?: DistrictFigures
}

/** The area of the named unit: as typed, `null` where none was, and as published. */
/** `isOfRegister`: by the imported building register; else by the public prices. */
type UnitArea = { typedSquareMeter: number | null; publishedSquareMeter: number; isOfRegister?: true }

/** User input other than the terms; never an official fact. */
export type TypedFacts = {
  /** Manwon; 0 for none. A rent typed for jeonse enters no calculation. */
  rentForJeonseManwon: number
  /** Whether the user chose a past lease to compare with. */
  candidateSelected: boolean
  /** The register building that the user chose; `null` for none. */
  selectedRegisterKey: string | null
}

/**
 * Location of the home. All `null` when the address could not be resolved to a lot; no source was queried then.
 */
export type AddressFacts =
  | { confirmed: true; legalDistrictCode: string; districtName: string; pnu: string; unitText: string | null }
  | { confirmed: false; legalDistrictCode: null; districtName: null; pnu: null; unitText: null }

/** `ADDRESS_NOT_CONFIRMED`: without a lot there is nothing to query. */
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
   * `STORED`: the stored deals were enough. `COLLECTED`: requested from the provider for this diagnosis.
   * `STORED_SPARSE`: the provider added nothing, so the one or two stored deals are used.
   */
  basis: 'STORED' | 'COLLECTED' | 'STORED_SPARSE' | 'NONE'
  source: DealSource | null
  /** Requested months, `YYYYMM`; for stored deals, the months that were read. */
  months: string[]
  /** The remaining months, which nobody has requested yet; omitted when there are none. */
  unreadMonths?: string[]
  /** Months whose last reply would remove much of the stored data and is being checked; omitted when there are none. */
  withheldMonths?: string[]
  /** Months for which the provider gave no reply, `YYYYMM`; their deals are unknown. */
  unansweredMonths: string[]
  /** `null` when no deal is usable, whatever the status. */
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

/** No name is in it. What is missing is unknown, never a sign that nothing is wrong. */
export type LandLedgerFacts = {
  status: Exclude<LookupStatus, 'AMBIGUOUS'>
  /** `null`: the ledger shows nothing of this home. */
  owner: LedgerOwner | null
  /** `null`: not asked, not answered, or the list is empty. */
  landRight: LedgerLandRight | null
}

/** Stored monthly statistics of the region for the same property type; a weak substitute for exact evidence. */
export type MarketSignal = {
  /** Median of contracts with the requested purpose. */
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
