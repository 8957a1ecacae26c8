import type { Pool } from 'pg'
import { seoulMonth } from '../../domain/calendar.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import type { DistrictFigures } from '../../domain/market/district-figures.ts'
import { statement } from '../../platform/database/statement.ts'
import { inOrderOfDeals, placesOf, versionedDealsUnder } from '../district-evidence/order-by-deals.ts'
import {
  districtFiguresOf,
  figureCodes,
  STORED_DISTRICT_FIGURES,
  type StoredDistrictFigures,
  VERSION_OF_FIGURES,
} from '../district-risk/read-figures.ts'
import {
  CONVERSION_RATE_TABLES,
  type ConversionRates,
  conversionRatesOf,
  versionedRates,
} from '../indicators/conversion-rates.ts'
import { indicatorQuery, indicatorsOf, type RegionIndicator, regionIndicators } from '../indicators/read-indicators.ts'
import { type LeaseShare, type LeaseShareQuery, readLeaseShares } from '../market/read-lease-shares.ts'
import {
  type MonthlyStatistic,
  type MonthlyStatisticsQuery,
  monthlyStatisticOf,
  monthlyStatistics,
} from '../market/read-monthly-statistics.ts'
import {
  readUsualJeonse,
  readUsualLeases,
  type UsualJeonse,
  type UsualJeonseQuery,
  type UsualLeaseOfSize,
  type UsualLeaseQuery,
} from '../market/usual-leases.ts'
import { createMemory, type Memory } from '../memory.ts'
import {
  readStoredVersions,
  rememberedRows,
  type StoredVersions,
  VERSIONED_COLUMNS,
  type Versioned,
  versionedText,
} from './stored-versions.ts'

const MEBIBYTE = 1024 * 1024
/** Approximate memory per item. */
const BYTES_OF = { statistic: 250, share: 300, rates: 1_500, indicator: 1_000, district: 16, figures: 300, usual: 150 }

/** Readers for the stored deals, statistics and indicators of regions, as of the versions that a request has read. */
export type RegionReaders = {
  versions: StoredVersions
  /** Newest month first. */
  monthlyStatistics(query: MonthlyStatisticsQuery): Promise<readonly MonthlyStatistic[]>
  /** Stored leases of the requested types; a type without leases has no row. */
  leaseShares(query: LeaseShareQuery): Promise<readonly LeaseShare[]>
  /** Leases of a region by kind and size; a kind or size without leases has no row. */
  usualLeases(query: UsualLeaseQuery): Promise<readonly UsualLeaseOfSize[]>
  /** The jeonse leases of each of these legal districts; one without has no row. */
  usualJeonse(query: UsualJeonseQuery): Promise<readonly UsualJeonse[]>
  /** By region codes of 10 digits, narrowest first. */
  conversionRates(regionCodes: readonly string[]): Promise<ConversionRates>
  /** For each published table, the narrowest of the regions with data, else the whole country. */
  indicators(regionCodes: readonly string[], now: Date): Promise<readonly RegionIndicator[]>
  /** Accidents and auctions of the city district of a region. */
  districtFigures(regionCode: string): Promise<DistrictFigures>
  /** Districts with the most stored deals first, then by deals of the city district, then by name; never by code. */
  orderByDeals(districts: readonly LegalDistrict[]): Promise<readonly LegalDistrict[]>
}

export type RegionEvidence = {
  /** One statement. `lawdCd`: the city district whose statistics and leases will be read; null for none. */
  asStored(lawdCd: string | null): Promise<RegionReaders>
}

type Kept = ReturnType<typeof createMemories>
type Reading = { pool: Pool; catalogue: DistrictCatalogue; kept: Kept; versions: StoredVersions }

function createMemories() {
  return {
    statistics: createMemory<readonly MonthlyStatistic[]>(32 * MEBIBYTE),
    shares: createMemory<readonly LeaseShare[]>(8 * MEBIBYTE),
    usualLeases: createMemory<readonly UsualLeaseOfSize[]>(8 * MEBIBYTE),
    usualJeonse: createMemory<readonly UsualJeonse[]>(8 * MEBIBYTE),
    rates: createMemory<ConversionRates>(4 * MEBIBYTE),
    indicators: createMemory<readonly RegionIndicator[]>(8 * MEBIBYTE),
    orders: createMemory<readonly LegalDistrict[]>(8 * MEBIBYTE),
    figures: createMemory<DistrictFigures>(8 * MEBIBYTE),
  }
}

/**
 * Reads stored data of regions, each item once per version (ADR 62): a request reads the versions, and from the database
 * only what has changed since this process last read it. Collects nothing.
 */
