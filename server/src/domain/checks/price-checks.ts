import { type Check, check } from './check.ts'

/** Checks on sale prices and rents of similar homes, and on the cost of living in the home. */
export const PRICE_CHECKS: readonly Check[] = [
  check({
    id: 'MARKET_PRICE',
    category: 'PRICE',
    source: 'sale-transaction',
  }),
  check({
    id: 'MARKET_QUOTATION',
    category: 'PRICE',
    source: 'user-document',
  }),
  check({
    id: 'LEASE_PRICE',
    category: 'PRICE',
    source: 'rent-transaction',
  }),
  check({
    id: 'PUBLIC_PRICE',
    category: 'PRICE',
    source: 'public-price',
  }),
  check({
    id: 'OFFICETEL_STANDARD_PRICE',
    category: 'PRICE',
    source: 'public-price',
  }),
  check({
    id: 'MAINTENANCE_FEE_DETAIL',
    category: 'COST',
    source: 'user-input',
  }),
]
