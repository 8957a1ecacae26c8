import type { RegionalTermShare } from '@lease-risk/contract/regional'
import type { Pool } from 'pg'
import { addMonths, yearMonth } from '../../domain/calendar.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { exclusiveBand } from '../../domain/region-keyword/asked-terms.ts'
import { WINDOWS } from '../../domain/rule-book/lines.ts'
import { REGION_LINES } from '../../domain/rule-book/shown-lines.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/wording/labels.ts'
import { readLeaseShares } from '../../evidence/market/face.ts'
import { formatArea, formatCount, formatManwon, formatMonths, formatPercent } from '../../words/ko/format.ts'
import type { InterpretedInput } from './interpret-input.ts'

/** What stored leases say of the terms that were asked for, a row a type that has any such lease. */
export async function readTermShares(
  pool: Pool,
  { target, purpose, asked }: Pick<InterpretedInput, 'target' | 'purpose' | 'asked'>,
  propertyTypes: readonly TradedPropertyType[],
  lastMonth: string,
): Promise<RegionalTermShare[]> {
  const { area, isBasement, depositManwon, monthlyRentManwon } = asked
  const isAsked = depositManwon !== null || monthlyRentManwon !== null || area !== null || isBasement
  if (!isAsked || !('lawdCd' in target)) return []
  const bands = new Map(propertyTypes.map((type) => [type, area && exclusiveBand(area, type)]))
  const from = addMonths(lastMonth, 1 - REGION_LINES.shareMonths)
  const shares = await readLeaseShares(pool, {
    lawdCd: target.lawdCd,
    districtCodes: target.districtCodes,
    types: propertyTypes.map((propertyType) => ({
      propertyType,
      areaFrom: bands.get(propertyType)?.from ?? null,
      areaTo: bands.get(propertyType)?.to ?? null,
    })),
    isJeonse: purpose === 'JEONSE',
    isBasement,
    depositTo: depositManwon,
    monthlyRentTo: monthlyRentManwon,
    from,
    to: lastMonth,
  })
  return shares.map((share) => {
    const band = bands.get(share.propertyType) ?? null
    const isEnough = share.sampleCount >= WINDOWS.enoughDeals
    const hasAmount = depositManwon !== null || monthlyRentManwon !== null
    return {
      propertyType: share.propertyType,
      tradeKind: purpose === 'JEONSE' ? ('RENT_JEONSE' as const) : ('RENT_MONTHLY' as const),
      fromYearMonth: yearMonth(from),
      toYearMonth: yearMonth(lastMonth),
      areaFromSquareMeter: band?.from ?? null,
      areaToSquareMeter: band?.to ?? null,
      basementOnly: isBasement,
      depositToManwon: depositManwon,
      monthlyRentToManwon: monthlyRentManwon,
      sampleCount: share.sampleCount,
      atOrUnderCount: isEnough && hasAmount ? share.atOrUnderCount : null,
      share: isEnough && hasAmount ? share.atOrUnderCount / share.sampleCount : null,
      medianDepositManwon: isEnough ? share.medianDeposit : null,
      medianMonthlyRentManwon: isEnough && purpose === 'MONTHLY_RENT' ? share.medianMonthlyRent : null,
    }
  })
}

/** A sentence a type. `place`: the region in words. */
export function termShareSentences(shares: readonly RegionalTermShare[], place: string): string[] {
  return shares.map((share) => {
    const { sampleCount, atOrUnderCount, fromYearMonth, toYearMonth } = share
    const months = formatMonths([fromYearMonth, toYearMonth].map((month) => month.replace('-', '')))
    const leases = `${place} ${PROPERTY_TYPE_LABELS[share.propertyType]} ${kindWords(share)} 거래 ${formatCount(sampleCount)}건(${months})`
    if (sampleCount < WINDOWS.enoughDeals)
      return `${leases}은 ${WINDOWS.enoughDeals}건 미만이어서 비율을 계산하지 않았습니다.`
    const few = sampleCount < REGION_LINES.manyDeals ? ' 거래가 적으므로 참고로만 보십시오.' : ''
    if (atOrUnderCount === null || share.share === null)
      return `${leases}의 중위 수준은 ${medianWords(share)}입니다.${few}`
    return `${leases} 가운데 ${formatCount(atOrUnderCount)}건(${formatPercent(share.share)})이 ${amountWords(share)}입니다.${few}`
  })
}

function kindWords({ tradeKind, basementOnly, areaFromSquareMeter: from, areaToSquareMeter: to }: RegionalTermShare) {
  const size = from === null ? '' : `전용 ${areaWords(from, to)} `
  return `${basementOnly ? '지하층(반지하 포함) ' : ''}${size}${tradeKind === 'RENT_JEONSE' ? '전세' : '월세'}`
}

function areaWords(from: number, to: number | null): string {
  if (to === null) return `${formatArea(from)} 이상`
  return from === 0 ? `${formatArea(to)} 이하` : `${from}~${formatArea(to)}`
}

function amountWords({ depositToManwon: deposit, monthlyRentToManwon: rent }: RegionalTermShare): string {
  const parts = [
    deposit === null ? [] : `보증금 ${formatManwon(deposit)} 이하`,
    rent === null ? [] : `월세 ${formatManwon(rent)} 이하`,
  ]
  return parts.flat().join(', ')
}

function medianWords({ medianDepositManwon: deposit, medianMonthlyRentManwon: rent }: RegionalTermShare): string {
  const words = `보증금 ${formatManwon(deposit ?? 0)}`
  return rent === null ? words : `${words}, 월세 ${formatManwon(rent)}`
}

/** Whether terms were used: those of the amounts, and that of the size. */
export function usedTerms(shares: readonly RegionalTermShare[]): {
  amounts: boolean
  area: boolean
  basement: boolean
} {
  const enough = shares.filter(({ sampleCount }) => sampleCount >= WINDOWS.enoughDeals)
  return {
    amounts: enough.some(({ share }) => share !== null),
    area: enough.some(({ areaFromSquareMeter }) => areaFromSquareMeter !== null),
    basement: enough.some(({ basementOnly }) => basementOnly),
  }
}
