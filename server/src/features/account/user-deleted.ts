import { eventType } from '../../platform/outbox/events.ts'
import { on, type Subscriber, subscriber } from '../../platform/outbox/subscribers.ts'
import type { FileStorage } from '../../platform/storage.ts'

/**
 * A user deleted their own account. Their data in the database is removed in the same transaction; this event is for
 * data stored elsewhere. `imageKey`: the uploaded picture; `null` without one.
 */
export const USER_DELETED = eventType<{ userId: number; imageKey: string | null }>('USER_DELETED')

/** Removes the picture of a deleted account from the storage. Idempotent. */
export function imageRemoval(storage: Pick<FileStorage, 'remove'>): Subscriber {
  return subscriber(
    'profile-image-removal',
    on(USER_DELETED, async (_transaction, { payload: { imageKey } }) => {
      if (imageKey !== null) await storage.remove(imageKey)
    }),
  )
}
