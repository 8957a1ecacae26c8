import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { PublishedAddress } from '../ports.ts'

const COLUMNS = 'line, pnu, road_code, level, building, road_name, name, postcode, removed'

/** A building number on its road as one integer, in the order of the numbers. */
export const BUILDING_SUBS = 10_000

/** Recreates the connection's temporary tables, empty: the rows as published, and the same with the ids of roads and names. */
export async function openAddressStaging(client: PoolClient): Promise<void> {
  await client.query(`
    drop table if exists staged_addresses, coded_addresses;
    create temp table staged_addresses (
      line integer, pnu bigint, road_code bigint, level smallint, building integer, road_name text collate "C",
      name text collate "C", postcode integer, removed boolean
    );
    create temp table coded_addresses (
      pnu bigint, road_id integer, building integer, name_id integer, postcode integer, removed boolean
    )`)
}

/** Fills the table of rows as published with the lines of one file. */
export async function stageAddresses(client: PoolClient, lines: AsyncIterable<string>): Promise<void> {
  await openAddressStaging(client)
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy staged_addresses (${COLUMNS}) from stdin`)))
  await client.query('analyze staged_addresses')
}

/** Plans of the merge rest on how many rows there are, which nobody else tells of a temporary table. */
export async function countCoded(client: PoolClient): Promise<void> {
  await client.query('create index on coded_addresses (road_id, building); analyze coded_addresses')
}

/** The line of an address for COPY. */
export function stagedLine(line: number, address: PublishedAddress): string {
  const { pnu, roadCode, level, main, sub, roadName, buildingName, postcode, isRemoved } = address
  const building = main * BUILDING_SUBS + sub
  return `${line}\t${pnu}\t${roadCode}\t${level}\t${building}\t${copyText(roadName)}\t${buildingName === null ? '\\N' : copyText(buildingName)}\t${postcode ?? '\\N'}\t${isRemoved ? 't' : 'f'}\n`
}

/** PostgreSQL text must not contain a zero byte, and names contain no other control characters. */
function copyText(text: string): string {
  return /[\p{Cc}\\]/u.test(text) ? text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('\\', '\\\\') : text
}
