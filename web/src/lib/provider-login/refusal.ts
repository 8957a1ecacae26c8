import { failureOf } from '../failure.ts'

/** The service's message about a provider login, including when the provider is down. */
export function refusalOf(error: unknown): string {
  const { message } = error as { message?: string }
  return message || failureOf(error).sentence
}
