import type { FieldError } from '@lease-risk/contract/common'
import { ERROR_SENTENCES, type ErrorCode, statusOf } from './error-codes.ts'

/** What the caller of the API did wrong, or has to wait for. Becomes the error answer of its code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldError[]
  readonly headers: Record<string, string>

  /** `message` replaces the table's sentence; it is shown to the person, so it is Korean and holds nothing internal. */
  constructor(
    code: ErrorCode,
    options: { message?: string; errors?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(options.message ?? ERROR_SENTENCES[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = statusOf(code)
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
  }
}
