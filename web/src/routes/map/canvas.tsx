import './leaflet.css'
import type { ClientSettings } from '@lease-risk/contract/client-settings'
import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import styles from './map.module.css'
import { grouped, type Place } from './places.ts'
import { ko } from './words.ko.ts'

/** A marker with its room, in pixels. */
const MARKER = { width: 88, height: 48 }
const ROOM = 4
const CLOSEST_ZOOM = 17
const EDGE: [number, number] = [48, 32]

/**
 * Boundaries and positions as they were received, on the ground that there is. Leaflet writes its own controls and texts as markup, which the
 * page does not allow: buttons are made here, as elements.
 */
export default function Canvas({
  places,
  tiles,
  chosen,
  onChoose,
}: {
  places: Place[]
  /** The ground to draw on; `undefined`: plain. */
  tiles: ClientSettings['tiles'] | undefined
  chosen: string | null
  onChoose(key: string): void
}) {
  const words = useWords(ko)
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  const [hasGround, setHasGround] = useState<boolean>()
  const choose = useRef(onChoose)
  choose.current = onChoose
  const chosenNow = useRef(chosen)
  chosenNow.current = chosen
  const redraw = useRef<() => void>(undefined)

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
  }, [])

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

  useEffect(() => {
    if (map) showAll(map, places)
  }, [map, places])

  useEffect(() => {
    if (!map) return
    const layer = L.layerGroup().addTo(map)
    const draw = () => {
      const focused = keysOf.get(document.activeElement ?? map.getContainer())
      layer.clearLayers()
      for (const { key, outlines } of places)
        for (const outline of outlines)
          L.polygon(outline, {
            className: key === chosenNow.current ? styles['outlineChosen'] : styles['outline'],
            interactive: false,
          }).addTo(layer)
      for (const group of grouped(places, ({ position }) => map.latLngToContainerPoint(position), {
        width: MARKER.width + ROOM,
        height: MARKER.height + ROOM,
      })) {
        const [head] = group
        if (!head) continue
        const element = markerButton(group, chosenNow.current, words)
        element.addEventListener('click', () => {
          if (group.length === 1) choose.current(head.key)
          else if (map.getZoom() < CLOSEST_ZOOM) showAll(map, group)
          // nothing lies between them that a closer look would part
          else choose.current(head.key)
        })
        const icon = L.divIcon({ className: '', html: element, iconSize: [MARKER.width, MARKER.height] })
        L.marker(head.position, { icon, interactive: false, keyboard: false }).addTo(layer)
        // a marker that had the focus is drawn anew, and keeps it
        keysOf.set(
          element,
          group.map(({ key }) => key),
        )
        if (focused && group.some(({ key }) => key === focused[0])) element.focus({ preventScroll: true })
      }
    }
    redraw.current = draw
    draw()
    map.on('zoomend', draw)
    return () => {
      map.off('zoomend', draw)
      layer.remove()
      redraw.current = undefined
    }
  }, [map, places, words])

  useEffect(() => {
    redraw.current?.()
    const place = places.find(({ key }) => key === chosen)
    if (map && place) showAll(map, [place])
  }, [map, places, chosen])

  return (
    <div className={styles['frame']}>
      <div aria-label={words.map} className={styles['canvas']} ref={box} role="application" />
      <div className={styles['tools']}>
        <Button onClick={() => map?.zoomIn()}>{words.zoomIn}</Button>
        <Button onClick={() => map?.zoomOut()}>{words.zoomOut}</Button>
        <Button onClick={() => map && showAll(map, places)}>{words.all}</Button>
      </div>
      <p className={styles['small']}>
        {tiles && hasGround !== false ? words.ground(tiles.attribution) : tiles ? words.groundFailed : words.plain}{' '}
        {words.mapKeys}
      </p>
    </div>
  )
}

/** Which places a marker stands for. */
const keysOf = new WeakMap<Element, string[]>()

function showAll(map: L.Map, places: readonly Place[]): void {
  const bounds = L.latLngBounds(places.flatMap(({ position, outlines }) => [position, ...outlines.flat(2)]))
  if (bounds.isValid()) map.fitBounds(bounds, { padding: EDGE, maxZoom: CLOSEST_ZOOM })
}

function markerButton(group: readonly Place[], chosen: string | null, words: typeof ko): HTMLElement {
  const [head] = group
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles['marker'] ?? ''
  element.textContent = group.length === 1 ? (head?.short ?? '') : words.groupShort(group.length)
  element.setAttribute(
    'aria-label',
    group.length === 1 ? (head?.name ?? '') : words.group(group.length, head?.name ?? ''),
  )
  if (group.some(({ key }) => key === chosen)) element.setAttribute('aria-current', 'true')
  return element
}
