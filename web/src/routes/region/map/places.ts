import type { AddressMarker, AnalyzableLocation } from '@lease-risk/contract/map'

/** Latitude, longitude. */
export type Position = [number, number]

/** A district or lot on the map. `outlines`: the rings of each boundary polygon, outer ring first. */
export type Place = { key: string; name: string; short: string; position: Position; outlines: Position[][][] }

export function districtKey({ legalDistrictCode }: { legalDistrictCode: string }): string {
  return `district-${legalDistrictCode}`
}

export function lotKey({ pnu }: { pnu: string }): string {
  return `lot-${pnu}`
}

/** Places whose boundary or position was actually received; the others are only in the list. */
export function drawnPlaces(districts: readonly AnalyzableLocation[], lots: readonly AddressMarker[]): Place[] {
  return [
    ...districts.flatMap((district) => {
      const outlines = district.boundaryPolygons.map(({ coordinates }) => coordinates.map(turned))
      const position = middleOf(outlines.flatMap(([outer]) => outer ?? []))
      return position === null
        ? []
        : [
            {
              key: districtKey(district),
              name: district.regionName,
              short: last(district.regionName),
              position,
              outlines,
            },
          ]
    }),
    ...lots.flatMap((lot) =>
      lot.latitude === null || lot.longitude === null
        ? []
        : [
            {
              key: lotKey(lot),
              name: lot.jibunAddress,
              short: last(lot.jibunAddress),
              position: [lot.latitude, lot.longitude] satisfies Position,
              outlines: [],
            },
          ],
    ),
  ]
}

/** Swaps coordinates: GeoJSON uses longitude, latitude. */
export function turned(ring: readonly number[][]): Position[] {
  return ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude])
}

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null
  const between = (at: 0 | 1) => {
    const values = positions.map((position) => position[at])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [between(0), between(1)]
}

function last(name: string): string {
  return name.split(' ').at(-1) ?? name
}

/** Groups places that would overlap; the group has the position of its first place. */
export function grouped<P>(
  places: readonly P[],
  pixelOf: (place: P) => { x: number; y: number },
  size: { width: number; height: number },
): P[][] {
  const groups: { x: number; y: number; members: P[] }[] = []
  for (const place of places) {
    const { x, y } = pixelOf(place)
    const near = groups.find((group) => Math.abs(group.x - x) < size.width && Math.abs(group.y - y) < size.height)
    if (near) near.members.push(place)
    else groups.push({ x, y, members: [place] })
  }
  return groups.map(({ members }) => members)
}
