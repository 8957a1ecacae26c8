import { readTogether } from '../../platform/ask-together.ts'
import { statement } from '../../platform/statement.ts'
import type { Memory } from '../memory.ts'

/** Numbers that grow with every change of what is stored (ADR 62), all of one moment. */
export type StoredVersions = {
  /** Of the deals, statistics and ledger of one five-digit code. */
  district: string
  /** Of all of these, and of the published indicators. */
  country: string
  indicators: string
  /** Of the names of all buildings. */
  names: number
  /** Of all stored lots, and of the posts that a search finds. */
  searched: string
}

/** SQL expressions; the first wants `:lawdCd`. */
export const VERSION_OF = {
  district: `coalesce((select version from evidence_versions where lawd_cd = :lawdCd), 0)::text`,
  country: `coalesce((select sum(version) from evidence_versions), 0)::text`,
  indicators: `coalesce((select version from evidence_versions where lawd_cd = '00000'), 0)::text`,
} as const

/** The planner does not see the codes, so that it plans once. */
const storedVersions = statement<StoredVersions, { lawdCds: (string | null)[] }>({
  name: 'stored-versions',
  columns: { district: 'text', country: 'text', indicators: 'text', names: 'float8', searched: 'text' },
  text: `
    with whole as (
      select ${VERSION_OF.country} as country, ${VERSION_OF.indicators} as indicators,
        coalesce((select sum(version) from name_versions), 0)::float8 as names,
        coalesce((select sum(version) from search_versions), 0)::text as searched
    )
    select coalesce(version, 0)::text as district, country, indicators, names, searched
    from unnest((select :lawdCds::text[])) with ordinality as asked (lawd_cd, place)
    cross join whole left join evidence_versions using (lawd_cd)
    order by place`,
})

/** `lawdCd` null: of none. Requests that come while others read are answered by one statement that begins after they came. */
export const readStoredVersions = readTogether((pool, lawdCds: (string | null)[]) => storedVersions(pool, { lawdCds }))

/** Rows and the version that they stand under, both of one moment. */
export type Versioned<Row> = { version: string; rows: Row[] }

export const VERSIONED_COLUMNS = { version: 'text', rows: 'json' } as const

/** A select whose rows come as JSON, in their order, beside their version. */
export function versionedText(version: string, text: string): string {
  return `select ${version} as version, (select coalesce(json_agg(found), '[]') from (${text}) as found) as rows`
}

/**
 * What is remembered under the version that the request has read, else what is read now. It is kept under the version that
 * came with it: a replica may be behind what was read a moment ago.
 */
export async function rememberedRows<Row, Value>(
  memory: Memory<Value>,
  { key, version }: { key: string; version: string },
  read: () => Promise<Versioned<Row>[]>,
  make: (rows: Row[]) => { value: Value; bytes: number },
): Promise<Value> {
  const known = memory.get(key, version)
  if (known !== null) return known
  const [found] = await read()
  if (found === undefined) throw new Error('a select without a row')
  const { value, bytes } = make(found.rows)
  memory.set(key, found.version, value, bytes)
  return value
}
