import type { LoginProvider } from '@lease-risk/contract/login-providers'

/** What the service is registered as at a provider. */
export type RegisteredClient = { clientId: string; clientSecret: string; issuer: string }

/** `origin`: where the client is opened, and so where providers send browsers back to. */
export type LoginProviderSettings = {
  origin: string
  registered: Partial<Record<LoginProvider, RegisteredClient>>
  /** Where Naver says who logged in; its tokens do not. */
  naverProfileUrl: string
  timeoutMs: number
}

/** What has to be registered at the provider, to the letter. */
export function redirectUriOf(origin: string, provider: LoginProvider): string {
  return `${origin}/login/${provider}`
}

/** What an answer of the provider has to fit; of one login. `nonce` and `verifier` are of no use at Naver. */
export type Attempt = { state: string; nonce: string; verifier: string }
