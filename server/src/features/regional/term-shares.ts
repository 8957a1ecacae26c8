import type { RegionalTermShare } from '@lease-risk/contract/regional'
import { addMonths, yearMonth } from '../../domain/calendar.ts'
import type { ConversionRate } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { exclusiveBand } from '../../domain/region-keyword/asked-terms.ts'
import { REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { WINDOWS } from '../../domain/rule-book/thresholds.ts'
import type { LeaseShare } from '../../evidence/market/index.ts'
import type { RegionReaders } from '../../evidence/regions/index.ts'
import { message, sentences, type Text } from '../../words/message.ts'
import type { InterpretedInput } from './interpret-input.ts'
import type { InputWithComplexes } from './named-complexes.ts'
import type { RegionRates } from './region-statistics.ts'

/** The share of stored leases that match the requested terms, one row per type that has any such lease. */
export async function readTermShares(
  stored: RegionReaders,
  { target, purpose, asked, complex }: Pick<InputWithComplexes, 'target' | 'purpose' | 'asked' | 'complex'>,
  propertyTypes: readonly TradedPropertyType[],
  { lastMonth, rates }: { lastMonth: string; rates: RegionRates },
): Promise<RegionalTermShare[]> {
  const { area, isBasement, depositManwon, monthlyRentManwon } = asked
  const hasAmount = depositManwon !== null || monthlyRentManwon !== null
  const isAsked = hasAmount || area !== null || isBasement || complex !== null
  if (!isAsked || !('lawdCd' in target)) return []
  const pnu = complex?.pnu ?? null
  const bands = new Map(propertyTypes.map((type) => [type, area && exclusiveBand(area, type)]))
  const from = addMonths(lastMonth, 1 - REGION_THRESHOLDS.shareMonths)
  const shares = await stored.leaseShares({
    lawdCd: target.lawdCd,
    districtCodes: target.districtCodes,
    pnu,
    types: propertyTypes.map((propertyType) => ({
      propertyType,
      areaFrom: bands.get(propertyType)?.from ?? null,
      areaTo: bands.get(propertyType)?.to ?? null,
      yearlyRate: rates(propertyType)?.value ?? null,
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
    return {
      pnu,
      propertyType: share.propertyType,
      tradeKind: purpose === 'JEONSE' ? ('RENT_JEONSE' as const) : ('RENT_MONTHLY' as const),
      fromYearMonth: yearMonth(from),
      toYearMonth: yearMonth(lastMonth),
      areaFromSquareMeter: band?.from ?? null,
      areaToSquareMeter: band?.to ?? null,
      basementOnly: isBasement,
      depositToManwon: depositManwon,
      monthlyRentToManwon: monthlyRentManwon,
      ...counted(share, hasAmount, purpose),
      ...asRent(share, asked, rates(share.propertyType)),
    }
  })
}

function counted({ sampleCount, ...of }: LeaseShare, hasAmount: boolean, purpose: InterpretedInput['purpose']) {
  const isEnough = sampleCount >= WINDOWS.enoughDeals
  const isCounted = isEnough && hasAmount
  return {
    sampleCount,
    atOrUnderCount: isCounted ? of.atOrUnderCount : null,
    share: isCounted ? of.atOrUnderCount / sampleCount : null,
    medianDepositManwon: isEnough ? of.medianDeposit : null,
    medianMonthlyRentManwon: isEnough && purpose === 'MONTHLY_RENT' ? of.medianMonthlyRent : null,
  }
}

/** The deposit and rent requested, and those of each lease, as one amount per month. */
function asRent(
  { sampleCount, medianConvertedRent: median, convertedAtOrUnderCount: count }: LeaseShare,
  { depositManwon, monthlyRentManwon }: InterpretedInput['asked'],
  rate: ConversionRate | null,
) {
  const isEnough = sampleCount >= WINDOWS.enoughDeals
  const isAsked = rate !== null && depositManwon !== null && monthlyRentManwon !== null
  const isCounted = isAsked && isEnough
  return {
    convertedRentToManwon: isAsked ? Math.round(rentEquivalent(depositManwon, monthlyRentManwon, rate.value)) : null,
    convertedAtOrUnderCount: isCounted ? count : null,
    convertedShare: isCounted ? count / sampleCount : null,
    medianConvertedRentManwon: isEnough && median !== null ? Math.round(median) : null,
    conversionYearlyRate: rate?.value ?? null,
  }
}

/** One sentence per type. `place`: the region in words. */
export function termShareSentences(shares: readonly RegionalTermShare[], place: string): Text[] {
  return shares.map((share) => {
    const asked = { place, ...share }
    if (share.sampleCount < WINDOWS.enoughDeals)
      return message('TERM_SHARE_TOO_FEW', { ...asked, enough: WINDOWS.enoughDeals })
    const code =
      share.convertedShare !== null ? 'TERM_SHARE_AS_RENT' : share.share === null ? 'TERM_SHARE_LEVEL' : 'TERM_SHARE'
    const said = message(code, asked)
    return share.sampleCount < REGION_THRESHOLDS.manyDeals ? sentences([said, message('FEW_DEALS')]) : said
  })
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
