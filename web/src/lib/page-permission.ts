import type { CurrentUserResponse, PageKey } from '@lease-risk/contract/account'

/** Whether the user has any operator role, even while its authorities are withheld. */
export function isOperator(user: CurrentUserResponse | undefined): boolean {
  return user?.authorities.some((name) => name.startsWith('ROLE_') && name !== 'ROLE_USER') ?? false
}

/** Whether the service requires a passkey before this operator may do anything; the role is then the only authority. */
export function isWithheld(user: CurrentUserResponse | undefined): boolean {
  return isOperator(user) && user?.authorities.length === 1
}

/** Whether a page is shown to a user. The service authorises every request again. */
export function maySee(user: CurrentUserResponse | undefined, pageKey: PageKey): boolean {
  return user?.pagePermissions.find((page) => page.pageKey === pageKey)?.allowed ?? true
}
