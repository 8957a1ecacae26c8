/** The ports of evidence, implemented by provider clients and file readers, which import nothing else of it. */

export type * from './ports/deal-files.ts'
export type * from './ports/indicators.ts'
export type * from './ports/lookups.ts'
export type * from './ports/map.ts'
export type * from './ports/public-price-files.ts'
