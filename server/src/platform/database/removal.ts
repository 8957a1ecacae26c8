import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

const MOST_AT_ONCE = 10_000

type Removal<Parameters> = (database: Queryable, parameters: Parameters) => Promise<void>

/**
 * Removes all rows that `text` (`delete from … where …`) matches, in batches, those with the smallest `oldest` first:
 * rows left by years or an outage would exceed the statement timeout every time. The statement repeats the condition,
 * because a row may be renewed after it was found.
 */
export function removal<Parameters extends object>(definition: {
  name: string
  /** An indexed column. */
  oldest: string
  text: string
  /** Smaller for rows whose removal cascades to many others. */
  mostAtOnce?: number
}): Removal<Parameters> {
  const { name, oldest, text, mostAtOnce = MOST_AT_ONCE } = definition
  const [, table, condition] = /^delete from (\w+)\s+where (.+)$/s.exec(text) ?? []
  if (table === undefined) throw new Error(`the removal ${name} is no "delete from … where …"`)
  const removeSome = statement<{ count: number }, { most: number }>({
    name,
    columns: { count: 'int4' },
    text: `with removed as (
     delete from ${table} where (${condition}) and ctid = any(array(
       select ctid from ${table} where ${condition} order by ${oldest} limit :most
     ))
     returning 1
   )
   select count(*)::int as count from removed`,
  })
  return async (database, parameters) => {
    for (;;) {
      const [removed] = await removeSome(database, { ...parameters, most: mostAtOnce })
      if ((removed?.count ?? 0) < mostAtOnce) return
    }
  }
}
