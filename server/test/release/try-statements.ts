import type pg from 'pg'
import { describeStatement } from '../describe-statement.ts'

export type SqlText = { name: string; text: string }

/** What a statement needs from the schema and returns. */
export type TriedStatement = SqlText & {
  parameters: string[]
  columns: Record<string, string>
  /** `OK`, or the SQLSTATE and the constraint or column that rejected the dummy values. */
  outcome: string
}

/** One dummy value per type, written as text; for an array type, one such element. */
const VALUES: Record<string, string> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-11-20',
  interval: '1 second',
  json: '[{}]',
  jsonb: '[{}]',
  text: 'a',
  timestamptz: '2026-11-20T03:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000001',
  varchar: 'a',
}
const NUMBER = '1'

/** Prepares each statement and runs it once with dummy values, all in one transaction that is rolled back. */
export async function tryStatements(client: pg.ClientBase, texts: readonly SqlText[]): Promise<TriedStatement[]> {
  const { rows } = await client.query<{ oid: number; typname: string; label: string | null }>(
    `select oid::int, typname::text, (select enumlabel::text from pg_enum where enumtypid = pg_type.oid order by enumsortorder limit 1) as label
     from pg_type`,
  )
  const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  const labels = new Map(rows.flatMap(({ typname, label }) => (label === null ? [] : [[typname, label] as const])))
  const valueOf = (type: string): string =>
    type.startsWith('_')
      ? `{"${valueOf(type.slice(1)).replaceAll('\\', '\\\\')}"}`
      : (labels.get(type) ?? VALUES[type] ?? NUMBER)
  const tried: TriedStatement[] = []
  await client.query('begin')
  for (const { name, text } of texts) {
    await client.query('savepoint one')
    try {
      const { parameterTypeOids, columns } = await describeStatement(client, text)
      const parameters = parameterTypeOids.map((oid) => types.get(oid) ?? String(oid))
      const columnTypes = Object.fromEntries(columns.map((column) => [column.name, types.get(column.typeOid) ?? '']))
      const outcome = await client.query(text, parameters.map(valueOf)).then(() => 'OK', outcomeOf)
      tried.push({ name, text, parameters, columns: columnTypes, outcome })
    } catch (error) {
      tried.push({ name, text, parameters: [], columns: {}, outcome: outcomeOf(error as pg.DatabaseError) })
    }
    await client.query('rollback to savepoint one')
  }
  await client.query('rollback')
  return tried
}

function outcomeOf({ code, constraint, column, message }: pg.DatabaseError): string {
  return code === undefined ? message : [code, constraint ?? column].filter(Boolean).join(' ')
}
