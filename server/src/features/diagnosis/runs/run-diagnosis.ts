import type { ProcessingStatus } from '@lease-risk/contract/diagnosis-async'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { type DiagnosisServices, diagnose } from '../diagnose.ts'
import { ownDiagnosis } from '../record/store-diagnosis.ts'
import { statusEvent, stepEvent } from './present-run.ts'
import { appendFinished, appendProgress, beginRun, finishRun, type RunFailure } from './runs.ts'

export const DIAGNOSIS_JOB = 'diagnosis'

/** A run is started this many times, by workers that fail or are killed; after that it is FAILED. */
const MOST_STARTS = 4

/**
 * The job of the asynchronous form. It may be restarted at any point: a run is finished once, together with its
 * diagnosis.
 */
export function diagnosisJob(services: DiagnosisServices): Job<{ diagnosisId: number }> {
  return {
    name: DIAGNOSIS_JOB,
    run: ({ diagnosisId }, signal) => runDiagnosis(services, diagnosisId, signal),
  }
}

async function runDiagnosis(services: DiagnosisServices, diagnosisId: number, signal: AbortSignal): Promise<void> {
  const { pool, clock, log } = services
  const run = await beginRun(pool, diagnosisId, statusEvent('RUNNING', clock.now()))
  if (run === undefined) return
  if (run.starts > MOST_STARTS) return fail(services, diagnosisId, OUR_FAULT)
  const walkedFrom = clock.now()
  const diagnosing = diagnose(services, run.request, run.requesterUserId, {
    diagnosisId,
    async onStep(step) {
      // another worker may have started the run by now
      if (signal.aborted) return
      await appendProgress(pool, diagnosisId, stepEvent(step, walkedFrom)).catch((error) =>
        log.warn({ err: error, diagnosisId }, 'a step of a diagnosis is not published'),
      )
    },
    async settle(client, _diagnosisId, status) {
      const finished = await finish(client, diagnosisId, { status, failure: null, at: clock.now() })
      if (finished === undefined) throw new Error(`diagnosis ${diagnosisId} was finished by another worker`)
      // taken over by a user in the meantime
      const { requesterUserId } = finished
      if (requesterUserId !== null) await ownDiagnosis(client, diagnosisId, requesterUserId)
    },
  })
  try {
    await orAborted(diagnosing, signal)
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return fail(services, diagnosisId, error)
    if (signal.aborted || run.starts < MOST_STARTS) throw error
    log.error({ err: error, diagnosisId }, 'an asynchronous diagnosis failed')
    await fail(services, diagnosisId, OUR_FAULT)
  }
}

const OUR_FAULT: RunFailure = new AppError('COMMON_500_INTERNAL')

async function fail(
  { pool, clock }: Pick<DiagnosisServices, 'pool' | 'clock'>,
  diagnosisId: number,
  { code, message }: RunFailure,
): Promise<void> {
  const end = { status: 'FAILED', failure: { code, message }, at: clock.now() } as const
  await inTransaction(pool, (client) => finish(client, diagnosisId, end))
}

/**
 * Finishes the run and publishes the event together. @returns the run's owner; `undefined` when it was finished before,
 * or is gone.
 */
async function finish(
  transaction: Queryable,
  diagnosisId: number,
  { status, failure, at }: { status: ProcessingStatus; failure: RunFailure | null; at: Date },
): Promise<{ requesterUserId: number | null } | undefined> {
  const run = await finishRun(transaction, diagnosisId, { status, failure, event: statusEvent(status, at), at })
  if (run === undefined) return undefined
  await appendFinished(transaction, { diagnosisId, userId: run.requesterUserId, processingStatus: status }, at)
  return run
}

/** Stops waiting for work that outlives the service's shutdown; its result is then ignored. */
async function orAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  work.catch(() => undefined)
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(new Error('the service stops'))
  signal.addEventListener('abort', abort, { once: true })
  try {
    if (signal.aborted) abort()
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
