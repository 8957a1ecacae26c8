/** To whom a type of notification goes, whether a user may switch it off, and what it is called. */
export type NotificationKind = { to: 'USER' | 'ADMIN'; canBeOff: boolean; name: string }

const user = (name: string): NotificationKind => ({ to: 'USER', canBeOff: true, name })
/** What limits a user has to reach them. */
const always = (name: string): NotificationKind => ({ to: 'USER', canBeOff: false, name })
const operators = (name: string): NotificationKind => ({ to: 'ADMIN', canBeOff: false, name })

/** R-NOTIF-02 to R-NOTIF-04. */
export const NOTIFICATION_KINDS = {
  COMMENT_ON_MY_POST: user('내 글의 새 댓글'),
  REPLY_TO_MY_COMMENT: user('내 댓글의 새 답글'),
  REPORT_REVIEWED: user('내 신고의 처리 결과'),
  CONTENT_HIDDEN: user('내 글이나 댓글의 숨김'),
  CONTENT_RESTORED: user('내 글이나 댓글의 복원'),
  SANCTION_APPLIED: always('이용 제한'),
  SANCTION_RELEASED: always('이용 제한의 해제'),
  SANCTION_EXTENDED: always('이용 제한의 연장'),
  SANCTION_EXPIRED: always('이용 제한의 만료'),
  REPORT_RESTRICTED: always('신고 제한'),
  DIAGNOSIS_FINISHED: user('맡긴 진단의 완료'),
  NEW_TRANSACTIONS: user('저장한 집의 새 거래'),
  NEW_SIMILAR_TRANSACTIONS: user('저장한 집과 비슷한 집의 새 거래'),
  HIGH_LEVEL_SANCTION: operators('강한 이용 제한'),
  REPEATED_FALSE_REPORTER: operators('거듭 기각된 신고자'),
  PROVIDER_ILL: operators('외부 API 장애'),
  REFRESH_RUN_FAILED: operators('자료 수집의 중단'),
} satisfies Record<string, NotificationKind>

export type NotificationType = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as NotificationType[]

/** What a notification leads to. */
export type RelatedType =
  | 'POST'
  | 'COMMENT'
  | 'REPORT'
  | 'SANCTION'
  | 'USER'
  | 'DIAGNOSIS'
  | 'FAVORITE'
  | 'PROVIDER'
  | 'REFRESH_RUN'

/** Types that a user may switch off. */
export const SWITCHABLE_TYPES = NOTIFICATION_TYPES.filter((type) => NOTIFICATION_KINDS[type].canBeOff)
/** Types that go to users, whether or not they may be switched off. */
export const USER_TYPES = NOTIFICATION_TYPES.filter((type) => NOTIFICATION_KINDS[type].to === 'USER')
