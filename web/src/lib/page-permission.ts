import type { CurrentUserResponse, PageKey } from '@lease-risk/contract/account'

/** Whether a page is shown to somebody; the service decides again whatever is asked for. */
export function maySee(user: CurrentUserResponse | undefined, pageKey: PageKey): boolean {
  return user?.pagePermissions.find((page) => page.pageKey === pageKey)?.allowed ?? true
}
