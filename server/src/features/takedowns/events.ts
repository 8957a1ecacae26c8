import { eventType } from '../../platform/outbox/events.ts'

type TakedownPayload = { takedownId: number }
/** `userId`: the author. */
type AuthorPayload = TakedownPayload & { userId: number; postId: number }

/** For the operators: a takedown was requested. */
export const TAKEDOWN_REQUESTED = eventType<TakedownPayload>('TAKEDOWN_REQUESTED')
/** For the operators: the author objected. */
export const TAKEDOWN_OBJECTED = eventType<TakedownPayload>('TAKEDOWN_OBJECTED')
/** `hiddenUntil`: ISO 8601. */
export const TAKEDOWN_HIDDEN = eventType<AuthorPayload & { grounds: string; hiddenUntil: string }>('TAKEDOWN_HIDDEN')
/** Published only for content that was hidden for the request. */
export const TAKEDOWN_ENDED = eventType<AuthorPayload & { outcome: string }>('TAKEDOWN_ENDED')
