import type { LandKind } from '../domain/address/lot.ts'
import type { GeoJsonGeometry } from '../domain/bounding-box.ts'
import type { BrokerOffice } from '../domain/brokers/broker-standing.ts'
import type { RegistrationNumber } from '../domain/brokers/registration-number.ts'
import type { Deal, DealSource, MonthOfDeals } from '../domain/comparison/deal.ts'
import type { ProviderReply } from '../domain/lookup.ts'
import type { LandRightRow, OwnerRow } from '../domain/property/land-ledger.ts'
import type { PublicPrice, PublicPriceKind } from '../domain/property/public-price.ts'
import type { PublishedUnit } from '../domain/property/published-unit.ts'
import type { RegisterBuilding } from '../domain/property/register-building.ts'

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

export type BrokerOfficePort = {
  /** The offices that bear this registration number; several only where its form does not tell the city district. */
  readOffices(number: RegistrationNumber, signal?: AbortSignal): Promise<ProviderReply<BrokerOffice[]>>
}

/** Rows of one lot, by its PNU under a code that the provider knows; all pages, no names (R-VWORLD-07). */
export type LandLedgerPort = {
  readOwners(pnu: string, signal?: AbortSignal): Promise<ProviderReply<OwnerRow[]>>
  readLandRights(pnu: string, signal?: AbortSignal): Promise<ProviderReply<LandRightRow[]>>
}

export type BoundaryPort = {
  /** Boundary of one legal district: the 10-digit code of a dong, ri or sigungu, or the 5-digit LAWD_CD of a sigungu. */
  readBoundary(legalDistrictCode: string, signal?: AbortSignal): Promise<ProviderReply<GeoJsonGeometry>>
}

/** The address of one lot; `roadAddress` is `null` when only the lot-number address is known. */
type AddressToLocate = { jibunAddress: string; roadAddress: string | null }

/** Degrees (WGS 84). */
export type Coordinates = { longitude: number; latitude: number }

export type GeocoderPort = {
  /**
   * Locates an address, by its lot number first and by its road name when the lot is unknown.
   * The provider's terms forbid storing the result: show it, but store it nowhere (database, cache, log).
   */
  locate(address: AddressToLocate, signal?: AbortSignal): Promise<ProviderReply<Coordinates>>
}

/** A tile of the background map in the usual web map scheme: `zoom` 0 is the whole world in one tile. */
export type TileAddress = { zoom: number; column: number; row: number }

export type TilePort = {
  /** A PNG of 256 × 256 pixels. Stored nowhere. */
  readTile(tile: TileAddress, signal?: AbortSignal): Promise<ProviderReply<Uint8Array>>
}

/** How often a statistic is published: monthly, quarterly, yearly, weekly. */
export type IndicatorCycle = 'MM' | 'QY' | 'YY' | 'WK'

/** One statistics table of the Korea Real Estate Board (R-ONE). */
export type IndicatorTable = {
  statblId: string
  name: string
  /** The supported cycles that the table has; empty when it has only others. */
  cycles: IndicatorCycle[]
  /** Basis of the values, such as `기준시점 : 2026.01.=100.0`. */
  note: string | null
}

/** Kind of a table item: a group (그룹), a class such as a region (분류), or a measure (항목). */
export type IndicatorItemTag = 'GROUP' | 'CLASS' | 'MEASURE'

/** One group, class or measure; its id is valid only within its own table and is not a legal-district code. */
export type IndicatorItem = {
  itemId: string
  /** `null` at the top of the tree. */
  parentItemId: string | null
  name: string
  /** Path from the top, such as `서울>강북지역>도심권>종로구`. */
  fullName: string
  unit: string | null
}

/** One number of a table: one class, one measure, one period. */
export type IndicatorObservation = {
  /** The provider's period id, unchanged: `YYYY`, `YYYYMM`, `YYYY01`…`YYYY04` for quarters; week ids are not ISO. */
  period: string
  /** The period in words, such as `2025년 1월`. */
  periodLabel: string | null
  groupName: string | null
  classId: string
  className: string
  classFullName: string
  itemId: string
  itemName: string
  /** `null` when the provider publishes no number for the period. */
  value: number | null
  unit: string | null
}

/** `from` and `to` are period ids, both inclusive. Without `itemId`, a table with several items mixes them. */
export type IndicatorQuery = {
  statblId: string
  cycle: IndicatorCycle
  itemId?: string
  classId?: string
  from: string
  to: string
}

export type IndicatorPort = {
  readTable(statblId: string, signal?: AbortSignal): Promise<ProviderReply<IndicatorTable>>
  readItems(statblId: string, tag: IndicatorItemTag, signal?: AbortSignal): Promise<ProviderReply<IndicatorItem[]>>
  /** In the provider's order, oldest period first. The latest months are often `NOT_FOUND`: request a range that reaches back. */
  readData(query: IndicatorQuery, signal?: AbortSignal): Promise<ProviderReply<IndicatorObservation[]>>
}

/** Publisher of the file: V-World (`AL_D…`) or the ministry at data.go.kr. */
export type PublicPriceSource = 'VWORLD' | 'DATA_GO_KR'

