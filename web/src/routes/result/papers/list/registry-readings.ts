import type { RegistryDocumentConfirmationResponse, RegistryOccasion } from '@lease-risk/contract/diagnosis-history'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import type { Subject } from '../../../../lib/links.ts'
import { useLoadFailure } from '../../../../lib/load-failure.ts'
import { deviceRecord } from '../device-record.ts'

type Confirmation = RegistryDocumentConfirmationResponse
export type Reading = Pick<Confirmation, 'status' | 'viewedOn' | 'memo'>
/** The combined state of both readings. They count as received only if both were done. */
export type RegistryStatus = 'NOT_ASKED' | 'PARTLY' | 'NEEDS_HELP' | 'RECEIVED'
type DeviceReadings = Partial<Record<RegistryOccasion, Reading>>
export type RegistryReadings = ReturnType<typeof useRegistryReadings>

export const OCCASIONS: RegistryOccasion[] = ['CONTRACT', 'BALANCE']
const NOT_READ: Reading = { status: 'NOT_CHECKED', viewedOn: null, memo: null }

/** A record without an occasion belongs to the contract. */
export function occasionOf({ occasion }: { occasion: RegistryOccasion | null }): RegistryOccasion {
  return occasion ?? 'CONTRACT'
}

export function registryStatus(readings: Pick<Reading, 'status'>[]): RegistryStatus {
  if (readings.some(({ status }) => status === 'NEEDS_HELP')) return 'NEEDS_HELP'
  const seen = readings.filter(({ status }) => status === 'CHECKED').length
  return seen === 0 ? 'NOT_ASKED' : seen < OCCASIONS.length ? 'PARTLY' : 'RECEIVED'
}

/** The two registry readings, stored with the user's own diagnosis or else on this device. `status` is `undefined` until known. */
export function useRegistryReadings(subject: Subject, diagnosisId: number) {
  const isOwn = !('token' in subject)
  const queries = useQueryClient()
  const stored = deviceRecord<DeviceReadings>('registry', diagnosisId)
  const [device, setDevice] = useState<DeviceReadings>(stored.read)
  const path = `/api/rent-risk-diagnoses/${diagnosisId}/registry-document-confirmation`
  const queryKey = ['registry', diagnosisId]
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled: isOwn,
    queryFn: ({ signal }) => api<Confirmation>(path, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  const history = data?.history ?? []
  const isKnown = !isOwn || data !== undefined
  // readings noted here before the user owned the diagnosis apply until one is stored
  const readingOf = (occasion: RegistryOccasion): Reading =>
    history.find((record) => occasionOf(record) === occasion) ?? device[occasion] ?? NOT_READ
  /** @throws ApiError */
  const keep = async (occasion: RegistryOccasion, reading: Reading) => {
    const { [occasion]: _, ...others } = device
    if (isOwn) {
      const { status, viewedOn, memo } = reading
      const body = { occasion, status, ...(viewedOn ? { viewedOn } : {}), ...(memo ? { memo } : {}) }
      queries.setQueryData(queryKey, await api<Confirmation>(path, { method: 'PUT', body }))
    }
    const next = isOwn ? others : { ...device, [occasion]: reading }
    stored.keep(next)
    setDevice(next)
  }
  return {
    status: isKnown ? registryStatus(OCCASIONS.map(readingOf)) : undefined,
    readingOf,
    keep,
    history,
    isOwn,
    failure,
  }
}
