import { randomUUID } from 'node:crypto'
import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { seoulDateTime } from '../../domain/calendar.ts'
import { enqueueJob } from '../../platform/enqueue-job.ts'
import { AppError } from '../../platform/http/errors.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  type DiagnosisServices,
  type KeyedRequest,
  oncePerKey,
  PLANNED_STEPS,
  type Settle,
} from '../diagnosis/index.ts'
import { hashStatusToken, type StatusTokens } from '../diagnosis-record/index.ts'
import { statusEvent } from './present-run.ts'
import { DIAGNOSIS_JOB } from './run-diagnosis.ts'
import { findNonce, insertRun, reserveDiagnosisId } from './runs.ts'

export type AsyncServices = DiagnosisServices & { statusTokens: StatusTokens }

/** How long a status token shows its diagnosis. */
const TOKEN_DAYS = 7
/** More than a run is ever begun: it ends as FAILED before the queue gives it up. */
const QUEUE_ATTEMPTS = 25

/** Takes a diagnosis on: its run, its job and its key are written together, or none of them. */
export async function acceptDiagnosis(
  services: AsyncServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  keyed: KeyedRequest | null,
): Promise<AsyncDiagnosisAccepted> {
  if (keyed === null) return accept(services, request, requesterUserId)
  return oncePerKey(services, keyed, {
    first: (settle) => accept(services, request, requesterUserId, settle),
    again: (diagnosisId) => acceptedBefore(services, diagnosisId),
  })
}

async function accept(
  { pool, clock, statusTokens }: AsyncServices,
  request: RentRiskDiagnosisRequest,
  requesterUserId: number | null,
  settle?: Settle,
): Promise<AsyncDiagnosisAccepted> {
  const receivedAt = clock.now()
  const expiresAt = new Date(receivedAt.getTime() + TOKEN_DAYS * 24 * 60 * 60_000)
  const nonce = randomUUID()
  return inTransaction(pool, async (client) => {
    const diagnosisId = await reserveDiagnosisId(client)
    const statusToken = statusTokens.of(diagnosisId, nonce)
    const events = [statusEvent('RECEIVED', receivedAt)]
    const tokenHash = hashStatusToken(statusToken)
    await insertRun(client, diagnosisId, { tokenHash, nonce, requesterUserId, request, events, receivedAt, expiresAt })
    await enqueueJob(client, DIAGNOSIS_JOB, { diagnosisId }, { maxAttempts: QUEUE_ATTEMPTS })
    await settle?.(client, diagnosisId)
    return accepted(diagnosisId, statusToken, expiresAt)
  })
}

async function acceptedBefore(
  { pool, statusTokens }: AsyncServices,
  diagnosisId: number,
): Promise<AsyncDiagnosisAccepted> {
  const run = await findNonce(pool, diagnosisId)
  if (run === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return accepted(diagnosisId, statusTokens.of(diagnosisId, run.nonce), run.expiresAt)
}

function accepted(diagnosisId: number, statusToken: string, expiresAt: Date): AsyncDiagnosisAccepted {
  const planned = { processingStatus: 'RECEIVED', plannedSteps: PLANNED_STEPS } as const
  return { diagnosisId, ...planned, statusToken, expiresAt: seoulDateTime(expiresAt) }
}
