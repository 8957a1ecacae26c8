import type { DepartmentCode, PagePermission, RoleName, UserPermissions } from '@lease-risk/contract/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from './error-codes.ts'
import { AppError } from './errors.ts'

/** Operation authorities (R-ADMIN-01); each admin path needs one of them beside the role ROLE_ADMIN. */
export type Authority =
  | 'USER_MANAGE'
  | 'COMMUNITY_MODERATE'
  | 'DIAGNOSIS_DATA_READ'
  | 'EXTERNAL_API_READ'
  | 'AUDIT_LOG_READ'
  | 'ADMIN_SYSTEM_ACCESS'

/**
 * Who may call a route. Every route declares it: `config: { access: … }`. `first-step`: whoever is logged in, also before the
 * passkey was shown that the account asks for (R-ACCT-35).
 */
export type Access = 'public' | 'first-step' | 'authenticated' | { admin: Authority }

/**
 * R-ACCT-26, R-ACCT-35: whether something waits for a key of this session. `UNPROVEN`: everything does; `LAPSED`: what operators
 * may, where the last one was shown too long ago; `MISSING`: that, or everything where everybody has to have one (R-ACCT-40).
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
  /** Role names and operation authorities, e.g. `ROLE_ADMIN`, `USER_MANAGE`; without the authorities while a key or another password is wanted. */
  authorities: readonly string[]
  passkeyState: PasskeyState
  /** R-ACCT-38: what the role may do waits for a password of the owner's choice. */
  mustChangePassword: boolean
  /** As an administrator set them; `authorities` holds what a moderator may do besides. */
  permissions: UserPermissions
  /** Effective, one for each page. */
  pagePermissions: PagePermission[]
  /** The token of this request, which a logout ends. */
  token: { jti: string /** `null`: of the release before. */; sessionId: string | null; expiresAt: Date }
}

/** R-ACCT-35: has passed the first step of a login alone, and is nobody to whatever does not ask for the second one. */
type UnprovenCaller = { kind: 'unproven'; user: UserCaller }

export type Caller = { kind: 'anonymous' } | UnprovenCaller | UserCaller

/** A token that was sent and cannot be used. A public route serves its sender as anonymous. */
export type RejectedToken = { kind: 'rejected'; code: Extract<ErrorCode, `AUTH_401_TOKEN_${string}`> }
export type ResolveCaller = (request: FastifyRequest) => Promise<Caller | RejectedToken>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** Who logged in by this request. */
    loggedInUserId: number | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** The group of the API document that shows it, where that is not the one of its callers. */
    documentedAs?: 'public'
  }
}

const ANONYMOUS: Caller = { kind: 'anonymous' }

/** Sets `request.caller` and turns away whom the route's declaration does not admit. A route without a declaration cannot be registered. */
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

/** What matched no route is on its way to 404. Only callers who may see every admin path learn which of them do not exist. */
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

/** What the second step of this login is: a first passkey, where everybody has to have one, or one that is there. */
function secondStepOf({ user }: UnprovenCaller): ErrorCode {
  return user.passkeyState === 'MISSING' ? 'AUTH_403_PASSKEY_MISSING' : 'AUTH_403_PASSKEY_UNPROVEN'
}

function firstStepOf(caller: UnprovenCaller | UserCaller): UserCaller {
  return caller.kind === 'unproven' ? caller.user : caller
}

/** The logged-in caller of a route that is declared `authenticated` or admin; of a `first-step` route, whoever sent the token. */
export function userOf(request: FastifyRequest): UserCaller {
  if (request.caller.kind !== 'user') throw new AppError('AUTH_401_TOKEN_MISSING')
  return request.caller
}

/** `null` for an anonymous caller. */
export function requesterUserId({ caller }: Pick<FastifyRequest, 'caller'>): number | null {
  return caller.kind === 'user' ? caller.userId : null
}
