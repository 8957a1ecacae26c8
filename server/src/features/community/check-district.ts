import type { FieldError } from '@lease-risk/contract/common'
import type { CommunityServices } from './services.ts'

/** What is wrong with a code that no district has. */
export function checkDistrict(
  { catalogue }: Pick<CommunityServices, 'catalogue'>,
  code: string | null | undefined,
): FieldError[] {
  if (code === null || code === undefined || catalogue.find(code) !== null) return []
  return [{ field: 'legalDistrictCode', code: 'UNKNOWN', message: '없는 법정동코드입니다.' }]
}
