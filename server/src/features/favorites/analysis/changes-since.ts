import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { seoulDate, yearMonth } from '../../../domain/calendar.ts'
import type { HomeEvidence } from '../../../domain/favorite/favorite.ts'
import { RULE_BOOK_VERSION } from '../../../domain/rule-book/rule-book.ts'
import type { LotReport } from '../../../evidence/favorites/face.ts'
import { formatDate, formatMonths } from '../../../words/ko/format.ts'
import type { HomeDiagnosisRecord } from '../../diagnosis-record/face.ts'

/** What is stored or in force now and was not when the home was diagnosed. */
export function changesSince(
  diagnosis: HomeDiagnosisRecord,
  { register, publicPrice }: Pick<HomeEvidence, 'register' | 'publicPrice'>,
  newDeals: LotReport['newDeals'],
): FavoriteAnalysis['changesSinceDiagnosis'] {
  const registerRenewed = isLater(register.collectedAt, diagnosis.registerCollectedAt, diagnosis.endedAt)
  const publicPriceRenewed =
    publicPrice.state === 'FOUND' &&
    isLater(publicPrice.collectedAt, diagnosis.publicPriceCollectedAt, diagnosis.endedAt)
  const ruleBookChanged = diagnosis.ruleBookVersion !== RULE_BOOK_VERSION
  const changed = [
    ...(newDeals.count > 0
      ? [`이 지번에 새로 저장된 거래가 ${newDeals.count}건 있습니다(${formatMonths(newDeals.months)}).`]
      : []),
    ...(registerRenewed ? ['건축물대장을 새로 받았습니다.'] : []),
    ...(publicPriceRenewed ? ['공시가격을 새로 받았습니다.'] : []),
    ...(ruleBookChanged ? ['점수를 내는 규칙이 바뀌어, 자료와 조건이 같아도 점수가 다를 수 있습니다.'] : []),
  ]
  const since = `${formatDate(seoulDate(diagnosis.createdAt))}의 진단 뒤`
  return {
    diagnosisId: diagnosis.diagnosisId,
    newDealCount: newDeals.count,
    newDealMonths: newDeals.months.map(yearMonth),
    registerRenewed,
    publicPriceRenewed,
    ruleBookChanged,
    sentences:
      changed.length === 0
        ? [`${since} 저장된 자료에서 달라진 것을 찾지 못했습니다. 달라진 것이 없다는 뜻은 아닙니다.`]
        : [`${since} 달라진 것이 있습니다. 다시 진단해 확인하십시오.`, ...changed],
  }
}

/** After what the diagnosis had; where it had none, after its end. */
function isLater(now: Date | null, had: string | null, endedAt: Date): boolean {
  return now !== null && now > (had === null ? endedAt : new Date(had))
}
