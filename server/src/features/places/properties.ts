import type { Page, PageQuery } from '@lease-risk/contract/common'
import type { PropertyDetail, PropertyQuery, PropertySummary } from '@lease-risk/contract/places'
import { readLotNumber } from '../../domain/address/lot-number.ts'
import { nameLot } from '../../domain/address/name-lot.ts'
import { parseAddress } from '../../domain/address/parse-address.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { RegionKeyword } from '../../domain/region-keyword/read-region-keyword.ts'
import {
  findLotsOfDistricts,
  findNewestLots,
  readEvidenceOfLots,
  readPastDeals,
  readPriceRanges,
} from '../../evidence/district-evidence/index.ts'
import { findLotsOfKeyword } from '../../evidence/lot-names/index.ts'
import type { RegionReaders } from '../../evidence/regions/index.ts'
import { readStoredRegister } from '../../evidence/register/index.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { message, type Unworded } from '../../words/message.ts'
import { lowestCodes } from '../regional/index.ts'
import { propertySummaries } from './evidence-view.ts'
import { communityPostsUrl } from './regions.ts'

const PAST_DEALS = 20
const MOST_OF_ONE_NAME = 200
const WON_PER_MANWON = 10_000

/** The lots that a search refers to. */
type LotSearch =
  | { kind: 'LOTS'; pnus: string[] }
  | { kind: 'DISTRICTS'; districtCodes: string[]; buildingName: string | null }
  /** A building by its name; `orElse`: the search used when no name is close to it. */
  | { kind: 'BUILDING'; keyword: RegionKeyword; orElse: LotSearch }
  | { kind: 'NEWEST' }
  | { kind: 'NONE' }

/**
 * Lots with stored evidence: of a district, of a name (most deals first) or lot number, or those collected last. Never
 * a listing.
 */
export async function listProperties(
  services: Services,
  query: PropertyQuery,
): Promise<Page<Unworded<PropertySummary>>> {
  const { pnus, total } = await findPnus(services, readLotSearch(services, query), query)
  const lots = await readEvidenceOfLots(services.pool, pnus)
  return pageOf(propertySummaries(lots, services.catalogue), query, total)
}

/** The first lots with evidence that match a search box's keyword; none when it names no district. */
export async function searchProperties(
  services: Services,
  keyword: string,
  limit: number,
  { versions }: RegionReaders,
) {
  const search = readLotSearch(services, { keyword })
  const { pnus } = await findPnus(services, search, { page: 0, size: limit }, versions)
  return propertySummaries(await readEvidenceOfLots(services.pool, pnus), services.catalogue)
}

function readLotSearch(
  { catalogue, readKeyword }: Services,
  { legalDistrictCode, keyword = '' }: Pick<PropertyQuery, 'legalDistrictCode' | 'keyword'>,
): LotSearch {
  if (legalDistrictCode === undefined && keyword.trim() === '') return { kind: 'NEWEST' }
  const district = legalDistrictCode === undefined ? null : catalogue.find(legalDistrictCode)
  if (legalDistrictCode !== undefined && district === null) return { kind: 'NONE' }
  const address = parseAddress(`${district?.fullName ?? ''} ${keyword}`, catalogue)
  if (address.kind === 'LOT' && address.isSure) {
    const lots = address.districts.map((named) => ({ legalDistrictCode: named.district.code, ...address.lotNumber }))
    return { kind: 'LOTS', pnus: lots.map(pnuOf) }
  }
  if (district !== null && legalDistrictCode !== undefined) {
    if (district.level === 'SIDO') return { kind: 'NONE' }
    return {
      kind: 'DISTRICTS',
      districtCodes: lowestCodes(district.code, catalogue),
      buildingName: keyword.trim() || null,
    }
  }
  const read = readKeyword(keyword)
  const numbered = lotsBehindRegion(read, keyword)
  if (numbered !== null) return numbered
  const districts = read.region?.districts.filter(({ level }) => level !== 'SIDO') ?? []
  const districtCodes = districts.flatMap(({ code }) => lowestCodes(code, catalogue))
  const inDistricts: LotSearch =
    districts.length === 0
      ? { kind: 'NONE' }
      : { kind: 'DISTRICTS', districtCodes, buildingName: read.unread.join(' ') || null }
  return read.unread.length > 0 ? { kind: 'BUILDING', keyword: read, orElse: inDistricts } : inDistricts
}

