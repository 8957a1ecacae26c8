import { seededRandom } from './random.ts'
import { shortDate } from './seoul-date.ts'

/** One month of a district's apartment deals as the ministry publishes them, with its field names; blank values are empty. */
export type PublishedMonth = {
  kind: 'rent' | 'sale'
  lawdCd: string
  /** `YYYYMM`. */
  dealMonth: string
  items: Record<string, string>[]
}

/** Names and codes are real, everything else is made up. `level`: manwon per square metre of a new home at the start. */
const PLACES = [
  { lawdCd: '11200', short: '서울 성동구', districts: ['옥수동', '행당동', '성수동2가'], level: 1500 },
  { lawdCd: '11620', short: '서울 관악구', districts: ['신림동', '봉천동', '남현동'], level: 900 },
  { lawdCd: '11680', short: '서울 강남구', districts: ['역삼동', '대치동', '개포동'], level: 2400 },
  { lawdCd: '28237', short: '인천 부평구', districts: ['부평동', '삼산동', '산곡동'], level: 500 },
  { lawdCd: '41135', short: '경기 성남시 분당구', districts: ['정자동', '분당동', '수내동'], level: 1400 },
  { lawdCd: '41463', short: '경기 용인시 기흥구', districts: ['구갈동', '보정동', '신갈동'], level: 700 },
]
const MONTHS = [
  ...Array.from({ length: 7 }, (_, index) => ({ year: 2025, month: index + 6 })),
  ...Array.from({ length: 8 }, (_, index) => ({ year: 2026, month: index + 1 })),
]
const LOTS_OF_A_DISTRICT = 12
const AREAS = [39.6, 49.94, 59.95, 74.42, 84.97, 114.8]
const MONTHLY_RISE = 0.006
/** Standard deviation of ln price around the value given by lot, area, floor and month. */
const SCATTER = 0.03

type Place = (typeof PLACES)[number]
type Lot = {
  place: Place
  districtName: string
  number: number
  name: string
  jibun: string
  buildYear: number
  factor: number
  areas: number[]
  floors: number
  salesAMonth: number
}

/** Returns fifteen months of six city districts: one file of leases and one of sales each. */
export function publishedMonths(): PublishedMonth[] {
  return (['rent', 'sale'] as const).flatMap((kind) =>
    PLACES.flatMap((place) => {
      const lots = lotsOf(place)
      return MONTHS.map(({ year, month }, index) => ({
        kind,
        lawdCd: place.lawdCd,
        dealMonth: `${year}${String(month).padStart(2, '0')}`,
        items: lots.flatMap((lot) => itemsOf(kind, lot, { year, month, index })),
      }))
    }),
  )
}

/** Returns the contents of a downloaded file of one month. */
export function publishedFile({ lawdCd, dealMonth, items }: PublishedMonth): string {
  return JSON.stringify({
    lawd_cd: lawdCd,
    deal_ymd: dealMonth,
    total_count: items.length,
    fetched_at: '2026-09-09',
    items,
  })
}

function lotsOf(place: Place): Lot[] {
  return place.districts.flatMap((districtName, district) =>
    Array.from({ length: LOTS_OF_A_DISTRICT }, (_, index) => {
      const next = seededRandom(`lot|${place.lawdCd}|${districtName}|${index}`)
      const number = 900 + district * 100 + index
      const first = Math.floor(next() * 4)
      const age = Math.floor(next() * 38)
      return {
        place,
        districtName,
        number,
        name: `무지개${district + 1}차 ${index + 1}단지`,
        jibun: index === 5 ? `산${number}` : index % 3 === 1 ? `${number}-${index}` : String(number),
        buildYear: 2023 - age,
        factor: (1 - age * 0.008) * (0.85 + 0.3 * next()),
        areas: AREAS.slice(first, first + 3),
        floors: 5 + Math.floor(next() * 20),
        // one lot in four has no sales
        salesAMonth: index % 4 === 3 ? 0 : 1 + 3 * next(),
      }
    }),
  )
}

type MonthOfDeals = { year: number; month: number; index: number }

