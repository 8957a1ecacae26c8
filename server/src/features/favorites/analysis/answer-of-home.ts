import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import type { Unworded } from '../../../words/message.ts'
import { keptAnswer } from '../../papers/face.ts'
import type { FavoriteServices } from '../services.ts'
import type { ReadHome } from './read-favorite-homes.ts'

/**
 * R-ANSWER-09: what is said first of a saved home: the answer of the diagnosis of its terms, with the papers stored with
 * it. `null` without such a diagnosis. One statement more for a home without papers.
 */
export async function answerOfHome(
  services: FavoriteServices,
  userId: number,
  diagnosis: ReadHome['diagnosis'],
): Promise<Unworded<Required<Pick<FavoriteAnalysis, 'answer' | 'decision'>>>> {
  if (diagnosis?.sameTerms !== true) return { answer: null, decision: null }
  const { diagnosisId, answer, decision } = diagnosis
  return (await keptAnswer(services, { userId, diagnosisId })) ?? { answer, decision }
}
