import type { LeasePapers, PapersBasis } from '@lease-risk/contract/papers-answer'
import type { Answer } from '../../domain/answer/answer.ts'
import { type Papers, withIds } from '../../domain/papers/calculate-papers.ts'
import type { Caution } from '../../domain/papers/claims/cautions.ts'
import { HOLIDAY_NOTE } from '../../domain/papers/dates/public-holidays.ts'
import type { RegistryHomeMatch } from '../../domain/papers/registry-home.ts'
import { message, type Unworded } from '../../words/message.ts'

type Around = { basis: Unworded<PapersBasis>; answer: Answer; registryHome: RegistryHomeMatch | null }

/** The calculation as returned, with its basis. Refused papers come first among the cautions. */
export function presentPapers(
  papers: Papers,
  { basis, answer: { decision, ...answer }, registryHome }: Around,
  refusals: readonly Caution[],
): Unworded<LeasePapers> {
  const { claims, cautions, ...rest } = papers
  return {
    title: message('PAPERS_TITLE'),
    disclaimer: message('PAPERS_DISCLAIMER'),
    answer,
    decision,
    registryHome,
    basis,
    claimsAhead: claims.ahead,
    claimsBehind: claims.behind,
    totalAhead: claims.totalAhead,
    ...rest,
    holidayNote: HOLIDAY_NOTE,
    cautions: [...refusals.map(withIds), ...cautions],
  }
}
