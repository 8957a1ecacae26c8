import type { PaperRequests, RequestStatus } from '@lease-risk/contract/papers-requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import type { Subject } from '../../../../lib/links.ts'
import { useLoadFailure } from '../../../../lib/load-failure.ts'
import type { Result } from '../../queries.ts'
import { useAnswered } from '../../summary/use-answered.ts'
import { deviceRecord } from '../device-record.ts'
import { type RegistryStatus, useRegistryReadings } from './registry-readings.ts'

export type PaperState = { status: RequestStatus; askedOn?: string; answeredOn?: string; memo?: string }
/** The status shown in the list; for the registry, that of its two readings. */
export type ShownStatus = RequestStatus | RegistryStatus | 'READ'
export const REGISTRY = 'REGISTRY_DOCUMENT'
type PaperStates = Partial<Record<string, PaperState>>

/** Whether a paper with this status is no longer to get. */
export function isThere(status: ShownStatus | undefined): boolean {
  return status === 'RECEIVED' || status === 'READ'
}

/** The state of each paper, stored with the user's own diagnosis or else on this device. `stateOf` is `undefined` until known. */
export function usePaperStates(subject: Subject, result: Result) {
  const { diagnosisId } = result
  const { registryReadOn } = useAnswered(result, subject)
  const isOwn = !('token' in subject)
  const queries = useQueryClient()
  const stored = deviceRecord<PaperStates>('papers', diagnosisId)
  const [device, setDevice] = useState<PaperStates>(stored.read)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/requests`
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', diagnosisId],
    enabled: isOwn,
    queryFn: ({ signal }) => api<PaperRequests>(path, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  // states noted here before the user owned the diagnosis apply until one is stored
  const kept: PaperStates = Object.fromEntries(
    (data?.items ?? [])
      .filter(({ status, memo }) => status !== 'NOT_ASKED' || memo)
      .map(({ paper, status, askedOn, answeredOn, memo }) => [
        paper,
        { status, ...(askedOn ? { askedOn } : {}), ...(answeredOn ? { answeredOn } : {}), ...(memo ? { memo } : {}) },
      ]),
  )
  const keepHere = (next: PaperStates) => {
    stored.keep(next)
    setDevice(next)
  }
  /** @throws ApiError */
  const change = async (code: string, state: PaperState) => {
    // the service stores no state for papers that are not requested from anybody
    if (data?.items.some(({ paper }) => paper === code)) {
      const items = [{ paper: code, ...state }]
      queries.setQueryData(
        ['requests', diagnosisId],
        await api<PaperRequests>(path, { method: 'PUT', body: { items } }),
      )
      const { [code]: _, ...others } = device
      keepHere(others)
    } else keepHere({ ...device, [code]: state })
  }
  const isKnown = !isOwn || data !== undefined
  const stateOf = (code: string): PaperState | undefined =>
    isKnown ? (kept[code] ?? device[code] ?? { status: 'NOT_ASKED' }) : undefined
  const registry = useRegistryReadings(subject, diagnosisId)
  // a registry that was read is ticked as read; that it was checked stays for its reader to say (R-FAV-20)
  const ofRegistry = registryReadOn !== null && registry.status === 'NOT_ASKED' ? 'READ' : registry.status
  const statusOf = (code: string): ShownStatus | undefined => (code === REGISTRY ? ofRegistry : stateOf(code)?.status)
  return { stateOf, statusOf, registry, change, isOwn, failure }
}
