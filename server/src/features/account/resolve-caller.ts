import { BlockList, isIPv6 } from 'node:net'
import type { CurrentUserResponse, DepartmentCode, RoleName, UserPermissions } from '@lease-risk/contract/account'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Caller, RejectedToken, ResolveCaller, UserCaller } from '../../platform/http/access.ts'
import type { AccessTokens, Claims } from '../../platform/secrets/access-token.ts'
import { isBeforeSecondStep, type PasskeySettings, passkeyStateOf } from './passkeys/settings.ts'
import { effectivePagePermissions, PERMISSION_COLUMNS, type PermissionColumns, permissionsOf } from './permissions.ts'
import { effectiveAuthorities } from './roles.ts'

type UserRow = PermissionColumns & {
  username: string
  /** The user has one as long as the account is enabled. */
  nickname: string
  profile_image_url: string | null
  role_name: RoleName
  department_code: DepartmentCode
  enabled: boolean
  credential_version: number
  /** R-ACCT-38: the password was not chosen by its owner. */
  must_change_password: boolean
  /** By page key; `null` without any. */
  page_settings: Record<string, boolean> | null
  /** By a logout, or because the session ended. */
  logged_out: boolean
  has_passkey: boolean
  /** When a key was last shown in this session; `null`: never. */
  passkey_at: Date | null
}

const readUser = statement<UserRow, { userId: number; jti: string; sid: string | null }>({
  name: 'resolve-caller',
  columns: {
    username: 'text',
    nickname: 'text',
    profile_image_url: 'text',
    role_name: 'text',
    department_code: 'text',
    enabled: 'bool',
    credential_version: 'int4',
    must_change_password: 'bool',
    ...PERMISSION_COLUMNS,
    page_settings: 'json',
    logged_out: 'bool',
    has_passkey: 'bool',
    passkey_at: 'timestamptz',
  },
  text: `select
     username, nickname, profile_image_url, role_name, department_code, enabled, credential_version, must_change_password,
     ${Object.keys(PERMISSION_COLUMNS).join(', ')},
     (select json_object_agg(page_key, allowed) from user_page_permissions as pages where pages.user_id = users.user_id)
       as page_settings,
     exists (select from revoked_access_tokens where jti = :jti) or (:sid::uuid is not null and not exists (
       select from sessions where session_id = :sid and ended_at is null
     )) as logged_out,
     exists (select from passkeys where passkeys.user_id = users.user_id) as has_passkey,
     (select passkey_at from sessions where session_id = :sid::uuid) as passkey_at
   from users join user_permissions using (user_id)
   where user_id = :userId`,
})

const ANONYMOUS: Caller = { kind: 'anonymous' }

function rejected(code: RejectedToken['code']): RejectedToken {
  return { kind: 'rejected', code }
}

/**
 * Identifies the caller by the bearer token. The token names its owner; everything else is read again in one statement
 * per request, so that a withdrawal, another role or a logout takes effect from the next request on every instance.
 */
export function createCallerResolver({
  pool,
  accessTokens,
  clock,
  passkeys,
  isOperatorNetwork,
}: {
  pool: Pool
  accessTokens: AccessTokens
  clock: Clock
  passkeys: PasskeySettings
  isOperatorNetwork: IsOperatorNetwork
}): ResolveCaller {
  return async ({ headers: { authorization }, ip }) => {
    if (authorization === undefined) return ANONYMOUS
    const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
    const claims = token === undefined ? 'INVALID' : await accessTokens.read(token)
    if (typeof claims === 'string') return rejected(`AUTH_401_TOKEN_${claims}`)
    const [row] = await readUser(pool, { ...claims, sid: claims.sid ?? null })
    if (row === undefined) return rejected('AUTH_401_TOKEN_INVALID')
    const isOver = row.logged_out || !row.enabled || row.credential_version !== claims.credentialVersion
    if (isOver) return rejected('AUTH_401_TOKEN_REVOKED')
    const user = callerOf(claims, row, { passkeys, isOutside: !isOperatorNetwork(ip), now: clock.now() })
    return isBeforeSecondStep(passkeys, user.passkeyState) ? { kind: 'unproven', user } : user
  }
}

type Demands = {
  passkeys: PasskeySettings /** Where operators are users like others. */
  isOutside: boolean
  now: Date
}

function callerOf(claims: Claims, row: UserRow, { passkeys, isOutside, now }: Demands): UserCaller {
  const permissions: UserPermissions = permissionsOf(row)
  const keys = { roleName: row.role_name, hasPasskey: row.has_passkey, provenAt: row.passkey_at }
  const passkeyState = passkeyStateOf(passkeys, keys, now)
  const mustChangePassword = row.must_change_password
  const waitsForPasskey = ['MISSING', 'UNPROVEN', 'LAPSED'].includes(passkeyState)
  const isWithheld = isOutside || mustChangePassword || waitsForPasskey
  return {
    kind: 'user',
    userId: claims.userId,
    username: row.username,
    nickname: row.nickname,
    profileImageUrl: row.profile_image_url,
    roleName: row.role_name,
    departmentCode: row.department_code,
    authorities: isWithheld ? [row.role_name] : effectiveAuthorities(row.role_name, permissions),
    passkeyState,
    mustChangePassword,
    permissions,
    pagePermissions: effectivePagePermissions(row.role_name, permissions.canAccessAllPages, row.page_settings ?? {}),
    token: {
      jti: claims.jti,
      sessionId: claims.sid ?? null,
      credentialVersion: claims.credentialVersion,
      expiresAt: new Date(claims.exp * 1000),
    },
  }
}

/** R-ADMIN-19: whether operators may perform operator actions from this address. */
type IsOperatorNetwork = (address: string) => boolean

export function operatorNetworks(networks: readonly string[] | undefined): IsOperatorNetwork {
  if (networks === undefined) return () => true
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const withoutZone = address.replace(/%.*$/, '')
    return list.check(withoutZone, familyOf(withoutZone))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** The caller, as read at the beginning of the request, in the form of the API. */
export function currentUser(caller: UserCaller): CurrentUserResponse {
  return {
    userId: caller.userId,
    username: caller.username,
    nickname: caller.nickname,
    profileImageUrl: caller.profileImageUrl,
    departmentCode: caller.departmentCode,
    authorities: [...caller.authorities],
    permissions: caller.permissions,
    pagePermissions: caller.pagePermissions,
  }
}
