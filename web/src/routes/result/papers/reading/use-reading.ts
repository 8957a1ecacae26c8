import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import type { Subject } from '../../../../lib/links.ts'
import { deviceRecord } from '../device-record.ts'

/**
 * The values read on papers and typed. Changes stay on this device; the owner of the diagnosis can also save them.
 * `isLoaded` false: what was saved is not there yet, or failed to load (`failure`), which never means that there is none.
 */
export function useReading(subject: Subject, diagnosisId: number) {
  const isOwn = !('token' in subject)
  const queries = useQueryClient()
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/papers`
  const key = ['papers', diagnosisId]
  const {
    data: kept,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    enabled: isOwn,
    queryFn: ({ signal }) => api<KeptPapers>(path, { signal }),
  })
  const stored = deviceRecord<PaperReading>('reading', diagnosisId)
  const [typed, setTyped] = useState<PaperReading | null>(() => {
    const device = stored.read()
    return Object.keys(device).length === 0 ? null : device
  })
  const reading = typed ?? kept?.reading ?? {}
  const change = (next: Partial<PaperReading>) => {
    const changed = { ...reading, ...next }
    stored.keep(changed)
    setTyped(changed)
  }
  /** @throws ApiError 409 if another version was saved meanwhile */
  const keep = async () => {
    const body = { version: kept?.version ?? 0, ...reading }
    queries.setQueryData(key, await api<KeptPapers>(path, { method: 'PUT', body }))
    stored.forget()
    setTyped(null)
  }
  const isLoaded = !isOwn || typed !== null || kept !== undefined
  return {
    reading,
    isLoaded,
    failure: isLoaded ? null : error,
    retry: () => void refetch(),
    change,
    keep,
    kept,
    isOwn,
    isChanged: typed !== null,
  }
}
