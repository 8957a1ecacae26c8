import type { RENDERED_PAGES as KO } from '../ko/rendered-pages.ts'
import { formatCount, formatManwon, formatMonth, formatPercent } from './format.ts'
import { PROPERTY_TYPES } from './property-types.ts'

const KINDS = { RENT_JEONSE: 'jeonse deposit', RENT_MONTHLY: 'deposit of a monthly rent', SALE: 'sale price' }
const ESTIMATES = { SALE: 'sale price', JEONSE: 'jeonse deposit' }

export const RENDERED_PAGES = {
  CARD_LOCALE: 'en_GB',
  CARD_SHEET: 'What was checked before a lease, and what to ask',
  CARD_SHEET_ABOUT: 'Evidence from public data and what is not known yet. It does not decide whether to sign.',
  CARD_RESULT: 'A home checked before its lease is signed',
  CARD_RESULT_ABOUT: 'What is known, what is not known yet, and papers to get. It does not decide whether to sign.',
  FOUND_REGION: ({ name }) => `Past leases and sales in ${name}`,
  FOUND_REGION_ABOUT: ({ name }) =>
    `Median amounts of published past deals in ${name}, by type of home. These are no listings and do not decide whether to sign.`,
  FOUND_STATISTIC: (of) =>
    `${PROPERTY_TYPES[of.propertyType]}, ${KINDS[of.tradeKind]}: median ${formatManwon(of.medianAmount)}${of.medianMonthlyRent === null ? '' : `, rent ${formatManwon(of.medianMonthlyRent)} a month`} (${formatMonth(of.month)}, deals: ${formatCount(of.sampleCount)}).`,
  FOUND_POST: ({ title }) => `${title} | Board`,
  FOUND_RECORD: 'How accurate the estimates were',
  FOUND_ACCURACY: (of) =>
    `${formatMonth(of.month)}, ${PROPERTY_TYPES[of.propertyType]}, ${ESTIMATES[of.kind]}: deals compared ${formatCount(of.dealCount)}, median error ${formatPercent(of.medianError)}, off by more than 20%: ${formatPercent(of.over20)}.`,
} satisfies typeof KO
