import type { PoolClient } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransactionOn } from '../../platform/database/transaction.ts'
import { countCoded } from './staged-addresses.ts'

export type AddressMerge = {
  kind: 'ADDRESSES' | 'LOTS'
  isChange: boolean
  /** `YYYY-MM-DD`. */
  day: string
  /** Every district that the file names: its code of 10 digits and its four names. */
  districts: ReadonlyMap<string, readonly string[]>
}

export type MergedAddresses = {
  inserted: number
  updated: number
  removed: number
  /** `OLDER`: everything that the file says is stored as of a later day. `SHRUNK`: too much would go; nothing is stored. */
  refusal: 'OLDER' | 'SHRUNK' | null
}

/** A whole file that lacks more of a province's stored addresses than this is cut off, or of another province. */
const MOST_MISSING_SHARE = 0.2
const FEWEST_STORED = 100

const NOTHING: MergedAddresses = { inserted: 0, updated: 0, removed: 0, refusal: null }

/**
 * Merges the staged rows of one file into what is stored, in one transaction, so that a killed import leaves nothing
 * half-read. A whole file also removes the addresses of its provinces that it lacks. Changes are applied only to provinces
 * whose stored day is an earlier one. Idempotent.
 */
export async function mergeAddresses(client: PoolClient, merge: AddressMerge): Promise<MergedAddresses> {
  const { kind, isChange, day } = merge
  const [state] = await stateOfProvinces(client, { kind, day })
  const { later = 0, earlier = 0, provinces = [] } = state ?? {}
  if (provinces.length === 0) {
    if (isChange) await keepDay(client, { kind, day, provinces, isChange })
    return NOTHING
  }
  if (isChange ? earlier === 0 : later > 0) return { ...NOTHING, refusal: 'OLDER' }
  // on their own: whoever adds the same name waits for this transaction alone, and not for the merge
  if (kind === 'ADDRESSES') {
    await addRoads(client)
    await addNames(client)
  }
  return inTransactionOn(client, async () => {
    await (kind === 'ADDRESSES' ? codeAddresses : codeLots)(client, { isChange, day })
    await countCoded(client)
    const merged = await (kind === 'ADDRESSES' ? mergeCoded : mergeCodedLots)(client, provinces, isChange)
    if (merged.refusal !== null) return merged
    const districts = [...merge.districts]
    const namesAt = (at: number) => districts.map(([, names]) => names[at] ?? '')
    const [sidos, sigungus, emds, ris] = [namesAt(0), namesAt(1), namesAt(2), namesAt(3)]
    await keepDistricts(client, { codes: districts.map(([code]) => code), sidos, sigungus, emds, ris })
    await keepDay(client, { kind, day, provinces, isChange })
    return merged
  })
}

const PROVINCE = '(road_code / 10000000000)::smallint'
const DAY_OF_KIND = `case :kind::text when 'LOTS' then lots_on else addresses_on end`

const stateOfProvinces = statement<
  { provinces: number[]; later: number; earlier: number },
  { kind: AddressMerge['kind']; day: string }
>({
  name: 'state-of-staged-provinces',
  columns: { provinces: '_int4', later: 'int4', earlier: 'int4' },
  text: `
    with staged as (select distinct ${PROVINCE} as province from staged_addresses)
    select
      coalesce(array_agg(province::int), '{}') as provinces,
      (count(*) filter (where ${DAY_OF_KIND} > :day::date))::int as later,
      (count(*) filter (where ${DAY_OF_KIND} < :day::date))::int as earlier
    from staged left join address_imports using (province)`,
})

const addRoads = statement<never>({
  name: 'add-address-roads',
  columns: {},
  text: `
    insert into address_roads as kept (road_code, level, name)
    select distinct on (road_code, level) road_code, level, road_name
    from staged_addresses where not removed order by road_code, level, line desc
    on conflict (road_code, level) do update set name = excluded.name where excluded.name <> kept.name`,
})

