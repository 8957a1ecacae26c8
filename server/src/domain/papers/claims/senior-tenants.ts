import { type Message, message } from '../../../words/message.ts'
import type { OtherTenant, PaperHome, SeniorTenants } from '../papers-input.ts'
import { type Claim, plainClaim } from './claim.ts'
import type { TenantPriority } from './tenant-priority.ts'

/** What of the deposits of other tenants is known together. Manwon. */
export function typedDeposits(tenants: SeniorTenants): number {
  return Math.max(tenants.sumManwon ?? 0, listedDeposits(tenants))
}

/** Of those whose deposits are known one by one. */
export function listedDeposits({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return [...depositsManwon, ...tenants.map(({ depositManwon }) => depositManwon)].reduce((sum, each) => sum + each, 0)
}

function listedCount({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return depositsManwon.length + tenants.length
}

/** Whether deposits are left of which nothing was typed. */
export function hasUntypedDeposits(tenants: SeniorTenants): boolean {
  const { state, sumManwon, countKnown } = tenants
  if (state !== 'KNOWN') return true
  const listed = listedCount(tenants)
  const nobody = countKnown === 0 && listed === 0 && sumManwon === null
  if (nobody || sumManwon !== null) return false
  return listed === 0 || (countKnown !== null && countKnown > listed)
}

/**
 * How many other tenants there are of whom no deposit is known by itself; `null`: that is not known either. A home for
 * one household has none but those typed.
 */
export function untypedTenants(tenants: SeniorTenants | null, home: PaperHome): number | null {
  const listed = tenants === null ? 0 : listedCount(tenants)
  const others = tenants?.countKnown ?? (home.isShared && home.householdCount !== null ? home.householdCount - 1 : null)
  if (others !== null) return Math.max(0, others - listed)
  return home.isShared || (tenants !== null && hasUntypedDeposits(tenants)) ? null : 0
}

/** Without those whose days say that they stand behind. */
export function earlierTenants(seniors: SeniorTenants, { priorityOn }: TenantPriority): SeniorTenants {
  const { tenants = [], countKnown } = seniors
  const isLater = ({ moveInReportedOn, fixedDateOn }: OtherTenant) =>
    priorityOn !== null && [moveInReportedOn, fixedDateOn].some((day) => day !== null && day > priorityOn)
  const earlier = tenants.filter((tenant) => !isLater(tenant))
  if (earlier.length === tenants.length) return seniors
  const count = countKnown ?? listedCount(seniors)
  return { ...seniors, tenants: earlier, countKnown: Math.max(0, count - (tenants.length - earlier.length)) }
}

/** The claims of the other tenants: what was typed, and what was not as an unknown one. */
export function seniorTenantClaims(tenants: SeniorTenants | null, shared: boolean): Claim[] {
  if (tenants === null) return shared ? [unknownDeposits(false)] : []
  const typed = typedDeposits(tenants)
  const hasUntyped = hasUntypedDeposits(tenants)
  return [
    ...(typed > 0 || !hasUntyped ? [plainClaim('SENIOR_TENANTS', typed, sumSentence(typed))] : []),
    ...(hasUntyped ? [unknownDeposits(typed > 0)] : []),
  ]
}

function sumSentence(manwon: number): Message {
  return manwon === 0 ? message('SENIOR_TENANTS_NONE') : message('SENIOR_TENANTS_SUM', { manwon })
}

/** `further`: beside those that were typed. */
function unknownDeposits(further: boolean): Claim {
  const claim = plainClaim('SENIOR_TENANTS', null, message('SENIOR_TENANTS_UNKNOWN', { further }))
  return further ? { ...claim, label: message('CLAIM_NAME', { claim: 'FURTHER_SENIOR_TENANTS' }) } : claim
}
