import type { LeasePapers, PapersBasis } from '@lease-risk/contract/papers-answer'
import { type Papers, withIds } from '../../domain/papers/calculate-papers.ts'
import type { Caution } from '../../domain/papers/claims/cautions.ts'
import { HOLIDAY_NOTE } from '../../domain/papers/dates/public-holidays.ts'

const TITLE = '입력하신 내용으로 계산'
const DISCLAIMER =
  '직접 읽고 적으신 내용으로 한 계산입니다. 확인된 사실이 아니며 점수와 등급에 들어가지 않고, 법률 판단을 대신하지 않습니다.'

/** The calculation as it is answered, with what it rests on. Papers that were refused come first among the cautions. */
export function presentPapers(papers: Papers, basis: PapersBasis, refusals: readonly Caution[]): LeasePapers {
  const { claims, cautions, ...rest } = papers
  return {
    title: TITLE,
    disclaimer: DISCLAIMER,
    basis,
    claimsAhead: claims.ahead,
    claimsBehind: claims.behind,
    totalAhead: claims.totalAhead,
    ...rest,
    holidayNote: HOLIDAY_NOTE,
    cautions: [...refusals.map(withIds), ...cautions],
  }
}
