import { type Static, Type } from 'typebox'
import { RoleName } from './account.ts'
import { Nullable } from './common.ts'

export const READ_PURPOSES = ['OPERATION', 'SUPPORT', 'REPORT', 'SECURITY'] as const
export const ReadPurpose = Type.Enum([...READ_PURPOSES], {
  description: '본 목적: OPERATION 운영 점검, SUPPORT 문의 처리, REPORT 신고 처리, SECURITY 보안 확인',
})
export type ReadPurpose = Static<typeof ReadPurpose>

/** Why an operator reads data that a person entered. */
export const ReadPurposeQuery = Type.Object({
  purpose: Type.Enum([...READ_PURPOSES], {
    default: 'OPERATION',
    description: '본 목적. 감사 기록에 남고, 그 사람에게도 보임',
  }),
})

export const RevealRequest = Type.Object(
  {
    reason: Type.String({
      minLength: 5,
      maxLength: 500,
      pattern: '\\S',
      description: '가린 개인정보를 보는 까닭(5~500자). 감사 기록에 남고, 그 사람에게도 보임',
    }),
  },
  { $id: 'RevealRequest', description: '가린 개인정보를 보려는 요청' },
)
export type RevealRequest = Static<typeof RevealRequest>

export const PersonalReadResponse = Type.Object(
  {
    readId: Type.Integer({ description: '기록 번호' }),
    action: Type.Enum(['READ', 'REVEAL'], { description: 'READ 개인정보를 가린 채 봄, REVEAL 가린 것을 풀어서 봄' }),
    targetType: Type.Enum(['USER', 'DIAGNOSIS'], { description: 'USER 계정 정보, DIAGNOSIS 진단' }),
    targetId: Type.Integer({ description: '본 것의 번호' }),
    roleName: RoleName,
    purpose: ReadPurpose,
    reason: Nullable(Type.String({ description: '운영자가 적은 까닭. 가린 채 보았으면 null' })),
    occurredAt: Type.String({ format: 'date-time', description: '본 시각(+09:00)' }),
  },
  { $id: 'PersonalReadResponse', description: '운영자가 내 정보를 본 기록 한 건. 운영자의 이름은 없음' },
)
export type PersonalReadResponse = Static<typeof PersonalReadResponse>
