import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { ChangedField } from './audit-log.ts'
import { Nullable, PageQuery } from './common.ts'

export const UserChangeDecision = Type.Enum(['CONFIRMED', 'DECLINED', 'EXPIRED'], {
  description: 'CONFIRMED 확인, DECLINED 거절이나 취소, EXPIRED 24시간이 지남',
})

const ChangeParty = Type.Object(
  { userId: Type.Integer({ description: '사용자 번호' }), username: Type.String({ description: '아이디' }) },
  { $id: 'AdminUserChangeParty', description: '변경에 관련된 사람' },
)

export const AdminUserChangeResponse = Type.Object(
  {
    changeId: Type.Integer({ description: '변경 번호' }),
    user: ChangeParty,
    changes: Type.Array(ChangedField, { description: '확인되면 바뀌는 항목' }),
    requestedBy: ChangeParty,
    requestedAt: Type.String({ format: 'date-time', description: '요청 시각(+09:00)' }),
    expiresAt: Type.String({ format: 'date-time', description: '이때까지 확인하지 않으면 사라짐(+09:00)' }),
    decision: Nullable(UserChangeDecision, { description: '결정. 기다리는 중이면 null' }),
    decidedBy: Nullable(ChangeParty),
    decidedAt: Nullable(Type.String({ format: 'date-time', description: '결정 시각(+09:00)' })),
    mayConfirm: Type.Boolean({ description: '요청한 관리자가 지금 확인할 수 있는지' }),
  },
  { $id: 'AdminUserChangeResponse', description: '두 번째 관리자의 확인을 기다리는 변경' },
)
export type AdminUserChangeResponse = Static<typeof AdminUserChangeResponse>

export const AdminUserChangeQuery = Type.Object({
  state: Type.Enum(['OPEN', 'ALL'], { default: 'OPEN', description: 'OPEN 기다리는 변경만, ALL 모두' }),
  userId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '바뀌는 사용자' })),
  ...PageQuery.properties,
})
export type AdminUserChangeQuery = Static<typeof AdminUserChangeQuery>

export const AdminUserChangeDecisionRequest = Type.Object(
  {
    confirmationPassword: Type.String({
      ...GivenPassword,
      description: '처리하는 관리자 자신의 비밀번호. 틀리면 401',
    }),
  },
  { $id: 'AdminUserChangeDecisionRequest', description: '변경을 확인하거나 거절하는 요청' },
)
export type AdminUserChangeDecisionRequest = Static<typeof AdminUserChangeDecisionRequest>
