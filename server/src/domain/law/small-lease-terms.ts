import type { LawConstant, SmallLeaseRegion, Sureness } from './law-constant.ts'
import { lawInForce } from './law-in-force.ts'

/** The decree's terms for a small lease in one region (소액임차인 최우선변제). Manwon. */
export type SmallLeaseTerms = {
  /** Highest deposit that is protected at all; a deposit one won higher has no protection. */
  limitManwon: number
  /** Part of the deposit that is paid before all security rights. */
  protectedManwon: number
  effectiveFrom: string
  sureness: Sureness
  source: string
  sourceUrl: string | null
  checkedOn: string
}

/**
 * The row in force in a region on a day (`YYYY-MM-DD`): that of the oldest senior security right, or today if there is
 * none. `null` before 1990-02-19, and before 2001-09-15 for the overcrowding zone, which was not yet in the decree.
 */
export function smallLeaseTerms(region: SmallLeaseRegion, day: string): SmallLeaseTerms | null {
  const inRegion = (constant: LawConstant): boolean => constant.region === region
  const limit = lawInForce('SMALL_LEASE_LIMIT', day).find(inRegion)
  const share = lawInForce('SMALL_LEASE_PROTECTED', day).find(inRegion)
  if (limit === undefined || share === undefined || limit.effectiveFrom === null) return null
  return {
    limitManwon: limit.value,
    protectedManwon: share.value,
    effectiveFrom: limit.effectiveFrom,
    sureness: limit.sureness,
    source: limit.sourceName,
    sourceUrl: limit.sourceUrl,
    checkedOn: limit.checkedOn,
  }
}
