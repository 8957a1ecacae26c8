import type { DiagnosisContext } from '@lease-risk/contract/map-own'
import { type Place, type Position, turned } from '../places.ts'

/** The home and nearby evidence with a known position, with the boundary of the district. */
export function placesAround({ target, boundary, nearbyEvidence }: DiagnosisContext): Place[] {
  const outlines = boundary.polygons.map(({ coordinates }) => coordinates.map(turned))
  const at = (key: string, name: string, place: { latitude: number | null; longitude: number | null }): Place[] => {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) return []
    const position: Position = [latitude, longitude]
    return [{ key, name, short: name.split(' ').at(-1) ?? name, position, outlines: key === 'home' ? outlines : [] }]
  }
  return [
    ...at('home', target.address, target),
    ...nearbyEvidence.flatMap((lot) => (lot.pnu === target.pnu ? [] : at(lot.pnu, lot.address, lot))),
  ]
}
