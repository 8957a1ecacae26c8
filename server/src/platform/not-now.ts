import { isDatabaseUnavailable } from './database-errors.ts'

/** The disk or the quota is full, a file may not grow further, this process or this machine has no file descriptor left. */
const USED_UP = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EMFILE', 'ENFILE']

/** Another transaction had the lock, or wrote first: deadlock, lock that could not be had in time, serialization failure. */
const LOST_TO_ANOTHER = ['40P01', '55P03', '40001']
const NOT_NOW = new Set([...USED_UP, ...LOST_TO_ANOTHER])

/**
 * Whether the same request may succeed later: the database cannot serve now, another transaction was first, or the machine has run
 * out of something.
 */
export function isNotNow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isUsedUpOrLost = 'code' in error && NOT_NOW.has(String(error.code))
  return isDatabaseUnavailable(error) || isUsedUpOrLost || isNotNow(error.cause)
}
