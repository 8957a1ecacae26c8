import { LAW_CONSTANTS, type SmallLeaseRegion } from '../../domain/law/law-constants.ts'
import type { SmallLeaseTerms } from '../../domain/papers/recovery/small-lease.ts'

/** The region of a legal district; `null`: its code alone does not tell. */
function regionOf(legalDistrictCode: string): SmallLeaseRegion | null {
  return legalDistrictCode.startsWith('11') ? 'SEOUL' : null
}

/** The small-lease terms of a legal district, oldest first; empty where its region is not known. */
export function smallLeaseTable(legalDistrictCode: string): SmallLeaseTerms[] {
  const region = regionOf(legalDistrictCode)
  const ofRegion = LAW_CONSTANTS.filter((constant) => constant.region === region && region !== null)
  const limits = ofRegion.filter(({ id }) => id === 'SMALL_LEASE_LIMIT')
  return limits.flatMap(({ value, effectiveFrom, sureness, sourceName, sourceUrl, checkedOn }) => {
    const share = ofRegion.find((each) => each.id === 'SMALL_LEASE_PROTECTED' && each.effectiveFrom === effectiveFrom)
    if (share === undefined || effectiveFrom === null) return []
    const terms = { limitManwon: value, protectedManwon: share.value, effectiveFrom }
    return [{ ...terms, sureness, source: sourceName, sourceUrl, checkedOn }]
  })
}
