import type { AnalyzableLocation } from '@lease-risk/contract/map'
import type { UsualLease } from '@lease-risk/contract/regional'

/** Latitude, longitude. */
export type Position = [number, number]

/**
 * A place on the map. `outlines`: the rings of each boundary polygon, outer ring first. `jeonse`: its usual jeonse, `null`
 * where none is stored; absent for a place that has none to show.
 */
export type Place = {
  key: string
  name: string
  short: string
  position: Position
  outlines: Position[][][]
  jeonse?: UsualLease | null
}

export function districtKey({ legalDistrictCode }: { legalDistrictCode: string }): string {
  return `district-${legalDistrictCode}`
}

/** Districts whose boundary was actually received; the others are only in the list. */
export function drawnPlaces(districts: readonly AnalyzableLocation[]): Place[] {
  return districts.flatMap((district) => {
    const outlines = district.boundaryPolygons.map(({ coordinates }) => coordinates.map(turned))
    const position = middleOf(outlines.flatMap(([outer]) => outer ?? []))
    if (position === null) return []
    const { regionName: name, usualJeonse: jeonse } = district
    return [{ key: districtKey(district), name, short: last(name), position, outlines, jeonse }]
  })
}

/** The place around a position, by its outlines; `undefined` outside all of them. */
export function placeAt(places: readonly Place[], position: Position): Place | undefined {
  return places.find(({ outlines }) => outlines.some(([outer]) => outer !== undefined && isWithin(outer, position)))
}

/** Whether a line to the east crosses the ring an odd number of times. */
function isWithin(ring: readonly Position[], [latitude, longitude]: Position): boolean {
  let inside = false
  for (const [index, [north, east]] of ring.entries()) {
    const [otherNorth, otherEast] = ring.at(index - 1) ?? [north, east]
    const spans = north > latitude !== otherNorth > latitude
    if (spans && longitude < east + ((otherEast - east) * (latitude - north)) / (otherNorth - north)) inside = !inside
  }
  return inside
}

/** The least and the greatest median of some places, in manwon; `null` where none has enough leases for one. */
export function mediansOf(places: readonly Place[]): { least: number; most: number } | null {
  const medians = places.flatMap(({ jeonse }) => jeonse?.medianDepositManwon ?? [])
  return medians.length === 0 ? null : { least: Math.min(...medians), most: Math.max(...medians) }
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
