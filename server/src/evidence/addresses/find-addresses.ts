import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import { ADDRESS_FILE } from '../../domain/rule-book/shown-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { BUILDING_SUBS } from './staged-addresses.ts'

/** An address of the imported files. */
export type FiledAddress = {
  /** Of the lot that the address is given for. */
  pnu: string
  /** 12 digits. */
  roadCode: string
  /** 0 above ground, 1 underground, 2 in the air, 3 on water. */
  level: number
  main: number
  sub: number
  roadName: string
  buildingName: string | null
  postcode: string | null
  sidoName: string
  /** Empty in Sejong. */
  sigunguName: string
  emdName: string
  /** Empty outside of towns. */
  riName: string
  /** `YYYY-MM-DD`: as of when the addresses of its province are stored. */
  asOf: string
}

type Row = Omit<FiledAddress, 'main' | 'sub' | 'postcode'> & { building: number; postcode: number | null }

const COLUMNS = {
  pnu: 'text',
  roadCode: 'text',
  level: 'int2',
  building: 'int4',
  roadName: 'text',
  buildingName: 'text',
  postcode: 'int4',
  sidoName: 'text',
  sigunguName: 'text',
  emdName: 'text',
  riName: 'text',
  asOf: 'date',
} as const

/** `found`: a query of `pnu, road_id, building, name_id, postcode` and what `order` needs. */
function named(found: string, order: string): string {
  return `
    select
      found.pnu::text as pnu, road.road_code::text as "roadCode", road.level, found.building, road.name as "roadName",
      name.name as "buildingName", found.postcode, district.sido_name as "sidoName",
      district.sigungu_name as "sigunguName", district.emd_name as "emdName", district.ri_name as "riName",
      imports.addresses_on as "asOf"
    from (${found}) as found
    join address_roads as road using (road_id)
    join address_districts as district on district.code = found.pnu / 1000000000
    join address_imports as imports on imports.province = road.road_code / 10000000000
    left join address_names as name using (name_id)
    order by ${order}`
}

const within = (column: string) =>
  `(:prefixes::text[] is null or exists (select from unnest(:prefixes::text[]) as prefix where starts_with(${column}::text, prefix)))`

type Within = { prefixes: string[] | null; most: number }

/** More than the cities that have one name, such as 중앙로. */
const MOST_ROADS = 200

const onRoads = statement<Row, Within & { names: string[]; level: number; lows: number[]; highs: number[] }>({
  name: 'addresses-on-roads',
  columns: COLUMNS,
  text: named(
    `
    with roads as materialized (
      select road_id from address_roads
      where name = any (:names::text[]) and level = :level and (
        :prefixes::text[] is null
        or exists (select from unnest(:prefixes::text[]) as prefix where starts_with(road_code::text, left(prefix, 5)))
      )
      limit ${MOST_ROADS}
    )
    select place, at.* from unnest(:lows::int[], :highs::int[]) with ordinality as number (low, high, place)
    cross join roads cross join lateral (
      select pnu, road_id, building, name_id, postcode from addresses
      where road_id = roads.road_id and building between number.low and number.high and ${within('pnu')}
      order by building limit :most
    ) as at
    order by place, building, pnu limit :most`,
    'place, building, found.pnu',
  ),
})

const onRoadsThatBegin = statement<Row, Within & { beginning: string; each: number }>({
  name: 'addresses-on-roads-that-begin',
  columns: COLUMNS,
  text: named(
    `
    with roads as materialized (
      select road_id, name as road_name from address_roads
      where name >= :beginning::text and name < :beginning::text || chr(65535) and level = 0 and (
        :prefixes::text[] is null
        or exists (select from unnest(:prefixes::text[]) as prefix where starts_with(road_code::text, left(prefix, 5)))
      )
      order by name limit :most
    )
    select road_name, at.* from roads cross join lateral (
      select pnu, road_id, building, name_id, postcode from addresses
      where road_id = roads.road_id and ${within('pnu')} order by building limit :each
    ) as at
    order by length(road_name), road_name, road_id, building limit :most`,
    'length(road_name), road_name, road_id, building',
  ),
})

const onLots = statement<Row, { lows: string[]; highs: string[]; most: number }>({
  name: 'addresses-on-lots',
  columns: COLUMNS,
  text: named(
    `
    select place, at.* from unnest(:lows::bigint[], :highs::bigint[]) with ordinality as range (low, high, place)
    cross join lateral (
      (
        select pnu as asked, pnu, road_id, building, name_id, postcode from addresses
        where pnu between range.low and range.high order by pnu limit :most
      )
      union all
      (
        select lot.pnu, addresses.pnu, road_id, building, name_id, postcode
        from (
          select * from address_lots where pnu between range.low and range.high order by pnu limit :most
        ) as lot join addresses using (road_id, building)
      )
    ) as at
    order by place, asked, road_id, building limit :most`,
    'place, asked, road_id, building',
  ),
})

/** 현대 begins hundreds of names, each with homes all over the country: each is a page on disk. */
const MOST_NAMES = 40
const MOST_OF_SIMILAR_NAME = 3

const NAMED = (names: string) => `
    with named as materialized (${names})
    select is_exact, named.name_key, at.* from named cross join lateral (
      select pnu, road_id, building, name_id, postcode from addresses
      where name_id = named.name_id and ${within('pnu')}
      limit case when named.is_exact then :most::int else ${MOST_OF_SIMILAR_NAME} end
    ) as at
    order by is_exact desc, length(named.name_key), named.name_key, pnu, building limit :most`
const NAMED_ORDER = 'is_exact desc, length(found.name_key), found.name_key, found.pnu, building'

