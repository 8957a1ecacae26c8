import type {
  RegionDetail,
  RegionQuery,
  RegionSummary,
  RegionTrend,
  RegionTrendQuery,
} from '@lease-risk/contract/places'
import { type RegionCandidate, STATISTIC_TRADE_KINDS, TRADED_PROPERTY_TYPES } from '@lease-risk/contract/regional'
import { addMonths, completedMonths } from '../../domain/calendar.ts'
import { codesUpward } from '../../domain/district/codes-upward.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type LegalDistrict, lawdCdOf } from '../../domain/district/legal-district.ts'
import { compareWindows } from '../../domain/market/compare-windows.ts'
import { LEASE_SIZES, REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { readEvidenceOfDistricts } from '../../evidence/district-evidence/index.ts'
import type { MonthlyStatistic } from '../../evidence/market/index.ts'
import type { RegionReaders } from '../../evidence/regions/index.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { message, sentences, type Text, type Unworded } from '../../words/message.ts'
import {
  cellsOf,
  convertedRent,
  districtFiguresView,
  lowestCodes,
  rateViews,
  regionRates,
  regionView,
  scopeStatistics,
  statisticView,
  targetOfDistricts,
  usualLeasesView,
  usualMonths,
} from '../regional/index.ts'
import { evidenceMetrics } from './evidence-view.ts'

/** If a search matches more regions than this by chance (동), they are ordered by name. */
const MOST_ORDERED = 200

/** Regions by name, including short, former, station, place and misspelt names. Without a keyword, the provinces. */
export async function findRegions(
  { catalogue, readKeyword, regions }: Services,
  { keyword = '', limit }: RegionQuery,
  asStored?: RegionReaders,
): Promise<RegionCandidate[]> {
  if (keyword.trim() === '') {
    const provinces = catalogue.active().filter(({ level }) => level === 'SIDO')
    return provinces.slice(0, limit).map(regionView)
  }
  const { region, similar } = readKeyword(keyword)
  const groups = [region?.districts ?? [], region?.others ?? [], similar, ...catalogue.search(keyword, limit)]
  const few = groups.filter((group) => group.length <= MOST_ORDERED)
  const stored = asStored ?? (await regions.asStored(null))
  const byDeals = await stored.orderByDeals([...new Set(few.flat())])
  const found = groups.flatMap((group) =>
    few.includes(group) ? byDeals.filter((district) => group.includes(district)) : group,
  )
  return [...new Map(found.map((district) => [district.code, district])).values()].slice(0, limit).map(regionView)
}

export function readRegion({ catalogue }: Services, codeOrName: string): RegionDetail {
  const district = knownDistrict(catalogue, codeOrName)
  const { code } = district
  const views = (codes: readonly string[]) =>
    codes.flatMap((each) => {
      const found = catalogue.find(each)
      return found === null ? [] : [regionView(found)]
    })
  return {
    ...regionView(district),
    lawdCd: lawdCdOf(code),
    active: district.active,
    abolishedOn: district.abolishedOn,
    parent: views(district.parentCode === null ? [] : [district.parentCode])[0] ?? null,
    children: catalogue.childrenOf(code).map(regionView),
    successors: views(catalogue.successorsOf(code)),
    formerCodes: [...catalogue.predecessorsOf(code)],
  }
}

/** The address of the posts that name a district. */
export function communityPostsUrl(legalDistrictCode: string): string {
  return `/api/community/posts?legalDistrictCode=${legalDistrictCode}`
}

/** The stored data of a region, and the newest statistics of each type and kind. */
export async function summariseRegion(services: Services, code: string): Promise<Unworded<RegionSummary>> {
  const { pool, catalogue } = services
  const district = districtInForce(catalogue, code)
  const [counts, { lastMonth, series, rates, stored }] = await Promise.all([
    readEvidenceOfDistricts(pool, lowestCodes(district.code, catalogue)),
    readSeries(services, district, { months: REGION_THRESHOLDS.shownMonths }),
  ])
  const latest = series.flatMap(({ rows }) => rows[0] ?? [])
  const scope =
    latest.length === 0 ? 'NONE' : latest.some((row) => row.legalDistrictCode !== null) ? 'LEGAL_DISTRICT' : 'LAWD_CD'
  return {
    region: regionView(district),
    evidence: evidenceMetrics(counts),
    statisticsScope: scope,
    usualLeases: await readUsual(services, district, stored),
    latestStatistics: latest.map((row) => statisticView(row, lastMonth, rates)),
    conversionRates: rateViews(rates, TRADED_PROPERTY_TYPES),
    districtFigures: districtFiguresView(await stored.districtFigures(district.code)),
    communityPostsUrl: communityPostsUrl(district.code),
    notice: noticeOf(district, catalogue, scope === 'LAWD_CD'),
  }
}

/** What a region's leases of a year cost; null where a region is too wide for one amount. */
async function readUsual({ clock, catalogue }: Services, district: LegalDistrict, stored: RegionReaders) {
  const target = targetOfDistricts([district], catalogue)
  if (!('lawdCd' in target)) return null
  const months = usualMonths(clock)
  const { lawdCd, districtCodes } = target
  return usualLeasesView(
    await stored.usualLeases({ lawdCd, districtCodes, sizes: LEASE_SIZES.sizes, ...months }),
    months,
  )
}

export async function readTrend(
  services: Services,
  code: string,
  query: RegionTrendQuery,
): Promise<Unworded<RegionTrend>> {
  const { catalogue } = services
  const district = districtInForce(catalogue, code)
  const { lastMonth, series, rates } = await readSeries(services, district, query)
  const from = addMonths(lastMonth, 1 - query.months)
  const scopeOf = (rows: MonthlyStatistic[]) =>
    rows.some((row) => row.legalDistrictCode === null) ? ('LAWD_CD' as const) : ('LEGAL_DISTRICT' as const)
  const isWider = series.some(({ rows }) => scopeOf(rows) === 'LAWD_CD')
  return {
    region: regionView(district),
    series: series.map(({ propertyType, tradeKind, rows, change3, change12 }) => ({
      propertyType,
      tradeKind,
      statisticsScope: scopeOf(rows),
      change3,
      change12,
      points: rows
        .filter(({ dealMonth }) => dealMonth >= from)
        .map((row) => statisticView(row, lastMonth, rates))
        .toReversed(),
    })),
    conversionRates: rateViews(rates, TRADED_PROPERTY_TYPES),
    notice: noticeOf(district, catalogue, isWider),
  }
}

/** The statistics of a region, one series per type and kind that has any, newest month first. */
async function readSeries(
  services: Services,
  district: LegalDistrict,
  { propertyType, tradeKind, months }: RegionTrendQuery,
) {
  const { clock, catalogue } = services
  const lastMonth = completedMonths(clock.now(), 1)[0] ?? ''
  const target = targetOfDistricts([district], catalogue)
  const stored = await services.regions.asStored('lawdCd' in target ? target.lawdCd : null)
  const rates = regionRates(await stored.conversionRates(codesUpward(catalogue, district.code)), clock)
  if (!('lawdCd' in target)) return { lastMonth, rates, stored, series: [] }
  const propertyTypes = propertyType === undefined ? TRADED_PROPERTY_TYPES : [propertyType]
  const tradeKinds = tradeKind === undefined ? STATISTIC_TRADE_KINDS : [tradeKind]
  const all = await stored.monthlyStatistics({
    lawdCd: target.lawdCd,
    districtCodes: target.districtCodes,
    propertyTypes,
    tradeKinds,
    from: addMonths(lastMonth, 1 - Math.max(months, REGION_THRESHOLDS.changeMonths)),
    to: lastMonth,
  })
  const places = { districtCodes: target.districtCodes, nameOf: () => '', cityName: '' }
  const series = propertyTypes.flatMap((type) => {
    const scoped = scopeStatistics(all, type, places)
    return tradeKinds.flatMap((kind) => {
      const scope = scoped.scopes.find((each) => cellsOf(scoped, each, kind).length > 0)
      if (scope === undefined) return []
      const cells = cellsOf(scoped, scope, kind, (row) =>
        kind === 'RENT_MONTHLY' ? convertedRent(row, rates) : row.median,
      )
      const rows = scoped.rows.filter(
        (row) => row.tradeKind === kind && row.legalDistrictCode === scope.legalDistrictCode,
      )
      const change = (lag: number) => percent(compareWindows(cells, lastMonth, lag)?.change ?? null)
      return [{ propertyType: type, tradeKind: kind, rows, change3: change(3), change12: change(12) }]
    })
  })
  return { lastMonth, rates, stored, series }
}

function noticeOf(district: LegalDistrict, catalogue: DistrictCatalogue, isWider: boolean): Text {
  if (targetOfDistricts([district], catalogue).kind === 'WIDE') return message('STATISTICS_NOT_SO_WIDE')
  const notice = message('STATISTICS_OF_PAST_DEALS')
  return isWider && district.emdName !== null ? sentences([message('STATISTICS_OF_WIDER_REGION'), notice]) : notice
}

/** Share → percent with one decimal. */
function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10
}

/** Looks up a district by its code, or by its path name (R-REGION-14). */
function knownDistrict(catalogue: DistrictCatalogue, code: string): LegalDistrict {
  const district = catalogue.find(code) ?? catalogue.byPathName(code)
  if (district === null) throw new AppError('COMMON_404_NOT_FOUND', { message: message('DISTRICT_UNKNOWN') })
  return district
}

/** The district itself, or its successor. */
function districtInForce(catalogue: DistrictCatalogue, code: string): LegalDistrict {
  const district = knownDistrict(catalogue, code)
  if (district.active) return district
  const successor = catalogue.find(catalogue.successorOf(code) ?? '')
  if (successor === null) throw new AppError('COMMON_404_NOT_FOUND', { message: message('DISTRICT_DIVIDED') })
  return successor
}
