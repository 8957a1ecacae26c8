import { type Message, message } from '../../../words/message.ts'
import type { OtherTenant, PaperHome, SeniorTenants } from '../papers-input.ts'
import { type Claim, plainClaim } from './claim.ts'
import type { TenantPriority } from './tenant-priority.ts'

/** The known sum of the other tenants' deposits, in manwon. */
export function typedDeposits(tenants: SeniorTenants): number {
  return Math.max(tenants.sumManwon ?? 0, listedDeposits(tenants))
}

/** The sum of the deposits that are known individually. */
export function listedDeposits({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return [...depositsManwon, ...tenants.map(({ depositManwon }) => depositManwon)].reduce((sum, each) => sum + each, 0)
}

function listedCount({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return depositsManwon.length + tenants.length
}

/** Whether there are deposits about which nothing was typed. */
export function hasUntypedDeposits(tenants: SeniorTenants): boolean {
  const { state, sumManwon, countKnown } = tenants
  if (state !== 'KNOWN') return true
  const listed = listedCount(tenants)
  const nobody = countKnown === 0 && listed === 0 && sumManwon === null
  if (nobody || sumManwon !== null) return false
  return listed === 0 || (countKnown !== null && countKnown > listed)
}

/**
 * The number of other tenants whose individual deposit is not known; `null`: the number is not known either. A home for
 * one household has only the typed ones.
 */
export function untypedTenants(tenants: SeniorTenants | null, home: PaperHome): number | null {
  const listed = tenants === null ? 0 : listedCount(tenants)
  const others = tenants?.countKnown ?? (home.isShared && home.householdCount !== null ? home.householdCount - 1 : null)
  if (others !== null) return Math.max(0, others - listed)
  return home.isShared || (tenants !== null && hasUntypedDeposits(tenants)) ? null : 0
}

/** The other tenants without those who rank behind according to their dates. */
export function earlierTenants(seniors: SeniorTenants, { priorityOn }: TenantPriority): SeniorTenants {
  const { tenants = [], countKnown } = seniors
  const isLater = ({ moveInReportedOn, fixedDateOn }: OtherTenant) =>
    priorityOn !== null && [moveInReportedOn, fixedDateOn].some((day) => day !== null && day > priorityOn)
  const earlier = tenants.filter((tenant) => !isLater(tenant))
  if (earlier.length === tenants.length) return seniors
  const count = countKnown ?? listedCount(seniors)
  return { ...seniors, tenants: earlier, countKnown: Math.max(0, count - (tenants.length - earlier.length)) }
}

/** The claims of the other tenants: the typed amounts, and an unknown claim for the rest. */
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

/** `further`: in addition to the typed deposits. */
function unknownDeposits(further: boolean): Claim {
  const claim = plainClaim('SENIOR_TENANTS', null, message('SENIOR_TENANTS_UNKNOWN', { further }))
  return further ? { ...claim, label: message('CLAIM_NAME', { claim: 'FURTHER_SENIOR_TENANTS' }) } : claim
}