/** One row of a published file of official prices. */
export type PublishedPrice = {
  kind: PublicPriceKind
  source: PublicPriceSource
  /** As published; its legal district may be an abolished one. */
  pnu: string
  baseYear: number
  baseMonth: number | null
  /** `YYYY-MM-DD`: the day that the file gives its data, else the base day. */
  asOf: string
  buildingName: string | null
  /** `서울특별시 용산구 후암로 65`; only in the ministry's files. */
  roadAddress: string | null
  /** For a house, `ho` is its register key. */
  unit: PublishedUnit
  areaSquareMeter: number | null
  /** Won; for `LAND` won per square metre. */
  priceWon: number
}

/** A refused row and the reason. `line` is the line on which it begins, from 1. */
export type RefusedPrice = { line: number; text: string; refusal: string }

export type PublicPriceFile = {
  name: string
  bytes: number
  /** Equal for files with the same bytes. */
  digest(): Promise<string>
  /**
   * The rows as they are read. Throws after the last readable row when the file is truncated or is not a file of official
   * prices. `onBytes` is called for each chunk read.
   */
  rows(onBytes: (count: number) => void): AsyncGenerator<PriceRow[]>
}

export type PriceRow = { line: number; price: PublishedPrice } | RefusedPrice

/** The place of a published deal as given in its file: a five-digit code with a name below it, or a full name. */
export type PublishedPlace = { lawdCd: string; nameBelow: string } | { fullName: string }

type PublishedDeal = Omit<Deal, 'lawdCd' | 'districtName'>

export type ReadRecord = { deal: PublishedDeal; place: PublishedPlace } | { refusal: string }

/** One record of a file of published transactions, in file order. */
export type FileRecord = {
  /** Line on which the record begins, from 1. */
  line: number
  /** Number of the record in the file, from 1; the only locator in a file of one line. */
  record: number
  /** The record as written in the file. */
  text: string
  /** Equal only for deals of one source, place and month. */
  group: string
  read(): ReadRecord
}

/** What a file declares when it contains one whole month of one source. */
export type WholeMonth = {
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  /** When the provider was queried. */
  collectedAt: Date
}

export type DealFile = {
  name: string
  bytes: number
  /** Equal for files with the same bytes. */
  digest(): Promise<string>
  /**
   * The records as they are read. Throws after the last readable record when the file is truncated or corrupt.
   * `onBytes` is called for each chunk read.
   */
  records(onBytes: (count: number) => void): AsyncGenerator<FileRecord[]>
  /** Call this after the last record; `null` unless the file contains every record of a month and declares so. */
  wholeMonth(): WholeMonth | null
}

/** One row of the published road addresses, or of the other lots on which the building of an address stands. */
export type PublishedAddress = {
  /** As published; its legal district may be newer than the catalogue. */
  pnu: string
  /** 12 digits. */
  roadCode: string
  /** 0 above ground, 1 underground, 2 in the air, 3 on water. */
  level: number
  main: number
  sub: number
  /** Names of 시도, 시군구, 읍면동 and 리; empty where there is none. */
  district: readonly [sido: string, sigungu: string, emd: string, ri: string]
  /** The following are empty and `null` in a file of other lots. */
  roadName: string
  buildingName: string | null
  postcode: string | null
  /** In a file of changes: the address ended. */
  isRemoved: boolean
}

export type AddressRow = { line: number; address: PublishedAddress } | { line: number; text: string; refusal: string }

/** A published file of road addresses (도로명주소 한글): the whole of a province, or the changes of a day. */
export type AddressFile = {
  name: string
  bytes: number
  digest(): Promise<string>
  kind: 'ADDRESSES' | 'LOTS'
  isChange: boolean
  /** `YYYY-MM-DD`: the last day of the file's month, or the day of the changes; `null` if no name says it. */
  day: string | null
  /** Throws when the file is truncated, or has another layout, naming the column. */
  rows(onBytes: (count: number) => void): AsyncGenerator<AddressRow[]>
}

/** A unit of a collective building in the published areas: one of its own rooms, of which it may have several. */
export type PublishedUnitArea = {
  pnu: string
  unit: PublishedUnit
  areaSquareMeter: number
  /** `오피스텔`, `다세대주택`, …; empty if not given. */
  useName: string
}

/** `null`: a row that is no part of a unit of its own (공용), which is passed over. */
export type RegisterRow =
  | { line: number; pnu: string; building: RegisterBuilding }
  | { line: number; area: PublishedUnitArea | null }
  | { line: number; text: string; refusal: string }

/** A published file of the building register (건축HUB 대용량). */
export type RegisterFile = {
  name: string
  bytes: number
  digest(): Promise<string>
  kind: 'TITLES' | 'UNIT_AREAS'
  /** `YYYY-MM-DD`: the last day of the file's month; `null` if no name says it. */
  day: string | null
  /** Throws when the file is truncated, or has another layout, naming the column. */
  rows(onBytes: (count: number) => void): AsyncGenerator<RegisterRow[]>
}
