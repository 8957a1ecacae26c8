import { isReadable } from './assessment/samples.ts'
import {
  formatArea,
  formatCount,
  formatManwon,
  formatMonth,
  formatMonths,
  formatPercent,
  listMonths,
} from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'
import { withParticle } from './particle.ts'
import { PROPERTY_TYPES, type PropertyType } from './property-types.ts'

export const REGION = {
  // How a region analysis interpreted the input.
  PAST_DEALS_ALONE: '저장된 과거 실거래와 통계를 요약한 결과이며, 현재 매물이나 매물 목록은 제공하지 않습니다.',
  KEYBOARD_RETYPED: ({ typed, read }: { typed: string; read: string }) =>
    `영문 자판으로 입력하신 말('${typed}')을 ${withParticle(`'${read}'`, '으로/로')} 바꾸어 읽었습니다.`,
  COMPLEX_READ: ({ said, jibunAddress }: { said: string; jibunAddress: string }) =>
    `${withParticle(`'${said}'`, '을/를')} ${jibunAddress}의 건물 이름으로 보고 그 건물의 임대차 계약과 그 법정동의 통계를 찾았습니다. 법정동의 통계는 그 건물만의 수치가 아닙니다.`,
  COMPLEX_CANDIDATES: ({ said, complexes }: { said: string; complexes: readonly Complex[] }) => {
    const listed = complexes.map(({ jibunAddress, name, dealCount }) => `${jibunAddress} ${name}(거래 ${dealCount}건)`)
    return `${withParticle(`'${said}'`, '은/는')} 이런 건물의 이름일 수 있습니다: ${listed.join(', ')}. 하나를 골라 지번주소나 동 이름으로 다시 분석하십시오.`
  },
  SIMILAR_REGION_NAMES: ({ said, regions }: { said: string; regions: Regions }) =>
    `'${said}'에 가까운 이름입니다: ${namesOf(regions)}. 맞으면 후보에서 고르십시오.`,
  REGION_NOT_RECOGNISED: '지역을 알아내지 못했습니다. 시군구나 동 이름을 입력하십시오.',
  REGION_UNSURE: ({ said, regions }: { said: string; regions: Regions }) =>
    `${withParticle(`'${said}'`, '은/는')} ${namesOf(regions)}일 수 있지만 확실하지 않습니다. 맞으면 후보에서 고르십시오.`,
  REGION_AMBIGUOUS: ({ said, regions, former }: { said: string; regions: Regions; former: boolean }) =>
    `${withParticle(`'${said}'`, '은/는')} ${former ? '옛 이름이며 지금은 여러 지역이 이어받았습니다' : '여러 지역을 뜻할 수 있습니다'}: ${namesOf(regions)}. 후보 가운데 하나를 고르십시오.`,
  REGION_READ: ({ said: typed, regions, basis }: { said: string; regions: Regions; basis: Basis }) => {
    const said = `'${typed}'`
    const names = namesOf(regions)
    const asNames = withParticle(names, '으로/로')
    switch (basis) {
      case 'DISTRICT_NAME':
        return `${withParticle(said, '을/를')} ${asNames} 읽었습니다.`
      case 'SHORTENED_NAME':
        return `${withParticle(said, '을/를')} 줄인 이름으로 보고 ${asNames} 읽었습니다.`
      case 'FORMER_NAME':
        return `${withParticle(said, '은/는')} 옛 이름이므로 지금의 ${asNames} 읽었습니다.`
      case 'ADMINISTRATIVE_DONG':
        return `${withParticle(said, '은/는')} 행정동 이름이므로 ${withParticle(names, '을/를')} 법정동 후보로 보았습니다. 실제 법정동과 다를 수 있습니다.`
      case 'STATION_OR_PLACE':
        return `${withParticle(said, '은/는')} 역이나 장소 이름이므로 ${withParticle(names, '을/를')} 후보로 보았습니다. 실제 위치의 법정동과 다를 수 있습니다.`
    }
  },
  // The parsed amounts, sizes, rooms, floors and excluded types, and how each was used.
  TERM_ROOMS: ({ rooms, excluded }: { rooms: number } & MaybeExcluded) => orExcluded(`방 ${rooms}개`, excluded),
  TERM_FLOOR: ({ floor, text, excluded }: { floor: Floor; text: string } & MaybeExcluded) =>
    orExcluded({ BASEMENT: '지하·반지하', ROOFTOP: '옥탑', OTHER: `층 ${text}` }[floor], excluded),
  TERM_AREA: ({ exclusive, unit, from, to }: Area) => {
    const size = (value: number) => (unit === 'PYEONG' ? `${Math.round(value)}평` : formatArea(value))
    const name = exclusive ? '전용면적' : '면적'
    if (to === null) return `${name} ${size(from)} 이상`
    return from === 0 ? `${name} ${size(to)} 이하` : `${name} ${size(from)}~${size(to)}`
  },
  TERM_AMOUNT: ({ kind, fromManwon: from, toManwon: to }: Amount) => {
    const name = AMOUNTS[kind]
    if (to === null) return `${name} ${formatManwon(from ?? 0)} 이상`
    return from === null ? `${name} ${formatManwon(to)} 이하` : `${name} ${formatManwon(from)}~${formatManwon(to)}`
  },
  TERM_AMOUNT_UNCLEAR: ({ kind, text }: { kind: AmountKind; text: string }) => `${AMOUNTS[kind]} ${text}`,
  TERM_TYPE_EXCLUDED: ({ propertyType }: { propertyType: PropertyType }) => `${PROPERTY_TYPES[propertyType]} 제외`,
  TERM_USED:
    '최근 1년 저장된 계약에서 이 조건의 비율이나 수준을 보는 데 썼습니다. 월별 통계는 이 조건으로 나누지 않습니다.',
  TERM_USED_UPPER_END: '아래쪽 금액은 쓰지 않고 위쪽 금액 이하인 계약의 비율을 봅니다.',
  TERM_USED_FOR_APARTMENTS:
    '평은 공급면적일 수도 있어 이 면적으로는 아파트 거래만 골랐고, 다른 유형은 면적으로 나누지 않았습니다.',
  TERM_TYPE_LEFT_OUT: '이 유형을 빼고 분석했습니다.',
  TERM_NOT_USED: ({ why }: { why: keyof typeof NOT_USED }) => NOT_USED[why],
  // The limits of a region analysis, and what to do next.
  REGION_ANALYSED: ({ state }: { state: keyof typeof STATES }) => STATES[state],
  REGION_KEYWORD_REQUIRED: 'locationKeyword나 rawKeyword 가운데 하나를 입력해 주세요.',
  REGION_TOO_WIDE: '시도나 구가 있는 시 전체의 실거래 통계는 만들지 않습니다.',
  REGION_NOT_SETTLED: '지역을 하나로 정하지 못해 통계를 찾지 않았습니다.',
  LIMIT_PAST_DEALS: '과거에 신고된 거래의 통계이며 현재 매물이나 호가가 아닙니다.',
  LIMIT_MEDIANS:
    '중위 수준은 거래가 3건 이상인 달의 중위값을 거래 수로 가중해 평균한 값입니다. 면적과 층의 구성은 반영하지 않았습니다.',
  LIMIT_LATE_REPORTS: '최근 달은 신고 기한이 남아 거래가 더 늘 수 있습니다.',
  LIMIT_NO_SINGLE_HOME: '지역 지표로는 특정 주택의 권리관계나 위험을 알 수 없습니다.',
  LIMIT_WIDER_ONLY: '이 동의 통계가 없어 시군구 전체의 통계만 사용했습니다.',
  LIMIT_INDICATOR_REGIONS: ({ regions }: { regions: readonly string[] }) =>
    `통계기관 지표는 ${regions.join(', ')}의 수치이며 입력한 지역보다 넓을 수 있습니다.`,
  LIMIT_SUGGESTED_DISTRICT: '역·장소·행정동·건물 이름에서 고른 법정동 후보이므로 실제 위치의 지표와 다를 수 있습니다.',
  LIMIT_SEVERAL_TYPES: '입력한 말이 여러 주택 유형을 뜻할 수 있어 가능한 유형을 모두 살폈습니다.',
  LIMIT_NO_FLOORS: '월별 통계는 층을 나누지 않으므로 지하·반지하나 옥탑만의 수준이 아닙니다.',
  LIMIT_NEIGHBORHOOD_FACILITY:
    '근린생활시설은 주거용 실거래 통계가 없습니다. 주택으로 쓰는지는 건축물대장으로 확인하십시오.',
  LIMIT_SEVERAL_DISTRICTS: '여러 법정동에 걸친 지역이므로 문장은 유형마다 거래가 가장 많은 법정동의 수치로 썼습니다.',
  LIMIT_NOTHING_STORED:
    '저장된 통계가 없는 것은 아직 모으지 않았거나 거래가 없는 경우이며, 위험이 낮다는 뜻이 아닙니다.',
  DIAGNOSE_THIS_LOT: '지번이 있으므로 전월세 위험 사전 진단에서 이 주소의 근거를 확인하십시오.',
  DIAGNOSE_EXACT_LOT: '정확한 지번주소를 알면 전월세 위험 사전 진단으로 그 주소의 근거를 확인하십시오.',
  CHOOSE_A_REGION: '후보 지역 가운데 하나를 골라 다시 분석하십시오.',
  TYPE_GU_OR_DONG: '구나 동까지 입력해 다시 분석하십시오.',
  TYPE_A_REGION: '시군구나 동 이름을 넣어 다시 분석하십시오. 예: 관악구 신림동 오피스텔',
  TRY_NEIGHBOURS: '이웃한 동이나 다른 주택 유형으로 다시 분석하십시오.',
  READ_PAPERS_FIRST: `계약하기 전에 ${PAPER_NAMES.REGISTRY_DOCUMENT}와 ${PAPER_NAMES.BUILDING_REGISTER}을 직접 확인하십시오.`,
  DEAL_STATISTICS: ({ deals }: { deals: keyof typeof DEALS }) => DEALS[deals],
  NO_DEAL_STATISTICS: ({ deals }: { deals: keyof typeof DEALS }) =>
    `저장된 ${DEALS[deals]} 통계가 없습니다. 거래가 없다는 뜻은 아닙니다.`,
  DEAL_STATISTICS_USED: ({ deals, count }: { deals: keyof typeof DEALS; count: number }) =>
    `저장된 ${DEALS[deals]} ${formatCount(count)}건의 월별 통계를 사용했습니다.`,
  INDICATORS: '부동산 통계기관 지표',
  INDICATORS_USED: ({ count }: { count: number }) => `저장된 공표 지표 ${count}건을 사용했습니다.`,
  INDICATORS_NOT_RECEIVED: '통계기관의 지표를 받지 못했습니다. 나중에 다시 모읍니다.',
  INDICATORS_UNAVAILABLE: '통계기관의 지표를 지금 받을 수 없습니다.',
  NO_INDICATORS: '저장된 통계기관 지표가 없습니다.',
  PUBLIC_PRICE_NEEDS_LOT:
    '공시가격은 필지와 호마다 정해지므로 지역으로는 볼 수 없습니다. 정확한 지번주소를 입력하십시오.',
  // Sentences about the stored statistics of a region.
  WHOLE_CITY_DISTRICT: ({ name }: { name: string }) => `${name} 전체`,
  JEONSE_LEVEL: ({ months, deals, depositManwon, ...homes }: Homes & Sample & { depositManwon: number }) =>
    `${subject(homes)} 전세 보증금은 최근 3개월(${listMonths(months)}, ${dealsOf(deals)}) 중위 수준이 ${formatManwon(depositManwon)}입니다.`,
  MONTHLY_RENT_LEVEL: ({ months, deals, depositManwon, rentManwon, ...homes }: Homes & Sample & Rent) =>
    `${subject(homes)} 월세 거래는 최근 3개월(${listMonths(months)}, ${dealsOf(deals)}) 중위 수준이 보증금 ${formatManwon(depositManwon)}, 월세 ${formatManwon(rentManwon)}입니다.`,
  LEVEL_AS_RENT: ({ monthlyManwon, rate }: { monthlyManwon: number; rate: number }) =>
    `보증금까지 월세로 바꾸면(연 ${formatPercent(rate)}) 한 달 ${formatManwon(monthlyManwon)}입니다. 보증금과 월세의 중위값을 합친 값입니다.`,
  LEVEL_MONTHS_MISSING: ({ used, months }: { used: number; months: number }) =>
    `최근 ${months}개월 가운데 ${used}개월만 계산에 썼으므로 추세도 그만큼 불확실합니다.`,
  FEW_DEALS: '거래가 적으므로 참고로만 보십시오.',
  LEVEL_CHANGE: ({ amount, than, earlier, recentDeals, change, ...homes }: Homes & Change) =>
    `${subject(homes)} ${CHANGED[amount]} 중위 수준은 ${THAN[than]} ${earlier.months.length}개월(${listMonths(earlier.months)}, ${dealsOf(earlier.deals)})과 비교해 ${changeOf(change)}(최근 ${dealsOf(recentDeals)}).`,
  MONTHS_COMPARED: ({ months, enough }: { months: readonly string[]; enough: number }) =>
    `양쪽 모두 거래가 ${enough}건 이상인 달(${listMonths(months)})만 서로 비교했습니다.`,
  JEONSE_TO_SALE_RATIO: ({ ratio, jeonseDeals, saleDeals, ...homes }: Homes & Ratio) =>
    ratio > 1
      ? `${subject(homes)} 전세 보증금의 중위 수준이 최근 3개월 매매가의 중위 수준보다 높습니다(전세 ${dealsOf(jeonseDeals)}, 매매 ${dealsOf(saleDeals)}).`
      : `${subject(homes)} 매매가 대비 전세가율은 최근 3개월 기준 ${formatPercent(ratio)}입니다(전세 ${dealsOf(jeonseDeals)}, 매매 ${dealsOf(saleDeals)}).`,
  RATIO_OF_OTHER_MONTHS: ({ jeonse, sale }: { jeonse: readonly string[]; sale: readonly string[] }) =>
    `전세는 ${listMonths(jeonse)}, 매매는 ${listMonths(sale)}의 거래이므로 같은 달끼리의 비율이 아닙니다.`,
  RATIO_HIGH: ({ from }: { from: number }) =>
    `${formatPercent(from)} 이상이면 집값이 내릴 때 보증금을 다 돌려받지 못할 수 있으므로 정확한 주소의 근거를 따로 확인하십시오.`,
  NO_RATIO: ({ enough, ...homes }: Homes & { enough: number }) =>
    `${subject(homes)} 매매 거래는 최근 3개월에 ${enough}건 이상인 달이 없어 전세가율을 계산하지 않았습니다.`,
  REVERSE_JEONSE_MAY_FOLLOW: '임대인이 새 보증금만으로 이전 보증금을 돌려주지 못하는 역전세가 생길 수 있습니다.',
  NO_LEVEL: ({ lease, enough, ...homes }: Homes & { lease: Lease; enough: number }) =>
    `${subject(homes)} ${LEASES[lease]} 거래는 최근 3개월에 ${enough}건 이상인 달이 없어 수준을 계산하지 않았습니다.`,
  LEVEL_OF_WIDER: ({ place }: { place: string }) => `위의 수치는 ${place}의 것입니다.`,
  THIN_MONTHS_LEFT_OUT: ({ lease, months, thin, enough, ...homes }: Homes & Thin) =>
    `${subject(homes)} ${LEASES[lease]} 거래는 ${months}개월 가운데 ${thin}개월이 ${enough}건 미만이어서 그 달은 계산에서 뺐습니다.`,
  INDICATOR_NAME: ({ propertyType, measure }: { propertyType: PropertyType; measure: Measure }) =>
    `${PROPERTY_TYPES[propertyType]} ${MEASURES[measure]}`,
  INDICATOR_CHANGE: ({ indicator, regionName, month, value, percent, change }: Indicator) => {
    const size = `${round(Math.abs(change))}${percent ? '%p' : '%'}`
    const moved = change === 0 ? '1년 전과 거의 같습니다' : `1년 전보다 ${size} ${change > 0 ? '높습니다' : '낮습니다'}`
    return `부동산 통계기관이 공표한 ${regionName}의 ${formatMonth(month)} ${withParticle(`'${indicator}'`, '은/는')} ${round(value)}${percent ? '%' : ''}이며 ${moved}.`
  },
  // What stored leases show about the requested terms.
  TERM_SHARE: (asked: TermShare) =>
    `${leasesOf(asked)} 가운데 ${formatCount(asked.atOrUnderCount ?? 0)}건(${formatPercent(asked.share ?? 0)})이 ${amountsOf(asked)}입니다.`,
  TERM_SHARE_LEVEL: (asked: TermShare) => {
    const { medianDepositManwon: deposit, medianMonthlyRentManwon: rent } = asked
    const median = `보증금 ${formatManwon(deposit ?? 0)}${rent === null ? '' : `, 월세 ${formatManwon(rent)}`}`
    return `${leasesOf(asked)}의 중위 수준은 ${median}입니다.${middleAsRent(asked)}`
  },
  /** Combines both amounts, so that a larger deposit with less rent is counted correctly. */
  TERM_SHARE_AS_RENT: (asked: TermShare) =>
    `${leasesOf(asked)} 가운데 ${formatCount(asked.convertedAtOrUnderCount ?? 0)}건(${formatPercent(asked.convertedShare ?? 0)})이 보증금 ${formatManwon(asked.depositToManwon ?? 0)}에 월세 ${formatManwon(asked.monthlyRentToManwon ?? 0)}, 모두 월세로 바꾸면 한 달 ${formatManwon(asked.convertedRentToManwon ?? 0)}보다 높지 않습니다.${middleAsRent(asked)}`,
  TERM_SHARE_TOO_FEW: ({ enough, ...asked }: TermShare & { enough: number }) =>
    `${leasesOf(asked)}은 ${enough}건 미만이어서 비율을 계산하지 않았습니다.`,
}