export function createRegionEvidence({
  pool,
  catalogue,
}: {
  pool: Pool
  catalogue: DistrictCatalogue
}): RegionEvidence {
  const kept = createMemories()
  return {
    async asStored(lawdCd) {
      const reading = { pool, catalogue, kept, versions: await readStoredVersions(pool, lawdCd) }
      return { versions: reading.versions, ...marketReaders(reading), ...indicatorReaders(reading) }
    },
  }
}

function marketReaders({
  pool,
  catalogue,
  kept,
  versions,
}: Reading): Omit<RegionReaders, 'versions' | IndicatorReader> {
  return {
    monthlyStatistics: (query) =>
      rememberedRows(
        kept.statistics,
        { key: JSON.stringify(query), version: versions.district },
        () => monthlyStatistics(pool, query),
        (rows) => ({ value: rows.map(monthlyStatisticOf), bytes: rows.length * BYTES_OF.statistic }),
      ),
    leaseShares: readOnce(kept.shares, versions.district, BYTES_OF.share, (query) => readLeaseShares(pool, query)),
    usualLeases: readOnce(kept.usualLeases, versions.district, BYTES_OF.usual, (query) => readUsualLeases(pool, query)),
    usualJeonse: readOnce(kept.usualJeonse, versions.country, BYTES_OF.usual, (query) => readUsualJeonse(pool, query)),
    async orderByDeals(districts) {
      if (districts.length < 2) return districts
      return rememberedRows(
        kept.orders,
        { key: districts.map(({ code }) => code).join(), version: versions.country },
        () => versionedDealsUnder(pool, placesOf(districts, catalogue)),
        (rows) => ({ value: inOrderOfDeals(districts, rows), bytes: rows.length * BYTES_OF.district }),
      )
    },
  }
}

/** A reader whose rows are its answer. `bytes`: of a row in memory. */
function readOnce<Query, Row>(
  memory: Memory<readonly Row[]>,
  version: string,
  bytes: number,
  read: (query: Query) => Promise<Versioned<Row>[]>,
): (query: Query) => Promise<readonly Row[]> {
  return (query) =>
    rememberedRows(
      memory,
      { key: JSON.stringify(query), version },
      () => read(query),
      (rows) => ({ value: rows, bytes: rows.length * bytes }),
    )
}

type IndicatorReader = 'conversionRates' | 'indicators' | 'districtFigures'

function indicatorReaders({
  pool,
  catalogue,
  kept,
  versions: { indicators: version, figures: versionOfFigures },
}: Reading): Pick<RegionReaders, IndicatorReader> {
  return {
    conversionRates: (regionCodes) =>
      rememberedRows(
        kept.rates,
        { key: regionCodes.join(), version },
        () => versionedRates(pool, { rateTables: [...CONVERSION_RATE_TABLES], regionCodes }),
        ([row]) => ({ value: conversionRatesOf(row?.rates ?? null), bytes: BYTES_OF.rates }),
      ),
    indicators: (regionCodes, now) =>
      rememberedRows(
        kept.indicators,
        { key: `${regionCodes.join()} ${seoulMonth(now)}`, version },
        () => regionIndicators(pool, indicatorQuery(regionCodes)),
        (rows) => ({ value: indicatorsOf(rows, now), bytes: rows.length * BYTES_OF.indicator }),
      ),
    districtFigures: (regionCode) =>
      rememberedRows(
        kept.figures,
        { key: regionCode, version: versionOfFigures },
        () => versionedFigures(pool, { figureCodes: figureCodes(catalogue, regionCode) }),
        ([row]) => {
          const value = districtFiguresOf(row?.figures ?? null, catalogue, regionCode)
          return { value, bytes: (value.months.length + 1) * BYTES_OF.figures }
        },
      ),
  }
}

const versionedFigures = statement<Versioned<{ figures: StoredDistrictFigures }>, { figureCodes: string[] }>({
  name: 'region-district-figures',
  columns: VERSIONED_COLUMNS,
  text: versionedText(VERSION_OF_FIGURES, `select ${STORED_DISTRICT_FIGURES} as figures`),
})

/** One index look-up per district; all months of a district are refreshed together. */
const selectDistricts = statement<{ code: string; refreshedAt: Date }, { codes: string[]; most: number }>({
  name: 'districts-with-statistics',
  columns: { code: 'text', refreshedAt: 'timestamptz' },
  text: `select code, refreshed_at as "refreshedAt"
   from unnest(:codes::text[]) as code cross join lateral (
     select refreshed_at from market_statistics_monthly where legal_district_code = code
     order by property_type desc, trade_kind desc, deal_month desc limit 1
   ) as newest
   order by code limit :most`,
})

/** Which of these districts have their own monthly statistics, and when those were computed. */
export function districtsWithStatistics(
  pool: Pool,
  asked: { codes: string[]; most: number },
): Promise<{ code: string; refreshedAt: Date }[]> {
  return selectDistricts(pool, asked)
}
