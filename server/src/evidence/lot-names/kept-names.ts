import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { statement } from '../../platform/database/statement.ts'
import { createMemory } from '../memory.ts'
import { readStoredVersions, type StoredVersions } from '../regions/stored-versions.ts'
import { type BuildingQuery, findBuildings, findBuildingsIn, type NamedBuilding } from './find-buildings.ts'
import { createNameIndex, likeness, type NameIndex, type StoredName, trigramsOf } from './name-index.ts'

/** Versions of the names, and of the deals counted with them. */
type NameVersions = Pick<StoredVersions, 'names' | 'country'>

type ChangedCode = { lawdCd: string; version: number; names: StoredName[] }

/** All names of the codes whose version has changed. */
const changedNames = statement<ChangedCode, { lawdCds: string[]; versions: number[]; most: number }>({
  name: 'changed-names',
  columns: { lawdCd: 'text', version: 'float8', names: 'json' },
  text: `
    with standing as (
      select lawd_cd, sum(version)::float8 as version from name_versions group by lawd_cd
    ), changed as (
      select standing.*
      from standing left join unnest(:lawdCds::text[], :versions::float8[]) as known (lawd_cd, version) using (lawd_cd)
      where known.version is distinct from standing.version
      order by lawd_cd limit :most::int
    )
    select
      lawd_cd as "lawdCd", version,
      (
        select coalesce(json_agg(json_build_array(pnu, name, name_key)), '[]') from building_names
        where pnu >= lawd_cd and pnu < lawd_cd || 'a'
      ) as names
    from changed`,
})

/** Names whose similarity shows whether the database treats Hangul letters as letters. */
const PROBE = ['은마', '은하'].map((name) => name.normalize('NFD')) as [string, string]
const probe = statement<{ likeness: number }, { first: string; second: string }>({
  name: 'probe-likeness',
  columns: { likeness: 'float8' },
  text: `select similarity(:first::text, :second::text)::float8 as likeness`,
})

const MEBIBYTE = 1024 * 1024
/** A name takes about 400 bytes in memory, so this limit is about 120 MiB. */
const MOST_NAMES = 300_000
/** Codes read in one statement and indexed without yielding to other requests. */
const CODES_AT_ONCE = 2
const NAMES_AT_ONCE = 500
const BYTES_OF_A_BUILDING = 300

/**
 * In-memory search of building names. The index is loaded at the first search and follows the versions of the names.
 * While it is behind the version that a request has read, or if there are too many names, the database searches instead,
 * with the same results. Results are kept under the versions of names and deals (ADR 62).
 */
export type KeptNames = {
  readVersions(): Promise<NameVersions>
  find(query: BuildingQuery, versions: NameVersions): Promise<readonly NamedBuilding[]>
  /** Resolves when no load of names is in progress. */
  settled(): Promise<void>
}

export function createKeptNames({
  pool,
  log,
  mostNames = MOST_NAMES,
}: {
  pool: Pool
  log: Logger
  mostNames?: number
}): KeptNames {
  const found = createMemory<readonly NamedBuilding[]>(8 * MEBIBYTE)
  const kept = createRefreshedIndex(pool, mostNames)
  let underWay: Promise<void> | null = null

  function refresh(): void {
    underWay ??= kept
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'names not read into memory'))
      .finally(() => {
        underWay = null
      })
  }

  return {
    readVersions: () => readStoredVersions(pool, null),
    async find(query, versions) {
      const key = JSON.stringify(query)
      const known = found.get(key, `${versions.names} ${versions.country}`)
      if (known !== null) return known
      const index = kept.at(versions.names)
      if (index === null) {
        refresh()
        return findBuildings(pool, query)
      }
      const { version, rows } = await findBuildingsIn(index, pool, query)
      found.set(key, `${versions.names} ${version}`, rows, (1 + rows.length) * BYTES_OF_A_BUILDING)
      return rows
    },
    settled: async () => underWay ?? undefined,
  }
}

function createRefreshedIndex(pool: Pool, mostNames: number) {
  /** Null when there are too many names, or the database computes similarity differently. */
  let index: NameIndex | null = createNameIndex()
  const versions = new Map<string, number>()
  /** Version of all names when every code was last up to date; null while one is behind. */
  let complete: number | null = null

  return {
    /** The index if it is at least as new as this version of all names; else null. */
    at: (version: number): NameIndex | null => (complete !== null && complete >= version ? index : null),
    async refresh(): Promise<void> {
      if (index !== null && versions.size === 0 && !(await countsAlike(pool))) index = null
      while (index !== null) {
        const changed = await changedNames(pool, {
          lawdCds: [...versions.keys()],
          versions: [...versions.values()],
          most: CODES_AT_ONCE,
        })
        if (changed.length === 0) break
        complete = null
        for (const code of changed) await take(index, code)
        for (const { lawdCd, version } of changed) versions.set(lawdCd, version)
        if (index.size() > mostNames) index = null
      }
      complete = [...versions.values()].reduce((sum, version) => sum + version, 0)
    },
  }
}

async function take(index: NameIndex, { lawdCd, names }: ChangedCode): Promise<void> {
  index.clear(lawdCd)
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
    index.add(lawdCd, names.slice(from, from + NAMES_AT_ONCE))
    await setImmediate()
  }
}

async function countsAlike(pool: Pool): Promise<boolean> {
  const [first, second] = PROBE.map(trigramsOf) as [number[], number[]]
  const shared = first.filter((trigram) => second.includes(trigram)).length
  const [row] = await probe(pool, { first: PROBE[0], second: PROBE[1] })
  return row?.likeness === likeness(shared, first.length, second.length)
}
