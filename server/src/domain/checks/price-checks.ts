import { type Check, check } from './check.ts'

/** What homes like this one are sold and let for, and what living in it costs. */
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