const addNames = statement<never>({
  name: 'add-address-names',
  columns: {},
  text: `
    insert into address_names (name)
    select name from (select distinct name from staged_addresses where name is not null) as staged
    where not exists (
      select from address_names as kept
      where kept.name_key = building_name_key(staged.name) and kept.name = staged.name
    )
    order by name
    on conflict do nothing`,
})

/** Of a province whose day is an earlier one, where the file has changes. */
const APPLIES = (column: string) => `(
    not :isChange::boolean
    or exists (select from address_imports where province = ${PROVINCE} and ${column} < :day::date)
  )`

type Coding = { isChange: boolean; day: string }

const codeAddresses = statement<never, Coding>({
  name: 'code-staged-addresses',
  columns: {},
  text: `
    insert into coded_addresses (pnu, road_id, building, name_id, postcode, removed)
    select distinct on (road_id, building) pnu, road_id, building, name_id, postcode, removed
    from staged_addresses
    join address_roads using (road_code, level)
    left join address_names on address_names.name_key = building_name_key(staged_addresses.name)
      and address_names.name = staged_addresses.name
    where ${APPLIES('addresses_on')}
    order by road_id, building, line desc`,
})

const codeLots = statement<never, Coding>({
  name: 'code-staged-address-lots',
  columns: {},
  text: `
    insert into coded_addresses (pnu, road_id, building, removed)
    select distinct on (road_id, building, pnu) pnu, road_id, building, removed
    from staged_addresses join address_roads using (road_code, level)
    where ${APPLIES('lots_on')}
    order by road_id, building, pnu, line desc`,
})

type Missing = { stored: number; missing: number }
type Provinces = { provinces: number[] }

const ofProvinces = `select road_id from address_roads where ${PROVINCE} = any (:provinces::smallint[])`

const countMissing = statement<Missing, Provinces>({
  name: 'count-missing-addresses',
  columns: { stored: 'int4', missing: 'int4' },
  text: `
    select count(*)::int as stored, (count(*) filter (where coded.road_id is null))::int as missing
    from (${ofProvinces}) as road join addresses using (road_id)
    left join coded_addresses as coded using (road_id, building)`,
})

const removeMissing = statement<never, Provinces>({
  name: 'remove-missing-addresses',
  columns: {},
  text: `
    delete from addresses using (${ofProvinces}) as road
    where addresses.road_id = road.road_id and not exists (
      select from coded_addresses as coded
      where coded.road_id = addresses.road_id and coded.building = addresses.building
    )`,
})

const countMissingLots = statement<Missing, Provinces>({
  name: 'count-missing-address-lots',
  columns: { stored: 'int4', missing: 'int4' },
  text: `
    select count(*)::int as stored, (count(*) filter (where coded.road_id is null))::int as missing
    from (${ofProvinces}) as road join address_lots using (road_id)
    left join coded_addresses as coded using (road_id, building, pnu)`,
})

const removeMissingLots = statement<never, Provinces>({
  name: 'remove-missing-address-lots',
  columns: {},
  text: `
    delete from address_lots using (${ofProvinces}) as road
    where address_lots.road_id = road.road_id and not exists (
      select from coded_addresses as coded
      where (coded.road_id, coded.building, coded.pnu) = (address_lots.road_id, address_lots.building, address_lots.pnu)
    )`,
})

const removeEnded = statement<{ removed: number }>({
  name: 'remove-ended-addresses',
  columns: { removed: 'int4' },
  text: `
    with gone as (
      delete from addresses using coded_addresses as coded
      where coded.removed and (coded.road_id, coded.building) = (addresses.road_id, addresses.building)
      returning 1
    )
    select count(*)::int as removed from gone`,
})

const removeEndedLots = statement<{ removed: number }>({
  name: 'remove-ended-address-lots',
  columns: { removed: 'int4' },
  text: `
    with gone as (
      delete from address_lots using coded_addresses as coded
      where coded.removed
        and (coded.road_id, coded.building, coded.pnu) = (address_lots.road_id, address_lots.building, address_lots.pnu)
      returning 1
    )
    select count(*)::int as removed from gone`,
})

