import { formatDate, formatManwon } from '../../../words/ko/format.ts'
import { withParticle } from '../../../words/ko/particle.ts'
import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { type Claim, type ClaimKind, plainClaim } from './claim.ts'
import { bySeniority, ENTRY_KIND_FACTS } from './entry-kinds.ts'
import { seniorTenantClaims } from './senior-tenants.ts'
import { standingOf, type TenantPriority, tenantPriority } from './tenant-priority.ts'

export type OrderedClaim = Claim & { order: number }

export type ClaimsAhead = {
  /** In the order in which they would be paid, struck ones at their place. */
  ahead: OrderedClaim[]
  /** Registered after the tenant's priority has started. */
  behind: OrderedClaim[]
  totalAhead: {
    low: number
    /** `null`: something ahead has no known amount. */
    high: number | null
    unknowns: { kind: ClaimKind; label: string; sentence: string }[]
  }
}

/** Everything typed, and everything that was not: what nobody typed is an unknown claim and never none. */
export function claimsAhead(home: PaperHome, typed: TypedPapers): ClaimsAhead {
  const priority = tenantPriority(typed.dates)
  const entries = (typed.registry?.entries ?? []).toSorted(bySeniority)
  const isBehind = (entry: RegistryEntry) => standingOf(entry, priority) === 'BEHIND'
  const ahead = [
    taxClaim(typed.taxArrearsManwon),
    ...(typed.registry === null ? [UNREAD_REGISTRY] : []),
    ...entries.filter((entry) => !isBehind(entry)).map((entry) => entryClaim(entry, priority)),
    ...seniorTenantClaims(typed.seniorTenants, home.isShared),
  ].map(numbered)
  const behind = entries
    .filter(isBehind)
    .map((entry) => entryClaim(entry, priority))
    .map(numbered)
  return { ahead, behind, totalAhead: totalOf(ahead) }
}

const UNREAD_REGISTRY = plainClaim(
  'REGISTRY_NOT_READ',
  '등기부의 권리',
  null,
  `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 먼저 배당받는 권리가 얼마인지 알 수 없습니다.`,
)

function taxClaim(amount: number | null): Claim {
  const sentence =
    amount === null
      ? '임대인의 미납 세금을 적지 않아 세금이 얼마나 먼저 빠져나갈지 알 수 없습니다.'
      : amount === 0
        ? `미납 세금이 없다고 적으셨습니다. ${PAPER_NAMES.TAX_CERTIFICATES}의 발급일 뒤에 생긴 세금은 들어 있지 않습니다.`
        : `미납 세금 ${withParticle(formatManwon(amount), '이/가')} 먼저 배당받는다고 보았습니다. 실제 순위는 세금마다 법정기일로 정해집니다.`
  return plainClaim('TAX_ARREARS', '미납 세금', amount, sentence)
}

function entryClaim(entry: RegistryEntry, priority: TenantPriority): Claim {
  const { kind, registeredOn, cancelled } = entry
  const { label } = ENTRY_KIND_FACTS[kind]
  const amountManwon = entry.amountManwon
  const claim = { ...plainClaim(kind, label, amountManwon, ''), registeredOn, cancelled }
  if (cancelled) {
    const sentence = `${dated(entry)} ${withParticle(label, '은/는')} 말소되어 0원으로 셉니다.`
    return { ...claim, low: 0, high: 0, certainty: 'TYPED', sentence }
  }
  const sentence = entrySentence(entry)
  if (standingOf(entry, priority) !== 'OPEN') return { ...claim, sentence }
  const after = '내 우선변제권보다 뒤에 등기되었으나 앞설 수도 있어, 0원부터 전부까지로 보았습니다.'
  return {
    ...claim,
    low: 0,
    certainty: amountManwon === null ? 'UNKNOWN' : 'RANGE',
    sentence: `${sentence} ${after}`,
  }
}

function entrySentence(entry: RegistryEntry): string {
  const { kind, amountManwon, jointCollateral } = entry
  const { label, amountName, remark } = ENTRY_KIND_FACTS[kind]
  const amount =
    amountManwon === null
      ? `${dated(entry)} ${label}의 ${withParticle(amountName, '을/를')} 적지 않아 얼마가 먼저 빠져나갈지 알 수 없습니다.`
      : `${dated(entry)} ${label}의 ${amountName} ${formatManwon(amountManwon)}입니다.`
  const joint = jointCollateral ? '공동담보이지만 전액을 이 집에서 받아 간다고 보았습니다.' : ''
  return [amount, joint, remark].filter((part) => part !== '').join(' ')
}

function dated({ registeredOn }: RegistryEntry): string {
  return registeredOn === null ? '날짜를 적지 않은' : `${formatDate(registeredOn)}에 등기된`
}

function numbered(claim: Claim, index: number): OrderedClaim {
  return { order: index + 1, ...claim }
}

function totalOf(ahead: readonly Claim[]): ClaimsAhead['totalAhead'] {
  const unknowns = ahead.filter(({ high }) => high === null)
  return {
    low: ahead.reduce((sum, { low }) => sum + low, 0),
    high: unknowns.length > 0 ? null : ahead.reduce((sum, { high }) => sum + (high ?? 0), 0),
    unknowns: unknowns.map(({ kind, label, sentence }) => ({ kind, label, sentence })),
  }
}
