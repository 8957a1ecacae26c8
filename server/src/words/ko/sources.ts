import { type Deals } from './assessment/leases.ts'
import { ASKED, type Likeness } from './assessment/samples.ts'
import { formatDate, formatManwon, formatMonth, formatMonths } from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'

/** Why a look-up returned nothing. */
const BECAUSE = {
  TIMEOUT: '제공 기관의 응답이 제때 오지 않아',
  NETWORK: '제공 기관에 연결되지 않아',
  HTTP_STATUS: '제공 기관이 오류를 응답하여',
  MALFORMED: '제공 기관의 응답을 읽을 수 없어',
  TOO_LARGE: '제공 기관의 응답이 지나치게 커서',
  PROVIDER_ERROR: '제공 기관이 오류를 알려와',
  KEY_REJECTED: '제공 기관이 인증키를 받아들이지 않아',
  QUOTA_EXCEEDED: '제공 기관의 조회 한도를 넘어',
  CIRCUIT_OPEN: '제공 기관의 장애가 이어져 조회를 잠시 멈춘 상태여서',
  DEADLINE: '정해진 시간 안에 응답이 오지 않아',
  NO_KEY: '제공 기관의 인증키가 설정되어 있지 않아',
  ADDRESS_NOT_CONFIRMED: '주소를 지번까지 확인하지 못해',
  TYPE_UNKNOWN: '주택 유형이 확인되지 않아',
  TYPE_NOT_TRADED: '이 건물의 용도는 주택 실거래 공개 대상이 아니어서',
  NOT_PUBLISHED_FOR_TYPE: '이 건물의 용도에는 주택 공시가격이 공시되지 않아',
}
export type Reason = keyof typeof BECAUSE

const SOUGHT = {
  REGISTER: '건축물대장을',
  LEASES: '전월세 실거래를',
  SALES: '매매 실거래를',
  PUBLIC_PRICE: '공시가격을',
}
export type Sought = keyof typeof SOUGHT

/** `called`: the provider was called. */
export type Why = { reason: Reason | null; called: boolean }

/** `object` is the thing with its particle, such as `매매 실거래를`. */
export function becauseMissing(object: string, { reason, called }: Why): string {
  if (!called) return `${reason === null ? '조회할 수 없어' : BECAUSE[reason]} ${object} 조회하지 않았습니다.`
  return `${reason === null ? '제공 기관의 응답을 받지 못해' : BECAUSE[reason]} ${object} 확인하지 못했습니다.`
}

