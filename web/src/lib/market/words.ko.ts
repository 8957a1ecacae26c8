import type { MarketStatistic } from '@lease-risk/contract/regional'

export type PropertyType = MarketStatistic['propertyType']
export type TradeKind = MarketStatistic['tradeKind']

/** The names of homes and deals shared by all screens. */
export const ko = {
  types: {
    APARTMENT: '아파트',
    OFFICETEL: '오피스텔',
    ROW_HOUSE_MULTI_UNIT: '연립·다세대',
    DETACHED_MULTI_FAMILY: '단독·다가구',
  } satisfies Record<PropertyType, string>,
  kinds: { RENT_JEONSE: '전세', RENT_MONTHLY: '월세', SALE: '매매' } satisfies Record<TradeKind, string>,
  amounts: { RENT_JEONSE: '보증금', RENT_MONTHLY: '보증금', SALE: '매매가' } satisfies Record<TradeKind, string>,
}
