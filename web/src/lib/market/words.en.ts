import type { ko } from './words.ko.ts'

export const en = {
  types: {
    APARTMENT: 'Apartment (아파트)',
    OFFICETEL: 'Officetel (오피스텔)',
    ROW_HOUSE_MULTI_UNIT: 'Row house or multi-unit house (연립·다세대)',
    DETACHED_MULTI_FAMILY: 'Detached or multi-family house (단독·다가구)',
  },
  kinds: { RENT_JEONSE: 'jeonse (전세)', RENT_MONTHLY: 'monthly rent (월세)', SALE: 'sale (매매)' },
  amounts: { RENT_JEONSE: 'deposit', RENT_MONTHLY: 'deposit', SALE: 'sale price' },
} satisfies typeof ko
