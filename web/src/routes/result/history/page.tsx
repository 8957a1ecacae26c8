import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { api } from '../../../lib/api.ts'
import { loginLink, START } from '../../../lib/links.ts'
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

/** What the logged-in person has diagnosed, by lot. */
export default function History() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [removing, setRemoving] = useState<number>()
  const page = Number(search.get('page') ?? 0) || 0
  const { data, error, refetch } = useQuery({
    queryKey: ['diagnoses', page],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<Page<DiagnosisHistorySummary>>(`${PATH}?page=${page}`, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  const remove = useMutation({
    mutationFn: () => api(`${PATH}/${removing}`, { method: 'DELETE' }),
    onSuccess: () => {
      setRemoving(undefined)
      return queries.invalidateQueries({ queryKey: ['diagnoses'] })
    },
  })
  const notRemoved = useSendFailure(remove.error)
  if (signedIn === false)
    return (
      <Screen title={words.needLogin}>
        <p>{words.needLoginHow}</p>
        <ButtonLink href={loginLink('/diagnoses')} look="primary">
          {words.login}
        </ButtonLink>
      </Screen>
    )
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
      {removing !== undefined && (
        <ConfirmDialog
          busy={remove.isPending}
          cancel={words.cancel}
          confirm={words.remove}
          onClose={() => {
            setRemoving(undefined)
            remove.reset()
          }}
          onConfirm={() => remove.mutate()}
          title={words.removeTitle}
        >
          <p>{words.removeHow}</p>
          {notRemoved && <Failure {...notRemoved} />}
        </ConfirmDialog>
      )}
    </Screen>
  )
}
