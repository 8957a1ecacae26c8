import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { Nullable } from './common.ts'

export const OwnSessionPath = Type.Object({
  sessionId: Type.String({ format: 'uuid', description: '로그인 번호' }),
})

const OwnSession = Type.Object(
  {
    sessionId: Type.String({ description: '로그인 번호' }),
    device: Type.Object(
      {
        kind: Nullable(Type.Enum(['PHONE', 'TABLET', 'COMPUTER']), { description: '기기의 종류. 모르면 null' }),
        browser: Nullable(Type.String(), { description: '브라우저의 이름. 모르면 null' }),
        system: Nullable(Type.String(), { description: '운영체제의 이름. 모르면 null' }),
      },
      { $id: 'OwnSessionDevice', description: '로그인할 때 브라우저가 밝힌 기기' },
    ),
    beganAt: Type.String({ format: 'date-time', description: '로그인한 시각(+09:00)' }),
    lastSeenAt: Type.String({ format: 'date-time', description: '마지막으로 연장된 시각(+09:00)' }),
    current: Type.Boolean({ description: '이 요청의 로그인인지' }),
  },
  { $id: 'OwnSession', description: '로그인 하나' },
)
export type OwnSession = Static<typeof OwnSession>

export const OwnSessions = Type.Object(
  { items: Type.Array(OwnSession, { description: '끝나지 않은 로그인. 마지막에 쓴 것이 앞에 옴. 많아도 100개' }) },
  { $id: 'OwnSessions', description: '내가 로그인한 곳' },
)
export type OwnSessions = Static<typeof OwnSessions>

export const EndSessionRequest = Type.Object(
  { confirmationPassword: Type.String({ ...GivenPassword, description: '자신의 비밀번호. 틀리면 401' }) },
  { $id: 'EndSessionRequest', description: '로그인을 끝내는 요청' },
)
