import { ErrorResponse } from '@lease-risk/contract/common'
import { type ErrorCode, statusOf } from './errors.ts'

/** The property in which a refusal carries its codes until the API document is generated. */
const CODES = 'x-codes'

/** Returns a route's own errors, beyond those of every route of its kind, for its `response` and the API document. */
export function refusals(...codes: ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, { ...ErrorResponse, [CODES]: group }]))
}

/** Returns the codes of a response created by `refusals`; none for any other. */
export function codesOf(answer: object): ErrorCode[] {
  return (answer as { [CODES]?: ErrorCode[] })[CODES] ?? []
}
