import { formatShare, isReadable } from '../assessment/compared-amounts.ts'
import { formatDate, formatManwon } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { ENTRY_NAMES, type EntryName, entryNamed, type NamedEntry } from './registry-entries.ts'

const SENIOR_TENANTS = '다른 임차인의 보증금'

const CLAIM_NAMES = {
  ...ENTRY_NAMES,
  TAX_ARREARS: '미납 세금',
  OWN_TAX: '당해세',
  OTHER_TAX: '그 밖의 세금',
  WAGES: '임금과 퇴직급여',
  SENIOR_TENANTS,
  FURTHER_SENIOR_TENANTS: `그 밖의 ${SENIOR_TENANTS}`,
  REGISTRY_NOT_READ: '등기부의 권리',
}
export type ClaimName = keyof typeof CLAIM_NAMES

/** The name of the amount of an entry; other entries have just an amount. */
const AMOUNT_NAMES: Partial<Record<EntryName, string>> = {
  MORTGAGE: '채권최고액',
  JEONSE_RIGHT: '전세금',
  LEASE_REGISTRATION: '보증금',
  SEIZURE: '청구 금액',
  PROVISIONAL_SEIZURE: '청구 금액',
  AUCTION: '청구 금액',
  TRUST: '우선수익권 금액',
}

const REMARKS: Partial<Record<EntryName, string>> = {
  MORTGAGE: '실제 남은 빚은 채권최고액보다 적을 수 있으나 최고액 전부로 계산했습니다.',
  LEASE_REGISTRATION:
    '이전 임차인이 아직 보증금을 돌려받지 못했다는 기록이며, 등기한 날과 관계없이 먼저 배당받는다고 보았습니다.',
  SEIZURE: '세금이나 보험료이면 등기한 날이 아니라 법정기일로 순위가 정해집니다.',
  PROVISIONAL_SEIZURE: '뒤의 권리자나 임차인과는 금액대로 나누어 배당받습니다.',
  INJUNCTION: '소유권을 다투는 내용이면 임대차가 효력을 잃을 수 있습니다.',
  AUCTION: '위에 적은 권리자가 신청한 경매이면 같은 금액을 두 번 센 것일 수 있으니 사건 기록과 대조하십시오.',
  TRUST: '수탁자의 동의 없이 맺은 임대차는 효력이 없을 수 있습니다.',
  PROVISIONAL_REGISTRATION: '본등기가 되면 그 뒤의 임대차가 효력을 잃을 수 있습니다.',
  NO_LAND_RIGHT: '땅값을 뺀 집값으로 다시 보아야 합니다.',
  SEPARATE_LAND_REGISTRY: `땅에만 설정된 권리가 따로 있으므로 토지 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 확인하십시오.`,
}

