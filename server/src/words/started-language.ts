import type { Catalogue } from './in-words.ts'
import type { KO } from './ko/index.ts'

/** The words of a language that has not all of them yet: in place of the others those of one that its readers are likely to read. */
export function startedFrom<T extends Catalogue>(fallback: T, own: Partial<typeof KO>): T {
  return { ...fallback, ...own }
}

/** The codes that a started language has no words for, in the order of the catalogue. */
export function missingCodes(catalogue: Catalogue, own: Partial<typeof KO>): string[] {
  return Object.keys(catalogue).filter((code) => !Object.hasOwn(own, code))
}
