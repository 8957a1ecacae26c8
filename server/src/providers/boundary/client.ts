import type { BoundaryPort } from '../../evidence/ports.ts'
import { type VworldAccess, vworldUrl } from '../vworld.ts'
import { layerOf, parseBoundary } from './wire.ts'

/** Boundaries of legal districts from VWorld's data service. */
export function createBoundaryClient(access: VworldAccess): BoundaryPort {
  const { http, key } = access
  return {
    async readBoundary(legalDistrictCode, signal) {
      const layer = layerOf(legalDistrictCode)
      const call = {
        provider: 'boundary',
        apiName: 'GetFeature',
        summary: { data: layer.data, [layer.attribute]: layer.value },
      } as const
      if (!key) return http.unavailable(call)
      const url = vworldUrl(access, key, '/req/data', {
        service: 'data',
        version: '2.0',
        request: 'GetFeature',
        format: 'json',
        errorFormat: 'json',
        size: '1000',
        crs: 'EPSG:4326',
        data: layer.data,
        attrFilter: `${layer.attribute}:=:${layer.value}`,
      })
      return http.request({ ...call, url, interpret: ({ text }) => parseBoundary(text, layer) }, signal)
    },
  }
}
