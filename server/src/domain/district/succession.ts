import { isLatelyAbolished, type LegalDistrict } from './legal-district.ts'

/** Which codes replaced which, across any number of changes. */
export type Succession = {
  /** The active codes that replaced an abolished one; empty for an active code. */
  successorsOf: (code: string) => readonly string[]
  /** The recently abolished codes that this one replaced, newest first; no provider uses older ones. */
  predecessorsOf: (code: string) => readonly string[]
}

/** Follows `next` from a code, breadth first; the result excludes the code itself. */
function reach(code: string, next: (code: string) => readonly string[]): string[] {
  const reached = new Set([code])
  for (const step of reached) for (const target of next(step)) reached.add(target)
  reached.delete(code)
  return [...reached]
}

export function createSuccession(districts: ReadonlyMap<string, LegalDistrict>): Succession {
  const before = new Map<string, string[]>()
  for (const district of districts.values()) {
    if (!isLatelyAbolished(district)) continue
    const { code, successorCodes } = district
    for (const successor of successorCodes) {
      const list = before.get(successor)
      if (list === undefined) before.set(successor, [code])
      else list.push(code)
    }
  }
  const isActive = (code: string) => districts.get(code)?.active === true
  const next = (code: string) => districts.get(code)?.successorCodes ?? []
  return {
    successorsOf(code) {
      // most need no second step
      const direct = next(code)
      return direct.every(isActive) ? direct : reach(code, next).filter(isActive)
    },
    predecessorsOf: (code) => reach(code, (step) => before.get(step) ?? []),
  }
}
