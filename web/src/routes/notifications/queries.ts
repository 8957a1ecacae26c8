import type { Page } from '@lease-risk/contract/common'
import type { ChooseMail, NotificationChannels } from '@lease-risk/contract/notification-channels'
import type {
  Notification,
  NotificationSettings,
  UnreadCount,
  UpdateNotificationSettings,
} from '@lease-risk/contract/notifications'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { BELL_EVERY_MS, NOTIFICATIONS_KEY } from '../../lib/unread.ts'
import { useSignedIn } from '../../lib/use-session.ts'

const PATH = '/api/notifications'
const SETTINGS_PATH = '/api/users/me/notification-settings'
const SETTINGS_KEY = ['notification-settings']

export function useNotifications(page: number, unreadOnly: boolean) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: [NOTIFICATIONS_KEY, 'list', page, unreadOnly],
    enabled: signedIn === true,
    // shows notifications that arrived in the meantime
    staleTime: 0,
    refetchInterval: BELL_EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), unreadOnly: String(unreadOnly) })
      return api<Page<Notification>>(`${PATH}?${query}`, { signal })
    },
  })
}

/** A change of a list also changes the count on the bell. */
function useChange<T>(change: (given: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] }),
  })
}

export function useReadOne() {
  return useChange((notificationId: number) => api(`${PATH}/${notificationId}/read`, { method: 'PUT' }))
}

export function useReadAll() {
  return useChange(() => api<UnreadCount>(`${PATH}/read-all`, { method: 'PUT' }))
}

export function useRemove() {
  return useChange((notificationId: number) => api(`${PATH}/${notificationId}`, { method: 'DELETE' }))
}

export function useSettings(isOpen: boolean) {
  return useQuery({
    queryKey: SETTINGS_KEY,
    enabled: isOpen,
    queryFn: ({ signal }) => api<NotificationSettings>(SETTINGS_PATH, { signal }),
  })
}

export function useUpdateSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateNotificationSettings) => api<NotificationSettings>(SETTINGS_PATH, { method: 'PUT', body }),
    onSuccess: (settings) => queries.setQueryData(SETTINGS_KEY, settings),
  })
}

export const CHANNELS_PATH = '/api/users/me/notification-channels'
export const CHANNELS_KEY = ['notification-channels']

export function useChannels() {
  return useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: ({ signal }) => api<NotificationChannels>(CHANNELS_PATH, { signal }),
  })
}

type ChangeMail = (mail: NotificationChannels['mail']) => ChooseMail | null

/** Sends changes one after another, so that quick successive changes add up. `null` switches mails off. */
export function useChooseMail() {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'notification-mail' },
    async mutationFn(change: ChangeMail) {
      const { mail } = await queries.ensureQueryData<NotificationChannels>({ queryKey: CHANNELS_KEY })
      const body = change(mail)
      return api<NotificationChannels>(
        `${CHANNELS_PATH}/mail`,
        body === null ? { method: 'DELETE' } : { method: 'PUT', body },
      )
    },
    onSuccess: (channels) => queries.setQueryData(CHANNELS_KEY, channels),
  })
}
