import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatManwon } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { kindOf, namesNothing } from '../../lib/errors.ts'
import { useFragment } from '../../lib/fragment.ts'
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
  const stateWords = useWords(states)
  const token = useFragment()
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token],
    queryFn({ signal }) {
      if (token === '') throw namesNothing()
      return api<SharedDiagnosis>(`/api/shared-diagnoses/${encodeURIComponent(token)}`, { signal })
    },
  })
  const failure = useSendFailure(error, refetch)
  if (error)
    return (
      <Screen title={words.missing}>
        {kindOf(error) === 'missing' ? (
          <p>{words.missingHow}</p>
        ) : (
          failure && <Failure {...failure} retry={{ label: words.again, onRetry: () => void refetch() }} />
        )}
        <ButtonLink href={START}>{words.start}</ButtonLink>
      </Screen>
    )
  if (!data) return <PageSkeleton />
  const { terms } = data
  const deposit = formatManwon(terms.depositAmountManwon)
  return (
    <Screen title={data.title}>
      <p>
        <strong>{data.districtName}</strong> · {data.propertyTypeName} ·{' '}
        {terms.contractPurpose === 'JEONSE'
          ? words.jeonse(deposit)
          : words.monthly(deposit, formatManwon(terms.monthlyRentAmountManwon ?? 0))}
      </p>
      <p>{data.disclaimer}</p>
      <Section title={words.evidence}>
        <ul className={styles['list']}>
          {data.evidence.map(({ key, title, state, source, referencePeriod, sampleCount, details }) => (
            <li className={state === 'success' ? undefined : styles['open']} key={key}>
              <span className={styles['titled']}>
                <strong>{title}</strong>
                <StatusWord tone={state === 'success' ? 'low' : 'unknown'}>{stateWords[state]}</StatusWord>
              </span>
              <span className={styles['small']}>
                {[source, referencePeriod, sampleCount !== null && words.count(sampleCount)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{details[0]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Told items={data.findings} title={words.findings} />
      <Told items={data.gaps} title={words.gaps} />
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

function Told({ title, items }: { title: string; items: { title: string; detail: string }[] }) {
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
