export { importPublicPrices, type PriceImportResult } from './import-public-prices.ts'
