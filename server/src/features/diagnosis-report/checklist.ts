import type { ChecklistItem } from '@lease-risk/contract/diagnosis-response'
import type { Diagnosed } from './diagnosed.ts'
import type { Observation } from './observations/observation.ts'

type Situation = {
  diagnosed: Diagnosed
  saw: (...codes: string[]) => boolean
}

/** An item, and when it belongs on the list (always, without `when`) and counts as urgent. */
type Rule = Omit<ChecklistItem, 'priority'> & {
  priority: ChecklistItem['priority'] | ((situation: Situation) => ChecklistItem['priority'])
  when?: (situation: Situation) => boolean
}

const RULES: readonly Rule[] = [
  {
    code: 'ADDRESS_AND_UNIT',
    title: '주소와 동·호수 확인',
    detail: '계약서, 등기사항전부증명서, 건축물대장의 지번과 동·호수가 모두 같은지 확인하십시오.',
    category: 'REGISTER',
    priority: ({ diagnosed }) => (diagnosed.facts?.property.state === 'success' ? 'MEDIUM' : 'HIGH'),
    sourceKey: 'address',
  },
  {
    code: 'REGISTRY_DOCUMENT',
    title: '등기사항전부증명서 확인',
    detail:
      '갑구에서 소유자·압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오. 계약 직전과 잔금 지급 직전에 다시 확인하십시오.',
    category: 'RIGHTS',
    priority: 'HIGH',
    sourceKey: 'registry-document',
  },
  {
    code: 'SENIOR_TENANT_DEPOSITS',
    title: '선순위 임차인의 보증금 내역 요청',
    detail:
      '임대인에게 호실별 보증금과 입주일이 적힌 내역을 요청하고, 확정일자 부여현황(임대인의 동의 필요)과 전입세대확인서로 대조하십시오.',
    category: 'RIGHTS',
    priority: 'HIGH',
    sourceKey: 'user-document',
    when: ({ diagnosed }) => seniorTenantsPossible(diagnosed),
  },
  {
    code: 'LANDLORD_IDENTITY',
    title: '임대인과 소유자가 같은지 확인',
    detail:
      '등기부의 소유자와 임대인의 신분증을 대조하고, 대리인이면 위임장과 인감증명서를 확인하십시오. 보증금은 소유자 명의 계좌로 보내십시오.',
    category: 'CONTRACT',
    priority: 'HIGH',
    sourceKey: 'registry-document',
  },
  {
    code: 'TAX_CERTIFICATES',
    title: '국세·지방세 납세증명서 확인',
    detail: '임대인의 납세증명서를 받아 체납 여부를 확인하십시오. 체납 세금은 보증금보다 먼저 배당될 수 있습니다.',
    category: 'RIGHTS',
    priority: 'HIGH',
    sourceKey: 'user-document',
  },
  {
    code: 'VIOLATING_BUILDING',
    title: '위반건축물 여부 확인',
    detail:
      '위반건축물 여부는 자동으로 판단하지 않습니다. 건축물대장을 발급받아 첫 장의 위반건축물 표시를 확인하십시오.',
    category: 'REGISTER',
    priority: 'HIGH',
    sourceKey: 'building-register',
  },
  {
    code: 'MAIN_USE',
    title: '계약할 호실의 용도 확인',
    detail: '건축물대장 전유부나 층별 현황에서 계약할 호실의 용도가 주택인지 확인하십시오.',
    category: 'REGISTER',
    priority: 'HIGH',
    sourceKey: 'building-register',
    when: ({ diagnosed }) => diagnosed.facts?.property.use !== 'HOUSING',
  },
  {
    code: 'INPUT_AMOUNTS',
    title: '입력한 금액과 단위 다시 확인',
    detail: '보증금과 월세의 단위(만원)와 입력 칸을 다시 확인하십시오.',
    category: 'PRICE',
    priority: 'HIGH',
    sourceKey: 'user-input',
    when: ({ saw }) =>
      saw('LEASE_AMOUNT_UNREALISTIC', 'LEASE_DEPOSIT_UNREALISTIC', 'SALE_UNREALISTIC', 'RENT_IGNORED_FOR_JEONSE'),
  },
  {
    code: 'MARKET_PRICE',
    title: '현재 시세 확인',
    detail: '중개사무소 두 곳 이상과 국토교통부 실거래가 공개시스템에서 전월세와 매매 시세를 확인하십시오.',
    category: 'PRICE',
    priority: 'MEDIUM',
    sourceKey: 'sale-transaction',
  },
  {
    code: 'PUBLIC_PRICE',
    title: '공시가격 확인',
    detail: '부동산공시가격알리미에서 계약할 호실의 공시가격을 확인하십시오.',
    category: 'PRICE',
    priority: 'MEDIUM',
    sourceKey: 'public-price',
    when: ({ diagnosed }) => diagnosed.facts?.property.propertyType !== 'OFFICETEL',
  },
  {
    code: 'GUARANTEE',
    title: '보증금 반환보증 조건 문의',
    detail: '계약 전에 보증기관에 주소, 보증금, 선순위 채권을 알려 반환보증 조건에 맞는지 물으십시오.',
    category: 'CONTRACT',
    priority: ({ diagnosed }) => (diagnosed.terms.purpose === 'JEONSE' ? 'HIGH' : 'MEDIUM'),
    sourceKey: 'user-document',
  },
  {
    code: 'MOVE_IN_AND_FIXED_DATE',
    title: '전입신고와 확정일자',
    detail:
      '잔금 지급과 입주 당일에 전입신고를 하고 확정일자를 받으십시오. 대항력은 전입신고와 입주를 마친 다음 날 0시에 생깁니다.',
    category: 'CONTRACT',
    priority: 'HIGH',
    sourceKey: 'user-document',
  },
  {
    code: 'MAINTENANCE_FEE_DETAIL',
    title: '관리비 세부 내역 확인',
    detail: '관리비에 들어 있는 항목, 따로 내는 요금, 최근 1년의 부과 내역을 확인하고 계약서에 적으십시오.',
    category: 'COST',
    priority: 'MEDIUM',
    sourceKey: 'user-input',
    when: ({ diagnosed }) => diagnosed.terms.purpose === 'MONTHLY_RENT',
  },
  {
    code: 'BUILDING_AGE',
    title: '오래된 건물의 설비 확인',
    detail: '배관, 전기, 방수, 난방과 벽체의 균열을 살펴보고 수리 책임을 특약으로 정하십시오.',
    category: 'SITE',
    priority: 'MEDIUM',
    sourceKey: 'building-register',
    when: ({ saw }) => saw('BUILDING_AGE'),
  },
  {
    code: 'SITE_DEFECTS',
    title: '현장의 하자 확인',
    detail: '누수, 곰팡이, 채광, 소음, 난방과 무단 증축 여부를 직접 보고 사진으로 남기십시오.',
    category: 'SITE',
    priority: 'MEDIUM',
    sourceKey: 'site',
  },
  {
    code: 'SPECIAL_TERMS',
    title: '특약 사항 정리',
    detail: '잔금일 다음 날까지 새 근저당권을 설정하지 않는다는 내용과 수리 책임을 특약으로 적으십시오.',
    category: 'CONTRACT',
    priority: 'LOW',
    sourceKey: 'user-document',
  },
]

const ORDER: Record<ChecklistItem['priority'], number> = { HIGH: 0, MEDIUM: 1, LOW: 2 }

/** The checks before a contract that this diagnosis calls for, the most urgent first. */
export function checklist(diagnosed: Diagnosed, observations: readonly Observation[]): ChecklistItem[] {
  const weighty = observations.filter(({ weight, action }) => weight !== 'NOTE' || action !== null)
  const seen = new Set(weighty.map(({ code }) => code))
  const situation: Situation = { diagnosed, saw: (...codes) => codes.some((code) => seen.has(code)) }
  return RULES.filter(({ when }) => when === undefined || when(situation))
    .map(({ code, title, detail, category, priority, sourceKey }) => {
      const urgency = typeof priority === 'function' ? priority(situation) : priority
      return { code, title, detail, category, priority: urgency, sourceKey }
    })
    .toSorted((a, b) => ORDER[a.priority] - ORDER[b.priority])
}

/** Multi-unit or detached houses, and whatever might still turn out to be one. */
function seniorTenantsPossible({ facts }: Diagnosed): boolean {
  if (facts === null) return true
  const types = facts.property.candidateTypes
  return types.length === 0 || types.some((type) => type !== 'APARTMENT' && type !== 'OFFICETEL')
}
