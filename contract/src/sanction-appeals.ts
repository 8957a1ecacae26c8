import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { CursorQuery, Nullable } from './common.ts'
import { CommunityPolicySanctionResponse, SanctionLevel, SanctionStatus } from './community-moderation.ts'

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const maybeTime = (description: string) =>
  Nullable(Type.String({ format: 'date-time' }), { description: `${description}(+09:00)` })
const maybeText = (description: string) => Nullable(Type.String(), { description })

const DECIDED = ['UPHELD', 'LIFTED', 'SHORTENED'] as const
export const AppealOutcome = Type.Enum([...DECIDED, 'OVER'], {
  description: 'UPHELD 제재를 그대로 둠, LIFTED 풀어 줌, SHORTENED 줄여 줌, OVER 결정하기 전에 제재가 끝남',
})
export type AppealOutcome = Static<typeof AppealOutcome>

export const SanctionAppealRequest = Type.Object(
  {
    statement: Type.String({
      minLength: 1,
      maxLength: 2_000,
      pattern: '\\S',
      description: '제재가 맞지 않다고 보는 까닭(2,000자 이하)',
    }),
  },
  { $id: 'SanctionAppealRequest', description: '제재에 대한 이의 제기' },
)
export type SanctionAppealRequest = Static<typeof SanctionAppealRequest>

export const SanctionAppealResponse = Type.Object(
  {
    appealId: Type.Integer({ description: '이의 번호' }),
    statement: Type.String({ description: '이의를 낸 사람의 말. 탈퇴했으면 빈 글' }),
    appealedAt: time('이의를 낸 시각'),
    outcome: Nullable(AppealOutcome, { description: '결과. 기다리는 중이면 null' }),
    answer: maybeText('운영자의 답. 없으면 null'),
    decidedAt: maybeTime('결정한 시각. 기다리는 중이면 null'),
  },
  { $id: 'SanctionAppealResponse', description: '제재에 대한 이의와 그 결과' },
)
export type SanctionAppealResponse = Static<typeof SanctionAppealResponse>

export const OwnSanctionResponse = Type.Object(
  {
    sanctionId: Type.Integer({ description: '제재 번호' }),
    level: SanctionLevel,
    message: Type.String({ description: '무엇이 막혔는지' }),
    status: SanctionStatus,
    inForce: Type.Boolean({ description: '지금 이용을 막고 있는지' }),
    startedAt: time('시작'),
    restrictionUntil: time('끝'),
    appeal: Nullable(SanctionAppealResponse, { description: '낸 이의. 내지 않았으면 null' }),
    mayAppeal: Type.Boolean({ description: '지금 이의를 낼 수 있는지. 제재마다 한 번, 제재가 끝나기 전까지' }),
  },
  { $id: 'OwnSanctionResponse', description: '나에 대한 제재 한 건' },
)
export type OwnSanctionResponse = Static<typeof OwnSanctionResponse>

export const AdminSanctionAppealResponse = Type.Object(
  {
    ...SanctionAppealResponse.properties,
    sanction: CommunityPolicySanctionResponse,
    decidedBy: Nullable(Type.Integer(), { description: '결정한 관리자. 없으면 null' }),
    mayDecide: Type.Boolean({
      description: '보는 관리자가 결정할 수 있는지. 제재를 걸거나 늘린 사람과 제재를 받은 사람은 결정할 수 없음',
    }),
  },
  { $id: 'AdminSanctionAppealResponse', description: '관리 화면의 이의' },
)
export type AdminSanctionAppealResponse = Static<typeof AdminSanctionAppealResponse>

export const AdminAppealQuery = Type.Object({
  state: Type.Enum(['OPEN', 'ALL'], { default: 'OPEN', description: 'OPEN 기다리는 것만, ALL 모두' }),
  ...CursorQuery.properties,
})
export type AdminAppealQuery = Static<typeof AdminAppealQuery>

export const SanctionAppealDecisionRequest = Type.Object(
  {
    outcome: Type.Enum([...DECIDED], { description: 'UPHELD 그대로 둠, LIFTED 풀어 줌, SHORTENED 줄여 줌' }),
    restrictionUntil: Type.Optional(
      Type.String({
        format: 'date-time',
        maxLength: 40,
        description: 'SHORTENED이면 새 기한. 지금보다 뒤, 지금 기한보다 앞. 다른 결과이면 쓸 수 없음',
      }),
    ),
    answer: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      description: '이의를 낸 사람에게 보이는 답(500자 이하)',
    }),
    confirmationPassword: Type.String({
      ...GivenPassword,
      description: '처리하는 관리자 자신의 비밀번호. 틀리면 401',
    }),
  },
  { $id: 'SanctionAppealDecisionRequest', description: '이의에 대한 결정' },
)
export type SanctionAppealDecisionRequest = Static<typeof SanctionAppealDecisionRequest>
