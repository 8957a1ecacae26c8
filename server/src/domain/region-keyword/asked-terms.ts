import type { ContractPurpose } from '../comparison/lease-terms.ts'
import type { TradedPropertyType } from '../property/property-type.ts'
import { TYPED_AMOUNTS, TYPED_SIZES } from '../rule-book/shown-thresholds.ts'
import { type AmountTerm, type KeywordTerm } from './read-terms.ts'

/** The criteria by which stored contracts can be counted. Null: not requested. */
export type AskedTerms = {
  depositManwon: number | null
  monthlyRentManwon: number | null
  area: Extract<KeywordTerm, { kind: 'AREA' }> | null
  isBasement: boolean
}

/** Why a term cannot be used for counting; `null` if it can. */
export type TermProblem =
  | 'UNIT_UNCLEAR'
  | 'AMOUNT_UNCLEAR'
  | 'NO_UPPER_END'
  | 'OTHER_PURPOSE'
  | 'SALE'
  | 'NOT_PUBLISHED'
  | 'EXCLUDED'
  | 'MAYBE_DEPOSIT'
  | 'TWICE'
  | null

/** Splits terms into usable ones and problems. `isPurposeNamed`: if false, the kind of a bare amount is unknown. */
export function askTerms(
  terms: readonly KeywordTerm[],
  purpose: ContractPurpose,
  isPurposeNamed: boolean,
): { asked: AskedTerms; problems: TermProblem[] } {
  const asked: AskedTerms = { depositManwon: null, monthlyRentManwon: null, area: null, isBasement: false }
  const problems = terms.map((term): TermProblem => {
    if ('isExcluded' in term) return 'EXCLUDED'
    if (term.kind === 'ROOMS') return 'NOT_PUBLISHED'
    if (term.kind === 'FLOOR') {
      if (term.floor !== 'BASEMENT') return 'NOT_PUBLISHED'
      asked.isBasement = true
      return null
    }
    if (term.kind === 'AREA') {
      if (asked.area !== null) return 'TWICE'
      asked.area = term
      return null
    }
    // 월세 1000: probably a deposit, but not stated
    if (term.kind === 'MONTHLY_RENT' && !term.unclearUnit && isRatherDeposit(term, terms)) return 'MAYBE_DEPOSIT'
    return askAmount(term, asked, purpose, isPurposeNamed)
  })
  return { asked, problems }
}

function isRatherDeposit({ toManwon }: AmountTerm, terms: readonly KeywordTerm[]): boolean {
  const rent = toManwon ?? 0
  return (
    rent > TYPED_AMOUNTS.rentAtMost && !terms.some((term) => term.kind === 'DEPOSIT' && (term.toManwon ?? 0) >= rent)
  )
}

function askAmount(
  term: Exclude<KeywordTerm, { kind: 'ROOMS' | 'FLOOR' | 'AREA' }>,
  asked: AskedTerms,
  purpose: ContractPurpose,
  isPurposeNamed: boolean,
): TermProblem {
  if (term.kind === 'SALE_PRICE') return 'SALE'
  if (term.kind === 'MAINTENANCE_FEE') return 'NOT_PUBLISHED'
  if (term.kind === 'AMOUNT' && !isPurposeNamed) return 'AMOUNT_UNCLEAR'
  if (term.unclearUnit) return 'UNIT_UNCLEAR'
  if (term.toManwon === null) return 'NO_UPPER_END'
  const isRent =
    term.kind === 'MONTHLY_RENT' ||
    (term.kind === 'AMOUNT' && purpose === 'MONTHLY_RENT' && term.toManwon <= TYPED_AMOUNTS.rentAtMost)
  if (isRent && purpose === 'JEONSE') return 'OTHER_PURPOSE'
  const key = isRent ? 'monthlyRentManwon' : 'depositManwon'
  if (asked[key] !== null) return 'TWICE'
  asked[key] = term.toManwon
  return null
}

/** 평: 400/121 square metres by definition (계량법). */
const SQUARE_METER_PER_PYEONG = 400 / 121

/** Exclusive area in square metres, as in stored contracts; null if it is unclear which area 평 refers to. */
export function exclusiveBand(
  { unit, isExclusive, from, to }: NonNullable<AskedTerms['area']>,
  propertyType: TradedPropertyType,
): { from: number; to: number | null } | null {
  if (unit === 'PYEONG' && !isExclusive && propertyType !== 'APARTMENT') return null
  const share = unit === 'SQUARE_METER' ? 1 : SQUARE_METER_PER_PYEONG * (isExclusive ? 1 : TYPED_SIZES.exclusiveShare)
  // square metres and 평 of exclusive area are exact; 33평 is up to 84.99 ㎡, 25평 from 59.5
  const isRough = unit === 'PYEONG' && !isExclusive
  const [lower, upper] = isRough ? [Math.floor, Math.ceil] : [Math.round, Math.round]
  return { from: lower(from * share), to: to === null ? null : upper(to * share) }
}
