import type { PUBLIC_PRICE_SOURCE as KO } from '../../ko/sources/public-price.ts'
import { counted } from '../format.ts'

/** The basis of the public prices of a lot. */
export const PUBLIC_PRICE_SOURCE = {
  NO_USABLE_PUBLIC_PRICE: 'None of the public prices (공시가격) that were found can be used.',
  PRICE_OF_OTHER_UNITS: ({ count, areaGiven }) =>
    `It rests on ${counted(count, 'unit')} on this lot${areaGiven ? ' of the area closest to yours' : ''} and is not the price of your unit. Type in the unit number to find that.`,
  PRICE_OF_UNITS_BUT_THE_TYPED: ({ count, areaGiven }) =>
    `No price was found for the unit number you typed. It rests on ${counted(count, 'unit')} on this lot${areaGiven ? ' of the area closest to yours' : ''} and is not the price of your unit. Check the unit number.`,
  PRICE_OF_WHOLE_BUILDING:
    'It is the price of the whole building, so the deposit of one home cannot simply be compared with it.',
  PRICE_OF_LAND: 'It is the price of the land alone, so the deposit is not compared with it.',
  PRICE_OF_EARLIER_YEAR: ({ baseYear }) =>
    `No public price of this year is found, so the latest one is used, that of ${baseYear}.`,
  PRICE_OF_ASSUMED_TYPE:
    'The building register (건축물대장) does not confirm the type of home, so the price of the assumed type is used.',
  PUBLIC_PRICE_IS_NO_MARKET_PRICE:
    'A public price is set by the authorities every year and is not what homes really sell for.',
  OFFICETEL_HAS_NO_PUBLIC_PRICE: 'An officetel has no public housing price, so none was looked up.',
  LOOK_UP_OFFICETEL_PRICE:
    'Look up the standard price of the officetel (기준시가) yourself, at Hometax of the National Tax Service (국세청 홈택스).',
} satisfies typeof KO
