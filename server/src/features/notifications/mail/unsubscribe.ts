import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The address to which mail programs post automatically (RFC 8058), with `?token=…`. */
export const UNSUBSCRIBE_PATH = '/api/notifications/mail/unsubscribe'

/** The client's page with a button, for people. The token follows the `#`, so that no log contains it. */
export function unsubscribePage(token: string): string {
  return `/unsubscribe#${encodeURIComponent(token)}`
}

/**
 * The token in the header of a mail; it ends the mails of one user and permits nothing else. It cannot be derived from
 * the database alone.
 */
export function unsubscribeToken(key: KeyObject, userId: number): string {
  return `${userId}.${createHmac('sha256', key).update(String(userId)).digest('base64url')}`
}

/** The user whose mails a token ends; `null` for a token that none of the keys made. */
export function userOfToken(keys: readonly KeyObject[], token: string): number | null {
  const userId = Number(/^([1-9]\d{0,15})\./.exec(token)?.[1])
  if (!Number.isSafeInteger(userId)) return null
  const given = Buffer.from(token)
  const isMade = keys.some((key) => {
    const made = Buffer.from(unsubscribeToken(key, userId))
    return made.length === given.length && timingSafeEqual(made, given)
  })
  return isMade ? userId : null
}
