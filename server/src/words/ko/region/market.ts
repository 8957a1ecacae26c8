import { isReadable } from '../assessment/compared-amounts.ts'
import { formatCount, formatManwon, formatMonth, formatPercent, listMonths } from '../format.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

/** Sentences about the stored statistics of a region. */
export const REGION_MARKET = {
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
    `${subject(homes)} ${AMOUNTS[amount]} 중위 수준은 ${THAN[than]} ${earlier.months.length}개월(${listMonths(earlier.months)}, ${dealsOf(earlier.deals)})과 비교해 ${changeOf(change)}(최근 ${dealsOf(recentDeals)}).`,
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
}

/** Homes of a type in a place. */
export type Homes = { place: string; propertyType: PropertyType }
type Sample = { months: readonly string[]; deals: number }
type Rent = { depositManwon: number; rentManwon: number }
type Ratio = { ratio: number; jeonseDeals: number; saleDeals: number }
type Thin = { lease: Lease; months: number; thin: number; enough: number }
/** `change` 0.05: 5 % above the earlier one. */
type Change = {
  amount: keyof typeof AMOUNTS
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

const AMOUNTS = { JEONSE: '전세 보증금', MONTHLY_RENT: '월세', CONVERTED_RENT: '보증금까지 월세로 바꾼 월세 거래의' }
export type ChangedAmount = keyof typeof AMOUNTS
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
