import type {
  DiagnosisEvent,
  DiagnosisProgress,
  DiagnosisStep,
  ProcessingStatus,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { useEffect, useState } from 'react'
import { type FailureKind, kindOf } from '../../lib/errors.ts'
import type { Subject } from '../../lib/links.ts'
import { readById, readByToken } from '../../lib/read-diagnosis.ts'

export type Followed = {
  steps: Partial<Record<DiagnosisStep['step'], DiagnosisStep>>
  status: ProcessingStatus
  planned: DiagnosisStep['step'][]
  result: RentRiskDiagnosisResponse | null
  /** Why it came to no result. */
  failure: DiagnosisProgress['failure']
  isMissing: boolean
  /** The stream is lost, or an answer did not come. */
  isLost: boolean
}

const POLL_MS = 2_000
/** A stream that is open and says nothing may be one that lost its service. */
const STANDS_STILL_MS = 10_000
/** Asking again would not help. */
const NOT_TO_BE_READ = new Set<FailureKind>(['missing', 'forbidden', 'login', 'input'])
const NOTHING: Followed = {
  steps: {},
  status: 'RECEIVED',
  planned: [],
  result: null,
  failure: null,
  isMissing: false,
  isLost: false,
}

/** Follows a diagnosis to its end: by its events, which its token opens, and by asking where these do not come. */
export function useFollowed(subject: Subject): Followed {
  const token = 'token' in subject ? subject.token : null
  const diagnosisId = 'token' in subject ? null : subject.diagnosisId
  const [followed, setFollowed] = useState(NOTHING)
  useEffect(() => {
    const leaving = new AbortController()
    const update = (change: Partial<Followed>) => setFollowed((known) => ({ ...known, ...change }))
    const path = !token ? null : `/api/rent-risk-diagnoses/async/${encodeURIComponent(token)}/events`
    const stream = path === null ? null : new EventSource(path)
    let timer: ReturnType<typeof setTimeout> | undefined

    const read = async () => {
      clearTimeout(timer)
      try {
        const told =
          token === null ? await readById(diagnosisId ?? 0, leaving.signal) : await readByToken(token, leaving.signal)
        if ('steps' in told) {
          const steps = Object.fromEntries(told.steps.map((step) => [step.step, step]))
          const planned = told.plannedSteps.map(({ step }) => step)
          update({ steps, planned, status: told.processingStatus, failure: told.failure })
          if (told.processingStatus === 'FAILED') return stream?.close()
        }
        update({ result: told.result, isLost: false })
        if (told.result) return stream?.close()
      } catch (error) {
        if (leaving.signal.aborted) return
        if (NOT_TO_BE_READ.has(kindOf(error))) {
          update({ isMissing: true })
          return stream?.close()
        }
        update({ isLost: true })
      }
      // the events tell what happens; asking is for when they do not come, or stand still
      timer = setTimeout(() => void read(), stream?.readyState === EventSource.OPEN ? STANDS_STILL_MS : POLL_MS)
    }
    stream?.addEventListener('step', ({ data }: MessageEvent<string>) => {
      const step = JSON.parse(data) as Extract<DiagnosisEvent, { type: 'step' }>
      setFollowed((known) => ({ ...known, steps: { ...known.steps, [step.step]: step } }))
    })
    stream?.addEventListener('status', ({ data }: MessageEvent<string>) => {
      const { processingStatus } = JSON.parse(data) as Extract<DiagnosisEvent, { type: 'status' }>
      // a run that is begun anew begins its steps anew
      if (processingStatus === 'RUNNING') update({ status: processingStatus, steps: {} })
      else void read()
    })
    stream?.addEventListener('error', () => void read())
    void read()
    return () => {
      leaving.abort()
      clearTimeout(timer)
      stream?.close()
    }
  }, [token, diagnosisId])
  return followed
}
