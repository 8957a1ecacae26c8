import type { TradedPropertyType } from '../property/property-type.ts'

/** What is estimated: the price of a home, and its deposit without rent (전세). The two never serve each other. */
export const VALUE_KINDS = ['SALE', 'JEONSE'] as const
export type ValueKind = (typeof VALUE_KINDS)[number]

/** Detached and shared houses are left out: no two of them are alike, and a shared house is never sold by the home. */
export const VALUED_TYPES = ['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT'] as const satisfies TradedPropertyType[]
export type ValuedType = (typeof VALUED_TYPES)[number]

export function isValuedType(type: string): type is ValuedType {
  return (VALUED_TYPES as readonly string[]).includes(type)
}

/** Whether public prices say what a home is worth: of row-houses only, most of which have no deal of their lot. */
export function takesPublicPrice(kind: ValueKind, type: ValuedType): boolean {
  return kind === 'SALE' && type === 'ROW_HOUSE_MULTI_UNIT'
}

/** What homes differ by, their place aside; `null`: not known. */
export type HomeTraits = {
  areaSquareMeter: number
  floor: number | null
  buildYear: number | null
  /** Highest floor of the building: of the register, or else the highest one dealt on the lot. */
  topFloor: number | null
}

/** The home whose value is asked for. Days are counted from 1970-01-01. */
export type ValuedHome = HomeTraits & {
  /** Legal-district code (법정동코드), 10 digits. */
  legalDistrictCode: string
  /** Whatever distinguishes one lot of the legal district from another. */
  lot: string
}

/** A registered deal of the home's legal district that an estimate may rest on; cancelled ones never are. */
export type Comparable = HomeTraits & {
  dealId: string
  /** In the same words as the home's. */
  lot: string
  /** Day of the contract. */
  day: number
  amountManwon: number
  /** A direct deal (직거래) among sales, a renewal (갱신) among jeonse: its amount follows the market only loosely. */
  weak: boolean
  /** Public price of the home, in manwon, of the base year that is fitted; not said where none is known. */
  publicPriceManwon?: number
}
