import { createStepBudget, type StepBudget } from '../step-budget.ts'
import { parseCatalogueText } from './catalogue-text.ts'
import { buildDistrictTree } from './district-tree.ts'
import { isLatelyAbolished, type LegalDistrict, lawdCdOf, liesIn, type NamedDistrict } from './legal-district.ts'
import { bareName, compactName, createNameIndex, type NameMatch, namesOf } from './name-index.ts'
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
  /** Whether a district is another one or lies under it. */
  liesIn(district: LegalDistrict, other: LegalDistrict): boolean
  /**
   * The code in force of the place that a transaction row names under a LAWD_CD (`신림동`, `해룡면 신대리`), also when the
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
   * form of the text (see `compactName`), and where its own name begins in it. Past the budget names are not looked for.
   */
  matchStart(text: string, budget?: StepBudget): { named: NamedDistrict; start: number; end: number }[]
  /** Every district in force that the whole text may name: full, shortened or, where none is named so now, former. Several: the name is ambiguous. */
  named(text: string, budget?: StepBudget): NamedDistrict[]
  /** Whether the whole text may name a 시, 군 or 구 by a name that it has now. */
  namesCity(text: string, budget?: StepBudget): boolean
  /** Districts in force for a search box, in groups, the closest first. Every word of the keyword must be in the full name. */
  search(keyword: string, limit: number): LegalDistrict[][]
}

/** Names compared for one text of which nobody says how much it may cost. */
const MOST_STEPS = 20_000

/** Builds the catalogue from its file; see `parseCatalogueText` for the format and what it throws. */
export function createDistrictCatalogue(text: string): DistrictCatalogue {
  const districts = buildDistrictTree(parseCatalogueText(text))
  const succession = createSuccession(districts)
  const active = [...districts.values()].filter((district) => district.active)
  const children = groupByParent(active)
  const codesInForce = (code: string): readonly string[] =>
    districts.get(code)?.active === true ? [code] : succession.successorsOf(code)
  const names = createNameIndex(districts, codesInForce)
  let below: Map<string, string | null> | undefined

  function inForce({ district: match, within, isAlone }: NameMatch): NamedDistrict[] {
    if (match.active) return [{ district: match, formerCode: null }]
    const isGuess = match.isGuess === true || (isAlone && match.emdName !== null && !isLatelyAbolished(match))
    return codesInForce(match.code).flatMap((code) => {
      const district = districts.get(code)
      if (district === undefined || (within !== null && !liesIn(district, within, districts))) return []
      return [{ district, formerCode: match.code, isGuess }]
    })
  }
  /** Present before former, certain before guessed, then the newest name. */
  function tellsMore(named: NamedDistrict, before: NamedDistrict): boolean {
    if (before.formerCode === null || named.formerCode === null) return before.formerCode !== null
    if (named.isGuess !== before.isGuess) return before.isGuess === true
    const dayOf = ({ formerCode }: NamedDistrict) => districts.get(formerCode ?? '')?.abolishedOn ?? ''
    return dayOf(named) > dayOf(before)
  }
  function matchStart(
    value: string,
    budget = createStepBudget(MOST_STEPS),
  ): ReturnType<DistrictCatalogue['matchStart']> {
    const found = new Map<string, { named: NamedDistrict; start: number; end: number }>()
    for (const match of withoutOlderNames(names.matchStart(compactName(value), budget), codesInForce)) {
      for (const named of inForce(match)) {
        const key = `${match.end} ${named.district.code}`
        const before = found.get(key)?.named
        if (before === undefined || tellsMore(named, before))
          found.set(key, { named, start: match.start, end: match.end })
      }
    }
    return [...found.values()]
  }

  function named(value: string, budget?: StepBudget): NamedDistrict[] {
    const { length } = compactName(value)
    const whole = matchStart(value, budget).filter(({ end }) => end === length)
    return presentFirst(whole.map(({ named }) => named))
  }
  const cityNames = new Set(active.filter(({ level }) => level === 'SIGUNGU').flatMap(namesOf))
  /** Most texts are ruled out by their end, without a look at all that they may begin with. */
  function endsLikeCity(compact: string): boolean {
    for (let at = compact.length - 2; at >= 0; at -= 1) if (cityNames.has(compact.slice(at))) return true
    return false
  }

  return {
    find: (code) => districts.get(code) ?? null,
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

/**
 * Of several holders of a former name, one after another, the last one counts: 인천 남구 was a larger district before it was
 * the one that is 미추홀구 now.
 */
function withoutOlderNames(matches: NameMatch[], codesInForce: (code: string) => readonly string[]): NameMatch[] {
  const former = matches.filter(({ district }) => !district.active)
  if (former.length < 2) return matches
  const keysOf = ({ district, end }: NameMatch) => codesInForce(district.code).map((code) => `${end} ${code}`)
  const dayOf = ({ district }: NameMatch) => district.abolishedOn ?? ''
  const lastDays = new Map<string, string>()
  for (const match of former.filter(({ district }) => district.isGuess !== true)) {
    for (const key of keysOf(match)) if ((lastDays.get(key) ?? '') < dayOf(match)) lastDays.set(key, dayOf(match))
  }
  const isReplaced = (match: NameMatch) => keysOf(match).some((key) => (lastDays.get(key) ?? '') > dayOf(match))
  return matches.filter((match) => match.district.active || !isReplaced(match))
}

/** A former name counts only where the same text names nothing in force. */
export function presentFirst(all: readonly NamedDistrict[]): NamedDistrict[] {
  const present = all.filter(({ formerCode }) => formerCode === null)
  return present.length > 0 ? present : [...all]
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
