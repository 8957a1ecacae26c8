import { statement } from './database/statement.ts'
import type { Queryable } from './database/transaction.ts'

/** Recurring operations whose absence nobody notices until they are needed. */
export type RegularOperation = 'backup' | 'audit verification'

export type OperationMark = { operation: string; succeeded: boolean; ageSeconds: number }

const writeMark = statement<never, { operation: string; succeeded: boolean }>({
  name: 'operation-mark-write',
  columns: {},
  text: `insert into operation_marks (operation, ended_at, succeeded) values (:operation, now(), :succeeded)
   on conflict (operation) do update set ended_at = excluded.ended_at, succeeded = excluded.succeeded`,
})

/** Ages are measured by the database's clock, which all instances share. */
export const readOperationMarks = statement<OperationMark>({
  name: 'operation-marks-read',
  columns: { operation: 'text', succeeded: 'bool', ageSeconds: 'float8' },
  text: `select operation, succeeded, extract(epoch from now() - ended_at)::float8 as "ageSeconds" from operation_marks`,
})

/** R-OPS-31. Records that the operation has just ended. */
export async function markOperation(
  database: Queryable,
  operation: RegularOperation,
  succeeded: boolean,
): Promise<void> {
  await writeMark(database, { operation, succeeded })
}
