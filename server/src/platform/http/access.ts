import type { DepartmentCode, PagePermission, RoleName, UserPermissions } from '@lease-risk/contract/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from './errors.ts'
import { AppError } from './errors.ts'

/** Operation authorities (R-ADMIN-01); each admin path requires one of them in addition to the role ROLE_ADMIN. */
export type Authority =
  | 'USER_MANAGE'
  | 'COMMUNITY_MODERATE'
  | 'DIAGNOSIS_DATA_READ'
  | 'EXTERNAL_API_READ'
  | 'AUDIT_LOG_READ'
  | 'ADMIN_SYSTEM_ACCESS'

/**
 * Who may call a route. Every route declares it: `config: { access: … }`. `first-step`: any logged-in user, even before
 * presenting the passkey that the account requires (R-ACCT-35).
 */
export type Access = 'public' | 'first-step' | 'authenticated' | { admin: Authority }

/**
 * R-ACCT-26, R-ACCT-35: what is blocked until this session presents a passkey. `UNPROVEN`: everything; `LAPSED`: operator
 * functions, as the last proof is too old; `MISSING`: operator functions, or everything where all need one (R-ACCT-40).
 */
export type PasskeyState = 'NOT_DEMANDED' | 'MISSING' | 'UNPROVEN' | 'LAPSED' | 'PROVEN'

export type UserCaller = {
  kind: 'user'
  userId: number
  username: string
  nickname: string
  profileImageUrl: string | null
  roleName: RoleName
  departmentCode: DepartmentCode
  /** Role names and authorities, e.g. `ROLE_ADMIN`, `USER_MANAGE`; no authorities while a passkey or new password is due. */
  authorities: readonly string[]
  passkeyState: PasskeyState
  /** R-ACCT-38: the role's rights are withheld until the owner has chosen a password. */
  mustChangePassword: boolean
  /** As set by an administrator; `authorities` also contains a moderator's rights. */
  permissions: UserPermissions
  /** Effective permissions, one per page. */
  pagePermissions: PagePermission[]
  /** The token of this request; a logout revokes it. */
  token: {
    jti: string
    /** `null`: issued by the previous release. */
    sessionId: string | null
    /** Of the account when the token was issued; every end of all sessions raises it. */
    credentialVersion: number
    expiresAt: Date
  }
}

/** R-ACCT-35: has completed only the first login step, and counts as nobody except where the second step is taken. */
type UnprovenCaller = { kind: 'unproven'; user: UserCaller }

export type Caller = { kind: 'anonymous' } | UnprovenCaller | UserCaller

/** A token that was sent but is not usable. Public routes treat its sender as anonymous. */
export type RejectedToken = { kind: 'rejected'; code: Extract<ErrorCode, `AUTH_401_TOKEN_${string}`> }
export type ResolveCaller = (request: FastifyRequest) => Promise<Caller | RejectedToken>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** The user who logged in with this request. */
    loggedInUserId: number | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** The group of the API document that shows the route, if not the group of its callers. */
    documentedAs?: 'public'
  }
}

const ANONYMOUS: Caller = { kind: 'anonymous' }

/** Sets `request.caller` and rejects callers the route does not admit. A route without a declaration cannot be registered. */
export function enforceAccess(app: FastifyInstance, resolveCaller: ResolveCaller = async () => ANONYMOUS): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it (config.access)`)
    }
  })
  app.decorateRequest<Caller, 'caller'>('caller', null as never)
  app.decorateRequest('loggedInUserId', null)
  app.addHook('onRequest', async (request) => {
    const resolved = await resolveCaller(request)
    request.caller = resolved.kind === 'rejected' ? ANONYMOUS : resolved
    const access = request.routeOptions.config.access ?? accessOfNoRoute(request)
    if (access === 'public') return
    if (resolved.kind === 'rejected') throw new AppError(resolved.code)
    if (resolved.kind === 'anonymous') throw new AppError('AUTH_401_TOKEN_MISSING')
    if (access === 'first-step') request.caller = firstStepOf(resolved)
    else if (resolved.kind === 'unproven') throw new AppError(secondStepOf(resolved))
    else if (access !== 'authenticated' && !isAdmitted(resolved, access.admin)) throw new AppError(refusalOf(resolved))
  })
}

/** Requests without a route end in 404. Only callers who may see every admin path learn which of them do not exist. */
function accessOfNoRoute({ is404, url }: FastifyRequest): Access {
  return is404 && /^\/api\/admin(?![\w-])/.test(url) ? { admin: 'ADMIN_SYSTEM_ACCESS' } : 'public'
}

function isAdmitted(caller: UserCaller, authority: Authority): boolean {
  return caller.authorities.includes('ROLE_ADMIN') && caller.authorities.includes(authority)
}

function refusalOf({ mustChangePassword, passkeyState }: UserCaller): ErrorCode {
  if (mustChangePassword) return 'AUTH_403_PASSWORD_UNCHANGED'
  if (passkeyState === 'MISSING') return 'AUTH_403_PASSKEY_MISSING'
  return passkeyState === 'LAPSED' ? 'AUTH_403_PASSKEY_UNPROVEN' : 'AUTH_403_ACCESS_DENIED'
}

/** Returns what the second login step requires: a first passkey, where all accounts need one, or an existing one. */
function secondStepOf({ user }: UnprovenCaller): ErrorCode {
  return user.passkeyState === 'MISSING' ? 'AUTH_403_PASSKEY_MISSING' : 'AUTH_403_PASSKEY_UNPROVEN'
}

function firstStepOf(caller: UnprovenCaller | UserCaller): UserCaller {
  return caller.kind === 'unproven' ? caller.user : caller
}

/** Returns the logged-in caller of an `authenticated` or admin route; on a `first-step` route, the owner of the token. */
export function userOf(request: FastifyRequest): UserCaller {
  if (request.caller.kind !== 'user') throw new AppError('AUTH_401_TOKEN_MISSING')
  return request.caller
}

/** Returns null for an anonymous caller. */
export function requesterUserId({ caller }: Pick<FastifyRequest, 'caller'>): number | null {
  return caller.kind === 'user' ? caller.userId : null
}
