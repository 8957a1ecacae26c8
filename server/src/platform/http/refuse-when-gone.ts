import pg from 'pg'
import type { ErrorCode } from './errors.ts'
import { AppError } from './errors.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** A referenced row may be deleted after it was checked. @throws AppError with this code if it was. */
export async function refuseWhenGone<T>(code: ErrorCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION ? new AppError(code) : error
  }
}
