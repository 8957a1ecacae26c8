import type { LoginProvider } from '@lease-risk/contract/login-providers'
import * as openid from 'openid-client'
import { AppError } from '../../../platform/http/errors.ts'

/** For the log: only codes, never what was sent. */
export type ProviderFailure = { provider: LoginProvider; reason: string }

/**
 * Errors for a token that does not belong to this login: another client, issuer, nonce or time, or a signature that
 * does not match.
 */
const UNFIT = new Set([
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
])
const ITS_OWN_TROUBLE = new Set(['temporarily_unavailable', 'server_error'])

/** The error returned to the user when a provider refuses, replies incorrectly, or does not reply. */
export function refusalOf(provider: LoginProvider, error: unknown): { refusal: AppError; failure: ProviderFailure } {
  if (error instanceof AppError) return { refusal: error, failure: { provider, reason: error.code } }
  const refusal = (code: 'AUTH_401_PROVIDER_DENIED' | 'AUTH_401_PROVIDER_INVALID' | 'LOGIN_503_PROVIDER_DOWN') => ({
    refusal: new AppError(code),
    failure: { provider, reason: reasonOf(error) },
  })
  if (error instanceof openid.AuthorizationResponseError) {
    return refusal(ITS_OWN_TROUBLE.has(error.error) ? 'LOGIN_503_PROVIDER_DOWN' : 'AUTH_401_PROVIDER_DENIED')
  }
  // any other error of this kind concerns the service's registration
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
    return refusal('AUTH_401_PROVIDER_INVALID')
  }
  const isUnfit = error instanceof openid.ClientError && UNFIT.has(error.code ?? '')
  return refusal(isUnfit ? 'AUTH_401_PROVIDER_INVALID' : 'LOGIN_503_PROVIDER_DOWN')
}

function reasonOf(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    // usually a word from a fixed list, but it comes from the provider all the same
    return error.error.slice(0, 100)
  }
  const { code, name } = error as { code?: string | number; name?: string }
  return String(code ?? name ?? 'UNKNOWN')
}
