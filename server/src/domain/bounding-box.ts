/** Degrees (WGS 84). */
export type BoundingBox = { west: number; south: number; east: number; north: number }

/** Parses `minLon,minLat,maxLon,maxLat`; null if the text is invalid or a minimum exceeds its maximum. */
export function readBoundingBox(text: string): BoundingBox | null {
  const numbers = text.split(',').map(Number)
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && west <= east && south <= north
  return isBox && west >= -180 && east <= 180 && south >= -90 && north <= 90 ? { west, south, east, north } : null
}

export function holdsPoint(box: BoundingBox, longitude: number, latitude: number): boolean {
  return longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north
}

/** Whether the outline's bounding box intersects this box; the corner of an L-shaped outline may lie outside it. */
export function meetsOutline(
  box: BoundingBox,
  polygons: readonly { coordinates: readonly (readonly (readonly number[])[])[] }[],
): boolean {
  const positions = polygons.flatMap(({ coordinates }) => coordinates.flat())
  if (positions.length === 0) return false
  const [longitudes, latitudes] = [positions.map(([x = 0]) => x), positions.map(([, y = 0]) => y)]
  const [west, east] = ends(longitudes)
  const [south, north] = ends(latitudes)
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south
}

/** An outline may have ten thousand corners, too many to pass as arguments of one call. */
function ends(values: readonly number[]): [least: number, most: number] {
  return [
    values.reduce((least, value) => Math.min(least, value)),
    values.reduce((most, value) => Math.max(most, value)),
  ]
}

const EARTH_RADIUS_METER = 6_371_000

type Point = { longitude: number; latitude: number }

/** Metres along the ground (haversine). */
export function distanceMeter(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, longitude] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_METER * Math.asin(Math.sqrt(half))
}

/** Longitude and latitude in degrees (WGS 84), in this order, as in GeoJSON (RFC 7946). */
export type Position = [longitude: number, latitude: number]

/** Outer ring first, then holes; every ring is closed (first position equals the last). */
export type PolygonCoordinates = Position[][]

/** The two GeoJSON geometries that a district boundary can be. */
export type GeoJsonGeometry =
  | { type: 'Polygon'; coordinates: PolygonCoordinates }
  | { type: 'MultiPolygon'; coordinates: PolygonCoordinates[] }

/** Bounding box of the whole country, including its islands (Baengnyeong, Marado, Dokdo). */
export const KOREA = { west: 124, east: 132, south: 33, north: 39 }

/** Whether a position can be in Korea; false for swapped axes, metre grids and numbers that are not finite. */
export function isInKorea([longitude, latitude]: Position): boolean {
  return longitude >= KOREA.west && longitude <= KOREA.east && latitude >= KOREA.south && latitude <= KOREA.north
}
