import type { AddressMarker, AnalyzableLocation } from '@lease-risk/contract/map'
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { REGION, START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { DistrictItem, LotItem } from './items.tsx'
import { Districts, Lots } from './lists.tsx'
import styles from './map.module.css'
import { districtKey, drawnPlaces, lotKey } from './places.ts'
import { useAnalyzableDistricts, useLots, useTiles } from './queries.ts'
import { ko } from './words.ko.ts'

const Canvas = lazyPart(() => import('./canvas/canvas.tsx'))
const WIDE = '(min-width: 1024px)'

/** The list contains everything; the map is loaded on request, or at once when the screen has space for it. */
export default function MapPage() {
  const words = useWords(ko)
  const districts = useAnalyzableDistricts()
  const lots = useLots()
  const tiles = useTiles()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const toggle = useRef<HTMLDivElement>(null)
  const places = useMemo(() => drawnPlaces(districts.data ?? [], lots.data ?? []), [districts.data, lots.data])
  useEffect(() => setIsOpen(matchMedia(WIDE).matches), [])
  const onMap = (key: string) =>
    places.some((place) => place.key === key)
      ? () => {
          setChosen(key)
          setIsOpen(true)
          toggle.current?.scrollIntoView({ block: 'nearest' })
          toggle.current?.focus({ preventScroll: true })
        }
      : undefined
  const district = districts.data?.find((one) => districtKey(one) === chosen)
  const lot = lots.data?.find((one) => lotKey(one) === chosen)
  const isEmpty = districts.data?.length === 0 && lots.data?.length === 0
  return (
    <Screen title={words.title} wide>
      <p>{words.about}</p>
      {isEmpty ? (
        <Empty />
      ) : (
        <div className={styles['layout']}>
          <div className={`${styles['list']} ${styles['side']}`}>
            <div ref={toggle} tabIndex={-1}>
              <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} wide>
                {isOpen ? words.closeMap : words.openMap}
              </Button>
            </div>
            {isOpen && places.length === 0 && districts.data && lots.data && <Notice title={words.nothingDrawn} />}
            {isOpen && places.length > 0 && (
              <Part waiting={<Loading heights={[360]} slow={words.slow} />}>
                <Canvas chosen={chosen} onChoose={setChosen} places={places} tiles={tiles} />
              </Part>
            )}
            <Chosen district={district} lot={lot} />
          </div>
          <div className={styles['list']}>
            <Districts onMap={onMap} query={districts} />
            {/* what comes above it would push it down */}
            {!districts.isPending && <Lots onMap={onMap} query={lots} />}
          </div>
        </div>
      )}
    </Screen>
  )
}

function Chosen({ district, lot }: { district: AnalyzableLocation | undefined; lot: AddressMarker | undefined }) {
  const words = useWords(ko)
  return (
    <div aria-live="polite">
      {(district ?? lot) && (
        <div className={styles['chosen']}>
          <Section title={words.chosen}>
            {district && <DistrictItem district={district} onMap={undefined} />}
            <p>{district?.notice ?? lot?.primaryNotice}</p>
            {lot && <LotItem lot={lot} onMap={undefined} />}
          </Section>
        </div>
      )}
    </div>
  )
}

function Empty() {
  const words = useWords(ko)
  return (
    <Notice title={words.empty}>
      <p>{words.emptyHow}</p>
      <LinkRows
        rows={[
          { href: START, label: words.start },
          { href: REGION, label: words.search },
        ]}
      />
    </Notice>
  )
}
