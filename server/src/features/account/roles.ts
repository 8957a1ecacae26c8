import { type DepartmentCode, ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import type { Authority } from '../../platform/http/access.ts'

type Role = { authorities: readonly Authority[]; defaultDepartment: DepartmentCode }

const EVERY_AUTHORITY: readonly Authority[] = [
  'USER_MANAGE',
  'COMMUNITY_MODERATE',
  'DIAGNOSIS_DATA_READ',
  'EXTERNAL_API_READ',
  'AUDIT_LOG_READ',
  'ADMIN_SYSTEM_ACCESS',
]

/** What each role may do (R-ADMIN-01, R-ADMIN-02). A role other than ROLE_USER is an operator role. */
const ROLES: Record<RoleName, Role> = {
  ROLE_USER: { authorities: [], defaultDepartment: 'GENERAL_USER' },
  ROLE_ADMIN: { authorities: EVERY_AUTHORITY, defaultDepartment: 'SYSTEM' },
  ROLE_DEVELOPER_ADMIN: {
    authorities: ['USER_MANAGE', 'DIAGNOSIS_DATA_READ', 'EXTERNAL_API_READ', 'AUDIT_LOG_READ', 'ADMIN_SYSTEM_ACCESS'],
    defaultDepartment: 'DEV',
  },
  ROLE_SYSTEM_ADMIN: { authorities: EVERY_AUTHORITY, defaultDepartment: 'SYSTEM' },
  ROLE_HR_MANAGER: { authorities: [], defaultDepartment: 'HR' },
  ROLE_OPERATION_MANAGER: { authorities: ['COMMUNITY_MODERATE'], defaultDepartment: 'OPERATION' },
  ROLE_DATA_MANAGER: { authorities: ['DIAGNOSIS_DATA_READ'], defaultDepartment: 'DATA' },
  ROLE_EXTERNAL_API_MANAGER: { authorities: ['EXTERNAL_API_READ'], defaultDepartment: 'EXTERNAL_API' },
  ROLE_CS_MANAGER: { authorities: ['COMMUNITY_MODERATE'], defaultDepartment: 'CS' },
  ROLE_AUDIT_MANAGER: { authorities: ['AUDIT_LOG_READ'], defaultDepartment: 'AUDIT' },
}

export function isOperator(roleName: RoleName): boolean {
  return roleName !== 'ROLE_USER'
}

export function defaultDepartmentOf(roleName: RoleName): DepartmentCode {
  return ROLES[roleName].defaultDepartment
}

/** The roles that include the authority themselves. */
export function rolesHolding(authority: Authority): RoleName[] {
  return ROLE_NAMES.filter((roleName) => ROLES[roleName].authorities.includes(authority))
}

/**
 * `authorities` in the API and in access decisions: the role, ROLE_ADMIN for every operator, and the operation
 * authorities. The two management flags give an operator the authority they name; they never make a plain user an
 * operator.
 */
export function effectiveAuthorities(
  roleName: RoleName,
  flags: { canManageUsers: boolean; canManageCommunity: boolean },
): string[] {
  if (!isOperator(roleName)) return [roleName]
  return [
    ...new Set([
      'ROLE_ADMIN',
      roleName,
      ...ROLES[roleName].authorities,
      ...(flags.canManageUsers ? ['USER_MANAGE'] : []),
      ...(flags.canManageCommunity ? ['COMMUNITY_MODERATE'] : []),
    ]),
  ]
}
