import type { Pool } from 'pg'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { NAME_LIKENESS } from '../../domain/rule-book/shown-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'
import type { ChosenName, NameIndex } from './name-index.ts'

/** A building or complex named in stored deals, registers or prices, with its lot that has the most deals. */
export type NamedBuilding = {
  pnu: string
  /** As published. */
  name: string
  /** The name without blanks, signs and words such as 아파트; equal for equal names. */
  nameKey: string
  /** Stored deals of the lot, of any kind and month, excluding cancelled ones. */
  deals: number
  /** The most frequent type among these deals; null without deals. */
  propertyType: TradedPropertyType | null
  /** Whether the name equals the requested one; otherwise it is similar or longer. */
  isExact: boolean
}

/** `texts`: spellings, any of which may match. `prefixes`: prefixes of legal-district codes; null: everywhere. */
export type BuildingQuery = { texts: readonly string[]; prefixes: readonly string[] | null; limit: number }

/** Maximum number of names considered before their deals are counted. */
const MOST_NAMES = 500

const ASKED = `
  select distinct building_name_key(text) as key, normalize(building_name_key(text), NFD) as jamo
  from unnest(:texts::text[]) as text
  where length(building_name_key(text)) >= 2`

const IN_PREFIXES = `
  (:prefixes::text[] is null or exists (select from unnest(:prefixes::text[]) as prefix where starts_with(pnu, prefix)))`

/** Names that equal the requested one or begin with it; the index returns exact ones first. */
const NAMED = `
  select pnu, name, name_key, name_key = asked.key as is_exact, 1::float8 as likeness
  from building_names
  where name_key >= asked.key and name_key < asked.key || chr(65535) and ${IN_PREFIXES}
  order by name_key, pnu, name collate "C" limit :most`

const LIKE = `
  select pnu, name, name_key, false as is_exact, similarity(jamo, asked.jamo) as likeness
  from building_names
  where jamo % asked.jamo and similarity(jamo, asked.jamo) >= :least::float8 and ${IN_PREFIXES}
  order by likeness desc, pnu, name_key, name collate "C" limit :most`

/** Abbreviations such as 마래푸 for 마포래미안푸르지오: the letters in order, with the same first letter. */
const ABBREVIATED = `
  select pnu, name, name_key, false as is_exact, 1::float8 as likeness
  from building_names
  where length(asked.key) between 3 and 5 and name_key >= left(asked.key, 1) and name_key < left(asked.key, 1) || chr(65535)
    and length(name_key) > length(asked.key) + 1
    and name_key like regexp_replace(asked.key, '(.)', '\\1%', 'g') and ${IN_PREFIXES}
  order by name_key, pnu, name collate "C" limit :most`

/** One row per building from `chosen`, since lots of a complex share a name. Exact names first, then by similarity, then deals. */
const BUILDINGS = `
  counted as (
    select chosen.*, deals.count as deals, deals.property_type
    from chosen cross join lateral (
      select count(*)::int, mode() within group (order by property_type) as property_type from stored_deals
      where legal_district_code = left(pnu, 10) and main_number = substr(pnu, 12, 4)
        and sub_number = substr(pnu, 16, 4) and not cancelled
        and land_kind = case substr(pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end
    ) as deals
  ), lots as (
    select distinct on (left(pnu, 10), name_key) pnu, name, name_key, is_exact, likeness, deals, property_type
    from counted
    order by left(pnu, 10), name_key, deals desc, pnu
  )
  select pnu, name, name_key as "nameKey", deals, property_type as "propertyType", is_exact as "isExact"
  from lots
  order by is_exact desc, likeness desc, deals desc, name collate "C", pnu
  limit :limit::int`

const BUILDING_COLUMNS = {
  pnu: 'text',
  name: 'text',
  nameKey: 'text',
  deals: 'int4',
  propertyType: 'text',
  isExact: 'bool',
} as const

type Parameters = { texts: string[]; prefixes: string[] | null; most: number; least: number; limit: number }

const LOOK_UPS = {
  named: lookUp('buildings-named', NAMED),
  abbreviated: lookUp('buildings-abbreviated', ABBREVIATED),
  like: lookUp('buildings-like', LIKE),
}
const WAYS = ['named', 'abbreviated', 'like'] as const satisfies (keyof typeof LOOK_UPS)[]

