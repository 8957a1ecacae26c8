import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisHistoryQuery, DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import type { Unworded } from '../../words/message.ts'
import { listDiagnoses } from '../diagnosis-record/index.ts'
import { keptAnswers, type PaperServices } from '../papers/index.ts'

/** The user's own diagnoses, newest first; those with stored papers say what they say with them (R-ANSWER-09). */
export async function listOwnDiagnoses(
  services: PaperServices,
  userId: number,
  query: DiagnosisHistoryQuery,
): Promise<Page<Unworded<DiagnosisHistorySummary>>> {
  const page = await listDiagnoses(services.pool, userId, query)
  const answers = await keptAnswers(services, {
    userId,
    diagnosisIds: page.content.map(({ diagnosisId }) => diagnosisId),
  })
  const content = page.content.map((summary) => {
    const kept = answers.get(summary.diagnosisId)
    return { ...summary, withPapers: kept ? { headline: kept.answer.headline, decision: kept.decision } : null }
  })
  return { ...page, content }
}
