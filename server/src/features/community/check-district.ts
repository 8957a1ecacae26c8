import type { FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import type { CommunityServices } from './services.ts'

/** The problem of a code that no district has. */
export function checkDistrict(
  { catalogue }: Pick<CommunityServices, 'catalogue'>,
  code: string | null | undefined,
): FieldProblem[] {
  if (code === null || code === undefined || catalogue.find(code) !== null) return []
  return [{ field: 'legalDistrictCode', code: 'UNKNOWN', message: message('POST_DISTRICT_UNKNOWN') }]
}
