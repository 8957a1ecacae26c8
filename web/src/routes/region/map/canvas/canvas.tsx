import './leaflet.css'
import type { ClientSettings } from '@lease-risk/contract/client-settings'
import L from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { ko as shortAmounts } from '../../short-amount/words.ko.ts'
import styles from '../map.module.css'
import type { Place } from '../places.ts'
import { ko } from '../words.ko.ts'
import { type Drawn, drawPlaces } from './draw-places.ts'
import { showAll } from './show-all.ts'
import { useGround, useLeafletMap } from './use-leaflet-map.ts'

/**
 * Boundaries and positions as received, on the available background. Leaflet writes its own controls and texts as HTML,
 * which the page's policy forbids: buttons are created here, as elements.
 */
export default function Canvas({
  places,
  tiles,
  chosen,
  onChoose,
}: {
  places: Place[]
  /** The background tiles; `undefined` for a plain background. */
  tiles: ClientSettings['tiles'] | undefined
  chosen: string | null
  onChoose(key: string): void
}) {
  const words = useWords(ko)
  const amounts = useWords(shortAmounts)
  const withAmounts = useMemo(() => ({ ...words, ...amounts }), [words, amounts])
  const box = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(box)
  const hasGround = useGround(map, tiles)
  useEffect(() => {
    if (map) showAll(map, places)
  }, [map, places])
  useMarkers(map, { places, chosen, onChoose, words: withAmounts })
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

/** Redraws the places after each zoom and selection; the selected place is brought into view. */
function useMarkers(map: L.Map | undefined, drawn: Drawn): void {
  const { places, chosen, words } = drawn
  const now = useRef(drawn)
  now.current = drawn
  const redraw = useRef<() => void>(undefined)
  useEffect(() => {
    if (!map) return
    const layer = L.layerGroup().addTo(map)
    const onChoose = (key: string) => now.current.onChoose(key)
    const draw = () => drawPlaces(map, layer, { places, chosen: now.current.chosen, onChoose, words })
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
}
