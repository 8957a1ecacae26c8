import { isSharedHouse, type PropertyDetermination } from '../property/determination.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import type { HomePublicPrice } from './observe-public-price.ts'

/** What is known of a home beside its lot and what its tenant says of it; `null`: not known. */
export type HomeToValue = {
  propertyType: PropertyType
  buildYear: number | null
  topFloor: number | null
  publicPrice: HomePublicPrice | null
}

/** `null` for a house that several families share: it is never valued (R-VALUE-20). */
export function homeToValue(property: PropertyDetermination, price: PublicPriceChoice | null): HomeToValue | null {
  if (isSharedHouse(property)) return null
  const { propertyType, building } = property
  const approved = building?.useApprovalDate ?? null
  return {
    propertyType,
    buildYear: approved === null ? null : Number(approved.slice(0, 4)),
    topFloor: building?.floorsAboveGround ?? null,
    publicPrice: unitPrice(price),
  }
}

/** The price of the home or of such homes of its lot; other areas of the lot and whole houses say nothing of it. */
function unitPrice(price: PublicPriceChoice | null): HomePublicPrice | null {
  if (price === null || !price.alike || price.priceManwon === null || price.basis === 'HOUSE') return null
  return { amountManwon: price.priceManwon, baseYear: price.baseYear }
}