/** `others`: the number of further regions. */
export type Regions = { names: readonly string[]; others: number }
export type Complex = { jibunAddress: string; name: string; dealCount: number }
type Basis = 'DISTRICT_NAME' | 'SHORTENED_NAME' | 'FORMER_NAME' | 'ADMINISTRATIVE_DONG' | 'STATION_OR_PLACE'

function namesOf({ names, others }: Regions): string {
  return names.join(', ') + (others > 0 ? ` 외 ${others}곳` : '')
}

const NOT_USED = {
  UNIT_UNCLEAR: '원, 만 원, 억 원 가운데 어느 단위인지 알 수 없어 쓰지 않았습니다. 단위를 붙여 주십시오.',
  AMOUNT_UNCLEAR: '무엇의 금액인지 알 수 없어 쓰지 않았습니다. 전세, 보증금, 월세 가운데 하나를 함께 적어 주십시오.',
  NO_UPPER_END: '이상으로 적은 금액은 쓰지 않았습니다. 이하 금액으로 적으면 그 비율을 봅니다.',
  OTHER_PURPOSE: '전세를 분석했으므로 월세 금액은 쓰지 않았습니다.',
  SALE: '매매 금액은 전월세 계약의 비율을 보는 데 쓰지 않았습니다.',
  NOT_PUBLISHED: '실거래 자료에 없는 조건이어서 쓰지 않았습니다.',
  EXCLUDED: '제외하라는 조건은 쓰지 않았습니다. 그런 집의 거래도 통계에 섞여 있을 수 있습니다.',
  MAYBE_DEPOSIT: '월세로 보기에는 커서 보증금일 수 있어 쓰지 않았습니다. 보증금과 월세를 함께 적어 주십시오.',
  TWICE: '같은 조건이 여러 번 있어 처음 것만 썼습니다.',
  NO_REGION: '지역을 하나로 정하지 못해 쓰지 않았습니다.',
  PYEONG_UNCLEAR:
    '평은 공급면적일 수도 있어 아파트가 아니면 쓰지 않았습니다. 전용면적(㎡)으로 적으면 그 크기의 거래만 봅니다.',
  TOO_FEW: '이 조건의 저장된 계약이 3건 미만이어서 쓰지 않았습니다.',
  NOTHING_LEFT: '빼면 남는 유형이 없어 빼지 않았습니다.',
}
export type WhyNotUsed = keyof typeof NOT_USED

