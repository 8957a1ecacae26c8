import type { LegalDistrict } from './legal-district.ts'
import { compactName } from './name-index.ts'
import { shortSidoNames } from './sido-names.ts'

/** How well the last word fits: its own name, the beginning of it, a part of it, or only a name above it. */
function distance({ name }: LegalDistrict, word: string): number {
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  return name.includes(word) ? 2 : 3
}

/** No full name holds so many. */
const MOST_WORDS = 20

/**
 * A search box over districts: those whose full name holds every word of the keyword, the closest name first, then the
 * larger district. Those that are equally close come together, by name; as many groups as `limit` needs.
 */
export function createDistrictSearch(
  districts: readonly LegalDistrict[],
): (keyword: string, limit: number) => LegalDistrict[][] {
  let texts: string[] | undefined
  return (keyword, limit) => {
    const said = keyword.normalize('NFKC').split(/\s+/u).map(compactName).filter(Boolean)
    const words = [...new Set(said)]
    const last = said.at(-1)
    if (last === undefined || words.length > MOST_WORDS) return []
    texts ??= districts.map(
      ({ sidoName, fullName }) => `${shortSidoNames(sidoName).join(' ')} ${compactName(fullName)}`,
    )
    const found = texts.flatMap((text, at) => {
      const district = districts[at]
      if (district === undefined || !words.every((word) => text.includes(word))) return []
      return { district, order: `${distance(district, last)}${district.fullName.split(' ').length}` }
    })
    const groups: LegalDistrict[][] = []
    let count = 0
    const byOrder = [...Map.groupBy(found, ({ order }) => order)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [, group] of byOrder) {
      if (count >= limit) break
      groups.push(group.map(({ district }) => district).toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1)))
      count += group.length
    }
    return groups
  }
}
