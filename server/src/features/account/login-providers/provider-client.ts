import type { LoginProvider } from '@lease-risk/contract/login-providers'
import * as openid from 'openid-client'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** A user as identified by a provider. */
export type Identity = { provider: LoginProvider; issuer: string; subject: string }

export type LoginProviders = {
  /** The configured providers, in the order in which they are offered. */
  offered: readonly LoginProvider[]
  /** @throws AppError 503 for a provider that is not configured or cannot be reached. */
  begin(provider: LoginProvider): Promise<{ url: string; attempt: Attempt }>
  /**
   * The user who logged in, from the query with which the provider redirected the browser back.
   * @throws AppError 401 when the provider refused or its reply does not match the attempt, 503 when it cannot be
   * reached.
   */
  identify(provider: LoginProvider, attempt: Attempt, answer: string): Promise<Identity>
}

type Services = { clock: Clock; log: { warn(failure: ProviderFailure, text: string): void } }

/** Endpoints and keys of a provider are fetched again after this time. */
const KNOWN_MS = 60 * 60_000

/** `settings` null: no provider is configured. */
export function createLoginProviders(settings: LoginProviderSettings | null, services: Services): LoginProviders {
  const known = createKnown(settings, services)
  const failed = (provider: LoginProvider) => (error: unknown) => {
    const { refusal, failure } = refusalOf(provider, error)
    services.log.warn(failure, 'a login by a provider failed')
    throw refusal
  }
  const begin = async (provider: LoginProvider) => {
    const { configuration, redirectUri } = await known(provider)
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }
    const asked = { redirect_uri: redirectUri, state: attempt.state, ...(await askedOf(provider, attempt)) }
    return { url: openid.buildAuthorizationUrl(configuration, asked).href, attempt }
  }
  const identify = async (provider: LoginProvider, attempt: Attempt, answer: string) => {
    const { configuration, redirectUri, client, settings } = await known(provider)
    const url = new URL(`${redirectUri}?${answer}`)
    const subject =
      provider === 'naver'
        ? await subjectOfNaver(configuration, url, { attempt, profileUrl: settings.naverProfileUrl })
        : await subjectOf(configuration, url, attempt)
    // an empty subject would match everybody
    if (subject === '') throw new AppError('AUTH_401_PROVIDER_INVALID')
    return { provider, issuer: client.issuer, subject }
  }
  return {
    offered: (['kakao', 'naver', 'google'] as const).filter((provider) => settings?.registered[provider] !== undefined),
    begin: (provider) => begin(provider).catch(failed(provider)),
    identify: (provider, attempt, answer) => identify(provider, attempt, answer).catch(failed(provider)),
  }
}

/** Requests only the user's identity: neither name nor address. */
async function askedOf(provider: LoginProvider, { nonce, verifier }: Attempt): Promise<Record<string, string>> {
  if (provider === 'naver') return {}
  const challenge = await openid.calculatePKCECodeChallenge(verifier)
  return { scope: 'openid', nonce, code_challenge: challenge, code_challenge_method: 'S256' }
}

async function subjectOf(configuration: openid.Configuration, url: URL, attempt: Attempt): Promise<string> {
  const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = attempt
  const checks = { expectedState, expectedNonce, pkceCodeVerifier, idTokenExpected: true }
  const tokens = await openid.authorizationCodeGrant(configuration, url, checks)
  return tokens.claims()?.sub ?? ''
}

type Known = {
  configuration: openid.Configuration
  redirectUri: string
  client: RegisteredClient
  settings: LoginProviderSettings
}

function createKnown(settings: LoginProviderSettings | null, { clock }: Services) {
  const found = new Map<LoginProvider, { configuration: Promise<openid.Configuration>; until: number }>()
  return async (provider: LoginProvider): Promise<Known> => {
    const client = settings?.registered[provider]
    if (settings === null || client === undefined) throw new AppError('LOGIN_503_PROVIDER_OFF')
    const now = clock.now().getTime()
    let entry = found.get(provider)
    if (entry === undefined || entry.until <= now) {
      entry = { configuration: configurationOf(provider, client, settings.timeoutMs / 1000), until: now + KNOWN_MS }
      found.set(provider, entry)
    }
    const configuration = await entry.configuration.catch((error) => {
      found.delete(provider)
      throw error
    })
    return { configuration, redirectUri: redirectUriOf(settings.origin, provider), client, settings }
  }
}

async function configurationOf(
  provider: LoginProvider,
  { issuer, clientId, clientSecret }: RegisteredClient,
  timeout: number,
): Promise<openid.Configuration> {
  // the configuration admits http only in tests
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  if (provider === 'naver') {
    const endpoints = {
      issuer,
      authorization_endpoint: `${issuer}/oauth2.0/authorize`,
      token_endpoint: `${issuer}/oauth2.0/token`,
    }
    const configuration = new openid.Configuration(endpoints, clientId, clientSecret)
    configuration.timeout = timeout
    for (const change of execute) change(configuration)
    return configuration
  }
  // tokens are signed, and the signature is verified although they come directly from the provider
  const checked = [...execute, openid.enableNonRepudiationChecks]
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute: checked, timeout })
}

/** The registration of the service at a provider. */
type RegisteredClient = { clientId: string; clientSecret: string; issuer: string }

/** `origin`: where the client is served, and therefore where providers redirect browsers to. */
type LoginProviderSettings = {
  origin: string
  registered: Partial<Record<LoginProvider, RegisteredClient>>
  /** The address of Naver's user profile, because its tokens do not name the user. */
  naverProfileUrl: string
  timeoutMs: number
}

/** The redirect URI that must be registered at the provider, character by character. */
function redirectUriOf(origin: string, provider: LoginProvider): string {
  return `${origin}/login/${provider}`
}

/** What the provider's reply must match, for one login. `nonce` and `verifier` are unused with Naver. */
type Attempt = { state: string; nonce: string; verifier: string }

/**
 * The used part of the reply of `GET /v1/nid/me`. Source: developers.naver.com/docs/login/profile/; `id` identifies the
 * user for the registered application only.
 */
const NaverProfile = Type.Object({
  resultcode: Type.Literal('00'),
  response: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }),
})

/**
 * Naver's login is OAuth 2.0. Its tokens do not name the user, but give access to the profile, which does
 * (developers.naver.com/docs/login/api/). It documents neither PKCE nor a nonce; the state binds the reply to the
 * browser.
 */
async function subjectOfNaver(
  configuration: openid.Configuration,
  url: URL,
  { attempt: { state }, profileUrl }: { attempt: Attempt; profileUrl: string },
): Promise<string> {
  const checks = { expectedState: state }
  const { access_token: token } = await openid.authorizationCodeGrant(configuration, url, checks, { state })
  const reply = await openid.fetchProtectedResource(configuration, token, new URL(profileUrl), 'GET')
  const profile: unknown = await reply.json()
  if (!Value.Check(NaverProfile, profile)) throw new Error('the profile has another shape')
  return profile.response.id
}

/** For the log: only codes, never what was sent. */
type ProviderFailure = { provider: LoginProvider; reason: string }

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
function refusalOf(provider: LoginProvider, error: unknown): { refusal: AppError; failure: ProviderFailure } {
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
