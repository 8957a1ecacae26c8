import type {
  DiagnosisEvent,
  DiagnosisProgress,
  DiagnosisStep,
  ProcessingStatus,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { inPath } from '@lease-risk/contract/in-path'
import { useEffect, useState } from 'react'
import { type FailureKind, kindOf } from '../../lib/errors.ts'
import { type Feed, followFeed } from '../../lib/feed.ts'
import type { Subject } from '../../lib/links.ts'
import { readById, readByToken } from '../../lib/read-diagnosis.ts'

export type Followed = {
  steps: Partial<Record<DiagnosisStep['step'], DiagnosisStep>>
  status: ProcessingStatus
  planned: DiagnosisStep['step'][]
  result: RentRiskDiagnosisResponse | null
  /** Why there is no result. */
  failure: DiagnosisProgress['failure']
  isMissing: boolean
  /** Whether the stream is lost, or a request failed. */
  isLost: boolean
}

const POLL_MS = 2_000
/** An open stream that is silent for this long may have lost the service. */
const STANDS_STILL_MS = 10_000
/** Failures for which a retry would not help. */
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

/** Follows a diagnosis to its end: by its event stream, opened with its token, and by polling if no events arrive. */
export function useFollowed(subject: Subject): Followed {
  const token = 'token' in subject ? subject.token : null
  const diagnosisId = 'token' in subject ? null : subject.diagnosisId
  const [followed, setFollowed] = useState(NOTHING)
  useEffect(
    () => follow(token === null ? { diagnosisId: diagnosisId ?? 0 } : { token }, setFollowed),
    [token, diagnosisId],
  )
  return followed
}

type Update = (change: Partial<Followed> | ((known: Followed) => Partial<Followed>)) => void

/** Returns the function that stops following. */
function follow(subject: Subject, setFollowed: (next: (known: Followed) => Followed) => void): () => void {
  const leaving = new AbortController()
  const update: Update = (change) =>
    setFollowed((known) => ({ ...known, ...(typeof change === 'function' ? change(known) : change) }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const feed = 'token' in subject && subject.token !== '' ? followRun(subject.token, update, () => void ask()) : null
  const ask = async () => {
    clearTimeout(timer)
    const isOver = await read(subject, update, leaving.signal)
    if (leaving.signal.aborted) return
    if (isOver) return feed?.close()
    // events report the progress; polling is for when they do not arrive, or stop
    timer = setTimeout(() => void ask(), feed?.isOpen() ? STANDS_STILL_MS : POLL_MS)
  }
  void ask()
  return () => {
    leaving.abort()
    clearTimeout(timer)
    feed?.close()
  }
}

/** Applies step events as they arrive; any other event, or a break, triggers a poll. */
function followRun(token: string, update: Update, ask: () => void): Feed {
  return followFeed(`/api/rent-risk-diagnoses/async/${inPath(token)}/events`, {
    onEvent(_, data) {
      const event = JSON.parse(data) as DiagnosisEvent
      if (event.type === 'step') update(({ steps }) => ({ steps: { ...steps, [event.step]: event } }))
      // a restarted run restarts its steps
      else if (event.processingStatus === 'RUNNING') update({ status: event.processingStatus, steps: {} })
      else ask()
    },
    onBreak: ask,
  })
}

/** Returns whether the diagnosis has ended. */
async function read(subject: Subject, update: Update, signal: AbortSignal): Promise<boolean> {
  try {
    const answer =
      'token' in subject ? await readByToken(subject.token, signal) : await readById(subject.diagnosisId, signal)
    if ('steps' in answer) {
      const steps = Object.fromEntries(answer.steps.map((step) => [step.step, step]))
      const planned = answer.plannedSteps.map(({ step }) => step)
      update({ steps, planned, status: answer.processingStatus, failure: answer.failure })
      if (answer.processingStatus === 'FAILED') return true
    }
    update({ result: answer.result, isLost: false })
    return answer.result !== null
  } catch (error) {
    if (signal.aborted) return true
    const isMissing = NOT_TO_BE_READ.has(kindOf(error))
    update(isMissing ? { isMissing } : { isLost: true })
    return isMissing
  }
}
