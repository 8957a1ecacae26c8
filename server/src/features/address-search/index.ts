export { addressSearchRoutes } from './routes.ts'
export type { AddressSearchPort } from './search-addresses.ts'
