import { REGION } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/screen.tsx'
import { DistrictItem, LotItem } from './items.tsx'
import styles from './map.module.css'
import { districtKey, lotKey } from './places.ts'
import { MOST_DISTRICTS, MOST_LOTS, type useAnalyzableDistricts, type useLots } from './queries.ts'
import { ko } from './words.ko.ts'

/** Returns the action that shows an item on the map, if it can be shown. */
type OnMap = (key: string) => (() => void) | undefined

export function Districts({ query, onMap }: { query: ReturnType<typeof useAnalyzableDistricts>; onMap: OnMap }) {
  const words = useWords(ko)
  const failure = useLoadFailure(query.error, query.refetch)
  const lacking = query.data?.filter(({ boundaryPolygons }) => boundaryPolygons.length === 0).length ?? 0
  return (
    <Section
      title={query.data ? words.districtCount(query.data.length, query.data.length >= MOST_DISTRICTS) : words.districts}
    >
      {failure && <Failure {...failure} />}
      {!failure && !query.data && <Loading heights={[96, 96, 96]} slow={words.slow} />}
      <About count={query.data?.length} most={MOST_DISTRICTS} notices={query.data?.map(({ notice }) => notice)} />
      <Lacking count={lacking} what={words.boundary} />
      <ul className={styles['list']}>
        {query.data?.map((district) => (
          <li key={district.legalDistrictCode}>
            <DistrictItem district={district} onMap={onMap(districtKey(district))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Lots({ query, onMap }: { query: ReturnType<typeof useLots>; onMap: OnMap }) {
  const words = useWords(ko)
  const failure = useLoadFailure(query.error, query.refetch)
  const lacking = query.data?.filter(({ latitude }) => latitude === null).length ?? 0
  return (
    <Section title={query.data ? words.lotCount(query.data.length, query.data.length >= MOST_LOTS) : words.lots}>
      {failure && <Failure {...failure} />}
      {!failure && !query.data && <Loading heights={[96, 96, 96]} slow={words.slow} />}
      <About
        count={query.data?.length}
        most={MOST_LOTS}
        notices={query.data?.map(({ primaryNotice }) => primaryNotice)}
      />
      <Lacking count={lacking} what={words.position} />
      <ul className={styles['list']}>
        {query.data?.map((lot) => (
          <li key={lot.pnu}>
            <LotItem lot={lot} onMap={onMap(lotKey(lot))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Limits of the data, once for all equal ones; and the note that there may be more items than requested. */
function About({
  count = 0,
  most,
  notices = [],
}: {
  count: number | undefined
  most: number
  notices: string[] | undefined
}) {
  const words = useWords(ko)
  return (
    <>
      {[...new Set(notices)].map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {count >= most && (
        <>
          <p>{words.cut(most)}</p>
          <ButtonLink href={REGION}>{words.search}</ButtonLink>
        </>
      )}
    </>
  )
}

function Lacking({ count, what }: { count: number; what: string }) {
  const words = useWords(ko)
  if (count === 0) return null
  return (
    <Notice title={words.without(count, what)}>
      <p>{words.withoutHow}</p>
    </Notice>
  )
}
