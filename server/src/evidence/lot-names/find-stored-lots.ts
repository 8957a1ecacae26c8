import type { Pool } from 'pg'
import { addressInKorean } from '../../domain/address/address-in-korean.ts'
import { type NamedLot, nameLot } from '../../domain/address/name-lot.ts'
import { parseAddress } from '../../domain/address/parse-address.ts'
import { splitUnit } from '../../domain/address/split-unit.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type LegalDistrict, lawdCdOf } from '../../domain/district/legal-district.ts'
import { bareName } from '../../domain/district/name-index.ts'
import { hangulSpelt } from '../../domain/english/hangul-spelt.ts'
import { isBrand } from '../../domain/property/brand-names.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { meansOne } from '../../domain/region-keyword/find-regions.ts'
import type { RegionKeyword, RegionKeywordReader } from '../../domain/region-keyword/read-region-keyword.ts'
import type { RegionBasis } from '../../domain/region-keyword/region-reading.ts'
import { CLEARLY_ASKED } from '../../domain/rule-book/shown-thresholds.ts'
import { createStepBudget } from '../../domain/step-budget.ts'
import { statement } from '../../platform/database/statement.ts'
import { findOnRoads } from '../addresses/index.ts'
import { orderByDeals, sharedDigits } from '../district-evidence/order-by-deals.ts'
import type { StoredVersions } from '../regions/stored-versions.ts'
import { findNameAtLot, type NamedBuilding } from './find-buildings.ts'
import type { KeptNames } from './kept-names.ts'

export type NamingServices = {
  pool: Pool
  catalogue: DistrictCatalogue
  readKeyword: RegionKeywordReader
  names: KeptNames
}

/** A lot that stored data list under the requested name or road address. */
export type StoredLot = NamedLot & {
  pnu: string
  buildingName: string | null
  /** Stored deals of the lot; 0 when they were not counted. */
  deals: number
  /** The most frequent type among these deals; null when they were not counted. */
  propertyType: TradedPropertyType | null
  roadAddress: string | null
  /** `YYYY-MM-DD`: the day of the imported file of addresses that has it. */
  filedOn?: string
}

export type StoredLots = {
  lots: StoredLot[]
  /** Other lots with the same name, when this one has far more deals. */
  namesakes: StoredLot[]
  /** Whether the lot is outside the region named beside it: 잠실 파크리오, which is in 신천동. */
  isElsewhere: boolean
  /** Whether the name equals the requested one rather than being similar; for a road, whether it is this number of it. */
  isExact: boolean
  /** Whether the text also names the 읍면동 of the building, or the city of the road. */
  isPlaced: boolean
  /** `31동 1203호` beside the name. */
  unitText: string | null
}

const NOTHING: StoredLots = {
  lots: [],
  namesakes: [],
  isElsewhere: false,
  isExact: false,
  isPlaced: false,
  unitText: null,
}

/** Lots of buildings named in a text, such as `은마아파트 31동 1203호` or `대치동 은마`; only exact names if there are any. */
export async function findLotsOfBuilding(services: NamingServices, text: string, limit: number): Promise<StoredLots> {
  const { text: name, unitText } = splitUnit(addressInKorean(text, services.catalogue))
  const keyword = services.readKeyword(name)
  const found = await findLotsOfKeyword(services, keyword, limit)
  return { ...found, isExact: found.isExact && isAlone(keyword), unitText }
}

/** Whether a text consists of a region, a name and kinds of homes: 하늘빌라 근처 and 하늘빌라 2차 are other buildings. */
function isAlone({ terms, purpose, excludedTypes, unreadNumbers, otherWords }: RegionKeyword): boolean {
  const others = [...excludedTypes, ...unreadNumbers, ...otherWords]
  return purpose === null && others.length === 0 && terms.every(({ kind }) => kind === 'ROOMS' || kind === 'FLOOR')
}