/** Claims paid from the price of a home before the deposit. */
export const PAPERS_AHEAD = {
  CLAIM_NAME: ({ claim }: { claim: ClaimName }) => CLAIM_NAMES[claim],
  REGISTRY_NOT_TYPED: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 먼저 배당받는 권리가 얼마인지 알 수 없습니다.`,
  TAX_ARREARS_UNKNOWN: '임대인의 미납 세금을 적지 않아 세금이 얼마나 먼저 빠져나갈지 알 수 없습니다.',
  TAX_ARREARS_NONE: `미납 세금이 없다고 적으셨습니다. ${PAPER_NAMES.TAX_CERTIFICATES}의 발급일 뒤에 생긴 세금은 들어 있지 않습니다.`,
  TAX_ARREARS_AHEAD: ({ manwon, open }: { manwon: number; open: boolean }) =>
    open
      ? `미납 세금 ${formatManwon(manwon)}의 순위는 세금마다 법정기일로 정해지므로, 0원부터 전부까지 먼저 배당받는다고 보았습니다.`
      : `미납 세금 ${withParticle(formatManwon(manwon), '이/가')} 먼저 배당받는다고 보았습니다. 실제 순위는 세금마다 법정기일로 정해집니다.`,
  ENTRY_CANCELLED: (entry: NamedEntry) => `${withParticle(entryNamed(entry), '은/는')} 말소되어 0원으로 셉니다.`,
  ENTRY_AHEAD: ({ amountManwon, jointCollateral, ...entry }: EntryAhead) => {
    const name = AMOUNT_NAMES[entry.kind] ?? '금액'
    const amount =
      amountManwon === null
        ? `${entryNamed(entry)}의 ${withParticle(name, '을/를')} 적지 않아 얼마가 먼저 빠져나갈지 알 수 없습니다.`
        : `${entryNamed(entry)}의 ${name} ${formatManwon(amountManwon)}입니다.`
    const joint = jointCollateral ? ' 공동담보라 이 집에서 많으면 전액을 받아 갑니다.' : ''
    const remark = REMARKS[entry.kind]
    return `${amount}${joint}${remark === undefined ? '' : ` ${remark}`}`
  },
  ENTRY_MAY_BE_AHEAD: '내 우선변제권보다 뒤에 등기되었으나 앞설 수도 있어, 0원부터 전부까지로 보았습니다.',
  ENTRY_AHEAD_OF_PART: '보증금 가운데 확정일자가 더 늦은 부분보다 앞섭니다.',
  TAX_LISTED: ({ kind, manwon, ...tax }: ListedTax) =>
    `${kind === 'NATIONAL' ? '국세' : '지방세'} ${withParticle(formatManwon(manwon), '이/가')} 밀려 있다고 적으셨습니다. ${taxRank(tax)}`,
  WAGES_AHEAD: ({ manwon }: { manwon: number }) =>
    `임대인의 직원에게 밀린 임금과 퇴직급여 ${withParticle(formatManwon(manwon), '이/가')} 소액임차인과 같은 순위로 배당받습니다.`,
  SENIOR_TENANTS_UNKNOWN: ({ further }: { further: boolean }) =>
    `${further ? '그 밖의 ' : ''}${SENIOR_TENANTS}이 얼마인지 알 수 없습니다. ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 확인하십시오.`,
  SENIOR_TENANTS_NONE: '다른 임차인의 보증금이 없다고 적으셨습니다.',
  SENIOR_TENANTS_SUM: ({ manwon }: { manwon: number }) =>
    `${SENIOR_TENANTS} 합계 ${formatManwon(manwon)}입니다. 임차인마다 전입신고와 확정일자에 따라 순위가 다르며, 모두 먼저 배당받을 때의 금액입니다.`,
  COVERAGE: ({ sumManwon, low, mid, high, unknown }: Coverage) => {
    const basis = `입력하신 내용으로 계산하면 보증금과 먼저 배당받는 금액을 더한 ${formatManwon(sumManwon)}은`
    const [least, middle] = [formatShare(low), formatShare(mid)]
    if (high !== null && least === formatShare(high)) return `${basis} 집값의 ${least}입니다.`
    if (high !== null) return `${basis} 집값의 ${least}에서 ${formatShare(high)}까지(가운데 값으로 ${middle})입니다.`
    const open = `금액을 모르는 것(${unknown.join(', ')})이 있어 위쪽 끝은 알 수 없습니다.`
    return isReadable(low)
      ? `${basis} 적어도 집값의 ${least}(가운데 값으로 ${middle})이며, ${open}`
      : `${basis} 집값의 ${least}이며, ${open}`
  },
}

/** `legalDate` `null`: not entered. `standing`: whether it is paid before the deposit, `OPEN`: perhaps. */
type ListedTax = {
  kind: 'NATIONAL' | 'LOCAL'
  ownTax: boolean
  legalDate: string | null
  manwon: number
  standing: 'AHEAD' | 'BEHIND' | 'OPEN'
}

function taxRank({ ownTax, legalDate, standing }: Pick<ListedTax, 'ownTax' | 'legalDate' | 'standing'>): string {
  if (!ownTax)
    return legalDate === null
      ? '법정기일을 적지 않아 순위를 알 수 없습니다.'
      : `법정기일 ${withParticle(formatDate(legalDate), '으로/로')} 순위가 정해집니다.`
  if (standing === 'AHEAD') return '이 집에 부과된 세금(당해세)이라 먼저 빠져나갑니다.'
  return standing === 'BEHIND'
    ? '이 집에 부과된 세금(당해세)이지만 법정기일이 확정일자보다 늦어, 그 몫을 임차인이 먼저 받습니다.'
    : '이 집에 부과된 세금(당해세)이라 먼저 빠져나가지만, 법정기일이 확정일자보다 늦으면 그 몫을 임차인이 먼저 받습니다.'
}

/** `amountManwon` `null`: not entered. */
type EntryAhead = NamedEntry & { amountManwon: number | null; jointCollateral: boolean }
/** Shares of the home's possible values. `high` `null`: open, since the amounts of the `unknown` entries are not known. */
type Coverage = { sumManwon: number; low: number; mid: number; high: number | null; unknown: readonly string[] }