function lookUp(name: string, names: string) {
  return statement<NamedBuilding, Parameters>({
    name,
    columns: BUILDING_COLUMNS,
    text: `
      with asked as materialized (${ASKED}), found as materialized (
        select known.* from asked cross join lateral (${names}) as known
      ), chosen as (
        select pnu, min(name collate "C") as name, name_key, bool_or(is_exact) as is_exact, max(likeness) as likeness
        from found group by pnu, name_key order by 4 desc, 5 desc, 1, 3 limit :most
      ), ${BUILDINGS}`,
  })
}

const buildingsAmong = statement<
  Versioned<NamedBuilding>,
  { pnus: string[]; names: string[]; nameKeys: string[]; exact: boolean[]; likeness: number[]; limit: number }
>({
  name: 'buildings-among',
  columns: VERSIONED_COLUMNS,
  text: versionedText(
    VERSION_OF.country,
    `with chosen as (
      select * from unnest(:pnus::text[], :names::text[], :nameKeys::text[], :exact::bool[], :likeness::float8[])
        as found (pnu, name, name_key, is_exact, likeness)
    ), ${BUILDINGS}`,
  ),
})

/**
 * Buildings with these names, then with names that begin so, each with the most stored deals first; if there are none,
 * those it may abbreviate, and finally those with similar names: one letter may be wrong.
 */
export async function findBuildings(
  pool: Pool,
  { texts, prefixes, limit }: BuildingQuery,
): Promise<readonly NamedBuilding[]> {
  const parameters = {
    texts: [...texts],
    prefixes: prefixes && [...prefixes],
    most: MOST_NAMES,
    least: NAME_LIKENESS.atLeast,
    limit,
  }
  for (const way of WAYS) {
    const found = await LOOK_UPS[way](pool, parameters)
    if (found.length > 0) return found
  }
  return []
}

const KIND_OF_HOME = /(아파트|오피스텔|주상복합|apt)+$/

/** The same as the SQL function `building_name_key`: 은마 equals 은마아파트, and e편한세상 equals 이편한세상. */
export function buildingNameKey(name: string): string {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('e편한', '이편한')
    .replaceAll('#', '샵')
    .replaceAll(/[^가-힣a-z0-9]/g, '')
  return key.replace(KIND_OF_HOME, '') || key
}

/** The same, searched in memory; only the deals are counted by the database, at the version returned with them. */
export async function findBuildingsIn(
  index: NameIndex,
  pool: Pool,
  { texts, prefixes, limit }: BuildingQuery,
): Promise<Versioned<NamedBuilding>> {
  const question = { keys: texts.map(buildingNameKey), prefixes, most: MOST_NAMES }
  let chosen: ChosenName[] = []
  for (const way of WAYS) {
    chosen = index[way](question)
    if (chosen.length > 0) break
  }
  const [found] = await buildingsAmong(pool, {
    pnus: chosen.map(({ pnu }) => pnu),
    names: chosen.map(({ name }) => name),
    nameKeys: chosen.map(({ nameKey }) => nameKey),
    exact: chosen.map(({ isExact }) => isExact),
    likeness: chosen.map(({ likeness }) => likeness),
    limit,
  })
  if (found === undefined) throw new Error('a select without a row')
  return found
}

/** `OTHER`: the lot is stored under other names only, or another lot of the 시군구 under this one. */
type NameAtLot = 'STORED' | 'OTHER' | 'UNKNOWN'

const namesAround = statement<{ isHere: boolean; isSame: boolean }, { pnu: string; name: string }>({
  name: 'building-names-around',
  columns: { isHere: 'bool', isSame: 'bool' },
  text: `
    select pnu = :pnu as "isHere", name_key = building_name_key(:name) as "isSame" from building_names
    where pnu = :pnu and length(building_name_key(:name)) >= 2
    union
    select pnu = :pnu, true from building_names
    where name_key = building_name_key(:name) and length(building_name_key(:name)) >= 2
      and starts_with(pnu, left(:pnu, 5))`,
})

/** What stored data say of a name for the lot, ignoring blanks and signs. */
export async function findNameAtLot(pool: Pool, pnu: string, name: string): Promise<NameAtLot> {
  const names = await namesAround(pool, { pnu, name })
  if (names.length === 0) return 'UNKNOWN'
  return names.some(({ isHere, isSame }) => isHere && isSame) ? 'STORED' : 'OTHER'
}
