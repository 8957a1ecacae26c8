import type { ProviderReply } from '../../domain/lookup.ts'
import type { Coordinates, GeocoderPort } from '../../evidence/ports.ts'
import { type VworldAccess, vworldUrl } from '../vworld.ts'
import { parseCoordinates } from './wire.ts'

/**
 * Coordinates of an address from VWorld's geocoder. The provider replies `NOT_FOUND` to an address of the other type, so
 * the road name is queried after the lot number. Its terms forbid storing its replies.
 */
export function createGeocoderClient(access: VworldAccess): GeocoderPort {
  return {
    async locate({ jibunAddress, roadAddress }, signal) {
      const byLot = await getCoord(access, 'PARCEL', jibunAddress, signal)
      if (byLot.status !== 'NOT_FOUND' || roadAddress === null) return byLot
      return getCoord(access, 'ROAD', roadAddress, signal)
    },
  }
}

async function getCoord(
  access: VworldAccess,
  type: 'PARCEL' | 'ROAD',
  address: string,
  signal: AbortSignal | undefined,
): Promise<ProviderReply<Coordinates>> {
  const { http, key } = access
  const summary = { type, addressHash: http.hashForLog(address) }
  const call = { provider: 'geocoder', apiName: 'getCoord', summary } as const
  if (!key) return http.unavailable(call)
  const url = vworldUrl(access, key, '/req/address', {
    service: 'address',
    version: '2.0',
    request: 'getCoord',
    format: 'json',
    errorFormat: 'json',
    crs: 'EPSG:4326',
    type,
    address,
  })
  return http.request({ ...call, url, interpret: ({ text }) => parseCoordinates(text) }, signal)
}
