import { ERRORS } from '../../words/ko/errors.ts'

/** The code of every error the service returns: `AREA_STATUS_REASON`. The number in it is the HTTP status. */
export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[]

export function statusOf(code: ErrorCode): number {
  return Number(code.split('_')[1])
}
