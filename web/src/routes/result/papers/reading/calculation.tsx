import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, useState } from 'react'
import { kindOf } from '../../../../lib/errors.ts'
import { failureOf } from '../../../../lib/failure.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import type { Subject } from '../../../../lib/links.ts'
import { useLoadFailure } from '../../../../lib/load-failure.ts'
import { loadPart } from '../../../../lib/load-part.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Result } from '../../queries.ts'
import styles from '../../result.module.css'
import { ko as resultWords } from '../../words.ko.ts'
import { useRegistryReadings } from '../list/registry-readings.ts'
import { ko } from '../words.ko.ts'
import { calculated } from './calculated.ts'
import { CompareReadings } from './compare-readings.tsx'
import { OtherInputs } from './other-inputs.tsx'
import { RegistryForm } from './registry-form.tsx'
import { useReading } from './use-reading.ts'

/** `asked`: what the user came for, as links name it: to read a `registry` document, or to see its `entries`. */
type Props = { result: Result; subject: Subject; asked: string | null }

const TenantsTable = lazyPart(() => import('../table/tenants-table.tsx'))
const OpenDocument = lazyPart(() => import('../document/open-document.tsx'))

/** Nothing to show until the calculation arrives. */
const Answers = lazy(async () => ({
  default: (await loadPart(() => import('../answers/answers.tsx'))).Answers,
}))

function DocumentPart(props: ComponentProps<typeof OpenDocument>) {
  return (
    <Part waiting={<Skeleton heights={[280]} />}>
      <OpenDocument {...props} />
    </Part>
  )
}

const NO_ROWS: never[] = []

/** Until what was saved is there, nothing can be typed: it would stand in its place. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useWords(ko)
  const failure = useLoadFailure(error, onRetry)
  return (
    <Section title={words.calculation}>{failure ? <Failure {...failure} /> : <Skeleton heights={[280]} />}</Section>
  )
}

/** The calculation on the reading. It needs no account; saving does. */
export function Calculation({ result, subject, asked }: Props) {
  const words = useWords(ko)
  const { reading, isLoaded, failure: notLoaded, retry, ...saved } = useReading(subject, result.diagnosisId)
  const { change, keep, kept, isOwn, isChanged } = saved
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...calculated(subject, reading),
    enabled: isLoaded && result.diagnosisState === 'success',
    placeholderData: keepPreviousData,
  })
  const asking = useLoadFailure(error, refetch)
  const changeRegistry = (registry: RegistryReading) => change({ registry })
  if (!isLoaded) return <NotLoaded error={notLoaded} onRetry={retry} />
  return (
    <>
      <Section title={words.calculation}>
        <p>{words.calculationHow}</p>
        {kept?.carriedOver && !isChanged && <p className={styles['small']}>{words.carried}</p>}
        <DocumentPart
          home={result.inputSummary.address}
          isAsked={asked === 'registry'}
          onChange={change}
          typed={reading}
        />
        <RegistryForm isAsked={asked === 'entries'} onChange={changeRegistry} registry={reading.registry} />
        <Part waiting={<Skeleton heights={[56]} />}>
          <TenantsTable
            onChange={change}
            rows={reading.tenantsOfHouse?.rows ?? NO_ROWS}
            said={isPlaceholderData ? null : (data?.tenantsOfHouse ?? null)}
          />
        </Part>
        <OtherInputs onChange={change} reading={reading} />
        {isOwn && isChanged && (
          <Keep diagnosisId={result.diagnosisId} keep={keep} registry={reading.registry} subject={subject} />
        )}
        {kept && kept.version > 0 && !isChanged && <p className={styles['small']}>{words.kept(kept.version)}</p>}
        {kept && <CompareReadings diagnosisId={result.diagnosisId} versions={kept.versions} />}
      </Section>
      {asking && <Failure {...asking} />}
      {data && (
        <Part waiting={<Skeleton heights={[280]} />}>
          <Answers papers={data} />
        </Part>
      )}
    </>
  )
}

/** Saves the reading with the user's own diagnosis. Its reader may note the registry as checked in the same tap. */
function Keep({
  subject,
  diagnosisId,
  registry,
  keep,
}: {
  subject: Subject
  diagnosisId: number
  registry: RegistryReading | undefined
  keep(): Promise<void>
}) {
  const words = useWords(ko)
  const { registryChecked } = useWords(resultWords).saveFavorite
  const readings = useRegistryReadings(subject, diagnosisId)
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState('')
  const isOffered = registry !== undefined && readings.readingOf('CONTRACT').status !== 'CHECKED'
  const save = async () => {
    try {
      // first, as this part is gone once the reading is saved
      if (isOffered && isChecked)
        await readings.keep('CONTRACT', { status: 'CHECKED', viewedOn: registry.readOn, memo: null })
      await keep()
    } catch (problem) {
      setFailure(kindOf(problem) === 'conflict' ? words.keepFailed : failureOf(problem).sentence)
    }
  }
  return (
    <>
      {failure && <Failure sentence={failure} />}
      {isOffered && <CheckRow checked={isChecked} label={registryChecked} onChange={setChecked} />}
      <Button look="primary" onClick={() => void save()} sends wide>
        {words.keep}
      </Button>
    </>
  )
}
