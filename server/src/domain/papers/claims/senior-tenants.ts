import { formatManwon } from '../../../words/ko/format.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { PaperHome, SeniorTenants } from '../papers-input.ts'
import { type Claim, plainClaim } from './claim.ts'

const LABEL = '다른 임차인의 보증금'
const ORDER = '임차인마다 확정일자에 따라 순위가 다르지만 모두 먼저 배당받는다고 보았습니다.'
const UNKNOWN = `${LABEL}이 얼마인지 알 수 없습니다. ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 확인하십시오.`

/** What of the deposits of other tenants is known together. Manwon. */
export function typedDeposits({ depositsManwon, sumManwon }: SeniorTenants): number {
  return Math.max(
    sumManwon ?? 0,
    depositsManwon.reduce((sum, deposit) => sum + deposit, 0),
  )
}

/** Whether deposits are left of which nothing was typed. */
export function hasUntypedDeposits({ state, depositsManwon, sumManwon, countKnown }: SeniorTenants): boolean {
  if (state !== 'KNOWN') return true
  const nobody = countKnown === 0 && depositsManwon.length === 0 && sumManwon === null
  if (nobody || sumManwon !== null) return false
  return depositsManwon.length === 0 || (countKnown !== null && countKnown > depositsManwon.length)
}

/**
 * How many other tenants there are of whom no deposit is known by itself; `null`: that is not known either. A home for
 * one household has none but those typed.
 */
export function untypedTenants(tenants: SeniorTenants | null, home: PaperHome): number | null {
  const listed = tenants?.depositsManwon.length ?? 0
  const others = tenants?.countKnown ?? (home.isShared && home.householdCount !== null ? home.householdCount - 1 : null)
  if (others !== null) return Math.max(0, others - listed)
  return home.isShared || (tenants !== null && hasUntypedDeposits(tenants)) ? null : 0
}

/** The claims of the other tenants: what was typed, and what was not as an unknown one. */
export function seniorTenantClaims(tenants: SeniorTenants | null, shared: boolean): Claim[] {
  if (tenants === null) return shared ? [plainClaim('SENIOR_TENANTS', LABEL, null, UNKNOWN)] : []
  const typed = typedDeposits(tenants)
  const claims: Claim[] = []
  if (typed > 0 || !hasUntypedDeposits(tenants)) {
    const sentence =
      typed === 0
        ? '다른 임차인의 보증금이 없다고 적으셨습니다.'
        : `${LABEL} 합계 ${formatManwon(typed)}입니다. ${ORDER}`
    claims.push(plainClaim('SENIOR_TENANTS', LABEL, typed, sentence))
  }
  if (hasUntypedDeposits(tenants)) {
    const label = typed === 0 ? LABEL : `그 밖의 ${LABEL}`
    claims.push(plainClaim('SENIOR_TENANTS', label, null, typed === 0 ? UNKNOWN : `그 밖의 ${UNKNOWN}`))
  }
  return claims
}
