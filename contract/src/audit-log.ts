import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'

const text = (description: string) => Type.String({ description })
const optionalText = (description: string) => Nullable(Type.String({ description }))

export const AuditResultStatus = Type.Enum(['SUCCESS', 'FAILURE'], { description: '처리 결과' })
export type AuditResultStatus = Static<typeof AuditResultStatus>

/** A value from a request or a changed field in an audit row: one plain value. */
export const AuditValue = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], {
  description: '값 하나',
})
export type AuditValue = Static<typeof AuditValue>

export const ChangedField = Type.Object(
  { field: text('바뀐 항목'), before: AuditValue, after: AuditValue },
  { $id: 'AuditChangedField', description: '바뀐 항목의 앞뒤 값' },
)
export type ChangedField = Static<typeof ChangedField>

export const AuditLogResponse = Type.Object(
  {
    auditId: Type.Integer({ description: '감사 기록 번호. 빠짐없이 이어짐' }),
    requestId: optionalText('요청 번호. 예약 작업이면 null'),
    actorUserId: Nullable(Type.Integer({ description: '처리한 사람의 사용자 번호. 서비스가 스스로 한 일이면 null' })),
    actorUsername: text('처리한 사람의 아이디'),
    actorRoles: Type.Array(Type.String(), { description: '처리할 때의 역할' }),
    actionType: text('작업 종류'),
    targetType: text('대상 종류'),
    targetId: optionalText('대상 번호. 정해지지 않았으면 null'),
    resultStatus: AuditResultStatus,
    failureCode: optionalText('실패한 까닭의 오류 코드. 성공이면 null'),
    failureMessage: optionalText('실패한 까닭. 성공이면 null'),
    requestSummary: Type.Record(Type.String(), AuditValue, { description: '요청 내용 중 기록하기로 정한 항목' }),
    changedFields: Type.Array(ChangedField, { description: '바뀐 항목' }),
    clientIpHash: optionalText('접속 주소의 해시'),
    userAgentSummary: optionalText('접속 프로그램의 요약'),
    durationMillis: Type.Integer({ description: '걸린 시간(밀리초)' }),
    integrityValid: Type.Boolean({
      description: '기록이 그대로인지. 이 기록이 바뀌었거나 바로 앞뒤의 기록이 없어졌으면 false',
    }),
    createdAt: Type.String({ format: 'date-time', description: '기록 시각(+09:00)' }),
  },
  { $id: 'AuditLogResponse', description: '관리 작업의 감사 기록' },
)
export type AuditLogResponse = Static<typeof AuditLogResponse>

export const AuditLogQuery = Type.Object({
  actionType: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: '작업 종류' })),
  targetType: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: '대상 종류' })),
  resultStatus: Type.Optional(AuditResultStatus),
  keyword: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: '처리한 사람, 대상 번호, 요청 번호, 오류 코드에서 찾을 말',
    }),
  ),
  ...PageQuery.properties,
})
export type AuditLogQuery = Static<typeof AuditLogQuery>
