export { readConversionRates } from './conversion-rates.ts'
export { INDICATOR_TABLES } from './indicator-tables.ts'
export type { RegionIndicator } from './read-indicators.ts'
