import { message, type Text } from '../../words/message.ts'
import { wholeManwon } from '../shown-amount.ts'
import type { PaperHome } from './papers-input.ts'

/** Deposits of stored past leases in whole manwon, and the area they are from. */
export type LeaseDeposits = {
  scope: 'LOT' | 'LEGAL_DISTRICT' | 'LAWD_CD'
  q1Manwon: number
  medianManwon: number
  q3Manwon: number
  sampleCount: number
  /** First and last contract month, `YYYYMM`. */
  fromMonth: string
  toMonth: string
}

type StoredDeposits = Omit<LeaseDeposits, 'scope' | 'q1Manwon' | 'medianManwon' | 'q3Manwon'> & {
  q1: number
  median: number
  q3: number
}

/** The lot's own leases, else those of the district and type, else those of the city district; `null`: none stored. */
export function nearestDeposits(stored: {
  ofLot: StoredDeposits | null
  ofDistrict: StoredDeposits | null
  ofCity: StoredDeposits | null
}): LeaseDeposits | null {
  const named = (scope: LeaseDeposits['scope'], { q1, median, q3, ...rest }: StoredDeposits): LeaseDeposits => {
    const [q1Manwon, medianManwon, q3Manwon] = [q1, median, q3].map(wholeManwon) as [number, number, number]
    return { scope, q1Manwon, medianManwon, q3Manwon, ...rest }
  }
  if (stored.ofLot !== null) return named('LOT', stored.ofLot)
  if (stored.ofDistrict !== null) return named('LEGAL_DISTRICT', stored.ofDistrict)
  return stored.ofCity && named('LAWD_CD', stored.ofCity)
}

/**
 * Deposits that may rank before the tenant's own and that public data does not show. An assumption, never a finding of
 * fact.
 */
export type UnseenSeniorDeposits = {
  otherHouseholds: number
  /** From the quartiles of stored leases, in whole manwon; `null`: no leases are stored. */
  low: number | null
  mid: number | null
  high: number | null
  basis: LeaseDeposits | null
  /** The papers that show the actual deposits. */
  papers: ['FIXED_DATE_LIST', 'RESIDENT_LIST']
  sentence: Text
}

/**
 * Estimates the deposits of the other households of a shared house from past leases. `null` if there are no other
 * households: another type, a house for one household, or as many rooms whose deposit stands on a paper (`seenRooms`) as it has others.
 * There is no estimate for an unknown number of households.
 */
export function unseenSeniorDeposits(
  home: PaperHome,
  leases: LeaseDeposits | null,
  seenRooms = 0,
): UnseenSeniorDeposits | null {
  const { householdCount } = home
  if (!home.isShared || householdCount === null) return null
  const others = householdCount - 1 - seenRooms
  if (seenRooms > 0 && others <= 0) return null
  const papers: UnseenSeniorDeposits['papers'] = ['FIXED_DATE_LIST', 'RESIDENT_LIST']
  if (leases === null) {
    const sentence = message('UNSEEN_DEPOSITS_UNKNOWN', { others })
    return { otherHouseholds: others, low: null, mid: null, high: null, basis: null, papers, sentence }
  }
  const { scope, sampleCount, q1Manwon, medianManwon, q3Manwon } = leases
  const [low, mid, high] = [q1Manwon, medianManwon, q3Manwon].map((deposit) => Math.round(others * deposit)) as [
    number,
    number,
    number,
  ]
  const sentence = message('UNSEEN_DEPOSITS', {
    others,
    scope,
    sampleCount,
    lowManwon: low,
    midManwon: mid,
    highManwon: high,
  })
  return { otherHouseholds: others, low, mid, high, basis: leases, papers, sentence }
}
