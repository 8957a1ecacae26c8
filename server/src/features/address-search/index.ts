export { type AddressImportResult, importAddresses } from './import-addresses.ts'
export type { AddressSearchPort } from './search-addresses.ts'
