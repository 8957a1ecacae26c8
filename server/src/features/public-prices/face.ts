export { importPublicPrices, type PriceImportContext, type PriceImportResult } from './import-public-prices.ts'
export type { PriceRefusal } from './store-price-file.ts'
