import { eventType } from '../../platform/outbox/events.ts'

export const REPORT_REVIEWED = eventType<{
  reportId: number
  reporterUserId: number
  status: 'RESOLVED' | 'REJECTED'
  targetType: 'POST' | 'COMMENT'
  targetId: number
  postId: number
}>('REPORT_REVIEWED')
