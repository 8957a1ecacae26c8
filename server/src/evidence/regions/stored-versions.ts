import { readTogether } from '../../platform/database/ask-together.ts'
import { statement } from '../../platform/database/statement.ts'
import { VERSION_OF_FIGURES } from '../district-risk/read-figures.ts'
import type { Memory } from '../memory.ts'

/** Version numbers that increase with every change of stored data (ADR 62), all from one snapshot. */
export type StoredVersions = {
  /** Version of the deals, statistics and ledger of one five-digit code. */
  district: string
  /** Version of those of all codes, and of the published indicators. */
  country: string
  indicators: string
  /** Version of the names of all buildings. */
  names: number
  /** Version of all stored lots, and of the posts that a search finds. */
  searched: string
  /** Version of the imported figures of all districts. */
  figures: string
}

/** SQL expressions; the first requires `:lawdCd`. */
export const VERSION_OF = {
  district: `coalesce((select version from evidence_versions where lawd_cd = :lawdCd), 0)::text`,
  country: `coalesce((select sum(version) from evidence_versions), 0)::text`,
  indicators: `coalesce((select version from evidence_versions where lawd_cd = '00000'), 0)::text`,
} as const

/** The planner does not see the codes, so it plans once. */
const storedVersions = statement<StoredVersions, { lawdCds: (string | null)[] }>({
  name: 'stored-versions',
  columns: {
    district: 'text',
    country: 'text',
    indicators: 'text',
    names: 'float8',
    searched: 'text',
    figures: 'text',
  },
  text: `
    with whole as (
      select ${VERSION_OF.country} as country, ${VERSION_OF.indicators} as indicators,
        coalesce((select sum(version) from name_versions), 0)::float8 as names,
        coalesce((select sum(version) from search_versions), 0)::text as searched,
        ${VERSION_OF_FIGURES} as figures
    )
    select coalesce(version, 0)::text as district, country, indicators, names, searched, figures
    from unnest((select :lawdCds::text[])) with ordinality as asked (lawd_cd, place)
    cross join whole left join evidence_versions using (lawd_cd)
    order by place`,
})

/** `lawdCd` null for none. Requests that arrive during a read share one statement that begins after they arrived. */
export const readStoredVersions = readTogether((pool, lawdCds: (string | null)[]) => storedVersions(pool, { lawdCds }))

/** Rows and their version, from one snapshot. */
export type Versioned<Row> = { version: string; rows: Row[] }

export const VERSIONED_COLUMNS = { version: 'text', rows: 'json' } as const

/** A select that returns its rows as JSON, in order, with their version. */
export function versionedText(version: string, text: string): string {
  return `select ${version} as version, (select coalesce(json_agg(found), '[]') from (${text}) as found) as rows`
}

/**
 * Returns the rows cached under the version that the request has read, else reads them. They are cached under the version
 * returned with them: a replica may be behind the version read a moment ago.
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
