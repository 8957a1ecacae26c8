import { parseCatalogueText } from './catalogue-text.ts'
import { buildDistrictTree } from './district-tree.ts'
import { type LegalDistrict, lawdCdOf, type NamedDistrict } from './legal-district.ts'
import { bareName, compactName, createNameIndex } from './name-index.ts'
import { createDistrictSearch } from './search-districts.ts'
import { createSuccession } from './succession.ts'

/** All legal districts of the country, in memory. */
export type DistrictCatalogue = {
  /** A district in force or abolished, by its 10-digit code. */
  find(code: string): LegalDistrict | null
  /** Every district in force. */
  active(): readonly LegalDistrict[]
  /** The districts in force directly under one; empty for the lowest level, where lots are. */
  childrenOf(code: string): readonly LegalDistrict[]
  /**
   * The code in force of the place that a transaction row names under a LAWD_CD (`신림동`, `해룡면 신대리`), also when the
   * LAWD_CD or the name is a former one. Null when it is unknown or means several.
   */
  districtUnder(lawdCd: string, nameBelow: string): string | null
  /** The one code in force that took the place of an abolished one; null for a code in force and after a split. */
  successorOf(code: string): string | null
  /** Several after a split; empty for a code in force. */
  successorsOf(code: string): readonly string[]
  /** The abolished codes that led to this one, newest first. */
  predecessorsOf(code: string): readonly string[]
  /** The codes to ask a provider for, one after another: the one in force first, then its predecessors. */
  codesToTry(code: string): readonly string[]
  /**
   * Every district in force that a beginning of the text may name, with the length of that beginning in the compact
   * form of the text (see `compactName`).
   */
  matchStart(text: string): { named: NamedDistrict; end: number }[]
  /** Every district in force that the whole text may name: full, shortened or former. Several: the name is ambiguous. */
  named(text: string): NamedDistrict[]
  /** Districts in force for a search box, best first. Every word of the keyword must be in the full name. */
  search(keyword: string, limit: number): LegalDistrict[]
}

/** Builds the catalogue from its file; see `parseCatalogueText` for the format and what it throws. */
export function createDistrictCatalogue(text: string): DistrictCatalogue {
  const districts = buildDistrictTree(parseCatalogueText(text))
  const succession = createSuccession(districts)
  const names = createNameIndex(districts)
  const active = [...districts.values()].filter((district) => district.active)
  const children = groupByParent(active)
  const codesInForce = (code: string): readonly string[] =>
    districts.get(code)?.active === true ? [code] : succession.successorsOf(code)
  let below: Map<string, string | null> | undefined

  function matchStart(value: string): { named: NamedDistrict; end: number }[] {
    const found = new Map<string, { named: NamedDistrict; end: number }>()
    for (const { district: match, end } of names.matchStart(compactName(value))) {
      for (const code of codesInForce(match.code)) {
        const district = districts.get(code)
        const key = `${end} ${code}`
        if (district === undefined || (found.has(key) && !match.active)) continue
        found.set(key, { named: { district, formerCode: match.active ? null : match.code }, end })
      }
    }
    return [...found.values()]
  }

  return {
    find: (code) => districts.get(code) ?? null,
    active: () => active,
    childrenOf: (code) => children.get(code) ?? [],
    districtUnder(lawdCd, nameBelow) {
      below ??= indexBelowLawdCd(districts.values(), codesInForce)
      return below.get(lawdCd + compactName(nameBelow)) ?? null
    },
    successorOf(code) {
      const successors = succession.successorsOf(code)
      return successors.length === 1 ? (successors[0] ?? null) : null
    },
    successorsOf: succession.successorsOf,
    predecessorsOf: succession.predecessorsOf,
    codesToTry(code) {
      const current = codesInForce(code)
      return [...new Set([...current, ...current.flatMap(succession.predecessorsOf)])]
    },
    matchStart,
    named(value) {
      const { length } = compactName(value)
      return matchStart(value)
        .filter(({ end }) => end === length)
        .map(({ named }) => named)
    },
    search: createDistrictSearch(active),
  }
}

function groupByParent(active: readonly LegalDistrict[]): Map<string, LegalDistrict[]> {
  const children = new Map<string, LegalDistrict[]>()
  for (const district of active) {
    if (district.parentCode === null) continue
    const siblings = children.get(district.parentCode)
    if (siblings === undefined) children.set(district.parentCode, [district])
    else siblings.push(district)
  }
  return children
}

/** LAWD_CD and compact name below it → the code in force; null where the name means several. */
function indexBelowLawdCd(
  districts: Iterable<LegalDistrict>,
  codesInForce: (code: string) => readonly string[],
): Map<string, string | null> {
  const below = new Map<string, string | null>()
  const put = (key: string, code: string | null): void => {
    below.set(key, below.has(key) && below.get(key) !== code ? null : code)
  }
  for (const { code, emdName, riName } of districts) {
    if (emdName === null) continue
    const codes = codesInForce(code)
    const only = codes.length === 1 ? (codes[0] ?? null) : null
    const lawdCd = lawdCdOf(code)
    const name = emdName + (riName ?? '')
    const bare = bareName(name)
    put(lawdCd + bare, only)
    if (bare !== name) put(lawdCd + compactName(name), only)
  }
  return below
}
