export { type AddressImportResult, importAddresses } from './import-addresses.ts'
export { searchAddressFile } from './search-address-file.ts'
export type { AddressSearchPort } from './search-addresses.ts'
