import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { districtLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Text } from '../../../ui/text.tsx'
import { jeonseText } from './district-rows.tsx'
import styles from './map.module.css'
import { districtKey, drawnPlaces, placeAt } from './places.ts'
import { type useAnalyzableDistricts, useTiles } from './queries.ts'
import { ko } from './words.ko.ts'

const Canvas = lazyPart(() => import('./canvas/canvas.tsx'))
/** Longer than a phone takes to find itself, and shorter than anybody waits. */
const POSITION_TIMEOUT_MS = 15_000

/** The districts with their usual jeonse as pins, the chosen one below. */
export function AreaMap({ query }: { query: ReturnType<typeof useAnalyzableDistricts> }) {
  const words = useWords(ko)
  const tiles = useTiles()
  const [chosen, setChosen] = useState<string | null>(null)
  // what draws the map needs a page, which a prerendered screen is not yet
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  const places = useMemo(() => drawnPlaces(query.data ?? []), [query.data])
  const district = query.data?.find((one) => districtKey(one) === chosen)
  if (query.error) return null
  if (query.data && places.length === 0) return <Notice title={words.nothingDrawn} />
  const waiting = <Loading heights={[FRAME_HEIGHT]} slow={words.slow} />
  return (
    <div className={styles['list']}>
      {query.data && isHere ? (
        <Part waiting={waiting}>
          <Canvas chosen={chosen} onChoose={setChosen} places={places} tiles={tiles} />
        </Part>
      ) : (
        waiting
      )}
      <OwnArea
        onPosition={(position) => {
          const place = placeAt(places, position)
          if (place) setChosen(place.key)
          return place !== undefined
        }}
      />
      <div aria-live="polite">
        {district && (
          <div className={styles['chosen']}>
            <h2>
              <Text>{district.regionName}</Text>
            </h2>
            <p>{jeonseText(district.usualJeonse, words)}</p>
            <ButtonLink href={districtLink(district.legalDistrictCode)} look="primary">
              {words.open(district.regionName.split(' ').at(-1) ?? '')}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

const FRAME_HEIGHT = 480

/** Asks the device for its position, and only when the button that says so is pressed. The position stays on the device. */
function OwnArea({ onPosition }: { onPosition(position: [number, number]): boolean }) {
  const words = useWords(ko)
  const [said, setSaid] = useState<ReactNode>(null)
  if (typeof navigator !== 'undefined' && !('geolocation' in navigator)) return null
  const ask = () => {
    setSaid(words.locating)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setSaid(onPosition([coords.latitude, coords.longitude]) ? null : words.notAround),
      () => setSaid(words.noOwnPosition),
      { maximumAge: POSITION_TIMEOUT_MS, timeout: POSITION_TIMEOUT_MS },
    )
  }
  return (
    <div className={styles['facts']}>
      <Button onClick={ask}>{words.ownArea}</Button>
      <p className={styles['small']} role="status">
        {said ?? words.ownAreaHow}
      </p>
    </div>
  )
}
