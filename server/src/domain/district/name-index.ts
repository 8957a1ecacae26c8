import type { LegalDistrict } from './legal-district.ts'
import { shortSidoNames } from './sido-names.ts'

/** A district whose names begin a text. */
export type NameMatch = {
  /** In force or abolished. */
  district: LegalDistrict
  /** How many characters of the compact text its names take. */
  end: number
}

export type NameIndex = {
  /**
   * Every district that the beginning of a compact text may name, at every length. Levels above may be left out
   * (`관악구신림동`, `신림동`), and a 시도 and a 시 may be called by their short names.
   */
  matchStart(compact: string): NameMatch[]
}

const NOT_IN_NAMES = /[\s,()[\]·.]/gu

/** A name or text without the signs that people put in or leave out at will. */
export function compactName(text: string): string {
  return text.replace(NOT_IN_NAMES, '')
}

/** `기암리(岐岩)` and `기암리(基岩)` are two districts; without the characters the name means either. */
export function bareName(name: string): string {
  const at = name.indexOf('(')
  return at < 0 ? name : name.slice(0, at)
}

function namesOf({ name, level }: LegalDistrict): string[] {
  const bare = bareName(name)
  const names = bare === name ? [name] : [compactName(name), bare]
  if (level === 'SIDO') names.push(...shortSidoNames(name))
  // 수원 for 수원시
  if (level === 'SIGUNGU' && name.endsWith('시')) names.push(name.slice(0, -1))
  return names
}

export function createNameIndex(districts: ReadonlyMap<string, LegalDistrict>): NameIndex {
  const byName = new Map<string, LegalDistrict[]>()
  let longest = 0
  for (const district of districts.values()) {
    for (const name of namesOf(district)) {
      longest = Math.max(longest, name.length)
      const list = byName.get(name)
      if (list === undefined) byName.set(name, [district])
      else list.push(district)
    }
  }
  function isUnder(district: LegalDistrict, ancestor: LegalDistrict): boolean {
    const parent = districts.get(district.parentCode ?? '')
    return parent !== undefined && (parent === ancestor || isUnder(parent, ancestor))
  }
  function collect(compact: string, start: number, above: LegalDistrict | null, matches: NameMatch[]): void {
    const last = Math.min(compact.length, start + longest)
    for (let end = start + 2; end <= last; end += 1) {
      for (const district of byName.get(compact.slice(start, end)) ?? []) {
        if (above !== null && !isUnder(district, above)) continue
        matches.push({ district, end })
        if (district.level !== 'RI') collect(compact, end, district, matches)
      }
    }
  }
  return {
    matchStart(compact) {
      const matches: NameMatch[] = []
      collect(compact, 0, null, matches)
      return matches
    },
  }
}
