import { PAPER_NAMES } from '../../checks/paper-names.ts'
/** Kinds of entries in a registry document that a tenant has to know. */
export const ENTRY_KINDS = [
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'TRUST',
  'PROVISIONAL_REGISTRATION',
  'NO_LAND_RIGHT',
  'SEPARATE_LAND_REGISTRY',
  'OTHER',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

type KindFacts = {
  label: string
  /** What the amount beside the entry is called. */
  amountName: string
  /** A security right (담보권): the day of the oldest one decides which small-lease terms apply. */
  isSecurityRight: boolean
  /** Where it takes effect, the lease may bind nobody. */
  shakesLease: boolean
  /**
   * `DATE`: ranks by its day of registration. `EARLIER`: it keeps a rank from before (임차권등기). `OPEN`: the claim
   * behind it may be older than the entry (a tax counts from its 법정기일).
   */
  rank: 'DATE' | 'EARLIER' | 'OPEN'
  /** Added to the sentence of a claim. */
  remark: string
}

const claim = { amountName: '금액', isSecurityRight: false, shakesLease: false, rank: 'DATE' } as const

export const ENTRY_KIND_FACTS: Record<EntryKind, KindFacts> = {
  MORTGAGE: {
    ...claim,
    label: '근저당권',
    amountName: '채권최고액',
    isSecurityRight: true,
    remark: '실제 남은 빚은 채권최고액보다 적을 수 있으나 최고액 전부로 계산했습니다.',
  },
  JEONSE_RIGHT: { ...claim, label: '전세권', amountName: '전세금', isSecurityRight: true, remark: '' },
  LEASE_REGISTRATION: {
    ...claim,
    label: '임차권등기',
    amountName: '보증금',
    rank: 'EARLIER',
    remark:
      '이전 임차인이 아직 보증금을 돌려받지 못했다는 기록이며, 등기한 날과 관계없이 먼저 배당받는다고 보았습니다.',
  },
  SEIZURE: {
    ...claim,
    label: '압류',
    amountName: '청구 금액',
    rank: 'OPEN',
    remark: '세금이나 보험료이면 등기한 날이 아니라 법정기일로 순위가 정해집니다.',
  },
  PROVISIONAL_SEIZURE: {
    ...claim,
    label: '가압류',
    amountName: '청구 금액',
    remark: '임차인과 나누어 배당받을 수도 있으나 전부 먼저 받는다고 보았습니다.',
  },
  INJUNCTION: {
    ...claim,
    label: '가처분',
    shakesLease: true,
    remark: '소유권을 다투는 내용이면 임대차가 효력을 잃을 수 있습니다.',
  },
  AUCTION: {
    ...claim,
    label: '경매개시결정',
    amountName: '청구 금액',
    remark: '위에 적은 권리자가 신청한 경매이면 같은 금액을 두 번 센 것일 수 있으니 사건 기록과 대조하십시오.',
  },
  TRUST: {
    ...claim,
    label: '신탁',
    amountName: '우선수익권 금액',
    shakesLease: true,
    remark: '수탁자의 동의 없이 맺은 임대차는 효력이 없을 수 있습니다.',
  },
  PROVISIONAL_REGISTRATION: {
    ...claim,
    label: '가등기',
    shakesLease: true,
    remark: '본등기가 되면 그 뒤의 임대차가 효력을 잃을 수 있습니다.',
  },
  NO_LAND_RIGHT: { ...claim, label: '대지권 없음', remark: '땅값을 뺀 집값으로 다시 보아야 합니다.' },
  SEPARATE_LAND_REGISTRY: {
    ...claim,
    label: '토지별도등기',
    remark: `땅에만 설정된 권리가 따로 있으므로 토지 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 확인하십시오.`,
  },
  OTHER: { ...claim, label: '그 밖의 등기', remark: '' },
}

/** The date from which an entry counts as read; what is not typed may be as old as can be. */
export function bySeniority(a: { registeredOn: string | null }, b: { registeredOn: string | null }): number {
  const [first, second] = [a.registeredOn ?? '', b.registeredOn ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
