import { formatManwon } from '../../../words/ko/format.ts'
import type { SmallLeaseRegion } from '../../law/law-constant.ts'
import { ruleSetHash } from '../../law/law-in-force.ts'
import { smallLeaseRegion } from '../../law/small-lease-region.ts'
import { smallLeaseTerms } from '../../law/small-lease-terms.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from '../findings/evidence.ts'

const REGION_NAMES: Record<SmallLeaseRegion, string> = {
  SEOUL: '서울특별시',
  OVERCROWDING_ZONE: '과밀억제권역 등',
  METROPOLITAN_CITY: '광역시 등',
  OTHER: '그 밖의 지역',
}

/**
 * The small-lease row of the home's own region today (소액임차인). Where the law's line runs within the district both rows
 * are given. The row that counts is that of the day on which the oldest senior right was registered, and the words say
 * so.
 */
export function smallLeaseEvidence({ terms, address, asOf }: LeaseFacts): Evidence[] {
  if (!address.confirmed) return []
  const membership = smallLeaseRegion(address.legalDistrictCode, asOf)
  return (membership?.regions ?? []).flatMap((region): Evidence[] => {
    const row = smallLeaseTerms(region, asOf)
    if (row === null || membership === null) return []
    const unsure = membership.sureness === 'V' && row.sureness === 'V' ? '' : ', 법령 확인 필요'
    return [
      {
        source: `law:SMALL_LEASE_LIMIT@${ruleSetHash()}`,
        field: 'smallLeaseLimit',
        value: formatManwon(row.limitManwon),
        description: `소액임차인 보증금 기준(${REGION_NAMES[region]}, 우선 변제 금액 ${formatManwon(row.protectedManwon)}, ${row.effectiveFrom} 시행, 확인일 ${row.checkedOn}${unsure}). 입력한 보증금 ${formatManwon(terms.depositManwon)}. 실제 기준은 가장 먼저 설정된 담보권의 등기일에 따라 다릅니다.`,
      },
    ]
  })
}
