import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '../../../lib/api.ts'
import { DIAGNOSES, loginLink, START } from '../../../lib/links.ts'
import { useLoadFailure, useSendFailure } from '../../../lib/load-failure.ts'
import { useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { byLot, Lot } from './lot.tsx'
import { ko } from './words.ko.ts'

const PATH = '/api/rent-risk-diagnoses'

/** The diagnoses of the logged-in user, by lot. */
export default function History() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const [removing, setRemoving] = useState<number>()
  const page = Number(search.get('page') ?? 0) || 0
  const { data, error, refetch } = useQuery({
    queryKey: ['diagnoses', page],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<Page<DiagnosisHistorySummary>>(`${PATH}?page=${page}`, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  if (signedIn === false) return <NeedLogin />
  if (failure)
    return (
      <Screen title={words.title}>
        <Failure {...failure} />
      </Screen>
    )
  if (!data) return <PageSkeleton />
  return (
    <Screen title={words.title}>
      {data.content.length === 0 && (
        <>
          <p>{words.empty}</p>
          <ButtonLink href={START} look="primary">
            {words.start}
          </ButtonLink>
        </>
      )}
      {byLot(data.content).map((diagnoses) => (
        <Lot diagnoses={diagnoses} key={diagnoses[0]?.address} onRemove={setRemoving} />
      ))}
      <Pager
        onPage={(next) => setSearch({ page: String(next) })}
        page={page}
        totalPages={data.totalPages}
        words={words.pager}
      />
      {removing !== undefined && <RemoveDialog diagnosisId={removing} onClose={() => setRemoving(undefined)} />}
    </Screen>
  )
}

function NeedLogin() {
  const words = useWords(ko)
  return (
    <Screen title={words.needLogin}>
      <p>{words.needLoginHow}</p>
      <ButtonLink href={loginLink(DIAGNOSES)} look="primary">
        {words.login}
      </ButtonLink>
    </Screen>
  )
}

/** Asks for confirmation before a diagnosis is removed. */
function RemoveDialog({ diagnosisId, onClose }: { diagnosisId: number; onClose(): void }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(`${PATH}/${diagnosisId}`, { method: 'DELETE' }),
    onSuccess: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: ['diagnoses'] })
    },
  })
  const failure = useSendFailure(error)
  return (
    <ConfirmDialog
      busy={isPending}
      cancel={words.cancel}
      confirm={words.remove}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.removeTitle}
    >
      <p>{words.removeHow}</p>
      {failure && <Failure {...failure} />}
    </ConfirmDialog>
  )
}
