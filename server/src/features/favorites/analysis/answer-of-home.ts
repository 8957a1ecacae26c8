import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import type { PaperTerms } from '@lease-risk/contract/papers-input'
import type { FavoriteTerms } from '../../../domain/favorite/favorite.ts'
import type { Unworded } from '../../../words/message.ts'
import { keptAnswer } from '../../papers/index.ts'
import type { FavoriteServices } from '../services.ts'
import type { ReadHome } from './read-favorite-homes.ts'

/**
 * R-ANSWER-09: what is said first of a saved home: the answer of the diagnosis of its terms, with the papers stored with
 * it. Where its terms are others, papers still say what they say, with these terms (R-ANSWER-14); without papers: `null`. One
 * statement more for a home without papers.
 */
export async function answerOfHome(
  services: FavoriteServices,
  userId: number,
  { diagnosis, home }: Pick<ReadHome, 'diagnosis' | 'home'>,
): Promise<Unworded<Required<Pick<FavoriteAnalysis, 'answer' | 'decision'>>>> {
  if (diagnosis === null) return { answer: null, decision: null }
  const { diagnosisId, answer, decision, sameTerms } = diagnosis
  const owner = { userId, diagnosisId }
  if (sameTerms) return (await keptAnswer(services, owner)) ?? { answer, decision }
  const terms = typedTerms(home.terms)
  return (terms && (await keptAnswer(services, owner, terms))) ?? { answer: null, decision: null }
}

/** `null`: the deposit is not known. */
function typedTerms({ purpose, depositManwon, monthlyRentManwon }: FavoriteTerms): PaperTerms | null {
  if (depositManwon === null) return null
  return {
    contractPurpose: purpose ?? 'JEONSE',
    depositAmountManwon: depositManwon,
    ...(monthlyRentManwon !== null && { monthlyRentAmountManwon: monthlyRentManwon }),
  }
}
