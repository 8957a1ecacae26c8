import type { StepBudget } from '../step-budget.ts'
import { parseCatalogueText } from './catalogue-text.ts'
import { buildDistrictTree } from './district-tree.ts'
import { isLatelyAbolished, type LegalDistrict, lawdCdOf, liesIn, type NamedDistrict } from './legal-district.ts'
import { createDistrictMatcher, type MatchedDistrict } from './match-districts.ts'
import { bareName, compactName, namesOf } from './name-index.ts'
import { createPathNames, type PathNames } from './path-names.ts'
import { createDistrictSearch } from './search-districts.ts'
import { createSuccession } from './succession.ts'

/** All legal districts of the country, in memory. */
export type DistrictCatalogue = {
  /** A district in force or abolished, by its 10-digit code. */
  find(code: string): LegalDistrict | null
  /** The name of a district in force within addresses of pages, such as `관악구-신림동`; null for any other code. */
  pathNameOf(code: string): string | null
  /** The district in force that goes by such a name, with its 시도 before it or without. */
  byPathName(name: string): LegalDistrict | null
  /** Every district in force. */
  active(): readonly LegalDistrict[]
  /** The districts in force directly under one; empty for the lowest level, where lots are. */
  childrenOf(code: string): readonly LegalDistrict[]
  /** Whether a district is another one or lies under it. */
  liesIn(district: LegalDistrict, other: LegalDistrict): boolean
  /**
   * The code in force of the place that a deal row names under a LAWD_CD (`신림동`, `해룡면 신대리`), also when the
   * LAWD_CD or the name is a former one. Null when it is unknown or means several.
   */
  districtUnder(lawdCd: string, nameBelow: string): string | null
  /** The one code in force that took the place of an abolished one; null for a code in force and after a split. */
  successorOf(code: string): string | null
  /** Several after a split; empty for a code in force. */
  successorsOf(code: string): readonly string[]
  /** The lately abolished codes that led to this one, newest first. */
  predecessorsOf(code: string): readonly string[]
  /** The codes to ask a provider for, one after another: the one in force first, then those that it may still go by. */
  codesToTry(code: string): readonly string[]
  /**
   * Every district in force that a beginning of the text may name, with the length of that beginning in the compact
   * form of the text (see `compactName`), and where its own name begins in it. Past the budget names are not looked
   * for.
   */
  matchStart(text: string, budget?: StepBudget): MatchedDistrict[]
  /**
   * Every district in force that the whole text may name: full, shortened or, where none is named so now, former.
   * Several: the name is ambiguous.
   */
  named(text: string, budget?: StepBudget): NamedDistrict[]
  /** Whether the whole text may name a 시, 군 or 구 by a name that it has now. */
  namesCity(text: string, budget?: StepBudget): boolean
  /**
   * Districts in force for a search box, in groups, the closest first. Every word of the keyword must be in the full
   * name.
   */
  search(keyword: string, limit: number): LegalDistrict[][]
}

/** Builds the catalogue from its file; see `parseCatalogueText` for the format and what it throws. */
export function createDistrictCatalogue(text: string): DistrictCatalogue {
  const districts = buildDistrictTree(parseCatalogueText(text))
  const succession = createSuccession(districts)
  const active = [...districts.values()].filter((district) => district.active)
  const children = groupByParent(active)
  const codesInForce = (code: string): readonly string[] =>
    districts.get(code)?.active === true ? [code] : succession.successorsOf(code)
  const { matchStart, named } = createDistrictMatcher(districts, codesInForce)
  let pathNames: PathNames | undefined
  const paths = () => (pathNames ??= createPathNames(active))
  let below: Map<string, string | null> | undefined

  const cityNames = new Set(active.filter(({ level }) => level === 'SIGUNGU').flatMap(namesOf))
  /** Most texts are ruled out by their end, without a look at all that they may begin with. */
  function endsLikeCity(compact: string): boolean {
    for (let at = compact.length - 2; at >= 0; at -= 1) if (cityNames.has(compact.slice(at))) return true
    return false
  }

  return {
    find: (code) => districts.get(code) ?? null,
    pathNameOf: (code) => paths().nameOf(code) ?? null,
    byPathName: (name) => districts.get(paths().codeOf(name) ?? '') ?? null,
    active: () => active,
    childrenOf: (code) => children.get(code) ?? [],
    liesIn: (district, other) => liesIn(district, other, districts),
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
    named,
    namesCity: (text, budget) =>
      endsLikeCity(compactName(text)) &&
      named(text, budget).some(({ district, formerCode }) => formerCode === null && district.level === 'SIGUNGU'),
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
  const older: [key: string, code: string | null][] = []
  for (const district of districts) {
    const { code, emdName, riName, active, isGuess } = district
    if (emdName === null || isGuess === true) continue
    const codes = codesInForce(code)
    const only = codes.length === 1 ? (codes[0] ?? null) : null
    const lawdCd = lawdCdOf(code)
    const name = emdName + (riName ?? '')
    const bare = bareName(name)
    const keys = bare === name ? [lawdCd + name] : [lawdCd + bare, lawdCd + compactName(name)]
    for (const key of keys) {
      if (active || isLatelyAbolished(district)) put(key, only)
      else older.push([key, only])
    }
  }
  const known = new Set(below.keys())
  for (const [key, code] of older) if (!known.has(key)) put(key, code)
  return below
}
