import type { FieldError } from '@lease-risk/contract/common'

/** A refusal, as the service worded it. `status` 0: the service could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[]
  readonly requestId: string | null
  /** Seconds to wait, if the service named them. */
  readonly retryAfterSeconds: number | null
  /** Time of the refusal, ms. */
  readonly refusedAt = Date.now()

  constructor(failure: {
    status: number
    code: string
    message: string
    errors?: FieldError[]
    requestId?: string | null
    retryAfterSeconds?: number | null
  }) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.errors = failure.errors ?? []
    this.requestId = failure.requestId ?? null
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
  }
}

/** The service could not be reached, or the answer did not come from it. */
export function unreachable(): ApiError {
  return new ApiError({ status: 0, code: 'NETWORK', message: '' })
}

/** An address that names nothing, such as a truncated link; no request is needed. */
export function namesNothing(): ApiError {
  return new ApiError({ status: 404, code: 'NAMES_NOTHING', message: '' })
}

/** R-HTTP-23: the service immediately refuses a request that it could not answer in time, and names the seconds to wait. */
export function isOverload(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'COMMON_503_OVERLOADED'
}

/** How a screen handles a failure. */
export type FailureKind =
  | 'offline'
  | 'input'
  | 'login'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'wait'
  | 'busy'
  | 'ours'

export function kindOf(error: unknown): FailureKind {
  const status = error instanceof ApiError ? error.status : 500
  if (status === 0) return 'offline'
  if (status === 401) return 'login'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'missing'
  if (status === 409) return 'conflict'
  if (status === 429) return 'wait'
  if (isOverload(error)) return 'busy'
  return status < 500 ? 'input' : 'ours'
}
