import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { seoulDate, yearMonth } from '../../../domain/calendar.ts'
import type { HomeEvidence } from '../../../domain/favorite/favorite.ts'
import { RULE_BOOK_VERSION } from '../../../domain/rule-book/rule-book.ts'
import type { LotReport } from '../../../evidence/favorites/index.ts'
import { message, type Unworded } from '../../../words/message.ts'
import type { HomeDiagnosisRecord } from '../../diagnosis/index.ts'

/** Data that is stored or in force now and was not when the home was diagnosed. */
export function changesSince(
  diagnosis: HomeDiagnosisRecord,
  { register, publicPrice }: Pick<HomeEvidence, 'register' | 'publicPrice'>,
  newDeals: LotReport['newDeals'],
): Unworded<FavoriteAnalysis['changesSinceDiagnosis']> {
  const registerRenewed = isLater(register.collectedAt, diagnosis.registerCollectedAt, diagnosis.endedAt)
  const publicPriceRenewed =
    publicPrice.state === 'FOUND' &&
    isLater(publicPrice.collectedAt, diagnosis.publicPriceCollectedAt, diagnosis.endedAt)
  const ruleBookChanged = diagnosis.ruleBookVersion !== RULE_BOOK_VERSION
  const changed = [
    ...(newDeals.count > 0 ? [message('NEW_DEALS_OF_LOT', { count: newDeals.count, months: newDeals.months })] : []),
    ...(registerRenewed ? [message('REGISTER_RENEWED')] : []),
    ...(publicPriceRenewed ? [message('PUBLIC_PRICE_RENEWED')] : []),
    ...(ruleBookChanged ? [message('RULE_BOOK_CHANGED')] : []),
  ]
  const day = seoulDate(diagnosis.createdAt)
  return {
    diagnosisId: diagnosis.diagnosisId,
    newDealCount: newDeals.count,
    newDealMonths: newDeals.months.map(yearMonth),
    registerRenewed,
    publicPriceRenewed,
    ruleBookChanged,
    sentences:
      changed.length === 0
        ? [message('NOTHING_CHANGED_SINCE', { day })]
        : [message('CHANGED_SINCE', { day }), ...changed],
  }
}

/** Compared with the data the diagnosis had; if it had none, with its end. */
function isLater(now: Date | null, had: string | null, endedAt: Date): boolean {
  return now !== null && now > (had === null ? endedAt : new Date(had))
}
