import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'

export const SECURITY_EVENT_KINDS = ['LOGIN', 'LOGIN_FAILED', 'REFUSED_401', 'REFUSED_403', 'REFUSED_429'] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]
const Kind = Type.Enum([...SECURITY_EVENT_KINDS], {
  description:
    'LOGIN 로그인, LOGIN_FAILED 로그인 실패, REFUSED_401 인증 없음, REFUSED_403 권한 없음, REFUSED_429 요청이 너무 많음',
})
const userId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '사용자 번호' })

export const SecurityEventResponse = Type.Object(
  {
    eventId: Type.Integer({ description: '기록 번호' }),
    minute: Type.String({ format: 'date-time', description: '일어난 분(+09:00)' }),
    kind: Kind,
    operation: Type.String({ description: '요청의 방식과 경로의 꼴' }),
    caller: Type.String({ description: '접속 주소의 해시. others이면 그 분에 너무 많아 나누지 않은 것' }),
    userId: Nullable(Type.Integer({ description: '사용자 번호. 로그인하지 않았으면 null' })),
    count: Type.Integer({ description: '그 분 동안의 횟수' }),
  },
  { $id: 'SecurityEventResponse', description: '한 분 동안의 로그인이나 거절' },
)
export type SecurityEventResponse = Static<typeof SecurityEventResponse>

export const SecurityEventQuery = Type.Object({
  kind: Type.Optional(Kind),
  userId: Type.Optional(userId),
  ...PageQuery.properties,
})
export type SecurityEventQuery = Static<typeof SecurityEventQuery>
