import type { Lot } from '../../domain/address/lot.ts'
import type { TradeKind } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { SimilarTo } from '../../domain/comparison/sample.ts'
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