const AMOUNTS = {
  DEPOSIT: '보증금',
  MONTHLY_RENT: '월세',
  SALE_PRICE: '매매가',
  MAINTENANCE_FEE: '관리비',
  AMOUNT: '금액',
}
export type AmountKind = keyof typeof AMOUNTS

export type Floor = 'BASEMENT' | 'ROOFTOP' | 'OTHER'
type MaybeExcluded = { excluded: boolean }
type Area = { exclusive: boolean; unit: 'SQUARE_METER' | 'PYEONG'; from: number; to: number | null }
type Amount = { kind: AmountKind; fromManwon: number | null; toManwon: number | null }

function orExcluded(term: string, excluded: boolean): string {
  return `${term}${excluded ? ' 제외' : ''}`
}

const STATES = {
  success: '지역 지표를 분석했습니다.',
  limited: '지역 지표의 일부만 분석했습니다. 어디까지인지 해석과 한계를 확인해 주세요.',
  empty: '분석할 수 있는 저장된 지역 지표가 없습니다.',
}
export type AnalysisState = keyof typeof STATES

const DEALS = { LEASE: '전월세 실거래', SALE: '매매 실거래' }
export type Deals = keyof typeof DEALS

/** Homes of a type in a place. */
export type Homes = { place: string; propertyType: PropertyType }
type Sample = { months: readonly string[]; deals: number }
type Rent = { depositManwon: number; rentManwon: number }
type Ratio = { ratio: number; jeonseDeals: number; saleDeals: number }
type Thin = { lease: Lease; months: number; thin: number; enough: number }
/** `change` 0.05: 5 % above the earlier one. */
type Change = {
  amount: keyof typeof CHANGED
  than: keyof typeof THAN
  earlier: Sample
  recentDeals: number
  change: number
}
/** `change` 0: about the same; in percent, or in percentage points for a percentage. */
type Indicator = {
  indicator: string
  regionName: string
  month: string
  value: number
  percent: boolean
  change: number
}

