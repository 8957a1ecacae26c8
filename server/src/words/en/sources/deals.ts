import type { Deals } from '../../ko/assessment/missing-deals.ts'
import type { DEAL_SOURCE as KO } from '../../ko/sources/deals.ts'
import { ASKED } from '../assessment/samples.ts'
import { counted, formatMonth, formatMonths } from '../format.ts'

/** The basis of the published deals of a lot. */
export const DEAL_SOURCE = {
  COMPARED_DEALS: ({ sample }) => `Compared with ${sample}`,
  COMPARED_WITH_OTHERS: ({ asked }) =>
    `There are no deals of homes ${ASKED[asked]}, so all deals are compared, which is less reliable.`,
  COMPARED_WITH_FEW: 'Fewer than 3 deals could be compared, so take the result as a rough guide.',
  NO_DEALS_TO_COMPARE: ({ deals }) => `Deals are published, but no ${DEALS[deals]} that can be used to compare with.`,
  MONTHS_LEFT_OUT: ({ months, asked }) =>
    `Deals of ${months.map(formatMonth).join(', ')} are left out: ${asked ? 'the provider gave no answer' : 'they are not collected yet'}.`,
  MONTHS_WITHHELD: ({ months }) =>
    `Deals of ${months.map(formatMonth).join(', ')} are being checked: the last answer of the provider lacks many that are stored, so these are used until another answer says the same.`,
  DEALS_OF_ASSUMED_TYPE:
    'The building register (건축물대장) does not confirm the type of home, so deals of the assumed type are compared.',
  NO_DEALS_IN_DISTRICT: ({ source, months }) =>
    `No ${source === 'sale-transaction' ? 'sales' : 'leases'} were found in this legal district (법정동) among those published for the last ${counted(months.length, 'month')} (${formatMonths(months)}).`,
} satisfies typeof KO

const DEALS: Record<Deals, string> = { JEONSE: 'jeonse leases', MONTHLY_RENT: 'monthly rent leases', SALE: 'sales' }
