import type { CurrentUserResponse } from '@lease-risk/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { isSessionKnown, isSignedIn, onSessionChange } from './session.ts'

/** `undefined` while a login of an earlier visit is being restored. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore(
    onSessionChange,
    () => (isSignedIn() ? true : isSessionKnown() ? false : undefined),
    () => undefined,
  )
}

/** The logged-in user; not requested while there is no login. */
export function useMe() {
  const signedIn = useSignedIn()
  const query = useQuery({
    queryKey: ['me'],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<CurrentUserResponse>('/api/users/me', { signal }),
  })
  // another tab may have ended the login; the data read before then must not be shown
  return { ...query, data: signedIn ? query.data : undefined }
}
