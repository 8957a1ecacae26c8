import { type Message, message } from '../../../words/message.ts'
import { sum } from '../../distribution/won.ts'
import type { OtherTenant, PaperHome, SeniorTenants } from '../papers-input.ts'
import { type Claim, plainClaim } from './claim.ts'
import type { TenantPriority } from './tenant-priority.ts'

/** The known sum of the other tenants' deposits, in manwon: the largest that is stated. */
export function typedDeposits(tenants: SeniorTenants): number {
  return Math.max(depositsBesideTable(tenants), sum((tenants.ofHouse ?? []).map(({ depositManwon }) => depositManwon)))
}

/** The same without the table of the house. */
export function depositsBesideTable(tenants: SeniorTenants): number {
  return Math.max(tenants.sumManwon ?? 0, listedDeposits(tenants))
}

/** The sum of the deposits that are known individually. */
export function listedDeposits({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return sum([...depositsManwon, ...tenants.map(({ depositManwon }) => depositManwon)])
}

function listedCount({ depositsManwon, tenants = [] }: SeniorTenants): number {
  return depositsManwon.length + tenants.length
}

/** The number of other tenants as typed; `null`: not known. Where not all are known, 0 is no number of them. */
function knownCount({ state, countKnown }: SeniorTenants): number | null {
  return countKnown === 0 && state !== 'KNOWN' ? null : countKnown
}

/** Whether there are deposits about which nothing was typed. */
export function hasUntypedDeposits(tenants: SeniorTenants): boolean {
  const { state, sumManwon, countKnown, countAtLeast = null } = tenants
  if (state !== 'KNOWN') return true
  const listed = listedCount(tenants)
  const nobody = countKnown === 0 && listed === 0 && sumManwon === null && countAtLeast === null
  if (nobody || sumManwon !== null) return false
  return listed === 0 || Math.max(countKnown ?? 0, countAtLeast ?? 0) > listed
}

/**
 * The number of other tenants whose individual deposit is not known; `null`: the number is not known either. A home for
 * one household has only the typed ones. A list of households only raises the number.
 */
export function untypedTenants(tenants: SeniorTenants | null, home: PaperHome): number | null {
  const listed = tenants === null ? 0 : listedCount(tenants)
  const ofRegister = home.isShared && home.householdCount !== null ? home.householdCount - 1 : null
  const others = (tenants && knownCount(tenants)) ?? ofRegister
  if (others !== null) return Math.max(0, Math.max(others, tenants?.countAtLeast ?? 0) - listed)
  return home.isShared || (tenants !== null && hasUntypedDeposits(tenants)) ? null : 0
}

/** The other tenants without those who rank behind according to their dates. */
export function earlierTenants(seniors: SeniorTenants, { priorityOn }: TenantPriority): SeniorTenants {
  const { tenants = [], countAtLeast = null, ofHouse } = seniors
  const isLater = ({ moveInReportedOn, fixedDateOn }: OtherTenant) =>
    priorityOn !== null && [moveInReportedOn, fixedDateOn].some((day) => day !== null && day > priorityOn)
  const earlier = tenants.filter((tenant) => !isLater(tenant))
  const house = ofHouse && { ofHouse: ofHouse.filter((tenant) => !isLater(tenant)) }
  if (earlier.length === tenants.length) return { ...seniors, ...house }
  const later = tenants.length - earlier.length
  const count = knownCount(seniors) ?? listedCount(seniors)
  const listedByOffice = countAtLeast !== null && countAtLeast > later ? countAtLeast - later : null
  const counts = { countKnown: Math.max(0, count - later), countAtLeast: listedByOffice }
  return { ...seniors, ...house, tenants: earlier, ...counts }
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
