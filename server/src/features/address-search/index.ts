export type { AddressSearchPort } from './search-addresses.ts'
