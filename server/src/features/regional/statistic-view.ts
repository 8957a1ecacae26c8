import type { MarketStatistic, RegionCandidate } from '@lease-risk/contract/regional'
import { yearMonth } from '../../domain/calendar.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { WINDOWS } from '../../domain/rule-book/lines.ts'
import { REGION_LINES } from '../../domain/rule-book/shown-lines.ts'
import { rentManwon, wholeManwon } from '../../domain/shown-amount.ts'
import type { MonthlyStatistic } from '../../evidence/market/face.ts'
import { convertedRent, type RegionRates } from './region-rates.ts'

/** `lastMonth`: the newest completed month (`YYYYMM`); its deals may still be reported, 30 days after each contract. */
export function statisticView(row: MonthlyStatistic, lastMonth: string, rates: RegionRates): MarketStatistic {
  const converted = convertedRent(row, rates)
  return {
    legalDistrictCode: row.legalDistrictCode,
    lawdCd: row.lawdCd,
    dealYearMonth: yearMonth(row.dealMonth),
    propertyType: row.propertyType,
    tradeKind: row.tradeKind,
    sampleCount: row.sampleCount,
    minAmount: row.min,
    q1Amount: wholeManwon(row.q1),
    medianAmount: wholeManwon(row.median),
    q3Amount: wholeManwon(row.q3),
    maxAmount: row.max,
    medianMonthlyRent: row.medianMonthlyRent === null ? null : rentManwon(row.medianMonthlyRent),
    medianConvertedMonthlyRent: converted === null ? null : Math.round(converted),
    confidenceLevel:
      row.sampleCount >= REGION_LINES.manyDeals ? 'HIGH' : row.sampleCount >= WINDOWS.enoughDeals ? 'MEDIUM' : 'LOW',
    dataQuality: row.dealMonth >= lastMonth ? 'PROVISIONAL' : 'SETTLED',
  }
}

export function regionView({ code, name, fullName, level }: LegalDistrict): RegionCandidate {
  return { legalDistrictCode: code, name, fullName, level }
}
