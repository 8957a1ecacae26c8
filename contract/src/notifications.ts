import { type Static, Type } from 'typebox'
import { NOTIFICATION_TYPES } from './codes/notifications.ts'
import { Nullable, PageQuery } from './common.ts'

const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })

export const NotificationTypeCode = Type.Enum([...NOTIFICATION_TYPES], {
  $id: 'NotificationType',
  description: '알림의 종류',
})

export const Notification = Type.Object(
  {
    notificationId: Type.Integer({ description: '알림 번호' }),
    recipientType: Type.Enum(['USER', 'ADMIN'], { description: '받는 사람: USER 나, ADMIN 운영자 모두' }),
    notificationType: NotificationTypeCode,
    title: Type.String({ description: '제목' }),
    message: Type.String({ description: '내용' }),
    count: Type.Integer({
      minimum: 1,
      description: '읽지 않은 동안 모인 같은 일의 수. 새 거래는 거래 수, 오래 보지 않은 집은 집의 수',
    }),
    relatedType: Type.Enum(
      [
        'POST',
        'COMMENT',
        'REPORT',
        'SANCTION',
        'APPEAL',
        'TAKEDOWN',
        'USER',
        'DIAGNOSIS',
        'FAVORITE',
        'PROVIDER',
        'REFRESH_RUN',
      ],
      { description: '무엇에 대한 알림인지' },
    ),
    relatedId: Type.String({ description: '그 번호 또는 이름' }),
    relatedPostId: Nullable(Type.Integer(), {
      description: '게시글과 댓글의 알림이면 그 게시글. 다른 알림이거나 모르면 null',
    }),
    readAt: Nullable(time('읽은 시각'), { description: '읽은 시각. 읽지 않았으면 null' }),
    createdAt: time('처음 알린 시각'),
    updatedAt: time('마지막으로 더해진 시각'),
  },
  { $id: 'Notification', description: '알림' },
)
export type Notification = Static<typeof Notification>

export const NotificationQuery = Type.Object({
  ...PageQuery.properties,
  unreadOnly: Type.Boolean({ default: false, description: '읽지 않은 것만' }),
})
export type NotificationQuery = Static<typeof NotificationQuery>

export const UnreadCount = Type.Object(
  { unreadCount: Type.Integer({ minimum: 0, description: '읽지 않은 알림 수' }) },
  { $id: 'UnreadCount', description: '읽지 않은 알림 수' },
)
export type UnreadCount = Static<typeof UnreadCount>

export const NotificationSettings = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          notificationType: NotificationTypeCode,
          name: Type.String({ description: '이름' }),
          enabled: Type.Boolean({ description: '받을지' }),
          canBeOff: Type.Boolean({ description: '끌 수 있는지. 이용 제한에 대한 알림은 끌 수 없습니다.' }),
        },
        { $id: 'NotificationSetting', description: '종류 하나' },
      ),
      { description: '알림의 종류' },
    ),
  },
  { $id: 'NotificationSettings', description: '알림을 받을 종류' },
)
export type NotificationSettings = Static<typeof NotificationSettings>

export const UpdateNotificationSettings = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        notificationType: NotificationTypeCode,
        enabled: Type.Boolean({ description: '받을지' }),
      }),
      { maxItems: 50, description: '바꿀 종류. 적지 않은 것은 그대로입니다.' },
    ),
  },
  { $id: 'UpdateNotificationSettings', description: '바꿀 알림 종류' },
)
export type UpdateNotificationSettings = Static<typeof UpdateNotificationSettings>
