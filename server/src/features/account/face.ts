export { accountProblems } from './account-problems.ts'
export { firstOfList } from './breached-passwords.ts'
export {
  lockUser,
  replacePagePermissions,
  setUserEnabled,
  setUserPermissions,
  setUserRole,
} from './change-user.ts'
export { confirmPassword } from './confirm-password.ts'
export { createUser } from './create-user.ts'
export { DEMO_USER, findDemoUserId, findDemoUserIds, seedDevAccounts } from './dev-accounts.ts'
export { readVerifiedEmail } from './email/verified-email.ts'
export { createFirstAdministrator } from './first-administrator.ts'
export { holdSession } from './hold-session.ts'
export { createLoginProviders } from './login-providers/provider-client.ts'
export type { LoginProviderServices } from './login-providers/services.ts'
export {
  findAdministrators,
  findManagedUser,
  findManagedUsers,
  findUserManagers,
  type ManagedUserRow,
} from './managed-users.ts'
export { operatorNetworks } from './operator-networks.ts'
export { effectivePagePermissions } from './page-permissions.ts'
export { resetPasskeysOf } from './passkeys/manage.ts'
export type { PasskeySettings } from './passkeys/settings.ts'
export { createPasswords, type Passwords } from './passwords.ts'
export { permissionsOf } from './permissions.ts'
export { type PublicProfile, readPublicProfiles } from './public-profiles.ts'
export { findPublishedAccounts, lockPublishedAccounts, namesOf } from './published-passwords.ts'
export { createCallerResolver } from './resolve-caller.ts'
export { defaultDepartmentOf, effectiveAuthorities } from './roles.ts'
export type { AccountServices } from './services.ts'
export { endSessions } from './sessions.ts'
