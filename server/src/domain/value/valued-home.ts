import type { TradedPropertyType } from '../property/property-type.ts'

/** What is estimated: the price of a home, or its deposit without rent (전세). Neither is derived from the other. */
export const VALUE_KINDS = ['SALE', 'JEONSE'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** Detached and shared houses are excluded: no two are alike, and the homes of a shared house are never sold singly. */
export const VALUED_TYPES = ['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT'] as const satisfies TradedPropertyType[]
export type ValuedType = (typeof VALUED_TYPES)[number]

export function isValuedType(type: string): type is ValuedType {
  return (VALUED_TYPES as readonly string[]).includes(type)
}

/** Whether public prices are used: for row-house sales only, as most row-houses have no deal of their lot. */
export function takesPublicPrice(kind: ValueKind, type: ValuedType): boolean {
  return kind === 'SALE' && type === 'ROW_HOUSE_MULTI_UNIT'
}

/** Traits of a home other than its place; `null`: not known. */
export type HomeTraits = {
  areaSquareMeter: number
  floor: number | null
  buildYear: number | null
  /** Highest floor of the building: from the register, or else the highest floor among the lot's deals. */
  topFloor: number | null
}

/** The home to be valued. Days are counted from 1970-01-01. */
export type ValuedHome = HomeTraits & {
  /** Legal-district code (법정동코드), 10 digits. */
  legalDistrictCode: string
  /** Identifies the lot within the legal district. */
  lot: string
}

/** A registered deal of the home's legal district that an estimate may use; never a cancelled one. */
export type Comparable = HomeTraits & {
  dealId: string
  /** In the same format as the home's. */
  lot: string
  /** Day of the contract. */
  day: number
  amountManwon: number
  /** A direct deal (직거래) among sales, a renewal (갱신) among jeonse: its amount follows the market only loosely. */
  weak: boolean
  /** Public price of the home in manwon, of the fitted base year; missing if not known. */
  publicPriceManwon?: number
}