/** `성수1가 656`: a lot in any 동 with that everyday name. */
function lotsBehindRegion({ region, regionText, unread, terms }: RegionKeyword, keyword: string): LotSearch | null {
  const dongs = [...(region?.districts ?? []), ...(region?.others ?? [])].filter(({ emdName }) => emdName !== null)
  const [, behind] = keyword
    .normalize('NFKC')
    .toLowerCase()
    .split(regionText ?? '', 2)
  if (dongs.length === 0 || behind === undefined || unread.length > 0 || terms.length > 0) return null
  const read = readLotNumber(behind)
  if (read === null || read.rest.trim() !== '') return null
  return { kind: 'LOTS', pnus: dongs.map(({ code }) => pnuOf({ legalDistrictCode: code, ...read.lotNumber })) }
}

async function findPnus(
  services: Services,
  search: LotSearch,
  { page, size }: PageQuery,
  asStored?: RegionReaders['versions'],
): Promise<{ pnus: string[]; total: number }> {
  const { pool } = services
  const part = { limit: size, offset: page * size }
  switch (search.kind) {
    case 'LOTS': {
      const known = (await readEvidenceOfLots(pool, search.pnus)).filter(({ counts }) =>
        Object.values(counts).some(({ count }) => count > 0),
      )
      const pnus = known.map(({ pnu }) => pnu)
      return { pnus: pnus.slice(part.offset, part.offset + size), total: pnus.length }
    }
    case 'BUILDING': {
      const found = await findLotsOfKeyword(services, search.keyword, MOST_OF_ONE_NAME, asStored)
      const lots = [...found.lots, ...found.namesakes]
      if (lots.length === 0) return findPnus(services, search.orElse, { page, size }, asStored)
      const pnus = lots.map(({ pnu }) => pnu)
      return { pnus: pnus.slice(part.offset, part.offset + size), total: pnus.length }
    }
    case 'DISTRICTS':
      return findLotsOfDistricts(pool, { ...search, ...part })
    case 'NEWEST':
      return findNewestLots(pool, { minSourceCount: 1, ...part })
    case 'NONE':
      return { pnus: [], total: 0 }
  }
}

/** The stored data of one lot and its dates; 404 when nothing is stored for it. */
export async function readProperty({ pool, catalogue }: Services, pnu: string): Promise<Unworded<PropertyDetail>> {
  const named = nameLot(pnu, catalogue)
  const [summary] = named === null ? [] : propertySummaries(await readEvidenceOfLots(pool, [pnu]), catalogue)
  if (named === null || summary === undefined)
    throw new AppError('COMMON_404_NOT_FOUND', { message: message('LOT_WITHOUT_DATA') })
  const [register, prices, deals] = await Promise.all([
    readStoredRegister(pool, pnu),
    readPriceRanges(pool, pnu),
    readPastDeals(pool, named.lot, PAST_DEALS),
  ])
  return {
    ...summary,
    lotNumber: named.lotNumber,
    communityPostsUrl: communityPostsUrl(named.lot.legalDistrictCode),
    registers: register?.buildings ?? [],
    publicPrices: prices.map(({ kind, baseYear, priceCount, minWon, medianWon, maxWon, collectedAt }) => ({
      kind,
      baseYear,
      priceCount,
      minPriceManwon: minWon / WON_PER_MANWON,
      medianPriceManwon: medianWon / WON_PER_MANWON,
      maxPriceManwon: maxWon / WON_PER_MANWON,
      collectedAt: seoulDateTime(collectedAt),
    })),
    pastDeals: deals,
    notice: message('STORED_RECORD_OF_LOT'),
  }
}
