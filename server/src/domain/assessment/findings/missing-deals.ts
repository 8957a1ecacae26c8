import { formatMonths } from '../../../words/ko/format.ts'
import { checkOf } from '../../checks/catalogue.ts'
import type { CheckId } from '../../checks/check.ts'
import { PURPOSE_LABELS } from '../../wording/labels.ts'
import { whyMissing } from '../../wording/missing-words.ts'
import type { DealFacts, LeaseFacts } from '../facts/lease-facts.ts'
import type { MissingData } from './evidence.ts'
import { type Finding, finding } from './finding.ts'
import { addressNotConfirmed } from './not-asked.ts'

/** No past lease to compare with, and why. */
export function leasesMissing({ leases, terms, address, jeonseEstimate }: LeaseFacts): Finding {
  if (!address.confirmed) return addressNotConfirmed()
  const purpose = PURPOSE_LABELS[terms.purpose]
  const none = `최근 ${leases.months.length}개월(${formatMonths(leases.months)})에 공개된 ${purpose} 거래를 찾지 못했습니다.`
  const why =
    leases.status === 'FOUND'
      ? `전월세 거래는 있으나 비교할 ${purpose} 거래가 없습니다.`
      : whyMissing(leases, '전월세 실거래를', none)
  const checks = checksFor(leases, 'LEASE_PRICE')
  const gap = { missing: [missing('rent-transaction', why, checks)], checks }
  return jeonseEstimate === null
    ? finding('LEASES_MISSING', 'GAP', {
        sentence: `${why} 그래서 입력하신 금액이 과거 거래보다 높은지 판단하지 않았습니다.`,
        ...gap,
      })
    : finding('NO_RECENT_LEASES', 'NOTE', {
        sentence: `${why} 그래서 최근 거래의 중앙값이 아니라 추정 전세 보증금과 비교했습니다.`,
        ...gap,
      })
}

/** No past sale to compare with, and why. */
export function salesMissing({ sales, address, valueEstimate }: LeaseFacts): Finding {
  if (!address.confirmed) return addressNotConfirmed()
  const none = `최근 ${sales.months.length}개월(${formatMonths(sales.months)})에 공개된 매매 거래를 찾지 못했습니다.`
  const why =
    sales.status === 'FOUND' ? '비교에 쓸 수 있는 매매 거래가 없습니다.' : whyMissing(sales, '매매 실거래를', none)
  const checks = checksFor(sales, 'MARKET_PRICE')
  const gap = { missing: [missing('sale-transaction', why, checks)], checks }
  return valueEstimate === null
    ? finding('SALES_MISSING', 'GAP', {
        sentence: `${why} 그래서 보증금이 매매가에 비해 높은지 판단하지 않았습니다.`,
        ...gap,
      })
    : finding('NO_RECENT_SALES', 'NOTE', {
        sentence: `${why} 그래서 최근 거래의 중앙값이 아니라 추정 매매가와 비교했습니다.`,
        ...gap,
      })
}

/** Nobody is sent to a site that has no data for the use; an open type is settled first. */
function checksFor({ reason }: DealFacts, price: CheckId): readonly CheckId[] {
  if (reason === 'TYPE_NOT_TRADED') return []
  return reason === 'TYPE_UNKNOWN' ? ['BUILDING_REGISTER'] : [price]
}

function missing(field: string, reason: string, checks: readonly CheckId[]): MissingData {
  const [checkId = null] = checks
  const requiredAction =
    checkId === null ? '주변 중개사무소에서 같은 건물의 임대와 매매 금액을 물어 확인하십시오.' : checkOf(checkId).action
  return { field, reason, requiredAction, checkId }
}
