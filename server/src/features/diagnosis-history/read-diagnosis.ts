import type { DiagnosisProgress } from '@lease-risk/contract/diagnosis-async'
import { AppError } from '../../platform/http/errors.ts'
import type { Unworded } from '../../words/message.ts'
import { readOwnDiagnosis, type StoredAnswer } from '../diagnosis-record/index.ts'
import { readOwnProgress } from '../diagnosis-runs/index.ts'
import { keptAnswer, type PaperServices } from '../papers/index.ts'

/**
 * The stored answer, read first with the papers that were stored since (R-ANSWER-09); the progress of a diagnosis without an answer. @throws AppError 404 also for another user's
 * diagnosis.
 */
export async function readDiagnosis(
  services: PaperServices,
  userId: number,
  diagnosisId: number,
): Promise<({ diagnosisId: number } & StoredAnswer) | Unworded<DiagnosisProgress>> {
  const { pool } = services
  const stored = await readOwnDiagnosis(pool, userId, diagnosisId)
  if (stored !== undefined) {
    const withPapers = await keptAnswer(services, { userId, diagnosisId })
    return { ...stored, ...(stored.answer && { decision: stored.decisionSummary.statusCode }), ...withPapers }
  }
  const progress = await readOwnProgress(pool, userId, diagnosisId)
  if (progress === undefined) throw new AppError('DIAGNOSIS_404_NOT_FOUND')
  // completed between the two look-ups
  if (progress.finishedAt !== null && progress.failure === null) return readDiagnosis(services, userId, diagnosisId)
  return progress
}
