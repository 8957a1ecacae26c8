export {
  lockUser,
  replacePagePermissions,
  setUserEnabled,
  setUserPermissions,
  setUserRole,
} from './change-user.ts'
export { createUser } from './create-user.ts'
export { DEMO_USER, findDemoUserId, findDemoUserIds, seedDevAccounts } from './dev-accounts.ts'
export { readVerifiedEmail } from './email/own-email.ts'
export { type EndedAccount, endAgain, listEndedAccounts } from './ended-accounts.ts'
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
export { CONSENT_VERSIONS } from './own-data/consents.ts'
export { resetPasskeysOf } from './passkeys/manage.ts'
export type { PasskeySettings } from './passkeys/settings.ts'
export { confirmPassword } from './password-attempts.ts'
export { createPasswords, firstOfList, type Passwords } from './passwords.ts'
export { effectivePagePermissions, permissionsOf } from './permissions.ts'
export { type PublicProfile, readPublicProfiles } from './profiles.ts'
export { findPublishedAccounts, lockPublishedAccounts, namesOf } from './published-passwords.ts'
export { createCallerResolver, operatorNetworks } from './resolve-caller.ts'
export { defaultDepartmentOf, effectiveAuthorities } from './roles.ts'
export type { AccountServices, OperatorServices } from './services.ts'
export { endSessions } from './sessions.ts'
export { accountProblems } from './sign-up.ts'
