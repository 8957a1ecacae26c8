import { formatDate } from '../../words/ko/format.ts'
import type { DealFacts } from '../assessment/facts/lease-facts.ts'
import { seoulDate } from '../calendar.ts'

/** When a snapshot (register, public price) was collected, and so whether it was a stored one. Empty when unknown. */
export function collectedWords(collectedAt: string | null, asOf: string): string[] {
  if (collectedAt === null) return []
  const day = seoulDate(new Date(collectedAt))
  return day < asOf
    ? [`저장해 둔 자료를 사용했습니다(수집일 ${formatDate(day)}).`]
    : [`진단 당일에 수집한 자료입니다(수집일 ${formatDate(day)}).`]
}

const BASIS: Record<DealFacts['basis'], string | null> = {
  STORED: '저장해 둔 거래를 사용했습니다',
  COLLECTED: '이번 진단에서 새로 조회한 거래를 함께 사용했습니다',
  STORED_SPARSE: '새로 조회했으나 더해진 거래가 없어 저장해 둔 거래만 사용했습니다',
  NONE: null,
}

/** Whether the deals were stored or newly collected, and when. */
export function dealsCollectedWords({ basis, collectedAt }: DealFacts): string[] {
  const words = BASIS[basis]
  if (words === null) return []
  const day = collectedAt === null ? '' : `(마지막 수집일 ${formatDate(seoulDate(new Date(collectedAt)))})`
  return [`${words}${day}.`]
}
