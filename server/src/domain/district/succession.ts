import type { LegalDistrict } from './legal-district.ts'

/** Which codes took the place of which, through any number of changes. */
export type Succession = {
  /** The codes in force today that took the place of an abolished one; empty for a code in force. */
  successorsOf: (code: string) => readonly string[]
  /** The abolished codes that led to this one, newest first. */
  predecessorsOf: (code: string) => readonly string[]
}

/** Follows `next` from a code, breadth first, without the code itself. */
function reach(code: string, next: (code: string) => readonly string[]): string[] {
  const reached = new Set([code])
  for (const step of reached) for (const target of next(step)) reached.add(target)
  reached.delete(code)
  return [...reached]
}

export function createSuccession(districts: ReadonlyMap<string, LegalDistrict>): Succession {
  const before = new Map<string, string[]>()
  for (const { code, successorCodes } of districts.values()) {
    for (const successor of successorCodes) {
      const list = before.get(successor)
      if (list === undefined) before.set(successor, [code])
      else list.push(code)
    }
  }
  return {
    successorsOf: (code) =>
      reach(code, (step) => districts.get(step)?.successorCodes ?? []).filter(
        (step) => districts.get(step)?.active === true,
      ),
    predecessorsOf: (code) => reach(code, (step) => before.get(step) ?? []),
  }
}
