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
