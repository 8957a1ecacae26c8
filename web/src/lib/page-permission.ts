import type { CurrentUserResponse, PageKey } from '@lease-risk/contract/account'

/** Of any role of operators, also while what it may do is withheld. */
export function isOperator(user: CurrentUserResponse | undefined): boolean {
  return user?.authorities.some((name) => name.startsWith('ROLE_') && name !== 'ROLE_USER') ?? false
}

/** Whether the service wants a passkey before this operator may do anything: the role stands alone then. */
export function isWithheld(user: CurrentUserResponse | undefined): boolean {
  return isOperator(user) && user?.authorities.length === 1
}

/** Whether a page is shown to somebody; the service decides again whatever is asked for. */
export function maySee(user: CurrentUserResponse | undefined, pageKey: PageKey): boolean {
  return user?.pagePermissions.find((page) => page.pageKey === pageKey)?.allowed ?? true
}
