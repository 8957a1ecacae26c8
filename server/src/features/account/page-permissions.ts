import { PAGE_KEYS, type PagePermission, type RoleName } from '@lease-risk/contract/account'
import { isOperator } from './roles.ts'

/**
 * A user's effective page permissions (R-ACCT-15): a page without a setting is allowed, `canAccessAllPages` overrides
 * the settings, and `admin` is always restricted to operators.
 */
export function effectivePagePermissions(
  roleName: RoleName,
  canAccessAllPages: boolean,
  settings: Readonly<Record<string, boolean>>,
): PagePermission[] {
  return PAGE_KEYS.map((pageKey) => ({
    pageKey,
    allowed: (pageKey !== 'admin' || isOperator(roleName)) && (canAccessAllPages || (settings[pageKey] ?? true)),
  }))
}
