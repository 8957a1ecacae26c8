import L from 'leaflet'
import type { ko as amounts } from '../../short-amount/words.ko.ts'
import styles from '../map.module.css'
import { grouped, mediansOf, type Place } from '../places.ts'
import type { ko } from '../words.ko.ts'
import { CLOSEST_ZOOM, showAll } from './show-all.ts'

/** Size of a marker with its margin, in pixels. */
const MARKER = { width: 120, height: 48 }
const ROOM = 4

/** The places represented by a marker. */
const keysOf = new WeakMap<Element, string[]>()

export type Drawn = {
  places: Place[]
  chosen: string | null
  onChoose(key: string): void
  words: typeof ko & typeof amounts
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
  const { amount, leases } = figureOf(group, words)
  const { name = '', short = '' } = head ?? {}
  const line = document.createElement('span')
  if (group.length === 1) line.append(korean(name.slice(0, -short.length), styles['unseen']), korean(short))
  else line.append(text(`${words.group(group.length, name)} `, styles['unseen']), words.groupShort(group.length))
  if (leases !== undefined) line.append(` · ${leases}`)
  element.append(line)
  if (amount !== undefined)
    element.append(text(` ${words.pinJeonse} `, styles['unseen']), text(amount, styles['amount']))
  if (group.some(({ key }) => key === chosen)) element.setAttribute('aria-current', 'true')
  return element
}

function text(content: string, className = ''): HTMLElement {
  const element = document.createElement('span')
  element.textContent = content
  element.className = className
  return element
}

/** Names of places are Korean in every language. */
function korean(name: string, className?: string): HTMLElement {
  const element = text(name, className)
  element.lang = 'ko'
  return element
}

/** The medians of places and their leases: an amount always has its count, and no lease is no amount. */
function figureOf(group: readonly Place[], words: Drawn['words']): { amount?: string; leases?: string } {
  if (group.every(({ jeonse }) => jeonse === undefined)) return {}
  const dealCount = group.reduce((sum, { jeonse }) => sum + (jeonse?.dealCount ?? 0), 0)
  if (dealCount === 0) return { amount: words.noData }
  const leases = words.leases(dealCount)
  const medians = mediansOf(group)
  if (medians === null) return { leases }
  const [least, most] = [words.short(medians.least), words.short(medians.most)]
  return { amount: least === most ? least : `${least}–${most}`, leases }
}
