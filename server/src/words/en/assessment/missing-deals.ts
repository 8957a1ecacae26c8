import type { Deals, MISSING_DEALS as KO } from '../../ko/assessment/missing-deals.ts'
import { counted, formatMonths } from '../format.ts'

const DEALS: Record<Deals, string> = { JEONSE: 'jeonse leases', MONTHLY_RENT: 'monthly rent leases', SALE: 'sales' }

/** Sentences used when there are no deals to compare with. */
export const MISSING_DEALS = {
  NO_DEALS_PUBLISHED: ({ deals, months }) =>
    `No ${DEALS[deals]} were found among those published for the last ${counted(months.length, 'month')} (${formatMonths(months)}).`,
  NO_LEASES_TO_COMPARE: ({ purpose }) => `There are leases, but no ${DEALS[purpose]} to compare with.`,
  AMOUNT_NOT_COMPARED: 'So whether your amount is above past deals is not assessed.',
  COMPARED_WITH_JEONSE_ESTIMATE:
    'So your amount is compared with an estimated jeonse deposit, not with the middle (median) of recent deals.',
  NO_SALES_TO_COMPARE: 'There are no sales that can be used to compare with.',
  DEPOSIT_NOT_COMPARED: 'So whether your deposit is high for the sale price is not assessed.',
  COMPARED_WITH_SALE_ESTIMATE:
    'So your deposit is compared with an estimated sale price, not with the middle (median) of recent deals.',
  COMPARED_WITH_DATED_SALES: 'So your deposit is compared with earlier sales on this lot.',
  COMPARED_WITH_PRICED_VALUE: 'So your deposit is compared with the value that the public price (공시가격) points to.',
  ASK_BROKERS_FOR_PRICES: 'Ask brokers nearby what homes in the same building are let and sold for.',
} satisfies typeof KO
