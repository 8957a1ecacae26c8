import { statement } from './database/statement.ts'
import type { Queryable } from './database/transaction.ts'

/** `live`: official public data. `sample`: invented data from the stand-in providers. */
export type DataMode = 'live' | 'sample'

const setIfUnset = statement<{ mode: DataMode }, { mode: DataMode }>({
  name: 'data-mode-set-if-unset',
  columns: { mode: 'text' },
  text: `insert into data_mode (mode) values (:mode)
   on conflict (only_row) do update set mode = data_mode.mode
   returning mode`,
})

/**
 * Marks the database with the kind of data it holds, at the first start.
 * @throws Error if it carries the other mark: sample data must never be read as real, or vice versa.
 */
export async function requireDataMode(database: Queryable, mode: DataMode): Promise<void> {
  const [marked] = await setIfUnset(database, { mode })
  if (marked?.mode === mode) return
  throw new Error(
    mode === 'sample'
      ? 'This database holds real data; the demo needs a database of its own (set another DATABASE_URL or DATA_DIR).'
      : 'This database holds the sample data of the demo; set another DATABASE_URL or DATA_DIR.',
  )
}
