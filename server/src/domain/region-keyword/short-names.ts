import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName, QUARTER } from '../district/name-index.ts'

/** Everyday names of districts: `강남` for 강남구, `성수동`, `성수` and `성수1가` for 성수동1가, `신림` for 신림동. */
export type ShortNames = {
  find(name: string): readonly LegalDistrict[]
  names(): Iterable<string>
  longest: number
}

/** Villages (리) are omitted: their two syllables occur in too many other words. */
export function shortNamesOf({ name, level }: LegalDistrict): string[] {
  if (level === 'SIDO' || level === 'RI') return []
  const bare = bareName(name)
  const quarter = QUARTER.exec(bare)
  if (quarter !== null) {
    const [, stem = '', kind = '', number = ''] = quarter
    if (kind === '') return [stem, `${stem}동`]
    // the 동 office of 한강로 serves all its quarters
    return [stem + kind, stem, `${stem}${number}가`, ...(kind === '로' ? [`${stem}로동`] : [])]
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
  return { find: (name) => byName.get(name) ?? [], names: () => byName.keys(), longest }
}

/** Ranks towns before villages: the smaller the number, the likelier a short name refers to that district. */
export function rankOf({ level, name }: LegalDistrict): number {
  if (level === 'SIDO') return 0
  if (level === 'SIGUNGU') return 1
  if (level === 'RI') return 4
  return /[읍면]$/u.test(name) ? 3 : 2
}

export const DONG_RANK = 2
export const NAME_RANKS = [0, 1, 2, 3, 4]
/** A station is located in a 동; it rarely stands for a whole city district. */
export const STATION_RANKS = [0, 2, 1, 3, 4]

/** Splits the districts of a name into the likeliest and the others. `ranks`: how likely each rank is, 0 the most. */
export function likeliest(found: readonly LegalDistrict[], ranks: number[]) {
  const best = Math.min(...found.map((district) => ranks[rankOf(district)] ?? ranks.length))
  const isBest = (district: LegalDistrict) => ranks[rankOf(district)] === best
  return { districts: found.filter(isBest), others: found.filter((district) => !isBest(district)) }
}
