import type { TilePort } from '../../evidence/ports.ts'
import type { Interpretation, WireResponse } from '../http.ts'
import type { VworldAccess } from '../vworld.ts'

/**
 * Tiles of VWorld's background map (WMTS). The path contains the key, so neither the URL nor an error that quotes it may
 * be logged.
 */
export function createTileClient({ http, baseUrl, key }: Omit<VworldAccess, 'domain'>): TilePort {
  return {
    async readTile({ zoom, column, row }, signal) {
      const call = { provider: 'map-tiles', apiName: 'GetTile', summary: { zoom } } as const
      if (!key) return http.unavailable(call)
      const url = new URL(`/req/wmts/1.0.0/${encodeURIComponent(key)}/Base/${zoom}/${row}/${column}.png`, baseUrl)
      const logged = { loggedPath: '/req/wmts/1.0.0/***/Base', binary: true, retry: false }
      return http.request({ ...call, ...logged, url, interpret: readTile }, signal)
    },
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47]

/** Anything that is not a picture is an error report, even with HTTP 200. */
function readTile({ bytes = new Uint8Array() }: WireResponse): Interpretation<Uint8Array> {
  const isPng = PNG.every((byte, index) => bytes[index] === byte)
  return isPng ? { status: 'FOUND', value: bytes } : { status: 'ERROR', reason: 'PROVIDER_ERROR', detail: 'no picture' }
}
