import { ErrorResponse } from '@lease-risk/contract/common'
import { type ErrorCode, statusOf } from './error-codes.ts'

/** Where a refusal carries its codes until the API document is made. */
const CODES = 'x-codes'

/** Error answers of a route beyond those that every route of its kind has, for its `response`; the document names them with the others. */
export function refusals(...codes: ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, { ...ErrorResponse, [CODES]: group }]))
}

/** The codes of an answer that `refusals` made; none of any other. */
export function codesOf(answer: object): ErrorCode[] {
  return (answer as { [CODES]?: ErrorCode[] })[CODES] ?? []
}
