import { ErrorResponse } from '@lease-risk/contract/common'
import { ERROR_SENTENCES, type ErrorCode, statusOf } from './error-codes.ts'

/**
 * Error answers of a route beyond those that every route of its kind has, for its `response`: one for each status, its description naming the codes.
 * A status named here replaces what the document would say of it by itself.
 */
export function refusals(...codes: ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const description = group.map((code) => `${code}: ${ERROR_SENTENCES[code]}`).join('\n')
      return [status, { ...ErrorResponse, description }]
    }),
  )
}
