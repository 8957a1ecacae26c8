import { formatArea, formatFloor, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { withParticle } from '../particle.ts'
import { type UnlikeUnit } from './home.ts'
import { comparedWith } from './samples.ts'

export const FINDINGS = {
  // What is assessed.
  LEASE_RISK_TEMPLATE: '주택 임대차 계약 전 위험 진단',
  CRITERION_NAME: ({ criterion }: { criterion: Criterion }) => NAMES[criterion],
  SENTENCE_OF_MODEL: ({ sentence }: { sentence: string; byRules: string }) => sentence,
  TOTAL_RISK_SCORE: ({ rules }: { rules: string }) => `위험 점수(${rules})`,
  // The title of each kind of finding, by its code: a noun phrase.
  ADDRESS_NOT_CONFIRMED_TITLE: '주소 미확인',
  BUILDING_CONFIRMED_TITLE: '건축물대장에 있는 건물',
  REGISTER_MISSING_TITLE: '건축물대장 미확인',
  LOT_NOT_IN_REGISTER_TITLE: '건축물대장에서 찾지 못한 지번',
  SEVERAL_BUILDINGS_TITLE: '같은 지번의 여러 건물',
  TYPE_OPEN_TITLE: '하나로 정해지지 않은 주택 유형',
  TYPE_FROM_HINT_TITLE: '건축물대장으로 확인되지 않은 유형',
  TYPE_FROM_SAME_LOT_DEALS_TITLE: '건축물대장으로 확인되지 않은 유형',
  HINT_DIFFERS_TITLE: '입력한 유형과 공공자료의 차이',
  FLOOR_ABOVE_BUILDING_TITLE: '건축물대장보다 높은 층',
  FLOOR_BELOW_BUILDING_TITLE: '건축물대장에 없는 지하층',
  DONG_NOT_IN_REGISTER_TITLE: '건축물대장에 없는 동',
  HO_NOT_PLAUSIBLE_TITLE: '건축물대장과 맞지 않는 호수',
  UNIT_NOT_PUBLISHED_TITLE: '공시가격 목록에 없는 호수',
  BASEMENT_TITLE: '지하층',
  ROOFTOP_TITLE: '옥탑',
  FLOOR_DIFFERS_TITLE: '주소의 층과 다른 층',
  FLOOR_UNLIKE_UNIT_TITLE: '호수와 다른 층',
  AREA_UNLIKE_LOT_TITLE: '이 지번의 집들과 다른 면적',
  AREA_DIFFERS_FROM_UNIT_TITLE: '공시된 면적과 다른 전용면적',
  AREA_OF_UNIT_TITLE: '공시된 전용면적',
  AREA_NOT_GIVEN_TITLE: '입력하지 않은 전용면적',
  MAIN_USE_TITLE: '건축물대장의 용도',
  NEIGHBORHOOD_FACILITY_TITLE: '주용도가 근린생활시설인 건물',
  NON_RESIDENTIAL_TITLE: '주용도가 주택이 아닌 건물',
  MIXED_USE_TITLE: '주택과 근린생활시설이 섞인 건물',
  USE_UNCLEAR_TITLE: '주거용인지 분명하지 않은 용도',
  OFFICETEL_USE_TITLE: '업무시설인 오피스텔',
  BUILDING_AGE_TITLE: '사용승인일과 경과 연수',
  OLD_BUILDING_TITLE: '오래된 건물',
  APPROVAL_DATE_MISSING_TITLE: '사용승인일 미확인',
  LEASE_AMOUNT_TITLE: '과거 임대차 거래와 비교',
  LEASE_AMOUNT_HIGH_TITLE: '과거 거래보다 크게 높은 금액',
  LEASE_AMOUNT_LOW_TITLE: '과거 거래보다 크게 낮은 금액',
  LEASE_TO_ESTIMATE_TITLE: '추정 전세 보증금과 비교',
  LEASE_ABOVE_ESTIMATE_TITLE: '추정 전세 보증금보다 크게 높은 보증금',
  LEASE_BELOW_ESTIMATE_TITLE: '추정 전세 보증금보다 크게 낮은 보증금',
  LEASE_DEPOSIT_TITLE: '과거 임대차 거래의 보증금과 비교',
  NO_RECENT_LEASES_TITLE: '최근 전월세 거래 미확인',
  LEASES_MISSING_TITLE: '비교할 전월세 거래 미확인',
  LEASES_LOWER_RELIABILITY_TITLE: '비슷한 전월세 거래 없음',
  LEASES_FEW_DEALS_TITLE: '적은 전월세 거래 수',
  REGIONAL_LEASES_TITLE: '지역 임대차 통계와 비교',
  REGIONAL_LEASES_HIGH_TITLE: '지역 통계보다 크게 높은 금액',
  REVERSE_JEONSE_TITLE: '2년 전보다 내린 지역 전세 보증금',
  NO_DEPOSIT_TITLE: '보증금 없는 계약',
  DEPOSIT_TO_SALE_PRICE_TITLE: '과거 매매가와 보증금 비교',
  DEPOSIT_SHARE_NOTEWORTHY_TITLE: '매매가에 비해 높은 보증금',
  DEPOSIT_NEAR_SALE_PRICE_TITLE: '매매가에 가까운 보증금',
  DEPOSIT_ABOVE_SALE_PRICE_TITLE: '매매가와 같거나 높은 보증금',
  DEPOSIT_TO_ESTIMATE_TITLE: '추정 매매가와 보증금 비교',
  DEPOSIT_MAY_EXCEED_ESTIMATE_TITLE: '추정 매매가의 80%를 넘을 수 있는 보증금',
  DEPOSIT_NEAR_ESTIMATE_TITLE: '추정 매매가에 가까운 보증금',
  DEPOSIT_NEAR_VALUE_TITLE: '집값에 가까운 보증금',
  DEPOSIT_PROBABLY_ABOVE_VALUE_TITLE: '집값을 넘을 가능성이 큰 보증금',
  DEPOSIT_ABOVE_VALUE_TITLE: '집값을 넘는 보증금',
  DEPOSIT_TO_DATED_SALES_TITLE: '이 지번의 지난 매매와 보증금 비교',
  DEPOSIT_TO_PRICED_VALUE_TITLE: '공시가격으로 어림한 집값과 보증금 비교',
  NO_RECENT_SALES_TITLE: '최근 매매 거래 미확인',
  SALES_MISSING_TITLE: '비교할 매매 거래 미확인',
  SALES_LOWER_RELIABILITY_TITLE: '비슷한 매매 거래 없음',
  SALES_FEW_DEALS_TITLE: '적은 매매 거래 수',
  SALE_SUPPORT_TITLE: '매매 거래 수와 가격의 흩어짐',
  REGIONAL_SALES_TITLE: '지역 매매 통계와 비교',
  REGIONAL_SALES_HIGH_TITLE: '지역 매매 통계에 비해 높은 보증금',
  OWN_YARDSTICK_TITLE: '주변보다 비싸게 거래된 건물',
  OWNER_CHANGED_LATELY_TITLE: '얼마 전에 바뀐 소유자',
  OWNER_IS_COMPANY_TITLE: '법인이 소유자인 집',
  OWNERS_ARE_SEVERAL_TITLE: '여럿이 함께 소유한 집',
  LAND_RIGHT_NOT_LISTED_TITLE: '목록에 없는 이 호의 대지권',
  LAND_RIGHT_LISTED_TITLE: '목록에 있는 이 호의 대지권',
  SAME_TIME_DEAL_TITLE: '보증금과 비슷한 값의 최근 매매',
  SAME_TIME_DEALS_OF_LOT_TITLE: '매매와 전세가 함께 맺어진 건물',
  LOT_JEONSE_ABOVE_USUAL_TITLE: '지역의 보통보다 높은 이 건물의 전세',
  SHARED_HOUSE_FRAME_TITLE: '집 전체의 어림 범위와 보증금 합계',
  NEVER_SOLD_LOT_TITLE: '이 건물에서 신고된 매매 없음',
  NO_VALUE_EVIDENCE_TITLE: '집값을 가늠할 자료 없음',
  DEPOSIT_TO_PUBLIC_PRICE_TITLE: '공시가격과 보증금 비교',
  DEPOSIT_ABOVE_PUBLIC_PRICE_LINE_TITLE: '공시가격에 비해 높은 보증금',
  PUBLIC_PRICE_MISSING_TITLE: '주택 공시가격 미확인',
  NO_PUBLIC_PRICE_FOR_OFFICETEL_TITLE: '주택 공시가격이 없는 오피스텔',
  NO_PUBLIC_PRICE_FOR_USE_TITLE: '주택 공시가격이 없는 용도',
  OTHER_DEPOSITS_UNKNOWN_TITLE: '다른 임차인의 보증금 미확인',
  SHARED_HOUSE_TITLE: '여러 가구가 함께 사는 건물',
  MONTHLY_FIXED_COST_TITLE: '매달 드는 고정 금액',
  MONTHLY_COST_TITLE: '한 달 부담과 과거 거래 비교',
  MONTHLY_COST_HIGH_TITLE: '과거 거래보다 크게 높은 한 달 부담',
  JEONSE_FEE_TITLE: '전세의 관리비',
  RENT_IGNORED_FOR_JEONSE_TITLE: '전세에 입력된 월세',
  SELECTED_CANDIDATE_TITLE: '선택한 과거 거래',
  AMOUNT_UNREALISTIC_TITLE: '현실과 동떨어진 입력 금액',
  DESCRIPTION_AREA_DIFFERS_TITLE: '매물 설명과 다른 면적',
  DESCRIPTION_FLOOR_DIFFERS_TITLE: '매물 설명과 다른 층',
  DESCRIPTION_BUILDING_FLOORS_DIFFERS_TITLE: '매물 설명과 다른 건물 층수',
  DESCRIPTION_BUILT_YEAR_DIFFERS_TITLE: '매물 설명과 다른 사용승인일',
  DESCRIPTION_TYPE_DIFFERS_TITLE: '매물 설명과 다른 건물 용도',
  DESCRIPTION_HOUSEHOLDS_DIFFERS_TITLE: '매물 설명과 다른 세대·가구 수',
  DESCRIPTION_DEPOSIT_DIFFERS_TITLE: '매물 설명과 다른 보증금',
  DESCRIPTION_RENT_DIFFERS_TITLE: '매물 설명과 다른 월세',
  LISTING_SHOP_USE_TITLE: '근린생활시설이라는 매물 설명',
  LISTING_NO_DEBT_TITLE: '융자가 없다는 매물 설명',
  LISTING_GUARANTEE_TITLE: '반환보증에 관한 매물 설명',
  LISTING_GUARANTEE_REFUSED_TITLE: '반환보증이 안 된다는 매물 설명',
  LISTING_LOAN_TITLE: '대출에 관한 매물 설명',
  LISTING_LOAN_REFUSED_TITLE: '전세대출이 안 된다는 매물 설명',
  LISTING_MOVE_IN_TITLE: '전입신고에 관한 매물 설명',
  LISTING_NO_BASEMENT_TITLE: '지하층이 아니라는 매물 설명',
  LISTING_NO_VIOLATION_TITLE: '위반건축물이 아니라는 매물 설명',
  RISKS_ADD_UP_TITLE: '겹친 위험과 확인되지 않은 자료',
  SENIOR_TENANTS_TITLE: '선순위 임차인과 보증금',
  REGISTRY_RIGHTS_TITLE: '등기 권리관계',
  TAX_ARREARS_TITLE: '임대인의 체납 세금',
  DEPOSIT_ABOVE_GUARANTEE_CAP_TITLE: 'HUG 보증 한도보다 많은 보증금',
  GUARANTEE_TITLE: '보증금 반환보증',
  CONTRACT_PARTIES_TITLE: '계약 당사자',
  PERMIT_ZONE_SALE_TITLE: '임대인이 들어와 살 시기',
  OWNER_LOAN_LIMIT_TITLE: '임대인이 보증금을 돌려줄 돈',
  VIOLATING_BUILDING_TITLE: '위반건축물 여부',
  SITE_DEFECTS_TITLE: '현장의 하자',
  // Sentences of findings that several criteria share or that no criterion scores.
  AMOUNT_IS_DOUBTED: '입력하신 금액이 맞는지 확인되지 않았습니다.',
  ADDRESS_NOT_CONFIRMED: '주소를 지번까지 확인하지 못해 공공자료를 조회하지 않았습니다.',
  LOT_NOT_CONFIRMED: '주소를 지번까지 확인하지 못했습니다.',
  CONFIRM_LOT_ADDRESS: '지번주소를 다시 확인해 진단을 다시 요청하십시오.',
  OTHER_DEPOSITS_UNKNOWN:
    '여러 가구가 사는 건물은 건물 전체의 값을 여러 임차인의 보증금과 나누어야 하므로, 다른 임차인의 보증금을 알기 전에는 이 보증금의 비율만으로 판단할 수 없습니다.',
  SENIOR_DEPOSITS_NOT_PUBLISHED: '선순위 임차인의 보증금 합계는 공개 자료로 확인되지 않습니다.',
  RENT_IGNORED_FOR_JEONSE: ({ manwon }: { manwon: number }) =>
    `전세로 진단하였으므로 입력하신 월세 ${formatManwon(manwon)}은 계산에 넣지 않았습니다.`,
  SELECTED_CANDIDATE: '선택하신 과거 거래는 참고로만 남겼으며, 이 집에 대해 확인된 사실로 쓰지 않았습니다.',

  AREA_UNLIKE_LOT: ({ areaSquareMeter, count, ...known }: { areaSquareMeter: number; count: number } & Areas) =>
    `입력하신 전용면적 ${formatArea(areaSquareMeter)}와 비슷한 집이 이 지번에서 확인된 거래와 공시가격 ${count}건(전용면적 ${areas(known)}) 가운데 없습니다. 공급면적을 적었거나 지번이 다를 수 있고, 면적이 다르면 금액의 비교도 모두 달라지므로 먼저 확인해야 합니다.`,
  EXCLUSIVE_AREA_TYPED: '입력한 전용면적(㎡)',
  AREAS: (known: Areas) => areas(known),
  AREAS_OF_LOT: ({ count }: { count: number }) => `이 지번에서 확인된 전용면적(${count}건)`,

  EXCLUSIVE_AREA_PUBLISHED: ({ isOfRegister }: OfRegister) =>
    `이 호실의 ${isOfRegister ? '건축물대장에 적힌' : '공시된'} 전용면적(㎡)`,
  AREA_OF_UNIT: ({ publishedSquareMeter, isOfRegister }: { publishedSquareMeter: number } & OfRegister) =>
    `전용면적을 적지 않으셔서 이 호실의 ${isOfRegister ? '건축물대장에 적힌' : '공시된'} 면적 ${formatArea(publishedSquareMeter)}로 비교했습니다.`,
  AREA_DIFFERS_FROM_UNIT: ({ typedSquareMeter, publishedSquareMeter, isOfRegister }: UnitAreas) =>
    `입력하신 전용면적 ${formatArea(typedSquareMeter)}는 이 호실의 ${isOfRegister ? '건축물대장에 적힌' : '공시된'} 면적 ${formatArea(publishedSquareMeter)}와 다르므로, 모든 비교에 ${isOfRegister ? '대장의' : '공시된'} 면적을 썼습니다. 동·호수가 다르거나 공급면적을 적었을 수 있으니 확인해야 합니다.`,
  AREA_NOT_GIVEN: ({ areas }: { areas: readonly number[] }) => {
    const known = areas.map(formatArea).join(', ')
    if (areas.length === 0) return '전용면적을 적지 않으셔서 같은 크기의 집과 비교하지 못했습니다.'
    return areas.length === 1
      ? `전용면적을 적지 않으셔서 같은 크기의 집과 비교하지 못했습니다. 이 지번에서 확인된 전용면적은 ${known}입니다.`
      : `전용면적을 적지 않으셔서 크기가 다른 집들과 비교했습니다. 이 지번에는 전용면적 ${known}인 집이 있고 크기에 따라 집값이 다르므로, 면적부터 확인해야 합니다.`
  },

  NAMED_AMOUNT: ({ what, manwon }: { what: AmountName; manwon: number }) =>
    `${AMOUNT_NAMES[what]} ${formatManwon(manwon)}`,
  DEPOSIT_AND_RENT: ({ depositManwon, monthlyRentManwon }: { depositManwon: number; monthlyRentManwon: number }) =>
    `보증금 ${formatManwon(depositManwon)}에 월세 ${formatManwon(monthlyRentManwon)}`,
  AMOUNT_UNLIKE_DEALS: ({ typed, nearest, low }: { typed: string; nearest: string; low: boolean }) =>
    `입력하신 ${typed}은 공개된 거래 가운데 가장 가까운 ${nearest}에 비해 지나치게 ${low ? '낮습니다' : '높습니다'}.`,
  AMOUNT_UNLIKE_ANY: ({ typed, low }: { typed: string; low: boolean }) =>
    `입력하신 ${typed}은 주택 임대차의 금액으로 보기에 지나치게 ${low ? '낮습니다' : '높습니다'}.`,
  CHECK_AMOUNT_UNIT: '금액 단위(만원)와 보증금·월세 입력 칸을 다시 확인하십시오.',

  REVERSE_JEONSE: ({ scope, recent, earlier, change }: Moved) =>
    `${PLACES[scope]} 같은 유형의 전세 보증금 중위 수준은 최근 ${level(recent)}으로, 2년 전 ${level(earlier)}보다 ${formatPercent(-change)} 낮습니다. 임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다. 이 주소의 거래가 아니므로 지역 참고값으로만 보아야 합니다.`,
  JEONSE_CHANGE: ({ scope, recent, earlier }: Omit<Moved, 'change'>) =>
    `${PLACES[scope]}의 전세 보증금 중위 수준, 2년 전 ${level(earlier)}에서 최근 ${level(recent)}으로의 변화. 점수에는 쓰지 않음`,
  CHANGE: ({ change }: { change: number }) =>
    `${change > 0 ? '+' : change < 0 ? '-' : ''}${formatPercent(Math.abs(change))}`,
  // Headlines for findings not about the home's value: one sentence with the decisive fact.
  HEADLINE_LEASE: ({ depositManwon, otherManwon, ...other }: DearLease) =>
    `보증금 ${formatManwon(depositManwon)}은 ${leaseName(other)} ${comparedWith(depositManwon, otherManwon)}.`,
  /** Monthly amounts, with deposits converted to rent. */
  HEADLINE_RENT: ({ typedManwon, otherManwon, withDeposit, ...other }: DearRent) =>
    `${withDeposit ? '월세로 바꾸면' : '보증금 없이'} 한 달 ${formatManwon(typedManwon)}, ${rentName(other)} ${formatManwon(otherManwon)}입니다.`,
  HEADLINE_RENT_ALONE: ({ rentManwon, medianManwon, count }: RentAlone) =>
    `월세 ${formatManwon(rentManwon)}은 ${count === 1 ? '비슷한 거래 한 건의 월세' : '비슷한 거래의 가운데 월세'} ${comparedWith(rentManwon, medianManwon)}.`,
  HEADLINE_MONTHLY_COST: ({ costManwon, otherManwon, withFee, ...other }: Other & Cost) =>
    `보증금까지 월세로 바꾸면 ${withFee ? '관리비와 함께 ' : ''}한 달 ${formatManwon(costManwon)}, ${rentName(other)} ${formatManwon(otherManwon)}입니다.`,

  HEADLINE_FLOOR_ABOVE_BUILDING: ({ floor, floorsAboveGround }: { floor: number; floorsAboveGround: number }) =>
    `건축물대장의 건물은 지상 ${floorsAboveGround}층까지인데 ${floor}층을 입력하셨습니다.`,
  HEADLINE_FLOOR_BELOW_BUILDING: ({ floor, floorsBelowGround }: { floor: number; floorsBelowGround: number }) =>
    floorsBelowGround === 0
      ? `건축물대장의 건물에는 지하층이 없는데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`
      : `건축물대장의 건물은 지하 ${floorsBelowGround}층까지인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`,
  HEADLINE_DONG_NOT_IN_REGISTER: ({ dong }: { dong: string }) => `건축물대장에는 이 지번에 ${dong}동이 없습니다.`,
  HEADLINE_HO_ABOVE_BUILDING: ({ ho, floorsAboveGround }: { ho: string; floorsAboveGround: number }) =>
    `건축물대장의 건물은 지상 ${floorsAboveGround}층까지인데 ${ho}호를 입력하셨습니다.`,
  HEADLINE_HO_OF_SINGLE_HOUSEHOLD: ({ ho }: { ho: string }) =>
    `건축물대장에는 한 세대의 집인데 ${ho}호를 입력하셨습니다.`,
  HEADLINE_UNIT_NOT_PUBLISHED: ({ ho, floor, others }: { ho: string; floor: number; others: readonly string[] }) =>
    `공시가격 목록의 ${formatFloor(floor)}에는 ${others.map((other) => `${other}호`).join(', ')}가 있고 ${ho}호는 없습니다.`,
  HEADLINE_ROOFTOP: '옥탑의 방으로 보입니다. 옥탑은 건축물대장에 집으로 적혀 있지 않을 수 있습니다.',
  HEADLINE_FLOOR_DIFFERS: ({ floor, inAddress }: { floor: number; inAddress: number | 'BASEMENT' }) =>
    `주소의 층은 ${inAddress === 'BASEMENT' ? '지하' : formatFloor(inAddress)}인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다.`,
  HEADLINE_FLOOR_UNLIKE_UNIT: ({ floor, ho, hoFloor }: UnlikeUnit) =>
    `${withParticle(`${ho}호`, '은/는')} 호수로는 ${hoFloor}층인데 ${withParticle(formatFloor(floor), '을/를')} 입력하셨습니다. 층이 맞습니까?`,

  HEADLINE_AREA_DIFFERS: ({ typedSquareMeter, publishedSquareMeter, isOfRegister }: UnitAreas) =>
    `이 호실은 ${formatArea(publishedSquareMeter)}로 ${isOfRegister ? '건축물대장에 적혀 있는데' : '공시됐는데'} ${formatArea(typedSquareMeter)}를 입력하셨습니다.`,
  HEADLINE_AREA_UNLIKE_LOT: ({ areaSquareMeter, fromSquareMeter, toSquareMeter }: LotAreas) => {
    const known =
      fromSquareMeter === toSquareMeter
        ? formatArea(fromSquareMeter)
        : `${formatArea(fromSquareMeter)}에서 ${formatArea(toSquareMeter)}`
    return `이 지번에서 확인된 집은 ${known}인데 ${formatArea(areaSquareMeter)}를 입력하셨습니다.`
  },
  HEADLINE_AREA_NOT_GIVEN: ({ areas }: { areas: readonly number[] }): string =>
    areas.length > 1
      ? '전용면적을 알려 주시지 않아 크기가 다른 집들과 비교했습니다.'
      : '전용면적을 알려 주시지 않아 같은 크기의 집과 비교하지 못했습니다.',
}

const NAMES = {
  PROPERTY_IDENTITY_RISK: '대상 건물 확인',
  DEPOSIT_TO_VALUE_RISK: '보증금과 주택 가격 비교',
  MARKET_PRICE_COMPARISON_RISK: '주변 임대차 시세 비교',
  SALE_TRANSACTION_SUPPORT_RISK: '매매 실거래 근거',
  PUBLIC_PRICE_SUPPORT_RISK: '공시가격 대비 보증금',
  BUILDING_LEGAL_USE_RISK: '건축물 용도',
  BUILDING_AGE_CONDITION_RISK: '건물 경과 연수',
  MULTI_HOUSEHOLD_SENIOR_TENANT_RISK: '선순위 임차인',
  REGISTRY_RIGHTS_RISK: '등기 권리관계',
  GUARANTEE_INSURANCE_RISK: '보증금 반환보증',
  MONTHLY_COST_BURDEN_RISK: '월 고정비 부담',
  CONTRACT_CHECKLIST_RISK: '계약 전 확인 사항',
}
export type Criterion = keyof typeof NAMES

/** By the building register; else by the public prices. */
type OfRegister = { isOfRegister: boolean }
type UnitAreas = { typedSquareMeter: number; publishedSquareMeter: number } & OfRegister

/** The smallest and the largest area found. */
type Areas = { fromSquareMeter: number; toSquareMeter: number }

function areas({ fromSquareMeter, toSquareMeter }: Areas): string {
  return [...new Set([fromSquareMeter, toSquareMeter].map(formatArea))].join('~')
}

const AMOUNT_NAMES = { JEONSE_DEPOSIT: '전세 보증금', DEPOSIT: '보증금', MONTHLY_RENT: '월세', DEAL: '금액' }
export type AmountName = keyof typeof AMOUNT_NAMES

/** The deposits of a region and their months. */
type Level = { medianManwon: number; months: readonly string[]; sampleCount: number }
type Moved = { scope: Scope; recent: Level; earlier: Level; change: number }

const PLACES = { LEGAL_DISTRICT: '같은 법정동', LAWD_CD: '같은 시·군·구' }
export type Scope = keyof typeof PLACES

function level({ medianManwon, months, sampleCount }: Level): string {
  return `${formatManwon(medianManwon)}(${formatMonths(months)}, ${sampleCount}건)`
}

type Other = { against: 'SAMPLE' | 'ESTIMATE' | 'REGION'; count: number }
type DearLease = Other & { depositManwon: number; otherManwon: number }
type DearRent = Other & { typedManwon: number; otherManwon: number; withDeposit: boolean }
type RentAlone = { rentManwon: number; medianManwon: number; count: number }
type Cost = { costManwon: number; otherManwon: number; withFee: boolean }
type LotAreas = { areaSquareMeter: number; fromSquareMeter: number; toSquareMeter: number }

/** A single deal has no median. */
function leaseName({ against, count }: Other): string {
  if (against === 'ESTIMATE') return '추정 전세 보증금'
  if (against === 'REGION') return '이 지역 전세의 가운데 값'
  return count === 1 ? '한 건의 전세 거래' : '비슷한 전세의 가운데 값'
}

function rentName({ against, count }: Other): string {
  if (against === 'REGION') return '이 지역 월세의 가운데는'
  return count === 1 ? '비슷한 거래 한 건은' : '비슷한 거래의 가운데는'
}