/** Bases that name a district; a station or an administrative dong only suggests a 동. */
const NAMED_AS_DISTRICT: ReadonlySet<RegionBasis> = new Set(['DISTRICT_NAME', 'FORMER_NAME', 'SHORTENED_NAME'])
/** Words for a kind of home that also end names: 은하빌라. */
const ENDS_NAMES = /(?:빌라|연립|주택|오피스텔|아파트|apt|상가)$/u

/** Maximum number of Korean spellings of a name in Latin letters, such as Eunma. */
const MOST_SPELLINGS = 8
const MOST_SPELLING_STEPS = 500

/**
 * Lots of the buildings named by the rest of a search text, beside its region. `asStored`: the versions, if the request
 * has read them.
 */
export async function findLotsOfKeyword(
  { catalogue, names }: Pick<NamingServices, 'catalogue' | 'names'>,
  { region, regionText, unread, typeWords }: Pick<RegionKeyword, 'region' | 'regionText' | 'unread' | 'typeWords'>,
  limit: number,
  asStored?: StoredVersions,
): Promise<StoredLots> {
  const name = unread.join('')
  if (name === '') return NOTHING
  const versions = asStored ?? (await names.readVersions())
  const spelt = hangulSpelt(name, MOST_SPELLINGS, createStepBudget(MOST_SPELLING_STEPS))
  const ending = typeWords.map(({ word }) => word).filter((word) => ENDS_NAMES.test(word))
  const find = (prefixes: readonly string[] | null) =>
    findNamed([name, ...ending].join(''), name, (text) => {
      const named = spelt.length === 0 ? [text] : spelt.map((each) => text.replace(name, each))
      // the region may be a part of the name: 잠실 엘스 is 잠실엘스
      const texts = region === null ? named : [...named, ...named.map((each) => `${regionText ?? ''}${each}`)]
      return names.find({ texts, prefixes, limit }, versions)
    })
  const { found, isExact, isElsewhere } = await around(region, catalogue, find)
  const lots = found.flatMap(({ pnu, name: buildingName, deals, propertyType }) => {
    const lot = nameLot(pnu, catalogue)
    return lot === null ? [] : [{ ...lot, pnu, buildingName, deals, propertyType, roadAddress: null }]
  })
  const isPlaced =
    region !== null &&
    meansOne(region) &&
    NAMED_AS_DISTRICT.has(region.basis) &&
    region.districts.every(({ emdName }) => emdName !== null)
  // other names may have the same spelling
  const isOne = isExact && spelt.length === 0 && !isBrand(name)
  const clear = isOne ? clearlyAsked(lots) : lots
  return {
    lots: clear,
    namesakes: lots.filter((lot) => !clear.includes(lot)),
    isElsewhere,
    isExact: isOne,
    isPlaced: isPlaced && !isElsewhere,
    unitText: null,
  }
}

type Named = { found: readonly NamedBuilding[]; isExact: boolean }

/** `bare`: the name without the kind of home after it, which may belong to it: 은하 does not equal the requested 은하빌라. */
async function findNamed(
  text: string,
  bare: string,
  find: (text: string) => Promise<readonly NamedBuilding[]>,
): Promise<Named> {
  const asWritten = await find(text)
  if (asWritten.some(({ isExact }) => isExact))
    return { found: asWritten.filter(({ isExact }) => isExact), isExact: true }
  const others = text === bare ? [] : await find(bare)
  const named = others.filter(({ isExact }) => isExact)
  const close = asWritten.length > 0 ? asWritten : others
  return { found: named.length > 0 ? named : close, isExact: false }
}

/**
 * Searches the region and, if it has no exact match, its 시군구. Beside a short name that is in doubt, one elsewhere is a
 * candidate: 미아 롯데캐슬클라시아 is in 길음동.
 */
