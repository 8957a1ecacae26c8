import { ApiError, kindOf } from './errors.ts'
import { ko } from './words.ko.ts'
import { inCurrentLanguage } from './words.ts'

/** In the language of the moment in which they are read: failures are worded outside components too. */
export const failureWords: typeof ko = new Proxy(ko, {
  get: (words, name) => Reflect.get(inCurrentLanguage(words), name),
})

/** What to say about a failure, with the number under which the service wrote it down. */
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
