import L from 'leaflet'
import styles from '../map.module.css'
import { grouped, type Place } from '../places.ts'
import type { ko } from '../words.ko.ts'
import { CLOSEST_ZOOM, showAll } from './show-all.ts'

/** Size of a marker with its margin, in pixels. */
const MARKER = { width: 88, height: 48 }
const ROOM = 4

/** The places represented by a marker. */
const keysOf = new WeakMap<Element, string[]>()

export type Drawn = {
  places: Place[]
  chosen: string | null
  onChoose(key: string): void
  words: typeof ko
}

/** Draws the boundaries and a marker for each place or group of places. The focused marker is redrawn and keeps the focus. */
export function drawPlaces(map: L.Map, layer: L.LayerGroup, drawn: Drawn): void {
  const { places, chosen } = drawn
  const focused = keysOf.get(document.activeElement ?? map.getContainer())
  layer.clearLayers()
  for (const { key, outlines } of places)
    for (const outline of outlines)
      L.polygon(outline, {
        className: key === chosen ? styles['outlineChosen'] : styles['outline'],
        interactive: false,
      }).addTo(layer)
  const size = { width: MARKER.width + ROOM, height: MARKER.height + ROOM }
  for (const group of grouped(places, ({ position }) => map.latLngToContainerPoint(position), size)) {
    const [head] = group
    if (!head) continue
    const element = markerButton(group, drawn)
    element.addEventListener('click', () => {
      // at the closest zoom, zooming in would not separate them
      if (group.length > 1 && map.getZoom() < CLOSEST_ZOOM) showAll(map, group)
      else drawn.onChoose(head.key)
    })
    const icon = L.divIcon({ className: '', html: element, iconSize: [MARKER.width, MARKER.height] })
    L.marker(head.position, { icon, interactive: false, keyboard: false }).addTo(layer)
    keysOf.set(
      element,
      group.map(({ key }) => key),
    )
    if (focused && group.some(({ key }) => key === focused[0])) element.focus({ preventScroll: true })
  }
}

function markerButton(group: readonly Place[], { chosen, words }: Drawn): HTMLElement {
  const [head] = group
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles['marker'] ?? ''
  element.textContent = group.length === 1 ? (head?.short ?? '') : words.groupShort(group.length)
  // names of places are Korean in every language
  if (group.length === 1) element.lang = 'ko'
  element.setAttribute(
    'aria-label',
    group.length === 1 ? (head?.name ?? '') : words.group(group.length, head?.name ?? ''),
  )
  if (group.some(({ key }) => key === chosen)) element.setAttribute('aria-current', 'true')
  return element
}
