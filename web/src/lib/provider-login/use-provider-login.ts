import type { LoginProvider } from '@lease-risk/contract/login-providers'
import { useClientSettings } from '../use-client-settings.ts'
import { useSending } from '../use-sending.ts'
import { useWords } from '../words.ts'
import { goToProvider } from './at-provider.ts'
import { refusalOf } from './refusal.ts'
import { ko } from './words.ko.ts'

/** The providers offered as login buttons; none if none is configured. */
export function useProviderLogin(next: string | null) {
  const words = useWords(ko)
  const settings = useClientSettings()
  const { busy, error, send } = useSending()
  return {
    items: (settings?.loginProviders ?? []).map((provider) => ({ id: provider, label: words.by[provider] })),
    busy,
    refusal: error === undefined ? undefined : refusalOf(error),
    onChoose: (provider: LoginProvider) => void send(() => goToProvider(provider, { purpose: 'login', next })),
  }
}
