import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

/** Settings of PostgreSQL's planner beyond its defaults; each use explains its reason. */
export type PlannerSettings = {
  jit?: 'off'
  enable_seqscan?: 'on' | 'off'
  enable_nestloop?: 'on' | 'off'
  work_mem?: '64MB'
}

const setUntilCommit = statement<{ value: string }, { names: string[]; values: string[] }>({
  name: 'plan-until-commit',
  columns: { value: 'text' },
  text: `select set_config(name, value, true) as value
   from unnest(:names::text[], :values::text[]) as setting (name, value)`,
})

/** Applies the settings to the rest of the transaction. */
export async function planUntilCommit(transaction: Queryable, settings: PlannerSettings): Promise<void> {
  await setUntilCommit(transaction, { names: Object.keys(settings), values: Object.values(settings) })
}

/** Returns the connection `options` that apply the settings to everything a connection does. */
export function connectionOptions(settings: PlannerSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}
