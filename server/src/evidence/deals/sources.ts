import type { DealSource, TradeKind } from '../../domain/comparison/deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'

/** The source of each property type and kind of deal; the first selected one when the ministry has two. */
export const TRANSACTION_SOURCE: Record<TradedPropertyType, Record<TradeKind, DealSource>> = {
  APARTMENT: { RENT: 'AptRent', SALE: 'AptTradeDev' },
  OFFICETEL: { RENT: 'OffiRent', SALE: 'OffiTrade' },
  ROW_HOUSE_MULTI_UNIT: { RENT: 'RHRent', SALE: 'RHTrade' },
  DETACHED_MULTI_FAMILY: { RENT: 'SHRent', SALE: 'SHTrade' },
}
