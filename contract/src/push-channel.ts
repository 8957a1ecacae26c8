import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { NotificationTypeCode } from './notifications.ts'

const PushLanguage = Type.Enum(['ko', 'en'], { description: '푸시의 언어' })

export const PushChannel = Type.Object(
  {
    available: Type.Boolean({ description: '이 서비스가 푸시를 보내도록 설정되어 있는지' }),
    publicKey: Nullable(Type.String(), {
      description: '브라우저가 구독할 때 쓰는 공개키(applicationServerKey, base64url). 없으면 null',
    }),
    enabled: Type.Boolean({ description: '지금 로그인한 브라우저가 푸시를 받는지' }),
    language: Nullable(PushLanguage, { description: '고른 것. 고르기 전에는 null' }),
    notificationTypes: Type.Array(NotificationTypeCode, { description: '이 브라우저가 푸시로 받는 종류' }),
    otherDevices: Type.Integer({ minimum: 0, description: '푸시를 받는 다른 브라우저의 수' }),
  },
  { $id: 'PushChannel', description: '브라우저 푸시. 로그인한 브라우저마다 따로 고릅니다.' },
)
export type PushChannel = Static<typeof PushChannel>

/** Bytes in base64url, as encoded by browsers. */
const bytes = (characters: number, description: string) =>
  Type.String({ minLength: characters, maxLength: characters, pattern: '^[A-Za-z0-9_-]+$', description })

/** 65 bytes and 16 bytes. */
const [P256DH_CHARACTERS, AUTH_CHARACTERS] = [87, 22]

export const ChoosePush = Type.Object(
  {
    endpoint: Type.String({
      minLength: 1,
      maxLength: 2_048,
      description: 'PushSubscription의 endpoint. 푸시 서비스의 https 주소여야 합니다.',
    }),
    keys: Type.Object(
      {
        p256dh: bytes(P256DH_CHARACTERS, '브라우저의 공개키(base64url)'),
        auth: bytes(AUTH_CHARACTERS, '브라우저의 비밀값(base64url)'),
      },
      { description: 'PushSubscription의 keys' },
    ),
    language: PushLanguage,
    notificationTypes: Type.Optional(
      Type.Array(NotificationTypeCode, { maxItems: 50, description: '푸시로 받을 종류. 적지 않으면 모두' }),
    ),
  },
  { $id: 'ChoosePush', description: '이 브라우저로 푸시를 받는 방법' },
)
export type ChoosePush = Static<typeof ChoosePush>
