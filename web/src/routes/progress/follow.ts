import type {
  DiagnosisEvent,
  DiagnosisProgress,
  DiagnosisStep,
  ProcessingStatus,
} from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
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
  useEffect(
    () => follow(token === null ? { diagnosisId: diagnosisId ?? 0 } : { token }, setFollowed),
    [token, diagnosisId],
  )
  return followed
}

type Update = (change: Partial<Followed> | ((known: Followed) => Partial<Followed>)) => void

/** Returns what ends it. */
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
    // the events say what happens; asking is for when they do not come, or stand still
    timer = setTimeout(() => void ask(), feed?.isOpen() ? STANDS_STILL_MS : POLL_MS)
  }
  void ask()
  return () => {
    leaving.abort()
    clearTimeout(timer)
    feed?.close()
  }
}

/** Takes the steps as they happen; what else happens, and a break, is a reason to ask. */
function followRun(token: string, update: Update, ask: () => void): Feed {
  return followFeed(`/api/rent-risk-diagnoses/async/${encodeURIComponent(token)}/events`, {
    onEvent(_, data) {
      const event = JSON.parse(data) as DiagnosisEvent
      if (event.type === 'step') update(({ steps }) => ({ steps: { ...steps, [event.step]: event } }))
      // a run that is begun anew begins its steps anew
      else if (event.processingStatus === 'RUNNING') update({ status: event.processingStatus, steps: {} })
      else ask()
    },
    onBreak: ask,
  })
}

/** Whether nothing more will come. */
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
