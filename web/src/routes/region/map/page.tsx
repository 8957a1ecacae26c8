import { REGION, START } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { AreaMap } from './area-map.tsx'
import { DistrictRows } from './district-rows.tsx'
import styles from './map.module.css'
import { MOST_DISTRICTS, useAnalyzableDistricts } from './queries.ts'
import { ko } from './words.ko.ts'

/** The map and the list of all its districts, which says the same. */
export default function MapPage() {
  const words = useWords(ko)
  const districts = useAnalyzableDistricts()
  const { data } = districts
  const failure = useLoadFailure(districts.error, districts.refetch)
  return (
    <Screen title={words.title} wide>
      <p>{words.about}</p>
      {data?.length === 0 ? (
        <Empty />
      ) : (
        <div className={styles['layout']}>
          <div className={styles['side']}>
            <AreaMap query={districts} />
          </div>
          <Section title={data ? words.districtCount(data.length) : words.districts}>
            {failure && <Failure {...failure} />}
            {data && <DistrictRows districts={data} />}
            {[...new Set(data?.map(({ notice }) => notice))].map((notice) => (
              <p className={styles['small']} key={notice}>
                {notice}
              </p>
            ))}
            {(data?.length ?? 0) >= MOST_DISTRICTS && <p className={styles['small']}>{words.cut(MOST_DISTRICTS)}</p>}
            <ButtonLink href={REGION}>{words.search}</ButtonLink>
          </Section>
        </div>
      )}
    </Screen>
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
