import type { FieldError } from '@lease-risk/contract/common'
import { findPersonalData, isConfirmable, type PersonalDataKind } from '../../domain/community/personal-data.ts'
import { AppError } from '../../platform/http/errors.ts'

const NAMES: Record<PersonalDataKind, string> = {
  RESIDENT_NUMBER: '주민등록번호로 보입니다. 지워 주십시오.',
  MOBILE_PHONE: '휴대전화 번호로 보입니다. 지워 주십시오.',
  OFFICE_PHONE: '전화번호로 보입니다. 사무실이나 기관의 번호이면 그렇다고 확인해 주십시오.',
  ACCOUNT_NUMBER: '계좌번호로 보입니다. 지워 주십시오.',
  UNIT: '집을 알아볼 수 있는 동·호로 보입니다. 지워 주십시오.',
}

/**
 * Before anything is stored: points out what names a person or a home, after what else is wrong (`others`).
 * @throws AppError 400 with every place, in UTF-16 units of its text.
 */
export function refusePersonalData(
  texts: Record<string, string | undefined>,
  confirmed = false,
  others: readonly FieldError[] = [],
): void {
  const places = Object.entries(texts).flatMap(([field, text = '']) =>
    findPersonalData(text)
      .filter(({ kind }) => !(confirmed && isConfirmable(kind)))
      .map(({ kind, start, end }): FieldError => ({ field, code: kind, message: NAMES[kind], start, end })),
  )
  const errors = [...others, ...places].slice(0, 50)
  if (errors.length === 0) return
  throw new AppError(places.length > 0 ? 'COMMUNITY_400_PERSONAL_DATA' : 'COMMON_400_VALIDATION', { errors })
}
