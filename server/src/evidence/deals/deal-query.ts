import type { Lot } from '../../domain/address/lot.ts'
import type { DealSource, TradeKind } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { SimilarTo } from '../../domain/comparison/sample.ts'
import { LAND_LEASE_HOUSE_KIND } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'

export type DealQuery = {
  lot: Lot
  propertyType: TradedPropertyType
  purpose: ContractPurpose
  /** `YYYYMM`. */
  months: string[]
  /** Area and floor that the deals of each kind should be similar to. */
  similarTo: Record<TradeKind, SimilarTo>
}

/** The source of each property type and kind of deal; the first selected one when the ministry has two. */
export const TRANSACTION_SOURCE: Record<TradedPropertyType, Record<TradeKind, DealSource>> = {
  APARTMENT: { RENT: 'AptRent', SALE: 'AptTradeDev' },
  OFFICETEL: { RENT: 'OffiRent', SALE: 'OffiTrade' },
  ROW_HOUSE_MULTI_UNIT: { RENT: 'RHRent', SALE: 'RHTrade' },
  DETACHED_MULTI_FAMILY: { RENT: 'SHRent', SALE: 'SHTrade' },
}

/** SQL condition on `stored_deals`: the home was let or sold with its land, so that its price is comparable. */
export const WITH_ITS_LAND = `house_kind is distinct from '${LAND_LEASE_HOUSE_KIND}'`
