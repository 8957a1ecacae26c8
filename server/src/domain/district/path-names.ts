import type { LegalDistrict } from './legal-district.ts'

/** How districts are named in addresses of pages, such as `관악구-신림동`. */
export type PathNames = {
  /** Of a district in force; `undefined` for any other code. */
  nameOf(code: string): string | undefined
  /** The code of the district that goes by a name, the one with its 시도 before it too. */
  codeOf(name: string): string | undefined
}

const BETWEEN = '-'

/** The 시도 is left out where no other one has a 시, 군 or 구 of that name. Every name belongs to one district. */
export function createPathNames(active: readonly LegalDistrict[]): PathNames {
  const sidosOf = new Map<string, Set<string>>()
  for (const { sigunguName, sidoName } of active)
    if (sigunguName !== null) sidosOf.set(sigunguName, (sidosOf.get(sigunguName) ?? new Set()).add(sidoName))
  const byCode = new Map<string, string>()
  const byName = new Map<string, string>()
  for (const { code, fullName, sidoName, sigunguName } of active) {
    const full = fullName.replaceAll(' ', BETWEEN)
    const isPlain = sigunguName !== null && sidosOf.get(sigunguName)?.size === 1
    const name = isPlain ? full.slice(sidoName.length + BETWEEN.length) : full
    byCode.set(code, name)
    byName.set(name, code).set(full, code)
  }
  return { nameOf: (code) => byCode.get(code), codeOf: (name) => byName.get(name.normalize('NFC')) }
}
