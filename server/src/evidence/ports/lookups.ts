import type { LandKind } from '../../domain/address/lot.ts'
import type { DealSource, MonthOfDeals } from '../../domain/comparison/deal.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { PublicPrice } from '../../domain/property/public-price.ts'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'

/** A lot under the legal-district code that the provider uses, which may be an abolished one. */
type ProviderLot = {
  /** 10 digits. */
  legalDistrictCode: string
  landKind: LandKind
  /** 4 digits. */
  mainNumber: string
  /** 4 digits. */
  subNumber: string
}

export type BuildingRegisterPort = {
  /** All title-section rows (표제부) of the lot, annexes and duplicates included, every page. */
  readTitles(lot: ProviderLot, signal?: AbortSignal): Promise<ProviderReply<RegisterBuilding[]>>
}

export type DealPort = {
  /** One whole month of one source; `dealMonth` is `YYYYMM`. */
  readMonth(
    query: { source: DealSource; lawdCd: string; dealMonth: string },
    signal?: AbortSignal,
  ): Promise<ProviderReply<MonthOfDeals>>
}

/** `baseYear: null` requests every year the provider has. All pages; only the newest row per unit and year. */
export type PublicPriceQuery = { pnu: string; baseYear: number | null }

export type PublicPricePort = {
  readApartmentUnits(query: PublicPriceQuery, signal?: AbortSignal): Promise<ProviderReply<PublicPrice[]>>
  readIndividualHouses(query: PublicPriceQuery, signal?: AbortSignal): Promise<ProviderReply<PublicPrice[]>>
  readLand(query: PublicPriceQuery, signal?: AbortSignal): Promise<ProviderReply<PublicPrice[]>>
}
