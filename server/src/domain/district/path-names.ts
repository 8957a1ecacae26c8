import type { LegalDistrict } from './legal-district.ts'

/** Names of districts in page URLs, such as `관악구-신림동`. */
export type PathNames = {
  /** The name of an active district; `undefined` for any other code. */
  nameOf(code: string): string | undefined
  /** The code of the district with a name, with or without its 시도 in front. */
  codeOf(name: string): string | undefined
}

const BETWEEN = '-'

/** The 시도 is omitted if no other one has a 시, 군 or 구 with that name. Every name belongs to one district. */
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
