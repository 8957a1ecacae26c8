import { formatDate } from '../../../words/ko/format.ts'
import { approvedOn } from '../criteria/building-age.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

/** `주용도 공동주택, 기타용도 다세대주택, 사용승인일 2001년 12월 24일`; `null` where no one building was determined. */
export function whatStands({ property, asOf }: LeaseFacts): string | null {
  const { building } = property
  if (building === null) return null
  const approved = approvedOn(property, asOf)
  const parts = [
    building.mainUseName === null ? null : `주용도 ${building.mainUseName}`,
    building.detailUse === null ? null : `기타용도 ${building.detailUse}`,
    approved === null ? null : `사용승인일 ${formatDate(approved.date)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
