import type { LoginProvider } from '@lease-risk/contract/login-providers'

/** The registration of the service at a provider. */
export type RegisteredClient = { clientId: string; clientSecret: string; issuer: string }

/** `origin`: where the client is served, and therefore where providers redirect browsers to. */
export type LoginProviderSettings = {
  origin: string
  registered: Partial<Record<LoginProvider, RegisteredClient>>
  /** The address of Naver's user profile, because its tokens do not name the user. */
  naverProfileUrl: string
  timeoutMs: number
}

/** The redirect URI that must be registered at the provider, character by character. */
export function redirectUriOf(origin: string, provider: LoginProvider): string {
  return `${origin}/login/${provider}`
}

/** What the provider's reply must match, for one login. `nonce` and `verifier` are unused with Naver. */
export type Attempt = { state: string; nonce: string; verifier: string }
