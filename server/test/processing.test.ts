import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Processed } from '../src/domain/privacy/processed.ts'
import { PROCESSING, PUBLIC_TABLES } from '../src/domain/privacy/processing.ts'
import { bearer, PASSWORD, signUpAndLogIn } from './account-app.ts'
import { addRow, type Row } from './add-row.ts'
import { testService } from './service.ts'

const { app, database } = await testService()
const { pool } = database
const TABLES = Object.entries(PROCESSING)
const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => (a < b ? -1 : 1))

async function columnsOf(): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text) as columns from pg_class
     join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
     group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

test('R-PRIV-03: every table is processed or public, and every column of a processed table is classified once', async () => {
  const columns = await columnsOf()
  assert.deepEqual(sorted([...TABLES.map(([table]) => table), ...PUBLIC_TABLES]), sorted(columns.keys()))
  for (const [table, { personal, other, purpose, erased }] of TABLES) {
    assert.deepEqual(sorted([...personal, ...other]), sorted(columns.get(table) ?? []), table)
    assert.equal(
      purpose === null,
      personal.length === 0 && !table.startsWith('user_') && !table.startsWith('notification_'),
      table,
    )
    if (erased !== 'ROWS')
      assert.deepEqual(
        erased.emptied.filter((column) => !personal.includes(column)),
        [],
        table,
      )
  }
})

test('R-PRIV-03: the list of protected tables has the same levels', () => {
  const [, data = ''] = readFileSync('docs/operations/keys-and-data.md', 'utf8').split(/^## Data$/m)
  const levels = ['PROOFS', 'PERSONAL', 'BOARD', 'RECORDS'] as const
  for (const level of [...levels, 'PUBLIC']) {
    const line = data.split('\n').find((each) => each.toUpperCase().startsWith(`| ${level} `)) ?? ''
    const tables = TABLES.filter(([, processed]) => processed.level === level).map(([table]) => table)
    assert.deepEqual(
      [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      sorted(level === 'PUBLIC' ? PUBLIC_TABLES : tables),
      level,
    )
  }
})

/** What the states of a table allow; a row is otherwise filled as far as its columns are. */
const STATES: Record<string, Row> = {
  posts: { hidden_at: null, deleted_at: null, emptied_at: null },
  comments: { hidden_at: null, deleted_at: null, parent_comment_id: null },
  field_checks: { favorite_id: null },
  reports: { status: 'RESOLVED' },
  sanctions: { status: 'RELEASED' },
  takedown_requests: { statement: null, requester_name: null, contact: null, request_digest: null },
}
/** They lead to a diagnosis without referring to it. */
const OF_A_DIAGNOSIS = new Set(['idempotency_keys', 'status_tokens'])
const MARK = 'gone~'

/** Every text of a table, by column. */
async function marked(table: string): Promise<string[]> {
  const { rows } = await pool.query<{ column: string }>(
    `select distinct field.key as column from ${table} as each, jsonb_each_text(to_jsonb(each)) as field (key, value)
     where field.value like '%${MARK}%'`,
  )
  return rows.map(({ column }) => `${table}.${column}`)
}

/** Adds a row of the user to every table that may have one, as full as its columns allow. @returns the tables. */
async function fillFor(userId: number): Promise<string[]> {
  const filled: string[] = []
  const known: Row = { 'users.user_id': userId }
  for (const [table, { personal }] of TABLES) {
    if (personal.length === 0 || table === 'users') continue
    const given: Row = {
      ...known,
      ...STATES[table],
      ...(personal.includes('user_id') && { user_id: userId }),
      ...(OF_A_DIAGNOSIS.has(table) && { diagnosis_id: known['diagnoses.diagnosis_id'] }),
    }
    const row = await addRow(pool, table, { given, mark: MARK, filled: true })
    for (const [column, value] of Object.entries(row)) known[`${table}.${column}`] = value
    filled.push(table)
  }
  return filled
}

test('R-PRIV-04: after an account is deleted, nothing is left in the rows and columns that are said to be erased', async () => {
  const user = await signUpAndLogIn(app, 'leaves', { nickname: '떠나는이', email: 'leaves@example.com' })
  const filled = await fillFor(user.userId)
  assert.ok(filled.length > 40, String(filled.length))
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: bearer(user.accessToken),
    payload: { confirmationPassword: PASSWORD },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  const left = new Set((await Promise.all(TABLES.map(([table]) => marked(table)))).flat())
  const allowed = TABLES.flatMap(([table, { personal, other, erased }]: [string, Processed]) =>
    erased === 'ROWS'
      ? []
      : [...personal, ...other]
          .filter((column) => !erased.emptied.includes(column))
          .map((column) => `${table}.${column}`),
  )
  assert.deepEqual(sorted([...left].filter((column) => !allowed.includes(column))), [])
  for (const table of filled) {
    if (PROCESSING[table]?.erased !== 'ROWS') continue
    const { rowCount } = await pool.query(`select from ${table}`)
    assert.equal(rowCount, 0, `rows of ${table} are left`)
  }
})