type Kept = { inserted: number; updated: number }

/** In the order of the roads, so that the buildings of a road lie together. */
const keepAddresses = statement<Kept>({
  name: 'keep-addresses',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with merged as (
      insert into addresses as kept (pnu, road_id, building, name_id, postcode)
      select pnu, road_id, building, name_id, postcode from coded_addresses where not removed order by road_id, building
      on conflict (road_id, building) do update set
        pnu = excluded.pnu, name_id = excluded.name_id, postcode = excluded.postcode
      where (excluded.pnu, excluded.name_id, excluded.postcode) is distinct from (kept.pnu, kept.name_id, kept.postcode)
      returning xmax = 0 as is_new
    )
    select (count(*) filter (where is_new))::int as inserted, (count(*) filter (where not is_new))::int as updated
    from merged`,
})

const keepLots = statement<Kept>({
  name: 'keep-address-lots',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with merged as (
      insert into address_lots (pnu, road_id, building)
      select pnu, road_id, building from coded_addresses where not removed order by pnu
      on conflict do nothing returning 1
    )
    select count(*)::int as inserted, 0 as updated from merged`,
})

function merging(steps: {
  count: typeof countMissing
  removeMissing: typeof removeMissing
  removeEnded: typeof removeEnded
  keep: typeof keepAddresses
}) {
  return async (client: PoolClient, provinces: number[], isChange: boolean): Promise<MergedAddresses> => {
    let removed = 0
    if (isChange) removed = (await steps.removeEnded(client))[0]?.removed ?? 0
    else {
      const [{ stored, missing } = { stored: 0, missing: 0 }] = await steps.count(client, { provinces })
      if (stored >= FEWEST_STORED && missing > stored * MOST_MISSING_SHARE) return { ...NOTHING, refusal: 'SHRUNK' }
      if (missing > 0) await steps.removeMissing(client, { provinces })
      removed = missing
    }
    const [kept = { inserted: 0, updated: 0 }] = await steps.keep(client)
    return { ...kept, removed, refusal: null }
  }
}

const mergeCoded = merging({ count: countMissing, removeMissing, removeEnded, keep: keepAddresses })
const mergeCodedLots = merging({
  count: countMissingLots,
  removeMissing: removeMissingLots,
  removeEnded: removeEndedLots,
  keep: keepLots,
})

const keepDistricts = statement<
  never,
  { codes: string[]; sidos: string[]; sigungus: string[]; emds: string[]; ris: string[] }
>({
  name: 'keep-address-districts',
  columns: {},
  text: `
    insert into address_districts as kept (code, sido_name, sigungu_name, emd_name, ri_name)
    select * from unnest(:codes::bigint[], :sidos::text[], :sigungus::text[], :emds::text[], :ris::text[])
    order by 1
    on conflict (code) do update set
      sido_name = excluded.sido_name, sigungu_name = excluded.sigungu_name, emd_name = excluded.emd_name,
      ri_name = excluded.ri_name
    where (excluded.sido_name, excluded.sigungu_name, excluded.emd_name, excluded.ri_name)
      is distinct from (kept.sido_name, kept.sigungu_name, kept.emd_name, kept.ri_name)`,
})

/** Changes begin no province: they are kept only for those that a whole file began. */
const keepDay = statement<never, { kind: AddressMerge['kind']; day: string; provinces: number[]; isChange: boolean }>({
  name: 'keep-day-of-addresses',
  columns: {},
  text: `
    insert into address_imports as kept (province, addresses_on, lots_on)
    select province, case :kind::text when 'ADDRESSES' then :day::date end, case :kind::text when 'LOTS' then :day::date end
    from (
      select unnest(:provinces::smallint[]) as province where not :isChange::boolean
      union
      select province from address_imports where :isChange::boolean and ${DAY_OF_KIND} < :day::date
    ) as named
    order by province
    on conflict (province) do update set
      addresses_on = coalesce(excluded.addresses_on, kept.addresses_on),
      lots_on = coalesce(excluded.lots_on, kept.lots_on)`,
})
