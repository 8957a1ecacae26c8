import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { NotificationTypeCode } from './notifications.ts'
import { PushChannel } from './push-channel.ts'

const MailFrequency = Type.Enum(['EACH', 'DAILY'], {
  $id: 'MailFrequency',
  description: 'EACH 생길 때마다(1분 안의 것은 한 통), DAILY 날마다 08:00에 한 통',
})
export type MailFrequency = Static<typeof MailFrequency>
const MailLanguage = Type.Enum(['ko', 'en'], { description: '메일의 언어' })

export const NotificationChannels = Type.Object(
  {
    mail: Type.Object(
      {
        available: Type.Boolean({ description: '이 서비스가 메일을 보내도록 설정되어 있는지' }),
        address: Nullable(Type.String(), { description: '확인된 주소. 없으면 null이고 메일을 받을 수 없습니다.' }),
        enabled: Type.Boolean({ description: '메일로 받는지' }),
        frequency: Nullable(MailFrequency, { description: '고른 것. 고르기 전에는 null' }),
        language: Nullable(MailLanguage, { description: '고른 것. 고르기 전에는 null' }),
        notificationTypes: Type.Array(NotificationTypeCode, { description: '메일로 받는 종류' }),
        stoppedAt: Nullable(Type.String({ format: 'date-time' }), {
          description: '메일 서버가 주소를 받지 않아 멈춘 시각(+09:00). 아니면 null',
        }),
      },
      { description: '메일' },
    ),
    push: PushChannel,
  },
  { $id: 'NotificationChannels', description: '서비스 밖에서 알림을 받는 길' },
)
export type NotificationChannels = Static<typeof NotificationChannels>

export const ChooseMail = Type.Object(
  {
    frequency: MailFrequency,
    language: MailLanguage,
    notificationTypes: Type.Optional(
      Type.Array(NotificationTypeCode, { maxItems: 50, description: '메일로 받을 종류. 적지 않으면 모두' }),
    ),
  },
  { $id: 'ChooseMail', description: '알림을 메일로 받는 방법' },
)
export type ChooseMail = Static<typeof ChooseMail>

export const UnsubscribeQuery = Type.Object({
  token: Type.String({ minLength: 45, maxLength: 60, description: '메일에 있는 토큰' }),
})
export type UnsubscribeQuery = Static<typeof UnsubscribeQuery>
