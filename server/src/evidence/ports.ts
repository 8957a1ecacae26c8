/** What evidence asks of others: the clients of the providers, the readers of files. They import nothing else of it. */

export type * from './ports/deal-files.ts'
export type * from './ports/indicators.ts'
export type * from './ports/lookups.ts'
export type * from './ports/map.ts'
export type * from './ports/public-price-files.ts'
