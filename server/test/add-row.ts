import type { Queryable } from '../src/platform/database/transaction.ts'

type Column = {
  name: string
  type: string
  isRequired: boolean
  isMade: boolean
  isPrimary: boolean
  /** Its constraints, as SQL. */
  checks: string[]
  parent: string | null
  parentColumn: string | null
}

const COLUMNS = `
  select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "isRequired",
    attidentity <> '' or attgenerated <> '' or atthasdef as "isMade",
    exists (
      select from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any(conkey)
    ) as "isPrimary",
    array(
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
    ) as checks,
    parents.name as parent, parents.referenced as "parentColumn"
  from pg_attribute left join lateral (
    select confrelid::regclass::text as name, of.attname as referenced from pg_constraint
    join pg_attribute as of on of.attrelid = confrelid and of.attnum = confkey[1]
    where conrelid = pg_attribute.attrelid and contype = 'f' and conkey = array[pg_attribute.attnum] limit 1
  ) as parents on true
  where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`

export type Row = Record<string, unknown>

/**
 * Adds one row to a table with whatever its columns allow. What it refers to is added too, except what `given` names;
 * `mark` is written wherever a text fits. `filled`: the columns without a need for a value get one as well.
 */
export async function addRow(
  pool: Queryable,
  table: string,
  { given = {}, mark = 'x', filled = false }: { given?: Row; mark?: string; filled?: boolean },
): Promise<Row> {
  const { rows: columns } = await pool.query<Column>(COLUMNS, [table])
  const row: Row = {}
  for (const column of columns) {
    const { name, isRequired, isMade, parent, parentColumn } = column
    if (name in given) row[name] = given[name]
    else if (isMade || !(isRequired || filled || `${parent}.${parentColumn}` in given)) continue
    else if (parent !== null && parent !== table) {
      const key = `${parent}.${parentColumn}`
      row[name] =
        given[key] ?? (await addRow(pool, parent, { given: inherited(given), mark, filled }))[parentColumn ?? '']
    } else if (parent === null) row[name] = valueOf(column, `${mark} ${table}.${name}`)
  }
  const names = Object.keys(row)
  const { rows } = await pool.query<Row>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join()})
     values (${names.map((_, at) => `$${at + 1}`).join()}) returning *`,
    names.map((name) => row[name]),
  )
  return rows[0] ?? {}
}

/** What is said of a referenced row: `users.user_id`. */
function inherited(given: Row): Row {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name.includes('.')))
}

let made = 0
/** No test moves its clock there: what a row refers to is not removed before it. */
const LATER = new Date('2046-11-20T03:00:00Z')

function valueOf({ type, checks, isPrimary }: Column, mark: string): unknown {
  made += 1
  const text = checks.join()
  const [, only] = /ARRAY\['([^']+)'::text/.exec(text) ?? /= '([^']+)'::text/.exec(text) ?? []
  if (only !== undefined) return only
  const [, digits] = /\^\[0-9\]\{(\d+)\}\$/.exec(text) ?? []
  if (digits !== undefined) return '1'.repeat(Number(digits))
  if (type === 'text') return isPrimary ? `${mark} ${made}` : mark
  if (type === 'jsonb') return JSON.stringify([mark])
  if (type === 'bytea') return Buffer.from(`${mark} ${made}`)
  if (type === 'uuid') return crypto.randomUUID()
  if (type === 'boolean') return false
  if (type === 'date') return '2026-11-20'
  if (type.startsWith('timestamp')) return LATER
  if (type.endsWith('[]')) return []
  return type === 'bigint' && isPrimary ? 1_000_000 + made : 1
}
