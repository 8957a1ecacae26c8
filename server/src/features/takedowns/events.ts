import { eventType } from '../../platform/outbox/events.ts'

type TakedownPayload = { takedownId: number }
/** `userId`: who wrote it. */
type AuthorPayload = TakedownPayload & { userId: number; postId: number }

/** For the operators: somebody wants content taken down. */
export const TAKEDOWN_REQUESTED = eventType<TakedownPayload>('TAKEDOWN_REQUESTED')
/** For the operators: its author objects. */
export const TAKEDOWN_OBJECTED = eventType<TakedownPayload>('TAKEDOWN_OBJECTED')
/** `hiddenUntil`: ISO 8601. */
export const TAKEDOWN_HIDDEN = eventType<AuthorPayload & { grounds: string; hiddenUntil: string }>('TAKEDOWN_HIDDEN')
/** Of content that was hidden for it. */
export const TAKEDOWN_ENDED = eventType<AuthorPayload & { outcome: string }>('TAKEDOWN_ENDED')