export const SOURCE_WORDS = {
  // The public sources of a diagnosis, and what they show for certain.
  SOURCE_TITLE: ({ source }: { source: PublicSource }) => TITLES[source],
  OFFICIAL_SOURCE: ({ source }: { source: PublicSource }) => OFFICIAL[source],
  CONFIRMED_TITLE: ({ item }: { item: ConfirmedItem }) => CONFIRMED[item],
  LEGAL_DISTRICT_CODE: ({ name, code }: { name: string; code: string }) => `${name}(법정동코드 ${code})`,
  PLACE: ({ name }: { name: string }) => name,
  ONE_UNNAMED_BUILDING: '같은 지번의 건물 한 동',
  CONFIRMED_USE: ({ mainUse, detailUse }: { mainUse: string; detailUse: string | null }) =>
    detailUse === null ? `주용도: ${mainUse}` : `주용도: ${mainUse}, 기타용도: ${detailUse}`,
  SAMPLE_MEDIAN: ({ sample, medianManwon, count }: SampleMedian) =>
    `${sample}, ${count === 1 ? '금액' : '중앙값(가운데 값)'} ${formatManwon(medianManwon)}`,
  SAMPLE_MEDIAN_A_MONTH: ({ sample, medianManwon, count }: SampleMedian) =>
    `${sample}, 보증금까지 월세로 바꾼 ${count === 1 ? '금액' : '가운데 값'} 한 달 ${formatManwon(medianManwon)}`,
  // Kinds of stored data, by their key in responses.
  DATA_KIND: ({ kind }: { kind: DataKind }) => DATA_KIND_NAMES[kind],
  /** Shown wherever something is missing: missing data is never a good sign. */
  MISSING_IS_NOT_GOOD: '자료가 없는 것은 위험이 낮다는 뜻이 아니라 확인되지 않았다는 뜻입니다.',
  MISSING_BECAUSE: ({ sought, ...why }: { sought: Sought } & Why) => becauseMissing(SOUGHT[sought], why),
  // How old the data of a source are.
  COLLECTED: ({ day, stored }: { day: string; stored: boolean }) =>
    `${stored ? '저장해 둔 자료를 사용했습니다' : '진단 당일에 수집한 자료입니다'}(수집일 ${formatDate(day)}).`,
  DEALS_COLLECTED: ({ basis, day }: { basis: keyof typeof BASES; day: string | null }) =>
    `${BASES[basis]}${day === null ? '' : `(마지막 수집일 ${formatDate(day)})`}.`,
  // What the building register shows on a lot.
  REGISTER_SOURCE_TITLE: '건축물대장(표제부)',
  ONE_BUILDING_ON_LOT: '이 지번에서 건물 한 동을 확인했습니다.',
  /** `chosen`: chosen by the user, not taken from the address. */
  BUILDING_OF_SEVERAL: ({ count, chosen }: { count: number; chosen: boolean }) =>
    `같은 지번의 후보 ${count}동 가운데 ${chosen ? '선택하신 건물을' : '주소에 적힌 동을'} 기준으로 했습니다.`,
  CANDIDATES_ON_LOT: ({ count }: { count: number }) =>
    `같은 지번에 후보 건물이 ${count}동 있습니다. 주소 뒤에 동·호수(예: 101동 1203호)를 붙이거나 후보 가운데 계약할 건물을 선택하십시오.`,
  /** `others`: the number of candidates not named. */
  CANDIDATES_NAMED: ({ named, others }: { named: readonly Candidate[]; others: number }) =>
    `후보: ${named.map(({ name, use }) => `${name ?? '이름 없는 건물'}(${use ?? '용도 기재 없음'})`).join(', ')}${others > 0 ? ` 외 ${others}동` : ''}`,
  REGISTERED_USE_NAMES: ({ names }: { names: readonly string[] }) => names.join(', ') || '기재 없음',
  REGISTERED_NAME: ({ name }: { name: string }) => `건물명: ${name}`,
  REGISTERED_USES: ({ mainUse, detailUse }: { mainUse: string | null; detailUse: string | null }) =>
    `주용도: ${mainUse ?? '기재 없음'}, 기타용도: ${detailUse ?? '기재 없음'}`,
  /** `date`: `null` if there is none. A future or invalid date is not usable. */
  REGISTERED_APPROVAL: ({ date, usable }: { date: string | null; usable: boolean }) =>
    `사용승인일: ${date === null ? '기재 없음' : usable ? formatDate(date) : '쓸 수 없는 날짜로 적혀 있음'}`,
  REGISTERED_HOUSEHOLDS: ({ count }: { count: number }) => `세대수: ${count}세대`,
  REGISTERED_FAMILIES: ({ count }: { count: number }) => `가구수: ${count}가구`,
  REGISTERED_USE_OPEN: '적혀 있는 용도만으로는 주택 유형이 하나로 정해지지 않습니다.',
  VIOLATION_NOT_IN_REGISTER: `위반건축물 여부는 이 자료로 판단하지 않으므로 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받아 직접 확인하십시오.`,
  NO_REGISTER_FOUND: '이 지번의 건축물대장을 찾지 못했습니다. 건물이 없다는 뜻이 아니므로 지번을 다시 확인하십시오.',
  /** A short description; `null` params are left out. */
  WHAT_STANDS: ({ mainUse, detailUse, approvedOn }: Standing) =>
    [
      mainUse === null ? null : `주용도 ${mainUse}`,
      detailUse === null ? null : `기타용도 ${detailUse}`,
      approvedOn === null ? null : `사용승인일 ${formatDate(approvedOn)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  SOURCE_NOT_ASKED: '주소를 지번까지 확인하지 못해 조회하지 않았습니다.',
  REGISTRY_SOURCE_TITLE: `${PAPER_NAMES.REGISTRY_DOCUMENT}(등기부등본)`,
  REGISTRY_OFFICE: '대법원 인터넷등기소',
  REGISTRY_NOT_LOOKED_UP: '등기 권리관계는 자동으로 확인하지 않습니다. 직접 발급받아 확인해야 합니다.',
  REGISTRY_WHERE_TO_GET: `대법원 인터넷등기소나 무인발급기에서 말소사항을 포함한 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 발급받으십시오.`,
  REGISTRY_OF_HOUSE: '단독주택은 건물과 토지의 등기를 모두 확인하십시오.',
  REGISTRY_OF_UNIT_OR_LAND:
    '아파트·연립·다세대·오피스텔은 해당 호실의 등기를, 단독·다가구는 건물과 토지의 등기를 모두 확인하십시오.',
  REGISTRY_WHAT_TO_READ:
    '갑구에서 소유자와 압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오.',
  REGISTRY_TWICE: '계약 직전과 잔금 지급 직전에 각각 다시 발급받아 그사이 바뀐 내용이 있는지 확인하십시오.',
  ADDRESS_CONFIRMED: ({ former }: { former: boolean }) =>
    `주소를 지번까지 확인했습니다.${former ? ' 입력하신 옛 법정동은 지금의 법정동으로 바꾸어 조회했습니다.' : ''}`,
  ADDRESS_FROM_STORED_NAME: ({ address }: { address: string }) =>
    `입력하신 건물 이름이나 도로명주소를 저장된 자료에서 한 곳만 찾아 ${address} 기준으로 조회했습니다. 계약서와 등기부의 지번이 같은지 확인해 주십시오.`,
  ADDRESS_FROM_ROAD_FILE: ({ address, asOf }: { address: string; asOf: string }) =>
    `입력하신 도로명주소를 도로명주소 한글 자료(${formatDate(asOf)} 기준)에서 찾아 ${address} 기준으로 조회했습니다. 계약서와 등기부의 지번이 같은지 확인해 주십시오.`,
  // The basis of the published deals of a lot.
  COMPARED_DEALS: ({ sample }: { sample: string }) => `비교 기준: ${sample}`,
  COMPARED_WITH_OTHERS: ({ asked }: { asked: Likeness }) =>
    `${ASKED[asked]}과 비슷한 거래가 없어 전체 거래와 비교했으므로 신뢰도가 낮습니다.`,
  COMPARED_WITH_FEW: '비교한 거래가 3건보다 적어 참고로만 보아야 합니다.',
  NO_DEALS_TO_COMPARE: ({ deals }: { deals: Deals }) =>
    `공개된 거래는 있으나 비교에 쓸 수 있는 ${DEALS[deals]} 거래가 없습니다.`,
  /** `asked`: the provider was called but did not respond. */
  MONTHS_LEFT_OUT: ({ months, asked }: { months: readonly string[]; asked: boolean }) =>
    `${months.map(formatMonth).join(', ')} 자료는 ${asked ? '제공 기관의 응답을 받지 못해' : '아직 모으지 않아'} 빠져 있습니다.`,
  MONTHS_WITHHELD: ({ months }: { months: readonly string[] }) =>
    `${months.map(formatMonth).join(', ')} 자료는 확인 중입니다. 제공 기관의 최근 응답에 저장된 거래가 많이 빠져 있어, 다시 확인될 때까지 앞서 모은 거래를 씁니다.`,
  DEALS_OF_ASSUMED_TYPE: '주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 거래와 비교했습니다.',
  NO_DEALS_IN_DISTRICT: ({ source, months }: { source: keyof typeof SOURCES; months: readonly string[] }) =>
    `최근 ${months.length}개월(${formatMonths(months)})에 같은 법정동에서 공개된 ${SOURCES[source]} 거래를 찾지 못했습니다.`,
  // The basis of the public prices of a lot.
  NO_USABLE_PUBLIC_PRICE: '조회된 공시가격 가운데 쓸 수 있는 값이 없습니다.',
  /** `areaGiven`: the units with the closest area are used. */
  PRICE_OF_OTHER_UNITS: ({ count, areaGiven }: { count: number; areaGiven: boolean }) =>
    `${areaGiven ? '같은 지번에서 면적이 가장 가까운' : '같은 지번의'} 호실 ${count}곳을 기준으로 했으며, 계약할 호실의 값은 아닙니다. 호수를 적으면 해당 호실의 값을 찾습니다.`,
  PRICE_OF_UNITS_BUT_THE_TYPED: ({ count, areaGiven }: { count: number; areaGiven: boolean }) =>
    `적으신 호수의 값은 찾지 못해, ${areaGiven ? '같은 지번에서 면적이 가장 가까운' : '같은 지번의'} 호실 ${count}곳을 기준으로 했으며, 계약할 호실의 값은 아닙니다. 호수가 맞는지 확인하십시오.`,
  PRICE_OF_WHOLE_BUILDING: '건물 전체의 값이므로 한 가구의 보증금과 그대로 비교할 수 없습니다.',
  PRICE_OF_LAND: '토지만의 값이므로 보증금과 비교하지 않았습니다.',
  PRICE_OF_EARLIER_YEAR: ({ baseYear }: { baseYear: number }) =>
    `올해 공시가격을 찾지 못해 가장 최근인 ${baseYear}년 값을 사용했습니다.`,
  PRICE_OF_ASSUMED_TYPE: '주택 유형이 건축물대장으로 확인되지 않아, 기준 후보로 삼은 유형의 가격을 사용했습니다.',
  PUBLIC_PRICE_IS_NO_MARKET_PRICE: '공시가격은 매년 정해지는 공적 가격이며 실제 시세와 다릅니다.',
  OFFICETEL_HAS_NO_PUBLIC_PRICE: '오피스텔은 주택 공시가격이 공시되지 않아 조회하지 않았습니다.',
  LOOK_UP_OFFICETEL_PRICE: '국세청 홈택스의 오피스텔 기준시가를 직접 확인하십시오.',
}

/** `count`: the size of the sample; a single deal has no median. */
type SampleMedian = { sample: string; medianManwon: number; count: number }

const TITLES = {
  'building-register': '건축물대장',
  'rent-transaction': '전월세 실거래',
  'sale-transaction': '매매 실거래',
  'public-price': '공시가격',
}
export type PublicSource = keyof typeof TITLES

const OFFICIAL: Record<PublicSource, string> = {
  'building-register': '국토교통부 건축물대장',
  'rent-transaction': '국토교통부 전월세 실거래가',
  'sale-transaction': '국토교통부 매매 실거래가',
  'public-price': '국토교통부 공시가격',
}

const CONFIRMED = {
  LEGAL_DISTRICT: '법정동',
  BUILDING: '건축물대장에 있는 건물',
  MAIN_USE: '건축물대장의 용도',
  USE_APPROVAL_DATE: '사용승인일',
  PAST_LEASES: '과거 전월세 거래',
  PAST_SALES: '과거 매매 거래',
  PUBLIC_PRICE: '공시가격',
}
export type ConfirmedItem = keyof typeof CONFIRMED

export const DATA_KIND_NAMES = {
  transaction: '실거래',
  'lot-transaction': '이 지번의 실거래',
  'building-register': '건축물대장',
  'public-price': '공시가격',
  'monthly-statistic': '월별 통계',
  'market-signal': '지역 시장 지표',
  diagnosis: '진단 기록',
}
export type DataKind = keyof typeof DATA_KIND_NAMES

const BASES = {
  STORED: '저장해 둔 거래를 사용했습니다',
  COLLECTED: '이번 진단에서 새로 조회한 거래를 함께 사용했습니다',
  STORED_SPARSE: '새로 조회했으나 더해진 거래가 없어 저장해 둔 거래만 사용했습니다',
}

type Candidate = { name: string | null; use: string | null }
type Standing = { mainUse: string | null; detailUse: string | null; approvedOn: string | null }

const DEALS: Record<Deals, string> = { JEONSE: '전세', MONTHLY_RENT: '월세', SALE: '매매' }
const SOURCES = { 'rent-transaction': '전월세', 'sale-transaction': '매매' }
