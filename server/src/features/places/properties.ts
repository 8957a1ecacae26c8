import type { Page, PageQuery } from '@lease-risk/contract/common'
import type { PropertyDetail, PropertyQuery, PropertySummary } from '@lease-risk/contract/places'
import { parseAddress } from '../../domain/address/parse-address.ts'
import { pnuOf } from '../../domain/address/pnu.ts'
import { seoulDateTime } from '../../domain/calendar.ts'
import {
  findLotsOfDistricts,
  findNewestLots,
  readEvidenceOfLots,
  readPastDeals,
  readPriceRanges,
  readStoredRegister,
} from '../../evidence/index.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lowestCodes } from '../regional/index.ts'
import { nameLot, propertySummaries } from './lot-view.ts'
import type { PlaceServices } from './regions.ts'

const PAST_DEALS = 20
const WON_PER_MANWON = 10_000
const NOTICE =
  '저장된 공공자료를 모은 기록이며 매물 정보가 아닙니다. 자료가 모인 뒤에 바뀐 내용은 없을 수 있으니 원본을 확인하십시오.'

/** Which lots a search means. */
type LotSearch =
  | { kind: 'LOTS'; pnus: string[] }
  | { kind: 'DISTRICTS'; districtCodes: string[]; buildingName: string | null }
  | { kind: 'NEWEST' }
  | { kind: 'NONE' }

/** Lots with stored evidence: of a district, of a name or lot number, or those collected last. Never a listing. */
export async function listProperties(services: PlaceServices, query: PropertyQuery): Promise<Page<PropertySummary>> {
  const { pnus, total } = await findPnus(services, readLotSearch(services, query), query)
  const lots = await readEvidenceOfLots(services.pool, pnus)
  return pageOf(propertySummaries(lots, services.catalogue), query, total)
}

/** The first lots with evidence that a search box's keyword means; none when it names no district. */
export async function searchProperties(services: PlaceServices, keyword: string, limit: number) {
  const search = readLotSearch(services, { keyword })
  const { pnus } = await findPnus(services, search, { page: 0, size: limit })
  return propertySummaries(await readEvidenceOfLots(services.pool, pnus), services.catalogue)
}

function readLotSearch(
  { catalogue, readKeyword }: PlaceServices,
  { legalDistrictCode, keyword = '' }: Pick<PropertyQuery, 'legalDistrictCode' | 'keyword'>,
): LotSearch {
  if (legalDistrictCode === undefined && keyword.trim() === '') return { kind: 'NEWEST' }
  const district = legalDistrictCode === undefined ? null : catalogue.find(legalDistrictCode)
  if (legalDistrictCode !== undefined && district === null) return { kind: 'NONE' }
  const address = parseAddress(`${district?.fullName ?? ''} ${keyword}`, catalogue)
  if (address.kind === 'LOT') {
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
  const { region, unread } = readKeyword(keyword)
  const districts = region?.districts.filter(({ level }) => level !== 'SIDO') ?? []
  if (districts.length === 0) return { kind: 'NONE' }
  const districtCodes = districts.flatMap(({ code }) => lowestCodes(code, catalogue))
  return { kind: 'DISTRICTS', districtCodes, buildingName: unread.join(' ') || null }
}

async function findPnus(
  { pool }: PlaceServices,
  search: LotSearch,
  { page, size }: PageQuery,
): Promise<{ pnus: string[]; total: number }> {
  const part = { limit: size, offset: page * size }
  switch (search.kind) {
    case 'LOTS': {
      const known = (await readEvidenceOfLots(pool, search.pnus)).filter(({ counts }) =>
        Object.values(counts).some(({ count }) => count > 0),
      )
      const pnus = known.map(({ pnu }) => pnu)
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

/** What is known of one lot and from when; 404 when nothing is stored of it. */
export async function readProperty({ pool, catalogue }: PlaceServices, pnu: string): Promise<PropertyDetail> {
  const named = nameLot(pnu, catalogue)
  const [summary] = named === null ? [] : propertySummaries(await readEvidenceOfLots(pool, [pnu]), catalogue)
  if (named === null || summary === undefined)
    throw new AppError('COMMON_404_NOT_FOUND', { message: '이 필지에 저장된 자료가 없습니다.' })
  const [register, prices, deals] = await Promise.all([
    readStoredRegister(pool, pnu),
    readPriceRanges(pool, pnu),
    readPastDeals(pool, named.lot, PAST_DEALS),
  ])
  return {
    ...summary,
    lotNumber: named.lotNumber,
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
    notice: NOTICE,
  }
}
