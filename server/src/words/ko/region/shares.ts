import { formatArea, formatCount, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

/** What stored leases show about the requested terms. */
export const REGION_SHARES = {
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
