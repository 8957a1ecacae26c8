import { type GeoJsonGeometry, isInKorea, type PolygonCoordinates, type Position } from '../../domain/bounding-box.ts'
import type { BoundaryPort } from '../../evidence/ports.ts'
import type { Interpretation } from '../http.ts'
import { interpretVworldResult, type VworldAccess, vworldUrl } from '../vworld.ts'
import { asList, asObject, malformed, readText } from '../wire-object.ts'

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

/** The provider's layer with the districts of one level, and the attribute that identifies one of them. */
type BoundaryLayer = { data: string; attribute: string; value: string }

/** A legal dong is identified by 8 digits, a ri by 10, a sigungu by 5. */
export function layerOf(legalDistrictCode: string): BoundaryLayer {
  if (legalDistrictCode.length === 5 || legalDistrictCode.endsWith('00000')) {
    return { data: 'LT_C_ADSIGG_INFO', attribute: 'sig_cd', value: legalDistrictCode.slice(0, 5) }
  }
  if (legalDistrictCode.endsWith('00')) {
    return { data: 'LT_C_ADEMD_INFO', attribute: 'emd_cd', value: legalDistrictCode.slice(0, 8) }
  }
  return { data: 'LT_C_ADRI_INFO', attribute: 'li_cd', value: legalDistrictCode }
}

/** The boundary of the requested district; several features are combined. Never returns part of a shape. */
export function parseBoundary(text: string, layer: BoundaryLayer): Interpretation<GeoJsonGeometry> {
  return interpretVworldResult(text, (result) => {
    const geometries: GeoJsonGeometry[] = []
    for (const item of asList(asObject(result.featureCollection)?.features)) {
      const feature = asObject(item)
      const code = readText(asObject(feature?.properties), layer.attribute)
      if (code !== null && code !== layer.value) continue
      const geometry = readGeometry(feature?.geometry)
      if (!geometry) return malformed('no usable geometry')
      geometries.push(geometry)
    }
    const [first, ...others] = geometries
    if (!first) return malformed('no feature of the asked district')
    if (others.length === 0) return { status: 'FOUND', value: first }
    return { status: 'FOUND', value: { type: 'MultiPolygon', coordinates: geometries.flatMap(polygonsOf) } }
  })
}

function polygonsOf(geometry: GeoJsonGeometry): PolygonCoordinates[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

function readGeometry(value: unknown): GeoJsonGeometry | null {
  const geometry = asObject(value)
  if (geometry?.type === 'Polygon') {
    const coordinates = readPolygon(geometry.coordinates)
    return coordinates && { type: 'Polygon', coordinates }
  }
  if (geometry?.type === 'MultiPolygon') {
    const coordinates = readEach(geometry.coordinates, readPolygon)
    return coordinates && { type: 'MultiPolygon', coordinates }
  }
  return null
}

function readPolygon(value: unknown): PolygonCoordinates | null {
  return readEach(value, readRing)
}

/** At least a triangle, closed (RFC 7946, 3.1.6). */
function readRing(value: unknown): Position[] | null {
  const ring = readEach(value, readPosition)
  if (!ring || ring.length < 4) return null
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1] ? ring : null
}

function readPosition(value: unknown): Position | null {
  if (!Array.isArray(value)) return null
  const [longitude, latitude]: unknown[] = value
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
  const position: Position = [longitude, latitude]
  return isInKorea(position) ? position : null
}

/** All items or none: `null` when the value is not a list, is empty, or contains an unreadable item. */
function readEach<T>(value: unknown, readOne: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const items: T[] = []
  for (const item of value) {
    const read = readOne(item)
    if (read === null) return null
    items.push(read)
  }
  return items
}
