import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'

/** What people call districts in daily use: `강남` for 강남구, `성수동` and `성수` for 성수동1가, `신림` for 신림동. */
export type ShortNames = { find(name: string): readonly LegalDistrict[]; longest: number }

/** Villages (리) are left out: two syllables of theirs occur in too many other words. */
function shortNamesOf({ name, level }: LegalDistrict): string[] {
  if (level === 'SIDO' || level === 'RI') return []
  const bare = bareName(name)
  const quarter = /^(.+?)(동|로)?\d+가$/u.exec(bare)
  if (quarter !== null) {
    const [, stem = '', kind = ''] = quarter
    return kind === '' ? [stem] : [stem + kind, stem]
  }
  return /[구군시동읍면]$/u.test(bare) ? [bare.slice(0, -1)] : []
}

export function createShortNames(districts: readonly LegalDistrict[]): ShortNames {
  const byName = new Map<string, LegalDistrict[]>()
  let longest = 0
  for (const district of districts) {
    for (const name of shortNamesOf(district).filter(({ length }) => length >= 2)) {
      longest = Math.max(longest, name.length)
      const list = byName.get(name)
      if (list === undefined) byName.set(name, [district])
      else list.push(district)
    }
  }
  return { find: (name) => byName.get(name) ?? [], longest }
}

/** Towns before villages: the smaller the number, the likelier is the district meant by a short name. */
export function rankOf({ level, name }: LegalDistrict): number {
  if (level === 'SIDO') return 0
  if (level === 'SIGUNGU') return 1
  if (level === 'RI') return 4
  return /[읍면]$/u.test(name) ? 3 : 2
}