async function around(
  region: RegionKeyword['region'],
  catalogue: DistrictCatalogue,
  find: (prefixes: readonly string[] | null) => Promise<Named>,
): Promise<Named & { isElsewhere: boolean }> {
  if (region === null) return { ...(await find(null)), isElsewhere: false }
  const districts = [...region.districts, ...region.others]
  const within = await find(districts.map((district) => sharedDigits(district, catalogue)))
  const isNarrow = districts.every(({ emdName }) => emdName !== null)
  if (within.isExact) return { ...within, isElsewhere: false }
  const beside = isNarrow ? await find([...new Set(districts.map(({ code }) => lawdCdOf(code)))]) : within
  if (beside.isExact) return { ...beside, isElsewhere: true }
  const anywhere = region.isDoubted === true ? await find(null) : within
  return anywhere.isExact ? { ...anywhere, isExact: false, isElsewhere: true } : { ...within, isElsewhere: false }
}

/** The first of several lots with one name, if it has far more deals than all others. */
function clearlyAsked(lots: StoredLot[]): StoredLot[] {
  const [first, second] = lots.toSorted((a, b) => b.deals - a.deals)
  if (first === undefined || second === undefined) return lots
  const isClear = first.deals >= CLEARLY_ASKED.dealsFrom && first.deals >= second.deals * CLEARLY_ASKED.times
  return isClear ? [first] : lots
}

/** Within one of these, road names are unique; in a 도 they are not. */
const HAS_A_ROAD_ONCE = /(?:특별시|광역시|특별자치시)$/u
const HOLDS_A_PROVINCE = '통합특별시'

/**
 * Lots of a road address whose road and number are in stored data; those with the most deals first. A lot is placed if a
 * city is named before the road, or the 동 in the parentheses is that of the lot. It is exact unless other words behind the
 * number may mean another building.
 */
export async function findLotsOfRoad({ pool, catalogue }: NamingServices, text: string): Promise<StoredLots> {
  const parsed = parseAddress(text, catalogue)
  if (parsed.kind !== 'ROAD') return NOTHING
  const { readings, buildingNumber, unitText, isSure, noteText } = parsed.road
  const byKey = Map.groupBy(readings, ({ roadName }) => `${roadName} ${buildingNumber}`)
  const above = new Map([...byKey].map(([key, all]) => [key, all.flatMap(({ districts }) => districts)]))
  const filed = await filedLots(pool, readings, buildingNumber)
  const onRoad = filed.length > 0 ? filed : await findRoadLots(pool, [...above.keys()])
  const found = onRoad.flatMap(({ roadKey, pnu, deals, building, asOf }) => {
    const named = nameLot(pnu, catalogue)
    const cities = above.get(roadKey) ?? []
    const city = cities.find((each) => named !== null && catalogue.liesIn(named.district, each))
    if (named === null || (cities.length > 0 && city === undefined)) return []
    const { sidoName, sigunguName } = named.district
    const roadAddress = [sidoName, sigunguName, roadKey].filter(Boolean).join(' ')
    const lot = { ...named, pnu, buildingName: building ?? null, deals, propertyType: null, roadAddress }
    return [{ city, lot: asOf === undefined ? lot : { ...lot, filedOn: asOf } }]
  })
  const note = readNote(noteText, catalogue)
  const noted = found.filter(({ lot }) => note.holds(lot.district))
  const isPlaced =
    noted.length > 0 || (!note.namesDong && found.every(({ city }) => city !== undefined && hasRoadOnce(city)))
  const likely = (noted.length > 0 ? noted : found).map(({ lot }) => lot)
  return {
    lots: await byDeals(pool, likely, catalogue),
    namesakes: [],
    isElsewhere: false,
    isExact: isSure || (noteText === null && (await isNameOfOne(pool, likely, unitText))),
    isPlaced,
    unitText,
  }
}

/** Whether stored data have the name behind the number for the only lot: 삼성로 212 은마. */
async function isNameOfOne(pool: Pool, [only, ...others]: StoredLot[], unitText: string | null): Promise<boolean> {
  if (only === undefined || others.length > 0 || unitText === null) return false
  return (await findNameAtLot(pool, only.pnu, splitUnit(unitText).text)) === 'STORED'
}

