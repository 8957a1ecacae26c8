import { failureOf } from '../failure.ts'

/** What the service says about a login by a provider, also where the provider is down. */
export function refusalOf(error: unknown): string {
  const { message } = error as { message?: string }
  return message || failureOf(error).sentence
}
