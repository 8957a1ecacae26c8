import type { LoginProvider, LoginProviderStart } from '@lease-risk/contract/login-providers'
import { api } from '../api.ts'

/** Why the browser goes to a provider, and where it continues afterwards. */
type Errand = { purpose: 'login' | 'link'; next: string | null }

const KEY = 'provider-login'

/** Navigates to the provider. The values its answer must match are in a cookie that scripts cannot read. */
export async function goToProvider(provider: LoginProvider, errand: Errand, body?: object): Promise<void> {
  const path = `/api/auth/login/${provider}${errand.purpose === 'link' ? '/link' : ''}`
  const { url } = await api<LoginProviderStart>(path, { method: 'POST', ...(body && { body }) })
  sessionStorage.setItem(KEY, JSON.stringify(errand))
  location.assign(url)
}

/** The purpose for which this tab went to the provider; a login if it is not known. */
export function errandOfTab(): Errand {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? { purpose: 'login', next: null } : (JSON.parse(kept) as Errand)
}

export function forgetErrand(): void {
  sessionStorage.removeItem(KEY)
}
