import L from 'leaflet'
import type { Place } from '../places.ts'

export const CLOSEST_ZOOM = 17
const EDGE: [number, number] = [48, 32]

/** Moves the map so that all given places are visible. */
export function showAll(map: L.Map, places: readonly Place[]): void {
  const bounds = L.latLngBounds(places.flatMap(({ position, outlines }) => [position, ...outlines.flat(2)]))
  if (bounds.isValid()) map.fitBounds(bounds, { padding: EDGE, maxZoom: CLOSEST_ZOOM })
}
