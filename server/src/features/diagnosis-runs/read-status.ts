import type { AsyncDiagnosisStatus, DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Unworded } from '../../words/message.ts'
import { findOpenedBy, readMadeDiagnosis, readWrittenDiagnosis } from '../diagnosis-record/face.ts'
import { isFinished, presentProgress, presentStatus, runOf } from './present-run.ts'
import { findOwnRun, findRun, type Run } from './runs.ts'

type Services = { pool: Pool; clock: Clock }

/**
 * The run of an asynchronous diagnosis; a diagnosis made while its sender waited is presented as a run.
 * @throws AppError 404 for an unknown or expired token.
 */
export async function readRunByToken({ pool, clock }: Services, statusToken: string): Promise<Run> {
  const opened = await findOpenedBy(pool, statusToken, clock.now())
  if (opened === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  const { diagnosisId, expiresAt } = opened
  const run = await findRun(pool, diagnosisId)
  if (run !== undefined) return run
  const made = await readMadeDiagnosis(pool, diagnosisId)
  if (made === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  return runOf(made, diagnosisId, expiresAt)
}

/** The progress, with the result when there is one. @throws AppError 404 as above. */
export async function readStatus(services: Services, statusToken: string): Promise<Unworded<AsyncDiagnosisStatus>> {
  const run = await readRunByToken(services, statusToken)
  const hasResult = isFinished(run) && run.status !== 'FAILED'
  return presentStatus(run, hasResult ? await readWrittenDiagnosis(services.pool, run.diagnosisId) : null)
}

/** For the owner of a diagnosis that has no result, or none yet; `undefined` when there is no such diagnosis. */
export async function readOwnProgress(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<Unworded<DiagnosisProgress> | undefined> {
  const run = await findOwnRun(pool, diagnosisId, userId)
  return run && presentProgress(run)
}
