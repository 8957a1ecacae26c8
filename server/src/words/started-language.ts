import type { Catalogue } from './in-words.ts'
import type { KO } from './ko/index.ts'

/** Returns an incomplete language's catalogue, with missing messages from a language its readers are likely to know. */
export function startedFrom<T extends Catalogue>(fallback: T, own: Partial<typeof KO>): T {
  return { ...fallback, ...own }
}

/** Returns the codes missing in a started language, in catalogue order. */
export function missingCodes(catalogue: Catalogue, own: Partial<typeof KO>): string[] {
  return Object.keys(catalogue).filter((code) => !Object.hasOwn(own, code))
}
