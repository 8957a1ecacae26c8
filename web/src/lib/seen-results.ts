import type { Page } from '@lease-risk/contract/common'
import type { Notification } from '@lease-risk/contract/notifications'
import { api } from './api.ts'

/** Diagnoses whose results were shown in this tab and whose notification has not arrived since. */
const seen = new Set<string>()
const listeners = new Set<() => void>()
/** Only the newest notifications are read, since the notification of a viewed result has just arrived. */
const MOST = 20

/** Records that a result was watched to completion or opened, so that its notification is not news. */
export function noteSeen(diagnosisId: number): void {
  seen.add(String(diagnosisId))
  for (const listener of listeners) listener()
}

export function onSeen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks the notifications of seen results as read. Returns whether there were any. */
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
