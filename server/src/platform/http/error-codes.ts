import { ERRORS } from '../../words/ko/errors.ts'

/** Of every error that the service answers with: `AREA_STATUS_REASON`. The HTTP status is the number in it. */
export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[]

export function statusOf(code: ErrorCode): number {
  return Number(code.split('_')[1])
}
