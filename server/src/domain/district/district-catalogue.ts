import type { StepBudget } from '../step-budget.ts'
import { parseCatalogueText } from './catalogue-text.ts'
import { buildDistrictTree } from './district-tree.ts'
import { isLatelyAbolished, type LegalDistrict, lawdCdOf, liesIn, type NamedDistrict } from './legal-district.ts'
import { createDistrictMatcher, type MatchedDistrict } from './match-districts.ts'
import { bareName, compactName, namesOf } from './name-index.ts'
import { createDistrictSearch } from './search-districts.ts'

/** All legal districts of the country, in memory. */
export type DistrictCatalogue = {
  /** Finds an active or abolished district by its 10-digit code. */
  find(code: string): LegalDistrict | null
  /** The name of an active district in page URLs, such as `관악구-신림동`; null for any other code. */
  pathNameOf(code: string): string | null
  /** The active district with such a name, with or without its 시도 in front. */
  byPathName(name: string): LegalDistrict | null
  /** Every active district. */
  active(): readonly LegalDistrict[]
  /** The active districts directly below the given one; empty for the lowest level, which contains the lots. */
  childrenOf(code: string): readonly LegalDistrict[]
  /** Whether a district equals another one or lies within it. */
  liesIn(district: LegalDistrict, other: LegalDistrict): boolean
  /**
   * The active code of the place that a deal row names below a LAWD_CD (`신림동`, `해룡면 신대리`), even if the
   * LAWD_CD or the name is a former one. Null if the place is unknown or ambiguous.
   */
  districtUnder(lawdCd: string, nameBelow: string): string | null
  /** The only active code that replaced an abolished one; null for an active code and after a split. */
  successorOf(code: string): string | null
  /** Several after a split; empty for an active code. */
  successorsOf(code: string): readonly string[]
  /** The recently abolished codes that this one replaced, newest first. */
  predecessorsOf(code: string): readonly string[]
  /** The codes to query a provider with, in order: the active code, then those that the provider may still use. */
  codesToTry(code: string): readonly string[]
  /**
   * Every active district that a prefix of the text may name, with the prefix's length in the compact form of the text
   * (see `compactName`) and the position of the district's own name in it. Once the budget is spent, no further names
   * are looked up.
   */
  matchStart(text: string, budget?: StepBudget): MatchedDistrict[]
  /**
   * Every active district that the whole text may name: by its full, short or, if no current name matches, former name.
   * Several if the name is ambiguous.
   */
  named(text: string, budget?: StepBudget): NamedDistrict[]
  /** Whether the whole text may be the current name of a 시, 군 or 구. */
  namesCity(text: string, budget?: StepBudget): boolean
  /**
   * Active districts for a search box, in groups, closest match first. The full name must contain every word of the
   * keyword.
   */
  search(keyword: string, limit: number): LegalDistrict[][]
}

/** Builds the catalogue from its file; see `parseCatalogueText` for the format and the errors thrown. */
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
  /** Rules out most texts by their end, without examining every prefix. */
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

/** LAWD_CD and compact name below it → the active code; null if the name is ambiguous. */
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

/** Names of districts in page URLs, such as `관악구-신림동`. */
type PathNames = {
  /** The name of an active district; `undefined` for any other code. */
  nameOf(code: string): string | undefined
  /** The code of the district with a name, with or without its 시도 in front. */
  codeOf(name: string): string | undefined
}

const BETWEEN = '-'

/** The 시도 is omitted if no other one has a 시, 군 or 구 with that name. Every name belongs to one district. */
function createPathNames(active: readonly LegalDistrict[]): PathNames {
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

/** Which codes replaced which, across any number of changes. */
type Succession = {
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

function createSuccession(districts: ReadonlyMap<string, LegalDistrict>): Succession {
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