function itemsOf(kind: PublishedMonth['kind'], lot: Lot, month: MonthOfDeals): Record<string, string>[] {
  const next = seededRandom(`${kind}|${lot.place.lawdCd}|${lot.number}|${month.index}`)
  const mean = kind === 'rent' ? 1.2 : lot.salesAMonth
  return Array.from({ length: Math.floor(mean * 2 * next()) }, () => {
    const area = lot.areas[Math.floor(next() * lot.areas.length)] ?? 59.95
    const floor = 1 + Math.floor(next() * lot.floors)
    const scatter = SCATTER * (next() + next() + next() + next() - 2) * Math.sqrt(3)
    const rise = (1 + MONTHLY_RISE) ** month.index
    const value = lot.place.level * lot.factor * area ** 0.95 * (1 + 0.003 * floor) * rise * Math.exp(scatter)
    const common = {
      aptNm: lot.name,
      buildYear: String(lot.buildYear),
      dealDay: String(1 + Math.floor(next() * 28)),
      dealMonth: String(month.month),
      dealYear: String(month.year),
      excluUseAr: String(area),
      floor: String(floor),
      jibun: lot.jibun,
      sggCd: lot.place.lawdCd,
      umdNm: lot.districtName,
    }
    return kind === 'rent' ? leaseOf(common, lot, value, next) : saleOf(common, lot, value, month, next)
  })
}

function leaseOf(common: Record<string, string>, lot: Lot, value: number, next: () => number): Record<string, string> {
  const jeonse = value * 0.6
  const isJeonse = next() < 0.55
  const deposit = isJeonse ? jeonse : jeonse * 0.3 * next()
  const isRenewal = next() < 0.4
  const hasTerm = isRenewal || next() < 0.5
  return {
    ...common,
    aptSeq: `${lot.place.lawdCd}-${lot.number}`,
    contractTerm: hasTerm ? '26.08~28.08' : '',
    contractType: isRenewal ? '갱신' : hasTerm ? '신규' : '',
    deposit: manwon(deposit),
    monthlyRent: isJeonse ? '0' : manwon(Math.max(5, ((jeonse - deposit) * 0.055) / 12), 1),
    preDeposit: isRenewal ? manwon(deposit * 0.95) : '',
    preMonthlyRent: isRenewal ? '0' : '',
    ...leaseRoad(lot),
    useRRRight: isRenewal && next() < 0.5 ? '사용' : '',
  }
}

function leaseRoad(lot: Lot): Record<string, string> {
  return {
    roadnm: `무지개로 ${lot.number}`,
    roadnmbcd: '0',
    roadnmbonbun: String(lot.number).padStart(5, '0'),
    roadnmbubun: '00000',
    roadnmcd: '9100001',
    roadnmseq: '1',
    roadnmsggcd: lot.place.lawdCd,
  }
}

function saleOf(
  common: Record<string, string>,
  lot: Lot,
  value: number,
  { year, month }: MonthOfDeals,
  next: () => number,
): Record<string, string> {
  const isDirect = next() < 0.06
  const isCancelled = next() < 0.05
  const isRegistered = !isCancelled && next() < 0.5
  return {
    ...common,
    aptDong: isRegistered ? String(101 + Math.floor(next() * 9)) : '',
    buyerGbn: next() < 0.95 ? '개인' : '법인',
    cdealDay: isCancelled ? shortDate({ year, month, day: 28 }) : '',
    cdealType: isCancelled ? 'O' : '',
    dealAmount: manwon(isDirect ? value * 0.85 : value),
    dealingGbn: isDirect ? '직거래' : '중개거래',
    estateAgentSggNm: isDirect ? '' : lot.place.short,
    landLeaseholdGbn: next() < 0.01 ? 'Y' : 'N',
    rgstDate: isRegistered ? shortDate({ year, month, day: 28 }) : '',
    slerGbn: '개인',
  }
}

/** With its separators, as published. */
function manwon(amount: number, step = 100): string {
  return (Math.round(amount / step) * step).toLocaleString('en-US')
}
