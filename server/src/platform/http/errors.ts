import type { FieldError } from '@lease-risk/contract/common'
import { word } from '../../words/in-words.ts'
import { ERRORS } from '../../words/ko/errors.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message, type Text } from '../../words/message.ts'

/** A wrong field, whose reason is not yet put into words. */
export type FieldProblem = Omit<FieldError, 'message'> & { message: Text }

/** The code of every error the service returns: `AREA_STATUS_REASON`. The number in it is the HTTP status. */
export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[]

export function statusOf(code: ErrorCode): number {
  return Number(code.split('_')[1])
}

/** A mistake of the API's caller, or something they must wait for. Becomes the error response for its code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldProblem[]
  /** For the user; `message` is the same in Korean, for the log. */
  readonly text: Text
  readonly headers: Record<string, string>

  /** `message` replaces the text of the code; it is shown to the user, so it must not contain anything internal. */
  constructor(
    code: ErrorCode,
    options: { message?: Text; errors?: FieldProblem[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    const text = options.message ?? message(code)
    super(word(text, DEFAULT_LANGUAGE), { cause: options.cause })
    this.text = text
    this.name = 'AppError'
    this.code = code
    this.status = statusOf(code)
    this.errors = options.errors ?? []
    this.headers = options.headers ?? {}
  }
}
