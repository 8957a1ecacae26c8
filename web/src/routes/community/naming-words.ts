import { ApiError } from '../../lib/errors.ts'

/** Adds the words that a refusal concerns, taken from the texts as sent: positions in later input may differ. */
export function namingWords(sent: Record<string, string>): (refusal: unknown) => never {
  return (refusal) => {
    if (!(refusal instanceof ApiError)) throw refusal
    const errors = refusal.errors.map((error) => {
      const { field, start, end } = error
      const named = start === undefined ? undefined : sent[field]?.slice(start, end)
      return named ? { ...error, message: `‘${named}’: ${error.message}` } : error
    })
    const { status, code, message, requestId, retryAfterSeconds } = refusal
    throw new ApiError({ status, code, message, errors, requestId, retryAfterSeconds })
  }
}
