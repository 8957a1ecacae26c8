import { isBefore, type Migration, statementsOf } from '../../src/platform/database/migration-files.ts'

/** Tables too large to lock for minutes: their indexes are built concurrently, their rows changed in batches. */
export const LARGE_TABLES = [
  'audit_logs',
  'diagnoses',
  'external_api_calls',
  'imported_public_prices',
  'notifications',
  'outbox',
  'posts',
  'post_texts',
  'comments',
  'stored_lots',
  'transaction_facts',
  'users',
]

/** Changes that remove what the previous release may still read or write, or require what it cannot provide. */
const TAKES_AWAY: [RegExp, why: string][] = [
  [/\bdrop\s+(table|view|materialized view|type|sequence|schema|column)\b/, 'drops'],
  [
    /\bdrop\s+(if\s+exists\s+)?(?!constraint\b|index\b|not\b|default\b|expression\b|identity\b|trigger\b|function\b|table\b|column\b)\w+\s*(,|$)/,
    'drops',
  ],
  [/\brename\b/, 'renames'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'wants a value in an old column'],
  [
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint\b)\w+\s(?=[^,]*\bnot\s+null\b)(?![^,]*\b(default|generated)\b)/,
    'wants a value in a new column',
  ],
  [/^\s*truncate\b/, 'empties a table'],
]

const TABLE = /^\s*(?:alter\s+table|drop\s+table|truncate(?:\s+table)?)\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/

/** Returns the problems of migrations after the previous release, in words; tables they created themselves are exempt. */
export function problemsOf(
  migrations: Pick<Migration, 'name' | 'sql' | 'needsRelease' | 'inTransaction'>[],
  previousRelease: string,
): string[] {
  const own = new Set<string>()
  const problems: string[] = []
  for (const { name, sql, needsRelease, inTransaction } of migrations) {
    const report = (problem: string) => problems.push(`${name}: ${problem}`)
    for (const text of statementsOf(withoutBodies(sql).toLowerCase())) {
      for (const [, table = ''] of text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/g))
        own.add(table)
      if (!own.has(TABLE.exec(text)?.[1] ?? '') && needsRelease === null) {
        for (const why of new Set(TAKES_AWAY.filter(([form]) => form.test(text)).map(([, words]) => words)))
          report(`${why} without "-- contract: the last reader went in X.Y.Z"`)
      }
      locksOf(text, own).forEach(report)
      if (!inTransaction && /\bindex\b/.test(text) && !/\bconcurrently\s+if\s+(not\s+)?exists\b/.test(text))
        report('may not be run again: concurrently if not exists')
    }
    if (needsRelease !== null && isBefore(previousRelease, needsRelease))
      report(`release ${previousRelease} still reads what it takes away`)
  }
  return problems
}

function locksOf(text: string, own: Set<string>): string[] {
  const indexed =
    /\bcreate\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?(?!concurrently)\w+\s+on\s+(?:only\s+)?(\w+)/.exec(
      text,
    )?.[1]
  const changed = /^\s*(?:update|delete\s+from)\s+(\w+)/.exec(text)?.[1]
  const isLarge = (table: string | undefined) => table !== undefined && LARGE_TABLES.includes(table) && !own.has(table)
  return [
    ...(isLarge(indexed)
      ? [`keeps writers of ${indexed} waiting: create index concurrently, outside a transaction`]
      : []),
    ...(isLarge(changed) ? [`changes ${changed} in one transaction: a backfill does it in batches`] : []),
  ]
}

/** Removes function bodies and strings: functions belong to the database and may contain any text. */
function withoutBodies(sql: string): string {
  return sql.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replaceAll(/'(?:[^']|'')*'/g, "''")
}
