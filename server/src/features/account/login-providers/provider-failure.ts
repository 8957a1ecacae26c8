import type { LoginProvider } from '@lease-risk/contract/login-providers'
import * as openid from 'openid-client'
import { AppError } from '../../../platform/http/errors.ts'

/** For the log: codes alone, never what was sent. */
export type ProviderFailure = { provider: LoginProvider; reason: string }

/** The token is not one for this login: of another client, issuer, nonce or time, or its signature does not fit. */
const UNFIT = new Set([
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
])
const ITS_OWN_TROUBLE = new Set(['temporarily_unavailable', 'server_error'])

/** What the person is answered when a provider refuses, answers wrongly, or does not. */
export function refusalOf(provider: LoginProvider, error: unknown): { refusal: AppError; failure: ProviderFailure } {
  if (error instanceof AppError) return { refusal: error, failure: { provider, reason: error.code } }
  const refusal = (code: 'AUTH_401_PROVIDER_DENIED' | 'AUTH_401_PROVIDER_INVALID' | 'LOGIN_503_PROVIDER_DOWN') => ({
    refusal: new AppError(code),
    failure: { provider, reason: reasonOf(error) },
  })
  if (error instanceof openid.AuthorizationResponseError) {
    return refusal(ITS_OWN_TROUBLE.has(error.error) ? 'LOGIN_503_PROVIDER_DOWN' : 'AUTH_401_PROVIDER_DENIED')
  }
  // any other error of this kind is about how the service is registered
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
    return refusal('AUTH_401_PROVIDER_INVALID')
  }
  const isUnfit = error instanceof openid.ClientError && UNFIT.has(error.code ?? '')
  return refusal(isUnfit ? 'AUTH_401_PROVIDER_INVALID' : 'LOGIN_503_PROVIDER_DOWN')
}

function reasonOf(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) {
    // a word out of a fixed list as a rule, but the provider's all the same
    return error.error.slice(0, 100)
  }
  const { code, name } = error as { code?: string | number; name?: string }
  return String(code ?? name ?? 'UNKNOWN')
}
