import type { PublicPriceChoice } from '../property/public-price-choice.ts'

/** What an official price is the price of. */
export const PUBLIC_PRICE_WORDS: Record<PublicPriceChoice['basis'], string> = {
  UNIT: '해당 호실의 공시가격',
  LOT_MEDIAN: '같은 지번 호실들의 공시가격 중앙값(가운데 값)',
  HOUSE: '건물 전체의 개별주택가격',
  LAND: '토지의 개별공시지가',
}
