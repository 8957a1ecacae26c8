import { isInKorea } from '../../domain/bounding-box.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { Coordinates, GeocoderPort } from '../../evidence/ports.ts'
import type { Interpretation } from '../http.ts'
import { interpretVworldResult, type VworldAccess, vworldUrl } from '../vworld.ts'
import { asObject, malformed, readText } from '../wire-object.ts'

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

/** The point of a `getCoord` reply; `x` is the longitude, and both are strings. */
export function parseCoordinates(text: string): Interpretation<Coordinates> {
  return interpretVworldResult(text, (result) => {
    const point = asObject(result.point)
    const longitude = Number(readText(point, 'x') ?? Number.NaN)
    const latitude = Number(readText(point, 'y') ?? Number.NaN)
    if (!isInKorea([longitude, latitude])) return malformed('no point in Korea')
    return { status: 'FOUND', value: { longitude, latitude } }
  })
}
