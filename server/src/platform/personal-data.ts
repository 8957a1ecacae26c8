import { statement } from './database/statement.ts'
import type { Queryable } from './database/transaction.ts'

/** The rows of one table that are about a user, in pages, so that no more than one page is in memory. */
export type PersonalTable = {
  name: string
  pages(database: Queryable, userId: number): AsyncIterable<readonly object[]>
}

/** A file of a user, by its key in the file storage; `name`: under which the user gets it. */
export type PersonalFile = { name: string; key: string }

/** What a module stores about a user: everything but proofs, and nothing that is about somebody else. */
export type PersonalData = {
  tables: readonly PersonalTable[]
  files?: (database: Queryable, userId: number) => AsyncIterable<PersonalFile>
}

type Row = Record<string, unknown>

const MOST_AT_ONCE = 1_000

/**
 * The columns of a table by their names in camelCase. `of`: the condition that makes a row the user's (`:userId`); `key`:
 * what is unique among the rows of a user; `most`: rows in a page, fewer where rows are large.
 */
export function personalTable(definition: {
  table: string
  columns: string
  of: string
  key: string
  most?: number
  present?: (row: Row, userId: number) => Row
}): PersonalTable {
  const { table, of, key, most = MOST_AT_ONCE, present = (row: Row) => row } = definition
  const columns = definition.columns.split(',').map((column) => column.trim())
  const members = columns.map((column) => `'${camelCase(column)}', ${table}.${column}`).join(', ')
  const selectPage = statement<{ key: string; row: Row }, { userId: number; after: string; most: number }>({
    name: `personal-${table.replaceAll('_', '-')}`,
    columns: { key: 'text', row: 'jsonb' },
    // the page is chosen by its keys alone: only its own rows are read whole
    text: `with page as (
       select ${key} as key, ctid as place from ${table} where (${of}) and ${key} > :after order by key limit :most
     )
     select page.key, jsonb_build_object(${members}) as row
     from page join ${table} on ${table}.ctid = page.place order by page.key`,
  })
  return {
    name: table,
    async *pages(database, userId) {
      let after = ''
      for (;;) {
        const rows = await selectPage(database, { userId, after, most })
        if (rows.length > 0) yield rows.map(({ row }) => present(row, userId))
        if (rows.length < most) return
        after = rows.at(-1)?.key ?? after
      }
    },
  }
}

/** `created_at` becomes `createdAt`. */
function camelCase(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
