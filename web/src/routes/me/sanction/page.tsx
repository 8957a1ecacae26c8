import { inPath } from '@lease-risk/contract/in-path'
import type { OwnSanctionResponse, SanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { formatTime } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { kindOf } from '../../../lib/errors.ts'
import { failureWords } from '../../../lib/failure.ts'
import { loginLink } from '../../../lib/links.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../me.module.css'
import { AppealForm } from './appeal-form.tsx'
import { ko } from './words.ko.ts'

/** A sanction against the user, active or ended, and the appeal against it. */
export default function OwnSanction() {
  const words = useWords(ko)
  const { id = '' } = useRouteParams()
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const url = `/api/community/sanctions/${inPath(id)}`
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sanction', id],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<OwnSanctionResponse>(url, { signal }),
  })
  if (signedIn === false)
    return (
      <Screen title={words.title}>
        <ButtonLink href={loginLink(path)} look="primary" wide>
          {words.login}
        </ButtonLink>
      </Screen>
    )
  if (error) return <NotShown error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { message, inForce, status, startedAt, restrictionUntil, appeal, mayAppeal } = data
  return (
    <Screen title={words.title}>
      <Facts
        facts={[
          [words.what, message],
          [words.state, words.states[inForce ? 'ACTIVE' : status === 'RELEASED' ? 'RELEASED' : 'OVER']],
          [words.since, formatTime(startedAt)],
          [words.until, formatTime(restrictionUntil)],
        ]}
      />
      {appeal && <Appeal appeal={appeal} />}
      {mayAppeal && <AppealForm onSent={() => refetch()} path={url} />}
    </Screen>
  )
}

function Appeal({ appeal }: { appeal: SanctionAppealResponse }) {
  const words = useWords(ko)
  const { statement, appealedAt, outcome, answer, decidedAt } = appeal
  return (
    <Section title={words.own}>
      <p className={styles['said']}>
        <Text>{statement}</Text>
      </p>
      <Facts
        facts={[
          [words.appealed, formatTime(appealedAt)],
          [words.result, outcome === null ? words.waiting : words.outcomes[outcome]],
          ...(answer === null ? [] : [[words.answer, answer] satisfies [string, string]]),
          ...(decidedAt === null ? [] : [[words.decided, formatTime(decidedAt)] satisfies [string, string]]),
        ]}
      />
    </Section>
  )
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Text>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function NotShown({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useWords(ko)
  const failure = useSendFailure(error, onRetry)
  return (
    <Screen title={words.missing}>
      {kindOf(error) === 'missing' || kindOf(error) === 'input' ? (
        <p>{words.missingHow}</p>
      ) : (
        failure && <Failure {...failure} retry={{ label: failureWords.again, onRetry }} />
      )}
    </Screen>
  )
}
