import type { LandKind } from '../address/lot.ts'
import type { TradedPropertyType } from '../property/property-type.ts'

export type TradeKind = 'RENT' | 'SALE'

/** Operations of the ministry's deal API, under the provider's names. */
export const DEAL_SOURCES = [
  'AptRent',
  'RHRent',
  'SHRent',
  'OffiRent',
  'AptTradeDev',
  'RHTrade',
  'SHTrade',
  'OffiTrade',
] as const
export type DealSource = (typeof DEAL_SOURCES)[number]

/** One published past deal (실거래). Amounts in manwon; `null`: left blank or masked by the provider. */
export type Deal = {
  source: DealSource
  tradeKind: TradeKind
  propertyType: TradedPropertyType
  /** First five digits of the legal-district code, as sent to the provider. */
  lawdCd: string
  /** Name below the city district, such as `신림동` or `해룡면 신대리`. */
  districtName: string
  /** The lot as published; `null` if it is masked (`1***`), absent or not a lot number. */
  lot: { landKind: LandKind; mainNumber: string; subNumber: string } | null
  /** `YYYY-MM-DD`. */
  contractDate: string
  /** Sale price; `null` for leases. */
  saleAmountManwon: number | null
  /** Deposit; `null` for sales. */
  depositManwon: number | null
  /** Monthly rent, 0 for jeonse; `null` for sales. */
  monthlyRentManwon: number | null
  /** Exclusive area; for detached houses total floor area (sale) or contracted area (lease). */
  areaSquareMeter: number | null
  /** Negative below ground; `null` for detached houses. */
  floor: number | null
  buildYear: number | null
  buildingName: string | null
  /** The provider's term for the kind of house, such as `다세대`. */
  houseKind: string | null
  /** `신규`, `갱신` or blank. */
  contractKind: string | null
  /** `26.08~28.08`. */
  contractTerm: string | null
  previousDepositManwon: number | null
  previousMonthlyRentManwon: number | null
  /** True if the provider marks the deal as cancelled; such a deal never counts. */
  cancelled: boolean
  cancelledOn: string | null
  /** `직거래`, `중개거래`. */
  dealingKind: string | null
  /** Road name and building number, such as `지봉로5길 7`; only some forms of some sources have it. */
  roadAddress?: string | null
}

/** One month of one source and one LAWD_CD, read to its last page. */
export type MonthOfDeals = {
  deals: Deal[]
  /** Rows that could not be parsed as a deal. */
  skippedRows: number
  /** The number of rows in the month, as reported by the provider. */
  totalCount: number
}
