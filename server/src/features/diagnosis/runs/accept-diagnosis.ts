import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Unworded } from '../../../words/message.ts'
import type { DiagnosisServices } from '../diagnose.ts'
import { type KeyedRequest, oncePerKey, type Settle } from '../once-per-key.ts'
import { findIssuedToken, storeStatusToken } from '../record/status-token.ts'
import { PLANNED_STEPS } from '../step-timings.ts'
import { statusEvent } from './present-run.ts'
import { DIAGNOSIS_JOB } from './run-diagnosis.ts'
import { insertRun, reserveDiagnosisId } from './runs.ts'

/** More than the number of starts of a run: it ends as FAILED before the queue gives it up. */
const QUEUE_ATTEMPTS = 25

/** Accepts a diagnosis: its run, its job and its key are written together, or none of them. */
export async function acceptDiagnosis(
  services: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  keyed: KeyedRequest | null,
): Promise<Unworded<AsyncDiagnosisAccepted>> {
  if (keyed === null) return accept(services, request, requesterUserId)
  return oncePerKey(services, keyed, {
    first: (settle) => accept(services, request, requesterUserId, settle),
    again: (diagnosisId) => acceptedBefore(services, diagnosisId),
  })
}

async function accept(
  { pool, clock, statusTokens }: DiagnosisServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  settle?: Settle,
): Promise<Unworded<AsyncDiagnosisAccepted>> {
  const receivedAt = clock.now()
  const statusToken = statusTokens.issue(receivedAt)
  const { expiresAt } = statusToken
  return inTransaction(pool, async (client) => {
    const diagnosisId = await reserveDiagnosisId(client)
    const events = [statusEvent('RECEIVED', receivedAt)]
    await storeStatusToken(client, diagnosisId, statusToken)
    await insertRun(client, diagnosisId, { requesterUserId, request, events, receivedAt, expiresAt })
    await enqueueJob(client, DIAGNOSIS_JOB, { diagnosisId }, { maxAttempts: QUEUE_ATTEMPTS })
    await settle?.(client, diagnosisId)
    return accepted(diagnosisId, statusToken.token, expiresAt)
  })
}

async function acceptedBefore(
  { pool, statusTokens }: DiagnosisServices,
  diagnosisId: number,
): Promise<Unworded<AsyncDiagnosisAccepted>> {
  const issued = await findIssuedToken(pool, diagnosisId)
  if (issued === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return accepted(diagnosisId, statusTokens.of(issued), issued.expiresAt)
}

function accepted(diagnosisId: number, statusToken: string, expiresAt: Date): Unworded<AsyncDiagnosisAccepted> {
  const planned = { processingStatus: 'RECEIVED', plannedSteps: PLANNED_STEPS } as const
  return { diagnosisId, ...planned, statusToken, expiresAt: seoulDateTime(expiresAt) }
}
