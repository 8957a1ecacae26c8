import type { ClientSettings } from '@lease-risk/contract/client-settings'
import L from 'leaflet'
import { type RefObject, useEffect, useState } from 'react'
import { CLOSEST_ZOOM } from './show-all.ts'

/** The map in an element, from mount to unmount. */
export function useLeafletMap(box: RefObject<HTMLDivElement | null>): L.Map | undefined {
  const [map, setMap] = useState<L.Map>()
  useEffect(() => {
    if (!box.current) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = L.map(box.current, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      fadeAnimation: !isStill,
      zoomAnimation: !isStill,
      inertia: !isStill,
      maxZoom: CLOSEST_ZOOM,
    })
    setMap(created)
    return () => void created.remove()
  }, [box])
  return map
}

/** Draws the background. `undefined` until a tile has loaded or failed; `false`: the last one failed. */
export function useGround(map: L.Map | undefined, tiles: ClientSettings['tiles'] | undefined): boolean | undefined {
  const [hasGround, setHasGround] = useState<boolean>()
  useEffect(() => {
    if (!map || !tiles) return
    const { urlTemplate, minZoom, maxZoom, bounds } = tiles
    const corners: [number, number][] = [
      [bounds.south, bounds.west],
      [bounds.north, bounds.east],
    ]
    const ground = L.tileLayer(urlTemplate, { minZoom, maxZoom, bounds: corners }).addTo(map)
    ground.on('tileerror', () => setHasGround(false))
    ground.on('tileload', () => setHasGround(true))
    return () => void ground.remove()
  }, [map, tiles])
  return hasGround
}
