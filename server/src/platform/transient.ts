import { isDatabaseUnavailable } from './database/database-errors.ts'

/** The disk or quota is full, a file may not grow further, or the process or machine is out of file descriptors. */
const USED_UP = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']

/** Another transaction held the lock or wrote first: deadlock, lock timeout, serialization failure. */
const LOST_TO_ANOTHER = ['40P01', '55P03', '40001']
const TRANSIENT = new Set([...USED_UP, ...LOST_TO_ANOTHER])

/**
 * Whether the same request may succeed later: the database cannot serve now, another transaction was first, or the machine
 * has run out of a resource.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isUsedUpOrLost = 'code' in error && TRANSIENT.has(String(error.code))
  return isDatabaseUnavailable(error) || isUsedUpOrLost || isTransient(error.cause)
}
