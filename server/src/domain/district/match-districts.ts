import { createStepBudget, type StepBudget } from '../step-budget.ts'
import { isLatelyAbolished, type LegalDistrict, liesIn, type NamedDistrict } from './legal-district.ts'
import { compactName, createNameIndex, type NameMatch } from './name-index.ts'

/** `start`, `end`: the position of the district's own name in the compact form of the text. */
export type MatchedDistrict = { named: NamedDistrict; start: number; end: number }

/** See `matchStart` and `named` of the catalogue. */
type DistrictMatcher = {
  matchStart(text: string, budget?: StepBudget): MatchedDistrict[]
  named(text: string, budget?: StepBudget): NamedDistrict[]
}

type CodesInForce = (code: string) => readonly string[]

/** The maximum number of names compared for a text without an explicit budget. */
const MOST_STEPS = 20_000

/** Maps the active or abolished districts that a text names to active districts. */
export function createDistrictMatcher(
  districts: ReadonlyMap<string, LegalDistrict>,
  codesInForce: CodesInForce,
): DistrictMatcher {
  const names = createNameIndex(districts, codesInForce)

  function inForce({ district: match, within, isAlone }: NameMatch): NamedDistrict[] {
    if (match.active) return [{ district: match, formerCode: null }]
    const isGuess = match.isGuess === true || (isAlone && match.emdName !== null && !isLatelyAbolished(match))
    return codesInForce(match.code).flatMap((code) => {
      const district = districts.get(code)
      if (district === undefined || (within !== null && !liesIn(district, within, districts))) return []
      return [{ district, formerCode: match.code, isGuess }]
    })
  }

  function matchStart(value: string, budget: StepBudget = createStepBudget(MOST_STEPS)): MatchedDistrict[] {
    const found = new Map<string, MatchedDistrict>()
    for (const match of withoutOlderNames(names.matchStart(compactName(value), budget), codesInForce)) {
      const { start, end } = match
      for (const named of inForce(match)) {
        const key = `${end} ${named.district.code}`
        const before = found.get(key)?.named
        if (before === undefined || namesBetter(named, before, districts)) found.set(key, { named, start, end })
      }
    }
    return [...found.values()]
  }

  return {
    matchStart,
    named(value, budget) {
      const { length } = compactName(value)
      const whole = matchStart(value, budget).filter(({ end }) => end === length)
      return presentFirst(whole.map(({ named }) => named))
    },
  }
}

/** Current before former, certain before guessed, then the newest name. */
function namesBetter(
  named: NamedDistrict,
  before: NamedDistrict,
  districts: ReadonlyMap<string, LegalDistrict>,
): boolean {
  if (before.formerCode === null || named.formerCode === null) return before.formerCode !== null
  if (named.isGuess !== before.isGuess) return before.isGuess === true
  const dayOf = ({ formerCode }: NamedDistrict) => districts.get(formerCode ?? '')?.abolishedOn ?? ''
  return dayOf(named) > dayOf(before)
}

/**
 * If several districts successively had a former name, the last one counts: 인천 남구 was a larger district before it
 * became the one that is now 미추홀구.
 */
function withoutOlderNames(matches: NameMatch[], codesInForce: CodesInForce): NameMatch[] {
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

/** A former name counts only if the same text names no active district. */
export function presentFirst(all: readonly NamedDistrict[]): NamedDistrict[] {
  const present = all.filter(({ formerCode }) => formerCode === null)
  return present.length > 0 ? present : [...all]
}
