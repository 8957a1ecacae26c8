import type { PublicPriceKind } from '../../domain/property/public-price.ts'
import type { PublishedUnit } from '../../domain/property/published-unit.ts'

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
