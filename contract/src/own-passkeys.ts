import { type Static, Type } from 'typebox'
import { GivenPassword } from './account.ts'
import { Nullable } from './common.ts'

export const OwnPasskeyPath = Type.Object({
  passkeyId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '패스키 번호' }),
})

const OwnPasskey = Type.Object(
  {
    passkeyId: Type.Integer({ description: '패스키 번호' }),
    name: Type.String({ description: '등록할 때 붙인 이름' }),
    createdAt: Type.String({ format: 'date-time', description: '등록한 시각(+09:00)' }),
    lastUsedAt: Nullable(Type.String({ format: 'date-time' }), {
      description: '마지막으로 쓴 시각(+09:00). 없으면 null',
    }),
  },
  { $id: 'OwnPasskey', description: '패스키 하나' },
)

export const OwnPasskeys = Type.Object(
  {
    available: Type.Boolean({ description: '이 서비스가 패스키를 쓰는지. false이면 등록하거나 확인할 수 없음' }),
    required: Type.Boolean({ description: '패스키가 꼭 필요한 계정인지. true이면 마지막 하나를 지울 수 없음' }),
    items: Type.Array(OwnPasskey, { description: '등록한 패스키. 먼저 등록한 것이 앞에 옴. 많아도 10개' }),
    state: Type.Enum(['NOT_DEMANDED', 'MISSING', 'UNPROVEN', 'PROVEN'], {
      description:
        '이 로그인에서 패스키가 더 필요한지. MISSING이면 먼저 등록해야 함(운영 권한을, 모두에게 패스키를 요구하는 서비스에서는 계정을 쓰기 전에), UNPROVEN이면 다시 확인이 필요함',
    }),
    recoveryCodesLeft: Type.Integer({ description: '아직 쓰지 않은 복구 코드의 수' }),
  },
  { $id: 'OwnPasskeys', description: '내 패스키' },
)
export type OwnPasskeys = Static<typeof OwnPasskeys>

const Password = Type.String({ ...GivenPassword, description: '자신의 비밀번호. 틀리면 401' })

export const PasskeyPasswordRequest = Type.Object(
  { confirmationPassword: Password },
  { $id: 'PasskeyPasswordRequest', description: '비밀번호로 다시 확인하는 요청' },
)

export const PasskeyRegistrationStart = Type.Object(
  {
    confirmationPassword: Password,
    recoveryCode: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description: '복구 코드. 이미 등록한 패스키가 있고 이 로그인에서 확인하지 못할 때 필요함. 한 번만 쓸 수 있음',
      }),
    ),
  },
  { $id: 'PasskeyRegistrationStart', description: '패스키 등록을 시작하는 요청' },
)
export type PasskeyRegistrationStart = Static<typeof PasskeyRegistrationStart>

/** The argument of `navigator.credentials` methods; its members are defined by WebAuthn. */
export const PasskeyOptions = Type.Object(
  { publicKey: Type.Unknown({ description: 'WebAuthn의 publicKey 옵션(JSON 형식)' }) },
  { $id: 'PasskeyOptions', description: '브라우저의 WebAuthn에 넘길 옵션. 5분 동안 한 번 쓸 수 있음' },
)

export type PasskeyOptions = Static<typeof PasskeyOptions>

const Base64Url = (description: string) =>
  Type.String({ minLength: 1, maxLength: 8000, pattern: '^[A-Za-z0-9_-]+$', description })

const common = {
  id: Base64Url('자격 증명 번호(base64url)'),
  rawId: Base64Url('자격 증명 번호(base64url)'),
  type: Type.Literal('public-key', { description: 'WebAuthn이 정한 값' }),
}

export const PasskeyRegistration = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description: '패스키의 이름' }),
    credential: Type.Object(
      {
        ...common,
        response: Type.Object(
          {
            clientDataJSON: Base64Url('브라우저가 서명한 내용'),
            attestationObject: Base64Url('기기가 만든 공개 열쇠'),
          },
          { $id: 'PasskeyAttestation', description: '등록에 대한 기기의 답' },
        ),
      },
      { $id: 'PasskeyNewCredential', description: 'navigator.credentials.create의 결과' },
    ),
  },
  { $id: 'PasskeyRegistration', description: '패스키를 등록하는 요청' },
)
export type PasskeyRegistration = Static<typeof PasskeyRegistration>

export const PasskeyAssertion = Type.Object(
  {
    ...common,
    response: Type.Object(
      {
        clientDataJSON: Base64Url('브라우저가 서명한 내용'),
        authenticatorData: Base64Url('기기의 상태'),
        signature: Base64Url('서명'),
      },
      { $id: 'PasskeySignature', description: '확인에 대한 기기의 답' },
    ),
  },
  { $id: 'PasskeyAssertion', description: 'navigator.credentials.get의 결과' },
)
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

export const RecoveryCodes = Type.Object(
  {
    recoveryCodes: Type.Array(Type.String(), {
      description: '복구 코드. 이 답에서 한 번만 보임. 이미 있어서 새로 만들지 않았으면 빈 배열',
    }),
  },
  { $id: 'RecoveryCodes', description: '복구 코드' },
)
export type RecoveryCodes = Static<typeof RecoveryCodes>
