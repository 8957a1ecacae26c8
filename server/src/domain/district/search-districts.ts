import type { LegalDistrict } from './legal-district.ts'
import { compactName } from './name-index.ts'
import { shortSidoNames } from './sido-names.ts'

/** How well the last word matches: the whole name, a prefix of it, a part of it, or only the name of a parent. */
function distance({ name }: LegalDistrict, word: string): number {
  if (name === word) return 0
  if (name.startsWith(word)) return 1
  return name.includes(word) ? 2 : 3
}

/** More words than any full name contains. */
const MOST_WORDS = 20

/**
 * Searches districts whose full name contains every word of the keyword, ordered by closest name, then larger district.
 * Equally close districts form one group, sorted by name; returns as many groups as `limit` needs.
 */
export function createDistrictSearch(
  districts: readonly LegalDistrict[],
): (keyword: string, limit: number) => LegalDistrict[][] {
  let names: SearchedNames | undefined
  return (keyword, limit) => {
    const said = keyword.normalize('NFKC').split(/\s+/u).map(compactName).filter(Boolean)
    const words = [...new Set(said)]
    const last = said.at(-1)
    if (last === undefined || words.length > MOST_WORDS) return []
    names ??= searchedNames(districts)
    const found = names.mayHold(words).flatMap((at) => {
      const district = districts[at]
      if (district === undefined || !words.every((word) => names?.texts[at]?.includes(word))) return []
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

type SearchedNames = {
  /** One per district, in the same order. */
  texts: string[]
  /** Indexes, in order, of districts whose texts may contain all words, found by the words' rarest pair of letters. */
  mayHold(words: readonly string[]): readonly number[]
}

function searchedNames(districts: readonly LegalDistrict[]): SearchedNames {
  const texts = districts.map(
    ({ sidoName, fullName }) => `${shortSidoNames(sidoName).join(' ')} ${compactName(fullName)}`,
  )
  const byPair = new Map<string, number[]>()
  for (const [at, text] of texts.entries()) {
    for (const pair of pairsOf(text)) {
      const places = byPair.get(pair)
      if (places === undefined) byPair.set(pair, [at])
      else if (places.at(-1) !== at) places.push(at)
    }
  }
  const all = districts.map((_, at) => at)
  return {
    texts,
    mayHold(words) {
      let fewest: readonly number[] = all
      for (const pair of words.flatMap(pairsOf)) {
        const places = byPair.get(pair) ?? []
        if (places.length < fewest.length) fewest = places
      }
      return fewest
    },
  }
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
