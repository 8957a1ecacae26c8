import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

/** A public price that can be compared with a deposit. */
export type HomePrice = PublicPriceChoice & { basis: Exclude<PublicPriceChoice['basis'], 'LAND'>; priceManwon: number }

/** `null`: no price is published for such a home, or none was found. */
export function homePrice({ property, publicPrice: { choice } }: LeaseFacts): HomePrice | null {
  if (property.propertyType === 'OFFICETEL' || choice === null) return null
  const { basis, priceManwon } = choice
  return basis === 'LAND' || priceManwon === null || priceManwon <= 0 ? null : { ...choice, basis, priceManwon }
}
