import { ApiError } from '../errors.ts'

export const WRONG_PASSWORD = 'AUTH_401_INVALID_CREDENTIALS'

/** The service's error for each field of a form. `password`: the name of the field that proves the sender's identity. */
export function refusedFields(error: unknown, password?: string): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (password !== undefined && error.code === WRONG_PASSWORD) return { [password]: error.message }
  // the first error of a field wins
  return Object.fromEntries(error.errors.toReversed().map(({ field, message }) => [field, message]))
}
