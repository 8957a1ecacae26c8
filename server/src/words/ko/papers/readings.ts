import { formatDate, formatManwon } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { entryNamed, type NamedEntry } from './registry-entries.ts'

const SAID = { YES: '같음', NO: '다름', UNKNOWN: '모름' }
const DATE_NAMES = {
  contractOn: '계약일',
  balanceOn: '잔금일',
  moveInOn: '입주일',
  reportOn: '전입신고일',
  fixedDateOn: '확정일자',
  endOn: '끝나는 날',
}

const AMOUNTS = { TAX_ARREARS: '미납 세금', WAGES: '밀린 임금과 퇴직급여', SENIOR_TENANTS: '다른 임차인의 보증금' }
const inHouseholds = (count: number): string => `${count}세대`
const inPeople = (count: number): string => `${count}명`

/** Differences between two readings of the papers. */
export const PAPERS_READINGS = {
  ENTRY_ADDED: ({ amountManwon, ...entry }: NamedEntry & { amountManwon: number | null }) => {
    const amount = amountManwon === null ? '금액은 적지 않으셨습니다' : `금액은 ${formatManwon(amountManwon)}입니다`
    return `${withParticle(entryNamed(entry), '이/가')} 새로 있습니다. ${amount}.`
  },
  ENTRY_REMOVED: (entry: NamedEntry) =>
    `앞서 적은 ${withParticle(entryNamed(entry), '이/가')} 이번에는 없습니다. 말소된 것인지 빠뜨린 것인지 확인하십시오.`,
  ENTRY_STRUCK: (entry: NamedEntry) => `${withParticle(entryNamed(entry), '이/가')} 말소되었습니다.`,
  ENTRY_BACK: (entry: NamedEntry) =>
    `말소로 적었던 ${withParticle(entryNamed(entry), '이/가')} 이번에는 살아 있습니다.`,
  ENTRY_CHANGED: ({ changes, ...entry }: NamedEntry & { changes: readonly string[] }) =>
    `${entryNamed(entry)}: ${changes.join(', ')}.`,
  ENTRY_DATE_CHANGED: ({ before, after }: Changed<string>) =>
    `등기일이 ${known(before, formatDate)}에서 ${withParticle(known(after, formatDate), '으로/로')} 바뀌었습니다`,
  ENTRY_AMOUNT_CHANGED: ({ before, after }: Changed<number>) =>
    `금액이 ${known(before, formatManwon)}에서 ${withParticle(known(after, formatManwon), '으로/로')} 바뀌었습니다`,
  ENTRY_COLLATERAL_CHANGED: ({ joint }: { joint: boolean }): string =>
    joint ? '공동담보가 되었습니다' : '공동담보가 아닌 것으로 바뀌었습니다',
  OWNER_CHANGED: ({ before, after }: { before: keyof typeof SAID; after: keyof typeof SAID }) =>
    `소유자와 임대인: ${SAID[before]}에서 ${withParticle(SAID[after], '으로/로')} 바뀌었습니다. 소유자가 바뀌었으면 누구와 계약하는지 다시 확인하십시오.`,
  AMOUNT_CHANGED: ({ subject, before, after }: Changed<number> & { subject: keyof typeof AMOUNTS }) => {
    const name = AMOUNTS[subject]
    return `${withParticle(name, '이/가')} ${known(before, formatManwon)}에서 ${withParticle(known(after, formatManwon), '으로/로')} 바뀌었습니다.`
  },
  TENANT_COUNT_CHANGED: ({ before, after }: Changed<number>) =>
    `다른 임차인의 수가 ${known(before, inPeople)}에서 ${withParticle(known(after, inPeople), '으로/로')} 바뀌었습니다.`,
  HOUSEHOLDS_LISTED_CHANGED: ({ before, after }: Changed<number>) =>
    `${PAPER_NAMES.RESIDENT_LIST}에서 읽은 다른 세대가 ${known(before, inHouseholds)}에서 ${withParticle(known(after, inHouseholds), '으로/로')} 바뀌었습니다.`,
  MARK_ADDED: ({ issuedOn }: { issuedOn: string | null }) =>
    `${issuedOn === null ? '' : `${formatDate(issuedOn)}에 발급한 `}${PAPER_NAMES.BUILDING_REGISTER}에 위반건축물 표시가 있다고 새로 적으셨습니다.`,
  MARK_REMOVED: `앞서 적은 위반건축물 표시가 이번에는 없습니다. 표시가 없어졌는지 빠뜨린 것인지 새로 발급한 ${PAPER_NAMES.BUILDING_REGISTER}에서 확인하십시오.`,
  DATE_CHANGED: ({ name, before, after }: Changed<string> & { name: keyof typeof DATE_NAMES }) =>
    `${DATE_NAMES[name]}: ${known(before, formatDate)}에서 ${withParticle(known(after, formatDate), '으로/로')} 바뀌었습니다.`,
  NOTHING_CHANGED: '적은 내용에서 달라진 것이 없습니다. 적지 않은 것이 달라졌는지는 알 수 없습니다.',
  READINGS_DIFFER: ({ count, newRights }: { count: number; newRights: number }) => {
    const first = newRights === 0 ? '' : ` 새로 설정된 담보권이 ${newRights}건 있으니 잔금을 보내기 전에 확인하십시오.`
    return `달라진 것이 ${count}건 있습니다.${first}`
  },
}

/** `null`: not entered. */
type Changed<T> = { before: T | null; after: T | null }

function known<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? '알 수 없음' : format(value)
}
