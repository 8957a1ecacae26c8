import type { LoginProvider } from '@lease-risk/contract/login-providers'
import * as openid from 'openid-client'
import type { Clock } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { subjectOfNaver } from './naver-profile.ts'
import { type ProviderFailure, refusalOf } from './provider-failure.ts'
import { type Attempt, type LoginProviderSettings, type RegisteredClient, redirectUriOf } from './settings.ts'

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