const CHANGED = { JEONSE: '전세 보증금', MONTHLY_RENT: '월세', CONVERTED_RENT: '보증금까지 월세로 바꾼 월세 거래의' }
export type ChangedAmount = keyof typeof CHANGED
const LEASES = { JEONSE: '전세', MONTHLY_RENT: '월세' }
export type Lease = keyof typeof LEASES
const THAN = { JUST_BEFORE: '직전', YEAR_BEFORE: '1년 전 같은', TWO_YEARS_BEFORE: '2년 전 같은' }
export type Than = keyof typeof THAN
const MEASURES = {
  SALE_INDEX: '매매가격지수',
  JEONSE_INDEX: '전세가격지수',
  RENT_INDEX: '월세가격지수',
  JEONSE_TO_SALE: '매매가격 대비 전세가격 비율',
  CONVERSION_RATE: '전월세전환율',
}
export type Measure = keyof typeof MEASURES

function subject({ place, propertyType }: Homes): string {
  return `${place} ${PROPERTY_TYPES[propertyType]}`
}

function dealsOf(count: number): string {
  return `거래 ${formatCount(count)}건`
}

function changeOf(change: number): string {
  const size = formatPercent(Math.abs(change))
  if (size === '0%') return '거의 같습니다'
  if (!isReadable(change)) return '열 배 이상입니다'
  return change > 0 ? `${size} 높습니다` : `${size} 낮습니다`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** As in the response; months are `YYYY-MM`. */
export type TermShare = {
  place: string
  propertyType: PropertyType
  tradeKind: 'RENT_JEONSE' | 'RENT_MONTHLY'
  fromYearMonth: string
  toYearMonth: string
  areaFromSquareMeter: number | null
  areaToSquareMeter: number | null
  basementOnly: boolean
  depositToManwon: number | null
  monthlyRentToManwon: number | null
  sampleCount: number
  atOrUnderCount: number | null
  share: number | null
  medianDepositManwon: number | null
  medianMonthlyRentManwon: number | null
  convertedRentToManwon: number | null
  convertedAtOrUnderCount: number | null
  convertedShare: number | null
  medianConvertedRentManwon: number | null
  conversionYearlyRate: number | null
}

function middleAsRent({ medianConvertedRentManwon: median, conversionYearlyRate: rate }: TermShare): string {
  return median === null || rate === null
    ? ''
    : ` 이 거래들을 모두 월세로 바꾸면(연 ${formatPercent(rate)}) 가운데는 한 달 ${formatManwon(median)}입니다.`
}

function leasesOf(asked: TermShare): string {
  const months = formatMonths([asked.fromYearMonth, asked.toYearMonth].map((month) => month.replace('-', '')))
  return `${asked.place} ${PROPERTY_TYPES[asked.propertyType]} ${kindOf(asked)} 거래 ${formatCount(asked.sampleCount)}건(${months})`
}

function kindOf({ tradeKind, basementOnly, areaFromSquareMeter: from, areaToSquareMeter: to }: TermShare): string {
  const size = from === null ? '' : `전용 ${areaOf(from, to)} `
  return `${basementOnly ? '지하층(반지하 포함) ' : ''}${size}${tradeKind === 'RENT_JEONSE' ? '전세' : '월세'}`
}

function areaOf(from: number, to: number | null): string {
  if (to === null) return `${formatArea(from)} 이상`
  return from === 0 ? `${formatArea(to)} 이하` : `${from}~${formatArea(to)}`
}

function amountsOf({ depositToManwon: deposit, monthlyRentToManwon: rent }: TermShare): string {
  const parts = [
    deposit === null ? [] : `보증금 ${formatManwon(deposit)} 이하`,
    rent === null ? [] : `월세 ${formatManwon(rent)} 이하`,
  ]
  return parts.flat().join(', ')
}
