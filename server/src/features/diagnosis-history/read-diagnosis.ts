import type { DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import type { Pool } from 'pg'
import { AppError } from '../../platform/http/errors.ts'
import type { Unworded } from '../../words/message.ts'
import { readOwnDiagnosis, type StoredAnswer } from '../diagnosis-record/face.ts'
import { readOwnProgress } from '../diagnosis-runs/face.ts'

/**
 * The stored answer; the progress of a diagnosis without an answer. @throws AppError 404 also for another user's
 * diagnosis.
 */
export async function readDiagnosis(
  pool: Pool,
  userId: number,
  diagnosisId: number,
): Promise<({ diagnosisId: number } & StoredAnswer) | Unworded<DiagnosisProgress>> {
  const answer = await readOwnDiagnosis(pool, userId, diagnosisId)
  if (answer !== undefined) return answer
  const progress = await readOwnProgress(pool, userId, diagnosisId)
  if (progress === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  // completed between the two look-ups
  if (progress.finishedAt !== null && progress.failure === null) return readDiagnosis(pool, userId, diagnosisId)
  return progress
}
