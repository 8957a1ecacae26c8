import { ApiError } from '../../lib/errors.ts'

/** Lets a refusal name the words that it means, of the texts as they were sent: what is typed since has other places. */
export function namingWords(sent: Record<string, string>): (refusal: unknown) => never {
  return (refusal) => {
    if (!(refusal instanceof ApiError)) throw refusal
    const errors = refusal.errors.map((error) => {
      const { field, start, end } = error
      const meant = start === undefined ? undefined : sent[field]?.slice(start, end)
      return meant ? { ...error, message: `‘${meant}’: ${error.message}` } : error
    })
    const { status, code, message, requestId, retryAfterSeconds } = refusal
    throw new ApiError({ status, code, message, errors, requestId, retryAfterSeconds })
  }
}
