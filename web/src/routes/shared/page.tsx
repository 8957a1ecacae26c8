import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { kindOf, namesNothing } from '../../lib/errors.ts'
import { useFragment } from '../../lib/fragment.ts'
import { formatLease } from '../../lib/lease/format-lease.ts'
import { START } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { ko as states } from '../../lib/source-states/words.ko.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import styles from './shared.module.css'
import { ko } from './words.ko.ts'

/** What somebody shows of a diagnosis: evidence, gaps and questions; no lot, no grade. */
export default function Shared() {
  const words = useWords(ko)
  const token = useFragment()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn({ signal }) {
      if (token === '') throw namesNothing()
      return api<SharedDiagnosis>(`/api/shared-diagnoses/${encodeURIComponent(token)}`, { signal })
    },
  })
  if (error) return <NotShown error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const { terms } = data
  return (
    <Screen title={data.title}>
      <p>
        <strong>{data.districtName}</strong> · {data.propertyTypeName} ·{' '}
        {formatLease(
          terms.depositAmountManwon,
          terms.contractPurpose === 'JEONSE' ? null : (terms.monthlyRentAmountManwon ?? 0),
        )}
      </p>
      <p>{data.disclaimer}</p>
      <Evidence evidence={data.evidence} />
      <Findings items={data.findings} title={words.findings} />
      <Findings items={data.gaps} title={words.gaps} />
      <Section title={words.questions}>
        <ol className={styles['list']}>
          {data.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Section>
      <p className={styles['small']}>
        {words.ruleBook(data.ruleBookVersion, formatDay(data.diagnosedOn))} · {words.until(formatDay(data.expiresAt))}
      </p>
      <ButtonLink href={START}>{words.start}</ButtonLink>
    </Screen>
  )
}

function NotShown({ error, onRetry }: { error: unknown; onRetry(): unknown }) {
  const words = useWords(ko)
  const failure = useSendFailure(error, onRetry)
  return (
    <Screen title={words.missing}>
      {kindOf(error) === 'missing' ? (
        <p>{words.missingHow}</p>
      ) : (
        failure && <Failure {...failure} retry={{ label: words.again, onRetry: () => void onRetry() }} />
      )}
      <ButtonLink href={START}>{words.start}</ButtonLink>
    </Screen>
  )
}

function Evidence({ evidence }: Pick<SharedDiagnosis, 'evidence'>) {
  const words = useWords(ko)
  const stateWords = useWords(states)
  return (
    <Section title={words.evidence}>
      <ul className={styles['list']}>
        {evidence.map(({ key, title, state, source, referencePeriod, sampleCount, details }) => (
          <li className={state === 'success' ? undefined : styles['open']} key={key}>
            <span className={styles['titled']}>
              <strong>{title}</strong>
              <StatusWord tone={state === 'success' ? 'low' : 'unknown'}>{stateWords[state]}</StatusWord>
            </span>
            <span className={styles['small']}>
              {[source, referencePeriod, sampleCount !== null && words.count(sampleCount)].filter(Boolean).join(' · ')}
            </span>
            <span>{details[0]}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Findings({ title, items }: { title: string; items: { title: string; detail: string }[] }) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.title}>
            <strong>{item.title}</strong>
            <span>{item.detail}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
