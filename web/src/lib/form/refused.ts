import { ApiError } from '../errors.ts'

export const WRONG_PASSWORD = 'AUTH_401_INVALID_CREDENTIALS'

/** What the service said of each field of a form; `password`: the name of the field that proves who sends it. */
export function refusedFields(error: unknown, password?: string): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (password !== undefined && error.code === WRONG_PASSWORD) return { [password]: error.message }
  // the first word of a field counts
  return Object.fromEntries(error.errors.toReversed().map(({ field, message }) => [field, message]))
}
