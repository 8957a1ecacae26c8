import { inPath } from '@lease-risk/contract/in-path'
import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { kindOf, namesNothing } from '../../lib/errors.ts'
import { useFragment } from '../../lib/fragment.ts'
import { START } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { type Language, useLanguage, useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Pair } from '../../ui/pair.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { Evidence, Findings, First, OtherTenants, Questions, Terms } from './parts.tsx'
import styles from './shared.module.css'
import { ko } from './words.ko.ts'

/** A shared diagnosis: evidence, gaps and questions, without lot or grade. English readers can show it in Korean too. */
export default function Shared() {
  const words = useWords(ko)
  const token = useFragment()
  const language = useLanguage()
  const [isBoth, setIsBoth] = useState(false)
  const { data, error, refetch } = useShared(token, language)
  // each read counts as an opening, so a second read happens only on request
  const { data: inKorean } = useShared(token, 'ko', isBoth)
  if (error) return <NotShown error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const korean = isBoth && language !== 'ko' ? inKorean : undefined
  return (
    <Screen heading={<Pair korean={korean?.title} own={data.title} />} title={data.title}>
      {language !== 'ko' && !isBoth && <Button onClick={() => setIsBoth(true)}>{words.both}</Button>}
      <Terms korean={korean} shared={data} />
      <p>
        <Pair korean={korean?.disclaimer} own={data.disclaimer} />
      </p>
      {data.answer && <First answer={data.answer} decision={data.decision} korean={korean?.answer} />}
      <Evidence evidence={data.evidence} korean={korean?.evidence} />
      <OtherTenants korean={korean?.papers?.tenantsOfHouse} table={data.papers?.tenantsOfHouse} />
      <Findings items={data.findings} korean={korean?.findings} name="findings" />
      <Findings items={data.gaps} korean={korean?.gaps} name="gaps" />
      <Findings items={saidIn(data)} korean={korean && saidIn(korean)} name="stated" />
      <Questions questions={data.questions} />
      <p className={styles['small']}>
        {words.ruleBook(data.ruleBookVersion, formatDay(data.diagnosedOn))} · {words.until(formatDay(data.expiresAt))}
      </p>
      <ButtonLink href={START}>{words.start}</ButtonLink>
    </Screen>
  )
}

/** What was said to the tenant, with who and day, where the papers are shared. */
function saidIn({ papers }: SharedDiagnosis) {
  return (papers?.statements ?? []).map(({ said, sentence }) => ({ title: said, detail: sentence }))
}

function useShared(token: string, language: Language, enabled = true) {
  return useQuery({
    enabled,
    queryKey: ['shared', token, language],
    queryFn({ signal }) {
      if (token === '') throw namesNothing()
      const path = `/api/shared-diagnoses/${inPath(token)}`
      return api<SharedDiagnosis>(path, { signal, headers: { 'accept-language': language } })
    },
  })
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
