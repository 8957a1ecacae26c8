import { ApiError, kindOf } from './errors.ts'
import { ko } from './words.ko.ts'
import { inCurrentLanguage } from './words.ts'

/** Resolved in the current language each time they are read, since failures are also worded outside components. */
export const failureWords: typeof ko = new Proxy(ko, {
  get: (words, name) => Reflect.get(inCurrentLanguage(words), name),
})

/** The sentence shown for a failure, with the request id under which the service logged it. */
export function failureOf(error: unknown): { sentence: string; requestId: string | null } {
  const refusal = error instanceof ApiError ? error : undefined
  const own = {
    offline: failureWords.offline,
    ours: failureWords.ours,
    wait: failureWords.often,
    busy: failureWords.busy,
    login: refusal?.message || failureWords.login,
    forbidden: refusal?.message || failureWords.forbidden,
    missing: failureWords.missing,
    conflict: refusal?.message || failureWords.ours,
    input:
      [...new Set(refusal?.errors.map(({ message }) => message))].join(' ') || (refusal?.message ?? failureWords.ours),
  }
  return { sentence: own[kindOf(error)], requestId: refusal?.requestId ?? null }
}