function hasRoadOnce({ level, name }: LegalDistrict): boolean {
  return level !== 'SIDO' || (HAS_A_ROAD_ONCE.test(name) && !name.endsWith(HOLDS_A_PROVINCE))
}

/** Maximum number of names compared for all words of a note. */
const MOST_NOTE_STEPS = 10_000

/** Parses the parentheses after a road address: a 동, perhaps under its former name, a building, or both. */
function readNote(noteText: string | null, catalogue: DistrictCatalogue) {
  const words = noteText?.split(' ') ?? []
  const budget = createStepBudget(MOST_NOTE_STEPS)
  const named = words.flatMap((word) => catalogue.named(word, budget)).map(({ district }) => district)
  return {
    namesDong: named.some(({ emdName }) => emdName !== null),
    holds: (district: LegalDistrict) =>
      named.includes(district) || words.some((word) => word.startsWith(bareName(district.name))),
  }
}

/** Orders by deals; ties are broken by the deals of the district. */
async function byDeals(pool: Pool, lots: StoredLot[], catalogue: DistrictCatalogue): Promise<StoredLot[]> {
  const ordered = await orderByDeals(pool, [...new Set(lots.map(({ district }) => district))], catalogue)
  return lots.toSorted((a, b) => b.deals - a.deals || ordered.indexOf(a.district) - ordered.indexOf(b.district))
}

/**
 * `deals`: stored deals of the lot, of any kind and month, excluding cancelled ones; 0 when they were not counted.
 * `building` and `asOf`: of an imported file.
 */
type RoadLot = { roadKey: string; pnu: string; deals: number; building?: string | null; asOf?: string }

/** What the published addresses have of a road and number (R-ADDR-81), with the roads as in `readings`. */
async function filedLots(
  pool: Pool,
  readings: readonly { roadName: string }[],
  buildingNumber: string,
): Promise<RoadLot[]> {
  const [, underground, main, sub] = /^(지하 )?(\d+)(?:-(\d+))?$/.exec(buildingNumber) ?? []
  if (main === undefined) return []
  const names = [...new Set(readings.map(({ roadName }) => roadName))]
  const numbers = { names, level: underground === undefined ? 0 : 1, main: Number(main), sub: Number(sub ?? 0) }
  const found = await findOnRoads(pool, { ...numbers, prefixes: null }, MOST_ROAD_LOTS)
  return found.map(({ pnu, roadName, buildingName, asOf }) => {
    return { roadKey: `${roadName} ${buildingNumber}`, pnu, deals: 0, building: buildingName, asOf }
  })
}

/** One road name has no more cities. */
const MOST_ROAD_LOTS = 200

const lotsOnRoads = statement<Pick<RoadLot, 'roadKey' | 'pnu' | 'deals'>, { roadKeys: string[] }>({
  name: 'lots-on-roads',
  columns: { roadKey: 'text', pnu: 'text', deals: 'int4' },
  text: `
    select road_key as "roadKey", pnu, deals.count as deals
    from (
      select distinct road_key, pnu from lot_roads where road_key = any (:roadKeys::text[]) limit 1000
    ) as named
    cross join lateral (
      select count(*)::int from stored_deals
      where legal_district_code = left(pnu, 10) and main_number = substr(pnu, 12, 4)
        and sub_number = substr(pnu, 16, 4) and not cancelled
        and land_kind = case substr(pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
    ) as deals
    order by deals desc, pnu limit 200`,
})

/**
 * Stored lots with one of these road names and numbers (`신림로12길 3-4`), in any city; those with the most deals first.
 */
export function findRoadLots(pool: Pool, roadKeys: readonly string[]): Promise<RoadLot[]> {
  return lotsOnRoads(pool, { roadKeys: [...roadKeys] })
}
