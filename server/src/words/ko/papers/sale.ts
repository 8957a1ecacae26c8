import { formatCount, formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { type EntryName, entryNamed } from './registry-entries.ts'

/** The ground on which somebody receives a part of the price. */
export type DistributionGround =
  | 'WAGES'
  | 'SMALL_LEASE'
  | 'SMALL_LEASE_TODAY'
  | 'OWN_TAX'
  | 'INSTEAD_OF_OWN_TAX'
  | 'RANK_SECURITY'
  | 'RANK_TENANT'
  | 'RANK_TAX'
  | 'RANK_WAGES'
  | 'RANK_CREDITOR'
  | 'EQUAL_SHARE'
  | 'SHARE_ONLY'
  | 'REST'

const GROUNDS: Record<DistributionGround, { basis: string; law: string }> = {
  WAGES: {
    basis: '최종 3개월분 임금과 최종 3년간 퇴직급여',
    law: '근로기준법 제38조 제2항, 근로자퇴직급여 보장법 제12조 제2항',
  },
  SMALL_LEASE: { basis: '소액임차인 최우선변제(담보권이 등기된 날의 기준)', law: '주택임대차보호법 제8조' },
  SMALL_LEASE_TODAY: {
    basis: '소액임차인 최우선변제(마지막 담보권 다음, 지금의 기준)',
    law: '주택임대차보호법 제8조, 대법원 2001다84824',
  },
  OWN_TAX: {
    basis: '이 집에 부과된 세금(당해세)',
    law: '국세기본법 제35조 제3항, 지방세기본법 제71조 제5항. 법령 확인 필요.',
  },
  INSTEAD_OF_OWN_TAX: {
    basis: '확정일자보다 법정기일이 늦은 당해세의 몫',
    law: '국세기본법 제35조 제7항, 지방세기본법 제71조 제6항. 법령 확인 필요.',
  },
  RANK_SECURITY: { basis: '등기한 날의 순위', law: '민사집행법 제145조. 법령 확인 필요.' },
  RANK_TENANT: { basis: '대항력과 확정일자 가운데 늦은 날의 순위', law: '주택임대차보호법 제3조의2 제2항' },
  RANK_TAX: { basis: '법정기일의 순위', law: '국세기본법 제35조, 지방세기본법 제71조' },
  RANK_WAGES: { basis: '임금의 순위', law: '근로기준법 제38조' },
  RANK_CREDITOR: { basis: '적으신 권리의 순위', law: '민사집행법 제145조. 법령 확인 필요.' },
  EQUAL_SHARE: {
    basis: '앞선 가압류와 금액대로 나눈 뒤, 뒤의 권리에서 모자라는 만큼 흡수',
    law: '대법원 86다카2570, 94마417, 92다30597. 법령 확인 필요.',
  },
  SHARE_ONLY: {
    basis: '다른 권리와 금액대로 나눈 몫(모자라도 뒤에서 흡수하지 않음)',
    law: '대법원 86다카2570, 94마417',
  },
  REST: { basis: '모두 배당하고 남는 금액', law: '소유자에게 돌아갑니다.' },
}

const CONSTANT_NAMES = {
  BASE_RATE: '한국은행 기준금리',
  CONVERSION_SPREAD: '전월세 전환율에 더하는 이율',
  CONVERSION_CEILING: '전월세 전환율의 상한',
  MARKET_CONVERSION_RATE: '시장 전월세 전환율',
  CAUTION_DEPOSIT_SHARE: '주의로 보는 보증금 비율',
  DANGER_DEPOSIT_SHARE: '위험으로 보는 보증금 비율',
  SEVERE_DEPOSIT_SHARE: '심각으로 보는 보증금 비율',
  HUG_PUBLIC_PRICE_SHARE: 'HUG가 인정하는 공시가격의 배수',
  SMALL_LEASE_LIMIT: '소액임차인 보증금 기준',
  SMALL_LEASE_PROTECTED: '최우선변제 금액',
  AUCTION_COSTS: '경매 집행비용의 비율',
  RECENT_MORTGAGE_DAYS: '최근에 설정된 것으로 보는 기간',
  GAP_STARTS_AT: '잔금일에 은행과 등기소가 여는 시각',
  SMALL_LEASE_CAP: '최우선변제금 합계의 한도(주택 가액의 비율)',
  STANDING_NEXT_DAY: '대항력이 생기는 다음 날의 시각',
  TAX_VIEWING_DEPOSIT: '동의 없이 미납 국세와 지방세를 열람할 수 있는 보증금',
  LEASE_REPORT_DEPOSIT: '임대차 신고 대상 보증금',
  LEASE_REPORT_RENT: '임대차 신고 대상 월세',
  LEASE_REPORT_DAYS: '임대차 신고 기한',
  RENEWAL_FROM_MONTHS: '계약갱신 요구를 할 수 있는 때(끝나기 전)',
  RENEWAL_UNTIL_MONTHS: '계약갱신 요구의 기한(끝나기 전)',
  GUARANTEE_TERM_SHARE: '반환보증을 신청할 수 있는 계약 기간의 비율',
  HUG_DEPOSIT_CAP_CAPITAL: 'HUG 보증금 한도(수도권)',
  HUG_DEPOSIT_CAP_OTHER: 'HUG 보증금 한도(그 밖의 지역)',
  HUG_PRICE_SHARE: 'HUG가 인정하는 주택 가격의 비율',
  HUG_SENIOR_SHARE: 'HUG 선순위 채권의 비율(주택 가격 기준)',
  HUG_SENIOR_SHARE_OF_90: 'HUG 선순위 채권의 비율(주택 가격의 90% 기준)',
  HUG_PRICE_CAP: 'HUG 주택 가격 한도',
  HUG_SHARED_HOUSE_SHARE: 'HUG 단독·다가구의 선순위 비율(다른 임차인의 보증금 포함)',
  HF_DEPOSIT_CAP_CAPITAL: 'HF 보증금 한도(수도권)',
  HF_DEPOSIT_CAP_OTHER: 'HF 보증금 한도(그 밖의 지역)',
  HF_SENIOR_SHARE_OF_PRICE: 'HF 선순위 근저당의 비율(주택 가격 전부에 대한 60%)',
  HF_SENIOR_SHARE: 'HF 선순위 근저당의 비율(주택 가격의 90%에 대한 60%)',
  HF_SHARED_HOUSE_SHARE: 'HF 단독·다가구의 선순위 합계 비율',
  SGI_DEPOSIT_CAP_NOT_APARTMENT: 'SGI 보증금 한도(아파트가 아닌 집)',
  OWNER_LOAN_LIMIT: '임대인이 보증금을 돌려주려고 받는 대출의 한도(수도권과 규제지역)',
  JEONSE_LOAN_SHARE_CAPITAL: '전세대출의 보증 비율(수도권과 규제지역)',
  JEONSE_LOAN_SHARE_OTHER: '전세대출의 보증 비율(그 밖의 지역)',
  PERMIT_ZONE_DISTRICTS: '토지거래허가구역인 시·구(아파트)',
}
export type ConstantName = keyof typeof CONSTANT_NAMES

const SOURCE_NAMES = {
  LEASE_ACT_3: '주택임대차보호법 제3조 제1항',
  LEASE_ACT_6_3: '주택임대차보호법 제6조의3',
  LEASE_ACT_8: '주택임대차보호법 제8조 제3항',
  TAX_COLLECTION_ACT: '국세징수법 제109조, 지방세징수법 제6조',
  LEASE_REPORT_ACT: '부동산 거래신고 등에 관한 법률 제6조의2',
  HUG_GUIDES: '주택도시보증공사(HUG) 보증 조건을 옮긴 안내 자료',
  HF_GUIDES: '한국주택금융공사(HF) 보증 조건을 옮긴 안내 자료',
  SGI_GUIDES: '서울보증보험(SGI) 보증 조건을 옮긴 안내 자료',
  CHECKING_TOOLS: '공개된 점검 도구의 기준',
  LOAN_GUIDES: '가계대출 대책을 옮긴 안내 자료',
  PERMIT_ZONE_GUIDES: '토지거래허가구역을 옮긴 안내 자료',
  OWN_ASSUMPTION: '이 서비스의 계산 가정',
}
export type SourceName = keyof typeof SOURCE_NAMES

const NOT_THIS_HOME =
  '감정가에 대한 비율이므로 위의 집값에 대한 비율과 같지 않고, 이 집이 그 값에 팔린다는 뜻도 아닙니다.'
const PAPERS_TELL = `실제 금액은 ${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로만 알 수 있습니다.`

export const PAPERS_SALE = {
  // How much of a deposit would be recovered if the home were sold, and the priority amount of small deposits.
  PAYMENT_TO: ({ party }: { party: 'COSTS' | 'OTHER_SMALL_TENANTS' | 'TENANT_SMALL_LEASE' | 'TENANT' | 'REST' }) =>
    ({
      COSTS: '집행비용',
      OTHER_SMALL_TENANTS: '다른 소액임차인',
      TENANT_SMALL_LEASE: '내 최우선변제금',
      TENANT: '내 보증금',
      REST: '남는 금액',
    })[party],
  RECOVERY: ({ missingManwon, openWages, ...sold }: Sold & { missingManwon: number }) => {
    const outcome =
      missingManwon === 0
        ? '계산상 모자라는 보증금은 0원입니다.'
        : `보증금 가운데 ${withParticle(formatManwon(missingManwon), '이/가')} 모자랍니다.`
    return `${soldFor(sold)} ${outcome}${notCounted(openWages)} ${NO_FORECAST}`
  },
  RECOVERY_SPAN: ({ lowManwon, highManwon, hasUnknowns, openWages, ...sold }: Sold & Span) => {
    const unknown = hasUnknowns
      ? ' 금액을 모르는 권리가 하나도 가져가지 않는 경우와 닿는 만큼 모두 가져가는 경우를 함께 적었습니다.'
      : ''
    const [low, high] = [formatManwon(lowManwon), formatManwon(highManwon)]
    const back = low === high ? `${low}입니다` : `${low}에서 ${high} 사이입니다`
    return `${soldFor(sold)} 돌아오는 보증금은 ${back}.${unknown}${notCounted(openWages)} ${NO_FORECAST}`
  },
  AUCTION_RATIO_OF_DISTRICT: ({ place, months, sold, ratio, earlier }: DistrictRatio) => {
    const before =
      earlier === null
        ? ''
        : earlier.low === earlier.high
          ? ` 앞선 통계에서는 ${formatPercent(earlier.low)}였습니다.`
          : ` 앞선 통계에서는 ${formatPercent(earlier.low)}에서 ${formatPercent(earlier.high)} 사이였습니다.`
    return `${place}의 ${formatMonths(months)} 경매에서는 ${formatCount(sold)}건이 평균 감정가의 ${formatPercent(ratio)}에 팔렸습니다.${before} ${NOT_THIS_HOME}`
  },
  AUCTION_RATIO_PUBLISHED: ({ scope, months, sold, ratio }: PublishedRatio) =>
    `이 시군구의 낙찰가율이 없거나 낙찰이 열 건이 되지 않아, ${scope === 'SEOUL' ? '서울' : '전국'}의 ${formatMonths(months)} 경매를 적습니다: ${formatCount(sold)}건이 평균 감정가의 ${formatPercent(ratio)}에 팔렸습니다. 지역에 따라 이보다 훨씬 낮습니다. ${NOT_THIS_HOME}`,
  DEPOSIT_PARTS: '나누어 적으신 보증금은 각각의 확정일자로 순위를 정했습니다. 법령 확인 필요.',
  NOT_EVERY_CASE: '모르는 내용 때문에 모든 경우를 계산하지는 못했습니다. 실제로는 이 범위보다 적거나 많을 수 있습니다.',
  FIXED_DATE_ROWS:
    '소액임차인의 기준을 담보권이 등기된 날로만 정한다는 설명도 있고, 다른 임차인의 확정일자로도 정한 배당표(서울중앙지방법원 2023타경5053)도 있어 두 경우를 모두 계산해 범위로 적었습니다. 법령 확인 필요.',
  HALF_SHARED:
    '소액임차인이 함께 받는 절반을 나눌 때, 확정일자 순위로 이미 받은 임차인의 몫도 셈에 넣는지는 법령의 글로 정해지지 않아 두 경우를 모두 계산해 범위로 적었습니다(주택임대차보호법 시행령 제10조 제3항). 법령 확인 필요.',
  SMALL_LEASE_BASIS: ({ basis }: { basis: SmallLeaseBasis }) =>
    ({
      OLDEST_SECURITY_RIGHT:
        '먼저 설정된 담보권 가운데 가장 오래된 것의 등기일이 어느 기준을 쓸지 정합니다. 계약한 날의 기준이 아닙니다.',
      NO_SECURITY_RIGHT:
        '적으신 내용에는 먼저 설정된 담보권이 없어 지금의 기준으로 보았습니다. 나중에 담보권이 확인되면 그 등기일의 기준으로 바뀝니다.',
      DATE_UNKNOWN: '날짜를 적지 않은 담보권이 있어 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.',
      REGISTRY_NOT_READ: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 아직 적지 않아 어느 기준을 쓸지 정할 수 없으므로, 기간별로 모두 보여 드립니다.`,
      TABLE_MISSING: '이 지역의 기준표가 없어 계산하지 않았습니다. 법령 확인 필요.',
    })[basis],
  SMALL_LEASE_SEVERAL_REGIONS:
    '이 지역의 코드만으로는 어느 지역 기준이 적용되는지 정할 수 없어 가능한 기준을 모두 보여 드립니다. 법령 확인 필요.',
  SMALL_LEASE_STEPS:
    '나중에 설정된 담보권에는 그 등기일의 기준이 쓰여, 가장 오래된 담보권 다음에 더 받을 수 있습니다(대법원 2001다84824).',
  SMALL_LEASE_BEFORE_TABLE: '가지고 있는 표보다 오래된 등기여서 그때의 기준은 법령 확인 필요.',
  SMALL_LEASE_CONDITIONS:
    '경매개시결정이 등기되기 전에 입주와 전입신고를 마치고 배당을 요구해야 받습니다. 소액임차인 모두가 받는 돈은 낙찰가에서 집행비용을 뺀 금액의 절반까지이며 나누어 받습니다.',
  SMALL_LEASE_ROW: ({ fromOn, beforeOn, limitManwon, protectedManwon, depositManwon, shareManwon }: SmallLeaseRow) => {
    const period = `${formatDate(fromOn)} 이후${beforeOn === null ? '' : `이고 ${formatDate(beforeOn)} 전`}`
    const outcome =
      shareManwon === null
        ? '보증금이 기준을 넘어 먼저 받는 돈이 없습니다. 1만 원만 넘어도 같습니다.'
        : `보증금 ${formatManwon(depositManwon)} 가운데 ${formatManwon(shareManwon)}까지 먼저 받습니다.`
    return `등기부의 가장 오래된 담보권 설정일이 ${period}이면 보증금 ${formatManwon(limitManwon)} 이하일 때 최대 ${formatManwon(protectedManwon)}입니다. ${outcome}`
  },
  SMALL_LEASE_AUCTION: '경매개시결정이 이미 등기되어 있으면 그 뒤에 들어온 임차인은 최우선변제를 받지 못합니다.',
  SMALL_LEASE_REGISTERED: ({ shared }: { shared: boolean }) =>
    `임차권등기가 된 집을 그 뒤에 빌리면 최우선변제를 받지 못합니다(주택임대차보호법 제3조의3 제6항).${shared ? ' 등기된 부분이 계약할 호실인지 확인하십시오.' : ''} 법령 확인 필요.`,
  SMALL_LEASE_MAY_FAIL: '임대차 자체가 효력을 잃을 수 있는 사정이 있어 가장 나쁜 경우 받지 못한다고 보았습니다.',
  // How the price of a home is paid out, step by step.
  DISTRIBUTED_ENTRY: (entry: { kind: EntryName; registeredOn: string | null }) => entryNamed(entry),
  DISTRIBUTION_BASIS: ({ basis }: { basis: DistributionGround }) => GROUNDS[basis].basis,
  DISTRIBUTION_LAW: ({ basis }: { basis: DistributionGround }) => GROUNDS[basis].law,
  DISTRIBUTION_NAMED:
    '입력하신 내용으로 계산한 배당 순서이며, 확인된 사실도 예측도 아닙니다. 금액은 만원으로 맞추어 모두 더하면 매각 가격이 됩니다.',
  DISTRIBUTION_OPEN: ({ wages }: { wages: boolean }) =>
    `모르는 내용에 따라 달라지는 금액은 가장 적은 경우와 가장 많은 경우를 적었습니다.${wages ? ' 임대인에게 밀린 임금이 있는지 적지 않아 모르는 것으로 보았습니다.' : ''}`,
  DISTRIBUTION_TRUST:
    '신탁된 집은 전 소유자에 대한 배당으로 돌려받지 못하며, 임대차가 누구에게도 효력이 없을 수 있어 배당표를 그리지 않았습니다.',
  DISTRIBUTION_JOINT: ({ known }: { known: 'VALUE' | 'UNITS' | 'NOTHING' }) =>
    ({
      VALUE:
        '공동담보는 적게는 적으신 이 집의 값 비율, 많게는 이 집이 먼저 팔려 전부 빠져나가는 경우로 보았습니다(민법 제368조).',
      UNITS:
        '공동담보는 적게는 집의 수로 나눈 몫, 많게는 이 집이 먼저 팔려 전부 빠져나가는 경우로 보았습니다(민법 제368조).',
      NOTHING:
        '공동담보는 다른 집에서 모두 갚는 경우부터 이 집이 먼저 팔려 전부 빠져나가는 경우까지로 보았습니다(민법 제368조).',
    })[known],
  DISTRIBUTION_TAKEN_OVER:
    '배당받지 못한 보증금을 낙찰자가 떠안는 집은 늦게, 낮은 가격에 팔립니다. 돌려받는다는 보장이 아니며, 주택도시보증공사(HUG)가 채권자이면 대항력을 포기하기도 합니다.',
  // The constants used for papers, their sources, and how certain they are.
  CONSTANT_NAME: ({ constant }: { constant: ConstantName }) => CONSTANT_NAMES[constant],
  CONSTANT_SOURCE: ({ source }: { source: SourceName }) => SOURCE_NAMES[source],
  /** `name`: as written in the tables of law. */
  LAW_SOURCE: ({ name }: { name: string }) => name,
  CONSTANT_SURENESS: ({ sureness }: { sureness: 'V' | '2' | 'K' }) =>
    ({ V: '공개된 자료에서 확인', '2': '2차 자료에서 옮김', K: '일반 지식이며 확인 필요' })[sureness],
  LAW_TO_CHECK: '법령 확인 필요.',
  COMMON_BUT_NOT_OFFICIAL: '흔히 쓰이는 기준이며 공식 자료로 다시 확인해야 합니다.',
  CHECK_OVERDUE: ({ checkedOn }: { checkedOn: string }) =>
    `이 기준은 확인 날짜가 지났습니다(${formatDate(checkedOn)} 확인).`,
  DECISION_MISSED: ({ name, checkedOn, decidedOn }: { name: string; checkedOn: string; decidedOn: string }) =>
    `${withParticle(name, '은/는')} ${formatDate(checkedOn)}에 확인한 값이고, ${formatDate(decidedOn)}에 예정되어 있던 결정은 담겨 있지 않습니다. 지금의 값을 확인하십시오.`,
  // What to do on which day of a lease, why and by which law, and the hours in which the deposit is unprotected.
  PLAN_TAX_VIEWING_TITLE: '임대인의 미납 국세와 지방세 열람',
  PLAN_TAX_VIEWING: ({ depositManwon }: { depositManwon: number }) =>
    `보증금이 ${formatManwon(depositManwon)}을 넘으면 계약한 날부터 임대차가 시작되는 날까지 임대인의 동의 없이 국세는 세무서에서, 지방세는 시·군·구청에서 열람할 수 있습니다. 열람한 사실은 임대인에게 알려집니다.`,
  PLAN_REGISTRY_ON_CONTRACT_TITLE: '등기부 읽기(계약일)',
  PLAN_REGISTRY_ON_CONTRACT: '계약서를 쓰기 직전의 소유자와 권리를 확인합니다.',
  PLAN_REGISTRY_BEFORE_BALANCE_TITLE: '등기부 읽기(잔금 전날)',
  PLAN_REGISTRY_BEFORE_BALANCE: '계약한 뒤에 새로 등기된 권리가 있는지 봅니다.',
  PLAN_REGISTRY_ON_BALANCE_TITLE: '등기부 읽기(잔금일)',
  PLAN_REGISTRY_ON_BALANCE: '잔금을 보내기 직전에 봅니다. 접수만 되고 아직 적히지 않은 등기가 있는지도 확인합니다.',
  PLAN_REGISTRY_AFTER_BALANCE_TITLE: '등기부 읽기(잔금 다음 날)',
  PLAN_REGISTRY_AFTER_BALANCE:
    '잔금일에 등기된 근저당권은 그날의 임차인보다 앞섭니다. 새 등기가 있으면 바로 법률 상담을 받으십시오.',
  PLAN_REGISTRY_LAW: '주택임대차보호법 제3조, 부동산등기법 제19조',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE_TITLE: '입주, 전입신고, 확정일자',
  PLAN_MOVE_IN_REPORT_AND_FIXED_DATE:
    '입주와 전입신고를 모두 마친 다음 날 0시에 대항력이 생기고, 확정일자까지 있어야 우선변제권이 생깁니다. 같은 날 모두 하십시오.',
  PLAN_MOVE_IN_LAW: '주택임대차보호법 제3조, 제3조의2',
  PLAN_LEASE_REPORT_TITLE: '주택 임대차 계약 신고',
  PLAN_LEASE_REPORT: ({ depositManwon, rentManwon, days }: LeaseReport) =>
    `보증금 ${formatManwon(depositManwon)}이나 월세 ${formatManwon(rentManwon)}을 넘는 계약은 ${days}일 안에 신고해야 하며, 계약서를 내면 확정일자가 부여됩니다. 마지막 날이 쉬는 날이면 그 전에 하십시오.`,
  PLAN_GUARANTEE_APPLICATION_TITLE: '반환보증 신청',
  PLAN_GUARANTEE_APPLICATION:
    '잔금과 전입신고를 마친 뒤부터 계약 기간의 절반이 지나기 전까지 신청을 받는다고 알려져 있습니다. 조건과 기한은 보증기관에 확인하십시오.',
  PLAN_RENEWAL_REQUEST_TITLE: '계약갱신 요구',
  PLAN_RENEWAL_REQUEST: ({ fromMonths, untilMonths }: { fromMonths: number; untilMonths: number }) =>
    `끝나기 ${fromMonths}개월 전부터 ${untilMonths}개월 전까지 임대인에게 갱신을 요구할 수 있고, 그 뜻이 기한 안에 임대인에게 닿아야 합니다. 나갈 생각이면 같은 기간에 알리십시오.`,
  PLAN_LEASE_END_TITLE: '계약이 끝나는 날',
  PLAN_LEASE_END:
    '보증금을 돌려받지 못했으면 전출하기 전에 임차권등기명령을 신청하고, 등기된 것을 확인한 뒤에 옮기십시오.',
  PLAN_LEASE_END_LAW: '주택임대차보호법 제3조의3',
  /** `name`: as in the official gazette. */
  HOLIDAY: ({ name }: { name: string }) => name,
  WEEKEND_DAY: ({ day }: { day: 'SATURDAY' | 'SUNDAY' }): string => (day === 'SUNDAY' ? '일요일' : '토요일'),
  HOLIDAYS_NOT_COVERED: ({ year }: { year: string }) => `${year}년 공휴일 미확인`,
  HOLIDAY_NOTE: ({ years, checkedOn }: { years: readonly string[]; checkedOn: string }) =>
    `공휴일은 ${years.join('년과 ')}년만 표시합니다(관보의 공휴일, 우주항공청 월력요항, ${checkedOn} 확인). 다른 해는 토요일과 일요일만 표시합니다.`,
  UNPROTECTED_TIME: '보호받지 못하는 시간',
  GAP: ({ balanceOn, hour, standingOn, hours }: Gap) =>
    `잔금일인 ${formatDate(balanceOn)} 오전 ${hour}시부터 ${formatDate(standingOn)} 0시까지 ${hours}시간 동안은 대항력이 없어, 그사이에 등기된 근저당권이 앞섭니다.`,
  GAP_NONE: '잔금을 치르기 전에 대항력이 생기는 일정입니다. 실제로 입주하고 전입신고를 마친 날을 확인하십시오.',
  GAP_LATER_FIXED_DATE: ({ fixedDateOn }: { fixedDateOn: string }) =>
    `확정일자가 ${formatDate(fixedDateOn)}이므로 우선변제권은 그날 생깁니다. 전날까지 등기된 근저당권이 앞서고, 그날 등기된 근저당권과는 순위가 같습니다.`,
  HOME_TO_LEASE: '계약할 집',
  // Converting deposit to rent, and the deposits of a house's other households, which no public data shows.
  CONVERSION_CAP_UNKNOWN: '전환율의 법정 상한을 계산할 기준금리를 알지 못합니다.',
  CONVERSION_CAP: ({ rate }: { rate: number }) =>
    `보증금을 월세로 바꿀 때의 법정 상한은 연 ${formatPercent(rate)}입니다.`,
  NO_MARKET_CONVERSION: '시장 전환율 자료가 없어 같은 부담의 보증금과 월세를 계산하지 않았습니다.',
  MARKET_CONVERSION: ({ label, rate, equalManwon }: { label: string; rate: number; equalManwon: number }) =>
    `${label} 연 ${formatPercent(rate)}로 계산하면 월세 없는 보증금 ${formatManwon(equalManwon)}과 한 해 부담이 같습니다.`,
  REGION_CONVERSION_RATE: ({ regionName, indicatorName, period }: Indicator) =>
    `${regionName} ${indicatorName}(${period})`,
  CONVERSION_SCOPE:
    '법정 상한은 이미 맺은 계약 안에서, 또는 갱신하면서 보증금을 월세로 바꿀 때의 기준입니다. 새 계약의 월세와, 월세를 보증금으로 바꾸는 경우는 묶지 않습니다.',
  UNSEEN_DEPOSITS_UNKNOWN: ({ others }: { others: number }) =>
    `다른 ${others}가구의 보증금이 먼저 있을 수 있으나, 가정해 볼 과거 계약이 저장되어 있지 않습니다. ${PAPERS_TELL}`,
  UNSEEN_DEPOSITS: ({ others, scope, sampleCount, lowManwon, midManwon, highManwon }: UnseenDeposits) => {
    const leases = `${{ LOT: '같은 지번', LEGAL_DISTRICT: '같은 법정동의 같은 유형', LAWD_CD: '같은 시군구의 같은 유형' }[scope]}의 과거 계약 ${sampleCount}건`
    const [low, mid, high] = [lowManwon, midManwon, highManwon].map(formatManwon)
    const span = low === high ? mid : `${low}에서 ${high} 사이(가운데 ${mid})`
    return `다른 ${others}가구가 ${leases}만큼 보증금을 냈다고 가정하면 먼저 있는 보증금은 ${span}입니다. 가정일 뿐 확인된 금액이 아닙니다. ${PAPERS_TELL}`
  },
}

const NO_FORECAST = '집행비용을 뺀 계산이며 예측이 아닙니다.'

function notCounted(openWages: boolean): string {
  return openWages ? ' 임대인에게 밀린 임금이 있는지 적지 않아 임금은 세지 않았습니다.' : ''
}

function soldFor({ share, priceManwon }: Omit<Sold, 'openWages'>): string {
  return `집이 집값의 ${formatPercent(share)}인 ${formatManwon(priceManwon)}에 팔린다고 가정하면`
}

/** `months`: the first and the last. `earlier`: of the other stored months; `null`: there are none. */
export type DistrictRatio = {
  place: string
  months: readonly string[]
  sold: number
  ratio: number
  earlier: { low: number; high: number } | null
}
export type PublishedRatio = { scope: 'SEOUL' | 'COUNTRY'; months: readonly string[]; sold: number; ratio: number }

/** `share`: share of the value. `openWages`: no wages were entered, so none are counted. */
export type Sold = { share: number; priceManwon: number; openWages: boolean }
type Span = { lowManwon: number; highManwon: number; hasUnknowns: boolean }
type SmallLeaseBasis =
  | 'OLDEST_SECURITY_RIGHT'
  | 'NO_SECURITY_RIGHT'
  | 'DATE_UNKNOWN'
  | 'REGISTRY_NOT_READ'
  | 'TABLE_MISSING'
/** `beforeOn`: first day of the next row; `null` for the newest. `shareManwon` `null`: the deposit exceeds the limit. */
type SmallLeaseRow = {
  fromOn: string
  beforeOn: string | null
  limitManwon: number
  protectedManwon: number
  depositManwon: number
  shareManwon: number | null
}

/** The amounts above which a lease must be reported, and the days allowed. */
type LeaseReport = { depositManwon: number; rentManwon: number; days: number }
/** From `hour` on the day the balance is paid to 0:00 on `standingOn`. */
type Gap = { balanceOn: string; hour: number; standingOn: string; hours: number }

/** As published; `period` such as `2026-09`. */
type Indicator = { regionName: string; indicatorName: string; period: string }
/** `others`: the house's other households. */
type UnseenDeposits = {
  others: number
  scope: 'LOT' | 'LEGAL_DISTRICT' | 'LAWD_CD'
  sampleCount: number
  lowManwon: number
  midManwon: number
  highManwon: number
}
