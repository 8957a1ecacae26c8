import type { ErrorResponse } from '@lease-risk/contract/common'
import { ApiError, isOverload, unreachable } from './errors.ts'
import { PASSKEYS } from './links.ts'
import { accessToken, askLogin, hasLapsed, refresh } from './session.ts'
import { language } from './words.ts'

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls the service and returns the `data` of its answer, in the language of the client. A login that is about to expire is
 * renewed before the request; one that was refused is renewed once after it.
 * @throws ApiError for every refusal, and when the service cannot be reached
 */
export async function api<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await readJson<{ data: T }>(await send(path, options))).data
}

/** Fetches a file or stream that requires the user's login, which a plain link would not send. @throws ApiError */
export function apiRaw(path: string, options: RequestOptions = {}): Promise<Response> {
  return send(path, options)
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const token = await accessToken()
  // a login, or the passkey step of a login
  const isStep = /\/auth\/|passkeys/.test(path)
  // a logged-in user's change is never sent anonymously
  if (hasLapsed() && options.method !== undefined && options.method !== 'GET' && !isStep) {
    askLogin()
    throw new ApiError({ status: 401, code: 'LOGIN_LAPSED', message: '' })
  }
  const first = await call(path, options, token)
  if (first.status !== 401 || token === null || path.startsWith('/api/auth/')) return orThrow(first)
  const { code } = (await first
    .clone()
    .json()
    .catch(() => ({}))) as Partial<ErrorResponse>
  if (!code?.startsWith('AUTH_401_TOKEN')) return orThrow(first)
  const renewed = await refresh(token)
  return orThrow(renewed === null ? first : await call(path, options, renewed.token))
}

async function call(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  const { method = 'GET', body, headers = {}, signal } = options
  const isForm = body instanceof FormData
  const answer = await fetch(path, {
    method,
    headers: {
      'accept-language': language(),
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw unreachable()
  })
  if (answer.headers.get('x-data-mode') === 'sample') document.documentElement.dataset['mode'] = 'sample'
  return answer
}

async function orThrow(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const refusal = (await answer.json().catch(() => ({}))) as Partial<ErrorResponse>
  // an account that must have a passkey is sent to the screen that registers one
  const lacksKey = refusal.code === 'AUTH_403_PASSKEY_MISSING' && answer.url.endsWith('/users/me')
  if (lacksKey && location.pathname !== PASSKEYS) location.assign(PASSKEYS)
  // the login lacks its passkey step
  const isUnproven = refusal.code === 'AUTH_403_PASSKEY_UNPROVEN'
  if (isUnproven && !hasLapsed()) askLogin()
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  throw new ApiError({
    status: isUnproven ? 401 : answer.status,
    code: refusal.code ?? 'UNKNOWN',
    message: refusal.message ?? '',
    errors: refusal.errors ?? [],
    requestId: refusal.requestId ?? answer.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

async function readJson<T>(answer: Response): Promise<T> {
  return (await answer.json().catch(() => {
    throw unreachable()
  })) as T
}

/** Whether an immediate retry is worthwhile: after a network error or a 503, unless the service is overloaded. */
export function isRetriable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || (error.status === 503 && !isOverload(error)))
}
