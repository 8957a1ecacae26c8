import type { Page } from '@lease-risk/contract/common'
import type { Notification } from '@lease-risk/contract/notifications'
import { api } from './api.ts'

/** Diagnoses whose results were on the screen in this tab, and whose notification has not come since. */
const seen = new Set<string>()
const listeners = new Set<() => void>()
/** The newest: a notification of what is looked at has just come. */
const MOST = 20

/** What was watched to its end, or opened, is no news. */
export function noteSeen(diagnosisId: number): void {
  seen.add(String(diagnosisId))
  for (const listener of listeners) listener()
}

export function onSeen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks notifications of what was seen as read. Whether there were any. */
export async function readSeen(): Promise<boolean> {
  if (seen.size === 0) return false
  const { content } = await api<Page<Notification>>(`/api/notifications?unreadOnly=true&size=${MOST}`)
  const known = content.filter(({ relatedType, relatedId }) => relatedType === 'DIAGNOSIS' && seen.has(relatedId))
  await Promise.all(
    known.map(({ notificationId }) => api(`/api/notifications/${notificationId}/read`, { method: 'PUT' })),
  )
  for (const { relatedId } of known) seen.delete(relatedId)
  return known.length > 0
}