const withNames = statement<Row, Within & { texts: string[] }>({
  name: 'addresses-with-names',
  columns: COLUMNS,
  text: named(
    NAMED(`
      select known.* from (select distinct building_name_key(text) as key from unnest(:texts::text[]) as text) as asked
      cross join lateral (
        select name_id, name_key, name_key = asked.key as is_exact from address_names
        where length(asked.key) >= 2 and name_key >= asked.key and name_key < asked.key || chr(65535)
        order by name_key limit ${MOST_NAMES}
      ) as known`),
    NAMED_ORDER,
  ),
})

const withNamesThatContain = statement<Row, Within & { texts: string[] }>({
  name: 'addresses-with-names-that-contain',
  columns: COLUMNS,
  text: named(
    NAMED(`
      select known.* from (select distinct building_name_key(text) as key from unnest(:texts::text[]) as text) as asked
      cross join lateral (
        select name_id, name_key, false as is_exact from address_names
        where length(asked.key) >= 3 and name_key like '%' || asked.key || '%' limit ${MOST_NAMES}
      ) as known`),
    NAMED_ORDER,
  ),
})

const importedDays = statement<{ oldest: string | null }>({
  name: 'days-of-imported-addresses',
  columns: { oldest: 'date' },
  text: 'select min(addresses_on) as oldest from address_imports',
})

/** Whether any addresses are imported. */
export async function hasFiledAddresses(pool: Pool): Promise<boolean> {
  const [row] = await importedDays(pool)
  return (row?.oldest ?? null) !== null
}

const DAY_MILLIS = 24 * 60 * 60 * 1000

/** R-ADDRFILE-06: whether the file of an address is so new that no provider has to be asked. */
export function isFreshFile(asOf: string, now: Date): boolean {
  const days = (Date.parse(seoulDate(now)) - Date.parse(asOf)) / DAY_MILLIS
  return days <= ADDRESS_FILE.freshDays
}

function read({ building, postcode, ...row }: Row): FiledAddress {
  const [main, sub] = [Math.floor(building / BUILDING_SUBS), building % BUILDING_SUBS]
  return { ...row, main, sub, postcode: postcode === null ? null : String(postcode).padStart(5, '0') }
}

export type RoadNumbers = {
  /** Possible names of the road, without blanks. */
  names: readonly string[]
  level: number
  main: number
  /** `null`: any. */
  sub: number | null
  /** Beginnings of the legal-district codes that are meant; `null`: everywhere. */
  prefixes: readonly string[] | null
}

/** Addresses with a number of a road, in the order of their numbers. */
export async function findOnRoads(
  pool: Pool,
  { names, level, main, sub, prefixes }: RoadNumbers,
  most: number,
): Promise<FiledAddress[]> {
  const low = main * BUILDING_SUBS + (sub ?? 0)
  const high = sub === null ? low + BUILDING_SUBS - 1 : low
  return rows(onRoads(pool, { names: [...names], level, lows: [low], highs: [high], prefixes: copy(prefixes), most }))
}

/** Addresses whose number on a road goes on after these digits: 2 of 20, 21 and 200. */
export async function findNumbersThatBegin(
  pool: Pool,
  { names, level, main, prefixes }: RoadNumbers,
  most: number,
): Promise<FiledAddress[]> {
  const ranges = [10, 100, 1_000]
    .map((times) => ({ low: main * times * BUILDING_SUBS, high: (main * times + times) * BUILDING_SUBS - 1 }))
    .filter(({ high }) => high < 100_000 * BUILDING_SUBS)
  const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)]
  return rows(onRoads(pool, { names: [...names], level, lows, highs, prefixes: copy(prefixes), most }))
}

/** The first addresses of roads whose name begins so. */
export function findOnRoadsThatBegin(
  pool: Pool,
  beginning: string,
  prefixes: readonly string[] | null,
  most: number,
): Promise<FiledAddress[]> {
  return rows(onRoadsThatBegin(pool, { beginning, prefixes: copy(prefixes), each: 3, most }))
}

/** Addresses given for lots from `low` to `high`, or whose building stands on one; in the order of the ranges. */
export function findOnLots(
  pool: Pool,
  ranges: readonly { low: string; high: string }[],
  most: number,
): Promise<FiledAddress[]> {
  return rows(onLots(pool, { lows: ranges.map(({ low }) => low), highs: ranges.map(({ high }) => high), most }))
}

/** Addresses of buildings with one of these names, exact ones first; else of those whose names contain it. */
export async function findWithNames(
  pool: Pool,
  texts: readonly string[],
  prefixes: readonly string[] | null,
  most: number,
): Promise<FiledAddress[]> {
  const parameters = { texts: [...texts], prefixes: copy(prefixes), most }
  const found = await rows(withNames(pool, parameters))
  return found.length > 0 ? found : rows(withNamesThatContain(pool, parameters))
}

async function rows(found: Promise<Row[]>): Promise<FiledAddress[]> {
  return (await found).map(read)
}

function copy(prefixes: readonly string[] | null): string[] | null {
  return prefixes && [...prefixes]
}

/** `서울특별시 관악구 신림로59길 23`, `세종특별자치시 조치원읍 새내로 96`. */
export function roadAddressOf(address: FiledAddress): string {
  const { sidoName, sigunguName, emdName, riName, roadName, level, main, sub } = address
  const number = `${level === 1 ? '지하 ' : ''}${main}${sub === 0 ? '' : `-${sub}`}`
  return [sidoName, sigunguName, riName === '' ? '' : emdName, roadName, number].filter((part) => part !== '').join(' ')
}
