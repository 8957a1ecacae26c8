import { completedYears } from '../calendar.ts'
import { isSharedHouse, type PropertyDetermination } from '../property/determination.ts'
import type { PropertyType } from '../property/property-type.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'
import { isOutsideRegister, type TypedUnit } from '../property/register-against-input.ts'
import type { HomePublicPrice } from './observe-public-price.ts'

/** Data about a home besides its lot and area; `null`: not known. */
export type HomeToValue = {
  propertyType: PropertyType
  /** As typed; not known if the register does not have such a unit. */
  floor: number | null
  buildYear: number | null
  topFloor: number | null
  publicPrice: HomePublicPrice | null
}

/**
 * `null` for a house shared by several families, which is never valued (R-VALUE-20). `asOf`: `YYYY-MM-DD`; an approval
 * date after it is treated as unknown (R-DIAG-35).
 */
export function homeToValue(
  property: PropertyDetermination,
  price: PublicPriceChoice | null,
  { typed, asOf }: { typed: TypedUnit; asOf: string },
): HomeToValue | null {
  if (isSharedHouse(property)) return null
  const { propertyType, building } = property
  const approved = building?.useApprovalDate ?? null
  return {
    propertyType,
    floor: isOutsideRegister(property, typed) ? null : typed.floorNumber,
    buildYear: approved === null || completedYears(approved, asOf) === null ? null : Number(approved.slice(0, 4)),
    topFloor: building?.floorsAboveGround ?? null,
    publicPrice: unitPrice(price),
  }
}

/** The price of the home or of similar homes of its lot; prices of other areas and of whole houses are not used. */
function unitPrice(price: PublicPriceChoice | null): HomePublicPrice | null {
  if (price === null || !price.alike || price.priceManwon === null || price.basis === 'HOUSE') return null
  return { amountManwon: price.priceManwon, baseYear: price.baseYear }
}
