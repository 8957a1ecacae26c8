import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSandbox } from '@lease-risk/sandbox'
import pg from 'pg'
import { callService } from '../call-service.ts'
import { sandboxVariables } from '../service.ts'
import { startIn } from './previous-server.ts'

/** Rows a release stored for one diagnosis, by table, as JSON from PostgreSQL. */
export type StoredRows = Record<string, object[]>

/** Parents before their children. */
const TABLES = ['diagnoses', 'diagnosis_evidence']
export const LEASE = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

function fileOf(version: string): string {
  return join(import.meta.dirname, `../fixtures/stored-by-${version}.json`)
}

/** Runs the release in `folder` on an empty database, requests one diagnosis and records the rows. */
export async function recordStoredRows(version: string, folder: string, databaseUrl: string): Promise<void> {
  const sandbox = await startSandbox()
  const variables = { ...sandboxVariables(sandbox.origin), DATABASE_URL: databaseUrl, PORT: '0' }
  const release = await startIn(folder, { ...variables, JWT_SECRET: 'one secret for the record, 32 bytes or more' })
  await callService(release.origin, '/api/rent-risk-diagnoses', undefined, LEASE)
  await release.stop()
  await sandbox.stop()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const stored: StoredRows = {}
  for (const table of TABLES)
    stored[table] = (await client.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`)).rows.map(
      ({ row }) => row,
    )
  await client.end()
  writeFileSync(fileOf(version), `${JSON.stringify(stored)}\n`)
}

/** Stores the recorded rows of a release in a database with its schema. @returns the rows. */
export async function loadStoredRows(version: string, client: pg.ClientBase): Promise<StoredRows> {
  const stored = JSON.parse(readFileSync(fileOf(version), 'utf8')) as StoredRows
  for (const [table, rows] of Object.entries(stored))
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  return stored
}
