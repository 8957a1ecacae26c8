import { PUBLIC_PRICES } from '../../words/ko/public-price.ts'
import type { PublicPriceChoice } from '../property/public-price-choice.ts'

/** What an official price is the price of. */
export const PUBLIC_PRICE_WORDS: Record<PublicPriceChoice['basis'], string> = PUBLIC_PRICES
