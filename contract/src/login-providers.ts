import { type Static, Type } from 'typebox'
import { AuthTokenResponse, GivenPassword, NewPassword, Nickname } from './account.ts'
import { Nullable } from './common.ts'

export const LOGIN_PROVIDERS = ['kakao', 'naver', 'google'] as const
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number]
export const LoginProvider = Type.Enum([...LOGIN_PROVIDERS], { description: '로그인 제공자' })

export const LoginProviderPath = Type.Object({ provider: LoginProvider })

export const LoginProviderStart = Type.Object(
  {
    url: Type.String({
      description: '브라우저를 보낼 제공자의 주소. 10분 안에 이 요청을 보낸 브라우저에서 로그인을 마쳐야 함',
    }),
  },
  { $id: 'LoginProviderStart', description: '시작한 제공자 로그인' },
)
export type LoginProviderStart = Static<typeof LoginProviderStart>

export const LoginProviderAnswer = Type.Object(
  {
    answer: Type.String({
      minLength: 1,
      maxLength: 4000,
      description: '제공자가 브라우저를 돌려보낸 주소에서 물음표 뒤에 있는 부분을 그대로',
    }),
  },
  { $id: 'LoginProviderAnswer', description: '제공자의 답' },
)
export type LoginProviderAnswer = Static<typeof LoginProviderAnswer>

export const LoginProviderResult = Type.Object(
  {
    session: Nullable(AuthTokenResponse, {
      description: '로그인 결과. 이 제공자로 로그인하는 계정이 아직 없으면 null이며, 10분 안에 계정을 만들 수 있음',
    }),
  },
  { $id: 'LoginProviderResult', description: '제공자 로그인의 결과' },
)
export type LoginProviderResult = Static<typeof LoginProviderResult>

export const JoinByProviderRequest = Type.Object(
  { nickname: Type.Optional(Nickname) },
  { $id: 'JoinByProviderRequest', description: '제공자로 로그인하는 계정을 만드는 요청' },
)
export type JoinByProviderRequest = Static<typeof JoinByProviderRequest>

const OwnLoginProvider = Type.Object(
  {
    provider: LoginProvider,
    available: Type.Boolean({ description: '지금 이 제공자로 로그인할 수 있는지' }),
    linkedAt: Nullable(Type.String({ format: 'date-time' }), {
      description: '연결한 시각(+09:00). 연결하지 않았으면 null',
    }),
    lastUsedAt: Nullable(Type.String({ format: 'date-time' }), {
      description: '이 제공자로 마지막으로 로그인한 시각(+09:00). 없으면 null',
    }),
  },
  { $id: 'OwnLoginProvider', description: '로그인 제공자 하나' },
)

export const OwnLoginProviders = Type.Object(
  {
    items: Type.Array(OwnLoginProvider, { description: '쓸 수 있거나 연결한 제공자' }),
    hasPassword: Type.Boolean({ description: '비밀번호를 정했는지. false이면 제공자로만 로그인할 수 있음' }),
    mayChoosePassword: Type.Boolean({
      description: '지금 비밀번호를 정할 수 있는지. 비밀번호가 없고 로그인한 지 10분이 지나지 않았을 때',
    }),
  },
  { $id: 'OwnLoginProviders', description: '내 로그인 방법' },
)
export type OwnLoginProviders = Static<typeof OwnLoginProviders>

export const LoginProviderPasswordRequest = Type.Object(
  { confirmationPassword: Type.String({ ...GivenPassword, description: '자신의 비밀번호. 틀리면 401' }) },
  { $id: 'LoginProviderPasswordRequest', description: '제공자를 연결하거나 끊는 요청' },
)

export const ChoosePasswordRequest = Type.Object(
  { newPassword: NewPassword },
  { $id: 'ChoosePasswordRequest', description: '첫 비밀번호를 정하는 요청' },
)
export type ChoosePasswordRequest = Static<typeof ChoosePasswordRequest>
