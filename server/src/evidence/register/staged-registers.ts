import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { candidateMarks } from '../../domain/property/register-candidates.ts'
import type { PublishedUnitArea, RegisterFile } from '../ports.ts'

const TABLES = {
  TITLES: {
    name: 'staged_titles',
    columns:
      'pnu bigint, line integer, key text, is_main boolean, is_apartment boolean, without_homes boolean, building jsonb',
  },
  UNIT_AREAS: {
    name: 'staged_unit_areas',
    columns: 'pnu bigint, dong text collate "C", ho text collate "C", floor smallint, area real, use_name text',
  },
} as const

/** Recreates the connection's temporary tables, empty. */
export async function openRegisterStaging(client: PoolClient): Promise<void> {
  for (const { name, columns } of Object.values(TABLES))
    await client.query(`drop table if exists ${name}; create temp table ${name} (${columns})`)
}

/** Fills the table of a kind with the lines of one file, for merges by lot. */
export async function stageRegisters(
  client: PoolClient,
  kind: RegisterFile['kind'],
  lines: AsyncIterable<string>,
): Promise<void> {
  const { name } = TABLES[kind]
  await openRegisterStaging(client)
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${name} from stdin`)))
  await client.query(`create index on ${name} (pnu); analyze ${name}`)
}

/** The line of a building for COPY. */
export function titleLine(line: number, pnu: string, building: RegisterBuilding): string {
  const { isApartment, isWithoutHomes } = candidateMarks(building)
  const marks = [building.isMain, isApartment, isWithoutHomes].map((mark) => (mark ? 't' : 'f')).join('\t')
  return `${pnu}\t${line}\t${building.registerKey}\t${marks}\t${JSON.stringify(building).replaceAll('\\', '\\\\')}\n`
}

/** The line of a room of a unit for COPY. */
export function unitAreaLine({ pnu, unit: { dong, ho, floor }, areaSquareMeter, useName }: PublishedUnitArea): string {
  const text = (value: string | number | null) => (value === null ? '\\N' : String(value).replaceAll('\\', '\\\\'))
  return `${pnu}\t${text(dong)}\t${text(ho)}\t${text(floor)}\t${areaSquareMeter}\t${text(useName)}\n`
}
