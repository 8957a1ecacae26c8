import type { DiagnosisContext } from '@lease-risk/contract/map-own'
import { useMemo, useState } from 'react'
import { formatCount } from '../../../../lib/amount.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import { districtLink, loginLink, ownMapLink, resultLink } from '../../../../lib/links.ts'
import { useLoadFailure } from '../../../../lib/load-failure.ts'
import { useRouteParams } from '../../../../lib/params.ts'
import { useSignedIn } from '../../../../lib/use-session.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { LinkAbove } from '../../../../ui/link-above.tsx'
import { LinkRows } from '../../../../ui/link-rows.tsx'
import { Loading } from '../../../../ui/loading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Screen, Section } from '../../../../ui/screen.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from '../map.module.css'
import { useTiles } from '../queries.ts'
import { ko } from '../words.ko.ts'
import { FieldCheck } from './field-check.tsx'
import { placesAround } from './places-around.ts'
import { useContext, useKeepCheck } from './queries.ts'

const Canvas = lazyPart(() => import('../canvas/canvas.tsx'))

/** The surroundings of a diagnosed home, and the checks on site. Only its owner sees them. */
export default function OwnMapPage() {
  const words = useWords(ko)
  const diagnosisId = Number(useRouteParams()['id'])
  const signedIn = useSignedIn()
  const { data, error, refetch } = useContext(diagnosisId)
  const failure = useLoadFailure(error, refetch)
  const back = <LinkAbove href={resultLink({ diagnosisId })}>{words.own.toResult}</LinkAbove>
  if (signedIn === false)
    return (
      <Screen title={words.own.title}>
        <p>{words.own.needLogin}</p>
        <ButtonLink href={loginLink(ownMapLink(diagnosisId))} look="primary">
          {words.own.login}
        </ButtonLink>
      </Screen>
    )
  return (
    <Screen above={back} title={words.own.title}>
      {failure && <Failure {...failure} />}
      {!failure && !data && <Loading heights={[56, 360, 240]} slow={words.slow} />}
      {data && <Around context={data} diagnosisId={diagnosisId} />}
    </Screen>
  )
}

function Around({ context, diagnosisId }: { context: DiagnosisContext; diagnosisId: number }) {
  const words = useWords(ko)
  const { mutateAsync: keep } = useKeepCheck(diagnosisId)
  const { target, fieldChecks, nextActions } = context
  return (
    <>
      <p>
        <strong>
          <Text>{target.address}</Text>
        </strong>
      </p>
      <Drawing context={context} />
      <Section
        title={words.own.checks(fieldChecks.items.filter((check) => check.completed).length, fieldChecks.items.length)}
      >
        <p>{fieldChecks.notice}</p>
        <div>
          {fieldChecks.items.map((check) => (
            <FieldCheck check={check} keep={keep} key={check.code} />
          ))}
        </div>
      </Section>
      <Nearby context={context} />
      <Section title={words.own.next}>
        <ul className={styles['list']}>
          {nextActions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** The received data of the place; missing parts are shown with their reason. */
function Drawing({ context }: { context: DiagnosisContext }) {
  const words = useWords(ko)
  const tiles = useTiles()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const places = useMemo(() => placesAround(context), [context])
  const { target, boundary } = context
  return (
    <div className={styles['list']}>
      {target.coordinateLookupStatus !== 'FOUND' && (
        <Notice title={words.own.noPosition}>
          <p>{target.coordinateLookupMessage ?? words.lookups[target.coordinateLookupStatus]}</p>
        </Notice>
      )}
      {boundary.status !== 'FOUND' && (
        <Notice title={words.own.noBoundary}>
          <p>{boundary.message ?? words.lookups[boundary.status]}</p>
        </Notice>
      )}
      {places.length > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} wide>
          {isOpen ? words.closeMap : words.openMap}
        </Button>
      )}
      {isOpen && (
        <Part waiting={<Loading heights={[360]} slow={words.slow} />}>
          <Canvas chosen={chosen} onChoose={setChosen} places={places} tiles={tiles} />
        </Part>
      )}
    </div>
  )
}

function Nearby({ context: { nearbyEvidence, legalDistrict } }: { context: DiagnosisContext }) {
  const words = useWords(ko)
  return (
    <Section title={words.own.nearby}>
      <p>{nearbyEvidence.length === 0 ? words.own.noNearby : words.own.nearbyHow}</p>
      <ul className={styles['list']}>
        {nearbyEvidence.map(({ pnu, address, buildingName, distanceMeter, evidence }) => (
          <li className={styles['item']} key={pnu}>
            <h3>
              <Text>{[address, buildingName].filter(Boolean).join(' ')}</Text>
            </h3>
            <p className={styles['small']}>
              {distanceMeter === null ? words.own.noDistance : words.own.distance(formatCount(distanceMeter))} ·{' '}
              {evidence
                .map(({ title, storedCount }) =>
                  storedCount > 0 ? words.count(title, storedCount) : words.notStored(title),
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {legalDistrict && (
        <LinkRows rows={[{ href: districtLink(legalDistrict.code), label: words.open(legalDistrict.name) }]} />
      )}
    </Section>
  )
}
